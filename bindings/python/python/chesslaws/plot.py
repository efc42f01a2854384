r"""Pictures of games and of tables, drawn with matplotlib.

`pip install chesslaws[plot]`. Every function draws on the axes it is given, or on new ones, and
returns them.

>>> import chesslaws
>>> from chesslaws import plot
>>> pgn = b'[TimeControl "60"]\n\n1. e4 {[%clk 0:00:58]} e5 {[%clk 0:00:57]} *'
>>> axes = plot.clock_times(next(chesslaws.read_pgn(pgn)))
>>> axes.get_ylabel()
'time left in seconds'
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import timedelta
from typing import TYPE_CHECKING, Protocol

import matplotlib.pyplot as plt
import pyarrow as pa
import pyarrow.compute as pc

from chesslaws._words import Code, Color, Edition

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from chesslaws._chesslaws import Game
    from chesslaws._judgement import Finding

__all__ = ["clock_times", "findings_per_event", "time_use"]

_COLORS = {Color.WHITE: "tab:orange", Color.BLACK: "tab:blue"}
#: How a finding is marked: in which colour, with which marker, under which name in the legend.
_FLAG = ("tab:red", "X", "flag")
_CLAIM = ("tab:green", "D", "claim")
_OTHER = ("tab:purple", "o", "other finding")
_MARKS = {
    Code.OVERSTEPPED: _FLAG,
    Code.TIME_FORFEIT_IMPOSSIBLE: _FLAG,
    Code.CLAIMABLE_THREEFOLD: _CLAIM,
    Code.CLAIMABLE_FIFTY: _CLAIM,
}

_TIMES = {"color": pa.string(), "time_spent": pa.duration("us")}
_FOUND = {"file": pa.string(), "game": pa.int64(), "code": pa.string()}
_EVENTS = {"file": pa.string(), "game": pa.int64(), "event": pa.string()}


class _ArrowTable(Protocol):
    """A table that every Arrow consumer takes: a `ScanTable`, a frame of polars or pandas."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...


def clock_times(
    game: Game, *, ax: Axes | None = None, edition: Edition | str = "fide-2023"
) -> Axes:
    """Draw what the clocks of both players showed after their moves (`%clk`), by ply.

    The time is in minutes, or in seconds if nobody had more than two minutes. Findings of the audit
    by `edition` stand on the curve of the player who moved: red crosses are flags, green diamonds
    draws that could be claimed, purple dots all others. Moves without a clock are left out.

    Raises `ValueError` if no move of the game has a clock, or for an unknown edition.
    """
    curves = {color: list(_curve(game, color)) for color in Color}
    longest = max((left for curve in curves.values() for _, left in curve), default=None)
    if longest is None:
        raise ValueError("no move of the game has a clock: there is no %clk in its comments")
    unit, per_unit = ("minutes", 60) if longest > timedelta(minutes=2) else ("seconds", 1)
    scaled = {
        color: [(ply, left.total_seconds() / per_unit) for ply, left in curve]
        for color, curve in curves.items()
    }
    ax = _axes(ax)
    for color, points in scaled.items():
        name = game.tags.get(color.capitalize()) or str(color)
        plies, times = [ply for ply, _ in points], [left for _, left in points]
        ax.plot(plies, times, color=_COLORS[color], label=f"{name} ({color})")
    _mark(ax, scaled, game, edition)
    ax.set_xlabel("ply")
    ax.set_ylabel(f"time left in {unit}")
    ax.set_xlim(left=0)
    ax.set_ylim(bottom=0)
    ax.legend()
    return ax


def _mover(game: Game, ply: int) -> Color:
    return game.start.turn if ply % 2 else game.start.turn.other


def _curve(game: Game, color: Color) -> Iterator[tuple[int, timedelta]]:
    for ply, left in enumerate(game.clocks(), 1):
        if left is not None and _mover(game, ply) is color:
            yield ply, left


def _mark(
    ax: Axes,
    curves: dict[Color, list[tuple[int, float]]],
    game: Game,
    edition: Edition | str,
) -> None:
    marked: dict[tuple[str, str, str], list[Finding]] = {}
    for finding in game.judge(edition).findings:
        marked.setdefault(_MARKS.get(finding.code, _OTHER), []).append(finding)
    for (color, marker, name), found in marked.items():
        plies = [finding.ply for finding in found]
        heights = [_height(curves[_mover(game, ply)], ply) for ply in plies]
        ax.plot(
            plies, heights, marker, color=color, label=name, markersize=9, zorder=3, clip_on=False
        )
        for finding, height in zip(found, heights, strict=True):
            ax.annotate(
                finding.code,
                (finding.ply, height),
                xytext=(-6, 8),
                textcoords="offset points",
                ha="right",
                color=color,
            )


def _height(curve: list[tuple[int, float]], ply: int) -> float:
    """Return what the clock last showed at a ply; 0 if it had not been noted yet."""
    return next((left for at, left in reversed(curve) if at <= ply), 0.0)


def time_use(moves: _ArrowTable, *, ax: Axes | None = None, bins: int = 40) -> Axes:
    """Draw how the times that moves took are distributed, for White and for Black.

    `moves` is the table of moves with the columns `color` and `time_spent`, from `scan_pgn` or from
    any library that hands tables over as Arrow streams. The time is in seconds. As many moves take
    little time and few take much, both axes are logarithmic, and there are `bins` bins of equal
    ratio from a tenth of a second on; what took less is counted in the first. Moves of unknown time
    are left out.

    Raises `KeyError` for a table without these columns, `ValueError` if no time is known.
    """
    table = _columns(moves, _TIMES).drop_null()
    if table.num_rows == 0:
        raise ValueError("no move has a known time: there is no %clk or %emt in the comments")
    microseconds = table["time_spent"].cast(pa.int64()).cast(pa.float64())
    seconds = pc.max_element_wise(pc.divide(microseconds, 1e6), 0.1)
    longest = max(pc.max(seconds).as_py(), 0.2)
    ratio = (longest / 0.1) ** (1 / bins)
    # The last edge is no product, which could fall short of the longest time.
    edges = [*(0.1 * ratio**step for step in range(bins)), longest]
    ax = _axes(ax)
    for color in Color:
        taken = seconds.filter(pc.equal(table["color"], str(color)))
        ax.hist(taken.to_numpy(), edges, histtype="step", color=_COLORS[color], label=str(color))
    ax.set_xscale("log")
    ax.set_yscale("log")
    ax.set_xlabel("time for a move in seconds")
    ax.set_ylabel("moves")
    ax.legend()
    return ax


def findings_per_event(
    findings: _ArrowTable, games: _ArrowTable, *, ax: Axes | None = None, events: int = 15
) -> Axes:
    """Draw how many findings the games of each event have, as bars with a part for each code.

    `findings` is the table of findings with the columns `file`, `game` and `code`, and `games` the
    table of games with `file`, `game` and `event`. Of many events those with the most findings are
    shown, `events` at most; games without the tag stand under `?`.

    Raises `KeyError` for a table without these columns, `ValueError` if nothing was found.
    """
    joined = _columns(findings, _FOUND).join(_columns(games, _EVENTS), ["file", "game"])
    counts = joined.group_by(["event", "code"]).aggregate([([], "count_all")]).to_pylist()
    if not counts:
        raise ValueError("there are no findings")
    by_event: dict[str, Counter[str]] = {}
    for row in counts:
        by_event.setdefault(row["event"] or "?", Counter())[row["code"]] += row["count_all"]
    shown = sorted(by_event, key=lambda event: (-by_event[event].total(), event))[:events]
    ax = _axes(ax)
    lefts = [0] * len(shown)
    for code in Code:
        widths = [by_event[event][code] for event in shown]
        if any(widths):
            ax.barh(shown, widths, left=lefts, label=str(code))
            lefts = [left + width for left, width in zip(lefts, widths, strict=True)]
    ax.invert_yaxis()
    ax.set_xlabel("findings")
    ax.legend()
    return ax


def _columns(table: _ArrowTable, types: dict[str, pa.DataType]) -> pa.Table:
    """Return these columns in these types: libraries have several for text."""
    return pa.table(table).select(list(types)).cast(pa.schema(types))


def _axes(ax: Axes | None) -> Axes:
    return plt.subplots(layout="constrained")[1] if ax is None else ax

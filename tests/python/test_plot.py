"""What is drawn is what the games and tables hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import matplotlib as mpl
import matplotlib.pyplot as plt
import numpy as np
import polars as pl
import pyarrow as pa
import pytest
from matplotlib.axes import Axes
from matplotlib.patches import Polygon

import chesslaws
from chesslaws import plot
from conftest import GAMES

mpl.use("agg")

OVERSTEPPED = b"""[White "Ann"]
[Black "Bea"]
[TimeControl "60+10"]

1. e4 {[%clk 0:01:05]} e5 {[%clk 0:01:00]} 2. Nf3 {[%clk 0:00:04]} d6 {[%clk 0:01:01]} 1-0
"""


@pytest.fixture(autouse=True)
def _close() -> Iterator[None]:
    """Close what a test has drawn."""
    yield
    plt.close("all")


def points(ax: Axes, label: str) -> list[tuple[float, float]]:
    """Return the points of the line with this label."""
    [line] = [line for line in ax.get_lines() if line.get_label() == label]
    return [(float(x), float(y)) for x, y in np.asarray(line.get_xydata())]


def test_clock_times_with_a_flag() -> None:
    [game] = chesslaws.read_pgn(OVERSTEPPED)
    _, given = plt.subplots()
    ax = plot.clock_times(game, ax=given)
    assert ax is given
    assert points(ax, "Ann (white)") == [(1, 65), (3, 4)]
    assert points(ax, "Bea (black)") == [(2, 60), (4, 61)]
    assert points(ax, "flag") == [(3, 4)]
    assert [text.get_text() for text in ax.texts] == ["overstepped"]
    assert ax.get_ylabel() == "time left in seconds"


def test_clock_times_with_claims_in_minutes() -> None:
    game = list(chesslaws.read_pgn(GAMES / "broadcast-clk.pgn"))[57]
    ax = plot.clock_times(game)
    assert ax.get_ylabel() == "time left in minutes"
    clocks = game.clocks()
    [claim] = [one for one in game.judge().findings if one.code == "claimable-threefold"]
    at = clocks[claim.ply - 1]
    assert at is not None
    assert points(ax, "claim") == [(claim.ply, at.total_seconds() / 60)]
    white = [(ply, left) for ply, left in enumerate(clocks, 1) if ply % 2 and left is not None]
    label = f"{game.tags['White']} (white)"
    assert points(ax, label) == [(ply, left.total_seconds() / 60) for ply, left in white]


def test_black_may_begin() -> None:
    fen = b'[FEN "4k3/7p/8/8/8/8/P7/4K3 b - - 0 1"]\n\n'
    [game] = chesslaws.read_pgn(fen + b"1... h6 {[%clk 0:00:09]} 2. a3 {[%clk 0:00:08]} *")
    ax = plot.clock_times(game)
    assert points(ax, "black (black)") == [(1, 9)]
    assert points(ax, "white (white)") == [(2, 8)]


def test_a_game_without_clocks() -> None:
    [game] = chesslaws.read_pgn(b"1. e4 *")
    with pytest.raises(ValueError, match="no %clk"):
        plot.clock_times(game)


@pytest.mark.parametrize("convert", [lambda table: table, pa.table, pl.DataFrame])
def test_time_use_counts_every_known_time(convert: Callable[[Any], Any]) -> None:
    moves = chesslaws.scan_pgn(GAMES / "chesscom-clk.pgn").moves
    frame = pl.DataFrame(moves)
    ax = plot.time_use(convert(moves), bins=20)
    known = frame.drop_nulls("time_spent")
    patches = [patch for patch in ax.patches if isinstance(patch, Polygon)]
    outlines = {patch.get_label(): patch.get_xy() for patch in patches}
    assert list(outlines) == ["white", "black"]
    for color in ("white", "black"):
        # The outline of a histogram goes up and down at every edge.
        heights = outlines[color][1:-1:2, 1]
        assert sum(heights) == known.filter(pl.col("color") == color).height
    edges = outlines["white"][:, 0]
    longest = known["time_spent"].max()
    assert edges.min() == pytest.approx(0.1)
    assert edges.max() == pytest.approx(longest.total_seconds())  # type: ignore[union-attr]


def test_time_use_without_times() -> None:
    with pytest.raises(ValueError, match="no move has a known time"):
        plot.time_use(chesslaws.scan_pgn(b"1. e4 *").moves)


def test_findings_per_event() -> None:
    scan = chesslaws.scan_pgn([GAMES / "twic-232.pgn", GAMES / "masters-crlf.pgn"])
    ax = plot.findings_per_event(scan.findings, scan.games, events=3)
    names = [label.get_text() for label in ax.get_yticklabels()]
    games = pl.DataFrame(scan.games).select("file", "game", "event")
    joined = pl.DataFrame(scan.findings).join(games, on=["file", "game"])
    counted = joined.group_by("event").len().sort(["len", "event"], descending=[True, False])
    assert names == counted["event"].head(3).to_list()
    widths = [0.0] * 3
    for container in ax.containers:
        for row, bar in enumerate(container):
            assert bar.get_x() == widths[row]
            widths[row] += bar.get_width()
    assert widths == counted["len"].head(3).to_list()


def test_no_findings() -> None:
    scan = chesslaws.scan_pgn(b"1. e4 *")
    with pytest.raises(ValueError, match="no findings"):
        plot.findings_per_event(scan.findings, scan.games)

"""Measures the calls of `Position` beside those of python-chess: microseconds a call, one thread.

    python tests/python/bench_positions.py [--games N] [--runs N]

Positions are those of real games. Both libraries answer for the same positions in turn, and the
best of the runs counts. python-chess changes a board in place, so it is measured both ways: with a
copy, which is what an immutable position gives, and with push and pop. What it has beside
`can_mate` looks at the material only, where `can_mate` proves and gives a line.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from itertools import islice

import chess

import chesslaws
from conftest import GAMES

Pair = tuple[chesslaws.Position, chess.Board, chesslaws.Move, chess.Move]


def _positions(games: int) -> list[Pair]:
    pairs = []
    for game in islice(chesslaws.read_pgn(GAMES / "masters-crlf.pgn"), games):
        for position, move in zip(game.positions(), game.moves, strict=False):
            pairs.append((position, position.to_chess(), move, move.to_chess(position)))
    return pairs


def _best(job: Callable[[Sequence[Pair]], object], pairs: Sequence[Pair], runs: int) -> float:
    best = float("inf")
    for _ in range(runs):
        start = time.perf_counter()
        job(pairs)
        best = min(best, time.perf_counter() - start)
    return best / len(pairs) * 1e6


def _push(pairs: Sequence[Pair]) -> None:
    for _, board, _, move in pairs:
        board.push(move)
        board.pop()


def _copy_and_push(pairs: Sequence[Pair]) -> None:
    for _, board, _, move in pairs:
        board.copy(stack=False).push(move)


def _checked_push(pairs: Sequence[Pair]) -> None:
    for _, board, _, move in pairs:
        after = board.copy(stack=False)
        after.push(after.parse_uci(move.uci()))


Job = Callable[[Sequence[Pair]], object]
JOBS: list[tuple[str, Job, str, Job]] = [
    (
        "legal_moves()",
        lambda pairs: [position.legal_moves() for position, *_ in pairs],
        "list(board.legal_moves)",
        lambda pairs: [list(board.legal_moves) for _, board, *_ in pairs],
    ),
    (
        "play(move)",
        lambda pairs: [position.play(move) for position, _, move, _ in pairs],
        "copy, parse_uci, push",
        _checked_push,
    ),
    (
        "play(move)",
        lambda pairs: [position.play(move) for position, _, move, _ in pairs],
        "copy, push, unchecked",
        _copy_and_push,
    ),
    (
        "play(move)",
        lambda pairs: [position.play(move) for position, _, move, _ in pairs],
        "push, pop, unchecked",
        _push,
    ),
    (
        "can_mate(color)",
        lambda pairs: [position.can_mate("white") for position, *_ in pairs],
        "has_insufficient_material",
        lambda pairs: [board.has_insufficient_material(chess.WHITE) for _, board, *_ in pairs],
    ),
    (
        "is_checkmate",
        lambda pairs: [position.is_checkmate for position, *_ in pairs],
        "is_checkmate()",
        lambda pairs: [board.is_checkmate() for _, board, *_ in pairs],
    ),
    (
        "fen()",
        lambda pairs: [position.fen() for position, *_ in pairs],
        "fen()",
        lambda pairs: [board.fen() for _, board, *_ in pairs],
    ),
    (
        "san(move)",
        lambda pairs: [position.san(move) for position, _, move, _ in pairs],
        "san(move)",
        lambda pairs: [board.san(move) for _, board, _, move in pairs],
    ),
]


def main() -> None:
    """Measure every call."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--runs", type=int, default=5)
    arguments = parser.parse_args()
    pairs = _positions(arguments.games)
    print(f"{len(pairs)} positions")
    for ours, our_job, theirs, their_job in JOBS:
        mine = _best(our_job, pairs, arguments.runs)
        peer = _best(their_job, pairs, arguments.runs)
        print(f"{ours:<16} {mine:>8.2f} us  {theirs:<26} {peer:>8.2f} us  {peer / mine:>6.1f}x")


if __name__ == "__main__":
    main()

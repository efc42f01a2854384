"""Measures reading PGN beside python-chess: plies a second, one thread.

    python tests/python/bench.py FILE... [--peer-games N] [--runs N]

The peer reads the first N games only, since it is some hundred times slower.
"""

from __future__ import annotations

import argparse
import io
import time
from collections.abc import Callable, Iterable
from itertools import islice
from pathlib import Path

import chess.pgn

import chesslaws

Job = Callable[[bytes, int], tuple[int, int]]


def moves(text: bytes, limit: int) -> tuple[int, int]:
    """Read, play, and look at every move as an object."""
    return _count(len(game.moves) for game in islice(chesslaws.read_pgn(text), limit))


def columns(text: bytes, limit: int) -> tuple[int, int]:
    """Take what analysts want of every ply: UCI, FEN and clock."""

    def plies(game: chesslaws.Game) -> int:
        return sum(1 for _ in zip(game.uci_moves(), game.fens(), game.clocks(), strict=False))

    return _count(plies(game) for game in islice(chesslaws.read_pgn(text), limit))


def judgements(text: bytes, limit: int) -> tuple[int, int]:
    """Read, play and judge."""
    return _count(one.plies for one in islice(chesslaws.judge_file(text), limit))


def peer_moves(text: bytes, limit: int) -> tuple[int, int]:
    """Let python-chess read games and their main lines."""

    def plies(game: chess.pgn.Game) -> int:
        return sum(1 for _ in game.mainline_moves())

    return _count(plies(game) for game in islice(_peer_games(text), limit))


def peer_columns(text: bytes, limit: int) -> tuple[int, int]:
    """Let python-chess give UCI, FEN and clock of every ply."""

    def plies(game: chess.pgn.Game) -> int:
        return sum(1 for _ in _peer_rows(game))

    return _count(plies(game) for game in islice(_peer_games(text), limit))


def _peer_rows(game: chess.pgn.Game) -> Iterable[tuple[str, str, float | None]]:
    board = game.board()
    for node in game.mainline():
        # One board for the whole game: `node.board()` would play it again for every ply.
        board.push(node.move)
        yield node.move.uci(), board.fen(), node.clock()


def _peer_games(text: bytes) -> Iterable[chess.pgn.Game]:
    stream = io.StringIO(text.decode("utf-8", "replace"))
    while (game := chess.pgn.read_game(stream)) is not None:
        yield game


def _count(plies: Iterable[int]) -> tuple[int, int]:
    games = total = 0
    for one in plies:
        games += 1
        total += one
    return games, total


def _measure(name: str, job: Job, text: bytes, limit: int, runs: int) -> None:
    best = float("inf")
    for _ in range(runs):
        start = time.perf_counter()
        games, plies = job(text, limit)
        best = min(best, time.perf_counter() - start)
    print(
        f"{name:<28} {games:>8} games {plies / best:>12,.0f} plies/s {games / best:>10,.0f} games/s"
    )


def main() -> None:
    """Measure every job on the files together."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--peer-games", type=int, default=200)
    parser.add_argument("--runs", type=int, default=3)
    arguments = parser.parse_args()
    text = b"\n\n".join(path.read_bytes() for path in arguments.files)
    everything = 1 << 60
    for name, job in [
        ("chesslaws moves", moves),
        ("chesslaws UCI, FEN, clock", columns),
        ("chesslaws judge_file", judgements),
    ]:
        _measure(name, job, text, everything, arguments.runs)
    for name, job in [
        ("python-chess moves", peer_moves),
        ("python-chess UCI, FEN, clock", peer_columns),
    ]:
        _measure(name, job, text, arguments.peer_games, 1)


if __name__ == "__main__":
    main()

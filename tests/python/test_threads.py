"""Threads that share a reader or a scan get every game once; threads of their own get the same.

With a free-threaded interpreter nothing but the module itself keeps them apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path

from chesslaws import Clock, judge_file, read_pgn, scan_pgn

THREADS = 8


def _share(items: Iterator[object], count: Callable[[object], int]) -> int:
    """Let threads take turns with one iterator, and return what they counted together."""

    def take(_: int) -> int:
        return sum(count(item) for item in items)

    with ThreadPoolExecutor(THREADS) as pool:
        return sum(pool.map(take, range(THREADS)))


def test_a_shared_reader_gives_each_game_once(games: Path) -> None:
    path = games / "twic-232.pgn"
    alone = [game.plies for game in read_pgn(path)]
    assert _share(read_pgn(path), lambda _: 1) == len(alone)
    assert _share(read_pgn(path), lambda game: game.plies) == sum(alone)  # type: ignore[attr-defined]


def test_a_shared_scan_gives_each_batch_once(games: Path) -> None:
    scan = scan_pgn(games / "lichess-clk-eval.pgn", tables=["moves"], judge=False)
    alone = sum(len(batches["moves"]) for batches in scan)
    assert alone == 26_840
    assert _share(iter(scan), lambda batches: len(batches["moves"])) == alone  # type: ignore[index]


def test_threads_of_their_own_find_the_same(games: Path) -> None:
    path = games / "masters-crlf.pgn"
    alone = [one.findings for one in judge_file(path)]
    with ThreadPoolExecutor(THREADS) as pool:
        found = pool.map(lambda _: [one.findings for one in judge_file(path)], range(THREADS))
        assert all(one == alone for one in found)


def test_a_shared_clock_loses_nothing() -> None:
    clock = Clock("60")
    clock.start("white", timedelta(0))

    def add(_: int) -> None:
        for _ in range(500):
            clock.add_time("black", timedelta(seconds=1), timedelta(0))

    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(add, range(THREADS)))
    assert clock.time_left("black") == timedelta(seconds=60 + 500 * THREADS)

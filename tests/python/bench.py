"""Measures chesslaws beside its peers, one thread each, and prints a table.

    python tests/python/bench.py FILE... [--peer-games N] [--runs N]

Jobs take turns, so that what else the machine does falls on all of them, and the best of the runs
counts: by the clock on the wall and by the time of the processor, which other programs disturb
less. The factor, by the time of the processor, is against the first job of each group, and against
the other peer where a job does the same work as that one; what each job gives is printed.
python-chess reads the first N games only, since it is some hundred times slower.
rust_pgn_reader_python_binding takes part where it is installed.
"""

from __future__ import annotations

import argparse
import importlib
import io
import os
import random
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

import chess.pgn
import pyarrow as pa

import chesslaws

EVERYTHING = 1 << 60
#: The columns of the table of games in every scan.
GAMES = ["game", "event", "site", "date", "white", "black", "result", "plies", "error"]
#: What the loop with python-chess yields.
LOOP = ["game", "ply", "uci", "fen", "clock"]
PEER_BINDING = "rust_pgn_reader_python_binding"
#: What the binding gives, in the same form: squares and promotion of each move, the board after it
#: with castling, en passant and the half-move clock, the clock and the evaluation. Whose move it is
#: it gives for each position too, which here follows from the ply.
BINDING = [
    "from_square",
    "to_square",
    "promotion",
    "board",
    "castling",
    "en_passant",
    "halfmove_clock",
    "clock",
    "eval",
]
WITHOUT_FEN = ["game", "ply", "san", "uci", "clock", "eval", "material", "phase"]


@dataclass
class Job:
    """One thing to measure: how many of its unit were done."""

    name: str
    run: Callable[[], int]
    gives: str = ""
    same_as: str | None = None
    wall: float = field(default=float("inf"))
    processor: float = field(default=float("inf"))
    done: int = 0

    def measure(self) -> None:
        """Run once and keep the better times."""
        wall, processor = time.perf_counter(), time.process_time()
        self.done = self.run()
        self.wall = min(self.wall, time.perf_counter() - wall)
        self.processor = min(self.processor, time.process_time() - processor)

    def rate(self) -> float:
        """Return how much is done in a second of the processor."""
        return self.done / self.processor


@dataclass
class Group:
    """Jobs that answer the same question; the others are compared with the first, a peer."""

    title: str
    unit: str
    jobs: list[Job]

    def show(self) -> None:
        """Print the best times."""
        print(f"\n{self.title}")
        peers = {job.name: job for job in self.jobs}
        for job in self.jobs:
            factors = f"x{job.rate() / self.jobs[0].rate():,.1f}"
            if job.same_as in peers:
                peer = peers[job.same_as]
                factors += f", x{job.rate() / peer.rate():,.2f} {peer.name}"
            print(
                f"  {job.name:<42} {job.done / job.wall:>13,.0f} {self.unit}/s wall"
                f" {job.rate():>13,.0f} processor  {factors}"
            )
            if job.gives:
                print(f"      gives {job.gives}")


def tables(text: bytes, moves: list[str]) -> int:
    """Scan the tables of games and moves, batch after batch."""
    scan = chesslaws.scan_pgn(text, columns={"games": GAMES, "moves": moves}, judge=False, jobs=1)
    return sum(len(batches["moves"]) for batches in scan)


def objects(text: bytes) -> int:
    """Read, play, and look at every move as an object."""
    return sum(len(game.moves) for game in chesslaws.read_pgn(text))


def columns(text: bytes) -> int:
    """Take what analysts want of every ply, game by game: UCI, FEN and clock."""
    rows = (
        zip(game.uci_moves(), game.fens(), game.clocks(), strict=False)
        for game in chesslaws.read_pgn(text)
    )
    return sum(1 for game in rows for _ in game)


def judgements(text: bytes) -> int:
    """Read, play and judge."""
    return sum(one.plies for one in chesslaws.judge_file(text))


def peer_objects(text: bytes, limit: int) -> int:
    """Let python-chess read games and their main lines."""
    games = islice(_peer_games(text), limit)
    return sum(1 for game in games for _ in game.mainline_moves())


def peer_columns(text: bytes, limit: int) -> int:
    """Let python-chess give UCI, FEN and clock of every ply."""
    games = islice(_peer_games(text), limit)
    return sum(1 for game in games for _ in _peer_rows(game))


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


def _binding_jobs(text: bytes) -> list[Job]:
    """Return the job of the binding if it is installed. It takes its games already cut."""
    try:
        binding: Any = importlib.import_module(PEER_BINDING)
    except ImportError:
        print(f"{PEER_BINDING} is not installed and takes no part")
        return []
    pieces = (text[slice(*game.span)] for game in chesslaws.read_pgn(text))
    games = pa.chunked_array([[piece.decode("utf-8", "replace") for piece in pieces]])

    def run() -> int:
        return int(binding.parse_games(games, num_threads=1).num_moves)

    gives = "tags, squares, boards, rights, clocks, evaluations; where games begin it is told"
    return [Job(PEER_BINDING, run, gives)]


def _scan_job(text: bytes, name: str, moves: list[str], same_as: str | None = None) -> Job:
    gives = f"{', '.join(moves)} of every ply; {len(GAMES)} columns of games"
    return Job(f"chesslaws scan_pgn {name}", lambda: tables(text, moves), gives, same_as)


def _reading(text: bytes, limit: int) -> list[Group]:
    return [
        Group(
            "tables of games and moves",
            "plies",
            [
                Job(
                    "python-chess UCI, FEN, clock",
                    lambda: peer_columns(text, limit),
                    "UCI, FEN and clock of every ply, game by game",
                ),
                *_binding_jobs(text),
                _scan_job(text, "UCI, FEN, clock", LOOP),
                _scan_job(text, "as the binding", BINDING, PEER_BINDING),
                _scan_job(text, "without FEN", WITHOUT_FEN),
                _scan_job(text, "with FEN", [*WITHOUT_FEN, "fen"]),
                Job(
                    "chesslaws read_pgn UCI, FEN, clock",
                    lambda: columns(text),
                    "UCI, FEN and clock of every ply, game by game",
                ),
            ],
        ),
        Group(
            "games with all moves as objects",
            "plies",
            [
                Job("python-chess read_game", lambda: peer_objects(text, limit)),
                Job("chesslaws read_pgn", lambda: objects(text)),
                Job("chesslaws judge_file", lambda: judgements(text)),
            ],
        ),
    ]


def _positions(text: bytes, count: int) -> list[str]:
    games = islice(chesslaws.read_pgn(text), 500)
    fens = [fen for game in games for fen in game.fens()]
    return random.Random(1).sample(fens, min(count, len(fens)))


def _playing(text: bytes) -> list[Group]:
    fens = _positions(text, 3_000)
    boards = [chess.Board(fen) for fen in fens]
    positions = [chesslaws.Position(fen) for fen in fens]
    # A move of each side, and the positions where there is one.
    pairs = [(board, next(iter(board.legal_moves), None)) for board in boards]
    pushes = [(board, move) for board, move in pairs if move is not None]
    plays = [(position, moves[0]) for position in positions if (moves := position.legal_moves())]

    def push() -> int:
        for board, move in pushes:
            board.push(move)
            board.pop()
        return len(pushes)

    def copy_push() -> int:
        for board, move in pushes:
            board.copy(stack=False).push(move)
        return len(pushes)

    def play() -> int:
        for position, move in plays:
            position.play(move)
        return len(plays)

    def each(things: list[Any], call: Callable[[Any], object]) -> Callable[[], int]:
        def run() -> int:
            for thing in things:
                call(thing)
            return len(things)

        return run

    return [
        Group(
            "the legal moves as a list",
            "calls",
            [
                Job("python-chess", each(boards, lambda board: list(board.legal_moves))),
                Job("chesslaws", each(positions, lambda position: position.legal_moves())),
            ],
        ),
        Group(
            "a move played, the position before it kept",
            "calls",
            [
                Job("python-chess copy and push", copy_push),
                Job("python-chess push and pop", push),
                Job("chesslaws play", play),
            ],
        ),
        Group(
            "whether White can mate (python-chess looks at the material alone)",
            "calls",
            [
                Job(
                    "python-chess has_insufficient_material",
                    each(boards, lambda board: board.has_insufficient_material(chess.WHITE)),
                ),
                Job("chesslaws can_mate", each(positions, lambda one: one.can_mate("white"))),
            ],
        ),
    ]


def main() -> None:
    """Measure every job on the files together."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--peer-games", type=int, default=200)
    parser.add_argument("--runs", type=int, default=3)
    arguments = parser.parse_args()
    text = b"\n\n".join(path.read_bytes() for path in arguments.files)
    print(f"{len(text):,} bytes, best of {arguments.runs}, {os.cpu_count()} cores, load {_load()}")
    groups = [*_reading(text, arguments.peer_games), *_playing(text)]
    for _ in range(arguments.runs):
        for group in groups:
            for job in group.jobs:
                job.measure()
    for group in groups:
        group.show()
    print(f"\nload at the end {_load()}")


def _load() -> str:
    """Return how many programs want a core, in the mean of the last minute."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


if __name__ == "__main__":
    main()

"""The same answers as python-chess on real games."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import chess
import chess.pgn
import chess.polyglot
import pyarrow as pa
import pytest

from chesslaws import Position, read_pgn, scan_pgn

# Files of games, how many of each are played, and how many plies that gives at least.
FILES = [
    ("masters-crlf", 12, 700),
    ("lichess-clk-eval", 12, 500),
    ("twic-232", 12, 500),
    ("chess960", 12, 400),
    ("fen-problems", 200, 600),
]


@pytest.mark.parametrize(("name", "sample", "least"), FILES)
def test_moves_and_positions_at_every_ply(name: str, sample: int, least: int, games: Path) -> None:
    plies = 0
    for game in islice(read_pgn(games / f"{name}.pgn"), sample):
        if game.error is not None:
            continue
        board = _board(game.start)
        for position, move in zip(game.positions(), game.moves, strict=False):
            assert position.fen() == board.fen(en_passant="legal")
            assert position.is_check == board.is_check()
            peer = {board.san(move): board.uci(move) for move in board.legal_moves}
            ours = {
                position.san(move): position.uci(move, chess960=board.chess960)
                for move in position.legal_moves()
            }
            assert ours == peer
            assert position.polyglot_key == chess.polyglot.zobrist_hash(board)
            board.push(board.parse_san(position.san(move)))
            plies += 1
        assert game.end.fen() == board.fen(en_passant="legal")
        assert game.end.is_checkmate == board.is_checkmate()
        assert game.end.is_stalemate == board.is_stalemate()
    assert plies >= least


def _board(position: Position) -> chess.Board:
    chess960 = not position.has_standard_castling
    return chess.Board(position.fen(), chess960=chess960)


@pytest.mark.parametrize("name", ["masters-crlf", "lichess-clk-eval"])
def test_whole_files_read_alike(name: str, games: Path) -> None:
    text = (games / f"{name}.pgn").read_text(encoding="utf-8")
    stream = io.StringIO(text)
    for game in islice(read_pgn(text.encode()), 100):
        peer = chess.pgn.read_game(stream)
        assert peer is not None
        assert dict(peer.headers).items() >= game.tags.items()
        assert game.uci_moves() == [move.uci() for move in peer.mainline_moves()]
        clocks = [None if clock is None else clock.total_seconds() for clock in game.clocks()]
        assert clocks == [node.clock() for node in peer.mainline()]


#: Of the table of moves, what the boards of python-chess know as numbers too.
NUMBERS = [
    "game",
    "from_square",
    "to_square",
    "promotion",
    "board",
    "castling",
    "en_passant",
    "halfmove_clock",
]


@pytest.mark.parametrize("name", ["masters-crlf", "twic-232"])
def test_boards_squares_and_rights_as_numbers(name: str, games: Path) -> None:
    path = games / f"{name}.pgn"
    moves = pa.table(scan_pgn(path, columns={"moves": NUMBERS}).moves)
    rows = iter(moves.slice(0, 5_000).to_pylist())
    row = next(rows)
    for number, game in enumerate(islice(read_pgn(path), 40), 1):
        board = _board(game.start)
        for uci in game.uci_moves():
            move = board.push_uci(uci)
            assert row == {
                "game": number,
                "from_square": move.from_square,
                "to_square": move.to_square,
                "promotion": move.promotion,
                "board": bytes(_codes(board)),
                "castling": sum(
                    bit for flag, bit in RIGHTS.items() if flag in board.fen().split()[2]
                ),
                "en_passant": board.ep_square if board.has_legal_en_passant() else None,
                "halfmove_clock": board.halfmove_clock,
            }
            row = next(rows)
    assert row["game"] == 41


RIGHTS = {"K": 1, "Q": 2, "k": 4, "q": 8}


def _codes(board: chess.Board) -> Iterator[int]:
    for piece in map(board.piece_at, chess.SQUARES):
        yield 0 if piece is None else piece.piece_type + (0 if piece.color else 6)

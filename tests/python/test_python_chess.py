"""Positions and moves from and to python-chess."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice
from pathlib import Path

import chess
import chess.variant
import pytest

from chesslaws import IllegalMoveError, Move, Position, read_pgn

CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"


@pytest.mark.parametrize("name", ["masters-crlf", "chess960"])
def test_positions_and_moves_go_there_and_back(name: str, games: Path) -> None:
    plies = 0
    for game in islice(read_pgn(games / f"{name}.pgn"), 20):
        board = game.start.to_chess()
        for position, move in zip(game.positions(), game.moves, strict=False):
            assert position.to_chess().fen() == board.fen(en_passant="legal")
            assert Position.from_chess(board) == position
            theirs = move.to_chess(position)
            assert theirs in board.legal_moves
            assert Move.from_chess(theirs, position) == move
            board.push(theirs)
            plies += 1
    assert plies > 1000


def test_castling_is_written_as_each_has_it() -> None:
    position = Position(CASTLING)
    castling = position.parse_san("O-O")
    assert castling == Move("e1", "h1")
    assert castling.to_chess(position) == chess.Move.from_uci("e1g1")
    assert castling.to_chess() == chess.Move.from_uci("e1h1")
    assert Move.from_chess(chess.Move.from_uci("e1g1"), position) == castling
    # Without a position the squares stay, and `play` understands both.
    assert Move.from_chess(chess.Move.from_uci("e1g1")) == Move("e1", "g1")
    assert position.play(Move("e1", "g1")) == position.play(castling)


def test_a_promotion() -> None:
    move = chess.Move(chess.A7, chess.A8, chess.KNIGHT)
    assert Move.from_chess(move) == Move("a7", "a8", "knight")
    assert Move("a7", "a8", "knight").to_chess() == move


def test_what_chess_does_not_have() -> None:
    with pytest.raises(ValueError, match="null move"):
        Move.from_chess(chess.Move.null())
    with pytest.raises(ValueError, match="dropped"):
        Move.from_chess(chess.Move.from_uci("N@f3"))
    with pytest.raises(ValueError, match="crazyhouse"):
        Position.from_chess(chess.variant.CrazyhouseBoard())
    with pytest.raises(IllegalMoveError):
        Move.from_chess(chess.Move.from_uci("e2e5"), Position())
    with pytest.raises(TypeError, match=r"expected a chess\.Board, found str"):
        Position.from_chess("e4")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"expected a chess\.Move, found int"):
        Move.from_chess(5)  # type: ignore[arg-type]


WITHOUT = """
import sys
import chesslaws
assert "chess" not in sys.modules
sys.modules["chess"] = None
for make in (chesslaws.Position().to_chess, chesslaws.Move("e2", "e4").to_chess):
    try:
        make()
    except ImportError as error:
        assert "pip install chess" in str(error)
    else:
        raise AssertionError("expected an ImportError")
"""


def test_python_chess_is_not_needed() -> None:
    run = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, check=False)
    assert run.returncode == 0, run.stderr.decode()

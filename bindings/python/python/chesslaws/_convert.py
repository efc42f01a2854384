"""Positions and moves from and to python-chess, which is imported only where it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import ModuleType

    import chess

    from chesslaws._chesslaws import Move, Position


def _chess() -> ModuleType:
    try:
        import chess
    except ImportError as error:
        raise ImportError(
            "expected python-chess to make its objects, found no module chess: pip install chess"
        ) from error
    return chess


def board(position: Position) -> chess.Board:
    """Return a board of python-chess, without a stack of moves."""
    fen = position.fen(shredder=True)
    made: chess.Board = _chess().Board(fen, chess960=not position.has_standard_castling)
    return made


def fen(board: object) -> str:
    """Return the FEN of a board of python-chess, with its castling rooks by file."""
    variant = getattr(board, "uci_variant", None)
    write = getattr(board, "fen", None)
    if variant is None or not callable(write):
        raise TypeError(f"expected a chess.Board, found {type(board).__name__}")
    if variant != "chess":
        raise ValueError(f"expected a board of chess, found one of {variant}")
    text: str = write(shredder=True, en_passant="fen")
    return text


def move(move: Move, position: Position | None) -> chess.Move:
    """Return a move of python-chess."""
    if position is None:
        text = move.uci()
    else:
        text = position.uci(move, chess960=not position.has_standard_castling)
    made: chess.Move = _chess().Move.from_uci(text)
    return made


def uci(move: object) -> str:
    """Return a move of python-chess in UCI notation."""
    write = getattr(move, "uci", None)
    if not callable(write) or not hasattr(move, "promotion"):
        raise TypeError(f"expected a chess.Move, found {type(move).__name__}")
    if not move:
        raise ValueError("a null move is no move")
    if getattr(move, "drop", None) is not None:
        raise ValueError(f"a piece can't be dropped in chess: {write()}")
    text: str = write()
    return text

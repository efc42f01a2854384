"""What can go wrong, as exception classes that say where."""

from __future__ import annotations

from chesslaws._words import Edition, FaultSeverity


class ChesslawsError(Exception):
    """The base of every error that is about chess."""


class FenError(ChesslawsError, ValueError):
    """A text is no FEN of a position in which a game can go on.

    >>> from chesslaws import Position
    >>> try:
    ...     Position("8/8/8/8/8/8/8/4K2X w - - 0 1")
    ... except FenError as error:
    ...     print(error, error.offset)
    unexpected text in the piece placement at byte 17 17
    """

    def __init__(self, message: str, *, fen: str = "", offset: int | None = None) -> None:
        super().__init__(message)
        #: The text that was read.
        self.fen = fen
        #: Where in the text, in bytes from 0; `None` if the text can be read but not played.
        self.offset = offset


class MoveError(ChesslawsError, ValueError):
    """A move is not a legal move of its position: the base of the three classes below."""

    def __init__(self, message: str, *, text: str = "", fen: str = "") -> None:
        super().__init__(message)
        #: The move as it was given.
        self.text = text
        #: The position in which it was to be made.
        self.fen = fen


class UnreadableMoveError(MoveError):
    """A text can't be understood as a move."""


class IllegalMoveError(MoveError):
    """A move is understood and not legal."""


class AmbiguousMoveError(MoveError):
    """Several pieces could make the move."""


class PgnError(ChesslawsError, ValueError):
    """A fault in a PGN text, with its place.

    Reading never raises it, since one bad game must not stop the others: it is `Game.error` and
    stands in `Game.faults`. Whoever wants to stop can `raise` it.
    """

    def __init__(
        self,
        message: str,
        *,
        game: int = 0,
        line: int = 0,
        column: int = 0,
        byte: int = 0,
        ply: int | None = None,
        token: str = "",
        reason: str = "",
        severity: FaultSeverity = FaultSeverity.ERROR,
    ) -> None:
        super().__init__(message)
        #: Number of the game in the text, from 1.
        self.game = game
        #: Line, from 1.
        self.line = line
        #: Column in characters, from 1.
        self.column = column
        #: Offset from the start of the (decompressed) text, in bytes from 0.
        self.byte = byte
        #: The ply that was being read, from 1; `None` in the tags.
        self.ply = ply
        #: The token as it stands in the text, cut after 80 characters; empty where something is
        #: missing.
        self.token = token
        #: What is wrong, without the place.
        self.reason = reason
        #: How much it matters.
        self.severity = severity


class ArticleNotFoundError(ChesslawsError, LookupError):
    """An edition prints no article of this number, or its wording is not at hand."""

    def __init__(
        self,
        message: str,
        *,
        edition: Edition = Edition.FIDE_2023,
        number: str = "",
        nearest: str | None = None,
    ) -> None:
        super().__init__(message)
        #: The edition that was searched.
        self.edition = edition
        #: The number that was asked for.
        self.number = number
        #: The nearest number above it, such as 9.6 for 9.6.7; `None` if there is none.
        self.nearest = nearest

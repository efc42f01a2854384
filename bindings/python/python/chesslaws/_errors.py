"""What can go wrong, as exception classes that say where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chesslaws._words import Edition, FaultSeverity

if TYPE_CHECKING:
    from chesslaws._judgement import Article


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


class TrfError(ChesslawsError, ValueError):
    r"""A tournament file can't be read, or contradicts itself.

    >>> from chesslaws import Tournament
    >>> try:
    ...     Tournament.parse("001    1      Alyx\n001    1      Bruno\n")
    ... except TrfError as error:
    ...     print(error, (error.line, error.column))
    line 2, column 5: starting number 1 already stands in line 1 (2, 5)
    """

    def __init__(self, message: str, *, line: int = 0, column: int = 0, reason: str = "") -> None:
        super().__init__(message)
        #: Line, from 1.
        self.line = line
        #: Column in characters, from 1.
        self.column = column
        #: What is wrong, without the place.
        self.reason = reason


class TieBreakError(ChesslawsError, ValueError):
    """A text is no tie-break code."""


class TimeControlError(ChesslawsError, ValueError):
    """A text is no time control, or a style has no words for one.

    >>> from chesslaws import TimeControl
    >>> try:
    ...     TimeControl("3m+")
    ... except TimeControlError as error:
    ...     print(error, error.offset)
    "3m+": byte 3: expected a number, found the end 3
    """

    def __init__(self, message: str, *, text: str = "", offset: int | None = None) -> None:
        super().__init__(message)
        #: The text that was read, or the canonical form of what can't be written.
        self.text = text
        #: Where in the text, in bytes from 0; `None` if the fault has no place.
        self.offset = offset


class ClockError(ChesslawsError):
    """A clock refuses an event; it is exactly as it was.

    >>> from datetime import timedelta
    >>> from chesslaws import Clock
    >>> try:
    ...     Clock("5m").press("white", timedelta(seconds=1))
    ... except ClockError as error:
    ...     print(error, "-", error.kind)
    the clock has not been started - not-started
    """

    def __init__(self, message: str, *, kind: str = "other") -> None:
        super().__init__(message)
        #: Why, in one word: `time-went-back`, `not-started`, `not-on-move`, `frozen`...
        self.kind = kind


class Refused(ChesslawsError):  # noqa: N818 - the event is refused; nothing went wrong.
    """An event of a live game that the facts or the Laws forbid; the game is as it was.

    >>> from chesslaws import LiveGame
    >>> game = LiveGame()
    >>> rulings = game.apply({"event": "started"})
    >>> rulings = game.apply({"event": "draw-offered", "side": "white"})
    >>> try:
    ...     game.apply({"event": "draw-accepted", "side": "black"})
    ... except Refused as refusal:
    ...     print(refusal.message, "-", refusal.article)
    a draw can be agreed only after each player has made moves: 1 - fide-2023 5.2.3
    """

    def __init__(
        self,
        text: str,
        *,
        message: str = "",
        article: Article | None = None,
        certain: bool | None = None,
    ) -> None:
        super().__init__(text)
        #: Why, without the article.
        self.message = message or text
        #: The article that forbids it; `None` where a fact stands against it.
        self.article = article
        #: Whether the article's number is confirmed by a text of the edition.
        self.certain = certain


class EventError(ChesslawsError, ValueError):
    """A text or mapping is no event of a live game."""

    def __init__(self, message: str, *, text: str = "") -> None:
        super().__init__(message)
        #: The event as JSON.
        self.text = text


class ConditionsError(ChesslawsError, ValueError):
    """No game can be played under these conditions.

    >>> from chesslaws import LiveGame
    >>> try:
    ...     LiveGame(chess960=960)
    ... except ConditionsError as error:
    ...     print(error)
    the game can't begin: there is no Chess960 starting position 960: they are numbered 0 to 959
    """


class JournalError(ChesslawsError, ValueError):
    """A journal is not as it was written."""

    def __init__(self, message: str, *, line: int = 0, byte: int = 0, kind: str = "") -> None:
        super().__init__(message)
        #: The first line that is not, from 1; line 1 is the header.
        self.line = line
        #: Where that line begins, in bytes from 0.
        self.byte = byte
        #: What is wrong in one word: `altered`, `missing`, `torn`, `ruled-otherwise`...
        self.kind = kind

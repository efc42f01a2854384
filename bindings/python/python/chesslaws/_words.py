"""The closed sets of words: colours, kinds of pieces, editions, codes."""

from __future__ import annotations

from enum import Enum


class Word(str, Enum):
    """A word of a closed set, which is also the string it stands for.

    Members compare in the order of their definition; with a plain string they compare as strings.
    """

    def __str__(self) -> str:
        """Return the word itself."""
        return str.__str__(self)

    def __format__(self, spec: str) -> str:
        """Format the word as a string."""
        return str.__format__(self, spec)

    def _rank(self) -> int:
        return list(type(self)).index(self)

    def __lt__(self, other: str) -> bool:
        if isinstance(other, type(self)):
            return self._rank() < other._rank()
        return str.__lt__(self, other)

    def __le__(self, other: str) -> bool:
        return self == other or self < other

    def __gt__(self, other: str) -> bool:
        if isinstance(other, type(self)):
            return other < self
        return str.__gt__(self, other)

    def __ge__(self, other: str) -> bool:
        return self == other or self > other

    # An enum that defines comparisons would lose the hash of its string.
    __hash__ = str.__hash__


class Color(Word):
    """One of the two players.

    >>> Color.WHITE.other
    <Color.BLACK: 'black'>
    >>> Color("black") == "black"
    True
    """

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> Color:
        """The opponent."""
        return Color.BLACK if self is Color.WHITE else Color.WHITE


class Role(Word):
    """A kind of piece.

    >>> Role.KNIGHT.letter
    'N'
    >>> Role.PAWN < Role.QUEEN
    True
    """

    PAWN = "pawn"
    KNIGHT = "knight"
    BISHOP = "bishop"
    ROOK = "rook"
    QUEEN = "queen"
    KING = "king"

    @property
    def letter(self) -> str:
        """The English capital letter: `P`, `N`, `B`, `R`, `Q` or `K`."""
        return "N" if self is Role.KNIGHT else self.value[0].upper()


class CastlingSide(Word):
    """A side of the board, as castling means it: `king` is the h-side, `queen` the a-side."""

    KING = "king"
    QUEEN = "queen"


class Edition(Word):
    """An edition of the Laws of Chess, oldest first.

    Wherever an edition is expected its string will do.

    >>> Edition("russia-2011")
    <Edition.RUSSIA_2011: 'russia-2011'>
    >>> Edition.RUSSIA_2011 < Edition.FIDE_2014
    True
    """

    FIDE_2001 = "fide-2001"
    FIDE_2005 = "fide-2005"
    FIDE_2009 = "fide-2009"
    RUSSIA_2011 = "russia-2011"
    FIDE_2014 = "fide-2014"
    FIDE_2017 = "fide-2017"
    FIDE_2018 = "fide-2018"
    FIDE_2023 = "fide-2023"


class FaultSeverity(Word):
    """How much a fault in a PGN text matters.

    `note`: unusual, and read as what it means. `warning`: the text is broken there and the game
    goes on. `error`: the moves of the game end there.
    """

    NOTE = "note"
    WARNING = "warning"
    ERROR = "error"


class Severity(Word):
    """How much a finding matters: `info` is worth knowing, `breach` breaks the Laws."""

    INFO = "info"
    BREACH = "breach"


class Code(Word):
    """What an audit found, by its stable name."""

    ILLEGAL_MOVE = "illegal-move"
    AMBIGUOUS_MOVE = "ambiguous-move"
    UNREADABLE = "unreadable"
    PLAY_AFTER_END = "play-after-end"
    RESULT_MISMATCH = "result-mismatch"
    TIME_FORFEIT_IMPOSSIBLE = "time-forfeit-impossible"
    CLOCK_RISES = "clock-rises"
    OVERSTEPPED = "overstepped"
    CLAIMABLE_THREEFOLD = "claimable-threefold"
    CLAIMABLE_FIFTY = "claimable-fifty"
    DEAD_POSITION = "dead-position"
    MISSING_RESULT = "missing-result"


class Reason(Word):
    """Why a game is over."""

    CHECKMATE = "checkmate"
    STALEMATE = "stalemate"
    DEAD_POSITION = "dead-position"
    FIVEFOLD_REPETITION = "fivefold-repetition"
    SEVENTY_FIVE_MOVES = "seventy-five-moves"


class Kind(Word):
    """How the library carries an article out.

    `enforced`: decided from the events alone. `ruling`: an arbiter's judgement is asked for.
    `reported`: a fact that somebody reports. `advisory`: only looked up and cited.
    """

    ENFORCED = "enforced"
    RULING = "ruling"
    REPORTED = "reported"
    ADVISORY = "advisory"


class Mode(Word):
    """A mode of play: the Laws have an appendix of their own for rapid chess and one for blitz."""

    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"


class ClockStatus(Word):
    """What a clock is doing.

    `ready`: set and not started. `frozen`: stopped by a flag.
    """

    READY = "ready"
    RUNNING = "running"
    PAUSED = "paused"
    FROZEN = "frozen"

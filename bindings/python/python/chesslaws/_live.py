"""What a live game says: rulings, questions, outcomes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from decimal import Decimal
from fractions import Fraction
from typing import Any

from chesslaws._judgement import Article
from chesslaws._words import Color

_MICROSECOND = timedelta(microseconds=1)
# The fields of a ruling or an answer that are times.
_TIMES = frozenset({"time", "extra", "more_time", "less_time", "session_left"})
# In these the times of both players are named by their colours.
_BOTH_TIMES = frozenset(
    {"times-set", "reconstruction-noted", "resumption-set-up", "times", "extra-time"}
)


class EventText:
    """Turns events, rulings and answers into JSON and back."""

    @staticmethod
    def write(event: object) -> str:
        """Return a mapping as JSON, with the objects of this package in it."""
        if not isinstance(event, Mapping):
            raise TypeError(f"expected a mapping or its JSON, found {type(event).__name__}")
        return json.dumps(dict(event), default=_plain, allow_nan=False)

    @staticmethod
    def read(text: str) -> Any:
        """Return what a JSON text stands for."""
        return json.loads(text)


def _plain(value: object) -> object:
    if isinstance(value, timedelta):
        return _seconds(value)
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, Fraction):
        return str(Decimal(value.numerator) / Decimal(value.denominator))
    # A move, a position, a time control: all of them print as they stand in files.
    if type(value).__module__.partition(".")[0] == "chesslaws":
        return str(value)
    raise TypeError(f"an event can't have a {type(value).__name__} in it: {value!r}")


def _seconds(time: timedelta) -> str:
    """Seconds as text, exactly; what is below zero is left for the reader to refuse."""
    sign = "-" if time < timedelta(0) else ""
    seconds, micros = divmod(abs(time) // _MICROSECOND, 1_000_000)
    return f"{sign}{seconds}.{micros:06}".rstrip("0").rstrip(".")


def _time(text: str) -> timedelta:
    """Seconds as text, rounded down to a microsecond."""
    seconds, _, digits = text.partition(".")
    return timedelta(seconds=int(seconds), microseconds=int(f"{digits:0<6}"[:6]))


def _fields(value: Any) -> Any:
    """Give the same with times as `timedelta`."""
    if isinstance(value, list):
        return [_fields(one) for one in value]
    if not isinstance(value, dict):
        return value
    names = _TIMES
    if {value.get("ruling"), value.get("decision")} & _BOTH_TIMES:
        names = _TIMES | {"white", "black"}
    return {
        name: _time(one) if name in names and isinstance(one, str) else _fields(one)
        for name, one in value.items()
    }


def _without(text: str, *names: str) -> dict[str, Any]:
    fields = _fields(json.loads(text))
    return {name: value for name, value in fields.items() if name not in names}


def _cited(message: str, article: Article | None, certain: bool | None) -> str:
    if article is None:
        return message
    return f"{message} [{article}]" if certain else f"{message} [{article} (?)]"


@dataclass(frozen=True)
class Ruling:
    """What holds from now on, and by which article; its remedy has been applied.

    >>> from chesslaws import LiveGame
    >>> game = LiveGame(time_control="5m")
    >>> [ruling] = game.apply({"event": "started", "at": 0})
    >>> ruling.kind, ruling.fields, str(ruling.article)
    ('clock-started', {'side': 'white'}, 'fide-2023 6.6')
    """

    #: What is ruled, in one word, such as `time-added`.
    kind: str
    #: The article it rests on; `None` where the edition has none.
    article: Article | None
    #: Whether the article's number is confirmed by a text of the edition.
    certain: bool | None
    #: The ruling in words, without the article.
    message: str
    #: The ruling as the program writes it.
    json: str = field(repr=False)

    @classmethod
    def _of(cls, text: str, article: Article | None, certain: bool | None, message: str) -> Ruling:
        return cls(json.loads(text)["ruling"], article, certain, message, text)

    @property
    def fields(self) -> dict[str, Any]:
        """The rest, such as whose time: a new dictionary, with times as `timedelta`."""
        return _without(self.json, "ruling", "article", "certain", "message")

    def __str__(self) -> str:
        return _cited(self.message, self.article, self.certain)


@dataclass(frozen=True)
class Question:
    """What the Laws leave to the arbiter, who must answer before play goes on.

    >>> from chesslaws import LiveGame
    >>> game = LiveGame(time_control="5m")
    >>> rulings = game.apply({"event": "started", "absent": ["black"], "at": 0})
    >>> rulings = game.apply({"event": "arrived", "side": "black", "at": 7})
    >>> print(game.question)
    black came too late: lost, or excused? [fide-2023 6.7.1]
    >>> game.question.permitted, game.question.recommended
    (('lost', 'excused'), {'decision': 'lost'})
    >>> answer = {"event": "answered", "answer": {"decision": "excused"}}
    >>> [ruling.kind for ruling in game.apply(answer)]
    ['decided', 'play-goes-on']
    """

    #: What is asked, in one word, such as `lateness`.
    kind: str
    #: The player it is about, where it is about one.
    side: Color | None
    #: The question in words.
    message: str
    #: The article that leaves it to the arbiter.
    article: Article | None
    #: Whether the article's number is confirmed by a text of the edition.
    certain: bool | None
    #: The decisions that are permitted, such as `excused`. Amounts are checked when they are told.
    permitted: tuple[str, ...]
    #: The question as the program writes it.
    json: str = field(repr=False)

    @classmethod
    def _of(
        cls,
        text: str,
        article: Article | None,
        certain: bool | None,
        message: str,
        permitted: tuple[str, ...],
    ) -> Question:
        fields = json.loads(text)
        side = fields.get("side") or fields.get("loser")
        color = None if side is None else Color(side)
        return cls(fields["question"], color, message, article, certain, permitted, text)

    @property
    def recommended(self) -> dict[str, Any] | None:
        """The answer that a text, commentary or guideline recommends, to be put into the event."""
        answer: dict[str, Any] | None = _fields(json.loads(self.json)["recommended"])
        return answer

    @property
    def fields(self) -> dict[str, Any]:
        """The rest, such as the penalties that are open: a new dictionary."""
        return _without(self.json, "question", "recommended", "cite")

    def __str__(self) -> str:
        return _cited(self.message, self.article, self.certain)


@dataclass(frozen=True)
class Outcome:
    """How a live game ended."""

    #: White's points, exactly.
    white: Fraction
    #: Black's points, exactly. A split score need not add up to one.
    black: Fraction
    #: Why, in one word, such as `flag-fall`.
    reason: str
    #: Why, in words.
    message: str
    #: By which article.
    article: Article | None
    #: Whether the article's number is confirmed by a text of the edition.
    certain: bool | None

    def __str__(self) -> str:
        score = f"{_points(self.white)}-{_points(self.black)} by {self.message}"
        return _cited(score, self.article, self.certain)


def _points(points: Fraction) -> str:
    return str(Decimal(points.numerator) / Decimal(points.denominator))

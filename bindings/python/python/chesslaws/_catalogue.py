"""What the editions of the Laws say, and how they differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from fractions import Fraction
from typing import TypeAlias

from chesslaws._judgement import Article
from chesslaws._words import Kind

#: The value of a parameter of an article.
Parameter: TypeAlias = int | Fraction | bool | str | tuple["Parameter", ...]


@dataclass(frozen=True)
class Entry:
    """One numbered article, item or commentary of an edition, in this library's own words."""

    #: The edition and the number.
    article: Article
    #: What the article is about, in a few words.
    title: str
    #: What the article says; the wording is not the text of the Laws and no authority.
    summary: str
    #: How the library carries the article out.
    kind: Kind
    #: The numbers of the article by name; names in `_ms` are whole milliseconds.
    parameters: Mapping[str, Parameter] = field(hash=False)
    #: What can be observed: given, when, then.
    behaviour: str
    #: The FIDE 2001 article that this one descends from.
    base_2001: str | None
    #: What changed in effect since 2001.
    change: str | None
    #: Numbers of the same edition that the text refers to.
    see: tuple[str, ...]
    #: How a doubtful point is read.
    note: str | None
    #: Where the content comes from, if not from the edition's own text.
    source: str | None
    #: `False` where content or number could not be confirmed: say so when you print it.
    certain: bool
    #: The entry as a text to read.
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Setting:
    """The value of a parameter in one edition."""

    #: The value; `None` where the edition has nothing of the kind. What has no plain Python form
    #: (a range of times) is its text.
    value: bool | int | timedelta | Fraction | str | None
    #: The value in words.
    text: str
    #: The article that sets it, if the edition has one.
    article: Article | None
    #: `False` where value or article is not confirmed by a text of the edition.
    certain: bool

    def __str__(self) -> str:
        article = f" [{self.article}]" if self.article else ""
        return f"{self.text}{article}{'' if self.certain else ' (?)'}"


@dataclass(frozen=True)
class Difference:
    """A value in which two editions differ."""

    #: What differs, in words.
    parameter: str
    #: The value of the first edition.
    before: Setting
    #: The value of the second.
    after: Setting

    def __str__(self) -> str:
        return f"{self.parameter}: {self.before} -> {self.after}"

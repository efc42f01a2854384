"""What is said about a game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from html import escape

from chesslaws._words import Code, Edition, Reason, Severity


@dataclass(frozen=True, order=True)
class Article:
    """A citation: one numbered article of one edition.

    >>> str(Article(Edition.FIDE_2023, "5.1.1"))
    'fide-2023 5.1.1'
    """

    #: The edition that prints the article.
    edition: Edition
    #: The number as the edition prints it, such as `5.1.1` or `9.5.b`.
    number: str

    def __str__(self) -> str:
        return f"{self.edition} {self.number}"


@dataclass(frozen=True)
class Verdict:
    """What the moves of a game decide."""

    #: White's points, exactly: 0, 1/2 or 1.
    white: Fraction
    #: Black's points, exactly.
    black: Fraction
    #: Why.
    reason: Reason
    #: The article that says so.
    article: Article
    #: The ply after which the game was over, from 1; 0 if it was over at the start.
    ply: int

    def __str__(self) -> str:
        score = f"{_points(self.white)}-{_points(self.black)}"
        return f"{score} by {self.reason}, {self.article}, ply {self.ply}"


@dataclass(frozen=True)
class Finding:
    """One thing that an audit found."""

    #: The ply it belongs to, from 1; 0 for the game as a whole or its start.
    ply: int
    #: How much it matters.
    severity: Severity
    #: What it is.
    code: Code
    #: The article it rests on, where there is one.
    article: Article | None
    #: The finding in words.
    message: str


@dataclass(frozen=True)
class Fault:
    """Where reading a game failed, and why."""

    #: Line in the file, from 1.
    line: int
    #: Column, from 1.
    column: int
    #: What was expected and what was found.
    message: str


@dataclass(frozen=True)
class Judgement:
    """Everything that is said about one game of a PGN text.

    >>> from chesslaws import read_pgn
    >>> [game] = read_pgn(b"1. f3 e5 2. g4 Qh4# 0-1")
    >>> print(game.judge().verdict)
    0-1 by checkmate, fide-2023 5.1.1, ply 4
    """

    #: Number of the game in its text, from 1.
    game: int
    #: The line on which it begins, from 1.
    line: int
    #: The White tag.
    white: str | None
    #: The Black tag.
    black: str | None
    #: The Result tag as written.
    tag_result: str | None
    #: How many plies could be read and are legal.
    plies: int
    #: The position after them, as FEN.
    final_fen: str
    #: What the moves decide; `None` where they decide nothing, and then the tag stands.
    verdict: Verdict | None
    #: What was found, by ply.
    findings: tuple[Finding, ...]
    #: The first thing that could not be read or is not legal.
    error: Fault | None

    @property
    def has_breach(self) -> bool:
        """Whether anything breaks the Laws or could not be read."""
        return self.error is not None or any(
            finding.severity is Severity.BREACH for finding in self.findings
        )

    def _repr_html_(self) -> str:
        return f"<div>{''.join(_html(self))}</div>"

    def to_json(self) -> str:
        """Return the line that `chesslaws judge --format jsonl` writes, without the file's name.

        >>> from chesslaws import read_pgn
        >>> [game] = read_pgn(b"1. e4 *")
        >>> game.judge().to_json()[:36]
        '{"game":1,"line":1,"white":null,"bla'
        """
        verdict, error = self.verdict, self.error
        return json.dumps(
            {
                "game": self.game,
                "line": self.line,
                "white": self.white,
                "black": self.black,
                "tag_result": self.tag_result,
                "plies": self.plies,
                "final_fen": self.final_fen,
                "verdict": verdict
                and {
                    "white": _points(verdict.white),
                    "black": _points(verdict.black),
                    "reason": verdict.reason,
                    "article": verdict.article.number,
                    "ply": verdict.ply,
                },
                "findings": [
                    {
                        "ply": finding.ply,
                        "severity": finding.severity,
                        "code": finding.code,
                        "article": finding.article and finding.article.number,
                        "message": finding.message,
                    }
                    for finding in self.findings
                ],
                "error": error
                and {"line": error.line, "column": error.column, "message": error.message},
            },
            ensure_ascii=False,
            separators=(",", ":"),
        )


def _html(judgement: Judgement) -> Iterator[str]:
    white, black = judgement.white or "?", judgement.black or "?"
    yield f"<p><b>{escape(white)} - {escape(black)}</b>, {judgement.plies} plies</p>"
    yield f"<p>{escape(str(judgement.verdict or 'nothing on the board decides'))}</p>"
    if judgement.error is not None:
        place = f"line {judgement.error.line}, column {judgement.error.column}"
        yield f"<p>{place}: {escape(judgement.error.message)}</p>"
    if judgement.findings:
        yield "<table><thead><tr><th>Ply</th><th>Severity</th><th>Finding</th>"
        yield "<th>Article</th></tr></thead><tbody>"
        for finding in judgement.findings:
            cells = (finding.ply, finding.severity, finding.message, finding.article or "")
            row = "".join(f"<td>{escape(str(cell))}</td>" for cell in cells)
            yield f"<tr>{row}</tr>"
        yield "</tbody></table>"


def _points(points: Fraction) -> str:
    """Points as the files have them: hundredths at the finest, so the decimals are exact."""
    hundredths = points * 100
    whole, rest = divmod(abs(hundredths.numerator), 100)
    decimals = f".{rest:02}".rstrip("0").rstrip(".")
    return f"{'-' if points < 0 else ''}{whole}{decimals}"

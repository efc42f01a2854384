"""What a tournament file holds, and what standings are made of."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from chesslaws._words import Color


@dataclass(frozen=True)
class Player:
    """A participant, with what the file says about the person."""

    #: The starting number.
    number: int
    #: The name, family name first.
    name: str
    #: The rating at the start; `None` for an unrated player.
    rating: int | None
    #: The title as written, such as `GM`; empty without one.
    title: str
    #: The federation, three letters.
    federation: str
    #: The number in the register of the federation.
    id: str
    #: The date of birth as written.
    birth: str
    #: The points that the results are worth, with penalties and bonuses.
    points: Fraction
    #: The points that the file claims, if it does.
    declared_points: Fraction | None


@dataclass(frozen=True)
class RoundResult:
    """One round of one player."""

    #: The round, from 1.
    round: int
    #: The starting number of the opponent, met or only scheduled.
    opponent: int | None
    #: The colour.
    color: Color | None
    #: The letter of the result: `1`, `=`, `0`, `+`, `-`, `W`, `D`, `L`, `U`, `F`, `H`, `Z`.
    code: str
    #: The result in words.
    name: str
    #: What the round is worth under the points of the event.
    points: Fraction
    #: Whether a game was played over the board.
    is_played: bool


@dataclass(frozen=True)
class StandingRow:
    """One participant of a ranking."""

    #: The rank, shared by those who stay tied; `None` for who is not ranked.
    rank: int | None
    #: The starting number of the player, or the number of the team.
    number: int
    #: The name.
    name: str
    #: The points that rank.
    points: Fraction
    #: The values of the tie-breaks in their order, exactly. `None` where there is no value, or
    #: where a criterion such as DE, which gives places inside a tied group, decides nothing.
    values: tuple[Fraction | None, ...]
    #: The same in the decimals that are usual for each.
    texts: tuple[str, ...]


@dataclass(frozen=True)
class Contribution:
    """What one round adds to a tie-break."""

    #: The round, from 1.
    round: int
    #: The number of the opponent; `None` for what is not about one.
    opponent: int | None
    #: `opponent`, `dummy opponent` or `own result`.
    source: str
    #: The score that is used here.
    score: Fraction
    #: What the round adds, if it is not cut.
    value: Fraction
    #: Whether the round is a voluntary unplayed round.
    voluntary: bool
    #: Why it is left out (`least`, `most`, `absence`, `below-limit`), or `None`.
    cut: str | None


@dataclass(frozen=True)
class Explanation:
    """How the value of a tie-break came about."""

    #: The participant.
    number: int
    #: The tie-break.
    code: str
    #: Its value, as in `StandingRow.values`.
    value: Fraction | None
    #: What it is made of, round by round.
    contributions: tuple[Contribution, ...]
    #: The numbers of the tied group, for a criterion that ranks groups.
    group: tuple[int, ...]
    #: The explanation as a text to read.
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class PlayerRating:
    """What an event means for one player's rating."""

    #: The starting number.
    number: int
    #: The name.
    name: str
    #: The rating at the start; `None` for an unrated player.
    rating: int | None
    #: How many games were rated: played over the board against rated opponents.
    games: int
    #: The score in these games, as 1, 1/2 and 0.
    score: Fraction
    #: The average rating of the opponents; `None` without one.
    average: int | None
    #: The score less what was expected, under the 400-point rule; `None` for an unrated player.
    gain: Fraction | None
    #: The performance rating; `None` without a rated game.
    performance: int | None
    #: The exact change with the `k` that was asked for. Round once for a rating period.
    change: Fraction | None


@dataclass(frozen=True)
class TrfWarning:
    """Something odd in a tournament file that was read all the same."""

    #: Line, from 1.
    line: int
    #: Column in characters, from 1.
    column: int
    #: What is odd.
    message: str
    #: How often the same was found; the place is that of the first.
    count: int

    def __str__(self) -> str:
        more = f" (and {self.count - 1} more)" if self.count > 1 else ""
        return f"line {self.line}, column {self.column}: {self.message}{more}"

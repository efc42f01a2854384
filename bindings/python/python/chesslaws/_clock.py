"""What a press of the clock did."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta


@dataclass(frozen=True)
class Press:
    """What a press of the clock did; `Clock.press` returns it."""

    #: Whether the move counts as completed: not on a clock that a flag has frozen.
    completed: bool
    #: Whether the player's flag was up. A press at the very instant of expiry is too late.
    in_time: bool
    #: The time that the turn took, delay and overtime included: what `%emt` writes.
    spent: timedelta
    #: The time that the press added.
    credited: timedelta
    #: The index of the period that the press began, from 0; `None` if it began none.
    new_period: int | None

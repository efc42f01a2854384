"""Whether a side can still give mate."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chesslaws._chesslaws import Move


@dataclass(frozen=True)
class MateVerdict:
    """Whether a side can still checkmate by any series of legal moves, and why.

    Exactly one of `line`, `reason` and `nodes` is given.

    >>> from chesslaws import Position
    >>> verdict = Position("8/8/8/8/1B6/8/p7/k1K5 w - - 0 1").can_mate("white")
    >>> verdict.can_mate, verdict.line
    (True, (Move('b4c3'),))
    """

    #: `True` or `False`, each proved; `None` where the limit was reached before that.
    can_mate: bool | None
    #: A series of legal moves of both sides that ends with the other side checkmated; not the
    #: shortest. Empty if the mate stands on the board.
    line: tuple[Move, ...] | None = None
    #: Why no series of legal moves ends in a mate.
    reason: str | None = None
    #: How many positions were examined where nothing is decided.
    nodes: int | None = None

"""Squares and the pieces that stand on them."""

from __future__ import annotations

from typing import NamedTuple

from chesslaws._words import Color, Role, Word


class Square(Word):
    """A square of the board, which is also the string of its name.

    Wherever a square is expected its name will do. They are ordered rank by rank from a1.

    >>> Square("e4").file, Square.E4.rank
    ('e', 4)
    >>> Square.E4 == "e4"
    True
    """

    A1 = "a1"
    B1 = "b1"
    C1 = "c1"
    D1 = "d1"
    E1 = "e1"
    F1 = "f1"
    G1 = "g1"
    H1 = "h1"
    A2 = "a2"
    B2 = "b2"
    C2 = "c2"
    D2 = "d2"
    E2 = "e2"
    F2 = "f2"
    G2 = "g2"
    H2 = "h2"
    A3 = "a3"
    B3 = "b3"
    C3 = "c3"
    D3 = "d3"
    E3 = "e3"
    F3 = "f3"
    G3 = "g3"
    H3 = "h3"
    A4 = "a4"
    B4 = "b4"
    C4 = "c4"
    D4 = "d4"
    E4 = "e4"
    F4 = "f4"
    G4 = "g4"
    H4 = "h4"
    A5 = "a5"
    B5 = "b5"
    C5 = "c5"
    D5 = "d5"
    E5 = "e5"
    F5 = "f5"
    G5 = "g5"
    H5 = "h5"
    A6 = "a6"
    B6 = "b6"
    C6 = "c6"
    D6 = "d6"
    E6 = "e6"
    F6 = "f6"
    G6 = "g6"
    H6 = "h6"
    A7 = "a7"
    B7 = "b7"
    C7 = "c7"
    D7 = "d7"
    E7 = "e7"
    F7 = "f7"
    G7 = "g7"
    H7 = "h7"
    A8 = "a8"
    B8 = "b8"
    C8 = "c8"
    D8 = "d8"
    E8 = "e8"
    F8 = "f8"
    G8 = "g8"
    H8 = "h8"

    @property
    def file(self) -> str:
        """The letter of the file, from `a` to `h`."""
        return self.value[0]

    @property
    def rank(self) -> int:
        """The rank, from 1 to 8."""
        return int(self.value[1])

    @property
    def number(self) -> int:
        """The square's place in the order: 0 for a1, 1 for b1, 63 for h8."""
        return 8 * self.rank + ord(self.file) - ord("a") - 8

    @property
    def is_light(self) -> bool:
        """Whether the square is light.

        >>> Square.H1.is_light
        True
        """
        return (self.rank + ord(self.file)) % 2 == 1


class Piece(NamedTuple):
    """A piece: a colour and a kind.

    >>> str(Piece(Color.BLACK, Role.QUEEN))
    'q'
    """

    #: Whose piece it is.
    color: Color
    #: Its kind.
    role: Role

    @property
    def letter(self) -> str:
        """The letter of a FEN: capital for White, small for Black."""
        letter = self.role.letter
        return letter if self.color is Color.WHITE else letter.lower()

    def __str__(self) -> str:
        return self.letter

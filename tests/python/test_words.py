"""The enums know every word that Rust knows, and are strings."""

from __future__ import annotations

import pickle
from fractions import Fraction

import chesslaws
from chesslaws import Code, Color, Edition, Piece, Role, Square, _chesslaws


def test_every_code_and_edition_has_a_member() -> None:
    assert set(_chesslaws._CODES) <= {code.value for code in Code}
    assert [edition.value for edition in Edition] == _chesslaws._EDITIONS


def test_words_are_strings_that_compare_in_their_own_order() -> None:
    assert [edition == "fide-2023" for edition in Edition] == [False] * 7 + [True]
    assert f"{Color.WHITE}|{Color.BLACK:>6}" == "white| black"
    assert sorted([Role.QUEEN, Role.PAWN, Role.KNIGHT]) == [Role.PAWN, Role.KNIGHT, Role.QUEEN]
    assert Edition.RUSSIA_2011 < Edition.FIDE_2014 <= Edition.FIDE_2014
    assert not Edition.RUSSIA_2011 > Edition.FIDE_2014
    points: dict[str, int] = {Color.WHITE: 1}
    assert points["white"] == 1
    assert pickle.loads(pickle.dumps(Square.E4)) is Square.E4


def test_squares_are_numbered_as_the_board_numbers_them() -> None:
    assert [square.number for square in Square] == list(range(64))
    assert [square.value for square in list(Square)[:9]] == [
        "a1",
        "b1",
        "c1",
        "d1",
        "e1",
        "f1",
        "g1",
        "h1",
        "a2",
    ]
    pieces = chesslaws.Position().pieces()
    assert list(pieces) == [*list(Square)[:16], *list(Square)[48:]]
    assert pieces[Square.A8] == Piece(Color.BLACK, Role.ROOK)
    assert sum(square.is_light for square in Square) == 32


def test_pieces_have_the_letters_of_a_fen() -> None:
    pieces = chesslaws.Position().pieces().values()
    assert {str(piece) for piece in pieces} == set("PNBRQKpnbrqk")
    assert Role.KNIGHT.letter == "N"


def test_points_are_exact() -> None:
    verdict = next(chesslaws.judge_file(b"1. f3 e5 2. g4 Qh4#")).verdict
    assert verdict is not None
    assert (verdict.white, verdict.black) == (Fraction(0), Fraction(1))
    assert isinstance(verdict.white, Fraction)

"""What a type checker sees; mypy reads it, and it runs as well."""

from __future__ import annotations

from datetime import timedelta
from fractions import Fraction

from typing_extensions import assert_type

import chesslaws
from chesslaws import Color, Game, Judgement, Move, PgnError, Position, Square, Verdict


def test_types_are_known() -> None:
    position = assert_type(Position().play("e4"), Position)
    assert_type(position.turn, Color)
    move = assert_type(position.parse_san("e5"), Move)
    assert_type(move.from_square, Square)
    for game in chesslaws.read_pgn(b"1. e4 {[%clk 0:00:01]} *"):
        assert_type(game, Game)
        assert_type(game.moves, tuple[Move, ...])
        assert_type(game.error, PgnError | None)
        assert_type(game.clocks(), list[timedelta | None])
        judgement = assert_type(game.judge(), Judgement)
        assert_type(judgement.verdict, Verdict | None)
        if judgement.verdict is not None:
            assert_type(judgement.verdict.white, Fraction)
    assert move == Move("e7", "e5")

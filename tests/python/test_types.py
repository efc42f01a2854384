"""What a type checker sees; mypy reads it, and it runs as well."""

from __future__ import annotations

from datetime import timedelta
from fractions import Fraction

from typing_extensions import assert_type

import chesslaws
from chesslaws import (
    Color,
    Explanation,
    Game,
    Judgement,
    MateVerdict,
    Move,
    PgnError,
    Position,
    Square,
    Standings,
    Tournament,
    Verdict,
)


def test_types_are_known() -> None:
    position = assert_type(Position().play("e4"), Position)
    assert_type(position.turn, Color)
    move = assert_type(position.parse_san("e5"), Move)
    assert_type(move.from_square, Square)
    verdict = assert_type(position.can_mate("white"), MateVerdict)
    assert_type(verdict.line, tuple[Move, ...] | None)
    assert_type(position.is_dead(), bool | None)
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


def test_types_of_standings_are_known() -> None:
    event = assert_type(chesslaws.read_trf(b"142 1\n001    1      Alyx\n"), Tournament)
    standings = assert_type(event.standings(["BH"], rules="fide-2026"), Standings)
    for row in standings:
        assert_type(row.points, Fraction)
        assert_type(row.values, tuple[Fraction | None, ...])
        assert_type(row.rank, int | None)
    assert_type(standings.explain(1, "BH"), Explanation)
    assert_type(event.crosstable("svg"), str)
    assert_type(event.ratings(k=20)[0].change if event.ratings() else None, Fraction | None)
    assert_type(chesslaws.expected_score(100), Fraction)

"""What a type checker sees; mypy reads it, and it runs as well."""

from __future__ import annotations

from datetime import timedelta
from fractions import Fraction

import chess
from typing_extensions import assert_type

import chesslaws
from chesslaws import (
    Article,
    Clock,
    ClockStatus,
    Color,
    Explanation,
    Game,
    Judgement,
    LiveGame,
    MateVerdict,
    Mode,
    Move,
    Outcome,
    PgnError,
    Position,
    Press,
    Question,
    Ruling,
    ScoreSheet,
    Square,
    Standings,
    TimeControl,
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


def test_types_of_live_games_are_known() -> None:
    game = assert_type(LiveGame(time_control=TimeControl("5m"), white="A"), LiveGame)
    rulings = assert_type(game.apply({"event": "started", "at": timedelta(0)}), list[Ruling])
    assert_type(rulings[0].article, Article | None)
    assert_type(game.question, Question | None)
    assert_type(game.outcome, Outcome | None)
    assert_type(game.position, Position | None)
    assert_type(game.time_left("white"), timedelta | None)
    clock = assert_type(game.clock, Clock | None)
    assert clock is not None
    assert_type(clock.press("white", timedelta(seconds=1)), Press)
    assert_type(clock.status, ClockStatus)
    assert_type(clock.control.rate_of_play("white"), Mode | None)
    assert_type(game.score_sheet("white"), ScoreSheet)
    assert_type(Position().svg(marks=["e4"]), str)
    assert_type(Position().to_chess(), chess.Board)
    assert_type(Move.from_chess(chess.Move.from_uci("e2e4")), Move)

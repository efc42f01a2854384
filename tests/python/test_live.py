"""Live games refereed from Python."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import FrozenInstanceError
from datetime import timedelta
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from chesslaws import (
    Article,
    Color,
    ConditionsError,
    Edition,
    EventError,
    JournalError,
    LiveGame,
    Mode,
    Move,
    Position,
    Refused,
    Square,
    TimeControl,
    read_pgn,
)
from conftest import ROOT

LIVE = sorted((ROOT / "tests" / "data" / "live").glob("*.jsonl"))


def _seconds(seconds: float) -> timedelta:
    return timedelta(seconds=seconds)


def _started(**conditions: Any) -> LiveGame:
    game = LiveGame(**conditions)
    game.apply({"event": "started", "at": _seconds(0)})
    return game


def _play(game: LiveGame, *moves: str, seconds: float = 1) -> None:
    clock = game.clock
    now = timedelta(0) if clock is None else clock.settled_at
    for move in moves:
        side = game.turn
        now += _seconds(seconds)
        game.apply({"event": "moved", "side": side, "move": move, "at": now})
        if clock is not None:
            game.apply({"event": "pressed", "side": side, "at": now})


def _replay(path: Path) -> tuple[LiveGame, list[str]]:
    """Play a file of events; the answers are lines as the program writes them."""
    first, *events = path.read_text(encoding="utf-8").splitlines()
    if "conditions" not in json.loads(first):
        first, events = "{}", [first, *events]
    game = LiveGame.from_json(first)
    answers = []
    for event in filter(None, events):
        before = game.journal
        try:
            answers += [_answer(ruling.json) for ruling in game.apply(event)]
        except Refused as refusal:
            assert game.journal == before
            answers.append(_answer(json.dumps({"refused": str(refusal)})))
        _check_question(game)
    return game, answers


def _answer(line: str) -> str:
    answer = json.loads(line)
    answer.pop("line", None)
    return json.dumps(answer, sort_keys=True)


def _check_question(game: LiveGame) -> None:
    question = game.question
    if question is None:
        return
    assert question.permitted
    assert question.message in str(question)
    if question.recommended is not None:
        assert question.recommended["decision"] in question.permitted


def test_there_are_games_to_replay() -> None:
    assert len(LIVE) > 100


@pytest.mark.parametrize("part", range(4))
def test_games_are_ruled_as_by_the_program(program: Path, part: int) -> None:
    rulings = 0
    for path in LIVE[part::4]:
        command = [str(program), "arbitrate", "--format", "jsonl", str(path)]
        run = subprocess.run(command, capture_output=True, check=False)
        expected = [_answer(line) for line in run.stdout.decode().splitlines()]
        game, answers = _replay(path)
        assert answers == expected, path.name
        rulings += len(answers)
        assert LiveGame.from_journal(game.journal) == game
        assert len(game.history()) == game.journal.count("\n") - 1
    assert rulings > 100


def test_a_game_from_start_to_mate() -> None:
    game = _started(time_control=TimeControl("3m + 2s"), white="Alyx", black="Bruno")
    assert (game.mode, game.edition, game.turn) == (Mode.BLITZ, Edition.FIDE_2023, Color.WHITE)
    _play(game, "f2f3", "e7e5", "g2g4")
    assert game.moves[-1] == Move("g2", "g4")
    assert game.position == Position().play("f3").play("e5").play("g4")
    assert game.time_left("white") == timedelta(minutes=3, seconds=4)
    assert game.completed_moves("white") == 2
    mate = game.apply({"event": "moved", "side": "black", "move": Move("d8", "h4"), "at": "9.5"})
    assert mate[-1].kind == "game-ended"
    assert mate[-1].article == Article(Edition.FIDE_2023, "5.1.1")
    outcome = game.outcome
    assert outcome is not None
    assert (outcome.white, outcome.black) == (Fraction(0), Fraction(1))
    assert outcome.reason == "checkmate"
    assert str(outcome) == "0-1 by checkmate [fide-2023 5.1.1]"
    assert repr(game) == ("<LiveGame fide-2023, blitz: Alyx - Bruno, 4 plies, 0-1 by checkmate>")


def test_a_refusal_names_the_article_and_changes_nothing() -> None:
    game = _started()
    game.apply({"event": "draw-offered", "side": "white"})
    before = copy.copy(game)
    with pytest.raises(Refused, match="only after each player has made moves") as caught:
        game.apply({"event": "draw-accepted", "side": "black"})
    assert caught.value.article == Article(Edition.FIDE_2023, "5.2.3")
    assert "[" not in caught.value.message
    assert caught.value.certain is True
    assert game == before
    with pytest.raises(Refused, match="has started") as caught:
        game.apply({"event": "started"})
    assert caught.value.article is None


@pytest.mark.parametrize(
    "event",
    [
        {"event": "no-such-event"},
        {"event": "moved", "side": "white"},
        {"event": "pressed", "side": "green"},
        {"event": "resumed", "at": 1.5},
        {"event": "resumed", "at": timedelta(seconds=-1)},
        "not JSON",
        "[]",
    ],
)
def test_what_is_no_event_is_told(event: dict[str, Any] | str) -> None:
    game = _started()
    before = copy.copy(game)
    with pytest.raises(EventError):
        game.apply(event)
    assert game == before


def test_objects_that_no_event_has_are_type_errors() -> None:
    with pytest.raises(TypeError, match="a set in it"):
        LiveGame().apply({"event": {1}})
    with pytest.raises(TypeError, match="expected a mapping"):
        LiveGame().apply(5)  # type: ignore[arg-type]


def test_objects_of_the_package_stand_in_events() -> None:
    game = _started()
    touched = {"event": "touched", "side": Color.WHITE, "squares": [Square.E2]}
    [bound] = game.apply(touched)
    assert bound.kind == "bound"
    assert sorted(bound.fields["moves"]) == ["e2e3", "e2e4"]


def test_rulings_compare_hash_and_stay() -> None:
    game = _started(edition="fide-2001", time_control="2h")
    claim = {"event": "draw-claimed", "side": "white", "ground": "threefold", "at": 600}
    rulings = game.apply(claim)
    again = _started(edition="fide-2001", time_control="2h").apply(claim)
    assert rulings == again
    assert len({*rulings, *again}) == len(rulings)
    taken = next(ruling for ruling in rulings if ruling.kind == "time-taken")
    assert taken.fields == {"side": "white", "time": timedelta(minutes=3)}
    assert pickle.loads(pickle.dumps(taken)) == taken
    with pytest.raises(FrozenInstanceError):
        taken.kind = "other"  # type: ignore[misc]
    # What is changed in the fields is a copy.
    taken.fields["side"] = "black"
    assert taken.fields["side"] == "white"
    assert "time-taken" in repr(taken)


def test_times_are_exact_to_the_microsecond() -> None:
    game = _started(time_control="5m")
    game.apply({"event": "moved", "side": "white", "move": "e2e4", "at": timedelta(microseconds=1)})
    game.apply({"event": "pressed", "side": "white"})
    assert game.time_left("white") == timedelta(minutes=5) - timedelta(microseconds=1)
    later = timedelta(minutes=6)
    game.apply({"event": "flag-noticed", "by": "white", "side": "black", "at": later})
    assert game.time_left("black") == timedelta(minutes=-1, microseconds=1)
    assert game.outcome is not None
    assert game.outcome.reason == "flag-fall"


def test_a_question_is_answered_from_its_list() -> None:
    game = _started(time_control="90m + 30s", default_time=timedelta(minutes=30))
    game = LiveGame(time_control="90m + 30s", default_time=timedelta(minutes=30))
    game.apply({"event": "started", "absent": ["black"], "at": 0})
    game.apply({"event": "arrived", "side": "black", "at": timedelta(minutes=31)})
    question = game.question
    assert question is not None
    assert (question.kind, question.side) == ("lateness", Color.BLACK)
    with pytest.raises(Refused, match="not permitted"):
        game.apply({"event": "answered", "answer": {"decision": "draw"}})
    with pytest.raises(Refused, match="has to decide first"):
        game.apply({"event": "resigned", "side": "white"})
    game.apply({"event": "answered", "answer": question.recommended})
    assert game.question is None
    assert game.outcome is not None
    assert game.outcome.reason == "absence"


def test_conditions_are_read_and_read_back() -> None:
    game = LiveGame(
        edition=Edition.RUSSIA_2011,
        time_control="25m",
        white="A",
        fen=Position("4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"),
        regulations={"fine-announced": True, "device-penalty": {"more_time": timedelta(minutes=2)}},
        default_time=timedelta(minutes=15),
        title="A test",
        sheets=True,
        language="ru",
        visually_impaired=["black"],
        hearing_impaired=["white"],
    )
    assert game.mode is Mode.RAPID
    assert game.conditions["regulations"]["fine-announced"] is True
    assert game.conditions["default-time"] == "900"
    assert game.conditions["visually-impaired"] == ["black"]
    assert game.conditions["hearing-impaired"] == ["white"]
    assert LiveGame.from_json(game.conditions) == game
    assert LiveGame.from_json({"conditions": game.conditions}) == game
    assert LiveGame.from_json(json.dumps(game.conditions)) == game
    assert LiveGame(chess960=0).fen.startswith("bbqnnrkr/")


def test_who_sees_nothing_and_who_hears_nothing_need_an_assistant() -> None:
    game = LiveGame(visually_impaired=[Color.WHITE], hearing_impaired=["black"])
    rulings = game.apply({"event": "started"})
    [ruling] = [ruling for ruling in rulings if ruling.kind == "assistant-required"]
    assert ruling.article is not None
    assert ruling.article.number == "D.2.11"


@pytest.mark.parametrize(
    ("conditions", "why"),
    [
        ({"regulations": {"no-such-key": True}}, "no-such-key"),
        ({"chess960": 960}, "0 to 959"),
        ({"fen": "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"}, "has ended"),
        ({"fen": "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "chess960": 5}, "found both"),
        ({"supervised": True, "without_arbiter": True}, "none present"),
        ({"games_per_arbiter": 0}, "at least one game"),
        ({"supervised": True, "games_per_arbiter": 0}, "at least one game"),
    ],
)
def test_conditions_that_can_not_be(conditions: dict[str, Any], why: str) -> None:
    with pytest.raises(ConditionsError, match=why):
        LiveGame(**conditions)


def test_unknown_conditions_in_json() -> None:
    with pytest.raises(ConditionsError, match="colour"):
        LiveGame.from_json({"colour": "white"})
    with pytest.raises(ConditionsError):
        LiveGame.from_json("no JSON")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('{"white":"A","white":"B"}', "white"),
        ('{"conditions":{"white":"A","white":"B"}}', "white"),
        ('{"conditions":{},"conditions":{}}', "conditions"),
        ('{"edition":"fide-2005","edition":"fide-2005"}', "edition"),
    ],
)
def test_a_condition_is_stated_once(text: str, key: str) -> None:
    with pytest.raises(ConditionsError, match=f"duplicate field `{key}`"):
        LiveGame.from_json(text)


@pytest.mark.parametrize("number", [0, 9, 200])
def test_a_number_is_the_name_of_no_event_and_no_answer(number: int) -> None:
    game = _started()
    for event in (
        {"event": number, "side": "white"},
        {"event": "answered", "answer": {"decision": number}},
    ):
        with pytest.raises(EventError, match="invalid type: integer"):
            game.apply(event)
        with pytest.raises(EventError, match="invalid type: integer"):
            game.apply(json.dumps(event))


def test_copies_are_games_of_their_own() -> None:
    game = _started(time_control="5m")
    for other in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other == game
        assert other is not game
        other.apply({"event": "resigned", "side": "white"})
        assert game.outcome is None
        assert other != game
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


def test_long_games_pickle() -> None:
    game = _started()
    _play(game, *["g1f3", "g8f6", "f3g1", "f6g8"] * 3)
    assert pickle.loads(pickle.dumps(game)) == game


def test_journals_are_proved() -> None:
    game = _started(white="A", black="B")
    game.apply({"event": "resigned", "side": "black"})
    journal = game.journal
    assert LiveGame.from_journal(journal.encode()) == game
    with pytest.raises(JournalError) as caught:
        LiveGame.from_journal(journal.replace('"side":"black"', '"side":"white"'))
    assert (caught.value.line, caught.value.kind) == (3, "altered")
    torn = journal[:-5]
    with pytest.raises(JournalError) as caught:
        LiveGame.from_journal(torn)
    assert caught.value.kind == "torn"
    resumed = LiveGame.from_journal(torn, resume=True)
    assert resumed.outcome is None
    resumed.apply({"event": "resigned", "side": "black"})
    assert resumed.journal == journal


def test_history_tells_the_events_again() -> None:
    game = _started(time_control="3m")
    _play(game, "e2e4")
    again = LiveGame.from_json(game.conditions)
    for event, rulings in game.history():
        assert tuple(again.apply(event)) == rulings
    assert again == game


def test_exports() -> None:
    game = _started(time_control="5m", white="A & B", black="<C>")
    _play(game, "e2e4", "e7e5")
    game.apply({"event": "draw-offered", "side": "white"})
    game.apply({"event": "draw-accepted", "side": "black"})
    [record] = read_pgn(game.pgn(event="Open", round="3").encode())
    assert (record.tags["Event"], record.tags["Round"], record.result) == ("Open", "3", "1/2-1/2")
    assert record.clocks() == [timedelta(minutes=4, seconds=59)] * 2
    assert "agreement" in game.report(site="Here")
    page = game.report_html()
    assert "<!DOCTYPE html>" in page
    shown = game._repr_html_()
    assert "&lt;C&gt;" in shown
    assert "<C>" not in shown
    # No style of a whole page gets into a notebook.
    assert "<style>" not in shown
    assert shown.startswith("<div><svg ")
    sheet = game.score_sheet("black", event="Open")
    assert sheet.kept_by is Color.BLACK
    assert sheet.entries == ("e4", "e5")
    assert sheet.svg().startswith("<svg ")


def test_an_illegal_move_that_stands() -> None:
    game = _started(time_control="5m")
    _play(game, "e1e3")
    assert game.moves == (Move("e1", "e3"),)
    assert "K" in game.fen
    rulings = game.apply({"event": "illegal-move-found", "by": "black"})
    assert game.illegal_moves("white") == 1
    assert rulings[0].article == Article(Edition.FIDE_2023, "7.5.1")


def test_threads_share_a_game() -> None:
    game = _started()

    def offer(number: int) -> int:
        try:
            return len(game.apply({"event": "draw-offered", "side": "white"}))
        except Refused:
            return 0

    with ThreadPoolExecutor(8) as pool:
        taken = list(pool.map(offer, range(64)))
    assert taken.count(1) == 1
    assert len(game.history()) == 2

"""Tournament files are read, ranked and explained."""

from __future__ import annotations

import copy
import csv
import gzip
import io
import json
import pickle
import subprocess
from datetime import date
from fractions import Fraction
from pathlib import Path
from typing import Literal

import pytest

from chesslaws import (
    Color,
    TieBreakError,
    Tournament,
    TrfError,
    expected_score,
    performance,
    rating_change,
    read_trf,
)
from conftest import ROOT

FILES = ROOT / "tests" / "data" / "trf"
EDITIONS: tuple[Literal["fide-2024"], Literal["fide-2026"]] = ("fide-2024", "fide-2026")
SWISS = FILES / "tec" / "tec-swiss-16p5r.trf"
ROUND_ROBIN = FILES / "tec" / "tec-rr-6p5r.trf"


def _official() -> tuple[list[str], list[dict[str, str]]]:
    """Return the codes and the values that the paper of the Technical Commission prints."""
    with (FILES / "tec" / "tec-swiss-16p5r.official.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    # The paper rounds AOB to one decimal.
    return [code for code in rows[0] if code not in {"SNO", "PTS", "AOB(1dp)"}], rows


def test_every_printed_value_of_the_official_exercise_comes_out() -> None:
    codes, expected = _official()
    assert len(codes) == 17
    standings = read_trf(SWISS).standings(codes, rules="fide-2024")
    assert len(standings) == len(expected) == 16
    for line in expected:
        row = standings.row(int(line["SNO"]))
        assert row.points == Fraction(line["PTS"])
        assert list(row.values) == [Fraction(line[code]) for code in codes]


def test_averages_of_buchholz_are_exact_and_follow_the_rules() -> None:
    event = read_trf(SWISS)
    before, after = (event.standings(["AOB"], rules=rules) for rules in EDITIONS)
    # David has met four opponents, whose Buchholz are multiples of a half.
    assert before.row(4).values == (Fraction(107, 8),)
    assert before.row(4).texts == ("13.38",)
    assert (before.row(1).values, before.rules) == ((Fraction(63, 5),), "fide-2024")
    assert (after.row(1).values, after.rules) == ((Fraction(62, 5),), "fide-2026")


def test_a_tournament_says_what_is_in_the_file() -> None:
    event = read_trf(SWISS)
    assert event.name == "TEC exercise Swiss 16 players 5 rounds"
    assert (event.rounds, event.format, event.start) == (5, "swiss", "2024/04/16")
    assert (event.tie_breaks, event.warnings) == ((), ())
    nick = event.players[11]
    assert (nick.number, nick.name, nick.rating, nick.federation) == (12, "Nick", 1650, "FID")
    assert nick.points == nick.declared_points == 2
    rounds = event.results(12)
    assert [result.round for result in rounds] == [1, 2, 3, 4, 5]
    assert [result.code for result in rounds] == ["0", "U", "+", "Z", "Z"]
    assert [result.opponent for result in rounds] == [4, None, 14, None, None]
    assert [result.points for result in rounds] == [0, 1, 1, 0, 0]
    assert [result.is_played for result in rounds] == [True, False, False, False, False]
    assert rounds[0].color is Color.WHITE
    assert rounds[1].color is None
    assert sum(result.points for result in rounds) == nick.points
    with pytest.raises(KeyError):
        event.results(17)


def test_a_path_bytes_a_text_and_a_file_are_the_same() -> None:
    content = SWISS.read_bytes()
    expected = read_trf(SWISS).crosstable()
    assert read_trf(str(SWISS)).crosstable() == expected
    assert read_trf(content).crosstable() == expected
    assert read_trf(io.BytesIO(gzip.compress(content))).crosstable() == expected
    assert Tournament.parse(content).crosstable() == expected
    assert Tournament.parse(content.decode()).crosstable() == expected
    with pytest.raises(FileNotFoundError):
        read_trf(FILES / "no-such-file.trf")
    with pytest.raises(TypeError):
        Tournament.parse(1)  # type: ignore[arg-type]


def test_places_and_what_is_undecided() -> None:
    standings = read_trf(ROUND_ROBIN).standings("DE,SB")
    assert standings.tie_breaks == ("DE", "SB")
    assert (standings.rules, standings.is_for_teams, standings.notes) == ("fide-2024", False, ())
    found = [(row.rank, row.number, row.values, row.texts) for row in standings]
    assert found[:3] == [
        (1, 1, (Fraction(1), Fraction(37, 4)), ("1", "9.25")),
        (2, 2, (Fraction(2), Fraction(25, 4)), ("2", "6.25")),
        (2, 3, (Fraction(2), Fraction(25, 4)), ("2", "6.25")),
    ]
    # Nobody shares the points of the one player of a match who has won.
    [winner, _] = Tournament.parse(
        "001    1      A                                 1500"
        "                             1.0    1     2 w 1\n"
        "001    2      B                                     "
        "                             0.0    2     1 b 0\n"
    ).standings(["DE", "ARO"])
    assert winner.values == (None, None)
    assert winner.texts == ("-", "")


def test_an_explanation_adds_up() -> None:
    standings = read_trf(SWISS).standings(["BH/C1"])
    for row in standings:
        explained = standings.explain(row.number, "BH/C1")
        assert (explained.number, explained.code) == (row.number, "BH/C1")
        assert explained.value == row.values[0]
        kept = [share.value for share in explained.contributions if share.cut is None]
        assert sum(kept) == explained.value
        assert len(kept) == 4
    nick = standings.explain(12, "BH/C1")
    [cut] = [share for share in nick.contributions if share.cut]
    assert (cut.round, cut.cut, cut.source, cut.voluntary) == (4, "absence", "dummy opponent", True)
    assert nick.contributions[0].opponent == 4
    assert nick.contributions[0].score == Fraction(7, 2)
    assert str(nick).startswith("BH/C1 = 9.5\n  round 1: opponent 4, score 3.5, adds 3.5\n")
    # A criterion that is not in the list, and one that ranks a group.
    assert standings.explain(2, "SB").value == Fraction(19, 2)
    assert read_trf(ROUND_ROBIN).standings("DE").explain(1, "DE").group == (1, 2, 3)
    with pytest.raises(KeyError):
        standings.explain(17, "BH")
    with pytest.raises(TieBreakError, match="expected a code"):
        standings.explain(1, "XX")


def test_tables_in_every_format() -> None:
    event = read_trf(SWISS)
    standings = event.standings("BH:C1")
    for format_, start in [
        ("text", "Rank  No  Name"),
        ("csv", "Rank,No,Name,R1,R2,R3,R4,R5,Pts,BH/C1\n1,2,Bruno,10b1,7w1,1b=,16w1,3b=,4,12.0\n"),
        ("html", '<table class="crosstable">\n<caption>TEC exercise'),
        ("svg", "<svg xmlns="),
    ]:
        table = standings.crosstable(format_)  # type: ignore[arg-type]
        assert table.startswith(start)
        assert event.crosstable(format_, tie_breaks=["BH/C1"]) == table  # type: ignore[arg-type]
    assert standings.ranking("csv").startswith("Rank,No,Name,Pts,BH/C1\n1,2,Bruno,4,12.0\n")
    assert standings._repr_html_() == standings.ranking("html")
    assert str(standings) == standings.ranking().rstrip("\n")
    assert repr(standings) == "<Standings of 16 by BH/C1>"
    with pytest.raises(ValueError, match=r'expected a format: .* found "pdf"'):
        standings.crosstable("pdf")  # type: ignore[arg-type]


def test_interim_standings_and_teams() -> None:
    event = read_trf(SWISS)
    after = event.standings(after_round=2)
    assert after.rows[0].points == 2
    assert "R3" not in after.crosstable("csv")
    with pytest.raises(ValueError, match="expected a round from 1 to 5, found 6"):
        event.standings(after_round=6)
    teams = read_trf(FILES / "format" / "echecs" / "grandmommyscup.trf")
    assert teams.tie_breaks
    assert len(teams.standings()) == 50
    assert teams.standings().is_for_teams
    assert len(teams.standings("WIN", individuals=True)) == 249
    assert [warning.column for warning in teams.warnings] == [15]
    assert str(teams.warnings[0]).startswith("line 347, column 15: a tab at the end")


@pytest.mark.parametrize(
    ("name", "line", "column"),
    [
        ("incompatible_color", 3, 137),
        ("incompatible_result", 3, 139),
        ("incorrect_points", 2, 81),
        ("missing_result", 3, 132),
        ("missing_starting_number", 7, 5),
        ("too_many_results", 2, 142),
    ],
)
def test_a_refused_file_names_line_and_column(name: str, line: int, column: int) -> None:
    with pytest.raises(TrfError) as raised:
        read_trf(FILES / "format" / "py4swiss" / f"{name}.trf")
    error = raised.value
    assert (error.line, error.column) == (line, column)
    assert str(error) == f"line {line}, column {column}: {error.reason}"
    assert isinstance(error, ValueError)


def test_a_lenient_reader_warns() -> None:
    event = read_trf(FILES / "format" / "py4swiss" / "missing_starting_number.trf", lenient=True)
    assert [warning.line for warning in event.warnings] == [7]
    assert "is missing" in event.warnings[0].message
    assert event.warnings[0].count == 1


def test_tie_breaks_and_rules_that_do_not_exist_are_named() -> None:
    event = read_trf(SWISS)
    for wrong in ("BH,XX", ["BH", "XX"]):
        with pytest.raises(TieBreakError, match='tie-break "XX"'):
            event.standings(wrong)
    with pytest.raises(ValueError, match="WIN"):
        event.standings("WIN/C1")
    with pytest.raises(ValueError, match='fide-2024 or fide-2026, found "fide-2020"'):
        event.standings(rules="fide-2020")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        event.standings([1])  # type: ignore[list-item]


def test_ratings_of_an_event() -> None:
    lines = read_trf(ROUND_ROBIN).ratings(k=20)
    alyx, *_, helene = lines
    # Differences 50, 100, 150, 200, 250: 0.57 + 0.64 + 0.70 + 0.76 + 0.81 = 3.48 expected.
    assert (alyx.rating, alyx.games, alyx.score) == (2200, 5, Fraction(7, 2))
    assert (alyx.average, alyx.performance) == (2050, 2199)
    assert alyx.gain == Fraction(350 - 348, 100)
    assert alyx.change == Fraction(2, 5)
    # The forfeit is not rated.
    assert (helene.number, helene.games, helene.score) == (6, 4, Fraction(1, 2))
    assert read_trf(ROUND_ROBIN).ratings()[0].change is None
    with pytest.raises(ValueError, match="standard, rapid or blitz"):
        read_trf(ROUND_ROBIN).ratings(rating_list="bullet")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="coefficient from 1 to 100"):
        read_trf(ROUND_ROBIN).ratings(k=0)


def test_rating_functions() -> None:
    assert expected_score(0) == Fraction(1, 2)
    assert expected_score(100) + expected_score(-100) == 1
    assert performance([1500], 1) == 2300
    assert performance([], 0) is None
    assert rating_change(1500, [(1900, 1)], 40) == Fraction(184, 5)
    # From 1 October 2025 the 400-point rule does not hold for 2650 and above.
    game = [(1800, Fraction(1))]
    assert rating_change(2800, game, 10, day=date(2025, 9, 30)) == Fraction(4, 5)
    assert rating_change(2800, game, 10, day=date(2025, 10, 1)) == 0
    for wrong in ([(0, 1)], [(1500, 0.3)], [(1500, 2)], [(1500, Fraction(1, 3))]):
        with pytest.raises(ValueError, match="expected"):
            rating_change(1500, wrong, 20)
    with pytest.raises(ValueError, match="expected a score from 0 to 1"):
        performance([1500], 2)


def test_the_ranking_is_that_of_the_program(program: Path) -> None:
    for path in [SWISS, ROUND_ROBIN, *sorted((FILES / "generated").glob("*.trf"))]:
        command = [
            str(program),
            "standings",
            str(path),
            "--tie-breaks",
            "BH:C1,SB,DE",
            "--format",
            "json",
        ]
        run = subprocess.run(command, check=True, capture_output=True)
        answer = json.loads(run.stdout)
        standings = read_trf(path).standings("BH:C1,SB,DE")
        assert list(standings.tie_breaks) == answer["criteria"]
        assert list(standings.notes) == answer["notes"]
        for row, expected in zip(standings, answer["rows"], strict=True):
            assert (row.rank, row.number, row.name) == (
                expected["rank"],
                expected["number"],
                expected["name"],
            )
            assert row.points == Fraction(expected["points"])
            exact = [value["exact"] or value["text"] for value in expected["values"]]
            assert list(row.values) == [text and Fraction(text) for text in exact]


def test_tournaments_copy_and_their_values_pickle() -> None:
    event = read_trf(SWISS)
    assert copy.copy(event) is event
    assert copy.deepcopy(event) is event
    assert (
        repr(event) == "<Tournament 'TEC exercise Swiss 16 players 5 rounds', 16 players, 5 rounds>"
    )
    rows = event.standings("BH").rows
    assert pickle.loads(pickle.dumps(rows)) == rows
    assert hash(rows) == hash(event.standings("BH").rows)
    with pytest.raises(AttributeError):
        rows[0].rank = 2  # type: ignore[misc]


def test_a_number_that_nobody_can_have_is_missing() -> None:
    event = Tournament.parse("142 1\n001    1      Alyx\n")
    standings = event.standings()
    for number in (-1, 0, 2, 10**9, 10**30):
        for ask in (standings.row, event.results, lambda number: standings.explain(number, "BH")):
            with pytest.raises(KeyError):
                ask(number)
    with pytest.raises(TypeError):
        standings.row("1")  # type: ignore[arg-type]


def test_points_are_what_a_float_is_written_as() -> None:
    assert performance([1500] * 10, 0.1) == performance([1500] * 10, Fraction(1, 10))
    for number in (0.001, float("nan"), float("inf"), Fraction(1, 3), 1e300):
        with pytest.raises(ValueError, match="expected points in whole hundredths, found"):
            performance([1500] * 10, number)

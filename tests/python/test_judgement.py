"""Judgements are those of the program, and plain data."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
from fractions import Fraction
from pathlib import Path

import pytest

from chesslaws import Article, Code, Edition, Reason, Severity, judge_file, read_pgn


@pytest.mark.parametrize("edition", ["fide-2001", "fide-2014", "fide-2023"])
def test_the_lines_are_those_of_the_program(pgn: Path, edition: str, program: Path) -> None:
    run = subprocess.run(
        [program, "judge", "--format", "jsonl", "--edition", edition, pgn],
        check=False,
        capture_output=True,
    )
    assert run.returncode in (0, 1)
    expected = run.stdout.decode().splitlines()
    assert expected
    prefix = f'{{"file":{json.dumps(str(pgn), ensure_ascii=False)},'
    lines = [judgement.to_json() for judgement in judge_file(pgn, edition)]
    assert [prefix + line[1:] for line in lines] == expected
    assert [game.judge(edition).to_json() for game in read_pgn(pgn)] == lines


def test_fide_2023_5_1_1_checkmate_decides() -> None:
    [game] = read_pgn(b'[White "A"]\n[Result "1-0"]\n\n1. f3 e5 2. g4 Qh4# 1-0')
    judgement = game.judge(Edition.FIDE_2023)
    verdict = judgement.verdict
    assert verdict is not None
    assert (verdict.white, verdict.black) == (Fraction(0), Fraction(1))
    assert verdict.reason is Reason.CHECKMATE
    assert verdict.article == Article(Edition.FIDE_2023, "5.1.1")
    assert verdict.ply == 4
    [finding] = judgement.findings
    assert finding.code is Code.RESULT_MISMATCH
    assert finding.severity is Severity.BREACH
    assert judgement.has_breach
    assert (judgement.white, judgement.black, judgement.tag_result) == ("A", None, "1-0")


def test_fide_2014_9_6_b_decides_and_fide_2009_does_not() -> None:
    start = '[FEN "4k3/8/8/8/8/8/3R4/4K3 w - - 149 100"]\n\n1. Rd3 1/2-1/2'
    [game] = read_pgn(start.encode())
    verdict = game.judge("fide-2014").verdict
    assert verdict is not None
    assert (verdict.white, verdict.black) == (Fraction(1, 2), Fraction(1, 2))
    assert verdict.article.number == "9.6.b"
    assert '"white":"0.5","black":"0.5"' in game.judge("fide-2014").to_json()
    assert game.judge("fide-2009").verdict is None


def test_judgements_pickle_copy_and_compare() -> None:
    [one] = judge_file(b"1. e4 e5 2. Ke3 *")
    [other] = judge_file(b"1. e4 e5 2. Ke3 *")
    assert one == other
    assert hash(one) == hash(other)
    assert pickle.loads(pickle.dumps(one)) == one == copy.deepcopy(one)
    assert one.error is not None
    assert (one.error.line, one.error.column) == (1, 13)
    with pytest.raises(AttributeError):
        one.plies = 3  # type: ignore[misc]


def test_an_edition_that_does_not_exist_is_named() -> None:
    [game] = read_pgn(b"1. e4 *")
    with pytest.raises(ValueError, match=r'expected an edition: fide-2001.* found "fide-1999"'):
        game.judge("fide-1999")
    with pytest.raises(ValueError, match="expected an edition"):
        judge_file(b"", "")


def test_text_that_json_must_escape() -> None:
    text = '[White "a\\"\\\\b\tü♘\x7f\x01"]\n\n1. e4 *'
    [judgement] = judge_file(text.encode())
    assert json.loads(judgement.to_json())["white"] == judgement.white
    assert "ü♘\x7f\\u0001" in judgement.to_json()

"""Whether a side can still give mate."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from chesslaws import Color, MateVerdict, Position
from conftest import ROOT

WALL = "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1"


@pytest.mark.parametrize(
    ("fen", "white", "black"),
    [
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", True, False),
        ("8/8/4k3/3r4/8/2N5/8/4K3 w - - 0 1", True, True),
        ("8/8/4k3/4r3/8/3KB3/8/8 w - - 0 1", False, True),
        ("8/8/4k3/8/8/3KB3/8/8 w - - 0 1", False, False),
        (WALL, False, False),
        # The capture in passing is the only way out.
        ("4k3/8/p1p1p1p1/P1P1PpP1/5P2/8/8/4K3 w - f6 0 1", True, True),
        ("4k3/8/p1p1p1p1/P1P1PpP1/5P2/8/8/4K3 w - - 0 1", False, False),
        # Stalemate, and a mate that stands on the board.
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", False, False),
        ("7K/6q1/6k1/8/8/8/8/8 w - - 0 1", False, True),
    ],
)
def test_verdicts_carry_a_line_or_a_reason(fen: str, white: bool, black: bool) -> None:
    position = Position(fen)
    for color, expected in [(Color.WHITE, white), (Color.BLACK, black)]:
        verdict = position.can_mate(color)
        assert verdict.can_mate is expected
        assert verdict.nodes is None
        if expected:
            assert verdict.reason is None
            assert verdict.line is not None
            end = position
            for move in verdict.line:
                end = end.play(move)
            assert end.is_checkmate
            assert end.turn != color
        else:
            assert verdict.line is None
            assert verdict.reason
    assert position.is_dead() is not (white or black)


def test_known_positions_are_answered_as_known() -> None:
    text = Path(ROOT, "tests", "data", "deadpos", "own_cases.tsv").read_text(encoding="utf-8")
    asked = 0
    for row in text.splitlines()[1:60]:
        fen, *expected = row.split("\t")[:3]
        for color, word in zip(Color, expected, strict=True):
            verdict = Position(fen).can_mate(color, nodes=50_000)
            if verdict.can_mate is not None:
                assert verdict.can_mate is (word == "yes"), f"{color} in {fen}"
                asked += 1
    assert asked > 100


def test_a_limit_that_is_reached_decides_nothing() -> None:
    position = Position("k1b5/Pp1b4/1P2b2B/5bB1/5Bb1/1p2B2b/1P1B4/K1B5 w - - 0 1")
    verdict = position.can_mate("white", nodes=10)
    assert verdict.can_mate is None
    assert verdict.line is None
    assert verdict.reason is None
    assert verdict.nodes is not None
    assert position.is_dead(nodes=0) is None


def test_a_verdict_is_a_value() -> None:
    verdict = Position(WALL).can_mate("white")
    assert verdict == Position(WALL).can_mate("white")
    assert hash(verdict) == hash(copy.deepcopy(verdict))
    won = Position().can_mate("black")
    assert pickle.loads(pickle.dumps(won)) == won
    with pytest.raises(dataclasses.FrozenInstanceError):
        verdict.can_mate = True  # type: ignore[misc]
    assert MateVerdict(None, nodes=3) != verdict


def test_what_is_no_color_or_no_limit_is_refused() -> None:
    with pytest.raises(ValueError, match="green"):
        Position().can_mate("green")
    with pytest.raises(OverflowError):
        Position().can_mate("white", nodes=-1)
    with pytest.raises(TypeError):
        Position().can_mate("white", 5)  # type: ignore[call-arg]


def test_threads_ask_at_the_same_time() -> None:
    with ThreadPoolExecutor(4) as threads:
        answers = list(threads.map(lambda _: Position(WALL).is_dead(), range(16)))
    assert answers == [True] * 16

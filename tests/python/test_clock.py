"""Time controls and clocks."""

from __future__ import annotations

import copy
import pickle
from datetime import timedelta

import pytest

from chesslaws import Clock, ClockError, ClockStatus, Color, Mode, TimeControl, TimeControlError


def _s(seconds: float) -> timedelta:
    return timedelta(seconds=seconds)


def _status(clock: Clock) -> str:
    return clock.status.value


def test_controls_read_every_style() -> None:
    control = TimeControl("40/5400+30:1800+30")
    assert str(control) == "90m/40 + 30m + 30s"
    assert control == TimeControl.parse_fide("90m/40 + 30m + 30s")
    assert control == TimeControl.parse_us("40/90, SD/30; inc30")
    assert (control.pgn(), control.us()) == ("40/5400+30:1800+30", "40/90, SD/30; inc30")
    assert len({control, TimeControl(str(control))}) == 1
    assert control != TimeControl("5m")
    assert repr(control) == "TimeControl('90m/40 + 30m + 30s')"
    assert eval(repr(control)) == control
    for other in (copy.copy(control), copy.deepcopy(control), pickle.loads(pickle.dumps(control))):
        assert other == control


def test_controls_of_two_sides() -> None:
    armageddon = TimeControl("5m vs 4m")
    assert not armageddon.is_equal
    assert armageddon.start_time("white") - armageddon.start_time("black") == timedelta(minutes=1)
    assert armageddon.rate_of_play("white") is Mode.BLITZ
    assert TimeControl("hourglass 60s").rate_of_play("white") is None


@pytest.mark.parametrize(
    ("text", "why", "offset"),
    [
        ("90+30", "ambiguous", None),
        ("?", "unknown", None),
        ("3m+", "expected a number", 3),
        ("", "expected", 0),
    ],
)
def test_controls_that_can_not_be_read(text: str, why: str, offset: int | None) -> None:
    with pytest.raises(TimeControlError, match=why) as caught:
        TimeControl(text)
    assert (caught.value.text, caught.value.offset) == (text, offset)


def test_what_a_style_can_not_write() -> None:
    with pytest.raises(TimeControlError, match="PGN"):
        TimeControl("10m + 3x30s").pgn()
    with pytest.raises(TimeControlError, match="US"):
        TimeControl("5m vs 4m").us()


def test_a_clock_through_a_game() -> None:
    clock = Clock("3m + 2s")
    assert (clock.status, clock.running, clock.on_move) == (ClockStatus.READY, None, None)
    clock.start("white", _s(100))
    assert _status(clock) == "running"
    press = clock.press("white", _s(103))
    assert (press.completed, press.in_time, press.new_period) == (True, True, None)
    assert (press.spent, press.credited) == (_s(3), _s(2))
    assert (clock.time_left("white"), clock.running) == (_s(181), Color.BLACK)
    assert clock.pause(_s(110)) is True
    assert clock.pause(_s(111)) is False
    assert _status(clock) == "paused"
    assert clock.resume(_s(200)) is True
    assert clock.time_left("black") == _s(182 - 7)
    assert clock.until_next_event == _s(175)
    assert clock.budget("black") == _s(175)
    clock.poll(_s(400))
    assert clock.flag_down("black")
    assert clock.first_flag is Color.BLACK
    assert clock.expired_at("black") == _s(375)
    assert clock.time_left("black") == _s(-25)
    assert clock.shown("black") == _s(0)
    assert clock.flag_noticed_at("black") is None
    clock.notice_flag("black", _s(401))
    assert clock.flag_noticed_at("black") == _s(401)
    assert clock.settled_at == _s(401)
    assert (clock.moves("white"), clock.moves("black")) == (1, 0)
    assert clock.time_used("white") == _s(3)


def test_corrections() -> None:
    clock = Clock("90m/40 + 30m")
    clock.start("white", _s(0))
    clock.set_time("white", timedelta(minutes=25), _s(5), moves=43, period=1)
    assert (clock.time_left("white"), clock.period("white")) == (timedelta(minutes=25), 1)
    assert clock.moves_to_go("white") is None
    assert clock.moves_to_go("black") == 40
    clock.set_moves("black", 39, _s(5))
    assert clock.moves_to_go("black") == 1
    clock.add_time("black", timedelta(minutes=2), _s(5))
    assert clock.time_left("black") == timedelta(minutes=92)
    assert clock.subtract_time("black", timedelta(hours=9), _s(5)) == timedelta(minutes=92)
    assert clock.flag_down("black")
    clock.add_time("black", timedelta(minutes=1), _s(5))
    clock.set_flags(_s(5), white=False, black=False)
    assert not clock.flag_down("black")
    clock.set_flags(_s(6), white=True, black=True, first="black")
    assert clock.first_flag is Color.BLACK


def test_set_time_counts_up_to_its_instant() -> None:
    clock = Clock("60m + 10s delay")
    clock.start("white", _s(0))
    clock.set_time("white", timedelta(minutes=10), _s(4))
    # The four seconds of delay that were used are still used.
    assert (clock.time_left("white"), clock.delay_left("white")) == (timedelta(minutes=10), _s(6))


def test_presses_are_taken_back() -> None:
    clock = Clock("10m+30s")
    clock.start("white", _s(0))
    clock.press("white", _s(20))
    assert clock.undo_press(_s(25), return_time=True) is Color.WHITE
    assert clock.time_left("black") == _s(630)
    assert clock.complete_move("white", _s(26)) is None
    assert clock.moves("white") == 1


def test_other_modes() -> None:
    byo_yomi = Clock("0m + 3x30s")
    assert byo_yomi.overtime("white") == 3
    assert Clock("5m").overtime("white") is None
    assert Clock("count up").budget("white") is None
    quickplay = Clock("5m")
    quickplay.start("white", _s(0))
    quickplay.introduce_increment(_s(5), _s(1))
    assert quickplay.press("white", _s(2)).credited == _s(5)


@pytest.mark.parametrize(
    ("color", "seconds", "kind"),
    [("white", 9, "time-went-back"), ("black", 11, "not-on-move")],
)
def test_what_a_clock_refuses_changes_nothing(color: str, seconds: int, kind: str) -> None:
    clock = Clock("5m")
    clock.start("white", _s(10))
    before = copy.copy(clock)
    with pytest.raises(ClockError) as caught:
        clock.press(color, _s(seconds))
    assert caught.value.kind == kind
    assert clock == before


def test_instants_are_not_below_zero() -> None:
    with pytest.raises(ValueError, match="negative"):
        Clock("5m").poll(_s(-1))


def test_clocks_copy_and_pickle() -> None:
    clock = Clock("10m + 3x30s")
    clock.start("white", _s(1))
    for other in (copy.copy(clock), copy.deepcopy(clock), pickle.loads(pickle.dumps(clock))):
        assert other == clock
        other.press("white", _s(2))
        assert other != clock
        assert clock.running is Color.WHITE
    later = clock.at(_s(61))
    assert later.time_left("white") == timedelta(minutes=9)
    assert clock.time_left("white") == timedelta(minutes=10)
    record = bytearray(clock.to_record())
    record[100] ^= 1
    with pytest.raises(ValueError, match="checksum"):
        Clock.from_record(bytes(record))
    with pytest.raises(TypeError, match="unhashable"):
        hash(clock)
    assert repr(clock) == "<Clock 10m + 3x30s: white 0:10:00, black 0:10:00, white runs>"

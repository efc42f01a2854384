"""Positions and moves as values."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest

from chesslaws import (
    AmbiguousMoveError,
    Clock,
    FenError,
    IllegalMoveError,
    LiveGame,
    Move,
    MoveError,
    Position,
    Role,
    Square,
    UnreadableMoveError,
)

KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"


def test_perft_of_known_positions() -> None:
    assert Position().perft(4) == 197_281
    assert Position(KIWIPETE).perft(3) == 97_862
    # Below the depth that is looked at for interrupts, and above.
    endgame = Position("8/8/8/8/8/k7/p7/K7 w - - 0 1")
    assert endgame.perft(200) == 0
    with pytest.raises(ValueError, match="expected a depth from 0 to 255, found 256"):
        endgame.perft(256)


def test_perft_can_be_interrupted() -> None:
    """With Ctrl-C, or by whatever else a signal does."""
    script = (
        "import signal, chesslaws\n"
        "signal.signal(signal.SIGALRM, signal.default_int_handler)\n"
        "signal.setitimer(signal.ITIMER_REAL, 0.2)\n"
        "try:\n    chesslaws.Position().perft(30)\n"
        "except KeyboardInterrupt:\n    print('interrupted')\n"
    )
    answer = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    assert answer.stdout == "interrupted\n"


def test_playing_leaves_the_position_as_it_was() -> None:
    start = Position()
    after = start.play("e4")
    assert start == Position()
    assert after != start
    assert after.turn == "black"
    assert after.halfmove_clock == 0
    assert after.fullmove_number == 1


@pytest.mark.parametrize("text", ["e1g1", "e1h1", "O-O", "0-0"])
def test_castling_is_understood_in_every_form(text: str) -> None:
    position = Position(KIWIPETE)
    castled = position.play("e1h1")
    assert position.play(text) == castled
    assert position.san(text) == "O-O"
    assert position.uci(text) == "e1g1"
    assert position.uci(text, chess960=True) == "e1h1"
    assert position.is_legal(Move.from_uci("e1g1"))
    assert position.play(Move.from_uci("e1g1")) == castled


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("e5", IllegalMoveError),
        ("e2e5", IllegalMoveError),
        ("Ke2", IllegalMoveError),
        ("--", IllegalMoveError),
        ("hello", UnreadableMoveError),
        ("", UnreadableMoveError),
        ("e2e9", UnreadableMoveError),
        ("♘", UnreadableMoveError),
    ],
)
def test_a_move_that_can_not_be_played_says_why(text: str, error: type[MoveError]) -> None:
    position = Position()
    with pytest.raises(error) as raised:
        position.play(text)
    assert raised.value.text == text
    assert raised.value.fen == position.fen()
    again = pickle.loads(pickle.dumps(raised.value))
    assert (str(again), again.text) == (str(raised.value), text)


def test_ambiguity_is_an_error_of_its_own() -> None:
    position = Position("4k3/8/8/8/8/8/8/RN2KN1R w KQ - 0 1")
    with pytest.raises(AmbiguousMoveError, match="b1, f1"):
        position.play("Nd2")


def test_an_illegal_move_object_is_refused_everywhere() -> None:
    move = Move("e2", "e5")
    for call in (Position().play, Position().san, Position().uci, Position().is_capture):
        with pytest.raises(IllegalMoveError, match="e2e5"):
            call(move)


@pytest.mark.parametrize(
    ("fen", "offset"),
    [("", 0), ("8/8/8/8/8/8/8/4K2X w - - 0 1", 17), ("4k3/8/8/8/8/8/8/8 w - - 0 1", None)],
)
def test_a_bad_fen_says_where(fen: str, offset: int | None) -> None:
    with pytest.raises(FenError) as raised:
        Position(fen)
    assert (raised.value.fen, raised.value.offset) == (fen, offset)
    assert isinstance(raised.value, ValueError)


def test_positions_pickle_and_copy_with_everything() -> None:
    # A double step beside no enemy pawn is told apart by equality, not by the FEN.
    position = Position().play("e4")
    again = pickle.loads(pickle.dumps(position))
    assert again == position
    assert again.fen(en_passant_always=True).split()[3] == "e3"
    assert copy.copy(position) is position
    assert copy.deepcopy([position])[0] is position
    frc = Position.chess960(0)
    assert pickle.loads(pickle.dumps(frc)) == frc
    assert not frc.has_standard_castling


def test_identity_is_sameness_under_the_laws() -> None:
    """Article 9.2.3 of 2023: castling rights count, counters do not."""
    start = Position()
    knights = start.play("Nf3").play("Nf6").play("Ng1").play("Ng8")
    assert knights != start
    assert knights.identity == start.identity
    assert hash(knights.identity) == hash(start.identity)
    without = Position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1")
    assert without.identity != start.identity


def test_moves_are_values() -> None:
    move = Move("a7", Square.A8, Role.QUEEN)
    assert move == Move.from_uci("a7a8q") == Move("a7", "a8", "q")
    assert len({move, Move.from_uci("a7a8q"), Move("a7", "a8")}) == 2
    assert (move.from_square, move.to_square, move.promotion) == ("a7", "a8", "queen")
    assert pickle.loads(pickle.dumps(move)) == move
    assert repr(move) == "Move('a7a8q')"
    assert Move("a1", "a2") < Move("b1", "a2")
    assert move != "a7a8q"


@pytest.mark.parametrize("bad", ["z9", "", "e44", "é1"])
def test_a_bad_square_is_a_value_error(bad: str) -> None:
    with pytest.raises(ValueError, match="expected a square from a1 to h8, found"):
        Position().piece_at(bad)


def test_bad_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="can't become a king"):
        Move("a7", "a8", "king")
    with pytest.raises(ValueError, match="0 to 959"):
        Position.chess960(960)
    with pytest.raises(OverflowError):
        Position.chess960(-1)
    with pytest.raises(TypeError):
        Position().play(3)  # type: ignore[arg-type]
    with pytest.raises(AttributeError):
        Position().turn = "black"  # type: ignore[misc,assignment]
    with pytest.raises(ValueError, match="expected a language, one of en"):
        Position().san("e4", language="tlh")


def test_facts_about_pieces() -> None:
    position = Position("4k3/8/8/8/1b6/8/3N4/3QK2r w - - 0 1")
    assert position.is_check
    assert position.checkers() == ["h1"]
    assert position.pinned("white") == ["d2"]
    assert position.king("white") == Square.E1
    assert position.piece_at("a1") is None
    assert position.castling_rook("white", "king") is None
    assert Position().polyglot_key == 0x463B_9618_1691_FC9C


def test_stalemate_and_mate() -> None:
    assert Position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").is_stalemate
    assert Position("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1").is_checkmate


@pytest.mark.parametrize("move", [None, 5, b"e2e4", object()])
def test_what_is_no_move_is_named(move: object) -> None:
    found = type(move).__name__
    with pytest.raises(TypeError, match=f"expected a Move or its text, found {found}"):
        Position().play(move)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=f"expected a TimeControl or its text, found {found}"):
        Clock(move)  # type: ignore[arg-type]
    if move is not None:
        with pytest.raises(TypeError, match=f"expected a Position or its text, found {found}"):
            LiveGame(fen=move)  # type: ignore[arg-type]


def test_an_en_passant_square_on_the_wrong_rank() -> None:
    with pytest.raises(FenError, match="e5 at byte 55 is not on rank 6") as raised:
        Position("rnbqkbnr/pppp2pp/5p2/3Pp3/8/8/PPP1PPPP/RNBQKBNR w KQkq e5 0 1")
    assert raised.value.offset == 55

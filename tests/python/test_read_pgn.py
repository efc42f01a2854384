"""Where games come from, and that none is lost."""

from __future__ import annotations

import bz2
import gzip
import io
import pickle
import subprocess
import sys
import threading
from collections.abc import Iterator
from datetime import timedelta
from itertools import chain
from pathlib import Path

import pytest

import chesslaws
from chesslaws import FaultSeverity, Game, PgnError, read_pgn

TWO_GAMES = b"1. e4 e5 1-0\n\n1. d4 d5 2. c4 0-1\n"
# The games of `injured.pgn` whose moves end early.
ERRORS = [1, 2, 5, 11, 19]
# A skippable frame of zstd, as archives have it before the others.
SKIPPABLE = bytes.fromhex("502a4d1804000000deadbeef")


def _plies(source: object) -> list[int]:
    return [game.plies for game in read_pgn(source)]  # type: ignore[arg-type]


def _raw_zstd(text: bytes) -> bytes:
    """One zstd frame with a single raw block."""
    block = (len(text) << 3 | 1).to_bytes(3, "little")
    return b"\x28\xb5\x2f\xfd" + b"\x20" + bytes([len(text)]) + block + text


def test_every_kind_of_source(tmp_path: Path) -> None:
    path = tmp_path / "games.pgn"
    path.write_bytes(TWO_GAMES)
    assert _plies(path) == [2, 3]
    assert _plies(str(path)) == [2, 3]
    assert _plies(TWO_GAMES) == [2, 3]
    assert _plies(bytearray(TWO_GAMES)) == [2, 3]
    assert _plies(memoryview(TWO_GAMES)) == [2, 3]
    assert _plies(io.BytesIO(TWO_GAMES)) == [2, 3]
    assert _plies(io.StringIO(TWO_GAMES.decode())) == [2, 3]
    with path.open(encoding="utf-8") as text, path.open("rb") as binary:
        assert _plies(text) == [2, 3]
        assert _plies(binary) == [2, 3]
    assert _plies(b"") == []


@pytest.mark.parametrize(
    "packed",
    [
        gzip.compress(TWO_GAMES),
        gzip.compress(TWO_GAMES[:9]) + gzip.compress(TWO_GAMES[9:]),
        bz2.compress(TWO_GAMES),
        bz2.compress(TWO_GAMES[:9]) + bz2.compress(TWO_GAMES[9:]),
        SKIPPABLE + _raw_zstd(TWO_GAMES[:9]) + SKIPPABLE + _raw_zstd(TWO_GAMES[9:]),
    ],
    ids=["gzip", "two gzip members", "bzip2", "two bzip2 streams", "zstd frames"],
)
def test_compressed_sources(packed: bytes, tmp_path: Path) -> None:
    # What it is, is told by the bytes and not by the name.
    path = tmp_path / "games.txt"
    path.write_bytes(packed)
    assert _plies(path) == [2, 3]
    assert _plies(packed) == [2, 3]
    assert _plies(io.BytesIO(packed)) == [2, 3]


def test_a_broken_archive_gives_what_came_before(tmp_path: Path) -> None:
    text = TWO_GAMES * 20_000
    path = tmp_path / "games.pgn.gz"
    path.write_bytes(gzip.compress(text)[:-200])
    games = read_pgn(path)
    count = 0
    with pytest.raises(OSError, match=r"games\.pgn\.gz"):
        for count, _ in enumerate(games, 1):  # noqa: B007
            pass
    assert 1000 < count < 40_000
    # After the error nothing more comes.
    assert list(games) == []


def test_what_can_not_be_opened_is_an_os_error(tmp_path: Path) -> None:
    missing = tmp_path / "missing.pgn"
    with pytest.raises(FileNotFoundError) as raised:
        read_pgn(missing)
    assert raised.value.filename == str(missing)
    with pytest.raises(OSError, match=str(tmp_path)):
        read_pgn(tmp_path)
    with pytest.raises(TypeError, match="expected a path, bytes of text, or a file object"):
        read_pgn(3)  # type: ignore[arg-type]


class _Failing:
    """A file that fails after the first piece."""

    def __init__(self, error: BaseException) -> None:
        self.pieces = iter([TWO_GAMES])
        self.error = error

    def read(self, _size: int) -> bytes:
        for piece in self.pieces:
            return piece
        raise self.error


@pytest.mark.parametrize("error", [RuntimeError("gone"), KeyboardInterrupt(), OSError(5, "disk")])
def test_what_a_file_object_raises_comes_through(error: BaseException) -> None:
    games = read_pgn(_Failing(error))
    assert next(games).plies == 2
    with pytest.raises(type(error)) as raised:
        list(games)
    assert raised.value is error


def test_a_source_that_asks_for_its_own_games_is_refused() -> None:
    class Snake:
        games: Iterator[Game] | None = None

        def read(self, _size: int) -> bytes:
            if self.games is not None:
                next(self.games)
            return TWO_GAMES

    snake = Snake()
    snake.games = read_pgn(snake)
    with pytest.raises(RuntimeError, match="asks for the next game itself"):
        list(snake.games)


def test_a_pipe_gives_each_game_when_it_is_complete() -> None:
    asked: list[int] = []

    class Pipe:
        def read(self, _size: int) -> bytes:
            asked.append(len(asked))
            return b"1. e4 *\n\n" if len(asked) < 50 else b""

    games = read_pgn(Pipe())
    next(games)
    assert len(asked) < 6
    assert 1 + sum(1 for _ in games) == 49


# Reads the games of a file sixty times over as one stream; prints by how many bytes the peak of
# the memory grew after the first game, and how many games there were.
GROWTH = """
import resource, sys, chesslaws
text = open(sys.argv[1], "rb").read()
pieces = iter([text] * 60)

class Stream:
    def read(self, size):
        return next(pieces, b"")

def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

games = chesslaws.read_pgn(Stream())
next(games)
before, count = peak(), 1
for count, _ in enumerate(games, 2):
    pass
print((peak() - before) * (1 if sys.platform == "darwin" else 1024), count)
"""


def test_memory_stays_flat(games: Path) -> None:
    path = games / "masters-crlf.pgn"
    run = subprocess.run([sys.executable, "-c", GROWTH, path], check=True, capture_output=True)
    growth, count = map(int, run.stdout.split())
    assert count == 60 * sum(1 for _ in read_pgn(path))
    # Some copies of the piece at hand, and not the sixty pieces of the whole.
    assert growth < 20 * path.stat().st_size


def test_threads_share_one_reader(games: Path) -> None:
    expected = [game.index for game in read_pgn(games / "masters-crlf.pgn")]
    reader = read_pgn(games / "masters-crlf.pgn")
    seen: list[list[int]] = [[] for _ in range(4)]

    def take(into: list[int]) -> None:
        into.extend(game.index for game in reader)

    threads = [threading.Thread(target=take, args=(into,)) for into in seen]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(chain.from_iterable(seen)) == expected


def test_latin_1_is_read_as_what_it_is(games: Path) -> None:
    names = {game.tags.get("White") for game in read_pgn(games / "latin1.pgn")}
    assert any(name and not name.isascii() and "\ufffd" not in name for name in names)
    [game] = read_pgn(b'[White "H\xfcbner"]\n\n1. e4 {sch\xf6n} *')
    assert game.tags["White"] == "Hübner"
    assert game.comments[0].text == "schön"
    assert any("Windows-1252" in fault.reason for fault in game.faults)


def test_an_encoding_is_told_or_named() -> None:
    russian = '[White "Чигорин"]\n\n1. Кf3 {да} *'.encode("cp1251")  # noqa: RUF001
    [game] = read_pgn(russian, language="ru")
    assert (game.tags["White"], game.plies, game.comments[0].text) == ("Чигорин", 1, "да")
    [game] = read_pgn(russian, language="ru", encoding="latin-1")
    assert game.tags["White"] == "×èãîðèí"  # noqa: RUF001
    [judgement] = chesslaws.judge_file(russian, encoding="windows-1251")
    assert judgement.white == "Чигорин"
    with pytest.raises(ValueError, match="koi8-r"):
        read_pgn(russian, encoding="koi8-r")


def test_a_fault_is_an_exception_that_is_not_raised() -> None:
    [bad, good] = read_pgn(b'[White "A"]\n\n1. e4 e5\n2. Ke3 Nc6 1-0\n\n[White "B"]\n\n1. d4 *')
    error = bad.error
    assert isinstance(error, PgnError)
    assert (error.game, error.line, error.column, error.ply, error.token) == (1, 4, 4, 3, "Ke3")
    assert error.byte == 25
    assert error.severity is FaultSeverity.ERROR
    assert error.reason == "illegal: no such king can go to e3"
    assert bad.unread_span == (25, bad.span[1])
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.line, again.severity) == (str(error), 4, FaultSeverity.ERROR)
    assert (good.tags["White"], good.plies, good.error) == ("B", 1, None)


def test_injured_games_are_all_there(games: Path) -> None:
    """Games are counted here as in the Rust tests of the reader."""
    injured = list(read_pgn(games / "injured.pgn"))
    assert [game.index for game in injured] == list(range(1, len(injured) + 1))
    assert len(injured) == 21
    assert [game.index for game in injured if game.error] == ERRORS


def test_other_letters_and_strictness() -> None:
    [german] = read_pgn(b"1. Sf3 d5 2. g3 *", language="de")
    assert german.san_moves() == ["Nf3", "d5", "g3"]
    [refused] = read_pgn(b"1. Sf3 *")
    assert refused.error is not None
    [strict] = read_pgn(b"1. Ng1-f3 *", strict=True)
    assert strict.error is not None
    assert "long algebraic" in strict.error.reason
    [bare] = read_pgn(b"1. e4 {[%clk 0:00:01]} *", comments=False)
    assert bare.comments == ()
    assert bare.clocks() == [None]


def test_a_game_has_all_that_stands_in_its_text(games: Path) -> None:
    game = next(read_pgn(games / "lichess-clk-eval.pgn"))
    assert next(iter(game.tags)) == "Event"
    with pytest.raises(TypeError):
        game.tags["Event"] = "x"  # type: ignore[index]
    positions = list(game.positions())
    assert len(positions) == game.plies + 1 == len(game.fens())
    assert positions[0] == game.start
    assert positions[-1] == game.end
    assert [position.fen() for position in positions] == game.fens()
    for before, after, move, san, uci in zip(
        positions, positions[1:], game.moves, game.san_moves(), game.uci_moves(), strict=False
    ):
        assert before.play(move) == before.play(san) == before.play(uci) == after
    clocks = game.clocks()
    assert len(clocks) == game.plies
    assert all(isinstance(clock, timedelta) for clock in clocks)
    first, last = game.span
    text = (games / "lichess-clk-eval.pgn").read_bytes()[first:last]
    assert text.startswith(b"[Event ")
    assert next(read_pgn(text)).moves == game.moves


def test_draw_offers_and_results() -> None:
    [game] = read_pgn(b'[Result "1-0"]\n\n1. e4 (=) e5 1/2-1/2')
    assert game.draw_offers == (1,)
    assert game.result == "1/2-1/2"
    assert game.tags["Result"] == "1-0"
    assert repr(game) == "<Game 1, line 1: ? - ?, 1/2-1/2, 2 plies>"
    [open_game] = read_pgn(b"1. e4")
    assert open_game.result is None


def test_chess960_games_name_their_variant(games: Path) -> None:
    variants = {game.variant for game in read_pgn(games / "chess960.pgn")}
    assert "chess960" in variants
    [other] = read_pgn(b'[Variant "Atomic"]\n\n1. e4 *')
    assert other.variant == "Atomic"
    assert other.error is not None


def test_the_version_is_that_of_the_crate() -> None:
    assert chesslaws.__version__.count(".") == 2

"""Games and tournaments between processes."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from chesslaws import Game, Tournament, TrfError, read_pgn, read_trf
from conftest import ROOT


def _everything(game: Game) -> dict[str, Any]:
    return {
        "number": (game.index, game.line, game.span, game.unread_span),
        "tags": dict(game.tags),
        "variant": game.variant,
        "moves": (game.start, game.moves, game.end, game.result),
        "comments": game.comments,
        "clocks": (game.clocks(), game.elapsed_times(), game.draw_offers),
        "faults": [vars(fault) for fault in game.faults],
        "error": game.error and str(game.error),
        "left out": game.faults_left_out,
        "source": game.source,
    }


def test_games_pickle_whole(pgn: Path) -> None:
    text = pgn.read_bytes()
    for game in islice(read_pgn(pgn), 300):
        first, last = game.span
        assert game.source == text[first:last]
        again = pickle.loads(pickle.dumps(game))
        assert _everything(again) == _everything(game)
        assert again.judge() == game.judge()
        assert copy.deepcopy(game) is copy.copy(game) is game


def test_games_on_one_line_keep_their_places() -> None:
    games = list(read_pgn(b'1. e4 Ke4 * 1. d4 Kd4 *\n\n[White "A"]\n1. c4 Kc4 *1. a4 Ka4 *'))
    assert len(games) == 4
    for game in games:
        again = pickle.loads(pickle.dumps(game))
        assert game.error is not None
        assert _everything(again) == _everything(game)


def test_games_are_read_again_as_they_were_read() -> None:
    german = "1. e4 {grün} e5 2. Sf3 *".encode("latin-1")
    [game] = read_pgn(german, language="de", encoding="latin-1")
    again = pickle.loads(pickle.dumps(game))
    assert again.san_moves() == ["e4", "e5", "Nf3"]
    assert again.comments[0].text == "grün"
    [strict] = read_pgn(b"1. Ng1-f3 {x} *", strict=True, comments=False)
    assert strict.error is not None
    assert _everything(pickle.loads(pickle.dumps(strict))) == _everything(strict)


def test_long_games_pickle() -> None:
    moves = b"Nf3 Nf6 Ng1 Ng8 " * 5000
    [game] = read_pgn(moves + b"*")
    again = pickle.loads(pickle.dumps(game))
    assert again.plies == game.plies == 20_000


def test_a_text_without_games_is_not_kept() -> None:
    # More than the text that is kept, then a game, whose place is still known.
    filler = b"% nothing\n" * 2_000_000
    [game] = read_pgn(filler + b"1. e4 *")
    assert game.source == b"1. e4 *"
    assert game.span[0] == len(filler)


def test_games_go_to_other_processes(games: Path) -> None:
    some = list(islice(read_pgn(games / "masters-crlf.pgn"), 8))
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        ends = list(pool.map(_end, some))
    assert ends == [game.end.fen() for game in some]


def _end(game: Game) -> str:
    return game.end.fen()


def test_tournaments_pickle() -> None:
    pickled = 0
    for path in (ROOT / "tests" / "data" / "trf").rglob("*.trf"):
        try:
            event = read_trf(path, lenient=True)
        except TrfError:
            # Some files are there to be refused.
            continue
        pickled += 1
        again = pickle.loads(pickle.dumps(event))
        assert isinstance(again, Tournament)
        assert again.players == event.players
        assert str(again.standings()) == str(event.standings())
        assert again.warnings == event.warnings
        ranking = event.standings("SB,WIN,BH/C1", rules="fide-2024", individuals=True)
        for made in (event.standings(after_round=1), ranking):
            other = pickle.loads(pickle.dumps(made))
            assert other.rows == made.rows
            assert (other.tie_breaks, other.rules) == (made.tie_breaks, made.rules)
            assert other.crosstable() == made.crosstable()
            assert copy.deepcopy(made) is copy.copy(made) is made
    assert pickled >= 10

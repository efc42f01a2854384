"""Pictures of boards and score sheets."""

from __future__ import annotations

import copy
import pickle
from xml.etree import ElementTree

import pytest

from chesslaws import Move, Position, ScoreSheet, read_pgn

SVG = "{http://www.w3.org/2000/svg}"
LIGHT, DARK, MOVED, MARKED, CHECKED = "#f1e3c6", "#b98b5e", "#e6d34a", "#5fa8d3", "#d9483b"


def _fills(svg: str) -> list[str]:
    return [rect.attrib["fill"] for rect in ElementTree.fromstring(svg).iter(f"{SVG}rect")]


def _pieces(svg: str) -> dict[tuple[int, int], str]:
    """Return the outline of the piece in each place."""
    pieces = {}
    for group in ElementTree.fromstring(svg).iter(f"{SVG}g"):
        if place := group.attrib.get("transform"):
            x, y = place.removeprefix("translate(").removesuffix(")").split()
            pieces[int(x), int(y)] = group[0].attrib["d"]
    return pieces


def test_a_board_is_drawn() -> None:
    svg = Position().svg(size=240)
    root = ElementTree.fromstring(svg)
    assert (root.tag, root.attrib["width"]) == (f"{SVG}svg", "240")
    assert root[0].text == Position().fen()
    fills = _fills(svg)
    assert (fills.count(LIGHT), fills.count(DARK)) == (32, 32)
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert sorted(texts, key=str) == sorted("abcdefgh12345678")
    pieces = _pieces(svg)
    assert len(pieces) == 32
    # Six kinds, drawn alike for both players.
    assert len(set(pieces.values())) == 6
    assert pieces[40, 40] == pieces[740, 740]
    assert Position()._repr_svg_() == Position().svg() == Position().svg()


def test_pieces_stand_where_they_belong() -> None:
    position = Position("4k3/8/8/8/8/8/8/K7 w - - 0 1")
    assert set(_pieces(position.svg(coordinates=False))) == {(400, 0), (0, 700)}
    turned = position.svg(coordinates=False, orientation="black")
    assert set(_pieces(turned)) == {(300, 700), (700, 0)}
    assert "<text" not in turned


def test_marks() -> None:
    position = Position().play("e4").play("f6")
    plain = _fills(position.svg())
    assert len(plain) == 64
    moved = _fills(position.svg(last_move=Move("f7", "f6"), marks=["a1", "h8", "d4"]))
    assert (moved.count(MOVED), moved.count(MARKED)) == (2, 3)
    check = position.play("Qh5+")
    assert _fills(check.svg()).count(CHECKED) == 1
    assert CHECKED not in _fills(check.svg(check=False))


@pytest.mark.parametrize("size", [0, 39, 4001])
def test_sizes_have_limits(size: int) -> None:
    with pytest.raises(ValueError, match="from 40 to 4000"):
        Position().svg(size=size)


def test_score_sheets() -> None:
    text = b'[White "<A & B>"]\n[Result "1-0"]\n\n1. e4 {[%clk 0:04:59]} (=) e5 2. Nf3 1-0'
    [game] = read_pgn(text)
    sheet = game.score_sheet("white")
    assert sheet.entries == ("e4", "e5", "Nf3")
    assert [clock is None for clock in sheet.clocks] == [False, True, True]
    assert sheet.pages == 1
    root = ElementTree.fromstring(sheet.svg())
    assert root.tag == f"{SVG}svg"
    assert any("<A & B>" in (text.text or "") for text in root.iter(f"{SVG}text"))
    assert sheet._repr_svg_() == sheet.svg(0)
    with pytest.raises(IndexError, match="below 1"):
        sheet.svg(1)
    assert game.score_sheet(language="de").entries[-1] == "Sf3"
    with pytest.raises(ValueError, match="language"):
        game.score_sheet(language="xx")
    for other in (copy.copy(sheet), copy.deepcopy(sheet), pickle.loads(pickle.dumps(sheet))):
        assert other == sheet
    assert ScoreSheet.parse(str(sheet)) == sheet
    with pytest.raises(ValueError, match="line"):
        ScoreSheet.parse("no sheet")


def test_long_games_fill_several_pages() -> None:
    moves = " ".join(["Nf3", "Nf6", "Ng1", "Ng8"] * 40)
    [game] = read_pgn(moves.encode() + b" *")
    sheet = game.score_sheet()
    assert sheet.pages == 2
    assert sheet.svg(0) != sheet.svg(1)


def test_games_and_judgements_show_themselves() -> None:
    text = b'[White "<A>"]\n[Black "B & C"]\n[Result "1-0"]\n\n1. f3 e5 2. g4 Qh4# 1-0'
    [game] = read_pgn(text)
    page = game._repr_html_()
    assert "&lt;A&gt; \u2013 B &amp; C" in page
    assert "1. f3 e5 2. g4 Qh4# " in page
    assert _fills(page[page.index("<svg") : page.index("</svg>") + 6]).count(MOVED) == 2
    [broken] = read_pgn(b"1. e4 Ke4 *")
    assert "no such king" in broken._repr_html_()
    judged = game.judge()._repr_html_()
    assert "&lt;A&gt; - B &amp; C" in judged
    assert "0-1 by checkmate" in judged
    assert "<td>breach</td>" in judged
    assert "line 1, column 7" in broken.judge()._repr_html_()
    [quiet] = read_pgn(b"1. e4 *")
    assert "nothing on the board decides" in quiet.judge()._repr_html_()

//! `Position`.

use crate::board_drawing::Drawing;
use crate::errors;
use crate::identity::Identity;
use crate::mates;
use crate::moves::Move;
use crate::or_text::OrText;
use crate::words::{self, CastlingSide, Color, Square};
use chesslaws::board::{self, Bitboard, CastlingForm, FenStyle, File, Rank};
use chesslaws::notation::{PieceLetters, San};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};
use std::fmt::Write;

/// A position in which a legal game can go on. It never changes: `play` returns the next one.
///
/// `Position()` is the start position, `Position(fen)` reads FEN, X-FEN or Shredder-FEN and raises
/// `FenError` for what no game can go on from. Two positions are equal when everything is,
/// counters included; what the Laws mean by "the same position" is `identity`.
///
/// >>> position = Position()
/// >>> for move in ["f3", "e5", "g4", "Qh4#"]:
/// ...     position = position.play(move)
/// >>> position.is_checkmate
/// True
/// >>> print(position)
/// 8  r n b . k b n r
/// 7  p p p p . p p p
/// 6  . . . . . . . .
/// 5  . . . . p . . .
/// 4  . . . . . . P q
/// 3  . . . . . P . .
/// 2  P P P P P . . P
/// 1  R N B Q K B N R
///    a b c d e f g h
#[pyclass(module = "chesslaws", frozen, eq, hash)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Position(pub(crate) board::Position);

impl std::hash::Hash for Position {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(self.0.hash());
    }
}

/// A move as callers give it.
type Given = OrText<Move>;

impl Position {
    /// The picture that a notebook shows.
    pub(crate) fn drawing(&self) -> String {
        Drawing::of(&self.0).to_string()
    }

    /// The legal move that is meant, or an exception that says why there is none.
    fn resolve(&self, py: Python<'_>, given: &Given) -> PyResult<board::Move> {
        match given {
            Given::Object(move_) => {
                let move_ = move_.get().0;
                self.find(move_)
                    .ok_or_else(|| errors::illegal(py, &self.0, move_))
            }
            Given::Text(text) if text.parse::<board::Move>().is_ok() => self.uci_move(py, text),
            Given::Text(text) => self.san_move(py, text, &PieceLetters::ENGLISH),
        }
    }

    /// The move if it is legal; castling is recognised by the king's arrival too.
    fn find(&self, move_: board::Move) -> Option<board::Move> {
        if self.0.is_legal(move_) {
            return Some(move_);
        }
        self.0.parse_uci(&move_.to_string()).ok()
    }

    pub(crate) fn uci_move(&self, py: Python<'_>, text: &str) -> PyResult<board::Move> {
        self.0
            .parse_uci(text)
            .map_err(|error| errors::uci(py, &self.0, text, error))
    }

    fn san_move(
        &self,
        py: Python<'_>,
        text: &str,
        letters: &PieceLetters,
    ) -> PyResult<board::Move> {
        San::parse_with(text.as_bytes(), letters)
            .and_then(|san| san.resolve(&self.0))
            .map_err(|error| errors::san(py, &self.0, text, &error))
    }
}

/// The letters of a language by its code.
pub(crate) fn letters(language: &str) -> PyResult<PieceLetters> {
    PieceLetters::of_language(language).ok_or_else(|| {
        let known: Vec<_> = PieceLetters::languages().map(|(code, _)| code).collect();
        PyValueError::new_err(format!(
            "expected a language, one of {}; found {language:?}",
            known.join(", ")
        ))
    })
}

/// The module that knows python-chess.
pub(crate) fn convert(py: Python<'_>) -> PyResult<Bound<'_, PyModule>> {
    py.import("chesslaws._convert")
}

fn squares(set: Bitboard) -> Vec<Square> {
    set.into_iter().map(Square).collect()
}

pub(crate) fn castling_form(chess960: bool) -> CastlingForm {
    if chess960 {
        CastlingForm::KingTakesRook
    } else {
        CastlingForm::KingArrival
    }
}

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (fen=None))]
    fn new(py: Python<'_>, fen: Option<&str>) -> PyResult<Self> {
        match fen {
            None => Ok(Self(board::Position::startpos())),
            Some(text) => text
                .trim()
                .parse()
                .map(Self)
                .map_err(|error| errors::fen(py, text, error)),
        }
    }

    /// Return the Chess960 starting position of a number from 0 to 959; 518 is the usual array.
    ///
    /// >>> Position.chess960(518) == Position()
    /// True
    #[staticmethod]
    fn chess960(number: u16) -> PyResult<Self> {
        board::Position::chess960(number)
            .map(Self)
            .map_err(|error| PyValueError::new_err(error.to_string()))
    }

    /// Return the position as X-FEN.
    ///
    /// `shredder` names castling rooks by file (`HAha`). The en passant square is named where a
    /// capture is legal, or with `en_passant_always` after every double step.
    ///
    /// >>> Position().play("e4").fen(shredder=True, en_passant_always=True)
    /// 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b HAha e3 0 1'
    #[pyo3(signature = (*, shredder=false, en_passant_always=false))]
    fn fen(&self, shredder: bool, en_passant_always: bool) -> String {
        let style = FenStyle {
            shredder,
            en_passant_always,
        };
        self.0.fen(style).to_string()
    }

    /// Whose move it is.
    #[getter]
    fn turn(&self) -> Color {
        Color(self.0.turn())
    }

    /// Plies since the last capture or pawn move.
    #[getter]
    fn halfmove_clock(&self) -> u32 {
        self.0.halfmove_clock()
    }

    /// The number of the move to be made, from 1.
    #[getter]
    fn fullmove_number(&self) -> u32 {
        self.0.fullmove_number()
    }

    /// The square on which a pawn may legally be captured en passant now, or `None`.
    #[getter]
    fn en_passant(&self) -> Option<Square> {
        self.0.en_passant().map(Square)
    }

    /// Whether the side to move is in check.
    #[getter]
    fn is_check(&self) -> bool {
        self.0.is_check()
    }

    /// Whether the side to move is checkmated.
    #[getter]
    fn is_checkmate(&self) -> bool {
        self.0.is_checkmate()
    }

    /// Whether the side to move has no legal move and is not in check.
    #[getter]
    fn is_stalemate(&self) -> bool {
        self.0.is_stalemate()
    }

    /// Whether every castling right is that of the usual array; `False` only in Chess960.
    #[getter]
    fn has_standard_castling(&self) -> bool {
        self.0.has_standard_castling()
    }

    /// What the Laws call the same position.
    ///
    /// That is: pieces, side to move, castling rights, and an en passant capture that is legal. It
    /// compares and hashes, so positions can be counted.
    ///
    /// >>> from collections import Counter
    /// >>> seen, position = Counter(), Position()
    /// >>> for move in ["Nf3", "Nf6", "Ng1", "Ng8"] * 2:
    /// ...     seen[position.identity] += 1
    /// ...     position = position.play(move)
    /// >>> seen[position.identity]
    /// 2
    #[getter]
    fn identity(&self) -> Identity {
        Identity(self.0)
    }

    /// The 64-bit zobrist key; equal keys are a strong hint only, `identity` is exact.
    #[getter]
    fn zobrist(&self) -> u64 {
        self.0.hash()
    }

    /// The 64-bit key of the Polyglot opening-book format.
    #[getter]
    fn polyglot_key(&self) -> u64 {
        self.0.polyglot_key()
    }

    /// Return the piece on a square, or `None`.
    ///
    /// >>> Position().piece_at("d8").letter
    /// 'q'
    fn piece_at<'py>(
        &self,
        py: Python<'py>,
        square: Square,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.0
            .piece_at(square.0)
            .map(|piece| words::piece(py, piece))
            .transpose()
    }

    /// Return every piece by its square, from a1 to h8.
    ///
    /// >>> len(Position().pieces())
    /// 32
    fn pieces<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let pieces = PyDict::new(py);
        for square in self.0.occupied() {
            if let Some(piece) = self.0.piece_at(square) {
                pieces.set_item(Square(square), words::piece(py, piece)?)?;
            }
        }
        Ok(pieces)
    }

    /// Return the square of a king.
    ///
    /// >>> Position().king("black")
    /// <Square.E8: 'e8'>
    fn king(&self, color: Color) -> Square {
        Square(self.0.king(color.0))
    }

    /// Return the squares of the pieces that give check.
    fn checkers(&self) -> Vec<Square> {
        squares(self.0.checkers())
    }

    /// Return the squares of the pieces of a colour that are pinned to their king.
    fn pinned(&self, color: Color) -> Vec<Square> {
        squares(self.0.pinned(color.0))
    }

    /// Return the square of the rook with which a side may still castle, or `None`.
    ///
    /// The right may stand while castling is prevented for the moment.
    ///
    /// >>> Position().castling_rook("white", "queen")
    /// <Square.A1: 'a1'>
    fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        self.0.castling_rook(color.0, side.0).map(Square)
    }

    /// Return what no game can have led to, in words; empty for ordinary positions.
    ///
    /// >>> Position("QQQQk3/8/8/8/8/8/PPPPPPPP/4K3 b - - 0 1").remarks()
    /// ['white has more promoted pieces than missing pawns']
    fn remarks(&self) -> Vec<String> {
        let remarks = self.0.to_setup().remarks();
        remarks.iter().map(|remark| remark.to_string()).collect()
    }

    /// Return the legal moves.
    ///
    /// >>> len(Position().legal_moves())
    /// 20
    fn legal_moves<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, Move>>> {
        Move::objects(py, &self.0.legal_moves())
    }

    /// Return whether a move is legal here.
    ///
    /// >>> Position().is_legal(Move("e2", "e5"))
    /// False
    fn is_legal(&self, r#move: &Move) -> bool {
        self.find(r#move.0).is_some()
    }

    /// Return whether a legal move captures something.
    fn is_capture(&self, py: Python<'_>, r#move: Given) -> PyResult<bool> {
        Ok(self.0.is_capture(self.resolve(py, &r#move)?))
    }

    /// Return the position after a legal move: a `Move`, or its text in UCI or SAN.
    ///
    /// Raises `IllegalMoveError`, `AmbiguousMoveError` or `UnreadableMoveError`.
    ///
    /// >>> Position().play("e4").play("c7c5").turn
    /// <Color.WHITE: 'white'>
    fn play(&self, py: Python<'_>, r#move: Given) -> PyResult<Self> {
        Ok(Self(self.0.after(self.resolve(py, &r#move)?)))
    }

    /// Read a legal move in UCI notation; castling as `e1g1` and as `e1h1`.
    fn parse_uci(&self, py: Python<'_>, text: &str) -> PyResult<Move> {
        self.uci_move(py, text).map(Move)
    }

    /// Read a legal move in SAN, with the letters of a language (`en`, `de`, `ru`… or `figurine`).
    ///
    /// >>> Position().parse_san("Sf3", language="de")
    /// Move('g1f3')
    #[pyo3(signature = (text, *, language="en"))]
    fn parse_san(&self, py: Python<'_>, text: &str, language: &str) -> PyResult<Move> {
        self.san_move(py, text, &letters(language)?).map(Move)
    }

    /// Return a legal move in SAN, with the letters of a language.
    ///
    /// >>> Position().san(Move("g1", "f3"), language="figurine")
    /// '♘f3'
    #[pyo3(signature = (r#move, *, language="en"))]
    fn san(&self, py: Python<'_>, r#move: Given, language: &str) -> PyResult<String> {
        let san = San::of(&self.0, self.resolve(py, &r#move)?);
        Ok(san.display(&letters(language)?).to_string())
    }

    /// Return a legal move in UCI notation: castling as `e1g1`, with `chess960` as `e1h1`.
    ///
    /// >>> Position("4k3/8/8/8/8/8/8/4K2R w K - 0 1").uci(Move("e1", "h1"))
    /// 'e1g1'
    #[pyo3(signature = (r#move, *, chess960=false))]
    fn uci(&self, py: Python<'_>, r#move: Given, chess960: bool) -> PyResult<String> {
        let move_ = self.resolve(py, &r#move)?;
        Ok(self.0.uci(move_, castling_form(chess960)).to_string())
    }

    /// Return the number of move sequences of a length in plies.
    ///
    /// Other threads run meanwhile. Ctrl-C ends it. Raises `ValueError` for a depth beyond 255.
    ///
    /// >>> Position().perft(3)
    /// 8902
    fn perft(&self, py: Python<'_>, depth: u32) -> PyResult<u64> {
        let found = depth;
        let depth = u8::try_from(depth).map_err(|_| {
            PyValueError::new_err(format!("expected a depth from 0 to 255, found {found}"))
        })?;
        perft(py, &self.0, depth)
    }

    /// Return whether a side can still checkmate by any series of legal moves, with line or reason.
    ///
    /// This is what the Laws ask when a flag falls. `nodes` limits the positions that a search may
    /// hold, two million unless set, each taking some 150 bytes; the same limit gives the same
    /// answer everywhere. Other threads run meanwhile.
    ///
    /// >>> position = Position("4k3/8/8/8/8/8/8/4K2R w - - 0 1")
    /// >>> position.can_mate("black").reason
    /// 'the side has a bare king'
    /// >>> end = position
    /// >>> for move in position.can_mate("white").line:
    /// ...     end = end.play(move)
    /// >>> end.is_checkmate
    /// True
    #[pyo3(signature = (color, *, nodes=None))]
    fn can_mate<'py>(
        &self,
        py: Python<'py>,
        color: Color,
        nodes: Option<usize>,
    ) -> PyResult<Bound<'py, PyAny>> {
        mates::can_mate(py, &self.0, color.0, nodes)
    }

    /// Return whether neither side can checkmate by any series of legal moves.
    ///
    /// Such a position is dead: the game is drawn at once. `None` where the limit was reached
    /// before that was known; `nodes` is as in `can_mate`.
    ///
    /// >>> Position("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1").is_dead()
    /// True
    /// >>> Position().is_dead()
    /// False
    #[pyo3(signature = (*, nodes=None))]
    fn is_dead(&self, py: Python<'_>, nodes: Option<usize>) -> Option<bool> {
        mates::is_dead(py, &self.0, nodes)
    }

    /// Make a position from a `chess.Board` of python-chess, Chess960 too.
    ///
    /// Its stack of moves is not taken over. `TypeError` for what is no board, `ValueError` for a board
    /// of another variant, `FenError` for a position in which no game can go on.
    ///
    /// >>> import chess
    /// >>> Position.from_chess(chess.Board()) == Position()
    /// True
    #[staticmethod]
    fn from_chess(board: &Bound<'_, PyAny>) -> PyResult<Self> {
        let py = board.py();
        let fen: String = convert(py)?.call_method1("fen", (board,))?.extract()?;
        Self::new(py, Some(&fen))
    }

    /// Return the position as a `chess.Board` of python-chess.
    ///
    /// `ImportError` where python-chess is not installed.
    ///
    /// >>> Position().play("e4").to_chess().fullmove_number
    /// 1
    fn to_chess<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        convert(slf.py())?.call_method1("board", (slf,))
    }

    /// Return a drawing of the board as an SVG document of its own.
    ///
    /// `size` is its width and height in pixels, from 40 to 4000, and `orientation` the side that
    /// sits below. The squares of `last_move` and those of `marks` are coloured, and with `check` that
    /// of a king in check. The same arguments give the same text.
    ///
    /// >>> position = Position().play("e4")
    /// >>> picture = position.svg(size=240, last_move=Move("e2", "e4"), marks=["e5"])
    /// >>> picture[:39]
    /// '<svg xmlns="http://www.w3.org/2000/svg"'
    #[pyo3(
        signature = (
            *, size=360, orientation=Color(chesslaws::laws::Color::White), coordinates=true,
            last_move=None, marks=None, check=true
        ),
        text_signature = "($self, *, size=360, orientation='white', coordinates=True, last_move=None, marks=None, check=True)"
    )]
    fn svg(
        &self,
        size: u32,
        orientation: Color,
        coordinates: bool,
        last_move: Option<&Move>,
        marks: Option<Vec<Square>>,
        check: bool,
    ) -> PyResult<String> {
        if !(40..=4000).contains(&size) {
            return Err(PyValueError::new_err(format!(
                "expected a size from 40 to 4000 pixels, found {size}"
            )));
        }
        let drawing = Drawing {
            size,
            orientation: orientation.0,
            coordinates,
            last_move: last_move.map(|move_| move_.0),
            marks: marks.into_iter().flatten().map(|square| square.0).collect(),
            check,
            ..Drawing::of(&self.0)
        };
        Ok(drawing.to_string())
    }

    fn _repr_svg_(&self) -> String {
        self.drawing()
    }

    fn __str__(&self) -> String {
        let mut picture = String::new();
        for rank in Rank::ALL.into_iter().rev() {
            // Writing to a string does not fail.
            let _ = write!(picture, "{rank} ");
            for file in File::ALL {
                let piece = self.0.piece_at(board::Square::new(file, rank));
                picture.push(' ');
                picture.push(piece.map_or('.', board::Piece::letter));
            }
            picture.push('\n');
        }
        picture + "   a b c d e f g h"
    }

    fn __repr__(&self) -> String {
        format!("Position('{}')", self.0)
    }

    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (String,)) {
        (slf.get_type(), (slf.get().fen(false, true),))
    }
}

/// How deep perft goes without a look at whether Python has been interrupted: some hundredths of a second.
const UNINTERRUPTED: u8 = 5;

fn perft(py: Python<'_>, position: &board::Position, depth: u8) -> PyResult<u64> {
    if depth <= UNINTERRUPTED {
        let leaves = py.detach(|| board::perft(position, depth));
        py.check_signals()?;
        return Ok(leaves);
    }
    position.legal_moves().iter().try_fold(0_u64, |sum, &mv| {
        let leaves = perft(py, &position.after(mv), depth - 1)?;
        Ok(sum.saturating_add(leaves))
    })
}

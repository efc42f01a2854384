//! `Game`.

use crate::board_drawing::Drawing;
use crate::errors;
use crate::escaped::Escaped;
use crate::judgement;
use crate::moves::Move;
use crate::position::{Position, castling_form, letters};
use crate::readers::Reading;
use crate::sheet::ScoreSheet;
use crate::words::{Class, Color, Edition};
use chesslaws::arbiter::judge;
use chesslaws::board;
use chesslaws::laws::Rules;
use chesslaws::notation::pgn::{self, GameResult, Variant, command, parse_clock};
use chesslaws::notation::{San, SanStyle, sheet};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBytes, PyDict, PyMappingProxy, PyTuple};
use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;

/// A game of a PGN text: its tags, and its moves played up to the first fault that ends them.
///
/// >>> from chesslaws import read_pgn
/// >>> [game] = read_pgn(b'[White "A"]\n\n1. e4 {[%clk 0:01:00]} e5 2. Ke3 Nc6 1-0')
/// >>> game.tags["White"], game.san_moves(), game.result
/// ('A', ['e4', 'e5'], '1-0')
/// >>> print(game.error)
/// game 1, line 3, column 30, ply 3, "Ke3": illegal: no such king can go to e3
#[pyclass(module = "chesslaws", frozen)]
pub(crate) struct Game {
    game: pgn::Game,
    /// Its bytes, unless there are too many, and how they were read.
    text: Option<Box<[u8]>>,
    reading: Arc<Reading>,
    tags: PyOnceLock<Py<PyMappingProxy>>,
    moves: PyOnceLock<Py<PyTuple>>,
}

impl Game {
    pub(crate) fn new(game: pgn::Game, text: Option<Box<[u8]>>, reading: Arc<Reading>) -> Self {
        Self {
            game,
            text,
            reading,
            tags: PyOnceLock::new(),
            moves: PyOnceLock::new(),
        }
    }

    /// Each move with the position before it.
    fn steps(&self) -> impl Iterator<Item = (board::Position, board::Move)> {
        let mut position = *self.game.start();
        self.game.moves().iter().map(move |&move_| {
            let before = position;
            position.play_unchecked(move_);
            (before, move_)
        })
    }

    fn times(&self, name: &str) -> Vec<Option<Duration>> {
        let mut times = vec![None; self.game.moves().len()];
        for (ply, _, comment) in self.game.all_comments() {
            let slot = usize::try_from(ply)
                .ok()
                .and_then(|ply| times.get_mut(ply.checked_sub(1)?));
            if let Some(slot @ None) = slot {
                *slot = command(comment, name).and_then(|text| parse_clock(text).ok());
            }
        }
        times
    }

    fn tag(&self, name: &str) -> String {
        self.game
            .tags()
            .get(name)
            .map_or("?".to_owned(), |value| value.into_owned())
    }
}

#[pymethods]
impl Game {
    /// Number of the game in the text, from 1.
    #[getter]
    fn index(&self) -> u64 {
        self.game.index()
    }

    /// Line of the game's first tag or move, from 1.
    #[getter]
    fn line(&self) -> u64 {
        self.game.line()
    }

    /// The bytes of the (decompressed) text that belong to the game: first, and one past the last.
    #[getter]
    fn span(&self) -> (u64, u64) {
        let bytes = self.game.bytes();
        (bytes.start, bytes.end)
    }

    /// The text itself: the bytes of `span`; `None` for a game of more than sixteen megabytes.
    ///
    /// >>> from chesslaws import read_pgn
    /// >>> [first, second] = read_pgn(b"1. e4 e5 *\n\n1. d4 Nf6 *\n")
    /// >>> second.source
    /// b'1. d4 Nf6 *'
    #[getter]
    fn source<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyBytes>> {
        self.text.as_deref().map(|text| PyBytes::new(py, text))
    }

    /// The bytes from the fault that ended the moves to the end of the game, or `None`.
    #[getter]
    fn unread_span(&self) -> Option<(u64, u64)> {
        self.game
            .unread_bytes()
            .map(|bytes| (bytes.start, bytes.end))
    }

    /// The tags in the order of the text, as a mapping that can't be changed.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyMappingProxy>> {
        let tags = self.tags.get_or_try_init(py, || {
            let tags = PyDict::new(py);
            for (name, value) in self.game.tags().iter() {
                tags.set_item(name, value)?;
            }
            PyResult::Ok(PyMappingProxy::new(py, tags.as_mapping()).unbind())
        })?;
        Ok(tags.bind(py).clone())
    }

    /// `standard`, `chess960`, or the name in the Variant tag of a game that is not chess.
    #[getter]
    fn variant(&self) -> &str {
        match self.game.variant() {
            Variant::Standard => "standard",
            Variant::Chess960 => "chess960",
            Variant::Other(name) => name,
        }
    }

    /// The legal moves up to the end of the game or to `error`.
    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let moves = self.moves.get_or_try_init(py, || {
            PyTuple::new(py, Move::objects(py, self.game.moves())?).map(Bound::unbind)
        })?;
        Ok(moves.bind(py).clone())
    }

    /// How many moves there are.
    #[getter]
    fn plies(&self) -> usize {
        self.game.moves().len()
    }

    /// The position before the first move.
    #[getter]
    fn start(&self) -> Position {
        Position(*self.game.start())
    }

    /// The position after the last move.
    #[getter]
    fn end(&self) -> Position {
        Position(*self.game.position())
    }

    /// Iterate over the positions: the start, then the one after each move.
    ///
    /// >>> from chesslaws import read_pgn
    /// >>> [game] = read_pgn(b"1. e4 e5 *")
    /// >>> [position.turn.value for position in game.positions()]
    /// ['white', 'black', 'white']
    fn positions(slf: Py<Self>) -> Positions {
        Positions {
            position: *slf.get().game.start(),
            game: slf,
            next: 0,
        }
    }

    /// Return the FEN of each of `positions()`.
    fn fens(&self) -> Vec<String> {
        self.steps()
            .map(|(before, _)| before.to_string())
            .chain([self.game.position().to_string()])
            .collect()
    }

    /// Return the moves in SAN.
    fn san_moves(&self) -> Vec<String> {
        self.steps()
            .map(|(before, move_)| San::of(&before, move_).to_string())
            .collect()
    }

    /// Return the moves in UCI notation: castling as `e1g1`, with `chess960` as `e1h1`.
    #[pyo3(signature = (*, chess960=false))]
    fn uci_moves(&self, chess960: bool) -> Vec<String> {
        let form = castling_form(chess960);
        self.steps()
            .map(|(before, move_)| before.uci(move_, form).to_string())
            .collect()
    }

    /// Return for each move the time that `[%clk]` leaves its player; `None` without a readable one.
    ///
    /// >>> from chesslaws import read_pgn
    /// >>> [game] = read_pgn(b"1. e4 {[%clk 0:02:59.5]} e5 *")
    /// >>> game.clocks()
    /// [datetime.timedelta(seconds=179, microseconds=500000), None]
    fn clocks(&self) -> Vec<Option<Duration>> {
        self.times("clk")
    }

    /// Return for each move the time that `[%emt]` says it took; `None` without a readable one.
    fn elapsed_times(&self) -> Vec<Option<Duration>> {
        self.times("emt")
    }

    /// Return the argument of a command such as `eval` in the comments after a ply, or `None`.
    ///
    /// >>> from chesslaws import read_pgn
    /// >>> [game] = read_pgn(b"1. e4 {[%eval 0.25]} *")
    /// >>> game.command(1, "eval")
    /// '0.25'
    fn command(&self, ply: u32, name: &str) -> Option<String> {
        let text = self.game.command(ply, name)?;
        Some(self.game.text(text).into_owned())
    }

    /// The comments of the main line.
    #[getter]
    fn comments<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        static COMMENT: Class = Class::new("chesslaws._comment", "Comment");
        let class = COMMENT.get(py)?;
        let comments = self
            .game
            .all_comments()
            .map(|(ply, byte, text)| class.call1((ply, self.game.text(text), byte)))
            .collect::<PyResult<Vec<_>>>()?;
        PyTuple::new(py, comments)
    }

    /// The plies with which a draw was offered, `(=)`.
    #[getter]
    fn draw_offers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.game.draw_offers())
    }

    /// The result at the end of the moves: `1-0`, `0-1`, `1/2-1/2`, `*`, or `None`. The Result tag
    /// is among the tags and may say something else, which is then a fault.
    #[getter]
    fn result(&self) -> Option<&'static str> {
        self.game.result().map(GameResult::as_str)
    }

    /// The fault that ended the moves, or `None`.
    #[getter]
    fn error<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.game
            .error()
            .map(|fault| errors::pgn(py, fault))
            .transpose()
    }

    /// Everything wrong or unusual in the text of the game, in order; at most 64 are kept.
    #[getter]
    fn faults<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let faults = self
            .game
            .faults()
            .iter()
            .map(|fault| errors::pgn(py, fault))
            .collect::<PyResult<Vec<_>>>()?;
        PyTuple::new(py, faults)
    }

    /// How many faults were found beyond those kept.
    #[getter]
    fn faults_left_out(&self) -> u32 {
        self.game.faults_left_out()
    }

    /// Judge the game by an edition of the Laws.
    ///
    /// >>> from chesslaws import read_pgn
    /// >>> [game] = read_pgn(b"1. f3 e5 2. g4 Qh4# 1-0")
    /// >>> judgement = game.judge()
    /// >>> judgement.verdict.black, judgement.findings[0].code.value
    /// (Fraction(1, 1), 'result-mismatch')
    #[pyo3(
        signature = (edition=Edition(chesslaws::laws::Edition::Fide2023)),
        text_signature = "($self, edition='fide-2023')"
    )]
    fn judge<'py>(&self, py: Python<'py>, edition: Edition) -> PyResult<Bound<'py, PyAny>> {
        let rules = Rules::of(edition.0);
        let judged = py.detach(|| judge(&self.game, &rules));
        judgement::judgement(py, &judged)
    }

    /// Return the score sheet of the game: its moves as an edition writes them, times and offers.
    ///
    /// `color` says whose sheet it is; without it the sheet names no keeper. It bears no signatures.
    ///
    /// >>> from chesslaws import read_pgn
    /// >>> [game] = read_pgn(b"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 *")
    /// >>> game.score_sheet("white").entries[-2:]
    /// ('Bxc6', 'dxc6')
    /// >>> game.score_sheet("white", edition="russia-2011").entries[-2]
    /// 'Сxc6'
    #[pyo3(
        signature = (color=None, *, edition=Edition(chesslaws::laws::Edition::Fide2023), language=None),
        text_signature = "($self, color=None, *, edition='fide-2023', language=None)"
    )]
    fn score_sheet(
        &self,
        color: Option<Color>,
        edition: Edition,
        language: Option<&str>,
    ) -> PyResult<ScoreSheet> {
        let mut style = SanStyle::for_edition(edition.0);
        if let Some(language) = language {
            style.letters = letters(language)?.into();
        }
        let mut sheet = sheet::ScoreSheet::from_game(&self.game, &style);
        sheet.kept_by = color.map(|color| color.0);
        sheet.edition = edition.0;
        Ok(ScoreSheet(sheet))
    }

    /// The names, the last position and the moves.
    fn _repr_html_(&self) -> String {
        let (white, black) = (self.tag("White"), self.tag("Black"));
        let result = self.result().unwrap_or_default();
        let mut page = format!(
            "<div><p><b>{} – {}</b> {result}<br>{}, {}</p>",
            Escaped(&white),
            Escaped(&black),
            Escaped(&self.tag("Event")),
            Escaped(&self.tag("Date")),
        );
        let drawing = Drawing {
            last_move: self.game.moves().last().copied(),
            ..Drawing::of(self.game.position())
        };
        // Writing to a string does not fail.
        let _ = write!(page, "{drawing}<p>");
        for (ply, (before, move_)) in self.steps().enumerate() {
            let number = before.fullmove_number();
            if before.turn() == chesslaws::laws::Color::White {
                let _ = write!(page, "{number}. ");
            } else if ply == 0 {
                let _ = write!(page, "{number}... ");
            }
            let _ = write!(page, "{} ", San::of(&before, move_));
        }
        page.push_str("</p>");
        if let Some(fault) = self.game.error() {
            let _ = write!(page, "<p>{}</p>", Escaped(&fault.to_string()));
        }
        page + "</div>"
    }

    fn __repr__(&self) -> String {
        format!(
            "<Game {}, line {}: {} - {}, {}, {} plies>",
            self.game.index(),
            self.game.line(),
            self.tag("White"),
            self.tag("Black"),
            self.result().unwrap_or("no result"),
            self.plies(),
        )
    }

    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    /// Reads a game again from its own bytes; for unpickling.
    #[staticmethod]
    fn _read(
        text: &[u8],
        place: (u64, u64, u64),
        index: u64,
        is_glued: bool,
        how: How,
    ) -> PyResult<Self> {
        let (language, strict, comments, encoding) = how;
        let reading = Reading {
            language,
            strict,
            comments,
            encoding,
        };
        // That a game ends on the line is a fault of the game that starts there.
        let before: &[u8] = if is_glued { b"*" } else { b"" };
        let whole = [before, text].concat();
        let (byte, line, column) = place;
        let shift = before.len() as u64;
        let place = pgn::Place {
            byte: byte.saturating_sub(shift),
            line,
            column: column.saturating_sub(shift),
        };
        let reader = pgn::GameReader::from_bytes(&whole).with_options(reading.options()?);
        let mut games = reader.starting_at(place, index.saturating_sub(1 + shift));
        let mut game = pgn::Game::default();
        for _ in 0..=shift {
            match games.read_into(&mut game) {
                Ok(true) => {}
                Ok(false) => return Err(PyValueError::new_err("expected a game, found none")),
                Err(never) => match never {},
            }
        }
        Ok(Self::new(game, Some(Box::from(text)), Arc::new(reading)))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Reduced<'py>)> {
        let game = slf.get();
        let text = game.source(slf.py()).ok_or_else(|| {
            PyValueError::new_err("a game of more than sixteen megabytes does not pickle")
        })?;
        let place = game.game.place();
        let reading = &game.reading;
        let how = (
            reading.language.clone(),
            reading.strict,
            reading.comments,
            reading.encoding.clone(),
        );
        let is_glued =
            game.game.faults().iter().any(|fault| {
                fault.kind == pgn::FaultKind::GluedGame && fault.place.byte == place.byte
            });
        let place = (place.byte, place.line, place.column);
        let read = slf.get_type().getattr("_read")?;
        Ok((read, (text, place, game.game.index(), is_glued, how)))
    }
}

/// Language, strictness, comments and encoding: how a game was read.
type How = (String, bool, bool, Option<String>);
/// What a pickle holds: text, byte, line and column, number, whether another game ends on the line,
/// and how it was read.
type Reduced<'py> = (Bound<'py, PyBytes>, (u64, u64, u64), u64, bool, How);

/// The positions of a game, one after the other.
#[pyclass(module = "chesslaws._chesslaws")]
pub(crate) struct Positions {
    game: Py<Game>,
    position: board::Position,
    next: usize,
}

#[pymethods]
impl Positions {
    fn __iter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __next__(&mut self) -> Option<Position> {
        let moves = self.game.get().game.moves();
        if self.next > moves.len() {
            return None;
        }
        if let Some(&move_) = self.next.checked_sub(1).and_then(|last| moves.get(last)) {
            self.position.play_unchecked(move_);
        }
        self.next += 1;
        Some(Position(self.position))
    }

    fn __length_hint__(&self) -> usize {
        (self.game.get().game.moves().len() + 1).saturating_sub(self.next)
    }
}

//! `LiveGame`.

mod answers;
pub(crate) mod objects;
mod setting;

use crate::clock::Clock;
use crate::control::GivenControl;
use crate::errors;
use crate::moves::Move;
use crate::position::Position;
use crate::times::timedelta;
use crate::words::{Class, Color, Edition, Mode};
use chesslaws::arbiter::journal::{ApplyError, Journal, JournalError};
use chesslaws::arbiter::{Conditions, Event, Game, Heading, Ruling};
use pyo3::prelude::*;
use pyo3::pybacked::{PyBackedBytes, PyBackedStr};
use pyo3::types::{PyAny, PyDelta, PyTuple};
use setting::{GivenPosition, Settings};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

const MODULE: &str = "chesslaws._live";

/// A game at the board, refereed under one edition of the Laws from its events.
///
/// `apply` takes what happens, one event after another, and returns the rulings, which have been
/// carried out on the position, the clock and the score. An event that the Laws or the facts forbid
/// raises `Refused`, and the game is as it was. The same events always give the same rulings.
///
/// `regulations` has the keys of the schema: `devices-in-bag`, `device-penalty`, `fine-announced`,
/// `leaving-is-reported`, `no-appeals`, `rated-by-fide`. With `sheets` events tell what is recorded,
/// in the piece letters of `language`; `visually_impaired` and `hearing_impaired` name the players who can't see or hear. What is settled before the game and can't be
/// raises `ConditionsError`; a game without a time control is played without a clock.
///
/// >>> from datetime import timedelta
/// >>> game = LiveGame(edition="fide-2001", time_control="2h", white="A", black="B")
/// >>> [ruling.kind for ruling in game.apply({"event": "started", "at": timedelta(0)})]
/// ['clock-started']
/// >>> claim = {"event": "draw-claimed", "side": "white", "ground": "threefold"}
/// >>> for ruling in game.apply({**claim, "at": timedelta(minutes=10)}):
/// ...     print(ruling)
/// white's claim of threefold repetition is wrong: there were 1 [fide-2001 9.5.b]
/// white offers a draw [fide-2001 9.1.c]
/// white loses 180 s [fide-2001 9.5.b]
/// black gets 180 s more [fide-2001 9.5.b]
/// >>> str(game.time_left("white")), game.offer
/// ('1:47:00', <Color.WHITE: 'white'>)
#[pyclass(module = "chesslaws", frozen)]
pub(crate) struct LiveGame(Mutex<Kept>);

/// The game and the lines of its journal.
#[derive(Debug, Clone)]
struct Kept {
    journal: Journal,
    lines: String,
}

impl LiveGame {
    fn begin(py: Python<'_>, conditions: Conditions) -> PyResult<Self> {
        Journal::begin(conditions)
            .map(|(journal, lines)| Self(Mutex::new(Kept { journal, lines })))
            .map_err(|error| errors::conditions(py, &error.fault.to_string()))
    }

    /// Nothing panics while it holds the lock, so what is behind it is whole. Whoever holds it needs
    /// no interpreter lock, so waiting for it with one is no deadlock.
    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn read<T>(&self, read: impl FnOnce(&Game) -> T) -> T {
        read(self.lock().journal.game())
    }
}

fn sides(named: Option<Vec<Color>>) -> Vec<chesslaws::laws::Color> {
    named.into_iter().flatten().map(|color| color.0).collect()
}

/// What stands above a game.
fn heading(event: &str, site: &str, date: &str, round: &str) -> Heading {
    Heading {
        event: event.to_owned(),
        site: site.to_owned(),
        date: date.to_owned(),
        round: round.to_owned(),
    }
}

#[pymethods]
impl LiveGame {
    #[new]
    #[pyo3(
        signature = (
            *, edition=Edition(chesslaws::laws::Edition::Fide2023), time_control=None, white=None,
            black=None, fen=None, chess960=None, mode=None, supervised=false,
            games_per_arbiter=None, unrecorded=false, without_arbiter=false,
            quickplay_announced=false, no_draw_before=0, regulations=None, default_time=None,
            title=None, sheets=false, language=None, visually_impaired=None, hearing_impaired=None
        ),
        text_signature = "(*, edition='fide-2023', time_control=None, white=None, black=None, fen=None, chess960=None, mode=None, supervised=False, games_per_arbiter=None, unrecorded=False, without_arbiter=False, quickplay_announced=False, no_draw_before=0, regulations=None, default_time=None, title=None, sheets=False, language=None, visually_impaired=None, hearing_impaired=None)"
    )]
    #[expect(clippy::too_many_arguments, reason = "each has a default in Python")]
    fn new(
        py: Python<'_>,
        edition: Edition,
        time_control: Option<GivenControl>,
        white: Option<String>,
        black: Option<String>,
        fen: Option<GivenPosition>,
        chess960: Option<u16>,
        mode: Option<Mode>,
        supervised: bool,
        games_per_arbiter: Option<u16>,
        unrecorded: bool,
        without_arbiter: bool,
        quickplay_announced: bool,
        no_draw_before: u32,
        regulations: Option<Bound<'_, PyAny>>,
        default_time: Option<Duration>,
        title: Option<String>,
        sheets: bool,
        language: Option<String>,
        visually_impaired: Option<Vec<Color>>,
        hearing_impaired: Option<Vec<Color>>,
    ) -> PyResult<Self> {
        let settings = Settings {
            time_control,
            fen,
            regulations,
        };
        let stated = settings.read(py)?;
        let conditions = Conditions {
            title,
            edition: Some(edition.0),
            chess960,
            mode: mode.map(|mode| mode.0),
            supervised,
            games_per_arbiter,
            unrecorded,
            without_arbiter,
            quickplay_announced,
            no_draw_before,
            default_time,
            white,
            black,
            sheets,
            language,
            visually_impaired: sides(visually_impaired),
            hearing_impaired: sides(hearing_impaired),
            ..stated
        };
        Self::begin(py, conditions)
    }

    /// Begin a game under conditions as they stand in a file of events: a mapping or its JSON.
    ///
    /// The keys are those of the constructor with hyphens (`time-control`); the object may stand
    /// below the key `conditions`, as in the first line of a file. Raises `ConditionsError`.
    ///
    /// >>> game = LiveGame.from_json('{"conditions": {"edition": "fide-2005", "white": "A"}}')
    /// >>> game.edition, game.player("white")
    /// (<Edition.FIDE_2005: 'fide-2005'>, 'A')
    #[staticmethod]
    fn from_json(conditions: &Bound<'_, PyAny>) -> PyResult<Self> {
        let py = conditions.py();
        Self::begin(py, setting::conditions(conditions)?)
    }

    /// Build the game of a journal again, from the text of `journal` or of a file.
    ///
    /// Every line is proved by its hash and every event ruled again. Raises `JournalError` for the
    /// first line that is not as it was written. With `resume` a last line that was cut off while it
    /// was being written is passed over.
    ///
    /// >>> game = LiveGame()
    /// >>> rulings = game.apply({"event": "started"})
    /// >>> LiveGame.from_journal(game.journal) == game
    /// True
    #[staticmethod]
    #[pyo3(signature = (journal, *, resume=false))]
    fn from_journal(journal: &Bound<'_, PyAny>, resume: bool) -> PyResult<Self> {
        let py = journal.py();
        let bytes = match journal.extract::<PyBackedBytes>() {
            Ok(bytes) => bytes.to_vec(),
            Err(_) => journal.extract::<PyBackedStr>()?.as_bytes().to_vec(),
        };
        let replay = || -> Result<Kept, JournalError> {
            let journal = if resume {
                Journal::resume(&bytes)?.0
            } else {
                Journal::replay(&bytes)?
            };
            let stands = usize::try_from(journal.bytes()).unwrap_or(bytes.len());
            let whole = bytes.get(..stands).unwrap_or(&bytes);
            let lines = String::from_utf8_lossy(whole).into_owned();
            Ok(Kept { journal, lines })
        };
        py.detach(replay)
            .map(|kept| Self(Mutex::new(kept)))
            .map_err(|error| errors::journal(py, &error))
    }

    /// Take what happened and return the rulings on it.
    ///
    /// An event is a mapping or its JSON: `event` names the kind, `at` is the host's own monotonic
    /// time (a `timedelta`, whole seconds, or text such as `"12.5"`; without it that of the event
    /// before), and the rest are the fields of the event. The JSON Schema of the project lists all.
    /// In a mapping squares, moves, colours and `timedelta`s may be the objects of this package.
    ///
    /// Raises `EventError` for what is no event, and `Refused` for what the facts or the Laws forbid;
    /// then the game is as it was. Other threads run meanwhile.
    ///
    /// >>> game = LiveGame()
    /// >>> [ruling.kind for ruling in game.apply({"event": "started"})]
    /// []
    /// >>> try:
    /// ...     game.apply({"event": "draw-accepted", "side": "black"})
    /// ... except Refused as refusal:
    /// ...     print(refusal)
    /// there is no offer of the opponent
    fn apply<'py>(
        &self,
        py: Python<'py>,
        event: &Bound<'py, PyAny>,
    ) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let text = setting::json(event)?;
        let event: Event = serde_json::from_str(&text)
            .map_err(|error| errors::event(py, &text, &error.to_string()))?;
        let apply = || -> Result<Vec<Ruling>, ApplyError> {
            let kept = &mut *self.lock();
            let written = kept.journal.apply(event)?;
            kept.lines.push_str(&written.line);
            Ok(written.rulings.to_vec())
        };
        let rulings = py.detach(apply).map_err(|error| match error {
            ApplyError::Refused(refusal) => errors::refused(py, &refusal),
            other => errors::event(py, &text, &other.to_string()),
        })?;
        rulings
            .iter()
            .map(|ruling| objects::ruling(py, ruling))
            .collect()
    }

    /// What was settled before the game, as a new dictionary that `from_json` takes.
    #[getter]
    fn conditions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let stated = serde_json::to_string(self.lock().journal.conditions());
        objects::loaded(py, &objects::written(stated)?)
    }

    /// The edition of the Laws.
    #[getter]
    fn edition(&self) -> Edition {
        Edition(self.read(|game| game.rules().edition))
    }

    /// Standard, rapid or blitz.
    #[getter]
    fn mode(&self) -> Mode {
        Mode(self.read(Game::mode))
    }

    /// Return a player's name, or `None`.
    fn player(&self, color: Color) -> Option<String> {
        self.read(|game| game.player(color.0).map(str::to_owned))
    }

    /// The position, with every move that was made.
    ///
    /// `None` while an illegal move that nobody has noticed left pieces as no game can have them;
    /// `fen` shows those too.
    #[getter]
    fn position(&self) -> Option<Position> {
        self.read(|game| game.position().copied()).map(Position)
    }

    /// What stands on the board, as FEN.
    #[getter]
    fn fen(&self) -> String {
        self.read(Game::fen)
    }

    /// Whose move it is: whose opponent's move has been made, completed or not.
    #[getter]
    fn turn(&self) -> Color {
        Color(self.read(Game::turn))
    }

    /// A copy of the game's clock as it stood at the last event, or `None`.
    ///
    /// >>> LiveGame(time_control="3m + 2s").clock
    /// <Clock 3m + 2s: white 0:03:02, black 0:03:02, ready>
    #[getter]
    fn clock(&self) -> Option<Clock> {
        self.read(|game| game.clock().cloned()).map(Clock::of)
    }

    /// Return the time that a side had left at the last event; below zero once overrun.
    ///
    /// `None` without a clock.
    fn time_left<'py>(
        &self,
        py: Python<'py>,
        color: Color,
    ) -> PyResult<Option<Bound<'py, PyDelta>>> {
        let left = self.read(|game| game.clock().map(|clock| clock.time_left(color.0)));
        left.map(|left| timedelta(py, left)).transpose()
    }

    /// The moves that stand, in order, legal or not yet found out.
    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let moves: Vec<_> = self.read(|game| game.moves().map(Move).collect());
        PyTuple::new(py, moves)
    }

    /// Return how many moves a side has completed.
    fn completed_moves(&self, color: Color) -> u32 {
        self.read(|game| game.completed(color.0))
    }

    /// Return how many illegal moves count against a side.
    fn illegal_moves(&self, color: Color) -> u8 {
        self.read(|game| game.illegal_moves(color.0))
    }

    /// Whose offer of a draw is open, or `None`.
    #[getter]
    fn offer(&self) -> Option<Color> {
        self.read(Game::offer).map(Color)
    }

    /// What the arbiter must decide before play goes on, as a `Question`, or `None`.
    ///
    /// It is answered by an event such as `{"event": "answered", "answer": {"decision": "reject"}}`.
    ///
    /// >>> game = LiveGame(time_control="5m")
    /// >>> rulings = game.apply({"event": "started", "at": 0})
    /// >>> rulings = game.apply({"event": "clocks-stopped", "by": "white"})
    /// >>> game.question.kind, game.question.permitted
    /// ('stop-reason', ('reason', 'no-reason', 'penalise'))
    #[getter]
    fn question<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let question = self.read(|game| game.question().cloned());
        question
            .map(|question| objects::question(py, &question))
            .transpose()
    }

    /// How the game ended, as an `Outcome`, or `None`.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let outcome = self.read(|game| game.outcome().copied());
        outcome
            .map(|outcome| objects::outcome(py, &outcome))
            .transpose()
    }

    /// Whether the game is void and a new one is to be played.
    #[getter]
    fn is_annulled(&self) -> bool {
        self.read(Game::is_annulled)
    }

    /// The journal: one JSON line an event, chained by hashes, from which the game can be built again.
    #[getter]
    fn journal(&self) -> String {
        self.lock().lines.clone()
    }

    /// Return every event that was taken with its rulings, as pairs of a dictionary and a tuple.
    ///
    /// >>> game = LiveGame(time_control="5m")
    /// >>> rulings = game.apply({"event": "started", "at": 2})
    /// >>> [(event["event"], event["at"], len(rulings)) for event, rulings in game.history()]
    /// [('started', '2', 1)]
    fn history<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyTuple>>> {
        let entries = self.lock().journal.protocol().entries().to_vec();
        let one = |entry: &chesslaws::arbiter::Entry| {
            let event = serde_json::to_string(&Event::at(entry.at, entry.act.clone()));
            let rulings = entry.rulings.iter();
            let rulings = rulings
                .map(|ruling| objects::ruling(py, ruling))
                .collect::<PyResult<Vec<_>>>()?;
            let event = objects::loaded(py, &objects::written(event)?)?;
            let rulings = PyTuple::new(py, rulings)?.into_any();
            PyTuple::new(py, [event, rulings])
        };
        entries.iter().map(one).collect()
    }

    /// Return the game as PGN, with the times as `[%clk]` and a comment for each incident.
    ///
    /// >>> game = LiveGame(white="A", black="B")
    /// >>> for event in ({"event": "started"}, {"event": "resigned", "side": "white"}):
    /// ...     rulings = game.apply(event)
    /// >>> game.pgn(event="Open", round="3").splitlines()[6]
    /// '[Result "0-1"]'
    #[pyo3(signature = (*, event="", site="", date="", round=""))]
    fn pgn(&self, event: &str, site: &str, date: &str, round: &str) -> String {
        let heading = heading(event, site, date, round);
        self.lock().journal.protocol().pgn(&heading)
    }

    /// Return the arbiter's report as text: every event, the rulings, the end, the articles.
    #[pyo3(signature = (*, event="", site="", date="", round=""))]
    fn report(&self, event: &str, site: &str, date: &str, round: &str) -> String {
        let heading = heading(event, site, date, round);
        let report = self.lock().journal.protocol().report(&heading);
        report.to_string()
    }

    /// Return the arbiter's report as a page of HTML that needs nothing else.
    #[pyo3(signature = (*, event="", site="", date="", round=""))]
    fn report_html(&self, event: &str, site: &str, date: &str, round: &str) -> String {
        let heading = heading(event, site, date, round);
        let report = self.lock().journal.protocol().report(&heading);
        report.to_html()
    }

    /// Return a player's score sheet, as it ought to stand: an unsigned `ScoreSheet`.
    #[pyo3(signature = (color, *, event="", site="", date="", round=""))]
    fn score_sheet(
        &self,
        color: Color,
        event: &str,
        site: &str,
        date: &str,
        round: &str,
    ) -> crate::sheet::ScoreSheet {
        let heading = heading(event, site, date, round);
        let sheet = self.lock().journal.protocol().sheet(color.0, &heading);
        crate::sheet::ScoreSheet(sheet)
    }

    fn _repr_html_(&self) -> String {
        let page = self.report_html("", "", "", "");
        // The page's style is for the whole page and would change the notebook around it.
        let body = page
            .split_once("<body>")
            .and_then(|(_, rest)| rest.rsplit_once("</body>"));
        let board = self.position().map(|position| position.drawing());
        format!(
            "<div>{}{}</div>",
            board.unwrap_or_default(),
            body.map_or(page.as_str(), |(body, _)| body)
        )
    }

    fn __eq__(&self, other: &Self) -> bool {
        let other = other.lock().journal.clone();
        self.lock().journal == other
    }

    fn __repr__(&self) -> String {
        let kept = self.lock();
        let game = kept.journal.game();
        let name = |side| game.player(side).unwrap_or("?");
        let stands = match game.outcome() {
            Some(end) => format!("{} by {}", end.score, end.reason),
            None if game.is_annulled() => "annulled".to_owned(),
            None => format!("{} to move", game.turn()),
        };
        format!(
            "<LiveGame {}, {}: {} - {}, {} plies, {stands}>",
            game.rules().edition,
            game.mode(),
            name(chesslaws::laws::Color::White),
            name(chesslaws::laws::Color::Black),
            game.moves().count(),
        )
    }

    fn __copy__(&self) -> Self {
        Self(Mutex::new(self.lock().clone()))
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.__copy__()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let from_journal = slf.get_type().getattr("from_journal")?;
        Ok((from_journal, (slf.get().journal(),)))
    }
}

/// The functions of the package that turn objects into JSON and back.
static JSON: Class = Class::new(MODULE, "EventText");

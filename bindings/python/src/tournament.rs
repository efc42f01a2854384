//! `Tournament` and `read_trf`.

use crate::standings::{self, Standings, TieBreaks, number_of};
use crate::words::{Class, Color};
use crate::{errors, judgement, ratings, source};
use chesslaws::scoring::trf::{Document, ReadOptions};
use chesslaws::scoring::{Calculation, Format, Options, Player};
use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyBytes, PyTuple};
use std::io::Read;
use std::sync::Arc;

const MODULE: &str = "chesslaws._standings";

/// A tournament, read from a tournament report file (TRF16 or TRF26); it never changes.
///
/// `read_trf` makes one from a file, `Tournament.parse` from a text.
///
/// >>> event = Tournament.parse(
/// ...     "012 Club match\n"
/// ...     "001    1      Alyx                              2200"
/// ...     "                             1.5    1     2 w 1     2 b =\n"
/// ...     "001    2      Bruno                             2150"
/// ...     "                             0.5    2     1 b 0     1 w =\n"
/// ... )
/// >>> event
/// <Tournament 'Club match', 2 players, 2 rounds>
/// >>> [(row.rank, row.name, str(row.points)) for row in event.standings("DE,SB")]
/// [(1, 'Alyx', '3/2'), (2, 'Bruno', '1/2')]
#[pyclass(module = "chesslaws", frozen)]
#[derive(Clone)]
pub(crate) struct Tournament {
    pub(crate) document: Arc<Document>,
    /// The file that it was read from, and how.
    text: Arc<[u8]>,
    lenient: bool,
}

impl Tournament {
    fn read(py: Python<'_>, bytes: &[u8], lenient: bool) -> PyResult<Self> {
        let options = if lenient {
            ReadOptions::LENIENT
        } else {
            ReadOptions::default()
        };
        py.detach(|| Document::read(bytes, &options))
            .map(|document| Self {
                document: Arc::new(document),
                text: Arc::from(bytes),
                lenient,
            })
            .map_err(|error| errors::trf(py, &error))
    }
}

#[pymethods]
impl Tournament {
    /// Read a tournament from a text, or from the bytes of a file.
    ///
    /// Raises `TrfError` with line and column; `lenient` is as for `read_trf`.
    ///
    /// >>> Tournament.parse("012 Open\n001    1      Alyx\n").name
    /// 'Open'
    #[staticmethod]
    #[pyo3(signature = (text, *, lenient=false))]
    fn parse(text: &Bound<'_, PyAny>, lenient: bool) -> PyResult<Self> {
        let py = text.py();
        if let Ok(bytes) = text.extract::<PyBackedBytes>() {
            return Self::read(py, &bytes, lenient);
        }
        let text: String = text.extract()?;
        Self::read(py, text.as_bytes(), lenient)
    }

    /// The name of the event.
    #[getter]
    fn name(&self) -> &str {
        self.document.tournament().name()
    }

    /// The number of rounds.
    #[getter]
    fn rounds(&self) -> u16 {
        self.document.tournament().rounds()
    }

    /// The day the event began, as `2026/03/01`, or `None`.
    #[getter]
    fn start(&self) -> Option<String> {
        self.document
            .tournament()
            .start()
            .map(|date| date.to_string())
    }

    /// `swiss` or `round-robin`: what the file says, else what its pairings show.
    #[getter]
    fn format(&self) -> &'static str {
        match Calculation::new(self.document.tournament(), Options::default()).format() {
            Format::Swiss => "swiss",
            Format::RoundRobin => "round-robin",
        }
    }

    /// The codes of the tie-breaks that the file announces.
    #[getter]
    fn tie_breaks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let codes = self.document.tournament().tie_breaks().iter();
        PyTuple::new(py, codes.map(ToString::to_string).collect::<Vec<_>>())
    }

    /// The players in the order of the file.
    #[getter]
    fn players<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let players = self.document.tournament().players().iter();
        let players = players.map(|one| self.player(py, one));
        PyTuple::new(py, players.collect::<PyResult<Vec<_>>>()?)
    }

    /// What was odd in the file, by line and column.
    #[getter]
    fn warnings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        static WARNING: Class = Class::new(MODULE, "TrfWarning");
        let one = |warning: &chesslaws::scoring::trf::Warning| {
            let message = warning.kind.to_string();
            let fields = (warning.line, warning.column, message, warning.count);
            WARNING.get(py)?.call1(fields)
        };
        let warnings = self.document.warnings().iter().map(one);
        PyTuple::new(py, warnings.collect::<PyResult<Vec<_>>>()?)
    }

    /// Return the rounds of a player, by starting number.
    ///
    /// `KeyError` where nobody has the number.
    ///
    /// >>> event = Tournament.parse("142 1\n001    1      Alyx\n")
    /// >>> [result.name for result in event.results(1)]
    /// ['absent']
    fn results<'py>(
        &self,
        py: Python<'py>,
        number: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        static RESULT: Class = Class::new(MODULE, "RoundResult");
        let event = self.document.tournament();
        let entries = number_of(number)?
            .and_then(|number| event.entries(number))
            .ok_or_else(|| PyKeyError::new_err(number.clone().unbind()))?;
        let one = |(at, entry): (usize, &chesslaws::scoring::Entry)| {
            RESULT.get(py)?.call1((
                at + 1,
                entry.opponent,
                entry.color.map(Color),
                entry.result.code().to_string(),
                entry.result.name(),
                judgement::points(py, event.award(entry))?,
                entry.result.is_played(),
            ))
        };
        let results = entries.iter().enumerate().map(one);
        PyTuple::new(py, results.collect::<PyResult<Vec<_>>>()?)
    }

    /// Rank the players, or the teams of a team event.
    ///
    /// `tie_breaks` is a list of codes (`["BH/C1", "SB"]`) or one text with commas; without it the
    /// tie-breaks that the file announces, or else usual ones for the format. `rules` is `fide-2024` or `fide-2026`; without it the
    /// regulations in force on the day the event began. `after_round` gives interim standings, and
    /// `individuals` ranks the players of a team event. Raises `TieBreakError` for an unknown code
    /// and `ValueError` for a round that the event does not have.
    ///
    /// >>> event = Tournament.parse("142 1\n001    1      Alyx\n")
    /// >>> event.standings(["BH/C1"]).rows[0].values
    /// (Fraction(0, 1),)
    #[pyo3(signature = (tie_breaks=None, *, rules=None, after_round=None, individuals=false))]
    pub(crate) fn standings(
        &self,
        py: Python<'_>,
        tie_breaks: Option<TieBreaks>,
        rules: Option<&str>,
        after_round: Option<u16>,
        individuals: bool,
    ) -> PyResult<Standings> {
        let options = Options {
            rules: rules.map(standings::rules).transpose()?,
            after_round: standings::round(self.document.tournament(), after_round)?,
            individuals,
            ..Options::default()
        };
        let criteria = tie_breaks.map(|TieBreaks(list)| list);
        let event = self.clone();
        Ok(py.detach(|| Standings::new(event, options, criteria)))
    }

    /// Return the crosstable as `text`, `csv`, `html` or `svg`; the rest is as for `standings`.
    ///
    /// >>> event = Tournament.parse("142 1\n001    1      Alyx\n")
    /// >>> print(event.crosstable("csv", tie_breaks=[]), end="")
    /// Rank,No,Name,R1,Pts
    /// 1,1,Alyx,-,0
    #[pyo3(
        signature = (format="text", *, tie_breaks=None, rules=None, after_round=None, individuals=false)
    )]
    fn crosstable(
        &self,
        py: Python<'_>,
        format: &str,
        tie_breaks: Option<TieBreaks>,
        rules: Option<&str>,
        after_round: Option<u16>,
        individuals: bool,
    ) -> PyResult<String> {
        self.standings(py, tie_breaks, rules, after_round, individuals)?
            .crosstable(py, format)
    }

    /// Return what the event means for the ratings of its players, by starting number.
    ///
    /// With a development coefficient `k` each has its exact `change`. The 400-point rule is that of
    /// the day the event began, the newest without a date, for the `rating_list`: `standard`,
    /// `rapid` or `blitz`. Who neither has a rating nor met somebody who has is left out.
    ///
    /// >>> event = Tournament.parse(
    /// ...     "001    1      Alyx                              1500"
    /// ...     "                             1.0    1     2 w 1\n"
    /// ...     "001    2      Bruno                             1600"
    /// ...     "                             0.0    2     1 b 0\n"
    /// ... )
    /// >>> event.ratings(k=40)[0].change
    /// Fraction(128, 5)
    #[pyo3(signature = (k=None, *, rating_list="standard"))]
    fn ratings<'py>(
        &self,
        py: Python<'py>,
        k: Option<u16>,
        rating_list: &str,
    ) -> PyResult<Bound<'py, PyTuple>> {
        ratings::of_event(py, self.document.tournament(), k, rating_list)
    }

    fn __repr__(&self) -> String {
        let event = self.document.tournament();
        format!(
            "<Tournament {:?}, {} players, {} rounds>",
            event.name(),
            event.players().len(),
            event.rounds()
        )
        .replace('"', "'")
    }

    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    /// Reads an event again from its own bytes; for unpickling.
    #[staticmethod]
    fn _read(py: Python<'_>, text: &[u8], lenient: bool) -> PyResult<Self> {
        Self::read(py, text, lenient)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Reduced<'py>)> {
        let event = slf.get();
        let text = PyBytes::new(slf.py(), &event.text);
        let read = slf.get_type().getattr("_read")?;
        Ok((read, (text, event.lenient)))
    }
}

/// What a pickle holds: the file, and whether it was read leniently.
type Reduced<'py> = (Bound<'py, PyBytes>, bool);

impl Tournament {
    fn player<'py>(&self, py: Python<'py>, player: &Player) -> PyResult<Bound<'py, PyAny>> {
        static PLAYER: Class = Class::new(MODULE, "Player");
        let points = self.document.tournament().points(player.number);
        PLAYER.get(py)?.call1((
            player.number,
            &player.name,
            player.rating,
            &player.title,
            &player.federation,
            &player.id,
            &player.birth,
            judgement::points(py, points.unwrap_or_default())?,
            player
                .declared_points
                .map(|points| judgement::points(py, points))
                .transpose()?,
        ))
    }
}

/// Read a tournament report file (TRF16 or TRF26).
///
/// `source` is a path, `bytes` that are the text itself, or an open file; gzip, bzip2 and zstd are
/// recognised. Text that is not UTF-8 is read as Windows-1252.
///
/// The file is checked as a whole: both lines of every game must agree and the points of a complete
/// event must be the sum of its results. `lenient` also takes points that are not, gaps in the
/// starting numbers and unknown records, with a warning. Raises `TrfError` with line and column,
/// and `OSError` if the source can't be read.
///
/// >>> read_trf(b"012 Open\n001    1      Alyx\n").players[0].name
/// 'Alyx'
#[pyfunction]
#[pyo3(signature = (source, *, lenient=false))]
pub(crate) fn read_trf(source: &Bound<'_, PyAny>, lenient: bool) -> PyResult<Tournament> {
    let py = source.py();
    let mut opened = source::open(source)?;
    let mut bytes = Vec::new();
    py.detach(|| opened.bytes.read_to_end(&mut bytes))
        .map_err(|error| source::exception(py, error, opened.name.as_ref()))?;
    Tournament::read(py, &bytes, lenient)
}

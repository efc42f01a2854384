//! `Standings`.

use crate::tournament::Tournament;
use crate::words::Class;
use crate::{errors, judgement};
use chesslaws::laws::Points;
use chesslaws::scoring::tiebreak::{Contribution, Cut, Explanation, Source};
use chesslaws::scoring::{
    self, Calculation, Crosstable, Options, Rational, StandingRow, TieBreak, TieBreakRules,
    TieBreakValue,
};
use pyo3::exceptions::{PyKeyError, PyOverflowError, PyValueError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3::types::{PyIterator, PyTuple};

const MODULE: &str = "chesslaws._standings";

/// Tie-breaks as one text with commas or as codes, one by one.
pub(crate) struct TieBreaks(pub(crate) Vec<TieBreak>);

impl<'py> FromPyObject<'_, 'py> for TieBreaks {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let py = object.py();
        let bad = |error| errors::tie_break(py, &error);
        if let Ok(text) = object.extract::<PyBackedStr>() {
            return TieBreak::parse_list(&text).map(Self).map_err(bad);
        }
        let one = |code: PyResult<Bound<'_, PyAny>>| {
            let code: PyBackedStr = code?.extract()?;
            code.parse::<TieBreak>().map_err(bad)
        };
        object
            .try_iter()?
            .map(one)
            .collect::<PyResult<_>>()
            .map(Self)
    }
}

/// The regulations of that name.
pub(crate) fn rules(name: &str) -> PyResult<TieBreakRules> {
    match name {
        "fide-2024" => Ok(TieBreakRules::FIDE_2024),
        "fide-2026" => Ok(TieBreakRules::FIDE_2026),
        _ => Err(PyValueError::new_err(format!(
            "expected tie-break rules: fide-2024 or fide-2026, found {name:?}"
        ))),
    }
}

/// The round after which the standings are, if the event has it.
pub(crate) fn round(event: &scoring::Tournament, round: Option<u16>) -> PyResult<Option<u16>> {
    match round {
        Some(round) if round == 0 || round > event.rounds() => Err(PyValueError::new_err(format!(
            "expected a round from 1 to {}, found {round}",
            event.rounds()
        ))),
        round => Ok(round),
    }
}

/// A ranking by points and tie-breaks, made by `Tournament.standings`; it iterates over its rows.
///
/// Printed it is a table, and in a notebook it shows itself as one.
///
/// >>> event = Tournament.parse("142 1\n001    1      Alyx\n")
/// >>> print(event.standings("BH"))
/// Rank  No  Name  Pts   BH
///    1   1  Alyx    0  0.0
#[pyclass(module = "chesslaws", frozen)]
pub(crate) struct Standings {
    event: Tournament,
    options: Options,
    standings: scoring::Standings,
}

impl Standings {
    /// Without criteria it goes by those that the event announced, or by usual ones.
    pub(crate) fn new(
        event: Tournament,
        options: Options,
        criteria: Option<Vec<TieBreak>>,
    ) -> Self {
        let calculation = Calculation::new(event.document.tournament(), options);
        let criteria = criteria.unwrap_or_else(|| calculation.tie_breaks());
        let standings = calculation.standings(&criteria);
        Self {
            event,
            options,
            standings,
        }
    }

    fn calculation(&self) -> Calculation<'_> {
        Calculation::new(self.event.document.tournament(), self.options)
    }

    fn one<'py>(&self, py: Python<'py>, row: &StandingRow) -> PyResult<Bound<'py, PyAny>> {
        static ROW: Class = Class::new(MODULE, "StandingRow");
        let values = row.values.iter().map(|&one| value(py, one));
        let values = PyTuple::new(py, values.collect::<PyResult<Vec<_>>>()?)?;
        let texts = row.values.iter().zip(&self.standings.criteria);
        let texts = texts.map(|(value, criterion)| value.text(criterion.kind));
        ROW.get(py)?.call1((
            row.rank,
            row.number,
            &row.name,
            judgement::points(py, row.points)?,
            values,
            PyTuple::new(py, texts.collect::<Vec<_>>())?,
        ))
    }
}

#[pymethods]
impl Standings {
    /// The participants, best first; tied ones by number.
    #[getter]
    fn rows<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let rows = self.standings.rows.iter().map(|row| self.one(py, row));
        PyTuple::new(py, rows.collect::<PyResult<Vec<_>>>()?)
    }

    /// The codes of the tie-breaks in their order.
    #[getter]
    fn tie_breaks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let codes = self.standings.criteria.iter();
        PyTuple::new(py, codes.map(ToString::to_string).collect::<Vec<_>>())
    }

    /// The regulations: `fide-2024` or `fide-2026`.
    #[getter]
    fn rules(&self) -> String {
        format!("fide-{}", self.standings.rules_year)
    }

    /// Whether the rows are teams.
    #[getter]
    fn is_for_teams(&self) -> bool {
        self.standings.teams
    }

    /// What the organiser should know, in words.
    #[getter]
    fn notes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let notes = self.standings.notes.iter();
        PyTuple::new(py, notes.map(ToString::to_string).collect::<Vec<_>>())
    }

    /// Return the row of a participant, by number.
    ///
    /// `KeyError` where nobody has the number.
    ///
    /// >>> event = Tournament.parse("142 1\n001    1      Alyx\n")
    /// >>> event.standings().row(1).name
    /// 'Alyx'
    fn row<'py>(&self, py: Python<'py>, number: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let row = number_of(number)?.and_then(|number| self.standings.row(number));
        let missing = || PyKeyError::new_err(number.clone().unbind());
        self.one(py, row.ok_or_else(missing)?)
    }

    /// Return how a tie-break came about for a participant: which opponents, what each adds, what is
    /// cut.
    ///
    /// `code` need not be one of the standings; a criterion that ranks tied groups then takes those
    /// of equal points. `KeyError` where nobody has the number, `TieBreakError` for an unknown code.
    ///
    /// >>> event = Tournament.parse("142 1\n001    1      Alyx\n")
    /// >>> print(event.standings().explain(1, "BH/C1"), end="")
    /// BH/C1 = 0.0
    ///   round 1: dummy opponent, score 0, adds 0, cut (absence)
    fn explain<'py>(
        &self,
        py: Python<'py>,
        number: &Bound<'py, PyAny>,
        code: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let missing = || PyKeyError::new_err(number.clone().unbind());
        let criterion: TieBreak = code
            .parse()
            .map_err(|error| errors::tie_break(py, &error))?;
        let number = number_of(number)?.ok_or_else(missing)?;
        let calculation = self.calculation();
        let mut criteria = self.standings.criteria.iter();
        let explained = match criteria.position(|other| *other == criterion) {
            Some(at) => self.standings.explain(&calculation, number, at),
            None => calculation.explain(number, &criterion),
        };
        explanation(py, &explained.ok_or_else(missing)?)
    }

    /// Return the ranking without the rounds as `text`, `csv`, `html` or `svg`.
    ///
    /// >>> event = Tournament.parse("142 1\n001    1      Alyx\n")
    /// >>> event.standings([]).ranking("csv")
    /// 'Rank,No,Name,Pts\n1,1,Alyx,0\n'
    #[pyo3(signature = (format="text"))]
    fn ranking(&self, format: &str) -> PyResult<String> {
        written(&Crosstable::ranking(&self.standings), format)
    }

    /// Return the crosstable in the order of the ranking as `text`, `csv`, `html` or `svg`.
    ///
    /// >>> event = Tournament.parse("142 1\n001    1      Alyx\n")
    /// >>> event.standings([]).crosstable("csv")
    /// 'Rank,No,Name,R1,Pts\n1,1,Alyx,-,0\n'
    #[pyo3(signature = (format="text"))]
    pub(crate) fn crosstable(&self, py: Python<'_>, format: &str) -> PyResult<String> {
        let table = py.detach(|| Crosstable::new(&self.calculation(), &self.standings));
        written(&table, format)
    }

    fn __len__(&self) -> usize {
        self.standings.rows.len()
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        self.rows(py)?.try_iter()
    }

    fn __str__(&self) -> String {
        let table = Crosstable::ranking(&self.standings).to_string();
        table.trim_end_matches('\n').to_owned()
    }

    fn __repr__(&self) -> String {
        let codes: Vec<_> = self
            .standings
            .criteria
            .iter()
            .map(ToString::to_string)
            .collect();
        format!(
            "<Standings of {} by {}>",
            self.standings.rows.len(),
            codes.join(", ")
        )
    }

    fn _repr_html_(&self) -> String {
        Crosstable::ranking(&self.standings).to_html()
    }

    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    /// Ranks an event again; for unpickling.
    #[staticmethod]
    fn _rank(
        py: Python<'_>,
        event: &Bound<'_, Tournament>,
        tie_breaks: TieBreaks,
        rules: &str,
        after_round: Option<u16>,
        individuals: bool,
    ) -> PyResult<Self> {
        let event = event.get();
        event.standings(py, Some(tie_breaks), Some(rules), after_round, individuals)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Reduced<'py>)> {
        let (py, standings) = (slf.py(), slf.get());
        let arguments = (
            standings.event.clone().into_pyobject(py)?,
            standings.tie_breaks(py)?,
            standings.rules(),
            standings.options.after_round,
            standings.options.individuals,
        );
        Ok((slf.get_type().getattr("_rank")?, arguments))
    }
}

/// What a pickle holds: the event, the codes, the regulations, the round, whether players are ranked.
type Reduced<'py> = (
    Bound<'py, Tournament>,
    Bound<'py, PyTuple>,
    String,
    Option<u16>,
    bool,
);

fn written(table: &Crosstable, format: &str) -> PyResult<String> {
    match format {
        "text" => Ok(table.to_string()),
        "csv" => Ok(table.to_csv()),
        "html" => Ok(table.to_html()),
        "svg" => Ok(table.to_svg()),
        _ => Err(PyValueError::new_err(format!(
            "expected a format: text, csv, html or svg, found {format:?}"
        ))),
    }
}

/// An exact fraction.
pub(crate) fn fraction(py: Python<'_>, number: Rational) -> PyResult<Bound<'_, PyAny>> {
    static FRACTION: Class = Class::new("fractions", "Fraction");
    FRACTION
        .get(py)?
        .call1((number.numerator(), number.denominator()))
}

fn value(py: Python<'_>, value: TieBreakValue) -> PyResult<Option<Bound<'_, PyAny>>> {
    match value {
        TieBreakValue::Number(number) => fraction(py, number).map(Some),
        TieBreakValue::Place(place) => fraction(py, Rational::from(i64::from(place))).map(Some),
        TieBreakValue::Undefined | TieBreakValue::Undecided => Ok(None),
    }
}

fn contribution<'py>(py: Python<'py>, share: &Contribution) -> PyResult<Bound<'py, PyAny>> {
    static CONTRIBUTION: Class = Class::new(MODULE, "Contribution");
    let score: Points = share.score;
    CONTRIBUTION.get(py)?.call1((
        share.round,
        share.opponent.filter(|_| share.source != Source::Own),
        share.source.to_string(),
        judgement::points(py, score)?,
        fraction(py, share.value)?,
        share.voluntary,
        share.cut.map(|cut| match cut {
            Cut::Least => "least",
            Cut::Most => "most",
            Cut::Absence => "absence",
            Cut::BelowLimit => "below-limit",
        }),
    ))
}

fn explanation<'py>(py: Python<'py>, explained: &Explanation) -> PyResult<Bound<'py, PyAny>> {
    static EXPLANATION: Class = Class::new(MODULE, "Explanation");
    let shares = explained.contributions.iter();
    let shares = shares.map(|share| contribution(py, share));
    EXPLANATION.get(py)?.call1((
        explained.number,
        explained.tie_break.to_string(),
        value(py, explained.value)?,
        PyTuple::new(py, shares.collect::<PyResult<Vec<_>>>()?)?,
        PyTuple::new(py, &explained.group)?,
        explained.to_string(),
    ))
}

/// A starting number; `None` for an int that nobody can have.
pub(crate) fn number_of(number: &Bound<'_, PyAny>) -> PyResult<Option<u16>> {
    match number.extract() {
        Ok(number) => Ok(Some(number)),
        Err(error) if error.is_instance_of::<PyOverflowError>(number.py()) => Ok(None),
        Err(error) => Err(error),
    }
}

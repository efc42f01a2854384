use super::Standings;
use crate::tiebreak::{Cut, Explanation, Source};
use crate::{TieBreakKind, TieBreakValue};
use serde::Serialize;

/// A ranking as a value for serde: every number is text or a fraction, nothing is rounded twice.
///
/// ```
/// use chesslaws_scoring::{Calculation, Options, Player, StandingsReport, TieBreak, Tournament};
///
/// let mut builder = Tournament::builder("Open", 1);
/// builder.player(Player::new(1, "Alyx"));
/// let event = builder.build()?;
/// let standings = Calculation::new(&event, Options::default())
///     .standings(&TieBreak::parse_list("BH").unwrap());
/// let json = serde_json::to_value(StandingsReport::from(&standings)).unwrap();
/// assert_eq!(json["rows"][0]["name"], "Alyx");
/// assert_eq!(json["rows"][0]["values"][0]["text"], "0.0");
/// # Ok::<(), chesslaws_scoring::TournamentError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StandingsReport {
    /// The name of the event.
    pub event: String,
    /// The year of the tie-break rules.
    pub rules: u16,
    /// Whether the rows are teams.
    pub teams: bool,
    /// The codes of the criteria.
    pub criteria: Vec<String>,
    /// The participants, best first.
    pub rows: Vec<RowReport>,
    /// What the organiser should know.
    pub notes: Vec<String>,
}

/// One participant.
///
/// ```
/// use chesslaws_scoring::RowReport;
/// let row = RowReport {
///     rank: Some(1), number: 1, name: "Alyx".into(), points: "0.5".into(), values: vec![],
/// };
/// assert_eq!(serde_json::to_value(row).unwrap()["points"], "0.5");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RowReport {
    /// The rank; null for who is not ranked.
    pub rank: Option<u32>,
    /// The starting number or the team's number.
    pub number: u16,
    /// The name.
    pub name: String,
    /// The points in decimals.
    pub points: String,
    /// The values of the criteria.
    pub values: Vec<ValueReport>,
}

/// One value.
///
/// ```
/// use chesslaws_scoring::{TieBreakKind, TieBreakValue, ValueReport};
/// let value = ValueReport::new(TieBreakValue::Undefined, TieBreakKind::AverageRating);
/// assert_eq!((value.text, value.exact), (None, None));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ValueReport {
    /// The value in decimals or the place; null where undefined or undecided.
    pub text: Option<String>,
    /// The exact fraction, `a/b`; null for a place.
    pub exact: Option<String>,
}

impl ValueReport {
    /// The report of a value.
    ///
    /// ```
    /// use chesslaws_scoring::{TieBreakKind, TieBreakValue, ValueReport};
    /// let value = ValueReport::new(TieBreakValue::Place(2), TieBreakKind::DirectEncounter);
    /// assert_eq!(value.text.as_deref(), Some("2"));
    /// ```
    #[must_use]
    pub fn new(value: TieBreakValue, kind: TieBreakKind) -> Self {
        let known = !matches!(value, TieBreakValue::Undefined | TieBreakValue::Undecided);
        Self {
            text: known.then(|| value.text(kind)),
            exact: value.number().map(|number| number.to_string()),
        }
    }
}

impl From<&Standings> for StandingsReport {
    fn from(standings: &Standings) -> Self {
        let row = |row: &super::StandingRow| RowReport {
            rank: row.rank,
            number: row.number,
            name: row.name.clone(),
            points: row.points.to_string(),
            values: row
                .values
                .iter()
                .zip(&standings.criteria)
                .map(|(&value, criterion)| ValueReport::new(value, criterion.kind))
                .collect(),
        };
        Self {
            event: standings.event.clone(),
            rules: standings.rules_year,
            teams: standings.teams,
            criteria: standings.criteria.iter().map(ToString::to_string).collect(),
            rows: standings.rows.iter().map(row).collect(),
            notes: standings.notes.iter().map(ToString::to_string).collect(),
        }
    }
}

/// An explanation as a value for serde.
///
/// ```
/// use chesslaws_scoring::{Calculation, ExplanationReport, Options, Player, Tournament};
/// let mut builder = Tournament::builder("Open", 1);
/// builder.player(Player::new(1, "Alyx"));
/// let event = builder.build()?;
/// let calculation = Calculation::new(&event, Options::default());
/// let explanation = calculation.explain(1, &"BH".parse().unwrap()).unwrap();
/// let json = serde_json::to_value(ExplanationReport::from(&explanation)).unwrap();
/// assert_eq!(json["contributions"][0]["source"], "dummy opponent");
/// # Ok::<(), chesslaws_scoring::TournamentError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ExplanationReport {
    /// The participant.
    pub number: u16,
    /// The criterion.
    pub criterion: String,
    /// Its value.
    pub value: ValueReport,
    /// What it is made of.
    pub contributions: Vec<ContributionReport>,
    /// The tied group, for a criterion that ranks groups.
    pub group: Vec<u16>,
}

/// One round's share of a value.
///
/// ```
/// use chesslaws_scoring::ContributionReport;
/// let share = ContributionReport {
///     round: 1, opponent: Some(2), source: "opponent".into(), score: "3".into(),
///     value: "3".into(), voluntary: false, cut: None,
/// };
/// assert_eq!(serde_json::to_value(share).unwrap()["opponent"], 2);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ContributionReport {
    /// The round.
    pub round: u16,
    /// The opponent.
    pub opponent: Option<u16>,
    /// `opponent`, `dummy opponent` or `own result`.
    pub source: String,
    /// The score that is used, in decimals.
    pub score: String,
    /// What the round adds, an exact fraction.
    pub value: String,
    /// Whether the round is a voluntary unplayed round.
    pub voluntary: bool,
    /// `least`, `most`, `absence` or `below-limit`, where the share is left out.
    pub cut: Option<&'static str>,
}

impl From<&Explanation> for ExplanationReport {
    fn from(explanation: &Explanation) -> Self {
        let share = |share: &crate::tiebreak::Contribution| ContributionReport {
            round: share.round,
            opponent: share.opponent.filter(|_| share.source != Source::Own),
            source: share.source.to_string(),
            score: share.score.to_string(),
            value: share.value.to_string(),
            voluntary: share.voluntary,
            cut: share.cut.map(|cut| match cut {
                Cut::Least => "least",
                Cut::Most => "most",
                Cut::Absence => "absence",
                Cut::BelowLimit => "below-limit",
            }),
        };
        Self {
            number: explanation.number,
            criterion: explanation.tie_break.to_string(),
            value: ValueReport::new(explanation.value, explanation.tie_break.kind),
            contributions: explanation.contributions.iter().map(share).collect(),
            group: explanation.group.clone(),
        }
    }
}

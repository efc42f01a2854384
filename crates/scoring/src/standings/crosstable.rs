use super::Standings;
use crate::{Calculation, Entry, Format, MatchKind, RoundResult, TeamMatch, Tournament};
use chesslaws_laws::Color;

/// A crosstable: who met whom with what result, in the order of the standings.
///
/// A Swiss has a column for each round with the opponent's number, colour and result (`12w1`);
/// a round robin has a column for each opponent, in the order of the rows.
///
/// ```
/// use chesslaws_laws::{Color, Score};
/// use chesslaws_scoring::{Calculation, Crosstable, Options, Player, TieBreak, Tournament};
///
/// let mut builder = Tournament::builder("Match", 1);
/// builder.player(Player::new(1, "Alyx")).player(Player::new(2, "Bruno"));
/// builder.game(1, 1, 2, Score::win(Color::White))?;
/// let event = builder.build()?;
/// let calculation = Calculation::new(&event, Options::default());
/// let standings = calculation.standings(&TieBreak::parse_list("WIN").unwrap());
/// let table = Crosstable::new(&calculation, &standings);
/// assert_eq!(table.header, ["Rank", "No", "Name", "R1", "Pts", "WIN"]);
/// assert_eq!(table.rows[0], ["1", "1", "Alyx", "2w1", "1", "1"]);
/// # Ok::<(), chesslaws_scoring::TournamentError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Crosstable {
    /// The name of the event.
    pub title: String,
    /// The heads of the columns.
    pub header: Vec<String>,
    /// The cells, row by row, as many as the header has.
    pub rows: Vec<Vec<String>>,
}

impl Crosstable {
    /// The crosstable of an event in the order of its standings.
    ///
    /// ```
    /// # use chesslaws_scoring::{Calculation, Crosstable, Options, Tournament};
    /// let event = Tournament::builder("Open", 9).build().unwrap();
    /// let calculation = Calculation::new(&event, Options::default());
    /// let table = Crosstable::new(&calculation, &calculation.standings(&[]));
    /// assert_eq!(table.title, "Open");
    /// ```
    #[must_use]
    pub fn new(calculation: &Calculation<'_>, standings: &Standings) -> Self {
        let event = calculation.event;
        let grid = calculation.format() == Format::RoundRobin && !standings.teams;
        let rounds = calculation.options.counted_rounds(event);
        let mut header = columns(&["Rank", "No", "Name"]);
        if grid {
            header.extend((1..=standings.rows.len()).map(|place| place.to_string()));
        } else {
            header.extend((1..=rounds).map(|round| format!("R{round}")));
        }
        header.push(if standings.teams { "MP" } else { "Pts" }.to_owned());
        header.extend(standings.criteria.iter().map(ToString::to_string));
        let mut rows = Vec::with_capacity(standings.rows.len());
        for row in &standings.rows {
            let mut line = vec![
                row.rank.map_or_else(String::new, |rank| rank.to_string()),
                row.number.to_string(),
                row.name.clone(),
            ];
            if standings.teams {
                let matches = event.team_matches(row.number).unwrap_or(&[]);
                line.extend(matches.iter().take(rounds).map(match_cell));
            } else {
                let entries = event.entries(row.number).unwrap_or(&[]);
                let entries = &entries[..rounds.min(entries.len())];
                if grid {
                    let opponents = standings.rows.iter().map(|other| other.number);
                    line.extend(opponents.map(|other| grid_cell(entries, row.number, other)));
                } else {
                    line.extend(entries.iter().map(round_cell));
                }
            }
            line.push(row.points.to_string());
            let values = row.values.iter().zip(&standings.criteria);
            line.extend(values.map(|(value, criterion)| value.text(criterion.kind)));
            rows.push(line);
        }
        Self {
            title: event.name().to_owned(),
            header,
            rows,
        }
    }

    /// The standings alone, without the rounds.
    ///
    /// ```
    /// # use chesslaws_scoring::{Calculation, Crosstable, Options, Tournament};
    /// let event = Tournament::builder("Open", 9).build().unwrap();
    /// let standings = Calculation::new(&event, Options::default()).standings(&[]);
    /// assert_eq!(Crosstable::ranking(&standings).header, ["Rank", "No", "Name", "Pts"]);
    /// ```
    #[must_use]
    pub fn ranking(standings: &Standings) -> Self {
        let mut header = columns(&["Rank", "No", "Name"]);
        header.push(if standings.teams { "MP" } else { "Pts" }.to_owned());
        header.extend(standings.criteria.iter().map(ToString::to_string));
        let line = |row: &super::StandingRow| {
            let mut line = vec![
                row.rank.map_or_else(String::new, |rank| rank.to_string()),
                row.number.to_string(),
                row.name.clone(),
                row.points.to_string(),
            ];
            let values = row.values.iter().zip(&standings.criteria);
            line.extend(values.map(|(value, criterion)| value.text(criterion.kind)));
            line
        };
        Self {
            title: standings.event.clone(),
            header,
            rows: standings.rows.iter().map(line).collect(),
        }
    }

    /// Whether a column holds numbers, which stand to the right.
    pub(super) fn is_number(&self, column: usize) -> bool {
        self.header.get(column).is_none_or(|head| head != "Name")
    }
}

fn columns(names: &[&str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

/// `12w1`, `7b+`, or the letter of a bye.
fn round_cell(entry: &Entry) -> String {
    let code = match entry.result {
        RoundResult::Absent => "-".to_owned(),
        RoundResult::Pending => "*".to_owned(),
        RoundResult::Annulled => "annulled".to_owned(),
        result => result.code().to_string(),
    };
    match (entry.opponent, entry.color) {
        (Some(opponent), Some(color)) => format!("{opponent}{}{code}", color.letter()),
        (Some(opponent), None) => format!("{opponent}{code}"),
        _ => code,
    }
}

/// The results of one player against another, in the order of the rounds.
fn grid_cell(entries: &[Entry], own: u16, other: u16) -> String {
    if own == other {
        return "x".to_owned();
    }
    let games = entries.iter().filter(|entry| entry.opponent == Some(other));
    games
        .map(|entry| match entry.result {
            RoundResult::Pending => '*',
            result => result.code(),
        })
        .collect()
}

fn match_cell(entry: &TeamMatch) -> String {
    let letter = match entry.color {
        Some(Color::White) => "w",
        Some(Color::Black) => "b",
        None => "",
    };
    let points = entry.game_points;
    match (entry.kind, entry.opponent) {
        (MatchKind::PairingBye, _) => format!("PAB {points}"),
        (MatchKind::FullBye, _) => format!("FPB {points}"),
        (MatchKind::HalfBye, _) => format!("HPB {points}"),
        (MatchKind::ZeroBye, _) | (_, None) => "ZPB".to_owned(),
        (MatchKind::Pending, Some(opponent)) => format!("{opponent}{letter} *"),
        (MatchKind::ForfeitWin | MatchKind::ForfeitLoss, Some(opponent)) => {
            format!("{opponent}{letter} {points}f")
        }
        (MatchKind::Played, Some(opponent)) => format!("{opponent}{letter} {points}"),
    }
}

/// The tournament of a calculation, for callers that only have the calculation.
impl Calculation<'_> {
    /// The tournament.
    ///
    /// ```
    /// # use chesslaws_scoring::{Calculation, Options, Tournament};
    /// let event = Tournament::builder("Open", 9).build().unwrap();
    /// assert_eq!(Calculation::new(&event, Options::default()).tournament().rounds(), 9);
    /// ```
    #[must_use]
    pub const fn tournament(&self) -> &Tournament {
        self.event
    }
}

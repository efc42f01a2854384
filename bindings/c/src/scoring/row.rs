//! The rows of standings as structures that point into memory kept for them.

use super::standings::{chesslaws_standing, chesslaws_tie_break_value, chesslaws_value_kind};
use crate::pointer::pointer_to;
use crate::text::chesslaws_text;
use facade::scoring::{StandingRow, Standings, TieBreakKind, TieBreakValue};

/// The rows with what they point to.
pub(super) struct Rows {
    rows: Vec<chesslaws_standing>,
    /// Never changed once the rows point to it.
    _kept: Vec<Kept>,
}

// SAFETY: the pointers of the rows go to `_kept`, which never changes.
unsafe impl Send for Rows {}
// SAFETY: as above.
unsafe impl Sync for Rows {}

struct Kept {
    name: String,
    values: Vec<chesslaws_tie_break_value>,
    /// What the values point to.
    _texts: Vec<String>,
}

impl Rows {
    pub(super) fn new(standings: &Standings) -> Self {
        let rows = standings.rows.iter();
        let kept: Vec<Kept> = rows.map(|row| Kept::new(row, standings)).collect();
        let rows = standings.rows.iter().zip(&kept);
        let rows = rows.map(|(row, kept)| kept.row(row)).collect();
        Self { rows, _kept: kept }
    }

    pub(super) fn as_slice(&self) -> &[chesslaws_standing] {
        &self.rows
    }
}

impl Kept {
    fn new(row: &StandingRow, standings: &Standings) -> Self {
        let kinds = standings.criteria.iter().map(|criterion| criterion.kind);
        let pairs: Vec<(TieBreakValue, TieBreakKind)> =
            row.values.iter().copied().zip(kinds).collect();
        let texts: Vec<String> = pairs
            .iter()
            .map(|(value, kind)| value.text(*kind))
            .collect();
        let values = pairs.iter().zip(&texts);
        let values = values.map(|((one, _), text)| value(*one, text)).collect();
        Self {
            name: row.name.clone(),
            values,
            _texts: texts,
        }
    }

    fn row(&self, row: &StandingRow) -> chesslaws_standing {
        chesslaws_standing {
            rank: row.rank.unwrap_or(0),
            number: row.number.into(),
            points: row.points.hundredths(),
            name: chesslaws_text::of(&self.name),
            values: pointer_to(&self.values),
            value_count: self.values.len(),
            reserved: [0; 4],
        }
    }
}

fn value(value: TieBreakValue, text: &str) -> chesslaws_tie_break_value {
    let (kind, numerator, denominator) = match value {
        TieBreakValue::Undefined => (chesslaws_value_kind::Undefined, 0, 1),
        TieBreakValue::Undecided => (chesslaws_value_kind::Undecided, 0, 1),
        TieBreakValue::Place(place) => (chesslaws_value_kind::Place, place.into(), 1),
        TieBreakValue::Number(number) => (
            chesslaws_value_kind::Number,
            number.numerator(),
            number.denominator(),
        ),
    };
    chesslaws_tie_break_value {
        kind,
        numerator,
        denominator,
        text: chesslaws_text::of(text),
        reserved: [0; 2],
    }
}

//! The records about the event: 012 to 362.

use super::draft::Draft;
use super::line::Line;
use super::system::match_points;
use super::warning::WarningKind;
use super::{Fault, TrfError};
use crate::TieBreak;
use crate::tiebreak::TieBreakKind;

/// The codes of TRF16 and TRF26 whose line is one field, or groups of fields.
pub(super) fn is_known(code: &str) -> bool {
    matches!(
        code,
        "012"
            | "022"
            | "032"
            | "042"
            | "052"
            | "062"
            | "072"
            | "082"
            | "092"
            | "102"
            | "112"
            | "122"
            | "132"
            | "142"
            | "152"
            | "162"
            | "172"
            | "182"
            | "192"
            | "202"
            | "212"
            | "222"
            | "352"
            | "362"
    )
}

impl Draft {
    pub(super) fn tournament_record(&mut self, code: &str, line: &Line) -> Result<(), TrfError> {
        let text = line.rest(5);
        match code {
            "012" => self.name = text.to_owned(),
            "042" => self.start_record(line, text),
            "062" | "072" => self.informative_number(line),
            "082" => {
                self.informative_number(line);
                self.team_count = text.parse().unwrap_or(0);
            }
            "092" => self.type_text = text.to_owned(),
            "142" => self.rounds_142 = Some(self.round_count(line, self.rounds_xxr)?),
            "152" if !matches!(text, "" | "W" | "w" | "B" | "b") => {
                return Err(line.bad_field(5, line.length(), "the first colour, W or B"));
            }
            "162" => self.system.record(line)?,
            "192" => self.type_code = text.to_owned(),
            "202" => self.tie_breaks_202 = self.tie_break_list(line),
            "212" => self.tie_breaks_212 = self.tie_break_list(line),
            "352" => {
                let bad = |letter: char| !matches!(letter, 'W' | 'B' | 'w' | 'b');
                if text.contains(bad) {
                    let expected = "the colours of the boards such as WBWB";
                    return Err(line.bad_field(5, line.length(), expected));
                }
                self.boards = u16::try_from(text.len()).unwrap_or(0);
            }
            "362" => self.match_points = Some(match_points(line)?),
            _ => {}
        }
        Ok(())
    }

    fn start_record(&mut self, line: &Line, text: &str) {
        self.start = text.parse().ok();
        if self.start.is_none() && !text.is_empty() {
            self.warnings.push(line.number, 5, WarningKind::Date);
        }
    }

    /// Numbers of players and teams are said for people; the lists count.
    fn informative_number(&mut self, line: &Line) {
        let text = line.rest(5);
        if !text.is_empty() && text.parse::<u16>().is_err() {
            let kind = WarningKind::Field {
                expected: "a number",
                found: text.to_owned(),
            };
            self.warnings.push(line.number, 5, kind);
        }
    }

    /// The number of rounds from record 142 or `XXR`.
    pub(super) fn round_count(&mut self, line: &Line, other: Option<u16>) -> Result<u16, TrfError> {
        let expected = "a number of rounds from 1 to 999";
        let text = line.rest(5);
        let rounds = text
            .parse()
            .ok()
            .filter(|rounds| (1..=999).contains(rounds));
        let rounds = rounds.ok_or_else(|| {
            line.fault(
                5,
                Fault::Field {
                    expected,
                    found: text.to_owned(),
                },
            )
        })?;
        if other.is_some_and(|other| other != rounds) {
            self.warnings
                .push(line.number, 5, WarningKind::RoundsDiffer);
        }
        Ok(rounds)
    }

    /// The codes of record 202 or 212; one that is not known is carried, never guessed at.
    fn tie_break_list(&mut self, line: &Line) -> Vec<TieBreak> {
        let mut list = Vec::new();
        let mut column = 5;
        for code in line.field(5, line.length()).split(',') {
            let text = code.trim();
            if !text.is_empty() {
                list.push(text.parse().unwrap_or_else(|_| {
                    self.warnings
                        .push(line.number, column, WarningKind::TieBreak);
                    TieBreak {
                        own_code: Some(text.to_owned()),
                        ..TieBreak::new(TieBreakKind::Other)
                    }
                }));
            }
            column += u32::try_from(code.chars().count() + 1).unwrap_or(0);
        }
        list
    }
}

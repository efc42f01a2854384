//! Record 001: a player with all rounds.

use super::draft::{Draft, DraftPlayer, round_column};
use super::line::Line;
use super::warning::WarningKind;
use super::{Fault, TrfError};
use crate::{Entry, Player, RoundResult};
use chesslaws_laws::{Color, Points};

const NUMBER: &str = "a starting number from 1 to 9999";
const OPPONENT: &str = "the starting number of the opponent or 0000";

impl Draft {
    pub(super) fn player_record(&mut self, line: &Line) -> Result<(), TrfError> {
        let number = line.required(5, 8, NUMBER)?;
        if number == 0 {
            return Err(line.bad_field(5, 8, NUMBER));
        }
        if let Some(at) = self.position(number) {
            let line_of_first = self.players[at].line;
            let fault = Fault::DuplicateNumber {
                number,
                line: line_of_first,
            };
            return Err(line.fault(5, fault));
        }
        let player = self.player(line, number)?;
        let entries = self.rounds(line)?;
        let at = usize::from(number);
        if self.by_number.len() <= at {
            self.by_number.resize(at + 1, 0);
        }
        self.players.push(DraftPlayer {
            line: line.number,
            player,
            entries,
        });
        self.by_number[at] = u32::try_from(self.players.len()).unwrap_or(0);
        Ok(())
    }

    /// The columns before the rounds.
    fn player(&mut self, line: &Line, number: u16) -> Result<Player, TrfError> {
        for column in [9, 14, 48, 53, 57, 69, 80, 85, 90, 91] {
            let found = line.char(column);
            if found != ' ' {
                self.warnings
                    .push(line.number, column, WarningKind::NotBlank { found });
            }
        }
        let sex = Some(line.char(10)).filter(|&sex| sex != ' ');
        if let Some(found) = sex.filter(|sex| !matches!(sex, 'm' | 'w' | 'M' | 'W')) {
            self.warnings
                .push(line.number, 10, WarningKind::Sex { found });
        }
        let rating = line.number(49, 52, "a rating of up to four digits")?;
        let text = |from, to| line.field(from, to).trim().to_owned();
        Ok(Player {
            number,
            name: text(15, 47),
            rating: rating.filter(|&rating| rating > 0),
            sex,
            title: text(11, 13),
            federation: text(54, 56),
            id: text(58, 68),
            birth: text(70, 79),
            declared_points: line.points(81, 84)?,
            declared_rank: line.number(86, 89, "a rank of up to four digits")?,
            adjustment: Points::ZERO,
            withdrawn_after: None,
            ranked: true,
        })
    }

    fn rounds(&mut self, line: &Line) -> Result<Vec<Entry>, TrfError> {
        let mut entries = Vec::new();
        let mut recorded = 0;
        let mut column = round_column(1);
        while column <= line.length() {
            let entry = if line.field(column, column + 9).trim().is_empty() {
                Entry::ABSENT
            } else {
                let entry = self.round(line, column)?;
                recorded = entries.len() + 1;
                entry
            };
            entries.push(entry);
            column += 10;
            if entries.len() > 999 {
                let fault = Fault::TooManyRounds {
                    rounds: 999,
                    round: 1000,
                };
                return Err(line.fault(column - 10, fault));
            }
        }
        entries.truncate(recorded);
        Ok(entries)
    }

    /// One round: opponent, colour and result with blanks between them.
    fn round(&mut self, line: &Line, column: u32) -> Result<Entry, TrfError> {
        let opponent = line.number(column, column + 3, OPPONENT)?;
        let opponent = opponent.filter(|&opponent| opponent > 0);
        for between in [4, 6, 8, 9] {
            line.blank(column + between)?;
        }
        let color = self.color(line, column + 5)?;
        let code = line.char(column + 7);
        let result = RoundResult::from_code(code)
            .ok_or_else(|| line.fault(column + 7, Fault::Result { found: code }))?;
        if matches!(code, 'X' | 'x' | '?' | '*') {
            let kind = WarningKind::UnofficialCode { found: code };
            self.warnings.push(line.number, column + 7, kind);
        }
        let Some(opponent) = opponent else {
            return self.without_opponent(line, column, color, result);
        };
        let result = match result {
            // Paired, and still to be played.
            RoundResult::Absent => RoundResult::Pending,
            result if result.has_opponent() => result,
            result => {
                let fault = Fault::ByeWithOpponent { opponent, result };
                return Err(line.fault(column + 7, fault));
            }
        };
        if color.is_none() && result.is_played() {
            self.warnings
                .push(line.number, column + 5, WarningKind::NoColor);
        }
        Ok(Entry {
            opponent: Some(opponent),
            color,
            result,
            adjustment: Points::ZERO,
        })
    }

    fn color(&mut self, line: &Line, column: u32) -> Result<Option<Color>, TrfError> {
        match line.char(column) {
            'w' | 'W' => Ok(Some(Color::White)),
            'b' | 'B' => Ok(Some(Color::Black)),
            's' | 'S' => {
                self.warnings.push(line.number, column, WarningKind::German);
                Ok(Some(Color::Black))
            }
            '-' | ' ' => Ok(None),
            found => Err(line.fault(column, Fault::Color { found })),
        }
    }

    /// A bye. Files before 2016 write a draw or a forfeit with nobody for it.
    fn without_opponent(
        &mut self,
        line: &Line,
        column: u32,
        color: Option<Color>,
        result: RoundResult,
    ) -> Result<Entry, TrfError> {
        if let Some(color) = color {
            let color = color.letter();
            return Err(line.fault(column + 5, Fault::ColorWithoutOpponent { color }));
        }
        let result = match result {
            RoundResult::Draw => RoundResult::HalfBye,
            result if result.is_played() => {
                return Err(line.fault(column, Fault::ResultWithoutOpponent { result }));
            }
            result => result,
        };
        if matches!(line.char(column + 7), '=' | '+' | '-') {
            self.warnings
                .push(line.number, column, WarningKind::WithoutOpponent);
        }
        Ok(Entry::bye(result))
    }
}

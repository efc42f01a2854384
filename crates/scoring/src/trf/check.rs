//! What only the whole file can tell: numbers, rounds, and the two lines of every game.

use super::draft::{Draft, round_column};
use super::warning::WarningKind;
use super::{Fault, ReadOptions, TrfError};
use crate::points::PointSystem;
use crate::tournament::{Mirror, mirror};
use crate::{Entry, RoundResult};

impl Draft {
    /// Starting numbers run from 1 without a gap.
    pub(super) fn check_numbers(&mut self, options: &ReadOptions) -> Result<(), TrfError> {
        let gap = (1..self.by_number.len()).find(|&number| self.by_number[number] == 0);
        let Some(missing) = gap else {
            return Ok(());
        };
        let after = self.by_number[missing..].iter().copied().find(|&at| at > 0);
        let after = after.and_then(|at| self.players.get(usize::try_from(at).ok()? - 1));
        let (Some(after), Ok(missing)) = (after, u16::try_from(missing)) else {
            return Ok(());
        };
        if options.allow_number_gaps {
            let kind = WarningKind::MissingNumber { missing };
            self.warnings.push(after.line, 5, kind);
            return Ok(());
        }
        Err(TrfError {
            line: after.line,
            column: 5,
            fault: Fault::MissingNumber {
                missing,
                number: after.player.number,
            },
        })
    }

    /// Nobody has more rounds than the event; returns the last round anybody has.
    pub(super) fn check_rounds(&self) -> Result<u16, TrfError> {
        let declared = self.declared_rounds();
        let mut recorded = 0;
        for line in &self.players {
            let rounds = u16::try_from(line.entries.len()).unwrap_or(u16::MAX);
            recorded = recorded.max(rounds);
            if let Some(declared) = declared.filter(|&declared| rounds > declared) {
                return Err(TrfError {
                    line: line.line,
                    column: round_column(usize::from(declared) + 1),
                    fault: Fault::TooManyRounds {
                        rounds: declared,
                        round: declared + 1,
                    },
                });
            }
        }
        Ok(recorded)
    }

    /// Both lines of every game name each other, with two colours and results that go together.
    pub(super) fn check_games(&mut self) -> Result<(), TrfError> {
        for at in 0..self.players.len() {
            for round in 0..self.players[at].entries.len() {
                let entry = self.players[at].entries[round];
                if let Some(opponent) = entry.opponent {
                    self.check_game(at, round, opponent)?;
                }
            }
        }
        Ok(())
    }

    fn check_game(&mut self, at: usize, index: usize, opponent: u16) -> Result<(), TrfError> {
        let own = &self.players[at];
        let (number, line) = (own.player.number, own.line);
        let column = round_column(index + 1);
        let round = u16::try_from(index + 1).unwrap_or(u16::MAX);
        let fault = |line, column, fault| TrfError {
            line,
            column,
            fault,
        };
        if opponent == number {
            let self_pairing = Fault::SelfPairing { number, round };
            return Err(fault(line, column, self_pairing));
        }
        let Some(other_at) = self.position(opponent) else {
            let unknown = Fault::UnknownPlayer { number: opponent };
            return Err(fault(line, column, unknown));
        };
        let other = &self.players[other_at];
        let mirrored = other.entries.get(index).copied().unwrap_or(Entry::ABSENT);
        if mirrored.opponent != Some(number) {
            if mirrored == Entry::ABSENT {
                let missing = Fault::MissingResult {
                    round,
                    opponent: number,
                    line,
                };
                return Err(fault(other.line, column, missing));
            }
            let (here, there) = if other_at > at {
                (other, own)
            } else {
                (own, other)
            };
            let other_opponent = Fault::OtherOpponent {
                round,
                opponent: there.player.number,
                number: here.player.number,
                line: there.line,
            };
            return Err(fault(here.line, column, other_opponent));
        }
        // The rest is compared once, and blamed on the second of the two lines.
        if other_at > at {
            return Ok(());
        }
        self.check_pair(at, other_at, index)
    }

    /// Compares the colours and the results of two lines that name each other.
    fn check_pair(&mut self, at: usize, other_at: usize, index: usize) -> Result<(), TrfError> {
        let (own, other) = (&self.players[at], &self.players[other_at]);
        let (number, opponent) = (own.player.number, other.player.number);
        let (entry, mirrored) = (own.entries[index], other.entries[index]);
        let (line, column) = (own.line, round_column(index + 1));
        let round = u16::try_from(index + 1).unwrap_or(u16::MAX);
        let fault = |column, fault| TrfError {
            line,
            column,
            fault,
        };
        if let (Some(color), true) = (entry.color, entry.color == mirrored.color) {
            let same = Fault::SameColor {
                round,
                number,
                opponent,
                color,
                line: other.line,
            };
            return Err(fault(column + 5, same));
        }
        let odd = match mirror(entry.result, mirrored.result) {
            Mirror::Exact => return Ok(()),
            Mirror::Unequal => WarningKind::UnequalScore,
            Mirror::OneSided => WarningKind::OneSided,
            Mirror::Contradiction => {
                let contradiction = Fault::Contradiction {
                    round,
                    number,
                    opponent,
                    result: entry.result,
                    other: mirrored.result,
                    line: other.line,
                };
                return Err(fault(column + 7, contradiction));
            }
        };
        self.warnings.push(line, column + 7, odd);
        Ok(())
    }

    /// The pairing gives one bye a round at most; in a team event every player of the team has it.
    pub(super) fn check_byes(&mut self, teams: bool) {
        if teams {
            return;
        }
        let mut seen = Vec::new();
        for line in &self.players {
            for (index, entry) in line.entries.iter().enumerate() {
                if entry.result != RoundResult::PairingBye {
                    continue;
                }
                let round = u16::try_from(index + 1).unwrap_or(u16::MAX);
                if seen.contains(&round) {
                    let column = round_column(index + 1) + 7;
                    let kind = WarningKind::SecondPairingBye { round };
                    self.warnings.push(line.line, column, kind);
                }
                seen.push(round);
            }
        }
    }

    /// Record 240 in an individual event: byes of rounds that the players' lines leave open.
    pub(super) fn apply_byes(&mut self, rounds: u16) -> Result<(), TrfError> {
        for bye in std::mem::take(&mut self.byes) {
            let number = bye.what.number;
            let fault = |fault| TrfError {
                line: bye.line,
                column: bye.column,
                fault,
            };
            let at = self
                .position(number)
                .ok_or_else(|| fault(Fault::UnknownPlayer { number }))?;
            if bye.what.round > rounds {
                let too_many = Fault::TooManyRounds {
                    rounds,
                    round: bye.what.round,
                };
                return Err(TrfError {
                    line: bye.line,
                    column: 7,
                    fault: too_many,
                });
            }
            let index = usize::from(bye.what.round - 1);
            let entries = &mut self.players[at].entries;
            if entries.len() <= index {
                entries.resize(index + 1, Entry::ABSENT);
            }
            let entry = &mut entries[index];
            if *entry == Entry::ABSENT {
                *entry = Entry::bye(bye.what.result);
            } else if entry.result != bye.what.result {
                self.warnings
                    .push(bye.line, bye.column, WarningKind::ByeIgnored);
            }
        }
        Ok(())
    }

    /// Record 299 in an individual event: penalties, bonuses and results worth something else.
    pub(super) fn apply_abnormal(
        &mut self,
        system: &PointSystem,
        rounds: u16,
    ) -> Result<(), TrfError> {
        for abnormal in std::mem::take(&mut self.abnormal) {
            let (line, column, what) = (abnormal.line, abnormal.column, abnormal.what);
            let number = what.number;
            let at = self.position(number).ok_or(TrfError {
                line,
                column,
                fault: Fault::UnknownPlayer { number },
            })?;
            if let Some(round) = what.round.filter(|&round| round > rounds) {
                return Err(TrfError {
                    line,
                    column: 20,
                    fault: Fault::TooManyRounds { rounds, round },
                });
            }
            let player = &mut self.players[at];
            let (Some(result), round) = (what.result, what.round) else {
                let Some(round) = what.round else {
                    player.player.adjustment = player.player.adjustment + what.points;
                    continue;
                };
                let index = usize::from(round - 1);
                if player.entries.len() <= index {
                    player.entries.resize(index + 1, Entry::ABSENT);
                }
                let entry = &mut player.entries[index];
                entry.adjustment = entry.adjustment + what.points;
                continue;
            };
            for (index, entry) in player.entries.iter_mut().enumerate() {
                let this = round.is_none_or(|round| usize::from(round) == index + 1);
                let same = entry.result == result
                    || result == RoundResult::ZeroBye && entry.result == RoundResult::Absent;
                if this && same {
                    entry.adjustment = what.points - system.award(entry.result, entry.color);
                }
            }
        }
        Ok(())
    }
}

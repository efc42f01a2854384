//! Points in a file that are not the sum of the results: explained, reported or refused.

use super::draft::{Draft, DraftPlayer};
use super::warning::WarningKind;
use super::{Fault, ReadOptions, TrfError};
use crate::points::PointSystem;
use crate::{Entry, RoundResult};
use chesslaws_laws::Points;

impl Draft {
    pub(super) fn check_points(
        &mut self,
        system: &PointSystem,
        recorded: u16,
        rounds: u16,
        options: &ReadOptions,
    ) -> Result<(), TrfError> {
        let open_round = self.open_round(recorded);
        for line in &self.players {
            let Some(declared) = line.player.declared_points else {
                continue;
            };
            let award = |entry: &Entry| system.award(entry.result, entry.color) + entry.adjustment;
            let results = line.entries.iter().map(award);
            let computed = results.fold(line.player.adjustment, |sum, points| sum + points);
            if declared == computed {
                continue;
            }
            let difference = declared - computed;
            if let Some(reason) = self.reason(line, difference, system, open_round) {
                let kind = WarningKind::PointsExplained {
                    declared,
                    computed,
                    reason,
                };
                self.warnings.push(line.line, 81, kind);
            } else if recorded < rounds || options.report_points {
                // What is missing from the file may well be what makes the difference.
                let kind = WarningKind::PointsDiffer { declared, computed };
                self.warnings.push(line.line, 81, kind);
            } else {
                return Err(TrfError {
                    line: line.line,
                    column: 81,
                    fault: Fault::Points { declared, computed },
                });
            }
        }
        Ok(())
    }

    /// The last round, if nobody has played in it yet: byes on request are entered beforehand.
    fn open_round(&self, recorded: u16) -> Option<usize> {
        let last = usize::from(recorded).checked_sub(1)?;
        let entries = self
            .players
            .iter()
            .filter_map(|line| line.entries.get(last));
        let decided = |entry: &Entry| {
            entry.result.is_played()
                || matches!(
                    entry.result,
                    RoundResult::ForfeitWin | RoundResult::ForfeitLoss
                )
        };
        (!entries.clone().any(decided)).then_some(last)
    }

    fn reason(
        &self,
        line: &DraftPlayer,
        difference: Points,
        system: &PointSystem,
        open_round: Option<usize>,
    ) -> Option<&'static str> {
        let award = |entry: &Entry| system.award(entry.result, entry.color) + entry.adjustment;
        let open = open_round.and_then(|last| line.entries.get(last));
        if open.is_some_and(|entry| difference == -award(entry)) {
            return Some("a bye of the round still to be played is not counted");
        }
        let adjustments = line.entries.iter().map(|entry| entry.adjustment);
        let adjusted = adjustments.fold(line.player.adjustment, |sum, points| sum + points);
        if adjusted != Points::ZERO && difference == -adjusted {
            return Some("penalties and bonuses (record 299) are not counted");
        }
        let pending = line.entries.iter();
        let pending = pending.filter(|entry| entry.result == RoundResult::Pending);
        let as_draws = pending.fold(Points::ZERO, |sum, entry| {
            sum + system.draw() - system.award(entry.result, entry.color)
        });
        if as_draws != Points::ZERO && difference == as_draws {
            return Some("games without a result are counted as draws");
        }
        let number = line.player.number;
        let accelerated = self.accelerations.iter().any(|acceleration| {
            let (first, last) = acceleration.numbers;
            (first..=last).contains(&number)
                && acceleration.rounds.0 <= acceleration.rounds.1
                && acceleration.points == difference
        });
        accelerated.then_some("points of an accelerated pairing are counted")
    }
}

//! Penalties as a structure.

use super::given::span;
use super::view::micros;
use crate::color::flags;
use crate::status::{Failure, chesslaws_status};
use facade::arbiter::{PenaltyKind, PenaltyKinds, PenaltySet};
use facade::laws::Points;

/// A penalty: a warning (12.9.1 of 2023).
pub const CHESSLAWS_PENALTY_WARNING: u32 = 1;
/// A penalty: more time for the opponent (12.9.2).
pub const CHESSLAWS_PENALTY_MORE_TIME: u32 = 2;
/// A penalty: less time for the offender (12.9.3).
pub const CHESSLAWS_PENALTY_LESS_TIME: u32 = 4;
/// A penalty: more points for the opponent (12.9.4).
pub const CHESSLAWS_PENALTY_POINTS_RAISED: u32 = 8;
/// A penalty: fewer points for the offender (12.9.5).
pub const CHESSLAWS_PENALTY_POINTS_REDUCED: u32 = 16;
/// A penalty: loss of the game (12.9.6).
pub const CHESSLAWS_PENALTY_LOSS: u32 = 32;
/// A penalty: a fine announced in advance (12.9.7).
pub const CHESSLAWS_PENALTY_FINE: u32 = 64;
/// A penalty: exclusion from one or more rounds (12.9.8).
pub const CHESSLAWS_PENALTY_ROUNDS: u32 = 128;
/// A penalty: expulsion from the event (12.9.9).
pub const CHESSLAWS_PENALTY_EXPULSION: u32 = 256;

/// Penalties given together.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_penalties {
    /// 0 or a sum of the `CHESSLAWS_PENALTY_` flags: which are given. An amount is looked at only if
    /// its penalty is.
    pub kinds: u32,
    /// The fine, in the currency that was announced with it.
    pub fine: u32,
    /// Time for the opponent in microseconds.
    pub more_time: u64,
    /// Time taken from the offender in microseconds.
    pub less_time: u64,
    /// Points of this game added to the opponent's, in hundredths.
    pub points_raised: i32,
    /// Points of this game taken from the offender's, in hundredths.
    pub points_reduced: i32,
    /// From how many rounds, at most 255.
    pub rounds: u32,
    /// Must be zero.
    pub reserved: [u32; 5],
}

const FLAGS: [(PenaltyKind, u32); 9] = [
    (PenaltyKind::Warning, CHESSLAWS_PENALTY_WARNING),
    (PenaltyKind::MoreTime, CHESSLAWS_PENALTY_MORE_TIME),
    (PenaltyKind::LessTime, CHESSLAWS_PENALTY_LESS_TIME),
    (PenaltyKind::PointsRaised, CHESSLAWS_PENALTY_POINTS_RAISED),
    (PenaltyKind::PointsReduced, CHESSLAWS_PENALTY_POINTS_REDUCED),
    (PenaltyKind::Loss, CHESSLAWS_PENALTY_LOSS),
    (PenaltyKind::Fine, CHESSLAWS_PENALTY_FINE),
    (PenaltyKind::Rounds, CHESSLAWS_PENALTY_ROUNDS),
    (PenaltyKind::Expulsion, CHESSLAWS_PENALTY_EXPULSION),
];

/// The flags of these kinds.
pub(super) fn flags_of(kinds: PenaltyKinds) -> u32 {
    let given = FLAGS.iter().filter(|(kind, _)| kinds.contains(*kind));
    given.map(|(_, flag)| flag).sum()
}

fn invalid(message: impl core::fmt::Display) -> Failure {
    Failure::new(chesslaws_status::InvalidArgument, message)
}

impl chesslaws_penalties {
    pub(super) const NONE: Self = Self {
        kinds: 0,
        fine: 0,
        more_time: 0,
        less_time: 0,
        points_raised: 0,
        points_reduced: 0,
        rounds: 0,
        reserved: [0; 5],
    };

    pub(super) fn stated(&self) -> Result<PenaltySet, Failure> {
        if self.reserved != [0; 5] {
            return Err(invalid("expected reserved to be zero"));
        }
        let known = FLAGS.iter().map(|(_, flag)| flag).sum();
        let kinds = flags(self.kinds, known)?;
        let has = |flag: u32| kinds & flag != 0;
        let time = |flag, micros| has(flag).then(|| span(micros)).transpose();
        let points = |flag, points| has(flag).then(|| Points::from_hundredths(points));
        let rounds = |rounds: u32| {
            let few = u8::try_from(rounds);
            few.map_err(|_| invalid(format_args!("expected at most 255 rounds, found {rounds}")))
        };
        Ok(PenaltySet {
            warning: has(CHESSLAWS_PENALTY_WARNING),
            more_time: time(CHESSLAWS_PENALTY_MORE_TIME, self.more_time)?,
            less_time: time(CHESSLAWS_PENALTY_LESS_TIME, self.less_time)?,
            points_raised: points(CHESSLAWS_PENALTY_POINTS_RAISED, self.points_raised),
            points_reduced: points(CHESSLAWS_PENALTY_POINTS_REDUCED, self.points_reduced),
            loss: has(CHESSLAWS_PENALTY_LOSS),
            fine: has(CHESSLAWS_PENALTY_FINE).then_some(self.fine),
            rounds: has(CHESSLAWS_PENALTY_ROUNDS)
                .then(|| rounds(self.rounds))
                .transpose()?,
            expulsion: has(CHESSLAWS_PENALTY_EXPULSION),
        })
    }
}

impl From<PenaltySet> for chesslaws_penalties {
    fn from(set: PenaltySet) -> Self {
        let points = |points: Option<Points>| points.map_or(0, Points::hundredths);
        Self {
            kinds: flags_of(set.kinds()),
            fine: set.fine.unwrap_or(0),
            more_time: set.more_time.map_or(0, micros),
            less_time: set.less_time.map_or(0, micros),
            points_raised: points(set.points_raised),
            points_reduced: points(set.points_reduced),
            rounds: set.rounds.map_or(0, u32::from),
            reserved: [0; 5],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::time::Duration;

    #[test]
    fn penalties_go_there_and_back() {
        let all = PenaltySet {
            warning: true,
            more_time: Some(Duration::from_secs(120)),
            less_time: Some(Duration::from_millis(1500)),
            points_raised: Some(Points::HALF),
            points_reduced: Some(Points::ONE),
            loss: true,
            fine: Some(100),
            rounds: Some(2),
            expulsion: true,
        };
        let view = chesslaws_penalties::from(all);
        assert_eq!(view.kinds, 511);
        assert_eq!(view.stated().ok(), Some(all));
        let none = PenaltySet::default();
        assert_eq!(chesslaws_penalties::from(none).stated().ok(), Some(none));
        // An amount of nothing is for the game to refuse; one that is not given is not looked at.
        let nothing = chesslaws_penalties {
            kinds: CHESSLAWS_PENALTY_FINE,
            rounds: 256,
            ..chesslaws_penalties::NONE
        };
        assert_eq!(nothing.stated().ok().and_then(|set| set.fine), Some(0));
    }

    #[test]
    fn what_is_no_penalty_is_refused() {
        for (kinds, rounds, last) in [(512, 0, 0), (CHESSLAWS_PENALTY_ROUNDS, 256, 0), (0, 0, 1)] {
            let wrong = chesslaws_penalties {
                kinds,
                rounds,
                reserved: [0, 0, 0, 0, last],
                ..chesslaws_penalties::NONE
            };
            assert!(wrong.stated().is_err());
        }
    }
}

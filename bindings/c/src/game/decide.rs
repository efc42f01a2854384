//! An arbiter's answer, in both directions.

use super::decision::chesslaws_decision as Decision;
use super::event::chesslaws_event;
use super::given::Given;
use super::kind::chesslaws_event_kind as Kind;
use super::number::decision;
use super::particulars::chesslaws_particulars;
use super::penalty::chesslaws_penalties;
use super::term::Term;
use super::view::micros;
use crate::clock::CHESSLAWS_NEVER;
use crate::status::{Failure, chesslaws_status};
use core::ptr;
use facade::arbiter::Answer;

pub(super) fn answer(given: &Given) -> Result<Answer, Failure> {
    let extra = given.time()?;
    let (white, black) = (given.white(), given.black());
    Ok(match decision(given.event.decision)? {
        Decision::AsTheyStand => Answer::AsTheyStand,
        Decision::Times => Answer::Times {
            white: extra,
            black: given.black_time()?,
        },
        Decision::Reason => Answer::Reason,
        Decision::NoReason => Answer::NoReason { extra },
        Decision::NoBreach => Answer::NoBreach,
        Decision::Breach => Answer::Breach { extra },
        Decision::Continue => Answer::Continue,
        Decision::NewGame => Answer::NewGame,
        Decision::Lost => Answer::Lost,
        Decision::Excused => Answer::Excused,
        Decision::Agree => Answer::Agree,
        Decision::Postpone => Answer::Postpone { extra },
        Decision::Reject => Answer::Reject,
        Decision::Introduce => Answer::Introduce,
        Decision::Draw => Answer::Draw,
        Decision::ResultByFlag => Answer::ResultByFlag,
        Decision::Scores => Answer::Scores { white, black },
        Decision::Yes => Answer::Yes,
        Decision::No => Answer::No,
        Decision::OpponentScores => Answer::OpponentScores { points: white },
        Decision::Rook => Answer::Rook,
        Decision::Queen => Answer::Queen,
        Decision::Deduct => Answer::Deduct { time: extra },
        Decision::Penalise => Answer::Penalise {
            penalties: given.penalties()?,
        },
        Decision::ExtraTime => Answer::ExtraTime {
            white: extra,
            black: given.black_time()?,
        },
        Decision::BothLose => Answer::BothLose,
        Decision::Refer => Answer::Refer {
            to: given.detail()?,
        },
        Decision::Exclude => Answer::Exclude,
        Decision::Keep => Answer::Keep,
        Decision::Overstepped => Answer::Overstepped,
        Decision::NotProven => Answer::NotProven,
        Decision::MoreMoves => Answer::MoreMoves {
            next: given.event.number,
        },
        Decision::MeansMove => Answer::MeansMove {
            move_: given.move_()?,
        },
        Decision::CannotBeEstablished => Answer::CannotBeEstablished,
        Decision::None | Decision::Other => {
            return Err(Failure::new(
                chesslaws_status::InvalidArgument,
                "expected a decision that can be made, found none",
            ));
        }
    })
}

impl From<Answer> for Decision {
    fn from(answer: Answer) -> Self {
        match answer {
            Answer::AsTheyStand => Self::AsTheyStand,
            Answer::Times { .. } => Self::Times,
            Answer::Reason => Self::Reason,
            Answer::NoReason { .. } => Self::NoReason,
            Answer::NoBreach => Self::NoBreach,
            Answer::Breach { .. } => Self::Breach,
            Answer::Continue => Self::Continue,
            Answer::NewGame => Self::NewGame,
            Answer::Lost => Self::Lost,
            Answer::Excused => Self::Excused,
            Answer::Agree => Self::Agree,
            Answer::Postpone { .. } => Self::Postpone,
            Answer::Reject => Self::Reject,
            Answer::Introduce => Self::Introduce,
            Answer::Draw => Self::Draw,
            Answer::ResultByFlag => Self::ResultByFlag,
            Answer::Scores { .. } => Self::Scores,
            Answer::Yes => Self::Yes,
            Answer::No => Self::No,
            Answer::OpponentScores { .. } => Self::OpponentScores,
            Answer::Rook => Self::Rook,
            Answer::Queen => Self::Queen,
            Answer::Deduct { .. } => Self::Deduct,
            Answer::Penalise { .. } => Self::Penalise,
            Answer::ExtraTime { .. } => Self::ExtraTime,
            Answer::BothLose => Self::BothLose,
            Answer::Refer { .. } => Self::Refer,
            Answer::Exclude => Self::Exclude,
            Answer::Keep => Self::Keep,
            Answer::Overstepped => Self::Overstepped,
            Answer::NotProven => Self::NotProven,
            Answer::MoreMoves { .. } => Self::MoreMoves,
            Answer::MeansMove { .. } => Self::MeansMove,
            Answer::CannotBeEstablished => Self::CannotBeEstablished,
            _ => Self::Other,
        }
    }
}

/// The event that gives this answer, with what its particulars are to hold. The pointer to them is the
/// caller's to set.
pub(super) fn answered(answer: Answer) -> (chesslaws_event, Option<chesslaws_particulars>) {
    let mut event = chesslaws_event {
        kind: Kind::Answered as u32,
        side: 0,
        by: 0,
        flags: 0,
        at: CHESSLAWS_NEVER,
        move_: 0,
        square_count: 0,
        squares: ptr::null(),
        order: 0,
        piece: 0,
        ground: 0,
        ply: 0,
        detail: 0,
        decision: Decision::from(answer) as u32,
        white: 0,
        black: 0,
        time: 0,
        black_time: 0,
        who: 0,
        number: 0,
        particulars: ptr::null(),
        reserved: [0; 2],
    };
    let mut particulars = None;
    match answer {
        Answer::Times { white, black } | Answer::ExtraTime { white, black } => {
            (event.time, event.black_time) = (micros(white), micros(black));
        }
        Answer::NoReason { extra: time }
        | Answer::Breach { extra: time }
        | Answer::Postpone { extra: time }
        | Answer::Deduct { time } => event.time = micros(time),
        Answer::Scores { white, black } => {
            (event.white, event.black) = (white.hundredths(), black.hundredths());
        }
        Answer::OpponentScores { points } => event.white = points.hundredths(),
        Answer::Refer { to } => event.detail = to.number(),
        Answer::MoreMoves { next } => event.number = next,
        Answer::MeansMove { move_ } => event.move_ = move_.bits(),
        Answer::Penalise { penalties } => {
            particulars = Some(chesslaws_particulars {
                penalties: chesslaws_penalties::from(penalties),
                ..chesslaws_particulars::NONE
            });
        }
        _ => {}
    }
    (event, particulars)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is recommended is what is understood when it comes back.
    #[test]
    fn answers_go_there_and_back() {
        for answer in Answer::one_of_each() {
            let (mut event, particulars) = answered(answer);
            event.particulars = particulars.as_ref().map_or(ptr::null(), ptr::from_ref);
            // SAFETY: the particulars live as long as the event.
            let given = unsafe { Given::new(&event) };
            assert_eq!(super::answer(&given).ok(), Some(answer));
        }
    }
}

//! The answers that a question permits, by name.

use super::objects;
use chesslaws::arbiter::{Answer, Body, PenaltySet, Question};
use chesslaws::board::{Move, Square};
use chesslaws::laws::Points;
use pyo3::prelude::*;
use std::time::Duration;

const TIME: Duration = Duration::from_secs(60);

/// The decisions that a question permits, in the order of their definition.
///
/// Which amounts, scores and penalties go with them the game says when it is told.
pub(super) fn permitted(question: &Question) -> PyResult<Vec<String>> {
    samples()
        .iter()
        .filter(|answer| question.permits(answer))
        .map(decision)
        .collect()
}

/// The name of a decision in files.
fn decision(answer: &Answer) -> PyResult<String> {
    #[derive(serde::Deserialize)]
    struct Named {
        decision: String,
    }
    let json = objects::written(serde_json::to_string(answer))?;
    let named: serde_json::Result<Named> = serde_json::from_str(&json);
    named
        .map(|named| named.decision)
        .map_err(|error| pyo3::exceptions::PyValueError::new_err(error.to_string()))
}

/// One answer of each kind, with what makes it permitted if that kind is.
/// A warning is among the penalties wherever any is.
fn samples() -> [Answer; 34] {
    let (white, black) = (Points::HALF, Points::HALF);
    [
        Answer::AsTheyStand,
        Answer::Times {
            white: TIME,
            black: TIME,
        },
        Answer::Reason,
        Answer::NoReason { extra: TIME },
        Answer::NoBreach,
        Answer::Breach { extra: TIME },
        Answer::Continue,
        Answer::NewGame,
        Answer::Lost,
        Answer::Excused,
        Answer::Agree,
        Answer::Postpone { extra: TIME },
        Answer::Reject,
        Answer::Introduce,
        Answer::Draw,
        Answer::ResultByFlag,
        Answer::Scores { white, black },
        Answer::Yes,
        Answer::No,
        Answer::OpponentScores { points: white },
        Answer::Rook,
        Answer::Queen,
        Answer::Deduct { time: TIME },
        Answer::Penalise {
            penalties: PenaltySet {
                warning: true,
                ..PenaltySet::default()
            },
        },
        Answer::ExtraTime {
            white: TIME,
            black: TIME,
        },
        Answer::BothLose,
        Answer::Refer {
            to: Body::Federation,
        },
        Answer::Exclude,
        Answer::Keep,
        Answer::Overstepped,
        Answer::NotProven,
        Answer::MoreMoves { next: 1 },
        Answer::MeansMove {
            move_: Move::new(Square::E2, Square::E4, None),
        },
        Answer::CannotBeEstablished,
    ]
}

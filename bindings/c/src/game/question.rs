//! What the Laws leave to the arbiter.

use super::event::chesslaws_decision;
use super::view::micros;
use super::{Table, chesslaws_game};
use crate::color::{CHESSLAWS_NO_COLOR, number_of};
use crate::handle;
use crate::pointer::write;
use crate::status::{Failure, chesslaws_status};
use crate::text::{chesslaws_text, print};
use core::ffi::c_char;
use core::time::Duration;
use facade::arbiter::{Answer, Question, QuestionKind};
use facade::laws::{Color, Points};

/// What is asked.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_question_kind {
    /// Nothing: play goes on without the arbiter.
    None = 0,
    /// The times after a restored position or another clock.
    Times = 1,
    /// Whether `side` had a reason to stop the clocks.
    StopReason = 2,
    /// Colours reversed.
    ColoursReversed = 3,
    /// Whether `side` is to be penalised for displacing pieces.
    Displacement = 4,
    /// Whether `side`, who came too late, has lost.
    Lateness = 5,
    /// A two-minute claim by `side`.
    Quickplay = 6,
    /// A request of `side` for five seconds a move.
    QuickplayIncrement = 7,
    /// The flag of `side` fell while a two-minute claim was postponed.
    PostponedClaim = 8,
    /// A two-minute claim by `side` without an arbiter.
    WithoutArbiter = 9,
    /// Whether any series of legal moves lets `side` mate.
    CanMate = 10,
    /// What the opponent of `side`, the loser, scores.
    OpponentScore = 11,
    /// Both flags are down in the last period.
    BothFlags = 12,
    /// `side` promoted to a rook standing on its head.
    InvertedRook = 13,
    /// Whether `side` touched by accident.
    Accident = 14,
    /// Whether `side`, who handled the clock improperly, is to be penalised.
    ClockConduct = 15,
    /// What time an assistant costs `side`.
    AssistantTime = 16,
    /// A question without a number of its own: see its JSON.
    Other = 65535,
}

/// A question that must be answered before play goes on.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_question {
    /// What is asked; `CHESSLAWS_QUESTION_KIND_NONE` where no question is open.
    pub kind: chesslaws_question_kind,
    /// Who it is about: a `chesslaws_color`, or `CHESSLAWS_NO_COLOR`.
    pub side: u32,
    /// The decision that the text, a commentary or a guideline recommends; none where there is no
    /// recommendation.
    pub recommended: chesslaws_decision,
    /// The points that are recommended, in hundredths, where the decision has them.
    pub points: i32,
    /// The time that is recommended in microseconds, where the decision has one.
    pub time: u64,
    /// The decisions that are permitted: bit n for the `chesslaws_decision` n.
    pub permitted: u64,
    /// The number of the article that leaves it to the arbiter; the text stays for ever.
    pub article: chesslaws_text,
    /// Zero: room to grow.
    pub reserved: [u64; 4],
}

/// The question that the arbiter must answer with an event of the kind
/// `CHESSLAWS_EVENT_KIND_ANSWERED` before play goes on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_game_question(
    game: *const chesslaws_game,
    question: *mut chesslaws_question,
) -> chesslaws_status {
    entry!({ write(question, view(handle::look(game)?.game.question()))? })
}

/// The open question as one object of JSON, `null` where none is open.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_game_question_json(
    game: *const chesslaws_game,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> chesslaws_status {
    entry!({
        let Table { game, .. } = handle::look(game)?;
        let json = serde_json::to_string(&game.question())
            .map_err(|error| Failure::new(chesslaws_status::Panic, error))?;
        print(json, buffer, capacity, length)?;
    })
}

fn view(question: Option<&Question>) -> chesslaws_question {
    let (kind, side) = question.map_or((chesslaws_question_kind::None, None), kind);
    let recommended = question.and_then(|question| question.recommended);
    chesslaws_question {
        kind,
        side: side.map_or(CHESSLAWS_NO_COLOR, |side| number_of(Some(side))),
        recommended: recommended.map_or(chesslaws_decision::None, Into::into),
        points: recommended.map_or(0, points),
        time: recommended.map_or(0, time),
        permitted: question.map_or(0, permitted),
        article: chesslaws_text::of_option(
            question.and_then(|question| question.cite.map(|cite| cite.article.number)),
        ),
        reserved: [0; 4],
    }
}

fn kind(question: &Question) -> (chesslaws_question_kind, Option<Color>) {
    use chesslaws_question_kind as Kind;
    match question.kind {
        QuestionKind::Times => (Kind::Times, None),
        QuestionKind::StopReason { side } => (Kind::StopReason, Some(side)),
        QuestionKind::ColoursReversed => (Kind::ColoursReversed, None),
        QuestionKind::Displacement { side } => (Kind::Displacement, Some(side)),
        QuestionKind::Lateness { side } => (Kind::Lateness, Some(side)),
        QuestionKind::Quickplay { side } => (Kind::Quickplay, Some(side)),
        QuestionKind::QuickplayIncrement { side } => (Kind::QuickplayIncrement, Some(side)),
        QuestionKind::PostponedClaim { side } => (Kind::PostponedClaim, Some(side)),
        QuestionKind::WithoutArbiter { side } => (Kind::WithoutArbiter, Some(side)),
        QuestionKind::CanMate { side } => (Kind::CanMate, Some(side)),
        QuestionKind::OpponentScore { loser } => (Kind::OpponentScore, Some(loser)),
        QuestionKind::BothFlags => (Kind::BothFlags, None),
        QuestionKind::InvertedRook { side } => (Kind::InvertedRook, Some(side)),
        QuestionKind::Accident { side } => (Kind::Accident, Some(side)),
        QuestionKind::ClockConduct { side, .. } => (Kind::ClockConduct, Some(side)),
        QuestionKind::AssistantTime { side } => (Kind::AssistantTime, Some(side)),
        _ => (Kind::Other, None),
    }
}

fn points(answer: Answer) -> i32 {
    match answer {
        Answer::OpponentScores { points } => points.hundredths(),
        Answer::Scores { white, .. } => white.hundredths(),
        _ => 0,
    }
}

fn time(answer: Answer) -> u64 {
    match answer {
        Answer::NoReason { extra } | Answer::Breach { extra } | Answer::Postpone { extra } => {
            micros(extra)
        }
        Answer::Deduct { time } => micros(time),
        Answer::Times { white, .. } => micros(white),
        _ => 0,
    }
}

/// One answer of each kind, with what makes it permitted if that kind is.
fn samples() -> [Answer; 23] {
    let extra = Duration::from_secs(60);
    let (white, black) = (Points::HALF, Points::HALF);
    [
        Answer::AsTheyStand,
        Answer::Times {
            white: extra,
            black: extra,
        },
        Answer::Reason,
        Answer::NoReason { extra },
        Answer::NoBreach,
        Answer::Breach { extra },
        Answer::Continue,
        Answer::NewGame,
        Answer::Lost,
        Answer::Excused,
        Answer::Agree,
        Answer::Postpone { extra },
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
        Answer::Deduct { time: extra },
    ]
}

fn permitted(question: &Question) -> u64 {
    let permitted = |answer: &Answer| question.permits(answer);
    samples()
        .into_iter()
        .filter(permitted)
        .map(|answer| 1 << (chesslaws_decision::from(answer) as u32))
        .sum()
}

impl From<Answer> for chesslaws_decision {
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
            _ => Self::Other,
        }
    }
}

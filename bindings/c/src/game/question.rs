//! What the Laws leave to the arbiter.

use super::chesslaws_game;
use super::decide::answered;
use super::decision::chesslaws_decision;
use super::event::chesslaws_event;
use super::particulars::chesslaws_particulars;
use super::penalty::flags_of;
use super::terms::chesslaws_breach;
use crate::color::{CHESSLAWS_NO_COLOR, number_of};
use crate::growing::write_grown;
use crate::handle;
use crate::pointer::{Output, write};
use crate::status::{Failure, chesslaws_status};
use crate::text::{chesslaws_text, print};
use core::ffi::c_char;
use facade::arbiter::{Answer, Question, QuestionKind};
use facade::laws::Color;

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
    /// Whether the sheets prove that `side` made too few moves.
    MovesProven = 17,
    /// What the sealed move of `side`, which can't be read, means.
    SealedMeaning = 18,
    /// Whether `side`, who came too late to the resumption, has lost.
    LateAtResumption = 19,
    /// Wrong times that were reported too late.
    WrongTimes = 20,
    /// Whether `side` is guilty of a `breach`, and which penalties follow.
    Conduct = 21,
    /// Whether all the time that is left is to be taken from `side`.
    AllTimeTaken = 22,
    /// What the game scores whose `side` was expelled.
    ResultAfterExpulsion = 23,
    /// What the game scores in which devices of both players sounded at once.
    BothDevices = 24,
    /// Whether anybody is to get time for a disturbance.
    ExtraTime = 25,
    /// What follows from an arranged result.
    Arrangement = 26,
    /// Whether `side`, who did not appear, is out of the event.
    Exclusion = 27,
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
    /// The points that are recommended, in hundredths, where the decision has them; White's where it
    /// has those of both. `chesslaws_game_recommended` gives all of a recommendation.
    pub points: i32,
    /// The time that is recommended in microseconds, where the decision has one; White's where it has
    /// those of both.
    pub time: u64,
    /// The decisions that are permitted: bit n for the `chesslaws_decision` n.
    pub permitted: u64,
    /// The number of the article that leaves it to the arbiter; the text stays for ever.
    pub article: chesslaws_text,
    /// What `side` is said to have done, where conduct is asked about.
    pub breach: chesslaws_breach,
    /// The penalties that are open to the arbiter where conduct is asked about: a sum of the
    /// `CHESSLAWS_PENALTY_` flags.
    pub open_penalties: u32,
    /// Whether a breach needs at least one penalty.
    pub must_penalise: bool,
    /// Zero: room to grow.
    pub reserved: [u64; 2],
}

/// The question that the arbiter must answer with an event of the kind
/// `CHESSLAWS_EVENT_KIND_ANSWERED` before play goes on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_game_question(
    game: *const chesslaws_game,
    question: *mut chesslaws_question,
) -> chesslaws_status {
    entry!({ write(question, view(handle::look(game)?.game().question()))? })
}

/// Sets an event to the answer that is recommended, complete and ready for `chesslaws_game_apply` but
/// for `at`, which is the instant of the event before. `particulars`, whose size must be set, becomes
/// what the answer has of it; the event points to it if it has anything. Where nothing is asked or
/// recommended, the answer is `CHESSLAWS_STATUS_ANSWER_NOT_PERMITTED`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_game_recommended(
    game: *const chesslaws_game,
    event: *mut chesslaws_event,
    particulars: *mut chesslaws_particulars,
) -> chesslaws_status {
    entry!({
        let output = Output::new(event)?;
        let question = handle::look(game)?.game().question();
        let recommended = question.and_then(|question| question.recommended);
        let answer = recommended.ok_or_else(|| {
            Failure::new(
                chesslaws_status::AnswerNotPermitted,
                "no answer is recommended",
            )
        })?;
        let (mut event, needed) = answered(answer);
        write_grown(particulars, &needed.unwrap_or(chesslaws_particulars::NONE))?;
        if needed.is_some() {
            event.particulars = particulars.cast_const();
        }
        output.set(event);
    })
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
        let json = serde_json::to_string(&handle::look(game)?.game().question())
            .map_err(|error| Failure::new(chesslaws_status::Panic, error))?;
        print(json, buffer, capacity, length)?;
    })
}

fn view(question: Option<&Question>) -> chesslaws_question {
    let (kind, side) = question.map_or((chesslaws_question_kind::None, None), kind);
    let recommended = question.and_then(|question| question.recommended);
    let event = recommended.map(|answer| answered(answer).0);
    chesslaws_question {
        kind,
        side: side.map_or(CHESSLAWS_NO_COLOR, |side| number_of(Some(side))),
        recommended: recommended.map_or(chesslaws_decision::None, Into::into),
        points: event.map_or(0, |event| event.white),
        time: event.map_or(0, |event| event.time),
        permitted: question.map_or(0, permitted),
        article: chesslaws_text::of_option(
            question.and_then(|question| question.cite.map(|cite| cite.article.number)),
        ),
        breach: question.map_or(chesslaws_breach::None, breach),
        open_penalties: question.map_or(0, open_penalties),
        must_penalise: question.is_some_and(must_penalise),
        reserved: [0; 2],
    }
}

fn breach(question: &Question) -> chesslaws_breach {
    match question.kind {
        QuestionKind::Conduct { breach, .. } => breach.into(),
        _ => chesslaws_breach::None,
    }
}

fn open_penalties(question: &Question) -> u32 {
    match question.kind {
        QuestionKind::Conduct { open, .. } => flags_of(open),
        _ => 0,
    }
}

fn must_penalise(question: &Question) -> bool {
    match question.kind {
        QuestionKind::Conduct { obligatory, .. } => obligatory,
        QuestionKind::ClockConduct { penalty_due, .. } => penalty_due,
        _ => false,
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
        QuestionKind::MovesProven { side } => (Kind::MovesProven, Some(side)),
        QuestionKind::SealedMeaning { side } => (Kind::SealedMeaning, Some(side)),
        QuestionKind::LateAtResumption { side } => (Kind::LateAtResumption, Some(side)),
        QuestionKind::WrongTimes => (Kind::WrongTimes, None),
        QuestionKind::Conduct { side, .. } => (Kind::Conduct, Some(side)),
        QuestionKind::AllTimeTaken { side } => (Kind::AllTimeTaken, Some(side)),
        QuestionKind::ResultAfterExpulsion { side } => (Kind::ResultAfterExpulsion, Some(side)),
        QuestionKind::BothDevices => (Kind::BothDevices, None),
        QuestionKind::ExtraTime => (Kind::ExtraTime, None),
        QuestionKind::Arrangement => (Kind::Arrangement, None),
        QuestionKind::Exclusion { side } => (Kind::Exclusion, Some(side)),
        _ => (Kind::Other, None),
    }
}

fn permitted(question: &Question) -> u64 {
    let permitted = |answer: &Answer| question.permits(answer);
    Answer::one_of_each()
        .into_iter()
        .filter(permitted)
        .map(|answer| 1 << (chesslaws_decision::from(answer) as u32))
        .sum()
}

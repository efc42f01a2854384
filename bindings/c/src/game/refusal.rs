//! What a game refuses, as a status.

use crate::status::{Failure, chesslaws_status};
use facade::arbiter::Refusal;
use facade::arbiter::journal::ApplyError;

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        let status = match &refusal {
            Refusal::Clock(error) => return Self::from(*error),
            Refusal::TimeWentBack { .. } => chesslaws_status::ClockTimeWentBack,
            Refusal::NotStarted => chesslaws_status::GameNotStarted,
            Refusal::Over => chesslaws_status::GameOver,
            Refusal::QuestionOpen(_) => chesslaws_status::QuestionOpen,
            Refusal::NoQuestion | Refusal::NotPermitted(_) => chesslaws_status::AnswerNotPermitted,
            Refusal::NotOnMove(_) => chesslaws_status::NotOnMove,
            Refusal::Law { .. } => chesslaws_status::ForbiddenByLaw,
            _ => chesslaws_status::EventRefused,
        };
        Self::new(status, refusal)
    }
}

impl From<ApplyError> for Failure {
    fn from(error: ApplyError) -> Self {
        match error {
            ApplyError::Refused(refusal) => refusal.into(),
            unwritable => Self::new(chesslaws_status::EventRefused, unwritable),
        }
    }
}

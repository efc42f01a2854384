//! What a game that is over can still take.

use super::state::Phase;
use super::{Act, Game, QuestionKind, Refusal};

impl Act {
    /// What is said, decided and counted afterwards. A later fact of play changes nothing.
    const fn is_possible_after_the_end(&self) -> bool {
        matches!(
            self,
            Self::Answered { .. }
                | Self::ConductReported { .. }
                | Self::Penalised { .. }
                | Self::PersistentRefusal { .. }
                | Self::Interfered { .. }
                | Self::Removed { .. }
                | Self::ArrangementFound
                | Self::Appealed { .. }
                | Self::AppealDecided { .. }
                | Self::DecidedByAnalogy { .. }
                | Self::ResultSigned { .. }
                | Self::ResultCorrected { .. }
                | Self::ResultAnnulled { .. }
                | Self::NoShowCounted { .. }
                | Self::Disqualified { .. }
                | Self::Withdrawn { .. }
        )
    }
}

impl Game {
    pub(super) fn admit_after_the_end(&self, act: &Act) -> Result<(), Refusal> {
        let possible = match act {
            Act::GameReplayed { .. } => self.state.phase == Phase::Annulled,
            Act::Answered { .. } => self.state.question.is_some(),
            act => self.state.phase != Phase::Annulled && act.is_possible_after_the_end(),
        };
        if possible { Ok(()) } else { Err(Refusal::Over) }
    }

    /// While the score after one refusal is asked for, the other player can be found guilty too.
    pub(super) fn is_second_refusal(&self, act: &Act, asked: QuestionKind) -> bool {
        matches!(
            (act, asked, self.state.phase),
            (Act::PersistentRefusal { side }, QuestionKind::OpponentScore { loser }, Phase::Playing)
                if self.state.incidents.refused == Some(!*side) && loser == !*side
        )
    }
}

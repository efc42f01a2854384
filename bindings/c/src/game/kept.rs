//! What rulings as structures point to.

use super::penalty::chesslaws_penalties;
use super::ruling::chesslaws_ruling_particulars;
use super::term::Term;
use crate::moves::chesslaws_move;
use crate::pointer::pointer_to;
use crate::text::chesslaws_text;
use facade::arbiter::{Answer, PenaltySet, Ruling, What};
use facade::laws::Score;

pub(super) struct Kept {
    pub(super) message: String,
    pub(super) name: String,
    pub(super) moves: Vec<chesslaws_move>,
    pub(super) fen: String,
    particular: Particular,
}

/// What the particulars of a ruling say.
#[derive(Default)]
struct Particular {
    text: Option<String>,
    other_text: Option<String>,
    numbers: Vec<u32>,
    penalties: Option<PenaltySet>,
    before: Option<Score>,
}

impl Kept {
    pub(super) fn new(ruling: &Ruling) -> Self {
        let moves = match &ruling.what {
            What::Bound { moves, .. } => moves.iter().map(|move_| move_.bits()).collect(),
            _ => Vec::new(),
        };
        let fen = match &ruling.what {
            What::PositionRestored { fen, .. } | What::ReconstructionNoted { fen, .. } => {
                fen.clone()
            }
            _ => String::new(),
        };
        Self {
            message: ruling.what.to_string(),
            name: name(&ruling.what),
            moves,
            fen,
            particular: Particular::new(&ruling.what),
        }
    }

    /// They point into what is kept; none where there is nothing particular.
    pub(super) fn particulars(&self) -> Option<chesslaws_ruling_particulars> {
        let said = &self.particular;
        let is_plain = said.text.is_none()
            && said.numbers.is_empty()
            && said.penalties.is_none()
            && said.before.is_none();
        let before = said.before.unwrap_or(Score::BOTH_LOSE);
        (!is_plain).then(|| chesslaws_ruling_particulars {
            text: chesslaws_text::of_option(said.text.as_deref()),
            other_text: chesslaws_text::of_option(said.other_text.as_deref()),
            numbers: pointer_to(&said.numbers),
            number_count: said.numbers.len(),
            penalties: said
                .penalties
                .map_or(chesslaws_penalties::NONE, chesslaws_penalties::from),
            white_before: before.white.hundredths(),
            black_before: before.black.hundredths(),
        })
    }
}

impl Particular {
    fn new(what: &What) -> Self {
        let mut said = Self::default();
        match what {
            What::Decided {
                answer: Answer::Penalise { penalties },
            }
            | What::Advised {
                answer: Answer::Penalise { penalties },
            } => said.penalties = Some(*penalties),
            What::ByAnalogy { article, reason } => {
                said.text = Some(reason.clone());
                said.other_text = Some(article.clone());
            }
            What::ResultAnnulled { reason: text }
            | What::EnvelopeBears { text, .. }
            | What::SealedMoveDefective { text, .. } => said.text = Some(text.clone()),
            What::ScoreChanged { change } => said.before = Some(change.before),
            What::SheetsDiffer { plies } => said.numbers.clone_from(plies),
            What::AssistantRegistered { duties, .. } => {
                said.numbers = duties.iter().map(|&duty| duty.number()).collect();
            }
            _ => {}
        }
        said
    }
}

/// The name that files give it: the tag of its JSON.
fn name(what: &What) -> String {
    let tag = serde_json::to_value(what).ok();
    let tag = tag.as_ref().and_then(|json| json["ruling"].as_str());
    tag.unwrap_or_default().to_owned()
}

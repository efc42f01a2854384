//! Which rulings are more than the course of play.

use crate::{Act, Entry, Ruling, What};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use chesslaws_laws::Cite;

/// Whether a ruling says no more than that play goes on as it does: a comment would tell nothing.
pub(super) const fn is_routine(what: &What) -> bool {
    matches!(
        what,
        What::ClockStarted { .. }
            | What::InTime { .. }
            | What::MayAdjust { .. }
            | What::NotBound { .. }
            | What::Bound { .. }
            | What::Free { .. }
            | What::MoveMade { .. }
            | What::PromotionAwaited { .. }
            | What::PromotionFixed { .. }
            | What::MoveCompleted { .. }
    )
}

pub(super) fn is_incident(entry: &Entry) -> bool {
    entry.rulings.iter().any(|ruling| !is_routine(&ruling.what))
}

/// An incident in a sentence: what happened, what was ruled, by which article.
pub(super) fn sentence(entry: &Entry) -> String {
    let rulings = entry.rulings.iter();
    let said: Vec<String> = rulings
        .filter(|ruling| !is_routine(&ruling.what))
        .map(brief)
        .collect();
    let (act, said) = (entry.act.to_string(), said.join("; "));
    // Some rulings repeat what happened.
    if matches!(entry.act, Act::Answered { .. }) || said.starts_with(&act) {
        return said;
    }
    format!("{act}: {said}")
}

/// A ruling without what the moves beside it show.
fn brief(ruling: &Ruling) -> String {
    match ruling.what {
        What::PositionRestored { plies, .. } => {
            let said = format!("the position after ply {plies} is restored");
            cited(said, ruling.cite)
        }
        _ => ruling.to_string(),
    }
}

/// A sentence with its article.
pub(super) fn cited(said: String, cite: Option<Cite>) -> String {
    match cite {
        Some(cite) => format!("{said} [{cite}]"),
        None => said,
    }
}

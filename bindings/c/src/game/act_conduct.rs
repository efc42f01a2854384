//! The structure of an event, as the arbiter takes it: conduct, the arbiter, scores.

use super::act_session;
use super::flag::*;
use super::given::Given;
use super::kind::chesslaws_event_kind as Kind;
use super::term::Term;
use crate::status::Failure;
use facade::arbiter::{Act, Outsider};
use facade::laws::Score;

pub(super) fn act(kind: Kind, given: &Given) -> Result<Act, Failure> {
    let side = || given.side();
    Ok(match kind {
        Kind::ConductReported => Act::ConductReported {
            by: given.by()?,
            side: side()?,
            breach: given.detail()?,
        },
        Kind::Penalised => Act::Penalised {
            side: side()?,
            breach: given.detail()?,
            penalties: given.penalties()?,
        },
        Kind::PersistentRefusal => Act::PersistentRefusal { side: side()? },
        Kind::PlayerLeft => Act::PlayerLeft {
            side: side()?,
            zone: given.detail()?,
            permitted: given.has(CHESSLAWS_EVENT_PERMITTED),
            reported: given.has(CHESSLAWS_EVENT_REPORTED),
        },
        Kind::WalkedOut => Act::WalkedOut { side: side()? },
        Kind::DeviceReported => Act::DeviceReported {
            side: side()?,
            fact: given.detail()?,
            authorised: given.has(CHESSLAWS_EVENT_AUTHORISED),
            switched_off: given.has(CHESSLAWS_EVENT_SWITCHED_OFF),
        },
        Kind::BothDevicesSounded => Act::BothDevicesSounded,
        Kind::Disturbed => Act::Disturbed,
        Kind::ArbiterRemarked => Act::ArbiterRemarked {
            remark: given.detail()?,
        },
        Kind::MovesAsked => Act::MovesAsked { side: side()? },
        Kind::Interfered => Act::Interfered {
            who: Outsider::of(given.event.who)?,
            how: given.detail()?,
        },
        Kind::Removed => Act::Removed {
            who: Outsider::of(given.event.who)?,
        },
        Kind::ArrangementFound => Act::ArrangementFound,
        Kind::Appealed => Act::Appealed {
            side: side()?,
            two_minutes: given.has(CHESSLAWS_EVENT_TWO_MINUTES),
        },
        Kind::AppealDecided => Act::AppealDecided {
            upheld: given.has(CHESSLAWS_EVENT_UPHELD),
        },
        Kind::DecidedByAnalogy => Act::DecidedByAnalogy {
            article: given.text()?,
            reason: given.other_text()?,
            score: given.has(CHESSLAWS_EVENT_SCORED).then(|| Score {
                white: given.white(),
                black: given.black(),
            }),
        },
        kind => return score(kind, given),
    })
}

/// What is done with the score after the game, and what goes beyond the game.
fn score(kind: Kind, given: &Given) -> Result<Act, Failure> {
    let side = || given.side();
    Ok(match kind {
        Kind::ResultCorrected => Act::ResultCorrected {
            white: given.white(),
            black: given.black(),
        },
        Kind::ResultAnnulled => Act::ResultAnnulled {
            reason: given.text()?,
        },
        Kind::GameReplayed => Act::GameReplayed {
            white: given.white(),
            black: given.black(),
        },
        Kind::NoShowCounted => Act::NoShowCounted {
            side: side()?,
            earlier: given.number()?,
            valid_reason: given.has(CHESSLAWS_EVENT_VALID_REASON),
        },
        Kind::Disqualified => Act::Disqualified {
            side: side()?,
            level: given.detail()?,
            months: match given.number()? {
                0 => None,
                months => Some(months),
            },
            exceptional: given.has(CHESSLAWS_EVENT_EXCEPTIONAL),
        },
        Kind::Withdrawn => Act::Withdrawn {
            side: side()?,
            excuse: given.detail()?,
        },
        kind => return act_session::act(kind, given),
    })
}

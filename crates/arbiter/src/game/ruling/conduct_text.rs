//! The sentences for rulings on conduct, penalties, the arbiter and changed scores.

use super::What;
use core::fmt;

/// Writes what the general list leaves over.
pub(super) fn write(what: &What, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match what {
        What::OffersAndClaims {
            side,
            offers,
            claims,
        } => write!(
            f,
            "{side} so far: draws offered {offers}, wrong claims {claims}"
        ),
        What::BreachFound { side, breach } => write!(f, "{side} is guilty of {breach}"),
        What::Referred { side, breach, to } => {
            match (side, breach) {
                (Some(side), Some(breach)) => write!(f, "{side}, for {breach}: ")?,
                (Some(side), None) => write!(f, "{side}: ")?,
                _ => f.write_str("both players: ")?,
            }
            write!(f, "{to} must decide")
        }
        What::MayLeave { side, zone } => write!(f, "{side} may leave {zone}"),
        What::Gone { side } => write!(
            f,
            "{side} has gone, which is no resignation: the clock runs on"
        ),
        What::DeviceAllowed { side, fact } => write!(f, "{side}'s device is no breach: {fact}"),
        What::DeviceLoses { side, fact } => write!(f, "{side} loses by a device: {fact}"),
        What::Warned { side } => write!(f, "{side} is warned"),
        What::PointsReduced { side, by } => {
            write!(f, "{side} will have {by} less for this game")
        }
        What::PointsRaised { side, by } => {
            write!(f, "{side} will have {by} more for this game")
        }
        What::Fined { side, amount } => write!(f, "{side} is fined {amount}"),
        What::OutOfRounds { side, rounds } => {
            let s = if *rounds == 1 { "" } else { "s" };
            write!(f, "{side} is excluded from {rounds} round{s}")
        }
        What::Expelled { side } => write!(f, "{side} is out of the event"),
        _ => write_arbiter(what, f),
    }
}

fn write_arbiter(what: &What, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match what {
        What::RemarkInOrder { remark } => {
            write!(f, "the arbiter may tell the players {remark}")
        }
        What::RemarkOutOfPlace { remark } => write!(
            f,
            "the arbiter must not tell the players {remark}; it changes nothing in the game"
        ),
        What::MovesTold { white, black } => {
            write!(f, "moves completed: White {white}, Black {black}")
        }
        What::ReportTaken { who } => write!(f, "the arbiter may act on what {who} has seen"),
        What::IsSpectator { side } => write!(f, "{side} has finished and counts as a spectator"),
        What::Interference { who, how } => {
            write!(f, "{who} {how}: the arbiter may expel the offender")
        }
        What::Removed { who } => write!(f, "{who} is expelled from the venue"),
        What::AppealLodged { side, provisional } => {
            write!(f, "{side}'s appeal is lodged")?;
            f.write_str(if *provisional {
                "; the result is provisional"
            } else {
                ""
            })
        }
        What::AppealDecided { side, upheld: true } => write!(f, "{side}'s appeal is upheld"),
        What::AppealDecided {
            side,
            upheld: false,
        } => write!(f, "{side}'s appeal is dismissed"),
        What::ByAnalogy { article, reason } => {
            write!(f, "decided by analogy with {article}: {reason}")
        }
        What::ScoreChanged { change } => {
            write!(f, "{}: the score is {}", change.kind, change.after)
        }
        What::ResultAnnulled { reason } => write!(f, "the game counts for nobody: {reason}"),
        What::NoShows { side, count } => {
            let s = if *count == 1 { "" } else { "s" };
            write!(f, "{side} has lost {count} game{s} by not appearing")
        }
        What::KeptIn { side } => write!(f, "{side} stays in the event"),
        What::Barred {
            side,
            months: Some(months),
        } => write!(f, "{side} is barred for {months} months"),
        What::Barred { side, months: None } => write!(f, "{side} is barred for life"),
        What::Withdrawn { side, excuse } => {
            let verdict = if excuse.is_valid() {
                "which excuses"
            } else {
                "which is no excuse"
            };
            write!(f, "{side} withdraws: {excuse}, {verdict}")
        }
        // Every other ruling has its words in the general list.
        _ => Ok(()),
    }
}

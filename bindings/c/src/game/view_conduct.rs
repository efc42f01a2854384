//! Rulings as structures: conduct, the arbiter, scores.

use super::ruling::{chesslaws_ruling, chesslaws_score_change as Change};
use super::ruling_kind::chesslaws_ruling_kind as Kind;
use super::term::Term;
use crate::color::number_of;
use facade::arbiter::{ChangeKind, ScoreChange, What};
use facade::laws::Points;

/// Hundredths of a number that is never negative.
fn hundredths(points: Points) -> u32 {
    u32::try_from(points.hundredths()).unwrap_or(0)
}

impl chesslaws_ruling {
    pub(super) fn fill_conduct(&mut self, what: &What) {
        match *what {
            What::OffersAndClaims {
                side,
                offers,
                claims,
            } => {
                let view = self.about(Kind::OffersAndClaims, side);
                (view.count, view.other) = (offers, claims);
            }
            What::BreachFound { side, breach } => {
                self.about(Kind::BreachFound, side).detail = breach.number();
            }
            What::Referred { side, breach, to } => {
                self.kind = Kind::Referred;
                self.side = number_of(side);
                self.detail = to.number();
                self.other = breach.map_or(0, Term::number);
            }
            What::MayLeave { side, zone } => {
                self.about(Kind::MayLeave, side).detail = zone.number();
            }
            What::Gone { side } => _ = self.about(Kind::Gone, side),
            What::DeviceAllowed { side, fact } => {
                self.about(Kind::DeviceAllowed, side).detail = fact.number();
            }
            What::DeviceLoses { side, fact } => {
                self.about(Kind::DeviceLoses, side).detail = fact.number();
            }
            What::Warned { side } => _ = self.about(Kind::Warned, side),
            What::PointsReduced { side, by } => {
                self.about(Kind::PointsReduced, side).count = hundredths(by);
            }
            What::PointsRaised { side, by } => {
                self.about(Kind::PointsRaised, side).count = hundredths(by);
            }
            What::Fined { side, amount } => self.about(Kind::Fined, side).count = amount,
            What::OutOfRounds { side, rounds } => {
                self.about(Kind::OutOfRounds, side).count = rounds.into();
            }
            What::Expelled { side } => _ = self.about(Kind::Expelled, side),
            _ => self.fill_arbiter(what),
        }
    }

    fn fill_arbiter(&mut self, what: &What) {
        match *what {
            What::RemarkInOrder { remark } => {
                self.kind = Kind::RemarkInOrder;
                self.detail = remark.number();
            }
            What::RemarkOutOfPlace { remark } => {
                self.kind = Kind::RemarkOutOfPlace;
                self.detail = remark.number();
            }
            What::MovesTold { white, black } => {
                self.kind = Kind::MovesTold;
                (self.count, self.other) = (white, black);
            }
            What::ReportTaken { who } => {
                self.kind = Kind::ReportTaken;
                self.other = who.number();
            }
            What::IsSpectator { side } => _ = self.about(Kind::IsSpectator, side),
            What::Interference { who, how } => {
                self.kind = Kind::Interference;
                (self.detail, self.other) = (how.number(), who.number());
            }
            What::Removed { who } => {
                self.kind = Kind::Removed;
                self.other = who.number();
            }
            What::AppealLodged { side, provisional } => {
                self.about(Kind::AppealLodged, side).count = provisional.into();
            }
            What::AppealDecided { side, upheld } => {
                self.about(Kind::AppealDecided, side).count = upheld.into();
            }
            What::ByAnalogy { .. } => self.kind = Kind::ByAnalogy,
            What::ScoreChanged { ref change } => self.fill_change(change),
            What::ResultAnnulled { .. } => self.kind = Kind::ResultAnnulled,
            What::NoShows { side, count } => self.about(Kind::NoShows, side).count = count.into(),
            What::KeptIn { side } => _ = self.about(Kind::KeptIn, side),
            What::Barred { side, months } => {
                self.about(Kind::Barred, side).count = months.map_or(0, u32::from);
            }
            What::Withdrawn { side, excuse } => {
                self.about(Kind::Withdrawn, side).detail = excuse.number();
            }
            _ => self.fill_sheets(what),
        }
    }

    fn fill_change(&mut self, change: &ScoreChange) {
        let (kind, side, points) = match change.kind {
            ChangeKind::Raised { side, by } => (Change::Raised, Some(side), by),
            ChangeKind::Reduced { side, by } => (Change::Reduced, Some(side), by),
            ChangeKind::DeclaredLost { side, opponent } => {
                (Change::DeclaredLost, Some(side), opponent)
            }
            ChangeKind::BothLost => (Change::BothLost, None, Points::ZERO),
            ChangeKind::Corrected => (Change::Corrected, None, Points::ZERO),
            ChangeKind::Signed => (Change::Signed, None, Points::ZERO),
            ChangeKind::Annulled => (Change::Annulled, None, Points::ZERO),
            ChangeKind::Replayed => (Change::Replayed, None, Points::ZERO),
            _ => (Change::Other, None, Points::ZERO),
        };
        self.kind = Kind::ScoreChanged;
        self.side = number_of(side);
        self.detail = kind as u32;
        self.count = hundredths(points);
        self.white = change.after.white.hundredths();
        self.black = change.after.black.hundredths();
    }
}

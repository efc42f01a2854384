//! Rulings as structures: sheets, adjournment, impaired vision.

use super::ruling::chesslaws_ruling;
use super::ruling_kind::chesslaws_ruling_kind as Kind;
use super::term::Term;
use super::view::{bits, micros};
use facade::arbiter::What;
use facade::laws::Score;

impl chesslaws_ruling {
    fn fill_score(&mut self, score: Score) {
        (self.white, self.black) = (score.white.hundredths(), score.black.hundredths());
    }

    pub(super) fn fill_sheets(&mut self, what: &What) {
        match *what {
            What::Recorded { side, ply } => self.about(Kind::Recorded, side).count = ply,
            What::NeedNotRecord { side } => _ = self.about(Kind::NeedNotRecord, side),
            What::MustRecordAgain { side } => _ = self.about(Kind::MustRecordAgain, side),
            What::PreviousMoveUnrecorded { side } => {
                self.about(Kind::PreviousMoveUnrecorded, side);
            }
            What::AdvanceAdmitted { side } => _ = self.about(Kind::AdvanceAdmitted, side),
            What::WroteInAdvance { side, complaints } => {
                self.about(Kind::WroteInAdvance, side).count = complaints.into();
            }
            What::RemarkAdvised { side } => _ = self.about(Kind::RemarkAdvised, side),
            What::SheetsToUpdate { white, black } => {
                self.kind = Kind::SheetsToUpdate;
                self.count = bits([white, black]);
            }
            What::SheetComplete { side } => _ = self.about(Kind::SheetComplete, side),
            What::SheetLent { to, returned } => {
                self.about(Kind::SheetLent, to).count = returned.into();
            }
            What::SheetNoEvidence { side } => _ = self.about(Kind::SheetNoEvidence, side),
            What::SheetsDiffer { .. } => self.kind = Kind::SheetsDiffer,
            What::SheetsAgree => self.kind = Kind::SheetsAgree,
            What::NextMoveNumbered { number } => {
                self.kind = Kind::NextMoveNumbered;
                self.count = number;
            }
            What::Signed { side, score } => self.about(Kind::Signed, side).fill_score(score),
            What::SignaturesDiffer => self.kind = Kind::SignaturesDiffer,
            What::ResultConfirmed => self.kind = Kind::ResultConfirmed,
            What::SignedResultStands { score } => {
                self.kind = Kind::SignedResultStands;
                self.fill_score(score);
            }
            _ => self.fill_reconstruction(what),
        }
    }

    fn fill_reconstruction(&mut self, what: &What) {
        match *what {
            What::ReconstructionNoted {
                white,
                black,
                plies,
                ..
            } => {
                self.kind = Kind::ReconstructionNoted;
                (self.time, self.black_time) = (micros(white), micros(black));
                self.count = plies;
            }
            What::GameRestored { plies } => {
                self.kind = Kind::GameRestored;
                self.count = plies;
            }
            What::GameNotRestored { games } => {
                self.kind = Kind::GameNotRestored;
                self.count = games;
            }
            _ => self.fill_adjournment(what),
        }
    }

    fn fill_adjournment(&mut self, what: &What) {
        match *what {
            What::MustSeal { side } => _ = self.about(Kind::MustSeal, side),
            What::MustSealThis { side, move_ } => {
                self.about(Kind::MustSealThis, side).move_ = move_.bits();
            }
            What::SealedMoveWritten { side } => _ = self.about(Kind::SealedMoveWritten, side),
            What::ReplySealed { side } => _ = self.about(Kind::ReplySealed, side),
            What::Adjourned { sealer } => _ = self.about(Kind::Adjourned, sealer),
            What::EnvelopeBears { item, .. } => {
                self.kind = Kind::EnvelopeBears;
                self.detail = item.number();
            }
            What::EnvelopeLacks { item } => {
                self.kind = Kind::EnvelopeLacks;
                self.detail = item.number();
            }
            What::EnvelopeKept => self.kind = Kind::EnvelopeKept,
            What::ResumptionSetUp { white, black } => {
                self.kind = Kind::ResumptionSetUp;
                (self.time, self.black_time) = (micros(white), micros(black));
            }
            What::SealedMoveDefective { side, .. } => {
                self.about(Kind::SealedMoveDefective, side);
            }
            What::SealedMoveUnclear { side } => _ = self.about(Kind::SealedMoveUnclear, side),
            What::SealerMovesOnTheBoard { side } => {
                self.about(Kind::SealerMovesOnTheBoard, side);
            }
            What::TimesCorrected => self.kind = Kind::TimesCorrected,
            _ => self.fill_vision(what),
        }
    }

    fn fill_vision(&mut self, what: &What) {
        match *what {
            What::TwoBoards => self.kind = Kind::TwoBoards,
            What::LeftAperture { side } => _ = self.about(Kind::LeftAperture, side),
            What::NotMadeYet {
                side,
                captured,
                announcement,
            } => self.about(Kind::NotMadeYet, side).count = bits([captured, announcement]),
            What::Announced { side, move_ } => {
                self.about(Kind::Announced, side).move_ = move_.bits();
            }
            What::SlipOfTheTongue { side } => _ = self.about(Kind::SlipOfTheTongue, side),
            What::BoardCorrected { side } => _ = self.about(Kind::BoardCorrected, side),
            What::AssistantRegistered { side, .. } => {
                self.about(Kind::AssistantRegistered, side);
            }
            What::AssistantActed { side, duty } => {
                self.about(Kind::AssistantActed, side).detail = duty.number();
            }
            What::ToldUnasked { side } => _ = self.about(Kind::ToldUnasked, side),
            What::AssistantRequired => self.kind = Kind::AssistantRequired,
            // A later kind has its name and its words.
            _ => {}
        }
    }
}

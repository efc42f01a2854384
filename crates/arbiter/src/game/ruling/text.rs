//! The sentences in which rulings are told.

use super::What;
use crate::game::seconds::Seconds;
use core::fmt;

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ClockStarted { side } => write!(f, "{side}'s clock runs"),
            Self::ClocksStopped => f.write_str("the clocks are stopped"),
            Self::WhiteLosesTheTime => f.write_str("until the players arrive White loses the time"),
            Self::InTime { side } => write!(f, "{side} is in time"),
            Self::MayAdjust { side } => write!(f, "{side} may adjust pieces"),
            Self::NotBound { side } => write!(f, "{side} is not bound by the touch"),
            Self::Bound { side, moves } => {
                write!(f, "{side} must play")?;
                for (i, move_) in moves.iter().enumerate() {
                    write!(f, "{} {move_}", if i == 0 { "" } else { " or" })?;
                }
                Ok(())
            }
            Self::Free { side } => write!(f, "{side} may make any legal move"),
            Self::MoveMade { side, move_ } => write!(f, "{side} has made {move_}"),
            Self::PromotionAwaited { side } => write!(f, "{side} is to exchange the pawn"),
            Self::PromotionFixed { side, piece } => {
                write!(f, "{side} has chosen a {}", piece.name())
            }
            Self::IllegalNotCompleted { side, move_ } => write!(
                f,
                "{side}'s {move_} is illegal and not completed: another move must replace it"
            ),
            Self::TakenBack { side } => write!(f, "{side} has taken the move back"),
            Self::MoveCompleted { side, moves } => {
                write!(f, "{side} has completed move {moves}")
            }
            Self::FaultCompleted { side, fault } => {
                write!(f, "{side} has completed {fault}; nobody has noticed it yet")
            }
            Self::FaultFound { side, fault, count } => {
                write!(f, "{fault} by {side}: number {count}")
            }
            Self::NoTariff { side, fault } => write!(f, "{fault} by {side}: no tariff"),
            Self::FaultStands { side, fault } => {
                write!(f, "{fault} by {side} was not noticed in time and stands")
            }
            Self::PositionRestored { plies, fen } => {
                write!(f, "the position after ply {plies} is restored: {fen}")
            }
            Self::BecameQueen { side } => write!(f, "{side}'s pawn becomes a queen"),
            Self::TouchBreach { side } => write!(f, "{side} has made another move than bound to"),
            Self::ComplaintLost { side } => write!(f, "{side} can no longer complain of the touch"),
            Self::OfferStands { by } => write!(f, "{by} offers a draw"),
            Self::OfferImproper { by } => {
                write!(
                    f,
                    "{by} offers a draw at the wrong moment; the offer is valid"
                )
            }
            Self::OfferLapsed { by, why } => write!(f, "{by}'s offer is over: {why}"),
            Self::ClaimInadmissible { side, why } => {
                write!(
                    f,
                    "{side} can't claim now, since {why}: it counts as an offer of a draw"
                )
            }
            Self::ClaimCorrect { side, ground } => write!(f, "{side}'s claim of {ground} is right"),
            Self::ClaimIncorrect {
                side,
                ground,
                found,
            } => {
                write!(f, "{side}'s claim of {ground} is wrong: there were {found}")
            }
            Self::TimeAdded { side, time } => write!(f, "{side} gets {} s more", Seconds(*time)),
            Self::TimeTaken { side, time } => write!(f, "{side} loses {} s", Seconds(*time)),
            Self::TimesSet { white, black } => write!(
                f,
                "the clock is set: White {} s, Black {} s",
                Seconds(*white),
                Seconds(*black)
            ),
            Self::IncrementIntroduced { time } => {
                write!(f, "each move has {} s more from now on", Seconds(*time))
            }
            Self::NextPeriod => f.write_str("play goes on in the next period"),
            Self::ClaimPostponed { side } => {
                write!(f, "the decision on {side}'s claim is postponed")
            }
            Self::Rejected { side } => write!(f, "{side}'s claim is rejected"),
            Self::MustReplacePieces { side } => {
                write!(
                    f,
                    "{side} must put the pieces right while the own clock runs"
                )
            }
            Self::BoardTurned => f.write_str("the position is set up on a board placed correctly"),
            Self::PlayGoesOn => f.write_str("play goes on"),
            Self::Asked { question } => {
                write!(f, "the arbiter decides: {}", question.kind)?;
                match question.recommended {
                    Some(answer) => write!(f, " (recommended: {answer})"),
                    None => Ok(()),
                }
            }
            Self::Decided { answer } => write!(f, "the arbiter has decided: {answer}"),
            Self::GameAnnulled => f.write_str("the game is void; a new game is to be played"),
            Self::GameEnded { outcome } => {
                write!(
                    f,
                    "the game is over: {} by {}",
                    outcome.score, outcome.reason
                )
            }
            Self::FlagCounts { side } => write!(f, "{side}'s flag counts as fallen"),
            Self::CastlingAwaited { side, move_ } => {
                write!(f, "{side} must finish castling with {move_}")
            }
            Self::CorrectedByAgreement { side } => {
                write!(
                    f,
                    "{side}'s illegal move is corrected by agreement; it counts nothing"
                )
            }
            Self::WaitsForOneMove => {
                f.write_str("the arbiter waits until the next move is completed")
            }
            Self::PositionPlayable => f.write_str("the position can be played on"),
            Self::Contact {
                side,
                accidental: true,
            } => write!(f, "{side} touched by accident"),
            Self::Contact {
                side,
                accidental: false,
            } => write!(f, "{side} touched on purpose"),
            Self::MayNotAdjust { side } => write!(f, "{side} may not adjust pieces now"),
            Self::ClockMishandled { side } => {
                write!(
                    f,
                    "{side} has handled the clock improperly; the move stands"
                )
            }
            Self::AssistantActs { side, task } => {
                write!(f, "an assistant may {task} for {side}")
            }
            Self::MoveNotWritten { side } => {
                write!(f, "{side} has not written the intended move on the sheet")
            }
            Self::OfferNoted { side } => write!(f, "the offer stands on {side}'s sheet"),
            Self::AgreementPermitted => f.write_str("a draw may be agreed on"),
            Self::DecisionFinal => f.write_str("the decision is final"),
            Self::Advised { answer } => write!(f, "a commentary advises: {answer}"),
            Self::SheetShown { side, times } => {
                write!(f, "{side} sees the sheet: number {times}")
            }
            Self::SheetAskedTooOften { side, limit } => {
                write!(
                    f,
                    "{side} has asked more than {limit} times and distracts the opponent"
                )
            }
            Self::PapersComplete { ground } => write!(f, "the papers are complete: {ground}"),
            Self::PapersIncomplete {
                position,
                sheet,
                verification,
            } => {
                f.write_str("the papers are incomplete, lacking")?;
                let lacks = [
                    (*position, " the final position"),
                    (*sheet, " a complete sheet"),
                    (*verification, " the opponent's verification"),
                ];
                let mut missing = lacks.iter().filter(|lack| lack.0).map(|lack| lack.1);
                f.write_str(missing.next().unwrap_or_default())?;
                missing.try_for_each(|lack| write!(f, " and{lack}"))
            }
            Self::OffersAndClaims { .. }
            | Self::BreachFound { .. }
            | Self::Referred { .. }
            | Self::MayLeave { .. }
            | Self::Gone { .. }
            | Self::DeviceAllowed { .. }
            | Self::DeviceLoses { .. }
            | Self::Warned { .. }
            | Self::PointsReduced { .. }
            | Self::PointsRaised { .. }
            | Self::Fined { .. }
            | Self::OutOfRounds { .. }
            | Self::Expelled { .. }
            | Self::RemarkInOrder { .. }
            | Self::RemarkOutOfPlace { .. }
            | Self::MovesTold { .. }
            | Self::ReportTaken { .. }
            | Self::IsSpectator { .. }
            | Self::Interference { .. }
            | Self::Removed { .. }
            | Self::AppealLodged { .. }
            | Self::AppealDecided { .. }
            | Self::ByAnalogy { .. }
            | Self::ScoreChanged { .. }
            | Self::ResultAnnulled { .. }
            | Self::NoShows { .. }
            | Self::KeptIn { .. }
            | Self::Barred { .. }
            | Self::Withdrawn { .. } => super::conduct_text::write(self, f),
            Self::Recorded { .. }
            | Self::NeedNotRecord { .. }
            | Self::MustRecordAgain { .. }
            | Self::PreviousMoveUnrecorded { .. }
            | Self::AdvanceAdmitted { .. }
            | Self::WroteInAdvance { .. }
            | Self::RemarkAdvised { .. }
            | Self::SheetsToUpdate { .. }
            | Self::SheetComplete { .. }
            | Self::SheetLent { .. }
            | Self::ReconstructionNoted { .. }
            | Self::SheetNoEvidence { .. }
            | Self::SheetsDiffer { .. }
            | Self::GameRestored { .. }
            | Self::GameNotRestored { .. }
            | Self::NextMoveNumbered { .. }
            | Self::Signed { .. }
            | Self::SignedResultStands { .. }
            | Self::MustSeal { .. }
            | Self::MustSealThis { .. }
            | Self::SealedMoveWritten { .. }
            | Self::ReplySealed { .. }
            | Self::Adjourned { .. }
            | Self::EnvelopeBears { .. }
            | Self::EnvelopeLacks { .. }
            | Self::ResumptionSetUp { .. }
            | Self::SealedMoveDefective { .. }
            | Self::SealedMoveUnclear { .. }
            | Self::SealerMovesOnTheBoard { .. }
            | Self::LeftAperture { .. }
            | Self::NotMadeYet { .. }
            | Self::Announced { .. }
            | Self::SlipOfTheTongue { .. }
            | Self::BoardCorrected { .. }
            | Self::AssistantRegistered { .. }
            | Self::AssistantActed { .. }
            | Self::ToldUnasked { .. }
            | Self::SheetsAgree
            | Self::SignaturesDiffer
            | Self::ResultConfirmed
            | Self::EnvelopeKept
            | Self::TimesCorrected
            | Self::TwoBoards
            | Self::AssistantRequired => super::sheets_text::write(self, f),
        }
    }
}

//! Events as sentences, for the protocol.

use super::event::Act;
use super::terms::{Observer, TouchOrder};
use chesslaws_board::Square;
use core::fmt;

impl fmt::Display for Observer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Arbiter => "the arbiter",
            Self::White => "white",
            Self::Black => "black",
        })
    }
}

pub(super) struct List<'a>(pub(super) &'a [Square]);

impl fmt::Display for List<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, square) in self.0.iter().enumerate() {
            write!(f, "{}{square}", if i == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Started { absent } => {
                f.write_str("the game starts")?;
                absent
                    .iter()
                    .try_for_each(|side| write!(f, ", {side} absent"))
            }
            Self::Arrived { side } => write!(f, "{side} arrives"),
            Self::DefaultTimePassed => f.write_str("the default time has passed"),
            Self::AdjustAnnounced { side } => write!(f, "{side} announces: j'adoube"),
            Self::Touched {
                side,
                squares,
                order,
                accidental,
            } => {
                write!(f, "{side} touches {}", List(squares))?;
                f.write_str(match order {
                    TouchOrder::InOrder => "",
                    TouchOrder::Together => ", together",
                    TouchOrder::Unclear => ", in an order nobody knows",
                })?;
                f.write_str(if *accidental { ", by accident" } else { "" })
            }
            Self::Moved {
                side,
                move_,
                two_hands,
            } => {
                let hands = if *two_hands { " with two hands" } else { "" };
                write!(f, "{side} moves {move_}{hands}")
            }
            Self::PutBack { side } => write!(f, "{side} puts the pieces back"),
            Self::Promoted {
                side,
                piece,
                held,
                upside_down,
            } => {
                let verb = if *held {
                    "touches the square with"
                } else {
                    "puts down"
                };
                let turned = if *upside_down { ", upside down" } else { "" };
                write!(f, "{side} {verb} a {}{turned}", piece.name())
            }
            Self::Pressed { side } => write!(f, "{side} presses the clock"),
            Self::Resigned { side } => write!(f, "{side} resigns"),
            Self::DrawOffered { side } => write!(f, "{side} offers a draw"),
            Self::DrawAccepted { side } => write!(f, "{side} accepts the draw"),
            Self::DrawDeclined { side } => write!(f, "{side} declines the draw"),
            Self::DrawClaimed {
                side,
                ground,
                intended,
                not_written,
            } => {
                write!(f, "{side} claims a draw by {ground}")?;
                if let Some(move_) = intended {
                    write!(f, ", intending {move_}")?;
                }
                f.write_str(if *not_written {
                    ", which is not written down"
                } else {
                    ""
                })
            }
            Self::QuickplayClaimed {
                side,
                ask_increment: false,
            } => {
                write!(f, "{side} claims a draw with less than two minutes left")
            }
            Self::QuickplayClaimed {
                side,
                ask_increment: true,
            } => {
                write!(
                    f,
                    "{side} asks for an increment with less than two minutes left"
                )
            }
            Self::QuickplayDrawn => f.write_str("the arbiter declares the postponed game drawn"),
            Self::FlagNoticed { by, side } => write!(f, "{by} notices that {side}'s flag is down"),
            Self::BothFlagsNoticed { by, first } => {
                write!(f, "{by} notices that both flags are down, ")?;
                match first {
                    Some(side) => write!(f, "{side}'s first"),
                    None => f.write_str("nobody knows which fell first"),
                }
            }
            Self::IllegalMoveFound { by, ply: None } => write!(f, "{by} finds an illegal move"),
            Self::IllegalMoveFound { by, ply: Some(ply) } => {
                write!(f, "{by} finds ply {ply} to be illegal")
            }
            Self::TouchBreachFound { by } => write!(f, "{by} complains of a touched piece"),
            Self::PiecesDisplaced { side } => write!(f, "{side} displaces pieces"),
            Self::PiecesReplaced { side } => write!(f, "{side} has put the pieces right"),
            Self::DisplacementFound { by, ply } => {
                write!(f, "{by} finds that pieces were displaced after ply {ply}")
            }
            Self::WrongSetUpFound { by } => write!(f, "{by} finds that the set-up was wrong"),
            Self::BoardTurnedFound { by } => write!(f, "{by} finds that the board is turned"),
            Self::ColoursReversedFound { by } => {
                write!(f, "{by} finds that the colours are reversed")
            }
            Self::ClockDefective => f.write_str("the clock is defective"),
            Self::ClockWronglySet => f.write_str("the clock was set wrongly"),
            Self::ClocksStopped { by } => write!(f, "{by} stops the clocks"),
            Self::Resumed => f.write_str("the arbiter restarts the game"),
            Self::Answered { answer } => write!(f, "the arbiter answers: {answer}"),
            Self::CorrectionAgreed { ply: None } => {
                f.write_str("the players agree to correct the illegal move")
            }
            Self::CorrectionAgreed { ply: Some(ply) } => {
                write!(f, "the players agree to correct ply {ply}")
            }
            Self::CastlingBegun { side, move_ } => {
                write!(f, "{side} releases the king, castling with {move_}")
            }
            Self::IllegalPositionSeen => {
                f.write_str("the arbiter sees a position that no game can have")
            }
            Self::ContactDisputed { side, squares } => {
                let squares = List(squares);
                write!(
                    f,
                    "whether {side} touched {squares} by accident is disputed"
                )
            }
            Self::ClockMishandled { side, how } => write!(f, "{side} {how}"),
            Self::AssistantAgreed {
                side,
                task,
                disability,
            } => {
                let whose = if *disability {
                    ", who has a disability"
                } else {
                    ""
                };
                write!(f, "an assistant is to {task} for {side}{whose}")
            }
            Self::PressedByAssistant { side } => write!(f, "the assistant presses for {side}"),
            Self::OfferNoted { side } => write!(f, "{side} notes the offer on the sheet"),
            Self::AgreementPermitted => f.write_str("the arbiter consents to an agreed draw"),
            Self::ScreenClaimed { side } => write!(f, "{side} claims by what the screens show"),
            Self::SheetAsked { side } => write!(f, "{side} asks to see the sheet"),
            Self::PapersHandedIn {
                ground,
                position,
                sheet,
                verified,
            } => {
                let with = |there: bool| if there { "with" } else { "without" };
                write!(
                    f,
                    "papers are handed in, {ground}: {} the position, {} a sheet, {} the \
                     opponent's word",
                    with(*position),
                    with(*sheet),
                    with(*verified)
                )
            }
            Self::ConductReported { by, side, breach } => {
                write!(f, "{by} reports {side} for {breach}")
            }
            Self::Penalised {
                side,
                breach,
                penalties,
            } => write!(f, "the arbiter penalises {side} for {breach}: {penalties}"),
            Self::PersistentRefusal { side } => {
                write!(f, "{side} persistently refuses to comply with the Laws")
            }
            Self::PlayerLeft {
                side,
                zone,
                permitted,
                reported,
            } => {
                write!(f, "{side} leaves {zone}")?;
                f.write_str(if *permitted { " with permission" } else { "" })?;
                f.write_str(if *reported { " and reports it" } else { "" })
            }
            Self::WalkedOut { side } => write!(f, "{side} leaves the game without a word"),
            Self::DeviceReported {
                side,
                fact,
                authorised,
                switched_off,
            } => {
                write!(f, "{side}'s device is reported: {fact}")?;
                f.write_str(if *authorised { ", approved" } else { "" })?;
                f.write_str(if *switched_off { ", switched off" } else { "" })
            }
            Self::BothDevicesSounded => f.write_str("both players' devices sound at once"),
            Self::Disturbed => f.write_str("the game is disturbed from outside"),
            Self::ArbiterRemarked { remark } => write!(f, "an arbiter tells the players {remark}"),
            Self::MovesAsked { side } => write!(f, "{side} asks how many moves were made"),
            Self::Interfered { who, how } => write!(f, "{who} {how}"),
            Self::Removed { who } => write!(f, "the arbiter expels {who} from the venue"),
            Self::ArrangementFound => f.write_str("it is established that the result was arranged"),
            Self::Appealed { side, two_minutes } => {
                write!(f, "{side} appeals")?;
                f.write_str(if *two_minutes {
                    " against the decision on the two-minute claim"
                } else {
                    ""
                })
            }
            Self::AppealDecided { upheld: true } => f.write_str("the appeal is upheld"),
            Self::AppealDecided { upheld: false } => f.write_str("the appeal is dismissed"),
            Self::DecidedByAnalogy {
                article,
                reason,
                score,
            } => {
                write!(f, "the arbiter decides by analogy with {article}: {reason}")?;
                score.map_or(Ok(()), |score| write!(f, " ({score})"))
            }
            Self::ResultCorrected { white, black } => {
                write!(f, "the arbiter corrects the result to {white}-{black}")
            }
            Self::ResultAnnulled { reason } => write!(f, "the game is annulled: {reason}"),
            Self::GameReplayed { white, black } => {
                write!(f, "the game is played again: {white}-{black}")
            }
            Self::NoShowCounted {
                side,
                earlier,
                valid_reason,
            } => {
                let without = if *valid_reason { "with" } else { "without" };
                write!(
                    f,
                    "{side} did not appear, {without} a valid reason, {earlier} times before"
                )
            }
            Self::Disqualified {
                side,
                level,
                months,
                exceptional,
            } => {
                write!(f, "the federation disqualifies {side} after {level}")?;
                match months {
                    Some(months) => write!(f, " for {months} months")?,
                    None => f.write_str(" for life")?,
                }
                f.write_str(if *exceptional {
                    ", an exceptional case"
                } else {
                    ""
                })
            }
            Self::Withdrawn { side, excuse } => {
                write!(f, "{side} withdraws from the event: {excuse}")
            }
            Self::MoveRecorded { .. }
            | Self::WrittenInAdvance { .. }
            | Self::SheetsDue { .. }
            | Self::SheetUpdated { .. }
            | Self::SheetBorrowed { .. }
            | Self::SheetReturned { .. }
            | Self::SheetsCompared { .. }
            | Self::ResultSigned { .. }
            | Self::AdjournedEarly { .. }
            | Self::MoveSealed { .. }
            | Self::EnvelopeClosed { .. }
            | Self::EnvelopeWritten { .. }
            | Self::EnvelopeMissing { .. }
            | Self::SessionResumed { .. }
            | Self::ReplySealed { .. }
            | Self::WrongTimesReported { .. }
            | Self::TwoBoardsDemanded { .. }
            | Self::LiftedFromAperture { .. }
            | Self::PutInAperture { .. }
            | Self::MoveAnnounced { .. }
            | Self::BoardsDiffer { .. }
            | Self::AssistantRegistered { .. }
            | Self::AssistantActed { .. }
            | Self::ReconstructionBegun
            | Self::ReconstructionFailed
            | Self::AdjournmentCalled
            | Self::EnvelopeConfirmed
            | Self::EnvelopeOpened
            | Self::ReplyOpened => super::sheets_event_text::write(self, f),
        }
    }
}

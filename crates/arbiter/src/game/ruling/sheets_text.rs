//! The sentences for rulings on score sheets, adjourned games and players with impaired vision.

use super::What;
use crate::game::seconds::Seconds;
use core::fmt;

/// Writes what the general list leaves over.
pub(super) fn write(what: &What, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match what {
        What::Recorded { side, ply } => write!(f, "{side}'s sheet is written up to ply {ply}"),
        What::NeedNotRecord { side } => write!(f, "{side} need not record"),
        What::MustRecordAgain { side } => write!(f, "{side} must record again"),
        What::PreviousMoveUnrecorded { side } => {
            write!(
                f,
                "{side} has not recorded the previous move; the move stands"
            )
        }
        What::AdvanceAdmitted { side } => {
            write!(f, "{side} may write the move before it is made")
        }
        What::WroteInAdvance { side, complaints } => write!(
            f,
            "{side} has written a move before making it and stays free; complaints: {complaints}"
        ),
        What::RemarkAdvised { side } => {
            write!(f, "a commentary advises a remark to {side}")
        }
        What::SheetsToUpdate { white, black } => {
            f.write_str("to be completed before a move:")?;
            f.write_str(if *white { " White's sheet" } else { "" })?;
            f.write_str(if *white && *black { " and" } else { "" })?;
            f.write_str(if *black { " Black's sheet" } else { "" })
        }
        What::SheetComplete { side } => write!(f, "{side}'s sheet is complete"),
        What::SheetLent {
            to,
            returned: false,
        } => write!(f, "{to} uses the opponent's sheet"),
        What::SheetLent { to, returned: true } => {
            write!(f, "{to} has given the opponent's sheet back")
        }
        What::ReconstructionNoted {
            fen,
            white,
            black,
            plies,
        } => write!(
            f,
            "noted before the reconstruction: {fen}, White {} s, Black {} s, plies {plies}",
            Seconds(*white),
            Seconds(*black)
        ),
        What::SheetNoEvidence { side } => {
            write!(
                f,
                "{side}'s sheet is no evidence: it is not in algebraic notation"
            )
        }
        What::SheetsDiffer { plies } => {
            f.write_str("the sheets differ at ply")?;
            plies.iter().try_for_each(|ply| write!(f, " {ply}"))
        }
        What::SheetsAgree => f.write_str("the sheets agree"),
        What::GameRestored { plies } => {
            write!(
                f,
                "one game of {plies} plies agrees with sheets and position"
            )
        }
        What::GameNotRestored { games: 0 } => {
            f.write_str("no game agrees with sheets and position")
        }
        What::GameNotRestored { games } => {
            write!(f, "the sheets leave {games} games open")
        }
        What::NextMoveNumbered { number } => {
            write!(f, "the next move counts as number {number}")
        }
        What::Signed { side, score } => write!(f, "{side} signs {score}"),
        What::SignaturesDiffer => f.write_str("the players have signed different results"),
        What::ResultConfirmed => f.write_str("both players have signed the result"),
        What::SignedResultStands { score } => {
            write!(
                f,
                "the signed result {score} stands unless the arbiter decides otherwise"
            )
        }
        other => adjourned(other, f),
    }
}

fn adjourned(what: &What, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match what {
        What::MustSeal { side } => write!(f, "{side} must seal a move"),
        What::MustSealThis { side, move_ } => {
            write!(f, "{side} must seal {move_}, which was made on the board")
        }
        What::SealedMoveWritten { side } => {
            write!(f, "{side} has written a move, which may still be changed")
        }
        What::ReplySealed { side } => write!(f, "{side} has sealed the reply"),
        What::Adjourned { sealer } => write!(f, "the game is adjourned; {sealer} has sealed"),
        What::EnvelopeBears { item, text } => write!(f, "on the envelope, {item}: {text}"),
        What::EnvelopeLacks { item } => write!(f, "missing on the envelope: {item}"),
        What::EnvelopeKept => f.write_str("the envelope is checked and kept"),
        What::ResumptionSetUp { white, black } => write!(
            f,
            "the position before the sealed move stands; White {} s, Black {} s",
            Seconds(*white),
            Seconds(*black)
        ),
        What::SealedMoveDefective { side, text } => {
            write!(f, "{side}'s sealed move does not hold: {text}")
        }
        What::SealedMoveUnclear { side } => write!(f, "{side}'s sealed move can't be read"),
        What::SealerMovesOnTheBoard { side } => {
            write!(f, "{side} makes on the board the move that was sealed")
        }
        What::TimesCorrected => f.write_str("the times are those of the adjournment"),
        other => impaired(other, f),
    }
}

fn impaired(what: &What, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match what {
        What::TwoBoards => f.write_str("the game is played on two boards"),
        What::LeftAperture { side } => {
            write!(
                f,
                "{side} has taken pieces out of their apertures: they are touched"
            )
        }
        What::NotMadeYet {
            side,
            captured,
            announcement,
        } => {
            write!(f, "{side}'s move is not made yet:")?;
            f.write_str(if *captured {
                " the captured piece is on the board"
            } else {
                ""
            })?;
            f.write_str(if *captured && *announcement {
                " and"
            } else {
                ""
            })?;
            f.write_str(if *announcement {
                " it was not announced"
            } else {
                ""
            })
        }
        What::Announced { side, move_ } => write!(f, "{side} has announced {move_}"),
        What::SlipOfTheTongue { side } => write!(
            f,
            "{side} has announced another move than made and must correct it before the press"
        ),
        What::BoardCorrected { side } => {
            write!(f, "{side}'s board is put right by the scores")
        }
        What::AssistantRegistered { side, duties } => {
            write!(f, "{side} has an assistant who")?;
            for (i, duty) in duties.iter().enumerate() {
                write!(f, "{} {duty}", if i == 0 { "" } else { "," })?;
            }
            Ok(())
        }
        What::AssistantRequired => f.write_str(
            "an assistant must be used: one player does not see, the other does not hear",
        ),
        What::AssistantActed { side, duty } => {
            write!(f, "{side}'s assistant {duty}: it counts as done by {side}")
        }
        What::ToldUnasked { side } => {
            write!(f, "{side}'s assistant has told what nobody asked for")
        }
        _ => Ok(()),
    }
}

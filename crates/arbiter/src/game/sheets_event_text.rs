//! Events that concern score sheets, adjournment and impaired vision, as sentences.

use super::event::Act;
use super::event_text::List;
use super::seconds::Seconds;
use core::fmt;

/// Writes what the general list leaves over.
pub(super) fn write(act: &Act, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match act {
        Act::MoveRecorded { side, ply: None } => write!(f, "{side} records the moves"),
        Act::MoveRecorded {
            side,
            ply: Some(ply),
        } => write!(f, "{side} records up to ply {ply}"),
        Act::WrittenInAdvance {
            side,
            purpose,
            complaint,
        } => {
            let complaint = if *complaint {
                ", the opponent complains"
            } else {
                ""
            };
            write!(
                f,
                "{side} writes a move before making it, {purpose}{complaint}"
            )
        }
        Act::SheetsDue { flag_of } => {
            write!(f, "{flag_of}'s flag has fallen: sheets are to be completed")
        }
        Act::SheetUpdated { side } => write!(f, "{side} has completed the sheet"),
        Act::SheetBorrowed { side } => write!(f, "{side} takes the opponent's sheet"),
        Act::SheetReturned { side } => write!(f, "{side} gives the opponent's sheet back"),
        Act::ReconstructionBegun => f.write_str("the game is reconstructed on a second board"),
        Act::SheetsCompared { .. } => f.write_str("the two sheets are compared"),
        Act::ReconstructionFailed => f.write_str("the sheets cannot be brought up to date"),
        Act::ResultSigned { side, white, black } => {
            write!(f, "{side} signs the result {white}-{black}")
        }
        other => adjourned(other, f),
    }
}

fn adjourned(act: &Act, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match act {
        Act::AdjournmentCalled => f.write_str("the session is over: a move is to be sealed"),
        Act::AdjournedEarly {
            side,
            session_left,
            confirmed,
        } => {
            let insists = if *confirmed { ", insisting" } else { "" };
            let left = Seconds(*session_left);
            write!(
                f,
                "{side} adjourns {left} s before the end of the session{insists}"
            )
        }
        Act::MoveSealed { side, text } => write!(f, "{side} writes for the envelope: {text}"),
        Act::EnvelopeClosed { side } => {
            write!(f, "{side} closes the envelope and stops the clock")
        }
        Act::EnvelopeWritten { .. } => f.write_str("the envelope is written on"),
        Act::EnvelopeConfirmed => f.write_str("the arbiter has checked the envelope"),
        Act::EnvelopeMissing {
            position_known,
            times_known,
        } => {
            let known = |known: bool| if known { "known" } else { "unknown" };
            write!(
                f,
                "the envelope is missing, the position {}, the times {}",
                known(*position_known),
                known(*times_known)
            )
        }
        Act::SessionResumed { absent, .. } => {
            f.write_str("the game is to be resumed")?;
            absent
                .iter()
                .try_for_each(|side| write!(f, ", {side} absent"))
        }
        Act::EnvelopeOpened => f.write_str("the envelope is opened"),
        Act::ReplySealed { text } => write!(f, "the reply is sealed: {text}"),
        Act::ReplyOpened => f.write_str("the envelope with the reply is opened"),
        Act::WrongTimesReported { by } => write!(f, "{by} reports wrong times on the clock"),
        other => impaired(other, f),
    }
}

fn impaired(act: &Act, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match act {
        Act::TwoBoardsDemanded { by } => write!(f, "{by} demands two boards"),
        Act::LiftedFromAperture { side, squares } => {
            write!(f, "{side} lifts {} out of the aperture", List(squares))
        }
        Act::PutInAperture {
            side,
            move_,
            captured_left,
        } => {
            let left = if *captured_left {
                ", the captured piece still there"
            } else {
                ""
            };
            write!(
                f,
                "{side} puts the piece into its new aperture, {move_}{left}"
            )
        }
        Act::MoveAnnounced { side, move_ } => write!(f, "{side} announces {move_}"),
        Act::BoardsDiffer {
            scores_agree_to, ..
        } => write!(
            f,
            "the boards differ; the scores agree up to ply {scores_agree_to}"
        ),
        Act::AssistantRegistered { side, .. } => write!(f, "an assistant of {side} is registered"),
        Act::AssistantActed { side, duty, asked } => {
            let asked = if *asked { ", asked for it" } else { "" };
            write!(f, "{side}'s assistant {duty}{asked}")
        }
        _ => Ok(()),
    }
}

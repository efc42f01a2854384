//! The words for an arbiter's answers.

use super::question::Answer;
use super::seconds::Seconds;
use core::fmt;

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AsTheyStand => f.write_str("the times stay"),
            Self::Times { white, black } => {
                write!(
                    f,
                    "White {} s, Black {} s",
                    Seconds(*white),
                    Seconds(*black)
                )
            }
            Self::Reason => f.write_str("there was a reason"),
            Self::NoReason { extra } => {
                write!(
                    f,
                    "there was no reason; {} s for the opponent",
                    Seconds(*extra)
                )
            }
            Self::NoBreach => f.write_str("no penalty"),
            Self::Breach { extra } => write!(f, "{} s for the opponent", Seconds(*extra)),
            Self::Continue => f.write_str("play goes on"),
            Self::NewGame => f.write_str("a new game"),
            Self::Lost => f.write_str("lost"),
            Self::Excused => f.write_str("excused"),
            Self::Agree => f.write_str("the claim is right"),
            Self::Postpone { extra } if extra.is_zero() => f.write_str("postponed"),
            Self::Postpone { extra } => {
                write!(f, "postponed, {} s for the opponent", Seconds(*extra))
            }
            Self::Reject => f.write_str("rejected"),
            Self::Introduce => f.write_str("introduced"),
            Self::Draw => f.write_str("draw"),
            Self::ResultByFlag => f.write_str("the flag decides"),
            Self::Scores { white, black } => write!(f, "{white}-{black}"),
            Self::Yes => f.write_str("yes"),
            Self::No => f.write_str("no"),
            Self::OpponentScores { points } => write!(f, "the opponent scores {points}"),
            Self::Rook => f.write_str("a rook"),
            Self::Queen => f.write_str("a queen"),
            Self::Overstepped => f.write_str("too few moves are proved"),
            Self::NotProven => f.write_str("nothing is proved"),
            Self::MoreMoves { next } => write!(f, "the next move is evidently number {next}"),
            Self::MeansMove { move_ } => write!(f, "it means {move_}"),
            Self::CannotBeEstablished => f.write_str("its meaning cannot be established"),
            Self::Deduct { time } => write!(f, "{} s are taken", Seconds(*time)),
            Self::Penalise { penalties } => write!(f, "a breach, {penalties}"),
            Self::ExtraTime { white, black } => {
                write!(
                    f,
                    "White {} s more, Black {} s more",
                    Seconds(*white),
                    Seconds(*black)
                )
            }
            Self::BothLose => f.write_str("lost by both"),
            Self::Refer { to } => write!(f, "referred to {to}"),
            Self::Exclude => f.write_str("out of the event"),
            Self::Keep => f.write_str("kept in the event"),
        }
    }
}

//! What was found, as numbers.

use facade::arbiter::{Code, Reason, Severity};

/// Why a game is over.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_reason {
    /// The moves decide nothing; the Result tag stands.
    None = 0,
    /// Article 5.1.1 of 2023.
    Checkmate = 1,
    /// Article 5.2.1 of 2023.
    Stalemate = 2,
    /// Neither side can mate by any series of legal moves: article 5.2.2 of 2023.
    DeadPosition = 3,
    /// Article 9.6.1 of 2023.
    FivefoldRepetition = 4,
    /// Article 9.6.2 of 2023.
    SeventyFiveMoves = 5,
    /// A reason without a number of its own: see its name.
    Other = 65535,
}

/// How much a finding matters.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_severity {
    /// Worth knowing; nothing is wrong.
    Info = 0,
    /// The record breaks the Laws, or can't be read.
    Breach = 1,
}

/// What was found.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_code {
    /// `illegal-move`: a move that is not legal where it stands.
    IllegalMove = 1,
    /// `ambiguous-move`: a move that several pieces could make.
    AmbiguousMove = 2,
    /// `unreadable`: something in the record that could not be read.
    Unreadable = 3,
    /// `play-after-end`: moves after the game was over.
    PlayAfterEnd = 4,
    /// `result-mismatch`: the Result tag contradicts what the moves decide.
    ResultMismatch = 5,
    /// `time-forfeit-impossible`: a win on time by a player who could not mate.
    TimeForfeitImpossible = 6,
    /// `clock-rises`: more time is left than the time control can have given.
    ClockRises = 7,
    /// `overstepped`: a player's time had run out.
    Overstepped = 8,
    /// `claimable-threefold`: a draw by threefold repetition could have been claimed.
    ClaimableThreefold = 9,
    /// `claimable-fifty`: a draw by fifty moves could have been claimed.
    ClaimableFifty = 10,
    /// `dead-position`: nobody can mate by any series of legal moves.
    DeadPosition = 11,
    /// `missing-result`: the record states no result.
    MissingResult = 12,
    /// A finding without a number of its own: see its name.
    Other = 65535,
}

impl From<Reason> for chesslaws_reason {
    fn from(reason: Reason) -> Self {
        match reason {
            Reason::Checkmate => Self::Checkmate,
            Reason::Stalemate => Self::Stalemate,
            Reason::DeadPosition => Self::DeadPosition,
            Reason::FivefoldRepetition => Self::FivefoldRepetition,
            Reason::SeventyFiveMoves => Self::SeventyFiveMoves,
            _ => Self::Other,
        }
    }
}

impl From<Severity> for chesslaws_severity {
    fn from(severity: Severity) -> Self {
        match severity {
            Severity::Info => Self::Info,
            Severity::Breach => Self::Breach,
        }
    }
}

/// By name, so that a finding that the arbiter learns to make has its number here already.
impl From<Code> for chesslaws_code {
    fn from(code: Code) -> Self {
        match code.name() {
            "illegal-move" => Self::IllegalMove,
            "ambiguous-move" => Self::AmbiguousMove,
            "unreadable" => Self::Unreadable,
            "play-after-end" => Self::PlayAfterEnd,
            "result-mismatch" => Self::ResultMismatch,
            "time-forfeit-impossible" => Self::TimeForfeitImpossible,
            "clock-rises" => Self::ClockRises,
            "overstepped" => Self::Overstepped,
            "claimable-threefold" => Self::ClaimableThreefold,
            "claimable-fifty" => Self::ClaimableFifty,
            "dead-position" => Self::DeadPosition,
            "missing-result" => Self::MissingResult,
            _ => Self::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_finding_has_a_number_of_its_own() {
        let mut numbers: Vec<u32> = Code::ALL
            .iter()
            .map(|&code| chesslaws_code::from(code) as u32)
            .collect();
        assert!(!numbers.contains(&(chesslaws_code::Other as u32)));
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), Code::ALL.len());
    }
}

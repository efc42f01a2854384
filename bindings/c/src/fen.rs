//! Faults of a FEN as C programs see them.

use crate::status::{Failure, chesslaws_status};
use facade::board::FenError;

impl From<FenError> for Failure {
    fn from(error: FenError) -> Self {
        let byte = match error {
            FenError::Missing { offset, .. }
            | FenError::Unexpected { offset, .. }
            | FenError::RankLength { offset, .. }
            | FenError::Number { offset, .. }
            | FenError::Trailing { offset }
            | FenError::CastlingRook { offset } => Some(offset),
            FenError::Setup(_) => None,
        };
        Self::new(chesslaws_status::InvalidFen, error).at_byte(byte)
    }
}

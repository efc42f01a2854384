//! Faults of a FEN as C programs see them.

use crate::status::{Failure, chesslaws_status};
use facade::board::FenError;

impl From<FenError> for Failure {
    fn from(error: FenError) -> Self {
        let byte = error.offset();
        Self::new(chesslaws_status::InvalidFen, error).at_byte(byte)
    }
}

//! A column of packed positions that is being filled.

use crate::numbers::take;
use crate::validity::Validity;
use arrow_array::{ArrayRef, FixedSizeBinaryArray};
use arrow_buffer::Buffer;
use arrow_schema::ArrowError;
use chesslaws::board::{Position, PositionPacker};
use std::sync::Arc;

const LEN: usize = 32;

/// Packed positions one after the other, as Arrow wants them; null where one does not fit.
#[derive(Default)]
pub(crate) struct Packed {
    packer: Box<PositionPacker>,
    bytes: Vec<u8>,
    validity: Validity,
}

impl Packed {
    pub(crate) fn push(&mut self, position: &Position) {
        let packed = self.packer.pack(position);
        let bytes = packed.map_or([0; LEN], |packed| packed.to_bytes());
        self.bytes.extend_from_slice(&bytes);
        self.validity.push(packed.is_ok());
    }

    /// Takes away the rows beyond so many.
    pub(crate) fn truncate(&mut self, rows: usize) {
        self.bytes.truncate(rows * LEN);
        self.validity.truncate(rows);
    }

    pub(crate) fn finish(&mut self) -> Result<ArrayRef, ArrowError> {
        let bytes = Buffer::from_vec(take(&mut self.bytes));
        let nulls = self.validity.finish();
        let array = FixedSizeBinaryArray::try_new(LEN as i32, bytes, nulls)?;
        Ok(Arc::new(array))
    }
}

//! Columns of numbers that are being filled.

use crate::budget::another;
use crate::validity::Validity;
use arrow_array::{ArrayRef, ArrowPrimitiveType, PrimitiveArray};
use arrow_buffer::ArrowNativeType;
use std::sync::Arc;

/// The cells so far; the next batch will be about as long.
pub(crate) fn take<T>(cells: &mut Vec<T>) -> Vec<T> {
    let next = another(cells);
    std::mem::replace(cells, next)
}

/// Numbers some of which may be missing, as Arrow wants them.
pub(crate) struct Optional<T> {
    values: Vec<T>,
    validity: Validity,
}

impl<T> Default for Optional<T> {
    fn default() -> Self {
        Self {
            values: Vec::new(),
            validity: Validity::default(),
        }
    }
}

impl<T: ArrowNativeType> Optional<T> {
    #[inline]
    pub(crate) fn push(&mut self, value: Option<T>) {
        self.values.push(value.unwrap_or_default());
        self.validity.push(value.is_some());
    }

    pub(crate) fn push_nulls(&mut self, count: usize) {
        self.values.resize(self.values.len() + count, T::default());
        self.validity.push_times(false, count);
    }

    /// Takes away the rows beyond so many.
    pub(crate) fn truncate(&mut self, rows: usize) {
        self.values.truncate(rows);
        self.validity.truncate(rows);
    }

    pub(crate) fn finish<A: ArrowPrimitiveType<Native = T>>(&mut self) -> ArrayRef {
        let values = take(&mut self.values);
        let nulls = self.validity.finish();
        Arc::new(PrimitiveArray::<A>::new(values.into(), nulls))
    }
}

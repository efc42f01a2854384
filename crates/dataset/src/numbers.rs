//! Columns of numbers that are being filled.

use arrow_array::{ArrayRef, ArrowPrimitiveType, PrimitiveArray};
use arrow_buffer::{ArrowNativeType, NullBufferBuilder};
use std::sync::Arc;

/// The cells so far; the next batch will be about as long.
pub(crate) fn take<T>(cells: &mut Vec<T>) -> Vec<T> {
    let next = Vec::with_capacity(cells.len());
    std::mem::replace(cells, next)
}

/// Numbers some of which may be missing, as Arrow wants them.
pub(crate) struct Optional<T> {
    values: Vec<T>,
    nulls: NullBufferBuilder,
}

impl<T> Default for Optional<T> {
    fn default() -> Self {
        Self {
            values: Vec::new(),
            nulls: NullBufferBuilder::new(0),
        }
    }
}

impl<T: ArrowNativeType> Optional<T> {
    #[inline]
    pub(crate) fn push(&mut self, value: Option<T>) {
        self.values.push(value.unwrap_or_default());
        self.nulls.append(value.is_some());
    }

    pub(crate) fn push_nulls(&mut self, count: usize) {
        self.values.resize(self.values.len() + count, T::default());
        self.nulls.append_n_nulls(count);
    }

    pub(crate) fn finish<A: ArrowPrimitiveType<Native = T>>(&mut self) -> ArrayRef {
        let values = take(&mut self.values);
        let nulls = self.nulls.finish();
        Arc::new(PrimitiveArray::<A>::new(values.into(), nulls))
    }
}

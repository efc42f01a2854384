//! Which cells of a column hold something.

use crate::budget::another;
use arrow_buffer::{BooleanBuffer, Buffer, NullBuffer};

/// A bit for each cell, 64 at a time: a cell costs a few instructions, which matters where a column
/// has one a ply.
#[derive(Default)]
pub(crate) struct Validity {
    words: Vec<u64>,
    /// The bits that do not yet fill a word.
    word: u64,
    len: usize,
}

impl Validity {
    #[inline]
    pub(crate) fn push(&mut self, is_valid: bool) {
        self.word |= u64::from(is_valid) << (self.len % 64);
        self.len += 1;
        if self.len.is_multiple_of(64) {
            self.words.push(self.word);
            self.word = 0;
        }
    }

    pub(crate) fn push_times(&mut self, is_valid: bool, times: usize) {
        let mut rest = times;
        while rest > 0 && (!self.len.is_multiple_of(64) || rest < 64) {
            self.push(is_valid);
            rest -= 1;
        }
        let word = if is_valid { u64::MAX } else { 0 };
        let whole = rest / 64;
        self.words.resize(self.words.len() + whole, word);
        self.len += 64 * whole;
        (0..rest % 64).for_each(|_| self.push(is_valid));
    }

    /// Takes away the cells beyond so many.
    pub(crate) fn truncate(&mut self, len: usize) {
        if len >= self.len {
            return;
        }
        let word = self.words.get(len / 64).copied().unwrap_or(self.word);
        self.word = word & ((1 << (len % 64)) - 1);
        self.words.truncate(len / 64);
        self.len = len;
    }

    /// `None` if every cell is valid. The next column starts empty, with room for as many.
    pub(crate) fn finish(&mut self) -> Option<NullBuffer> {
        let next = Self {
            words: another(&self.words),
            ..Self::default()
        };
        let mut done = std::mem::replace(self, next);
        done.words.push(done.word);
        let bits = BooleanBuffer::new(Buffer::from_vec(done.words), 0, done.len);
        Some(NullBuffer::new(bits)).filter(|nulls| nulls.null_count() > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// What is done to a column: cells one by one, in runs, and taken away again.
    #[derive(Debug, Clone)]
    enum Act {
        Push(bool),
        Times(bool, usize),
        Truncate(usize),
    }

    fn acts() -> impl Strategy<Value = Vec<Act>> {
        let act = prop_oneof![
            4 => any::<bool>().prop_map(Act::Push),
            2 => (any::<bool>(), 0..200_usize).prop_map(|(valid, times)| Act::Times(valid, times)),
            1 => (0..600_usize).prop_map(Act::Truncate),
        ];
        prop::collection::vec(act, 0..40)
    }

    proptest! {
        #[test]
        fn holds_the_bits_of_a_plain_list(batches in prop::collection::vec(acts(), 1..3)) {
            let mut validity = Validity::default();
            for acts in batches {
                let mut plain = Vec::new();
                for act in acts {
                    match act {
                        Act::Push(valid) => {
                            validity.push(valid);
                            plain.push(valid);
                        }
                        Act::Times(valid, times) => {
                            validity.push_times(valid, times);
                            plain.resize(plain.len() + times, valid);
                        }
                        Act::Truncate(len) => {
                            validity.truncate(len);
                            plain.truncate(len);
                        }
                    }
                }
                let found = validity.finish();
                let expected = Some(NullBuffer::from(plain)).filter(|nulls| nulls.null_count() > 0);
                prop_assert_eq!(found, expected);
            }
        }
    }
}

//! A column of text that is being filled.

use crate::budget::another;
use crate::numbers::take;
use arrow_array::{ArrayRef, StringArray};
use arrow_buffer::{Buffer, NullBufferBuilder, OffsetBuffer};
use arrow_schema::ArrowError;
use chesslaws::board::AsciiText;
use std::fmt;
use std::io::Write;
use std::sync::Arc;

/// Texts one after the other in one piece of memory, as Arrow wants them.
pub(crate) struct Text {
    text: Vec<u8>,
    ends: Vec<i32>,
    nulls: NullBufferBuilder,
}

impl Default for Text {
    fn default() -> Self {
        Self {
            text: Vec::new(),
            ends: vec![0],
            nulls: NullBufferBuilder::new(0),
        }
    }
}

impl Text {
    /// Ends the row whose text has been added.
    #[inline]
    fn close(&mut self) {
        // A batch is cut long before two gigabytes; what did not fit would make the array invalid.
        self.ends.push(i32::try_from(self.text.len()).unwrap_or(-1));
    }

    #[inline]
    pub(crate) fn push(&mut self, text: &str) {
        self.push_ascii(text.as_bytes());
    }

    /// Adds text that is known to be ASCII; anything else that is not UTF-8 would be an error when
    /// the column is finished.
    #[inline]
    pub(crate) fn push_ascii(&mut self, text: &[u8]) {
        self.text.extend_from_slice(text);
        self.close();
        self.nulls.append_non_null();
    }

    /// Adds a short text.
    #[inline]
    pub(crate) fn push_short<const N: usize>(&mut self, text: &AsciiText<N>) {
        self.push_first(text.whole(), text.as_bytes().len());
    }

    /// Adds the first `len` of some bytes in ASCII. All of them are copied, which takes no loop.
    #[inline]
    pub(crate) fn push_first<const N: usize>(&mut self, bytes: &[u8; N], len: usize) {
        let end = self.text.len() + len;
        self.text.extend_from_slice(bytes);
        self.text.truncate(end);
        self.close();
        self.nulls.append_non_null();
    }

    /// Adds the same text again and again.
    pub(crate) fn push_times(&mut self, text: &str, times: usize) {
        self.text.reserve(text.len() * times);
        for _ in 0..times {
            self.text.extend_from_slice(text.as_bytes());
            self.close();
        }
        self.nulls.append_n_non_nulls(times);
    }

    pub(crate) fn push_opt(&mut self, text: Option<&str>) {
        self.text
            .extend_from_slice(text.unwrap_or_default().as_bytes());
        self.close();
        self.nulls.append(text.is_some());
    }

    /// Writing into memory cannot fail, and what is written here is not fallible itself.
    pub(crate) fn push_display(&mut self, value: impl fmt::Display) {
        let _ = write!(self.text, "{value}");
        self.close();
        self.nulls.append_non_null();
    }

    /// Takes away the rows beyond so many.
    pub(crate) fn truncate(&mut self, rows: usize) {
        if let Some(&end) = self.ends.get(rows) {
            self.ends.truncate(rows + 1);
            self.text.truncate(usize::try_from(end).unwrap_or(0));
            self.nulls.truncate(rows);
        }
    }

    pub(crate) fn finish(&mut self) -> Result<ArrayRef, ArrowError> {
        let mut next = another(&self.ends);
        next.push(0);
        let ends = std::mem::replace(&mut self.ends, next);
        let text = take(&mut self.text);
        if ends.contains(&-1) {
            let message = "a column of text in one batch is longer than 2 GiB";
            return Err(ArrowError::InvalidArgumentError(message.to_owned()));
        }
        let array = StringArray::try_new(
            OffsetBuffer::new(ends.into()),
            Buffer::from_vec(text),
            self.nulls.finish(),
        )?;
        Ok(Arc::new(array))
    }
}

//! A column of text that is being filled.

use arrow_array::{ArrayRef, StringArray};
use arrow_buffer::{Buffer, NullBufferBuilder, OffsetBuffer};
use arrow_schema::ArrowError;
use std::fmt::{self, Write};
use std::sync::Arc;

/// Texts one after the other in one string, as Arrow wants them.
pub(crate) struct Text {
    text: String,
    ends: Vec<i32>,
    nulls: NullBufferBuilder,
}

impl Default for Text {
    fn default() -> Self {
        Self {
            text: String::new(),
            ends: vec![0],
            nulls: NullBufferBuilder::new(0),
        }
    }
}

impl Text {
    /// Ends the row that was written into [`Self::open`].
    fn close(&mut self) {
        // A batch is cut long before two gigabytes; what did not fit would make the array invalid.
        self.ends.push(i32::try_from(self.text.len()).unwrap_or(-1));
    }

    pub(crate) fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.close();
        self.nulls.append_non_null();
    }

    pub(crate) fn push_opt(&mut self, text: Option<&str>) {
        self.text.push_str(text.unwrap_or_default());
        self.close();
        self.nulls.append(text.is_some());
    }

    /// Writing into memory cannot fail, and what is written here is not fallible itself.
    pub(crate) fn push_display(&mut self, value: impl fmt::Display) {
        let _ = write!(self.text, "{value}");
        self.close();
        self.nulls.append_non_null();
    }

    pub(crate) fn finish(&mut self) -> Result<ArrayRef, ArrowError> {
        let ends = std::mem::replace(&mut self.ends, vec![0]);
        let text = std::mem::take(&mut self.text);
        self.text.reserve(text.len());
        if ends.contains(&-1) {
            let message = "a column of text in one batch is longer than 2 GiB";
            return Err(ArrowError::InvalidArgumentError(message.to_owned()));
        }
        let array = StringArray::try_new(
            OffsetBuffer::new(ends.into()),
            Buffer::from_vec(text.into_bytes()),
            self.nulls.finish(),
        )?;
        Ok(Arc::new(array))
    }
}

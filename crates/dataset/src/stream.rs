//! One table as a stream of record batches.

use crate::scan::{Run, Scan, Soon};
use crate::tables::Table;
use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::{ArrowError, SchemaRef};
use std::time::Duration;

/// The batches of one table, for everything that takes a [`RecordBatchReader`].
///
/// ```
/// use arrow_array::RecordBatchReader;
/// use chesslaws_dataset::{Scan, Source, Stream, Table};
///
/// let scan = Scan::new([Source::text("mine", b"1. e4 e5 *")]);
/// let mut moves = Stream::new(scan, Table::Moves);
/// assert_eq!(moves.schema().field(4).name(), "san");
/// assert_eq!(moves.next().unwrap()?.num_rows(), 2);
/// # Ok::<(), arrow_schema::ArrowError>(())
/// ```
#[derive(Debug)]
pub struct Stream {
    run: Run,
    table: Table,
    schema: SchemaRef,
}

impl Stream {
    /// Begins to read; columns of other tables are left out.
    ///
    /// ```
    /// use chesslaws_dataset::{Scan, Source, Stream, Table};
    /// let scan = Scan::new([Source::text("empty", b"")]);
    /// assert_eq!(Stream::new(scan, Table::Games).count(), 0);
    /// ```
    #[must_use]
    pub fn new(scan: Scan, table: Table) -> Self {
        let selection = scan.selection().only(table);
        Self {
            table,
            schema: selection.schema(table),
            run: scan.select(selection).run(),
        }
    }
}

impl Stream {
    /// The next batch, if it is done in this time; see [`Run::next_within`].
    ///
    /// ```
    /// use chesslaws_dataset::{Scan, Soon, Source, Stream, Table};
    /// use std::time::Duration;
    /// let mut stream = Stream::new(Scan::new([Source::text("mine", b"1. e4 *")]), Table::Moves);
    /// let batch = loop {
    ///     match stream.next_within(Duration::from_millis(20)) {
    ///         Soon::Next(batch) => break batch?,
    ///         Soon::Later => continue,
    ///         Soon::End => return Err("no batch".into()),
    ///     }
    /// };
    /// assert_eq!(batch.num_rows(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn next_within(&mut self, time: Duration) -> Soon<Result<RecordBatch, ArrowError>> {
        loop {
            match self.run.next_within(time) {
                Soon::Later => return Soon::Later,
                Soon::End => return Soon::End,
                Soon::Next(Ok(mut batches)) => {
                    if let Some(batch) = batches.take(self.table) {
                        return Soon::Next(Ok(batch));
                    }
                }
                // What reads the stream in another language then knows it for an error of the system.
                Soon::Next(Err(error)) => {
                    let words = error.to_string();
                    return Soon::Next(Err(ArrowError::IoError(words, error.error)));
                }
            }
        }
    }
}

impl Iterator for Stream {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            match self.next_within(Duration::MAX) {
                Soon::Next(batch) => return Some(batch),
                Soon::End => return None,
                Soon::Later => {}
            }
        }
    }
}

impl RecordBatchReader for Stream {
    fn schema(&self) -> SchemaRef {
        self.schema.clone()
    }
}

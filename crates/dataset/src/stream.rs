//! One table as a stream of record batches.

use crate::scan::{Run, Scan};
use crate::tables::Table;
use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::{ArrowError, SchemaRef};

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

impl Iterator for Stream {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            match self.run.next()? {
                Ok(mut batches) => {
                    if let Some(batch) = batches.take(self.table) {
                        return Some(Ok(batch));
                    }
                }
                Err(error) => return Some(Err(ArrowError::ExternalError(Box::new(error)))),
            }
        }
    }
}

impl RecordBatchReader for Stream {
    fn schema(&self) -> SchemaRef {
        self.schema.clone()
    }
}

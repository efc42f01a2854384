//! The tables as Parquet files.
//!
//! A dataset is a folder with one folder a table, and in it files of many rows, one after the other:
//! `games/part-00000.parquet`, `moves/part-00000.parquet`, `moves/part-00001.parquet`… Columns are
//! compressed with zstd. Durations are stored as whole microseconds with their Arrow type noted beside.

use crate::scan::ScanError;
use crate::tables::{Batches, Selection, Table};
use arrow_array::RecordBatch;
use arrow_schema::SchemaRef;
use parquet::arrow::ArrowWriter;
use parquet::basic::{Compression, ZstdLevel};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// Why a dataset can't be written. What the system or the writer reports is in the words of the error, and
/// no `source` that would say it again.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// A folder or a file can't be made.
    #[error("{}: {error}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// What the system reports.
        error: io::Error,
    },
    /// The folder holds a dataset already, or something else.
    #[error("{}: expected no folder or an empty one, found one that holds something", .0.display())]
    NotEmpty(PathBuf),
    /// A file of the dataset can't be written.
    #[error("{}: {error}", path.display())]
    Parquet {
        /// Which.
        path: PathBuf,
        /// What the writer reports.
        error: ParquetError,
    },
    /// A source can't be read.
    #[error(transparent)]
    Scan(#[from] ScanError),
}

/// A file gets no more rows than this before the next one is begun.
pub const ROWS_A_FILE: usize = 4 << 20;
/// Rows that are compressed together: what bounds the memory of the writer.
const ROWS_A_GROUP: usize = 128 << 10;

/// Writes batches as a dataset.
///
/// ```
/// use chesslaws_dataset::parquet::Writer;
/// use chesslaws_dataset::{Scan, Selection, Source};
///
/// # let folder = tempfile::tempdir()?;
/// # let folder = folder.path().join("games");
/// let mut writer = Writer::create(&folder, &Selection::default())?;
/// for batches in Scan::new([Source::text("mine", b"1. e4 e5 *")]).run() {
///     writer.write(&batches?)?;
/// }
/// writer.finish()?;
/// assert!(folder.join("moves/part-00000.parquet").is_file());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Writer {
    tables: Vec<TableWriter>,
}

impl Writer {
    /// Makes the folder, which must be empty if it is there, and begins a dataset of these columns.
    ///
    /// # Errors
    ///
    /// Where the folder is not empty or can't be made.
    ///
    /// ```
    /// use chesslaws_dataset::Selection;
    /// use chesslaws_dataset::parquet::{WriteError, Writer};
    /// # let folder = tempfile::tempdir()?;
    /// # let folder = folder.path();
    /// std::fs::write(folder.join("mine"), "")?;
    /// let refused = Writer::create(folder, &Selection::default());
    /// assert!(matches!(refused, Err(WriteError::NotEmpty(_))));
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn create(folder: impl AsRef<Path>, selection: &Selection) -> Result<Self, WriteError> {
        let folder = folder.as_ref();
        let failed = |error| WriteError::File {
            path: folder.to_owned(),
            error,
        };
        fs::create_dir_all(folder).map_err(failed)?;
        if fs::read_dir(folder).map_err(failed)?.next().is_some() {
            return Err(WriteError::NotEmpty(folder.to_owned()));
        }
        let wanted = Table::ALL.into_iter().filter(|table| selection.has(*table));
        let tables = wanted.map(|table| TableWriter::create(folder, table, selection));
        Ok(Self {
            tables: tables.collect::<Result<_, _>>()?,
        })
    }

    /// Adds rows.
    ///
    /// # Errors
    ///
    /// Where a file can't be written.
    ///
    /// ```
    /// # use chesslaws_dataset::parquet::Writer;
    /// # use chesslaws_dataset::{Scan, Selection, Source};
    /// # let folder = tempfile::tempdir()?;
    /// let mut writer = Writer::create(folder.path(), &Selection::default())?;
    /// let batches = Scan::new([Source::text("mine", b"1. e4 *")]).run().next().unwrap()?;
    /// writer.write(&batches)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn write(&mut self, batches: &Batches) -> Result<(), WriteError> {
        for table in &mut self.tables {
            if let Some(batch) = batches.get(table.table) {
                table.write(batch)?;
            }
        }
        Ok(())
    }

    /// Ends the files. Without it they can't be read.
    ///
    /// # Errors
    ///
    /// Where a file can't be written.
    ///
    /// ```
    /// # use chesslaws_dataset::parquet::Writer;
    /// # use chesslaws_dataset::Selection;
    /// # let folder = tempfile::tempdir()?;
    /// Writer::create(folder.path(), &Selection::default())?.finish()?;
    /// // A table without rows is a file all the same, with its columns.
    /// assert!(folder.path().join("findings/part-00000.parquet").is_file());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn finish(self) -> Result<(), WriteError> {
        for table in self.tables {
            table.end()?;
        }
        Ok(())
    }
}

/// The files of one table.
#[derive(Debug)]
struct TableWriter {
    table: Table,
    folder: PathBuf,
    schema: SchemaRef,
    part: u32,
    rows: usize,
    path: PathBuf,
    file: ArrowWriter<File>,
}

impl TableWriter {
    fn create(folder: &Path, table: Table, selection: &Selection) -> Result<Self, WriteError> {
        let folder = folder.join(table.name());
        fs::create_dir(&folder).map_err(|error| WriteError::File {
            path: folder.clone(),
            error,
        })?;
        let schema = selection.schema(table);
        let (path, file) = begin(&folder, 0, &schema)?;
        Ok(Self {
            table,
            folder,
            schema,
            part: 0,
            rows: 0,
            path,
            file,
        })
    }

    fn write(&mut self, batch: &RecordBatch) -> Result<(), WriteError> {
        if self.rows > 0 && self.rows + batch.num_rows() > ROWS_A_FILE {
            let (path, file) = begin(&self.folder, self.part + 1, &self.schema)?;
            let full = std::mem::replace(&mut self.file, file);
            close(&self.path, full)?;
            self.path = path;
            self.part += 1;
            self.rows = 0;
        }
        self.rows += batch.num_rows();
        self.file
            .write(batch)
            .map_err(|error| parquet_error(&self.path, error))
    }

    fn end(self) -> Result<(), WriteError> {
        close(&self.path, self.file)
    }
}

fn begin(
    folder: &Path,
    part: u32,
    schema: &SchemaRef,
) -> Result<(PathBuf, ArrowWriter<File>), WriteError> {
    let path = folder.join(format!("part-{part:05}.parquet"));
    let file = File::create_new(&path).map_err(|error| WriteError::File {
        path: path.clone(),
        error,
    })?;
    let properties = WriterProperties::builder()
        .set_compression(Compression::ZSTD(ZstdLevel::default()))
        .set_max_row_group_row_count(Some(ROWS_A_GROUP))
        .build();
    let writer = ArrowWriter::try_new(file, schema.clone(), Some(properties))
        .map_err(|error| parquet_error(&path, error))?;
    Ok((path, writer))
}

fn close(path: &Path, file: ArrowWriter<File>) -> Result<(), WriteError> {
    file.close()
        .map(drop)
        .map_err(|error| parquet_error(path, error))
}

fn parquet_error(path: &Path, error: ParquetError) -> WriteError {
    WriteError::Parquet {
        path: path.to_owned(),
        error,
    }
}

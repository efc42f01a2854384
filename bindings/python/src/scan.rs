//! `scan_pgn`: games as Arrow tables.

use crate::position::letters;
use crate::source::{self, Given};
use crate::words::Edition;
use chesslaws::laws::Rules;
use chesslaws::notation::Leniency;
use chesslaws::notation::pgn::ReadOptions;
use chesslaws_dataset::arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema, to_ffi};
use chesslaws_dataset::arrow_array::ffi_stream::FFI_ArrowArrayStream;
use chesslaws_dataset::arrow_array::{Array, RecordBatch, RecordBatchReader, StructArray};
use chesslaws_dataset::arrow_schema::{ArrowError, SchemaRef};
use chesslaws_dataset::{
    Batches, FindingsColumn, GamesColumn, MovesColumn, Run, ScanError, Selection, Soon, Table,
    UnknownColumn, parquet,
};
use pyo3::exceptions::{PyOSError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict, PyMapping, PyTuple};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// What a scan reads; made by `scan_pgn`.
///
/// `games`, `moves` and `findings` are the tables. Each hands its rows over as an Arrow stream, to
/// everything that takes one: `polars.DataFrame(scan.games)`, `pyarrow.table(scan.moves)`,
/// `duckdb.sql("select … from moves")`. Each such pass reads the sources again, for the columns of
/// that table alone.
///
/// To take several tables in one pass, iterate: each step gives a dict of the batches of a run of
/// games, by table.
#[pyclass(module = "chesslaws", frozen)]
pub(crate) struct Scan(Arc<Terms>);

struct Terms {
    sources: Vec<Given>,
    selection: Selection,
    rules: Rules,
    judge: bool,
    options: ReadOptions,
    jobs: Option<NonZeroUsize>,
    batch_bytes: Option<usize>,
    progress: Option<Arc<Py<PyAny>>>,
}

impl Terms {
    /// Begins a pass over the sources; a stream can be read once.
    fn scan(
        &self,
        py: Python<'_>,
        selection: Selection,
    ) -> PyResult<(chesslaws_dataset::Scan, Progress)> {
        let read = Arc::new(AtomicU64::new(0));
        let opened: PyResult<Vec<_>> = self
            .sources
            .iter()
            .map(|given| given.source(py, &read))
            .collect();
        let mut scan = chesslaws_dataset::Scan::new(opened?)
            .select(selection)
            .rules(self.rules)
            .judge(self.judge)
            .options(self.options);
        if let Some(jobs) = self.jobs {
            scan = scan.jobs(jobs);
        }
        if let Some(bytes) = self.batch_bytes {
            scan = scan.batch_bytes(bytes);
        }
        let progress = Progress {
            callback: self.progress.clone(),
            read,
            told: 0,
        };
        Ok((scan, progress))
    }

    fn table(self: &Arc<Self>, table: Table) -> PyResult<ScanTable> {
        if !self.selection.has(table) {
            return Err(PyValueError::new_err(format!(
                "the table {table} was not asked for"
            )));
        }
        Ok(ScanTable {
            terms: Arc::clone(self),
            table,
        })
    }
}

/// Tells a Python function how many bytes of the sources have been read since it was last told.
struct Progress {
    callback: Option<Arc<Py<PyAny>>>,
    read: Arc<AtomicU64>,
    told: u64,
}

/// What has to be told.
struct Due {
    callback: Arc<Py<PyAny>>,
    bytes: u64,
}

impl Progress {
    fn due(&mut self) -> Option<Due> {
        let read = self.read.load(Ordering::Relaxed);
        let bytes = read - self.told;
        self.told = read;
        let callback = Arc::clone(self.callback.as_ref()?);
        (bytes > 0).then_some(Due { callback, bytes })
    }
}

impl Due {
    fn tell(self, py: Python<'_>) -> PyResult<()> {
        self.callback.call1(py, (self.bytes,)).map(drop)
    }
}

#[pymethods]
impl Scan {
    /// The table of games: one row a game.
    ///
    /// >>> scan_pgn(b"1. e4 *").games.columns[:3]
    /// ('file', 'game', 'line')
    #[getter]
    fn games(&self) -> PyResult<ScanTable> {
        self.0.table(Table::Games)
    }

    /// The table of moves: one row a ply.
    ///
    /// >>> scan_pgn(b"1. e4 *", columns={"moves": ["san"]}).moves.columns
    /// ('san',)
    #[getter]
    fn moves(&self) -> PyResult<ScanTable> {
        self.0.table(Table::Moves)
    }

    /// The table of findings: one row for each thing that the audit of a game has to say.
    ///
    /// >>> scan_pgn(b"1. e4 *").findings.columns[-1]
    /// 'message'
    #[getter]
    fn findings(&self) -> PyResult<ScanTable> {
        self.0.table(Table::Findings)
    }

    /// The size of all sources in bytes, as `progress` counts them; None where one is a stream.
    ///
    /// >>> scan_pgn(b"1. e4 *").size
    /// 7
    #[getter]
    fn size(&self) -> Option<u64> {
        self.0.sources.iter().map(Given::size).sum()
    }

    fn __iter__(&self, py: Python<'_>) -> PyResult<ScanBatches> {
        let (scan, progress) = self.0.scan(py, self.0.selection.clone())?;
        Ok(ScanBatches {
            run: Mutex::new(scan.run()),
            progress: Mutex::new(progress),
        })
    }

    /// Write the tables as Parquet files, compressed with zstd, into a folder that is empty or not
    /// there: `games/part-00000.parquet`, `moves/part-00000.parquet`…
    ///
    /// Raises `OSError` if the folder can't be written, a source can't be read, or the folder holds
    /// something. What was written before an error stays there: take the folder away before the next try.
    ///
    /// >>> import tempfile, pathlib
    /// >>> with tempfile.TemporaryDirectory() as folder:
    /// ...     scan_pgn(b"1. e4 *").write_parquet(folder)
    /// ...     sorted(path.name for path in pathlib.Path(folder).iterdir())
    /// ['findings', 'games', 'moves']
    fn write_parquet(&self, py: Python<'_>, folder: PathBuf) -> PyResult<()> {
        let (scan, mut progress) = self.0.scan(py, self.0.selection.clone())?;
        let failed = |error: parquet::WriteError| match error {
            parquet::WriteError::Scan(error) => scan_error(py, error),
            other => PyOSError::new_err(other.to_string()),
        };
        let mut writer = parquet::Writer::create(folder, &self.0.selection).map_err(failed)?;
        let mut run = scan.run();
        // Whoever presses Ctrl-C does not want to wait for the last file.
        while let Some(batches) = patiently(py, || run.next_within(PATIENCE))? {
            let written = py.detach(|| {
                batches
                    .map_err(Into::into)
                    .and_then(|batches| writer.write(&batches))
            });
            written.map_err(failed)?;
            progress.due().map_or(Ok(()), |due| due.tell(py))?;
        }
        py.detach(|| writer.finish()).map_err(failed)
    }

    fn __repr__(&self) -> String {
        let tables = Table::ALL.into_iter();
        let wanted: Vec<_> = tables
            .filter(|table| self.0.selection.has(*table))
            .map(Table::name)
            .collect();
        format!(
            "<chesslaws.Scan of {} sources: {}>",
            self.0.sources.len(),
            wanted.join(", ")
        )
    }
}

/// One table of a scan. Every Arrow consumer takes it as it is.
#[pyclass(module = "chesslaws", frozen)]
pub(crate) struct ScanTable {
    terms: Arc<Terms>,
    table: Table,
}

#[pymethods]
impl ScanTable {
    /// The names of the columns.
    ///
    /// >>> scan_pgn(b"1. e4 *").moves.columns[2:5]
    /// ('ply', 'color', 'san')
    #[getter]
    fn columns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let schema = self.terms.selection.schema(self.table);
        PyTuple::new(py, schema.fields().iter().map(|field| field.name().clone()))
    }

    /// What each column holds and in which unit, in a sentence, by its name.
    ///
    /// >>> scan_pgn(b"1. e4 *").moves.about["san"]
    /// 'The move in standard algebraic notation.'
    #[getter]
    fn about<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let about = PyDict::new(py);
        for field in self.terms.selection.schema(self.table).fields() {
            let sentence = sentence(self.table, field.name())
                .map_err(|error| PyValueError::new_err(error.to_string()))?;
            about.set_item(field.name(), sentence)?;
        }
        Ok(about)
    }

    /// Begin a pass and hand the rows over as an `ArrowArrayStream` in a capsule.
    ///
    /// `requested_schema` is not heeded, which the protocol allows.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        let selection = self.terms.selection.only(self.table);
        let (scan, progress) = self.terms.scan(py, selection)?;
        let stream = TableStream {
            stream: chesslaws_dataset::Stream::new(scan, self.table),
            progress,
        };
        let stream = FFI_ArrowArrayStream::new(Box::new(stream));
        PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
    }

    /// Hand the schema over as an `ArrowSchema` in a capsule.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        let schema = self.terms.selection.schema(self.table);
        schema_capsule(py, &schema)
    }

    fn __repr__(&self) -> String {
        format!("<chesslaws.ScanTable {}>", self.table)
    }
}

fn sentence(table: Table, column: &str) -> Result<&'static str, UnknownColumn> {
    Ok(match table {
        Table::Games => column.parse::<GamesColumn>()?.about(),
        Table::Moves => column.parse::<MovesColumn>()?.about(),
        Table::Findings => column.parse::<FindingsColumn>()?.about(),
    })
}

fn schema_capsule<'py>(py: Python<'py>, schema: &SchemaRef) -> PyResult<Bound<'py, PyCapsule>> {
    let schema = FFI_ArrowSchema::try_from(schema.as_ref()).map_err(arrow_error)?;
    PyCapsule::new_with_value(py, schema, c"arrow_schema")
}

fn arrow_error(error: ArrowError) -> PyErr {
    PyRuntimeError::new_err(error.to_string())
}

fn scan_error(py: Python<'_>, error: ScanError) -> PyErr {
    source::exception(py, error.error, Some(&PathBuf::from(error.name)))
}

/// How long a source is waited for without a look at whether Python has been interrupted.
const PATIENCE: Duration = Duration::from_millis(100);

/// What comes next, waited for without the interpreter; Ctrl-C ends the waiting.
fn patiently<T: Send>(
    py: Python<'_>,
    mut next: impl FnMut() -> Soon<T> + Send,
) -> PyResult<Option<T>> {
    loop {
        let soon = py.detach(&mut next);
        py.check_signals()?;
        match soon {
            Soon::Next(item) => return Ok(Some(item)),
            Soon::End => return Ok(None),
            Soon::Later => {}
        }
    }
}

/// One table's batches for a consumer, which may or may not hold the interpreter while it waits:
/// a source that is a Python file needs it.
struct TableStream {
    stream: chesslaws_dataset::Stream,
    progress: Progress,
}

impl Iterator for TableStream {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        Python::attach(|py| {
            let stream = &mut self.stream;
            let item = match patiently(py, || stream.next_within(PATIENCE)) {
                Ok(item) => item?,
                Err(interrupt) => {
                    return Some(Err(ArrowError::ExternalError(Box::new(interrupt))));
                }
            };
            match self.progress.due().map_or(Ok(()), |due| due.tell(py)) {
                Ok(()) => Some(item),
                Err(error) => Some(Err(ArrowError::ExternalError(Box::new(error)))),
            }
        })
    }
}

impl RecordBatchReader for TableStream {
    fn schema(&self) -> SchemaRef {
        self.stream.schema()
    }
}

/// The batches of a scan, several tables in one pass.
#[pyclass(module = "chesslaws", frozen)]
pub(crate) struct ScanBatches {
    run: Mutex<Run>,
    progress: Mutex<Progress>,
}

#[pymethods]
impl ScanBatches {
    fn __iter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let next = || {
            self.run
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .next_within(PATIENCE)
        };
        let Some(batches) = patiently(py, next)? else {
            return Ok(None);
        };
        let batches = batches.map_err(|error| scan_error(py, error))?;
        let progress = &self.progress;
        py.detach(|| {
            progress
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .due()
        })
        .map_or(Ok(()), |due| due.tell(py))?;
        tables(py, batches).map(Some)
    }
}

fn tables(py: Python<'_>, mut batches: Batches) -> PyResult<Bound<'_, PyDict>> {
    let tables = PyDict::new(py);
    for table in Table::ALL {
        if let Some(batch) = batches.take(table) {
            tables.set_item(table.name(), Batch(batch))?;
        }
    }
    Ok(tables)
}

/// Rows of a table that came together; every Arrow consumer takes it as it is.
#[pyclass(module = "chesslaws", frozen)]
pub(crate) struct Batch(RecordBatch);

#[pymethods]
impl Batch {
    fn __len__(&self) -> usize {
        self.0.num_rows()
    }

    /// Hand the schema over as an `ArrowSchema` in a capsule.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        schema_capsule(py, &self.0.schema())
    }

    /// Hand the rows over as an `ArrowArray` with its `ArrowSchema` in capsules.
    ///
    /// `requested_schema` is not heeded, which the protocol allows.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
        let _ = requested_schema;
        let rows: StructArray = self.0.clone().into();
        let (array, _): (FFI_ArrowArray, _) = to_ffi(&rows.to_data()).map_err(arrow_error)?;
        Ok((
            schema_capsule(py, &self.0.schema())?,
            PyCapsule::new_with_value(py, array, c"arrow_array")?,
        ))
    }

    fn __repr__(&self) -> String {
        let (rows, columns) = (self.0.num_rows(), self.0.num_columns());
        format!("<chesslaws.Batch of {rows} rows, {columns} columns>")
    }
}

/// Read PGN files into Arrow tables of games, moves and findings, with all cores.
///
/// `sources` is a path (also a pattern such as `"games/*.pgn.zst"`), `bytes` that are the text itself,
/// an open file, a `PgnPart`, or a list of these; gzip, bzip2 and zstd are recognised. `tables` names
/// the tables, all three unless told; `columns` maps a table to its columns. Only what is asked for
/// costs time. The key of a game is `file` and `game`, its number in the file.
///
/// `edition` is the edition of the Laws, and without `judge` there are no findings and no verdicts.
/// `language` and `strict` are as for `read_pgn`. `jobs` is the number of threads, as many as cores
/// unless told. `batch_bytes` is how much text makes a batch: 16 to 128 KiB unless told, less with more
/// columns and threads. `progress` is called with the number of bytes read since the last call, as
/// `tqdm.update` wants them.
///
/// A game that can't be read is a row with its `error` and never stops a scan. Raises
/// `FileNotFoundError` for a pattern without a match, `ValueError` for an unknown table, column or
/// language; a source that can't be read raises `OSError` when its turn comes.
///
/// >>> scan = scan_pgn(b"1. e4 e5 *", columns={"moves": ["game", "san"]})
/// >>> [len(tables["moves"]) for tables in scan]
/// [2]
#[pyfunction]
#[pyo3(
    signature = (
        sources, *, tables=None, columns=None, edition=Edition(chesslaws::laws::Edition::Fide2023),
        judge=true, language="en", strict=false, jobs=None, batch_bytes=None, progress=None
    ),
    text_signature = "(sources, *, tables=None, columns=None, edition='fide-2023', judge=True, language='en', strict=False, jobs=None, batch_bytes=None, progress=None)"
)]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub(crate) fn scan_pgn(
    sources: &Bound<'_, PyAny>,
    tables: Option<Vec<String>>,
    columns: Option<Bound<'_, PyMapping>>,
    edition: Edition,
    judge: bool,
    language: &str,
    strict: bool,
    jobs: Option<usize>,
    batch_bytes: Option<usize>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Scan> {
    let accepted = if strict {
        Leniency::NONE
    } else {
        Leniency::ALL
    };
    let jobs = jobs
        .map(|jobs| {
            NonZeroUsize::new(jobs)
                .ok_or_else(|| PyValueError::new_err("expected at least 1 job, found 0"))
        })
        .transpose()?;
    Ok(Scan(Arc::new(Terms {
        sources: source::given(sources)?,
        selection: selection(tables, columns)?,
        rules: Rules::of(edition.0),
        judge,
        options: ReadOptions {
            letters: letters(language)?,
            accepted,
            ..ReadOptions::default()
        },
        jobs,
        batch_bytes,
        progress: progress.map(Arc::new),
    })))
}

/// The tables named, or those of which columns are named, or all.
fn selection(
    tables: Option<Vec<String>>,
    columns: Option<Bound<'_, PyMapping>>,
) -> PyResult<Selection> {
    let table = |name: &str| -> PyResult<Table> {
        name.parse()
            .map_err(|error: chesslaws_dataset::UnknownTable| {
                PyValueError::new_err(error.to_string())
            })
    };
    let mut selection = Selection::none();
    match &tables {
        Some(names) => {
            for name in names {
                selection = selection.with_all(table(name)?);
            }
        }
        None if columns.is_none() => selection = Selection::default(),
        None => {}
    }
    let columns = columns.map(|columns| columns.items()).transpose()?;
    for column in columns.iter().flatten() {
        let (name, wanted): (String, Bound<'_, PyAny>) = column.extract()?;
        if tables
            .as_ref()
            .is_some_and(|tables| !tables.contains(&name))
        {
            return Err(PyValueError::new_err(format!(
                "columns of the table {name:?}, which is not among the tables"
            )));
        }
        let wanted: Vec<String> = wanted.extract()?;
        selection = selection
            .with(table(&name)?, wanted.iter().map(String::as_str))
            .map_err(|error| PyValueError::new_err(error.to_string()))?;
    }
    Ok(selection)
}

//! `split_pgn`: plain files cut into parts that can be read apart.

use crate::source;
use chesslaws_dataset::Part;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// What a part is made of.
type Arguments = (PathBuf, u64, u64, u64, u64);

/// Part of a plain PGN file, cut at game boundaries; made by `split_pgn`.
///
/// It can be pickled and sent to another process or machine that sees the same path, and is a
/// source of `scan_pgn` there: games keep their numbers and lines.
#[pyclass(module = "chesslaws", frozen, eq)]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct PgnPart(pub(crate) Part);

#[pymethods]
impl PgnPart {
    #[new]
    fn new(path: PathBuf, start: u64, end: u64, line: u64, games: u64) -> PyResult<Self> {
        if start > end || line == 0 {
            return Err(PyValueError::new_err(format!(
                "expected start <= end and a line from 1, found {start}, {end} and {line}"
            )));
        }
        // A file has no more of them than bytes, and the numbers go on from here.
        if line > start + 1 || games > start {
            return Err(PyValueError::new_err(format!(
                "expected no more lines and games before byte {start} than bytes, found {} and {games}",
                line - 1
            )));
        }
        Ok(Self(Part {
            path,
            bytes: start..end,
            line,
            games,
        }))
    }

    /// The file.
    #[getter]
    fn path(&self) -> String {
        self.0.path.display().to_string()
    }

    /// The first byte.
    #[getter]
    fn start(&self) -> u64 {
        self.0.bytes.start
    }

    /// The byte after the last.
    #[getter]
    fn end(&self) -> u64 {
        self.0.bytes.end
    }

    /// The line on which it begins, from 1.
    #[getter]
    fn line(&self) -> u64 {
        self.0.line
    }

    /// How many games stand before it.
    #[getter]
    fn games(&self) -> u64 {
        self.0.games
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Arguments)> {
        let Part {
            path,
            bytes,
            line,
            games,
        } = &self.0;
        let class = py.get_type::<Self>().into_any();
        Ok((class, (path.clone(), bytes.start, bytes.end, *line, *games)))
    }

    fn __repr__(&self) -> String {
        let Part {
            path,
            bytes,
            line,
            games,
        } = &self.0;
        let (start, end) = (bytes.start, bytes.end);
        format!(
            "PgnPart({:?}, {start}, {end}, {line}, {games})",
            path.display().to_string()
        )
    }
}

/// Cut a plain PGN file at game boundaries into parts of about `size` bytes.
///
/// The file is read once without its moves being played, about a gigabyte a second. A compressed
/// file can't be cut and is one part, and so is a file of some hundred bytes. Raises `OSError` if the file can't be read, `ValueError` for
/// a size of 0.
///
/// >>> import pathlib, tempfile
/// >>> with tempfile.TemporaryDirectory() as folder:
/// ...     path = pathlib.Path(folder) / "thousand.pgn"
/// ...     _ = path.write_text("1. e4 *\n\n" * 1000)
/// ...     [part.games for part in split_pgn(path, size=4000)]
/// [0, 416, 832]
#[pyfunction]
#[pyo3(signature = (path, *, size=67_108_864), text_signature = "(path, *, size=67108864)")]
pub(crate) fn split_pgn(py: Python<'_>, path: PathBuf, size: usize) -> PyResult<Vec<PgnPart>> {
    let size = NonZeroUsize::new(size)
        .ok_or_else(|| PyValueError::new_err("expected a size of at least 1 byte, found 0"))?;
    let parts = py
        .detach(|| chesslaws_dataset::split(&path, size))
        .map_err(|error| source::exception(py, error.error, Some(&path)))?;
    Ok(parts.into_iter().map(PgnPart).collect())
}

//! Where PGN text comes from: a path, bytes, or a file object; plain or compressed.

use crate::parts::PgnPart;
use chesslaws_dataset::{Bytes, Source};
use pyo3::exceptions::{PyFileNotFoundError, PyOSError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyByteArray, PyBytes, PyMemoryView, PySequence, PyString};
use std::fs::File;
use std::io::{self, Cursor, ErrorKind, Read};
use std::path::PathBuf;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, PoisonError};

/// An open source and the name by which errors speak of it.
pub(crate) struct Opened {
    pub(crate) bytes: Bytes,
    pub(crate) name: Option<PathBuf>,
}

/// Opens what the caller gave: `bytes` are the text itself, an object with `read` is a file, and
/// everything else must be a path.
pub(crate) fn open(source: &Bound<'_, PyAny>) -> PyResult<Opened> {
    let py = source.py();
    if let Ok(text) = source.extract::<PyBackedBytes>() {
        return finish(py, Box::new(Cursor::new(text)), None);
    }
    if source.is_instance_of::<PyMemoryView>() {
        let text: PyBackedBytes = source.call_method0("tobytes")?.extract()?;
        return finish(py, Box::new(Cursor::new(text)), None);
    }
    if let Ok(read) = source.getattr("read") {
        let file = FileObject {
            read: read.unbind(),
            rest: Cursor::new(Vec::new()),
        };
        return finish(py, Box::new(file), None);
    }
    let path: PathBuf = source.extract().map_err(|_| {
        PyTypeError::new_err(format!(
            "expected a path, bytes of text, or a file object, found {}",
            source.get_type()
        ))
    })?;
    match py.detach(|| File::open(&path)) {
        Ok(file) => finish(py, Box::new(file), Some(path)),
        Err(error) => Err(exception(py, error, Some(&path))),
    }
}

fn finish(py: Python<'_>, raw: Bytes, name: Option<PathBuf>) -> PyResult<Opened> {
    match py.detach(|| chesslaws_dataset::decompress(raw)) {
        Ok(bytes) => Ok(Opened { bytes, name }),
        Err(error) => Err(exception(py, error, name.as_ref())),
    }
}

/// An `OSError` (or the class below it that Python knows for the number), with the file's name;
/// what a file object itself raised goes through unchanged.
pub(crate) fn exception(py: Python<'_>, error: io::Error, name: Option<&PathBuf>) -> PyErr {
    if error.get_ref().is_some_and(|inner| inner.is::<PyErr>()) {
        return error.into();
    }
    let Some(number) = error.raw_os_error() else {
        let place = name.map_or(String::new(), |name| format!("{}: ", name.display()));
        return PyOSError::new_err(format!("{place}{error}"));
    };
    let words = py
        .import("os")
        .and_then(|os| os.call_method1("strerror", (number,)))
        .and_then(|words| words.extract::<String>());
    match words {
        Ok(words) => PyOSError::new_err((
            number,
            words,
            name.map(|name| name.clone().into_os_string()),
        )),
        Err(failure) => failure,
    }
}

/// A Python object with a `read` method, binary or text.
pub(crate) struct FileObject {
    read: Py<PyAny>,
    /// What `read` gave beyond what was asked for: text takes more bytes than characters.
    rest: Cursor<Vec<u8>>,
}

impl Read for FileObject {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let kept = self.rest.read(buffer)?;
        if kept > 0 || buffer.is_empty() {
            return Ok(kept);
        }
        let piece = Python::attach(|py| self.fetch(py, buffer.len()))?;
        self.rest = Cursor::new(piece);
        self.rest.read(buffer)
    }
}

impl FileObject {
    fn fetch(&self, py: Python<'_>, len: usize) -> io::Result<Vec<u8>> {
        let piece = self.read.bind(py).call1((len,)).map_err(io::Error::other)?;
        if piece.is_none() {
            return Err(ErrorKind::WouldBlock.into());
        }
        if let Ok(bytes) = piece.cast::<PyBytes>() {
            return Ok(bytes.as_bytes().to_vec());
        }
        let bytes = if piece.is_instance_of::<PyString>() {
            // Bytes that could not be decoded when the text was read come back as they were.
            piece.call_method1("encode", ("utf-8", "surrogateescape"))
        } else {
            Ok(piece)
        };
        bytes
            .and_then(|bytes| Ok(bytes.extract::<PyBackedBytes>()?.to_vec()))
            .map_err(io::Error::other)
    }
}

/// A source of `scan_pgn`, which may be read more than once if it is a file.
pub(crate) enum Given {
    Path(PathBuf),
    Part(chesslaws_dataset::Part),
    Text(PyBackedBytes),
    /// Gone once it has been read.
    Stream(Mutex<Option<FileObject>>),
}

/// What the caller of `scan_pgn` gave: one source or a list of them.
pub(crate) fn given(sources: &Bound<'_, PyAny>) -> PyResult<Vec<Given>> {
    let mut all = Vec::new();
    let is_one = sources.is_instance_of::<PyString>()
        || sources.is_instance_of::<PyBytes>()
        || sources.is_instance_of::<PyByteArray>()
        || sources.is_instance_of::<PyMemoryView>();
    if !is_one && sources.cast::<PySequence>().is_ok() {
        for source in sources.try_iter()? {
            add(&source?, &mut all)?;
        }
    } else {
        add(sources, &mut all)?;
    }
    Ok(all)
}

fn add(source: &Bound<'_, PyAny>, all: &mut Vec<Given>) -> PyResult<()> {
    if let Ok(part) = source.cast::<PgnPart>() {
        all.push(Given::Part(part.get().0.clone()));
    } else if let Ok(text) = source.extract::<PyBackedBytes>() {
        all.push(Given::Text(text));
    } else if let Ok(read) = source.getattr("read") {
        all.push(Given::Stream(Mutex::new(Some(FileObject {
            read: read.unbind(),
            rest: Cursor::new(Vec::new()),
        }))));
    } else {
        let path: PathBuf = source.extract().map_err(|_| {
            PyTypeError::new_err(format!(
                "expected a path, bytes of text, a file object or a PgnPart, found {}",
                source.get_type()
            ))
        })?;
        expand(source.py(), path, all)?;
    }
    Ok(())
}

/// A path of that name, or else what it matches as a pattern, in order.
fn expand(py: Python<'_>, path: PathBuf, all: &mut Vec<Given>) -> PyResult<()> {
    let is_pattern = path.to_string_lossy().contains(['*', '?', '[']);
    if !is_pattern || path.exists() {
        all.push(Given::Path(path));
        return Ok(());
    }
    let glob = py.import("glob")?;
    let found = glob.call_method1("glob", (path.as_os_str(),))?;
    let mut found: Vec<PathBuf> = found.extract()?;
    if found.is_empty() {
        let message = format!("no file matches {:?}", path.display().to_string());
        return Err(PyFileNotFoundError::new_err(message));
    }
    found.sort();
    all.extend(found.into_iter().map(Given::Path));
    Ok(())
}

impl Given {
    /// The source for one pass; `read` counts the bytes that are taken from it.
    pub(crate) fn source(&self, py: Python<'_>, read: &Arc<AtomicU64>) -> PyResult<Source> {
        let read = Arc::clone(read);
        Ok(match self {
            Self::Path(path) => Source::path(path).counted(read),
            Self::Part(part) => part.source().counted(read),
            Self::Text(text) => {
                let text = Box::new(Cursor::new(text.clone_ref(py)));
                Source::stream("bytes", text).counted(read)
            }
            Self::Stream(stream) => {
                let mut stream = stream.lock().unwrap_or_else(PoisonError::into_inner);
                let file = stream.take().ok_or_else(|| {
                    PyValueError::new_err("a file object can be scanned once, and it has been")
                })?;
                Source::stream("stream", Box::new(file)).counted(read)
            }
        })
    }

    /// The size in bytes, if it is known before the source is read.
    pub(crate) fn size(&self) -> Option<u64> {
        match self {
            Self::Path(path) => Some(std::fs::metadata(path).ok()?.len()),
            Self::Part(part) if part.is_whole() => Some(std::fs::metadata(&part.path).ok()?.len()),
            Self::Part(part) => Some(part.bytes.end - part.bytes.start),
            Self::Text(text) => Some(text.len() as u64),
            Self::Stream(_) => None,
        }
    }
}

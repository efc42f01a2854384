//! Where PGN text comes from: a path, bytes, or a file object; plain or compressed.

use pyo3::exceptions::{PyOSError, PyTypeError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyBytes, PyMemoryView, PyString};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, ErrorKind, Read};
use std::path::PathBuf;

/// Bytes to be read by any thread.
pub(crate) type Bytes = Box<dyn Read + Send>;

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
            "expected a path, bytes of PGN text, or a file object, found {}",
            source.get_type()
        ))
    })?;
    match py.detach(|| File::open(&path)) {
        Ok(file) => finish(py, Box::new(file), Some(path)),
        Err(error) => Err(exception(py, error, Some(&path))),
    }
}

fn finish(py: Python<'_>, raw: Bytes, name: Option<PathBuf>) -> PyResult<Opened> {
    match py.detach(|| decompress(BufReader::with_capacity(1 << 16, raw))) {
        Ok(bytes) => Ok(Opened { bytes, name }),
        Err(error) => Err(exception(py, error, name.as_ref())),
    }
}

/// What is compressed is told by its first bytes, so that a pipe needs no name.
fn decompress(mut raw: BufReader<Bytes>) -> io::Result<Bytes> {
    let start = raw.fill_buf()?;
    Ok(if start.starts_with(&[0x1f, 0x8b]) {
        Box::new(flate2::bufread::MultiGzDecoder::new(raw))
    } else if start.starts_with(b"BZh") {
        Box::new(bzip2::bufread::MultiBzDecoder::new(raw))
    } else if is_zstd(start) {
        Box::new(zstd::stream::read::Decoder::with_buffer(raw)?)
    } else {
        Box::new(raw)
    })
}

/// A frame of data, or a skippable frame, with which some archives begin.
fn is_zstd(start: &[u8]) -> bool {
    start.starts_with(&[0x28, 0xb5, 0x2f, 0xfd])
        || matches!(start, [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..])
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
struct FileObject {
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

//! Where the text of games comes from: a file, a stream or bytes, plain or compressed.

use chesslaws::notation::pgn::Place;
use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, Read, Seek, SeekFrom};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Bytes that any thread may read.
pub type Bytes = Box<dyn Read + Send>;

/// One text of games with its name. It is opened when its turn comes.
///
/// ```
/// use chesslaws_dataset::Source;
/// assert_eq!(Source::path("games/may.pgn.zst").name(), "games/may.pgn.zst");
/// ```
pub struct Source {
    name: String,
    pub(crate) kind: Kind,
    /// Where the text stands in a longer one.
    pub(crate) start: Place,
    /// How many games stand before it.
    pub(crate) games: u64,
    read: Option<Arc<AtomicU64>>,
}

pub(crate) enum Kind {
    Path(PathBuf),
    /// A part of a plain file, in bytes.
    Part(PathBuf, std::ops::Range<u64>),
    Stream(Bytes),
}

const START: Place = Place {
    byte: 0,
    line: 1,
    column: 1,
};

impl Source {
    fn new(name: String, kind: Kind) -> Self {
        Self {
            name,
            kind,
            start: START,
            games: 0,
            read: None,
        }
    }

    /// A file, named by its path.
    ///
    /// ```
    /// use chesslaws_dataset::Source;
    /// assert_eq!(Source::path("a.pgn").name(), "a.pgn");
    /// ```
    #[must_use]
    pub fn path(path: impl Into<PathBuf>) -> Self {
        let path = path.into();
        Self::new(path.display().to_string(), Kind::Path(path))
    }

    /// A stream.
    ///
    /// ```
    /// use chesslaws_dataset::Source;
    /// assert_eq!(Source::stream("network", Box::new(&b"1. e4 *"[..])).name(), "network");
    /// ```
    #[must_use]
    pub fn stream(name: impl Into<String>, bytes: Bytes) -> Self {
        Self::new(name.into(), Kind::Stream(bytes))
    }

    /// Text that is in memory.
    ///
    /// ```
    /// use chesslaws_dataset::Source;
    /// assert_eq!(Source::text("mine", b"1. e4 *").name(), "mine");
    /// ```
    #[must_use]
    pub fn text(name: impl Into<String>, text: impl Into<Vec<u8>>) -> Self {
        Self::stream(name, Box::new(Cursor::new(text.into())))
    }

    /// Part of a plain file, as [`split`](crate::split) cuts it.
    pub(crate) fn part(part: &crate::Part) -> Self {
        Self {
            name: part.path.display().to_string(),
            kind: Kind::Part(part.path.clone(), part.bytes.clone()),
            start: Place {
                byte: part.bytes.start,
                line: part.line,
                column: 1,
            },
            games: part.games,
            read: None,
        }
    }

    /// The name by which tables and errors speak of it.
    ///
    /// ```
    /// use chesslaws_dataset::Source;
    /// assert_eq!(Source::text("mine", b"").name(), "mine");
    /// ```
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The same source, whose bytes are added to `read` as they are taken, before any
    /// decompression: what a progress bar wants.
    ///
    /// ```
    /// use chesslaws_dataset::{Scan, Source};
    /// use std::sync::Arc;
    /// use std::sync::atomic::{AtomicU64, Ordering};
    ///
    /// let read = Arc::new(AtomicU64::new(0));
    /// let source = Source::text("mine", b"1. e4 *").counted(Arc::clone(&read));
    /// assert_eq!(Scan::new([source]).run().count(), 1);
    /// assert_eq!(read.load(Ordering::Relaxed), 7);
    /// ```
    #[must_use]
    pub fn counted(mut self, read: Arc<AtomicU64>) -> Self {
        self.read = Some(read);
        self
    }

    /// Opens the text and takes the compression off.
    pub(crate) fn open(self) -> io::Result<Bytes> {
        let counted = |bytes: Bytes| match self.read {
            Some(read) => Box::new(Counted { bytes, read }),
            None => bytes,
        };
        match self.kind {
            Kind::Path(path) => decompress(counted(Box::new(open(&path)?))),
            Kind::Part(path, bytes) => {
                let mut file = open(&path)?;
                file.seek(SeekFrom::Start(bytes.start))?;
                Ok(counted(Box::new(file.take(bytes.end - bytes.start))))
            }
            Kind::Stream(bytes) => decompress(counted(bytes)),
        }
    }
}

/// Counts what is read.
struct Counted {
    bytes: Bytes,
    read: Arc<AtomicU64>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.bytes.read(buffer)?;
        self.read.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Source")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// A folder opens as a file does and then gives a strange error.
pub(crate) fn open(path: &std::path::Path) -> io::Result<File> {
    let file = File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(io::Error::new(
            io::ErrorKind::IsADirectory,
            "expected a file, found a directory",
        ));
    }
    Ok(file)
}

/// Takes the compression off: gzip, bzip2 and zstd are told by their first bytes, so that a pipe
/// needs no name; everything else is passed on as it is.
///
/// # Errors
///
/// What reading the first bytes reports, and [`io::ErrorKind::InvalidData`] for a text in UTF-16, in
/// which no game would be found.
///
/// ```
/// use chesslaws_dataset::decompress;
/// use std::io::Read;
/// let mut text = String::new();
/// decompress(Box::new(&b"1. e4 *"[..]))?.read_to_string(&mut text)?;
/// assert_eq!(text, "1. e4 *");
///
/// let utf_16 = decompress(Box::new(&b"\xff\xfe1\0.\0"[..]));
/// assert!(utf_16.is_err_and(|error| error.to_string().contains("UTF-16")));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn decompress(mut raw: Bytes) -> io::Result<Bytes> {
    // A pipe may give less at first than tells a format.
    let mut start = Vec::new();
    raw.by_ref().take(4).read_to_end(&mut start)?;
    let mut raw = BufReader::with_capacity(1 << 16, Cursor::new(start).chain(raw));
    let start = raw.fill_buf()?;
    refuse_utf_16(start)?;
    Ok(if is_gzip(start) {
        Box::new(flate2::bufread::MultiGzDecoder::new(raw))
    } else if is_bzip2(start) {
        Box::new(bzip2::bufread::MultiBzDecoder::new(raw))
    } else if is_zstd(start) {
        Box::new(zstd::stream::read::Decoder::with_buffer(raw)?)
    } else {
        Box::new(raw)
    })
}

/// Whether a text that begins so is compressed.
pub(crate) fn is_compressed(start: &[u8]) -> bool {
    is_gzip(start) || is_bzip2(start) || is_zstd(start)
}

/// An error for UTF-16, which is told by its byte order mark, or a letter of ASCII with a zero beside it:
/// no other text begins so.
pub(crate) fn refuse_utf_16(start: &[u8]) -> io::Result<()> {
    let is_utf_16 = match start {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => true,
        [0, letter, ..] | [letter, 0, ..] => letter.is_ascii_graphic(),
        _ => false,
    };
    if is_utf_16 {
        return Err(io::Error::new(
            io::ErrorKind::InvalidData,
            "expected a text in UTF-8, Latin-1, Windows-1251 or Windows-1252, found UTF-16; \
             iconv -f UTF-16 -t UTF-8 converts it",
        ));
    }
    Ok(())
}

fn is_gzip(start: &[u8]) -> bool {
    start.starts_with(&[0x1f, 0x8b])
}

fn is_bzip2(start: &[u8]) -> bool {
    start.starts_with(b"BZh")
}

/// A frame of data, or a skippable frame, with which some archives begin.
fn is_zstd(start: &[u8]) -> bool {
    start.starts_with(&[0x28, 0xb5, 0x2f, 0xfd])
        || matches!(start, [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..])
}

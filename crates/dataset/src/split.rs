//! Plain files cut into parts that can be read apart.

use crate::cut::Cutter;
use crate::scan::ScanError;
use crate::source::{Source, is_compressed, open, refuse_utf_16};
use chesslaws::notation::pgn::Place;
use std::io::{Read, Seek};
use std::num::NonZeroUsize;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// Some games of a plain file, so that another process or machine can read them and give the same
/// rows as whoever reads the whole file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The file.
    pub path: PathBuf,
    /// The bytes of the part. For a compressed file, which can't be cut, `0..u64::MAX`.
    pub bytes: Range<u64>,
    /// The line on which it begins, from 1.
    pub line: u64,
    /// How many games stand before it.
    pub games: u64,
}

impl Part {
    /// The part as a source of a [`Scan`](crate::Scan).
    ///
    /// ```no_run
    /// use chesslaws_dataset::{Scan, split};
    /// use std::num::NonZeroUsize;
    ///
    /// let parts = split("big.pgn", NonZeroUsize::new(64 << 20).unwrap())?;
    /// for batches in Scan::new([parts[0].source()]).run() {
    ///     println!("{} games", batches?.game_count);
    /// }
    /// # Ok::<(), chesslaws_dataset::ScanError>(())
    /// ```
    #[must_use]
    pub fn source(&self) -> Source {
        if self.is_whole() {
            Source::path(&self.path)
        } else {
            Source::part(self)
        }
    }
}

impl Part {
    /// Whether it is a file that can't be cut.
    ///
    /// ```
    /// use chesslaws_dataset::Part;
    /// let part = Part { path: "a.pgn".into(), bytes: 0..10, line: 1, games: 0 };
    /// assert!(!part.is_whole());
    /// ```
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.bytes == WHOLE
    }
}

const WHOLE: Range<u64> = 0..u64::MAX;

/// Cuts a plain file at game boundaries into parts of about `size` bytes; a compressed file is one
/// part. The file is read once, without its moves being played: about a second a gigabyte.
///
/// # Errors
///
/// Where the file can't be read.
///
/// ```no_run
/// use std::num::NonZeroUsize;
/// let size = NonZeroUsize::new(64 << 20).unwrap();
/// for part in chesslaws_dataset::split("big.pgn", size)? {
///     println!("{:?}", part.bytes);
/// }
/// # Ok::<(), chesslaws_dataset::ScanError>(())
/// ```
pub fn split(path: impl AsRef<Path>, size: NonZeroUsize) -> Result<Vec<Part>, ScanError> {
    let path = path.as_ref();
    cut(path, size).map_err(|error| ScanError {
        name: path.display().to_string(),
        error,
    })
}

fn cut(path: &Path, size: NonZeroUsize) -> std::io::Result<Vec<Part>> {
    let mut file = open(path)?;
    let mut start = Vec::new();
    (&mut file).take(4).read_to_end(&mut start)?;
    refuse_utf_16(&start)?;
    if is_compressed(&start) {
        return Ok(vec![Part {
            path: path.to_owned(),
            bytes: WHOLE,
            line: 1,
            games: 0,
        }]);
    }
    file.rewind()?;
    // Small pieces are put together, so that memory does not grow with the parts.
    let place = Place {
        byte: 0,
        line: 1,
        column: 1,
    };
    let mut cutter = Cutter::new(file, size.get().min(1 << 20), place, 0);
    let mut parts: Vec<Part> = Vec::new();
    while let Some(piece) = cutter.next_piece(&mut ()).map_err(|(_, error)| error)? {
        let bytes = piece.place.byte..piece.place.byte + piece.text.len() as u64;
        match parts.last_mut() {
            Some(part) if bytes.end - part.bytes.start <= size.get() as u64 => {
                part.bytes.end = bytes.end;
            }
            _ => parts.push(Part {
                path: path.to_owned(),
                bytes,
                line: piece.place.line,
                games: piece.games,
            }),
        }
    }
    Ok(parts)
}

//! Trees from a text.

use super::super::options::{Policy, ReadOptions};
use super::super::reader::PgnReader;
use super::super::skipped::Skipped;
use super::super::source::{SliceSource, Source};
use super::GameTree;
use super::build::Builder;
use core::iter::FusedIterator;

#[cfg(feature = "std")]
use super::super::source::StreamSource;

/// Reads games as trees, one after the other.
///
/// Every move is played, in variations too. A move that is not legal, or another error, ends its
/// variation, or on the main line its game; the rest is read. [`ReadOptions`] say what is accepted
/// and what is done about faults.
///
/// ```
/// use chesslaws_notation::pgn::TreeReader;
///
/// let text = b"1. e4 (1. d4 d4) (1. c4) e5 *\n\n[Event \"B\"]\n\n1. Nf3 *\n";
/// let trees: Vec<_> = TreeReader::from_bytes(text).collect::<Result<_, _>>()?;
/// assert_eq!(trees.len(), 2);
/// assert_eq!(trees[0].to_string(), "1. e4 (1. d4) (1. c4) 1... e5 *\n\n");
/// assert_eq!(trees[0].error().unwrap().token, "d4");
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[derive(Debug)]
pub struct TreeReader<S> {
    reader: PgnReader<S>,
    options: ReadOptions,
    skipped: Skipped,
    is_done: bool,
}

impl<'a> TreeReader<SliceSource<'a>> {
    /// Reads a text that is in memory as a whole.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// assert_eq!(TreeReader::from_bytes(b"1. e4 c5 *").count(), 1);
    /// ```
    #[must_use]
    pub fn from_bytes(text: &'a [u8]) -> Self {
        Self::with_reader(PgnReader::from_bytes(text))
    }
}

#[cfg(feature = "std")]
impl<R: std::io::Read> TreeReader<StreamSource<R>> {
    /// Reads a stream through one buffer; a `BufReader` around it is not needed.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let stream = std::io::Cursor::new("1. e4 c5 *");
    /// assert_eq!(TreeReader::new(stream).count(), 1);
    /// ```
    #[must_use]
    pub fn new(reader: R) -> Self {
        Self::with_reader(PgnReader::new(reader))
    }
}

impl<S: Source> TreeReader<S> {
    fn with_reader(reader: PgnReader<S>) -> Self {
        Self {
            reader,
            options: ReadOptions::default(),
            skipped: Skipped::default(),
            is_done: false,
        }
    }

    /// The same reader with other options.
    ///
    /// ```
    /// use chesslaws_notation::PieceLetters;
    /// use chesslaws_notation::pgn::{ReadOptions, TreeReader};
    /// let russian = ReadOptions { letters: PieceLetters::RUSSIAN, ..ReadOptions::default() };
    /// let text = "1. Кf3 Кc6 *".as_bytes();
    /// let tree = TreeReader::from_bytes(text).with_options(russian).next().unwrap()?;
    /// assert_eq!(tree.to_string(), "1. Nf3 Nc6 *\n\n");
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn with_options(mut self, options: ReadOptions) -> Self {
        self.reader.is_strict = options.policy == Policy::Strict;
        self.reader.encoding = options.encoding;
        Self { options, ..self }
    }

    /// The games that [`Policy::Skip`] has left out so far.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// assert_eq!(TreeReader::from_bytes(b"1. e4 *").skipped().count(), 0);
    /// ```
    #[must_use]
    pub fn skipped(&self) -> &Skipped {
        &self.skipped
    }

    /// Takes what [`TreeReader::skipped`] gives and starts with none again.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{Policy, ReadOptions, TreeReader};
    /// let skip = ReadOptions { policy: Policy::Skip, ..ReadOptions::default() };
    /// let mut reader = TreeReader::from_bytes(b"1. e5 *").with_options(skip);
    /// assert!(reader.next().is_none());
    /// assert_eq!(reader.take_skipped().count(), 1);
    /// assert_eq!(reader.skipped().count(), 0);
    /// ```
    pub fn take_skipped(&mut self) -> Skipped {
        core::mem::take(&mut self.skipped)
    }

    /// Offset of the next byte to be read.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let mut reader = TreeReader::from_bytes(b"1. e4 c5 *");
    /// reader.next();
    /// assert_eq!(reader.position(), 10);
    /// ```
    #[must_use]
    pub fn position(&self) -> u64 {
        self.reader.position()
    }

    fn read(&mut self) -> Result<Option<GameTree>, S::Error> {
        loop {
            let mut builder = Builder::new(&self.options);
            if !self.reader.read_game(&mut builder)? {
                return Ok(None);
            }
            if builder.is_empty {
                continue;
            }
            match builder.tree.error() {
                Some(error) if self.options.policy == Policy::Skip => self.skipped.add(error),
                _ => return Ok(Some(builder.tree)),
            }
        }
    }
}

/// Ends after an error of the stream.
impl<S: Source> Iterator for TreeReader<S> {
    type Item = Result<GameTree, S::Error>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_done {
            return None;
        }
        let read = self.read();
        self.is_done = !matches!(read, Ok(Some(_)));
        read.transpose()
    }
}

impl<S: Source> FusedIterator for TreeReader<S> {}

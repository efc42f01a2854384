//! Where the bytes come from: a slice, or a stream read through one reusable buffer.

use core::convert::Infallible;

/// A window on PGN text that can be moved forward.
///
/// Implemented for whole slices ([`SliceSource`]) and, with the feature `std`, for streams
/// (`StreamSource`). The trait is sealed.
pub trait Source: sealed::Sealed {
    /// What can go wrong when more bytes are fetched.
    type Error;

    /// The bytes at hand.
    fn bytes(&self) -> &[u8];

    /// Whether nothing follows the bytes at hand.
    fn is_complete(&self) -> bool;

    /// Forgets the first `keep` bytes or fewer, then fetches at least one byte more or finds
    /// that there is none. Returns how many bytes were forgotten.
    ///
    /// # Errors
    ///
    /// What the underlying reader reports.
    fn fetch(&mut self, keep: usize) -> Result<usize, Self::Error>;

    /// Takes back an error, which the next [`fetch`](Self::fetch) reports.
    fn put_back(&mut self, error: Self::Error);
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::SliceSource<'_> {}
    #[cfg(feature = "std")]
    impl<R> Sealed for super::StreamSource<R> {}
}

/// PGN text that is in memory as a whole.
#[derive(Debug, Clone)]
pub struct SliceSource<'a>(pub(crate) &'a [u8]);

impl Source for SliceSource<'_> {
    type Error = Infallible;

    #[inline]
    fn bytes(&self) -> &[u8] {
        self.0
    }

    #[inline]
    fn is_complete(&self) -> bool {
        true
    }

    fn fetch(&mut self, _keep: usize) -> Result<usize, Infallible> {
        Ok(0)
    }

    fn put_back(&mut self, error: Infallible) {
        match error {}
    }
}

#[cfg(feature = "std")]
pub use stream::StreamSource;

#[cfg(feature = "std")]
mod stream {
    use super::Source;
    use alloc::vec;
    use alloc::vec::Vec;
    use std::io::{self, ErrorKind, Read};

    /// How many bytes the one buffer of a stream holds.
    pub(crate) const BUFFER: usize = 128 * 1024;

    /// PGN text read through one buffer of 128 KiB, which is used again and again.
    #[derive(Debug)]
    pub struct StreamSource<R> {
        reader: R,
        buffer: Vec<u8>,
        len: usize,
        complete: bool,
        /// What the reader reported and nobody was told yet.
        error: Option<io::Error>,
    }

    impl<R: Read> StreamSource<R> {
        pub(crate) fn new(reader: R) -> Self {
            Self {
                reader,
                buffer: vec![0; BUFFER],
                len: 0,
                complete: false,
                error: None,
            }
        }

        pub(crate) fn into_inner(self) -> R {
            self.reader
        }
    }

    impl<R: Read> Source for StreamSource<R> {
        type Error = io::Error;

        #[inline]
        fn bytes(&self) -> &[u8] {
            &self.buffer[..self.len]
        }

        #[inline]
        fn is_complete(&self) -> bool {
            self.complete
        }

        #[cold]
        fn fetch(&mut self, keep: usize) -> io::Result<usize> {
            if let Some(error) = self.error.take() {
                return Err(error);
            }
            let forgotten = keep.min(self.len);
            self.buffer.copy_within(forgotten..self.len, 0);
            self.len -= forgotten;
            while !self.complete && self.len < self.buffer.len() {
                match self.reader.read(&mut self.buffer[self.len..]) {
                    Ok(0) => self.complete = true,
                    Ok(n) => {
                        self.len = (self.len + n).min(self.buffer.len());
                        break;
                    }
                    Err(error) if error.kind() == ErrorKind::Interrupted => {}
                    Err(error) => {
                        // The reader has to know what was forgotten even when reading fails,
                        // so that a second try goes on in the right place.
                        self.buffer.copy_within(0..self.len, forgotten);
                        self.len += forgotten;
                        return Err(error);
                    }
                }
            }
            Ok(forgotten)
        }

        fn put_back(&mut self, error: io::Error) {
            self.error = Some(error);
        }
    }
}

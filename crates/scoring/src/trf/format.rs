/// An edition of the format, for writing.
///
/// ```
/// use chesslaws_scoring::trf::Version;
/// assert_eq!(Version::default(), Version::Trf26);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Version {
    /// The format of 2016: rounds and points of the event in the extensions `XXR` and `XXS`.
    Trf16,
    /// The format of 2026: records 142, 162, 202, 299, 310 and others.
    #[default]
    Trf26,
}

/// The end of a line.
///
/// ```
/// use chesslaws_scoring::trf::LineEnd;
/// assert_eq!(LineEnd::Cr.text(), "\r");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum LineEnd {
    /// Carriage return alone, as the text of the format asks.
    Cr,
    /// Carriage return and line feed, as most programs write.
    #[default]
    CrLf,
    /// Line feed alone.
    Lf,
}

impl LineEnd {
    /// The characters.
    ///
    /// ```
    /// use chesslaws_scoring::trf::LineEnd;
    /// assert_eq!(LineEnd::CrLf.text(), "\r\n");
    /// ```
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Cr => "\r",
            Self::CrLf => "\r\n",
            Self::Lf => "\n",
        }
    }
}

/// The encoding of a file.
///
/// ```
/// use chesslaws_scoring::trf::Encoding;
/// assert_eq!(Encoding::default(), Encoding::Utf8);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Encoding {
    /// UTF-8.
    #[default]
    Utf8,
    /// Windows-1252, the Western European code page of older programs.
    Windows1252,
}

/// How a document is written.
///
/// ```
/// use chesslaws_scoring::trf::{LineEnd, WriteOptions};
/// let options = WriteOptions { line_end: LineEnd::Lf, ..WriteOptions::default() };
/// assert_eq!(options.line_end.text(), "\n");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct WriteOptions {
    /// The end of each line.
    pub line_end: LineEnd,
    /// The encoding.
    pub encoding: Encoding,
}

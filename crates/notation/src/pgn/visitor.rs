//! What a reader tells about a text while it passes over it.

use super::annotation::Annotation;
use super::fault::{FaultKind, PgnError};
use super::place::Place;
use super::result::GameResult;
use super::tag::Tag;
use crate::letters::PieceLetters;
use crate::san::quick::Quick;
use crate::san::{San, SanError};

/// Whether a part of the text is to be read or passed over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wanted {
    /// Read it.
    Read,
    /// Pass over it without looking at its tokens.
    Skip,
    /// Report this where it begins, and pass over it.
    Refuse(FaultKind),
}

/// What a visitor answers to a token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply {
    /// Go on.
    Go,
    /// Pass over the rest of the variation, or of the game on the main line.
    Skip,
    /// Report this at the token's place. If its [severity](FaultKind::severity) is an error,
    /// the rest of the variation or of the game is passed over.
    Report(FaultKind),
}

/// A token of the movetext, as it stands in the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token<'a> {
    /// The bytes of the token.
    pub text: &'a [u8],
    /// Offset of its first byte from the start of the text.
    pub byte: u64,
    /// The move, where the reader has already seen it in the export form.
    quick: Option<Quick>,
}

impl<'a> Token<'a> {
    pub(super) const fn new(text: &'a [u8], byte: u64, quick: Option<Quick>) -> Self {
        Self { text, byte, quick }
    }

    /// The token as a move written with English letters; faster than [`San::parse`] of its text,
    /// since a plain move is read together with the word.
    ///
    /// # Errors
    ///
    /// As [`San::parse`].
    ///
    /// ```
    /// use chesslaws_notation::pgn::{PgnReader, Reply, Token, Visitor};
    ///
    /// #[derive(Default)]
    /// struct Checks(u32);
    ///
    /// impl Visitor for Checks {
    ///     fn san(&mut self, token: Token<'_>) -> Reply {
    ///         self.0 += u32::from(token.san().is_ok_and(|san| san.check.is_some()));
    ///         Reply::Go
    ///     }
    /// }
    ///
    /// let mut checks = Checks::default();
    /// PgnReader::from_bytes(b"1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# *").read_game(&mut checks)?;
    /// assert_eq!(checks.0, 1);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[inline]
    pub fn san(&self) -> Result<San, SanError> {
        self.san_with(&PieceLetters::ENGLISH)
    }

    /// [`Token::san`] with the letters of another language.
    ///
    /// # Errors
    ///
    /// As [`San::parse_with`].
    ///
    /// ```
    /// use chesslaws_notation::PieceLetters;
    /// use chesslaws_notation::pgn::{PgnReader, Reply, Token, Visitor};
    ///
    /// struct German;
    ///
    /// impl Visitor for German {
    ///     fn san(&mut self, token: Token<'_>) -> Reply {
    ///         let san = token.san_with(&PieceLetters::GERMAN);
    ///         assert_eq!(san.map(|san| san.to_string()).as_deref(), Ok("Nf3"));
    ///         Reply::Go
    ///     }
    /// }
    ///
    /// PgnReader::from_bytes("1. Sf3 *".as_bytes()).read_game(&mut German)?;
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[inline]
    pub fn san_with(&self, letters: &PieceLetters) -> Result<San, SanError> {
        match self.quick_with(letters) {
            Some(quick) => Ok(quick.san()),
            None => San::parse_with(self.text, letters),
        }
    }

    /// The move if it was read quickly and means the same in this language.
    #[inline(always)]
    pub(super) fn quick_with(&self, letters: &PieceLetters) -> Option<Quick> {
        self.quick
            .filter(|quick| letters.is_english() || quick.is_pawn_move())
    }
}

/// Where a game starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameStart {
    /// Number of the game in the text, from 1.
    pub index: u64,
    /// Place of its first tag, comment or move.
    pub place: Place,
}

/// Where a game ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameEnd {
    /// Offset of the first byte after the game: after its termination marker and the comments
    /// that follow it, or where the next game starts if there is no marker.
    pub byte: u64,
    /// Main-line moves that the visitor accepted.
    pub plies: u32,
    /// Nothing but comments: neither a tag nor movetext.
    pub is_empty: bool,
}

/// Which part of a comment is told: a comment that does not fit the buffer comes in parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Part {
    /// The whole comment.
    Whole,
    /// The first of several parts.
    First,
    /// A part between the first and the last.
    Middle,
    /// The last part, possibly empty.
    Last,
}

/// A comment, in braces or from a semicolon to the end of the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Comment<'a> {
    /// The text without its delimiters.
    pub text: &'a [u8],
    /// Offset of the first byte of `text`.
    pub byte: u64,
    /// Whether this is all of it.
    pub part: Part,
}

/// Told what a text holds, token by token, as [`PgnReader::read_game`](super::PgnReader::read_game)
/// passes over it. Every method has a default that ignores what it is told.
///
/// Order of calls for one game: `begin_game`; `tag` for each tag; `begin_moves`; tokens;
/// `result` if there is one; `end_game`. `comment` and `fault` may come at any time between.
///
/// ```
/// use chesslaws_notation::pgn::{PgnReader, Reply, Token, Visitor};
///
/// #[derive(Default)]
/// struct Words(Vec<String>);
///
/// impl Visitor for Words {
///     fn san(&mut self, token: Token<'_>) -> Reply {
///         self.0.push(String::from_utf8_lossy(token.text).into_owned());
///         Reply::Go
///     }
/// }
///
/// let mut words = Words::default();
/// let mut reader = PgnReader::from_bytes(b"1. e4 {best by test} e5 (1... c5) 2. Nf3 *");
/// assert!(reader.read_game(&mut words)?);
/// assert_eq!(words.0, ["e4", "e5", "Nf3"]);
/// assert!(!reader.read_game(&mut words)?);
/// # Ok::<(), core::convert::Infallible>(())
/// ```
pub trait Visitor {
    /// A game starts.
    fn begin_game(&mut self, start: GameStart) {
        let _ = start;
    }

    /// A tag. [`Reply::Skip`] is understood as [`Reply::Go`]: tags end no game.
    fn tag(&mut self, tag: Tag<'_>) -> Reply {
        let _ = tag;
        Reply::Go
    }

    /// The tags are over, also when no moves follow. [`Reply::Skip`] passes over the movetext.
    /// A [`FaultKind::Fen`] or [`FaultKind::Variant`] is reported at the tag it speaks of.
    fn begin_moves(&mut self) -> Reply {
        Reply::Go
    }

    /// A word where a move is expected, exactly as written, without move number and `!?`. With
    /// [`Reply::Go`] and with a report that is no error it counts as a ply.
    fn san(&mut self, token: Token<'_>) -> Reply {
        let _ = token;
        Reply::Go
    }

    /// A mark beside the last move.
    fn annotation(&mut self, annotation: Annotation) {
        let _ = annotation;
    }

    /// A comment or a part of a long one.
    fn comment(&mut self, comment: Comment<'_>) -> Reply {
        let _ = comment;
        Reply::Go
    }

    /// An opening parenthesis. Variations are passed over unless asked for.
    fn begin_variation(&mut self) -> Wanted {
        Wanted::Skip
    }

    /// A variation that was read is over: at its closing parenthesis, or where an error or
    /// [`Reply::Skip`] ended it and the rest was passed over.
    fn end_variation(&mut self) {}

    /// The termination marker of the game.
    fn result(&mut self, result: GameResult, token: Token<'_>) -> Reply {
        let _ = (result, token);
        Reply::Go
    }

    /// Something is wrong or unusual in the text; also what the visitor itself reported.
    fn fault(&mut self, error: PgnError) {
        let _ = error;
    }

    /// The game is over.
    fn end_game(&mut self, end: GameEnd) {
        let _ = end;
    }
}

/// A visitor that wants nothing but the count.
#[derive(Debug, Clone, Copy, Default)]
pub struct Skipper;

impl Visitor for Skipper {
    fn begin_moves(&mut self) -> Reply {
        Reply::Skip
    }
}

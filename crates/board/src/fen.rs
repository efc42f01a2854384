//! Forsyth-Edwards notation: FEN, X-FEN and Shredder-FEN, read and written without allocation.

use crate::fen_writer::write_castling;
use crate::setup::{Setup, SetupError};
use crate::{
    AsciiText, Bitboard, Color, File, Piece, Position, Rank, Role, Side, Square, home_rank,
};
use core::fmt;
use core::str::FromStr;

/// A field of a FEN.
///
/// ```
/// use chesslaws_board::FenField;
/// assert_eq!(FenField::Castling.to_string(), "castling rights");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FenField {
    /// The pieces, rank by rank from the eighth.
    Placement,
    /// `w` or `b`.
    Turn,
    /// `KQkq`, files of rooks, or `-`.
    Castling,
    /// A square, or `-`.
    EnPassant,
    /// Plies since the last capture or pawn move.
    HalfmoveClock,
    /// The number of the move.
    FullmoveNumber,
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Placement => "piece placement",
            Self::Turn => "side to move",
            Self::Castling => "castling rights",
            Self::EnPassant => "en passant square",
            Self::HalfmoveClock => "half-move clock",
            Self::FullmoveNumber => "move number",
        })
    }
}

/// What is wrong with a FEN.
///
/// ```
/// use chesslaws_board::{FenError, FenField, Position};
///
/// let error = "8/8/8/8/8/8/8/4K2X w - - 0 1".parse::<Position>().unwrap_err();
/// assert_eq!(error, FenError::Unexpected { field: FenField::Placement, offset: 17 });
/// assert_eq!(error.to_string(), "unexpected text in the piece placement at byte 17");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// The text ends before this field.
    #[error("the {field} is missing at byte {offset}")]
    Missing {
        /// The field that was expected.
        field: FenField,
        /// The length of the text.
        offset: usize,
    },
    /// Something in this field can't be read.
    #[error("unexpected text in the {field} at byte {offset}")]
    Unexpected {
        /// The field that was being read.
        field: FenField,
        /// Where in the text, in bytes from 0.
        offset: usize,
    },
    /// A rank has fewer or more than eight squares.
    #[error("rank {rank} ends after {found} squares instead of 8 at byte {offset}")]
    RankLength {
        /// The rank.
        rank: Rank,
        /// The number of squares described, 9 if more than eight.
        found: u8,
        /// Where the rank ends.
        offset: usize,
    },
    /// The piece placement has fewer ranks than eight.
    #[error("the piece placement ends after {found} ranks instead of 8 at byte {offset}")]
    Ranks {
        /// The number of ranks described.
        found: u8,
        /// Where the placement ends.
        offset: usize,
    },
    /// The en passant square is none that a pawn has just passed over.
    #[error("the en passant square {found} at byte {offset} is not on rank {expected}")]
    EnPassantRank {
        /// The rank on which it must be, by the side to move.
        expected: Rank,
        /// What stands there.
        found: Square,
        /// Where it stands.
        offset: usize,
    },
    /// A number is larger than 4,294,967,295.
    #[error("the {field} at byte {offset} is larger than 4294967295")]
    Number {
        /// The field.
        field: FenField,
        /// Where the number begins.
        offset: usize,
    },
    /// More text follows the last field.
    #[error("unexpected text after the move number at byte {offset}")]
    Trailing {
        /// Where it begins.
        offset: usize,
    },
    /// Castling is claimed with a rook that is not there.
    #[error("the castling rights at byte {offset} name no rook beside a king on its home rank")]
    CastlingRook {
        /// Where the letter stands.
        offset: usize,
    },
    /// The text can be read, but the placement can't be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl FenError {
    /// The place in the text, in bytes from 0; `None` where the text can be read and the position can't be.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// let error = "8/8/8/8/8/8/8/4K2X w - - 0 1".parse::<Position>().unwrap_err();
    /// assert_eq!(error.offset(), Some(17));
    /// ```
    #[must_use]
    pub const fn offset(&self) -> Option<usize> {
        match *self {
            Self::Missing { offset, .. }
            | Self::Unexpected { offset, .. }
            | Self::RankLength { offset, .. }
            | Self::Ranks { offset, .. }
            | Self::EnPassantRank { offset, .. }
            | Self::Number { offset, .. }
            | Self::Trailing { offset }
            | Self::CastlingRook { offset } => Some(offset),
            Self::Setup(_) => None,
        }
    }
}

/// Reads a text byte by byte, keeping the place for errors.
struct Cursor<'a> {
    text: &'a [u8],
    offset: usize,
}

impl<'a> Cursor<'a> {
    fn field(&mut self, field: FenField) -> Result<&'a [u8], FenError> {
        self.optional_field().ok_or(FenError::Missing {
            field,
            offset: self.text.len(),
        })
    }

    /// The next run of bytes that are no spaces; `self.offset` is then where it begins.
    fn optional_field(&mut self) -> Option<&'a [u8]> {
        let rest = self.text.get(self.offset..)?;
        let start = rest.iter().position(|byte| !byte.is_ascii_whitespace())?;
        let rest = rest.get(start..)?;
        let len = rest
            .iter()
            .position(u8::is_ascii_whitespace)
            .unwrap_or(rest.len());
        self.offset += start;
        rest.get(..len)
    }

    fn skip(&mut self, field: &[u8]) {
        self.offset += field.len();
    }
}

/// Reads FEN, X-FEN and Shredder-FEN. The last two fields may be missing; a move number of 0, which
/// some programs write, is read as 1. Nothing is checked but the text itself.
impl FromStr for Setup {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        Self::from_bytes(text.as_bytes())
    }
}

impl Setup {
    /// Reads a FEN from bytes, as [`FromStr`] does from text.
    ///
    /// # Errors
    ///
    /// [`FenError`] with the field and the byte.
    ///
    /// ```
    /// use chesslaws_board::Setup;
    /// assert!(Setup::from_bytes(b"4k3/8/8/8/8/8/8/4K3 w - -").is_ok());
    /// assert!(Setup::from_bytes(b"\xff\xfe").is_err());
    /// ```
    pub fn from_bytes(text: &[u8]) -> Result<Self, FenError> {
        let mut cursor = Cursor { text, offset: 0 };
        let mut setup = Self::empty();
        let placement = cursor.field(FenField::Placement)?;
        read_placement(&mut setup, placement, cursor.offset)?;
        cursor.skip(placement);

        let turn = cursor.field(FenField::Turn)?;
        setup.turn = match turn {
            b"w" => Color::White,
            b"b" => Color::Black,
            _ => return Err(unexpected(FenField::Turn, cursor.offset)),
        };
        cursor.skip(turn);

        let castling = cursor.field(FenField::Castling)?;
        read_castling(&mut setup, castling, cursor.offset)?;
        cursor.skip(castling);

        let en_passant = cursor.field(FenField::EnPassant)?;
        setup.en_passant = match en_passant {
            b"-" => None,
            &[file, rank] => {
                let square = Square::from_bytes(file, rank)
                    .ok_or(unexpected(FenField::EnPassant, cursor.offset))?;
                Some(passed_square(square, setup.turn, cursor.offset)?)
            }
            _ => return Err(unexpected(FenField::EnPassant, cursor.offset)),
        };
        cursor.skip(en_passant);

        if let Some(number) = read_number(&mut cursor, FenField::HalfmoveClock)? {
            setup.halfmove_clock = number;
        }
        if let Some(number) = read_number(&mut cursor, FenField::FullmoveNumber)? {
            setup.fullmove_number = number.max(1);
        }
        match cursor.optional_field() {
            None => Ok(setup),
            Some(_) => Err(FenError::Trailing {
                offset: cursor.offset,
            }),
        }
    }
}

/// The square, if a pawn of the side that is not to move can have passed over it.
fn passed_square(found: Square, turn: Color, offset: usize) -> Result<Square, FenError> {
    let expected = match turn {
        Color::White => Rank::Sixth,
        Color::Black => Rank::Third,
    };
    if found.rank() == expected {
        return Ok(found);
    }
    Err(FenError::EnPassantRank {
        expected,
        found,
        offset,
    })
}

const fn unexpected(field: FenField, offset: usize) -> FenError {
    FenError::Unexpected { field, offset }
}

fn read_placement(setup: &mut Setup, text: &[u8], start: usize) -> Result<(), FenError> {
    let mut ranks = Rank::ALL.into_iter().rev();
    let mut offset = start;
    for line in text.split(|&byte| byte == b'/') {
        let Some(rank) = ranks.next() else {
            return Err(unexpected(FenField::Placement, offset - 1));
        };
        let mut file = 0;
        for (i, &byte) in line.iter().enumerate() {
            match byte {
                b'1'..=b'8' => file += usize::from(byte - b'0'),
                _ => {
                    let piece = Piece::from_letter(char::from(byte))
                        .ok_or(unexpected(FenField::Placement, offset + i))?;
                    if let Some(file) = File::from_index(file) {
                        setup.place(Square::new(file, rank), piece);
                    }
                    file += 1;
                }
            }
            if file > 8 {
                break;
            }
        }
        offset += line.len();
        if file != 8 {
            return Err(FenError::RankLength {
                rank,
                found: file.min(9) as u8,
                offset,
            });
        }
        offset += 1;
    }
    match ranks.len() {
        0 => Ok(()),
        missing => Err(FenError::Ranks {
            found: 8 - missing as u8,
            offset: start + text.len(),
        }),
    }
}

fn read_castling(setup: &mut Setup, text: &[u8], start: usize) -> Result<(), FenError> {
    if text == b"-" {
        return Ok(());
    }
    for (i, &byte) in text.iter().enumerate() {
        let offset = start + i;
        let color = if byte.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        let letter = char::from(byte.to_ascii_lowercase());
        let rook = match letter {
            'k' => setup.outermost_rook(color, Side::King),
            'q' => setup.outermost_rook(color, Side::Queen),
            _ => {
                let file =
                    File::from_letter(letter).ok_or(unexpected(FenField::Castling, offset))?;
                let square = Square::new(file, home_rank(color));
                setup
                    .pieces(color, Role::Rook)
                    .contains(square)
                    .then_some(square)
            }
        };
        let rook = rook.ok_or(FenError::CastlingRook { offset })?;
        if setup.castling.contains(rook) {
            return Err(unexpected(FenField::Castling, offset));
        }
        setup.castling |= Bitboard::square(rook);
    }
    Ok(())
}

fn read_number(cursor: &mut Cursor<'_>, field: FenField) -> Result<Option<u32>, FenError> {
    let Some(text) = cursor.optional_field() else {
        return Ok(None);
    };
    let offset = cursor.offset;
    let mut number = 0u32;
    for (i, byte) in text.iter().enumerate() {
        if !byte.is_ascii_digit() {
            return Err(unexpected(field, offset + i));
        }
        number = number
            .checked_mul(10)
            .and_then(|number| number.checked_add(u32::from(byte - b'0')))
            .ok_or(FenError::Number { field, offset })?;
    }
    cursor.skip(text);
    Ok(Some(number))
}

impl FromStr for Position {
    type Err = FenError;

    /// Reads a FEN (X-FEN and Shredder-FEN as well) and checks that it can be played.
    fn from_str(text: &str) -> Result<Self, FenError> {
        Ok(Self::try_from(text.parse::<Setup>()?)?)
    }
}

/// How a FEN is written.
///
/// ```
/// use chesslaws_board::{FenStyle, Position};
/// let mut position = Position::startpos();
/// position.play(position.parse_uci("e2e4")?).expect("legal");
/// let always = FenStyle { en_passant_always: true, ..FenStyle::default() };
/// assert!(position.to_string().ends_with(" b KQkq - 0 1"));
/// assert!(position.fen(always).to_string().ends_with(" b KQkq e3 0 1"));
/// let shredder = FenStyle { shredder: true, ..FenStyle::default() };
/// assert!(position.fen(shredder).to_string().ends_with(" b HAha - 0 1"));
/// # Ok::<(), chesslaws_board::UciError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FenStyle {
    /// Castling rights as files of rooks (Shredder-FEN) instead of `KQkq` with files only where
    /// several rooks leave a doubt (X-FEN).
    pub shredder: bool,
    /// Name the square passed by any double step, as the FEN standard of 1994 says, instead of only
    /// where a capture is legal.
    pub en_passant_always: bool,
}

/// A position about to be written as FEN; see [`Position::fen`].
///
/// ```
/// use chesslaws_board::{FenStyle, Position};
/// let fen = Position::startpos().fen(FenStyle { shredder: true, ..FenStyle::default() });
/// assert!(fen.to_string().ends_with(" w HAha - 0 1"));
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Fen {
    setup: Setup,
    shredder: bool,
}

impl Position {
    /// The FEN of the position in a chosen style, to be printed.
    ///
    /// ```
    /// use chesslaws_board::{FenStyle, Position};
    /// let fen = Position::startpos().fen(FenStyle::default()).to_string();
    /// assert_eq!(fen, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    /// ```
    #[must_use]
    pub fn fen(&self, style: FenStyle) -> Fen {
        let mut setup = self.to_setup();
        if !style.en_passant_always {
            setup.en_passant = self.en_passant();
        }
        Fen {
            setup,
            shredder: style.shredder,
        }
    }
}

/// Prints X-FEN, with the en passant square only where a capture is legal.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.fen(FenStyle::default()), f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

/// Prints X-FEN, with everything as it is claimed.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fen = Fen {
            setup: *self,
            shredder: false,
        };
        fmt::Display::fmt(&fen, f)
    }
}

impl Fen {
    /// The text, put together without allocation: games are written as one FEN a ply.
    ///
    /// ```
    /// use chesslaws_board::{FenStyle, Position};
    /// let text = Position::startpos().fen(FenStyle::default()).text();
    /// assert_eq!(text.as_str(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    /// ```
    #[must_use]
    pub fn text(&self) -> AsciiText<{ Self::LEN }> {
        let setup = &self.setup;
        let mut text = AsciiText::new();
        write_placement(setup, &mut text);
        text.push(b' ');
        text.push(setup.turn.letter() as u8);
        text.push(b' ');
        write_castling(setup, self.shredder, &mut text);
        text.push(b' ');
        match setup.en_passant {
            Some(square) => {
                text.push(square.file().letter() as u8);
                text.push(b'1' + square.rank() as u8);
            }
            None => text.push(b'-'),
        }
        for number in [setup.halfmove_clock, setup.fullmove_number] {
            text.push(b' ');
            text.push_number(number);
        }
        text
    }

    /// Eight ranks of eight squares and seven slashes, 16 castling rooks, the side to move, a
    /// square, two numbers of ten digits, and five spaces at the most.
    const LEN: usize = 71 + 16 + 1 + 2 + 20 + 5;
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text().as_str())
    }
}

fn write_placement<const N: usize>(setup: &Setup, text: &mut AsciiText<N>) {
    let mut board = [0u8; 64];
    for color in Color::ALL {
        for role in Role::ALL {
            let letter = Piece { color, role }.letter() as u8;
            for square in setup.pieces(color, role) {
                board[square.index()] = letter;
            }
        }
    }
    for (i, rank) in board.chunks_exact(8).rev().enumerate() {
        if i > 0 {
            text.push(b'/');
        }
        let mut empty = 0;
        for &letter in rank {
            if letter == 0 {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text.push(b'0' + empty);
                empty = 0;
            }
            text.push(letter);
        }
        if empty > 0 {
            text.push(b'0' + empty);
        }
    }
}

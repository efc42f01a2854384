//! The FEN of one position after the other, of which each differs little from the one before.

use crate::position::side_of;
use crate::{
    AsciiText, Bitboard, Color, FenStyle, File, Position, Rank, Role, Setup, Side, Square,
    home_rank,
};

/// Writes the FEN of many positions. Where a position has the same men on a rank as the one written
/// before, their letters are not put together again, which is quicker than [`Position::fen`] for the
/// positions of a game.
///
/// ```
/// use chesslaws_board::{FenStyle, FenWriter, Position};
///
/// let mut writer = FenWriter::new(FenStyle::default());
/// let mut position = Position::startpos();
/// for uci in ["e2e4", "c7c5", "g1f3"] {
///     position.play(position.parse_uci(uci)?).expect("parsed moves are legal");
///     assert_eq!(writer.write(&position), position.to_string().as_bytes());
/// }
/// # Ok::<(), chesslaws_board::UciError>(())
/// ```
#[derive(Debug, Clone)]
pub struct FenWriter {
    style: FenStyle,
    /// What stood where in the position written last.
    roles: [Bitboard; 6],
    colors: [Bitboard; 2],
    /// The letters of the men on each rank, a byte for each file, the a-file in the lowest.
    letters: [u64; 8],
    /// The text of each rank and its length, the first rank first.
    ranks: [(u64, u8); 8],
    /// The castling rights written last, with the kings and rooks that may matter, and their text.
    rights: ([Bitboard; 3], AsciiText<CASTLING>),
    text: [u8; LEN],
}

const CASTLING: usize = 16;
/// As long as the longest FEN, and room to write eight bytes at a time.
const LEN: usize = 71 + CASTLING + 1 + 2 + 20 + 5 + 8;

/// How a rank is written, by the squares that are occupied, the a-file in the lowest bit.
struct Layout {
    /// The count of empty squares where they begin, a byte for each file.
    counts: u64,
    /// The bytes that move 1, 2 and 4 files to the left, one after the other, so that those that are
    /// written stand side by side.
    moves: [u64; 3],
    /// How many characters there are.
    len: u8,
}

static LAYOUTS: [Layout; 256] = {
    const EMPTY: Layout = Layout {
        counts: 0,
        moves: [0; 3],
        len: 0,
    };
    let mut layouts = [EMPTY; 256];
    let mut occupied = 0;
    while occupied < 256 {
        layouts[occupied] = Layout::of(occupied as u8);
        occupied += 1;
    }
    layouts
};

impl Layout {
    const fn of(occupied: u8) -> Self {
        let (mut counts, mut moves) = (0u64, [0; 3]);
        let (mut file, mut len) = (0, 0);
        while file < 8 {
            let empty = (occupied >> file).trailing_zeros();
            let empty = if empty < 8 - file { empty } else { 8 - file };
            if empty > 0 {
                counts |= ((b'0' as u32 + empty) as u64) << (8 * file);
            }
            // Bit by bit of how far it goes, from where it has got to.
            let (mut at, mut bit) = (file, 0);
            while bit < 3 {
                if (file - len) >> bit & 1 != 0 {
                    moves[bit] |= 0xff << (8 * at);
                    at -= 1 << bit;
                }
                bit += 1;
            }
            len += 1;
            file += if empty > 0 { empty } else { 1 };
        }
        let len = len as u8;
        Self { counts, moves, len }
    }

    /// The text of a rank from the letters of its men, a byte for each file.
    #[inline(always)]
    const fn text(&self, letters: u64) -> u64 {
        let mut text = letters | self.counts;
        let mut bit = 0;
        while bit < 3 {
            let moved = text & self.moves[bit];
            text = text ^ moved | moved >> (8 << bit);
            bit += 1;
        }
        text
    }
}

impl FenWriter {
    /// A writer that has written nothing yet.
    ///
    /// ```
    /// use chesslaws_board::{FenStyle, FenWriter, Position};
    /// let mut writer = FenWriter::new(FenStyle { shredder: true, ..FenStyle::default() });
    /// assert!(writer.write(&Position::startpos()).ends_with(b" w HAha - 0 1"));
    /// ```
    #[must_use]
    pub const fn new(style: FenStyle) -> Self {
        Self {
            style,
            roles: [Bitboard::EMPTY; 6],
            colors: [Bitboard::EMPTY; 2],
            letters: [0; 8],
            ranks: [(b'8' as u64, 1); 8],
            rights: ([Bitboard::EMPTY; 3], AsciiText::new()),
            text: [0; LEN],
        }
    }

    /// The FEN of the position, in ASCII: the same as [`Position::fen`] gives in this style.
    ///
    /// ```
    /// use chesslaws_board::{FenStyle, FenWriter, Position};
    /// let fen = "8/8/4k3/8/8/3K4/4P3/8 b - - 3 60";
    /// let mut writer = FenWriter::new(FenStyle::default());
    /// assert_eq!(writer.write(&fen.parse()?), fen.as_bytes());
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    pub fn write(&mut self, position: &Position) -> &[u8] {
        self.take_over(position);
        self.take_over_rights(position);
        let mut text = Cursor {
            text: &mut self.text,
            at: 0,
        };
        for (rank, len) in self.ranks.iter().rev() {
            text.write_eight(rank.to_le_bytes(), usize::from(*len));
            text.push(b'/');
        }
        // No slash after the last.
        text.at -= 1;
        text.write_eight(
            [b' ', position.turn().letter() as u8, b' ', 0, 0, 0, 0, 0],
            3,
        );
        for &byte in self.rights.1.as_bytes() {
            text.push(byte);
        }
        text.push(b' ');
        let en_passant = match self.style.en_passant_always {
            true => position.double_push(),
            false => position.en_passant(),
        };
        match en_passant {
            Some(square) => {
                text.push(b'a' + square.file() as u8);
                text.push(b'1' + square.rank() as u8);
            }
            None => text.push(b'-'),
        }
        for number in [position.halfmove_clock(), position.fullmove_number()] {
            text.write_number(number);
        }
        let len = text.at;
        self.text.get(..len).unwrap_or_default()
    }

    /// Puts the ranks together again on which something has changed.
    fn take_over(&mut self, position: &Position) {
        let mut changed = Bitboard::EMPTY;
        for (role, known) in Role::ALL.into_iter().zip(&mut self.roles) {
            changed |= *known ^ position.roled(role);
            *known = position.roled(role);
        }
        for (color, known) in Color::ALL.into_iter().zip(&mut self.colors) {
            changed |= *known ^ position.colored(color);
            *known = position.colored(color);
        }
        for square in changed {
            let letter = position
                .piece_at(square)
                .map_or(0, |man| man.letter() as u64);
            let (rank, file) = (square.index() / 8, square.index() % 8);
            let letters = &mut self.letters[rank];
            *letters = *letters & !(0xff << (8 * file)) | letter << (8 * file);
        }
        let occupied = position.occupied();
        for (number, rank) in self.ranks.iter_mut().enumerate() {
            if changed.0 >> (8 * number) & 0xff == 0 {
                continue;
            }
            let layout = &LAYOUTS[(occupied.0 >> (8 * number) & 0xff) as usize];
            *rank = (layout.text(self.letters[number]), layout.len);
        }
    }

    /// Writes the castling rights again if they, or men that matter to their letters, have changed.
    fn take_over_rights(&mut self, position: &Position) {
        let castling = position.castling_rooks();
        let ends = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
        let (kings, rooks) = (
            position.roled(Role::King),
            position.roled(Role::Rook) & ends,
        );
        let matters = if castling.is_empty() {
            [Bitboard::EMPTY; 3]
        } else {
            [castling, kings, rooks]
        };
        if matters != self.rights.0 || self.rights.1.as_bytes().is_empty() {
            let mut text = AsciiText::new();
            write_castling(&position.to_setup(), self.style.shredder, &mut text);
            self.rights = (matters, text);
        }
    }
}

/// The castling rights as X-FEN or Shredder-FEN writes them; `-` if there are none.
pub(crate) fn write_castling<const N: usize>(
    setup: &Setup,
    shredder: bool,
    text: &mut AsciiText<N>,
) {
    let home = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
    if (setup.castling & home).is_empty() {
        return text.push(b'-');
    }
    for color in Color::ALL {
        let rooks = setup.castling & Bitboard::rank(home_rank(color));
        let king = setup.pieces(color, Role::King).first();
        // The king's side comes first, and its rook lies on the higher file.
        for file in File::ALL.into_iter().rev() {
            let rook = Square::new(file, home_rank(color));
            if !rooks.contains(rook) {
                continue;
            }
            let side = king.map_or(Side::King, |king| side_of(king, rook));
            let letter = match (shredder, setup.outermost_rook(color, side) == Some(rook)) {
                (false, true) if side == Side::King => 'k',
                (false, true) => 'q',
                _ => file.letter(),
            };
            let letter = match color {
                Color::White => letter.to_ascii_uppercase(),
                Color::Black => letter,
            };
            text.push(letter as u8);
        }
    }
}

/// Where the text goes on. It never reaches the end, and what did would be left out.
struct Cursor<'a> {
    text: &'a mut [u8; LEN],
    at: usize,
}

impl Cursor<'_> {
    #[inline(always)]
    fn push(&mut self, byte: u8) {
        if let Some(slot) = self.text.get_mut(self.at) {
            *slot = byte;
            self.at += 1;
        }
    }

    /// Writes eight bytes, of which `len` count.
    #[inline(always)]
    fn write_eight(&mut self, bytes: [u8; 8], len: usize) {
        if let Some(slot) = self
            .text
            .get_mut(self.at..)
            .and_then(|rest| rest.first_chunk_mut())
        {
            *slot = bytes;
            self.at += len;
        }
    }

    /// A blank and a number, which mostly has one digit or two.
    #[inline(always)]
    fn write_number(&mut self, number: u32) {
        if number < 100 {
            let (tens, ones) = (b'0' + (number / 10) as u8, b'0' + (number % 10) as u8);
            let has_tens = number >= 10;
            let first = if has_tens { tens } else { ones };
            let text = [b' ', first, ones, 0, 0, 0, 0, 0];
            self.write_eight(text, 2 + usize::from(has_tens));
        } else {
            self.push(b' ');
            self.write_digits(number);
        }
    }

    #[inline(never)]
    fn write_digits(&mut self, number: u32) {
        if number >= 10 {
            self.write_digits(number / 10);
        }
        self.push(b'0' + (number % 10) as u8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random_games::each_position;

    fn styles() -> [FenStyle; 4] {
        [(false, false), (false, true), (true, false), (true, true)].map(
            |(shredder, en_passant_always)| FenStyle {
                shredder,
                en_passant_always,
            },
        )
    }

    #[test]
    fn writes_what_the_position_writes_of_itself() {
        let mut writers = styles().map(FenWriter::new);
        let starts = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "4k3/P6p/8/8/8/8/p6P/4K3 w - - 98 1234567890",
            "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1RR w GBgb - 0 1",
            "4k3/8/8/2p5/3P4/8/8/R3K2R w KQ - 4294967295 4294967295",
            "8/8/4k3/8/8/3K4/8/8 w - - 0 1",
        ];
        each_position(&starts, 7, |position| {
            for (writer, style) in writers.iter_mut().zip(styles()) {
                let written = writer.write(position);
                assert_eq!(written, position.fen(style).text().as_bytes());
            }
        });
    }

    #[test]
    fn castling_letters_heed_rooks_that_may_not_castle() {
        let mut writer = FenWriter::new(FenStyle::default());
        for fen in [
            "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1",
            "4k3/8/8/8/8/8/8/4K1RR w G - 0 1",
            "4k3/8/8/8/8/8/8/4K1RR w H - 0 1",
            "4k3/8/8/8/8/8/8/4K1RR w - - 0 1",
        ] {
            let position: Position = fen.parse().expect("a position");
            let text = position.fen(FenStyle::default()).text();
            assert_eq!(writer.write(&position), text.as_bytes());
        }
    }
}

//! Squares, pieces, moves, set-ups and positions as strings, for the feature `serde`.
//!
//! A position is written as FEN with the square of any double step, so that what is read back is
//! equal in every respect; a move as coordinates, castling as king takes rook.

use crate::{FenStyle, File, Move, Piece, Position, Rank, Role, Setup, Square};
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Reads a string with a function.
struct Text<T> {
    expected: &'static str,
    read: fn(&str) -> Result<T, ReadError>,
}

/// What is wrong with a string, as far as a message needs it.
enum ReadError {
    Fen(crate::FenError),
    Uci(crate::UciError),
    Other,
}

impl<T> de::Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        (self.read)(text).map_err(|error| match error {
            ReadError::Fen(error) => E::custom(error),
            ReadError::Uci(error) => E::custom(error),
            ReadError::Other => E::invalid_value(de::Unexpected::Str(text), &self.expected),
        })
    }
}

/// The one character of a text.
fn letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

macro_rules! as_text {
    ($type:ty, $expected:literal, |$value:ident| $written:expr, |$text:ident| $read:expr) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $value = self;
                serializer.collect_str(&$written)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(Text {
                    expected: $expected,
                    read: |$text| $read,
                })
            }
        }
    };
}

as_text!(Square, "a square such as e4", |square| square, |text| {
    Square::from_str(text).map_err(|_| ReadError::Other)
});
as_text!(File, "a file, a to h", |file| file, |text| {
    letter(text)
        .and_then(File::from_letter)
        .ok_or(ReadError::Other)
});
as_text!(Rank, "a rank, 1 to 8", |rank| rank, |text| {
    letter(text)
        .and_then(Rank::from_letter)
        .ok_or(ReadError::Other)
});
as_text!(
    Role,
    "a kind of piece such as knight",
    |role| role,
    |text| {
        let matches = |role: &Role| role.name() == text;
        Role::ALL.into_iter().find(matches).ok_or(ReadError::Other)
    }
);
as_text!(
    Piece,
    "a letter of a FEN, such as N or n",
    |piece| piece.letter(),
    |text| {
        letter(text)
            .and_then(Piece::from_letter)
            .ok_or(ReadError::Other)
    }
);
as_text!(
    Move,
    "a move such as e2e4 or a7a8q",
    |move_| move_,
    |text| { Move::from_str(text).map_err(ReadError::Uci) }
);
as_text!(Setup, "a FEN", |setup| setup, |text| {
    Setup::from_str(text).map_err(ReadError::Fen)
});
as_text!(
    Position,
    "the FEN of a position that can be played",
    |position| position.fen(FenStyle {
        en_passant_always: true,
        ..FenStyle::default()
    }),
    |text| Position::from_str(text).map_err(ReadError::Fen)
);

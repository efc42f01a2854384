//! Score sheets: written, read, compared, and put together again.
//!
//! A [`ScoreSheet`] is what one player has on paper: the text of each entry, right or wrong,
//! legible or not, with clock times, draw offers, result and signatures. It is printed as text
//! ([`ScoreSheet::to_text`]) or as SVG ([`ScoreSheet::to_svg`]), sixty moves to a page, and the
//! text is read back by [`SheetReader`].
//!
//! Two sheets of one game are compared by [`compare`]; [`reconstruct`] finds every legal game that
//! agrees with them, as article 8.5 asks for when the sheets are incomplete.
//!
//! ```
//! use chesslaws_board::Position;
//! use chesslaws_laws::Color;
//! use chesslaws_notation::SanStyle;
//! use chesslaws_notation::pgn::GameReader;
//! use chesslaws_notation::sheet::{Known, Limits, Reconstruction, ScoreSheet, reconstruct};
//!
//! let game = GameReader::from_bytes(b"1. e4 e5 2. Nf3 Nc6 3. Bb5 *").next().unwrap()?;
//! let mut white = ScoreSheet::from_game(&game, &SanStyle::LAWS);
//! let mut black = white.clone();
//! white.entries[2] = "N?3".parse()?;
//! black.entries[2] = "".parse()?; // nothing was written
//!
//! // Na3, Nc3, Nf3 and Nh3 are all legal, and so are the moves after each.
//! let found = reconstruct(&[&white, &black], &Known::default(), &Limits::default())?;
//! let Reconstruction::Ambiguous(ambiguity) = found else { panic!("four games fit") };
//! assert_eq!((ambiguity.count, ambiguity.choices[0].ply), (4, 3));
//!
//! // The position on the board decides.
//! let known = Known { position: Some(*game.position()), ..Known::default() };
//! let found = reconstruct(&[&white, &black], &known, &Limits::default())?;
//! let Reconstruction::Unique(reading) = found else { panic!("one game fits") };
//! assert_eq!(reading.moves, game.moves());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod compare;
mod entry;
mod error;
mod heading;
mod layout;
mod partial;
mod play;
mod read;
mod reconstruct;
mod row;
mod score_sheet;
mod search;
mod slip;
mod svg;
mod text;

pub use compare::{Difference, EntryDifference, SheetDifferences, compare};
pub use entry::{Entry, EntryTextError, Writing};
pub use error::{SheetError, SheetErrorKind};
pub use heading::{Heading, Signatures};
pub use layout::{MOVES_A_COLUMN, MOVES_A_PAGE};
pub use partial::Partial;
pub use play::{EntryFault, EntryFaultKind, Played};
pub use read::{MAX_MOVES, SheetReader};
pub use reconstruct::{
    Ambiguity, Choice, Departure, Impossible, Known, Limits, Reading, Reconstruction,
    ReconstructionError, reconstruct,
};
pub use score_sheet::ScoreSheet;
pub use slip::{Slip, SlipKind, Slips, find_slips};

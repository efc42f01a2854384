//! The sheet of one player.

use super::{Entry, Heading, Signatures};
use crate::letters::PieceLetters;
use crate::pgn::Game;
use crate::san::{SanStyle, StyledMove};
use alloc::format;
use alloc::vec::Vec;
use chesslaws_board::{Move, Position};
use chesslaws_laws::{Color, Edition, Score};

/// A score sheet: what one player has on paper.
///
/// The entries are texts, so that a sheet can hold what is wrong or illegible; see
/// [`ScoreSheet::play`] for the moves.
///
/// ```
/// use chesslaws_board::Position;
/// use chesslaws_laws::{Color, Score};
/// use chesslaws_notation::SanStyle;
/// use chesslaws_notation::sheet::ScoreSheet;
///
/// let start = Position::startpos();
/// let mut sheet = ScoreSheet::of_moves(&start, &[start.parse_uci("e2e4")?], &SanStyle::LAWS);
/// sheet.kept_by = Some(Color::Black);
/// sheet.score = Some(Score::DRAW);
/// sheet.entries[0].draw_offer = true;
/// let read = ScoreSheet::read(&sheet.to_text())?;
/// assert_eq!(read, sheet);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreSheet {
    /// The lines above the moves.
    pub heading: Heading,
    /// Whose sheet it is.
    pub kept_by: Option<Color>,
    /// Under which edition of the Laws the game is played.
    pub edition: Edition,
    /// The letters of the sheet's language.
    pub letters: PieceLetters,
    /// The position before the first entry.
    pub start: Position,
    /// The entries, one for each ply, blank ones included.
    pub entries: Vec<Entry>,
    /// The result, as it was written.
    pub score: Option<Score>,
    /// The signatures.
    pub signatures: Signatures,
}

/// An empty sheet in English for a game from the usual position.
impl Default for ScoreSheet {
    fn default() -> Self {
        Self {
            heading: Heading::default(),
            kept_by: None,
            edition: Edition::default(),
            letters: PieceLetters::ENGLISH,
            start: Position::startpos(),
            entries: Vec::new(),
            score: None,
            signatures: Signatures::default(),
        }
    }
}

impl ScoreSheet {
    /// The sheet of legal moves from `start`, written in a style. The moves end before the first
    /// one that is not legal.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_notation::sheet::ScoreSheet;
    /// use chesslaws_notation::{PieceLetters, SanStyle};
    ///
    /// let start = Position::startpos();
    /// let style = SanStyle { letters: PieceLetters::RUSSIAN.into(), ..SanStyle::LAWS };
    /// let sheet = ScoreSheet::of_moves(&start, &[start.parse_uci("g1f3")?], &style);
    /// assert_eq!(sheet.entries[0].text(), "Кf3");
    /// # Ok::<(), chesslaws_board::UciError>(())
    /// ```
    #[must_use]
    pub fn of_moves(start: &Position, moves: &[Move], style: &SanStyle) -> Self {
        let mut sheet = Self {
            letters: style.piece_letters(),
            start: *start,
            entries: Vec::with_capacity(moves.len()),
            ..Self::default()
        };
        let mut position = *start;
        for &mv in moves {
            if !position.is_legal(mv) {
                break;
            }
            sheet.entries.push(entry_of(&style.write(&position, mv)));
            position.play_unchecked(mv);
        }
        sheet
    }

    /// The sheet of a game that was read from PGN, with its clock times, draw offers, tags and
    /// result. The sheet names no keeper and bears no signatures.
    ///
    /// ```
    /// use chesslaws_notation::SanStyle;
    /// use chesslaws_notation::pgn::GameReader;
    /// use chesslaws_notation::sheet::ScoreSheet;
    ///
    /// let text = b"[White \"Steinitz\"]\n\n1. e4 {[%clk 1:59:50]} e5 1-0";
    /// let game = GameReader::from_bytes(text).next().unwrap()?;
    /// let sheet = ScoreSheet::from_game(&game, &SanStyle::LAWS);
    /// assert_eq!(sheet.heading.white, "Steinitz");
    /// assert_eq!(sheet.entries[0].clock.unwrap().as_secs(), 7190);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn from_game(game: &Game, style: &SanStyle) -> Self {
        let mut sheet = Self::of_moves(game.start(), game.moves(), style);
        for (ply, entry) in (1u32..).zip(&mut sheet.entries) {
            entry.clock = game.clock(ply).and_then(Result::ok);
            entry.draw_offer = game.draw_offers().contains(&ply);
        }
        let tag = |name: &str| {
            let value = game.tags().get(name).unwrap_or_default();
            match value.trim() {
                "?" | "-" | "????.??.??" => Default::default(),
                known => known.into(),
            }
        };
        sheet.heading = Heading {
            event: tag("Event"),
            site: tag("Site"),
            date: tag("Date"),
            round: tag("Round"),
            board: tag("Board"),
            white: tag("White"),
            black: tag("Black"),
            time_control: tag("TimeControl"),
        };
        sheet.score = game.result().and_then(|result| result.score());
        sheet
    }
}

/// No style writes a sign that can't stand in an entry.
fn entry_of(written: &StyledMove) -> Entry {
    format!("{written}").parse().unwrap_or_default()
}

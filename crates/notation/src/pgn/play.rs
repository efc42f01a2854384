//! What a token does to a position; what the tags say about the start. Shared by the readers of
//! games and of trees.

use super::clock::{commands, parse_clock};
use super::encoding::Encoding;
use super::fault::FaultKind;
use super::options::{Policy, ReadOptions};
use super::result::GameResult;
use super::tag_list::Tags;
use super::variant::Variant;
use super::visitor::Token;
use crate::letters::PieceLetters;
use crate::san::{Leniency, Resolution, San, SanAction, SanError};
use chesslaws_board::{FenError, Move, Position, Setup};

/// How moves are read.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reading {
    letters: PieceLetters,
    accepted: Leniency,
    check_signs: bool,
}

/// A move that was played.
pub(super) struct Played {
    pub(super) mv: Move,
    pub(super) leniency: Leniency,
    pub(super) draw_offer: bool,
    /// Whether the move gives check.
    pub(super) gives_check: bool,
}

impl Reading {
    pub(super) fn new(options: &ReadOptions) -> Self {
        Self {
            letters: options.letters,
            accepted: match options.policy {
                Policy::Strict => Leniency::NONE,
                Policy::Lenient | Policy::Skip => options.accepted,
            },
            check_signs: options.check_signs,
        }
    }

    /// Plays the move that the token means; after an error the position is what it was. Whether the
    /// side to move is in check is known from the move before.
    #[inline]
    pub(super) fn play(
        &self,
        position: &mut Position,
        is_check: bool,
        token: &Token<'_>,
    ) -> Result<Played, SanError> {
        match token.quick_with(&self.letters) {
            // Here the compiler knows what the move consists of.
            Some(quick) => self.play_san(position, is_check, &quick.san()),
            None => self.play_slowly(position, is_check, token.text),
        }
    }

    #[inline(never)]
    fn play_slowly(
        &self,
        position: &mut Position,
        is_check: bool,
        token: &[u8],
    ) -> Result<Played, SanError> {
        let san = San::parse_with(token, &self.letters)?;
        self.play_san(position, is_check, &san)
    }

    #[inline(always)]
    fn play_san(
        &self,
        position: &mut Position,
        is_check: bool,
        san: &San,
    ) -> Result<Played, SanError> {
        let Resolution { mv, leniency } = san.resolve_in(position, is_check)?;
        let accepted = self.accepted;
        if !accepted.contains(leniency) {
            return Err(SanError::NotAccepted(leniency.without(accepted)));
        }
        let before = (accepted != Leniency::ALL).then_some(*position);
        let gives_check = match san.action {
            SanAction::Piece { role, .. } => position.play_piece(role, mv),
            _ => {
                position.play_unchecked(mv);
                position.is_check()
            }
        };
        let signs = if self.check_signs {
            san.check_leniency_in(position, gives_check)
        } else {
            Leniency::NONE
        };
        if let Some(before) = before.filter(|_| !accepted.contains(signs)) {
            *position = before;
            return Err(SanError::NotAccepted(signs.without(accepted)));
        }
        Ok(Played {
            mv,
            leniency: leniency | signs,
            draw_offer: san.draw_offer,
            gives_check,
        })
    }

    /// Tries a token again that was not understood: in a single-byte encoding its letters stand
    /// for others than they would in UTF-8. `error` if that makes no difference.
    #[cold]
    pub(super) fn play_decoded(
        &self,
        position: &mut Position,
        is_check: bool,
        token: &Token<'_>,
        encoding: Encoding,
        error: SanError,
    ) -> Result<Played, SanError> {
        if encoding == Encoding::Utf8 || token.text.is_ascii() {
            return Err(error);
        }
        let text = encoding.decode(token.text);
        let token = Token::new(text.as_bytes(), token.byte, None);
        self.play(position, is_check, &token)
    }
}

/// The rules and the start position that the tags ask for.
pub(super) fn set_up(tags: &Tags) -> (Variant, Result<Position, FaultKind>) {
    let mut variant = match tags.get("Variant") {
        Some(name) => Variant::parse(&name),
        None => Variant::Standard,
    };
    if let Variant::Other(name) = &variant {
        let fault = FaultKind::Variant(name.clone());
        return (variant, Err(fault));
    }
    let start = match tags.get_bytes("FEN").map(read_fen) {
        None => Position::startpos(),
        Some(Ok(start)) => start,
        Some(Err(error)) => return (variant, Err(FaultKind::Fen(error))),
    };
    if !start.has_standard_castling() {
        variant = Variant::Chess960;
    }
    (variant, Ok(start))
}

fn read_fen(text: &[u8]) -> Result<Position, FenError> {
    Ok(Position::try_from(Setup::from_bytes(text)?)?)
}

/// What is wrong with a termination marker in the light of the Result tag.
pub(super) fn result_fault(tags: &Tags, marker: GameResult) -> Option<FaultKind> {
    let said = GameResult::parse(tags.get_bytes("Result")?.trim_ascii())?;
    if said == marker {
        return None;
    }
    let tag = tags.get("Result")?.into_owned();
    Some(match marker {
        GameResult::Unknown => FaultKind::ResultOpen { tag },
        marker => FaultKind::ResultDisagrees { tag, marker },
    })
}

/// What is wrong with the first time in a comment that can't be read.
pub(super) fn clock_fault(comment: &[u8]) -> Option<FaultKind> {
    // What nearly every such comment is.
    let plain = comment.trim_ascii();
    if let Some(time) = plain
        .strip_prefix(b"[%clk ")
        .and_then(|rest| rest.strip_suffix(b"]"))
        && parse_clock(time).is_ok()
    {
        return None;
    }
    commands(comment)
        .filter(|(name, _)| matches!(*name, b"clk" | b"emt"))
        .find_map(|(_, time)| parse_clock(time).err())
        .map(FaultKind::Clock)
}

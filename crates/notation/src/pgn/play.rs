//! What a token does to a position; what the tags say about the start. Shared by the readers of
//! games and of trees.

use super::clock::{commands, is_plain, parse_clock};
use super::encoding::Encoding;
use super::fault::FaultKind;
use super::options::{Policy, ReadOptions};
use super::result::GameResult;
use super::tag_list::Tags;
use super::variant::Variant;
use super::visitor::Token;
use crate::letters::PieceLetters;
use crate::san::disambiguation;
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
        match self.play_quickly(position, is_check, token) {
            Some(played) => Ok(played),
            None => self.play_slowly(position, is_check, token.text),
        }
    }

    /// The same for a move that was read quickly, if it is legal, the only one, and written as the
    /// export form wants it. `None`: the position is what it was, and [`Reading::play_slowly`] tells.
    #[inline(always)]
    pub(super) fn play_quickly(
        &self,
        position: &mut Position,
        is_check: bool,
        token: &Token<'_>,
    ) -> Option<Played> {
        let quick = token.quick_with(&self.letters)?;
        if self.accepted != Leniency::ALL {
            return None;
        }
        let step = quick.step();
        let (mv, gives_check) = position.play_step(is_check, step, |from, others| {
            disambiguation(others, from) == quick.origin()
        })?;
        let leniency = if self.check_signs && (gives_check || quick.has_check_sign()) {
            quick.san().check_leniency_in(position, gives_check)
        } else {
            Leniency::NONE
        };
        Some(Played {
            mv,
            leniency,
            draw_offer: false,
            gives_check,
        })
    }

    #[inline(never)]
    pub(super) fn play_slowly(
        &self,
        position: &mut Position,
        is_check: bool,
        token: &[u8],
    ) -> Result<Played, SanError> {
        let san = San::parse_with(token, &self.letters)?;
        self.play_san(position, is_check, &san)
    }

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
    if is_plain(comment) {
        return None;
    }
    slow_clock_fault(comment)
}

fn slow_clock_fault(comment: &[u8]) -> Option<FaultKind> {
    commands(comment)
        .filter(|(name, _)| matches!(*name, b"clk" | b"emt"))
        .find_map(|(_, time)| parse_clock(time).err())
        .map(FaultKind::Clock)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::san::quick;
    use alloc::string::{String, ToString};
    use alloc::vec::Vec;
    use chesslaws_board::Role;

    /// The ways to write a move: rightly, with too little and too much, with false signs.
    fn spellings(position: &Position, mv: Move) -> Vec<String> {
        let right = San::of(position, mv).to_string();
        let bare = right.trim_end_matches(['+', '#']);
        let letter = match position.role_at(mv.from()) {
            Some(Role::Pawn) | None => String::new(),
            Some(role) => role.letter().to_string(),
        };
        let (from, to) = (mv.from(), mv.to());
        let (file, rank) = (from.file().letter(), from.rank().letter());
        let mut texts = alloc::vec![right.clone()];
        for sign in ["", "+", "#"] {
            texts.push(alloc::format!("{bare}{sign}"));
            for capture in ["", "x"] {
                for origin in [
                    String::new(),
                    file.to_string(),
                    rank.to_string(),
                    from.to_string(),
                ] {
                    texts.push(alloc::format!("{letter}{origin}{capture}{to}{sign}"));
                }
            }
        }
        texts
    }

    #[test]
    fn moves_mean_the_same_read_quickly_or_slowly() {
        let strict = ReadOptions {
            policy: Policy::Strict,
            ..ReadOptions::default()
        };
        let careless = ReadOptions {
            check_signs: false,
            ..ReadOptions::default()
        };
        let readings = [ReadOptions::default(), strict, careless].map(|all| Reading::new(&all));
        let mut read_quickly = 0;
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "4k3/8/8/r2pP2K/8/N3N3/8/N3N3 w - d6 0 2",
            "4k3/8/8/4r3/8/8/2N1R1N1/R3K2R w KQ - 0 1",
            "6k1/5ppp/8/8/8/8/8/R3K2R w KQ - 0 1",
            "k7/8/1Q6/8/8/Q1Q5/8/K6R b - - 0 1",
        ] {
            let start: Position = fen.parse().expect("a position");
            for first in start.legal_moves() {
                let position = start.after(first);
                for mv in position.legal_moves() {
                    for text in spellings(&position, mv) {
                        read_quickly += compare(&readings, &position, &text);
                    }
                }
            }
        }
        assert!(read_quickly > 10_000, "{read_quickly}");
    }

    /// 1 if the move was read quickly.
    fn compare(readings: &[Reading], position: &Position, text: &str) -> u32 {
        let mut padded = [b' '; 8];
        let len = text.len().min(8);
        padded[..len].copy_from_slice(&text.as_bytes()[..len]);
        let quick = quick::read(&padded)
            .filter(|(_, len, _)| *len == text.len())
            .map(|(quick, ..)| quick);
        let is_check = position.is_check();
        for reading in readings {
            let read = |quick| {
                let mut after = *position;
                let token = Token::new(text.as_bytes(), 0, quick);
                let played = reading.play(&mut after, is_check, &token);
                let told = played.map(|played| {
                    let Played {
                        mv,
                        leniency,
                        draw_offer,
                        gives_check,
                    } = played;
                    (mv, leniency, draw_offer, gives_check)
                });
                (told, after)
            };
            assert_eq!(read(quick), read(None), "{text} in {position}");
        }
        u32::from(quick.is_some())
    }

    #[test]
    fn plain_comments_have_no_wrong_time() {
        let parts: [&[u8]; 14] = [
            b"",
            b" ",
            b"[%clk ",
            b"[%eval ",
            b"0:09:58",
            b"0:60:00",
            b"1:30",
            b".7",
            b".",
            b"]",
            b"[",
            b"%",
            b"-0.3",
            b"[%emt 1:2:3:4]",
        ];
        let mut plain = 0;
        let mut comments: Vec<Vec<u8>> = alloc::vec![Vec::new()];
        for _ in 0..5 {
            comments = comments
                .iter()
                .flat_map(|comment| parts.map(|part| [comment, part].concat()))
                .collect();
            comments.sort();
            comments.dedup();
            for comment in comments.iter().filter(|comment| is_plain(comment)) {
                assert_eq!(slow_clock_fault(comment), None, "{comment:?}");
                plain += 1;
            }
        }
        assert!(plain > 100);
    }
}

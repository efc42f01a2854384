//! What happens under the Laws of Chess.
//!
//! The room has one part so far: the audit of a finished game. It plays a game's moves and says
//! what they decide and by which article of the chosen edition, when a draw could have been
//! claimed, and what in the record breaks the Laws.
//!
//! ```
//! use chesslaws_arbiter::{Code, Reason, judge};
//! use chesslaws_laws::Rules;
//! use chesslaws_notation::pgn::GameReader;
//!
//! let pgn = b"[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0";
//! let game = GameReader::from_bytes(pgn).next().expect("one game")?;
//! let judgement = judge(&game, &Rules::FIDE_2023);
//!
//! let verdict = judgement.verdict.expect("checkmate decides");
//! assert_eq!(verdict.reason, Reason::Checkmate);
//! assert_eq!(verdict.score.to_string(), "0-1");
//! assert_eq!(verdict.article.to_string(), "fide-2023 5.1.1");
//! // The Result tag says otherwise.
//! assert_eq!(judgement.findings[0].code, Code::ResultMismatch);
//! # Ok::<(), core::convert::Infallible>(())
//! ```
//!
//! | part | what it answers |
//! |---|---|
//! | [`audit()`] | what the moves of a finished game decide, and what was claimable |
//! | [`judge`] | the same for a game read from PGN, with its tags and its errors: one line of `chesslaws judge` |
//!
//! What it does not do: it takes no account of what the record doesn't tell. A game in which
//! nothing on the board decides is given no verdict; its Result tag stands.
//!
//! Features: `std` (default) reads files; `serde` writes judgements as JSON. Without them the crate
//! is `no_std` with `alloc`.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

extern crate alloc;

mod audit;
mod game;
mod judgement;
mod mate;

pub use audit::{Audit, Code, Finding, FinishedGame, Reason, Severity, Verdict, audit};
pub use game::{
    Act, Answer, BuildError, ClaimGround, Conditions, EndReason, Event, FaultKind, Forbidden, Game,
    GameBuilder, Inadmissible, Observer, OfferEnd, Outcome, Question, QuestionKind, Refusal,
    Ruling, TouchOrder, What,
};
pub use judgement::{Fault, Judgement, judge};

//! What happens under the Laws of Chess.
//!
//! Two parts: [`Game`] referees a game at the board from its events, and the audit judges a game
//! that is over. Both work under every edition from 2001 to 2023: they branch on the values of
//! [`Rules`](chesslaws_laws::Rules) and cite the article of the chosen edition.
//!
//! ```
//! use chesslaws_arbiter::{Act, ClaimGround, Event, Game};
//! use chesslaws_laws::{Color, Edition};
//! use core::time::Duration;
//!
//! let mut game = Game::builder()
//!     .edition(Edition::Fide2001)
//!     .time_control("2h".parse()?)
//!     .build()?;
//! let minutes = |minutes: u64| Duration::from_secs(60 * minutes);
//! game.apply(Event::at(minutes(0), Act::Started { absent: vec![] }))?;
//!
//! // A wrong claim costs half of the claimant's time, three minutes at most (9.5.b).
//! let claim = Act::DrawClaimed {
//!     side: Color::White,
//!     ground: ClaimGround::Threefold,
//!     intended: None,
//!     not_written: false,
//! };
//! let rulings = game.apply(Event::at(minutes(10), claim))?;
//! let said: Vec<String> = rulings.iter().map(ToString::to_string).collect();
//! assert_eq!(
//!     said,
//!     [
//!         "white's claim of threefold repetition is wrong: there were 1 [fide-2001 9.5.b]",
//!         "white offers a draw [fide-2001 9.1.c]",
//!         "white loses 180 s [fide-2001 9.5.b]",
//!         "black gets 180 s more [fide-2001 9.5.b]",
//!     ],
//! );
//! let clock = game.clock().expect("there is a clock");
//! assert_eq!(clock.time_left(Color::White).time(), minutes(120 - 10 - 3));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A live game
//!
//! | type | what it is |
//! |---|---|
//! | [`Game`], [`GameBuilder`], [`Conditions`] | the game, and what is settled before it: edition or own rules, control, mode of play, supervision, start position |
//! | [`Event`], [`Act`] | what happens, with the host's time; one JSON object a line in files |
//! | [`Ruling`], [`What`] | what holds from now on, with the article; the remedy has been applied |
//! | [`Refusal`], [`Forbidden`] | why an event can't be taken; the game is equal to what it was |
//! | [`Question`], [`Answer`] | what the Laws leave to the arbiter, the answers they permit, and a recommendation where there is one |
//! | [`Outcome`], [`EndReason`], [`ScoreChange`] | two scores, the reason, the article; and what was done to them afterwards |
//! | [`Regulations`] | what the event settles on devices, leaving, fines, appeals |
//! | [`Breach`], [`PenaltySet`], [`PenaltyKinds`] | what a player is reported for, the penalties given, and those that are open |
//! | [`DeviceFact`], [`Zone`], [`Outsider`], [`Interference`], [`Remark`], [`Body`] | facts about conduct, and who decides what an arbiter does not |
//!
//! Three instants are kept apart: a piece is *touched*, a move is *made* when the piece is
//! released, and *completed* by the press. A flag that is down is one fact, and a flag that was
//! noticed another. An illegal move that nobody notices stands on the board and can be found later.
//!
//! `schema/` has a JSON Schema of events and rulings and an example of every event; `ARTICLES.md`
//! lists which tests carry out which article, and why a few are not.
//!
//! Where a text can be read in more than one way, [`readings`] says which reading is followed, why,
//! and which game or test shows it.
//!
//! # What a live game does not do
//!
//! - Whether a player can still mate is proved by search up to a limit ([`MateSearch`]); where that is
//!   reached, the arbiter is asked ([`QuestionKind::CanMate`]), and no game is ended as dead.
//! - On a board that an unnoticed illegal move left as no game can have it, captures en passant are
//!   not offered.
//! - A press of the clock without a move must be settled before play goes on.
//!
//! # What is kept of a live game
//!
//! A [`Protocol`] is a game that keeps what happened. From it come PGN with clocks and a comment for
//! each incident ([`Protocol::pgn`]), the players' score sheets ([`Protocol::sheet`]) and the arbiter's
//! report as text and as a page ([`Protocol::report`]). Module `journal` (feature `journal`) keeps it safe: one line an event,
//! chained by hashes, from which an equal game is built again; `JOURNAL.md` describes the format.
//!
//! ```
//! use chesslaws_arbiter::{Act, Game, Heading, Protocol};
//! use chesslaws_laws::Color;
//!
//! let mut protocol = Protocol::new(Game::builder().players("A", "B").build()?);
//! protocol.apply(Act::Started { absent: vec![] })?;
//! protocol.apply(Act::Moved { side: Color::White, move_: "e2e4".parse()?, two_hands: false })?;
//! protocol.apply(Act::DrawOffered { side: Color::White })?;
//! let pgn = protocol.pgn(&Heading { round: "3".into(), ..Heading::default() });
//! assert!(pgn.contains("1. e4 { white offers a draw [fide-2023 9.1.2.1] }"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A finished game
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
//! | [`audit_within`], [`judge_within`] | both, with a limit of your own to the search for mates |
//! | [`MateSearch`] | can this side still mate, is this position dead: what games and audits ask |
//!
//! What the audit does not do: it takes no account of what the record doesn't tell. A game in which
//! nothing on the board decides is given no verdict; its Result tag stands.
//!
//! Features: `std` (default) reads files; `serde` reads events and writes rulings and
//! judgements as JSON; `journal` keeps journals; `catalogue` gives the articles of a report their
//! titles. The crate is `no_std` with `alloc`, with all of them but `std`.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

extern crate alloc;

mod audit;
mod export;
mod game;
#[cfg(feature = "journal")]
pub mod journal;
mod judgement;
mod mate;
mod protocol;
mod repetition;

pub use audit::{
    Audit, ClockReading, Clocks, Code, Finding, FinishedGame, Reason, Severity, Verdict, audit,
    audit_within,
};
pub use export::{Heading, Report, ReportRow};
pub use game::{
    Act, AdvancePurpose, Answer, AssistantTask, BuildError, ClaimGround, ClockFault, Conditions,
    Duty, EndReason, EnvelopeItem, Event, FaultKind, Forbidden, Game, GameBuilder, Inadmissible,
    Observer, OfferEnd, Outcome, PaperGround, Question, QuestionKind, Refusal, Ruling, TouchOrder,
    What,
};
pub use judgement::{
    Fault, Judgement, describe_fault, first_fault, judge, judge_within, time_control,
};
pub use mate::{MateProof, MateSearch};
pub use protocol::{Entry, Protocol, Times};
// Conduct, the arbiter, scores.
pub use game::{
    Body, Breach, ChangeKind, DeviceFact, EventLevel, Excuse, Interference, Intervention, Outsider,
    PenaltyKind, PenaltyKinds, PenaltySet, Regulations, Remark, ScoreChange, Seen, Zone,
};

#[cfg(doc)]
#[doc = include_str!("../READINGS.md")]
pub mod readings {}

/// The README's examples run too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

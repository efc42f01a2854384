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
//! | [`Outcome`], [`EndReason`] | two scores, the reason, the article |
//!
//! Three instants are kept apart: a piece is *touched*, a move is *made* when the piece is
//! released, and *completed* by the press. A flag that is down is one fact, and a flag that was
//! noticed another. An illegal move that nobody notices stands on the board and can be found later.
//!
//! `schema/` has a JSON Schema of events and rulings and an example of every event; `ARTICLES.md`
//! lists which article which tested game rests on, and what is not carried out.
//!
//! # Doubtful points, and the reading chosen
//!
//! | point | reading |
//! |---|---|
//! | an illegal move that was not completed | replaced under 4.3, not counted (all editions) |
//! | the last illegal move, and the opponent cannot mate | 2001: lost by the letter; 2005: the arbiter is asked for the opponent's score, recommended ½; from 2009: drawn, tested on the restored position |
//! | both flags, order unknown | drawn only if both are in their last period; an earlier one goes on; from 2017 without announcement the arbiter is asked |
//! | rapid and blitz to 2005, both flags | drawn whatever the order |
//! | exactly the default time | not late; both later than it lose, 0-0 |
//! | king and rook touched together or in an order nobody knows | castling, if legal |
//! | right to complain of a touch | lost by the own deliberate touch, neither by adjusting nor by the press |
//! | offer before the own move | valid at once |
//! | claim that fails | stays an offer; without an intended move play is free |
//! | claim after touching | admitted to 2005; from 2009 inadmissible and without a penalty |
//! | declared move that is illegal | wrong claim; its piece counts as touched; nothing counts as an illegal move |
//! | two-minute claim in a game with an increment | not excluded to 2009 |
//! | flag while a claim is postponed | the arbiter decides, never the flag alone |
//! | two-minute claim without an arbiter | the claimant need not have the move; scores are asked |
//! | choice of a promotion piece | final on release in 2001, on touching the square from 2005 |
//! | restriction of agreed draws | forbids agreeing, not offering |
//! | two hands on a legal move | the move stays; it counts once the clock is pressed |
//! | a press without a move before 2017 | no tariff; the press is taken back |
//!
//! # What a live game does not do yet
//!
//! - Score sheets, adjournment, conduct and the arbiter's free penalties have no events; nor has the
//!   correction of a standing illegal move by agreement (A.5.2), nor castling half carried out.
//! - Whether a player can still mate is proved by search up to a limit ([`MateSearch`]); where that is
//!   reached, the arbiter is asked ([`QuestionKind::CanMate`]), and no game is ended as dead.
//! - On a board that an unnoticed illegal move left unsound, castling is not offered.
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
    Act, Answer, AssistantTask, BuildError, ClaimGround, ClockFault, Conditions, EndReason, Event,
    FaultKind, Forbidden, Game, GameBuilder, Inadmissible, Observer, OfferEnd, Outcome,
    PaperGround, Question, QuestionKind, Refusal, Ruling, TouchOrder, What,
};
pub use judgement::{Fault, Judgement, judge, judge_within};
pub use mate::{MateProof, MateSearch};
pub use protocol::{Entry, Protocol, Times};

/// The README's examples run too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

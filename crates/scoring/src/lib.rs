//! Points, standings, tie-breaks, ratings and tournament files: what a game, a round and a
//! tournament are worth under the Laws of Chess and the regulations of FIDE.
//!
//! Results come from code, from the tags of games or from a tournament report file; out come
//! rankings whose every value can say how it came about.
//!
//! ```
//! use chesslaws_laws::{Color, Score};
//! use chesslaws_scoring::{Calculation, Options, Player, RoundResult, TieBreak, Tournament};
//!
//! let mut builder = Tournament::builder("Club championship", 3);
//! for (number, name) in [(1, "Alyx"), (2, "Bruno"), (3, "Charline")] {
//!     builder.player(Player::new(number, name));
//! }
//! builder.game(1, 1, 2, Score::win(Color::White))?.bye(1, 3, RoundResult::PairingBye)?;
//! builder.game(2, 3, 1, Score::DRAW)?.bye(2, 2, RoundResult::PairingBye)?;
//! builder.forfeit(3, 2, 3, Some(Color::White))?.bye(3, 1, RoundResult::HalfBye)?;
//! let event = builder.build()?;
//!
//! let calculation = Calculation::new(&event, Options::default());
//! let standings = calculation.standings(&TieBreak::parse_list("DE,BH/C1").unwrap());
//! let ranks: Vec<_> = standings.rows.iter().map(|row| (row.number, row.points.to_string())).collect();
//! assert_eq!(ranks, [(1, "2".into()), (2, "2".into()), (3, "1.5".into())]);
//! let why = standings.explain(&calculation, 1, 1).unwrap();
//! assert_eq!(
//!     why.to_string(),
//!     "BH/C1 = 3.5\n  round 1: opponent 2, score 2, adds 2\n  \
//!      round 2: opponent 3, score 1.5, adds 1.5\n  \
//!      round 3: dummy opponent, score 1.5, adds 1.5, cut (absence)\n"
//! );
//! # Ok::<(), chesslaws_scoring::TournamentError>(())
//! ```
//!
//! # The types
//!
//! | question | type |
//! |---|---|
//! | What is a result worth? | [`points::PointSystem`]: article 10.1, 3-1-0, Armageddon, any table |
//! | What did the arbiter change? | [`points::GameAward`]: each change with its article and edition |
//! | Who played whom? | [`Tournament`], made by [`TournamentBuilder`], [`Tournament::from_games`] or [`trf::Document`] |
//! | Which regulations? | [`TieBreakRules`]: [`FIDE_2024`](TieBreakRules::FIDE_2024), [`FIDE_2026`](TieBreakRules::FIDE_2026), chosen by the day the event began |
//! | Which criterion? | [`TieBreak`]: `BH/C1`, `EMGSB/C1/P`, as record 202 writes it |
//! | Who is ahead, and why? | [`Calculation`], [`Standings`], [`tiebreak::Explanation`] |
//! | How does it look? | [`Crosstable`]: text, CSV, HTML, SVG; with the feature `serde` the report types, tables and ratings serialize |
//! | What does it do to ratings? | [`rating`]: tables 8.1.1 and 8.1.2, changes, performances, first ratings |
//! | What is in the file? | [`trf`]: TRF16 and TRF26, faults with line and column |
//!
//! # What it holds to
//!
//! - No floating point: points are hundredths, products of points ten-thousandths, averages
//!   fractions ([`Rational`]), rounded once and only where the text rounds. The average of
//!   opponents' Buchholz, for which the text is silent, ranks unrounded and prints two decimals.
//! - Undefined is a value of its own ([`TieBreakValue::Undefined`]); it ranks last and is never 0.
//! - Where the text and the reference program of FIDE's commission disagree, the text is followed.
//!   That concerns forfeits of a round robin (C.07 15.2: a regular game) in WON, BPG, BWG and, until
//!   2026, in the ratings-based codes: TieBreakServer 1.9.57 leaves them out. In a game over the board
//!   STD counts by the points of the opponent (7.7), so that a game lost by both is half a standard
//!   point for each; that program compares with the points of a draw and gives none.
//! - Nothing here reads a clock, a disk or an environment.
//!
//! # What it does not do
//!
//! It makes no pairings, knows no title norms (B.01), reads no PGN (it takes the tags), and does
//! not calculate an organiser's own criteria (`OTHER_…`): it carries them.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod date;
pub mod points;
pub mod rating;
mod rational;
mod standings;
pub mod tiebreak;
mod tournament;
pub mod trf;

pub use date::{Date, ParseDateError};
pub use rational::Rational;
#[cfg(feature = "serde")]
pub use standings::{
    ContributionReport, ExplanationReport, RowReport, StandingsReport, ValueReport,
};
pub use standings::{Crosstable, Note, StandingRow, Standings};
pub use tiebreak::{
    Calculation, Options, ParseTieBreakError, TieBreak, TieBreakKind, TieBreakRules, TieBreakValue,
};
pub use tournament::{
    Entry, Format, GameTags, MatchKind, Player, PlayerTag, RoundResult, Team, TeamMatch,
    Tournament, TournamentBuilder, TournamentError,
};

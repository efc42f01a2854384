//! The Laws of Chess as values and text: what each edition of the FIDE Laws says, as numbers a
//! program can branch on and articles it can cite. It decides nothing by itself; the other
//! crates of [chesslaws](https://github.com/chesslaws/chesslaws) carry the Laws out and rest
//! every ruling on an article from here.
//!
//! ```
//! use chesslaws_laws::{Edition, Mode, Provision, Rules};
//! use core::time::Duration;
//!
//! // A second illegal move in blitz, under the Laws in force and those of 2017.
//! let now = Rules::FIDE_2023.illegal.tariff(Mode::Blitz, false);
//! assert_eq!(now.loses_at, 2);
//! assert_eq!(now.compensation, Some(Duration::from_secs(60)));
//! assert_eq!(Rules::FIDE_2017.illegal.tariff(Mode::Blitz, false).loses_at, 1);
//!
//! // Where the Laws in force and an old edition print what draws by repetition.
//! let number = |edition| {
//!     let cite = Rules::of(edition).cite(Provision::ThreefoldAppeared);
//!     cite.map(|cite| cite.article.number)
//! };
//! assert_eq!(number(Edition::Fide2023), Some("9.2.2"));
//! assert_eq!(number(Edition::Fide2001), Some("9.2.b"));
//!
//! // An event of its own: fifteen minutes' grace, everything else as FIDE 2023.
//! let event = Rules { default_time: Duration::from_secs(900), ..Rules::FIDE_2023 };
//! let change = Rules::FIDE_2023.differences(event).next();
//! assert_eq!(
//!     change.map(|change| change.to_string()).as_deref(),
//!     Some(
//!         "default time if the regulations are silent: \
//!          0 min [fide-2023 6.7.1] -> 15 min [fide-2023 6.7.1]"
//!     ),
//! );
//! ```
//!
//! # What is here
//!
//! - **Words** that every crate shares: [`Color`], [`Edition`], [`Article`], [`Points`],
//!   [`Score`], [`Mode`].
//! - **Values**: [`Rules`], one constant an edition, in structs by subject (module [`rules`]).
//!   [`Parameter`] names each single value; [`compare`] lists what changed between editions.
//! - **Citations**: [`Rules::cite`] gives the article of an edition for a [`Provision`] (a
//!   subject of the Laws) or a [`Parameter`] (a value).
//! - **Articles** (module `catalogue`, feature `catalogue`): every article of four editions, in
//!   our own words, with its numbers, its cross references and its descent from FIDE 2001.
//!
//! # Certainty
//!
//! The editions of 2001, 2005, 2023 and Russia 2011 rest on texts, the others on published
//! copies, summaries and lists of changes. What no text confirms is marked: [`Cite::certain`],
//! [`Side::certain`](rules::Side::certain), `Entry::certain`; everything that prints one shows
//! the mark, ` (?)` or `NOT CONFIRMED`.
//!
//! # Features
//!
//! - `catalogue` (on by default): the articles. They are compiled into static tables from the
//!   TOML files of the crate's folder `catalogue/`; without the feature nothing but the values
//!   and citations is built, and no build dependency is needed.
//! - `serde`: the words, rules, differences and entries in files. Points are strings.
//!
//! The crate is `no_std` and allocates nothing, with or without the features.
//!
//! # What is not here
//!
//! - The text of the Laws: summaries are ours and no authority. The official text is FIDE's.
//! - Decisions: whether a move was illegal, a claim right or a flag down is for the crates that
//!   know positions and clocks.
//! - The wording of FIDE 2009, 2014, 2017 and 2018: a lookup says so instead of answering with
//!   another edition's text.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod article;
#[cfg(feature = "catalogue")]
pub mod catalogue;
mod cite;
mod color;
mod edition;
mod points;
pub mod rules;
mod score;
mod setting;
mod time;

pub use article::Article;
pub use cite::{Citable, Cite, Provision};
pub use color::{Color, ParseColorError};
pub use edition::{Edition, ParseEditionError};
pub use points::{ParsePointsError, Points};
pub use rules::{Difference, Mode, Parameter, Rules, Side, Succession, compare};
pub use score::{ParseScoreError, Score};
pub use setting::Setting;

/// The examples of the README, run as tests.
#[cfg(all(doctest, feature = "catalogue"))]
#[doc = include_str!("../README.md")]
struct Readme;

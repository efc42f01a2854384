//! Rankings by points and tie-breaks.

use super::row::Rows;
use super::tournament::{Event, chesslaws_tournament};
use crate::handle::{self, Handle};
use crate::pointer::{Output, borrow, check_reserved, optional_text, pointer_to, text};
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use crate::text::{chesslaws_text, print};
use core::ffi::c_char;
use facade::scoring::trf::Document;
use facade::scoring::{
    Calculation, Options, ParseTieBreakError, Standings, TieBreak, TieBreakRules, Tournament,
};
use std::sync::Arc;

/// A ranking by points and tie-breaks.
///
/// Made by `chesslaws_standings_new`, freed by `chesslaws_standings_free`; never changes, so that any
/// number of threads may read it.
pub struct chesslaws_standings {
    _private: (),
}

impl Handle for chesslaws_standings {
    type Value = Ranking;
    const TAG: u64 = 0x6368_736c_6177_5300 | crate::version::CHESSLAWS_ABI_VERSION as u64;
    const NAME: &'static str = "chesslaws_standings";
}

/// Standings, and what they were reckoned from.
pub(crate) struct Ranking {
    document: Arc<Document>,
    options: Options,
    pub(super) standings: Standings,
    rows: Rows,
}

/// The regulations of FIDE for tie-breaks (C.07).
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_tie_break_rules {
    /// Those in force on the day the event began, the newest where that day is unknown.
    OfTheDay = 0,
    /// Applied from 1 August 2024 to 28 February 2026.
    Fide_2024 = 2024,
    /// Applied from 1 March 2026.
    Fide_2026 = 2026,
}

/// What standings go by. Begin with zeros (`chesslaws_standings_options options = {0};`).
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_standings_options {
    /// A `chesslaws_tie_break_rules`.
    pub rules: u32,
    /// Interim standings after this round; 0 for the whole event.
    pub after_round: u32,
    /// Whether to rank the players even where there are teams.
    pub individuals: bool,
    /// Must be zero.
    pub reserved: [u64; 4],
}

/// What the value of a tie-break is.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_value_kind {
    /// There is no value, which is never nought: no opponent with a rating, nothing left of a cut.
    Undefined = 0,
    /// An exact number.
    Number = 1,
    /// A place inside the group of those who are tied so far, 1 for the best.
    Place = 2,
    /// The group is not decided by this criterion, or there is no group.
    Undecided = 3,
}

/// The value of a tie-break for one participant.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_tie_break_value {
    /// What it is.
    pub kind: chesslaws_value_kind,
    /// The number as a fraction in lowest terms, or the place over 1.
    pub numerator: i64,
    /// The denominator, never 0.
    pub denominator: i64,
    /// The value as it is printed; empty where undefined.
    pub text: chesslaws_text,
    /// Zero: room to grow.
    pub reserved: [u64; 2],
}

/// One participant of a ranking.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_standing {
    /// The rank, shared by those who stay tied; 0 for who is not ranked.
    pub rank: u32,
    /// The starting number of the player, or the number of the team.
    pub number: u32,
    /// The points that rank, in hundredths: match points, usually, for a team.
    pub points: i32,
    /// The name.
    pub name: chesslaws_text,
    /// The values of the criteria in their order, NULL for none.
    pub values: *const chesslaws_tie_break_value,
    /// How many criteria there are.
    pub value_count: usize,
    /// Zero: room to grow.
    pub reserved: [u64; 4],
}

impl From<ParseTieBreakError> for Failure {
    fn from(error: ParseTieBreakError) -> Self {
        Self::new(chesslaws_status::UnknownTieBreak, error)
    }
}

impl Ranking {
    fn new(event: &Event, options: Options, criteria: Option<Vec<TieBreak>>) -> Self {
        let document = Arc::clone(&event.document);
        let calculation = Calculation::new(document.tournament(), options);
        let criteria = criteria.unwrap_or_else(|| calculation.tie_breaks());
        let standings = calculation.standings(&criteria);
        Self {
            rows: Rows::new(&standings),
            options,
            standings,
            document,
        }
    }

    pub(super) fn calculation(&self) -> Calculation<'_> {
        Calculation::new(self.document.tournament(), self.options)
    }

    fn explain(&self, number: u32, code: &str) -> Result<String, Failure> {
        let criterion: TieBreak = code.parse().map_err(Failure::from)?;
        let calculation = self.calculation();
        let at = self
            .standings
            .criteria
            .iter()
            .position(|one| *one == criterion);
        let explained = u16::try_from(number).ok().and_then(|number| match at {
            Some(at) => self.standings.explain(&calculation, number, at),
            None => calculation.explain(number, &criterion),
        });
        explained.map(|one| one.to_string()).ok_or_else(|| {
            Failure::new(
                chesslaws_status::UnknownParticipant,
                format_args!("nobody has the number {number}"),
            )
        })
    }
}

fn options(
    given: Option<&chesslaws_standings_options>,
    event: &Tournament,
) -> Result<Options, Failure> {
    let Some(given) = given else {
        return Ok(Options::default());
    };
    check_reserved(&given.reserved)?;
    let invalid = |message: String| Failure::new(chesslaws_status::InvalidArgument, message);
    Ok(Options {
        rules: match given.rules {
            0 => None,
            2024 => Some(TieBreakRules::FIDE_2024),
            2026 => Some(TieBreakRules::FIDE_2026),
            rules => {
                return Err(invalid(format!(
                    "expected a chesslaws_tie_break_rules, found {rules}"
                )));
            }
        },
        after_round: match given.after_round {
            0 => None,
            round if round <= u32::from(event.rounds()) => u16::try_from(round).ok(),
            round => {
                return Err(invalid(format!(
                    "expected a round from 1 to {}, or 0; found {round}",
                    event.rounds()
                )));
            }
        },
        individuals: given.individuals,
        ..Options::default()
    })
}

/// Ranks the players of a tournament, or its teams.
///
/// `tie_breaks` of `length` bytes is a list of codes such as `DE,BH/C1,SB`; NULL takes those that
/// the file announces, and usual ones where it announces none. `options` may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_standings_new(
    tournament: *const chesslaws_tournament,
    tie_breaks: *const c_char,
    length: usize,
    options: *const chesslaws_standings_options,
    standings: *mut *mut chesslaws_standings,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let standings = Output::new(standings)?;
        let event = handle::look(tournament)?;
        let given = if options.is_null() {
            None
        } else {
            Some(borrow(options)?)
        };
        let options = self::options(given, event.document.tournament())?;
        let criteria = optional_text(tie_breaks, length)?
            .map(TieBreak::parse_list)
            .transpose()?;
        standings.set(handle::make(Ranking::new(event, options, criteria)));
    })
}

/// The participants, best first; those who stay tied by number, and those who are not ranked last.
/// `rows` becomes NULL if there are none. They stay as long as the standings.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_standings_rows(
    standings: *const chesslaws_standings,
    rows: *mut *const chesslaws_standing,
    count: *mut usize,
) -> chesslaws_status {
    entry!({
        let (rows, count) = (Output::new(rows)?, Output::new(count)?);
        let found = handle::look(standings)?.rows.as_slice();
        rows.set(pointer_to(found));
        count.set(found.len());
    })
}

/// The codes of the criteria in their order, separated by commas.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_standings_tie_breaks(
    standings: *const chesslaws_standings,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> chesslaws_status {
    entry!({
        let criteria = handle::look(standings)?.standings.criteria.iter();
        let codes: Vec<String> = criteria.map(ToString::to_string).collect();
        print(codes.join(","), buffer, capacity, length)?;
    })
}

/// How a tie-break came about for the participant of a number, in words: which opponents, what each
/// adds, what is cut. `code` of `code_length` bytes need not be one of the criteria.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_standings_explain(
    standings: *const chesslaws_standings,
    number: u32,
    code: *const c_char,
    code_length: usize,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let words = handle::look(standings)?.explain(number, text(code, code_length)?)?;
        print(words, buffer, capacity, length)?;
    })
}

/// Frees standings and their rows. NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_standings_free(standings: *mut chesslaws_standings) {
    let _status = entry!({ handle::free(standings)? });
}

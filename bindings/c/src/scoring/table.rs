//! Standings as tables for people, and as JSON.

use super::standings::{Ranking, chesslaws_standings};
use crate::color::nth;
use crate::handle;
use crate::status::{Failure, chesslaws_status};
use crate::text::print;
use core::ffi::c_char;
use facade::scoring::{Crosstable, StandingsReport};

/// A table of a tournament.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_table {
    /// The ranking without the rounds.
    Ranking = 0,
    /// The ranking with the result of every round.
    Crosstable = 1,
}

/// How a table is written.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_table_format {
    /// For a terminal.
    Text = 0,
    /// Comma-separated values.
    Csv = 1,
    /// An HTML table.
    Html = 2,
    /// A picture.
    Svg = 3,
}

const TABLES: [fn(&Ranking) -> Crosstable; 2] = [
    |ranking| Crosstable::ranking(&ranking.standings),
    |ranking| Crosstable::new(&ranking.calculation(), &ranking.standings),
];

const FORMATS: [fn(&Crosstable) -> String; 4] = [
    Crosstable::to_string,
    Crosstable::to_csv,
    Crosstable::to_html,
    Crosstable::to_svg,
];

/// Writes a `chesslaws_table` in a `chesslaws_table_format`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_standings_table(
    standings: *const chesslaws_standings,
    table: u32,
    format: u32,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> chesslaws_status {
    entry!({
        let ranking = handle::look(standings)?;
        let table = nth(&TABLES, table, "a chesslaws_table")?;
        let format = nth(&FORMATS, format, "a chesslaws_table_format")?;
        print(format(&table(ranking)), buffer, capacity, length)?;
    })
}

/// Writes the ranking as one object of JSON: rows, exact values, and what the organiser should know.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_standings_json(
    standings: *const chesslaws_standings,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> chesslaws_status {
    entry!({
        let report = StandingsReport::from(&handle::look(standings)?.standings);
        let json = serde_json::to_string(&report)
            .map_err(|error| Failure::new(chesslaws_status::Panic, error))?;
        print(json, buffer, capacity, length)?;
    })
}

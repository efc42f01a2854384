//! The numbered rows of a sheet's text, taken apart.

use super::read::Place;
use super::{SheetError, SheetErrorKind};
use alloc::string::String;
use alloc::vec::Vec;

/// What stands in the place of one move.
#[derive(Clone, Copy, Default)]
pub(super) struct Cell<'a> {
    /// The move.
    pub(super) text: &'a str,
    /// The clock time after it.
    pub(super) clock: &'a str,
    /// Whether the sign for a draw offer stands behind the clock time.
    pub(super) offer_last: bool,
}

/// A number and two moves.
#[derive(Clone, Copy)]
pub(super) struct RowText<'a> {
    /// The number, as a value and as it stands.
    pub(super) number: (u64, &'a str),
    pub(super) white: Cell<'a>,
    pub(super) black: Cell<'a>,
}

/// The rows that stand side by side on one line.
pub(super) fn split(place: Place<'_>) -> Result<Vec<RowText<'_>>, SheetError> {
    let mut rows = Vec::new();
    for part in place.line.split("||") {
        if part.contains('|') {
            rows.push(columns(place, part)?);
        } else {
            words(place, part, &mut rows)?;
        }
    }
    Ok(rows)
}

/// `12 | Nf3 | Nc6`, or with a clock time after each move.
fn columns<'a>(place: Place<'a>, part: &'a str) -> Result<RowText<'a>, SheetError> {
    let cells: Vec<&str> = part.split('|').map(str::trim).collect();
    let number = |text| number(place, text);
    let cell = |text, clock| Cell {
        text,
        clock,
        offer_last: false,
    };
    match *cells.as_slice() {
        [first, white, black] => Ok(RowText {
            number: number(first)?,
            white: cell(white, ""),
            black: cell(black, ""),
        }),
        [first, white, white_clock, black, black_clock] => Ok(RowText {
            number: number(first)?,
            white: cell(white, white_clock),
            black: cell(black, black_clock),
        }),
        _ => {
            let found = cells.len();
            Err(place.error(part.trim_start(), SheetErrorKind::Cells { found }))
        }
    }
}

fn number<'a>(place: Place<'a>, text: &'a str) -> Result<(u64, &'a str), SheetError> {
    let digits = text.trim_end_matches('.');
    let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    let value = digits.parse().ok().filter(|_| is_number);
    value.map(|value| (value, text)).ok_or_else(|| {
        let found = String::from(text);
        place.error(text, SheetErrorKind::MoveNumber { found })
    })
}

/// `12. Nf3 Nc6 13. Bb5 a6`, with or without clock times after the moves. `12... Nc6`: White's
/// place is blank.
fn words<'a>(
    place: Place<'a>,
    part: &'a str,
    rows: &mut Vec<RowText<'a>>,
) -> Result<(), SheetError> {
    let mut row: Option<Words<'a>> = None;
    for word in part.split_whitespace() {
        let numbered = numbered(word);
        let starts = numbered.is_some_and(|(_, dots, _)| dots > 0);
        let rest = if row.is_none() || starts {
            let Some((digits, dots, rest)) = numbered else {
                let found = String::from(word);
                return Err(place.error(word, SheetErrorKind::MoveNumber { found }));
            };
            rows.extend(row.take().map(Words::finish));
            row = Some(Words::new(number(place, digits)?, dots > 1));
            rest
        } else {
            word
        };
        if let Some(row) = row.as_mut().filter(|_| !rest.is_empty()) {
            row.add(place, rest)?;
        }
    }
    rows.extend(row.map(Words::finish));
    Ok(())
}

/// The digits at the start of a word, how many dots follow, and the rest.
fn numbered(word: &str) -> Option<(&str, usize, &str)> {
    let rest = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let digits = word
        .strip_suffix(rest)
        .filter(|digits| !digits.is_empty())?;
    let body = rest.trim_start_matches(['.', '…']);
    let dots = rest.strip_suffix(body).unwrap_or_default();
    let count = dots.chars().map(|dot| if dot == '…' { 3 } else { 1 }).sum();
    (count > 0 || body.is_empty()).then_some((digits, count, body))
}

/// A row that is read word by word.
struct Words<'a> {
    number: (u64, &'a str),
    cells: [Cell<'a>; 2],
    /// How many places are filled.
    filled: usize,
}

impl<'a> Words<'a> {
    fn new(number: (u64, &'a str), is_black: bool) -> Self {
        Self {
            number,
            cells: [Cell::default(); 2],
            filled: usize::from(is_black),
        }
    }

    fn add(&mut self, place: Place<'a>, word: &'a str) -> Result<(), SheetError> {
        let last = self
            .filled
            .checked_sub(1)
            .and_then(|last| self.cells.get_mut(last));
        let is_clock = word.contains(':') && word.starts_with(|sign: char| sign.is_ascii_digit());
        match last {
            Some(cell) if is_offer(word) && !cell.clock.is_empty() => {
                cell.offer_last = true;
                return Ok(());
            }
            Some(cell) if belongs_to_move(word) && !cell.text.is_empty() => {
                cell.text = joined(place.line, cell.text, word);
                return Ok(());
            }
            Some(cell) if is_clock && cell.clock.is_empty() => {
                cell.clock = word;
                return Ok(());
            }
            _ => {}
        }
        let Some(cell) = self.cells.get_mut(self.filled) else {
            let found = String::from(word);
            return Err(place.error(word, SheetErrorKind::ThirdMove { found }));
        };
        cell.text = word;
        self.filled += 1;
        Ok(())
    }

    const fn finish(self) -> RowText<'a> {
        RowText {
            number: self.number,
            white: self.cells[0],
            black: self.cells[1],
        }
    }
}

/// A word that stands after a move and is part of its entry.
fn belongs_to_move(word: &str) -> bool {
    use crate::san::look_alike::looks_like;
    is_offer(word)
        || ["e.p.", "e.p", "ep"]
            .iter()
            .any(|sign| looks_like(word.as_bytes(), sign).is_some())
}

fn is_offer(word: &str) -> bool {
    matches!(word, "(=)" | "=")
}

/// The part of the line from the start of `first` to the end of `last`.
fn joined<'a>(line: &'a str, first: &'a str, last: &'a str) -> &'a str {
    let at = |part: &str| (part.as_ptr() as usize).saturating_sub(line.as_ptr() as usize);
    line.get(at(first)..at(last) + last.len()).unwrap_or(first)
}

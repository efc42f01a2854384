//! A sheet as text.

use super::layout::Slot;
use super::{Entry, ScoreSheet};
use crate::letters::PieceLetters;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use chesslaws_board::Position;
use chesslaws_laws::{Color, Points, Score};
use core::fmt::Write;
use core::time::Duration;

/// The narrowest column of moves, in characters.
const NARROWEST: usize = 10;

impl ScoreSheet {
    /// The sheet as text: labelled lines, then sixty moves to a page in two numbered columns with
    /// clock times (if any entry has one), then the result and the signatures.
    ///
    /// [`ScoreSheet::read`] reads the same sheet back, but for blank entries after the last
    /// written one, which are paper, and for letters that are of no language known by a code:
    /// those have to be named to the reader.
    ///
    /// ```
    /// use chesslaws_notation::sheet::ScoreSheet;
    ///
    /// let mut sheet = ScoreSheet::default();
    /// sheet.heading.white = "Steinitz".into();
    /// sheet.entries = vec!["e4".parse()?, "e5 (=)".parse()?];
    /// let text = sheet.to_text();
    /// assert!(text.contains("\nWhite: Steinitz\n"));
    /// assert!(text.contains("\n   1 | e4         | e5 (=)     ||   31 |            |\n"));
    /// assert!(text.contains("\nSigned by Black:\n"));
    /// # Ok::<(), chesslaws_notation::sheet::EntryTextError>(())
    /// ```
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::from("SCORE SHEET\n");
        self.write_heading(&mut text);
        let columns = Columns::of(self);
        for page in 0..self.pages() {
            text.push('\n');
            if self.pages() > 1 {
                line(&mut text, &format!("Page {} of {}", page + 1, self.pages()));
            }
            line(&mut text, &columns.header());
            line(&mut text, &columns.rule());
            for [left, right] in self.page_rows(page) {
                let halves = [left, right].map(|row| {
                    let white = (cell(row.white), clock(row.white));
                    let black = (cell(row.black), clock(row.black));
                    columns.row(&row.number.to_string(), white, black)
                });
                line(&mut text, &halves.join(" || "));
            }
        }
        text.push('\n');
        self.write_end(&mut text);
        text
    }

    fn write_heading(&self, text: &mut String) {
        let mut labelled = |label: &str, value: &str| {
            if !value.is_empty() {
                line(text, &format!("{label}: {value}"));
            }
        };
        for (label, value) in self.heading.lines() {
            labelled(label, &escape(value));
        }
        labelled("Laws", self.edition.id());
        labelled("Language", self.language().unwrap_or_default());
        labelled("Kept by", self.kept_by.map(name_of).unwrap_or_default());
        if self.start != Position::startpos() {
            labelled("Start", &self.start.to_string());
        }
    }

    fn write_end(&self, text: &mut String) {
        let score = self.score.map(score_text).unwrap_or_default();
        line(text, &format!("Result: {score}"));
        for (signer, signature) in self.signatures.lines() {
            if signer != "Arbiter" || signature.is_some() {
                // An empty signature is a signature of its own.
                let signed = match signature.as_deref() {
                    None => String::new(),
                    Some("") => String::from(EMPTY),
                    Some(signature) => escape(signature),
                };
                line(text, &format!("Signed by {signer}: {signed}"));
            }
        }
    }

    /// The code of the sheet's language, if its letters are those of one.
    ///
    /// ```
    /// use chesslaws_notation::sheet::ScoreSheet;
    /// assert_eq!(ScoreSheet::default().language(), Some("en"));
    /// ```
    #[must_use]
    pub fn language(&self) -> Option<&'static str> {
        PieceLetters::languages()
            .find(|(_, letters)| *letters == self.letters)
            .map(|(code, _)| code)
    }
}

/// A signature without a name.
pub(super) const EMPTY: &str = "\\-";

/// No white space at the end of a line.
fn line(text: &mut String, content: &str) {
    text.push_str(content.trim_end());
    text.push('\n');
}

pub(super) const fn name_of(player: Color) -> &'static str {
    match player {
        Color::White => "White",
        Color::Black => "Black",
    }
}

pub(super) fn score_text(score: Score) -> String {
    let points = |points: Points| match points {
        Points::HALF => String::from("½"),
        other => other.to_string(),
    };
    format!("{}-{}", points(score.white), points(score.black))
}

pub(super) fn entry_text(entry: &Entry) -> String {
    let mut text = String::from(entry.text());
    if entry.draw_offer {
        text.push_str(if text.is_empty() { "(=)" } else { " (=)" });
    }
    text
}

pub(super) fn cell(slot: Slot<'_>) -> String {
    match slot {
        Slot::BeforeStart => String::from("..."),
        Slot::Entry(entry) => entry_text(entry),
        Slot::Paper => String::new(),
    }
}

pub(super) fn clock(slot: Slot<'_>) -> String {
    match slot {
        Slot::Entry(entry) => entry.clock.map(clock_text).unwrap_or_default(),
        _ => String::new(),
    }
}

/// Hours, minutes, seconds, and the fraction if there is one.
pub(super) fn clock_text(left: Duration) -> String {
    let seconds = left.as_secs();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let mut text = format!("{hours}:{minutes:02}:{:02}", seconds % 60);
    if left.subsec_nanos() > 0 {
        let fraction = format!("{:09}", left.subsec_nanos());
        text.push('.');
        text.push_str(fraction.trim_end_matches('0'));
    }
    text
}

/// A value on one line: control characters, backslashes, and spaces at either end are written as
/// escapes.
fn escape(value: &str) -> String {
    let inner = value.trim_matches(char::is_whitespace);
    let start = value.len() - value.trim_start_matches(char::is_whitespace).len();
    let mut text = String::with_capacity(value.len());
    for (at, letter) in value.char_indices() {
        let is_inner = at >= start && at < start + inner.len();
        if letter == '\\' {
            text.push_str("\\\\");
        } else if letter.is_control() || !is_inner || is_line_break(letter) {
            // Writing to a string never fails.
            let _ = write!(text, "\\u{{{:x}}}", u32::from(letter));
        } else {
            text.push(letter);
        }
    }
    text
}

const fn is_line_break(letter: char) -> bool {
    matches!(letter, '\u{2028}' | '\u{2029}')
}

/// How wide the columns are.
struct Columns {
    entry: usize,
    /// Zero if no entry has a clock time.
    clock: usize,
}

impl Columns {
    fn of(sheet: &ScoreSheet) -> Self {
        let width = |texts: &mut dyn Iterator<Item = String>| {
            texts.map(|text| text.chars().count()).max().unwrap_or(0)
        };
        let clocks = sheet.entries.iter().filter_map(|entry| entry.clock);
        let clock = width(&mut clocks.map(clock_text));
        Self {
            entry: width(&mut sheet.entries.iter().map(entry_text)).max(NARROWEST),
            clock: if clock == 0 { 0 } else { clock.max(7) },
        }
    }

    fn row(&self, number: &str, white: (String, String), black: (String, String)) -> String {
        let mut cells = Vec::with_capacity(5);
        cells.push(format!("{number:>4}"));
        for (entry, clock) in [white, black] {
            cells.push(format!("{entry:<width$}", width = self.entry));
            if self.clock > 0 {
                cells.push(format!("{clock:>width$}", width = self.clock));
            }
        }
        cells.join(" | ")
    }

    fn header(&self) -> String {
        let titles = |name: &str| (String::from(name), String::from("Clock"));
        let half = self.row("No", titles("White"), titles("Black"));
        [half.clone(), half].join(" || ")
    }

    fn rule(&self) -> String {
        let rule = |sign: char| if sign == '|' { '+' } else { '-' };
        self.header().chars().map(rule).collect()
    }
}

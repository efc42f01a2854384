//! From text to a sheet.

use super::row::{self, Cell};
use super::text::EMPTY;
use super::{Entry, ScoreSheet, SheetError, SheetErrorKind, Writing};
use crate::letters::PieceLetters;
use crate::pgn::parse_clock;
use alloc::string::String;
use alloc::vec::Vec;
use chesslaws_laws::Color;

/// How many moves a sheet can have. A game is over before 8,850 moves (9.6.2).
pub const MAX_MOVES: u64 = 9_000;

/// Reads score sheets from text.
///
/// The form is that of [`ScoreSheet::to_text`]; rows may also stand without columns (`12. Nf3 Nc6`,
/// or with clock times after the moves), lines and rows in any order. A row may have a blank
/// entry, and a number that is missing stands for two of them. The work grows with the length of
/// the text only.
///
/// ```
/// use chesslaws_notation::PieceLetters;
/// use chesslaws_notation::sheet::SheetReader;
///
/// let text = "White: Иванов\n1. e4 e5\n2. Kf3 ?\n3. Zz9\n";
/// let reader = SheetReader { letters: Some(PieceLetters::RUSSIAN), keep_unreadable: true };
/// let sheet = reader.read(text)?;
/// assert_eq!(sheet.entries.len(), 5);
/// assert_eq!(sheet.faults()[0].ply, 5);
/// # Ok::<(), chesslaws_notation::sheet::SheetError>(())
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SheetReader {
    /// The letters of the sheet's language. `None`: those of the line `Language`, without which
    /// the sheet is refused, since a letter alone does not say what it means.
    pub letters: Option<PieceLetters>,
    /// Keep entries whose text is no move ([`ScoreSheet::faults`] lists them) instead of refusing
    /// the sheet. Entries with illegible signs are no fault either way.
    pub keep_unreadable: bool,
}

impl ScoreSheet {
    /// Reads a sheet that names its language and whose entries are moves or illegible.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong, with line and column. A move that is not legal is none:
    /// see [`ScoreSheet::play`].
    ///
    /// ```
    /// use chesslaws_notation::sheet::ScoreSheet;
    ///
    /// let sheet = ScoreSheet::read("Language: de\n\n1. e4 e5\n2. Sf3 S?6 (=)\n")?;
    /// assert_eq!(sheet.entries.len(), 4);
    /// assert!(sheet.entries[3].draw_offer);
    /// # Ok::<(), chesslaws_notation::sheet::SheetError>(())
    /// ```
    pub fn read(text: &str) -> Result<Self, SheetError> {
        SheetReader::default().read(text)
    }
}

impl SheetReader {
    /// Reads a sheet.
    ///
    /// # Errors
    ///
    /// As [`ScoreSheet::read`].
    ///
    /// ```
    /// use chesslaws_notation::sheet::{SheetErrorKind, SheetReader};
    /// let error = SheetReader::default().read("1. e4").unwrap_err();
    /// assert_eq!(error.kind, SheetErrorKind::LanguageMissing);
    /// ```
    pub fn read(&self, text: &str) -> Result<ScoreSheet, SheetError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reading = Reading {
            sheet: ScoreSheet::default(),
            letters: self.letters,
            labels: Vec::new(),
        };
        let lines = || (1..).zip(text.lines());
        for (number, line) in lines().filter(|(_, line)| kind_of(line) == Kind::Label) {
            reading.label(Place { number, line })?;
        }
        reading.sheet.letters = reading.letters.ok_or(SheetError {
            line: 1,
            column: 1,
            kind: SheetErrorKind::LanguageMissing,
        })?;
        for (number, line) in lines().filter(|(_, line)| kind_of(line) == Kind::Row) {
            let place = Place { number, line };
            for row in row::split(place)? {
                reading.slot(place, row.number, Color::White, row.white, *self)?;
                reading.slot(place, row.number, Color::Black, row.black, *self)?;
            }
        }
        let entries = &mut reading.sheet.entries;
        while entries.last().is_some_and(Entry::is_empty) {
            entries.pop();
        }
        Ok(reading.sheet)
    }
}

/// A line with its number, to say where something stands.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub(super) number: usize,
    pub(super) line: &'a str,
}

impl Place<'_> {
    /// An error at `part`, which is a part of the line.
    pub(super) fn error(self, part: &str, kind: SheetErrorKind) -> SheetError {
        let offset = (part.as_ptr() as usize).saturating_sub(self.line.as_ptr() as usize);
        let before = self.line.get(..offset).unwrap_or(self.line);
        SheetError {
            line: self.number,
            column: before.chars().count() + 1,
            kind,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Says nothing: an empty line, a rule, the title, titles of columns, the number of a page.
    Silent,
    Label,
    Row,
}

fn kind_of(line: &str) -> Kind {
    let line = line.trim();
    let starts = |word: &str| {
        line.get(..word.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(word))
    };
    let is_rule = line
        .chars()
        .all(|sign| matches!(sign, '-' | '+' | '|' | '=' | '_' | ' '));
    let titles = ["No |", "No. |", "№ |"];
    if is_rule || line.eq_ignore_ascii_case("score sheet") || titles.into_iter().any(starts) {
        return Kind::Silent;
    }
    if is_page_number(line) {
        return Kind::Silent;
    }
    match line.starts_with(|sign: char| sign.is_ascii_digit()) {
        true => Kind::Row,
        false => Kind::Label,
    }
}

/// `Page 1 of 2`
fn is_page_number(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let number =
        |word: Option<&str>| word.is_some_and(|word| word.bytes().all(|b| b.is_ascii_digit()));
    words
        .next()
        .is_some_and(|word| word.eq_ignore_ascii_case("page"))
        && number(words.next())
        && words
            .next()
            .is_some_and(|word| word.eq_ignore_ascii_case("of"))
        && number(words.next())
        && words.next().is_none()
}

struct Reading {
    sheet: ScoreSheet,
    letters: Option<PieceLetters>,
    /// The labels that were met.
    labels: Vec<String>,
}

impl Reading {
    fn label(&mut self, place: Place<'_>) -> Result<(), SheetError> {
        let unknown = || place.error(place.line.trim_start(), SheetErrorKind::UnknownLine);
        let (label, value) = place.line.split_once(':').ok_or_else(unknown)?;
        let value = value.trim();
        let name = label.trim().to_lowercase();
        let fail = |kind| Err(place.error(value, kind));
        let found = || String::from(value);
        let sheet = &mut self.sheet;
        if let Some(line) = sheet.heading.line_mut(&name) {
            *line = unescape(place, value)?;
        } else if let Some(signer) = name.strip_prefix("signed by ") {
            let Some(signature) = sheet.signatures.line_mut(signer.trim()) else {
                let found = String::from(signer);
                return Err(place.error(label.trim(), SheetErrorKind::Signer { found }));
            };
            *signature = match value {
                "" => None,
                EMPTY => Some(String::new()),
                _ => Some(unescape(place, value)?),
            };
        } else {
            match (name.as_str(), value) {
                ("laws" | "language" | "kept by" | "start" | "result", "") => {}
                ("laws", _) => match value.parse() {
                    Ok(edition) => sheet.edition = edition,
                    Err(_) => return fail(SheetErrorKind::Edition { found: found() }),
                },
                ("language", _) => match PieceLetters::of_language(value) {
                    Some(letters) => self.letters = self.letters.or(Some(letters)),
                    None => return fail(SheetErrorKind::Language { found: found() }),
                },
                ("kept by", _) => match value.to_lowercase().as_str() {
                    "white" => sheet.kept_by = Some(Color::White),
                    "black" => sheet.kept_by = Some(Color::Black),
                    _ => return fail(SheetErrorKind::Keeper { found: found() }),
                },
                ("start", _) => match value.parse() {
                    Ok(start) => sheet.start = start,
                    Err(error) => return fail(SheetErrorKind::Start(error)),
                },
                ("result", _) => match value.parse() {
                    Ok(score) => sheet.score = Some(score),
                    Err(_) => return fail(SheetErrorKind::Score { found: found() }),
                },
                _ => return Err(unknown()),
            }
        }
        if self.labels.contains(&name) {
            let label = label.trim();
            let kind = SheetErrorKind::Repeated {
                label: label.into(),
            };
            return Err(place.error(label, kind));
        }
        self.labels.push(name);
        Ok(())
    }

    /// Puts what stands in one place of a row among the entries.
    fn slot(
        &mut self,
        place: Place<'_>,
        (number, number_text): (u64, &str),
        player: Color,
        cell: Cell<'_>,
        reader: SheetReader,
    ) -> Result<(), SheetError> {
        let first = u64::from(self.sheet.start.fullmove_number());
        let row = number.checked_sub(first).filter(|&row| row < MAX_MOVES);
        let Some(row) = row.and_then(|row| usize::try_from(row).ok()) else {
            let last = first + MAX_MOVES - 1;
            let kind = SheetErrorKind::MoveNumberOutOfRange {
                found: number,
                first,
                last,
            };
            return Err(place.error(number_text, kind));
        };
        let entry = self.entry(place, cell, reader)?;
        if entry.is_empty() {
            return Ok(());
        }
        let half = row * 2 + usize::from(player == Color::Black);
        let Some(ply) = half.checked_sub(self.sheet.skipped()) else {
            let found = String::from(cell.text);
            return Err(place.error(cell.text, SheetErrorKind::BeforeStart { found }));
        };
        let entries = &mut self.sheet.entries;
        if ply >= entries.len() {
            entries.resize(ply + 1, Entry::default());
        }
        match entries.get_mut(ply) {
            Some(old) if old.is_empty() => *old = entry,
            _ => {
                let kind = SheetErrorKind::MoveNumberRepeated { number };
                return Err(place.error(number_text, kind));
            }
        }
        Ok(())
    }

    fn entry(
        &self,
        place: Place<'_>,
        cell: Cell<'_>,
        reader: SheetReader,
    ) -> Result<Entry, SheetError> {
        let text = match cell.text {
            "..." | "…" => "",
            text => text,
        };
        let mut entry: Entry = text
            .parse()
            .map_err(|error| place.error(text, SheetErrorKind::Entry(error)))?;
        entry.draw_offer |= cell.offer_last;
        if !cell.clock.is_empty() {
            let clock = parse_clock(cell.clock.as_bytes()).map_err(|error| {
                let found = String::from(cell.clock);
                place.error(cell.clock, SheetErrorKind::Clock { found, error })
            })?;
            entry.clock = Some(clock);
        }
        if !reader.keep_unreadable
            && let Writing::NotUnderstood(error) = entry.writing(&self.sheet.letters)
        {
            let text = String::from(entry.text());
            return Err(place.error(cell.text, SheetErrorKind::Move { text, error }));
        }
        Ok(entry)
    }
}

/// The value that was written with escapes.
fn unescape(place: Place<'_>, value: &str) -> Result<String, SheetError> {
    let mut text = String::with_capacity(value.len());
    let mut rest = value;
    while let Some(at) = rest.find('\\') {
        let (before, escape) = rest.split_at(at);
        text.push_str(before);
        let fail = || place.error(escape, SheetErrorKind::Escape);
        if let Some(after) = escape.strip_prefix("\\\\") {
            text.push('\\');
            rest = after;
        } else {
            let code = escape.strip_prefix("\\u{").ok_or_else(fail)?;
            let (digits, after) = code.split_once('}').ok_or_else(fail)?;
            let letter = u32::from_str_radix(digits, 16)
                .ok()
                .and_then(char::from_u32);
            text.push(letter.ok_or_else(fail)?);
            rest = after;
        }
    }
    text.push_str(rest);
    Ok(text)
}

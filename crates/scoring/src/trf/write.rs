use super::document::Document;
use super::format::{Encoding, WriteOptions};
use super::warning::{Warning, WarningKind};
use crate::Tournament;

/// A document as bytes, with what did not fit.
///
/// ```
/// use chesslaws_scoring::trf::{Document, Version, WriteOptions};
/// use chesslaws_scoring::{Player, Tournament};
///
/// let mut builder = Tournament::builder("Open", 1);
/// builder.player(Player::new(1, "A name that is much longer than thirty-three characters"));
/// let document = Document::new(builder.build()?, Version::Trf26);
/// let written = document.write(&WriteOptions::default()).unwrap();
/// assert_eq!(written.warnings[0].column, 15);
/// # Ok::<(), chesslaws_scoring::TournamentError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// The file.
    pub bytes: Vec<u8>,
    /// Names that were cut; lines and columns are those of the new file.
    pub warnings: Vec<Warning>,
}

/// A tournament that a file cannot say.
///
/// ```
/// use chesslaws_scoring::trf::{Document, Version, WriteError, WriteOptions};
/// use chesslaws_scoring::{Player, Tournament};
///
/// let mut builder = Tournament::builder("Open", 1);
/// builder.player(Player::new(1, "Alyx").rating(12345));
/// let document = Document::new(builder.build()?, Version::Trf26);
/// let error = document.write(&WriteOptions::default()).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "player 1: the rating \"12345\" does not fit into 4 columns"
/// );
/// # Ok::<(), chesslaws_scoring::TournamentError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    /// A value is wider than its columns, which would shift all others.
    #[error("player {number}: the {field} {value:?} does not fit into {width} columns")]
    TooWide {
        /// The player.
        number: u16,
        /// The field.
        field: &'static str,
        /// The value.
        value: String,
        /// The number of columns.
        width: usize,
    },
    /// A line end or a tab inside a field.
    #[error("line {line}: a field contains {found:?}, which would break the columns")]
    Control {
        /// The line of the new file.
        line: u32,
        /// The character.
        found: char,
    },
    /// A character that the encoding does not have.
    #[error("line {line}: {found:?} does not exist in Windows-1252")]
    NotInEncoding {
        /// The line of the new file.
        line: u32,
        /// The character.
        found: char,
    },
}

impl Document {
    /// Writes the file: every line, those of players as they stand in the tournament.
    ///
    /// # Errors
    ///
    /// Refuses values that are wider than their columns, control characters inside fields, and
    /// characters that the encoding does not have. Names are cut instead, with a warning.
    ///
    /// ```
    /// use chesslaws_scoring::trf::{Document, LineEnd, ReadOptions, WriteOptions};
    /// let document = Document::read(b"001    1      Alyx\n", &ReadOptions::default()).unwrap();
    /// let options = WriteOptions { line_end: LineEnd::Lf, ..WriteOptions::default() };
    /// assert_eq!(document.write(&options).unwrap().bytes, b"001    1      Alyx\n");
    /// ```
    pub fn write(&self, options: &WriteOptions) -> Result<Written, WriteError> {
        check_widths(&self.tournament)?;
        let mut text = String::new();
        let mut warnings = Vec::new();
        for (line, record) in (1..).zip(&self.records) {
            if let Some(found) = broken(record) {
                return Err(WriteError::Control { line, found });
            }
            let player = record
                .player
                .and_then(|number| self.tournament.player(number));
            if let Some(found) = player.and_then(|one| one.name.chars().find(|c| c.is_control())) {
                return Err(WriteError::Control { line, found });
            }
            if player.is_some_and(|player| player.name.chars().count() > 33) {
                warnings.push(Warning {
                    line,
                    column: 15,
                    kind: WarningKind::NameCut,
                    count: 1,
                });
            }
            text.push_str(&record.text);
            text.push_str(options.line_end.text());
        }
        let bytes = match options.encoding {
            Encoding::Utf8 => text.into_bytes(),
            Encoding::Windows1252 => encode(&text, options)?,
        };
        Ok(Written { bytes, warnings })
    }
}

/// A record that is not for the caller to set.
///
/// ```
/// use chesslaws_scoring::trf::{Document, ReadOptions};
/// let mut document = Document::read(b"001    1      Alyx\n", &ReadOptions::default()).unwrap();
/// let error = document.set_record("142", "9").unwrap_err();
/// assert!(error.to_string().contains("belongs to the tournament"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetRecordError {
    /// The record is written from the tournament.
    #[error("record {code} belongs to the tournament; change it there")]
    Owned {
        /// The code.
        code: String,
    },
    /// The code is neither a known one nor three letters.
    #[error("expected a code such as 022, 102 or three letters, found {code:?}")]
    Code {
        /// What was found.
        code: String,
    },
    /// A line end or another control character in the text.
    #[error("expected one line of text, found {found:?}")]
    Control {
        /// The character.
        found: char,
    },
}

impl Document {
    /// Sets a record that the tournament does not hold: city (022), federation (032), end (052),
    /// arbiters (102, 112), time control (122, 222), dates of the rounds (132), first colour
    /// (152), or an extension of three letters. The first record of the code is replaced; without
    /// one the record is put before the players.
    ///
    /// # Errors
    ///
    /// Refuses records that are written from the tournament, unknown codes and line ends.
    ///
    /// ```
    /// use chesslaws_scoring::trf::{Document, ReadOptions};
    /// let mut document = Document::read(b"001    1      Alyx\n", &ReadOptions::default()).unwrap();
    /// document.set_record("022", "Riga").unwrap();
    /// assert_eq!(document.records()[0].text(), "022 Riga");
    /// ```
    pub fn set_record(&mut self, code: &str, text: &str) -> Result<(), SetRecordError> {
        let owned = || code.to_owned();
        match code {
            "022" | "032" | "052" | "102" | "112" | "122" | "132" | "152" | "172" | "182"
            | "222" => {}
            "XXR" | "XXS" | "XXA" => return Err(SetRecordError::Owned { code: owned() }),
            _ if code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_alphabetic()) => {}
            _ if code == "001" || super::records::is_known(code) || super::render::is_new(code) => {
                return Err(SetRecordError::Owned { code: owned() });
            }
            _ => return Err(SetRecordError::Code { code: owned() }),
        }
        if let Some(found) = text.chars().find(|c| c.is_control()) {
            return Err(SetRecordError::Control { found });
        }
        let record = super::Record {
            text: format!("{code} {text}"),
            player: None,
        };
        match self.records.iter_mut().find(|old| old.code() == code) {
            Some(old) => *old = record,
            None => {
                let players = self.records.iter().position(|old| old.player.is_some());
                self.records.insert(players.unwrap_or(0), record);
            }
        }
        Ok(())
    }
}

/// A character that would end the line or move the columns. A tab at the end of a line that was
/// read so is written back, and comments keep theirs.
fn broken(record: &super::Record) -> Option<char> {
    let line_end = record.text.chars().find(|c| matches!(c, '\r' | '\n'));
    let columns = matches!(record.code(), "012" | "013" | "310");
    let tab = columns && record.text.trim_end().contains('\t');
    line_end.or_else(|| tab.then_some('\t'))
}

fn encode(text: &str, options: &WriteOptions) -> Result<Vec<u8>, WriteError> {
    let (bytes, _, failed) = encoding_rs::WINDOWS_1252.encode(text);
    if !failed {
        return Ok(bytes.into_owned());
    }
    for (line, text) in (1..).zip(text.split(options.line_end.text())) {
        let missing = |found: &char| {
            let mut letter = [0; 4];
            encoding_rs::WINDOWS_1252
                .encode(found.encode_utf8(&mut letter))
                .2
        };
        if let Some(found) = text.chars().find(missing) {
            return Err(WriteError::NotInEncoding { line, found });
        }
    }
    Ok(bytes.into_owned())
}

fn check_widths(event: &Tournament) -> Result<(), WriteError> {
    for player in &event.players {
        let points = event.points(player.number).unwrap_or_default();
        let rank = player.declared_rank.unwrap_or(0).to_string();
        for (field, value, width) in [
            ("rating", player.rating.unwrap_or(0).to_string(), 4),
            ("rank", rank, 4),
            ("points", super::render::tenths(points), 4),
            ("title", player.title.clone(), 3),
            ("federation", player.federation.clone(), 3),
            ("id", player.id.clone(), 11),
            ("birth date", player.birth.clone(), 10),
        ] {
            let control = value.chars().any(char::is_control);
            if control || value.chars().count() > width {
                return Err(WriteError::TooWide {
                    number: player.number,
                    field,
                    value,
                    width,
                });
            }
        }
    }
    Ok(())
}

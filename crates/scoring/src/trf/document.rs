use super::decode::{Lines, decode};
use super::draft::Draft;
use super::format::{Encoding, LineEnd, Version};
use super::line::Line;
use super::warning::Warning;
use super::{TrfError, render};
use crate::Tournament;
use std::collections::{HashMap, HashSet};

/// What a reader forgives.
///
/// The default refuses what a rating officer would send back. The points of an event that is not
/// complete never stop the reading.
///
/// ```
/// use chesslaws_scoring::trf::{Document, ReadOptions};
///
/// let gap = "001    1      Alyx\n001    3      Bruno\n";
/// assert!(Document::read(gap.as_bytes(), &ReadOptions::default()).is_err());
/// assert!(Document::read(gap.as_bytes(), &ReadOptions::LENIENT).is_ok());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ReadOptions {
    /// Keep records whose number no edition defines, with a warning.
    pub keep_unknown_records: bool,
    /// Allow gaps in the starting numbers, with a warning.
    pub allow_number_gaps: bool,
    /// Report points that are not the sum of the results instead of refusing them.
    pub report_points: bool,
}

impl ReadOptions {
    /// Forgives whatever can be read without guessing.
    pub const LENIENT: Self = Self {
        keep_unknown_records: true,
        allow_number_gaps: true,
        report_points: true,
    };
}

/// A line of a file.
///
/// ```
/// use chesslaws_scoring::trf::{Document, ReadOptions};
///
/// let text = "### kept\nXXC white1\n001    1      Alyx\n";
/// let document = Document::read(text.as_bytes(), &ReadOptions::default()).unwrap();
/// assert_eq!(document.records()[1].code(), "XXC");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    pub(super) text: String,
    /// The starting number, for record 001.
    pub(super) player: Option<u16>,
}

impl Record {
    /// The first three characters: the code of the record.
    ///
    /// ```
    /// use chesslaws_scoring::trf::{Document, ReadOptions};
    /// let document = Document::read(b"001    1      Alyx\n", &ReadOptions::default()).unwrap();
    /// assert_eq!(document.records()[0].code(), "001");
    /// ```
    #[must_use]
    pub fn code(&self) -> &str {
        let end = self
            .text
            .char_indices()
            .nth(3)
            .map_or(self.text.len(), |(at, _)| at);
        &self.text[..end]
    }

    /// The whole line without its end.
    ///
    /// ```
    /// use chesslaws_scoring::trf::{Document, ReadOptions};
    /// let document = Document::read(b"001    1      Alyx\n", &ReadOptions::default()).unwrap();
    /// assert_eq!(document.records()[0].text(), "001    1      Alyx");
    /// ```
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// A tournament report file: the tournament, and every line in its place.
///
/// Comments, extensions and records of other programs are kept and written back where they stood.
///
/// ```
/// use chesslaws_scoring::trf::{Document, LineEnd, ReadOptions, WriteOptions};
///
/// let text = "012 Club\r### a comment\r001    1      J\u{fc}rgen\r";
/// let document = Document::read(text.as_bytes(), &ReadOptions::default())?;
/// assert_eq!(document.line_end(), LineEnd::Cr);
/// let options = WriteOptions { line_end: LineEnd::Cr, ..WriteOptions::default() };
/// assert_eq!(document.write(&options).unwrap().bytes, text.as_bytes());
/// # Ok::<(), chesslaws_scoring::trf::TrfError>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Document {
    pub(super) tournament: Tournament,
    pub(super) records: Vec<Record>,
    pub(super) warnings: Vec<Warning>,
    line_end: LineEnd,
    encoding: Encoding,
    version: Version,
}

impl Document {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// The first fault with its line and column. A file that is read has been checked as a whole:
    /// both lines of every game agree, and the points are explained or reported.
    ///
    /// ```
    /// use chesslaws_scoring::trf::{Document, ReadOptions};
    /// let error = Document::read(b"999 what", &ReadOptions::default()).unwrap_err();
    /// assert_eq!((error.line, error.column), (1, 1));
    /// ```
    pub fn read(bytes: &[u8], options: &ReadOptions) -> Result<Self, TrfError> {
        let mut draft = Draft::default();
        let decoded = decode(bytes, &mut draft.warnings)?;
        let mut records = Vec::new();
        let mut line_end = None;
        let mut version = Version::Trf16;
        for (number, (text, end)) in (1..).zip(Lines::new(&decoded.text)) {
            line_end = line_end.or(end);
            let line = Line::new(number, text);
            let players = draft.players.len();
            draft.line(&line, options)?;
            let player = draft.players.get(players).map(|line| line.player.number);
            if render::is_new(text) {
                version = Version::Trf26;
            }
            records.push(Record {
                text: text.to_owned(),
                player,
            });
        }
        let (tournament, warnings) = draft.finish(options)?;
        Ok(Self {
            tournament,
            records,
            warnings: warnings.finish(),
            line_end: line_end.unwrap_or_default(),
            encoding: decoded.encoding,
            version,
        })
    }

    /// A document for a tournament that was put together in code.
    ///
    /// ```
    /// use chesslaws_scoring::trf::{Document, Version, WriteOptions};
    /// use chesslaws_scoring::{Player, Tournament};
    ///
    /// let mut builder = Tournament::builder("Open", 9);
    /// builder.player(Player::new(1, "Alyx"));
    /// let document = Document::new(builder.build()?, Version::Trf26);
    /// assert!(document.records().iter().any(|record| record.text() == "142 9"));
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    #[must_use]
    pub fn new(tournament: Tournament, version: Version) -> Self {
        Self {
            records: render::document(&tournament, version),
            tournament,
            warnings: Vec::new(),
            line_end: LineEnd::default(),
            encoding: Encoding::default(),
            version,
        }
    }

    /// The tournament.
    ///
    /// ```
    /// use chesslaws_scoring::trf::{Document, ReadOptions};
    /// let document = Document::read(b"001    1      Alyx\n", &ReadOptions::default()).unwrap();
    /// assert_eq!(document.tournament().players()[0].name, "Alyx");
    /// ```
    #[must_use]
    pub const fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// The tournament, without the document.
    ///
    /// ```
    /// use chesslaws_scoring::trf::{Document, ReadOptions};
    /// let document = Document::read(b"001    1      Alyx\n", &ReadOptions::default()).unwrap();
    /// assert_eq!(document.into_tournament().players().len(), 1);
    /// ```
    #[must_use]
    pub fn into_tournament(self) -> Tournament {
        self.tournament
    }

    /// What was odd in the file, by line and column.
    ///
    /// ```
    /// use chesslaws_scoring::trf::{Document, ReadOptions};
    /// let document = Document::read(b"001    1      Alyx\n", &ReadOptions::default()).unwrap();
    /// assert!(document.warnings().is_empty());
    /// ```
    #[must_use]
    pub fn warnings(&self) -> &[Warning] {
        &self.warnings
    }

    /// Every line of the file.
    ///
    /// ```
    /// use chesslaws_scoring::trf::{Document, ReadOptions};
    /// let document = Document::read(b"001    1      Alyx\n", &ReadOptions::default()).unwrap();
    /// assert_eq!(document.records().len(), 1);
    /// ```
    #[must_use]
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// The line end of the first line.
    ///
    /// ```
    /// use chesslaws_scoring::trf::{Document, LineEnd, ReadOptions};
    /// let document = Document::read(b"001    1      Alyx\n", &ReadOptions::default()).unwrap();
    /// assert_eq!(document.line_end(), LineEnd::Lf);
    /// ```
    #[must_use]
    pub const fn line_end(&self) -> LineEnd {
        self.line_end
    }

    /// The encoding of the file.
    ///
    /// ```
    /// use chesslaws_scoring::trf::{Document, Encoding, ReadOptions};
    /// let document = Document::read(b"001    1      J\xfcrgen\n", &ReadOptions::default()).unwrap();
    /// assert_eq!(document.encoding(), Encoding::Windows1252);
    /// assert_eq!(document.tournament().players()[0].name, "J\u{fc}rgen");
    /// ```
    #[must_use]
    pub const fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// TRF26 where the file has a record that TRF16 does not know.
    ///
    /// ```
    /// use chesslaws_scoring::trf::{Document, ReadOptions, Version};
    /// let document = Document::read(b"142 9\n001    1      Alyx\n", &ReadOptions::default()).unwrap();
    /// assert_eq!(document.version(), Version::Trf26);
    /// ```
    #[must_use]
    pub const fn version(&self) -> Version {
        self.version
    }

    /// Puts another state of the tournament in place: lines of players who changed are written
    /// anew, and so is every record about the event that says something else now; all other lines
    /// stay as they are.
    ///
    /// ```
    /// use chesslaws_scoring::trf::{Document, ReadOptions, Version};
    /// use chesslaws_scoring::{Player, Tournament};
    ///
    /// let text = "012 Club\n### kept\n142 1\n001    1      Alyx\n";
    /// let mut document = Document::read(text.as_bytes(), &ReadOptions::default()).unwrap();
    /// let mut builder = Tournament::builder("Club", 1);
    /// builder.player(Player::new(1, "Alyx")).player(Player::new(2, "Bruno"));
    /// document.replace_tournament(builder.build()?);
    /// assert_eq!(document.records()[1].text(), "### kept");
    /// assert_eq!(document.records().len(), 5);
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn replace_tournament(&mut self, tournament: Tournament) {
        let before = render::document(&self.tournament, self.version);
        let after = render::document(&tournament, self.version);
        let keyed = |records: &[Record]| -> HashMap<String, Vec<Record>> {
            let mut map: HashMap<String, Vec<Record>> = HashMap::new();
            for record in records {
                map.entry(render::key(record))
                    .or_default()
                    .push(record.clone());
            }
            map
        };
        let (old, mut new) = (keyed(&before), keyed(&after));
        let mut records = Vec::with_capacity(self.records.len());
        let mut place_for_new = 0;
        for record in std::mem::take(&mut self.records) {
            let key = render::key(&record);
            let Some(was) = old.get(&key) else {
                records.push(record);
                continue;
            };
            match new.get(&key) {
                // Unchanged as far as the tournament knows: the line stays as it was written.
                Some(now) if now == was => records.push(record),
                Some(_) => records.extend(new.remove(&key).into_iter().flatten()),
                None => {}
            }
            place_for_new = records.len();
        }
        // What the file never had is added only where it says something new.
        let written: HashSet<String> = records.iter().map(render::key).collect();
        let now = keyed(&after);
        let missing = |record: &Record| {
            let key = render::key(record);
            let informative = matches!(key.as_str(), "062" | "072" | "082");
            !informative && !written.contains(&key) && old.get(&key) != now.get(&key)
        };
        let missing: Vec<Record> = after.iter().filter(|one| missing(one)).cloned().collect();
        records.splice(place_for_new..place_for_new, missing);
        self.records = records;
        self.tournament = tournament;
    }
}

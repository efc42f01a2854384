use chesslaws_laws::Points;
use std::fmt;

/// Something odd in a file that was read all the same.
///
/// ```
/// use chesslaws_scoring::trf::{Document, ReadOptions, WarningKind};
///
/// let text = "001    1 f    Alyx\n";
/// let document = Document::read(text.as_bytes(), &ReadOptions::default()).unwrap();
/// let warning = &document.warnings()[0];
/// assert_eq!(warning.kind, WarningKind::Sex { found: 'f' });
/// assert_eq!(warning.to_string(), "line 1, column 10: expected m or w for the sex, found 'f'");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Warning {
    /// The line, counted from 1.
    pub line: u32,
    /// The column, counted in characters from 1.
    pub column: u32,
    /// What is odd.
    pub kind: WarningKind,
    /// How often the same was found; the place is that of the first.
    pub count: u32,
}

/// What is odd.
///
/// ```
/// use chesslaws_scoring::trf::WarningKind;
/// assert_eq!(WarningKind::TrailingTab.to_string(), "a tab at the end of the line is ignored");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WarningKind {
    /// The bytes are not UTF-8; they were read as Windows-1252.
    NotUtf8,
    /// A tab with nothing after it.
    TrailingTab,
    /// The letter for the sex is neither `m` nor `w`.
    Sex {
        /// The letter.
        found: char,
    },
    /// Something stands where the format has a blank between two fields.
    NotBlank {
        /// The character.
        found: char,
    },
    /// A field that is only informative cannot be used.
    Field {
        /// What was expected.
        expected: &'static str,
        /// What was found.
        found: String,
    },
    /// `s` (schwarz) for Black.
    German,
    /// A game without a colour.
    NoColor,
    /// A forfeit or a draw without an opponent, as in files before 2016.
    WithoutOpponent,
    /// `X`, `?` or `*` for a game without a result.
    UnofficialCode {
        /// The character.
        found: char,
    },
    /// The two lines of a game give a score that the Laws allow and most programs cannot say.
    UnequalScore,
    /// Only one of the two lines of a game has its result.
    OneSided,
    /// More than one pairing-allocated bye in a round.
    SecondPairingBye {
        /// The round.
        round: u16,
    },
    /// The points differ from the sum of the results, for a reason that the file shows.
    PointsExplained {
        /// The points in the file.
        declared: Points,
        /// The sum of the results.
        computed: Points,
        /// The reason.
        reason: &'static str,
    },
    /// The points differ from the sum of the results, and nothing in the file explains it: rounds
    /// are missing, or the reader was told to report such points.
    PointsDiffer {
        /// The points in the file.
        declared: Points,
        /// The sum of the results.
        computed: Points,
    },
    /// The match or game points of a team differ from its matches.
    TeamPointsDiffer {
        /// The points in the file.
        declared: Points,
        /// The sum of the matches.
        computed: Points,
    },
    /// Teams of record 013 in an event that is not a team event; kept, not used.
    UnusedTeams,
    /// The number of rounds is given twice and differently; the first rule is record 142.
    RoundsDiffer,
    /// A record that no edition of the format defines, kept as it is.
    UnknownRecord,
    /// A gap in the starting numbers.
    MissingNumber {
        /// The first number that is missing.
        missing: u16,
    },
    /// A tie-break code that is not known; carried as the organiser's own.
    TieBreak,
    /// A bye of record 240 for a round in which the player has something else.
    ByeIgnored,
    /// A name that is longer than its column; it was cut.
    NameCut,
    /// A date that cannot be read; it was kept as text.
    Date,
}

impl fmt::Display for WarningKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotUtf8 => f.write_str("not UTF-8; read as Windows-1252"),
            Self::TrailingTab => f.write_str("a tab at the end of the line is ignored"),
            Self::Sex { found } => write!(f, "expected m or w for the sex, found {found:?}"),
            Self::NotBlank { found } => write!(f, "expected a blank column, found {found:?}"),
            Self::Field { expected, found } => write!(f, "expected {expected}, found {found:?}"),
            Self::German => f.write_str("expected b for Black, found s"),
            Self::NoColor => f.write_str("expected the colour of the game, found none"),
            Self::WithoutOpponent => f.write_str(
                "a forfeit or draw without an opponent; + counts as a full-point bye, = as a half-point bye, - as an absence",
            ),
            Self::UnofficialCode { found } => {
                write!(f, "{found:?} is no official code; read as a game without a result")
            }
            Self::UnequalScore => {
                f.write_str("both lost, or nought against half: permitted, and seldom understood")
            }
            Self::OneSided => f.write_str("only one of the two lines of the game has its result"),
            Self::SecondPairingBye { round } => {
                write!(f, "a second pairing-allocated bye (U) in round {round}")
            }
            Self::PointsExplained {
                declared,
                computed,
                reason,
            } => write!(
                f,
                "the file gives {declared} points, the results add up to {computed}: {reason}"
            ),
            Self::PointsDiffer { declared, computed } => write!(
                f,
                "the file gives {declared} points, the results add up to {computed}, and nothing in the file explains it"
            ),
            Self::TeamPointsDiffer { declared, computed } => write!(
                f,
                "the file gives the team {declared} points, its matches add up to {computed}"
            ),
            Self::UnusedTeams => f.write_str("teams in an individual event are kept, not used"),
            Self::RoundsDiffer => {
                f.write_str("another number of rounds than the other record says")
            }
            Self::UnknownRecord => f.write_str("a record of no known edition, kept as it is"),
            Self::MissingNumber { missing } => write!(f, "starting number {missing} is missing"),
            Self::TieBreak => {
                f.write_str("a tie-break that is not known; carried, not calculated")
            }
            Self::ByeIgnored => {
                f.write_str("a bye for a round in which the player has another entry")
            }
            Self::NameCut => f.write_str("a name longer than its column was cut"),
            Self::Date => f.write_str("a date that cannot be read; kept as text"),
        }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.kind
        )?;
        if self.count > 1 {
            write!(f, " (and {} more)", self.count - 1)?;
        }
        Ok(())
    }
}

/// The warnings of a file, while it is read.
#[derive(Debug, Default)]
pub(super) struct Warnings {
    list: Vec<Warning>,
}

impl Warnings {
    /// Notes something; the same thing again only raises the count of the first.
    pub(super) fn push(&mut self, line: u32, column: u32, kind: WarningKind) {
        if let Some(known) = self.list.iter_mut().find(|known| known.kind == kind) {
            known.count += 1;
            return;
        }
        self.list.push(Warning {
            line,
            column,
            kind,
            count: 1,
        });
    }

    /// Takes back what turned out to be usual in this file.
    pub(super) fn forget(&mut self, kind: &WarningKind) {
        self.list.retain(|warning| warning.kind != *kind);
    }

    pub(super) fn finish(mut self) -> Vec<Warning> {
        self.list
            .sort_by_key(|warning| (warning.line, warning.column));
        self.list
    }
}

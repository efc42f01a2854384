use std::fmt;

/// Something about a ranking that the organiser should know.
///
/// ```
/// use chesslaws_scoring::Note;
/// let note = Note::BuchholzInRoundRobin { code: "BH".into() };
/// assert!(note.to_string().contains("must not be used in a round robin"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    /// Nothing says what the event is; the pairings look like a round robin.
    FormatGuessed,
    /// Buchholz has no place in a round robin from 2026 on (C.07 article 8).
    BuchholzInRoundRobin {
        /// The criterion.
        code: String,
    },
    /// The edition of the rules does not know the criterion.
    NotInEdition {
        /// The criterion.
        code: String,
        /// The year of the edition.
        year: u16,
    },
    /// The criterion needs ratings and somebody has none: it is dropped (C.07 article 10).
    Dropped {
        /// The criterion.
        code: String,
        /// How many players are unrated.
        unrated: usize,
    },
    /// The criterion is for teams.
    ForTeamsOnly {
        /// The criterion.
        code: String,
    },
    /// The criterion is for players.
    ForPlayersOnly {
        /// The criterion.
        code: String,
    },
    /// The organiser's own criterion; its rule is not known here.
    OwnCriterion {
        /// The criterion.
        code: String,
    },
    /// A participant is not ranked: expelled, or gone from a round robin too early.
    NotRanked {
        /// The number.
        number: u16,
    },
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FormatGuessed => f.write_str(
                "treated as a round robin, because everybody is paired with everybody; the event does not say so",
            ),
            Self::BuchholzInRoundRobin { code } => {
                write!(f, "{code} must not be used in a round robin (C.07 article 8)")
            }
            Self::NotInEdition { code, year } => {
                write!(f, "{code} does not belong to the tie-breaks of {year}")
            }
            Self::Dropped { code, unrated } => write!(
                f,
                "{code} is dropped: {unrated} unrated and no rule for them (C.07 article 10)"
            ),
            Self::ForTeamsOnly { code } => write!(f, "{code} is for teams; it has no value here"),
            Self::ForPlayersOnly { code } => {
                write!(f, "{code} is for players; it has no value for teams")
            }
            Self::OwnCriterion { code } => write!(
                f,
                "{code} is the organiser's own criterion; it is carried, not calculated"
            ),
            Self::NotRanked { number } => write!(f, "number {number} is not ranked"),
        }
    }
}

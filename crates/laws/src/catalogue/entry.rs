use crate::{Article, Points};
use core::fmt;

/// One numbered article, item or commentary of an edition, in our own words.
///
/// ```
/// use chesslaws_laws::{Article, Edition};
///
/// let entry = Article::new(Edition::Fide2023, "9.6.2").entry()?;
/// assert_eq!(entry.title, "Seventy-five moves");
/// assert!(entry.certain);
/// # Ok::<(), chesslaws_laws::catalogue::LookupError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Entry {
    /// The edition and the number as that edition prints it.
    pub article: Article,
    /// What the article is about, in a few words; ends in `(heading)` where the number has no
    /// text of its own.
    pub title: &'static str,
    /// What the article says. Every number and condition is kept; the wording is ours, not the
    /// text of the Laws and no authority.
    pub summary: &'static str,
    /// How the library carries the article out.
    pub kind: Kind,
    /// The part of the library that carries it out.
    pub room: Room,
    /// The numbers of the article by name; names in `_ms` are whole milliseconds.
    #[cfg_attr(feature = "serde", serde(serialize_with = "by_name"))]
    pub params: &'static [(&'static str, Value)],
    /// What can be observed: given, when, then.
    pub behaviour: &'static str,
    /// The FIDE 2001 article that this one descends from; `None` in the 2001 edition itself and
    /// where the article is new.
    pub base_2001: Option<&'static str>,
    /// What changed in effect since 2001; `None` where nothing did or nothing is recorded.
    pub change: Option<&'static str>,
    /// Numbers of the same edition that the text refers to.
    pub see: &'static [&'static str],
    /// How a doubtful point is read, and slips of the source.
    pub note: Option<&'static str>,
    /// Where the content comes from, if not from the edition's own source text.
    pub source: Option<&'static str>,
    /// `false` where content or number could not be confirmed; whoever prints the entry must
    /// say so ([`Display`](fmt::Display) does).
    pub certain: bool,
}

/// How the library carries an article out.
///
/// ```
/// use chesslaws_laws::catalogue::Kind;
/// assert_eq!(Kind::Ruling.to_string(), "ruling");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Kind {
    /// Decided from the events alone.
    Enforced,
    /// An arbiter's judgement is asked for, checked and applied.
    Ruling,
    /// A fact that somebody reports, with its consequence.
    Reported,
    /// Only looked up and cited.
    Advisory,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Enforced => "enforced",
            Self::Ruling => "ruling",
            Self::Reported => "reported",
            Self::Advisory => "advisory",
        })
    }
}

/// The part of the library that carries an article out.
///
/// ```
/// use chesslaws_laws::catalogue::Room;
/// assert_eq!(Room::Clock.to_string(), "clock");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Room {
    /// Pieces, positions and moves.
    Board,
    /// Time controls and clocks.
    Clock,
    /// The writing of moves and games.
    Notation,
    /// What happens next: rulings.
    Arbiter,
    /// Points and standings.
    Scoring,
}

impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Board => "board",
            Self::Clock => "clock",
            Self::Notation => "notation",
            Self::Arbiter => "arbiter",
            Self::Scoring => "scoring",
        })
    }
}

/// The value of a parameter of an article.
///
/// ```
/// use chesslaws_laws::catalogue::{self, Value};
/// use chesslaws_laws::Edition;
///
/// let fivefold = catalogue::find(Edition::Fide2023, "9.6.1")?;
/// assert_eq!(fivefold.param("occurrences"), Some(Value::Integer(5)));
/// # Ok::<(), catalogue::LookupError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum Value {
    /// A whole number; milliseconds where the name ends in `_ms`.
    Integer(i64),
    /// A score that is not a whole number, or is written with a decimal point.
    Points(Points),
    /// Yes or no.
    Flag(bool),
    /// A word, a symbol or a FEN.
    Text(&'static str),
    /// Several values in order.
    List(&'static [Value]),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer(number) => write!(f, "{number}"),
            Self::Points(points) => write!(f, "{points}"),
            Self::Flag(truth) => f.write_str(if *truth { "yes" } else { "no" }),
            Self::Text(text) => f.write_str(text),
            Self::List(values) => {
                for (index, value) in values.iter().enumerate() {
                    if index > 0 {
                        f.write_str(" ")?;
                    }
                    write!(f, "{value}")?;
                }
                Ok(())
            }
        }
    }
}

#[cfg(feature = "serde")]
fn by_name<S: serde::Serializer>(
    params: &&'static [(&'static str, Value)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(params.iter().map(|(name, value)| (name, value)))
}

impl Entry {
    /// The parameter called `name`, if the article has it.
    ///
    /// ```
    /// use chesslaws_laws::catalogue::{self, Value};
    /// use chesslaws_laws::Edition;
    ///
    /// let rapid = catalogue::find(Edition::Fide2023, "A.1")?;
    /// assert_eq!(rapid.param("over_ms"), Some(Value::Integer(600_000)));
    /// assert_eq!(rapid.param("colour"), None);
    /// # Ok::<(), catalogue::LookupError>(())
    /// ```
    #[must_use]
    pub fn param(&self, name: &str) -> Option<Value> {
        self.params
            .iter()
            .find(|(key, _)| *key == name)
            .map(|&(_, value)| value)
    }

    /// Whether the number has no text of its own and only heads its items.
    ///
    /// ```
    /// use chesslaws_laws::{catalogue, Edition};
    /// assert!(catalogue::find(Edition::Fide2023, "9.6")?.is_heading());
    /// # Ok::<(), catalogue::LookupError>(())
    /// ```
    #[must_use]
    pub fn is_heading(&self) -> bool {
        self.title.ends_with("(heading)")
    }

    /// Whether this is an arbiter's commentary: a recommendation, never law.
    ///
    /// ```
    /// use chesslaws_laws::{catalogue, Edition};
    /// assert!(catalogue::find(Edition::Fide2005, "8.1.commentary")?.is_commentary());
    /// # Ok::<(), catalogue::LookupError>(())
    /// ```
    #[must_use]
    pub fn is_commentary(&self) -> bool {
        self.article.number.ends_with(".commentary")
    }
}

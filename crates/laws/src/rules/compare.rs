use super::{Parameter, Rules};
use crate::{Citable, Cite, Edition, Setting};
use core::fmt;

/// A value in which two sets of rules differ.
///
/// ```
/// use chesslaws_laws::{compare, Edition, Parameter};
///
/// let change = compare(Edition::Fide2009, Edition::Fide2014)
///     .find(|change| change.parameter == Parameter::SeventyFiveMoveCount)
///     .ok_or("2014 brought the seventy-five moves")?;
/// assert_eq!(change.before.to_string(), "none");
/// assert_eq!(change.after.to_string(), "75 [fide-2014 9.6.b]");
/// # Ok::<(), &str>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Difference {
    /// What differs.
    pub parameter: Parameter,
    /// The first one's value.
    pub before: Side,
    /// The second one's value.
    pub after: Side,
}

/// One side of a [`Difference`].
///
/// ```
/// use chesslaws_laws::{Parameter, Rules};
///
/// let side = Rules::FIDE_2014.side(Parameter::DefaultTime);
/// assert!(!side.certain);
/// assert_eq!(side.to_string(), "0 min [fide-2014 6.7.a] (?)");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Side {
    /// The value.
    pub value: Setting,
    /// The article that sets it, if the edition has one.
    pub cite: Option<Cite>,
    /// `false` where value or article is not confirmed by a text of the edition.
    pub certain: bool,
}

/// The value, then the article in brackets, then ` (?)` where not confirmed.
impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.value)?;
        if let Some(cite) = self.cite {
            write!(f, " [{}]", cite.article)?;
        }
        f.write_str(if self.certain { "" } else { " (?)" })
    }
}

/// One line: the title, then the value before and after.
impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} -> {}", self.parameter, self.before, self.after)
    }
}

/// Every value in which two editions differ, grouped by subject.
///
/// ```
/// use chesslaws_laws::{compare, Edition};
///
/// assert_eq!(compare(Edition::Fide2023, Edition::Fide2023).count(), 0);
/// let first = compare(Edition::Fide2001, Edition::Fide2023).next();
/// assert_eq!(
///     first.map(|change| change.to_string()).as_deref(),
///     Some(
///         "default time if the regulations are silent: \
///          1 h [fide-2001 6.7] -> 0 min [fide-2023 6.7.1]"
///     ),
/// );
/// ```
pub fn compare(before: Edition, after: Edition) -> impl Iterator<Item = Difference> {
    Rules::of(before).differences(Rules::of(after))
}

impl Rules {
    /// Every value in which these rules differ from `after`, grouped by subject: what a
    /// competition's regulations change, for example.
    ///
    /// ```
    /// use chesslaws_laws::{Parameter, Rules};
    /// use core::time::Duration;
    ///
    /// let event = Rules { default_time: Duration::from_secs(1800), ..Rules::FIDE_2023 };
    /// let changes: Vec<_> = Rules::FIDE_2023.differences(event).collect();
    /// assert_eq!(changes.len(), 1);
    /// assert_eq!(changes[0].parameter, Parameter::DefaultTime);
    /// ```
    pub fn differences(self, after: Self) -> impl Iterator<Item = Difference> {
        Parameter::ALL
            .iter()
            .map(move |&parameter| Difference {
                parameter,
                before: self.side(parameter),
                after: after.side(parameter),
            })
            .filter(|change| change.before.value != change.after.value)
    }

    /// A value with its article and whether both are confirmed.
    ///
    /// ```
    /// use chesslaws_laws::{Parameter, Rules};
    /// let side = Rules::FIDE_2001.side(Parameter::ThreefoldCount);
    /// assert_eq!(side.to_string(), "3 [fide-2001 9.2]");
    /// ```
    #[must_use]
    pub fn side(&self, parameter: Parameter) -> Side {
        Side {
            value: self.value(parameter),
            cite: self.cite(parameter),
            certain: parameter.is_certain(self.edition),
        }
    }
}

use super::{Modifiers, TeamScore, TieBreak, TieBreakKind};
use std::str::FromStr;

/// A text that is no tie-break code.
///
/// ```
/// use chesslaws_scoring::TieBreak;
/// assert_eq!(
///     "BH/X1".parse::<TieBreak>().unwrap_err().to_string(),
///     "tie-break \"BH/X1\": expected /Cn, /Mn, /L±n, /Kn, /P, /F, /R, /V2024 or /V2026, found \"X1\""
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseTieBreakError {
    /// The name is none of the codes.
    #[error(
        "tie-break {text:?}: expected a code such as DE, BH, SB, PS, ARO, TPR or OTHER_name, found {name:?}"
    )]
    Name {
        /// The whole text.
        text: String,
        /// The part that is wrong.
        name: String,
    },
    /// The score after the colon is neither match points nor game points.
    #[error("tie-break {text:?}: expected :MP or :GP, found {score:?}")]
    Score {
        /// The whole text.
        text: String,
        /// The part that is wrong.
        score: String,
    },
    /// A modifier is unknown.
    #[error(
        "tie-break {text:?}: expected /Cn, /Mn, /L±n, /Kn, /P, /F, /R, /V2024 or /V2026, found {modifier:?}"
    )]
    Modifier {
        /// The whole text.
        text: String,
        /// The part that is wrong.
        modifier: String,
    },
    /// A modifier means nothing for the code.
    #[error("tie-break {text:?}: /{modifier} has no meaning for {code}")]
    NotForThis {
        /// The whole text.
        text: String,
        /// The modifier.
        modifier: String,
        /// The code.
        code: &'static str,
    },
}

impl TieBreak {
    /// Reads a list of codes, separated by commas.
    ///
    /// # Errors
    ///
    /// Names the first code that cannot be read.
    ///
    /// ```
    /// use chesslaws_scoring::TieBreak;
    /// assert_eq!(TieBreak::parse_list("BH/C1, SB").unwrap().len(), 2);
    /// assert!(TieBreak::parse_list("BH,,SB").is_err());
    /// assert!(TieBreak::parse_list("").unwrap().is_empty());
    /// ```
    pub fn parse_list(text: &str) -> Result<Vec<Self>, ParseTieBreakError> {
        if text.trim().is_empty() {
            return Ok(Vec::new());
        }
        text.split(',').map(|code| code.trim().parse()).collect()
    }
}

impl FromStr for TieBreak {
    type Err = ParseTieBreakError;

    fn from_str(text: &str) -> Result<Self, ParseTieBreakError> {
        let text = text.trim();
        if text.len() > 6 && text.is_char_boundary(6) && text[..6].eq_ignore_ascii_case("OTHER_") {
            return Ok(Self {
                own_code: Some(text.to_owned()),
                ..Self::new(TieBreakKind::Other)
            });
        }
        let mut parts = text.split(['/', ':']);
        let name = parts.next().unwrap_or_default();
        let kind = TieBreakKind::from_code(name).ok_or_else(|| ParseTieBreakError::Name {
            text: text.to_owned(),
            name: name.to_owned(),
        })?;
        let mut tie_break = Self::new(kind);
        for part in parts {
            if part.eq_ignore_ascii_case("MP") {
                tie_break.score = Some(TeamScore::Match);
            } else if part.eq_ignore_ascii_case("GP") {
                tie_break.score = Some(TeamScore::Game);
            } else {
                modify(&mut tie_break.modifiers, part).ok_or_else(|| {
                    ParseTieBreakError::Modifier {
                        text: text.to_owned(),
                        modifier: part.to_owned(),
                    }
                })?;
                if !applies(kind, &tie_break.modifiers) {
                    return Err(ParseTieBreakError::NotForThis {
                        text: text.to_owned(),
                        modifier: part.to_owned(),
                        code: kind.code(),
                    });
                }
            }
        }
        Ok(tie_break)
    }
}

/// Adds one modifier; `None` where it is unknown.
fn modify(modifiers: &mut Modifiers, part: &str) -> Option<()> {
    let mut chars = part.chars();
    let letter = chars.next()?.to_ascii_uppercase();
    let rest = chars.as_str();
    // `BH/C` is Cut-1.
    let count = || match rest {
        "" => Some(1),
        _ => rest.parse().ok().filter(|&count| count > 0),
    };
    match (letter, rest) {
        ('C', _) => modifiers.cut = count()?,
        ('M', _) => modifiers.median = count()?,
        ('L', _) => modifiers.limit = rest.parse().ok().filter(|n| (-999..=999).contains(n))?,
        ('K', _) => modifiers.divisor = Some(rest.parse().ok().filter(|&n| n > 0)?),
        ('P', "") => modifiers.forfeits_count = true,
        ('F', "") => modifiers.fore = true,
        ('R', "") => modifiers.reversed = true,
        ('V', "2024") => modifiers.edition = Some(2024),
        ('V', "2026") => modifiers.edition = Some(2026),
        _ => return None,
    }
    Some(())
}

/// Whether every modifier that is set has a meaning for the kind.
fn applies(kind: TieBreakKind, modifiers: &Modifiers) -> bool {
    use TieBreakKind as K;
    let cut = matches!(
        kind,
        K::Buchholz
            | K::ForeBuchholz
            | K::SonnebornBerger
            | K::ProgressiveScores
            | K::AverageRating
            | K::ExtendedSonnebornBerger { .. }
    );
    let median = matches!(kind, K::Buchholz | K::ForeBuchholz | K::AverageRating);
    let fore = matches!(
        kind,
        K::Buchholz | K::AverageBuchholz | K::ScheduleStrength | K::SonnebornBerger
    );
    let forfeits = kind.is_buchholz()
        || kind == K::SonnebornBerger
        || kind == K::DirectEncounter
        || kind == K::ScheduleStrength
        || matches!(
            kind,
            K::ExtendedSonnebornBerger { .. } | K::ExtendedDirectEncounter { .. }
        );
    (modifiers.cut == 0 || cut)
        && (modifiers.median == 0 || median)
        && (modifiers.limit == 0 || kind == K::Koya)
        && (modifiers.divisor.is_none() || kind == K::ScheduleStrength)
        && (!modifiers.forfeits_count || forfeits)
        && (!modifiers.fore || fore)
}

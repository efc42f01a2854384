//! Under which rules a game says it is played.

use alloc::string::String;

/// What the Variant tag and the start position say.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Variant {
    /// Chess, from the start position or another one.
    Standard,
    /// Chess960 (Guidelines II of the Laws), by the tag or because the castling rights of the
    /// FEN allow nothing else.
    Chess960,
    /// A game that is not chess under the Laws, by the name in the tag.
    Other(String),
}

impl Variant {
    /// Reads the value of a Variant tag. Upper and lower case, blanks, hyphens and underscores
    /// make no difference.
    ///
    /// ```
    /// use chesslaws_notation::pgn::Variant;
    ///
    /// assert_eq!(Variant::parse("Fischer Random"), Variant::Chess960);
    /// assert_eq!(Variant::parse("From Position"), Variant::Standard);
    /// assert_eq!(Variant::parse("Atomic"), Variant::Other("Atomic".into()));
    /// ```
    #[must_use]
    pub fn parse(value: &str) -> Self {
        let name: String = value
            .chars()
            .filter(|c| c.is_alphanumeric() || *c == '/')
            .flat_map(char::to_lowercase)
            .collect();
        match name.as_str() {
            "" | "standard" | "chess" | "normal" | "classical" | "regular" | "fromposition"
            | "orthodox" | "orthochess" | "standardchess" => Self::Standard,
            "960" | "frc" | "freestyle" | "freestylechess" | "wild/fr" | "wildfr" | "fr" => {
                Self::Chess960
            }
            _ if name.contains("960") || name.contains("fischer") => Self::Chess960,
            _ => Self::Other(value.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_in_use() {
        for name in [
            "Chess960",
            "chess 960",
            "Chess-960",
            "fischerandom",
            "Fischerandom",
            "Fischer Random",
            "FischerRandom",
            "Freestyle",
            "wild/fr",
            "FRC",
            "Chess960 position 518",
        ] {
            assert_eq!(Variant::parse(name), Variant::Chess960, "{name}");
        }
        for name in ["Standard", "chess", "Normal", "From Position", ""] {
            assert_eq!(Variant::parse(name), Variant::Standard, "{name}");
        }
        for name in ["Crazyhouse", "King of the Hill", "suicide", "Seirawan"] {
            assert_eq!(Variant::parse(name), Variant::Other(name.into()), "{name}");
        }
    }
}

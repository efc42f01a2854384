//! What events that announce no tie-breaks are usually ranked by.

use super::TieBreak;
use crate::Format;

impl TieBreak {
    /// Usual tie-breaks for a format, of players or of teams. The regulations leave the choice to
    /// the organiser, who has to announce it; these are for events that did not.
    ///
    /// ```
    /// use chesslaws_scoring::{Format, TieBreak};
    /// let usual = TieBreak::usual(Format::RoundRobin, false);
    /// assert_eq!(usual, TieBreak::parse_list("DE,SB,WIN").unwrap());
    /// ```
    #[must_use]
    pub fn usual(format: Format, teams: bool) -> Vec<Self> {
        let codes: &[&str] = match (teams, format) {
            (true, _) => &["MPvGP", "DE", "EMGSB"],
            (_, Format::RoundRobin) => &["DE", "SB", "WIN"],
            (_, Format::Swiss) => &["BH/C1", "BH", "SB"],
        };
        codes.iter().filter_map(|code| code.parse().ok()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_usual_code_is_one() {
        for format in [Format::Swiss, Format::RoundRobin] {
            for teams in [false, true] {
                assert_eq!(TieBreak::usual(format, teams).len(), 3);
            }
        }
    }
}

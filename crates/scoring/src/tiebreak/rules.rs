use crate::Date;

/// An edition of the tie-break regulations (C.07) as values.
///
/// A competition's own regulations (C.07 16.6) are a struct update:
///
/// ```
/// use chesslaws_scoring::{Date, TieBreakRules};
///
/// let rules = TieBreakRules::for_start(Date::new(2025, 5, 1));
/// assert_eq!(rules, TieBreakRules::FIDE_2024);
/// assert_eq!(TieBreakRules::for_start(None), TieBreakRules::FIDE_2026);
/// let ours = TieBreakRules { unrated_as: Some(1400), ..TieBreakRules::FIDE_2026 };
/// assert_eq!(ours.unrated_as, Some(1400));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TieBreakRules {
    /// The year of the edition, for people.
    pub year: u16,
    /// 16.4: whether the score of the dummy opponent of an unplayed round has an upper limit
    /// (from 2026) or is always the participant's own.
    pub dummy_is_limited: bool,
    /// 16.5: whether a cut takes a voluntary unplayed round first.
    pub cut_takes_absences_first: bool,
    /// 15.2: whether, in a round robin, a forfeit counts as a game for the ratings-based
    /// tie-breaks (article 10).
    pub round_robin_forfeits_have_ratings: bool,
    /// 15.2: whether, in a round robin, a loss by forfeit counts as a game for the tie-breaks on
    /// the participant's own results (article 7).
    pub round_robin_forfeit_losses_are_games: bool,
    /// 8: whether Buchholz and what is derived from it may be used in a round robin.
    pub buchholz_in_round_robin: bool,
    /// 7.7, 7.8, 10.6: whether the edition knows STD, TPN and RTNG.
    pub has_new_codes: bool,
    /// 10: the rating that unrated opponents count with; `None` where the regulations name none,
    /// and ratings-based tie-breaks are dropped if anybody is unrated.
    pub unrated_as: Option<u16>,
}

impl TieBreakRules {
    /// Applied from 1 August 2024 to 28 February 2026.
    pub const FIDE_2024: Self = Self {
        year: 2024,
        dummy_is_limited: false,
        cut_takes_absences_first: true,
        round_robin_forfeits_have_ratings: true,
        round_robin_forfeit_losses_are_games: true,
        buchholz_in_round_robin: true,
        has_new_codes: false,
        unrated_as: None,
    };

    /// Applied from 1 March 2026.
    pub const FIDE_2026: Self = Self {
        year: 2026,
        dummy_is_limited: true,
        cut_takes_absences_first: true,
        round_robin_forfeits_have_ratings: false,
        round_robin_forfeit_losses_are_games: false,
        buchholz_in_round_robin: false,
        has_new_codes: true,
        unrated_as: None,
    };

    /// The edition for an event by the day it starts; the newest where the day is unknown.
    ///
    /// ```
    /// use chesslaws_scoring::{Date, TieBreakRules};
    /// assert_eq!(TieBreakRules::for_start(Date::new(2026, 2, 28)).year, 2024);
    /// assert_eq!(TieBreakRules::for_start(Date::new(2026, 3, 1)).year, 2026);
    /// ```
    #[must_use]
    pub fn for_start(start: Option<Date>) -> Self {
        match start {
            Some(start) if start.parts() < (2026, 3, 1) => Self::FIDE_2024,
            _ => Self::FIDE_2026,
        }
    }

    /// The same regulations in the wording of another edition, for a code with `/V2024`.
    pub(crate) fn in_edition(self, year: Option<u16>) -> Self {
        let edition = match year {
            Some(2024) => Self::FIDE_2024,
            Some(_) => Self::FIDE_2026,
            None => return self,
        };
        Self {
            unrated_as: self.unrated_as,
            ..edition
        }
    }
}

impl Default for TieBreakRules {
    fn default() -> Self {
        Self::FIDE_2026
    }
}

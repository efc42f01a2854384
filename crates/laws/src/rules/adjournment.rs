use crate::Setting;
use crate::setting::words;
use core::time::Duration;

/// Adjourned games.
///
/// ```
/// use chesslaws_laws::rules::ResumptionDefault;
/// use chesslaws_laws::Rules;
/// use core::time::Duration;
///
/// let hour = ResumptionDefault::After(Duration::from_secs(3600));
/// assert_eq!(Rules::FIDE_2009.adjournment.absent_loses, hour);
/// assert_eq!(Rules::FIDE_2023.adjournment.absent_loses, ResumptionDefault::DefaultTime);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Adjournment {
    /// Where the rules stand.
    pub place: AdjournmentPlace,
    /// How late a player may be at the resumption without losing.
    pub absent_loses: ResumptionDefault,
    /// Whether adjourning before the end of the session needs the moves of the control made by both.
    pub early_needs_control: bool,
    /// Whether the player who must reply loses the time while nobody has come to the resumption.
    pub both_absent_named: bool,
}

words! {
    /// Where the rules of adjourned games stand.
    ///
    /// ```
    /// use chesslaws_laws::rules::AdjournmentPlace;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2001.adjournment.place, AdjournmentPlace::Appendix);
    /// ```
    pub enum AdjournmentPlace {
        /// In an appendix, part of the Laws.
        Appendix = "an appendix",
        /// In the guidelines.
        Guidelines = "the guidelines",
        /// Named only; the rules of FIDE 2009 are taken.
        NamedOnly = "named only; as FIDE 2009",
    }
}

/// How late a player may be at the resumption of a game.
///
/// ```
/// use chesslaws_laws::rules::ResumptionDefault;
/// use chesslaws_laws::Rules;
/// assert_eq!(Rules::default().adjournment.absent_loses, ResumptionDefault::DefaultTime);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum ResumptionDefault {
    /// By this much.
    After(Duration),
    /// By the default time of the event, as at the start.
    DefaultTime,
}

impl From<ResumptionDefault> for Setting {
    fn from(value: ResumptionDefault) -> Self {
        match value {
            ResumptionDefault::After(time) => Self::Time(time),
            ResumptionDefault::DefaultTime => Self::Words("the default time"),
        }
    }
}

use crate::setting::words;

/// Telephones and other electronic devices of the players.
///
/// ```
/// use chesslaws_laws::rules::{DeviceRule, DeviceScore};
/// use chesslaws_laws::Rules;
///
/// assert_eq!(Rules::FIDE_2001.devices.rule, DeviceRule::NoClause);
/// assert_eq!(Rules::RUSSIA_2011.devices.opponent, Some(DeviceScore::WinOrHalf));
/// assert_eq!(Rules::FIDE_2023.devices.opponent, Some(DeviceScore::Win));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Devices {
    /// What loses the game.
    pub rule: DeviceRule,
    /// What the opponent scores; `None` where there is no clause.
    pub opponent: Option<DeviceScore>,
    /// Whether the regulations may set a milder penalty.
    pub regulations_may_be_milder: bool,
    /// Whether the regulations may allow devices that are switched off in an agreed bag.
    pub bag: bool,
}

words! {
    /// What a player loses by.
    ///
    /// ```
    /// use chesslaws_laws::rules::DeviceRule;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2009.devices.rule, DeviceRule::SoundLoses);
    /// ```
    pub enum DeviceRule {
        /// The edition has no clause.
        NoClause = "no clause",
        /// A telephone not authorised that rings in the venue during play.
        RingingLoses = "a telephone that rings loses",
        /// A device that makes any sound; it may be there if completely switched off.
        SoundLoses = "a device that makes a sound loses",
        /// A device in the venue that the arbiter has not approved.
        PresenceLoses = "a device in the venue loses",
        /// A device that is evidently on the player's person in the venue.
        OnPersonLoses = "a device on the person loses",
    }
}

words! {
    /// What the opponent of a player scores who loses by a device.
    ///
    /// ```
    /// use chesslaws_laws::rules::DeviceScore;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2005.devices.opponent, Some(DeviceScore::ArbiterDecides));
    /// ```
    pub enum DeviceScore {
        /// The arbiter decides.
        ArbiterDecides = "the arbiter decides",
        /// A win, or half a point if he cannot win by any series of legal moves. The offender
        /// has nothing either way: this is not a drawn game.
        WinOrHalf = "a win, or half a point if he cannot mate",
        /// A win.
        Win = "a win",
    }
}

use crate::setting::words;

/// Draws by agreement.
///
/// ```
/// use chesslaws_laws::rules::DrawRestriction;
/// use chesslaws_laws::Rules;
///
/// assert_eq!(Rules::FIDE_2001.agreement.restriction, DrawRestriction::None);
/// assert_eq!(Rules::FIDE_2023.agreement.min_moves_each, 1);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Agreement {
    /// What the regulations of an event may forbid.
    pub restriction: DrawRestriction,
    /// Moves that each player must have made before a draw can be agreed.
    pub min_moves_each: u16,
}

words! {
    /// What the regulations of an event may forbid, in part of the game or at all, without the
    /// arbiter's consent.
    ///
    /// ```
    /// use chesslaws_laws::rules::DrawRestriction;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::RUSSIA_2011.agreement.restriction, DrawRestriction::Agreeing);
    /// ```
    pub enum DrawRestriction {
        /// The Laws say nothing of it.
        None = "none",
        /// To agree; an offer may be made.
        Agreeing = "the event may forbid agreeing",
        /// To offer or to agree.
        OfferingOrAgreeing = "the event may forbid offering and agreeing",
    }
}

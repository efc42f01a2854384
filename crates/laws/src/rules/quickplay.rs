use super::ClaimClocks;
use crate::setting::words;
use core::time::Duration;

/// Quickplay finish: the last period without an increment, and the two-minute claim in it.
///
/// ```
/// use chesslaws_laws::rules::QuickplayScope;
/// use chesslaws_laws::Rules;
/// use core::time::Duration;
///
/// let quickplay = Rules::FIDE_2023.quickplay;
/// assert_eq!(quickplay.scope, QuickplayScope::IfAnnounced);
/// assert_eq!(quickplay.threshold, Duration::from_secs(120));
/// assert!(Rules::FIDE_2001.quickplay.increment_request.is_none());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Quickplay {
    /// Where the rules hold.
    pub scope: QuickplayScope,
    /// A claim needs less than this on the claimant's clock.
    pub threshold: Duration,
    /// Who stops the clocks for a claim; in every edition the claimant calls the arbiter.
    pub clocks: ClaimClocks,
    /// The request for an increment instead of a claim, where there is one.
    pub increment_request: Option<IncrementRequest>,
    /// When a postponed decision is made.
    pub postponed_until: PostponedUntil,
    /// What the arbiter may give the opponent when he postpones the decision.
    pub postponed_compensation: Duration,
    /// What the opponent gets when the claim is rejected.
    pub rejected_compensation: Duration,
    /// Whether no appeal is possible against the decision.
    pub decision_final: bool,
    /// Whether a claim is possible in a game with an increment.
    pub with_increment: bool,
    /// Whether a claim is possible in blitz.
    pub in_blitz: bool,
    /// Whether there is a claim that ends the game where no arbiter is present.
    pub without_arbiter: bool,
    /// What a commentary to the edition advises the arbiter to answer.
    pub advice: QuickplayAdvice,
}

/// A request that both clocks get an increment from now on.
///
/// ```
/// use chesslaws_laws::Rules;
/// use core::time::Duration;
/// let request = Rules::FIDE_2017.quickplay.increment_request;
/// assert_eq!(request.map(|r| r.increment), Some(Duration::from_secs(5)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct IncrementRequest {
    /// The increment that both players then have.
    pub increment: Duration,
    /// What the opponent gets once.
    pub compensation: Duration,
}

words! {
    /// Where the rules of the quickplay finish hold.
    ///
    /// ```
    /// use chesslaws_laws::rules::QuickplayScope;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2009.quickplay.scope, QuickplayScope::Always);
    /// ```
    pub enum QuickplayScope {
        /// In every game that has such a phase.
        Always = "always",
        /// Only where announced beforehand.
        IfAnnounced = "only if announced",
    }
}

words! {
    /// When the arbiter decides a claim that he postponed.
    ///
    /// ```
    /// use chesslaws_laws::rules::PostponedUntil;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2001.quickplay.postponed_until, PostponedUntil::FlagFall);
    /// ```
    pub enum PostponedUntil {
        /// After a flag has fallen.
        FlagFall = "after a flag has fallen",
        /// Later in the game, or as soon as possible after a flag has fallen.
        LaterOrFlagFall = "later in the game or after a flag has fallen",
    }
}

words! {
    /// What a commentary advises the arbiter to answer to a two-minute claim.
    ///
    /// ```
    /// use chesslaws_laws::rules::QuickplayAdvice;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2005.quickplay.advice, QuickplayAdvice::PostponeWithoutTime);
    /// assert_eq!(Rules::FIDE_2009.quickplay.advice, QuickplayAdvice::None);
    /// ```
    pub enum QuickplayAdvice {
        /// There is no commentary.
        None = "none",
        /// To let play go on without more time for the opponent, and to watch whether he tries to
        /// win; rejection is for a claim that is knowingly false.
        PostponeWithoutTime = "postpone without more time",
    }
}

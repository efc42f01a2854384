use super::MateImpossible;
use crate::setting::words;

/// Fallen flags.
///
/// ```
/// use chesslaws_laws::rules::{BothFlags, MateImpossible};
/// use chesslaws_laws::Rules;
///
/// let flags = Rules::FIDE_2009.flags;
/// assert_eq!(flags.earlier_period, BothFlags::PlayOn);
/// assert_eq!(flags.last_period, BothFlags::Draw);
/// assert_eq!(flags.mate_impossible, MateImpossible::Draw);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Flags {
    /// Both flags down and the order unknown, in a period with a number of moves.
    pub earlier_period: BothFlags,
    /// The same in the period of all remaining moves.
    pub last_period: BothFlags,
    /// Whether the rule for both flags holds only if announced beforehand.
    pub both_flags_need_announcement: bool,
    /// Both flags down in rapid chess or blitz.
    pub rapid_and_blitz: BothFlags,
    /// Whether a player who claims a win on time in rapid or blitz must have time left himself.
    pub claimant_needs_time: bool,
    /// Whether the arbiter calls a flag in rapid or blitz.
    pub arbiter_calls: FlagCall,
    /// Whether in standard chess a flag that the arbiter sees has fallen without a claim.
    pub arbiter_sees_standard: bool,
    /// The result on time when the opponent cannot mate.
    pub mate_impossible: MateImpossible,
    /// Whether checkmate, resignation, stalemate, dead position and agreement stand before a
    /// flag that is noticed later.
    pub endings_stand: bool,
}

words! {
    /// What both flags down means.
    ///
    /// ```
    /// use chesslaws_laws::rules::BothFlags;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2023.flags.rapid_and_blitz, BothFlags::FirstFlagLoses);
    /// ```
    pub enum BothFlags {
        /// Play goes on.
        PlayOn = "play goes on",
        /// The game is drawn.
        Draw = "drawn",
        /// The game is drawn if neither can claim any more.
        DrawWithoutClaim = "drawn when no claim is possible",
        /// The clock shows which flag fell first, and that player loses.
        FirstFlagLoses = "the flag that fell first loses",
    }
}

words! {
    /// Whether the arbiter calls a fallen flag.
    ///
    /// ```
    /// use chesslaws_laws::rules::FlagCall;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2001.flags.arbiter_calls, FlagCall::MustRefrain);
    /// assert_eq!(Rules::FIDE_2023.flags.arbiter_calls, FlagCall::Must);
    /// ```
    pub enum FlagCall {
        /// He must refrain.
        MustRefrain = "must refrain",
        /// He must refrain, and may speak once both are down.
        MustRefrainUnlessBoth = "must refrain unless both are down",
        /// He may.
        May = "may",
        /// He shall.
        Must = "must",
    }
}

use crate::setting::words;

/// Draws by repetition of a position.
///
/// Sameness of positions is one rule in every edition: pieces, side to move, permanent castling
/// rights, and an en passant capture only where it is legal.
///
/// ```
/// use chesslaws_laws::Rules;
///
/// assert_eq!(Rules::FIDE_2023.repetition.claim_at, 3);
/// assert_eq!(Rules::FIDE_2023.repetition.automatic.map(|draw| draw.count), Some(5));
/// assert_eq!(Rules::FIDE_2009.repetition.automatic, None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Repetition {
    /// Appearances of one position after which the player on move may claim a draw.
    pub claim_at: u8,
    /// Appearances that draw the game without a claim; `None` where no number does.
    pub automatic: Option<AutomaticRepetition>,
    /// How the text words castling in the identity of positions.
    pub castling: CastlingIdentity,
}

/// A repetition that draws the game without a claim (9.6 from 2014 on).
///
/// ```
/// use chesslaws_laws::rules::{AutomaticRepetition, Succession};
/// use chesslaws_laws::Rules;
///
/// assert_eq!(
///     Rules::FIDE_2014.repetition.automatic,
///     Some(AutomaticRepetition { count: 5, succession: Succession::ConsecutiveAlternate }),
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct AutomaticRepetition {
    /// Appearances of one position.
    pub count: u8,
    /// Whether they must follow each other.
    pub succession: Succession,
}

words! {
    /// Whether appearances of a position must follow each other.
    ///
    /// ```
    /// use chesslaws_laws::rules::Succession;
    /// assert_eq!(Succession::Any.to_string(), "need not follow each other");
    /// ```
    pub enum Succession {
        /// Anywhere in the game (from 2017 on).
        Any = "need not follow each other",
        /// On consecutive alternate moves: each appearance four plies after the one before it,
        /// both players having moved away and back (2014).
        ConsecutiveAlternate = "on consecutive alternate moves",
    }
}

words! {
    /// How an edition words castling in the identity of positions.
    ///
    /// It never separates two positions that the other wording would not: a temporary obstacle
    /// is a matter of where the pieces stand.
    ///
    /// ```
    /// use chesslaws_laws::rules::CastlingIdentity;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2001.repetition.castling, CastlingIdentity::RightChanged);
    /// ```
    pub enum CastlingIdentity {
        /// Not the same if a right to castle was changed temporarily or permanently.
        RightChanged = "right changed temporarily or permanently",
        /// A right to castle is lost only once king or rook has moved.
        RightLost = "right lost only after king or rook has moved",
    }
}

use crate::setting::words;

/// Touched pieces where the editions differ.
///
/// ```
/// use chesslaws_laws::rules::PromotionChoice;
/// use chesslaws_laws::Rules;
///
/// assert!(Rules::FIDE_2023.touch.rook_first_bars_castling);
/// assert_eq!(Rules::FIDE_2001.touch.promotion_choice, PromotionChoice::Released);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TouchMove {
    /// Whether touching the rook and then the king bars castling on that side: the rook must
    /// move if it can.
    pub rook_first_bars_castling: bool,
    /// King and rook touched at the same time.
    pub together: KingAndRook,
    /// When the choice of a promotion piece is final.
    pub promotion_choice: PromotionChoice,
    /// In which order pawn and new piece are handled.
    pub promotion_order: PromotionOrder,
}

words! {
    /// King and rook touched at the same time with the intention of castling.
    ///
    /// ```
    /// use chesslaws_laws::rules::KingAndRook;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2001.touch.together, KingAndRook::CastleOrKingMove);
    /// ```
    pub enum KingAndRook {
        /// Castle if legal, else another king move, else any move.
        CastleOrKingMove = "castle if legal, else another king move",
        /// The text speaks only of the king and then the rook.
        NotNamed = "not named; the text speaks of king, then rook",
    }
}

words! {
    /// When the choice of a promotion piece is final.
    ///
    /// ```
    /// use chesslaws_laws::rules::PromotionChoice;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2005.touch.promotion_choice, PromotionChoice::SquareTouched);
    /// ```
    pub enum PromotionChoice {
        /// Not defined; with the piece released on the square.
        Released = "not defined: when the piece is released",
        /// When the piece has touched the square of promotion.
        SquareTouched = "when the piece touches the square",
    }
}

words! {
    /// In which order a promotion is carried out by hand.
    ///
    /// ```
    /// use chesslaws_laws::rules::PromotionOrder;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2014.touch.promotion_order, PromotionOrder::Free);
    /// ```
    pub enum PromotionOrder {
        /// The pawn goes to the last rank first.
        PawnFirst = "the pawn reaches the square first",
        /// In any order; the pawn need not touch the square.
        Free = "any order",
    }
}

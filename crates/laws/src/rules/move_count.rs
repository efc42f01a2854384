/// Draws by moves without a capture and without a pawn move.
///
/// ```
/// use chesslaws_laws::Rules;
///
/// assert_eq!(Rules::FIDE_2023.move_count.claim_at, 50);
/// assert_eq!(Rules::FIDE_2023.move_count.automatic_at, Some(75));
/// assert_eq!(Rules::RUSSIA_2011.move_count.automatic_at, None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MoveCount {
    /// Moves by each player (half as many as plies) after which the player on move may claim.
    pub claim_at: u16,
    /// Moves by each player that draw the game without a claim; `None` where no number does.
    pub automatic_at: Option<u16>,
    /// Whether a checkmate by the last of these moves stands before the automatic draw.
    pub mate_first: bool,
}

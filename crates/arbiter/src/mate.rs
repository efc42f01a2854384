//! Whether a colour can still give mate: the one place in which this crate asks.

use chesslaws_board::{Color, Position};
use chesslaws_deadposition::is_dead_quick;

/// The answer, as far as it is proved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum MateProof {
    /// A series of legal moves ends with a mate by this colour.
    Possible,
    /// No series of legal moves does.
    Impossible,
    /// The search reached its limit: the arbiter is asked.
    Open,
}

/// Asks whether any series of legal moves lets `color` give mate.
pub(crate) fn can_mate(position: &Position, color: Color) -> MateProof {
    match chesslaws_deadposition::can_mate(position, color).winnable() {
        Some(true) => MateProof::Possible,
        Some(false) => MateProof::Impossible,
        None => MateProof::Open,
    }
}

/// Whether nobody can mate any more (a dead position). The search is made after a capture or a
/// pawn move, which change most; after other moves only what is proved at a glance counts.
pub(crate) fn is_dead(position: &Position) -> bool {
    is_dead_quick(position)
        || position.halfmove_clock() == 0 && chesslaws_deadposition::is_dead(position)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_proved_and_what_is_dead() {
        let ask = |fen: &str, color| can_mate(&fen.parse().unwrap(), color);
        let rook = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
        assert_eq!(ask(rook, Color::Black), MateProof::Impossible);
        assert_eq!(ask(rook, Color::White), MateProof::Possible);
        assert!(is_dead(&"k7/8/8/8/8/8/8/4KN2 w - - 0 1".parse().unwrap()));
        assert!(is_dead(
            &"4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1".parse().unwrap()
        ));
        assert!(!is_dead(&rook.parse().unwrap()));
    }
}

//! Whether a colour can still give mate: the one place in which this crate asks.

use chesslaws_board::{Bitboard, Color, Position, Role};

/// The answer, as far as material alone proves it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum MateProof {
    /// No series of legal moves ends with a mate by this colour.
    Impossible,
    /// Material alone does not decide it: the arbiter is asked.
    Open,
}

/// Asks whether any series of legal moves lets `color` give mate.
pub(crate) fn can_mate(position: &Position, color: Color) -> MateProof {
    let own = position.colored(color);
    let kings = position.roled(Role::King);
    let minor = position.roled(Role::Bishop) | position.roled(Role::Knight);
    let men = own & !kings;
    if men.is_empty() {
        return MateProof::Impossible;
    }
    if !(men & !minor).is_empty() {
        return MateProof::Open;
    }
    let others = position.occupied() & !kings;
    let bishops = position.roled(Role::Bishop);
    // A lone bishop or knight, or bishops of one shade, mate only with a helper of the other
    // side that takes squares from its own king.
    let one_shade = others == bishops & Bitboard::LIGHT || others == bishops & Bitboard::DARK;
    if others.len() <= 1 || one_shade {
        MateProof::Impossible
    } else {
        MateProof::Open
    }
}

/// Whether nobody can mate any more (a dead position), as far as material proves it.
pub(crate) fn is_dead(position: &Position) -> bool {
    Color::ALL
        .into_iter()
        .all(|color| can_mate(position, color) == MateProof::Impossible)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn material_decides_only_what_it_proves() {
        let ask = |fen: &str, color| can_mate(&fen.parse().unwrap(), color);
        let lone = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
        assert_eq!(ask(lone, Color::Black), MateProof::Impossible);
        assert_eq!(ask(lone, Color::White), MateProof::Open);
        // A knight mates a king shut in by its own pawn, but never a bare king.
        assert_eq!(
            ask("k7/p7/8/8/8/8/8/4KN2 w - - 0 1", Color::White),
            MateProof::Open
        );
        assert_eq!(
            ask("k7/8/8/8/8/8/8/4KN2 w - - 0 1", Color::White),
            MateProof::Impossible
        );
        assert!(is_dead(&"k7/8/8/8/8/8/8/4KN2 w - - 0 1".parse().unwrap()));
        assert!(!is_dead(&lone.parse().unwrap()));
    }
}

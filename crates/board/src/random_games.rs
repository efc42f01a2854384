//! Games of random moves, the same in every run, for what follows a position from move to move.

use crate::Position;

/// Visits the positions of twelve games of up to 150 plies from each start.
pub(crate) fn each_position(starts: &[&str], mut seed: u64, mut visit: impl FnMut(&Position)) {
    let mut next = move |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (seed >> 33) as usize % below
    };
    for start in starts {
        for _ in 0..12 {
            let mut position: Position = start.parse().expect("a position");
            for _ in 0..150 {
                visit(&position);
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let number = next(moves.len());
                let chosen = moves.into_iter().nth(number);
                position.play_unchecked(chosen.expect("counted"));
            }
        }
    }
}

//! Lines without detours: a position that comes again is left out with all that lies between.

use crate::{Verdict, verify};
use alloc::vec::Vec;
use chesslaws_board::{Color, Move, Position};

/// Shorter lines can't be ended by a repetition that nobody has to claim: the fifth time a position
/// arises takes sixteen plies.
const LEAST: usize = 12;

/// The line to a mate without the parts that lead back to where they began.
pub(crate) fn cut(position: &Position, winner: Color, line: Vec<Move>) -> Verdict {
    if line.len() < LEAST {
        return Verdict::Winnable { line };
    }
    let mut at = *position;
    let mut hashes: Vec<u64> = Vec::with_capacity(line.len() + 1);
    let mut kept: Vec<Move> = Vec::with_capacity(line.len());
    hashes.push(at.hash());
    for &move_ in &line {
        at.play_unchecked(move_);
        let hash = at.hash();
        if let Some(before) = hashes.iter().position(|&known| known == hash) {
            hashes.truncate(before + 1);
            kept.truncate(before);
        } else {
            hashes.push(hash);
            kept.push(move_);
        }
    }
    if kept.len() < line.len() {
        let shorter = Verdict::Winnable { line: kept };
        // Equal hashes of different positions, which nobody has seen, would spoil the line.
        if verify(position, winner, &shorter).is_ok() {
            return shorter;
        }
    }
    Verdict::Winnable { line }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(position: &Position, line: &str) -> Vec<Move> {
        let mut at = *position;
        let words = line.split(' ');
        let read = words.map(|uci| {
            let move_ = at.parse_uci(uci).expect("a move");
            at.play_unchecked(move_);
            move_
        });
        read.collect()
    }

    #[test]
    fn what_leads_back_is_left_out() {
        let start = Position::startpos();
        let shuffle = "g1f3 g8f6 f3g1 f6g8 b1c3 g8f6 c3b1 f6g8 ";
        let mate = "e2e4 f7f6 d2d4 g7g5 d1h5";
        let line = moves(&start, &[shuffle, mate].concat());
        let direct = Verdict::Winnable {
            line: moves(&start, mate),
        };
        assert_eq!(cut(&start, Color::White, line), direct);
        // Short lines are as they are.
        let line = moves(&start, &[&shuffle[..20], mate].concat());
        let same = Verdict::Winnable { line: line.clone() };
        assert_eq!(cut(&start, Color::White, line), same);
    }
}

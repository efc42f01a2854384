//! Random walls of pawns against exhaustive search: no lemma, no pruning, no structure.

mod chance;
mod exhaust;

use chance::Sequence;
use chesslaws_board::{Bitboard, Color, Piece, Position, Role, Setup, Square};
use chesslaws_deadposition::{Limits, can_mate_within, is_unwinnable_quick, verify};
use exhaust::exhaust;

/// A wall: on some files a white pawn and a black one that stop each other, so placed that they
/// mostly can't take one another; now and then a pawn more behind, or a gap too wide; the kings and
/// a few men.
fn wall(sequence: &mut Sequence, men: &[Role]) -> Option<Position> {
    let mut setup = Setup::empty();
    setup.turn = Color::ALL[sequence.below(2)];
    let mut rank = 2 + sequence.below(3);
    let mut beside = false;
    for file in 0..8 {
        let gap = if beside { 14 } else { 1 };
        if sequence.below(16) < gap {
            beside = false;
            continue;
        }
        if beside {
            // Pairs on neighbouring files form a chain, one step up or down.
            rank = if sequence.below(2) == 0 {
                rank + 1
            } else {
                rank - 1
            };
        }
        beside = true;
        rank = rank.clamp(1, 5);
        setup.place(Square::ALL[8 * rank + file], man(Color::White, Role::Pawn));
        setup.place(
            Square::ALL[8 * rank + 8 + file],
            man(Color::Black, Role::Pawn),
        );
        if sequence.below(12) == 0 && rank > 1 {
            let behind = Square::ALL[8 * rank - 8 + file];
            setup.place(behind, man(Color::White, Role::Pawn));
        }
    }
    for color in Color::ALL {
        settle(&mut setup, man(color, Role::King), sequence)?;
    }
    for &role in men {
        settle(
            &mut setup,
            man(Color::ALL[sequence.below(2)], role),
            sequence,
        )?;
    }
    Position::try_from(setup).ok()
}

const fn man(color: Color, role: Role) -> Piece {
    Piece { color, role }
}

/// Puts a man on an empty square, most often on its own half of the board.
fn settle(setup: &mut Setup, piece: Piece, sequence: &mut Sequence) -> Option<()> {
    let mut square = Square::ALL[sequence.below(32)];
    if (piece.color == Color::Black) != (sequence.below(16) == 0) {
        square = Bitboard::square(square).flipped().first()?;
    }
    setup
        .piece_at(square)
        .is_none()
        .then(|| setup.place(square, piece))
}

#[derive(Default, Debug)]
struct Count {
    compared: usize,
    unwinnable: usize,
    dead: usize,
    beyond: usize,
}

/// Asks both questions of many walls, and compares what an exhaustive search can tell.
fn compare(seed: u64, many: usize, men: &[Role], states: usize) -> Count {
    let mut sequence = Sequence::new(seed);
    let mut count = Count::default();
    let mut walls = 0;
    while walls < many {
        let Some(position) = wall(&mut sequence, men) else {
            continue;
        };
        walls += 1;
        // Where a pawn comes through to promotion there are too many positions to visit.
        let through = |at: &Position| !at.roled(Role::Queen).is_empty();
        let truth = exhaust(&position, states, through);
        let mut unwinnable = 0;
        for side in Color::ALL {
            let verdict = can_mate_within(&position, side, Limits { nodes: 100_000 });
            assert_eq!(
                verify(&position, side, &verdict),
                Ok(()),
                "{side} in {position}"
            );
            let mates = truth.mates[side.index()];
            let Some(expected) = (mates || truth.complete).then_some(mates) else {
                count.beyond += 1;
                continue;
            };
            assert_eq!(verdict.winnable(), Some(expected), "{side} in {position}");
            assert!(
                !expected || !is_unwinnable_quick(&position, side),
                "{side} in {position}"
            );
            count.compared += 1;
            unwinnable += usize::from(!expected);
        }
        count.unwinnable += unwinnable;
        count.dead += usize::from(unwinnable == 2);
    }
    count
}

#[test]
fn walls_between_kings() {
    let count = compare(0xa11, 600, &[], 20_000);
    assert!(count.compared >= 650, "{count:?}");
    assert!(count.dead >= 300, "{count:?}");
}

#[test]
fn walls_with_a_bishop() {
    let count = compare(0xb15, 200, &[Role::Bishop], 60_000);
    assert!(count.compared >= 90, "{count:?}");
    assert!(count.unwinnable >= 50, "{count:?}");
}

#[test]
#[ignore = "thousands of walls up to 200 000 states each: minutes"]
fn many_walls() {
    let men: [&[Role]; 4] = [&[], &[Role::Bishop], &[Role::Bishop; 2], &[Role::Knight]];
    for (seed, men) in (1..).zip(men) {
        let count = compare(seed, 2_000, men, 200_000);
        println!("{men:?}: {count:?}");
        assert!(count.compared >= 200, "{men:?}: {count:?}");
    }
}

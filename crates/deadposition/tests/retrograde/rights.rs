//! With castling rights, Chess960 too. Whoever loses them comes to a table without.

use crate::tables::{Man, Tables, black, white};
use chesslaws_board::{Bitboard, Color, File, Piece, Position, Rank, Role, Setup, Square};
use chesslaws_deadposition::{can_mate, verify};
use std::collections::HashMap;

/// Every position with a right in which these men stand beside the kings, and what can become of it as
/// long as a right is left.
struct Rights {
    tables: Tables,
    positions: Vec<Position>,
    /// The number of the position with a hash.
    numbers: HashMap<u64, usize>,
    /// What can be mated from each: bit 0 for White, bit 1 for Black.
    mates: Vec<u8>,
}

impl Rights {
    /// A white rook that may castle, and perhaps another man.
    fn new(other: Option<Man>) -> Self {
        let men: Vec<Man> = [white(Role::Rook)].into_iter().chain(other).collect();
        let mut rights = Self {
            tables: Tables::new(&men),
            positions: Vec::new(),
            numbers: HashMap::new(),
            mates: Vec::new(),
        };
        for_each_placement(other, |position| rights.add(&position));
        let mut next = 0;
        while let Some(position) = rights.positions.get(next).copied() {
            position.for_each_child(|child| {
                if !child.castling_rooks().is_empty() {
                    rights.add(child);
                }
            });
            next += 1;
        }
        rights.solve();
        rights
    }

    fn add(&mut self, position: &Position) {
        let positions = &mut self.positions;
        self.numbers.entry(position.hash()).or_insert_with(|| {
            positions.push(*position);
            self.mates.push(0);
            positions.len() - 1
        });
    }

    fn solve(&mut self) {
        let mut grew = true;
        while grew {
            grew = false;
            // What follows stands later in the list as a rule.
            for number in (0..self.positions.len()).rev() {
                let now = self.mates[number] | self.look(&self.positions[number]);
                grew |= now != self.mates[number];
                self.mates[number] = now;
            }
        }
    }

    fn look(&self, position: &Position) -> u8 {
        let (mut mates, mut any) = (0, false);
        position.for_each_child(|child| {
            any = true;
            mates |= match self.numbers.get(&child.hash()) {
                Some(&number) => self.mates[number],
                None => self.tables.of(child),
            };
        });
        if !any && position.is_check() {
            mates |= 1 << (!position.turn()).index();
        }
        mates
    }

    /// Compares every position with the verdicts; how many of the answers are no.
    fn compare(&self) -> usize {
        let mut dead = 0;
        for (position, mates) in self.positions.iter().zip(&self.mates) {
            for side in Color::ALL {
                let expected = mates >> side.index() & 1 == 1;
                let verdict = can_mate(position, side);
                let name = format!("{side} in {position}");
                assert_eq!(verdict.winnable(), Some(expected), "{name}");
                assert_eq!(verify(position, side, &verdict), Ok(()), "{name}");
                dead += usize::from(!expected);
            }
        }
        dead
    }
}

/// White's king between the corners, a rook on its rank that it may castle with, the other man and
/// Black's king anywhere, either to move. A rook is both: one that may castle and one that may not.
fn for_each_placement(other: Option<Man>, mut give: impl FnMut(Position)) {
    for king in File::ALL.map(|file| Square::new(file, Rank::First)) {
        for rook in File::ALL.map(|file| Square::new(file, Rank::First)) {
            for enemy in Square::ALL {
                // Without another man the squares all say the same.
                for at in Square::ALL.into_iter().take(other.map_or(1, |_| 64)) {
                    for castling in [
                        Bitboard::square(rook),
                        Bitboard::square(rook) | Bitboard::square(at),
                    ] {
                        for turn in Color::ALL {
                            let placed = [
                                Some((king, white(Role::King))),
                                Some((rook, white(Role::Rook))),
                                Some((enemy, black(Role::King))),
                                other.map(|man| (at, man)),
                            ];
                            give_if_legal(placed, castling, turn, &mut give);
                        }
                    }
                }
            }
        }
    }
}

fn give_if_legal(
    placed: [Option<(Square, Man)>; 4],
    castling: Bitboard,
    turn: Color,
    give: &mut impl FnMut(Position),
) {
    let mut setup = Setup::empty();
    setup.turn = turn;
    setup.castling = castling;
    for (square, (color, role)) in placed.into_iter().flatten() {
        if setup.piece_at(square).is_some() {
            return;
        }
        setup.place(square, Piece { color, role });
    }
    if let Ok(position) = Position::try_from(setup) {
        give(position);
    }
}

#[test]
fn king_and_rook_that_may_castle() {
    let rights = Rights::new(None);
    assert!(rights.positions.len() > 3000, "{}", rights.positions.len());
    // The rook may always mate, and a bare king never.
    assert!(rights.mates.iter().all(|&mates| mates == 1));
    assert_eq!(rights.compare(), rights.positions.len());
}

/// Every placement of four men, by the man beside the rook.
macro_rules! four_men {
    ($($name:ident: $man:expr;)+) => {$(
        #[test]
        #[ignore = "in release minutes"]
        fn $name() {
            let rights = Rights::new(Some($man));
            let dead = rights.compare();
            println!("{} positions, {dead} of the answers no", rights.positions.len());
            assert!(rights.positions.len() > 200_000, "{}", rights.positions.len());
            assert!(dead > 0);
        }
    )+};
}

four_men! {
    castling_beside_a_queen: white(Role::Queen);
    castling_beside_a_rook: white(Role::Rook);
    castling_beside_a_bishop: white(Role::Bishop);
    castling_beside_a_knight: white(Role::Knight);
    castling_beside_a_pawn: white(Role::Pawn);
    castling_against_a_queen: black(Role::Queen);
    castling_against_a_rook: black(Role::Rook);
    castling_against_a_bishop: black(Role::Bishop);
    castling_against_a_knight: black(Role::Knight);
    castling_against_a_pawn: black(Role::Pawn);
}

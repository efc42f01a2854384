//! Without castling rights.

use crate::tables::{Man, Tables, black, white};
use chesslaws_board::{Color, Position, Role};
use chesslaws_deadposition::{can_mate, verify};

/// What was compared.
#[derive(Debug, Default)]
struct Count {
    compared: usize,
    unwinnable: usize,
    passing: usize,
}

impl Count {
    fn compare(&mut self, position: &Position, mates: u8) {
        for side in Color::ALL {
            let expected = mates >> side.index() & 1 == 1;
            let verdict = can_mate(position, side);
            assert_eq!(verdict.winnable(), Some(expected), "{side} in {position}");
            assert_eq!(
                verify(position, side, &verdict),
                Ok(()),
                "{side} in {position}"
            );
            self.compared += 1;
            self.unwinnable += usize::from(!expected);
        }
    }
}

/// Compares every `step`th position of a table with the verdicts, and those in which a pawn can then
/// be taken in passing.
fn compare(men: &[Man], step: usize) -> Count {
    let tables = Tables::new(men);
    let mut count = Count::default();
    for (position, mates) in tables.table(men).known(step) {
        count.compare(&position, mates);
        position.for_each_child(|child| {
            if child.en_passant().is_some() {
                count.compare(child, tables.of(child));
                count.passing += 1;
            }
        });
    }
    count
}

#[test]
fn king_and_one_man_against_king() {
    for (role, least) in [
        (Role::Queen, 50_000),
        (Role::Rook, 50_000),
        (Role::Bishop, 50_000),
        (Role::Knight, 50_000),
    ] {
        let count = compare(&[white(role)], 3);
        assert!(count.compared * 3 >= least, "{role}: {count:?}");
        assert!(count.unwinnable * 2 >= count.compared, "{role}: {count:?}");
    }
}

#[test]
fn king_and_pawn_against_king() {
    let count = compare(&[white(Role::Pawn)], 11);
    assert!(count.compared >= 20_000, "{count:?}");
}

/// The tables themselves, against mates that everybody knows.
#[test]
fn the_tables_know_the_simplest_endings() {
    let tables = Tables::new(&[white(Role::Rook)]);
    let (mut won, mut not) = (0, 0);
    for (position, entry) in tables.table(&[white(Role::Rook)]).known(1) {
        assert_eq!(entry & 2, 0, "a bare king never mates: {position}");
        won += usize::from(entry == 1);
        not += usize::from(entry == 0);
    }
    // Only the rook that must be taken at once, and stalemates.
    assert!(won > 40 * not && not > 0, "{won}, {not}");
}

/// Both men White's, and one on each side.
fn whole(one: Role, other: Role, least: usize) {
    for men in [[white(one), white(other)], [white(one), black(other)]] {
        let count = compare(&men, 1);
        println!("{men:?}: {count:?}");
        assert!(count.compared >= least, "{men:?}: {count:?}");
        let in_passing = men == [white(Role::Pawn), black(Role::Pawn)];
        assert_eq!(count.passing > 1000, in_passing, "{men:?}: {count:?}");
    }
}

/// Every placement of four men, by the two beside the kings.
macro_rules! four_men {
    ($($name:ident: $one:ident, $other:ident, $least:literal, $time:literal;)+) => {$(
        #[test]
        #[ignore = $time]
        fn $name() {
            whole(Role::$one, Role::$other, $least);
        }
    )+};
}

four_men! {
    all_with_queens: Queen, Queen, 2_000_000, "in release a minute";
    all_with_queen_and_rook: Queen, Rook, 4_000_000, "in release minutes";
    all_with_queen_and_bishop: Queen, Bishop, 4_000_000, "in release minutes";
    all_with_queen_and_knight: Queen, Knight, 4_000_000, "in release minutes";
    all_with_rooks: Rook, Rook, 2_000_000, "in release minutes";
    all_with_rook_and_bishop: Rook, Bishop, 4_000_000, "in release minutes";
    all_with_rook_and_knight: Rook, Knight, 4_000_000, "in release minutes";
    all_with_bishops: Bishop, Bishop, 2_000_000, "in release minutes";
    all_with_bishop_and_knight: Bishop, Knight, 4_000_000, "in release minutes";
    all_with_knights: Knight, Knight, 2_000_000, "in release minutes";
    all_with_pawn_and_queen: Pawn, Queen, 6_000_000, "in release minutes";
    all_with_pawn_and_rook: Pawn, Rook, 6_000_000, "in release minutes";
    all_with_pawn_and_bishop: Pawn, Bishop, 6_000_000, "in release minutes";
    all_with_pawn_and_knight: Pawn, Knight, 6_000_000, "in release minutes";
    all_with_pawns: Pawn, Pawn, 3_000_000, "in release minutes";
}

//! Verdicts against plain exhaustive search: no pruning, no lemma, no structure.
//!
//! A line to a mate proves itself when it is replayed. So what needs a second opinion is each
//! "unwinnable": here every position that can follow is visited, and none may be a mate.

use chesslaws_board::{Bitboard, Color, Identity, Piece, Position, Role, Setup, Square, attacks};
use chesslaws_deadposition::{Limits, Verdict, can_mate_within, verify};
use std::collections::HashSet;

/// Positions from which exhaustive search has shown that one side can't mate.
struct Exhausted {
    winner: Color,
    seen: HashSet<Identity>,
}

impl Exhausted {
    fn new(winner: Color) -> Self {
        Self {
            winner,
            seen: HashSet::new(),
        }
    }

    /// Visits all that can follow; panics at a mate.
    fn confirm(&mut self, root: Position) {
        let mut open = vec![root];
        self.seen.insert(root.identity());
        while let Some(position) = open.pop() {
            let mated = position.turn() != self.winner && position.is_checkmate();
            assert!(!mated, "{} mates in {position:?}", self.winner);
            for &move_ in &position.legal_moves() {
                let next = position.after(move_);
                if self.seen.insert(next.identity()) {
                    open.push(next);
                }
            }
        }
    }
}

/// Asks both questions and confirms the answers; returns how many were unwinnable.
fn confirm(position: &Position, exhausted: &mut [Exhausted; 2]) -> usize {
    let mut unwinnable = 0;
    for color in Color::ALL {
        let verdict = can_mate_within(position, color, Limits { nodes: 400_000 });
        assert_eq!(
            verify(position, color, &verdict),
            Ok(()),
            "{color} in {position:?}"
        );
        if let Verdict::Unwinnable { .. } = verdict {
            exhausted[color.index()].confirm(*position);
            unwinnable += 1;
        }
    }
    unwinnable
}

fn place(men: &[(Color, Role, Square)], turn: Color) -> Option<Position> {
    let mut setup = Setup::empty();
    setup.turn = turn;
    for &(color, role, square) in men {
        if setup.occupied().contains(square) {
            return None;
        }
        setup.place(square, Piece { color, role });
    }
    Position::try_from(setup).ok()
}

const EXTRA: [Role; 5] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
];

/// Every `step`th placement of two kings and one man.
fn three_men(step: usize) -> usize {
    let mut exhausted = Color::ALL.map(Exhausted::new);
    let mut asked = 0;
    for n in (0..5 * 2 * 64 * 64 * 64).step_by(step) {
        let square = |shift: usize| Square::ALL[n >> shift & 63];
        let turn = Color::ALL[n >> 18 & 1];
        let men = [
            (Color::White, Role::King, square(0)),
            (Color::Black, Role::King, square(6)),
            (Color::White, EXTRA[n >> 19], square(12)),
        ];
        if let Some(position) = place(&men, turn) {
            confirm(&position, &mut exhausted);
            asked += 1;
        }
    }
    asked
}

#[test]
fn three_men_sampled() {
    assert!(three_men(101) > 10_000);
}

#[test]
#[ignore = "all two million placements of three men: about a minute"]
fn three_men_whole() {
    assert!(three_men(1) > 1_000_000);
}

/// A fixed sequence of numbers that looks random.
struct Sequence(u64);

impl Sequence {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % bound
    }
}

/// Random placements of four men. Verdicts by material are left to the tests of the lemmas below:
/// to exhaust a rook's and a bishop's wanderings takes millions of positions each.
fn four_men(count: usize) -> usize {
    let mut sequence = Sequence(0x9e37_79b9_7f4a_7c15);
    let mut asked = 0;
    while asked < count {
        let mut man = |color| {
            (
                color,
                EXTRA[sequence.below(5)],
                Square::ALL[sequence.below(64)],
            )
        };
        let extra = [man(Color::White), man(Color::Black)];
        let men = [
            (Color::White, Role::King, Square::ALL[sequence.below(64)]),
            (Color::Black, Role::King, Square::ALL[sequence.below(64)]),
            extra[0],
            if sequence.below(2) == 0 {
                extra[1]
            } else {
                (Color::White, extra[1].1, extra[1].2)
            },
        ];
        let Some(position) = place(&men, Color::ALL[sequence.below(2)]) else {
            continue;
        };
        asked += 1;
        for color in Color::ALL {
            let verdict = can_mate_within(&position, color, Limits { nodes: 400_000 });
            assert_eq!(
                verify(&position, color, &verdict),
                Ok(()),
                "{color} in {position:?}"
            );
        }
    }
    asked
}

#[test]
fn four_men_sampled() {
    assert_eq!(four_men(4_000), 4_000);
}

#[test]
#[ignore = "a million placements of four men: some minutes"]
fn four_men_many() {
    assert_eq!(four_men(1_000_000), 1_000_000);
}

/// Locked pawns on some files, the kings anywhere: every verdict of a small family, exhausted.
#[test]
fn families_of_locked_pawns() {
    // White pawns and black pawns, a letter for each file, digits for the rank of the white one.
    let families: [&[(usize, usize)]; 5] = [
        &[(0, 3), (3, 3), (6, 3)],
        &[(1, 3), (3, 3), (5, 3), (7, 3)],
        &[(0, 2), (2, 3), (4, 3), (6, 2)],
        &[(2, 4), (4, 3)],
        &[(0, 4), (1, 2), (7, 3)],
    ];
    let mut sequence = Sequence(7);
    let mut unwinnable = 0;
    for pairs in families {
        let mut exhausted = Color::ALL.map(Exhausted::new);
        for _ in 0..60 {
            let mut men = vec![
                (Color::White, Role::King, Square::ALL[sequence.below(64)]),
                (Color::Black, Role::King, Square::ALL[sequence.below(64)]),
            ];
            for &(file, rank) in pairs {
                men.push((Color::White, Role::Pawn, Square::ALL[rank * 8 + file]));
                men.push((Color::Black, Role::Pawn, Square::ALL[rank * 8 + 8 + file]));
            }
            if let Some(position) = place(&men, Color::ALL[sequence.below(2)]) {
                unwinnable += confirm(&position, &mut exhausted);
            }
        }
    }
    assert!(unwinnable >= 40, "{unwinnable}");
}

/// Whether any diagram with these men shows White mating Black. The black king stands in one eighth
/// of the board: the rest is symmetric, as long as there are no pawns.
fn mate_exists(white: &[Role], black: &[Role], allowed: impl Fn(&Position) -> bool) -> bool {
    let kings = ["a1", "b1", "c1", "d1", "b2", "c2", "d2", "c3", "d3", "d4"];
    let men: Vec<(Color, Role)> = [(Color::White, Role::King)]
        .into_iter()
        .chain(white.iter().map(|&role| (Color::White, role)))
        .chain(black.iter().map(|&role| (Color::Black, role)))
        .collect();
    kings.into_iter().any(|king| {
        let king: Square = king.parse().expect("a square");
        let total = 1usize << (6 * men.len());
        (0..total).any(|n| {
            let mut occupied = Bitboard::square(king);
            let mut placed = Vec::with_capacity(5);
            placed.push((Color::Black, Role::King, king));
            let mut checked = false;
            for (i, &(color, role)) in men.iter().enumerate() {
                let square = Square::ALL[n >> (6 * i) & 63];
                let beside = i == 0 && attacks::king(king).contains(square);
                if beside || occupied.contains(square) {
                    return false;
                }
                // Only a man on a line to the king gives check.
                checked |= color == Color::White
                    && attacks::of(color, role, square, Bitboard::EMPTY).contains(king);
                occupied |= Bitboard::square(square);
                placed.push((color, role, square));
            }
            checked && place(&placed, Color::Black).is_some_and(|p| allowed(&p) && p.is_checkmate())
        })
    })
}

fn same_colored_bishops(position: &Position) -> bool {
    let bishops = position.roled(Role::Bishop);
    (bishops & Bitboard::LIGHT).is_empty() || (bishops & Bitboard::DARK).is_empty()
}

/// The lemmas of `Material`: with these men no diagram is a mate.
#[test]
fn insufficient_material_has_no_mating_diagram() {
    use Role::{Bishop, Knight, Queen, Rook};
    let any = |_: &Position| true;
    assert!(!mate_exists(&[Knight], &[], any));
    assert!(!mate_exists(&[Knight], &[Queen], any));
    assert!(!mate_exists(&[Bishop], &[], any));
    assert!(!mate_exists(&[Bishop], &[Rook], any));
    assert!(!mate_exists(&[Bishop], &[Queen], any));
    assert!(!mate_exists(&[Bishop], &[Bishop], same_colored_bishops));
    assert!(!mate_exists(&[Bishop, Bishop], &[], same_colored_bishops));
}

/// And with these there is one.
#[test]
fn all_other_material_has_a_mating_diagram() {
    use Role::{Bishop, Knight, Queen, Rook};
    let any = |_: &Position| true;
    for (white, black) in [
        (&[Queen][..], &[][..]),
        (&[Rook], &[]),
        (&[Knight], &[Rook]),
        (&[Knight], &[Bishop]),
        (&[Knight], &[Knight]),
        (&[Bishop], &[Knight]),
        (&[Bishop], &[Bishop]),
        (&[Knight, Knight], &[]),
        (&[Bishop, Knight], &[]),
        (&[Bishop, Bishop], &[]),
    ] {
        assert!(
            mate_exists(white, black, any),
            "{white:?} against {black:?}"
        );
    }
}

//! Positions with known verdicts, changed at random: every answer is checked, and the same
//! question turned round gets the same answer.

mod chance;

use chance::Sequence;
use chesslaws_board::{Color, Piece, Position, Role, Setup, Square};
use chesslaws_deadposition::{Limits, Verdict, can_mate_within, is_unwinnable_quick, verify};

const HARD: &str = include_str!("../../../tests/data/deadpos/chasolver_positions.txt");
const REAL: &str = include_str!("../../../tests/data/deadpos/chasolver_lichess_subset.txt");

const ROLES: [Role; 5] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
];

fn roots() -> Vec<Position> {
    let read = |text: &'static str| {
        text.lines()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| line.get(3..)?.parse().ok())
    };
    let real = read(REAL).step_by(4);
    read(HARD).chain(real).collect()
}

/// One to four changes: a man more, a man less, a man elsewhere, the other side to move.
fn mutate(position: &Position, sequence: &mut Sequence) -> Option<Position> {
    let mut setup = position.to_setup();
    setup.en_passant = None;
    for _ in 0..=sequence.below(4) {
        let square = Square::ALL[sequence.below(64)];
        match sequence.below(6) {
            0 => setup.remove(square),
            1 => setup.turn = !setup.turn,
            2 => add(&mut setup, square, sequence),
            _ => move_man(&mut setup, square, sequence),
        }
    }
    Position::try_from(setup).ok()
}

fn add(setup: &mut Setup, square: Square, sequence: &mut Sequence) {
    let piece = Piece {
        color: Color::ALL[sequence.below(2)],
        role: ROLES[sequence.below(5)],
    };
    setup.place(square, piece);
}

fn move_man(setup: &mut Setup, to: Square, sequence: &mut Sequence) {
    let men = setup.occupied();
    let chosen = sequence.below(men.len().max(1) as usize);
    if let Some(from) = men.into_iter().nth(chosen)
        && let Some(piece) = setup.piece_at(from)
    {
        setup.remove(from);
        setup.place(to, piece);
    }
}

/// How many were asked, and how many were decided.
#[derive(Default, Debug)]
struct Count {
    asked: usize,
    undecided: usize,
    unwinnable: usize,
    compared: usize,
}

fn ask(position: &Position, limits: Limits, count: &mut Count) {
    for side in Color::ALL {
        let verdict = can_mate_within(position, side, limits);
        count.asked += 1;
        let Some(winnable) = verdict.winnable() else {
            count.undecided += 1;
            continue;
        };
        assert_eq!(
            verify(position, side, &verdict),
            Ok(()),
            "{side} in {position}"
        );
        count.unwinnable += usize::from(!winnable);
        let quick = is_unwinnable_quick(position, side);
        assert!(
            !(quick && winnable),
            "the quick answer for {side} in {position}"
        );
        for (turned, side) in turned(position, side) {
            let other = can_mate_within(&turned, side, limits);
            if let Some(other) = other.winnable() {
                assert_eq!(winnable, other, "{side} in {turned}, from {position}");
                count.compared += 1;
            }
        }
    }
}

/// The same question with the colours exchanged, and with the board seen in a mirror.
fn turned(position: &Position, side: Color) -> impl Iterator<Item = (Position, Color)> {
    let mirrored = position
        .castling_rooks()
        .is_empty()
        .then(|| (position.mirrored(), side));
    [(position.flipped(), !side)].into_iter().chain(mirrored)
}

fn mutations(seed: u64, many: usize, limits: Limits) -> Count {
    let roots = roots();
    let mut sequence = Sequence::new(seed);
    let mut count = Count::default();
    while count.asked < 2 * many {
        let root = &roots[sequence.below(roots.len())];
        if let Some(position) = mutate(root, &mut sequence) {
            ask(&position, limits, &mut count);
        }
    }
    count
}

#[test]
fn twelve_thousand_mutations_are_answered_alike_from_every_side() {
    let count = mutations(0x5eed, 12_000, Limits { nodes: 500 });
    assert_eq!(count.asked, 24_000);
    assert!(count.undecided * 20 < count.asked, "{count:?}");
    assert!(count.unwinnable > 2_000, "{count:?}");
    assert!(count.compared > 40_000, "{count:?}");
}

#[test]
#[ignore = "the same with the limit of the ordinary question: a minute in release"]
fn twelve_thousand_mutations_are_decided() {
    let count = mutations(0xdecade, 12_000, Limits::default());
    assert_eq!((count.asked, count.undecided), (24_000, 0), "{count:?}");
}

/// The limit changes how much is decided, never what.
#[test]
fn a_larger_limit_never_contradicts_a_smaller_one() {
    let roots = roots();
    let mut sequence = Sequence::new(77);
    let mut decided = 0;
    for _ in 0..600 {
        let root = &roots[sequence.below(roots.len())];
        for side in Color::ALL {
            let answers = [0, 50, 1_000].map(|nodes| can_mate_within(root, side, Limits { nodes }));
            let known: Vec<bool> = answers.iter().filter_map(Verdict::winnable).collect();
            assert!(
                known.windows(2).all(|pair| pair[0] == pair[1]),
                "{side} in {root}"
            );
            decided += usize::from(known.len() == 3);
        }
    }
    assert!(decided > 900, "{decided}");
}

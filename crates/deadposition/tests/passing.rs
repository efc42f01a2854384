//! Captures in passing against exhaustive search: small thickets of pawns in which one side may
//! advance a pawn two squares past a pawn of the other, or has just done so.
//!
//! A proof that follows a capture in passing has to know who has moved and who is to move. The pawn
//! that has taken can always go on to the square the other came from, so that proofs are rare here: in
//! most positions both sides have a line, and the others are those where a capture is forced.

mod chance;
mod exhaust;

use chance::Sequence;
use chesslaws_board::{Color, Piece, Position, Role, Setup, Square};
use chesslaws_deadposition::{Limits, can_mate_within, is_unwinnable_quick, verify};
use exhaust::exhaust;

/// A pawn on its first square, one of the other side that may take it in passing, walls beside them,
/// the kings, and perhaps a bishop or a knight. Half of the positions are those after the advance.
fn thicket(sequence: &mut Sequence) -> Option<Position> {
    let mut setup = Setup::empty();
    let file = 1 + sequence.below(6);
    let side = if sequence.below(2) == 0 {
        file - 1
    } else {
        file + 1
    };
    let advanced = sequence.below(2) == 0;
    // Bare thickets end soon, with a pawn taken or a stalemate; full ones are nearly locked.
    let walled = [0, 4, 12, 15][sequence.below(4)];
    let pawn = |color| Piece {
        color,
        role: Role::Pawn,
    };
    setup.turn = Color::ALL[sequence.below(2)];
    if advanced {
        setup.turn = Color::Black;
        setup.en_passant = Square::from_index(16 + file);
    }
    setup.place(
        Square::ALL[if advanced { 24 } else { 8 } + file],
        pawn(Color::White),
    );
    setup.place(Square::ALL[24 + side], pawn(Color::Black));
    // Something stands before the black pawn nearly always, so that only the capture frees it.
    if sequence.below(8) > 0 {
        setup.place(Square::ALL[16 + side], pawn(Color::White));
    }
    if sequence.below(8) > 0 && !advanced {
        let ahead = Square::ALL[32 + file];
        setup.place(ahead, pawn(Color::Black));
    }
    for other in (0..8usize).filter(|other| other.abs_diff(file) > 1) {
        let rank = 2 + sequence.below(3);
        if sequence.below(16) < walled {
            for (square, color) in [
                (8 * rank + other, Color::White),
                (8 * rank + 8 + other, Color::Black),
            ] {
                setup.place(Square::ALL[square], pawn(color));
            }
        }
    }
    let mut men = vec![(Color::White, Role::King), (Color::Black, Role::King)];
    if sequence.below(3) == 0 {
        let role = [Role::Bishop, Role::Knight][sequence.below(2)];
        men.push((Color::ALL[sequence.below(2)], role));
    }
    for (color, role) in men {
        // In the corners few squares are left to a king.
        let square = match (role, color) {
            (Role::King, Color::White) => [0, 1, 6, 7, 8, 15][sequence.below(6)],
            (Role::King, Color::Black) => [48, 55, 56, 57, 62, 63][sequence.below(6)],
            _ => sequence.below(64),
        };
        let square = Square::ALL[square];
        if setup.piece_at(square).is_some() {
            return None;
        }
        setup.place(square, Piece { color, role });
    }
    // The same for the other side.
    if sequence.below(2) == 0 {
        setup = mirrored(&setup);
    }
    Position::try_from(setup).ok()
}

/// A pawn has just given check by two steps, and there is little else to do than to take it: what is
/// left to the side that advanced is often too little.
fn forced(sequence: &mut Sequence) -> Option<Position> {
    let mut setup = Setup::empty();
    let file = 1 + sequence.below(6);
    let beside = |sequence: &mut Sequence| file - 1 + 2 * sequence.below(2);
    let taker = 24 + beside(sequence);
    let king = 32 + beside(sequence);
    setup.turn = Color::Black;
    setup.en_passant = Square::from_index(16 + file);
    let mut place = |square: usize, color, role| {
        let square = Square::ALL[square];
        setup.piece_at(square).is_none().then(|| {
            setup.place(square, Piece { color, role });
        })
    };
    place(24 + file, Color::White, Role::Pawn)?;
    place(taker, Color::Black, Role::Pawn)?;
    place(king, Color::Black, Role::King)?;
    place(
        8 * (2 + sequence.below(5)) + sequence.below(8),
        Color::White,
        Role::King,
    )?;
    for _ in 0..sequence.below(6) {
        let near = king + [7, 8, 9, 1][sequence.below(4)] - 8 * sequence.below(2);
        place(
            near,
            Color::Black,
            [Role::Pawn, Role::Bishop, Role::Rook][sequence.below(3)],
        )?;
    }
    if sequence.below(2) == 0 {
        place(
            sequence.below(64),
            Color::White,
            [Role::Bishop, Role::Knight][sequence.below(2)],
        )?;
    }
    if sequence.below(2) == 0 {
        setup = mirrored(&setup);
    }
    let position = Position::try_from(setup).ok()?;
    (position.legal_count() <= 3).then_some(position)
}

/// Black's position as White's.
fn mirrored(setup: &Setup) -> Setup {
    let mut mirrored = Setup::empty();
    for square in Square::ALL {
        if let Some(piece) = setup.piece_at(square) {
            let color = !piece.color;
            mirrored.place(Square::ALL[square.index() ^ 56], Piece { color, ..piece });
        }
    }
    mirrored.turn = !setup.turn;
    mirrored.en_passant = setup
        .en_passant
        .and_then(|square| Square::from_index(square.index() ^ 56));
    mirrored
}

/// Whether a capture in passing can be played now or after one move.
fn passing_is_near(position: &Position) -> bool {
    let possible = |at: &Position| {
        at.legal_moves()
            .iter()
            .any(|&move_| at.is_en_passant(move_))
    };
    let moves = position.legal_moves();
    possible(position) || moves.iter().any(|&move_| possible(&position.after(move_)))
}

/// What can be said of a side, with its certificate confirmed.
fn certified(position: &Position, side: Color) -> Option<bool> {
    let verdict = can_mate_within(position, side, Limits { nodes: 300 });
    let winnable = verdict.winnable()?;
    assert_eq!(
        verify(position, side, &verdict),
        Ok(()),
        "{side} in {position}"
    );
    assert!(
        !(winnable && is_unwinnable_quick(position, side)),
        "the quick answer for {side} in {position}"
    );
    Some(winnable)
}

/// A line that the checker has replayed from any next position refutes "unwinnable", and so does a
/// mate among all positions that can follow.
#[test]
fn captures_in_passing_refute_no_proof() {
    let mut sequence = Sequence::new(0xe9);
    let (mut positions, mut lines, mut proofs, mut refutable) = (0, 0, 0, 0);
    while positions < 4_000 {
        let found = if positions % 4 == 0 {
            thicket(&mut sequence)
        } else {
            forced(&mut sequence)
        };
        let Some(position) = found.filter(passing_is_near) else {
            continue;
        };
        positions += 1;
        for side in Color::ALL {
            match certified(&position, side) {
                Some(true) => lines += 1,
                Some(false) => {
                    proofs += 1;
                    let truth = exhaust(&position, 2_000, |_| false);
                    assert!(!truth.mates[side.index()], "{side} mates in {position}");
                    for &move_ in &position.legal_moves() {
                        refutable += 1;
                        let next = certified(&position.after(move_), side);
                        assert_ne!(next, Some(true), "{side} after {move_} in {position}");
                    }
                }
                None => {}
            }
        }
    }
    assert!(lines >= 7_000, "{lines} lines");
    assert!(refutable >= proofs, "{refutable} next positions");
    assert!(proofs >= 80, "{proofs} proofs");
}

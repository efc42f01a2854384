//! Chess960 with castling rights: positions from random play, whole and with most men taken off.

mod chance;

use chance::Sequence;
use chesslaws_board::{Bitboard, Color, Position, Role, Square};
use chesslaws_deadposition::{Limits, Verdict, can_mate_within, is_unwinnable_quick, verify};

/// Some plies of random play from a random start position in which somebody may still castle.
fn played(sequence: &mut Sequence, plies: usize) -> Option<Position> {
    let number = u16::try_from(sequence.below(960)).expect("below 960");
    let mut position = Position::chess960(number).expect("below 960");
    for _ in 0..plies {
        let moves = position.legal_moves();
        // Kings and rooks stay at home as far as they can.
        let quiet: Vec<_> = moves
            .iter()
            .copied()
            .filter(|move_| {
                let role = position.role_at(move_.from());
                !matches!(role, Some(Role::King | Role::Rook))
                    || position.castling_side(*move_).is_some()
            })
            .collect();
        let choice = if quiet.is_empty() {
            &moves[..]
        } else {
            &quiet[..]
        };
        position
            .play(*choice.get(sequence.below(choice.len().max(1)))?)
            .ok()?;
    }
    (!position.castling_rooks().is_empty() && position.has_legal_move()).then_some(position)
}

/// Takes off men at random, but for kings and the rooks that may castle.
fn thinned(position: &Position, sequence: &mut Sequence, keep: usize) -> Option<Position> {
    let mut setup = position.to_setup();
    setup.en_passant = None;
    let held = position.castling_rooks() | position.roled(Role::King);
    for square in position.occupied() & !held {
        let pawn = position.roled(Role::Pawn).contains(square);
        if sequence.below(10) >= if pawn { 2 * keep } else { keep } {
            setup.remove(square);
        }
    }
    Position::try_from(setup)
        .ok()
        .filter(Position::has_legal_move)
}

/// The line, played by the rules one move at a time; returns how many of its moves were castling.
fn replay(position: &Position, line: &[chesslaws_board::Move]) -> usize {
    let mut at = *position;
    let mut castlings = 0;
    for &move_ in line {
        castlings += usize::from(at.castling_side(move_).is_some());
        at.play(move_).expect("each move is legal");
    }
    assert!(at.is_checkmate(), "{position}");
    castlings
}

#[test]
fn lines_are_legal_where_castling_is_possible() {
    let mut sequence = Sequence::new(960);
    let mut asked = 0;
    while asked < 240 {
        let plies = 4 + sequence.below(16);
        let Some(played) = played(&mut sequence, plies) else {
            continue;
        };
        let Some(position) = thinned(&played, &mut sequence, asked % 5) else {
            continue;
        };
        for side in Color::ALL {
            let verdict = can_mate_within(&position, side, Limits { nodes: 100_000 });
            assert_eq!(
                verify(&position, side, &verdict),
                Ok(()),
                "{side} in {position}"
            );
            if let Verdict::Winnable { line } = &verdict {
                replay(&position, line);
                assert!(
                    !is_unwinnable_quick(&position, side),
                    "{side} in {position}"
                );
            }
            asked += 1;
        }
    }
}

/// King and rook are left where a game of Chess960 could castle with them, against a bare king: the
/// side can mate before and after, and the castling may begin the line. Positions in which castling
/// is the only move stand in `releases.rs`.
#[test]
fn a_line_may_begin_with_castling() {
    let mut sequence = Sequence::new(7);
    let mut tried = 0;
    while tried < 60 {
        let plies = 10 + sequence.below(20);
        let Some(position) = played(&mut sequence, plies) else {
            continue;
        };
        let castling = position
            .legal_moves()
            .iter()
            .copied()
            .find(|&move_| position.castling_side(move_).is_some());
        let Some(castling) = castling else {
            continue;
        };
        let side = position.turn();
        let mut setup = position.to_setup();
        setup.en_passant = None;
        for square in position.occupied() {
            if square != castling.from() && square != castling.to() {
                setup.remove(square);
            }
        }
        setup.castling &= Bitboard::square(castling.to());
        let far = if side == Color::White { "a8" } else { "a1" };
        let far: Square = far.parse().expect("a square");
        setup.place(
            far,
            chesslaws_board::Piece {
                color: !side,
                role: Role::King,
            },
        );
        let Ok(bare) = Position::try_from(setup) else {
            continue;
        };
        let after = bare.after(castling);
        for (at, expected) in [(bare, true), (after, true)] {
            let verdict = can_mate_within(&at, side, Limits { nodes: 100_000 });
            assert_eq!(verdict.winnable(), Some(expected), "{side} in {at}");
            assert_eq!(verify(&at, side, &verdict), Ok(()), "{side} in {at}");
            // A line that begins with the castling is accepted as well.
            if at == bare
                && let Verdict::Winnable { line } =
                    can_mate_within(&after, side, Limits { nodes: 100_000 })
            {
                let line: Vec<_> = [castling].into_iter().chain(line).collect();
                assert!(replay(&bare, &line) >= 1);
                assert_eq!(verify(&bare, side, &Verdict::Winnable { line }), Ok(()));
            }
        }
        tried += 1;
    }
}

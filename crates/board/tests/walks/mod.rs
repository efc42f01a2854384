//! Positions for properties: reached by random games, or placed at random.

use chesslaws_board::{Bitboard, Color, Piece, Position, Role, Setup, Square};
use proptest::prelude::*;

/// The positions of a random game from one of the 960 starting positions, the first included.
pub(crate) fn random_game() -> impl Strategy<Value = Vec<Position>> {
    // Half of the games begin from the standard array.
    let start = prop_oneof![Just(518u16), 0u16..960];
    (start, prop::collection::vec(any::<u16>(), 0..160)).prop_map(|(start, choices)| {
        let mut position = Position::chess960(start).expect("a number below 960");
        let mut game = vec![position];
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.after(moves[usize::from(choice) % moves.len()]);
            game.push(position);
        }
        game
    })
}

/// A random placement with random claims, mostly one king a side; most can't be played.
pub(crate) fn random_setup() -> impl Strategy<Value = Setup> {
    let role = prop_oneof![
        3 => Just(Role::Pawn), 2 => Just(Role::Knight), 2 => Just(Role::Bishop),
        2 => Just(Role::Rook), 3 => Just(Role::Queen),
    ];
    let man = (0usize..64, any::<bool>(), role);
    (
        prop_oneof![0usize..12, 0usize..62],
        prop::collection::vec(man, 62),
        (0usize..64, 0usize..64),
        any::<bool>(),
        (any::<u64>(), any::<u64>(), prop::option::of(0usize..64)),
        (any::<u32>(), 1u32..=u32::MAX),
    )
        .prop_map(|(count, men, kings, white, (a, b, en_passant), counters)| {
            let color = |white| if white { Color::White } else { Color::Black };
            let mut setup = Setup::empty();
            for (square, white, role) in men.into_iter().take(count) {
                let color = color(white);
                setup.place(Square::ALL[square], Piece { color, role });
            }
            for (square, color) in [kings.0, kings.1].into_iter().zip(Color::ALL) {
                setup.place(
                    Square::ALL[square],
                    Piece {
                        color,
                        role: Role::King,
                    },
                );
            }
            let rooks = setup.pieces(Color::White, Role::Rook) & Bitboard(0xff)
                | setup.pieces(Color::Black, Role::Rook) & Bitboard(0xff << 56);
            setup.castling = rooks & Bitboard(a & b);
            setup.en_passant = en_passant.map(|square| Square::ALL[square]);
            setup.turn = color(white);
            (setup.halfmove_clock, setup.fullmove_number) = counters;
            setup
        })
}

/// A position that can be played, from a random placement: pawns are taken off the last ranks, and
/// so is what checks the side that has no move.
pub(crate) fn random_position() -> impl Strategy<Value = Position> {
    random_setup().prop_filter_map("can't be mended", |mut setup| {
        for square in setup.occupied() & Bitboard(0xff00_0000_0000_00ff) {
            if setup
                .piece_at(square)
                .is_some_and(|piece| piece.role == Role::Pawn)
            {
                setup.remove(square);
            }
        }
        let castling = setup.castling;
        setup.castling = Bitboard::EMPTY;
        for _ in 0..64 {
            match Position::try_from(setup) {
                Ok(position) => {
                    setup.castling = castling & setup.occupied();
                    return Some(Position::try_from(setup).unwrap_or(position));
                }
                Err(chesslaws_board::SetupError::OpponentInCheck { color }) => {
                    let attacker = attacker(&setup, color)?;
                    setup.remove(attacker);
                }
                Err(_) => return None,
            }
        }
        None
    })
}

/// A piece other than a king that attacks the king of `color`.
fn attacker(setup: &Setup, color: Color) -> Option<Square> {
    let king = setup.pieces(color, Role::King).single()?;
    setup.occupied().into_iter().find(|&square| {
        setup.piece_at(square).is_some_and(|piece| {
            piece.color != color
                && piece.role != Role::King
                && chesslaws_board::attacks::of(piece.color, piece.role, square, setup.occupied())
                    .contains(king)
        })
    })
}

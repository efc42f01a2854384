//! What holds in every position, whatever it is.

mod walks;

use chesslaws_board::{
    Bitboard, CastlingForm, FenError, FenStyle, Move, MoveSet, PackedPosition, Piece, Position,
    Role, Setup, Square, UciError, perft,
};
use proptest::prelude::*;
use std::ops::ControlFlow;

const EXACT: FenStyle = FenStyle {
    en_passant_always: true,
    shredder: false,
};
const SHREDDER: FenStyle = FenStyle {
    en_passant_always: true,
    shredder: true,
};

fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    let mut moves: Vec<Move> = moves.into_iter().collect();
    moves.sort_unstable();
    moves
}

/// Every move that has a form.
fn all_moves() -> impl Iterator<Item = Move> {
    Square::ALL.into_iter().flat_map(|from| {
        Square::ALL.into_iter().flat_map(move |to| {
            let promotions = Role::PROMOTIONS.into_iter().map(Some).chain([None]);
            promotions.map(move |promotion| Move::new(from, to, promotion))
        })
    })
}

fn check_legality_test(position: &Position) {
    let legal = sorted(position.legal_moves());
    let tested = sorted(all_moves().filter(|&move_| position.is_legal(move_)));
    assert_eq!(tested, legal, "{position}");
}

fn check_ways_to_generate(position: &Position) {
    let legal = sorted(position.legal_moves());
    assert!(
        legal.windows(2).all(|pair| pair[0] != pair[1]),
        "{position}: a move twice"
    );
    assert_eq!(legal.len(), position.legal_count() as usize, "{position}");
    assert_eq!(!legal.is_empty(), position.has_legal_move(), "{position}");

    let mut sets: Vec<MoveSet> = Vec::new();
    let end = position.for_each_set(|set| {
        sets.push(set);
        ControlFlow::Continue(())
    });
    assert_eq!(end, ControlFlow::Continue(()));
    assert_eq!(sorted(sets.iter().copied().flatten()), legal, "{position}");
    for set in &sets {
        assert_eq!(position.role_at(set.from), Some(set.role));
    }

    let mut children = Vec::new();
    position.for_each_child(|child| children.push(child.fen(EXACT).to_string()));
    let mut played: Vec<_> = legal
        .iter()
        .map(|&move_| position.after(move_).fen(EXACT).to_string())
        .collect();
    children.sort_unstable();
    played.sort_unstable();
    assert_eq!(children, played, "{position}");
}

fn check_parts_of_the_list(position: &Position) {
    let legal = position.legal_moves();
    let captures = legal.iter().copied().filter(|&move_| {
        position.colored(!position.turn()).contains(move_.to()) || position.is_en_passant(move_)
    });
    assert_eq!(sorted(position.captures()), sorted(captures), "{position}");
    for role in Role::ALL {
        for to in Square::ALL {
            let expected = sorted(legal.iter().copied().filter(|&move_| {
                move_.to() == to
                    && position.role_at(move_.from()) == Some(role)
                    && position.castling_side(move_).is_none()
            }));
            assert_eq!(sorted(position.moves_to(role, to)), expected, "{position}");
            let origins = expected.iter().map(|move_| move_.from()).collect();
            assert_eq!(position.origins(role, to), origins, "{position}");
        }
    }
}

fn check_round_trips(position: &Position) {
    let setup = position.to_setup();
    let again = Position::try_from(setup).expect("validation accepts it");
    assert_eq!(again, *position);
    assert_eq!(again.hash(), position.hash(), "{position}: the kept hash");
    for style in [EXACT, SHREDDER] {
        let fen = position.fen(style).to_string();
        assert_eq!(fen.parse::<Position>().as_ref(), Ok(position), "{fen}");
    }
    let plain: Position = position.to_string().parse().expect("its own FEN");
    assert_eq!(plain.identity(), position.identity());
    match PackedPosition::try_from(position) {
        Ok(packed) => assert_eq!(Position::try_from(packed).as_ref(), Ok(position)),
        Err(error) => assert!(error.men > 32 && error.men == position.occupied().len()),
    }
    for move_ in position.legal_moves() {
        for form in [CastlingForm::KingArrival, CastlingForm::KingTakesRook] {
            let uci = position.uci(move_, form).to_string();
            assert_eq!(position.parse_uci(&uci), Ok(move_), "{uci} in {position}");
        }
        assert_eq!(Move::from_bits(move_.bits()), Some(move_));
    }
}

fn check_attacks(position: &Position) {
    for color in chesslaws_board::Color::ALL {
        let attacked = position.attacked_by(color);
        for square in Square::ALL {
            let attackers = position.attackers_to(square, color, position.occupied());
            assert_eq!(
                attacked.contains(square),
                !attackers.is_empty(),
                "{square} {position}"
            );
            for attacker in attackers {
                assert!(position.attacks_from(attacker).contains(square));
            }
        }
        assert_eq!(
            position.pinned(color).is_empty(),
            position.pinners(color).is_empty()
        );
        // Without a pinned piece the king would be attacked.
        for pinned in position.pinned(color) {
            let without = position.occupied() & !Bitboard::square(pinned);
            let king = position.king(color);
            let before = position.attackers_to(king, !color, position.occupied());
            assert_ne!(
                position.attackers_to(king, !color, without),
                before,
                "{position}"
            );
        }
    }
    assert_eq!(position.is_check(), !position.checkers().is_empty());
}

fn check_symmetry(position: &Position) {
    let flipped = position.flipped();
    assert_eq!(flipped.flipped(), *position);
    let moves = position.legal_moves().into_iter().map(Move::flipped);
    assert_eq!(sorted(moves), sorted(flipped.legal_moves()), "{position}");
    assert_eq!(flipped.material_key(), position.material_key().flipped());
    let mirrored = position.mirrored();
    if position.castling_rooks().is_empty() {
        assert_eq!(mirrored.mirrored(), *position);
        let moves = position.legal_moves().into_iter().map(Move::mirrored);
        assert_eq!(sorted(moves), sorted(mirrored.legal_moves()), "{position}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn every_position_of_a_game_comes_back_from_text_and_bytes(game in walks::random_game()) {
        game.iter().for_each(check_round_trips);
    }

    #[test]
    fn every_way_to_generate_agrees(game in walks::random_game()) {
        game.iter().for_each(check_ways_to_generate);
    }

    #[test]
    fn parts_agree_with_the_list(game in walks::random_game()) {
        game.iter().step_by(4).for_each(check_parts_of_the_list);
    }

    #[test]
    fn the_legality_test_is_membership_in_the_list(game in walks::random_game()) {
        game.iter().step_by(5).for_each(check_legality_test);
    }

    #[test]
    fn attacks_agree_both_ways(game in walks::random_game()) {
        game.iter().for_each(check_attacks);
    }

    #[test]
    fn colours_and_sides_are_alike(game in walks::random_game()) {
        game.iter().step_by(3).for_each(check_symmetry);
    }

    /// What is remarked on can't have arisen, so no game may lead to a remark.
    #[test]
    fn nothing_is_remarked_on_in_a_game(game in walks::random_game()) {
        for position in &game {
            let remarks = position.to_setup().remarks();
            prop_assert!(remarks.is_empty(), "{position}: {remarks:?}");
        }
    }

    #[test]
    fn counters_count(game in walks::random_game()) {
        for pair in game.windows(2) {
            let (before, after) = (&pair[0], &pair[1]);
            let quiet = before.roled(Role::Pawn) == after.roled(Role::Pawn)
                && before.occupied().len() == after.occupied().len();
            let clock = if quiet { before.halfmove_clock() + 1 } else { 0 };
            prop_assert_eq!(after.halfmove_clock(), clock);
            let black = u32::from(before.turn() == chesslaws_board::Color::Black);
            prop_assert_eq!(after.fullmove_number(), before.fullmove_number() + black);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1024))]

    #[test]
    fn absurd_positions_obey_the_same_laws(position in walks::random_position()) {
        check_ways_to_generate(&position);
        check_round_trips(&position);
        check_parts_of_the_list(&position);
        check_legality_test(&position);
        check_attacks(&position);
        check_symmetry(&position);
        let _ = (perft(&position, 1), position.polyglot_key(), position.is_stalemate());
        let _ = (position.to_setup().remarks(), position.material_key().to_string());
    }

    /// A move that is not legal makes nonsense of a position, but never panics.
    #[test]
    fn illegal_moves_do_not_panic(
        position in walks::random_position(),
        bits in prop::collection::vec(any::<u16>(), 8),
    ) {
        let mut position = position;
        for move_ in bits.into_iter().filter_map(Move::from_bits) {
            let mut tested = position;
            let is_legal = position.is_legal(move_);
            prop_assert_eq!(tested.play(move_).is_ok(), is_legal);
            prop_assert!(is_legal || tested == position, "a refused move changes nothing");
            position.play_unchecked(move_);
            let _ = (position.legal_moves(), position.has_legal_move(), position.is_checkmate());
            let _ = (position.to_string(), position.checkers(), position.play_null());
        }
    }

    #[test]
    fn any_setup_is_judged(setup in walks::random_setup()) {
        let _ = (setup.remarks(), setup.to_string());
        if let Ok(position) = Position::try_from(setup) {
            check_legality_test(&position);
        }
    }

    #[test]
    fn any_32_bytes_are_a_position_or_an_error(bytes in any::<[u8; 32]>()) {
        let packed = PackedPosition::from_bytes(bytes);
        if let Ok(position) = Position::try_from(packed) {
            prop_assert_eq!(PackedPosition::try_from(&position), Ok(packed));
        }
    }

    /// The bytes of a real position with some bits changed are seldom a position, and never a
    /// second form of one.
    #[test]
    fn packed_positions_have_one_form(
        game in walks::random_game(),
        changes in prop::collection::vec(0usize..256, 0..4),
    ) {
        let last = game.last().expect("one at least");
        let mut bytes = PackedPosition::try_from(last).expect("32 men at most").to_bytes();
        for bit in changes {
            bytes[bit / 8] ^= 1 << (bit % 8);
        }
        let packed = PackedPosition::from_bytes(bytes);
        if let Ok(position) = Position::try_from(packed) {
            prop_assert_eq!(PackedPosition::try_from(&position), Ok(packed));
        }
    }
}

fn offset_of(error: &FenError) -> Option<usize> {
    error.offset()
}

fn check_fen_bytes(bytes: &[u8]) {
    match Setup::from_bytes(bytes) {
        Ok(setup) => {
            let again: Setup = setup.to_string().parse().expect("its own text");
            assert_eq!(again, setup);
        }
        Err(error) => {
            let offset = offset_of(&error).expect("only text is checked");
            assert!(offset <= bytes.len(), "{error} in {bytes:?}");
            assert!(!error.to_string().is_empty());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4096))]

    #[test]
    fn any_bytes_are_a_fen_or_an_error_with_a_place(bytes in prop::collection::vec(any::<u8>(), 0..120)) {
        check_fen_bytes(&bytes);
    }

    #[test]
    fn any_text_of_fen_letters_is_a_fen_or_an_error(text in "[KQRBNPkqrbnp1-8/wb\\- a-h0-9]{0,90}") {
        check_fen_bytes(text.as_bytes());
    }

    #[test]
    fn an_injured_fen_is_a_fen_or_an_error(
        setup in walks::random_setup(),
        place in any::<prop::sample::Index>(),
        byte in any::<u8>(),
        kind in 0..3,
    ) {
        let mut bytes = setup.to_string().into_bytes();
        check_fen_bytes(&bytes);
        let at = place.index(bytes.len());
        match kind {
            0 => bytes[at] = byte,
            1 => bytes.insert(at, byte),
            _ => bytes.truncate(at),
        }
        check_fen_bytes(&bytes);
    }

    #[test]
    fn any_text_is_a_move_or_an_error_with_a_place(text in prop_oneof![".{0,8}", "[a-h1-8qrbn]{0,6}"]) {
        match Position::startpos().parse_uci(&text) {
            Ok(move_) => prop_assert!(Position::startpos().is_legal(move_)),
            Err(UciError::Missing { offset }) => prop_assert_eq!(offset, text.len()),
            Err(UciError::Unexpected { offset }) => prop_assert!(offset < text.len()),
            Err(UciError::Illegal(move_) | UciError::PromotionMissing(move_)) => {
                prop_assert_eq!(move_.to_string(), text);
            }
        }
    }

    #[test]
    fn pieces_have_letters(letter in any::<char>()) {
        if let Some(piece) = Piece::from_letter(letter) {
            prop_assert_eq!(piece.letter(), letter);
        }
    }
}

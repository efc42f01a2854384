use super::*;
use alloc::string::ToString;

#[test]
fn the_patient_reader_agrees_with_the_fast_one() {
    for text in [
        "e4", "exd5", "e8=Q", "exd8=N+", "Nf3", "Nbd2", "R1e2", "Qg8xg7", "Qfxg7#", "Kxe2", "O-O",
        "O-O-O#", "O-O+", "Bb5+",
    ] {
        let quick = crate::san::parse::fast(text.as_bytes()).expect(text);
        let patient = read(text.as_bytes(), &PieceLetters::ENGLISH, Medium::File).expect(text);
        assert_eq!(quick, patient, "{text}");
        assert_eq!(quick.to_string(), text);
    }
}

#[test]
fn each_departure_is_noted() {
    use Leniency as L;
    for (text, means, noted) in [
        ("0-0", "O-O", L::ZERO_CASTLING),
        ("0-0-0+", "O-O-O+", L::ZERO_CASTLING),
        ("o-o", "O-O", L::ODD_CASTLING),
        ("OO", "O-O", L::ODD_CASTLING),
        ("О-О-О", "O-O-O", L::ODD_CASTLING),
        ("O–O", "O-O", L::ODD_CASTLING),
        ("00", "O-O", L::ZERO_CASTLING | L::ODD_CASTLING),
        ("e8Q", "e8=Q", L::BARE_PROMOTION),
        ("e8(Q)+", "e8=Q+", L::ODD_PROMOTION),
        ("dxe8/N", "dxe8=N", L::ODD_PROMOTION),
        ("e8=q", "e8=Q", L::ODD_PROMOTION),
        ("e4:d5", "e4xd5", L::ODD_CAPTURE_SIGN | L::LONG_ALGEBRAIC),
        ("N×f3", "Nxf3", L::ODD_CAPTURE_SIGN),
        ("Ra8++", "Ra8+", L::ODD_CHECK_SIGN),
        ("Ra8†", "Ra8+", L::ODD_CHECK_SIGN),
        ("Ra8##", "Ra8#", L::ODD_CHECK_SIGN),
        ("exd6e.p.", "exd6", L::EN_PASSANT_SUFFIX),
        ("e2-e4", "e2e4", L::LONG_ALGEBRAIC),
        ("Ng1-f3", "Ng1f3", L::LONG_ALGEBRAIC),
        ("g1f3", "g1f3", L::BARE_SQUARES),
        ("e7e8q", "e7e8=Q", L::BARE_SQUARES),
        ("7163", "g1f3", L::NUMERIC),
        ("57581", "e7e8=Q", L::NUMERIC),
        ("♞f6", "Nf6", L::FIGURINE),
        ("e8=♕", "e8=Q", L::FIGURINE),
        ("♙e4", "e4", L::PAWN_LETTER | L::FIGURINE),
        ("Pe2-e4", "e2e4", L::PAWN_LETTER | L::LONG_ALGEBRAIC),
        ("Nf3(=)", "Nf3", L::DRAW_OFFER),
        ("Nf3=", "Nf3", L::EQUAL_SIGN),
        ("Nf3!?", "Nf3", L::NONE),
    ] {
        let san = San::parse(text.as_bytes()).expect(text);
        assert_eq!(
            (san.to_string().as_str(), san.leniency),
            (means, noted),
            "{text}"
        );
    }
}

#[test]
fn what_is_not_understood_is_refused_where_it_stands() {
    use Expected as E;
    for (text, at, expected) in [
        ("", 0, E::Move),
        ("Sf3", 0, E::Move),
        ("Кf3", 0, E::Move),
        ("nf3", 0, E::Move),
        ("Pf3", 1, E::PawnOrigin),
        ("Pxf3", 1, E::PawnOrigin),
        ("Pexf3", 1, E::PawnOrigin),
        ("f", 1, E::Rank),
        ("ed", 2, E::Rank),
        ("exd", 3, E::Rank),
        ("Ra", 2, E::Rank),
        ("N", 1, E::Destination),
        ("Nx", 2, E::Destination),
        ("e4x", 3, E::Destination),
        ("4d5", 0, E::Move),
        ("e9", 1, E::Rank),
        ("Nf3x", 4, E::Destination),
        ("Nf3?x", 4, E::End),
        ("e4e5e6", 4, E::End),
        ("e8=X", 3, E::PromotionPiece),
        ("9163", 0, E::File),
        ("7169", 3, E::Rank),
        ("57585", 4, E::PromotionPiece),
        ("O-O-O-O", 0, E::Move),
        ("e4+#", 3, E::End),
        ("e4\0", 2, E::End),
    ] {
        let read = San::parse(text.as_bytes());
        assert_eq!(read, Err(not_understood(at, expected)), "{text:?}");
    }
    assert_eq!(
        San::parse(b"d8=K"),
        Err(SanError::PromotionTo { role: Role::King })
    );
    assert_eq!(
        San::parse(b"d8=P"),
        Err(SanError::PromotionTo { role: Role::Pawn })
    );
}

#[test]
fn null_moves_are_known_for_what_they_are() {
    for text in ["--", "Z0", "0000", "@@@@", "null"] {
        assert_eq!(
            San::parse(text.as_bytes()).map(|san| san.action),
            Ok(SanAction::Null)
        );
    }
}

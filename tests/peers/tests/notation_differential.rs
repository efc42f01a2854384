//! SAN against shakmaty: every legal move of random positions, standard and Chess960, written the
//! same by both, and read back as itself.

use chesslaws_board::{Move, Position};
use chesslaws_notation::San;
use shakmaty::{CastlingMode, Chess, Position as _, Square, fen::Fen, san::SanPlus};

/// A small generator with a fixed seed.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % bound
    }
}

/// shakmaty's move in our form: castling is king takes rook in both.
fn ours(move_: shakmaty::Move) -> Move {
    let square = |square: Square| {
        chesslaws_board::Square::from_index(usize::from(square)).expect("64 squares")
    };
    let promotion = move_
        .promotion()
        .and_then(|role| chesslaws_board::Role::from_letter(role.upper_char()));
    let from = move_.from().expect("no drops in chess");
    Move::new(square(from), square(move_.to()), promotion)
}

fn compare(position: &Position, peer: &Chess) -> usize {
    let moves = peer.legal_moves();
    for &move_ in &moves {
        let own = ours(move_);
        let written = San::of(position, own).to_string();
        assert_eq!(
            written,
            SanPlus::from_move(peer.clone(), move_).to_string(),
            "{position}"
        );
        let read = San::parse(written.as_bytes()).and_then(|san| san.resolve(position));
        assert_eq!(read, Ok(own), "{written} in {position}");
    }
    moves.len()
}

fn walk(positions: usize, seed: u64, chess960: bool) {
    let mut random = Random(seed);
    let mut seen = 0;
    while seen < positions {
        let mut position = if chess960 {
            Position::chess960(random.below(960) as u16).expect("below 960")
        } else {
            Position::startpos()
        };
        let fen: Fen = position.to_string().parse().expect("our FEN is read");
        let mut peer: Chess = fen
            .into_position(CastlingMode::Chess960)
            .expect("a start position");
        for _ in 0..300 {
            seen += 1;
            let count = compare(&position, &peer);
            if count == 0 {
                break;
            }
            let move_ = peer.legal_moves()[random.below(count)];
            position.play(ours(move_)).expect("legal in both");
            peer.play_unchecked(move_);
        }
    }
}

#[test]
fn san_of_standard_chess_agrees() {
    walk(60_000, 0x2545_f491_4f6c_dd1d, false);
}

#[test]
fn san_of_chess960_agrees() {
    walk(50_000, 0x9e37_79b9_7f4a_7c15, true);
}

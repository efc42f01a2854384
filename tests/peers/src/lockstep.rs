//! One game played by three libraries at once, compared after every move.

use chesslaws_board::{FenStyle, Move, Position};
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _, fen::Fen, uci::UciMove};

/// The same position in three libraries, each kept up to date by its own moves.
pub struct Lockstep {
    /// Ours.
    pub own: Position,
    shakmaty: Chess,
    cozy: cozy_chess::Board,
}

const SHREDDER: FenStyle = FenStyle {
    shredder: true,
    en_passant_always: false,
};

impl Lockstep {
    /// Begins from a position; `None` if a peer doesn't accept it.
    #[must_use]
    pub fn new(own: Position) -> Option<Self> {
        let fen: Fen = own.to_string().parse().ok()?;
        let shakmaty = fen.into_position(CastlingMode::Chess960).ok()?;
        let cozy = cozy_chess::Board::from_fen(&own.fen(SHREDDER).to_string(), true).ok()?;
        Some(Self {
            own,
            shakmaty,
            cozy,
        })
    }

    /// Compares the legal moves and the FEN; returns the moves, in the order of their text.
    ///
    /// # Panics
    ///
    /// If the libraries differ.
    pub fn compare(&self) -> Vec<Move> {
        let mut own: Vec<Move> = self.own.legal_moves().to_vec();
        own.sort_unstable_by_key(|move_| move_.bits());
        let mut peer: Vec<Move> = self
            .shakmaty
            .legal_moves()
            .iter()
            .map(|move_| from_shakmaty(*move_))
            .collect();
        peer.sort_unstable_by_key(|move_| move_.bits());
        assert_eq!(own, peer, "moves of shakmaty in {}", self.own);
        peer.clear();
        self.cozy.generate_moves(|moves| {
            peer.extend(moves.into_iter().map(from_cozy));
            false
        });
        peer.sort_unstable_by_key(|move_| move_.bits());
        assert_eq!(own, peer, "moves of cozy-chess in {}", self.own);
        assert_eq!(
            self.own.is_check(),
            self.shakmaty.is_check(),
            "{}",
            self.own
        );
        assert_eq!(
            self.own.checkers().0,
            self.cozy.checkers().0,
            "{}",
            self.own
        );
        self.compare_fen();
        own
    }

    fn compare_fen(&self) {
        let own = self.own.to_string();
        let peer = Fen::from_position(&self.shakmaty, EnPassantMode::Legal).to_string();
        assert_eq!(own, peer, "FEN of shakmaty");
        let own = self.own.fen(FenStyle {
            en_passant_always: true,
            ..FenStyle::default()
        });
        let peer = Fen::from_position(&self.shakmaty, EnPassantMode::Always).to_string();
        assert_eq!(
            own.to_string(),
            peer,
            "FEN of shakmaty with every double push"
        );
        // cozy-chess keeps an en passant square where a pawn is pinned, and counts to 100 only.
        let own = self.own.fen(SHREDDER).to_string();
        let peer = format!("{:#}", self.cozy);
        assert!(
            own.split(' ').take(3).eq(peer.split(' ').take(3)),
            "{own} and {peer}"
        );
    }

    /// Plays a legal move in all three.
    ///
    /// # Panics
    ///
    /// If a peer refuses the move.
    pub fn play(&mut self, move_: Move) {
        let uci: UciMove = move_.to_string().parse().expect("a move");
        let theirs = uci.to_move(&self.shakmaty).expect("legal for shakmaty");
        self.shakmaty.play_unchecked(theirs);
        self.cozy.play(to_cozy(move_));
        self.own.play(move_).expect("a legal move");
    }
}

fn square(index: usize) -> chesslaws_board::Square {
    chesslaws_board::Square::ALL[index]
}

fn role(index: usize) -> chesslaws_board::Role {
    chesslaws_board::Role::ALL[index]
}

/// Castling is king takes rook in all three.
fn from_shakmaty(move_: shakmaty::Move) -> Move {
    let from = move_.from().map_or(0, usize::from);
    let promotion = move_.promotion().map(|peer| role(peer as usize - 1));
    Move::new(square(from), square(usize::from(move_.to())), promotion)
}

fn from_cozy(move_: cozy_chess::Move) -> Move {
    let promotion = move_.promotion.map(|peer| role(peer as usize));
    Move::new(
        square(move_.from as usize),
        square(move_.to as usize),
        promotion,
    )
}

fn to_cozy(move_: Move) -> cozy_chess::Move {
    cozy_chess::Move {
        from: cozy_chess::Square::index(move_.from().index()),
        to: cozy_chess::Square::index(move_.to().index()),
        promotion: move_
            .promotion()
            .map(|role| cozy_chess::Piece::index(role.index())),
    }
}

/// A small generator of random numbers with a fixed seed (xorshift): the same games every time.
pub struct Random(u64);

impl Random {
    /// Begins a series.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed | 1)
    }

    /// A number below `bound`.
    pub const fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

/// Plays random games until `positions` have been compared, every second one of Chess960.
///
/// # Panics
///
/// If the libraries differ.
pub fn random_games(seed: u64, positions: usize) {
    let mut random = Random::new(seed);
    let mut compared = 0;
    let mut game = 0;
    while compared < positions {
        let start = if game % 2 == 0 {
            518
        } else {
            random.below(960) as u16
        };
        game += 1;
        let start = Position::chess960(start).expect("a number below 960");
        let mut lockstep = Lockstep::new(start).expect("peers accept the start");
        for _ in 0..200 {
            let moves = lockstep.compare();
            compared += 1;
            if moves.is_empty() || lockstep.own.occupied().len() < 4 {
                break;
            }
            lockstep.play(prefer_rare(&lockstep.own, &moves, &mut random));
        }
    }
}

/// A random move; every second time a castling, a promotion or a capture en passant, if there is
/// one, since purely random games have few of them.
fn prefer_rare(position: &Position, moves: &[Move], random: &mut Random) -> Move {
    let rare: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|&move_| {
            move_.promotion().is_some()
                || position.is_en_passant(move_)
                || position.castling_side(move_).is_some()
        })
        .collect();
    if !rare.is_empty() && random.below(2) == 0 {
        rare[random.below(rare.len())]
    } else {
        moves[random.below(moves.len())]
    }
}

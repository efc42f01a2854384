//! Real games as moves, read by a peer so that nothing of ours is trusted.

use pgn_reader::{RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::{CastlingMode, Chess, Position, fen::Fen, uci::UciMove};
use std::ops::ControlFlow;
use std::path::PathBuf;

/// A game: the position it began with, and its moves in UCI with castling as king takes rook.
#[derive(Debug, Clone)]
pub struct Game {
    /// FEN of the first position.
    pub fen: String,
    /// The moves.
    pub moves: Vec<String>,
    /// The same moves as they were written.
    pub sans: Vec<String>,
}

/// The main lines of all games in `tests/data/pgn` that a peer can play to the end.
///
/// # Panics
///
/// If the folder can't be read.
pub fn real_games() -> Vec<Game> {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../data/pgn"));
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("an entry of the folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "pgn"))
        .collect();
    files.sort();
    let mut games = Vec::new();
    for file in files {
        let mut reader = Reader::new(std::fs::File::open(file).expect("a file of the folder"));
        while let Ok(Some(game)) = reader.read_game(&mut Moves) {
            games.extend(game.filter(|game| !game.moves.is_empty()));
        }
    }
    games
}

struct Moves;

impl Visitor for Moves {
    type Tags = Option<Fen>;
    type Movetext = (Chess, Option<Game>);
    type Output = Option<Game>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, Self::Tags> {
        ControlFlow::Continue(None)
    }

    fn tag(
        &mut self,
        fen: &mut Self::Tags,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<Self::Output> {
        if name == b"FEN" {
            *fen = Fen::from_ascii(value.as_bytes()).ok();
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, fen: Self::Tags) -> ControlFlow<Self::Output, Self::Movetext> {
        let start = fen.unwrap_or_else(|| Fen::from_ascii(START).expect("a known position"));
        let text = start.to_string();
        let Ok(position) = start.into_position(CastlingMode::Chess960) else {
            return ControlFlow::Break(None);
        };
        let game = Game {
            fen: text,
            moves: Vec::new(),
            sans: Vec::new(),
        };
        ControlFlow::Continue((position, Some(game)))
    }

    fn begin_variation(&mut self, _: &mut Self::Movetext) -> ControlFlow<Self::Output, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, state: &mut Self::Movetext, san: SanPlus) -> ControlFlow<Self::Output> {
        let (position, game) = state;
        match (san.san.to_move(position), game.as_mut()) {
            (Ok(move_), Some(game)) => {
                game.moves.push(UciMove::from_chess960(move_).to_string());
                position.play_unchecked(move_);
                game.sans.push(san.to_string());
            }
            // An illegal move ends what can be compared.
            _ => return ControlFlow::Break(game.take()),
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (_, game): Self::Movetext) -> Self::Output {
        game
    }
}

const START: &[u8] = b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

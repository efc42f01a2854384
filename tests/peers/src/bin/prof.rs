//! Profile.
use chesslaws_notation::pgn::{Game, GameReader, ReadOptions};
fn main() {
    let mut args = std::env::args().skip(1);
    let text = std::fs::read(args.next().unwrap()).unwrap();
    let comments = args.next().unwrap() == "c";
    let check_signs = args.next().unwrap() == "s";
    let rounds: usize = args.next().unwrap().parse().unwrap();
    let options = ReadOptions {
        comments,
        check_signs,
        ..ReadOptions::default()
    };
    let mut plies = 0;
    let start = std::time::Instant::now();
    for _ in 0..rounds {
        let mut games = GameReader::from_bytes(&text).with_options(options);
        let mut game = Game::default();
        while games.read_into(&mut game).unwrap() {
            plies += game.moves().len();
        }
    }
    println!(
        "{} plies {:.2} M/s",
        plies,
        plies as f64 / start.elapsed().as_secs_f64() / 1e6
    );
}

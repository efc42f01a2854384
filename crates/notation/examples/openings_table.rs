//! Makes `data/openings.tsv` from the files of lichess-org/chess-openings (columns `eco`, `name`,
//! `pgn`): see `data/README.md`.

use std::io::Write as _;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut lines = Vec::new();
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path)?;
        for (number, line) in (1..).zip(text.lines()).skip(1) {
            let [eco, name, pgn] = *line.split('\t').collect::<Vec<_>>() else {
                return Err(format!("{path}:{number}: expected three columns").into());
            };
            let is_move = |word: &&str| !word.starts_with(|sign: char| sign.is_ascii_digit());
            let moves: Vec<String> = pgn
                .split_whitespace()
                .filter(is_move)
                .map(String::from)
                .collect();
            lines.push((moves, String::from(eco), String::from(name)));
        }
    }
    lines.sort();
    let mut out = std::io::stdout().lock();
    let mut above: &[String] = &[];
    for (moves, eco, name) in &lines {
        let shared = above.iter().zip(moves).take_while(|(a, b)| a == b).count();
        writeln!(out, "{shared} {}\t{eco}\t{name}", moves[shared..].join(" "))?;
        above = moves;
    }
    Ok(())
}

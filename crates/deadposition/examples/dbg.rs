//! Dbg.
use chesslaws_board::{Color, Position};
fn main() {
    let text =
        std::fs::read_to_string("../../tests/data/deadpos/chasolver_lichess_subset.txt").unwrap();
    let mut n = 0;
    for line in text.lines().step_by(97) {
        let b = line.as_bytes();
        if b[0] == b'#' {
            continue;
        }
        let p: Position = line[3..].parse().unwrap();
        for (c, w) in [(Color::White, b[0] == b'W'), (Color::Black, b[1] == b'B')] {
            if !w {
                continue;
            }
            let (l, top, mates) = chesslaws_deadposition::climb2(&p, c);
            if mates {
                continue;
            }
            if chesslaws_deadposition::climb(&p, c).is_some() {
                continue;
            }
            n += 1;
            if n < 40 {
                println!(
                    "{c} {line}\n   {} -> {:?}",
                    l.iter()
                        .map(|m| m.to_string())
                        .collect::<Vec<_>>()
                        .join(" "),
                    top
                );
            }
        }
    }
    println!("{n}");
}

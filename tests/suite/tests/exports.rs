//! The shipped live games as PGN and as arbiter's reports.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

use chesslaws::arbiter::{Conditions, Event, Heading, Protocol};
use chesslaws::laws::Color;
use chesslaws::notation::pgn::{Game, GameReader, command, parse_clock};
use chesslaws::notation::sheet::ScoreSheet;
use chesslaws_suite::data;
use serde::Deserialize;
use std::path::PathBuf;

#[derive(Deserialize)]
struct Header {
    conditions: Conditions,
}

fn files() -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(data().join("live"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    files
}

fn protocol(path: &PathBuf) -> (Protocol, Heading) {
    let text = std::fs::read_to_string(path).unwrap();
    let mut lines = text.lines();
    let header: Header = serde_json::from_str(lines.next().unwrap()).unwrap();
    let heading = Heading {
        event: header.conditions.title.clone().unwrap_or_default(),
        ..Heading::default()
    };
    let mut protocol = Protocol::new(header.conditions.builder().unwrap().build().unwrap());
    for line in lines {
        // Some events of these games are there to be refused.
        let _ = protocol.apply(serde_json::from_str::<Event>(line).unwrap());
    }
    (protocol, heading)
}

fn named(name: &str) -> (Protocol, Heading) {
    protocol(&data().join("live").join(name).with_extension("jsonl"))
}

fn read(pgn: &str) -> Game {
    let mut reader = GameReader::from_bytes(pgn.as_bytes());
    let game = reader.next().unwrap().unwrap();
    assert!(reader.next().is_none(), "{pgn}");
    game
}

/// Games that show an illegal move restored, a claim, a flag, a standing illegal move.
const SHOWN: [&str; 5] = [
    "fide-2023-illegal-to-the-end",
    "fide-2001-claim-wrong",
    "fide-2005-two-minutes-postpone",
    "fide-2023-rapid-illegal-stands",
    "fide-2001-late",
];

#[test]
fn pgn_with_clocks_and_incidents() {
    for name in SHOWN {
        let (protocol, heading) = named(name);
        insta::assert_snapshot!(format!("{name}-pgn"), protocol.pgn(&heading));
    }
}

#[test]
fn reports() {
    for name in SHOWN {
        let (protocol, heading) = named(name);
        let report = protocol.report(&heading);
        insta::assert_snapshot!(format!("{name}-report"), report);
        insta::assert_snapshot!(format!("{name}-html"), report.to_html());
    }
}

#[test]
fn every_exported_game_reads_back_as_it_was_played() {
    let mut standing = 0;
    for path in files() {
        let (protocol, heading) = protocol(&path);
        let pgn = protocol.pgn(&heading);
        let name = path.display();
        assert!(
            pgn.lines()
                .all(|line| line.chars().count() < 80 || line.starts_with('[')),
            "{name}"
        );
        let game = read(&pgn);
        let faults: Vec<String> = game.faults().iter().map(ToString::to_string).collect();
        assert_eq!(faults, [""; 0], "{name}: {pgn}");
        let score = protocol.game().outcome().map(|end| end.score);
        let marked = game.result().and_then(|result| result.score());
        assert!(
            marked == score || marked.is_none() && pgn.contains("WhiteScore"),
            "{name}: {pgn}"
        );
        if pgn.contains("an illegal move stands") {
            standing += 1;
            assert!(game.moves().len() < protocol.game().moves().count());
            continue;
        }
        assert!(
            protocol.game().moves().eq(game.moves().iter().copied()),
            "{name}: {pgn}"
        );
        assert_eq!(
            Some(game.position()),
            protocol.game().position(),
            "{name}: {pgn}"
        );
    }
    assert!(standing > 0);
}

#[test]
fn every_sheet_reads_back_as_the_game_was_played() {
    let mut offers = 0;
    for path in files() {
        let (protocol, heading) = protocol(&path);
        let name = path.display();
        for side in Color::ALL {
            let sheet = protocol.sheet(side, &heading);
            let read = ScoreSheet::read(&sheet.to_text()).unwrap();
            assert_eq!(read, sheet, "{name}");
            assert_eq!(sheet.entries.len(), protocol.game().moves().count());
            let played = sheet.play();
            if played.fault.is_none() {
                assert!(protocol.game().moves().eq(played.moves), "{name}");
            } else {
                assert!(
                    protocol.pgn(&heading).contains("an illegal move stands"),
                    "{name}"
                );
            }
            offers += sheet
                .entries
                .iter()
                .filter(|entry| entry.draw_offer)
                .count();
        }
    }
    assert!(offers > 0);
}

#[test]
fn sheets_as_text_and_as_pictures() {
    let (protocol, heading) = named("fide-2001-offer-before-move");
    let sheet = protocol.sheet(Color::Black, &heading);
    insta::assert_snapshot!("sheet-text", sheet.to_text());
    let svg = sheet.to_svg(0).unwrap();
    assert!(svg.starts_with("<svg ") && svg.contains(">e4"), "{svg}");
    let (standing, heading) = named("fide-2023-rapid-illegal-stands");
    let text = standing.sheet(Color::White, &heading).to_text();
    insta::assert_snapshot!("sheet-of-an-illegal-move", text);
}

#[test]
fn the_clock_in_a_comment_is_the_time_after_the_press() {
    let (protocol, heading) = named("fide-2001-claim-wrong");
    let pgn = protocol.pgn(&heading);
    let times: Vec<_> = pgn
        .split('{')
        .filter_map(|comment| command(comment.as_bytes(), "clk"))
        .map(|time| parse_clock(time).unwrap())
        .collect();
    let pressed = protocol
        .entries()
        .iter()
        .filter_map(|entry| match entry.act {
            chesslaws::arbiter::Act::Pressed { side } => {
                Some(entry.times.unwrap().side(side).time())
            }
            _ => None,
        });
    assert!(pressed.eq(times));
}

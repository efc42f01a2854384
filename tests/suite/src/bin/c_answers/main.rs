//! Asks the C interface and the Rust facade the same questions and compares the answers: every
//! collected case, every shipped game and tournament, every live game, whose events are told both as
//! JSON and as structures and whose journal is compared line by line.
//!
//! `c_answers PROGRAM` runs the C client of `tests/c/answers.c`; `cargo xtask c` builds both.

mod live;
mod structure;

use chesslaws::arbiter::judge;
use chesslaws::board::{CastlingForm, Position, Setup};
use chesslaws::clock::{Clock, Flags, TimeControl};
use chesslaws::deadposition::{Limits, can_mate_within};
use chesslaws::laws::{Color, Edition, Rules};
use chesslaws::notation::pgn::GameReader;
use chesslaws::notation::{PieceLetters, San};
use chesslaws::scoring::trf::{Document, LineEnd, ReadOptions, Version, WriteOptions};
use chesslaws::scoring::{Calculation, Crosstable, Options, StandingsReport};
use chesslaws_suite::data;
use serde_json::Value;
use std::error::Error;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;

type Anyhow<T> = Result<T, Box<dyn Error>>;

/// The questions, one a line, and what the facade answers.
#[derive(Default)]
struct Questions {
    asked: String,
    expected: String,
    count: usize,
}

fn main() -> ExitCode {
    match run() {
        Ok(count) => {
            println!("{count} questions: C and Rust answer alike");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("c_answers: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Anyhow<usize> {
    let program = std::env::args_os()
        .nth(1)
        .ok_or("usage: c_answers PROGRAM")?;
    let mut questions = Questions::default();
    questions.cases()?;
    questions.files()?;
    questions.live_games()?;
    let found = answers(Path::new(&program), &questions.asked)?;
    compare(&questions, &found)?;
    Ok(questions.count)
}

fn answers(program: &Path, asked: &str) -> Anyhow<String> {
    let mut child = Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut input = child.stdin.take().ok_or("no standard input")?;
    let asked = asked.to_owned();
    // Beside the reading of the answers, so that neither side waits for the other.
    let writer = std::thread::spawn(move || input.write_all(asked.as_bytes()));
    let output = child.wait_with_output()?;
    writer
        .join()
        .map_err(|_| "the questions were not written")??;
    if !output.status.success() {
        return Err(format!("the C client ended with {}", output.status).into());
    }
    Ok(String::from_utf8(output.stdout)?)
}

fn compare(questions: &Questions, found: &str) -> Anyhow<()> {
    let asked = questions.asked.lines();
    let expected = questions.expected.split_terminator("--\n");
    let mut found = found.split_terminator("--\n");
    for (question, expected) in asked.zip(expected) {
        let found = found.next().ok_or("the C client stopped answering")?;
        if found != expected {
            return Err(format!("{question}\nRust:\n{expected}\nC:\n{found}").into());
        }
    }
    match found.next() {
        None => Ok(()),
        Some(more) => Err(format!("more answers than questions: {more}").into()),
    }
}

/// The words of a case under a key: one text or a list of them.
fn texts(value: Option<&Value>) -> Vec<&str> {
    match value {
        Some(Value::String(text)) => vec![text],
        Some(Value::Array(list)) => list.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    }
}

fn files(folder: &str, extension: &str) -> Anyhow<Vec<PathBuf>> {
    let entries = std::fs::read_dir(data().join(folder))?;
    let mut found = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

impl Questions {
    /// Asks C, and lets `answer` write what Rust says.
    fn ask(&mut self, question: &[&str], answer: impl FnOnce(&mut String) -> Anyhow<()>) {
        for (at, word) in question.iter().enumerate() {
            let separator = if at == 0 { "" } else { "\t" };
            let word = word
                .replace('\\', "\\\\")
                .replace('\n', "\\n")
                .replace('\r', "\\r")
                .replace('\t', "\\t");
            self.asked += separator;
            self.asked += &word;
        }
        self.asked.push('\n');
        if let Err(error) = answer(&mut self.expected) {
            // As much of a message as the structure has room for.
            let message = error.to_string();
            let mut end = message.len().min(255);
            while !message.is_char_boundary(end) {
                end -= 1;
            }
            let _ = writeln!(self.expected, "error: {}", &message[..end]);
        }
        self.expected += "--\n";
        self.count += 1;
    }

    fn cases(&mut self) -> Anyhow<()> {
        for line in std::fs::read_to_string(data().join("cases.jsonl"))?.lines() {
            let case: Value = serde_json::from_str(line)?;
            let input = &case["input"];
            let before = self.count;
            for fen in texts(input.get("fen")) {
                self.ask(&["fen", fen], |out| tell_position(out, &position(fen)?));
                for key in ["try", "moves_uci", "uci"] {
                    let moves = texts(input.get(key)).join(" ");
                    if !moves.is_empty() {
                        self.ask(&["uci", fen, &moves], |out| play(out, fen, &moves, true));
                    }
                }
                for san in texts(input.get("san_in")) {
                    self.ask(&["san", fen, san], |out| play(out, fen, san, false));
                }
                if let Some(moves) = input.get("moves_san").and_then(Value::as_str) {
                    self.ask(&["san", fen, moves], |out| play(out, fen, moves, false));
                }
            }
            if let Some(pgn) = input.get("pgn").and_then(Value::as_str) {
                for edition in Edition::ALL {
                    self.ask(&["pgn", edition.id(), pgn], |out| {
                        judged(out, pgn.as_bytes(), edition)
                    });
                }
            }
            let controls = texts(input.get("tc"))
                .into_iter()
                .chain(texts(input.get("tags")));
            for control in controls {
                self.ask(&["clock", control], |out| clock(out, control));
            }
            let area = case["area"].as_str().unwrap_or_default();
            if self.count == before && ["board", "notation", "ffi"].contains(&area) {
                return Err(format!("nothing is asked about {}", case["id"]).into());
            }
        }
        Ok(())
    }

    fn files(&mut self) -> Anyhow<()> {
        for path in files("pgn", "pgn")? {
            let name = path.display().to_string();
            let bytes = std::fs::read(&path)?;
            let edition = Edition::Fide2023;
            self.ask(&["pgn-file", edition.id(), &name], |out| {
                judged(out, &bytes, edition)
            });
        }
        for folder in ["trf/tec", "trf/generated"] {
            for path in files(folder, "trf")? {
                let name = path.display().to_string();
                let bytes = std::fs::read(&path)?;
                self.ask(&["trf-file", &name], |out| ranked(out, &bytes));
            }
        }
        Ok(())
    }
}

fn position(fen: &str) -> Anyhow<Position> {
    Ok(Position::try_from(Setup::from_bytes(fen.as_bytes())?)?)
}

fn tell_position(out: &mut String, position: &Position) -> Anyhow<()> {
    let can_mate =
        Color::ALL.map(|side| can_mate_within(position, side, Limits { nodes: 20_000 }).winnable());
    let dead = match can_mate {
        [Some(true), _] | [_, Some(true)] => 2,
        [Some(false), Some(false)] => 1,
        _ => 0,
    };
    writeln!(out, "{position}")?;
    writeln!(
        out,
        "moves {} check {} mate {} stalemate {} dead {dead} hash {:016x}",
        position.legal_moves().len(),
        u8::from(position.is_check()),
        u8::from(position.is_checkmate()),
        u8::from(position.is_stalemate()),
        position.hash(),
    )?;
    Ok(())
}

fn play(out: &mut String, fen: &str, moves: &str, is_uci: bool) -> Anyhow<()> {
    let mut position = position(fen)?;
    for word in moves.split_whitespace() {
        let move_ = if is_uci {
            position.parse_uci(word)?
        } else {
            San::parse(word.as_bytes())?.resolve(&position)?
        };
        writeln!(out, "{}", position.uci(move_, CastlingForm::KingTakesRook))?;
        let san = San::of(&position, move_);
        for (_, letters) in PieceLetters::languages() {
            writeln!(out, "{}", san.display(&letters))?;
        }
        position.play_unchecked(move_);
    }
    tell_position(out, &position)
}

fn judged(out: &mut String, pgn: &[u8], edition: Edition) -> Anyhow<()> {
    for game in GameReader::from_bytes(pgn) {
        let Ok(game) = game;
        let judgement = judge(&game, &Rules::of(edition));
        writeln!(out, "{}", serde_json::to_string(&judgement)?)?;
    }
    Ok(())
}

fn clock(out: &mut String, control: &str) -> Anyhow<()> {
    let control: TimeControl = control.parse()?;
    let mut clock = Clock::new(control);
    writeln!(out, "{}", clock.control())?;
    let mut now = Duration::from_secs(1);
    clock.start(Color::White, now)?;
    for ply in 0..90 {
        now += Duration::from_millis(7500);
        clock.press(Color::ALL[ply % 2], now)?;
        let flags = match clock.flags() {
            Flags::Up => 0,
            Flags::Down(Color::White) => 1,
            Flags::Down(Color::Black) => 2,
            Flags::Both {
                first: Some(Color::White),
            } => 3,
            Flags::Both {
                first: Some(Color::Black),
            } => 4,
            Flags::Both { first: None } => 5,
        };
        let left = |side| clock.time_left(side).as_micros();
        writeln!(out, "{} {} {flags}", left(Color::White), left(Color::Black))?;
    }
    Ok(())
}

fn ranked(out: &mut String, trf: &[u8]) -> Anyhow<()> {
    let options = ReadOptions {
        report_points: true,
        ..ReadOptions::default()
    };
    let document = Document::read(trf, &options)?;
    let calculation = Calculation::new(document.tournament(), Options::default());
    let standings = calculation.standings(&calculation.tie_breaks());
    let report = StandingsReport::from(&standings);
    writeln!(out, "{}", serde_json::to_string(&report)?)?;
    writeln!(
        out,
        "{}",
        Crosstable::new(&calculation, &standings).to_csv()
    )?;
    for version in [None, Some(Version::Trf16), Some(Version::Trf26)] {
        let event = document.tournament().edit().build()?;
        let built = if let Some(version) = version {
            Document::new(event, version)
        } else {
            let mut built = document.clone();
            built.replace_tournament(event);
            built
        };
        let options = WriteOptions {
            line_end: LineEnd::Lf,
            ..WriteOptions::default()
        };
        match built.write(&options) {
            Ok(written) => writeln!(out, "{}", String::from_utf8(written.bytes)?)?,
            Err(error) => writeln!(out, "error: {error}")?,
        }
    }
    Ok(())
}

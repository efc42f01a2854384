//! A game as PGN: the moves that stand, the clocks, and a comment for each incident.

use super::plies::{Note, notes};
use super::{Heading, incident};
use crate::{EndReason, Game, Protocol};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use chesslaws_board::Position;
use chesslaws_clock::{ClockTime, TimeLeft};
use chesslaws_laws::{Color, Score};
use chesslaws_notation::San;
use core::time::Duration;

impl Protocol {
    /// The game as PGN in export form: the moves that stand, the time after each completed move as
    /// `[%clk]` (milliseconds, rounded down), and a comment for each incident: what happened, what was
    /// ruled, by which article. An incident stands after the last move before it that was not taken
    /// back.
    ///
    /// PGN has three results. Any other pair of scores is `*`, and two tags of our own,
    /// `WhiteScore` and `BlackScore`, have it. Where an illegal move stands on the board, the moves end
    /// before it, and a comment lists the others by their squares.
    ///
    /// ```
    /// use chesslaws_arbiter::{Act, Event, Game, Heading, Protocol};
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    ///
    /// let mut protocol = Protocol::new(Game::builder().time_control("5m".parse()?).build()?);
    /// let (side, move_) = (Color::White, "e2e4".parse()?);
    /// protocol.apply(Act::Started { absent: vec![] })?;
    /// protocol.apply(Act::Moved { side, move_, two_hands: false })?;
    /// protocol.apply(Event::at(Duration::from_secs(3), Act::Pressed { side }))?;
    /// let pgn = protocol.pgn(&Heading::default());
    /// assert!(pgn.ends_with("\n1. e4 { [%clk 0:04:57] } *\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn pgn(&self, heading: &Heading) -> String {
        let mut text = tags(self.game(), heading);
        text.push('\n');
        text.push_str(&lines(&words(self)));
        text
    }
}

fn tags(game: &Game, heading: &Heading) -> String {
    let or = |text: &str, unknown: &str| if text.is_empty() { unknown } else { text }.to_owned();
    let name = |side| or(game.player(side).unwrap_or_default(), "?");
    let mut list = alloc::vec![
        ("Event", or(&heading.event, "?")),
        ("Site", or(&heading.site, "?")),
        ("Date", or(&heading.date, "????.??.??")),
        ("Round", or(&heading.round, "?")),
        ("White", name(Color::White)),
        ("Black", name(Color::Black)),
        ("Result", marker(game).to_owned()),
    ];
    let start = game.start_position();
    if !start.has_standard_castling() {
        list.push(("Variant", "Chess960".to_owned()));
    }
    if *start != Position::startpos() {
        list.push(("SetUp", "1".to_owned()));
        list.push(("FEN", start.to_string()));
    }
    let control = game.clock().map(|clock| match clock.control().to_pgn() {
        Ok(control) => control.to_string(),
        Err(_) => "?".to_owned(),
    });
    list.push(("TimeControl", control.unwrap_or_else(|| "-".to_owned())));
    list.push(("Termination", termination(game).to_owned()));
    if let Some(end) = game.outcome().filter(|_| marker(game) == "*") {
        list.push(("WhiteScore", end.score.white.to_string()));
        list.push(("BlackScore", end.score.black.to_string()));
    }
    list.iter()
        .map(|(name, value)| format!("[{name} \"{}\"]\n", quoted(value)))
        .collect()
}

/// A tag's value: what would end it is escaped, and a line break is a space.
fn quoted(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for letter in value.chars() {
        match letter {
            '"' | '\\' => {
                text.push('\\');
                text.push(letter);
            }
            letter if letter.is_control() => text.push(' '),
            letter => text.push(letter),
        }
    }
    text
}

/// The termination marker.
fn marker(game: &Game) -> &'static str {
    match game.outcome().map(|end| end.score) {
        Some(score) if score == Score::win(Color::White) => "1-0",
        Some(score) if score == Score::win(Color::Black) => "0-1",
        Some(Score::DRAW) => "1/2-1/2",
        _ => "*",
    }
}

/// The Termination tag of the PGN standard, 9.8.1.
fn termination(game: &Game) -> &'static str {
    let Some(end) = game.outcome() else {
        return if game.is_annulled() {
            "abandoned"
        } else {
            "unterminated"
        };
    };
    match end.reason {
        EndReason::FlagFall | EndReason::BothFlags => "time forfeit",
        EndReason::IllegalMoves
        | EndReason::Device
        | EndReason::PersistentRefusal
        | EndReason::BothRefused
        | EndReason::Penalty
        | EndReason::Expulsion
        | EndReason::Arrangement => "rules infraction",
        EndReason::Absence => "abandoned",
        EndReason::Checkmate
        | EndReason::Stalemate
        | EndReason::DeadPosition
        | EndReason::FivefoldRepetition
        | EndReason::SeventyFiveMoves
        | EndReason::Resignation
        | EndReason::Agreement
        | EndReason::ThreefoldRepetition
        | EndReason::FiftyMoves => "normal",
        _ => "adjudication",
    }
}

/// The movetext, word by word; a line may break between any two.
fn words(protocol: &Protocol) -> Vec<String> {
    let notes = notes(protocol);
    let plies = protocol.game().plies();
    let mut words = Vec::new();
    let mut numbered = false;
    comment(protocol, notes.first(), &mut words);
    for (at, ply) in plies.iter().enumerate() {
        let sound = ply
            .before
            .position()
            .filter(|position| position.is_legal(ply.move_));
        let Some(position) = sound else {
            let rest = plies.get(at..).unwrap_or_default();
            let squares: Vec<String> = rest.iter().map(|ply| ply.move_.to_string()).collect();
            let said = format!(
                "an illegal move stands, and these follow: {}",
                squares.join(" ")
            );
            put(&said, &mut words);
            (at..plies.len()).for_each(|at| comment(protocol, notes.get(at + 1), &mut words));
            break;
        };
        let number = position.fullmove_number();
        match position.turn() {
            Color::White => words.push(format!("{number}.")),
            Color::Black if !numbered => words.push(format!("{number}...")),
            Color::Black => {}
        }
        words.push(San::of(position, ply.move_).to_string());
        let before = words.len();
        comment(protocol, notes.get(at + 1), &mut words);
        // After a comment, Black's move has its number again.
        numbered = words.len() == before;
    }
    words.push(marker(protocol.game()).to_owned());
    words
}

/// The comment on a ply: its clock and the incidents after it.
fn comment(protocol: &Protocol, note: Option<&Note>, words: &mut Vec<String>) {
    let Some(note) = note else {
        return;
    };
    let clock = note.clock.map(|time| format!("[%clk {}]", shown(time)));
    let incidents = note
        .incidents
        .iter()
        .filter_map(|at| protocol.entries().get(*at));
    let said: Vec<String> = incidents.map(incident::sentence).collect();
    let clock = clock.unwrap_or_default();
    let said = harmless(&said.join(". "));
    if !clock.is_empty() || !said.is_empty() {
        put(&format!("{clock} {said}"), words);
    }
}

/// A comment, word by word. The argument of a command stays on its line, and no line begins with
/// a percent sign, which would make it a line for programs (PGN standard, 6).
fn put(said: &str, words: &mut Vec<String>) {
    words.push("{".to_owned());
    for part in said.split_whitespace() {
        let glued = part.starts_with('%') || words.last().is_some_and(|word| word == "[%clk");
        match words.last_mut().filter(|_| glued) {
            Some(word) => {
                word.push(' ');
                word.push_str(part);
            }
            None => words.push(part.to_owned()),
        }
    }
    words.push("}".to_owned());
}

/// Text that can neither end the comment nor be taken for a command in it.
fn harmless(said: &str) -> String {
    said.replace('{', "(")
        .replace('}', ")")
        .replace("[%", "[ %")
}

/// Whole milliseconds: a display is never told more than there is.
fn shown(time: TimeLeft) -> ClockTime {
    let time = time.time();
    ClockTime(Duration::new(
        time.as_secs(),
        time.subsec_millis() * 1_000_000,
    ))
}

/// Lines of less than 80 characters, where words are not longer.
fn lines(words: &[String]) -> String {
    let mut text = String::new();
    let mut width = 0;
    for word in words {
        let len = word.chars().count();
        if width > 0 && width + 1 + len > 79 {
            text.push('\n');
            width = 0;
        } else if width > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(word);
        width += len;
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_stays_inside_its_comment() {
        let mut words = Vec::new();
        let said = harmless("a } b { [%clk 1] %x\n%y");
        put(&format!("[%clk 0:00:01] {said}"), &mut words);
        assert_eq!(
            words,
            [
                "{",
                "[%clk 0:00:01]",
                "a",
                ")",
                "b",
                "(",
                "[ %clk",
                "1] %x %y",
                "}"
            ]
        );
    }

    #[test]
    fn a_tag_ends_where_it_ends() {
        assert_eq!(quoted("a\"]\n\\"), "a\\\"] \\\\");
    }

    #[test]
    fn lines_have_less_than_eighty_characters() {
        let words: Vec<String> = (0..200).map(|n| n.to_string()).collect();
        let text = lines(&words);
        assert!(
            text.lines()
                .all(|line| line.len() < 80 && line.len() > 70 || line.ends_with("199"))
        );
        assert_eq!(text.split_whitespace().count(), 200);
    }
}

//! Live games, told to C in both of its ways.

use crate::structure::{Header, fields};
use crate::{Anyhow, Questions, files};
use chesslaws::arbiter::journal::Journal;
use chesslaws::arbiter::{Answer, Conditions, Event, Question, Ruling};
use chesslaws::laws::Color;
use chesslaws_suite::data;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// One answer of each kind, with what makes it permitted if that kind is.
const ANSWERS: &str = r#"[
    {"decision": "as-they-stand"}, {"decision": "times", "white": 60, "black": 60},
    {"decision": "reason"}, {"decision": "no-reason", "extra": 60}, {"decision": "no-breach"},
    {"decision": "breach", "extra": 60}, {"decision": "continue"}, {"decision": "new-game"},
    {"decision": "lost"}, {"decision": "excused"}, {"decision": "agree"},
    {"decision": "postpone", "extra": 60}, {"decision": "reject"}, {"decision": "introduce"},
    {"decision": "draw"}, {"decision": "result-by-flag"},
    {"decision": "scores", "white": "0.5", "black": "0.5"}, {"decision": "yes"},
    {"decision": "no"}, {"decision": "opponent-scores", "points": "0.5"}, {"decision": "rook"},
    {"decision": "queen"}, {"decision": "deduct", "time": 60},
    {"decision": "penalise", "penalties": {"warning": true}},
    {"decision": "extra-time", "white": 60, "black": 60}, {"decision": "both-lose"},
    {"decision": "refer", "to": "federation"}, {"decision": "exclude"}, {"decision": "keep"},
    {"decision": "overstepped"}, {"decision": "not-proven"},
    {"decision": "more-moves", "next": 1}, {"decision": "means-move", "move": "e2e4"},
    {"decision": "cannot-be-established"}
]"#;

/// The event that no game takes: whoever claims by the screens is refused with the article.
const ALWAYS_REFUSED: &str = "screen-claimed";

/// What the C interface says in JSON to an event.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Said<'a> {
    Rulings(&'a [Ruling]),
    Refused(String),
}

/// What the answers to events are made from.
struct Book {
    header: Header,
    /// Every answer with the name of its decision.
    answers: Vec<(String, Answer)>,
    /// The events and decisions that a game has taken as structures: their lines in the journal show
    /// that nothing was lost.
    taken: BTreeSet<String>,
}

impl Questions {
    pub(crate) fn live_games(&mut self) -> Anyhow<()> {
        let mut book = Book::new()?;
        for path in files("live", "jsonl")? {
            let text = std::fs::read_to_string(&path)?;
            for as_structure in [false, true] {
                self.live_game(&text, &mut book, as_structure)
                    .map_err(|error| format!("{}: {error}", path.display()))?;
            }
        }
        book.expect_every_event()
    }

    fn live_game(&mut self, text: &str, book: &mut Book, as_structure: bool) -> Anyhow<()> {
        let mut lines = text.lines();
        let header: Value = serde_json::from_str(lines.next().unwrap_or_default())?;
        let conditions = serde_json::to_string(&header["conditions"])?;
        let parsed: Conditions = serde_json::from_str(&conditions)?;
        let (mut journal, first) = Journal::begin(parsed)?;
        self.ask(&["game", &conditions], |out| {
            out.push_str(&first);
            Ok(())
        });
        for line in lines.filter(|line| !line.trim().is_empty()) {
            let told = if as_structure {
                let event = serde_json::from_str(line)?;
                ["act", &fields(&book.header, &event)?].map(str::to_owned)
            } else {
                ["event", line].map(str::to_owned)
            };
            self.ask(&told.each_ref().map(String::as_str), |out| {
                if book.happen(out, &mut journal, line)? && as_structure {
                    book.note(line)?;
                }
                Ok(())
            });
        }
        Ok(())
    }
}

/// The name of the decision of an answer, and that of the event that has none.
fn names(event: &Value) -> impl Iterator<Item = String> {
    let kind = event["event"].as_str().map(str::to_owned);
    let decision = event["answer"]["decision"].as_str().map(str::to_owned);
    kind.into_iter().chain(decision)
}

impl Book {
    fn new() -> Anyhow<Self> {
        let answers: Vec<Value> = serde_json::from_str(ANSWERS)?;
        let named = |answer: Value| -> Anyhow<(String, Answer)> {
            let name = answer["decision"].as_str().unwrap_or_default().to_owned();
            Ok((name, serde_json::from_value(answer)?))
        };
        Ok(Self {
            header: Header::read()?,
            answers: answers.into_iter().map(named).collect::<Anyhow<_>>()?,
            taken: BTreeSet::new(),
        })
    }

    fn note(&mut self, line: &str) -> Anyhow<()> {
        self.taken.extend(names(&serde_json::from_str(line)?));
        Ok(())
    }

    /// The list of all events and decisions is the one that the arbiter's schema is shown by.
    fn expect_every_event(&self) -> Anyhow<()> {
        let path = data().join("../../crates/arbiter/schema/events.jsonl");
        for line in std::fs::read_to_string(path)?.lines() {
            for name in names(&serde_json::from_str(line)?) {
                if !self.taken.contains(&name) && name != ALWAYS_REFUSED {
                    return Err(format!("no live game takes {name} as a structure").into());
                }
            }
        }
        if self
            .answers
            .iter()
            .any(|(name, _)| !self.taken.contains(name))
        {
            return Err("there is an answer that no live game takes".into());
        }
        Ok(())
    }

    /// Whether the game has taken it.
    fn happen(&self, out: &mut String, journal: &mut Journal, event: &str) -> Anyhow<bool> {
        let event: Event = serde_json::from_str(event)?;
        let taken = match journal.apply(event) {
            Ok(written) => {
                out.push_str(&written.line);
                let said = Said::Rulings(written.rulings);
                writeln!(out, "{}", serde_json::to_string(&said)?)?;
                for ruling in written.rulings {
                    self.tell_ruling(out, ruling)?;
                }
                true
            }
            Err(refusal) => {
                let said = Said::Refused(refusal.to_string());
                writeln!(out, "{}", serde_json::to_string(&said)?)?;
                false
            }
        };
        self.tell_game(out, journal)?;
        Ok(taken)
    }

    fn tell_ruling(&self, out: &mut String, ruling: &Ruling) -> Anyhow<()> {
        let json = serde_json::to_value(ruling)?;
        let article = ruling.cite.map_or("", |cite| cite.article.number);
        let name = json["ruling"].as_str().unwrap_or_default();
        let kind = self.header.number("RULING_KIND", name)?;
        writeln!(out, "{kind} {name} [{article}] {}", ruling.what)?;
        Ok(())
    }

    fn tell_question(&self, out: &mut String, question: Option<&Question>) -> Anyhow<()> {
        writeln!(out, "{}", serde_json::to_string(&question)?)?;
        let Some(question) = question else {
            return Ok(());
        };
        let json = serde_json::to_value(question)?;
        let word = |key: &str| json[key].as_str();
        let kind = self
            .header
            .number("QUESTION_KIND", word("question").unwrap_or_default())?;
        let side = match word("side").or(word("loser")) {
            Some(side) => self.header.number("COLOR", side)?,
            None => self.header.number("NO", "color")?,
        };
        let mut permitted = 0_u64;
        for (name, answer) in &self.answers {
            if question.permits(answer) {
                permitted |= 1 << self.header.number("DECISION", name)?;
            }
        }
        let recommended = match json["recommended"]["decision"].as_str() {
            Some(name) => self.header.number("DECISION", name)?,
            None => 0,
        };
        let breach = match word("breach") {
            Some(breach) => self.header.number("BREACH", breach)?,
            None => 0,
        };
        let mut open = 0;
        for penalty in json["open"].as_array().into_iter().flatten() {
            open |= self
                .header
                .number("PENALTY", penalty.as_str().unwrap_or_default())?;
        }
        let must = [&json["obligatory"], &json["penalty_due"]].contains(&&Value::Bool(true));
        writeln!(
            out,
            "question {kind} side {side} permitted {permitted:x} recommended {recommended} breach \
             {breach} open {open} must {}",
            u8::from(must)
        )?;
        Ok(())
    }

    fn tell_game(&self, out: &mut String, journal: &Journal) -> Anyhow<()> {
        let game = journal.game();
        let points = |side: Color| {
            let score = game.outcome().map(|end| end.score);
            score.map_or(0, |score| score[side].hundredths())
        };
        let end = game.outcome().and_then(|end| end.cite);
        let reason = match game.outcome() {
            Some(end) => {
                let name = serde_json::to_value(end.reason)?;
                let name = name.as_str().unwrap_or_default();
                self.header.number("END_REASON", name)?
            }
            None => 0,
        };
        let (white, black) = (Color::White, Color::Black);
        writeln!(out, "{}", game.fen())?;
        self.tell_question(out, game.question())?;
        writeln!(
            out,
            "turn {} plies {} completed {} {} illegal {} {} points {} {} reason {reason} article {}",
            u8::from(game.turn() == black),
            game.moves().count(),
            game.completed(white),
            game.completed(black),
            game.illegal_moves(white),
            game.illegal_moves(black),
            points(white),
            points(black),
            end.map_or("", |cite| cite.article.number),
        )?;
        writeln!(
            out,
            "journal {} {} {}",
            journal.events(),
            journal.bytes(),
            journal.hash()
        )?;
        if let Some(clock) = game.clock() {
            writeln!(out, "{}", clock.time_left(white))?;
            writeln!(out, "{}", clock.time_left(black))?;
        }
        Ok(())
    }
}

//! Events as the structures of C, field by field.
//!
//! The numbers are looked up in `include/chesslaws.h` by the names that files have for them, so that
//! the header itself is held to them.

use crate::Anyhow;
use chesslaws::board::Square;
use chesslaws::laws::Points;
use serde_json::{Map, Value};
use std::collections::HashMap;

/// What separates the fields of a question: no text has it.
const SEPARATOR: char = '\u{1f}';

/// The numbers that the header gives names to.
pub(crate) struct Header(HashMap<String, u64>);

impl Header {
    pub(crate) fn read() -> Anyhow<Self> {
        let include = chesslaws_suite::data().join("../../include");
        let mut text = std::fs::read_to_string(include.join("chesslaws_clock.h"))?;
        text += &std::fs::read_to_string(include.join("chesslaws.h"))?;
        let mut numbers = HashMap::new();
        for line in text.lines() {
            let line = line.trim();
            let named = match line.strip_prefix("#define ") {
                Some(rest) => rest.split_once(' '),
                None => line.trim_end_matches(',').split_once(" = "),
            };
            if let Some((name, number)) = named.filter(|(name, _)| name.starts_with("CHESSLAWS_"))
                && let Ok(number) = number.parse()
            {
                numbers.insert(name.to_owned(), number);
            }
        }
        Ok(Self(numbers))
    }

    /// The number of a word, such as `flag-noticed` of the enumeration `EVENT_KIND`.
    pub(crate) fn number(&self, enumeration: &str, word: &str) -> Anyhow<u64> {
        let word = word.replace('-', "_").to_uppercase();
        let name = format!("CHESSLAWS_{enumeration}_{word}");
        let number = self.0.get(&name).copied();
        number.ok_or_else(|| format!("the header has no {name}").into())
    }
}

/// The fields of one event.
struct Fields<'a> {
    header: &'a Header,
    kind: &'a str,
    flags: u64,
    fields: Vec<(&'static str, String)>,
}

/// The fields of an event that is an object of JSON: `name=value`, separated.
pub(crate) fn fields(header: &Header, event: &Value) -> Anyhow<String> {
    let object = event.as_object().ok_or("an event is an object")?;
    let kind = text(object.get("event"))?;
    let mut fields = Fields {
        header,
        kind,
        flags: 0,
        fields: Vec::new(),
    };
    let nobody = [
        ("both-flags-noticed", "first"),
        ("boards-differ", "wrong_board"),
    ];
    if nobody
        .iter()
        .any(|(of, key)| kind == *of && !object.contains_key(*key))
    {
        let none = header.number("NO", "color")?;
        fields.put("side", none);
    }
    for (key, value) in object {
        fields.take(key, value)?;
    }
    fields.put("flags", fields.flags);
    let fields = fields.fields.into_iter();
    let fields: Vec<String> = fields
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    Ok(fields.join(&SEPARATOR.to_string()))
}

fn text(value: Option<&Value>) -> Anyhow<&str> {
    let text = value.and_then(Value::as_str);
    text.ok_or_else(|| format!("expected a text, found {value:?}").into())
}

/// Seconds, a number or a text, as microseconds.
fn micros(value: &Value) -> Anyhow<u64> {
    let seconds = match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let (whole, part) = seconds.split_once('.').unwrap_or((&seconds, ""));
    if part.len() > 6 {
        return Err(format!("{seconds} s are no whole microseconds").into());
    }
    let part: u64 = format!("{part:0<6}").parse()?;
    Ok(whole.parse::<u64>()? * 1_000_000 + part)
}

fn hundredths(value: &Value) -> Anyhow<i32> {
    Ok(serde_json::from_value::<Points>(value.clone())?.hundredths())
}

/// The 16 bits of a move as the header describes them.
fn move_bits(uci: &str) -> Anyhow<u64> {
    let square = |at: usize| -> Anyhow<u64> {
        let name = uci.get(at..at + 2).ok_or("a move has two squares")?;
        Ok(u64::try_from(name.parse::<Square>()?.index())?)
    };
    let promotion = match uci.get(4..).unwrap_or_default() {
        "" => 0,
        "n" => 1,
        "b" => 2,
        "r" => 3,
        "q" => 4,
        other => return Err(format!("no pawn becomes {other:?}").into()),
    };
    Ok(square(0)? | square(2)? << 6 | promotion << 12)
}

impl Fields<'_> {
    fn put(&mut self, field: &'static str, value: impl ToString) {
        self.fields.push((field, value.to_string()));
    }

    fn word(&mut self, field: &'static str, enumeration: &str, value: &Value) -> Anyhow<()> {
        let number = self.header.number(enumeration, text(Some(value))?)?;
        self.put(field, number);
        Ok(())
    }

    fn flag(&mut self, name: &str) -> Anyhow<()> {
        self.flags |= self.header.number("EVENT", name)?;
        Ok(())
    }

    fn take(&mut self, key: &str, value: &Value) -> Anyhow<()> {
        match (key, value) {
            ("event", _) => self.word("kind", "EVENT_KIND", value),
            ("at", _) => {
                self.put("at", micros(value)?);
                Ok(())
            }
            ("side" | "flag_of" | "first" | "wrong_board", _) => self.word("side", "COLOR", value),
            ("by", _) if ["wrong-times-reported", "two-boards-demanded"].contains(&self.kind) => {
                self.word("side", "COLOR", value)
            }
            ("by", _) => self.word("by", "OBSERVER", value),
            ("who", _) => self.word("who", "OUTSIDER", value),
            ("order", _) => self.word("order", "TOUCH_ORDER", value),
            ("piece", _) => self.word("piece", "ROLE", value),
            ("ground", _) if self.kind == "draw-claimed" => {
                self.word("ground", "CLAIM_GROUND", value)
            }
            ("absent", _) => {
                for side in value.as_array().into_iter().flatten() {
                    self.flag(&format!("{}_absent", text(Some(side))?))?;
                }
                Ok(())
            }
            ("answer", Value::Object(answer)) => self.answer(answer),
            ("penalties", Value::Object(penalties)) => self.penalties(penalties),
            ("score", Value::Object(score)) => {
                self.flag("scored")?;
                self.points(&score["white"], &score["black"])
            }
            (_, Value::Bool(set)) => {
                let name = match key {
                    "position" => "position_written",
                    "sheet" => "sheet_there",
                    other => other,
                };
                if *set {
                    self.flag(name)?;
                }
                Ok(())
            }
            _ => self.amount(key, value),
        }
    }

    /// Numbers, times, lists and texts.
    fn amount(&mut self, key: &str, value: &Value) -> Anyhow<()> {
        match key {
            "squares" => {
                let squares = value.as_array().into_iter().flatten();
                let number = |square: &Value| -> Anyhow<String> {
                    Ok(text(Some(square))?.parse::<Square>()?.index().to_string())
                };
                let squares = squares.map(number).collect::<Anyhow<Vec<_>>>()?;
                self.put("squares", squares.join(","));
            }
            "duties" => {
                let duties = value.as_array().into_iter().flatten();
                let number = |duty: &Value| -> Anyhow<String> {
                    Ok(self.header.number("DUTY", text(Some(duty))?)?.to_string())
                };
                let duties = duties.map(number).collect::<Anyhow<Vec<_>>>()?;
                self.put("duties", duties.join(","));
            }
            "move" | "intended" => self.put("move", move_bits(text(Some(value))?)?),
            "ply" | "scores_agree_to" => self.put("ply", value),
            "earlier" | "months" => self.put("number", value),
            "session_left" => self.put("time", micros(value)?),
            "white_shows" => {
                self.flag(key)?;
                self.put("time", micros(value)?);
            }
            "black_shows" => {
                self.flag(key)?;
                self.put("black_time", micros(value)?);
            }
            "reason" if self.kind == "decided-by-analogy" => {
                self.put("other_text", text(Some(value))?);
            }
            "text" | "resumption" | "article" | "reason" => self.put("text", text(Some(value))?),
            "white" if self.kind == "sheets-compared" => self.put("text", text(Some(value))?),
            "black" if self.kind == "sheets-compared" => self.put("other_text", text(Some(value))?),
            "white" => self.put("white", hundredths(value)?),
            "black" => self.put("black", hundredths(value)?),
            _ => return self.detail(key, value),
        }
        Ok(())
    }

    fn detail(&mut self, key: &str, value: &Value) -> Anyhow<()> {
        let enumeration = match (key, self.kind) {
            ("ground", _) => "PAPER_GROUND",
            ("how", "clock-mishandled") => "CLOCK_FAULT",
            ("how", _) => "INTERFERENCE",
            ("task", _) => "ASSISTANT_TASK",
            ("breach", _) => "BREACH",
            ("zone", _) => "ZONE",
            ("fact", _) => "DEVICE_FACT",
            ("remark", _) => "REMARK",
            ("level", _) => "EVENT_LEVEL",
            ("excuse", _) => "EXCUSE",
            ("purpose", _) => "ADVANCE_PURPOSE",
            ("duty", _) => "DUTY",
            _ => return Err(format!("{}: the structure has no {key}", self.kind).into()),
        };
        self.word("detail", enumeration, value)
    }

    fn points(&mut self, white: &Value, black: &Value) -> Anyhow<()> {
        self.put("white", hundredths(white)?);
        self.put("black", hundredths(black)?);
        Ok(())
    }

    fn answer(&mut self, answer: &Map<String, Value>) -> Anyhow<()> {
        let decision = text(answer.get("decision"))?;
        for (key, value) in answer {
            match key.as_str() {
                "decision" => self.word("decision", "DECISION", value)?,
                "extra" | "time" => self.put("time", micros(value)?),
                "white" if decision != "scores" => self.put("time", micros(value)?),
                "black" if decision != "scores" => self.put("black_time", micros(value)?),
                "white" | "points" => self.put("white", hundredths(value)?),
                "black" => self.put("black", hundredths(value)?),
                "to" => self.word("detail", "BODY", value)?,
                "next" => self.put("number", value),
                "move" => self.put("move", move_bits(text(Some(value))?)?),
                "penalties" => self.take(key, value)?,
                other => return Err(format!("{decision}: the structure has no {other}").into()),
            }
        }
        Ok(())
    }

    fn penalties(&mut self, penalties: &Map<String, Value>) -> Anyhow<()> {
        let mut kinds = 0;
        for (key, value) in penalties {
            match key.as_str() {
                "warning" | "loss" | "expulsion" if value == &Value::Bool(false) => continue,
                "warning" | "loss" | "expulsion" => {}
                "more_time" => self.put("more_time", micros(value)?),
                "less_time" => self.put("less_time", micros(value)?),
                "points_raised" => self.put("points_raised", hundredths(value)?),
                "points_reduced" => self.put("points_reduced", hundredths(value)?),
                "fine" => self.put("fine", value),
                "rounds" => self.put("rounds", value),
                other => return Err(format!("there is no penalty {other}").into()),
            }
            kinds |= self.header.number("PENALTY", key)?;
        }
        self.put("penalties", kinds);
        Ok(())
    }
}

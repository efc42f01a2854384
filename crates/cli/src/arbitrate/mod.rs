//! `chesslaws arbitrate`: a live game from its events.

mod answers;
mod book;
mod export;
mod kept;
mod verify;

use crate::arguments::ArbitrateArguments;
use crate::{Status, input, output};
use answers::Answers;
use anyhow::Context;
use book::Book;
use chesslaws::arbiter::journal::Journal;
use chesslaws::arbiter::{Conditions, Event};
use chesslaws::board::Position;
use kept::Kept;
use serde::Deserialize;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

/// The first line of a file may state the conditions of the game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    conditions: Conditions,
}

/// Where the game stands while its lines are read.
struct Table<'a, W> {
    arguments: &'a ArbitrateArguments,
    /// A journal that was opened and that no line has come for yet.
    opened: Option<(Book, Option<Journal>)>,
    kept: Option<Kept>,
    /// What the conditions call the game.
    title: Option<String>,
    answers: Answers<W>,
    status: Status,
}

pub(crate) fn run(arguments: &ArbitrateArguments) -> anyhow::Result<Status> {
    let exports = &arguments.exports;
    let events: Vec<&Path> = arguments.file.iter().map(PathBuf::as_path).collect();
    let written = [
        &arguments.journal,
        &exports.pgn,
        &exports.report,
        &exports.sheet_white,
        &exports.sheet_black,
    ];
    let written: Vec<&Path> = written
        .into_iter()
        .flatten()
        .map(PathBuf::as_path)
        .collect();
    output::keep_apart(&events, &written)?;
    match (&arguments.file, &arguments.journal) {
        (Some(file), journal) => referee(arguments, file, journal.as_deref()),
        (None, Some(journal)) if arguments.verify => verify::run(journal, arguments.format),
        (None, Some(journal)) if !arguments.exports.is_empty() => read(arguments, journal),
        _ => anyhow::bail!("expected EVENTS.jsonl, or --journal with --verify or an export"),
    }
}

/// Writes the exports of a journal, which stays as it is.
fn read(arguments: &ArbitrateArguments, path: &Path) -> anyhow::Result<Status> {
    let name = || format!("journal {}", path.display());
    let bytes = verify::bytes(path).with_context(name)?;
    let (journal, torn) = Journal::resume(&bytes).with_context(name)?;
    let title = journal.conditions().title.as_deref();
    arguments.exports.write(journal.protocol(), title)?;
    let Some(torn) = torn else {
        return Ok(Status::Done);
    };
    anstream::eprintln!("{}: {torn}", name());
    Ok(Status::Breach)
}

/// Reads events and answers each.
fn referee(
    arguments: &ArbitrateArguments,
    file: &Path,
    journal: Option<&Path>,
) -> anyhow::Result<Status> {
    let opened = journal.map(Book::open).transpose()?;
    let events = input::open(file, |raw, _| raw).with_context(|| file.display().to_string())?;
    let mut table = Table {
        arguments,
        opened,
        kept: None,
        title: None,
        answers: Answers {
            // Nobody has to read the answers for the journal and the exports to be written.
            out: output::until_closed(),
            format: arguments.format,
        },
        status: Status::Done,
    };
    let mut reader = BufReader::new(events);
    let mut bytes = Vec::new();
    for line in 1.. {
        bytes.clear();
        if reader
            .read_until(b'\n', &mut bytes)
            .with_context(|| format!("line {line}"))?
            == 0
        {
            break;
        }
        match std::str::from_utf8(&bytes) {
            Ok(text)
                if text
                    .trim_matches(['\u{feff}', ' ', '\t', '\r', '\n'])
                    .is_empty() =>
            {
                continue;
            }
            Ok(text) => {
                // Some editors put a byte order mark at the beginning.
                let text = text
                    .strip_prefix('\u{feff}')
                    .filter(|_| line == 1)
                    .unwrap_or(text);
                table.take(line, text.trim())?;
            }
            Err(error) => {
                let column = error.valid_up_to() + 1;
                let error = format!("column {column}: expected UTF-8");
                table.unreadable(line, &bytes, &error)?;
            }
        }
        // Whoever feeds events from a board waits for the rulings.
        table.answers.out.flush()?;
    }
    table.finish()
}

impl<W: Write> Table<'_, W> {
    /// A line that can't be read costs itself. But before the game has begun, what is no event may be the
    /// conditions, and without them the game would be played by others.
    fn unreadable(&mut self, line: u64, text: &[u8], error: &str) -> anyhow::Result<()> {
        if self.kept.is_none() {
            if !String::from_utf8_lossy(text).contains("\"event\"") {
                anyhow::bail!("line {line}: expected conditions or an event: {error}");
            }
            self.begin(None)?;
        }
        self.status = self.status.max(Status::Breach);
        self.answers.unreadable(line, error)
    }

    fn take(&mut self, line: u64, text: &str) -> anyhow::Result<()> {
        if self.kept.is_none()
            && let Some(stated) = stated(line, text)?
        {
            return self.begin(Some(stated));
        }
        let event: Event = match serde_json::from_str(text) {
            Ok(event) => event,
            Err(error) => {
                // The place in the line is said once.
                let words = error.to_string();
                let words = words
                    .rsplit_once(" at line ")
                    .map_or(&*words, |(words, _)| words);
                let error = format!("column {}: {words}", error.column());
                return self.unreadable(line, text.as_bytes(), &error);
            }
        };
        if self.kept.is_none() {
            self.begin(None)?;
        }
        let Some(kept) = &mut self.kept else {
            return Ok(());
        };
        let act = event.act.clone();
        let outcome = kept.apply(event)?;
        if outcome.is_err() {
            self.status = self.status.max(Status::Breach);
        }
        self.answers.outcome(line, &act, &outcome, kept)
    }

    /// Begins the game, or goes on with that of the journal.
    fn begin(&mut self, stated: Option<Conditions>) -> anyhow::Result<()> {
        let (book, journal) = match self.opened.take() {
            Some((book, journal)) => (Some(book), journal),
            None => (None, None),
        };
        let before = journal.as_ref().map(Journal::conditions);
        let conditions = self.settle(stated.or_else(|| before.cloned()).unwrap_or_default())?;
        self.title.clone_from(&conditions.title);
        self.kept = Some(match (book, journal) {
            (None, _) => Kept::loose(conditions)?,
            (Some(book), None) => Kept::begin(conditions, book)?,
            (Some(book), Some(journal)) => {
                kept::must_be_equal(journal.conditions(), &conditions)?;
                Kept::Journaled(Box::new(journal), book)
            }
        });
        Ok(())
    }

    /// The command line wins over the file.
    fn settle(&self, mut conditions: Conditions) -> anyhow::Result<Conditions> {
        let arguments = self.arguments;
        conditions.edition = arguments.edition.or(conditions.edition);
        conditions.mode = arguments.mode.map(Into::into).or(conditions.mode);
        if let Some(text) = &arguments.time_control {
            let control = text
                .parse()
                .with_context(|| format!("time control {text:?}"))?;
            conditions.time_control = Some(control);
        }
        if let Some(text) = &arguments.fen {
            let start = match text.trim() {
                "startpos" => Position::startpos(),
                fen => fen.parse().with_context(|| format!("FEN {text:?}"))?,
            };
            conditions.fen = Some(start);
            conditions.chess960 = None;
        }
        Ok(conditions)
    }

    fn finish(mut self) -> anyhow::Result<Status> {
        // A game goes on, or has not moved yet, even if no event has come; only a new journal stays
        // empty, since the conditions may still be stated.
        if self.kept.is_none() && !matches!(self.opened, Some((_, None))) {
            self.begin(None)?;
        }
        if let Some(kept) = &self.kept {
            self.answers.result(kept)?;
            let title = self.title.as_deref();
            self.arguments.exports.write(kept.protocol(), title)?;
        }
        Ok(self.status)
    }
}

/// The conditions, if the line states them.
fn stated(line: u64, text: &str) -> anyhow::Result<Option<Conditions>> {
    if !text.starts_with('{') {
        return Ok(None);
    }
    match serde_json::from_str::<Header>(text) {
        Ok(header) => Ok(Some(header.conditions)),
        // A line that begins with conditions and has a fault in them is not an event.
        Err(error) if text.contains("\"conditions\"") => {
            Err(error).with_context(|| format!("line {line}: conditions"))
        }
        Err(_) => Ok(None),
    }
}

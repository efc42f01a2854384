//! Whether a journal is as it was written.

use crate::arguments::ArbitrateFormat;
use crate::{Status, output};
use anyhow::Context;
use chesslaws::arbiter::journal::{Journal, JournalError, verify};
use serde::Serialize;
use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;

#[derive(Serialize)]
struct Answer {
    journal: String,
    /// Events that are whole.
    events: u64,
    /// The hash of the last line of a whole journal.
    hash: Option<String>,
    error: Option<Fault>,
}

#[derive(Serialize)]
struct Fault {
    line: u64,
    byte: u64,
    fault: &'static str,
    message: String,
}

/// All of a journal: a file, or standard input for `-`. A device has no end.
pub(super) fn bytes(path: &Path) -> anyhow::Result<Vec<u8>> {
    if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes)?;
        return Ok(bytes);
    }
    if !fs::metadata(path)?.is_file() {
        anyhow::bail!("expected a file");
    }
    Ok(fs::read(path)?)
}

/// Proves every line and takes every event again; names the first line that is wrong.
pub(super) fn run(path: &Path, format: ArbitrateFormat) -> anyhow::Result<Status> {
    let name = path.display().to_string();
    let bytes = bytes(path).with_context(|| format!("journal {name}"))?;
    let replayed = Journal::replay(&bytes);
    // Whether it is whole is told by the status too.
    let mut out = output::until_closed();
    match format {
        ArbitrateFormat::Jsonl => {
            let answer = answer(name, &bytes, &replayed);
            serde_json::to_writer(&mut out, &answer)?;
            writeln!(out)?;
        }
        ArbitrateFormat::Text => match &replayed {
            Ok(journal) => {
                let (events, hash) = (journal.events(), journal.hash());
                writeln!(out, "{name}: whole, {events} events, hash {hash}")?;
            }
            Err(error) => writeln!(out, "{name}: {error}")?,
        },
    }
    out.flush()?;
    Ok(match replayed {
        Ok(_) => Status::Done,
        Err(_) => Status::Breach,
    })
}

fn answer(journal: String, bytes: &[u8], replayed: &Result<Journal, JournalError>) -> Answer {
    Answer {
        journal,
        events: match replayed {
            Ok(journal) => journal.events(),
            // Line 1 is the header, and the line that is wrong is none.
            Err(error) => error.line.saturating_sub(2),
        },
        hash: verify(bytes).ok().map(|verified| verified.hash.to_string()),
        error: replayed.as_ref().err().map(|error| Fault {
            line: error.line,
            byte: error.byte,
            fault: error.fault.name(),
            message: error.fault.to_string(),
        }),
    }
}

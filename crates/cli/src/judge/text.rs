//! The judgement of one game, for people.

use crate::output::shown;
use anstyle::{AnsiColor, Style};
use chesslaws::arbiter::{Finding, Judgement, Severity};
use std::io::{self, Write};

const GAME: Style = Style::new().bold();
const BREACH: Style = AnsiColor::Red.on_default().bold();
const INFO: Style = AnsiColor::Cyan.on_default();

/// One line for the game, one for what decides it, one for each finding.
pub(super) fn write(out: &mut impl Write, file: &str, judgement: &Judgement) -> io::Result<()> {
    let Judgement {
        game, line, plies, ..
    } = judgement;
    let name = |name: &Option<String>| name.as_deref().map_or_else(|| "?".to_owned(), shown);
    let (white, black) = (name(&judgement.white), name(&judgement.black));
    let result = shown(judgement.tag_result.as_deref().unwrap_or("no Result tag"));
    writeln!(
        out,
        "{GAME}{file}:{line}: game {game}: {white} - {black}, {result}{GAME:#} ({plies} plies)"
    )?;
    if let Some(verdict) = &judgement.verdict {
        writeln!(out, "  {verdict}")?;
    }
    for finding in &judgement.findings {
        write_finding(out, finding)?;
    }
    if let Some(error) = &judgement.error {
        let (line, column) = (error.line, error.column);
        writeln!(
            out,
            "  {BREACH}error{BREACH:#} at line {line}, column {column}: {}",
            shown(&error.message)
        )?;
    }
    Ok(())
}

fn write_finding(out: &mut impl Write, finding: &Finding) -> io::Result<()> {
    let style = match finding.severity() {
        Severity::Breach => BREACH,
        Severity::Info => INFO,
    };
    let Finding {
        ply, code, message, ..
    } = finding;
    write!(
        out,
        "  ply {ply}: {style}{}{style:#}: {}",
        code.name(),
        shown(message)
    )?;
    match finding.article {
        Some(article) => writeln!(out, " [{article}]"),
        None => writeln!(out),
    }
}

//! `chesslaws explain`.

use crate::Status;
use crate::arguments::ExplainArguments;
use crate::output;
use chesslaws::laws::{Edition, catalogue};
use std::io::Write;

pub(crate) fn run(arguments: &ExplainArguments) -> anyhow::Result<Status> {
    let mut out = output::standard();
    match (arguments.first.as_deref(), arguments.second.as_deref()) {
        (None, _) => list_editions(&mut out)?,
        (Some(first), second) => match (first.parse::<Edition>(), second) {
            (Ok(edition), None) => list_articles(&mut out, edition)?,
            (Ok(edition), Some(number)) => explain(&mut out, edition, number)?,
            // One word that looks like an edition: a list of those there are helps more than a search.
            (Err(error), None) if is_edition(first) => anyhow::bail!("{first:?}: {error}"),
            // One word that is no edition: an article of the edition in force.
            (Err(_), None) => explain(&mut out, Edition::default(), first)?,
            (Err(error), Some(_)) => anyhow::bail!("{first:?}: {error}"),
        },
    }
    out.flush()?;
    Ok(Status::Done)
}

fn list_editions(out: &mut impl Write) -> anyhow::Result<()> {
    for edition in Edition::ALL {
        match catalogue::entries(edition) {
            Ok(entries) => writeln!(out, "{:<12} {} articles", edition.id(), entries.len())?,
            Err(_) => writeln!(
                out,
                "{:<12} values only: see `chesslaws compare`",
                edition.id()
            )?,
        }
    }
    Ok(())
}

fn list_articles(out: &mut impl Write, edition: Edition) -> anyhow::Result<()> {
    for entry in catalogue::entries(edition)? {
        let doubt = if entry.certain {
            ""
        } else {
            " (not confirmed)"
        };
        writeln!(out, "{:<16} {}{doubt}", entry.article.number, entry.title)?;
    }
    Ok(())
}

/// Whether a word is meant for an edition: a name with a year, which no article has.
fn is_edition(word: &str) -> bool {
    word.rsplit_once('-').is_some_and(|(name, year)| {
        name.chars().all(char::is_alphabetic)
            && year.len() == 4
            && year.chars().all(|letter| letter.is_ascii_digit())
    })
}

fn explain(out: &mut impl Write, edition: Edition, number: &str) -> anyhow::Result<()> {
    if number.trim().is_empty() {
        anyhow::bail!("expected the number of an article, found nothing");
    }
    let entry = catalogue::find(edition, number);
    let mut items = catalogue::under(edition, number)?.peekable();
    match entry {
        Ok(entry) => writeln!(out, "{}", wrap(&entry.to_string()))?,
        // A number may have items and no text of its own.
        Err(error) if items.peek().is_none() => return Err(anyhow::anyhow!("{number:?}: {error}")),
        Err(_) => writeln!(out, "{edition} {number}")?,
    }
    if items.peek().is_some() {
        writeln!(out, "\nItems:")?;
        for item in items {
            writeln!(out, "  {:<14} {}", item.article.number, item.title)?;
        }
    }
    Ok(())
}

fn wrap(text: &str) -> String {
    let width = textwrap::Options::new(96);
    text.lines()
        .map(|line| textwrap::fill(line, &width))
        .collect::<Vec<_>>()
        .join("\n")
}

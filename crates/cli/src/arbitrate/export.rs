//! The game as PGN, the score sheets and the arbiter's report.

use crate::arguments::ExportArguments;
use crate::output;
use anyhow::Context;
use chesslaws::arbiter::{Heading, Protocol};
use chesslaws::laws::Color;
use chesslaws::notation::sheet::ScoreSheet;
use std::io::Write;
use std::path::{Path, PathBuf};

impl ExportArguments {
    /// Whether nothing is to be written.
    pub(super) const fn is_empty(&self) -> bool {
        self.pgn.is_none()
            && self.report.is_none()
            && self.sheet_white.is_none()
            && self.sheet_black.is_none()
    }

    /// What stands above the game. Without a name the event is what the conditions call it.
    fn heading(&self, title: Option<&str>) -> Heading {
        let or_empty = |text: &Option<String>| text.clone().unwrap_or_default();
        Heading {
            event: self
                .event
                .as_deref()
                .or(title)
                .unwrap_or_default()
                .to_owned(),
            site: or_empty(&self.site),
            date: or_empty(&self.date),
            round: or_empty(&self.round),
        }
    }

    /// Writes what was asked for.
    pub(super) fn write(&self, protocol: &Protocol, title: Option<&str>) -> anyhow::Result<()> {
        let heading = self.heading(title);
        if let Some(path) = &self.pgn {
            write(path, &protocol.pgn(&heading))?;
        }
        if let Some(path) = &self.report {
            let report = protocol.report(&heading);
            if is_a(path, &["html", "htm"]) {
                write(path, &report.to_html())?;
            } else {
                write(path, &report.to_string())?;
            }
        }
        for (side, path) in [
            (Color::White, &self.sheet_white),
            (Color::Black, &self.sheet_black),
        ] {
            if let Some(path) = path {
                write_sheet(path, &protocol.sheet(side, &heading))?;
            }
        }
        Ok(())
    }
}

fn write_sheet(path: &Path, sheet: &ScoreSheet) -> anyhow::Result<()> {
    if !is_a(path, &["svg"]) {
        return write(path, &sheet.to_text());
    }
    for page in 0..sheet.pages() {
        let svg = sheet.to_svg(page).unwrap_or_default();
        write(&page_path(path, page), &svg)?;
    }
    Ok(())
}

/// `white.svg`, `white-2.svg`, …
fn page_path(path: &Path, page: usize) -> PathBuf {
    if page == 0 {
        return path.to_owned();
    }
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{}.svg", page + 1));
    path.with_file_name(name)
}

/// Whether the file's name ends so.
fn is_a(path: &Path, extensions: &[&str]) -> bool {
    let extension = path.extension().and_then(|extension| extension.to_str());
    extension.is_some_and(|found| extensions.iter().any(|end| end.eq_ignore_ascii_case(found)))
}

fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    let is_standard = path.as_os_str() == "-";
    let mut out: Box<dyn Write> = if is_standard {
        // The other exports are written even if nobody reads this one.
        Box::new(output::until_closed())
    } else {
        // What is read was told apart before anything was.
        output::open(Some(path), &[])?
    };
    let name = || match is_standard {
        true => "standard output".to_owned(),
        false => path.display().to_string(),
    };
    out.write_all(text.as_bytes()).with_context(name)?;
    out.flush().with_context(name)
}

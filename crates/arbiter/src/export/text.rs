//! The arbiter's report as text.

use super::report::Report;
use core::fmt::{Formatter, Result};

pub(super) fn write(report: &Report, f: &mut Formatter<'_>) -> Result {
    f.write_str("ARBITER'S REPORT\n\n")?;
    let width = report
        .conditions
        .iter()
        .chain(&report.end)
        .map(|(name, _)| name.len());
    let width = width.max().unwrap_or_default() + 1;
    for (name, value) in &report.conditions {
        writeln!(f, "{:width$} {value}", Colon(name))?;
    }
    f.write_str(
        "\nEvents, with the time since the first one and both times left (! marks an incident)\n\n",
    )?;
    let column = |n: usize| {
        let times = report.rows.iter().filter_map(move |row| row.times.get(n));
        times.map(|time| time.len()).max().unwrap_or_default()
    };
    let at = report
        .rows
        .iter()
        .map(|row| row.at.len())
        .max()
        .unwrap_or_default();
    let (white, black) = (column(0), column(1));
    for row in &report.rows {
        let mark = if row.incident { '!' } else { ' ' };
        let [whites, blacks] = &row.times;
        write!(f, "{mark} {:>at$}  ", row.at)?;
        if white > 0 {
            write!(f, "{whites:>white$}  {blacks:>black$}  ")?;
        }
        writeln!(f, "{}", row.act)?;
        for ruling in &row.rulings {
            writeln!(f, "      -> {ruling}")?;
        }
    }
    f.write_str("\n")?;
    for (name, value) in &report.end {
        writeln!(f, "{:width$} {value}", Colon(name))?;
    }
    if !report.articles.is_empty() {
        f.write_str("\nArticles applied\n\n")?;
    }
    let numbers = report
        .articles
        .iter()
        .map(|(number, _)| number.chars().count());
    let width = numbers.max().unwrap_or_default();
    for (number, title) in &report.articles {
        let line = alloc::format!("{number:width$}  {title}");
        writeln!(f, "{}", line.trim_end())?;
    }
    Ok(())
}

/// A name with a colon, padded as one word.
struct Colon<'a>(&'a str);

impl core::fmt::Display for Colon<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.pad(&alloc::format!("{}:", self.0))
    }
}

//! How the values of one participant came about.

use super::Answer;
use anyhow::bail;
use chesslaws::scoring::tiebreak::Explanation;
use std::fmt::Write;

/// The participant of that number or name; a part of a name will do where only one has it.
pub(super) fn number(answer: &Answer<'_>, player: &str) -> anyhow::Result<u16> {
    let rows = &answer.standings.rows;
    if let Ok(number) = player.trim().parse::<u16>() {
        if answer.standings.row(number).is_none() {
            bail!("--explain {player}: nobody has the number {number}");
        }
        return Ok(number);
    }
    let wanted = player.trim().to_lowercase();
    let exact = rows.iter().filter(|row| row.name.to_lowercase() == wanted);
    let part = rows
        .iter()
        .filter(|row| row.name.to_lowercase().contains(&wanted));
    let mut found: Vec<_> = exact.collect();
    if found.is_empty() {
        found = part.collect();
    }
    match found.as_slice() {
        [one] => Ok(one.number),
        [] => bail!("--explain {player:?}: expected a number or a name of the event"),
        several => {
            let names: Vec<String> = several
                .iter()
                .take(5)
                .map(|row| format!("{} ({})", row.number, row.name))
                .collect();
            let more = if several.len() > 5 { ", …" } else { "" };
            bail!(
                "--explain {player:?}: several have that name: {}{more}",
                names.join(", ")
            )
        }
    }
}

/// One explanation for each criterion.
pub(super) fn all(answer: &Answer<'_>, number: u16) -> Vec<Explanation> {
    (0..answer.standings.criteria.len())
        .filter_map(|criterion| {
            answer
                .standings
                .explain(answer.calculation, number, criterion)
        })
        .collect()
}

pub(super) fn text(answer: &Answer<'_>, number: u16) -> String {
    let mut text = String::new();
    if let Some(row) = answer.standings.row(number) {
        let rank = match row.rank {
            Some(rank) => format!("rank {rank}"),
            None => "not ranked".to_owned(),
        };
        // Writing to a string can't fail.
        let _ = writeln!(text, "{number} {}: {rank}, {} points", row.name, row.points);
    }
    for explanation in all(answer, number) {
        let _ = write!(text, "{explanation}");
    }
    text
}

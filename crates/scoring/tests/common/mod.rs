//! Reading the shared tournament files and their expected values.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used)]

use chesslaws_scoring::trf::{Document, ReadOptions, TrfError};
use chesslaws_scoring::{Calculation, Options, TieBreak, TieBreakValue, Tournament};
use std::path::PathBuf;

/// The place of a file of the shared data.
pub fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/data/trf")
        .join(name)
}

/// The bytes of a file.
pub fn bytes(name: &str) -> Vec<u8> {
    let path = path(name);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Reads a file.
pub fn read(name: &str) -> Result<Document, TrfError> {
    Document::read(&bytes(name), &ReadOptions::default())
}

/// The tournament of a file that must be readable.
pub fn tournament(name: &str) -> Tournament {
    match read(name) {
        Ok(document) => document.into_tournament(),
        Err(error) => panic!("{name}: {error}"),
    }
}

/// A table of comma-separated values without quotes: the header, and the rows by number.
pub fn table(name: &str) -> (Vec<String>, Vec<Vec<String>>) {
    let text = String::from_utf8(bytes(name)).unwrap();
    let cells = |line: &str| line.split(',').map(|cell| cell.trim().to_owned()).collect();
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let header = cells(lines.next().unwrap());
    (header, lines.map(cells).collect())
}

/// Every value of the given columns that is not what the table says, in words.
///
/// `-0` in the table means undefined, an undecided place is 0.
pub fn differences(
    event: &Tournament,
    options: Options,
    header: &[String],
    rows: &[Vec<String>],
    skip: &[&str],
) -> (usize, Vec<String>) {
    let calculation = Calculation::new(event, options);
    let mut compared = 0;
    let mut wrong = Vec::new();
    for (column, code) in header.iter().enumerate() {
        if ["StartNo", "SNO", "Rank"].contains(&code.as_str()) || skip.contains(&code.as_str()) {
            continue;
        }
        let criterion: TieBreak = code.parse().unwrap();
        let standings = calculation.standings(std::slice::from_ref(&criterion));
        for row in rows {
            let number = row[0].parse().unwrap();
            let value = standings.row(number).unwrap().values[0];
            let found = match value {
                TieBreakValue::Undefined => "-0".to_owned(),
                TieBreakValue::Undecided => "0".to_owned(),
                value => value.text(criterion.kind),
            };
            compared += 1;
            if !same(&found, &row[column]) {
                wrong.push(format!(
                    "{code} of {number}: expected {}, found {found}",
                    row[column]
                ));
            }
        }
    }
    (compared, wrong)
}

/// Whether two decimals are the same number in the decimals of the second.
fn same(found: &str, expected: &str) -> bool {
    let plain = |text: &str| {
        if text.contains('.') {
            text.trim_end_matches('0').trim_end_matches('.').to_owned()
        } else {
            text.to_owned()
        }
    };
    plain(found) == plain(expected)
}

/// A player's line with points and with the rounds from column 92 on.
pub fn line(number: u16, points: &str, rounds: &str) -> String {
    format!(
        "001 {number:>4}      Player{:60}{points:>4}{:7}{rounds}",
        "", ""
    )
}

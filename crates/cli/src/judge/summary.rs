//! What was found in all games together.

use chesslaws::arbiter::{Code, Judgement, Severity};
use chesslaws_dataset::Batches;
use chesslaws_dataset::arrow_array::cast::AsArray;
use chesslaws_dataset::arrow_array::{RecordBatch, StringArray};
use std::collections::BTreeMap;
use std::fmt;

#[derive(Debug, Default)]
pub(super) struct Summary {
    pub(super) games: u64,
    plies: u64,
    decided: BTreeMap<String, u64>,
    findings: BTreeMap<Code, u64>,
    errors: u64,
}

impl Summary {
    pub(super) fn count(&mut self, judgement: &Judgement) {
        self.games += 1;
        self.plies += u64::from(judgement.plies);
        self.errors += u64::from(judgement.error.is_some());
        if let Some(verdict) = &judgement.verdict {
            *self.decided.entry(verdict.reason.to_string()).or_default() += 1;
        }
        for finding in &judgement.findings {
            *self.findings.entry(finding.code).or_default() += 1;
        }
    }

    /// Counts what the rows of whole tables say.
    pub(super) fn count_rows(&mut self, batches: &Batches) {
        self.games += batches.game_count;
        self.plies += batches.moves.as_ref().map_or(0, RecordBatch::num_rows) as u64;
        if let Some(games) = &batches.games {
            self.errors +=
                texts(games, "error").map_or(0, |errors| errors.iter().flatten().count()) as u64;
            let reasons = texts(games, "verdict_reason");
            for reason in reasons.iter().flat_map(|reasons| reasons.iter()).flatten() {
                *self.decided.entry(reason.to_owned()).or_default() += 1;
            }
        }
        let codes = batches
            .findings
            .as_ref()
            .and_then(|findings| texts(findings, "code"));
        for name in codes.iter().flat_map(|codes| codes.iter()).flatten() {
            if let Some(&code) = Code::ALL.iter().find(|code| code.name() == name) {
                *self.findings.entry(code).or_default() += 1;
            }
        }
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.plies += other.plies;
        self.errors += other.errors;
        for (reason, count) in &other.decided {
            *self.decided.entry(reason.clone()).or_default() += count;
        }
        for (&code, count) in &other.findings {
            *self.findings.entry(code).or_default() += count;
        }
    }

    pub(super) fn has_breach(&self) -> bool {
        self.errors > 0
            || self
                .findings
                .keys()
                .any(|code| code.severity() == Severity::Breach)
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = if self.games == 1 { "game" } else { "games" };
        let plies = if self.plies == 1 { "ply" } else { "plies" };
        writeln!(f, "{} {games}, {} {plies}", self.games, self.plies)?;
        for (reason, count) in &self.decided {
            writeln!(f, "  decided by {reason}: {count}")?;
        }
        for (code, count) in &self.findings {
            writeln!(f, "  {} ({}): {count}", code.name(), code.severity())?;
        }
        if self.errors > 0 {
            writeln!(f, "  games with an error: {}", self.errors)?;
        }
        Ok(())
    }
}

fn texts<'a>(rows: &'a RecordBatch, column: &str) -> Option<&'a StringArray> {
    rows.column_by_name(column)?.as_string_opt()
}

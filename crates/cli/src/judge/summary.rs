//! What was found in all games together.

use chesslaws::arbiter::{Code, Judgement, Severity};
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
        writeln!(f, "{} games, {} plies", self.games, self.plies)?;
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

//! The game and what keeps it.

use super::answers::Outcome;
use super::book::Book;
use anyhow::{Context, bail};
use chesslaws::arbiter::journal::{ApplyError, Journal};
use chesslaws::arbiter::{Conditions, Event, GameBuilder, Protocol};
use serde_json::Value;

/// The game: in memory alone, or with a journal on disk.
pub(super) enum Kept {
    Loose(Box<Protocol>),
    Journaled(Box<Journal>, Book),
}

impl Kept {
    pub(super) fn loose(conditions: Conditions) -> anyhow::Result<Self> {
        let game = conditions.builder().and_then(GameBuilder::build);
        let game = game.context("the game can't begin")?;
        Ok(Self::Loose(Box::new(Protocol::new(game))))
    }

    /// A new journal in a book that is still empty.
    pub(super) fn begin(conditions: Conditions, mut book: Book) -> anyhow::Result<Self> {
        let (journal, header) = Journal::begin(conditions)?;
        book.store(&header)?;
        Ok(Self::Journaled(Box::new(journal), book))
    }

    pub(super) const fn protocol(&self) -> &Protocol {
        match self {
            Self::Loose(protocol) => protocol,
            Self::Journaled(journal, _) => journal.protocol(),
        }
    }

    /// Takes an event. With a journal its line is on disk when this returns.
    pub(super) fn apply(&mut self, event: Event) -> anyhow::Result<Outcome> {
        match self {
            Self::Loose(protocol) => Ok(match protocol.apply(event) {
                Ok(rulings) => Ok((None, rulings.to_vec())),
                Err(refusal) => Err(refusal.to_string()),
            }),
            Self::Journaled(journal, book) => match journal.apply(event) {
                Ok(written) => {
                    book.store(&written.line)?;
                    Ok(Ok((Some(written.number), written.rulings.to_vec())))
                }
                Err(ApplyError::Refused(refusal)) => Ok(Err(refusal.to_string())),
                Err(error) => Err(error.into()),
            },
        }
    }
}

/// A journaled game goes on under the conditions that it began with.
pub(super) fn must_be_equal(journal: &Conditions, now: &Conditions) -> anyhow::Result<()> {
    if journal == now {
        return Ok(());
    }
    let (before, now) = (serde_json::to_value(journal)?, serde_json::to_value(now)?);
    let keys = before.as_object().into_iter().flatten();
    let other = keys
        .chain(now.as_object().into_iter().flatten())
        .find_map(|(key, _)| {
            let (before, now) = (before.get(key), now.get(key));
            (before != now).then_some((key, before, now))
        });
    let text = |value: Option<&Value>| value.unwrap_or(&Value::Null).to_string();
    match other {
        Some((key, before, now)) => bail!(
            "the journal was begun under other conditions: {key} is {}, not {}",
            text(before),
            text(now)
        ),
        None => bail!("the journal was begun under other conditions"),
    }
}

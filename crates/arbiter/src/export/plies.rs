//! The plies of a game with what belongs to each.

use super::incident;
use crate::game::FaultKind;
use crate::{Entry, Protocol, What};
use alloc::vec::Vec;
use chesslaws_clock::TimeLeft;
use chesslaws_laws::Color;

/// What belongs to a ply that stands.
#[derive(Debug, Clone, Default)]
pub(super) struct Note {
    /// What the player had left when the move was completed.
    pub(super) clock: Option<TimeLeft>,
    /// Whether the player offered a draw with it.
    pub(super) offer: bool,
    /// The incidents after it, as places in the protocol.
    pub(super) incidents: Vec<usize>,
}

/// The notes of a game: at 0 what was before the first ply, at N what belongs to ply N.
pub(super) fn notes(protocol: &Protocol) -> Vec<Note> {
    let mut course = Course {
        first: protocol.game().start_position().turn(),
        notes: alloc::vec![Note::default(); protocol.plies_before()],
        offered: None,
    };
    for entry in protocol.entries() {
        course.take(entry);
    }
    let mut notes = course.notes;
    notes.insert(0, Note::default());
    // An incident belongs to the last ply before it that was not taken back later.
    let mut stands = protocol.game().plies().len();
    for (at, entry) in protocol.entries().iter().enumerate().rev() {
        stands = stands.min(entry.plies);
        if incident::is_incident(entry)
            && let Some(note) = notes.get_mut(stands)
        {
            note.incidents.insert(0, at);
        }
    }
    notes
}

/// The course of a game, followed through all that was taken back.
struct Course {
    first: Color,
    notes: Vec<Note>,
    /// Who has offered a draw before the own move, which is still to come.
    offered: Option<Color>,
}

impl Course {
    /// Who makes the ply with so many before it.
    fn by(&self, before: usize) -> Color {
        if before.is_multiple_of(2) {
            self.first
        } else {
            !self.first
        }
    }

    fn last_by(&mut self, side: Color) -> Option<&mut Note> {
        let last = (0..self.notes.len())
            .rev()
            .find(|ply| self.by(*ply) == side);
        last.and_then(|ply| self.notes.get_mut(ply))
    }

    fn made(&mut self) {
        let by = self.by(self.notes.len());
        self.notes.push(Note {
            offer: self.offered.take_if(|side| *side == by).is_some(),
            ..Note::default()
        });
    }

    fn completed(&mut self, side: Color, entry: &Entry) {
        let time = entry.times.map(|times| times.side(side));
        if let Some(note) = self.last_by(side) {
            note.clock = time;
        }
    }

    fn offered(&mut self, side: Color) {
        if self.by(self.notes.len()) == side {
            self.offered = Some(side);
        } else if let Some(note) = self.last_by(side) {
            note.offer = true;
        }
    }

    fn take(&mut self, entry: &Entry) {
        for ruling in &entry.rulings {
            match ruling.what {
                What::MoveMade { .. } => self.made(),
                What::PositionRestored { plies, .. } => {
                    let plies = usize::try_from(plies).unwrap_or(usize::MAX);
                    self.notes.truncate(plies);
                }
                What::FaultCompleted {
                    side,
                    fault: FaultKind::IllegalMove,
                } => {
                    self.made();
                    self.completed(side, entry);
                }
                What::MoveCompleted { side, .. } => self.completed(side, entry),
                What::OfferStands { by } | What::OfferImproper { by } => self.offered(by),
                _ => {}
            }
        }
        self.notes.resize(entry.plies, Note::default());
    }
}

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
    /// The incidents after it, as places in the protocol.
    pub(super) incidents: Vec<usize>,
}

/// The notes of a game: at 0 what was before the first ply, at N what belongs to ply N.
pub(super) fn notes(protocol: &Protocol) -> Vec<Note> {
    let clocks = clocks(protocol);
    let mut notes: Vec<Note> = clocks
        .into_iter()
        .map(|clock| Note {
            clock,
            incidents: Vec::new(),
        })
        .collect();
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

/// The clock after each ply, followed through all that was taken back.
struct Clocks {
    first: Color,
    list: Vec<Option<TimeLeft>>,
}

impl Clocks {
    fn by(&self, ply: usize) -> Color {
        if ply.is_multiple_of(2) {
            self.first
        } else {
            !self.first
        }
    }

    fn completed(&mut self, side: Color, entry: &Entry) {
        let last = (0..self.list.len()).rev().find(|ply| self.by(*ply) == side);
        let time = entry.times.map(|times| times.side(side));
        if let Some(clock) = last.and_then(|ply| self.list.get_mut(ply)) {
            *clock = time;
        }
    }

    fn take(&mut self, entry: &Entry) {
        for ruling in &entry.rulings {
            match ruling.what {
                What::MoveMade { .. } => self.list.push(None),
                What::PositionRestored { plies, .. } => {
                    self.list
                        .truncate(usize::try_from(plies).unwrap_or(usize::MAX));
                }
                What::FaultCompleted {
                    side,
                    fault: FaultKind::IllegalMove,
                } => {
                    self.list.push(None);
                    self.completed(side, entry);
                }
                What::MoveCompleted { side, .. } => self.completed(side, entry),
                _ => {}
            }
        }
        self.list.resize(entry.plies, None);
    }
}

fn clocks(protocol: &Protocol) -> Vec<Option<TimeLeft>> {
    let mut clocks = Clocks {
        first: protocol.game().start_position().turn(),
        list: alloc::vec![None; protocol.plies_before()],
    };
    protocol
        .entries()
        .iter()
        .for_each(|entry| clocks.take(entry));
    clocks.list
}

//! What programs write into comments: clocks and evaluations, read once for all columns.

use crate::column::MovesColumn;
use chesslaws::notation::pgn::{EvalScore, Game, commands, parse_clock};
use std::time::Duration;

/// An evaluation in hundredths of a pawn, or as the moves to a mate.
pub(crate) type Evaluation = (Option<i32>, Option<i32>);

/// What is written about a ply; the first command of a kind counts, whether or not it can be read.
#[derive(Debug, Clone, Copy, Default)]
struct Mark {
    clock: Option<Option<Duration>>,
    spent: Option<Option<Duration>>,
    evaluation: Option<Evaluation>,
}

/// The marks of one game.
pub(crate) struct Marks {
    wants_clock: bool,
    wants_spent: bool,
    wants_evaluation: bool,
    marks: Vec<Mark>,
    /// Whether any comment says something.
    has_any: bool,
}

impl Marks {
    pub(crate) fn new(columns: &[MovesColumn]) -> Self {
        let wants = |any: &[MovesColumn]| columns.iter().any(|column| any.contains(column));
        Self {
            wants_clock: wants(&[MovesColumn::Clock, MovesColumn::TimeSpent]),
            wants_spent: wants(&[MovesColumn::TimeSpent]),
            wants_evaluation: wants(&[MovesColumn::Eval, MovesColumn::Mate]),
            marks: Vec::new(),
            has_any: false,
        }
    }

    /// Reads the comments of a game, if any column wants them.
    pub(crate) fn read(&mut self, game: &Game) {
        self.has_any = false;
        if !self.wants_clock && !self.wants_evaluation {
            return;
        }
        for (ply, _, text) in game.all_comments() {
            // Those before the first move belong to no ply.
            let Some(index) = (ply as usize).checked_sub(1) else {
                continue;
            };
            for (name, argument) in commands(text) {
                if !self.has_any {
                    self.has_any = true;
                    self.marks.clear();
                    self.marks.resize(game.moves().len(), Mark::default());
                }
                let Some(mark) = self.marks.get_mut(index) else {
                    break;
                };
                match name {
                    b"clk" if self.wants_clock => {
                        mark.clock.get_or_insert_with(|| parse_clock(argument).ok());
                    }
                    b"emt" if self.wants_spent => {
                        mark.spent.get_or_insert_with(|| parse_clock(argument).ok());
                    }
                    b"eval" if self.wants_evaluation => {
                        mark.evaluation.get_or_insert_with(|| evaluation(argument));
                    }
                    _ => {}
                }
            }
        }
    }

    /// Whether no comment has a command, so that each cell is null.
    pub(crate) const fn is_empty(&self) -> bool {
        !self.has_any
    }

    fn get(&self, ply: u32) -> Mark {
        let index = (ply as usize).wrapping_sub(1);
        let mark = self.marks.get(index).filter(|_| self.has_any);
        mark.copied().unwrap_or_default()
    }

    /// What the mover's clock showed after a ply.
    pub(crate) fn clock(&self, ply: u32) -> Option<Duration> {
        self.get(ply).clock.flatten()
    }

    /// What a ply took, as `%emt` has it.
    pub(crate) fn spent(&self, ply: u32) -> Option<Duration> {
        self.get(ply).spent.flatten()
    }

    pub(crate) fn evaluation(&self, ply: u32) -> Evaluation {
        self.get(ply).evaluation.unwrap_or_default()
    }
}

fn evaluation(text: &[u8]) -> Evaluation {
    match EvalScore::parse(text) {
        Ok(EvalScore::Centipawns(hundredths)) => (Some(hundredths), None),
        Ok(EvalScore::Mate(moves)) => (None, Some(moves)),
        Err(_) => (None, None),
    }
}

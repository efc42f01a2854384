//! Whether a side can still give mate.

use crate::color::color;
use crate::moves::chesslaws_move;
use crate::pointer::{Output, borrow};
use crate::position::chesslaws_position;
use crate::status::{chesslaws_error, chesslaws_status};
use crate::text::chesslaws_text;
use facade::deadposition::{Limits, Verdict, can_mate_within, life};

/// An answer that may not have been found.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_answer {
    /// The limit was reached before an answer was found, which says nothing.
    Unknown = 0,
    /// Yes, certainly.
    Yes = 1,
    /// No, certainly.
    No = 2,
}

impl From<Option<bool>> for chesslaws_answer {
    fn from(answer: Option<bool>) -> Self {
        match answer {
            None => Self::Unknown,
            Some(true) => Self::Yes,
            Some(false) => Self::No,
        }
    }
}

/// Whether a side can give mate by any series of legal moves, and why.
///
/// Made by `chesslaws_proof_new`, freed by `chesslaws_proof_free`; never changes, so that any number
/// of threads may read it. Fields may be added at its end, so it must not be copied by assignment.
#[repr(C)]
#[derive(Debug)]
pub struct chesslaws_proof {
    /// Whether it can.
    pub answer: chesslaws_answer,
    /// If it can: legal moves of both sides that end in its mate, NULL if there are none because the
    /// mate stands on the board.
    pub line: *const chesslaws_move,
    /// How many moves the line has.
    pub plies: usize,
    /// If it can't: why not, in words; no text otherwise.
    pub why: chesslaws_text,
}

/// The proof that a caller sees comes first, so that its address is that of the whole.
#[repr(C)]
struct Owned {
    proof: chesslaws_proof,
    line: Vec<chesslaws_move>,
    why: Option<String>,
}

impl Owned {
    fn new(verdict: &Verdict) -> Box<Self> {
        let (line, why) = match verdict {
            Verdict::Winnable { line } => (line.iter().map(|move_| move_.bits()).collect(), None),
            Verdict::Unwinnable { reason } => (Vec::new(), Some(reason.to_string())),
            Verdict::Undecided { .. } => (Vec::new(), None),
        };
        let proof = chesslaws_proof {
            answer: verdict.winnable().into(),
            line: if line.is_empty() {
                core::ptr::null()
            } else {
                line.as_ptr()
            },
            plies: line.len(),
            why: chesslaws_text::of_option(why.as_deref()),
        };
        Box::new(Self { proof, line, why })
    }
}

/// 0 stands for the default.
fn limits(nodes: usize) -> Limits {
    match nodes {
        0 => Limits::default(),
        nodes => Limits { nodes },
    }
}

/// Whether the side of `color` can give mate by any series of legal moves. `nodes` limits how many
/// positions a search may hold, about 100 bytes each; 0 for a million. An answer of yes or no is
/// certain.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_can_mate(
    position: *const chesslaws_position,
    color: u32,
    nodes: usize,
    answer: *mut chesslaws_answer,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let answer = Output::new(answer)?;
        let position = borrow(position)?.get()?;
        let verdict = can_mate_within(position, self::color(color)?, limits(nodes));
        answer.set(verdict.winnable().into());
    })
}

/// Whether a position is dead: neither side can give mate by any series of legal moves (article
/// 5.2.2 of 2023). `nodes` is as for `chesslaws_can_mate`, for each side.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_is_dead(
    position: *const chesslaws_position,
    nodes: usize,
    answer: *mut chesslaws_answer,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let answer = Output::new(answer)?;
        let life = life(borrow(position)?.get()?, limits(nodes));
        answer.set(life.is_dead().into());
    })
}

/// As `chesslaws_can_mate`, with the line of moves or the reason.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_proof_new(
    position: *const chesslaws_position,
    color: u32,
    nodes: usize,
    proof: *mut *const chesslaws_proof,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let proof = Output::new(proof)?;
        let position = borrow(position)?.get()?;
        let verdict = can_mate_within(position, self::color(color)?, limits(nodes));
        proof.set(Box::into_raw(Owned::new(&verdict)).cast_const().cast());
    })
}

/// Frees a proof. NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_proof_free(proof: *const chesslaws_proof) {
    let _status = entry!({
        if !proof.is_null() {
            drop(Box::from_raw(proof.cast_mut().cast::<Owned>()));
        }
    });
}

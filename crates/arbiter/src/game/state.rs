//! What changes in the course of a game.

use super::adjournment::Adjourned;
use super::incidents::Incidents;
use super::placement::Board;
use super::question::Question;
use super::recording::Sheets;
use super::ruling::{EndReason, FaultKind, Outcome};
use super::sides::Sides;
use super::terms::TouchOrder;
use super::visual::Visual;
use crate::mate::KnownMate;
use alloc::boxed::Box;
use alloc::vec::Vec;
use chesslaws_board::{Move, Position, Square};
use chesslaws_clock::{Clock, TimeControl};
use chesslaws_laws::rules::MateImpossible;
use chesslaws_laws::{Color, Provision};
use core::time::Duration;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    Scheduled,
    Playing,
    Ended(Outcome),
    Annulled,
}

/// What the player who has the move must play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Bound {
    pub(crate) moves: Vec<Move>,
    pub(crate) by: Provision,
    /// A declared or a replacing move: further touches don't change it.
    pub(crate) fixed: bool,
}

/// A move made against a [`Bound`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Breach {
    pub(crate) by: Color,
    /// Plies before it.
    pub(crate) ply: usize,
    pub(crate) bound: Bound,
}

/// An illegal move that stands on the board and was not completed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Attempt {
    pub(crate) move_: Move,
    pub(crate) two_hands: bool,
    /// The castling of which only the king has moved.
    pub(crate) castling: Option<Move>,
}

/// What the player of the latest completed fault had touched before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FaultTouches {
    /// Plies before the fault.
    pub(crate) ply: usize,
    pub(crate) squares: Vec<Square>,
    pub(crate) order: TouchOrder,
}

/// What an assistant does for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Assistance {
    pub(crate) clock: bool,
    pub(crate) score: bool,
}

/// A pawn on the last rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Promoting {
    pub(crate) move_: Move,
    pub(crate) two_hands: bool,
    /// The piece that has touched the square, where that fixes the choice.
    pub(crate) fixed: Option<chesslaws_board::Role>,
}

/// A completed fault that can still be noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OpenFault {
    pub(crate) side: Color,
    pub(crate) kind: FaultKind,
    /// Plies before it.
    pub(crate) ply: usize,
}

/// A loss that waits for the answer to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PendingLoss {
    pub(crate) loser: Color,
    pub(crate) reason: EndReason,
    pub(crate) by: Provision,
    pub(crate) otherwise: MateImpossible,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) now: Duration,
    pub(crate) started_at: Duration,
    pub(crate) phase: Phase,
    pub(crate) clock: Option<Clock>,
    pub(crate) board: Board,
    pub(crate) question: Option<Question>,
    pub(crate) pending_loss: Option<PendingLoss>,
    pub(crate) absent: Sides<bool>,
    pub(crate) adjusting: Sides<bool>,
    pub(crate) touches: Vec<Square>,
    pub(crate) touch_order: TouchOrder,
    pub(crate) bound: Option<Bound>,
    pub(crate) breach: Option<Breach>,
    pub(crate) attempt: Option<Attempt>,
    pub(crate) promoting: Option<Promoting>,
    /// Who has made a move and not completed it.
    pub(crate) awaiting: Sides<bool>,
    pub(crate) completed: Sides<u32>,
    pub(crate) fault: Option<OpenFault>,
    pub(crate) illegal: Sides<u8>,
    pub(crate) offer: Option<Color>,
    /// Whose sheet still lacks an offer that was made.
    pub(crate) offer_to_note: Sides<bool>,
    pub(crate) postponed: Option<Color>,
    pub(crate) displaced: Option<Color>,
    pub(crate) stopped: bool,
    /// A mate that somebody could give when it was last looked for.
    pub(crate) known_mate: Option<KnownMate>,
    /// A king released in castling, as king takes rook.
    pub(crate) castling: Option<Move>,
    pub(crate) fault_touches: Option<FaultTouches>,
    /// Plies played when the arbiter saw a position that no game can have.
    pub(crate) watched: Option<usize>,
    /// Squares of a contact on which the arbiter has still to decide.
    pub(crate) disputed: Vec<Square>,
    pub(crate) assistance: Sides<Assistance>,
    pub(crate) sheets_seen: Sides<u8>,
    /// The arbiter consents to a draw that the regulations forbid.
    pub(crate) agreement_permitted: bool,
    pub(crate) incidents: Incidents,
    pub(crate) sheets: Sheets,
    pub(crate) adjourned: Option<Box<Adjourned>>,
    pub(crate) visual: Visual,
}

impl State {
    pub(crate) fn new(start: Position, control: Option<TimeControl>) -> Self {
        Self {
            now: Duration::ZERO,
            started_at: Duration::ZERO,
            phase: Phase::Scheduled,
            clock: control.map(Clock::new),
            board: Board::Sound(start),
            question: None,
            pending_loss: None,
            absent: Sides::default(),
            adjusting: Sides::default(),
            touches: Vec::new(),
            touch_order: TouchOrder::InOrder,
            bound: None,
            breach: None,
            attempt: None,
            promoting: None,
            awaiting: Sides::default(),
            completed: Sides::default(),
            fault: None,
            illegal: Sides::default(),
            offer: None,
            offer_to_note: Sides::default(),
            postponed: None,
            displaced: None,
            stopped: false,
            known_mate: None,
            castling: None,
            fault_touches: None,
            watched: None,
            disputed: Vec::new(),
            assistance: Sides::default(),
            sheets_seen: Sides::default(),
            agreement_permitted: false,
            incidents: Incidents::default(),
            sheets: Sheets::default(),
            adjourned: None,
            visual: Visual::default(),
        }
    }

    /// Forgets what concerns the ply in progress.
    pub(crate) fn begin_ply(&mut self) {
        self.touches.clear();
        self.touch_order = TouchOrder::InOrder;
        self.bound = None;
        self.attempt = None;
        self.promoting = None;
        self.castling = None;
        self.adjusting = Sides::default();
    }
}

//! Sealing a move (I.1).

use super::{Adjourned, Stage};
use crate::game::{Forbidden, Game, Refusal, Rulings, What};
use alloc::boxed::Box;
use alloc::string::String;
use chesslaws_board::{Move, Position};
use chesslaws_clock::Clock;
use chesslaws_laws::{Color, Provision};
use chesslaws_notation::{PieceLetters, San, SanError};
use core::time::Duration;

/// The legal move that a text means.
pub(super) fn meant(
    text: &str,
    position: &Position,
    letters: &PieceLetters,
) -> Result<Move, SanError> {
    San::parse_sheet(text.as_bytes(), letters)?.resolve(position)
}

impl Game {
    fn may_adjourn(&self) -> Result<(), Refusal> {
        self.may_play()?;
        let open = self.state.promoting.is_some()
            || self.state.attempt.is_some()
            || self.state.castling.is_some();
        match &self.state.adjourned {
            _ if open => Err(Refusal::FaultOpen),
            Some(adjourned) if adjourned.stage != Stage::Resumed => Err(Refusal::Adjourned),
            _ => Ok(()),
        }
    }

    /// The player who has the move is required to seal. His clock runs until he stops it.
    pub(in crate::game) fn adjournment_called(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        self.may_adjourn()?;
        self.begin_sealing(out);
        Ok(())
    }

    fn begin_sealing(&mut self, out: &mut Rulings) {
        let side = self.turn();
        self.state.adjourned = Some(Box::new(Adjourned::new(side)));
        self.rule(Provision::Sealing, What::MustSeal { side }, out);
    }

    /// I.1.2: the rest of the session is charged to who adjourns early.
    pub(in crate::game) fn adjourned_early(
        &mut self,
        side: Color,
        session_left: Duration,
        confirmed: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        self.may_adjourn()?;
        if side != self.turn() {
            return Err(Refusal::NotOnMove(side));
        }
        let now = self.state.now;
        let clock = self.state.clock.as_ref().ok_or(Refusal::NoClock)?;
        if self.terms.rules.adjournment.early_needs_control && !control_reached(clock) {
            return self.forbid(Forbidden::ControlNotReached, Provision::EarlyAdjournment);
        }
        if clock.time_left(side).time() <= session_left && !confirmed {
            return self.forbid(Forbidden::NoTimeForThat, Provision::EarlyAdjournment);
        }
        if let Some(clock) = self
            .state
            .clock
            .as_mut()
            .filter(|_| !session_left.is_zero())
        {
            let time = clock.subtract_time(side, session_left, now)?.taken;
            let what = What::TimeTaken { side, time };
            self.rule(Provision::EarlyAdjournment, what, out);
        }
        self.begin_sealing(out);
        Ok(())
    }

    pub(in crate::game) fn is_sealing(&self, side: Color) -> bool {
        let adjourned = self.state.adjourned.as_deref();
        adjourned
            .is_some_and(|adjourned| adjourned.stage == Stage::Sealing && adjourned.sealer == side)
    }

    /// A move made on the board after the call is the one that must be sealed; it is not played.
    pub(in crate::game) fn moved_after_the_call(
        &mut self,
        side: Color,
        written: Move,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let Some(move_) = self.state.board.legal(written) else {
            return Err(Refusal::NotAMove(written));
        };
        let adjourned = self.adjourned_at(Stage::Sealing)?;
        if adjourned.on_board.is_some() {
            return Err(Refusal::MoveStands);
        }
        adjourned.on_board = Some(move_);
        let what = What::MustSealThis { side, move_ };
        self.rule(Provision::Sealing, what, out);
        Ok(())
    }

    /// The text is kept unread until the envelope is opened; what was made on the board binds it.
    pub(in crate::game) fn move_sealed(
        &mut self,
        side: Color,
        text: String,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let (letters, position) = (self.terms.letters, self.position().copied());
        let adjourned = self.adjourned_at(Stage::Sealing)?;
        if adjourned.sealer != side {
            return Err(Refusal::NotOnMove(side));
        }
        if let (Some(made), Some(position)) = (adjourned.on_board, position) {
            let other = meant(&text, &position, &letters).is_ok_and(|sealed| sealed != made);
            if other {
                return self.forbid(Forbidden::OtherMoveOnTheBoard, Provision::Sealing);
            }
        }
        adjourned.text = Some(text);
        let what = What::SealedMoveWritten { side };
        self.rule(Provision::Sealing, what, out);
        Ok(())
    }

    /// The clock is stopped without starting the opponent's: the sealed move is fixed.
    pub(in crate::game) fn envelope_closed(
        &mut self,
        side: Color,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if !self.is_sealing(side) || self.adjourned_at(Stage::Sealing)?.text.is_none() {
            return Err(Refusal::NotAdjournedSo);
        }
        self.pause()?;
        let clock = self.state.clock.as_ref();
        let settings = clock.map(|clock| Color::ALL.map(|side| clock.setting(side)));
        let adjourned = self.adjourned_at(Stage::Sealing)?;
        adjourned.settings = settings;
        adjourned.stage = Stage::Adjourned;
        let what = What::Adjourned { sealer: side };
        self.rule(Provision::Sealing, what, out);
        Ok(())
    }
}

/// Both have made the moves of the first period, where it asks for a number of them.
fn control_reached(clock: &Clock) -> bool {
    Color::ALL.into_iter().all(|side| {
        let first = clock.control().schedule(side).periods().first();
        let required = first.and_then(|period| period.required_moves());
        required.is_none() || clock.period(side) > 0
    })
}

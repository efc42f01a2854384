//! Adjourned games (appendix A to 2005, the guidelines from 2009 on).

mod envelope;
mod resumption;
mod sealed;
mod sealing;

use super::sides::Sides;
use super::{Act, Game, Refusal};
use alloc::string::String;
use chesslaws_board::Move;
use chesslaws_clock::SideSetting;
use chesslaws_laws::Color;
use core::time::Duration;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    /// A player writes the move that is to be sealed.
    Sealing,
    /// Both clocks stand, the envelope is closed.
    Adjourned,
    /// The time of the resumption has come.
    Resumed,
}

/// A game that is being adjourned, is adjourned, or has been resumed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Adjourned {
    stage: Stage,
    sealer: Color,
    /// What the player made on the board after the call.
    on_board: Option<Move>,
    text: Option<String>,
    written: bool,
    confirmed: bool,
    /// What the clocks had when they were stopped.
    settings: Option<[SideSetting; 2]>,
    resumed_at: Duration,
    /// What the clocks showed at the resumption.
    shown: [Duration; 2],
    /// The sealed move is on the board.
    opened: bool,
    /// The envelope is missing, and the sealer names his move.
    lost: bool,
    reply: Option<String>,
    /// Who has made a move since the resumption.
    moved: Sides<bool>,
}

impl Adjourned {
    fn new(sealer: Color) -> Self {
        Self {
            stage: Stage::Sealing,
            sealer,
            on_board: None,
            text: None,
            written: false,
            confirmed: false,
            settings: None,
            resumed_at: Duration::ZERO,
            shown: [Duration::ZERO; 2],
            opened: false,
            lost: false,
            reply: None,
            moved: Sides::default(),
        }
    }
}

const fn index(side: Color) -> usize {
    match side {
        Color::White => 0,
        Color::Black => 1,
    }
}

impl Act {
    /// What can happen while the envelope is closed.
    const fn is_possible_while_adjourned(&self) -> bool {
        matches!(
            self,
            Self::EnvelopeWritten { .. }
                | Self::EnvelopeConfirmed
                | Self::EnvelopeMissing { .. }
                | Self::SessionResumed { .. }
                | Self::DrawOffered { .. }
                | Self::DrawAccepted { .. }
                | Self::DrawDeclined { .. }
                | Self::OfferNoted { .. }
                | Self::Resigned { .. }
                | Self::Answered { .. }
                | Self::ConductReported { .. }
                | Self::Penalised { .. }
                | Self::DecidedByAnalogy { .. }
        )
    }

    /// What can happen at the resumption before the sealed move or the sealed reply is made.
    const fn is_possible_before_the_opening(&self) -> bool {
        matches!(
            self,
            Self::Arrived { .. }
                | Self::DefaultTimePassed
                | Self::EnvelopeOpened
                | Self::ReplyOpened
                | Self::WrongTimesReported { .. }
                | Self::FlagNoticed { .. }
                | Self::BothFlagsNoticed { .. }
                | Self::ClocksStopped { .. }
                | Self::Resumed
        ) || self.is_possible_while_adjourned()
    }
}

impl Game {
    pub(super) fn admit_while_adjourned(&self, act: &Act) -> Result<(), Refusal> {
        let Some(adjourned) = self.state.adjourned.as_deref() else {
            return Ok(());
        };
        let possible = match adjourned.stage {
            Stage::Sealing => !matches!(act, Act::Pressed { .. } | Act::PressedByAssistant { .. }),
            Stage::Adjourned => act.is_possible_while_adjourned(),
            Stage::Resumed if adjourned.lost && !adjourned.opened => {
                matches!(act, Act::Moved { .. } | Act::Touched { .. })
                    || act.is_possible_before_the_opening()
            }
            Stage::Resumed if !adjourned.opened || adjourned.reply.is_some() => {
                act.is_possible_before_the_opening()
            }
            Stage::Resumed => true,
        };
        if possible || self.outcome().is_some() {
            Ok(())
        } else {
            Err(Refusal::Adjourned)
        }
    }

    /// Both clocks stand until the resumption, and until a sealer whose envelope is missing has moved.
    pub(super) fn clocks_stand_adjourned(&self) -> bool {
        self.state.adjourned.as_deref().is_some_and(|adjourned| {
            adjourned.stage == Stage::Adjourned
                || adjourned.stage == Stage::Resumed && adjourned.lost && !adjourned.opened
        })
    }

    /// Whether the game stands adjourned, with its envelope closed.
    pub(super) fn is_adjourned(&self) -> bool {
        let adjourned = self.state.adjourned.as_deref();
        adjourned.is_some_and(|adjourned| adjourned.stage == Stage::Adjourned)
    }

    pub(super) fn first_move_after_resumption(&mut self, side: Color) {
        if let Some(adjourned) = self.state.adjourned.as_deref_mut()
            && adjourned.stage == Stage::Resumed
            && adjourned.opened
        {
            adjourned.moved[side] = true;
        }
    }

    fn adjourned_at(&mut self, stage: Stage) -> Result<&mut Adjourned, Refusal> {
        match self.state.adjourned.as_deref_mut() {
            Some(adjourned) if adjourned.stage == stage => Ok(adjourned),
            _ => Err(Refusal::NotAdjournedSo),
        }
    }
}

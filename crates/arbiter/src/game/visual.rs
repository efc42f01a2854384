//! Players with impaired vision: two boards, announced moves, assistants (appendix F to 2005, D in
//! 2023).

use super::sides::Sides;
use super::terms::{Duty, TouchOrder};
use super::{Forbidden, Game, Refusal, Rulings, What};
use alloc::vec::Vec;
use chesslaws_board::{Move, Square};
use chesslaws_laws::{Citable, Color, Provision};

/// What is known of special board, announcements and assistants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Visual {
    /// A piece stands in its new aperture, and the move is not made yet.
    placed: Option<Placed>,
    /// Who has announced another move than made.
    slip: Option<Color>,
    /// The duties of each side's assistant.
    duties: Sides<[bool; 6]>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Placed {
    side: Color,
    move_: Move,
    captured_left: bool,
}

const fn provision(duty: Duty) -> Provision {
    match duty {
        Duty::MakingMoves => Provision::DutyMaking,
        Duty::Announcing => Provision::DutyAnnouncing,
        Duty::ScoreAndClock => Provision::DutyScore,
        Duty::Telling => Provision::DutyTelling,
        Duty::Claiming => Provision::DutyClaiming,
        Duty::Adjourning => Provision::DutyAdjourning,
    }
}

impl Game {
    fn impaired(&self, side: Color) -> Result<(), Refusal> {
        if self.terms.is_impaired(side) {
            Ok(())
        } else {
            Err(Refusal::NotImpaired(side))
        }
    }

    /// Either player may demand two boards.
    pub(super) fn two_boards_demanded(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        if !Color::ALL
            .into_iter()
            .any(|side| self.terms.is_impaired(side))
        {
            return Err(Refusal::NotImpaired(Color::White));
        }
        self.rule(Provision::TwoBoards, What::TwoBoards, out);
        Ok(())
    }

    /// A piece taken out of its aperture is touched; a hand that passes over pieces touches nothing.
    pub(super) fn lifted_from_aperture(
        &mut self,
        side: Color,
        squares: &[Square],
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        self.impaired(side)?;
        self.may_play()?;
        let what = What::LeftAperture { side };
        self.rule(Provision::TouchedInAperture, what, out);
        self.touched(side, squares, TouchOrder::InOrder, false, out)
    }

    /// Nothing is made yet: the captured piece must be gone and the move announced.
    pub(super) fn put_in_aperture(
        &mut self,
        side: Color,
        move_: Move,
        captured_left: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        self.impaired(side)?;
        self.may_move(side, move_)?;
        if move_.from() == move_.to() {
            let what = What::LeftAperture { side };
            self.rule(Provision::NewAperture, what, out);
            return self.touched(side, &[move_.from()], TouchOrder::InOrder, false, out);
        }
        self.touch_deliberately(side, out);
        self.state.visual.placed = Some(Placed {
            side,
            move_,
            captured_left,
        });
        let by = if captured_left {
            Provision::CapturedRemoved
        } else {
            Provision::MoveAnnounced
        };
        let what = What::NotMadeYet {
            side,
            captured: captured_left,
            announcement: true,
        };
        self.rule(by, what, out);
        Ok(())
    }

    /// With the announcement the move of a player with impaired vision is made. What was said wrongly
    /// is corrected at once and before the clock is pressed.
    pub(super) fn move_announced(
        &mut self,
        side: Color,
        said: Move,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if !self.terms.is_impaired(side) {
            return self.sighted_announcement(side, said, out);
        }
        let Some(placed) = self
            .state
            .visual
            .placed
            .filter(|placed| placed.side == side)
        else {
            return Err(Refusal::NothingToAnnounce(side));
        };
        let what = What::Announced { side, move_: said };
        self.rule(Provision::AnnouncingMoves, what, out);
        let board = &self.state.board;
        let same = said == placed.move_
            || board.legal(said).is_some() && board.legal(said) == board.legal(placed.move_);
        if !same {
            self.state.visual.slip = Some(side);
            self.rule(
                Provision::SlipOfTheTongue,
                What::SlipOfTheTongue { side },
                out,
            );
            return Ok(());
        }
        self.state.visual.slip = None;
        if placed.captured_left {
            let what = What::NotMadeYet {
                side,
                captured: true,
                announcement: false,
            };
            self.rule(Provision::CapturedRemoved, what, out);
            return Ok(());
        }
        self.state.visual.placed = None;
        self.moved(side, placed.move_, false, out)
    }

    /// The sighted player makes his move by the normal rules and announces it.
    fn sighted_announcement(
        &mut self,
        side: Color,
        said: Move,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        self.impaired(!side)?;
        let last = self.plies.as_slice().last();
        let Some(ply) = last.filter(|ply| ply.by == side && self.state.awaiting[side]) else {
            return Err(Refusal::NothingToAnnounce(side));
        };
        let same = ply.before.legal(said) == Some(ply.move_);
        let what = What::Announced { side, move_: said };
        self.rule(Provision::AnnouncingMoves, what, out);
        self.state.visual.slip = Some(side).filter(|_| !same);
        if !same {
            self.rule(
                Provision::SlipOfTheTongue,
                What::SlipOfTheTongue { side },
                out,
            );
        }
        Ok(())
    }

    /// The opponent's clock is started only then.
    pub(super) fn announced_before_press(&self, side: Color) -> Result<(), Refusal> {
        let visual = &self.state.visual;
        let open = visual.placed.is_some_and(|placed| placed.side == side);
        if open || visual.slip == Some(side) {
            return self.forbid(Forbidden::NotAnnounced, Provision::ClockAfterAnnouncement);
        }
        Ok(())
    }

    /// Scores that agree put the wrong board right; scores that differ take the game back to where
    /// they agree.
    pub(super) fn boards_differ(
        &mut self,
        scores_agree_to: u32,
        wrong_board: Option<Color>,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let last = self.plies_made();
        if scores_agree_to > last {
            return Err(Refusal::NoSuchPly {
                last,
                found: scores_agree_to,
            });
        }
        self.two_players_on_two_boards()?;
        if let (true, Some(side)) = (scores_agree_to == last, wrong_board) {
            self.rule(Provision::BoardsDiffer, What::BoardCorrected { side }, out);
            return Ok(());
        }
        self.pause()?;
        self.state.visual.placed = None;
        self.state.visual.slip = None;
        self.restore_to(scores_agree_to as usize, Provision::ScoresDiffer, out)?;
        self.ask_times(Provision::ScoresDiffer, out)
    }

    fn two_players_on_two_boards(&self) -> Result<(), Refusal> {
        self.impaired(Color::White)
            .or_else(|_| self.impaired(Color::Black))
    }

    /// The sighted player may have one for two duties, where the opponent uses none.
    pub(super) fn assistant_registered(
        &mut self,
        side: Color,
        duties: Vec<Duty>,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let own = self.terms.is_impaired(side);
        let by = if own {
            Provision::VisualAssistant
        } else {
            self.impaired(!side)?;
            let used = self.state.visual.duties[!side] != [false; 6];
            let open = |duty: &Duty| matches!(duty, Duty::MakingMoves | Duty::Announcing);
            if used || !duties.iter().all(open) {
                return self.forbid(Forbidden::AssistantNotOpen, Provision::SightedAssistant);
            }
            Provision::SightedAssistant
        };
        self.state.visual.duties[side] = Duty::ALL.map(|duty| duties.contains(&duty));
        if duties.contains(&Duty::ScoreAndClock) {
            self.state.assistance[side].clock = true;
            self.state.assistance[side].score = true;
        }
        self.rule(by, What::AssistantRegistered { side, duties }, out);
        Ok(())
    }

    /// Who does not see and who does not hear can't tell each other their moves.
    pub(super) fn require_assistant(&mut self, out: &mut Rulings) {
        let by = Provision::AssistantRequired;
        let known = by.cite(self.terms.rules.edition).is_some();
        let used = |side: Color| self.state.visual.duties[side] != [false; 6];
        let meet = |side: Color| self.terms.is_impaired(side) && self.terms.hearing_impaired[!side];
        if known && Color::ALL.into_iter().any(meet) && !Color::ALL.into_iter().any(used) {
            self.rule(by, What::AssistantRequired, out);
        }
    }

    pub(super) fn assistant_acted(
        &mut self,
        side: Color,
        duty: Duty,
        asked: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let place = Duty::ALL.iter().position(|&other| other == duty);
        let registered = place.is_some_and(|place| self.state.visual.duties[side][place]);
        let by = provision(duty);
        if !registered {
            return self.forbid(Forbidden::NoSuchDuty, by);
        }
        let what = if duty == Duty::Telling && !asked {
            What::ToldUnasked { side }
        } else {
            What::AssistantActed { side, duty }
        };
        self.rule(by, what, out);
        Ok(())
    }
}

//! Games that began wrongly (7.2, 7.3; rapid and blitz A.5.1).

use super::state::Phase;
use super::{Answer, Game, QuestionKind, Refusal, Rulings, What};
use chesslaws_laws::{Color, Mode, Provision};

impl Game {
    /// Moves that both players have completed.
    fn moves_of_both(&self) -> u32 {
        let [white, black] = Color::ALL.map(|side| self.completed(side));
        white.min(black)
    }

    fn set_up_limit(&self) -> Option<u16> {
        let mode = if self.terms.supervised {
            Mode::Standard
        } else {
            self.terms.mode
        };
        self.terms.rules.set_up.new_game_until(mode)
    }

    /// In rapid chess and blitz too late to be claimed.
    pub(super) fn set_up_too_late(&self) -> bool {
        self.set_up_limit()
            .is_some_and(|limit| self.moves_of_both() >= u32::from(limit))
    }

    pub(super) fn wrong_set_up_found(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        if self.set_up_too_late() {
            self.rule(Provision::RapidSetUp, What::PlayGoesOn, out);
            return Ok(());
        }
        self.annul(Provision::WrongSetUp, out)
    }

    pub(super) fn board_turned_found(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        if self.set_up_too_late() {
            self.rule(Provision::RapidSetUp, What::PlayGoesOn, out);
        } else {
            self.rule(Provision::BoardTurned, What::BoardTurned, out);
        }
        Ok(())
    }

    pub(super) fn colours_reversed_found(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        match self.terms.rules.set_up.reversed_restart_below {
            Some(limit) if self.moves_of_both() < u32::from(limit) => {
                self.annul(Provision::ColoursReversed, out)
            }
            Some(_) => {
                self.rule(Provision::ColoursReversed, What::PlayGoesOn, out);
                Ok(())
            }
            None => {
                self.pause()?;
                self.ask(
                    QuestionKind::ColoursReversed,
                    Some(Answer::Continue),
                    Provision::ColoursReversed,
                    out,
                );
                Ok(())
            }
        }
    }

    pub(super) fn annul(&mut self, provision: Provision, out: &mut Rulings) -> Result<(), Refusal> {
        self.pause()?;
        self.state.phase = Phase::Annulled;
        self.state.question = None;
        self.rule(provision, What::GameAnnulled, out);
        Ok(())
    }
}

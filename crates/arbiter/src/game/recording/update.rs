//! Sheets completed after a flag, reconstruction, and what counts where it fails (8.4 to 8.6).

use crate::game::{Answer, Forbidden, Game, QuestionKind, Refusal, Rulings, What};
use alloc::string::ToString;
use alloc::vec::Vec;
use chesslaws_clock::{Clock, Flags, SideSetting};
use chesslaws_laws::{Color, Provision};
use chesslaws_notation::sheet::{
    Known, Limits, Reconstruction, ScoreSheet, SheetReader, Writing, compare, reconstruct,
};
use core::time::Duration;

impl Game {
    /// A flag has fallen and the game goes on: whoever was freed completes his sheet first.
    pub(in crate::game) fn sheets_due(
        &mut self,
        flag_of: Color,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let last = self.plies_made();
        let sheets = &mut self.state.sheets;
        let due = |side| sheets.freed[side] && sheets.recorded[side] < last;
        let (white, black) = (due(Color::White), due(Color::Black));
        if !white && !black {
            return Err(Refusal::NoSheetDue);
        }
        sheets.due[Color::White] = white;
        sheets.due[Color::Black] = black;
        sheets.flag_of = Some(flag_of);
        sheets.halted = white && black;
        let provision = if white && black {
            self.pause()?;
            self.state.stopped = true;
            let by = Provision::NeitherRecords;
            self.rule(by, What::ClocksStopped, out);
            by
        } else {
            Provision::OneRecords
        };
        self.rule(provision, What::SheetsToUpdate { white, black }, out);
        Ok(())
    }

    /// Whether a move must wait for the sheets.
    pub(in crate::game) fn sheets_admit_a_move(&self, side: Color) -> Result<(), Refusal> {
        let sheets = &self.state.sheets;
        if sheets.borrowed == Some(side) {
            return self.forbid(Forbidden::SheetNotReturned, Provision::OneRecords);
        }
        if sheets.due[side] {
            return self.forbid(Forbidden::SheetNotUpdated, Provision::SheetUpdate);
        }
        Ok(())
    }

    /// The arbiter does not restart the game before both sheets are complete.
    pub(in crate::game) fn sheets_admit_restart(&self) -> Result<(), Refusal> {
        let sheets = &self.state.sheets;
        let due = Color::ALL.into_iter().any(|side| sheets.due[side]);
        if sheets.halted && due || sheets.reconstructing {
            return self.forbid(Forbidden::SheetNotUpdated, Provision::NeitherRecords);
        }
        Ok(())
    }

    pub(in crate::game) fn sheet_updated(
        &mut self,
        side: Color,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if !self.state.sheets.due[side] {
            return Err(Refusal::NoSheetDue);
        }
        self.complete_sheet(side);
        self.rule(Provision::SheetUpdate, What::SheetComplete { side }, out);
        Ok(())
    }

    fn complete_sheet(&mut self, side: Color) {
        let last = self.plies_made();
        let sheets = &mut self.state.sheets;
        sheets.due[side] = false;
        sheets.freed[side] = sheets.exempt[side].is_some();
        sheets.recorded[side] = last;
    }

    /// 8.5.2: the opponent's sheet may be used if the player has the move, and is given back first.
    pub(in crate::game) fn sheet_lent(
        &mut self,
        side: Color,
        returned: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let sheets = &self.state.sheets;
        let possible = if returned {
            sheets.borrowed == Some(side)
        } else {
            let due = sheets.due[side] || sheets.reconstructing;
            due && sheets.borrowed.is_none() && side == self.turn()
        };
        if !possible {
            return Err(Refusal::NoSheetLent(side));
        }
        self.state.sheets.borrowed = Some(side).filter(|_| !returned);
        let what = What::SheetLent { to: side, returned };
        self.rule(Provision::OneRecords, what, out);
        Ok(())
    }

    /// 8.5.3: position, times and the number of moves are noted first.
    pub(in crate::game) fn reconstruction_begun(
        &mut self,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let due = Color::ALL
            .into_iter()
            .any(|side| self.state.sheets.due[side]);
        if !due || self.state.sheets.reconstructing {
            return Err(Refusal::NoSheetDue);
        }
        self.pause()?;
        self.state.stopped = true;
        self.state.sheets.reconstructing = true;
        let left = |side| {
            let clock = self.state.clock.as_ref();
            clock.map_or(Duration::ZERO, |clock| clock.time_left(side).time())
        };
        let what = What::ReconstructionNoted {
            fen: self.fen(),
            white: left(Color::White),
            black: left(Color::Black),
            plies: self.plies_made(),
        };
        self.rule(Provision::NoCompleteSheet, what, out);
        Ok(())
    }

    /// The two sheets are compared, and the games that agree with both and with the board counted.
    pub(in crate::game) fn sheets_compared(
        &mut self,
        white: &str,
        black: &str,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if !self.state.sheets.reconstructing {
            return Err(Refusal::NoSheetDue);
        }
        let mut sheets = Vec::new();
        for (side, text) in [(Color::White, white), (Color::Black, black)] {
            // What is no move stays on the sheet as it is: it may be another notation.
            let reader = SheetReader {
                keep_unreadable: true,
                ..SheetReader::default()
            };
            let sheet = reader
                .read(text)
                .map_err(|error| unreadable(side, &error))?;
            if is_no_evidence(&sheet) {
                let what = What::SheetNoEvidence { side };
                self.rule(Provision::AlgebraicOnly, what, out);
            } else {
                sheets.push(sheet);
            }
        }
        if let [first, second] = &sheets[..] {
            let plies: Vec<u32> = compare(first, second)
                .entries
                .iter()
                .map(|entry| u32::try_from(entry.ply).unwrap_or(u32::MAX))
                .collect();
            let what = if plies.is_empty() {
                What::SheetsAgree
            } else {
                What::SheetsDiffer { plies }
            };
            self.rule(Provision::NoCompleteSheet, what, out);
        }
        let games = self.games_that_agree(&sheets)?;
        if games == 1 {
            let plies = self.plies_made();
            let what = What::GameRestored { plies };
            self.rule(Provision::NoCompleteSheet, what, out);
            for side in Color::ALL {
                self.complete_sheet(side);
            }
            self.state.sheets.reconstructing = false;
            return Ok(());
        }
        let what = What::GameNotRestored { games };
        self.rule(Provision::NoCompleteSheet, what, out);
        self.reconstruction_failed(out)
    }

    /// How many games agree with the sheets; without a sheet nothing is known.
    fn games_that_agree(&self, sheets: &[ScoreSheet]) -> Result<u32, Refusal> {
        let Some(first) = sheets.first() else {
            return Ok(0);
        };
        let known = Known {
            position: self.position().copied(),
            plies: Some(self.plies.as_slice().len()),
        };
        let list: Vec<&ScoreSheet> = sheets.iter().collect();
        let side = first.kept_by.unwrap_or(Color::White);
        match reconstruct(&list, &known, &Limits::default()) {
            Ok(Reconstruction::Unique(_)) => Ok(1),
            Ok(Reconstruction::Ambiguous(found)) => {
                Ok(u32::try_from(found.count).unwrap_or(u32::MAX))
            }
            Ok(Reconstruction::Impossible(_)) => Ok(0),
            Err(error) => Err(unreadable(side, &error)),
        }
    }

    /// 8.6: the arbiter says whether the sheets prove that too few moves were made.
    pub(in crate::game) fn reconstruction_failed(
        &mut self,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let Some(side) = self.state.sheets.flag_of else {
            return Err(Refusal::NoSheetDue);
        };
        self.pause()?;
        let kind = QuestionKind::MovesProven { side };
        let recommended = Some(Answer::NotProven);
        self.ask(kind, recommended, Provision::NoProofOfOverstepping, out);
        Ok(())
    }

    pub(in crate::game) fn moves_proven_answered(
        &mut self,
        side: Color,
        answer: Answer,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        for side in Color::ALL {
            self.complete_sheet(side);
        }
        let sheets = &mut self.state.sheets;
        sheets.reconstructing = false;
        sheets.borrowed = None;
        sheets.flag_of = None;
        if answer == Answer::Overstepped {
            return self.flag_decides(side, out);
        }
        let first = self.first_of_next_period(side);
        let number = match answer {
            Answer::MoreMoves { next } => next.max(first),
            _ => first,
        };
        self.count_from(number)?;
        let what = What::NextMoveNumbered { number };
        self.rule(Provision::NoProofOfOverstepping, what, out);
        if self.state.stopped {
            return Ok(());
        }
        self.run_for_turn()
    }

    /// The number of the first move after the periods that are over or have just ended.
    fn first_of_next_period(&self, side: Color) -> u32 {
        let Some(clock) = &self.state.clock else {
            return 1;
        };
        let ended = usize::from(clock.period(side)) + usize::from(clock.flags().is_down(side));
        let periods = clock.control().schedule(side).periods().iter();
        let required = periods
            .take(ended.max(1))
            .filter_map(|period| period.required_moves());
        required.map(u32::from).sum::<u32>() + 1
    }

    /// Counts the moves so that the next one has this number, with the time of the periods reached.
    fn count_from(&mut self, number: u32) -> Result<(), Refusal> {
        let (turn, now) = (self.turn(), self.state.now);
        let Some(clock) = &mut self.state.clock else {
            return Ok(());
        };
        for side in Color::ALL {
            let ahead = side == Color::White && turn == Color::Black;
            let moves = (number - 1).saturating_add(u32::from(ahead));
            let setting = clock.setting(side);
            let periods = clock.control().schedule(side).periods();
            let (mut period, mut required, mut left) = (0, 0, setting.left);
            while let Some(more) = periods.get(period).and_then(|p| p.required_moves()) {
                required += u32::from(more);
                let Some(next) = periods.get(period + 1).filter(|_| required <= moves) else {
                    break;
                };
                if period >= usize::from(setting.period) {
                    left = left.saturating_add(next.time());
                }
                period += 1;
            }
            let period = u8::try_from(period).unwrap_or(u8::MAX);
            let setting = SideSetting {
                left,
                moves,
                moves_in_period: None,
                period,
                delay: None,
                ..setting
            };
            clock.set_side(side, setting, now)?;
            self.state.completed[side] = moves;
        }
        let flags = still_down(clock);
        if clock.flags() != flags {
            clock.set_flags(flags, now)?;
        }
        Ok(())
    }
}

/// The flags that stay down: no next period gives their side time, so they decide for themselves.
fn still_down(clock: &Clock) -> Flags {
    let flags = clock.flags();
    let is_empty = |side| flags.is_down(side) && clock.setting(side).left == Duration::ZERO;
    match (is_empty(Color::White), is_empty(Color::Black)) {
        (true, true) => flags,
        (true, false) => Flags::Down(Color::White),
        (false, true) => Flags::Down(Color::Black),
        (false, false) => Flags::Up,
    }
}

/// Nothing on the sheet is a move in algebraic notation.
fn is_no_evidence(sheet: &ScoreSheet) -> bool {
    let mut writings = sheet
        .entries
        .iter()
        .map(|entry| entry.writing(&sheet.letters));
    !sheet.entries.is_empty()
        && writings.all(|writing| {
            matches!(
                writing,
                Writing::NotUnderstood(_) | Writing::Illegible | Writing::Blank
            )
        })
}

fn unreadable(side: Color, error: &impl ToString) -> Refusal {
    Refusal::SheetUnreadable {
        side,
        error: error.to_string(),
    }
}

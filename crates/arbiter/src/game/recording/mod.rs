//! The score sheets (article 8).

mod advance;
mod signing;
mod update;

use super::sides::Sides;
use super::{Game, Refusal, Rulings, What};
use chesslaws_clock::{Clock, Mode as ClockMode};
use chesslaws_laws::rules::ExemptionLasts;
use chesslaws_laws::{Color, Mode, Provision, Score};
use core::time::Duration;

/// What is known of the two sheets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Sheets {
    /// The last ply on each.
    recorded: Sides<u32>,
    /// The period in which a player was freed from recording.
    exempt: Sides<Option<u8>>,
    /// Whether he was freed since his sheet was last complete.
    freed: Sides<bool>,
    /// Complaints of moves written in advance.
    complaints: Sides<u8>,
    /// Whether the sheet must be completed before a move.
    due: Sides<bool>,
    /// Who has the opponent's sheet.
    borrowed: Option<Color>,
    /// Whose flag has fallen, while the sheets are incomplete.
    flag_of: Option<Color>,
    /// The clocks stand until both sheets are complete.
    halted: bool,
    reconstructing: bool,
    signed: Sides<Option<Score>>,
}

impl Game {
    fn sheets_matter(&self) -> bool {
        let kept =
            self.terms.mode == Mode::Standard || self.terms.rules.recording.in_rapid_and_blitz;
        self.terms.sheets && kept
    }

    /// 8.4: less than five minutes and less than thirty seconds for each move.
    fn is_short_of_time(&self, clock: &Clock, side: Color) -> bool {
        let rules = self.terms.rules.recording;
        let index = usize::from(clock.period(side));
        let period = clock.control().schedule(side).periods().get(index);
        let each_move = period.map_or(Duration::ZERO, |period| bonus(period.mode()));
        let introduced = clock.introduced_increment().unwrap_or_default();
        let left = clock.time_left(side).time();
        left < rules.exempt_below && each_move.max(introduced) < rules.increment_keeps_duty
    }

    /// Notes who need not record from now on, and who must again.
    pub(super) fn watch_exemption(&mut self, out: &mut Rulings) {
        if !self.sheets_matter() || self.outcome().is_some() {
            return;
        }
        let Some(clock) = &self.state.clock else {
            return;
        };
        let lasts = self.terms.rules.recording.exemption_lasts;
        for side in Color::ALL {
            let (period, was) = (clock.period(side), self.state.sheets.exempt[side]);
            let short = self.is_short_of_time(clock, side);
            let goes_on = lasts == ExemptionLasts::RestOfPeriod && was == Some(period);
            let now = (short || goes_on).then_some(period);
            self.state.sheets.exempt[side] = now;
            match (was, now) {
                (None, Some(_)) => {
                    self.state.sheets.freed[side] = true;
                    let what = What::NeedNotRecord { side };
                    self.rule(Provision::RecordingExemption, what, out);
                }
                (Some(_), None) => {
                    let what = What::MustRecordAgain { side };
                    self.rule(Provision::RecordingExemption, what, out);
                }
                _ => {}
            }
        }
    }

    pub(super) fn plies_made(&self) -> u32 {
        u32::try_from(self.plies.as_slice().len()).unwrap_or(u32::MAX)
    }

    pub(super) fn move_recorded(
        &mut self,
        side: Color,
        ply: Option<u32>,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let last = self.plies_made();
        let ply = ply.unwrap_or(last);
        if ply > last {
            return Err(Refusal::NoSuchPly { last, found: ply });
        }
        let ply = ply.max(self.state.sheets.recorded[side]);
        self.state.sheets.recorded[side] = ply;
        let provision = if self.terms.is_impaired(side) {
            Provision::SpecialSheet
        } else {
            Provision::Recording
        };
        self.rule(provision, What::Recorded { side, ply }, out);
        Ok(())
    }

    /// 8.1.3: the previous own move must be recorded before another is made; both stand.
    pub(super) fn previous_unrecorded(&self, side: Color, out: &mut Rulings) {
        if !self.sheets_matter() || self.state.sheets.exempt[side].is_some() {
            return;
        }
        let own = self.plies.as_slice().iter().rposition(|ply| ply.by == side);
        let number = own.map_or(0, |index| u32::try_from(index + 1).unwrap_or(u32::MAX));
        if self.state.sheets.recorded[side] < number {
            let what = What::PreviousMoveUnrecorded { side };
            self.rule(Provision::ReplyBeforeRecording, what, out);
        }
    }

    /// A position was restored: what was written of later plies is crossed out.
    pub(super) fn sheets_cut(&mut self, plies: u32) {
        for side in Color::ALL {
            let recorded = &mut self.state.sheets.recorded[side];
            *recorded = plies.min(*recorded);
        }
    }
}

/// The time that each move has besides the period's own.
const fn bonus(mode: ClockMode) -> Duration {
    match mode {
        ClockMode::Increment { amount, .. } => amount,
        ClockMode::UsDelay(time)
        | ClockMode::Bronstein(time)
        | ClockMode::BronsteinGiveBack(time) => time,
        _ => Duration::ZERO,
    }
}

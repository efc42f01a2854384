//! Clock readings against the time control.

use super::{Code, Finding};
use alloc::format;
use alloc::vec::Vec;
use chesslaws_clock::{ClockTime, TimeControl};
use chesslaws_laws::{Article, Citable, Color, Provision, Rules};
use core::time::Duration;

/// What the record tells of a player's clock after a move.
///
/// ```
/// use chesslaws_arbiter::ClockReading;
/// use core::time::Duration;
/// let reading = ClockReading { ply: 1, left: Some(Duration::from_secs(59)), spent: None };
/// assert_eq!(reading.ply, 1);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockReading {
    /// The ply that was made.
    pub ply: u32,
    /// The time left after it, as `%clk` has it.
    pub left: Option<Duration>,
    /// The time spent on it, as `%emt` has it.
    pub spent: Option<Duration>,
}

/// The clocks of a game: the control, and what was read.
#[derive(Debug, Clone, Copy)]
pub struct Clocks<'a> {
    /// The time control.
    pub control: &'a TimeControl,
    /// The readings by ply; plies without any may be left out.
    pub readings: &'a [ClockReading],
}

/// Records show whole seconds, some rounded and some cut off: two readings may differ by that much
/// from the truth.
const ROUNDING: Duration = Duration::from_secs(1);

/// The first reading of each player that nobody's thinking can explain: a clock that shows more than
/// the one before and what the press earned, and one that shows less than the press earned, so that
/// nothing was left when it was pressed. The last move of a game need not have been pressed: after a mate,
/// or when the other player gives up, nothing is earned.
pub(super) fn look(
    clocks: &Clocks<'_>,
    white_begins: bool,
    last: Option<u32>,
    rules: &Rules,
) -> Vec<Finding> {
    let mut sides = Color::ALL.map(|side| Side {
        side,
        before: Some(clocks.control.start_time(side)),
        risen: false,
        overstepped: false,
    });
    let mut findings = Vec::new();
    for reading in clocks.readings {
        let is_white = (reading.ply % 2 == 1) == white_begins;
        let side = &mut sides[usize::from(!is_white)];
        let number = reading.ply.div_ceil(2);
        let is_pressed = last != Some(reading.ply);
        side.look(
            clocks.control,
            number,
            reading,
            is_pressed,
            rules,
            &mut findings,
        );
    }
    findings
}

struct Side {
    side: Color,
    /// What the clock showed before the move; `None` where a reading is missing in between.
    before: Option<Duration>,
    risen: bool,
    overstepped: bool,
}

impl Side {
    fn look(
        &mut self,
        control: &TimeControl,
        number: u32,
        reading: &ClockReading,
        is_pressed: bool,
        rules: &Rules,
        findings: &mut Vec<Finding>,
    ) {
        let Some(credit) = control.credit(self.side, number) else {
            return;
        };
        let Some(before) = self.before else {
            self.before = reading.left;
            return;
        };
        let overstepped = match (reading.left, reading.spent) {
            (Some(left), _) => is_pressed && left + ROUNDING < credit,
            (None, Some(spent)) => spent > before + ROUNDING,
            (None, None) => false,
        };
        if overstepped && !self.overstepped {
            self.overstepped = true;
            findings.push(self.overstepped(reading, before, credit, rules));
        }
        let most = before + credit;
        if let Some(left) = reading.left
            && left > most + ROUNDING
            && !self.risen
        {
            self.risen = true;
            let message = format!(
                "{}'s clock shows {} after a move that could leave {} at most",
                self.side,
                ClockTime(left),
                ClockTime(most)
            );
            let article = article(Provision::ClockDefect, rules);
            findings.push(Finding::new(
                reading.ply,
                Code::ClockRises,
                article,
                message,
            ));
        }
        self.before = match (reading.left, reading.spent) {
            (Some(left), _) => Some(left),
            (None, Some(spent)) => Some(most.saturating_sub(spent)),
            (None, None) => None,
        };
    }

    fn overstepped(
        &self,
        reading: &ClockReading,
        before: Duration,
        credit: Duration,
        rules: &Rules,
    ) -> Finding {
        let side = self.side;
        let message = match (reading.left, reading.spent) {
            (Some(left), _) => format!(
                "{side}'s clock shows {} after a press that gave {}: nothing was left",
                ClockTime(left),
                ClockTime(credit)
            ),
            (None, spent) => format!(
                "{side} spent {} with {} left",
                ClockTime(spent.unwrap_or_default()),
                ClockTime(before)
            ),
        };
        Finding::new(
            reading.ply,
            Code::Overstepped,
            article(Provision::LossOnTime, rules),
            message,
        )
    }
}

fn article(provision: Provision, rules: &Rules) -> Option<Article> {
    provision.cite(rules.edition).map(|cite| cite.article)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(control: &str, readings: &[(u32, Option<u64>, Option<u64>)]) -> Vec<(u32, Code)> {
        codes_of_game(control, readings, None)
    }

    /// Of a game that ends with the move `last`.
    fn codes_of_game(
        control: &str,
        readings: &[(u32, Option<u64>, Option<u64>)],
        last: Option<u32>,
    ) -> Vec<(u32, Code)> {
        let control: TimeControl = control.parse().expect("a control");
        let readings: Vec<ClockReading> = readings
            .iter()
            .map(|&(ply, left, spent)| ClockReading {
                ply,
                left: left.map(Duration::from_millis),
                spent: spent.map(Duration::from_millis),
            })
            .collect();
        let clocks = Clocks {
            control: &control,
            readings: &readings,
        };
        look(&clocks, true, last, &Rules::FIDE_2023)
            .into_iter()
            .map(|finding| (finding.ply, finding.code))
            .collect()
    }

    #[test]
    fn an_increment_explains_a_rise_by_as_much() {
        // 3:02 at the start, two seconds used.
        assert_eq!(
            codes(
                "3m+2s",
                &[(1, Some(182_000), None), (3, Some(184_000), None)]
            ),
            []
        );
        let risen = codes(
            "3m+2s",
            &[(1, Some(182_000), None), (3, Some(186_000), None)],
        );
        assert_eq!(risen, [(3, Code::ClockRises)]);
    }

    #[test]
    fn a_control_reached_explains_a_rise_by_the_next_period() {
        let readings = [(1, Some(60_000), None), (3, Some(1_850_000), None)];
        assert_eq!(codes("1m/2 + 30m", &readings), []);
        assert_eq!(codes("1m/3 + 30m", &readings), [(3, Code::ClockRises)]);
    }

    #[test]
    fn whole_seconds_are_allowed_to_be_rounded() {
        assert_eq!(
            codes("3m", &[(1, Some(100_400), None), (3, Some(101_000), None)]),
            []
        );
        let risen = codes("3m", &[(1, Some(100_000), None), (3, Some(101_001), None)]);
        assert_eq!(risen, [(3, Code::ClockRises)]);
    }

    #[test]
    fn less_than_the_press_gave_means_that_nothing_was_left() {
        assert_eq!(codes("1m+10s", &[(1, Some(9_000), None)]), []);
        assert_eq!(
            codes("1m+10s", &[(1, Some(8_000), None)]),
            [(1, Code::Overstepped)]
        );
        // After the last move nobody need have pressed.
        assert_eq!(
            codes_of_game("1m+10s", &[(1, Some(8_000), None)], Some(1)),
            []
        );
        // What it took counts all the same.
        let over = codes_of_game("1m+10s", &[(1, None, Some(72_000))], Some(1));
        assert_eq!(over, [(1, Code::Overstepped)]);
        // Without increment a clock at zero may still have held a part of a second.
        assert_eq!(codes("1m", &[(1, Some(0), None), (3, Some(0), None)]), []);
    }

    #[test]
    fn time_spent_alone_is_added_up() {
        assert_eq!(
            codes("1m", &[(1, None, Some(40_000)), (3, None, Some(20_000))]),
            []
        );
        let over = codes("1m", &[(1, None, Some(40_000)), (3, None, Some(22_000))]);
        assert_eq!(over, [(3, Code::Overstepped)]);
    }

    #[test]
    fn each_player_is_told_once() {
        let readings: Vec<_> = (1..=8)
            .map(|ply| (ply, Some(u64::from(ply) * 60_000), None))
            .collect();
        assert_eq!(
            codes("1m", &readings),
            [(3, Code::ClockRises), (2, Code::ClockRises)]
                .into_iter()
                .rev()
                .collect::<Vec<_>>()
        );
    }

    #[test]
    fn a_missing_reading_leaves_the_next_one_unjudged() {
        let readings = [
            (1, Some(30_000), None),
            (3, None, None),
            (5, Some(50_000), None),
        ];
        assert_eq!(codes("1m", &readings), []);
    }
}

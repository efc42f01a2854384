//! The clock on the table, without the terminal: what each key does at each instant.

use chesslaws::clock::{Clock, ClockError, OpponentTime, Press, Status, TimeControl, TimeLeft};
use chesslaws::laws::Color;
use std::time::Duration;

/// Time that the arbiter adds or takes at one key.
const STEP: Duration = Duration::from_secs(60);

/// What a key means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Action {
    /// The player's side of the clock is pressed.
    Press(Color),
    /// The side on move presses; before the game, White's clock is started.
    PressOnMove,
    /// The arbiter stops both clocks, or starts them again.
    PauseOrResume,
    /// The arbiter adds a minute.
    Add(Color),
    /// The arbiter takes a minute.
    Subtract(Color),
    /// The arbiter takes the last press back.
    UndoPress,
    /// Somebody notices the fallen flag.
    NoticeFlag,
}

pub(super) struct App {
    pub(super) clock: Clock,
    /// What the last key did, or why it did nothing.
    pub(super) message: String,
}

impl App {
    pub(super) fn new(control: TimeControl) -> Self {
        Self {
            clock: Clock::new(control),
            message: "Space starts White's clock.".to_owned(),
        }
    }

    /// Lets time pass up to `now`.
    pub(super) fn tick(&mut self, now: Duration) {
        if let Err(error) = self.clock.poll(now) {
            self.message = error.to_string();
        }
    }

    /// Does what the key means, at `now`. What the clock refuses changes nothing.
    pub(super) fn act(&mut self, action: Action, now: Duration) {
        self.message = match self.try_act(action, now) {
            Ok(message) => message,
            Err(error) => format!("Not done: {error}."),
        };
    }

    fn try_act(&mut self, action: Action, now: Duration) -> Result<String, ClockError> {
        match action {
            Action::Press(side) => self.press(side, now),
            Action::PressOnMove => match self.clock.on_move() {
                Some(side) => self.press(side, now),
                None => self.start(Color::White, now),
            },
            Action::PauseOrResume => self.pause_or_resume(now),
            Action::Add(side) => {
                self.clock.add_time(side, STEP, now)?;
                Ok(format!("The arbiter gave {side} a minute."))
            }
            Action::Subtract(side) => {
                let taken = self.clock.subtract_time(side, STEP, now)?.taken;
                Ok(format!("The arbiter took {} from {side}.", span(taken)))
            }
            Action::UndoPress => {
                self.clock.undo_press(OpponentTime::Returned, now)?;
                Ok("The last press is taken back, with what it earned.".to_owned())
            }
            Action::NoticeFlag => self.notice_flag(now),
        }
    }

    /// Before the game a press by either player starts the opponent's clock, as on a real one.
    fn press(&mut self, side: Color, now: Duration) -> Result<String, ClockError> {
        if self.clock.status() == Status::Ready {
            return self.start(!side, now);
        }
        let Press {
            completed,
            in_time,
            spent,
            credited,
            new_period,
        } = self.clock.press(side, now)?;
        let mut message = match (completed, in_time) {
            (false, _) => return Ok("The clock is frozen by a fallen flag.".to_owned()),
            (true, false) => format!("{side} pressed too late"),
            (true, true) => format!("{side} used {}", span(spent)),
        };
        if !credited.is_zero() {
            message += &format!(", earned {}", span(credited));
        }
        if let Some(period) = new_period {
            message += &format!(", is in period {}", period + 1);
        }
        Ok(message + ".")
    }

    fn start(&mut self, side: Color, now: Duration) -> Result<String, ClockError> {
        self.clock.start(side, now)?;
        Ok(format!("{side}'s clock runs."))
    }

    fn pause_or_resume(&mut self, now: Duration) -> Result<String, ClockError> {
        if let Status::Paused(_) = self.clock.poll(now)? {
            self.clock.resume(now)?;
            Ok("The game goes on.".to_owned())
        } else {
            self.clock.pause(now)?;
            Ok("Both clocks are stopped.".to_owned())
        }
    }

    fn notice_flag(&mut self, now: Duration) -> Result<String, ClockError> {
        self.clock.poll(now)?;
        match self.clock.first_flag() {
            Some(side) => {
                self.clock.notice_flag(side, now)?;
                Ok(format!("{side}'s fallen flag is noticed."))
            }
            None => Ok("No flag has fallen.".to_owned()),
        }
    }
}

/// A short time in seconds, to the tenth.
fn span(time: Duration) -> String {
    format!("{}.{} s", time.as_secs(), time.subsec_millis() / 100)
}

/// What a clock shows of a time: hours, minutes and seconds; tenths in the last ten seconds.
pub(super) fn digits(left: TimeLeft) -> String {
    let nanos = left.as_nanos();
    let tenths = nanos.unsigned_abs() / 100_000_000;
    let sign = if nanos < 0 { "-" } else { "" };
    let (seconds, tenth) = (tenths / 10, tenths % 10);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match (hours, minutes) {
        (0, 0) if seconds < 10 => format!("{sign}{seconds}.{tenth}"),
        (0, _) => format!("{sign}{minutes}:{seconds:02}"),
        _ => format!("{sign}{hours}:{minutes:02}:{seconds:02}"),
    }
}

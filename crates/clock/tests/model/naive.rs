//! A clock that is right because it is slow: every millisecond passes by itself.

mod undo;

use chesslaws_clock::{AfterFlag, Mode, Period, PeriodChange, Reload, Schedule, TimeControl};
use chesslaws_laws::Color;
use core::time::Duration;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    Ready,
    Running,
    Paused,
    Frozen,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Side {
    periods: Vec<Period>,
    repeats: bool,
    pub(crate) left: i64,
    pub(crate) delay: i64,
    pub(crate) turn: i64,
    pub(crate) used: i64,
    pub(crate) moves: i64,
    pub(crate) in_period: i64,
    pub(crate) missed: i64,
    pub(crate) period: usize,
    pub(crate) overtime: Option<i64>,
    pub(crate) flag: Option<i64>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Naive {
    pub(crate) sides: [Side; 2],
    pub(crate) now: i64,
    pub(crate) phase: Phase,
    pub(crate) on_move: Color,
    pub(crate) first: Option<Color>,
    pub(crate) interim: Option<(Color, i64)>,
    pressed: bool,
    introduced: i64,
    at_flag: bool,
    freeze: bool,
    undo: Option<Box<Undo>>,
}

/// What happened since a press.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Undo {
    by: Color,
    before: Naive,
    since: Vec<Since>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Since {
    Tick(i64),
    Add(Color, i64),
}

fn ms(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap()
}

impl Side {
    fn new(schedule: &Schedule) -> Self {
        let mut side = Self {
            periods: schedule.periods().to_vec(),
            repeats: schedule.repeats(),
            left: 0,
            delay: 0,
            turn: 0,
            used: 0,
            moves: 0,
            in_period: 0,
            missed: 0,
            period: 0,
            overtime: None,
            flag: None,
        };
        let first = side.periods[0];
        side.left = ms(first.time());
        side.delay = ms(first.mode().delay());
        if let Mode::Increment {
            amount,
            from_move: 1,
        } = first.mode()
        {
            side.left += ms(amount);
        }
        side.skip_empty_main();
        side
    }

    fn mode(&self) -> Mode {
        self.periods[self.period].mode()
    }

    fn next(&self) -> Option<usize> {
        if self.period + 1 < self.periods.len() {
            Some(self.period + 1)
        } else {
            self.repeats.then_some(self.period)
        }
    }

    fn begin(&mut self, period: usize) {
        self.period = period;
        self.left += ms(self.periods[period].time());
        self.skip_empty_main();
    }

    fn skip_empty_main(&mut self) {
        if self.left == 0 {
            match self.mode() {
                Mode::ByoYomi { periods, time } => self.enter(i64::from(periods), time),
                Mode::Canadian { time, .. } => self.enter(1, time),
                _ => {}
            }
        }
    }

    fn enter(&mut self, periods: i64, time: Duration) {
        self.overtime = Some(periods);
        self.in_period = 0;
        self.left = ms(time);
    }

    fn pass_counted_period(&mut self) {
        if let (Some(moves), Some(next)) = (self.periods[self.period].required_moves(), self.next())
            && self.in_period >= i64::from(moves)
        {
            self.in_period -= i64::from(moves);
            self.begin(next);
        }
    }
}

impl Naive {
    pub(crate) fn new(control: &TimeControl) -> Self {
        Self {
            sides: Color::ALL.map(|color| Side::new(control.schedule(color))),
            now: 0,
            phase: Phase::Ready,
            on_move: Color::White,
            first: None,
            interim: None,
            pressed: false,
            introduced: 0,
            at_flag: control.period_change() == PeriodChange::AtFlag,
            freeze: control.after_flag() == AfterFlag::Freeze,
            undo: None,
        }
    }

    fn mode(&self, color: Color) -> Mode {
        if self.introduced > 0 {
            let amount = Duration::from_millis(self.introduced.unsigned_abs());
            return Mode::Increment {
                amount,
                from_move: 1,
            };
        }
        self.sides[color.index()].mode()
    }

    fn side(&mut self, color: Color) -> &mut Side {
        &mut self.sides[color.index()]
    }

    pub(crate) fn tick(&mut self) {
        self.now += 1;
        if self.phase != Phase::Running {
            return;
        }
        let color = self.on_move;
        let mode = self.mode(color);
        if let Some(undo) = &mut self.undo {
            undo.since.push(Since::Tick(self.now));
        }
        let side = self.side(color);
        side.used += 1;
        side.turn += 1;
        if mode == Mode::CountUp {
            return;
        }
        if side.delay > 0 {
            side.delay -= 1;
        } else {
            side.left -= 1;
        }
        if mode == Mode::Hourglass {
            self.side(!color).left += 1;
        }
        self.zero(color);
    }

    /// A turn that begins with nothing ends where it begins.
    pub(crate) fn zero_on_move(&mut self) {
        if self.phase == Phase::Running && self.mode(self.on_move) != Mode::CountUp {
            self.zero(self.on_move);
        }
    }

    /// While `color` has nothing left, does what the mode does then.
    fn zero(&mut self, color: Color) {
        loop {
            let now = self.now;
            let side = self.side(color).clone();
            if side.left > 0 || side.delay > 0 || side.flag.is_some() {
                return;
            }
            match self.mode(color) {
                Mode::Gong => {
                    let missed = i64::from(!self.pressed);
                    let time = ms(side.periods[0].time());
                    let side = self.side(color);
                    side.left = time;
                    side.turn = 0;
                    side.missed += missed;
                    self.pressed = false;
                    self.undo = None;
                    self.on_move = !color;
                }
                Mode::ByoYomi { periods, time } if side.overtime.is_none() => {
                    self.side(color).enter(i64::from(periods), time);
                }
                Mode::ByoYomi { time, .. } if side.overtime > Some(1) => {
                    let side = self.side(color);
                    side.overtime = side.overtime.map(|periods| periods - 1);
                    side.left = ms(time);
                }
                Mode::Canadian { time, .. } if side.overtime.is_none() => {
                    self.side(color).enter(1, time);
                }
                _ if self.at_flag && side.next().is_some() => {
                    self.interim = Some((color, now));
                    for side in &mut self.sides {
                        if let (Some(next), None) = (side.next(), side.flag) {
                            side.begin(next);
                            let earlier: i64 = side.periods[..next]
                                .iter()
                                .map(|period| i64::from(period.required_moves().unwrap_or(0)))
                                .sum();
                            side.in_period = (side.moves - earlier).max(0);
                        }
                    }
                }
                _ => {
                    let side = self.side(color);
                    side.flag = Some(now);
                    side.overtime = side.overtime.map(|_| 0);
                    self.first = self.first.or(Some(color));
                    if self.freeze && self.phase != Phase::Ready {
                        self.phase = Phase::Frozen;
                    }
                }
            }
        }
    }

    pub(crate) fn start(&mut self, color: Color) -> bool {
        let ready = self.phase == Phase::Ready;
        if ready {
            self.phase = Phase::Running;
            self.on_move = color;
        }
        ready
    }

    pub(crate) fn press(&mut self, color: Color) -> bool {
        match self.phase {
            Phase::Ready | Phase::Paused => return false,
            _ if color != self.on_move || self.pressed => return false,
            Phase::Frozen => return true,
            Phase::Running => {}
        }
        self.undo = None;
        let before = self.clone();
        let in_time = before.sides[color.index()].flag.is_none();
        let mode = self.mode(color);
        let at_flag = self.at_flag;
        let side = self.side(color);
        side.moves += 1;
        side.in_period += 1;
        if mode == Mode::Gong {
            self.pressed = true;
        } else {
            match mode {
                _ if !in_time => {}
                Mode::BronsteinGiveBack(most) => side.left += side.turn.min(ms(most)),
                Mode::Canadian {
                    moves,
                    time,
                    reload: Reload::AtLastMove,
                } if side.overtime.is_some() && side.in_period >= i64::from(moves) => {
                    side.in_period = 0;
                    side.left = ms(time);
                }
                _ => {}
            }
            if in_time && !at_flag {
                side.pass_counted_period();
            }
            side.turn = 0;
            if in_time {
                self.prepare_next_turn(color);
            }
            self.on_move = !color;
        }
        let since = Vec::new();
        self.undo = Some(Box::new(Undo {
            by: color,
            before,
            since,
        }));
        true
    }

    fn prepare_next_turn(&mut self, color: Color) {
        let mode = self.mode(color);
        let side = self.side(color);
        side.delay = ms(mode.delay());
        match mode {
            Mode::Increment { amount, from_move } if side.moves + 1 >= i64::from(from_move) => {
                side.left += ms(amount);
            }
            Mode::ByoYomi { time, .. } if side.overtime > Some(0) => side.left = ms(time),
            Mode::MoveTimer => side.left = ms(side.periods[0].time()),
            _ => {}
        }
    }

    pub(crate) fn pause(&mut self) -> bool {
        if self.phase == Phase::Running {
            self.phase = Phase::Paused;
        }
        self.phase != Phase::Ready
    }

    pub(crate) fn resume(&mut self, color: Color) -> bool {
        match self.phase {
            Phase::Ready | Phase::Frozen => false,
            Phase::Running => color == self.on_move,
            Phase::Paused => {
                if color != self.on_move {
                    self.undo = None;
                    self.pressed = false;
                }
                self.on_move = color;
                self.phase = Phase::Running;
                true
            }
        }
    }

    fn has_time(&self, color: Color) -> bool {
        !matches!(self.mode(color), Mode::CountUp | Mode::Gong)
    }

    pub(crate) fn add(&mut self, color: Color, amount: i64) -> bool {
        let possible = self.has_time(color);
        if possible {
            self.side(color).left += amount;
            if let Some(undo) = &mut self.undo {
                undo.since.push(Since::Add(color, amount));
            }
        }
        possible
    }

    pub(crate) fn subtract(&mut self, color: Color, amount: i64) -> bool {
        if !self.has_time(color) {
            return false;
        }
        self.undo = None;
        let side = self.side(color);
        for _ in 0..amount {
            if side.left > 0 {
                side.left -= 1;
            }
        }
        self.zero(color);
        true
    }

    pub(crate) fn complete(&mut self, color: Color) -> bool {
        if self.phase == Phase::Ready {
            return false;
        }
        self.undo = None;
        let at_flag = self.at_flag;
        let side = self.side(color);
        side.moves += 1;
        side.in_period += 1;
        if side.flag.is_none() && !at_flag {
            side.pass_counted_period();
        }
        true
    }

    pub(crate) fn reload(&mut self, color: Color) -> bool {
        let mode = self.mode(color);
        let side = self.side(color);
        match mode {
            Mode::Canadian {
                moves,
                time,
                reload: Reload::ByButton,
            } if side.overtime.is_some()
                && side.flag.is_none()
                && side.in_period >= i64::from(moves) =>
            {
                side.left = ms(time);
                side.in_period = 0;
                self.undo = None;
                true
            }
            _ => false,
        }
    }

    pub(crate) fn introduce(&mut self, amount: i64) -> bool {
        let later = |side: &Side| {
            side.periods[side.period..]
                .iter()
                .all(|p| p.mode() == Mode::Plain)
        };
        let plain = self.introduced == 0 && self.sides.iter().all(later);
        if plain {
            for side in &mut self.sides {
                if side.flag.is_none() {
                    side.left += amount;
                }
            }
            self.introduced = amount;
            self.undo = None;
        }
        plain
    }

    pub(crate) fn lift_flags(&mut self) -> bool {
        let stuck = |side: &Side| side.flag.is_some() && side.left <= 0;
        if self.sides.iter().any(stuck) {
            return false;
        }
        for side in &mut self.sides {
            side.flag = None;
        }
        self.first = None;
        self.undo = None;
        if self.phase == Phase::Frozen {
            self.phase = Phase::Paused;
        }
        true
    }
}

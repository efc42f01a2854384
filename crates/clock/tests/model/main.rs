//! Thousands of random games of events, on the crate's clock and on one that lets every
//! millisecond pass by itself: they must agree in everything after every event.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod naive;

use chesslaws_clock::{
    AfterFlag, Clock, Flags, Mode, OpponentTime, Period, PeriodChange, Reload, Schedule, Status,
    TimeControl,
};
use chesslaws_laws::Color;
use core::time::Duration;
use naive::{Naive, Phase};

/// SplitMix64: the same sequences on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    fn color(&mut self) -> Color {
        Color::ALL[self.below(2) as usize]
    }

    fn ms(&mut self, bound: u64) -> Duration {
        Duration::from_millis(self.below(bound))
    }
}

fn mode(random: &mut Random, last: bool) -> Mode {
    match random.below(if last { 9 } else { 6 }) {
        0 | 1 => Mode::Plain,
        2 => Mode::Increment {
            amount: random.ms(150),
            from_move: 1 + random.below(4) as u16,
        },
        3 => Mode::UsDelay(random.ms(150)),
        4 => Mode::Bronstein(random.ms(150)),
        5 => Mode::BronsteinGiveBack(random.ms(150)),
        6 => Mode::ByoYomi {
            periods: 1 + random.below(4) as u8,
            time: random.ms(150),
        },
        kind => Mode::Canadian {
            moves: 1 + random.below(3) as u16,
            time: random.ms(400),
            reload: [Reload::AtLastMove, Reload::ByButton][(kind - 7) as usize],
        },
    }
}

fn schedule(random: &mut Random, at_flag: bool) -> Option<Schedule> {
    let len = 1 + random.below(3);
    let repeats = random.chance(30);
    let same = mode(random, true);
    let periods: Vec<Period> = (1..=len)
        .map(|number| {
            let time = random.ms(900);
            let counted = if number == len {
                repeats
            } else {
                !at_flag || random.chance(50)
            };
            let period = if counted {
                Period::moves(1 + random.below(4) as u16, time)
            } else {
                Period::all(time)
            };
            if random.chance(50)
                || number < len && matches!(same, Mode::ByoYomi { .. } | Mode::Canadian { .. })
            {
                period.with_mode(mode(random, number == len))
            } else {
                period.with_mode(same)
            }
        })
        .collect();
    if at_flag && random.chance(30) {
        Schedule::repeating(&periods).ok()
    } else {
        Schedule::new(&periods).ok()
    }
}

fn control(random: &mut Random) -> TimeControl {
    loop {
        let at_flag = random.chance(35);
        let alone = [Mode::Hourglass, Mode::Gong, Mode::MoveTimer, Mode::CountUp];
        let side = |random: &mut Random, kind: u64| match alone.get(kind as usize) {
            Some(mode) => Schedule::new(&[Period::all(random.ms(600)).with_mode(*mode)]).ok(),
            None => schedule(random, at_flag),
        };
        let kind = random.below(11);
        let Some(white) = side(random, kind) else {
            continue;
        };
        let black = if random.chance(50) {
            let other = if random.chance(70) {
                kind
            } else {
                random.below(11)
            };
            side(random, other)
        } else {
            Some(white)
        };
        let Some(black) = black else { continue };
        let change = if at_flag {
            PeriodChange::AtFlag
        } else {
            PeriodChange::AtMove
        };
        let after = if random.chance(50) {
            AfterFlag::Freeze
        } else {
            AfterFlag::RunOn
        };
        let built = TimeControl::with_device([white, black], change, after);
        if let Ok(control) = built {
            return control;
        }
    }
}

/// One event on both clocks; returns what it was and whether each took it.
fn event(random: &mut Random, clock: &mut Clock, model: &mut Naive) -> (String, bool, bool) {
    let now = Duration::from_millis(model.now.unsigned_abs());
    let color = random.color();
    let on_move = model.on_move;
    let amount = random.below(300);
    let time = Duration::from_millis(amount);
    let millis = i64::try_from(amount).unwrap();
    let opponent = [OpponentTime::Charged, OpponentTime::Returned][random.below(2) as usize];
    match random.below(100) {
        0..=49 => (
            format!("press {on_move}"),
            clock.press(on_move, now).is_ok(),
            model.press(on_move),
        ),
        50..=53 => (
            format!("press {color}"),
            clock.press(color, now).is_ok(),
            model.press(color),
        ),
        54..=61 => ("pause".into(), clock.pause(now).is_ok(), model.pause()),
        62..=71 => (
            "resume".into(),
            clock.resume(now).is_ok(),
            model.resume(on_move),
        ),
        72..=73 => (
            format!("resume {color}"),
            clock.resume_side(color, now).is_ok(),
            model.resume(color),
        ),
        74..=77 => (
            format!("add {amount} to {color}"),
            clock.add_time(color, time, now).is_ok(),
            model.add(color, millis),
        ),
        78..=80 => (
            format!("subtract {amount} from {color}"),
            clock.subtract_time(color, time, now).is_ok(),
            model.subtract(color, millis),
        ),
        81..=88 => (
            format!("undo {opponent:?}"),
            clock.undo_press(opponent, now).is_ok(),
            model.undo(opponent),
        ),
        89..=91 => (
            format!("complete {color}"),
            clock.complete_move(color, now).is_ok(),
            model.complete(color),
        ),
        92..=94 => (
            format!("reload {color}"),
            clock.reload(color, now).is_ok(),
            model.reload(color),
        ),
        95 if amount > 0 => (
            format!("introduce {amount}"),
            clock.introduce_increment(time, now).is_ok(),
            model.introduce(millis),
        ),
        96..=97 => (
            "lift".into(),
            clock.set_flags(Flags::Up, now).is_ok(),
            model.lift_flags(),
        ),
        _ => ("poll".into(), clock.poll(now).is_ok(), true),
    }
}

/// Everything that can be read off either clock, in the same words.
fn reading(clock: &Clock) -> String {
    let millis = |time: Duration| time.as_millis();
    let side = |color| {
        format!(
            "{color}: left {} delay {} turn {} used {} moves {}/{} period {} overtime {:?} \
             flag {:?} missed {}",
            clock.time_left(color).as_nanos() / 1_000_000,
            millis(clock.delay_left(color)),
            millis(clock.turn_used(color)),
            millis(clock.time_used(color)),
            clock.moves(color),
            clock.moves_in_period(color),
            clock.period(color),
            clock.overtime(color),
            clock.expired_at(color).map(millis),
            clock.missed_gongs(color),
        )
    };
    format!(
        "{:?} first {:?} interim {:?}\n{}\n{}",
        clock.status(),
        clock.first_flag(),
        clock
            .interim_flag()
            .map(|flag| (flag.side, millis(flag.at))),
        side(Color::White),
        side(Color::Black),
    )
}

fn naive_reading(model: &Naive) -> String {
    let status = match model.phase {
        Phase::Ready => Status::Ready,
        Phase::Running => Status::Running(model.on_move),
        Phase::Paused => Status::Paused(model.on_move),
        Phase::Frozen => Status::Frozen(model.on_move),
    };
    let side = |color: Color| {
        let side = &model.sides[color.index()];
        format!(
            "{color}: left {} delay {} turn {} used {} moves {}/{} period {} overtime {:?} \
             flag {:?} missed {}",
            side.left,
            side.delay,
            side.turn,
            side.used,
            side.moves,
            side.in_period,
            side.period,
            side.overtime,
            side.flag,
            side.missed,
        )
    };
    format!(
        "{status:?} first {:?} interim {:?}\n{}\n{}",
        model.first,
        model.interim,
        side(Color::White),
        side(Color::Black),
    )
}

const SEQUENCES: u64 = 12_000;

#[test]
fn agrees_with_a_clock_that_counts_every_millisecond() {
    let mut modes = std::collections::BTreeMap::<String, u32>::new();
    for seed in 0..SEQUENCES {
        let mut random = Random(seed);
        let control = control(&mut random);
        for color in Color::ALL {
            for period in control.schedule(color).periods() {
                let name = format!("{:?}", period.mode());
                let name = name.split(['(', ' ']).next().unwrap().to_owned();
                *modes.entry(name).or_default() += 1;
            }
        }
        run(seed, &mut random, &control);
    }
    assert_eq!(modes.len(), 11, "every mode was played: {modes:?}");
    assert!(modes.values().all(|count| *count > 200), "{modes:?}");
}

fn run(seed: u64, random: &mut Random, control: &TimeControl) {
    let mut clock = Clock::new(control.clone());
    let mut model = Naive::new(control);
    let mut story = format!("seed {seed}: {control}");
    let color = if random.chance(90) {
        Color::White
    } else {
        Color::Black
    };
    if random.chance(97) {
        clock.start(color, Duration::ZERO).unwrap();
        model.start(color);
    }
    for _ in 0..30 {
        let wait = match random.below(10) {
            0 => 0,
            1..=7 => random.below(160),
            _ => random.below(900),
        };
        for _ in 0..wait {
            model.tick();
            if random.chance(1) {
                clock
                    .poll(Duration::from_millis(model.now.unsigned_abs()))
                    .unwrap();
            }
        }
        let (what, ours, theirs) = event(random, &mut clock, &mut model);
        story += &format!("\n{} {what}", model.now);
        model.zero_on_move();
        assert_eq!(ours, theirs, "{story}");
        let acted = reading(&clock);
        clock
            .poll(Duration::from_millis(model.now.unsigned_abs()))
            .unwrap();
        let polled = reading(&clock);
        if ours {
            assert_eq!(acted, polled, "a poll at the same instant: {story}");
        }
        assert_eq!(polled, naive_reading(&model), "{story}");
    }
}

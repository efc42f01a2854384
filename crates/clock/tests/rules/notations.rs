//! Time controls as text: PGN tag, units, US Chess.

use crate::secs;
use chesslaws_clock::{
    ControlError, DgtModel, Mode, NotationError, PresetError, TimeControl, TimeControlTag,
};
use chesslaws_laws::Color;
use core::time::Duration;

fn canonical(text: &str) -> String {
    text.parse::<TimeControl>()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
        .to_string()
}

fn refused(text: &str) -> NotationError {
    text.parse::<TimeControl>().unwrap_err()
}

#[test]
fn every_style_has_one_meaning() {
    for (text, expected) in [
        // PGN tags.
        ("300", "5m"),
        ("300+3", "5m + 3s"),
        ("0+5", "0m + 5s"),
        ("40/9000", "150m/40"),
        ("40/7200:3600", "120m/40 + 60m"),
        ("40/5400+30:1800+30", "90m/40 + 30m + 30s"),
        ("40/5400:1800+30", "(90m/40) + (30m + 30s)"),
        ("40/7200:20/3600:900", "120m/40 + 60m/20 + 15m"),
        ("*180", "hourglass 3m"),
        ("hg120", "hourglass 2m"),
        ("2700d5", "45m + 5s delay"),
        ("180+2d", "3m + 2s delay"),
        ("10+0.1", "10s + 0.1s"),
        ("40/60+0.6", "1m/40 + 0.6s"),
        ("1.5/move", "1.5s per move"),
        ("1/86400", "1440m per move"),
        ("5+0.05; 10+0.1", "5s + 0.05s vs 10s + 0.1s"),
        (" 300+3\n", "5m + 3s"),
        // Regulations.
        ("90m/40 + 30m + 30s", "90m/40 + 30m + 30s"),
        ("90'/40+30'/end+30\"", "90m/40 + 30m + 30s"),
        ("90'/40 + 30' + 30''", "90m/40 + 30m + 30s"),
        ("90 min/40 moves + 30 min + 30 sec", "90m/40 + 30m + 30s"),
        (
            "100m/40 + 50m/20 + 15m + 30s",
            "100m/40 + 50m/20 + 15m + 30s",
        ),
        ("40 moves in 90 min + 30 min", "90m/40 + 30m"),
        ("1h30m/40 + 30m/all", "90m/40 + 30m"),
        ("2h/40 + 1h", "120m/40 + 60m"),
        ("60 mins", "60m"),
        ("3m+2s", "3m + 2s"),
        ("15 min + 10 sec", "15m + 10s"),
        ("90s + 30s", "90s + 30s"),
        ("hourglass 60s", "hourglass 1m"),
        ("5m vs 4m", "5m vs 4m"),
        (
            "5m + 3s from 61 vs 4m + 3s from 61",
            "5m + 3s from 61 vs 4m + 3s from 61",
        ),
        // US Chess.
        ("G/90 d/5", "90m + 5s delay"),
        ("G/90;d5", "90m + 5s delay"),
        ("G/90 inc/30", "90m + 30s"),
        ("G/90;+30", "90m + 30s"),
        ("40/120 SD/60 d/5", "120m/40 + 60m + 5s delay"),
        ("40/120, SD/60; inc30", "120m/40 + 60m + 30s"),
        ("40/90, 20/60, SD/15; inc30", "90m/40 + 60m/20 + 15m + 30s"),
        ("40/90 SD/30; inc/30", "90m/40 + 30m + 30s"),
        ("G/15 inc 5", "15m + 5s"),
        ("G/45 d5", "45m + 5s delay"),
        ("G/20d5", "20m + 5s delay"),
        ("g/30 d/0", "30m"),
        ("G/5", "5m"),
    ] {
        assert_eq!(canonical(text), expected, "{text}");
    }
}

#[test]
fn canonical_text_reads_back_exactly() {
    for text in [
        "5m",
        "90m/40",
        "0m + 5s",
        "1.5s + 0.000000001s",
        "90m/40 + 45s/end",
        "90m/40 + 45s/20 + 90s/end + 30s",
        "10m + 3x30s",
        "10m + 25 moves in 5m",
        "0m + 25 moves in 90s by button",
        "(90m/40) + (30m + 30s)",
        "(90m/40 + 5s delay) + (30s + 2x10s)",
        "60s + 5s bronstein",
        "60s + 5s give-back",
        "gong 10s",
        "30s per move",
        "count up",
        "120m/flag + 60m repeat; at flag",
        "120m/flag + 45s/end repeat; at flag; freeze",
        "90m/40 + 30m + 30s; at flag; freeze",
        "count up vs 5m",
        "gong 10s vs gong 20s",
        "5m; freeze",
    ] {
        let control: TimeControl = text.parse().unwrap();
        assert_eq!(control.to_string().parse(), Ok(control), "{text}");
    }
}

#[test]
fn pgn_tag_forms() {
    for (text, kind) in [
        ("?", TimeControlTag::Unknown),
        ("-", TimeControlTag::Unlimited),
    ] {
        assert_eq!(text.parse(), Ok(kind.clone()));
        assert_eq!(kind.to_string(), text);
    }
    assert_eq!("inf".parse(), Ok(TimeControlTag::Unlimited));
    assert_eq!(refused("?"), NotationError::Unknown);
    assert_eq!(refused("-"), NotationError::Unlimited);
}

#[test]
fn pgn_round_trip() {
    for text in [
        "300",
        "300+3",
        "90+30",
        "0+5",
        "40/9000",
        "40/7200:3600",
        "40/5400+30:1800+30",
        "40/5400:1800+30",
        "*180",
        "2700d5",
        "10+0.1",
        "40/60+0.6",
        "1/86400",
        "300; 240",
        "1/60:1/60",
    ] {
        let tag = TimeControlTag::parse_as_seconds(text).unwrap();
        assert_eq!(tag.to_string(), text);
    }
}

#[test]
fn us_round_trip() {
    for text in [
        "G/90;d5",
        "G/60",
        "G/3;inc2",
        "40/120, SD/60; inc30",
        "40/90, 20/60, SD/15",
        "40/120, SD/60; d5",
    ] {
        let control = TimeControl::parse_us(text).unwrap();
        assert_eq!(control.to_us().unwrap().to_string(), text);
    }
}

#[test]
fn what_a_style_can_not_say_is_an_error() {
    for text in [
        "5m + 3s from 61",
        "10m + 3x30s",
        "gong 10s",
        "60s + 5s bronstein",
        "5m; freeze",
    ] {
        let control: TimeControl = text.parse().unwrap();
        assert!(control.to_pgn().is_err(), "{text}");
        assert!(control.to_us().is_err(), "{text}");
        assert_eq!(TimeControlTag::Control(control).to_string(), "?");
    }
    for text in ["90s", "5m vs 4m", "8m/20", "3m + 0.5s"] {
        assert!(
            text.parse::<TimeControl>().unwrap().to_us().is_err(),
            "{text}"
        );
    }
}

#[test]
fn ambiguous_texts_are_not_guessed() {
    for text in [
        "90+30",
        "90 + 30",
        "15+10",
        "5+3",
        "3+2",
        "25+10",
        "100+30",
        "40/120",
        "40/2, SD/1",
        "40/90",
        "1:30:00",
        "1:30",
        "3|2",
        "15 | 10",
    ] {
        assert!(
            matches!(refused(text), NotationError::Ambiguous { .. }),
            "{text}"
        );
    }
    for text in ["60+1", "180+2", "300+3", "10+0.1", "0+5", "600"] {
        assert!(text.parse::<TimeControl>().is_ok(), "{text}");
    }
    // In a tag a number of moves is plain enough.
    assert!("40/60".parse::<TimeControlTag>().is_ok());
}

#[test]
fn broken_texts_are_errors_with_their_place() {
    for (text, at) in [
        ("", 0),
        ("3m+", 3),
        ("3m+2", 4),
        ("90m/40 + ", 9),
        ("5m; dance", 4),
        ("300+", 4),
        ("40/", 3),
        ("300:", 4),
        ("G/", 2),
        ("G/90;d5;d3", 8),
        ("SD/60 blitz", 6),
        ("(5m", 3),
        ("5m + 3x", 7),
        ("5 m + 3 parsecs", 7),
        ("10.", 3),
    ] {
        match refused(text) {
            NotationError::Unexpected { at: found, .. } => assert_eq!(found, at, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn impossible_controls_are_refused() {
    for (text, error) in [
        ("0", ControlError::NoTime { period: 1 }),
        ("0/300", ControlError::ZeroMoves { period: 1 }),
        ("0m + 5s from 2", ControlError::NoTime { period: 1 }),
        ("0m + 5s give-back", ControlError::NoTime { period: 1 }),
        ("0 per move", ControlError::NoTime { period: 1 }),
        ("300:300", ControlError::MovesMissing { period: 1 }),
        ("40/300:0", ControlError::NoTime { period: 2 }),
        ("5m + 0x30s", ControlError::EmptyOvertime { period: 1 }),
        ("hourglass 60s vs 60s", ControlError::SidesNotJoined),
        (
            "90000000",
            ControlError::TimeTooLong {
                period: 1,
                found: secs(90_000_000),
            },
        ),
    ] {
        let text = text.replace("0 per", "0s per");
        assert_eq!(refused(&text), NotationError::Control(error), "{text}");
    }
    assert!(matches!(
        refused("-5"),
        NotationError::Unexpected { at: 0, .. }
    ));
    for text in [
        "99999999999999999999",
        "1.0000000001",
        "300+99999999999999999999999",
        "70000/60:60",
    ] {
        assert!(
            matches!(refused(text), NotationError::Number { .. }),
            "{text}"
        );
    }
    let nine = ["1/600"; 9].join(":");
    assert_eq!(refused(&nine), NotationError::TooManyPeriods { at: 48 });
    assert!(["1/600"; 8].join(":").parse::<TimeControl>().is_ok());
}

#[test]
fn fractions_are_exact() {
    let control: TimeControl = "0.000000001+0.100000000".parse().unwrap();
    let period = control.schedule(Color::White).periods()[0];
    assert_eq!(period.time(), Duration::from_nanos(1));
    let amount = Duration::from_millis(100);
    assert_eq!(
        period.mode(),
        Mode::Increment {
            amount,
            from_move: 1
        }
    );
}

#[test]
fn dgt_presets() {
    for (model, option, expected) in [
        (DgtModel::Dgt2010, 1, "5m"),
        (DgtModel::Dgt2010, 2, "25m"),
        (DgtModel::Dgt2010, 4, "120m/flag + 30m; at flag"),
        (DgtModel::Dgt2010, 6, "120m/flag + 60m/flag + 30m; at flag"),
        (DgtModel::Dgt2010, 8, "120m/flag + 60m repeat; at flag"),
        (DgtModel::Dgt2010, 17, "90m + 30s; freeze"),
        (
            DgtModel::Dgt2010,
            19,
            "90m/flag + 15m + 30s; at flag; freeze",
        ),
        (DgtModel::Dgt3000, 1, "5m"),
        (DgtModel::Dgt3000, 2, "10m"),
        (DgtModel::Dgt3000, 3, "25m"),
        (DgtModel::Dgt3000, 4, "60m"),
        (DgtModel::Dgt3000, 5, "120m"),
        (DgtModel::Dgt3000, 6, "120m/flag + 30m; at flag"),
        (DgtModel::Dgt3000, 7, "120m/flag + 60m; at flag"),
        (DgtModel::Dgt3000, 8, "120m/flag + 60m/flag + 30m; at flag"),
        (DgtModel::Dgt3000, 10, "3m + 2s; freeze"),
        (DgtModel::Dgt3000, 11, "25m + 10s; freeze"),
        (DgtModel::Dgt3000, 12, "90m + 30s; freeze"),
        (
            DgtModel::Dgt3000,
            13,
            "90m/flag + 30m + 30s; at flag; freeze",
        ),
        (
            DgtModel::Dgt3000,
            14,
            "100m/flag + 50m/flag + 15m + 30s; at flag; freeze",
        ),
    ] {
        let preset = model.preset(option).unwrap();
        assert_eq!(preset.to_string(), expected, "{model:?} {option}");
        assert_eq!(expected.parse(), Ok(preset));
    }
}

#[test]
fn dgt_options_without_a_certain_table_are_left_out() {
    let uncertain = |model: DgtModel| {
        (0..=99)
            .filter(|option| {
                model.preset(*option) == Err(PresetError::Uncertain { option: *option })
            })
            .collect::<Vec<u8>>()
    };
    assert_eq!(
        uncertain(DgtModel::Dgt2010),
        [10, 11, 13, 15, 16, 20, 22, 23, 24, 26, 27, 29, 31, 33]
    );
    assert_eq!(
        uncertain(DgtModel::Dgt3000),
        [9, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]
    );
    assert_eq!(
        DgtModel::Dgt3000.preset(31),
        Err(PresetError::NoSuchOption { option: 31 })
    );
}

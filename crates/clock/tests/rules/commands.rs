//! Clock times in comments and tags, as the standard has them and as files do.

use crate::{Black, ms, secs};
use chesslaws_clock::{
    ClockCommand, ClockTag, ClockTime, CommandKind, NotationError, TimeForm, TwoParts, clock_after,
    commands, time_spent,
};

fn read(comment: &str, two_parts: TwoParts) -> Vec<Result<ClockCommand, NotationError>> {
    commands(comment, two_parts).collect()
}

fn one(comment: &str) -> ClockCommand {
    let read = read(comment, TwoParts::Refuse);
    assert_eq!(read.len(), 1, "{comment}");
    read[0].unwrap_or_else(|error| panic!("{comment}: {error}"))
}

#[test]
fn pgn_standard_forms_round_trip() {
    for text in [
        "[%clk 1:07:00]",
        "[%emt 0:00:05]",
        "[%egt 2:15:30]",
        "[%mct 13:59:59]",
        "[%clk 0:00:58.6]",
        "[%clk 100:00:00.000000001]",
    ] {
        assert_eq!(one(text).to_string(), text);
        assert_eq!(one(text).form, TimeForm::Standard);
    }
}

#[test]
fn malformed_tenths_and_two_digit_hours() {
    assert_eq!(one("[%clk 0:00:58.6]").time, ms(58_600));
    assert_eq!(one("[%clk 00:10:00]").time, secs(600));
    assert_eq!(one("[%clk 0:00:58,6]").time, ms(58_600));
}

#[test]
fn malformed_two_parts_are_ambiguous() {
    let comment = "[%clk 03:00]";
    assert!(matches!(
        read(comment, TwoParts::Refuse)[..],
        [Err(NotationError::Ambiguous { .. })]
    ));
    for (two_parts, time) in [
        (TwoParts::MinutesSeconds, secs(180)),
        (TwoParts::HoursMinutes, secs(3 * 3600)),
    ] {
        let command = read(comment, two_parts)[0].unwrap();
        assert_eq!((command.time, command.form), (time, TimeForm::TwoParts));
    }
    assert_eq!(one("[%clk 1:03.333]").time, ms(63_333));
}

#[test]
fn malformed_bare_seconds() {
    for (comment, time) in [
        ("[%emt 0.01]", ms(10)),
        ("[%emt 0]", ms(0)),
        ("[%emt 102.34]", ms(102_340)),
    ] {
        let command = one(comment);
        assert_eq!((command.time, command.form), (time, TimeForm::BareSeconds));
    }
}

#[test]
fn malformed_line_wraps() {
    for comment in [
        "[%clk\n0:01:00]",
        "[%clk \r\n 0:01:00]",
        "[\n%clk 0:01:00]",
        "[%clk 0:01:\n00 ]",
        "good move\n[%clk 0:01:00]bad move",
        "[%clk0:01:00]",
    ] {
        if comment == "[%clk0:01:00]" {
            // Without a blank the name is not `clk`.
            assert!(read(comment, TwoParts::Refuse).is_empty());
        } else {
            assert_eq!(one(comment).time, secs(60), "{comment:?}");
        }
    }
}

#[test]
fn malformed_several_comments_and_commands() {
    let comment = "[%clk 0:00:59] [%emt 0:00:01] White wins on time.";
    let kinds: Vec<_> = read(comment, TwoParts::Refuse)
        .into_iter()
        .map(|command| command.unwrap().kind)
        .collect();
    assert_eq!(kinds, [CommandKind::Clk, CommandKind::Emt]);
    assert_eq!(read(comment, TwoParts::Refuse)[1].unwrap().at, 15);
    assert_eq!(
        one("[%eval 0.17,20][%csl Ga1][%clk 0:00:59]").time,
        secs(59)
    );
}

#[test]
fn malformed_fields_above_59_are_marked() {
    let odd = one("[%clk 0:75:00]");
    assert_eq!((odd.time, odd.form), (secs(4_500), TimeForm::OddFields));
    assert!("0:75:00".parse::<ClockTime>().is_err());
    assert!("0:5:00".parse::<ClockTime>().is_err());
    assert!("0:05: 00".parse::<ClockTime>().is_err());
}

#[test]
fn malformed_negative_and_empty_are_errors() {
    for comment in [
        "[%clk -0:00:01]",
        "[%clk ]",
        "[%clk",
        "[%clk 0:00:0x]",
        "[%clk 0:00:01",
    ] {
        assert!(
            matches!(
                read(comment, TwoParts::Refuse)[..],
                [Err(NotationError::Unexpected { .. })]
            ),
            "{comment}"
        );
    }
    assert!(matches!(
        read("[%clk 99999999999:00:00]", TwoParts::Refuse)[..],
        [Err(NotationError::Number { .. })]
    ));
}

#[test]
fn other_comments_are_no_clock_commands() {
    for comment in [
        "+0.68/12, 0.232s",
        "12 that took 12 secs",
        "[%timestamp 25]",
        "[%eval #3]",
        "clk 0:00:10",
        "[[%",
        "",
    ] {
        assert_eq!(read(comment, TwoParts::Refuse), [], "{comment}");
    }
}

#[test]
fn an_unreadable_command_does_not_stop_the_next() {
    let read = read("[%clk soon] [%emt 0:00:03]", TwoParts::Refuse);
    assert!(read[0].is_err());
    assert_eq!(read[1].unwrap().kind, CommandKind::Emt);
}

#[test]
fn tags_at_the_start_of_play() {
    assert_eq!("1:07:00".parse::<ClockTime>().unwrap().0, secs(4_020));
    let tag: ClockTag = "B/0:45:56".parse().unwrap();
    assert_eq!((tag.side, tag.time.0), (Some(Black), secs(2_756)));
    for text in ["W/1:07:00", "N/0:00:00"] {
        assert_eq!(text.parse::<ClockTag>().unwrap().to_string(), text);
    }
    assert!("X/0:45:56".parse::<ClockTag>().is_err());
    assert!(matches!(
        "B/".parse::<ClockTag>(),
        Err(NotationError::Unexpected { at: 2, .. })
    ));
}

#[test]
fn reconstruction_is_unknown_where_it_would_be_negative() {
    assert_eq!(time_spent(secs(100), secs(95), secs(30)), Some(secs(35)));
    assert_eq!(time_spent(secs(100), secs(125), secs(0)), None);
    assert_eq!(clock_after(secs(100), secs(35), secs(30)), Some(secs(95)));
}

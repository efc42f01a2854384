//! Journals: the game comes back, and no line can be other than it was written.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

mod steps;

use chesslaws_arbiter::journal::{Journal, JournalError, JournalFault, verify};
use chesslaws_arbiter::{Act, Conditions, Event, Observer};
use chesslaws_board::{Move, Square};
use chesslaws_laws::{Color, Edition, Mode};
use core::time::Duration;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use steps::{act, step};

fn conditions() -> Conditions {
    Conditions {
        title: Some("{\"a\"}\n\u{2603}".to_owned()),
        time_control: Some("90m/40 + 30m + 30s".parse().unwrap()),
        white: Some("A".to_owned()),
        ..Conditions::default()
    }
}

/// A journal of a few events, with the journal after each line.
fn small() -> (Vec<String>, Vec<Journal>) {
    let (mut journal, header) = Journal::begin(conditions()).unwrap();
    let (mut lines, mut journals) = (vec![header], vec![journal.clone()]);
    let moved = |from, to| Act::Moved {
        side: Color::White,
        move_: Move::new(from, to, None),
        two_hands: false,
    };
    let acts = [
        Act::Started { absent: vec![] },
        moved(Square::E1, Square::E3),
        Act::Pressed { side: Color::White },
        Act::IllegalMoveFound {
            by: Observer::Arbiter,
            ply: None,
        },
    ];
    for (second, act) in (0..).zip(acts) {
        let event = Event::at(Duration::from_millis(1500 * second), act);
        lines.push(journal.apply(event).unwrap().line);
        journals.push(journal.clone());
    }
    (lines, journals)
}

fn text(lines: &[impl AsRef<str>]) -> Vec<u8> {
    lines
        .iter()
        .flat_map(|line| line.as_ref().bytes())
        .collect()
}

/// What is wrong, which both ways of reading must agree on.
fn fault(bytes: &[u8]) -> JournalError {
    let error = verify(bytes).unwrap_err();
    assert_eq!(Journal::replay(bytes), Err(error.clone()));
    error
}

#[test]
fn any_one_byte_that_is_changed_is_found_on_its_line() {
    let (lines, _) = small();
    let mut bytes = text(&lines);
    let ends = lines.iter().scan(0, |end, line| {
        *end += line.len();
        Some(*end)
    });
    let ends: Vec<usize> = ends.collect();
    for at in 0..bytes.len() {
        let line = ends.iter().position(|end| at < *end).unwrap() as u64 + 1;
        let good = bytes[at];
        for bad in 0..=255_u8 {
            if bad == good {
                continue;
            }
            bytes[at] = bad;
            let error = verify(&bytes).unwrap_err();
            assert_eq!(error.line, line, "byte {at} {good} -> {bad}: {error}");
            assert!(!error.is_torn(), "byte {at} {good} -> {bad}: {error}");
        }
        bytes[at] = good;
    }
    assert!(verify(&bytes).is_ok());
}

#[test]
fn any_one_byte_that_is_taken_out_or_put_in_is_found_on_its_line() {
    let (lines, _) = small();
    let bytes = text(&lines);
    let line_of = |at: usize| bytes[..at].iter().filter(|b| **b == b'\n').count() as u64 + 1;
    for at in 0..bytes.len() {
        let mut less = bytes.clone();
        less.remove(at);
        let error = verify(&less).unwrap_err();
        assert_eq!(error.line, line_of(at), "without byte {at}: {error}");
        for byte in [b'\n', b' ', b'0', bytes[at]] {
            let mut more = bytes.clone();
            more.insert(at, byte);
            let error = verify(&more).unwrap_err();
            // The same byte twice is the same text as one place later.
            assert!(
                error.line == line_of(at) || byte == bytes[at] && error.line == line_of(at) + 1,
                "with {byte} before byte {at}: {error}"
            );
        }
    }
}

#[test]
fn a_journal_cut_off_anywhere_goes_on_from_its_last_whole_line() {
    let (lines, journals) = small();
    let bytes = text(&lines);
    let header = lines[0].len();
    for len in 0..bytes.len() {
        let cut = &bytes[..len];
        let whole = cut.iter().filter(|byte| **byte == b'\n').count();
        let start: usize = lines[..whole].iter().map(String::len).sum();
        if len < header {
            let error = Journal::resume(cut).unwrap_err();
            assert_eq!((error.line, error.is_torn()), (1, len > 0), "{error}");
            continue;
        }
        let (journal, torn) = Journal::resume(cut).unwrap();
        assert_eq!(journal, journals[whole - 1]);
        assert_eq!(journal.bytes(), start as u64);
        if len == start {
            assert_eq!(torn, None);
            continue;
        }
        let error = fault(cut);
        assert_eq!(torn, Some(error.clone()));
        assert_eq!((error.line, error.byte), (whole as u64 + 1, start as u64));
        let found = (len - start) as u64;
        assert_eq!(error.fault, JournalFault::Torn { found });
        // Zero bytes where the rest should be are what a power cut may leave.
        let mut zeros = cut.to_vec();
        zeros.extend([0; 9]);
        let whole_but_the_end = found as usize + 1 == lines[whole].len();
        assert_eq!(verify(&zeros).unwrap_err().is_torn(), !whole_but_the_end);
    }
}

#[test]
fn zero_bytes_at_the_end_count_as_not_written_but_in_the_place_of_a_line_feed() {
    let (lines, journals) = small();
    let whole = text(&lines);
    let last = whole.len() - lines.last().unwrap().len();
    let braces = &whole[..whole.len() - 1];
    let torn = |bytes: &[u8], from: usize| {
        let error = fault(bytes);
        let found = (bytes.len() - from) as u64;
        assert_eq!(
            (error.byte, &error.fault),
            (from as u64, &JournalFault::Torn { found })
        );
        error
    };
    for zeros in [1, 9, 4096] {
        let with_zeros = |bytes: &[u8]| [bytes, &vec![0; zeros]].concat();
        // Of the next line nothing was written, or a part of it.
        let after_the_line_feed = with_zeros(&whole);
        let error = torn(&after_the_line_feed, whole.len());
        let (journal, cut_off) = Journal::resume(&after_the_line_feed).unwrap();
        assert_eq!(Some(&journal), journals.last());
        assert_eq!(journal.bytes(), whole.len() as u64);
        assert_eq!(cut_off, Some(error));
        torn(&with_zeros(&whole[..last + 20]), last);
        torn(&with_zeros(&braces[..braces.len() - 1]), last);
        // Of the journal nothing was written.
        let nothing = vec![0; zeros];
        torn(&nothing, 0);
        assert!(Journal::resume(&nothing).unwrap_err().is_torn());
        // Bytes that could not stand there, before the zeros or after them.
        for wrong in [
            with_zeros(braces),
            with_zeros(&[&whole[..], b"{\"number\":9,"].concat()),
            [&with_zeros(&whole)[..], b"x"].concat(),
            [&with_zeros(&whole)[..], b"\n"].concat(),
        ] {
            let error = fault(&wrong);
            assert!(matches!(error.fault, JournalFault::Form { .. }), "{error}");
            assert_eq!(Journal::resume(&wrong), Err(error));
        }
    }
    torn(braces, last);
}

#[test]
fn lines_missing_repeated_and_out_of_order_are_told_apart() {
    let (lines, _) = small();
    let with = |order: &[usize]| {
        let chosen: Vec<&String> = order.iter().map(|i| &lines[*i]).collect();
        let error = fault(&text(&chosen));
        (error.line, error.fault)
    };
    let (expected, found) = (2, 3);
    assert_eq!(
        with(&[0, 1, 3, 4]),
        (3, JournalFault::Missing { expected, found })
    );
    assert_eq!(
        with(&[0, 1, 3, 2, 4]),
        (3, JournalFault::Reordered { expected, found })
    );
    let (expected, found) = (3, 2);
    assert_eq!(
        with(&[0, 1, 2, 2, 3, 4]),
        (4, JournalFault::Repeated { expected, found })
    );
    for (order, at) in [(&[1, 2, 3][..], 1), (&[0, 0, 1], 2), (&[0, 1, 0], 3)] {
        let (line, fault) = with(order);
        assert!(matches!(fault, JournalFault::Form { .. }), "{fault}");
        assert_eq!(line, at);
    }
}

#[test]
fn a_number_that_was_altered_is_no_missing_line() {
    let (mut lines, _) = small();
    lines[2] = lines[2].replace("\"number\":2", "\"number\":3");
    let error = fault(&text(&lines));
    assert_eq!(error.line, 3);
    assert!(
        matches!(error.fault, JournalFault::Altered { .. }),
        "{error}"
    );
}

/// A body with its right hash, as a program could write it that is not this one.
fn forged(previous: &[u8; 32], body: &str) -> Vec<u8> {
    let hash = blake3::Hasher::new()
        .update(previous)
        .update(body.as_bytes())
        .finalize();
    format!("{body},\"hash\":\"{}\"}}\n", hash.to_hex()).into_bytes()
}

#[test]
fn what_is_whole_but_not_of_this_program_is_refused() {
    let fault_of = |header: &str, body: Option<&str>| {
        let mut bytes = forged(&[0; 32], header);
        if let Some(body) = body {
            let header = verify(&bytes).unwrap().hash;
            bytes.extend(forged(header.as_bytes(), body));
        }
        let said = Journal::replay(&bytes).unwrap_err().to_string();
        // Which other words would be read is not the subject.
        said.split(", expected one of").next().unwrap().to_owned()
    };
    let header = "{\"journal\":1,\"conditions\":{}";
    let mut said = vec![
        fault_of("{\"journal\":2,\"conditions\":{}", None),
        fault_of("{\"journal\":1,\"conditions\":{\"x\":1}", None),
        fault_of("{\"journal\":1,\"conditions\":{\"chess960\":960}", None),
        fault_of("{\"protocol\":1", None),
    ];
    for body in [
        "{\"number\":1,\"event\":{\"event\":\"nap\"},\"rulings\":[]",
        "{\"number\":1,\"event\":{\"event\":\"pressed\",\"side\":\"white\"},\"rulings\":[]",
        "{\"number\":1,\"event\":{\"event\":\"started\"},\"rulings\":[{\"ruling\":\"free\"}]",
        "{\"number\":1,\"event\":{\"event\":\"started\"},\"rulings\":[],\"more\":1",
    ] {
        said.push(fault_of(header, Some(body)));
    }
    insta::assert_snapshot!(said.join("\n"));
}

#[test]
fn the_description_of_the_format_shows_what_is_written() {
    let page = include_str!("../JOURNAL.md");
    let example = page.split("```jsonl\n").nth(1).unwrap();
    let example = example.split("```").next().unwrap();
    let journal = Journal::replay(example.as_bytes()).unwrap();
    let (mut again, mut written) = Journal::begin(journal.conditions().clone()).unwrap();
    for entry in journal.protocol().entries() {
        let event = Event::at(entry.at, entry.act.clone());
        written.push_str(&again.apply(event).unwrap().line);
    }
    assert_eq!(written, example);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn the_game_built_again_equals_the_game_that_wrote_the_journal(
        edition in select(Edition::ALL.to_vec()),
        mode in select(vec![Mode::Standard, Mode::Rapid, Mode::Blitz]),
        control in select(vec!["5m", "3m+2s", "2/60+1:60", "1m", "10m + 3x30s"]),
        title in any::<Option<String>>(),
        chess960 in proptest::option::of(0..960_u16),
        default_time in proptest::option::of(any::<u32>()),
        flags in any::<[bool; 3]>(),
        steps in vec((step(), 0..40_000u64), 1..80),
        cut in any::<prop::sample::Index>(),
    ) {
        let conditions = Conditions {
            title,
            edition: Some(edition),
            mode: Some(mode),
            time_control: Some(control.parse().unwrap()),
            chess960,
            supervised: flags[0],
            without_arbiter: flags[1] && !flags[0],
            quickplay_announced: flags[2],
            default_time: default_time.map(|nanos| Duration::new(900, nanos % 1_000_000_000)),
            ..Conditions::default()
        };
        let (mut journal, mut stored) = Journal::begin(conditions).unwrap();
        let mut now = Duration::ZERO;
        stored.push_str(&journal.apply(Act::Started { absent: vec![] }).unwrap().line);
        for (step, wait) in &steps {
            now += Duration::from_millis(*wait);
            let event = Event { at: (wait % 7 > 0).then_some(now), act: act(journal.game(), step) };
            let before = journal.clone();
            match journal.apply(event) {
                Ok(written) => stored.push_str(&written.line),
                Err(_) => prop_assert_eq!(&journal, &before),
            }
        }
        prop_assert_eq!(journal.bytes(), stored.len() as u64);
        prop_assert_eq!(verify(stored.as_bytes()).unwrap().hash, journal.hash());
        prop_assert_eq!(&Journal::replay(stored.as_bytes()).unwrap(), &journal);

        let len = cut.index(stored.len());
        match Journal::resume(&stored.as_bytes()[..len]) {
            Ok((resumed, torn)) => {
                prop_assert_eq!(torn.is_some(), resumed.bytes() < len as u64);
                prop_assert!(journal.protocol().entries().starts_with(resumed.protocol().entries()));
            }
            Err(error) => prop_assert!(error.line == 1 && (error.is_torn() || len == 0)),
        }
    }
}

//! `arbitrate --journal`: what was told is never lost, and nothing goes on from a damaged journal.

mod common;

use chesslaws::arbiter::journal::Journal;
use common::{Answer, run, run_with, scratch};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Stdio};

/// Event N of a game without end: the knights go to and fro, and nobody claims anything.
fn event(number: u64) -> String {
    let at = format!("{}.{:03}", number / 1000, number % 1000);
    let Some(step) = number.checked_sub(2) else {
        return format!("{{\"at\":\"{at}\",\"event\":\"started\"}}\n");
    };
    let (side, knight) = match step / 2 % 4 {
        0 => ("white", "g1f3"),
        1 => ("black", "g8f6"),
        2 => ("white", "f3g1"),
        _ => ("black", "f6g8"),
    };
    if step % 2 == 0 {
        format!(
            "{{\"at\":\"{at}\",\"event\":\"moved\",\"side\":\"{side}\",\"move\":\"{knight}\"}}\n"
        )
    } else {
        format!("{{\"at\":\"{at}\",\"event\":\"pressed\",\"side\":\"{side}\"}}\n")
    }
}

fn events(numbers: std::ops::RangeInclusive<u64>) -> String {
    numbers.map(event).collect()
}

/// No repetition and no count of moves ends a game of 2001 by itself.
const GAME: [&str; 6] = [
    "arbitrate",
    "-",
    "--edition",
    "fide-2001",
    "--time-control",
    "10h",
];

fn arguments(path: &str) -> Vec<&str> {
    let mut arguments = GAME.to_vec();
    arguments.extend(["--journal", path]);
    arguments
}

/// A path in a folder of this test's own, with nothing there yet.
fn fresh(test: &str) -> String {
    let path = scratch(test, "game.journal", b"");
    fs::remove_file(&path).expect("it was there");
    path
}

fn journaled(path: &str, numbers: std::ops::RangeInclusive<u64>) -> Answer {
    run_with(&arguments(path), events(numbers).as_bytes())
}

fn verify(path: &str) -> (i32, String) {
    let answer = run(&[
        "arbitrate",
        "--journal",
        path,
        "--verify",
        "--format",
        "text",
    ]);
    (answer.status, answer.out.replace(path, "game.journal"))
}

fn start(path: &str) -> Child {
    common::command(&arguments(path))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("starts")
}

#[test]
fn a_game_that_was_broken_off_goes_on_where_its_journal_ends() {
    let path = fresh("journal-goes-on");
    let first = journaled(&path, 1..=5);
    assert_eq!((first.status, first.err.as_str()), (0, ""));
    let second = journaled(&path, 6..=9);
    assert_eq!((second.status, second.err.as_str()), (0, ""));
    assert!(
        second
            .out
            .starts_with("{\"line\":1,\"number\":6,\"ruling\":"),
        "{}",
        second.out
    );

    let whole = fresh("journal-in-one-piece");
    journaled(&whole, 1..=9);
    assert_eq!(
        fs::read(&path).expect("there"),
        fs::read(&whole).expect("there")
    );
    let (status, said) = verify(&path);
    assert_eq!(status, 0);
    assert!(
        said.starts_with("game.journal: whole, 9 events, hash "),
        "{said}"
    );
}

#[test]
fn a_ruling_is_in_the_journal_before_it_is_told() {
    let path = fresh("journal-live");
    let mut child = start(&path);
    let mut events = child.stdin.take().expect("piped");
    let mut told = BufReader::new(child.stdout.take().expect("piped"));
    for number in 1..=8 {
        events.write_all(event(number).as_bytes()).expect("reads");
        let mut line = String::new();
        told.read_line(&mut line).expect("answers");
        assert!(line.contains(&format!("\"number\":{number},")), "{line}");
        let journal = Journal::replay(&fs::read(&path).expect("there")).expect("whole");
        assert_eq!(journal.events(), number);
    }
    // As long as this one writes, no other may.
    let other = journaled(&path, 9..=9);
    assert_eq!((other.status, other.out.as_str()), (2, ""));
    assert!(
        other.err.contains("another program is writing it"),
        "{}",
        other.err
    );
    // Reading is always allowed.
    assert_eq!(verify(&path).0, 0);
    drop(events);
    assert!(child.wait().expect("ends").success());
    assert_eq!(journaled(&path, 9..=9).status, 0);
}

#[test]
fn refused_events_leave_no_line() {
    let path = fresh("journal-refused");
    let wrong = "{\"event\":\"pressed\",\"side\":\"black\"}\n";
    let text = [wrong, &event(1), "nonsense\n", wrong, &event(2)].concat();
    let answer = run_with(&arguments(&path), text.as_bytes());
    assert_eq!(answer.status, 1);
    let whole = fresh("journal-without-refused");
    journaled(&whole, 1..=2);
    assert_eq!(
        fs::read(&path).expect("there"),
        fs::read(&whole).expect("there")
    );
}

#[test]
fn a_torn_line_is_cut_away_and_any_other_damage_is_refused() {
    let path = fresh("journal-damaged");
    journaled(&path, 1..=6);
    let bytes = fs::read(&path).expect("there");
    let last = bytes[..bytes.len() - 1]
        .iter()
        .rposition(|b| *b == b'\n')
        .expect("lines")
        + 1;
    for len in [last + 1, last + 20, bytes.len() - 70, bytes.len() - 1] {
        fs::write(&path, &bytes[..len]).expect("writes");
        let (status, said) = verify(&path);
        let torn = format!("game.journal: line 7, byte {last}: torn: ");
        assert_eq!(status, 1);
        assert!(said.starts_with(&torn), "{said}");
        let answer = journaled(&path, 6..=6);
        assert_eq!(answer.status, 0);
        assert!(answer.err.contains("it is cut away"), "{}", answer.err);
        assert_eq!(fs::read(&path).expect("there"), bytes);
    }
    let mut altered = bytes.clone();
    altered[last + 12] ^= 1;
    let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    let missing = [&lines[..3], &lines[4..]].concat().concat();
    for (damaged, what) in [(altered, "line 7, "), (missing, "line 4, ")] {
        fs::write(&path, &damaged).expect("writes");
        let answer = journaled(&path, 7..=7);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""));
        assert!(answer.err.contains(what), "{}", answer.err);
        assert_eq!(fs::read(&path).expect("there"), damaged);
        assert_eq!(verify(&path).0, 1);
    }
}

#[test]
fn verify_answers_programs_as_well() {
    let path = fresh("journal-verify-json");
    journaled(&path, 1..=3);
    let bytes = fs::read(&path).expect("there");
    let whole = run(&["arbitrate", "--journal", &path, "--verify"]);
    fs::write(&path, &bytes[..bytes.len() - 9]).expect("writes");
    let torn = run(&["arbitrate", "--journal", &path, "--verify"]);
    assert_eq!((whole.status, torn.status), (0, 1));
    let text = [whole.out, torn.out]
        .concat()
        .replace(&path, "game.journal");
    insta::assert_snapshot!(text);
    let none = run(&[
        "arbitrate",
        "--journal",
        &format!("{path}.none"),
        "--verify",
    ]);
    assert_eq!(none.status, 2);
}

#[test]
fn a_journal_keeps_the_conditions_that_it_began_with() {
    let path = fresh("journal-conditions");
    journaled(&path, 1..=2);
    // Said again or not said at all.
    let header = "{\"conditions\":{\"edition\":\"fide-2001\",\"time-control\":\"10h\"}}\n";
    let again = ["arbitrate", "-", "--journal", &path];
    let third = run_with(&again, [header, &event(3)].concat().as_bytes());
    assert_eq!(third.status, 0, "{}", third.err);
    assert_eq!(run_with(&again, event(4).as_bytes()).status, 0);
    let other = [
        "arbitrate",
        "-",
        "--edition",
        "fide-2005",
        "--journal",
        &path,
    ];
    let answer = run_with(&other, event(5).as_bytes());
    assert_eq!(answer.status, 2);
    let said = "other conditions: edition is \"fide-2001\", not \"fide-2005\"";
    assert!(answer.err.contains(said), "{}", answer.err);
}

/// A small generator of pseudo-random numbers (xorshift), so that the test is the same every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }
}

mod kills {
    use super::{Chance, event, fresh, start, verify};
    use chesslaws::arbiter::journal::Journal;
    use serde_json::Value;
    use std::fs;
    use std::io::{BufRead, BufReader, Write};
    use std::sync::mpsc;
    use std::thread;
    use std::time::Duration;

    /// A ruling that was printed: the number of its event, and what it says.
    type Told = (u64, Value);

    /// Feeds events to the program until it is killed: some rulings later, at a moment by chance.
    /// Gives what it has told.
    fn killed(path: &str, first: u64, awaited: u64, chance: &mut Chance) -> Vec<Told> {
        let mut child = start(path);
        let mut events = child.stdin.take().expect("piped");
        let feeder = thread::spawn(move || {
            for number in first.. {
                if events.write_all(event(number).as_bytes()).is_err() {
                    break;
                }
            }
        });
        let mut out = BufReader::new(child.stdout.take().expect("piped"));
        let (speaks, spoken) = mpsc::channel();
        let listener = thread::spawn(move || {
            let mut told = Vec::new();
            let mut line = String::new();
            while out.read_line(&mut line).expect("a pipe") > 0 && line.ends_with('\n') {
                told.push(ruling(&line));
                // Nobody may wait for it any more.
                let _ = speaks.send(());
                line.clear();
            }
            told
        });
        for _ in 0..awaited {
            let waited = spoken.recv_timeout(Duration::from_secs(60));
            waited.expect("it speaks");
        }
        thread::sleep(Duration::from_micros(chance.below(12_000)));
        assert!(
            child.try_wait().expect("a child").is_none(),
            "it ended by itself"
        );
        child.kill().expect("killed");
        child.wait().expect("killed");
        feeder.join().expect("feeds");
        listener.join().expect("listens")
    }

    fn ruling(line: &str) -> Told {
        let mut value: Value = serde_json::from_str(line).expect("JSON");
        let object = value.as_object_mut().expect("an object");
        object.remove("line").expect("a line");
        let number = object.remove("number").and_then(|number| number.as_u64());
        (number.expect("a number"), value)
    }

    /// All that was told is in the journal.
    fn check(journal: &Journal, told: &[Told]) {
        let entries = journal.protocol().entries();
        for (number, ruling) in told {
            let entry = usize::try_from(number - 1)
                .ok()
                .and_then(|at| entries.get(at));
            let entry = entry.unwrap_or_else(|| panic!("event {number} was told and is lost"));
            let kept = entry.rulings.iter();
            let mut kept = kept.map(|ruling| serde_json::to_value(ruling).expect("JSON"));
            assert!(kept.any(|kept| kept == *ruling), "event {number}: {ruling}");
        }
    }

    #[test]
    fn nothing_that_was_told_is_lost_when_the_program_is_killed() {
        let mut chance = Chance(0x5EED_0F1A);
        let (mut kills, mut at_least, mut rulings) = (0, 0, 0);
        for _ in 0..10 {
            let path = fresh("journal-kills");
            let mut told: Vec<Told> = Vec::new();
            let mut next = 1;
            for _ in 0..11 {
                let awaited = chance.below(4);
                told.extend(killed(&path, next, awaited, &mut chance));
                kills += 1;
                at_least += awaited;
                let bytes = fs::read(&path).unwrap_or_default();
                match Journal::resume(&bytes) {
                    Ok((mut journal, _)) => {
                        check(&journal, &told);
                        next = journal.events() + 1;
                        tear(&path, &mut journal, &mut chance);
                    }
                    Err(error) => {
                        assert!(error.is_torn() || bytes.is_empty(), "{error}");
                        assert!(told.is_empty(), "{told:?}");
                    }
                }
            }
            rulings += told.len() as u64;
            let torn = Journal::replay(&fs::read(&path).expect("there")).is_err();
            assert_eq!(verify(&path).0, i32::from(torn));
        }
        assert_eq!(kills, 110);
        // Else nothing was tried.
        assert!(
            rulings >= at_least && at_least > kills,
            "{rulings}, {at_least}"
        );
    }

    /// Now and then leaves the beginning of a line, as a power cut would.
    fn tear(path: &str, journal: &mut Journal, chance: &mut Chance) {
        let next = event(journal.events() + 1);
        let event: chesslaws::arbiter::Event = serde_json::from_str(&next).expect("an event");
        let whole = usize::try_from(journal.bytes()).expect("small");
        let line = journal.apply(event).expect("admitted").line;
        if chance.below(4) == 0 {
            let mut bytes = fs::read(path).expect("there");
            bytes.truncate(whole);
            let len = chance.below(line.len() as u64);
            let begun = line.bytes().take(usize::try_from(len).expect("small"));
            bytes.extend(begun);
            fs::write(path, bytes).expect("writes");
        }
    }
}

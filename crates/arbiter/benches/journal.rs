//! What a journaled event costs beside the same event without a journal, storage not counted.

use chesslaws_arbiter::journal::{Journal, verify};
use chesslaws_arbiter::{Act, Conditions, Event, Game};
use chesslaws_board::{Move, Square};
use chesslaws_laws::Color;
use core::time::Duration;
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// The knights go to and fro under the Laws of 2001, which end no such game by themselves.
fn events(plies: u64) -> Vec<Event> {
    let squares = [
        (Color::White, Square::G1, Square::F3),
        (Color::Black, Square::G8, Square::F6),
        (Color::White, Square::F3, Square::G1),
        (Color::Black, Square::F6, Square::G8),
    ];
    let second = Duration::from_secs;
    let mut events = vec![Event::at(second(0), Act::Started { absent: vec![] })];
    for (now, (side, from, to)) in (1..=plies).zip(squares.into_iter().cycle()) {
        let move_ = Move::new(from, to, None);
        let two_hands = false;
        events.push(Event::at(
            second(now),
            Act::Moved {
                side,
                move_,
                two_hands,
            },
        ));
        events.push(Event::at(second(now), Act::Pressed { side }));
    }
    events
}

fn conditions() -> Conditions {
    Conditions {
        edition: Some(chesslaws_laws::Edition::Fide2001),
        time_control: Some("2h".parse().expect("a control")),
        ..Conditions::default()
    }
}

const PLIES: u64 = 100;

/// 201 events.
#[divan::bench]
fn game_alone(bencher: Bencher<'_, '_>) {
    let events = events(PLIES);
    bencher.bench_local(|| {
        let builder = conditions().builder().expect("conditions");
        let mut game: Game = builder.build().expect("a game");
        for event in &events {
            black_box(game.apply(event.clone()).expect("admitted"));
        }
        game
    });
}

/// The same events with their lines.
#[divan::bench]
fn journaled(bencher: Bencher<'_, '_>) {
    let events = events(PLIES);
    bencher.bench_local(|| {
        let (mut journal, _) = Journal::begin(conditions()).expect("a game");
        for event in &events {
            black_box(journal.apply(event.clone()).expect("admitted"));
        }
        journal
    });
}

fn stored() -> String {
    let (mut journal, mut stored) = Journal::begin(conditions()).expect("a game");
    for event in events(PLIES) {
        stored.push_str(&journal.apply(event).expect("admitted").line);
    }
    stored
}

/// The hashes of the same journal.
#[divan::bench]
fn verified(bencher: Bencher<'_, '_>) {
    let stored = stored();
    bencher.bench_local(|| verify(black_box(stored.as_bytes())).expect("whole"));
}

/// The game of the same journal built again.
#[divan::bench]
fn replayed(bencher: Bencher<'_, '_>) {
    let stored = stored();
    bencher.bench_local(|| Journal::replay(black_box(stored.as_bytes())).expect("whole"));
}

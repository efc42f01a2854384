//! What an event costs where no search runs.

use chesslaws_arbiter::{Act, Event, Game};
use chesslaws_board::{Move, Square};
use chesslaws_laws::Color;
use core::time::Duration;
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// A game in which the knights go to and fro, with the last move made and not yet pressed.
fn game(moves: usize) -> Game {
    let control = "90m/40 + 30m + 30s".parse().expect("a control");
    let mut game = Game::builder()
        .time_control(control)
        .build()
        .expect("a start position");
    let mut apply = |act| game.apply(act).expect("a game");
    apply(Act::Started { absent: vec![] });
    let squares = [
        (Color::White, Square::G1, Square::F3),
        (Color::Black, Square::G8, Square::F6),
        (Color::White, Square::F3, Square::G1),
        (Color::Black, Square::F6, Square::G8),
    ];
    for (side, from, to) in squares.into_iter().cycle().take(moves) {
        let move_ = Move::new(from, to, None);
        apply(Act::Moved {
            side,
            move_,
            two_hands: false,
        });
        apply(Act::Pressed { side });
    }
    game
}

fn run(bencher: Bencher<'_, '_>, game: &Game, event: &Event) {
    bencher
        .with_inputs(|| (game.clone(), event.clone()))
        .bench_local_values(|(mut game, event)| {
            let rulings = game.apply(event).expect("the event is admitted");
            black_box((game, rulings))
        });
}

#[divan::bench]
fn touched(bencher: Bencher<'_, '_>) {
    let act = Act::Touched {
        side: Color::White,
        squares: vec![Square::G1],
        order: Default::default(),
        accidental: false,
    };
    run(bencher, &game(12), &act.into());
}

#[divan::bench]
fn moved(bencher: Bencher<'_, '_>) {
    let move_ = Move::new(Square::B1, Square::C3, None);
    let act = Act::Moved {
        side: Color::White,
        move_,
        two_hands: false,
    };
    run(bencher, &game(12), &act.into());
}

/// After a pawn move it is searched whether the position is dead.
#[divan::bench]
fn moved_with_search(bencher: Bencher<'_, '_>) {
    let move_ = Move::new(Square::E2, Square::E4, None);
    let act = Act::Moved {
        side: Color::White,
        move_,
        two_hands: false,
    };
    run(bencher, &game(12), &act.into());
}

#[divan::bench]
fn pressed(bencher: Bencher<'_, '_>) {
    let mut game = game(12);
    let move_ = Move::new(Square::E2, Square::E4, None);
    game.apply(Act::Moved {
        side: Color::White,
        move_,
        two_hands: false,
    })
    .expect("legal");
    let event = Event::at(Duration::from_secs(20), Act::Pressed { side: Color::White });
    run(bencher, &game, &event);
}

#[divan::bench]
fn offered(bencher: Bencher<'_, '_>) {
    run(
        bencher,
        &game(12),
        &Act::DrawOffered { side: Color::White }.into(),
    );
}

//! The articles on clock, modes of play and points, in every edition that has them. Each test names
//! what it carries out; `live_articles` reads the names.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

use chesslaws::arbiter::{
    Act, BuildError, ClaimGround, EndReason, Event, Game, GameBuilder, Observer, Refusal, What,
};
use chesslaws::clock::{Clock, Flags, RateOfPlay, TimeControl};
use chesslaws::laws::Color::{Black, White};
use chesslaws::laws::{Edition, Mode, Points, Rules, Score};
use std::time::Duration;

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn clock(control: &str) -> Clock {
    let mut clock = Clock::new(control.parse().unwrap());
    clock.start(White, Duration::ZERO).unwrap();
    clock
}

fn left(clock: &Clock, side: chesslaws::laws::Color) -> u64 {
    clock.time_left(side).time().as_secs()
}

/// Carries out: fide-2001 6.1, fide-2005 6.1, russia-2011 6.1, fide-2023 6.1, fide-2023 6.1.1.
#[test]
fn one_clock_runs_and_a_flag_is_down_at_zero() {
    let mut clock = clock("10s");
    assert_eq!(clock.running(), Some(White));
    clock.press(White, seconds(4)).unwrap();
    assert_eq!(clock.running(), Some(Black));
    clock.poll(seconds(13)).unwrap();
    assert_eq!((left(&clock, White), clock.flags()), (6, Flags::Up));
    clock.poll(seconds(14)).unwrap();
    assert!(clock.flags().is_down(Black) && !clock.flags().is_down(White));
}

/// Carries out: fide-2001 6.2.a, fide-2005 6.2.a, russia-2011 6.2.1, fide-2023 6.3.1.
#[test]
fn a_period_asks_for_moves_and_each_move_adds_time() {
    let clock = clock("40/5400+30:1800+30");
    assert_eq!(clock.moves_to_go(White), Some(40));
    assert_eq!(left(&clock, White), 5430);
    assert!(!clock.is_last_period(White));
}

/// Carries out: fide-2001 6.2.b, fide-2005 6.2.b, russia-2011 6.2.2, fide-2023 6.3.2.
#[test]
fn saved_time_is_carried_over_and_unused_delay_is_not() {
    let mut two_moves = clock("1/600:1800");
    two_moves.press(White, seconds(180)).unwrap();
    assert_eq!(left(&two_moves, White), 420 + 1800);
    let mut delayed = clock("10m + 5s delay");
    delayed.press(White, seconds(3)).unwrap();
    assert_eq!(left(&delayed, White), 600);
    delayed.press(Black, seconds(11)).unwrap();
    assert_eq!(left(&delayed, Black), 597);
}

/// Carries out: fide-2001 6.3, fide-2005 6.3, russia-2011 6.3, fide-2023 6.4.
#[test]
fn a_flag_asks_whether_the_moves_were_made() {
    for edition in [
        Edition::Fide2001,
        Edition::Fide2005,
        Edition::Russia2011,
        Edition::Fide2023,
    ] {
        // One move in ten seconds was made in time: the flag is up again in the next period.
        let mut game = start(edition, "1/10:600");
        moved(&mut game, 5, "e2e4");
        game.apply(Event::at(seconds(30), flag())).unwrap_err();
        assert_eq!(game.outcome(), None);
        // It was not: the flag decides as soon as it is noticed, and not before.
        let mut game = start(edition, "1/10:600");
        let late = Event::at(seconds(12), moving("e2e4"));
        game.apply(late).unwrap();
        assert_eq!(game.outcome(), None);
        game.apply(flag()).unwrap();
        let end = game.outcome().unwrap();
        assert_eq!(
            (end.score, end.reason),
            (Score::win(Black), EndReason::FlagFall)
        );
    }
}

fn start(edition: Edition, control: &str) -> Game {
    let builder = Game::builder()
        .edition(edition)
        .mode(Mode::Standard)
        .time_control(control.parse().unwrap());
    begin(builder)
}

fn begin(builder: GameBuilder) -> Game {
    let mut game = builder.build().unwrap();
    game.apply(Act::Started { absent: vec![] }).unwrap();
    game
}

fn moving(uci: &str) -> Act {
    Act::Moved {
        side: White,
        move_: uci.parse().unwrap(),
        two_hands: false,
    }
}

fn moved(game: &mut Game, at: u64, uci: &str) {
    game.apply(Event::at(seconds(at), moving(uci))).unwrap();
    game.apply(Act::Pressed { side: White }).unwrap();
}

fn flag() -> Act {
    Act::FlagNoticed {
        by: Observer::Arbiter,
        side: White,
    }
}

/// Carries out: russia-2011 6.12.1.
#[test]
fn the_arbiter_stops_the_clocks_for_an_interruption() {
    let mut game = start(Edition::Russia2011, "90m");
    let stop = Act::ClocksStopped {
        by: Observer::Arbiter,
    };
    let rulings = game.apply(Event::at(seconds(60), stop)).unwrap();
    assert_eq!(
        rulings[0].to_string(),
        "the clocks are stopped [russia-2011 6.12.1]"
    );
    let refused = game.apply(Event::at(seconds(90), moving("e2e4")));
    assert_eq!(refused, Err(Refusal::Stopped));
    game.apply(Event::at(seconds(600), Act::Resumed)).unwrap();
    assert_eq!(left(game.clock().unwrap(), White), 5400 - 60);
}

/// Carries out: fide-2001 9.5, fide-2005 9.5, russia-2011 9.5, fide-2023 9.5.1.
#[test]
fn a_claim_is_decided_while_the_clocks_stand_and_can_not_be_withdrawn() {
    for edition in [
        Edition::Fide2001,
        Edition::Fide2005,
        Edition::Russia2011,
        Edition::Fide2023,
    ] {
        let mut game = start(edition, "90m");
        let claim = Act::DrawClaimed {
            side: White,
            ground: ClaimGround::FiftyMoves,
            intended: None,
            not_written: false,
        };
        let rulings = game.apply(Event::at(seconds(60), claim)).unwrap();
        // The ruling is in the same answer: nothing is left that could be withdrawn.
        assert!(matches!(rulings[0].what, What::ClaimIncorrect { .. }));
        let clock = game.clock().unwrap();
        assert_eq!(clock.running(), Some(White));
        let back = Act::DrawDeclined { side: White };
        assert_eq!(game.apply(back), Err(Refusal::NoOffer));
    }
}

/// Carries out: fide-2001 B.1, fide-2005 B.1, fide-2023 A.1, fide-2001 C.1, fide-2005 C.1,
/// fide-2023 B.1.
#[test]
fn what_is_rapid_and_what_is_blitz() {
    use RateOfPlay::{Blitz, Rapid, Standard};
    let rate = |control: &str, edition| {
        let control: TimeControl = control.parse().unwrap();
        control.rate_of_play(White, edition).unwrap()
    };
    for (edition, control, expected) in [
        (Edition::Fide2001, "14m59s", Blitz),
        (Edition::Fide2001, "15m", Rapid),
        (Edition::Fide2001, "60m", Rapid),
        (Edition::Fide2001, "61m", Standard),
        (Edition::Fide2005, "3m+2s", Blitz),
        (Edition::Fide2005, "10m+5s", Rapid),
        (Edition::Fide2005, "15m+10s", Rapid),
        // The text of 2001 counts no increments.
        (Edition::Fide2001, "14m+30s", Blitz),
        (Edition::Fide2023, "3m+2s", Blitz),
        (Edition::Fide2023, "10m", Blitz),
        (Edition::Fide2023, "10m+1s", Rapid),
        (Edition::Fide2023, "59m", Rapid),
        (Edition::Fide2023, "60m", Standard),
    ] {
        assert_eq!(rate(control, edition), expected, "{edition} {control}");
    }
}

/// Carries out: fide-2001 B.2, fide-2005 B.2, fide-2001 C.2, fide-2023 B.3.
#[test]
fn rapid_chess_and_blitz_follow_the_laws_where_their_appendix_is_silent() {
    for (edition, mode, wrong_claim) in [
        (Edition::Fide2001, Mode::Rapid, 180),
        (Edition::Fide2001, Mode::Blitz, 180),
        (Edition::Fide2005, Mode::Rapid, 180),
        (Edition::Fide2023, Mode::Blitz, 60),
    ] {
        let builder = Game::builder()
            .edition(edition)
            .mode(mode)
            .time_control("8m".parse().unwrap());
        let mut game = begin(builder);
        let claim = Act::DrawClaimed {
            side: White,
            ground: ClaimGround::Threefold,
            intended: None,
            not_written: false,
        };
        game.apply(claim).unwrap();
        let clock = game.clock().unwrap();
        assert_eq!(left(clock, Black), 480 + wrong_claim, "{edition} {mode}");
        // A flag is called by the player in 2001 and 2005, by the arbiter too in 2023.
        let called = game.apply(Event::at(seconds(900), flag()));
        assert_eq!(
            called.is_ok(),
            edition == Edition::Fide2023,
            "{edition} {mode}"
        );
    }
}

/// Carries out: fide-2023 A.4.1, fide-2023 A.4.2, fide-2023 B.2.1, fide-2023 B.2.2.
#[test]
fn full_supervision_needs_an_arbiter_for_few_games_and_a_record() {
    let build = |mode, games, recorded| {
        let builder = Game::builder()
            .mode(mode)
            .time_control("5m".parse().unwrap());
        builder.supervised_by(games, recorded).build().map(|_| ())
    };
    assert_eq!(build(Mode::Rapid, 3, true), Ok(()));
    assert_eq!(
        build(Mode::Rapid, 4, true),
        Err(BuildError::TooManyGames { limit: 3 })
    );
    assert_eq!(build(Mode::Blitz, 1, true), Ok(()));
    assert_eq!(
        build(Mode::Blitz, 2, true),
        Err(BuildError::TooManyGames { limit: 1 })
    );
    assert_eq!(build(Mode::Rapid, 1, false), Err(BuildError::NotRecorded));
    assert_eq!(build(Mode::Blitz, 1, false), Err(BuildError::NotRecorded));
}

/// Carries out: fide-2001 11.1, fide-2005 11.1, russia-2011 12.1, fide-2023 10.1, fide-2023 10.2.
#[test]
fn one_half_nothing_and_other_points_where_they_were_announced() {
    for edition in Edition::ALL {
        let mut game = start(edition, "90m");
        game.apply(Act::Resigned { side: White }).unwrap();
        assert_eq!(game.outcome().unwrap().score, Score::win(Black));
    }
    let mut rules = Rules::FIDE_2023;
    rules.scores.win = "3".parse::<Points>().unwrap();
    let mut game = begin(Game::builder().rules(rules));
    game.apply(Act::Resigned { side: White }).unwrap();
    assert_eq!(game.outcome().unwrap().score.to_string(), "0-3");
}

/// Carries out: fide-2023 1.4.2, fide-2023 6.2.1.1.
#[test]
fn the_mated_side_has_lost_and_the_mate_needs_no_press() {
    let mut game = begin(
        Game::builder()
            .time_control("5m".parse().unwrap())
            .position("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1".parse().unwrap()),
    );
    game.apply(moving("a1a8")).unwrap();
    assert_eq!(game.outcome().unwrap().score, Score::win(White));
    assert_eq!(game.completed(White), 1);
}

/// Carries out: fide-2001 1.3, fide-2005 1.3, fide-2023 1.5, fide-2001 9.6, fide-2005 9.6,
/// russia-2011 5.2.2.
#[test]
fn when_nobody_can_mate_the_game_is_drawn_at_once() {
    for edition in Edition::ALL {
        let fen = "8/8/4k3/8/8/3K4/4p3/8 w - - 0 1".parse().unwrap();
        let mut game = begin(Game::builder().edition(edition).position(fen));
        game.apply(moving("d3e2")).unwrap();
        let end = game.outcome().unwrap();
        assert_eq!(
            (end.score, end.reason),
            (Score::DRAW, EndReason::DeadPosition)
        );
    }
}

/// Carries out: fide-2023 1.3.
#[test]
fn the_opponent_has_the_move_once_it_is_made() {
    let mut game = start(Edition::Fide2023, "90m");
    game.apply(moving("e2e4")).unwrap();
    let (side, move_) = (Black, "e7e5".parse().unwrap());
    let reply = Act::Moved {
        side,
        move_,
        two_hands: false,
    };
    assert!(game.apply(reply).is_ok());
}

/// Carries out: fide-2001 10.1, fide-2005 10.1, russia-2011 10.1, fide-2023 III.1.
#[test]
fn the_quickplay_finish_is_the_period_of_all_remaining_moves() {
    for edition in [
        Edition::Fide2001,
        Edition::Fide2005,
        Edition::Russia2011,
        Edition::Fide2023,
    ] {
        for (control, finish) in [("40/100:3600", false), ("100s", true)] {
            let builder = Game::builder()
                .edition(edition)
                .mode(Mode::Standard)
                .quickplay_announced()
                .time_control(control.parse().unwrap());
            let mut game = begin(builder);
            let claim = Act::QuickplayClaimed {
                side: White,
                ask_increment: false,
            };
            assert_eq!(game.apply(claim).is_ok(), finish, "{edition} {control}");
        }
    }
}

/// Carries out: fide-2023 A.2, fide-2001 B.3, fide-2005 B.3.
#[test]
fn nobody_has_to_record_in_rapid_chess_and_claims_are_kept() {
    for edition in [Edition::Fide2001, Edition::Fide2005, Edition::Fide2023] {
        assert!(!Rules::of(edition).recording.in_rapid_and_blitz);
        let builder = Game::builder()
            .edition(edition)
            .time_control("20m".parse().unwrap());
        let mut game = begin(builder);
        for (side, uci) in [
            (White, "g1f3"),
            (Black, "g8f6"),
            (White, "f3g1"),
            (Black, "f6g8"),
            (White, "g1f3"),
            (Black, "g8f6"),
            (White, "f3g1"),
            (Black, "f6g8"),
        ] {
            let move_ = uci.parse().unwrap();
            let moved = Act::Moved {
                side,
                move_,
                two_hands: false,
            };
            game.apply(moved).unwrap();
            game.apply(Act::Pressed { side }).unwrap();
        }
        let claim = Act::DrawClaimed {
            side: White,
            ground: ClaimGround::Threefold,
            intended: None,
            not_written: false,
        };
        game.apply(claim).unwrap();
        assert_eq!(game.outcome().unwrap().score, Score::DRAW);
    }
}

/// Carries out: fide-2001 5.2.d, fide-2005 5.2.d, fide-2001 5.2.e, fide-2005 5.2.e.
#[test]
fn a_third_appearance_or_fifty_moves_are_a_draw_only_on_a_claim() {
    for edition in [Edition::Fide2001, Edition::Fide2005] {
        let fen = "4k3/8/8/8/8/8/3R4/4K3 w - - 149 120";
        for ground in [ClaimGround::FiftyMoves, ClaimGround::Threefold] {
            let position = fen.parse().unwrap();
            let builder = Game::builder().edition(edition).position(position);
            let mut game = begin(builder);
            for uci in "d2d3 e8e7 d3d2 e7e8 d2d3 e8e7 d3d2 e7e8".split(' ') {
                let (side, move_) = (game.turn(), uci.parse().unwrap());
                let moved = Act::Moved {
                    side,
                    move_,
                    two_hands: false,
                };
                game.apply(moved).unwrap();
            }
            assert_eq!(game.outcome(), None);
            let claim = Act::DrawClaimed {
                side: White,
                ground,
                intended: None,
                not_written: false,
            };
            game.apply(claim).unwrap();
            assert_eq!(game.outcome().unwrap().score, Score::DRAW);
        }
    }
}

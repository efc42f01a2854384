//! Whether somebody can still mate, as games at the board and audits ask it.

use chesslaws_arbiter::{
    Act, EndReason, Event, FinishedGame, Game, GameBuilder, MateSearch, Observer, QuestionKind,
    Reason, audit, audit_within,
};
use chesslaws_board::{Move, Position};
use chesslaws_laws::rules::MateImpossible;
use chesslaws_laws::{Color, Edition, Rules, Score};
use chesslaws_notation::pgn::GameReader;
use core::time::Duration;

/// Pawns that lock each other in the end, which only a search proves.
const WALL: &str = "2k5/p1p1p1p1/P1P1P1P1/2p1p2K/8/8/2P1P3/8 w - - 0 1";

fn begin(builder: GameBuilder) -> Game {
    let mut game = builder.build().expect("a position to play from");
    game.apply(Act::Started { absent: vec![] })
        .expect("it begins");
    game
}

fn moved(side: Color, move_: Move) -> Act {
    Act::Moved {
        side,
        move_,
        two_hands: false,
    }
}

fn finished<'a>(start: &'a Position, moves: &'a [Move]) -> FinishedGame<'a> {
    FinishedGame {
        start,
        moves,
        recorded: None,
        goes_on: false,
        lost_on_time: None,
        clocks: None,
    }
}

/// Article 5.2.2: a king's move lets the only capture go that could open the wall.
#[test]
fn fide_2023_5_2_2_a_quiet_move_can_end_the_game() {
    let start: Position = "4k3/8/p1p1p1p1/P1P1PpP1/5P2/8/8/4K3 w - f6 0 1"
        .parse()
        .expect("a FEN");
    let mut game = begin(Game::builder().position(start));
    let quiet = "e1d1".parse().expect("a move");
    game.apply(moved(Color::White, quiet)).expect("legal");
    let outcome = game.outcome().expect("nobody can mate any more");
    assert_eq!(
        (outcome.reason, outcome.score),
        (EndReason::DeadPosition, Score::DRAW)
    );

    let moves = [quiet];
    let verdict = audit(&finished(&start, &moves), &Rules::FIDE_2023).verdict;
    assert_eq!(
        verdict.map(|v| (v.reason, v.ply)),
        Some((Reason::DeadPosition, 1))
    );

    let capture = "g5f6".parse().expect("a move");
    let mut open = begin(Game::builder().position(start));
    open.apply(moved(Color::White, capture)).expect("legal");
    assert_eq!(open.outcome(), None);
}

/// Every edition ends a dead position at once; an event's own rules may not.
#[test]
fn dead_positions_end_the_game_only_where_the_rules_say_so() {
    let start: Position = "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1".parse().expect("a FEN");
    let moves = ["e1e2".parse().expect("a move")];
    for edition in Edition::ALL {
        let rules = Rules::of(edition);
        let verdict = audit(&finished(&start, &moves), &rules).verdict;
        assert_eq!(verdict.map(|v| v.ply), Some(1), "{edition}");
    }
    let mut rules = Rules::FIDE_2023;
    rules.endings.dead_position_at_once = false;
    assert_eq!(audit(&finished(&start, &moves), &rules).verdict, None);
    let mut game = begin(Game::builder().rules(rules).position(start));
    game.apply(moved(Color::White, moves[0])).expect("legal");
    assert_eq!(game.outcome(), None);
}

fn flag_falls(search: MateSearch, start: &str) -> Game {
    let mut game = begin(
        Game::builder()
            .position(start.parse().expect("a FEN"))
            .time_control("1m".parse().expect("a control"))
            .mate_search(search),
    );
    let side = game.position().expect("a sound board").turn();
    let noticed = Act::FlagNoticed {
        by: Observer::Arbiter,
        side,
    };
    game.apply(Event::at(Duration::from_secs(61), noticed))
        .expect("the flag is down");
    game
}

/// Article 6.9 where the search ends without an answer: the arbiter is asked, nothing is guessed.
#[test]
fn fide_2023_6_9_a_limit_that_is_reached_asks_the_arbiter() {
    let game = flag_falls(MateSearch { nodes: 0 }, WALL);
    let question = game.question().expect("the arbiter is asked");
    assert_eq!(question.kind, QuestionKind::CanMate { side: Color::Black });
    assert_eq!(game.outcome(), None);

    let rook = "4k2r/8/8/8/8/8/8/4K3 b - - 0 1";
    let game = flag_falls(MateSearch::default(), rook);
    assert_eq!(
        game.outcome().map(|outcome| outcome.score),
        Some(Score::DRAW)
    );
    let queen = "4k3/7q/8/8/8/8/8/Q3K3 b - - 0 1";
    let game = flag_falls(MateSearch { nodes: 0 }, queen);
    assert_eq!(
        game.outcome().map(|outcome| outcome.score),
        Some(Score::win(Color::White))
    );
}

/// An audit is silent where the search ends without an answer.
#[test]
fn a_limit_that_is_reached_leaves_an_audit_silent() {
    let start: Position = WALL.parse().expect("a FEN");
    let game = FinishedGame {
        recorded: Some(Score::win(Color::Black)),
        lost_on_time: Some(Color::White),
        ..finished(&start, &[])
    };
    let audit = audit_within(&game, &Rules::FIDE_2023, MateSearch { nodes: 0 });
    assert_eq!((audit.verdict, audit.findings.len()), (None, 0));
}

/// Only where the rules give a draw is a win on time impossible.
#[test]
fn a_win_on_time_is_impossible_only_where_the_rules_say_so() {
    let start: Position = "4k3/8/8/8/8/8/8/4K2R b - - 0 1".parse().expect("a FEN");
    let game = FinishedGame {
        recorded: Some(Score::win(Color::Black)),
        lost_on_time: Some(Color::White),
        ..finished(&start, &[])
    };
    let mut rules = Rules::FIDE_2023;
    assert_eq!(audit(&game, &rules).findings.len(), 1);
    rules.flags.mate_impossible = MateImpossible::Loss;
    assert_eq!(audit(&game, &rules).findings, []);
}

/// One policy: the same games played at the board end by the same ply as the audit says.
#[test]
fn games_at_the_board_and_audits_agree_on_dead_positions() {
    let mut dead = 0;
    for text in [
        &include_bytes!("../../../tests/data/pgn/twic-232.pgn")[..],
        include_bytes!("../../../tests/data/pgn/masters-crlf.pgn"),
    ] {
        for read in GameReader::from_bytes(text) {
            let read = read.unwrap_or_else(|never| match never {});
            let verdict = audit(&finished(read.start(), read.moves()), &Rules::FIDE_2023).verdict;
            let mut game = begin(Game::builder().position(*read.start()));
            let mut ply = 0;
            for &move_ in read.moves() {
                let side = game.position().expect("a sound board").turn();
                game.apply(moved(side, move_)).expect("legal");
                ply += 1;
                if game.outcome().is_some() {
                    break;
                }
            }
            let ended = game
                .outcome()
                .map(|outcome| outcome.reason == EndReason::DeadPosition);
            let is_dead = verdict.filter(|verdict| verdict.reason == Reason::DeadPosition);
            assert_eq!(
                ended == Some(true),
                is_dead.is_some(),
                "game {}",
                read.index()
            );
            if let Some(verdict) = is_dead {
                assert_eq!(ply, verdict.ply, "game {}", read.index());
                dead += 1;
            }
        }
    }
    assert!(dead >= 8, "{dead}");
}

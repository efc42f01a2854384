//! Exports of random games.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

mod steps;

use chesslaws_arbiter::{Act, Event, Game, Heading, Protocol};
use chesslaws_laws::Edition;
use chesslaws_notation::pgn::{GameReader, Severity};
use core::time::Duration;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use steps::{act, step};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn the_pgn_of_any_game_reads_back_as_far_as_it_is_legal(
        edition in select(Edition::ALL.to_vec()),
        control in select(vec!["5m", "3m+2s", "2/60+1:60", "10m + 3x30s"]),
        number in prop_oneof![Just(518_u16), 0..960_u16],
        event in any::<String>(),
        steps in vec((step(), 0..9_000u64), 1..100),
    ) {
        let game = Game::builder()
            .edition(edition)
            .players("A } [%clk 1] \"\\", &event)
            .chess960(number)
            .unwrap()
            .time_control(control.parse().unwrap())
            .build()
            .unwrap();
        let mut protocol = Protocol::new(game);
        protocol.apply(Act::Started { absent: vec![] }).unwrap();
        let mut now = Duration::ZERO;
        for (step, wait) in &steps {
            now += Duration::from_millis(*wait);
            let act = act(protocol.game(), step);
            // Many steps are refused, which is as it should be.
            let _ = protocol.apply(Event::at(now, act));
        }
        let heading = Heading { event, ..Heading::default() };
        let pgn = protocol.pgn(&heading);
        let mut reader = GameReader::from_bytes(pgn.as_bytes());
        let read = reader.next().unwrap().unwrap();
        prop_assert!(reader.next().is_none(), "{pgn}");
        prop_assert_eq!(read.first_fault(Severity::Warning), None, "{}", pgn);
        let moves: Vec<_> = protocol.game().moves().collect();
        if pgn.contains("an illegal move stands") {
            prop_assert!(moves.starts_with(read.moves()) && read.moves().len() < moves.len());
        } else {
            prop_assert_eq!(&moves, read.moves(), "{}", pgn);
        }
        let mut clocks = (1..=read.moves().len()).filter_map(|ply| read.clock(ply as u32));
        prop_assert!(clocks.all(|clock| clock.is_ok()), "{pgn}");
        let report = protocol.report(&heading);
        prop_assert_eq!(report.rows().len(), protocol.entries().len());
        let html = report.to_html();
        prop_assert_eq!(html.matches("<tr").count(), report.rows().len() + 1);
        prop_assert_eq!(html.matches('<').count(), html.matches('>').count());
    }
}

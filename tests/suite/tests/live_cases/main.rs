//! The collected cases of the arbiter and of the clock, each by its name in `tests/data/cases.jsonl`.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

mod adjourned;
mod draws;
mod hands;
mod scores;
mod table;
mod time;

use chesslaws_suite::data;
use std::collections::BTreeMap;

/// Cases of the clock alone, which its own tests name.
const CLOCK: [&str; 7] = [
    "increment-first-move",
    "zero-base",
    "both-get-delay",
    "delay-exact",
    "pause-keeps-delay",
    "period-rollover",
    "tag-kinds",
];
const CASES: &[(&str, fn())] = &[
    ("sealed-illegal", adjourned::sealed_illegal),
    ("fifty-mate-100th", draws::fifty_mate_100th),
    ("seventyfive-mate", draws::seventyfive_mate),
    ("fifty-claim-ahead", draws::fifty_claim_ahead),
    ("claim-wrong-penalty", draws::claim_wrong_penalty),
    ("claim-rights-differ", draws::claim_rights_differ),
    ("claim-move-not-written", draws::claim_move_not_written),
    ("claim-after-own-move", draws::claim_after_own_move),
    ("inverted-rook", hands::inverted_rook),
    ("promotion-not-replaced", hands::promotion_not_replaced),
    ("illegal-count", hands::illegal_count),
    ("two-hands-not-completed", hands::two_hands_not_completed),
    ("press-without-move", hands::press_without_move),
    ("king-released-on-the-way", hands::king_released_on_the_way),
    ("touched-other-piece", hands::touched_other_piece),
    (
        "mate-given-while-in-check",
        hands::mate_given_while_in_check,
    ),
    ("stalemate-called-mate", hands::stalemate_called_mate),
    ("draw-offer-then-flag", time::draw_offer_then_flag),
    ("mate-before-flag-claim", time::mate_before_flag_claim),
    ("both-guilty", scores::both_guilty),
    ("score-three-quarters", scores::score_three_quarters),
    ("double-forfeit", scores::double_forfeit),
    ("zero-tolerance", time::zero_tolerance),
    (
        "quickplay-postponed-then-flag",
        time::quickplay_postponed_then_flag,
    ),
    ("illegal-unnoticed-rapid", hands::illegal_unnoticed_rapid),
    ("both-flags-last-period", time::both_flags_last_period),
    ("move-40-made-not-pressed", time::move_40_made_not_pressed),
];

#[test]
fn every_case_is_right() {
    for (name, case) in CASES {
        println!("{name}");
        case();
    }
}

#[test]
fn no_case_is_left_out() {
    let text = std::fs::read_to_string(data().join("cases.jsonl")).unwrap();
    let mut areas = BTreeMap::new();
    for line in text.lines() {
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        areas.insert(
            case["id"].as_str().unwrap().to_owned(),
            case["area"].clone(),
        );
    }
    let mut named: Vec<&str> = CASES.iter().map(|case| case.0).collect();
    named.extend(CLOCK);
    for (id, area) in &areas {
        if area == "arbiter" || area == "clock" {
            assert!(named.contains(&id.as_str()), "{id}");
        }
    }
    for id in named {
        assert!(areas.contains_key(id), "{id}");
    }
}

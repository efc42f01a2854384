//! The values that matter most, each test named by the article that it carries out.

use chesslaws_laws::rules::{
    Afterwards, BothAbsent, ClaimClocks, ClaimLostBy, Deadline, Deduction, DeviceRule, DeviceScore,
    Fault, FlagCall, LosersOpponent, MateImpossible, NoticedBy, ResumptionDefault, Succession,
    UnpromotedPawn,
};
use chesslaws_laws::{Edition, Mode, Parameter, Provision, Rules, Setting};
use core::time::Duration;
use proptest::prelude::*;

const fn minutes(count: u64) -> Duration {
    Duration::from_secs(60 * count)
}

fn number(rules: Rules, provision: Provision) -> Option<&'static str> {
    rules.cite(provision).map(|cite| cite.article.number)
}

fn deduct(seconds: u64) -> u64 {
    let left = Rules::FIDE_2001
        .claims
        .deduction
        .left(Duration::from_secs(seconds));
    left.as_secs()
}

#[test]
fn fide_2001_6_7_one_hour_and_the_arbiter_may_excuse() {
    let rules = Rules::FIDE_2001;
    assert_eq!(rules.default_time, minutes(60));
    assert!(rules.arrival.arbiter_may_excuse);
}

#[test]
fn fide_2009_6_6_a_no_lateness_and_no_excuse() {
    let rules = Rules::FIDE_2009;
    assert_eq!(rules.default_time, Duration::ZERO);
    assert!(!rules.arrival.arbiter_may_excuse);
    assert_eq!(
        rules.arrival.both_absent,
        BothAbsent::WhiteLosesTimeIfDefaultTime
    );
}

#[test]
fn fide_2023_6_7_1_no_lateness_but_the_arbiter_may_excuse() {
    let rules = Rules::FIDE_2023;
    assert_eq!(rules.default_time, Duration::ZERO);
    assert!(rules.arrival.arbiter_may_excuse);
}

#[test]
fn fide_2001_7_4_b_third_illegal_move_loses_without_exception() {
    let tariff = Rules::FIDE_2001.illegal.standard;
    assert_eq!(tariff.loses_at, 3);
    assert_eq!(tariff.compensation, Some(minutes(2)));
    assert_eq!(tariff.mate_impossible, MateImpossible::Loss);
}

#[test]
fn fide_2005_7_4_b_third_illegal_move_asks_for_the_opponents_score() {
    let tariff = Rules::FIDE_2005.illegal.standard;
    assert_eq!(tariff.loses_at, 3);
    assert_eq!(tariff.mate_impossible, MateImpossible::ArbiterDecides);
}

#[test]
fn russia_2011_7_4_2_third_illegal_move_draws_if_the_opponent_cannot_mate() {
    let tariff = Rules::RUSSIA_2011.illegal.standard;
    assert_eq!(tariff.loses_at, 3);
    assert_eq!(tariff.compensation, Some(minutes(2)));
    assert_eq!(tariff.mate_impossible, MateImpossible::Draw);
}

#[test]
fn fide_2014_7_5_b_second_illegal_move_loses() {
    let tariff = Rules::FIDE_2014.illegal.standard;
    assert_eq!(tariff.loses_at, 2);
    assert_eq!(tariff.compensation, Some(minutes(2)));
}

#[test]
fn fide_2014_7_5_a_pawn_left_on_the_last_rank_becomes_a_queen() {
    let old = Rules::RUSSIA_2011.illegal.unpromoted_pawn;
    assert_eq!(old, UnpromotedPawn::PositionRestored);
    let new = Rules::FIDE_2014.illegal.unpromoted_pawn;
    assert_eq!(new, UnpromotedPawn::BecomesQueen);
}

#[test]
fn fide_2001_b_5_b_right_to_claim_is_lost_by_touching() {
    let tariff = Rules::FIDE_2001.illegal.rapid;
    assert_eq!(tariff.noticed_by, NoticedBy::Claim);
    assert_eq!(tariff.deadline, Deadline::BeforeTouch);
    assert_eq!(tariff.loses_at, 3);
}

#[test]
fn fide_2001_c_3_first_illegal_move_in_blitz_loses_on_a_claim() {
    let tariff = Rules::FIDE_2001.illegal.tariff(Mode::Blitz, false);
    assert_eq!(tariff.loses_at, 1);
    assert_eq!(tariff.compensation, None);
    assert_eq!(tariff.noticed_by, NoticedBy::Claim);
    assert_eq!(tariff.deadline, Deadline::BeforeNextMove);
    assert_eq!(tariff.mate_impossible, MateImpossible::Draw);
}

#[test]
fn fide_2009_b_2_supervised_blitz_follows_the_competition_rules() {
    let illegal = Rules::FIDE_2009.illegal;
    assert_eq!(illegal.tariff(Mode::Blitz, true), &illegal.standard);
    assert_eq!(illegal.tariff(Mode::Blitz, false).loses_at, 1);
    assert_eq!(Rules::FIDE_2009.modes.blitz_games_per_arbiter, Some(1));
}

#[test]
fn fide_2017_a_4_2_first_illegal_move_in_rapid_loses() {
    let tariff = Rules::FIDE_2017.illegal.rapid;
    assert_eq!((tariff.loses_at, tariff.compensation), (1, None));
    assert_eq!(tariff.noticed_by, NoticedBy::Anyone);
    assert_eq!(tariff.afterwards, Afterwards::StandsUnlessPlayersAgree);
}

#[test]
fn fide_2018_a_4_2_second_illegal_move_in_rapid_loses_and_the_first_costs_two_minutes() {
    let illegal = Rules::FIDE_2018.illegal;
    assert_eq!(
        (illegal.rapid.loses_at, illegal.rapid.compensation),
        (2, Some(minutes(2)))
    );
    assert_eq!(
        (illegal.blitz.loses_at, illegal.blitz.compensation),
        (2, Some(minutes(1)))
    );
}

#[test]
fn fide_2023_a_3_one_minute_in_rapid_and_blitz() {
    let rules = Rules::FIDE_2023;
    for (mode, amount) in [
        (Mode::Standard, minutes(2)),
        (Mode::Rapid, minutes(1)),
        (Mode::Blitz, minutes(1)),
    ] {
        for supervised in [false, true] {
            let tariff = rules.illegal.tariff(mode, supervised);
            assert_eq!(
                (tariff.loses_at, tariff.compensation),
                (2, Some(amount)),
                "{mode}"
            );
        }
        assert_eq!(rules.claims.compensation(mode), amount, "{mode}");
    }
}

#[test]
fn fide_2023_7_5_3_and_7_5_4_faults_of_the_hands() {
    assert_eq!(
        Rules::FIDE_2023.illegal.press_without_move,
        Fault::IllegalMove
    );
    assert_eq!(
        Rules::FIDE_2023.illegal.two_hands,
        Fault::IllegalMoveIfPressed
    );
    assert_eq!(Rules::FIDE_2014.illegal.press_without_move, Fault::NoTariff);
}

#[test]
fn fide_2001_9_5_b_wrong_claim_costs_the_claimant_by_his_time() {
    assert_eq!(
        Rules::FIDE_2001.claims.compensation(Mode::Standard),
        minutes(3)
    );
    assert_eq!(deduct(3600), 3420); // three minutes at most
    assert_eq!(deduct(360), 180); // half and the cap meet
    assert_eq!(deduct(300), 150); // half
    assert_eq!(deduct(121), 60);
    assert_eq!(deduct(120), 60);
    assert_eq!(deduct(90), 60); // set to one minute
    assert_eq!(deduct(60), 60);
    assert_eq!(deduct(59), 59); // nothing
    assert_eq!(deduct(0), 0);
}

#[test]
fn fide_2009_9_5_b_wrong_claim_costs_the_claimant_nothing() {
    let claims = Rules::FIDE_2009.claims;
    assert_eq!(claims.deduction, Deduction::Nothing);
    assert_eq!(claims.clocks, ClaimClocks::ClaimantMay);
    assert_eq!(claims.compensation(Mode::Standard), minutes(3));
}

#[test]
fn russia_2011_9_4_right_to_claim_is_lost_by_touching() {
    assert_eq!(
        Rules::RUSSIA_2011.claims.right_lost_by,
        ClaimLostBy::Touching
    );
    assert_eq!(Rules::FIDE_2005.claims.right_lost_by, ClaimLostBy::Moving);
}

#[test]
fn fide_2014_9_6_a_fivefold_on_consecutive_alternate_moves() {
    let draw = Rules::FIDE_2014.repetition.automatic;
    assert_eq!(
        draw.map(|draw| draw.succession),
        Some(Succession::ConsecutiveAlternate)
    );
    assert_eq!(Rules::FIDE_2014.move_count.automatic_at, Some(75));
    assert_eq!(
        Rules::FIDE_2014.value(Parameter::MateBeforeSeventyFive),
        Setting::Flag(true)
    );
}

#[test]
fn fide_2017_9_6_1_fivefold_anywhere() {
    for rules in [Rules::FIDE_2017, Rules::FIDE_2018, Rules::FIDE_2023] {
        let draw = rules.repetition.automatic;
        assert_eq!(
            draw.map(|draw| (draw.count, draw.succession)),
            Some((5, Succession::Any))
        );
    }
}

#[test]
fn no_automatic_draws_before_2014() {
    for rules in [
        Rules::FIDE_2001,
        Rules::FIDE_2005,
        Rules::FIDE_2009,
        Rules::RUSSIA_2011,
    ] {
        assert_eq!(rules.repetition.automatic, None);
        assert_eq!(rules.move_count.automatic_at, None);
        assert_eq!(rules.cite(Provision::FivefoldRepetition), None);
        assert_eq!(rules.cite(Provision::SeventyFiveMoves), None);
    }
}

#[test]
fn fide_2001_b_6_the_arbiter_does_not_call_a_flag_and_fide_2023_a_5_5_he_does() {
    assert_eq!(Rules::FIDE_2001.flags.arbiter_calls, FlagCall::MustRefrain);
    assert_eq!(Rules::FIDE_2023.flags.arbiter_calls, FlagCall::Must);
}

#[test]
fn russia_2011_13_3_2_a_sounding_device_gives_half_a_point_to_who_cannot_mate() {
    let devices = Rules::RUSSIA_2011.devices;
    assert_eq!(devices.rule, DeviceRule::SoundLoses);
    assert_eq!(devices.opponent, Some(DeviceScore::WinOrHalf));
}

#[test]
fn fide_2023_5_1_2_resignation_draws_when_the_opponent_cannot_mate() {
    assert_eq!(Rules::FIDE_2023.endings.resignation, MateImpossible::Draw);
    for edition in Edition::ALL {
        let rules = Rules::of(edition);
        assert_eq!(rules.flags.mate_impossible, MateImpossible::Draw);
        let loses = rules.endings.resignation == MateImpossible::Loss;
        assert_eq!(loses, edition != Edition::Fide2023);
    }
}

#[test]
fn fide_2009_guidelines_still_one_hour_at_the_resumption() {
    let hour = ResumptionDefault::After(minutes(60));
    assert_eq!(Rules::FIDE_2009.adjournment.absent_loses, hour);
    assert_eq!(
        Rules::FIDE_2017.adjournment.absent_loses,
        ResumptionDefault::DefaultTime
    );
}

#[test]
fn fide_2001_b_1_and_c_1_limits_of_rapid_and_blitz() {
    let modes = Rules::FIDE_2001.modes;
    let at = |seconds| modes.mode(Duration::from_secs(seconds), Duration::ZERO);
    assert_eq!(at(899), Mode::Blitz);
    assert_eq!(at(900), Mode::Rapid);
    assert_eq!(at(3600), Mode::Rapid);
    assert_eq!(at(3601), Mode::Standard);
}

#[test]
fn fide_2023_a_1_and_b_1_limits_of_rapid_and_blitz() {
    let modes = Rules::FIDE_2023.modes;
    let at = |seconds, increment| {
        modes.mode(Duration::from_secs(seconds), Duration::from_secs(increment))
    };
    assert_eq!(at(600, 0), Mode::Blitz);
    assert_eq!(at(601, 0), Mode::Rapid);
    assert_eq!(at(3599, 0), Mode::Rapid);
    assert_eq!(at(3600, 0), Mode::Standard);
    assert_eq!(at(540, 1), Mode::Blitz); // exactly ten minutes
    assert_eq!(at(3000, 10), Mode::Standard); // exactly sixty
}

#[test]
fn endings_are_cited_as_each_edition_prints_them() {
    use Provision::*;
    let table = [
        (Checkmate, ["5.1.a", "5.1.1", "5.1.a", "5.1.1"]),
        (Stalemate, ["5.2.a", "5.2.1", "5.2.a", "5.2.1"]),
        (DeadPosition, ["5.2.b", "9.6", "5.2.b", "5.2.2"]),
        (ThreefoldIntended, ["9.2.a", "9.2.1", "9.2.a", "9.2.1"]),
        (ThreefoldAppeared, ["9.2.b", "9.2.2", "9.2.b", "9.2.2"]),
        (FiftyMovesCompleted, ["9.3.b", "9.3.2", "9.3.b", "9.3.2"]),
        (LossOnTime, ["6.10", "6.9", "6.9", "6.9"]),
        (IllegalMove, ["7.4.a", "7.4.1", "7.5.a", "7.5.1"]),
    ];
    let rules = [
        Rules::FIDE_2001,
        Rules::RUSSIA_2011,
        Rules::FIDE_2014,
        Rules::FIDE_2023,
    ];
    for (provision, numbers) in table {
        for (rules, expected) in rules.into_iter().zip(numbers) {
            assert_eq!(number(rules, provision), Some(expected), "{provision}");
        }
    }
    assert_eq!(number(Rules::FIDE_2018, ThreefoldAppeared), Some("9.2.1.2"));
    assert_eq!(number(Rules::FIDE_2014, FivefoldRepetition), Some("9.6.a"));
    assert_eq!(number(Rules::FIDE_2023, SeventyFiveMoves), Some("9.6.2"));
}

#[test]
fn russia_2011_cites_fide_2009_where_its_own_text_is_not_at_hand() {
    let cite = Rules::RUSSIA_2011.cite(Provision::BlitzIllegalMove);
    assert_eq!(
        cite.map(|cite| cite.article.edition),
        Some(Edition::Fide2009)
    );
    assert_eq!(cite.map(|cite| cite.certain), Some(false));
}

proptest! {
    /// 9.5.b: the deduction never gives time, never takes more than the cap, never goes below a
    /// minute that was there, and has no step at the boundaries.
    #[test]
    fn fide_2001_9_5_b_the_deduction_is_continuous(millis in 0_u64..20_000_000) {
        let deduction = Rules::FIDE_2001.claims.deduction;
        let before = Duration::from_millis(millis);
        let left = deduction.left(before);
        prop_assert!(left <= before);
        prop_assert!(before - left <= minutes(3));
        prop_assert!(left >= before.min(minutes(1)));
        let next = deduction.left(before + Duration::from_millis(1));
        prop_assert!(next >= left);
        prop_assert!(next - left <= Duration::from_millis(1));
    }
}

#[test]
fn fide_2001_13_4_d_who_loses_as_a_penalty_and_what_the_opponent_scores() {
    let after = |rules: Rules| rules.penalties.opponent_after_loss;
    assert_eq!(after(Rules::FIDE_2001), LosersOpponent::Win);
    assert_eq!(after(Rules::FIDE_2005), LosersOpponent::ArbiterAdvised);
    assert_eq!(after(Rules::RUSSIA_2011), LosersOpponent::ArbiterAdvised);
    assert_eq!(after(Rules::FIDE_2023), LosersOpponent::ArbiterDecides);
    assert_eq!(
        number(Rules::FIDE_2005, Provision::PenaltyCommentary),
        Some("13.commentary")
    );
}

#[test]
fn fide_2005_12_8_a_commentary_recommends_the_score_after_a_refusal() {
    let after = |rules: Rules| rules.penalties.opponent_after_refusal;
    assert_eq!(after(Rules::FIDE_2005), LosersOpponent::ArbiterAdvised);
    for rules in [Rules::FIDE_2001, Rules::RUSSIA_2011, Rules::FIDE_2023] {
        assert_eq!(after(rules), LosersOpponent::ArbiterDecides);
        assert_eq!(number(rules, Provision::RefusalCommentary), None);
    }
}

#[test]
fn russia_2011_13_21_terms_of_disqualification() {
    let terms = Rules::RUSSIA_2011.conduct.disqualification.unwrap();
    assert_eq!((terms.regional.least, terms.regional.most), (6, 12));
    assert_eq!((terms.higher.least, terms.higher.most), (12, 24));
    assert!(terms.for_life);
    for edition in Edition::ALL {
        let named = Rules::of(edition).conduct.disqualification.is_some();
        assert_eq!(named, edition == Edition::Russia2011);
    }
}

#[test]
fn fide_2023_11_3_2_1_devices_in_a_bag_if_the_regulations_allow_it() {
    for edition in Edition::ALL {
        let bag = Rules::of(edition).devices.bag;
        assert_eq!(bag, edition >= Edition::Fide2017, "{edition}");
    }
    let article = number(Rules::FIDE_2023, Provision::DeviceInBag);
    assert_eq!(article, Some("11.3.2.1"));
}

#[test]
fn fide_2023_12_7_others_tell_only_the_arbiter() {
    let article = |rules| number(rules, Provision::ThirdPartyReports);
    assert_eq!(article(Rules::FIDE_2001), None);
    assert_eq!(article(Rules::FIDE_2005), None);
    assert_eq!(article(Rules::RUSSIA_2011), Some("14.7.1"));
    assert_eq!(article(Rules::FIDE_2023), Some("12.7"));
}

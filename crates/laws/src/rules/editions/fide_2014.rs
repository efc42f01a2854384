use super::minutes;
use crate::Edition;
use crate::rules::*;
use core::time::Duration;

const BASE: Rules = Rules::FIDE_2009;

const STANDARD: Tariff = Tariff {
    loses_at: 2,
    ..BASE.illegal.standard
};

/// A.4.b, for blitz by B.4.
const RAPID: Tariff = Tariff {
    loses_at: 1,
    compensation: None,
    mate_impossible: MateImpossible::Draw,
    noticed_by: NoticedBy::Anyone,
    deadline: Deadline::BeforeNextMove,
    afterwards: Afterwards::Stands,
};

impl Rules {
    /// FIDE Laws in force from 1 July 2014.
    pub const FIDE_2014: Self = Self {
        edition: Edition::Fide2014,
        arrival: Arrival {
            arbiter_may_excuse: true,
            ..BASE.arrival
        },
        illegal: IllegalMoves {
            standard: STANDARD,
            rapid: RAPID,
            rapid_supervised: STANDARD,
            blitz: RAPID,
            blitz_supervised: Tariff {
                compensation: Some(minutes(1)),
                ..STANDARD
            },
            unpromoted_pawn: UnpromotedPawn::BecomesQueen,
            position_seen: PositionSeen::WaitsForOneMove,
            ..BASE.illegal
        },
        claims: DrawClaims {
            standard_compensation: minutes(2),
            rapid_compensation: minutes(2),
            blitz_compensation: minutes(1),
            clocks: ClaimClocks::ClaimantOrArbiter,
            ..BASE.claims
        },
        repetition: Repetition {
            automatic: Some(AutomaticRepetition {
                count: 5,
                succession: Succession::ConsecutiveAlternate,
            }),
            ..BASE.repetition
        },
        move_count: MoveCount {
            automatic_at: Some(75),
            ..BASE.move_count
        },
        flags: Flags {
            arbiter_calls: FlagCall::May,
            ..BASE.flags
        },
        quickplay: Quickplay {
            scope: QuickplayScope::IfAnnounced,
            increment_request: Some(IncrementRequest {
                increment: Duration::from_secs(5),
                compensation: minutes(2),
            }),
            with_increment: false,
            ..BASE.quickplay
        },
        devices: Devices {
            rule: DeviceRule::PresenceLoses,
            opponent: Some(DeviceScore::Win),
            regulations_may_be_milder: true,
            ..BASE.devices
        },
        agreement: Agreement {
            restriction: DrawRestriction::OfferingOrAgreeing,
            ..BASE.agreement
        },
        touch: TouchMove {
            promotion_order: PromotionOrder::Free,
            ..BASE.touch
        },
        clocks: Clocks {
            next_move_completes: true,
            disability_spares_time: true,
            ..BASE.clocks
        },
        set_up: SetUp {
            rapid_limit: Some(10),
            blitz_limit: Some(10),
            late_clock_setting: LateClockSetting::StandsUnlessScheduleSuffers,
            ..BASE.set_up
        },
        modes: Modes {
            rapid: TimeBand {
                from: minutes(10),
                from_included: false,
                ..BASE.modes.rapid
            },
            blitz: TimeBand {
                to: minutes(10),
                to_included: true,
                ..BASE.modes.blitz
            },
            ..BASE.modes
        },
        adjournment: Adjournment {
            absent_loses: ResumptionDefault::DefaultTime,
            both_absent_named: true,
            ..BASE.adjournment
        },
        scores: Scores {
            total_capped: true,
            ..BASE.scores
        },
        penalties: Penalties {
            fine: true,
            opponent_after_loss: LosersOpponent::ArbiterDecides,
            all_time_if_confirmed: true,
            ..BASE.penalties
        },
        conduct: Conduct {
            sheet_use_penalised: false,
            ..BASE.conduct
        },
        ..BASE
    };
}

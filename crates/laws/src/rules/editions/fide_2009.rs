use crate::Edition;
use crate::rules::*;
use core::time::Duration;

const BASE: Rules = Rules::FIDE_2005;

const STANDARD: Tariff = Tariff {
    mate_impossible: MateImpossible::Draw,
    ..BASE.illegal.standard
};

impl Rules {
    /// FIDE Laws in force from 1 July 2009.
    pub const FIDE_2009: Self = Self {
        edition: Edition::Fide2009,
        default_time: Duration::ZERO,
        arrival: Arrival {
            arbiter_may_excuse: false,
            both_absent: BothAbsent::WhiteLosesTimeIfDefaultTime,
            ..BASE.arrival
        },
        illegal: IllegalMoves {
            standard: STANDARD,
            rapid: Tariff {
                mate_impossible: MateImpossible::Draw,
                ..BASE.illegal.rapid
            },
            rapid_supervised: STANDARD,
            blitz: Tariff {
                afterwards: Afterwards::StandsUnlessPlayersAgree,
                ..BASE.illegal.blitz
            },
            blitz_supervised: STANDARD,
            ..BASE.illegal
        },
        claims: DrawClaims {
            deduction: Deduction::Nothing,
            clocks: ClaimClocks::ClaimantMay,
            right_lost_by: ClaimLostBy::Touching,
            ..BASE.claims
        },
        repetition: Repetition {
            castling: CastlingIdentity::RightLost,
            ..BASE.repetition
        },
        flags: Flags {
            rapid_and_blitz: BothFlags::DrawWithoutClaim,
            arbiter_calls: FlagCall::MustRefrainUnlessBoth,
            ..BASE.flags
        },
        quickplay: Quickplay {
            clocks: ClaimClocks::ClaimantMay,
            advice: QuickplayAdvice::None,
            ..BASE.quickplay
        },
        recording: Recording {
            in_advance: WritingInAdvance::ClaimOrSealing,
            in_advance_compensation: None,
            ..BASE.recording
        },
        devices: Devices {
            rule: DeviceRule::SoundLoses,
            opponent: Some(DeviceScore::WinOrHalf),
            ..BASE.devices
        },
        agreement: Agreement {
            restriction: DrawRestriction::Agreeing,
            ..BASE.agreement
        },
        clocks: Clocks {
            wrong_setting_named: true,
            ..BASE.clocks
        },
        modes: Modes {
            rapid_games_per_arbiter: Some(3),
            blitz_games_per_arbiter: Some(1),
            ..BASE.modes
        },
        adjournment: Adjournment {
            place: AdjournmentPlace::Guidelines,
            early_needs_control: false,
            ..BASE.adjournment
        },
        // A loss as a penalty follows the pattern of 12.3.b; 12.8 names no scores.
        penalties: Penalties {
            opponent_after_refusal: LosersOpponent::ArbiterDecides,
            ..BASE.penalties
        },
        ..BASE
    };
}

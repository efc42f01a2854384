use super::minutes;
use crate::rules::*;
use crate::{Edition, Points};
use core::time::Duration;

const STANDARD: Tariff = Tariff {
    loses_at: 3,
    compensation: Some(minutes(2)),
    mate_impossible: MateImpossible::Loss,
    noticed_by: NoticedBy::Anyone,
    deadline: Deadline::DuringGame,
    afterwards: Afterwards::Stands,
};

/// B.5.b: on a claim, before the claimant touches a piece; then as 7.4. The appendix makes no
/// difference by supervision.
const RAPID: Tariff = Tariff {
    noticed_by: NoticedBy::Claim,
    deadline: Deadline::BeforeTouch,
    ..STANDARD
};

/// C.3: the first one loses on a claim made before the claimant's own move; a claimant who
/// cannot mate may claim a draw only.
const BLITZ: Tariff = Tariff {
    loses_at: 1,
    compensation: None,
    mate_impossible: MateImpossible::Draw,
    noticed_by: NoticedBy::Claim,
    deadline: Deadline::BeforeNextMove,
    afterwards: Afterwards::Stands,
};

impl Rules {
    /// FIDE Laws in force from 1 July 2001.
    pub const FIDE_2001: Self = Self {
        edition: Edition::Fide2001,
        default_time: minutes(60),
        arrival: Arrival {
            arbiter_may_excuse: true,
            both_absent: BothAbsent::WhiteLosesTime,
            unexcused_absences_exclude: None,
            absences_exclude: None,
            lateness_is_absence: false,
        },
        illegal: IllegalMoves {
            counts_when: IllegalWhen::ClockPressed,
            standard: STANDARD,
            rapid: RAPID,
            rapid_supervised: RAPID,
            blitz: BLITZ,
            blitz_supervised: BLITZ,
            two_hands: Fault::NoTariff,
            press_without_move: Fault::NoTariff,
            two_faults: TwoFaults::OnlyIllegalMoveCounts,
            unpromoted_pawn: UnpromotedPawn::PositionRestored,
            king_capture: KingCapture::NotNamed,
            inverted_rook: InvertedRook::ArbiterDecides,
            position_seen: PositionSeen::NoClause,
        },
        claims: DrawClaims {
            standard_compensation: minutes(3),
            rapid_compensation: minutes(3),
            blitz_compensation: minutes(3),
            deduction: Deduction::Half {
                cap: minutes(3),
                floor: minutes(1),
            },
            announced_move_binds: true,
            clocks: ClaimClocks::ClaimantMust,
            right_lost_by: ClaimLostBy::Moving,
            may_withdraw: false,
        },
        repetition: Repetition {
            claim_at: 3,
            automatic: None,
            castling: CastlingIdentity::RightChanged,
        },
        move_count: MoveCount {
            claim_at: 50,
            automatic_at: None,
            mate_first: true,
        },
        flags: Flags {
            earlier_period: BothFlags::PlayOn,
            last_period: BothFlags::Draw,
            both_flags_need_announcement: false,
            rapid_and_blitz: BothFlags::Draw,
            claimant_needs_time: true,
            arbiter_calls: FlagCall::MustRefrain,
            arbiter_sees_standard: true,
            mate_impossible: MateImpossible::Draw,
            endings_stand: true,
        },
        quickplay: Quickplay {
            scope: QuickplayScope::Always,
            threshold: minutes(2),
            clocks: ClaimClocks::ClaimantMust,
            increment_request: None,
            postponed_until: PostponedUntil::FlagFall,
            postponed_compensation: minutes(2),
            rejected_compensation: minutes(2),
            decision_final: true,
            with_increment: true,
            in_blitz: false,
            without_arbiter: true,
            advice: QuickplayAdvice::None,
        },
        recording: Recording {
            exempt_below: minutes(5),
            increment_keeps_duty: Duration::from_secs(30),
            exemption_lasts: ExemptionLasts::WhileBelow,
            update_at_flag: true,
            in_rapid_and_blitz: false,
            unable: UnableToRecord::TimeDeducted,
            in_advance: WritingInAdvance::Allowed,
            in_advance_compensation: None,
            electronic_sheet: false,
            sheet_requests: None,
        },
        devices: Devices {
            rule: DeviceRule::NoClause,
            opponent: None,
            regulations_may_be_milder: false,
            bag: false,
        },
        agreement: Agreement {
            restriction: DrawRestriction::None,
            min_moves_each: 0,
        },
        touch: TouchMove {
            rook_first_bars_castling: true,
            together: KingAndRook::CastleOrKingMove,
            promotion_choice: PromotionChoice::Released,
            promotion_order: PromotionOrder::PawnFirst,
        },
        endings: Endings {
            dead_position_at_once: true,
            resignation: MateImpossible::Loss,
        },
        clocks: Clocks {
            next_move_completes: false,
            wrong_setting_named: false,
            disability_spares_time: false,
        },
        set_up: SetUp {
            reversed_restart_below: None,
            standard_limit: None,
            rapid_limit: Some(3),
            blitz_limit: Some(3),
            late_clock_setting: LateClockSetting::Stands,
        },
        modes: Modes {
            rapid: TimeBand {
                from: minutes(15),
                from_included: true,
                to: minutes(60),
                to_included: true,
            },
            blitz: TimeBand {
                from: Duration::ZERO,
                from_included: true,
                to: minutes(15),
                to_included: false,
            },
            increments: None,
            rapid_games_per_arbiter: None,
            blitz_games_per_arbiter: None,
        },
        adjournment: Adjournment {
            place: AdjournmentPlace::Appendix,
            absent_loses: ResumptionDefault::After(minutes(60)),
            early_needs_control: true,
            both_absent_named: false,
        },
        scores: Scores {
            win: Points::ONE,
            draw: Points::HALF,
            loss: Points::ZERO,
            total_capped: false,
        },
        penalties: Penalties {
            fine: false,
            exclusion_from_rounds: false,
            opponent_after_loss: LosersOpponent::Win,
            opponent_after_refusal: LosersOpponent::ArbiterDecides,
            expulsion_loses: true,
            all_time_if_confirmed: false,
        },
        conduct: Conduct {
            leaving_report: false,
            sheet_use_penalised: true,
            disqualification: None,
        },
    };
}

use super::minutes;
use crate::Edition;
use crate::rules::*;

const BASE: Rules = Rules::FIDE_2001;

/// B.6: on a claim before the claimant's own move; then as 7.4.
const RAPID: Tariff = Tariff {
    mate_impossible: MateImpossible::ArbiterDecides,
    deadline: Deadline::BeforeNextMove,
    ..BASE.illegal.rapid
};

impl Rules {
    /// FIDE Laws in force from 1 July 2005.
    pub const FIDE_2005: Self = Self {
        edition: Edition::Fide2005,
        illegal: IllegalMoves {
            // The text states no exception, yet its commentary gives the opponent of a loser
            // half a point wherever he cannot mate: the arbiter is asked.
            standard: Tariff {
                mate_impossible: MateImpossible::ArbiterDecides,
                ..BASE.illegal.standard
            },
            rapid: RAPID,
            rapid_supervised: RAPID,
            king_capture: KingCapture::IllegalMove,
            position_seen: PositionSeen::Intervenes,
            ..BASE.illegal
        },
        quickplay: Quickplay {
            postponed_until: PostponedUntil::LaterOrFlagFall,
            advice: QuickplayAdvice::PostponeWithoutTime,
            ..BASE.quickplay
        },
        recording: Recording {
            unable: UnableToRecord::Assistant,
            exemption_lasts: ExemptionLasts::RestOfPeriod,
            in_advance: WritingInAdvance::ClaimOnly,
            in_advance_compensation: Some(minutes(2)),
            ..BASE.recording
        },
        devices: Devices {
            rule: DeviceRule::RingingLoses,
            opponent: Some(DeviceScore::ArbiterDecides),
            ..BASE.devices
        },
        touch: TouchMove {
            promotion_choice: PromotionChoice::SquareTouched,
            ..BASE.touch
        },
        modes: Modes {
            rapid: TimeBand {
                to: minutes(60),
                to_included: false,
                ..BASE.modes.rapid
            },
            increments: Some(60),
            ..BASE.modes
        },
        // The commentaries on 12.8 and 13 recommend the scores.
        penalties: Penalties {
            opponent_after_loss: LosersOpponent::ArbiterAdvised,
            opponent_after_refusal: LosersOpponent::ArbiterAdvised,
            expulsion_loses: false,
            ..BASE.penalties
        },
        ..BASE
    };
}

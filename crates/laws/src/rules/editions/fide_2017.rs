use crate::Edition;
use crate::rules::*;

const BASE: Rules = Rules::FIDE_2014;

impl Rules {
    /// FIDE Laws in force from 1 July 2017, with FIDE's interpretations of that June.
    pub const FIDE_2017: Self = Self {
        edition: Edition::Fide2017,
        illegal: IllegalMoves {
            rapid: Tariff {
                afterwards: Afterwards::StandsUnlessPlayersAgree,
                ..BASE.illegal.rapid
            },
            blitz: Tariff {
                afterwards: Afterwards::StandsUnlessPlayersAgree,
                ..BASE.illegal.blitz
            },
            two_hands: Fault::IllegalMove,
            press_without_move: Fault::IllegalMove,
            two_faults: TwoFaults::CountOnce,
            inverted_rook: InvertedRook::Rook,
            ..BASE.illegal
        },
        repetition: Repetition {
            automatic: Some(AutomaticRepetition {
                count: 5,
                succession: Succession::Any,
            }),
            ..BASE.repetition
        },
        flags: Flags {
            both_flags_need_announcement: true,
            rapid_and_blitz: BothFlags::FirstFlagLoses,
            arbiter_calls: FlagCall::Must,
            ..BASE.flags
        },
        quickplay: Quickplay {
            decision_final: false,
            ..BASE.quickplay
        },
        recording: Recording {
            sheet_requests: Some(5),
            ..BASE.recording
        },
        devices: Devices {
            bag: true,
            ..BASE.devices
        },
        agreement: Agreement {
            min_moves_each: 1,
            ..BASE.agreement
        },
        touch: TouchMove {
            together: KingAndRook::NotNamed,
            ..BASE.touch
        },
        set_up: SetUp {
            reversed_restart_below: Some(10),
            ..BASE.set_up
        },
        penalties: Penalties {
            exclusion_from_rounds: true,
            ..BASE.penalties
        },
        ..BASE
    };
}

use super::minutes;
use crate::Edition;
use crate::rules::*;

const BASE: Rules = Rules::FIDE_2018;

impl Rules {
    /// FIDE Laws in force from 1 January 2023: the default.
    pub const FIDE_2023: Self = Self {
        edition: Edition::Fide2023,
        illegal: IllegalMoves {
            rapid: Tariff {
                compensation: Some(minutes(1)),
                ..BASE.illegal.rapid
            },
            rapid_supervised: Tariff {
                compensation: Some(minutes(1)),
                ..BASE.illegal.rapid_supervised
            },
            two_hands: Fault::IllegalMoveIfPressed,
            ..BASE.illegal
        },
        claims: DrawClaims {
            rapid_compensation: minutes(1),
            ..BASE.claims
        },
        recording: Recording {
            electronic_sheet: true,
            ..BASE.recording
        },
        endings: Endings {
            resignation: MateImpossible::Draw,
            ..BASE.endings
        },
        ..BASE
    };
}

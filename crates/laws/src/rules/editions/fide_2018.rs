use super::minutes;
use crate::Edition;
use crate::rules::*;

const BASE: Rules = Rules::FIDE_2017;

impl Rules {
    /// FIDE Laws in force from 1 January 2018.
    pub const FIDE_2018: Self = Self {
        edition: Edition::Fide2018,
        illegal: IllegalMoves {
            rapid: Tariff {
                loses_at: 2,
                compensation: Some(minutes(2)),
                ..BASE.illegal.rapid
            },
            blitz: Tariff {
                loses_at: 2,
                compensation: Some(minutes(1)),
                ..BASE.illegal.blitz
            },
            ..BASE.illegal
        },
        flags: Flags {
            claimant_needs_time: false,
            ..BASE.flags
        },
        devices: Devices {
            rule: DeviceRule::OnPersonLoses,
            ..BASE.devices
        },
        conduct: Conduct {
            leaving_report: true,
            ..BASE.conduct
        },
        ..BASE
    };
}

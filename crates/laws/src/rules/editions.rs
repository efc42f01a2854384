//! The constants, oldest first; each edition says what it changed from the one before it.

use super::{AutomaticRepetition, CastlingIdentity, MoveCount, Repetition, Rules, Succession};
use crate::Edition;
use core::time::Duration;

impl Rules {
    /// FIDE Laws in force from 1 July 2001.
    pub const FIDE_2001: Self = Self {
        edition: Edition::Fide2001,
        default_time: Duration::from_secs(60 * 60),
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
    };

    /// FIDE Laws in force from 1 July 2005.
    pub const FIDE_2005: Self = Self {
        edition: Edition::Fide2005,
        ..Self::FIDE_2001
    };

    /// FIDE Laws in force from 1 July 2009.
    pub const FIDE_2009: Self = Self {
        edition: Edition::Fide2009,
        default_time: Duration::ZERO,
        repetition: Repetition {
            castling: CastlingIdentity::RightLost,
            ..Self::FIDE_2005.repetition
        },
        ..Self::FIDE_2005
    };

    /// Rules of the sport "chess" of the Russian Federation, 2011, which follow FIDE 2009.
    pub const RUSSIA_2011: Self = Self {
        edition: Edition::Russia2011,
        ..Self::FIDE_2009
    };

    /// FIDE Laws in force from 1 July 2014.
    pub const FIDE_2014: Self = Self {
        edition: Edition::Fide2014,
        repetition: Repetition {
            automatic: Some(AutomaticRepetition {
                count: 5,
                succession: Succession::ConsecutiveAlternate,
            }),
            ..Self::FIDE_2009.repetition
        },
        move_count: MoveCount {
            automatic_at: Some(75),
            ..Self::FIDE_2009.move_count
        },
        ..Self::FIDE_2009
    };

    /// FIDE Laws in force from 1 July 2017.
    pub const FIDE_2017: Self = Self {
        edition: Edition::Fide2017,
        repetition: Repetition {
            automatic: Some(AutomaticRepetition {
                count: 5,
                succession: Succession::Any,
            }),
            ..Self::FIDE_2014.repetition
        },
        ..Self::FIDE_2014
    };

    /// FIDE Laws in force from 1 January 2018.
    pub const FIDE_2018: Self = Self {
        edition: Edition::Fide2018,
        ..Self::FIDE_2017
    };

    /// FIDE Laws in force from 1 January 2023: the default.
    pub const FIDE_2023: Self = Self {
        edition: Edition::Fide2023,
        ..Self::FIDE_2018
    };
}

use crate::Edition;
use crate::rules::*;

const BASE: Rules = Rules::FIDE_2009;

impl Rules {
    /// Rules of the sport "chess" of the Russian Federation, 2011. Chapter 2 follows FIDE 2009;
    /// where the text at hand is silent (touch-move, rapid, blitz, adjournment) the values are
    /// those of FIDE 2009 and cite it.
    pub const RUSSIA_2011: Self = Self {
        edition: Edition::Russia2011,
        arrival: Arrival {
            unexcused_absences_exclude: Some(1),
            absences_exclude: Some(3),
            ..BASE.arrival
        },
        adjournment: Adjournment {
            place: AdjournmentPlace::NamedOnly,
            ..BASE.adjournment
        },
        conduct: Conduct {
            disqualification: Some(Disqualification {
                regional: Term { least: 6, most: 12 },
                higher: Term {
                    least: 12,
                    most: 24,
                },
                for_life: true,
            }),
            ..BASE.conduct
        },
        ..BASE
    };
}

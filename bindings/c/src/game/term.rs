//! The numbers of the particulars, in both directions.

use super::number::unknown;
use super::terms::{
    chesslaws_advance_purpose, chesslaws_assistant_task, chesslaws_body, chesslaws_breach,
    chesslaws_claim_ground, chesslaws_clock_fault, chesslaws_device_fact, chesslaws_duty,
    chesslaws_envelope_item, chesslaws_event_level, chesslaws_excuse, chesslaws_inadmissible,
    chesslaws_interference, chesslaws_observer, chesslaws_offer_end, chesslaws_outsider,
    chesslaws_paper_ground, chesslaws_remark, chesslaws_touch_order, chesslaws_zone,
};
use crate::status::Failure;
use facade::arbiter::{
    AdvancePurpose, AssistantTask, Body, Breach, ClaimGround, ClockFault, DeviceFact, Duty,
    EnvelopeItem, EventLevel, Excuse, Inadmissible, Interference, Observer, OfferEnd, Outsider,
    PaperGround, Remark, TouchOrder, Zone,
};

/// A word of the arbiter that has a number in C.
pub(super) trait Term: Sized {
    fn of(number: u32) -> Result<Self, Failure>;
    fn number(self) -> u32;
}

macro_rules! numbered {
    ($($term:ident: $enumeration:ident { $($variant:ident),* $(,)? })*) => {
        $(impl Term for $term {
            fn of(number: u32) -> Result<Self, Failure> {
                $(if number == $enumeration::$variant as u32 {
                    return Ok(Self::$variant);
                })*
                let name = concat!("a ", stringify!($enumeration));
                Err(unknown(name, number))
            }

            fn number(self) -> u32 {
                #[allow(unreachable_patterns, reason = "some enumerations may grow")]
                match self {
                    $(Self::$variant => $enumeration::$variant as u32,)*
                    _ => chesslaws_breach::Unknown as u32,
                }
            }
        })*
    };
}

numbered! {
    Observer: chesslaws_observer { White, Black, Arbiter }
    TouchOrder: chesslaws_touch_order { InOrder, Together, Unclear }
    ClaimGround: chesslaws_claim_ground { Threefold, FiftyMoves }
    ClockFault: chesslaws_clock_fault { OtherHand, Hovering, Force }
    AssistantTask: chesslaws_assistant_task { Clock, Score }
    PaperGround: chesslaws_paper_ground { CannotWin, NoEffort }
    Breach: chesslaws_breach {
        Disrepute, Aids, SheetUse, LeavingVenue, LeavingArea, UnreportedLeaving, Device, BagUsed,
        InspectionRefused, Smoking, Distraction, Talking, Complaints, WalkingOut, Dress,
        Intoxication, Doping, ComputerHints, WritingInAdvance, Other,
    }
    Zone: chesslaws_zone { Venue, Area }
    DeviceFact: chesslaws_device_fact { Rang, Sounded, OnPerson, InBag, InVenue, Used, BagUsed }
    Remark: chesslaws_remark { NumberOfMoves, OpponentHasMoved, ClockNotPressed }
    Outsider: chesslaws_outsider { Spectator, OtherPlayer, White, Black }
    Interference: chesslaws_interference { Speaks, TellsPlayer, TellsArbiter, Claims, UsesDevice }
    EventLevel: chesslaws_event_level { Regional, Higher }
    Excuse: chesslaws_excuse { ForceMajeure, AnotherEvent, Other }
    AdvancePurpose: chesslaws_advance_purpose { None, Claim, Sealing }
    Duty: chesslaws_duty { MakingMoves, Announcing, ScoreAndClock, Telling, Claiming, Adjourning }
    Body: chesslaws_body { ChiefArbiter, Sanctions, Federation, Ethics }
    EnvelopeItem: chesslaws_envelope_item {
        Names, Position, TimesUsed, Sealer, MoveNumber, Offer, Resumption,
    }
    OfferEnd: chesslaws_offer_end { Declined, Touched }
    Inadmissible: chesslaws_inadmissible { NotOnMove, Touched }
}

impl From<Breach> for chesslaws_breach {
    fn from(breach: Breach) -> Self {
        match breach {
            Breach::Disrepute => Self::Disrepute,
            Breach::Aids => Self::Aids,
            Breach::SheetUse => Self::SheetUse,
            Breach::LeavingVenue => Self::LeavingVenue,
            Breach::LeavingArea => Self::LeavingArea,
            Breach::UnreportedLeaving => Self::UnreportedLeaving,
            Breach::Device => Self::Device,
            Breach::BagUsed => Self::BagUsed,
            Breach::InspectionRefused => Self::InspectionRefused,
            Breach::Smoking => Self::Smoking,
            Breach::Distraction => Self::Distraction,
            Breach::Talking => Self::Talking,
            Breach::Complaints => Self::Complaints,
            Breach::WalkingOut => Self::WalkingOut,
            Breach::Dress => Self::Dress,
            Breach::Intoxication => Self::Intoxication,
            Breach::Doping => Self::Doping,
            Breach::ComputerHints => Self::ComputerHints,
            Breach::WritingInAdvance => Self::WritingInAdvance,
            Breach::Other => Self::Other,
            _ => Self::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_go_there_and_back() {
        for number in 1..=20 {
            let breach = Breach::of(number).ok();
            assert_eq!(breach.map(Term::number), Some(number));
        }
        for unknown in [0, 21, 65535, u32::MAX] {
            assert!(Breach::of(unknown).is_err());
        }
        for number in 0..=6 {
            assert_eq!(DeviceFact::of(number).ok().map(Term::number), Some(number));
            assert_eq!(
                EnvelopeItem::of(number).ok().map(Term::number),
                Some(number)
            );
        }
        let message = Observer::of(7).err().map(|failure| failure.message());
        assert_eq!(
            message.as_deref(),
            Some("expected a chesslaws_observer, found 7")
        );
    }
}

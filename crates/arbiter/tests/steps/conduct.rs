//! Random events of conduct, of the arbiter, and of what follows a game.

use super::{color, observer, seconds};
use chesslaws_arbiter::{
    Act, Breach, DeviceFact, EventLevel, Excuse, Interference, Outsider, PenaltySet, Remark, Zone,
};
use chesslaws_laws::{Points, Score};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

pub(crate) fn points() -> impl Strategy<Value = Points> {
    select(vec![0, 25, 50, 50, 100, 100, 150]).prop_map(Points::from_hundredths)
}

pub(crate) fn penalties() -> impl Strategy<Value = PenaltySet> {
    let time = || option::weighted(0.3, seconds());
    let step = || option::weighted(0.3, points());
    let rare = || proptest::bool::weighted(0.1);
    let counts = (
        option::weighted(0.1, 0..3u32),
        option::weighted(0.1, 0..3u8),
    );
    (
        any::<bool>(),
        time(),
        time(),
        step(),
        step(),
        rare(),
        counts,
        rare(),
    )
        .prop_map(
            |(
                warning,
                more_time,
                less_time,
                points_raised,
                points_reduced,
                loss,
                counts,
                expulsion,
            )| {
                PenaltySet {
                    warning,
                    more_time,
                    less_time,
                    points_raised,
                    points_reduced,
                    loss,
                    fine: counts.0,
                    rounds: counts.1,
                    expulsion,
                }
            },
        )
}

fn breach() -> impl Strategy<Value = Breach> {
    select(vec![
        Breach::Disrepute,
        Breach::Aids,
        Breach::SheetUse,
        Breach::Device,
        Breach::BagUsed,
        Breach::InspectionRefused,
        Breach::Smoking,
        Breach::Distraction,
        Breach::Talking,
        Breach::WalkingOut,
        Breach::Intoxication,
        Breach::ComputerHints,
        Breach::Other,
    ])
}

pub(crate) fn conduct() -> impl Strategy<Value = Act> {
    let zone = select(vec![Zone::Venue, Zone::Area]);
    let fact = select(vec![
        DeviceFact::Sounded,
        DeviceFact::InBag,
        DeviceFact::InVenue,
        DeviceFact::BagUsed,
    ]);
    let flags = || (any::<bool>(), any::<bool>());
    prop_oneof![
        4 => (observer(), color(), breach()).prop_map(|(by, side, breach)| {
            Act::ConductReported { by, side, breach }
        }),
        4 => (color(), breach(), penalties()).prop_map(|(side, breach, penalties)| {
            Act::Penalised { side, breach, penalties }
        }),
        2 => (color(), zone, flags()).prop_map(|(side, zone, (permitted, reported))| {
            Act::PlayerLeft { side, zone, permitted, reported }
        }),
        1 => color().prop_map(|side| Act::WalkedOut { side }),
        1 => (color(), fact, flags()).prop_map(|(side, fact, (authorised, switched_off))| {
            Act::DeviceReported { side, fact, authorised, switched_off }
        }),
    ]
}

pub(crate) fn around_the_game() -> impl Strategy<Value = Act> {
    let remark = select(vec![Remark::NumberOfMoves, Remark::OpponentHasMoved]);
    let who = || {
        select(vec![
            Outsider::Spectator,
            Outsider::OtherPlayer,
            Outsider::White,
        ])
    };
    let how = select(vec![
        Interference::Speaks,
        Interference::TellsArbiter,
        Interference::Claims,
        Interference::UsesDevice,
    ]);
    prop_oneof![
        Just(Act::Disturbed),
        remark.prop_map(|remark| Act::ArbiterRemarked { remark }),
        color().prop_map(|side| Act::MovesAsked { side }),
        (who(), how).prop_map(|(who, how)| Act::Interfered { who, how }),
        who().prop_map(|who| Act::Removed { who }),
        (color(), any::<bool>())
            .prop_map(|(side, two_minutes)| Act::Appealed { side, two_minutes }),
        any::<bool>().prop_map(|upheld| Act::AppealDecided { upheld }),
    ]
}

/// What can be said of a game that is over.
pub(crate) fn afterwards() -> impl Strategy<Value = Act> {
    let level = select(vec![EventLevel::Regional, EventLevel::Higher]);
    let reason = || select(vec![String::new(), "a reason".to_owned()]);
    let excuse = select(vec![Excuse::ForceMajeure, Excuse::Other]);
    prop_oneof![
        color().prop_map(|side| Act::PersistentRefusal { side }),
        Just(Act::BothDevicesSounded),
        Just(Act::ArrangementFound),
        (reason(), option::of((points(), points()))).prop_map(|(reason, score)| {
            Act::DecidedByAnalogy {
                article: "7.5".to_owned(),
                reason,
                score: score.map(|(white, black)| Score { white, black }),
            }
        }),
        (points(), points()).prop_map(|(white, black)| Act::ResultCorrected { white, black }),
        reason().prop_map(|reason| Act::ResultAnnulled { reason }),
        (points(), points()).prop_map(|(white, black)| Act::GameReplayed { white, black }),
        (color(), 0..4u8, any::<bool>()).prop_map(|(side, earlier, valid_reason)| {
            Act::NoShowCounted {
                side,
                earlier,
                valid_reason,
            }
        }),
        (color(), level, option::of(0..30u16), any::<bool>()).prop_map(
            |(side, level, months, exceptional)| Act::Disqualified {
                side,
                level,
                months,
                exceptional,
            }
        ),
        (color(), excuse).prop_map(|(side, excuse)| Act::Withdrawn { side, excuse }),
    ]
}

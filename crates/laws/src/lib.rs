//! The Laws of Chess as values: the words every other room of `chesslaws` shares.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod article;
#[cfg(feature = "catalogue")]
pub mod catalogue;
mod cite;
mod color;
mod edition;
mod points;
mod rules;
mod score;
mod setting;
mod time;

pub use article::Article;
pub use cite::{Citable, Cite, Provision};
pub use color::{Color, ParseColorError};
pub use edition::{Edition, ParseEditionError};
pub use points::{ParsePointsError, Points};
pub use rules::{
    Adjournment, AdjournmentPlace, Afterwards, Agreement, Arrival, AutomaticRepetition, BothAbsent,
    BothFlags, CastlingIdentity, ClaimClocks, ClaimLostBy, Clocks, Deadline, Deduction, DeviceRule,
    DeviceScore, Devices, Difference, DrawClaims, DrawRestriction, Endings, ExemptionLasts, Fault,
    FlagCall, Flags, IllegalMoves, IllegalWhen, IncrementRequest, InvertedRook, KingAndRook,
    KingCapture, MateImpossible, Mode, Modes, MoveCount, NoticedBy, Parameter, Penalties,
    PromotionChoice, PromotionOrder, Quickplay, QuickplayScope, Recording, Repetition,
    ResumptionDefault, Rules, Scores, SetUp, Side, Succession, Tariff, TimeBand, TouchMove,
    TwoFaults, UnpromotedPawn, WritingInAdvance, compare,
};
pub use score::{ParseScoreError, Score};
pub use setting::Setting;

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
mod rules;
mod score;
mod setting;
mod time;

pub use article::Article;
pub use cite::{Citable, Cite, Provision};
pub use color::{Color, ParseColorError};
pub use edition::{Edition, ParseEditionError};
pub use rules::{
    AutomaticRepetition, CastlingIdentity, MoveCount, Parameter, Repetition, Rules, Succession,
};
pub use score::{Points, Score};
pub use setting::Setting;

//! The Laws of Chess as values: the words every other room of `chesslaws` shares.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod article;
mod color;
mod edition;
mod score;

pub use article::Article;
pub use color::{Color, ParseColorError};
pub use edition::{Edition, ParseEditionError};
pub use score::{Points, Score};

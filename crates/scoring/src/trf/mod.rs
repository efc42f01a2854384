//! Tournament report files: TRF16, TRF26 and the extensions in use, read and written.
//!
//! ```
//! use chesslaws_scoring::trf::{Document, ReadOptions};
//!
//! let text = "\
//! 012 Club match
//! 142 1
//! 001    1      Alyx                              2200                             1.0    1     2 w 1
//! 001    2      Bruno                             2150                             0.0    2     1 b 0
//! ";
//! let document = Document::read(text.as_bytes(), &ReadOptions::default())?;
//! assert_eq!(document.tournament().name(), "Club match");
//! assert_eq!(document.tournament().points(1).unwrap().to_string(), "1");
//! # Ok::<(), chesslaws_scoring::trf::TrfError>(())
//! ```

mod check;
mod decode;
mod document;
mod draft;
mod error;
mod extension;
mod format;
mod line;
mod player;
mod points;
mod records;
mod render;
mod system;
mod team;
mod team_check;
mod warning;
mod write;

pub use document::{Document, ReadOptions, Record};
pub use error::{Fault, TrfError};
pub use format::{Encoding, LineEnd, Version, WriteOptions};
pub use warning::{Warning, WarningKind};
pub use write::{SetRecordError, WriteError, Written};

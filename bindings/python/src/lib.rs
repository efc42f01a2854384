//! The Python extension module `chesslaws._chesslaws`: the facade, as Python sees it.
//!
//! The package `chesslaws` around it (`python/chesslaws`) holds what is plain data in Python:
//! enums, exceptions, judgements, catalogue entries. Here are the parts that have to be fast:
//! `Position`, `Move`, the readers of PGN, `Game`, `LiveGame`, `Clock`, `Tournament` and its standings.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod board_drawing;
mod catalogue;
mod clock;
mod control;
mod errors;
mod escaped;
mod game;
mod identity;
mod judgement;
mod live;
mod mates;
mod moves;
mod or_text;
mod parts;
mod position;
mod ratings;
mod readers;
mod recent_text;
mod scan;
mod sheet;
mod source;
mod standings;
mod stream;
mod times;
mod tournament;
mod words;

/// Every batch of a table is megabytes that come and go. The allocator of the system gives them back at
/// once and has them cleared again for the next batch, which takes a third of the time of a scan. Huge
/// pages make nothing faster here and what is held larger; the second version of mimalloc gives back
/// sooner than the third.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The fast part of the package `chesslaws`; import that.
#[pyo3::pymodule(gil_used = false)]
mod _chesslaws {
    #[pymodule_export]
    use crate::catalogue::{articles, compare, explain};
    #[pymodule_export]
    use crate::clock::Clock;
    #[pymodule_export]
    use crate::control::TimeControl;
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::identity::Identity;
    #[pymodule_export]
    use crate::live::LiveGame;
    #[pymodule_export]
    use crate::moves::Move;
    #[pymodule_export]
    use crate::parts::{PgnPart, split_pgn};
    #[pymodule_export]
    use crate::position::Position;
    #[pymodule_export]
    use crate::ratings::{expected_score, performance, rating_change};
    #[pymodule_export]
    use crate::readers::{GameReader, JudgementReader, judge_file, read_pgn};
    #[pymodule_export]
    use crate::scan::{Batch, Scan, ScanBatches, ScanTable, scan_pgn};
    #[pymodule_export]
    use crate::sheet::ScoreSheet;
    #[pymodule_export]
    use crate::standings::Standings;
    #[pymodule_export]
    use crate::tournament::{Tournament, read_trf};

    use chesslaws::arbiter::Code;
    use chesslaws::laws::Edition;
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        // For the tests: the words that the enums of the package must know.
        let codes: Vec<_> = Code::ALL.iter().map(|code| code.name()).collect();
        module.add("_CODES", codes)?;
        module.add("_EDITIONS", Edition::ALL.map(Edition::id).to_vec())
    }
}

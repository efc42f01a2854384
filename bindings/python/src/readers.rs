//! `read_pgn` and `judge_file`.

use crate::game::Game;
use crate::judgement;
use crate::position::letters;
use crate::source;
use crate::stream::Stream;
use crate::words::Edition;
use chesslaws::arbiter::{Judgement, judge};
use chesslaws::laws::Rules;
use chesslaws::notation::Leniency;
use chesslaws::notation::pgn::{Encoding, ReadOptions};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::sync::Arc;

/// How a game was read, so that it can be read again.
#[derive(Debug)]
pub(crate) struct Reading {
    pub(crate) language: String,
    pub(crate) strict: bool,
    pub(crate) comments: bool,
    pub(crate) encoding: Option<String>,
}

impl Reading {
    pub(crate) fn options(&self) -> PyResult<ReadOptions> {
        Ok(ReadOptions {
            letters: letters(&self.language)?,
            accepted: if self.strict {
                Leniency::NONE
            } else {
                Leniency::ALL
            },
            comments: self.comments,
            encoding: named(self.encoding.as_deref())?,
            ..ReadOptions::default()
        })
    }
}

/// The games of a PGN text, one after the other; made by `read_pgn`.
#[pyclass(module = "chesslaws", frozen)]
pub(crate) struct GameReader {
    stream: Stream<(chesslaws::notation::pgn::Game, Option<Box<[u8]>>)>,
    reading: Arc<Reading>,
}

#[pymethods]
impl GameReader {
    fn __iter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Game>> {
        let take = |game: &mut _, text| (std::mem::take(game), text);
        let game = self.stream.next(py, take)?;
        Ok(game.map(|(game, text)| Game::new(game, text, Arc::clone(&self.reading))))
    }
}

/// The judgements on the games of a PGN text, one after the other; made by `judge_file`.
#[pyclass(module = "chesslaws", frozen)]
pub(crate) struct JudgementReader {
    stream: Stream<Judgement>,
    rules: Rules,
}

#[pymethods]
impl JudgementReader {
    fn __iter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let judged = self.stream.next(py, |game, _| judge(game, &self.rules))?;
        judged
            .as_ref()
            .map(|judged| judgement::judgement(py, judged))
            .transpose()
    }
}

/// Read the games of a PGN text, one after the other, in flat memory.
///
/// `source` is a path, `bytes` that are the text itself, or an open file (binary is better than
/// text); gzip, bzip2 and zstd are recognised by their first bytes. Text that is not UTF-8 is read
/// as Windows-1252, or as Windows-1251 where the words in it are Cyrillic; `encoding` names another
/// one: `utf-8`, `latin-1`, `windows-1251` or `windows-1252`. Every move is played. A bad game never stops the reading: what is wrong with it
/// is `Game.error` and `Game.faults`, and the next game is read whole.
///
/// `language` says which letters the pieces have (`en`, `de`, `ru`… or `figurine`). With `strict`
/// a move that is not written as the PGN standard exports it is an error; move numbers are never
/// compared with the moves, and `e.p.` or `(=)` after a blank is passed over. Without `comments` they
/// are not kept, and there are no clocks.
///
/// Raises `OSError` if the source can't be read, after the games before the broken place; a
/// `ValueError` for an unknown language or encoding. Games are read ahead without the interpreter lock.
///
/// >>> [game.plies for game in read_pgn(b"1. e4 e5 * 1. d4 *")]
/// [2, 1]
#[pyfunction]
#[pyo3(signature = (source, *, language="en", strict=false, comments=true, encoding=None))]
pub(crate) fn read_pgn(
    source: &Bound<'_, PyAny>,
    language: &str,
    strict: bool,
    comments: bool,
    encoding: Option<&str>,
) -> PyResult<GameReader> {
    let reading = Reading {
        language: language.to_owned(),
        strict,
        comments,
        encoding: encoding.map(str::to_owned),
    };
    let options = reading.options()?;
    Ok(GameReader {
        stream: Stream::new(source::open(source)?, options, true),
        reading: Arc::new(reading),
    })
}

/// Judge the games of a PGN text by an edition of the Laws, one after the other, in flat memory.
///
/// `source` and `encoding` are as for `read_pgn`. Reading, playing and judging run without the interpreter lock.
///
/// >>> [judgement.plies for judgement in judge_file(b"1. e4 e5 * 1. d4 *", "fide-2018")]
/// [2, 1]
#[pyfunction]
#[pyo3(
    signature = (source, edition=Edition(chesslaws::laws::Edition::Fide2023), *, encoding=None),
    text_signature = "(source, edition='fide-2023', *, encoding=None)"
)]
pub(crate) fn judge_file(
    source: &Bound<'_, PyAny>,
    edition: Edition,
    encoding: Option<&str>,
) -> PyResult<JudgementReader> {
    let options = ReadOptions {
        encoding: named(encoding)?,
        ..ReadOptions::default()
    };
    Ok(JudgementReader {
        stream: Stream::new(source::open(source)?, options, false),
        rules: Rules::of(edition.0),
    })
}

/// The encoding of that name.
fn named(encoding: Option<&str>) -> PyResult<Option<Encoding>> {
    let known = encoding.map(str::parse::<Encoding>).transpose();
    known.map_err(|error| PyValueError::new_err(error.to_string()))
}

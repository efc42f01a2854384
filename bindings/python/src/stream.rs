//! Games from a source one after the other, read ahead without the interpreter lock.

use crate::recent_text::RecentText;
use crate::source::{self, Opened};
use chesslaws::notation::pgn::{Game, GameReader, ReadOptions, StreamSource};
use chesslaws_dataset::Bytes;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use std::collections::VecDeque;
use std::io::{self, Read};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread::{self, ThreadId};

/// A batch never has more games than this.
const BATCH: usize = 256;

/// Reads games in batches and hands them out one by one.
///
/// A batch ends where the buffer under it does, so memory stays flat however long the source is,
/// and a slow pipe gives each game as soon as it is complete. Any number of threads may take from
/// one stream: each game goes to one of them.
pub(crate) struct Stream<T> {
    state: Mutex<State<T>>,
    /// The thread that is reading, so that a source that asks its own stream is found out.
    reading: Mutex<Option<ThreadId>>,
    name: Option<PathBuf>,
}

struct State<T> {
    games: GameReader<StreamSource<Counted>>,
    fetches: Arc<AtomicUsize>,
    text: Arc<Mutex<RecentText>>,
    ready: VecDeque<T>,
    error: Option<io::Error>,
    is_done: bool,
}

/// Counts how often the source was asked for more, and keeps the text of what is being read.
struct Counted {
    bytes: Bytes,
    fetches: Arc<AtomicUsize>,
    text: Arc<Mutex<RecentText>>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.fetches.fetch_add(1, Ordering::Relaxed);
        let read = self.bytes.read(buffer)?;
        if let Some(bytes) = buffer.get(..read) {
            lock(&self.text).add(bytes);
        }
        Ok(read)
    }
}

impl<T: Send> Stream<T> {
    /// With `keep_text` each game comes with its text.
    pub(crate) fn new(opened: Opened, options: ReadOptions, keep_text: bool) -> Self {
        let fetches = Arc::new(AtomicUsize::new(0));
        let text = Arc::new(Mutex::new(RecentText::new(keep_text)));
        let counted = Counted {
            bytes: opened.bytes,
            fetches: Arc::clone(&fetches),
            text: Arc::clone(&text),
        };
        Self {
            state: Mutex::new(State {
                games: GameReader::new(counted).with_options(options),
                fetches,
                text,
                ready: VecDeque::new(),
                error: None,
                is_done: false,
            }),
            reading: Mutex::new(None),
            name: opened.name,
        }
    }

    /// The next game, made into a `T` where it was read; `None` at the end. An error comes after
    /// the games before it.
    pub(crate) fn next(
        &self,
        py: Python<'_>,
        make: impl Fn(&mut Game, Option<Box<[u8]>>) -> T + Send,
    ) -> PyResult<Option<T>> {
        // Most games are ready: no need to let go of the interpreter.
        match self.state.try_lock() {
            Ok(mut state) => {
                if let Some(ready) = state.ready.pop_front() {
                    return Ok(Some(ready));
                }
            }
            Err(TryLockError::Poisoned(state)) => drop(state.into_inner()),
            Err(TryLockError::WouldBlock) => self.refuse_reentry()?,
        }
        py.detach(|| {
            let mut state = lock(&self.state);
            let _mark = Mark::set(&self.reading);
            if state.ready.is_empty() {
                state.fill(make);
            }
            match state.ready.pop_front() {
                Some(ready) => Ok(Some(ready)),
                None => state.error.take().map_or(Ok(None), Err),
            }
        })
        .map_err(|error| source::exception(py, error, self.name.as_ref()))
    }

    /// Waiting for oneself would never end.
    fn refuse_reentry(&self) -> PyResult<()> {
        if *lock(&self.reading) == Some(thread::current().id()) {
            return Err(PyRuntimeError::new_err(
                "the source of these games asks for the next game itself",
            ));
        }
        Ok(())
    }
}

impl<T> State<T> {
    /// Reads a batch. After an error or the end nothing more is read.
    fn fill(&mut self, make: impl Fn(&mut Game, Option<Box<[u8]>>) -> T) {
        let fetches = self.fetches.load(Ordering::Relaxed);
        let mut game = Game::default();
        while !self.is_done {
            match self.games.read_into(&mut game) {
                Ok(true) => {
                    let text = lock(&self.text).cut(game.bytes());
                    self.ready.push_back(make(&mut game, text));
                }
                Ok(false) => self.is_done = true,
                Err(error) => {
                    self.is_done = true;
                    self.error = Some(error);
                }
            }
            let is_drained = self.fetches.load(Ordering::Relaxed) != fetches;
            if self.ready.len() >= BATCH || is_drained {
                break;
            }
        }
    }
}

/// Set while this thread reads.
struct Mark<'a>(&'a Mutex<Option<ThreadId>>);

impl<'a> Mark<'a> {
    fn set(reading: &'a Mutex<Option<ThreadId>>) -> Self {
        *lock(reading) = Some(thread::current().id());
        Self(reading)
    }
}

impl Drop for Mark<'_> {
    fn drop(&mut self) {
        *lock(self.0) = None;
    }
}

/// What a lock guards here stays whole even when a thread has panicked.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

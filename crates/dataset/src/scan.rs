//! Texts of games turned into tables, by all cores, in order, in bounded memory.

use crate::budget;
use crate::cut::{Cutter, Piece};
use crate::rows::Rows;
use crate::source::{Bytes, Source};
use crate::tables::{Batches, Selection};
use chesslaws::laws::Rules;
use chesslaws::notation::pgn::ReadOptions;
use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, bounded};
use std::collections::VecDeque;
use std::io;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// The greatest number of threads that a scan begins.
pub const MAX_JOBS: usize = 256;

/// A source that can't be opened, or breaks off; the batches before it have been given. What the system
/// reports is in the words of the error, and no `source` that would say it again.
#[derive(Debug, thiserror::Error)]
#[error("{name}: {error}")]
pub struct ScanError {
    /// The name of the source.
    pub name: String,
    /// What the system reports.
    pub error: io::Error,
}

/// Texts of games to be turned into tables.
///
/// ```
/// use chesslaws_dataset::{Scan, Selection, Source, Table};
///
/// let text = b"[White \"A\"]\n\n1. e4 e5 *\n\n[White \"B\"]\n\n1. d4 Ke7 *";
/// let columns = Selection::none()
///     .with(Table::Games, ["white", "plies", "error"])?
///     .with(Table::Moves, ["game", "san"])?;
/// let scan = Scan::new([Source::text("mine", text)]).select(columns);
/// let batches = scan.run().next().expect("one batch")?;
/// assert_eq!(batches.games.map(|games| games.num_rows()), Some(2));
/// assert_eq!(batches.moves.map(|moves| moves.num_rows()), Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Scan {
    sources: VecDeque<Source>,
    terms: Terms,
    jobs: NonZeroUsize,
    piece: Option<usize>,
}

/// What every thread goes by.
#[derive(Debug, Clone)]
pub(crate) struct Terms {
    pub(crate) selection: Selection,
    pub(crate) rules: Rules,
    pub(crate) judge: bool,
    pub(crate) options: ReadOptions,
}

impl Scan {
    /// Sources to be read one after the other, into every table, judged by FIDE 2023, with as many
    /// threads as there are cores.
    ///
    /// ```
    /// use chesslaws_dataset::{Scan, Source};
    /// assert_eq!(Scan::new([Source::text("empty", b"")]).run().count(), 0);
    /// ```
    #[must_use]
    pub fn new(sources: impl IntoIterator<Item = Source>) -> Self {
        Self {
            sources: sources.into_iter().collect(),
            terms: Terms {
                selection: Selection::default(),
                rules: Rules::FIDE_2023,
                judge: true,
                options: ReadOptions::default(),
            },
            jobs: thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
            piece: None,
        }
    }

    /// Only these columns.
    ///
    /// ```
    /// use chesslaws_dataset::{Scan, Selection, Source, Table};
    /// let scan = Scan::new([Source::text("mine", b"1. e4 *")]);
    /// let scan = scan.select(Selection::none().with_all(Table::Findings));
    /// assert!(scan.run().next().unwrap()?.games.is_none());
    /// # Ok::<(), chesslaws_dataset::ScanError>(())
    /// ```
    #[must_use]
    pub fn select(mut self, selection: Selection) -> Self {
        self.terms.selection = selection;
        self
    }

    /// Under these rules.
    ///
    /// ```
    /// use chesslaws::laws::Rules;
    /// use chesslaws_dataset::{Scan, Source};
    /// let scan = Scan::new([Source::text("mine", b"1. e4 *")]).rules(Rules::FIDE_2009);
    /// assert_eq!(scan.run().count(), 1);
    /// ```
    #[must_use]
    pub fn rules(mut self, rules: Rules) -> Self {
        self.terms.rules = rules;
        self
    }

    /// Whether games are judged at all. Without it there are no findings and no verdicts.
    ///
    /// ```
    /// use chesslaws_dataset::{Scan, Source};
    /// let scan = Scan::new([Source::text("mine", b"1. e5 *")]).judge(false);
    /// let findings = scan.run().next().unwrap()?.findings;
    /// assert_eq!(findings.map(|findings| findings.num_rows()), Some(0));
    /// # Ok::<(), chesslaws_dataset::ScanError>(())
    /// ```
    #[must_use]
    pub fn judge(mut self, judge: bool) -> Self {
        self.terms.judge = judge;
        self
    }

    /// How the text is read: the letters of the pieces and what is accepted.
    ///
    /// ```
    /// use chesslaws::notation::PieceLetters;
    /// use chesslaws::notation::pgn::ReadOptions;
    /// use chesslaws_dataset::{Scan, Source, Table};
    /// let german = ReadOptions { letters: PieceLetters::GERMAN, ..ReadOptions::default() };
    /// let scan = Scan::new([Source::text("mine", b"1. Sf3 *")]).options(german);
    /// let moves = scan.run().next().unwrap()?.moves;
    /// assert_eq!(moves.map(|moves| moves.num_rows()), Some(1));
    /// # Ok::<(), chesslaws_dataset::ScanError>(())
    /// ```
    #[must_use]
    pub fn options(mut self, options: ReadOptions) -> Self {
        self.terms.options = options;
        self
    }

    /// How many threads play and judge; with one everything happens in the thread that asks. No more
    /// than [`MAX_JOBS`] are begun, and no more than the system allows.
    ///
    /// ```
    /// use chesslaws_dataset::{Scan, Source};
    /// use std::num::NonZeroUsize;
    /// let scan = Scan::new([Source::text("mine", b"1. e4 *")]).jobs(NonZeroUsize::MIN);
    /// assert_eq!(scan.run().count(), 1);
    /// ```
    #[must_use]
    pub const fn jobs(mut self, jobs: NonZeroUsize) -> Self {
        self.jobs = jobs;
        self
    }

    /// About how many bytes of text make a batch. A longer game makes a longer batch, and a few hundred
    /// bytes are always looked ahead.
    ///
    /// Unless set it is between 16 and 128 KiB: the more, the fewer columns are wanted and the fewer
    /// threads read, so that a scan holds no more than about 60 MB with up to 4 threads, and some 7 MB
    /// more for each thread beyond.
    ///
    /// ```
    /// use chesslaws_dataset::{Scan, Source};
    /// let text = "1. e4 *\n\n".repeat(1000);
    /// assert!(Scan::new([Source::text("mine", text)]).batch_bytes(1000).run().count() > 5);
    /// ```
    #[must_use]
    pub const fn batch_bytes(mut self, bytes: usize) -> Self {
        self.piece = Some(bytes);
        self
    }

    /// The columns that are wanted.
    ///
    /// ```
    /// use chesslaws_dataset::{Scan, Source, Table};
    /// assert!(Scan::new([Source::text("mine", b"")]).selection().has(Table::Games));
    /// ```
    #[must_use]
    pub const fn selection(&self) -> &Selection {
        &self.terms.selection
    }

    /// Begins to read. The batches come in the order of the text, whatever the threads do.
    ///
    /// About three batches for two threads are under way at a time. After an error the next source is
    /// read. When the iterator is dropped the threads stop.
    ///
    /// ```
    /// use chesslaws_dataset::{Scan, Source};
    /// let sources = [Source::path("not/there.pgn"), Source::text("mine", b"1. e4 *")];
    /// let answers: Vec<_> = Scan::new(sources).run().collect();
    /// assert!(answers[0].is_err() && answers[1].is_ok());
    /// ```
    #[must_use]
    pub fn run(self) -> Run {
        let jobs = self.jobs.get().min(MAX_JOBS);
        let usual = || budget::piece(&self.terms.selection, jobs);
        let pieces = Pieces {
            sources: self.sources,
            size: self.piece.unwrap_or_else(usual),
            open: None,
        };
        let terms = Arc::new(self.terms);
        let here = |pieces| {
            Run(Kind::Here(Box::new(Here {
                pieces,
                rows: Rows::new(&terms),
            })))
        };
        match jobs {
            1 => here(pieces),
            jobs => match begin(pieces, &terms, jobs) {
                Ok(order) => Run(Kind::Threads { order, next: None }),
                Err(pieces) => here(*pieces),
            },
        }
    }
}

type Answer = Result<Batches, ScanError>;

/// A piece with its source's name and where its batches go.
type Task = (Arc<str>, Piece, Sender<Answer>);

/// The batches of a [`Scan`], in order.
pub struct Run(Kind);

enum Kind {
    Here(Box<Here>),
    Threads {
        order: Receiver<Receiver<Answer>>,
        /// The batch that is next, if its turn has come before it was done.
        next: Option<Receiver<Answer>>,
    },
}

/// What there is before a time is up.
#[derive(Debug)]
pub enum Soon<T> {
    /// The next one.
    Next(T),
    /// There are no more.
    End,
    /// It is not done yet.
    Later,
}

impl Run {
    /// The next batches, if they are done in this time: whoever has to look after something else meanwhile asks
    /// again. Where one thread does everything it reads until it has them.
    ///
    /// ```
    /// use chesslaws_dataset::{Scan, Soon, Source};
    /// use std::time::Duration;
    /// let mut run = Scan::new([Source::text("mine", b"1. e4 *")]).run();
    /// let mut games = 0;
    /// loop {
    ///     match run.next_within(Duration::from_millis(20)) {
    ///         Soon::Next(batches) => games += batches?.game_count,
    ///         Soon::Later => continue,
    ///         Soon::End => break,
    ///     }
    /// }
    /// assert_eq!(games, 1);
    /// # Ok::<(), chesslaws_dataset::ScanError>(())
    /// ```
    pub fn next_within(&mut self, time: Duration) -> Soon<Result<Batches, ScanError>> {
        match &mut self.0 {
            Kind::Here(here) => here.next().map_or(Soon::End, Soon::Next),
            Kind::Threads { order, next } => {
                let answer = match next {
                    Some(answer) => answer,
                    None => match order.recv_timeout(time) {
                        Ok(answer) => next.insert(answer),
                        Err(RecvTimeoutError::Timeout) => return Soon::Later,
                        Err(RecvTimeoutError::Disconnected) => return Soon::End,
                    },
                };
                let batches = match answer.recv_timeout(time) {
                    Ok(batches) => batches,
                    Err(RecvTimeoutError::Timeout) => return Soon::Later,
                    // A thread that was lost took its answer with it.
                    Err(RecvTimeoutError::Disconnected) => Err(ScanError {
                        name: "a reading thread".to_owned(),
                        error: io::Error::other("stopped before its batch was done"),
                    }),
                };
                *next = None;
                Soon::Next(batches)
            }
        }
    }
}

/// Everything happens in the thread that asks.
struct Here {
    pieces: Pieces,
    rows: Rows,
}

impl Here {
    fn next(&mut self) -> Option<Answer> {
        let Self { pieces, rows } = self;
        let piece = pieces.next_piece(|cutter, name| cutter.next_piece(&mut rows.ahead(name)))?;
        Some(piece.and_then(|(name, piece)| rows.read(&name, &piece)))
    }
}

impl std::fmt::Debug for Run {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Run").finish_non_exhaustive()
    }
}

impl Iterator for Run {
    type Item = Answer;

    fn next(&mut self) -> Option<Answer> {
        loop {
            match self.next_within(Duration::MAX) {
                Soon::Next(batches) => return Some(batches),
                Soon::End => return None,
                Soon::Later => {}
            }
        }
    }
}

/// One thread cuts, `jobs` threads read; each piece has a channel of its own for its answer, and
/// the channels are handed over in the order of the text. Where the system has no threads left, the
/// pieces come back.
fn begin(
    pieces: Pieces,
    terms: &Arc<Terms>,
    jobs: usize,
) -> Result<Receiver<Receiver<Answer>>, Box<Pieces>> {
    let (tasks, work) = bounded::<Task>(jobs);
    let (order, ordered) = bounded(budget::waiting(jobs));
    let begun = (0..jobs).take_while(|_| {
        let (work, terms) = (work.clone(), Arc::clone(terms));
        let thread = thread::Builder::new().spawn(move || {
            let mut rows = Rows::new(&terms);
            for (name, piece, answer) in work {
                // Nobody listens any more: the next task will tell.
                let _ = answer.send(rows.read(&name, &piece));
            }
        });
        thread.is_ok()
    });
    if begun.count() == 0 {
        return Err(Box::new(pieces));
    }
    // Where it can be taken back from if the thread does not begin.
    let held = Arc::new(Mutex::new(Some(pieces)));
    let take = |held: &Mutex<Option<Pieces>>| held.lock().ok().and_then(|mut held| held.take());
    let given = Arc::clone(&held);
    let cutter = thread::Builder::new().spawn(move || {
        for piece in take(&given).into_iter().flatten() {
            let (answer, answered) = bounded(1);
            if order.send(answered).is_err() {
                return;
            }
            let sent = match piece {
                Ok((name, piece)) => tasks.send((name, piece, answer)).is_ok(),
                Err(error) => answer.send(Err(error)).is_ok(),
            };
            if !sent {
                return;
            }
        }
    });
    match cutter.err().and_then(|_| take(&held)) {
        Some(pieces) => Err(Box::new(pieces)),
        None => Ok(ordered),
    }
}

/// The pieces of all sources.
struct Pieces {
    sources: VecDeque<Source>,
    size: usize,
    open: Option<Open>,
}

struct Open {
    name: Arc<str>,
    cutter: Cutter<Bytes>,
    /// Comes after the last piece.
    error: Option<io::Error>,
}

impl Iterator for Pieces {
    type Item = Result<(Arc<str>, Piece), ScanError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.next_piece(|cutter, _| cutter.next_piece(&mut ()))
    }
}

/// A piece, or the last before the source breaks off.
type Cut = Result<Option<Piece>, (Option<Piece>, io::Error)>;

impl Pieces {
    /// The next piece of the source that is open, or of the next one; `cut` takes it from the cutter of
    /// the source with this name.
    fn next_piece(
        &mut self,
        mut cut: impl FnMut(&mut Cutter<Bytes>, &str) -> Cut,
    ) -> Option<Result<(Arc<str>, Piece), ScanError>> {
        loop {
            let open = match &mut self.open {
                Some(open) => open,
                None => {
                    let source = self.sources.pop_front()?;
                    match open_source(source, self.size) {
                        Ok(open) => self.open.insert(open),
                        Err(error) => return Some(Err(error)),
                    }
                }
            };
            let piece = cut(&mut open.cutter, &open.name);
            if let Some(piece) = open.take(piece) {
                return Some(Ok((Arc::clone(&open.name), piece)));
            }
            let open = self.open.take()?;
            if let Some(error) = open.error {
                let name = open.name.to_string();
                return Some(Err(ScanError { name, error }));
            }
        }
    }
}

impl Open {
    fn take(&mut self, cut: Cut) -> Option<Piece> {
        match cut {
            Ok(piece) => piece,
            Err((piece, error)) => {
                self.error = Some(error);
                piece
            }
        }
    }
}

fn open_source(source: Source, size: usize) -> Result<Open, ScanError> {
    let name: Arc<str> = source.name().into();
    let (place, games) = (source.start, source.games);
    match source.open() {
        Ok(bytes) => Ok(Open {
            name,
            cutter: Cutter::new(bytes, size, place, games),
            error: None,
        }),
        Err(error) => Err(ScanError {
            name: name.to_string(),
            error,
        }),
    }
}

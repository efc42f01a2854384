//! `chesslaws judge`: the main job.

mod parquet;
mod summary;
mod text;

use crate::arguments::{JudgeArguments, JudgeFormat};
use crate::{Status, input, output};
use anyhow::Context;
use chesslaws::arbiter::{Judgement, judge};
use chesslaws::laws::Rules;
use chesslaws::notation::pgn::{Game, GameReader, ReadOptions};
use chesslaws_dataset::MAX_JOBS;
use crossbeam_channel::{Receiver, Sender, bounded};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use summary::Summary;

/// Output is handed over in pieces of about this size.
const PIECE: usize = 1 << 16;
/// How many pieces of one file may wait to be written: what bounds the memory.
const WAITING: usize = 8;

/// What a reading thread sends.
enum Message {
    Text(Vec<u8>),
    /// The file is done; with the error that ended it early.
    End(Box<Summary>, Option<io::Error>),
}

/// One line of the output: the judgement with the file's name before it.
#[derive(Serialize)]
struct Line<'a> {
    file: &'a str,
    #[serde(flatten)]
    judgement: &'a Judgement,
}

pub(crate) fn run(arguments: &JudgeArguments) -> anyhow::Result<Status> {
    let inputs: Vec<&Path> = arguments.files.iter().map(PathBuf::as_path).collect();
    // An answer of before is not given up for none.
    let path = arguments.output.as_deref();
    let path = path.filter(|_| !inputs.iter().all(|input| input::is_out_of_reach(input)));
    if arguments.format == JudgeFormat::Parquet {
        return parquet::run(arguments, path);
    }
    let mut out = output::open(path, &inputs)?;
    let progress = progress_bar();
    let jobs = arguments.jobs.map_or_else(default_jobs, usize::from);
    let next = AtomicUsize::new(0);
    let (senders, receivers): (Vec<_>, Vec<_>) =
        arguments.files.iter().map(|_| bounded(WAITING)).unzip();
    let mut summary = Summary::default();
    let mut status = Status::Done;
    std::thread::scope(|scope| {
        // The receivers belong to this closure: when it ends early, the readers' sends fail and
        // they stop.
        let receivers = receivers;
        for begun in 0..jobs.min(arguments.files.len()).min(MAX_JOBS) {
            let (senders, next, progress) = (&senders, &next, &progress);
            let reader = move || read_files(arguments, senders, next, progress);
            match std::thread::Builder::new().spawn_scoped(scope, reader) {
                Ok(_) => {}
                Err(error) if begun == 0 => {
                    return Err(error).context("no thread could be begun that reads the files");
                }
                // Those that have begun read all files.
                Err(_) => break,
            }
        }
        for (path, receiver) in arguments.files.iter().zip(receivers) {
            let file = write_file(&mut *out, &receiver, &progress)?;
            status = status.max(report(path, &file.0, file.1, &progress));
            summary.add(&file.0);
        }
        anyhow::Ok(())
    })?;
    progress.finish_and_clear();
    match arguments.format {
        JudgeFormat::Text => write!(out, "{summary}")?,
        JudgeFormat::Jsonl | JudgeFormat::Parquet => anstream::eprint!("{summary}"),
    }
    out.flush()?;
    Ok(status)
}

fn default_jobs() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A bar on a terminal's standard error, nothing elsewhere.
fn progress_bar() -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(0), ProgressDrawTarget::stderr());
    if let Ok(style) =
        ProgressStyle::with_template("{bar:40} {bytes}/{total_bytes} {bytes_per_sec} {msg}")
    {
        bar.set_style(style);
    }
    bar
}

/// Passes one file's output on, and returns how the file ended.
fn write_file(
    out: &mut dyn Write,
    receiver: &Receiver<Message>,
    progress: &ProgressBar,
) -> anyhow::Result<(Summary, Option<io::Error>)> {
    loop {
        match receiver.recv() {
            // The bar stands on the same terminal.
            Ok(Message::Text(text)) => progress.suspend(|| out.write_all(&text))?,
            Ok(Message::End(summary, error)) => return Ok((*summary, error)),
            Err(_) => anyhow::bail!("a reading thread stopped before its file was done"),
        }
    }
}

/// Says on standard error what was wrong with a file as a whole, and what that means for the end.
fn report(
    path: &Path,
    summary: &Summary,
    error: Option<io::Error>,
    progress: &ProgressBar,
) -> Status {
    let breach = if summary.has_breach() {
        Status::Breach
    } else {
        Status::Done
    };
    let (message, status) = match (error, summary.games) {
        (Some(error), 0) => (error.to_string(), Status::Unreadable),
        (Some(error), games) => (
            format!("after game {games}, {error}; what came before is reported"),
            Status::Breach,
        ),
        (None, 0) => ("no game found".to_owned(), Status::Unreadable),
        (None, _) => return breach,
    };
    progress.suspend(|| anstream::eprintln!("chesslaws: {}: {message}", path.display()));
    status.max(breach)
}

/// A reading thread: takes the next file until none is left.
fn read_files(
    arguments: &JudgeArguments,
    senders: &[Sender<Message>],
    next: &AtomicUsize,
    progress: &ProgressBar,
) {
    loop {
        let index = next.fetch_add(1, Ordering::Relaxed);
        let (Some(path), Some(sender)) = (arguments.files.get(index), senders.get(index)) else {
            return;
        };
        let mut reader = FileReader {
            arguments,
            path,
            sender,
            rules: Rules::of(arguments.edition),
            summary: Summary::default(),
            text: Vec::with_capacity(PIECE + PIECE / 4),
        };
        let error = reader.read(progress).err();
        let end = Message::End(Box::new(reader.summary), error);
        // If nobody listens any more, the output is closed and all is over.
        if sender.send(end).is_err() {
            return;
        }
    }
}

/// Reads and judges one file.
struct FileReader<'a> {
    arguments: &'a JudgeArguments,
    path: &'a PathBuf,
    sender: &'a Sender<Message>,
    rules: Rules,
    summary: Summary,
    text: Vec<u8>,
}

impl FileReader<'_> {
    /// What was read before an error is sent all the same.
    fn read(&mut self, progress: &ProgressBar) -> io::Result<()> {
        let source = input::open(self.path, |raw, size| {
            progress.inc_length(size.unwrap_or(0));
            progress.wrap_read(raw)
        })?;
        let name = self.path.to_string_lossy();
        let mut games = GameReader::new(source).with_options(ReadOptions {
            encoding: self.arguments.encoding,
            ..ReadOptions::default()
        });
        let mut game = Game::default();
        let result = loop {
            match games.read_into(&mut game) {
                Ok(true) => {
                    let judgement = judge(&game, &self.rules);
                    self.summary.count(&judgement);
                    self.write(&name, &judgement)?;
                }
                Ok(false) => break Ok(()),
                Err(error) => break Err(error),
            }
        };
        self.send()?;
        result
    }

    fn write(&mut self, file: &str, judgement: &Judgement) -> io::Result<()> {
        match self.arguments.format {
            JudgeFormat::Jsonl => {
                serde_json::to_writer(&mut self.text, &Line { file, judgement })?;
                self.text.push(b'\n');
            }
            // The tables have a way of their own.
            JudgeFormat::Text | JudgeFormat::Parquet => {
                if !self.arguments.findings_only || !judgement.findings.is_empty() {
                    text::write(&mut self.text, file, judgement)?;
                }
            }
        }
        if self.text.len() >= PIECE {
            self.send()?;
        }
        Ok(())
    }

    fn send(&mut self) -> io::Result<()> {
        let text = std::mem::replace(&mut self.text, Vec::with_capacity(PIECE + PIECE / 4));
        self.sender
            .send(Message::Text(text))
            .map_err(|_| io::Error::from(io::ErrorKind::BrokenPipe))
    }
}

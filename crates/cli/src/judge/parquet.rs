//! `judge --format parquet`: the tables of `chesslaws-dataset` as files.

use super::summary::Summary;
use super::{default_jobs, progress_bar, report};
use crate::arguments::JudgeArguments;
use crate::{Status, input};
use anyhow::{anyhow, bail};
use chesslaws::laws::Rules;
use chesslaws::notation::pgn::ReadOptions;
use chesslaws_dataset::parquet::{WriteError, Writer};
use chesslaws_dataset::{Scan, Selection, Source};
use indicatif::ProgressBar;
use std::io;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// `folder` is none where no file can be read: then none is made.
pub(super) fn run(arguments: &JudgeArguments, folder: Option<&Path>) -> anyhow::Result<Status> {
    let stream = arguments.output.as_ref();
    if stream.is_none_or(|path| path.as_os_str() == "-") {
        bail!("--format parquet writes a folder: name it with --output");
    }
    if arguments.findings_only {
        bail!("--findings-only goes with text; parquet holds every game and every finding");
    }
    let progress = progress_bar();
    let Some(folder) = folder else {
        let why = |path: &PathBuf| input::open(path, |raw, _| raw).err();
        let reports = arguments
            .files
            .iter()
            .map(|path| report(path, &Summary::default(), why(path), &progress));
        return Ok(reports.max().unwrap_or(Status::Unreadable));
    };
    let mut writer = Writer::create(folder, &Selection::default()).map_err(in_words)?;
    let mut all = Summary::default();
    let mut status = Status::Done;
    for path in &arguments.files {
        let mut summary = Summary::default();
        let error = write_file(arguments, path, &mut writer, &mut summary, &progress)?;
        status = status.max(report(path, &summary, error, &progress));
        all.add(&summary);
    }
    writer.finish().map_err(in_words)?;
    progress.finish_and_clear();
    anstream::eprint!("{all}");
    Ok(status)
}

/// What the system calls a file that exists where a folder is to be made, in words that help.
fn in_words(error: WriteError) -> anyhow::Error {
    match &error {
        WriteError::File { path, error: found } if found.kind() == io::ErrorKind::AlreadyExists => {
            anyhow!("{}: expected a folder, found a file", path.display())
        }
        _ => error.into(),
    }
}

/// Adds one file's games. What was read before an error is kept, and the error given back; what
/// can't be written ends the command.
fn write_file(
    arguments: &JudgeArguments,
    path: &Path,
    writer: &mut Writer,
    summary: &mut Summary,
    progress: &ProgressBar,
) -> anyhow::Result<Option<io::Error>> {
    let read = Arc::new(AtomicU64::new(0));
    let source = if path.as_os_str() == "-" {
        Source::stream("-", Box::new(io::stdin()))
    } else {
        let size = std::fs::metadata(path).map_or(0, |about| about.len());
        progress.inc_length(size);
        Source::path(path)
    };
    let jobs = arguments.jobs.map_or_else(default_jobs, usize::from);
    let scan = Scan::new([source.counted(Arc::clone(&read))])
        .rules(Rules::of(arguments.edition))
        .options(ReadOptions {
            encoding: arguments.encoding,
            ..ReadOptions::default()
        })
        .jobs(NonZeroUsize::new(jobs).unwrap_or(NonZeroUsize::MIN));
    let before = progress.position();
    let mut error = None;
    for batches in scan.run() {
        match batches {
            Ok(batches) => {
                writer.write(&batches).map_err(in_words)?;
                summary.count_rows(&batches);
            }
            Err(failed) => error = Some(failed.error),
        }
        progress.set_position(before + read.load(Ordering::Relaxed));
    }
    Ok(error)
}

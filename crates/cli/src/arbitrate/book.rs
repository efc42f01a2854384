//! The journal on disk.

use anyhow::{Context, bail};
use chesslaws::arbiter::journal::{Journal, JournalFault};
use fs4::TryLockError;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A journal's file, locked for this process as long as it is open.
pub(super) struct Book {
    file: File,
    path: PathBuf,
}

impl Book {
    /// Opens or creates the file, locks it, and reads what it holds: `None` if nothing has happened
    /// yet. A last line that was cut off is cut away.
    pub(super) fn open(path: &Path) -> anyhow::Result<(Self, Option<Journal>)> {
        let name = || format!("journal {}", path.display());
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .with_context(name)?;
        if !file.metadata().with_context(name)?.is_file() {
            bail!("{}: expected a file", name());
        }
        match fs4::FileExt::try_lock(&file) {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                bail!("{}: another program is writing it", name());
            }
            Err(TryLockError::Error(error)) => return Err(error).with_context(name),
        }
        // Else a power cut could take the file's name away.
        sync_folder(path).with_context(name)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).with_context(name)?;
        let mut book = Self {
            file,
            path: path.to_owned(),
        };
        let journal = book.resume(&bytes).with_context(name)?;
        Ok((book, journal))
    }

    fn resume(&mut self, bytes: &[u8]) -> anyhow::Result<Option<Journal>> {
        let (journal, torn) = match Journal::resume(bytes) {
            Ok((journal, torn)) => (Some(journal), torn),
            Err(error) if error.fault == JournalFault::Empty => (None, None),
            Err(error) if error.is_torn() => (None, Some(error)),
            Err(error) => return Err(error.into()),
        };
        if let Some(torn) = torn {
            anstream::eprintln!("journal {}: {torn}; it is cut away", self.path.display());
            self.file
                .set_len(journal.as_ref().map_or(0, Journal::bytes))?;
            self.file.sync_all()?;
        }
        self.file.seek(SeekFrom::End(0))?;
        Ok(journal)
    }

    /// Stores a line. When this returns, it is on the disk.
    pub(super) fn store(&mut self, line: &str) -> anyhow::Result<()> {
        let name = || format!("journal {}", self.path.display());
        self.file.write_all(line.as_bytes()).with_context(name)?;
        self.file.sync_data().with_context(name)
    }
}

/// Other systems have no such call, and keep the entry of a file with the file.
#[cfg(not(unix))]
fn sync_folder(_path: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = match path.canonicalize()?.parent() {
        Some(folder) => folder.to_owned(),
        None => PathBuf::from("/"),
    };
    File::open(folder)?.sync_all()
}

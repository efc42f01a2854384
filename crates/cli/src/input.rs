//! Files of games, plain or compressed.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Opens a file, or standard input for `-`. What is compressed is told by its first bytes, so that
/// a pipe needs no name. `wrap` sees the raw bytes go by.
pub(crate) fn open<R: Read + Send + 'static>(
    path: &Path,
    wrap: impl FnOnce(Box<dyn Read + Send>, Option<u64>) -> R,
) -> io::Result<Box<dyn Read + Send>> {
    let (raw, size): (Box<dyn Read + Send>, _) = if path.as_os_str() == "-" {
        (Box::new(io::stdin()), None)
    } else {
        let file = File::open(path)?;
        let about = file.metadata()?;
        if about.is_dir() {
            return Err(io::Error::new(
                io::ErrorKind::IsADirectory,
                "expected a file, found a directory",
            ));
        }
        (Box::new(file), about.is_file().then_some(about.len()))
    };
    chesslaws_dataset::decompress(Box::new(wrap(raw, size)))
}

/// Whether a file can't be opened at all.
pub(crate) fn is_out_of_reach(path: &Path) -> bool {
    path.as_os_str() != "-" && (path.is_dir() || File::open(path).is_err())
}

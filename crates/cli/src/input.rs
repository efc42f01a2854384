//! Files of games, plain or compressed.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
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
    decompress(BufReader::with_capacity(1 << 16, wrap(raw, size)))
}

fn decompress<R: BufRead + Send + 'static>(mut raw: R) -> io::Result<Box<dyn Read + Send>> {
    let start = raw.fill_buf()?;
    Ok(if start.starts_with(&[0x1f, 0x8b]) {
        Box::new(flate2::bufread::MultiGzDecoder::new(raw))
    } else if start.starts_with(b"BZh") {
        Box::new(bzip2::bufread::MultiBzDecoder::new(raw))
    } else if is_zstd(start) {
        Box::new(zstd::stream::read::Decoder::with_buffer(raw)?)
    } else {
        Box::new(raw)
    })
}

/// A frame of data, or a skippable frame, with which some archives begin.
fn is_zstd(start: &[u8]) -> bool {
    start.starts_with(&[0x28, 0xb5, 0x2f, 0xfd])
        || matches!(start, [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..])
}

//! Where answers go.

use anstream::{AutoStream, ColorChoice};
use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::Path;

/// Standard output, with colour only where a person looks at it.
pub(crate) fn standard() -> impl Write {
    BufWriter::new(anstream::stdout())
}

/// Standard output for a command that has more to do than to answer: once the reader has closed it,
/// what is written is dropped.
pub(crate) fn until_closed() -> impl Write {
    BufWriter::new(UntilClosed {
        out: Some(anstream::stdout()),
    })
}

/// Takes everything, and passes it on as long as somebody reads it.
struct UntilClosed<W> {
    out: Option<W>,
}

impl<W: Write> UntilClosed<W> {
    /// What the writer says, and `dropped` from when on nobody reads it.
    fn pass<T>(
        &mut self,
        dropped: T,
        write: impl FnOnce(&mut W) -> io::Result<T>,
    ) -> io::Result<T> {
        let Some(out) = &mut self.out else {
            return Ok(dropped);
        };
        match write(out) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => {
                self.out = None;
                Ok(dropped)
            }
            said => said,
        }
    }
}

impl<W: Write> Write for UntilClosed<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.pass(bytes.len(), |out| out.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.pass((), W::flush)
    }
}

/// The named file without colour, which must be none of the inputs, or standard output for `-` and
/// without a name.
pub(crate) fn open(path: Option<&Path>, inputs: &[&Path]) -> anyhow::Result<Box<dyn Write>> {
    use anyhow::Context;
    Ok(match path.filter(|path| path.as_os_str() != "-") {
        None => Box::new(standard()),
        Some(path) => {
            keep_apart(inputs, &[path])?;
            let file = File::create(path).with_context(|| path.display().to_string())?;
            Box::new(BufWriter::new(AutoStream::new(file, ColorChoice::Never)))
        }
    })
}

/// Refuses to write over a file that is read, and to write two answers into one file.
pub(crate) fn keep_apart(inputs: &[&Path], outputs: &[&Path]) -> anyhow::Result<()> {
    for (i, output) in outputs.iter().enumerate() {
        for other in inputs.iter().chain(&outputs[..i]) {
            if is_same(output, other) {
                anyhow::bail!(
                    "{}: expected a file of its own to write to, found the one that {} is",
                    output.display(),
                    other.display()
                );
            }
        }
    }
    Ok(())
}

/// Whether two names mean one file, by whatever links. `-` is a stream, and writing to a device
/// destroys nothing.
fn is_same(one: &Path, other: &Path) -> bool {
    if one.as_os_str() == "-" || other.as_os_str() == "-" {
        return false;
    }
    if one.exists() && !one.is_file() && !one.is_dir() {
        return false;
    }
    one == other || same_file::is_same_file(one, other).unwrap_or(false)
}

/// Text from a file as people may see it: what would command a terminal or turn the direction of the
/// writing is shown as a replacement character.
pub(crate) fn shown(text: &str) -> String {
    let safe = |letter: char| {
        let turns = matches!(
            letter,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        );
        if turns || letter.is_control() && letter != '\n' {
            char::REPLACEMENT_CHARACTER
        } else {
            letter
        }
    };
    text.chars().map(safe).collect()
}

/// Whether the reader of the output has closed it, which is no fault.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|error| error.kind() == ErrorKind::BrokenPipe)
}

//! Where answers go.

use anstream::{AutoStream, ColorChoice};
use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::Path;

/// Standard output, with colour only where a person looks at it.
pub(crate) fn standard() -> impl Write {
    BufWriter::new(anstream::stdout())
}

/// The named file without colour, or standard output.
pub(crate) fn open(path: Option<&Path>) -> anyhow::Result<Box<dyn Write>> {
    use anyhow::Context;
    Ok(match path {
        None => Box::new(standard()),
        Some(path) => {
            let file = File::create(path).with_context(|| path.display().to_string())?;
            Box::new(BufWriter::new(AutoStream::new(file, ColorChoice::Never)))
        }
    })
}

/// Whether the reader of the output has closed it, which is no fault.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|error| error.kind() == ErrorKind::BrokenPipe)
}

//! Every test there is.

use crate::c;
use crate::python;
use crate::shell::{cargo, run};

/// Rust, then C and C++, then Python.
pub(crate) fn everything() -> Result<(), String> {
    cargo(&["test", "--workspace", "--quiet"])?;
    cargo(&[
        "test",
        "--quiet",
        "-p",
        "chesslaws-board",
        "--features",
        "small-tables",
    ])?;
    c::test()?;
    python::test()
}

/// Format, lints and documentation, all without warnings.
pub(crate) fn style() -> Result<(), String> {
    cargo(&["fmt", "--all", "--", "--check"])?;
    cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ])?;
    run(
        env!("CARGO"),
        &["doc", "--workspace", "--no-deps", "--quiet"],
        &[("RUSTDOCFLAGS", "-D warnings")],
    )
}

//! Running programs.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    // crates/xtask lies two folders below it.
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs a program in the root and fails unless it ends well. What is run is shown.
pub(crate) fn run(
    program: impl AsRef<OsStr>,
    arguments: &[&str],
    environment: &[(&str, &str)],
) -> Result<(), String> {
    let program = program.as_ref();
    eprintln!("+ {} {}", program.display(), arguments.join(" "));
    let status = Command::new(program)
        .args(arguments)
        .envs(environment.iter().copied())
        .current_dir(root())
        .status()
        .map_err(|error| format!("{} could not be started: {error}", program.display()))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{} ended with {status}", program.display()))
    }
}

/// Runs cargo.
pub(crate) fn cargo(arguments: &[&str]) -> Result<(), String> {
    run(env!("CARGO"), arguments, &[])
}

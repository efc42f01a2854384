//! Running programs.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

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
    run_in(&root(), program, arguments, environment)
}

/// As [`run`], in another folder.
pub(crate) fn run_in(
    folder: &Path,
    program: impl AsRef<OsStr>,
    arguments: &[&str],
    environment: &[(&str, &str)],
) -> Result<(), String> {
    let program = program.as_ref();
    eprintln!("+ {} {}", program.display(), arguments.join(" "));
    let begun = Instant::now();
    let status = Command::new(in_folder(folder, program))
        .args(arguments)
        .envs(environment.iter().copied())
        .current_dir(folder)
        .status()
        .map_err(|error| format!("{} could not be started: {error}", program.display()))?;
    let seconds = begun.elapsed().as_secs();
    if seconds >= WORTH_TELLING {
        eprintln!("  ({seconds} s)");
    }
    if status.success() {
        Ok(())
    } else {
        Err(format!("{} ended with {status}", program.display()))
    }
}

/// Runs a program in the root that must end with this code, after a message that begins so.
pub(crate) fn expect_failure(
    program: &Path,
    arguments: &[&str],
    code: i32,
    message: &str,
) -> Result<(), String> {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(root())
        .output()
        .map_err(|error| format!("{} could not be started: {error}", program.display()))?;
    let found = String::from_utf8_lossy(&output.stderr);
    if output.status.code() == Some(code) && found.starts_with(message) {
        return Ok(());
    }
    Err(format!(
        "{} {}: expected {message:?} and the code {code}, found {found:?} and {}",
        program.display(),
        arguments.join(" "),
        output.status
    ))
}

/// Seconds from which on it is told how long a program took.
const WORTH_TELLING: u64 = 2;

/// What a program prints.
pub(crate) fn output_in(
    folder: &Path,
    program: &str,
    arguments: &[&str],
    environment: &[(&str, &str)],
) -> Result<String, String> {
    let output = Command::new(program)
        .args(arguments)
        .envs(environment.iter().copied())
        .current_dir(folder)
        .output()
        .map_err(|error| format!("{program} could not be started: {error}"))?;
    if !output.status.success() {
        return Err(format!("{program} ended with {}", output.status));
    }
    String::from_utf8(output.stdout).map_err(|error| error.to_string())
}

/// A path that begins nowhere is meant from the folder in which it is run.
fn in_folder(folder: &Path, program: &OsStr) -> PathBuf {
    let path = Path::new(program);
    if path.components().count() > 1 && path.is_relative() {
        folder.join(path)
    } else {
        path.to_owned()
    }
}

/// Runs cargo.
pub(crate) fn cargo(arguments: &[&str]) -> Result<(), String> {
    cargo_with(arguments, &[])
}

/// Runs cargo in another environment.
pub(crate) fn cargo_with(arguments: &[&str], environment: &[(&str, &str)]) -> Result<(), String> {
    run(env!("CARGO"), arguments, environment)
}

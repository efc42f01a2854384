//! Running the program.
#![allow(dead_code, unreachable_pub)] // each test file uses its part

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

pub struct Answer {
    pub status: i32,
    pub out: String,
    pub err: String,
}

fn answer(output: Output) -> Answer {
    Answer {
        status: output.status.code().expect("not killed"),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chesslaws"));
    command.args(arguments);
    command
}

pub fn run(arguments: &[&str]) -> Answer {
    answer(
        command(arguments)
            .stdin(Stdio::null())
            .output()
            .expect("starts"),
    )
}

/// The program, begun, with pipes to all it reads and writes.
pub fn start(arguments: &[&str]) -> Child {
    command(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("starts")
}

pub fn run_with(arguments: &[&str], input: &[u8]) -> Answer {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // The program may have seen enough before the end.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("ends");
    writer.join().expect("writes");
    answer(output)
}

/// A shipped PGN file.
pub fn pgn(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/data/pgn")
        .join(name);
    path.to_str().expect("UTF-8").to_owned()
}

/// A shipped tournament file.
pub fn trf(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/data/trf")
        .join(name);
    path.to_str().expect("UTF-8").to_owned()
}

/// A file that this test writes, in a folder of its own.
pub fn scratch(test: &str, name: &str, bytes: &[u8]) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(name);
    std::fs::write(&path, bytes).expect("a file");
    path.to_str().expect("UTF-8").to_owned()
}

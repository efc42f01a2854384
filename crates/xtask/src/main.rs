//! The developer's commands: `cargo xtask test` and the rest. `cargo xtask` alone lists them.

mod c;
mod header;
mod python;
mod shell;
mod test;

use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask test      run every test: Rust, C, C++ and Python
cargo xtask c         run the C and C++ clients only
cargo xtask header    write the C headers anew
cargo xtask python    run the tests of the Python wheel only
cargo xtask wheel     build the Python wheel as it is released
cargo xtask check     what continuous integration checks beside them: format, lints, documentation";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let result = match arguments.next().as_deref() {
        Some("test") => test::everything(),
        Some("python") => python::test(),
        Some("wheel") => python::wheel(),
        Some("check") => test::style(),
        Some("c") => c::test(),
        Some("header") => header::write(),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}

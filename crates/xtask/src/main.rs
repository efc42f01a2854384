//! The developer's commands: `cargo xtask test` and the rest. `cargo xtask` alone lists them.

mod c;
mod compile;
mod documents;
mod firmware;
mod header;
mod headers;
mod install;
mod package;
mod python;
mod reference;
mod shell;
mod test;
mod threads;

use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask test      run every test: Rust, C, C++ and Python
cargo xtask c         run the C and C++ clients only
cargo xtask header    write the C headers anew
cargo xtask install --prefix DIR
                      lay out the C and C++ library with its headers, pkg-config and CMake files
cargo xtask reference build the reference of the C and C++ library with Doxygen
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
        Some("install") => install::command(arguments),
        Some("reference") => reference::build(),
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

//! The installed library, used from a folder outside the repository as its users do: by pkg-config
//! and by CMake. What they build are the examples.

use crate::compile::{Place, is_installed};
use crate::install;
use crate::shell::{output_in, root, run_in};
use std::fs;
use std::path::{Path, PathBuf};

/// What an example does once it is built.
const RUNS: &[(&str, &[&str])] = &[
    ("smart_clock", &["flash.bin"]),
    ("electronic_board", &[]),
    ("judge_file", &["masters.pgn"]),
];

/// A folder outside the repository, removed in the end.
struct Outside(PathBuf);

impl Outside {
    fn new() -> Result<Self, String> {
        let name = format!("chesslaws-outside-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(Self(folder))
    }
}

impl Drop for Outside {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Installs the library that was built last and builds the examples against it.
pub(crate) fn test(place: &Place) -> Result<(), String> {
    let outside = Outside::new()?;
    let prefix = outside.0.join("prefix");
    install::lay_out(&place.library, &prefix)?;
    // It may be moved to another place as a whole.
    let moved = outside.0.join("moved");
    fs::rename(&prefix, &moved).map_err(|error| error.to_string())?;
    copy_examples(&outside.0)?;
    with_pkg_config(&outside.0, &moved)?;
    with_cmake(&outside.0, &moved)
}

fn copy_examples(to: &Path) -> Result<(), String> {
    let from = root().join("bindings/c/examples");
    let pgn = root().join("tests/data/pgn/masters-crlf.pgn");
    let copy = |from: &Path, name: &str| {
        fs::copy(from, to.join(name)).map_err(|error| format!("{}: {error}", from.display()))
    };
    for name in [
        "CMakeLists.txt",
        "smart_clock.c",
        "electronic_board.cpp",
        "judge_file.cpp",
    ] {
        copy(&from.join(name), name)?;
    }
    copy(&pgn, "masters.pgn").map(drop)
}

fn with_pkg_config(outside: &Path, prefix: &Path) -> Result<(), String> {
    if !is_installed("pkg-config") {
        eprintln!("skipped: pkg-config is not installed, so chesslaws.pc was not used");
        return Ok(());
    }
    let library = prefix.join("lib").display().to_string();
    let folder = prefix.join("lib/pkgconfig").display().to_string();
    let environment = [("PKG_CONFIG_PATH", folder.as_str())];
    let version = output_in(
        outside,
        "pkg-config",
        &["--modversion", "chesslaws"],
        &environment,
    )?;
    if version.trim() != env!("CARGO_PKG_VERSION") {
        return Err(format!("chesslaws.pc has the version {version:?}"));
    }
    let flags = output_in(
        outside,
        "pkg-config",
        &["--cflags", "--libs", "chesslaws"],
        &environment,
    )?;
    let flags: Vec<&str> = flags.split_whitespace().collect();
    for (compiler, standard, source, program) in [
        ("cc", "-std=c11", "smart_clock.c", "./smart_clock"),
        ("c++", "-std=c++17", "judge_file.cpp", "./judge_file"),
    ] {
        let arguments = [&[standard, "-o", program, source][..], &flags].concat();
        run_in(outside, compiler, &arguments, &[])?;
        let (_, arguments) = RUNS
            .iter()
            .find(|(name, _)| program.ends_with(name))
            .ok_or("an example without a run")?;
        // Where it was not installed for the whole system, the loader must be told.
        run_in(
            outside,
            program,
            arguments,
            &[("LD_LIBRARY_PATH", &library)],
        )?;
    }
    Ok(())
}

fn with_cmake(outside: &Path, prefix: &Path) -> Result<(), String> {
    if !is_installed("cmake") {
        eprintln!("skipped: cmake is not installed, so find_package(chesslaws) was not used");
        return Ok(());
    }
    let prefix = format!("-DCMAKE_PREFIX_PATH={}", prefix.display());
    let configure = ["-S", ".", "-B", "build", &prefix];
    run_in(outside, "cmake", &configure, &[])?;
    run_in(outside, "cmake", &["--build", "build"], &[])?;
    for (program, arguments) in RUNS {
        // CMake writes into a program where its libraries are.
        run_in(outside, format!("build/{program}"), arguments, &[])?;
    }
    Ok(())
}

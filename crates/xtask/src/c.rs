//! The C and C++ clients in `tests/c`: built against the library and run, plain, with the
//! sanitizers of the compiler, and under valgrind where it is installed.

use crate::compile::{Client, FLAGS, Place, is_installed, output_of, read};
use crate::firmware;
use crate::shell::{cargo, run};
use std::path::Path;

const SANITIZERS: &[&str] = &["-fsanitize=address,undefined", "-fno-sanitize-recover=all"];
/// The panic on purpose is announced by one line, not by pages.
const QUIET: &[(&str, &str)] = &[("RUST_BACKTRACE", "0")];
const C_CLIENT: &[&str] = &[
    "main.c",
    "conventions.c",
    "position.c",
    "moves.c",
    "notation.c",
    "laws.c",
    "clock.c",
    "proof.c",
    "judge.c",
    "game.c",
    "scoring.c",
];
const GAMES: &str = "tests/data/pgn/masters-crlf.pgn";

/// Builds and runs every client.
pub(crate) fn test() -> Result<(), String> {
    let place = Place::new()?;
    a_panic_is_a_status(&place)?;
    cargo(&["build", "--quiet", "-p", "chesslaws-c"])?;
    place.name_shared_library()?;
    every_entry_is_called(&place)?;
    every_compiler_takes_the_headers()?;

    let shared = place.link_shared();
    let archive = place.link_static();
    let no_exceptions = &["-fno-exceptions", "-fno-rtti"];
    let c = Client::c("c", C_CLIENT, &shared);
    let cpp = Client::cpp("cpp", &[], &["client.cpp"], &archive);
    let bare = Client::cpp(
        "cpp-no-exceptions",
        no_exceptions,
        &["client.cpp"],
        &archive,
    );
    for client in [&c, &cpp, &bare] {
        let program = client.build(&place, &[])?;
        run(&program, &[GAMES], &[])?;
        under_valgrind(&program, &[GAMES])?;
    }
    for client in [&c, &cpp] {
        run(client.build(&place, SANITIZERS)?, &[GAMES], &[])?;
    }
    the_programs_of_the_readme_work(&place, &archive)?;
    firmware::test(&place)
}

fn the_programs_of_the_readme_work(place: &Place, archive: &[String]) -> Result<(), String> {
    let readme = read("bindings/c/README.md")?;
    for (language, client) in [
        ("c", Client::c("readme-c", &[], archive)),
        ("cpp", Client::cpp("readme-cpp", &[], &[], archive)),
    ] {
        let program = readme
            .split_once(&format!("```{language}\n"))
            .and_then(|(_, rest)| rest.split_once("```"))
            .map(|(program, _)| program)
            .ok_or_else(|| format!("the README has no program in {language}"))?;
        let source = place.work.join(format!("readme.{language}"));
        std::fs::write(&source, program).map_err(|error| error.to_string())?;
        let client = Client {
            sources: vec![source.display().to_string()],
            ..client
        };
        run(client.build(place, &[])?, &[], &[])?;
    }
    Ok(())
}

/// A library with one entry that panics, for its own client. Cargo names both libraries alike, so
/// this one is removed before the next is built.
fn a_panic_is_a_status(place: &Place) -> Result<(), String> {
    let feature = "panic-test";
    cargo(&[
        "build",
        "--quiet",
        "-p",
        "chesslaws-c",
        "--features",
        feature,
    ])?;
    let link = place.link_static();
    let client = Client::c("panic", &["panic.c"], &link);
    let done = client
        .build(place, &[])
        .and_then(|program| {
            run(&program, &[], QUIET)?;
            under_valgrind(&program, &[])
        })
        .and_then(|()| run(client.build(place, SANITIZERS)?, &[], QUIET));
    cargo(&["clean", "--quiet", "-p", "chesslaws-c"])?;
    done
}

/// The shared library exports what the header declares and nothing else, and the C client calls all
/// of it.
fn every_entry_is_called(place: &Place) -> Result<(), String> {
    let library = place.work.join("libchesslaws.so");
    let symbols = output_of(
        "nm",
        &["-D".as_ref(), "--defined-only".as_ref(), library.as_ref()],
    )?;
    let header = read("include/chesslaws.h")? + &read("include/chesslaws_clock.h")?;
    let mut sources = String::new();
    for source in C_CLIENT {
        sources += &read(&format!("tests/c/{source}"))?;
    }
    let exported: Vec<&str> = symbols
        .lines()
        .filter_map(|line| line.split_whitespace().nth(2))
        .collect();
    let declared = header
        .split(|character: char| {
            !character.is_ascii_alphanumeric() && character != '_' && character != '('
        })
        .filter_map(|word| word.split_once('('))
        .map(|(name, _)| name)
        .filter(|name| name.starts_with("chesslaws_"));
    for entry in declared {
        if !exported.contains(&entry) {
            return Err(format!("{entry} is declared and not exported"));
        }
    }
    for entry in exported {
        if !header.contains(&format!("{entry}(")) {
            return Err(format!("{entry} is exported and not declared"));
        }
        if !sources.contains(&format!("{entry}(")) {
            return Err(format!("tests/c never calls {entry}"));
        }
    }
    the_loader_finds_it_by_its_number(&library)
}

fn the_loader_finds_it_by_its_number(library: &Path) -> Result<(), String> {
    let dynamic = output_of("readelf", &["-d".as_ref(), library.as_ref()])?;
    let header = read("include/chesslaws_clock.h")?;
    let number = header
        .lines()
        .find_map(|line| line.strip_prefix("#define CHESSLAWS_ABI_VERSION "))
        .ok_or("the header has no CHESSLAWS_ABI_VERSION")?;
    let name = format!("Library soname: [libchesslaws.so.{number}]");
    if dynamic.contains(&name) {
        return Ok(());
    }
    Err(format!("expected {name:?} in\n{dynamic}"))
}

/// Both headers alone, with every compiler that is there.
fn every_compiler_takes_the_headers() -> Result<(), String> {
    let compilers = [
        ("gcc", "c", &["-std=c11", "-std=c17"]),
        ("clang", "c", &["-std=c11", "-std=c17"]),
        ("g++", "c++", &["-std=c++17", "-std=c++20"]),
        ("clang++", "c++", &["-std=c++17", "-std=c++20"]),
    ];
    for (compiler, language, standards) in compilers {
        if !is_installed(compiler) {
            eprintln!("skipped: {compiler} is not installed, so it has not seen the headers");
            continue;
        }
        let headers: &[&str] = if language == "c" {
            &["include/chesslaws.h", "include/chesslaws_clock.h"]
        } else {
            &["include/chesslaws.hpp", "include/chesslaws_clock.h"]
        };
        for (header, standard) in headers.iter().flat_map(|h| standards.map(|s| (h, s))) {
            let mut arguments = vec![standard, "-fsyntax-only", "-Iinclude", "-x", language];
            arguments.extend(FLAGS);
            arguments.push(header);
            run(compiler, &arguments, &[])?;
        }
    }
    Ok(())
}

fn under_valgrind(program: &Path, arguments: &[&str]) -> Result<(), String> {
    if !is_installed("valgrind") {
        eprintln!(
            "skipped: valgrind is not installed, so {} has not run under it",
            program.display()
        );
        return Ok(());
    }
    let program = program.display().to_string();
    let mut all = vec![
        "--quiet",
        "--error-exitcode=9",
        "--leak-check=full",
        "--errors-for-leak-kinds=definite,indirect,possible",
        &program,
    ];
    all.extend(arguments);
    run("valgrind", &all, QUIET)
}

//! The C and C++ clients in `tests/c`: built against the library and run, plain, with the
//! sanitizers of the compiler, and under valgrind where it is installed.

use crate::compile::{Client, Place, is_installed, output_of, read};
use crate::install::abi_version;
use crate::shell::{cargo, expect_failure, run};
use crate::{documents, firmware, headers, package, reference, threads};
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
    "conduct.c",
    "journal.c",
    "scoring.c",
    "building.c",
    "awards.c",
];
const CPP_CLIENT: &[&str] = &["client.cpp", "client_game.cpp", "client_conduct.cpp"];
const GAMES: &str = "tests/data/pgn/masters-crlf.pgn";

/// Builds and runs every client.
pub(crate) fn test() -> Result<(), String> {
    let place = Place::new()?;
    a_panic_is_a_status(&place)?;
    // Together, so that both are built on the same crates.
    let both = ["-p", "chesslaws-c", "-p", "chesslaws-suite"];
    cargo(&[&["build", "--quiet"][..], &both].concat())?;
    place.name_shared_library()?;
    every_entry_is_called(&place)?;
    headers::test()?;

    let shared = place.link_shared();
    let archive = place.link_static();
    let no_exceptions = &["-fno-exceptions", "-fno-rtti"];
    let c = Client::c("c", C_CLIENT, &shared);
    let cpp = Client::cpp("cpp", &[], CPP_CLIENT, &archive);
    let bare = Client::cpp("cpp-no-exceptions", no_exceptions, CPP_CLIENT, &archive);
    for client in [&c, &cpp, &bare] {
        let program = client.build(&place, &[])?;
        run(&program, &[GAMES], &[])?;
        under_valgrind(&program, &[GAMES])?;
    }
    for client in [&c, &cpp] {
        run(client.build(&place, SANITIZERS)?, &[GAMES], &[])?;
    }
    documents::test(&place, &archive)?;
    what_was_freed_is_seen(&place, &archive)?;
    c_and_rust_answer_alike(&place, &archive)?;
    the_examples_are_clean(&place, &archive)?;
    package::test(&place)?;
    report_sizes(&place)?;
    the_reference_can_be_built()?;
    threads::test(&place)?;
    firmware::test(&place)
}

/// Its own program, since what it does is forbidden and every checker says so.
fn what_was_freed_is_seen(place: &Place, link: &[String]) -> Result<(), String> {
    if !cfg!(all(target_os = "linux", target_env = "gnu")) {
        eprintln!("skipped: what becomes of memory that was freed is known for glibc only");
        return Ok(());
    }
    let client = Client::c("freed", &["freed.c"], link);
    run(client.build(place, &[])?, &[], &[])
}

/// The same questions to both sides.
fn c_and_rust_answer_alike(place: &Place, archive: &[String]) -> Result<(), String> {
    let client = Client::c("answers", &["answers.c", "answers_live.c"], archive);
    let program = client.build(place, SANITIZERS)?.display().to_string();
    run(place.library.join("c_answers"), &[&program], &[])
}

/// The vendors' examples under the sanitizers; [`package`] builds them as vendors do.
fn the_examples_are_clean(place: &Place, archive: &[String]) -> Result<(), String> {
    let flash = place.work.join("flash.bin").display().to_string();
    let c = Client::c("smart-clock", &[], archive);
    let board = Client::cpp("electronic-board", &[], &[], archive);
    let judge = Client::cpp("judge-file", &[], &[], archive);
    for (client, source, argument) in [
        (c, "smart_clock.c", Some(flash.as_str())),
        (board, "electronic_board.cpp", None),
        (judge, "judge_file.cpp", Some(GAMES)),
    ] {
        let client = Client {
            sources: vec![format!("bindings/c/examples/{source}")],
            ..client
        };
        let arguments: Vec<&str> = argument.into_iter().collect();
        let program = client.build(place, SANITIZERS)?;
        run(&program, &arguments, &[])?;
        if client.name == "judge-file" {
            expect_failure(&program, &["tests"], 2, "tests: is a directory")?;
            expect_failure(
                &program,
                &["tests/none.pgn"],
                2,
                "tests/none.pgn: can't be read",
            )?;
        }
    }
    Ok(())
}

/// Nothing is asserted: it depends on the compiler and the profile.
fn report_sizes(place: &Place) -> Result<(), String> {
    let library = place.work.join("libchesslaws.so");
    let sizes = output_of("size", &[library.as_ref()])?;
    let line = sizes.lines().nth(1).unwrap_or_default();
    let fields: Vec<&str> = line.split_whitespace().collect();
    let [text, data, bss, ..] = fields[..] else {
        return Err(format!("not understood: {sizes}"));
    };
    println!(
        "the shared library as it is built for tests: {text} bytes of code and constants, {data} \
         bytes of data, {bss} bytes of zeros"
    );
    Ok(())
}

fn the_reference_can_be_built() -> Result<(), String> {
    if is_installed("doxygen") {
        return reference::build();
    }
    eprintln!("skipped: doxygen is not installed, so the reference was not built");
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
    let number = abi_version()?;
    let name = format!("Library soname: [libchesslaws.so.{number}]");
    if dynamic.contains(&name) {
        return Ok(());
    }
    Err(format!("expected {name:?} in\n{dynamic}"))
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

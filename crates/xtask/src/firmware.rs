//! The clock for firmware: its library, what that library asks for, how large it is, and a device
//! that runs on it.

use crate::compile::{Client, Place, in_tests, output_of, read};
use crate::shell::{cargo, run};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// What compilers for microcontrollers bring along.
const PERMITTED: &[&str] = &["memcpy", "memmove", "memset", "memcmp", "bcmp"];

const FREESTANDING: &[&str] = &[
    "-c",
    "-Os",
    "-ffreestanding",
    "-fno-exceptions",
    "-fno-rtti",
    "-fno-stack-protector",
];
const NOTHING_BELOW: &[&str] = &[
    "-Os",
    "-ffreestanding",
    "-fno-stack-protector",
    // So that memcpy does not become a call of itself.
    "-fno-tree-loop-distribute-patterns",
    "-nostdlib",
    "-nostartfiles",
    "-static",
    "-Wl,--gc-sections",
];

/// Builds `libchesslaws_clock.a`, checks it and runs the device on it.
pub(crate) fn test(place: &Place) -> Result<(), String> {
    let library = build(place)?;
    it_asks_for_no_system(&library)?;
    the_device_works(place, &library)?;
    a_microcontroller_can_have_it(place)
}

/// Without the standard library, and with `panic = "abort"`.
const BUILD: &[&str] = &[
    "rustc",
    "--quiet",
    "-p",
    "chesslaws-c",
    "--lib",
    "--crate-type",
    "staticlib",
    "--no-default-features",
    "--features",
    "clock",
    "--profile",
    "firmware",
];

fn build(place: &Place) -> Result<PathBuf, String> {
    cargo(BUILD)?;
    let library = place.target.join("firmware/libchesslaws_clock.a");
    std::fs::copy(place.target.join("firmware/libchesslaws.a"), &library)
        .map_err(|error| format!("the library of the clock: {error}"))?;
    Ok(library)
}

/// No allocator, no thread, no file, no C library beyond the copying of memory; and exactly the
/// entries of its header.
fn it_asks_for_no_system(library: &Path) -> Result<(), String> {
    let symbols = |which: &str| output_of("nm", &["-A".as_ref(), which.as_ref(), library.as_ref()]);
    let name = |line: &str| line.split_whitespace().last().map(str::to_owned);
    let defined = symbols("--defined-only")?;
    let defined: BTreeSet<String> = defined.lines().filter_map(name).collect();
    // The rest of the archive is what every compiler brings along, for whoever asks for it.
    let ours = |line: &&str| line.contains(":chesslaws-");
    let outside: Vec<String> = symbols("--undefined-only")?
        .lines()
        .filter(ours)
        .filter_map(name)
        .filter(|name| !defined.contains(name) && !PERMITTED.contains(&name.as_str()))
        .collect();
    if !outside.is_empty() {
        return Err(format!("the clock asks for {}", outside.join(", ")));
    }
    if let Some(name) = defined.iter().find(|name| name.contains("rust_alloc")) {
        return Err(format!("the clock has an allocator: {name}"));
    }
    let header = read("include/chesslaws_clock.h")?;
    let entries: Vec<&String> = defined
        .iter()
        .filter(|name| name.starts_with("chesslaws_"))
        .collect();
    if entries.is_empty() {
        return Err("the clock has no entries".to_owned());
    }
    match entries
        .iter()
        .find(|entry| !header.contains(&format!("{entry}(")))
    {
        Some(entry) => Err(format!("{entry} is not in include/chesslaws_clock.h")),
        None => Ok(()),
    }
}

fn the_device_works(place: &Place, library: &Path) -> Result<(), String> {
    let link = [library.display().to_string()];
    let object = Client::cpp("device.o", FREESTANDING, &["device.cpp"], &[]);
    let object = object.build(place, &[])?.display().to_string();
    let with = |sources: &[&str]| [in_tests(sources), vec![object.clone()]].concat();

    let hosted = Client {
        sources: with(&["device_main.c"]),
        ..Client::c("device", &[], &link)
    };
    run(hosted.build(place, &[])?, &[], &[])?;

    if !cfg!(all(target_arch = "x86_64", target_os = "linux")) {
        eprintln!("skipped: the device without a C library is written for Linux on x86-64");
        return Ok(());
    }
    let bare = Client {
        sources: with(&["freestanding.c"]),
        flags: NOTHING_BELOW,
        ..Client::c("device-bare", &[], &link)
    };
    let bare = bare.build(place, &[])?;
    run(&bare, &[], &[])?;
    report_sizes(&bare)
}

/// How much of a device the clock takes. Nothing is asserted: it depends on the compiler.
fn report_sizes(device: &Path) -> Result<(), String> {
    let sizes = output_of("size", &[device.as_ref()])?;
    let fields: Vec<&str> = sizes
        .lines()
        .nth(1)
        .unwrap_or_default()
        .split_whitespace()
        .collect();
    let [text, data, bss, ..] = fields[..] else {
        return Err(format!("not understood: {sizes}"));
    };
    println!(
        "the whole device with its clock, for this machine: {text} bytes of code and constants, \
         {data} bytes of data, {bss} bytes of zeros; a clock takes 1280 bytes where the vendor puts it"
    );
    Ok(())
}

/// Builds the library for a Cortex-M4 where rustup has that target, and says how large all of its
/// entries are together.
fn a_microcontroller_can_have_it(place: &Place) -> Result<(), String> {
    const TARGET: &str = "thumbv7em-none-eabihf";
    let arguments = ["--print", "target-libdir", "--target", TARGET];
    let core = output_of("rustc", &arguments.map(AsRef::as_ref))?;
    if !Path::new(core.trim()).exists() {
        eprintln!("skipped: rustup has no target {TARGET}, so the clock was not built for it");
        return Ok(());
    }
    cargo(&[BUILD, &["--target", TARGET]].concat())?;
    let library = place.target.join(TARGET).join("firmware/libchesslaws.a");
    let sizes = output_of("size", &[library.as_ref()])?;
    let ours = sizes
        .lines()
        .find(|line| line.contains("chesslaws-"))
        .ok_or_else(|| format!("the library for {TARGET} has no part of ours"))?;
    let fields: Vec<&str> = ours.split_whitespace().take(3).collect();
    let [text, data, bss] = fields[..] else {
        return Err(format!("not understood: {sizes}"));
    };
    println!(
        "every entry of the clock for {TARGET}: {text} bytes of code and constants, {data} bytes \
         of data, {bss} bytes of zeros"
    );
    Ok(())
}

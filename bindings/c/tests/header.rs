//! The header is generated from this crate and committed; it must be current.

use std::path::{Path, PathBuf};

/// Set by `cargo xtask header`: writes the header instead of comparing it.
const WRITE: &str = "CHESSLAWS_WRITE_HEADER";

fn crate_root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn header_path() -> PathBuf {
    crate_root().join("../../include/chesslaws.h")
}

fn generated() -> String {
    let config = cbindgen::Config::from_file(crate_root().join("cbindgen.toml"))
        .expect("cbindgen.toml can be read");
    let bindings = cbindgen::Builder::new()
        .with_crate(crate_root())
        .with_config(config)
        .generate()
        .expect("the header can be generated");
    let mut bytes = Vec::new();
    bindings.write(&mut bytes);
    String::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn the_committed_header_is_current() {
    let generated = generated();
    if std::env::var_os(WRITE).is_some() {
        std::fs::write(header_path(), &generated).expect("the header can be written");
    }
    let committed = std::fs::read_to_string(header_path()).unwrap_or_default();
    assert!(
        committed == generated,
        "include/chesslaws.h is not what the crate says: run `cargo xtask header`"
    );
}

/// The header without its comments: what a program can see of the interface. A change here is a
/// change of the interface.
#[test]
fn the_declarations() {
    let generated = generated();
    let declarations: Vec<&str> = generated
        .split("*/\n")
        .last()
        .unwrap_or_default()
        .lines()
        .filter(|line| !line.trim_start().starts_with("//") && !line.trim().is_empty())
        .collect();
    insta::assert_snapshot!(declarations.join("\n"));
}

/// Every entry, which is every symbol that the shared library exports. A line less here is an
/// incompatible change.
#[test]
fn the_entries() {
    let generated = generated();
    let mut entries: Vec<&str> = generated
        .lines()
        .filter(|line| line.contains('(') && !line.starts_with([' ', '/', '#', 't']))
        .filter_map(|line| line.split('(').next()?.split([' ', '*']).next_back())
        .collect();
    entries.sort_unstable();
    insta::assert_snapshot!(entries.join("\n"));
}

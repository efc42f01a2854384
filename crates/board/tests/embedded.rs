//! The board links with no standard library and no allocator: `tests/embedded` is built as a static
//! library for a device, and the archive must not ask for anything but the four functions that every
//! compiler expects.
//!
//! `cargo test -p chesslaws-board --test embedded -- --nocapture` prints the sizes.

use object::read::archive::ArchiveFile;
use object::{Object, ObjectSection, ObjectSymbol, SectionKind};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the compiler itself may call.
const EXPECTED: [&str; 5] = ["memcpy", "memmove", "memset", "memcmp", "bcmp"];

#[derive(Debug, Default)]
struct Library {
    defined: BTreeSet<String>,
    undefined: BTreeSet<String>,
    code: u64,
    constants: u64,
    writable: u64,
}

/// Builds the static library with these features into a folder of its own.
fn build(features: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/embedded");
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("embedded");
    let output = Command::new(env!("CARGO"))
        .args(["build", "--release", "--locked", "--features", features])
        .arg("--target-dir")
        .arg(&target)
        .current_dir(&root)
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .output()
        .expect("cargo runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    let name = if cfg!(windows) {
        "chesslaws_embedded.lib"
    } else {
        "libchesslaws_embedded.a"
    };
    target.join("release").join(name)
}

fn read(path: &Path) -> Library {
    let bytes = std::fs::read(path).expect("the archive");
    let archive = ArchiveFile::parse(&*bytes).expect("an archive");
    let mut library = Library::default();
    for member in archive.members() {
        let member = member.expect("a member");
        let name = String::from_utf8_lossy(member.name()).into_owned();
        let object = object::File::parse(member.data(&*bytes).expect("its bytes"));
        let Ok(object) = object else {
            continue;
        };
        // The rest is the compiler's own arithmetic, of which a device takes what is called.
        let is_ours = name.starts_with("chesslaws_embedded");
        for symbol in object.symbols() {
            let symbol_name = symbol.name().unwrap_or_default().to_owned();
            if !symbol.is_undefined() {
                library.defined.insert(symbol_name);
            } else if is_ours && !symbol_name.is_empty() {
                library.undefined.insert(symbol_name);
            }
        }
        if is_ours {
            measure(&object, &mut library);
        }
    }
    library
}

fn measure(object: &object::File<'_>, library: &mut Library) {
    for section in object.sections() {
        // Constants that hold addresses are written once, by the loader.
        let is_relocated = section
            .name()
            .is_ok_and(|name| name.starts_with(".data.rel.ro"));
        match section.kind() {
            SectionKind::Text => library.code += section.size(),
            SectionKind::ReadOnlyData | SectionKind::ReadOnlyString => {
                library.constants += section.size();
            }
            _ if is_relocated => library.constants += section.size(),
            SectionKind::Data | SectionKind::UninitializedData => {
                library.writable += section.size();
            }
            _ => {}
        }
    }
}

fn check(features: &str) -> Library {
    let library = read(&build(features));
    println!(
        "features [{features}]: {} bytes of code, {} of tables and text, {} writable",
        library.code, library.constants, library.writable
    );
    assert!(
        library.code > 0 && library.constants > 0,
        "nothing was measured"
    );
    let missing: Vec<&String> = library
        .undefined
        .difference(&library.defined)
        .filter(|name| !EXPECTED.contains(&name.as_str()))
        .collect();
    assert!(missing.is_empty(), "the library needs {missing:?}");
    for symbols in [&library.defined, &library.undefined] {
        let allocating = symbols
            .iter()
            .find(|name| name.contains("rust_alloc") || *name == "malloc");
        assert_eq!(allocating, None);
    }
    library
}

#[test]
fn a_device_needs_no_library_and_little_room() {
    let large = check("");
    let small = check("small-tables");
    assert!(
        small.constants < 64 * 1024,
        "{} bytes of tables",
        small.constants
    );
    assert!(small.constants < large.constants / 10);
    assert_eq!(large.writable, 0);
    assert_eq!(small.writable, 0);
}

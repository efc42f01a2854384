//! The headers are generated from this crate and committed; they must be current.

use std::path::{Path, PathBuf};

/// Set by `cargo xtask header`: writes the headers instead of comparing them.
const WRITE: &str = "CHESSLAWS_WRITE_HEADER";

/// A header and the files that it is made from, in the order of its parts.
struct Header {
    name: &'static str,
    title: &'static str,
    includes: &'static [&'static str],
    sources: &'static [&'static str],
}

/// Complete by itself, for firmware.
const CLOCK: Header = Header {
    name: "chesslaws_clock",
    title: "chesslaws: the chess clock for C, on the caller's memory.",
    includes: &[],
    sources: &[
        "version.rs",
        "status.rs",
        "color.rs",
        // With the modules below it.
        "clock/mod.rs",
    ],
};

const WHOLE: Header = Header {
    name: "chesslaws",
    title: "chesslaws: the Laws of Chess for C. C++ programs have chesslaws.hpp on top of this.",
    includes: &["chesslaws_clock.h"],
    sources: &[
        "text.rs",
        "words.rs",
        "position.rs",
        "moves.rs",
        "san.rs",
        "national.rs",
        "deadposition.rs",
        "laws.rs",
        "judge/code.rs",
        "judge/game.rs",
        "judge/reader.rs",
        "judge/callback.rs",
        "game/table.rs",
        "game/number.rs",
        "game/penalty.rs",
        "game/regulations.rs",
        "game/conditions.rs",
        "game/kind.rs",
        "game/flag.rs",
        "game/terms.rs",
        "game/decision.rs",
        "game/particulars.rs",
        "game/event.rs",
        "game/answer.rs",
        "game/ruling_kind.rs",
        "game/ruling.rs",
        "game/question.rs",
        "game/state.rs",
        "journal.rs",
        "scoring/tournament.rs",
        "scoring/trf.rs",
        "scoring/standings.rs",
        "scoring/table.rs",
        "scoring/rating.rs",
        "scoring/rating_list.rs",
        "scoring/points.rs",
        "scoring/builder.rs",
        "scoring/entrant.rs",
        "scoring/settings.rs",
        "scoring/result.rs",
        "scoring/award.rs",
    ],
};

fn crate_root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

impl Header {
    fn path(&self) -> PathBuf {
        crate_root()
            .join("../../include")
            .join(self.name)
            .with_extension("h")
    }

    fn generate(&self) -> String {
        let mut config = cbindgen::Config::from_file(crate_root().join("cbindgen.toml"))
            .expect("cbindgen.toml can be read");
        let conventions = std::fs::read_to_string(crate_root().join("conventions.txt"))
            .expect("conventions.txt can be read");
        config.header = Some(format!("/*\n * {}\n *\n{conventions}", self.title));
        config.include_guard = Some(format!("{}_H", self.name.to_uppercase()));
        config.includes = self.includes.iter().map(|&name| name.to_owned()).collect();
        let builder = cbindgen::Builder::new().with_config(config);
        let bindings = self
            .sources
            .iter()
            .fold(builder, |builder, source| {
                builder.with_src(crate_root().join("src").join(source))
            })
            .generate()
            .expect("the header can be generated");
        let mut bytes = Vec::new();
        bindings.write(&mut bytes);
        String::from_utf8(bytes).expect("UTF-8")
    }

    /// The header without its comments: what a program can see of the interface.
    fn declarations(&self) -> String {
        let generated = self.generate();
        let (_, body) = generated
            .split_once("Do not edit. */\n")
            .expect("the warning of cbindgen.toml stands before the declarations");
        let declarations: Vec<&str> = body
            .lines()
            .filter(|line| !line.trim_start().starts_with("//") && !line.trim().is_empty())
            .collect();
        declarations.join("\n")
    }

    /// Every entry that it declares.
    fn entries(&self) -> Vec<String> {
        self.declarations()
            .lines()
            .filter(|line| line.contains('(') && !line.starts_with([' ', '#', 't']))
            .filter_map(|line| line.split('(').next()?.split([' ', '*']).next_back())
            .map(str::to_owned)
            .collect()
    }
}

fn is_current(header: &Header) {
    let generated = header.generate();
    if std::env::var_os(WRITE).is_some() {
        std::fs::write(header.path(), &generated).expect("the header can be written");
    }
    let committed = std::fs::read_to_string(header.path()).unwrap_or_default();
    assert!(
        committed == generated,
        "include/{}.h is not what the crate says: run `cargo xtask header`",
        header.name
    );
}

#[test]
fn the_committed_headers_are_current() {
    is_current(&WHOLE);
    is_current(&CLOCK);
}

/// A change here is a change of the interface.
#[test]
fn the_declarations() {
    insta::assert_snapshot!("declarations", WHOLE.declarations());
    insta::assert_snapshot!("declarations_clock", CLOCK.declarations());
}

/// Every entry, which is every symbol that the shared library exports. A line less here is an
/// incompatible change.
#[test]
fn the_entries() {
    let mut entries = [WHOLE.entries(), CLOCK.entries()].concat();
    entries.sort_unstable();
    insta::assert_snapshot!("entries", entries.join("\n"));
}

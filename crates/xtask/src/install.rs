//! Laying the C and C++ library out for those who build against it.

use crate::compile::{read, target};
use crate::shell::{cargo, root};
use std::fs;
use std::path::{Path, PathBuf};

const USAGE: &str = "usage: cargo xtask install --prefix DIR [--profile PROFILE]";

/// `cargo xtask install`.
pub(crate) fn command(arguments: impl Iterator<Item = String>) -> Result<(), String> {
    let mut arguments = arguments;
    let (mut prefix, mut profile) = (None, "release".to_owned());
    while let Some(argument) = arguments.next() {
        let value = arguments
            .next()
            .ok_or_else(|| format!("{argument} has no value; {USAGE}"))?;
        match argument.as_str() {
            "--prefix" => prefix = Some(PathBuf::from(value)),
            "--profile" => profile = value,
            _ => return Err(format!("unknown argument {argument}; {USAGE}")),
        }
    }
    let prefix = prefix.ok_or(USAGE)?;
    cargo(&["build", "--profile", &profile, "-p", "chesslaws-c"])?;
    // Cargo calls the folder of its `dev` profile by another name.
    let folder = if profile == "dev" { "debug" } else { &profile };
    let prefix = std::path::absolute(prefix).map_err(|error| error.to_string())?;
    lay_out(&target().join(folder), &prefix)?;
    println!("installed in {}", prefix.display());
    Ok(())
}

/// Copies what was built in `from`, the headers and the files that tell build systems of them.
pub(crate) fn lay_out(from: &Path, prefix: &Path) -> Result<(), String> {
    let include = root().join("include");
    let library = prefix.join("lib");
    for folder in ["include/chesslaws", "lib/pkgconfig", "lib/cmake/chesslaws"] {
        fs::create_dir_all(prefix.join(folder)).map_err(|error| format!("{folder}: {error}"))?;
    }
    for name in ["chesslaws.h", "chesslaws_clock.h", "chesslaws.hpp"] {
        copy(&include.join(name), &prefix.join("include").join(name))?;
    }
    let parts = fs::read_dir(include.join("chesslaws")).map_err(|error| error.to_string())?;
    for part in parts {
        let part = part.map_err(|error| error.to_string())?.path();
        if let Some(name) = part.file_name() {
            copy(&part, &prefix.join("include/chesslaws").join(name))?;
        }
    }
    let names = Names::of_this_system()?;
    copy(
        &from.join("libchesslaws.a"),
        &library.join("libchesslaws.a"),
    )?;
    copy(&from.join(names.built), &library.join(&names.versioned))?;
    link(&names.versioned, &library.join(names.built))?;
    for (template, folder) in [
        ("chesslaws.pc", "pkgconfig"),
        ("chesslaws-config.cmake", "cmake/chesslaws"),
        ("chesslaws-config-version.cmake", "cmake/chesslaws"),
    ] {
        let text = read(&format!("bindings/c/packaging/{template}.in"))?;
        let path = library.join(folder).join(template);
        fs::write(&path, names.fill(&text)).map_err(|error| format!("{template}: {error}"))?;
    }
    Ok(())
}

/// The number of the binary interface, as the header has it.
pub(crate) fn abi_version() -> Result<String, String> {
    read("include/chesslaws_clock.h")?
        .lines()
        .find_map(|line| line.strip_prefix("#define CHESSLAWS_ABI_VERSION "))
        .map(str::to_owned)
        .ok_or_else(|| "the header has no CHESSLAWS_ABI_VERSION".to_owned())
}

/// What the shared library is called.
struct Names {
    /// By cargo, and by whoever links it.
    built: &'static str,
    /// By the loader.
    versioned: String,
}

impl Names {
    fn of_this_system() -> Result<Self, String> {
        let number = abi_version()?;
        if cfg!(target_os = "macos") {
            Ok(Self {
                built: "libchesslaws.dylib",
                versioned: format!("libchesslaws.{number}.dylib"),
            })
        } else if cfg!(unix) {
            Ok(Self {
                built: "libchesslaws.so",
                versioned: format!("libchesslaws.so.{number}"),
            })
        } else {
            Err("the layout for this system is not known; copy the library by hand".to_owned())
        }
    }

    fn fill(&self, template: &str) -> String {
        template
            .replace("@VERSION@", env!("CARGO_PKG_VERSION"))
            .replace("@MAJOR@", env!("CARGO_PKG_VERSION_MAJOR"))
            .replace("@MINOR@", env!("CARGO_PKG_VERSION_MINOR"))
            .replace("@SHARED@", &self.versioned)
            .replace("@SONAME@", &self.versioned)
    }
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    // A library that programs have open is replaced, not written over.
    let _ = fs::remove_file(to);
    fs::copy(from, to)
        .map(|_| ())
        .map_err(|error| format!("{} to {}: {error}", from.display(), to.display()))
}

#[cfg(unix)]
fn link(target: &str, link: &Path) -> Result<(), String> {
    let _ = fs::remove_file(link);
    std::os::unix::fs::symlink(target, link).map_err(|error| format!("{}: {error}", link.display()))
}

#[cfg(not(unix))]
fn link(_: &str, link: &Path) -> Result<(), String> {
    Err(format!("{}: no links on this system", link.display()))
}

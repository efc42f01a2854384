//! Compiling C and C++.

use crate::shell::{root, run};
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Warnings are errors, and the sanitizers need to say where.
pub(crate) const FLAGS: &[&str] = &["-g", "-O1", "-Wall", "-Wextra", "-Wpedantic", "-Werror"];
/// What a static library of Rust needs from the system.
const SYSTEM: &[&str] = &["-lpthread", "-ldl", "-lm"];

/// Where things are built.
pub(crate) struct Place {
    /// Where cargo builds.
    pub(crate) target: PathBuf,
    /// Where it puts the library.
    pub(crate) library: PathBuf,
    /// Where the clients are put.
    pub(crate) work: PathBuf,
}

impl Place {
    pub(crate) fn new() -> Result<Self, String> {
        let target = target();
        let place = Self {
            library: target.join("debug"),
            work: target.join("c-tests"),
            target,
        };
        std::fs::create_dir_all(&place.work).map_err(|error| error.to_string())?;
        Ok(place)
    }

    /// The loader looks for the name that the library has inside.
    pub(crate) fn name_shared_library(&self) -> Result<(), String> {
        for name in ["libchesslaws.so", "libchesslaws.so.1"] {
            std::fs::copy(self.library.join("libchesslaws.so"), self.work.join(name))
                .map_err(|error| format!("the shared library: {error}"))?;
        }
        Ok(())
    }

    pub(crate) fn link_shared(&self) -> Vec<String> {
        let work = self.work.display();
        vec![
            format!("-L{work}"),
            format!("-Wl,-rpath,{work}"),
            "-lchesslaws".to_owned(),
        ]
    }

    pub(crate) fn link_static(&self) -> Vec<String> {
        let archive = self.library.join("libchesslaws.a").display().to_string();
        std::iter::once(archive)
            .chain(SYSTEM.iter().map(|&flag| flag.to_owned()))
            .collect()
    }
}

/// A program to be compiled.
pub(crate) struct Client<'a> {
    pub(crate) name: &'static str,
    pub(crate) compiler: String,
    pub(crate) standard: &'static str,
    pub(crate) flags: &'a [&'static str],
    pub(crate) sources: Vec<String>,
    pub(crate) link: &'a [String],
}

impl<'a> Client<'a> {
    pub(crate) fn c(name: &'static str, sources: &[&str], link: &'a [String]) -> Self {
        Self {
            name,
            compiler: compiler("CC", "cc"),
            standard: "-std=c11",
            flags: &[],
            sources: in_tests(sources),
            link,
        }
    }

    pub(crate) fn cpp(
        name: &'static str,
        flags: &'a [&'static str],
        sources: &[&str],
        link: &'a [String],
    ) -> Self {
        Self {
            name,
            compiler: compiler("CXX", "c++"),
            standard: "-std=c++17",
            flags,
            sources: in_tests(sources),
            link,
        }
    }

    pub(crate) fn build(&self, place: &Place, more: &[&str]) -> Result<PathBuf, String> {
        let suffix = if more.is_empty() { "" } else { "-sanitized" };
        let program = place.work.join(format!("{}{suffix}", self.name));
        let output = program.display().to_string();
        let mut arguments = vec![self.standard, "-Iinclude", "-o", &output];
        arguments.extend(FLAGS);
        arguments.extend(self.flags);
        arguments.extend(more);
        arguments.extend(self.sources.iter().map(String::as_str));
        arguments.extend(self.link.iter().map(String::as_str));
        run(&self.compiler, &arguments, &[])?;
        Ok(program)
    }
}

/// Where cargo builds.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| root().join("target"), |path| root().join(path))
}

pub(crate) fn in_tests(sources: &[&str]) -> Vec<String> {
    sources
        .iter()
        .map(|source| format!("tests/c/{source}"))
        .collect()
}

fn compiler(variable: &str, default: &str) -> String {
    std::env::var(variable).unwrap_or_else(|_| default.to_owned())
}

pub(crate) fn read(path: &str) -> Result<String, String> {
    std::fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))
}

pub(crate) fn is_installed(program: &str) -> bool {
    Command::new(program)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

pub(crate) fn output_of(program: &str, arguments: &[&OsStr]) -> Result<String, String> {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(root())
        .output()
        .map_err(|error| format!("{program} could not be started: {error}"))?;
    if !output.status.success() {
        return Err(format!("{program} ended with {}", output.status));
    }
    String::from_utf8(output.stdout).map_err(|error| error.to_string())
}

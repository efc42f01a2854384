//! The headers alone: every compiler takes them without a warning, and they leave no macro behind
//! that is not theirs.

use crate::compile::{FLAGS, is_installed};
use crate::shell::{output_in, root, run};
use std::collections::BTreeSet;

pub(crate) fn test() -> Result<(), String> {
    every_compiler_takes_them()?;
    no_macro_leaks()
}

/// Both headers alone, with every compiler that is there, in C++ without exceptions as well.
fn every_compiler_takes_them() -> Result<(), String> {
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
        let (headers, ways): (&[&str], &[&[&str]]) = if language == "c" {
            (
                &["include/chesslaws.h", "include/chesslaws_clock.h"],
                &[&[]],
            )
        } else {
            (
                &["include/chesslaws.hpp", "include/chesslaws_clock.h"],
                &[&[], &["-fno-exceptions", "-fno-rtti"]],
            )
        };
        for (header, standard) in headers.iter().flat_map(|h| standards.map(|s| (h, s))) {
            for way in ways {
                let mut arguments = vec![standard, "-fsyntax-only", "-Iinclude", "-x", language];
                arguments.extend(FLAGS);
                arguments.extend(["-Wshadow", "-Wconversion"]);
                arguments.extend(*way);
                arguments.push(header);
                run(compiler, &arguments, &[])?;
            }
        }
    }
    Ok(())
}

/// Compares the macros that are defined after the headers with those of the system's headers.
fn no_macro_leaks() -> Result<(), String> {
    let folder = crate::compile::target().join("c-tests");
    let macros = |name: &str, text: &str| -> Result<BTreeSet<String>, String> {
        let file = folder.join(name);
        std::fs::write(&file, text).map_err(|error| format!("{name}: {error}"))?;
        let file = file.display().to_string();
        let arguments = ["-std=c++17", "-dM", "-E", "-Iinclude", &file];
        let found = output_in(&root(), "c++", &arguments, &[])?;
        let name = |line: &str| {
            let rest = line.strip_prefix("#define ")?;
            let end = rest.find([' ', '(']).unwrap_or(rest.len());
            Some(rest[..end].to_owned())
        };
        Ok(found.lines().filter_map(name).collect())
    };
    let before = macros("macros-before.cpp", &system_headers()?)?;
    let after = macros("macros-after.cpp", "#include <chesslaws.hpp>\n")?;
    let leaked: Vec<&str> = after
        .difference(&before)
        .map(String::as_str)
        .filter(|name| !name.starts_with("CHESSLAWS_"))
        .collect();
    if leaked.is_empty() {
        return Ok(());
    }
    Err(format!("the headers define {}", leaked.join(", ")))
}

/// The lines by which the headers include those of the system.
fn system_headers() -> Result<String, String> {
    let include = root().join("include");
    let parts = std::fs::read_dir(include.join("chesslaws")).map_err(|error| error.to_string())?;
    let parts = parts.filter_map(|part| Some(part.ok()?.path()));
    let whole = ["chesslaws.h", "chesslaws_clock.h", "chesslaws.hpp"];
    let mut lines = BTreeSet::new();
    for path in whole
        .into_iter()
        .map(|name| include.join(name))
        .chain(parts)
    {
        let text = std::fs::read_to_string(&path)
            .map_err(|error| format!("{}: {error}", path.display()))?;
        let includes = text.lines().filter(|line| line.starts_with("#include <"));
        lines.extend(includes.map(str::to_owned));
    }
    Ok(lines.into_iter().collect::<Vec<_>>().join("\n") + "\n")
}

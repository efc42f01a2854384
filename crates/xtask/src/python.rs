//! The Python wheel: built, installed where nothing else is, and tested there.

use crate::shell::{cargo, root, run};
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Builds the wheel without optimising over all crates at once, which takes a tenth of the time,
/// and runs every test of it in a virtual environment of its own.
pub(crate) fn test() -> Result<(), String> {
    let venv = Venv::create()?;
    let wheel = build(&venv, &[])?;
    let wheel = wheel.to_string_lossy();
    venv.python(&[
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
        "--force-reinstall",
        &wheel,
    ])?;
    // The program's lines are compared with those of the wheel. The whole workspace's features are
    // those of the Rust tests, so that less is compiled again after them.
    cargo(&["build", "--quiet", "--workspace", "--bin", "chesslaws"])?;
    let program = target()
        .join("debug")
        .join(format!("chesslaws{}", env::consts::EXE_SUFFIX));
    let program = program.to_string_lossy();
    let config = "bindings/python/pyproject.toml";
    run(
        venv.interpreter(),
        &[
            "-m",
            "pytest",
            "-q",
            // With the reason of every test that is skipped.
            "-rs",
            "-p",
            "no:cacheprovider",
            "--rootdir",
            ".",
            "-c",
            config,
            "tests/python",
        ],
        &[("CHESSLAWS_PROGRAM", &program)],
    )?;
    let sources = [
        "bindings/python/python",
        "bindings/python/guide.py",
        "tests/python",
    ];
    let cache = target().join("mypy-cache");
    let cache = cache.to_string_lossy();
    let mypy = ["-m", "mypy", "--config-file", config, "--cache-dir", &cache];
    venv.python(&[&mypy[..], &sources].concat())?;
    // The rest of the package has its types in the source.
    venv.python(&["-m", "mypy.stubtest", "chesslaws._chesslaws"])?;
    for check in [&["check"][..], &["format", "--check"]] {
        let options = ["--no-cache", "--config", config];
        venv.python(&[&["-m", "ruff"], check, &options, &sources].concat())?;
    }
    Ok(())
}

/// Builds the wheel as it is released.
pub(crate) fn wheel() -> Result<(), String> {
    let wheel = build(&Venv::create()?, &["--release"])?;
    println!("{}", wheel.display());
    Ok(())
}

/// Where cargo builds.
fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The one wheel that a build leaves in an empty folder.
fn build(venv: &Venv, options: &[&str]) -> Result<PathBuf, String> {
    let folder = target().join("python-wheels");
    empty(&folder)?;
    let out = folder.to_string_lossy();
    let build = [
        "-m",
        "maturin",
        "build",
        "--quiet",
        "--locked",
        "--manifest-path",
        "bindings/python/Cargo.toml",
        "--out",
        &out,
    ];
    venv.python(&[&build[..], options].concat())?;
    let mut wheels = fs::read_dir(&folder)
        .and_then(|entries| entries.collect::<Result<Vec<_>, _>>())
        .map_err(|error| format!("{}: {error}", folder.display()))?;
    match (wheels.pop(), wheels.pop()) {
        (Some(wheel), None) => Ok(wheel.path()),
        _ => Err(format!("expected one wheel in {}", folder.display())),
    }
}

fn empty(folder: &Path) -> Result<(), String> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

/// A virtual environment.
struct Venv {
    folder: PathBuf,
}

impl Venv {
    /// One with the tools that `tests/python/requirements.txt` pins; made anew when that changes,
    /// since Spark alone takes a minute.
    fn create() -> Result<Self, String> {
        let venv = Self {
            folder: target().join("python-venv"),
        };
        let wanted = root().join("tests/python/requirements.txt");
        let requirements =
            fs::read(&wanted).map_err(|error| format!("{}: {error}", wanted.display()))?;
        let installed = venv.folder.join("installed-requirements.txt");
        if fs::read(&installed).is_ok_and(|installed| installed == requirements) {
            return Ok(venv);
        }
        let system = if cfg!(windows) { "python" } else { "python3" };
        let at = venv.folder.to_string_lossy();
        run(system, &["-m", "venv", "--clear", &at], &[])?;
        venv.python(&[
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--requirement",
            "tests/python/requirements.txt",
        ])?;
        // Last, so that what was broken off is begun again.
        fs::write(&installed, requirements)
            .map_err(|error| format!("{}: {error}", installed.display()))?;
        Ok(venv)
    }

    fn interpreter(&self) -> PathBuf {
        if cfg!(windows) {
            self.folder.join("Scripts/python.exe")
        } else {
            self.folder.join("bin/python")
        }
    }

    fn python(&self, arguments: &[&str]) -> Result<(), String> {
        run(self.interpreter(), arguments, &[])
    }
}

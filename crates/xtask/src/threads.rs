//! Many objects in parallel under ThreadSanitizer, which sees into the library as well.

use crate::compile::{FLAGS, Place, output_of};
use crate::shell::{cargo_with, run};
use std::path::Path;

/// The compiler's switches for sanitizers are not stable; what is built with them is for this test
/// only. The standard library has no checks inside, and its locks and counters are seen where they
/// are compiled into ours.
const ENVIRONMENT: &[(&str, &str)] = &[
    ("RUSTC_BOOTSTRAP", "1"),
    (
        "RUSTFLAGS",
        "-Zsanitizer=thread -Cunsafe-allow-abi-mismatch=sanitizer",
    ),
    ("CARGO_PROFILE_DEV_OPT_LEVEL", "1"),
    ("CARGO_PROFILE_DEV_DEBUG", "0"),
];

/// Builds the library with its checks and runs `tests/c/threads.c` on it.
pub(crate) fn test(place: &Place) -> Result<(), String> {
    let target = "x86_64-unknown-linux-gnu";
    let libraries = output_of("rustc", &["--print".as_ref(), "target-libdir".as_ref()])?;
    let runtime = Path::new(libraries.trim()).join("librustc-stable_rt.tsan.a");
    if !cfg!(all(target_arch = "x86_64", target_os = "linux")) || !runtime.exists() {
        eprintln!("skipped: there is no ThreadSanitizer for this system");
        return Ok(());
    }
    let folder = place.target.join("thread-sanitizer");
    let folder_name = folder.display().to_string();
    let environment = [ENVIRONMENT, &[("CARGO_TARGET_DIR", &folder_name)]].concat();
    cargo_with(
        &[
            "rustc",
            "--quiet",
            "-p",
            "chesslaws-c",
            "--lib",
            "--crate-type",
            "staticlib",
            "--target",
            target,
        ],
        &environment,
    )?;
    let archive = folder.join(target).join("debug/libchesslaws.a");
    let object = place.work.join("threads.o").display().to_string();
    let program = place.work.join("threads").display().to_string();
    let mut compile = vec!["-std=c11", "-fsanitize=thread", "-Iinclude", "-c"];
    compile.extend(FLAGS);
    compile.extend(["-o", &object, "tests/c/threads.c"]);
    run("cc", &compile, &[])?;
    // Linked with the checks of the Rust compiler, which its own code asks for.
    let (archive, runtime) = (archive.display().to_string(), runtime.display().to_string());
    let link = [
        "-o",
        &program,
        &object,
        &archive,
        "-Wl,--whole-archive",
        &runtime,
        "-Wl,--no-whole-archive",
        "-lpthread",
        "-ldl",
        "-lm",
        "-lrt",
    ];
    run("cc", &link, &[])?;
    run(&program, &[], &[("TSAN_OPTIONS", "halt_on_error=1")])
}

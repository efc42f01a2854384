//! Names the shared library for the loader.

/// Counts the incompatible changes of the interface: the same number as `CHESSLAWS_ABI_VERSION`.
const ABI_VERSION: u32 = 1;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let system = std::env::var("CARGO_CFG_TARGET_OS").unwrap_or_default();
    let argument = match system.as_str() {
        "linux" | "android" | "freebsd" | "netbsd" | "openbsd" => {
            format!("-Wl,-soname,libchesslaws.so.{ABI_VERSION}")
        }
        "macos" => format!("-Wl,-install_name,@rpath/libchesslaws.{ABI_VERSION}.dylib"),
        _ => return,
    };
    println!("cargo:rustc-cdylib-link-arg={argument}");
}

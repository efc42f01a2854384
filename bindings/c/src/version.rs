//! Which library this is.

use core::ffi::c_char;

/// The number of the binary interface that this header describes.
///
/// It grows with every incompatible change, as does the name under which the loader finds the
/// library (`libchesslaws.so.1`). Entries, enumerators and fields of structures that the library
/// owns may be added without it.
pub const CHESSLAWS_ABI_VERSION: u32 = 1;

/// The number of the binary interface that the library has: to be compared with
/// `CHESSLAWS_ABI_VERSION` of the header a program was compiled with. Never fails.
#[unsafe(no_mangle)]
pub extern "C" fn chesslaws_abi_version() -> u32 {
    CHESSLAWS_ABI_VERSION
}

/// The version of the library, such as `0.1.0`, ended by a NUL. Never fails; the text is the
/// library's and stays for ever.
#[unsafe(no_mangle)]
pub extern "C" fn chesslaws_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

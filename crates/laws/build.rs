//! Compiles the articles of `catalogue/*.toml` into static tables.
//!
//! A wrong entry (a missing or misspelt field, a number printed twice, an unknown kind)
//! stops the build with the file and the article in the message.

#[cfg(feature = "catalogue")]
#[path = "build/catalogue.rs"]
mod catalogue;

#[cfg(feature = "catalogue")]
fn main() -> Result<(), catalogue::Error> {
    catalogue::compile()
}

#[cfg(not(feature = "catalogue"))]
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
}

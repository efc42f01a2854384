//! The reference of the C and C++ interface, generated from the headers.

use crate::compile::target;
use crate::shell::{root, run};
use std::fs;

/// `cargo xtask reference`: pages in `target/c-reference/html`, without a warning.
pub(crate) fn build() -> Result<(), String> {
    let folder = target().join("c-reference");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let settings = fs::read_to_string(root().join("bindings/c/docs/Doxyfile"))
        .map_err(|error| format!("Doxyfile: {error}"))?;
    let settings = format!(
        "{settings}\nPROJECT_NUMBER = {}\nOUTPUT_DIRECTORY = \"{}\"\n",
        env!("CARGO_PKG_VERSION"),
        folder.display()
    );
    let file = folder.join("Doxyfile");
    fs::write(&file, settings).map_err(|error| format!("{}: {error}", file.display()))?;
    run("doxygen", &[&file.display().to_string()], &[])?;
    println!("{}", folder.join("html/index.html").display());
    Ok(())
}

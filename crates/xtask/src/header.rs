//! Writing the C header anew.

use crate::shell::{cargo, run};

/// The test that compares `include/chesslaws.h` writes it when it is told to, and its snapshot of
/// the declarations as well.
pub(crate) fn write() -> Result<(), String> {
    run(
        env!("CARGO"),
        &["test", "--quiet", "-p", "chesslaws-c", "--test", "header"],
        &[("CHESSLAWS_WRITE_HEADER", "1"), ("INSTA_UPDATE", "always")],
    )?;
    cargo(&["test", "--quiet", "-p", "chesslaws-c", "--test", "header"])
}

//! The programs in C and C++ that stand in documents: they compile, and those that are whole run.

use crate::compile::{Client, Place, read};
use crate::shell::run;
use std::path::Path;

/// What has no `main` is compiled only.
const READMES: &[&str] = &["README.md", "bindings/c/README.md"];
/// What has no `main` is an excerpt, and leaves out what it stands in.
const GUIDE: &str = "bindings/c/docs/guide.md";

pub(crate) fn test(place: &Place, archive: &[String]) -> Result<(), String> {
    let mut whole = 0;
    for document in READMES.iter().copied().chain([GUIDE]) {
        let text = read(document)?;
        for (number, (language, program)) in programs(&text).into_iter().enumerate() {
            let is_whole = program.contains("int main(");
            if !is_whole && document == GUIDE {
                continue;
            }
            let name = document.replace(['/', '.'], "-");
            let source = place.work.join(format!("{name}-{number}.{language}"));
            std::fs::write(&source, program).map_err(|error| format!("{document}: {error}"))?;
            works(place, archive, &source, language, is_whole)
                .map_err(|error| format!("{document}, program {}: {error}", number + 1))?;
            whole += usize::from(is_whole);
        }
    }
    // One in the README of the whole, three in that of the C library, two in the guide.
    if whole < 6 {
        return Err(format!(
            "expected 6 whole programs in the documents, found {whole}"
        ));
    }
    Ok(())
}

/// Every block in C or C++, with its language.
fn programs(text: &str) -> Vec<(&'static str, &str)> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((_, after)) = rest.split_once("\n```") {
        let Some((block, later)) = after.split_once("\n```") else {
            break;
        };
        let (language, program) = block.split_once('\n').unwrap_or((block, ""));
        match language {
            "c" => found.push(("c", program)),
            "cpp" => found.push(("cpp", program)),
            _ => {}
        }
        rest = later;
    }
    found
}

fn works(
    place: &Place,
    archive: &[String],
    source: &Path,
    language: &str,
    is_whole: bool,
) -> Result<(), String> {
    let (flags, link): (&[&'static str], &[String]) = if is_whole {
        (&[], archive)
    } else {
        (&["-c"], &[])
    };
    let client = match language {
        "c" => Client::c("document-c", &[], link),
        _ => Client::cpp("document-cpp", flags, &[], link),
    };
    let client = Client {
        flags,
        sources: vec![source.display().to_string()],
        ..client
    };
    let program = client.build(place, &[])?;
    if !is_whole {
        return Ok(());
    }
    // Some keep something in the file that they are given, and go on with it the next time.
    let kept = source.with_extension("kept");
    let _ = std::fs::remove_file(&kept);
    let argument = kept.display().to_string();
    for _ in 0..3 {
        run(&program, &[&argument], &[])?;
    }
    Ok(())
}

//! `chesslaws compare`.

use crate::Status;
use crate::arguments::CompareArguments;
use crate::output;
use chesslaws::laws;
use std::io::Write;

pub(crate) fn run(arguments: &CompareArguments) -> anyhow::Result<Status> {
    let mut out = output::standard();
    let mut count = 0;
    for difference in laws::compare(arguments.before, arguments.after) {
        count += 1;
        writeln!(out, "{}", difference.parameter)?;
        for (edition, side) in [
            (arguments.before, difference.before),
            (arguments.after, difference.after),
        ] {
            let cite = side
                .cite
                .map_or(String::new(), |cite| format!("  [{}]", cite.article.number));
            let doubt = if side.certain {
                ""
            } else {
                "  (not confirmed)"
            };
            writeln!(out, "  {:<12} {}{cite}{doubt}", edition.id(), side.value)?;
        }
    }
    match count {
        0 => writeln!(
            out,
            "{} and {}: no difference in values",
            arguments.before, arguments.after
        )?,
        _ => writeln!(out, "{count} differences")?,
    }
    out.flush()?;
    Ok(Status::Done)
}

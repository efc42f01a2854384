//! `chesslaws perft`.

use crate::Status;
use crate::arguments::PerftArguments;
use crate::output;
use chesslaws::board::{divide, perft};
use std::io::Write;

pub(crate) fn run(arguments: &PerftArguments) -> anyhow::Result<Status> {
    let position = arguments.position.read()?;
    let form = arguments.position.castling_form();
    let mut out = output::standard();
    let mut nodes = 0;
    if arguments.divide && arguments.depth > 0 {
        for (move_, below) in divide(&position, arguments.depth) {
            nodes += below;
            writeln!(out, "{}: {below}", position.uci(move_, form))?;
        }
    } else {
        nodes = perft(&position, arguments.depth);
    }
    writeln!(out, "nodes {nodes}")?;
    out.flush()?;
    Ok(Status::Done)
}

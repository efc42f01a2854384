//! The program `chesslaws`.

mod arbitrate;
mod arguments;
mod can_mate;
mod clock;
mod compare;
mod explain;
mod input;
mod judge;
mod legal;
mod notation;
mod notation_arguments;
mod output;
mod perft;
mod position;
mod standings;

use arguments::{Arguments, Command};
use clap::Parser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::process::ExitCode;

/// Where the first word of a FEN is an argument alone, its quotation marks were forgotten.
fn hinted(mut error: clap::Error) -> clap::Error {
    let is_too_much = matches!(
        error.kind(),
        ErrorKind::UnknownArgument | ErrorKind::ValueValidation
    );
    let is_placement = |word: std::ffi::OsString| {
        let word = word.to_string_lossy();
        word.matches('/').count() == 7 && !word.contains(' ')
    };
    if is_too_much && std::env::args_os().any(is_placement) {
        let tip = "a FEN is one argument: put quotation marks around it";
        let tips = ContextValue::StyledStrs(vec![tip.into()]);
        error.insert(ContextKind::Suggested, tips);
    }
    error
}

/// How a command that did its work ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Status {
    /// Done.
    Done,
    /// Done, and the input breaks the Laws or is wrong in part.
    Breach,
    /// A file could not be read at all.
    Unreadable,
}

fn main() -> ExitCode {
    let arguments = Arguments::try_parse().unwrap_or_else(|error| hinted(error).exit());
    let result = match arguments.command {
        Command::Judge(arguments) => judge::run(&arguments),
        Command::Arbitrate(arguments) => arbitrate::run(&arguments),
        Command::Legal(arguments) => legal::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::CanMate(arguments) => can_mate::run(&arguments),
        Command::Explain(arguments) => explain::run(&arguments),
        Command::Compare(arguments) => compare::run(&arguments),
        Command::Clock(arguments) => clock::run(&arguments),
        Command::Standings(arguments) => standings::run(&arguments),
        Command::Notation(arguments) => notation::run(&arguments),
    };
    match result {
        Ok(Status::Done) => ExitCode::SUCCESS,
        Ok(Status::Breach) => ExitCode::from(1),
        Ok(Status::Unreadable) => ExitCode::from(2),
        // Whoever read the output has seen enough.
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("chesslaws: {error:#}");
            ExitCode::from(2)
        }
    }
}

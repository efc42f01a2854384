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
use std::process::ExitCode;

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
    let arguments = Arguments::parse();
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

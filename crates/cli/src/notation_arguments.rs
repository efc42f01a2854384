//! The arguments of `chesslaws notation`.

use chesslaws::notation::PieceLetters;
use chesslaws::notation::pgn::{Encoding, Policy};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// Rewrites the moves of games in another notation or language.
///
/// Tags, comments, variations and marks stay; what comes out is PGN in export format, with the
/// moves as they were asked for. Where a game has an error, what came before it is written, and
/// the error is named on standard error with its place. Ends with 0, with 1 if anything was wrong
/// with a game, with 2 if the file can't be read.
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  chesslaws notation games.pgn.zst --style san --letters ru > partii.pgn"
)]
pub(crate) struct NotationArguments {
    /// A PGN file, plain or compressed (gzip, bzip2, zstd); `-` reads standard input.
    pub(crate) file: PathBuf,
    /// Standard algebraic (`Nf3`), long algebraic (`Ng1-f3`), UCI (`g1f3`) or ICCF numeric
    /// notation (`7163`).
    #[arg(long, value_enum, default_value_t = Style::San)]
    pub(crate) style: Style,
    /// The letters of the pieces to write, by language; for san and lan. English unless given.
    #[arg(long, value_name = "LANGUAGE", value_parser = letters_parser())]
    pub(crate) letters: Option<PieceLetters>,
    /// The letters that the file has; they are never guessed. Figurines are understood always.
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = letters_parser())]
    pub(crate) from_letters: PieceLetters,
    /// The encoding of the file; without it each game shows which it is. Written is always UTF-8.
    #[arg(long, value_parser = encoding_parser())]
    pub(crate) encoding: Option<Encoding>,
    /// What is done about a game with an error: `lenient` writes what came before it, `skip` leaves
    /// the game out, `strict` takes warnings and notes for errors as well, such as a move that is not
    /// written as in export format. Move numbers are not compared with the moves.
    #[arg(long, value_enum, default_value_t = PolicyArgument::Lenient)]
    pub(crate) policy: PolicyArgument,
    /// Write to this file instead of standard output.
    #[arg(short, long, value_name = "PATH")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Style {
    San,
    Lan,
    Uci,
    Iccf,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum PolicyArgument {
    Lenient,
    Strict,
    Skip,
}

impl From<PolicyArgument> for Policy {
    fn from(policy: PolicyArgument) -> Self {
        match policy {
            PolicyArgument::Lenient => Self::Lenient,
            PolicyArgument::Strict => Self::Strict,
            PolicyArgument::Skip => Self::Skip,
        }
    }
}

fn letters_parser() -> impl TypedValueParser<Value = PieceLetters> {
    let names = PieceLetters::languages().map(|(name, _)| name);
    PossibleValuesParser::new(names)
        .try_map(|name| PieceLetters::of_language(&name).ok_or("no such language"))
}

pub(crate) fn encoding_parser() -> impl TypedValueParser<Value = Encoding> {
    PossibleValuesParser::new(Encoding::ALL.map(Encoding::name))
        .try_map(|name| name.parse::<Encoding>())
}

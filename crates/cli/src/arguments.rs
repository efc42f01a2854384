//! The command line.

use chesslaws::laws::Edition;
use chesslaws::notation::pgn::Encoding;
use chesslaws::scoring::{ParseTieBreakError, TieBreak, TieBreakRules};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

pub(crate) use crate::notation_arguments::NotationArguments;
use crate::notation_arguments::encoding_parser;

/// The Laws of Chess, executable: judges games, lists legal moves, explains articles.
#[derive(Debug, Parser)]
#[command(name = "chesslaws", version, max_term_width = 100)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Judge(JudgeArguments),
    Arbitrate(ArbitrateArguments),
    Legal(LegalArguments),
    Perft(PerftArguments),
    CanMate(CanMateArguments),
    Explain(ExplainArguments),
    Compare(CompareArguments),
    Clock(ClockArguments),
    Standings(StandingsArguments),
    Notation(NotationArguments),
}

/// Reads games, plays every move, and audits each game against the Laws.
///
/// Ends with 0 if nothing breaks the Laws, 1 if something does or part of the input is wrong, 2 if
/// a file can't be read.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  chesslaws judge --format jsonl games.pgn.zst | head")]
pub(crate) struct JudgeArguments {
    /// PGN files, plain or compressed (gzip, bzip2, zstd); `-` reads standard input.
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// The edition to judge by.
    #[arg(long, default_value = "fide-2023", value_parser = edition_parser())]
    pub(crate) edition: Edition,
    /// `text` for people, `jsonl` for programs: one object a game; `parquet` for tables of games,
    /// moves and findings in the folder --output.
    #[arg(long, value_enum, default_value_t = JudgeFormat::Text)]
    pub(crate) format: JudgeFormat,
    /// Write to this file instead of standard output; with parquet, to this new or empty folder.
    #[arg(short, long, value_name = "PATH")]
    pub(crate) output: Option<PathBuf>,
    /// The encoding of the files; without it each game shows which it is.
    #[arg(long, value_parser = encoding_parser())]
    pub(crate) encoding: Option<Encoding>,
    /// How many files are read at the same time, or with parquet how many threads read one; the order
    /// of the output stays that of the files.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) jobs: Option<u16>,
    /// With `text`: only games in which something was found.
    #[arg(long)]
    pub(crate) findings_only: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum JudgeFormat {
    Text,
    Jsonl,
    Parquet,
}

/// Runs a live game from its events, one JSON object a line, and prints the rulings.
///
/// The first line may state the conditions: `{"conditions": {"edition": "fide-2001",
/// "time-control": "5m"}}`; options given here win over it. Rulings come as soon as their event is
/// read, so a pipe may be fed from a board. Ends with 0, or with 1 if an event was refused or could
/// not be read, or 2.
///
/// With --journal every event that is taken is on the disk before its rulings are printed, and a
/// game that was broken off goes on where its journal ends: give the events that come after those,
/// not those from the beginning. Conditions, if they are stated again, must be the same. A last line
/// that was cut off while it was being written is cut away; any other damage is refused. Without
/// EVENTS.jsonl the journal is only read.
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  chesslaws arbitrate --edition fide-2001 --time-control 5m --format text events.jsonl\n\n\
                  A game from a pipe, with a journal, and whether the journal is whole:\n  \
                  board | chesslaws arbitrate - --time-control 3m+2s --journal game.journal\n  \
                  chesslaws arbitrate --journal game.journal --verify\n  \
                  chesslaws arbitrate --journal game.journal --pgn game.pgn --report report.html --sheet-white white.svg"
)]
pub(crate) struct ArbitrateArguments {
    /// The events; `-` reads standard input.
    #[arg(value_name = "EVENTS.jsonl", required_unless_present = "journal")]
    pub(crate) file: Option<PathBuf>,
    /// The edition of the Laws; fide-2023 unless the file or this option names one.
    #[arg(long, value_parser = edition_parser())]
    pub(crate) edition: Option<Edition>,
    /// The time control, such as `90m/40 + 30m + 30s`; without one there is no clock.
    #[arg(long, value_name = "TC")]
    pub(crate) time_control: Option<String>,
    /// The position that the game begins from, as FEN; without it, or with `startpos`, the usual one.
    #[arg(long, value_name = "FEN|startpos")]
    pub(crate) fen: Option<String>,
    /// Standard, rapid or blitz, where the time control does not say it.
    #[arg(long, value_enum)]
    pub(crate) mode: Option<ModeArgument>,
    /// `jsonl` for programs: one ruling a line; `text` for arbiters: the protocol.
    #[arg(long, value_enum, default_value_t = ArbitrateFormat::Jsonl)]
    pub(crate) format: ArbitrateFormat,
    /// Keep a journal in this file, or go on with the game that it holds.
    #[arg(long, value_name = "FILE")]
    pub(crate) journal: Option<PathBuf>,
    /// Only read the journal: prove every line, take every event again, and name the first line that
    /// is altered, missing, out of order or torn. Ends with 1 if there is one. Goes with --format
    /// alone: a journal holds its conditions.
    #[arg(long, requires = "journal", conflicts_with_all = [
        "file", "edition", "time_control", "fen", "mode", "pgn", "report", "sheet_white", "sheet_black",
        "event", "site", "date", "round",
    ])]
    pub(crate) verify: bool,
    #[command(flatten)]
    pub(crate) exports: ExportArguments,
}

/// What is written after the last event, from these events or from a journal alone.
#[derive(Debug, Args)]
#[command(next_help_heading = "Exports")]
pub(crate) struct ExportArguments {
    /// Write the game as PGN, with clocks and a comment for each incident; `-` is standard output.
    #[arg(long, value_name = "PATH")]
    pub(crate) pgn: Option<PathBuf>,
    /// Write the arbiter's report: events, rulings, articles, times, scores. A page if the name ends in
    /// `.html`, else text.
    #[arg(long, value_name = "PATH")]
    pub(crate) report: Option<PathBuf>,
    /// Write White's score sheet: SVG if the name ends in `.svg`, else text. Of a game with more than
    /// sixty moves the further pages of SVG are PATH with `-2`, `-3`… before `.svg`.
    #[arg(long, value_name = "PATH")]
    pub(crate) sheet_white: Option<PathBuf>,
    /// Write Black's score sheet.
    #[arg(long, value_name = "PATH")]
    pub(crate) sheet_black: Option<PathBuf>,
    /// The event; without it the title in the conditions.
    #[arg(long, value_name = "NAME")]
    pub(crate) event: Option<String>,
    /// Where it is played.
    #[arg(long, value_name = "PLACE")]
    pub(crate) site: Option<String>,
    /// The day, as 2023.12.31.
    #[arg(long, value_name = "DAY")]
    pub(crate) date: Option<String>,
    /// The round.
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum ArbitrateFormat {
    Jsonl,
    Text,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum ModeArgument {
    Standard,
    Rapid,
    Blitz,
}

impl From<ModeArgument> for chesslaws::laws::Mode {
    fn from(mode: ModeArgument) -> Self {
        match mode {
            ModeArgument::Standard => Self::Standard,
            ModeArgument::Rapid => Self::Rapid,
            ModeArgument::Blitz => Self::Blitz,
        }
    }
}

/// Shows a position after moves: its state and its legal moves.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  chesslaws legal startpos --moves \"e2e4 e7e5\" --format json")]
pub(crate) struct LegalArguments {
    #[command(flatten)]
    pub(crate) position: PositionArguments,
    /// `text` for people, `json` for programs.
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    pub(crate) format: AnswerFormat,
}

#[derive(Debug, Args)]
pub(crate) struct PositionArguments {
    /// A FEN, as one argument, or `startpos`; `-` reads it from standard input.
    #[arg(value_name = "FEN|startpos")]
    pub(crate) fen: String,
    /// Moves to make first, in UCI notation, separated by spaces.
    #[arg(long, default_value = "")]
    pub(crate) moves: String,
    /// Chess960: castling is king takes rook.
    #[arg(long)]
    pub(crate) chess960: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum AnswerFormat {
    Text,
    Json,
}

/// Counts the sequences of legal moves of a length.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  chesslaws perft startpos 5 --divide")]
pub(crate) struct PerftArguments {
    #[command(flatten)]
    pub(crate) position: PositionArguments,
    /// The length, in plies, from 0 to 255.
    pub(crate) depth: u8,
    /// Show the count below each move.
    #[arg(long)]
    pub(crate) divide: bool,
}

/// Tells whether each side can still give mate by any series of legal moves, with a line that does or
/// the reason why none can.
///
/// A line is of legal moves and no more: that fifty or seventy-five moves without capture or pawn move,
/// or a repetition, might end the game before is left aside.
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  chesslaws can-mate \"4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1\" --format json"
)]
pub(crate) struct CanMateArguments {
    #[command(flatten)]
    pub(crate) position: PositionArguments,
    /// How many positions a search may hold before it says that it doesn't know.
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<usize>,
    /// `text` for people, `json` for programs.
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    pub(crate) format: AnswerFormat,
}

/// Prints an article of the Laws, or lists the articles of an edition.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  chesslaws explain fide-2001 9.5.b")]
pub(crate) struct ExplainArguments {
    /// The edition; may be left out before an article, which is then that of fide-2023.
    #[arg(value_name = "EDITION")]
    pub(crate) first: Option<String>,
    /// The article's number, such as 9.2.1, 10.2.b or A.4.
    #[arg(value_name = "ARTICLE")]
    pub(crate) second: Option<String>,
}

/// Shows what differs between two editions of the Laws.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  chesslaws compare fide-2018 fide-2023")]
pub(crate) struct CompareArguments {
    /// The edition on the left.
    #[arg(value_parser = edition_parser())]
    pub(crate) before: Edition,
    /// The edition on the right.
    #[arg(value_parser = edition_parser())]
    pub(crate) after: Edition,
}

/// Runs a clock for two players in the terminal.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  chesslaws clock \"90m/40 + 30m + 30s\"")]
pub(crate) struct ClockArguments {
    /// The time control: `3m+2s`, `40/5400+30:1800+30`, `G/90;d5`, `hourglass 60s`, `5m vs 4m`…
    #[arg(value_name = "TC")]
    pub(crate) control: String,
}

/// Ranks the players or teams of a tournament report file: standings, crosstable, tie-breaks, ratings.
///
/// The results are what counts: points that the file gives and that are not their sum are a remark.
/// Ends with 0, with 1 if the file is wrong in part, with 2 if it is refused; then standard error
/// names the line and the column.
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  chesslaws standings open.trf --tie-breaks BH:C1,SB --explain 7"
)]
pub(crate) struct StandingsArguments {
    /// A file in TRF16 or TRF26, plain or compressed; `-` reads standard input.
    #[arg(value_name = "FILE.trf")]
    pub(crate) file: PathBuf,
    /// The tie-breaks in their order, such as BH:C1,BH,SB,DE,TPR; without them those of the file.
    #[arg(long, value_name = "CODES", value_parser = tie_breaks)]
    pub(crate) tie_breaks: Option<TieBreaks>,
    /// `text` for people, `json` for programs; one table as `csv`, `html` or `svg`.
    #[arg(long, value_enum, default_value_t = StandingsFormat::Text)]
    pub(crate) format: StandingsFormat,
    /// The table to write; without it all of them as text, and the crosstable as csv, html or svg.
    #[arg(long, value_enum, conflicts_with = "explain")]
    pub(crate) table: Option<Table>,
    /// The tie-break regulations; without them those in force on the day the event began.
    #[arg(long, value_enum)]
    pub(crate) rules: Option<Regulations>,
    /// Show for this player, by number or name, how each tie-break came about.
    #[arg(long, value_name = "PLAYER")]
    pub(crate) explain: Option<String>,
    /// Interim standings after a round.
    #[arg(long, value_name = "ROUND", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) after_round: Option<u16>,
    /// Rank the players of a team event.
    #[arg(long)]
    pub(crate) individuals: bool,
    /// The development coefficient: adds each player's rating change.
    #[arg(short, long, value_name = "K", value_parser = clap::value_parser!(u16).range(1..=100))]
    pub(crate) k: Option<u16>,
    /// The list that the ratings belong to.
    #[arg(long, value_enum, default_value_t = RatingList::Standard)]
    pub(crate) rating_list: RatingList,
    /// Keep unknown records and allow gaps in the starting numbers, with a remark.
    #[arg(long)]
    pub(crate) lenient: bool,
    /// Write to this file instead of standard output.
    #[arg(short, long, value_name = "PATH")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum StandingsFormat {
    Text,
    Csv,
    Json,
    Html,
    Svg,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Table {
    Ranking,
    Crosstable,
    Ratings,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Regulations {
    #[value(name = "fide-2024")]
    Fide2024,
    #[value(name = "fide-2026")]
    Fide2026,
}

impl From<Regulations> for TieBreakRules {
    fn from(regulations: Regulations) -> Self {
        match regulations {
            Regulations::Fide2024 => Self::FIDE_2024,
            Regulations::Fide2026 => Self::FIDE_2026,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum RatingList {
    Standard,
    Rapid,
    Blitz,
}

/// A list of tie-breaks as one argument.
#[derive(Debug, Clone)]
pub(crate) struct TieBreaks(pub(crate) Vec<TieBreak>);

fn tie_breaks(text: &str) -> Result<TieBreaks, ParseTieBreakError> {
    TieBreak::parse_list(text).map(TieBreaks)
}

fn edition_parser() -> impl TypedValueParser<Value = Edition> {
    PossibleValuesParser::new(Edition::ALL.map(Edition::id)).try_map(|text| text.parse())
}

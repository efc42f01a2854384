//! `chesslaws notation`: the moves of games in another notation.

use crate::notation_arguments::{NotationArguments, Style};
use crate::{Status, input, output};
use anyhow::{Context, bail};
use chesslaws::notation::pgn::{
    ExportOptions, GameTree, PgnError, ReadOptions, Severity, StreamSource, TreeReader,
};
use chesslaws::notation::{MoveStyle, PieceLetters};
use std::io::{Read, Write};

pub(crate) fn run(arguments: &NotationArguments) -> anyhow::Result<Status> {
    let export = export_options(arguments)?;
    let name = arguments.file.display().to_string();
    let source = input::open(&arguments.file, |raw, _| raw).with_context(|| name.clone())?;
    let mut out = output::open(arguments.output.as_deref(), &[&arguments.file])?;
    let mut rewriting = Rewriting {
        trees: TreeReader::new(source).with_options(read_options(arguments)),
        name,
        games: 0,
        status: Status::Done,
    };
    rewriting.run(&mut *out, export)?;
    out.flush()?;
    Ok(rewriting.status)
}

fn read_options(arguments: &NotationArguments) -> ReadOptions {
    ReadOptions {
        letters: arguments.from_letters,
        encoding: arguments.encoding,
        policy: arguments.policy.into(),
        ..ReadOptions::default()
    }
}

fn export_options(arguments: &NotationArguments) -> anyhow::Result<ExportOptions> {
    let letters = arguments.letters.unwrap_or(PieceLetters::ENGLISH);
    let style = match arguments.style {
        Style::San => MoveStyle::san(letters),
        Style::Lan => MoveStyle::long(letters),
        Style::Uci | Style::Iccf if arguments.letters.is_some() => {
            bail!("--letters: pieces have letters in san and lan only")
        }
        Style::Uci => MoveStyle::Uci,
        Style::Iccf => MoveStyle::Iccf,
    };
    Ok(ExportOptions {
        style,
        ..ExportOptions::default()
    })
}

/// The games of one file on their way.
struct Rewriting {
    trees: TreeReader<StreamSource<Box<dyn Read + Send>>>,
    name: String,
    games: u64,
    status: Status,
}

impl Rewriting {
    fn run(&mut self, out: &mut dyn Write, options: ExportOptions) -> anyhow::Result<()> {
        loop {
            let next = self.trees.next();
            self.report_skipped();
            match next {
                Some(Ok(tree)) => {
                    self.games += 1;
                    self.report(&tree);
                    write!(out, "{}", tree.export(options))?;
                }
                Some(Err(error)) => {
                    // What came before stands, and whoever reads the output should have it.
                    out.flush()?;
                    if self.games == 0 {
                        return Err(error).context(self.name.clone());
                    }
                    let (name, games) = (&self.name, self.games);
                    anstream::eprintln!(
                        "chesslaws: {name}: after game {games}, {error}; what came before is written"
                    );
                    self.status = Status::Breach;
                    return Ok(());
                }
                None if self.games == 0 => bail!("{}: no game found", self.name),
                None => return Ok(()),
            }
        }
    }

    /// Names the games that were left out.
    fn report_skipped(&mut self) {
        let skipped = self.trees.take_skipped();
        self.games += skipped.count();
        for error in skipped.errors() {
            self.complain(error, "; the game is left out");
        }
        let named = skipped.errors().len() as u64;
        if skipped.count() > named {
            let (name, more) = (&self.name, skipped.count() - named);
            anstream::eprintln!("chesslaws: {name}: {more} more games are left out");
        }
    }

    /// Names what is wrong with a game; what is only unusual is rewritten without a word, unless
    /// it ended the moves.
    fn report(&mut self, tree: &GameTree) {
        let faults = tree.faults().iter();
        for fault in faults.filter(|fault| fault.severity() > Severity::Note) {
            self.complain(fault, "");
        }
        if let Some(error) = tree
            .error()
            .filter(|error| error.severity() == Severity::Note)
        {
            self.complain(error, "");
        }
        if tree.faults_left_out() > 0 {
            let (name, game, more) = (&self.name, tree.index(), tree.faults_left_out());
            anstream::eprintln!("chesslaws: {name}: game {game}: {more} more faults");
        }
    }

    fn complain(&mut self, fault: &PgnError, consequence: &str) {
        self.status = Status::Breach;
        anstream::eprintln!("chesslaws: {}: {fault}{consequence}", self.name);
    }
}

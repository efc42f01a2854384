//! Which tables and columns are wanted, and the batches that hold them.

use crate::column::{FindingsColumn, GamesColumn, MovesColumn, UnknownColumn};
use arrow_array::RecordBatch;
use arrow_schema::{Schema, SchemaRef};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// A table of games.
///
/// ```
/// use chesslaws_dataset::Table;
/// assert_eq!("moves".parse(), Ok(Table::Moves));
/// assert!("games2".parse::<Table>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Table {
    /// One row a game.
    Games,
    /// One row a ply.
    Moves,
    /// One row a finding of the audit.
    Findings,
}

impl Table {
    /// Every table.
    pub const ALL: [Self; 3] = [Self::Games, Self::Moves, Self::Findings];

    /// The name of the table.
    ///
    /// ```
    /// assert_eq!(chesslaws_dataset::Table::Games.name(), "games");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Games => "games",
            Self::Moves => "moves",
            Self::Findings => "findings",
        }
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is not the name of a table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected games, moves or findings, found {0:?}")]
pub struct UnknownTable(pub String);

impl FromStr for Table {
    type Err = UnknownTable;

    fn from_str(text: &str) -> Result<Self, UnknownTable> {
        let mut all = Self::ALL.into_iter();
        all.find(|table| table.name() == text)
            .ok_or_else(|| UnknownTable(text.to_owned()))
    }
}

/// The columns that are wanted, by table and in order. A table without columns is left out, and
/// what nobody wants costs no time.
///
/// ```
/// use chesslaws_dataset::{Selection, Table};
///
/// let selection = Selection::none().with(Table::Moves, ["game", "san", "clock"])?;
/// assert_eq!(selection.schema(Table::Moves).fields().len(), 3);
/// assert!(!selection.has(Table::Games));
/// # Ok::<(), chesslaws_dataset::UnknownColumn>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Selection {
    pub(crate) games: Vec<GamesColumn>,
    pub(crate) moves: Vec<MovesColumn>,
    pub(crate) findings: Vec<FindingsColumn>,
}

/// Every column of every table.
impl Default for Selection {
    fn default() -> Self {
        let mut all = Self::none();
        for table in Table::ALL {
            all = all.with_all(table);
        }
        all
    }
}

impl Selection {
    /// Nothing.
    ///
    /// ```
    /// use chesslaws_dataset::{Selection, Table};
    /// assert!(Table::ALL.iter().all(|&table| !Selection::none().has(table)));
    /// ```
    #[must_use]
    pub const fn none() -> Self {
        Self {
            games: Vec::new(),
            moves: Vec::new(),
            findings: Vec::new(),
        }
    }

    /// With these columns of a table, in this order; a name that comes twice counts once.
    ///
    /// # Errors
    ///
    /// The first name that the table does not have.
    ///
    /// ```
    /// use chesslaws_dataset::{Selection, Table};
    /// assert!(Selection::none().with(Table::Games, ["white", "elo"]).is_err());
    /// ```
    pub fn with<'a>(
        mut self,
        table: Table,
        names: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, UnknownColumn> {
        match table {
            Table::Games => self.games = columns(names)?,
            Table::Moves => self.moves = columns(names)?,
            Table::Findings => self.findings = columns(names)?,
        }
        Ok(self)
    }

    /// With every column of a table.
    ///
    /// ```
    /// use chesslaws_dataset::{Selection, Table};
    /// assert!(Selection::none().with_all(Table::Findings).has(Table::Findings));
    /// ```
    #[must_use]
    pub fn with_all(mut self, table: Table) -> Self {
        match table {
            Table::Games => self.games = GamesColumn::ALL.to_vec(),
            Table::Moves => self.moves = MovesColumn::ALL.to_vec(),
            Table::Findings => self.findings = FindingsColumn::ALL.to_vec(),
        }
        self
    }

    /// Only what belongs to one table.
    ///
    /// ```
    /// use chesslaws_dataset::{Selection, Table};
    /// assert!(!Selection::default().only(Table::Moves).has(Table::Games));
    /// ```
    #[must_use]
    pub fn only(&self, table: Table) -> Self {
        let mut one = Self::none();
        match table {
            Table::Games => one.games.clone_from(&self.games),
            Table::Moves => one.moves.clone_from(&self.moves),
            Table::Findings => one.findings.clone_from(&self.findings),
        }
        one
    }

    /// Whether any column of the table is wanted.
    ///
    /// ```
    /// use chesslaws_dataset::{Selection, Table};
    /// assert!(Selection::default().has(Table::Moves));
    /// ```
    #[must_use]
    pub fn has(&self, table: Table) -> bool {
        match table {
            Table::Games => !self.games.is_empty(),
            Table::Moves => !self.moves.is_empty(),
            Table::Findings => !self.findings.is_empty(),
        }
    }

    /// The schema of a table with these columns.
    ///
    /// ```
    /// use chesslaws_dataset::{Selection, Table};
    /// let schema = Selection::default().schema(Table::Games);
    /// assert_eq!(schema.field(0).name(), "file");
    /// ```
    #[must_use]
    pub fn schema(&self, table: Table) -> SchemaRef {
        let fields: Vec<_> = match table {
            Table::Games => self.games.iter().map(|column| column.field()).collect(),
            Table::Moves => self.moves.iter().map(|column| column.field()).collect(),
            Table::Findings => self.findings.iter().map(|column| column.field()).collect(),
        };
        Arc::new(Schema::new(fields))
    }
}

fn columns<'a, C: FromStr<Err = UnknownColumn> + PartialEq>(
    names: impl IntoIterator<Item = &'a str>,
) -> Result<Vec<C>, UnknownColumn> {
    let mut columns = Vec::new();
    for name in names {
        let column = name.parse()?;
        if !columns.contains(&column) {
            columns.push(column);
        }
    }
    Ok(columns)
}

/// The rows of some games that stand one after the other in their source: one batch of each table
/// that is wanted.
#[derive(Debug, Clone)]
pub struct Batches {
    /// The batch of the table `games`.
    pub games: Option<RecordBatch>,
    /// The batch of the table `moves`.
    pub moves: Option<RecordBatch>,
    /// The batch of the table `findings`.
    pub findings: Option<RecordBatch>,
    /// How many games were read, whether or not they have rows.
    pub game_count: u64,
    /// How many bytes of the source's text, decompressed, they are.
    pub text_bytes: u64,
}

impl Batches {
    /// The batch of a table.
    ///
    /// ```
    /// use chesslaws_dataset::{Scan, Source, Table};
    /// let scan = Scan::new([Source::text("mine", b"1. e4 e5 *")]);
    /// let batches = scan.run().next().unwrap()?;
    /// assert_eq!(batches.get(Table::Moves).map(|moves| moves.num_rows()), Some(2));
    /// # Ok::<(), chesslaws_dataset::ScanError>(())
    /// ```
    #[must_use]
    pub const fn get(&self, table: Table) -> Option<&RecordBatch> {
        match table {
            Table::Games => self.games.as_ref(),
            Table::Moves => self.moves.as_ref(),
            Table::Findings => self.findings.as_ref(),
        }
    }

    /// The batch of a table, taken out.
    ///
    /// ```
    /// use chesslaws_dataset::{Scan, Source, Table};
    /// let scan = Scan::new([Source::text("mine", b"1. e4 e5 *")]);
    /// let mut batches = scan.run().next().unwrap()?;
    /// assert!(batches.take(Table::Games).is_some());
    /// assert!(batches.games.is_none());
    /// # Ok::<(), chesslaws_dataset::ScanError>(())
    /// ```
    pub const fn take(&mut self, table: Table) -> Option<RecordBatch> {
        match table {
            Table::Games => self.games.take(),
            Table::Moves => self.moves.take(),
            Table::Findings => self.findings.take(),
        }
    }
}

//! The columns of each table.

use arrow_schema::{DataType, Field, TimeUnit};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// A column that a table does not have.
///
/// ```
/// use chesslaws_dataset::MovesColumn;
/// let error = "colour".parse::<MovesColumn>().unwrap_err();
/// assert!(error.to_string().starts_with("the table moves has no column \"colour\"; it has file, game,"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the table {table} has no column {found:?}; it has {known}")]
pub struct UnknownColumn {
    /// The table.
    pub table: &'static str,
    /// What was asked for.
    pub found: String,
    /// The columns it has, with commas.
    known: String,
}

macro_rules! columns {
    (
        $(#[$about:meta])*
        $table:ident $name:literal {
            $($(#[doc = $doc:literal])+ $variant:ident $column:literal $nullable:literal $type:expr;)+
        }
    ) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $table {
            $($(#[doc = $doc])+ $variant,)+
        }

        impl $table {
            /// Every column, in the order of the table.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The name of the column.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $column,)+
                }
            }

            /// The column with its Arrow type.
            #[must_use]
            pub fn field(self) -> Field {
                match self {
                    $(Self::$variant => Field::new($column, $type, $nullable),)+
                }
            }

            /// What the column holds, in one sentence.
            #[must_use]
            pub fn about(self) -> &'static str {
                match self {
                    $(Self::$variant => concat!($($doc),+).trim_ascii(),)+
                }
            }
        }

        impl fmt::Display for $table {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }

        impl FromStr for $table {
            type Err = UnknownColumn;

            fn from_str(text: &str) -> Result<Self, UnknownColumn> {
                let mut all = Self::ALL.iter();
                all.find(|column| column.name() == text).copied().ok_or_else(|| {
                    let names: Vec<_> = Self::ALL.iter().map(|column| column.name()).collect();
                    UnknownColumn {
                        table: $name,
                        found: text.to_owned(),
                        known: names.join(", "),
                    }
                })
            }
        }
    };
}

columns! {
    /// The columns of the table `games`: one row a game.
    ///
    /// ```
    /// use chesslaws_dataset::GamesColumn;
    /// assert_eq!("white_elo".parse(), Ok(GamesColumn::WhiteElo));
    /// ```
    GamesColumn "games" {
        /// The name of the source.
        File "file" false DataType::Utf8;
        /// The number of the game in its source, from 1.
        Game "game" false DataType::Int64;
        /// The line on which it begins, from 1.
        Line "line" false DataType::Int64;
        /// The tag Event.
        Event "event" true DataType::Utf8;
        /// The tag Site.
        Site "site" true DataType::Utf8;
        /// The tag Date as it is written, since parts of it may be unknown.
        Date "date" true DataType::Utf8;
        /// The tag Round.
        Round "round" true DataType::Utf8;
        /// The tag White.
        White "white" true DataType::Utf8;
        /// The tag Black.
        Black "black" true DataType::Utf8;
        /// The tag Result as it is written.
        Result "result" true DataType::Utf8;
        /// The tag WhiteElo, if it is a number.
        WhiteElo "white_elo" true DataType::Int32;
        /// The tag BlackElo, if it is a number.
        BlackElo "black_elo" true DataType::Int32;
        /// The tag ECO.
        Eco "eco" true DataType::Utf8;
        /// The tag Opening.
        Opening "opening" true DataType::Utf8;
        /// The tag TimeControl as it is written.
        TimeControl "time_control" true DataType::Utf8;
        /// The tag Termination.
        Termination "termination" true DataType::Utf8;
        /// The tag Variant.
        Variant "variant" true DataType::Utf8;
        /// The position before the first move as FEN; null for the initial position.
        StartFen "start_fen" true DataType::Utf8;
        /// How many plies could be read and are legal.
        Plies "plies" false DataType::Int32;
        /// The position after them as FEN.
        FinalFen "final_fen" false DataType::Utf8;
        /// White's score by what the moves themselves decide; null where they decide nothing.
        VerdictWhite "verdict_white" true DataType::Float64;
        /// Black's score by what the moves themselves decide.
        VerdictBlack "verdict_black" true DataType::Float64;
        /// What decides: checkmate, stalemate, dead-position, fivefold-repetition or seventy-five-moves.
        VerdictReason "verdict_reason" true DataType::Utf8;
        /// The article of the Laws it rests on.
        VerdictArticle "verdict_article" true DataType::Utf8;
        /// The ply that decides.
        VerdictPly "verdict_ply" true DataType::Int32;
        /// The line of the first thing that could not be read or is not legal.
        ErrorLine "error_line" true DataType::Int64;
        /// Its column in characters, from 1.
        ErrorColumn "error_column" true DataType::Int64;
        /// What was expected there, and what was found.
        Error "error" true DataType::Utf8;
        /// All tags in their order.
        Tags "tags" false tags();
    }
}

/// A map from text to text, with the names that Arrow recommends.
fn tags() -> DataType {
    let entry = [
        Field::new("key", DataType::Utf8, false),
        Field::new("value", DataType::Utf8, true),
    ];
    let entries = Field::new(
        "entries",
        DataType::Struct(entry.into_iter().collect()),
        false,
    );
    DataType::Map(Arc::new(entries), false)
}

columns! {
    /// The columns of the table `moves`: one row a ply. What belongs to a position is that of the
    /// position after the move.
    ///
    /// ```
    /// use chesslaws_dataset::MovesColumn;
    /// assert_eq!(MovesColumn::San.about(), "The move in standard algebraic notation.");
    /// ```
    MovesColumn "moves" {
        /// The name of the source.
        File "file" false DataType::Utf8;
        /// The number of the game in its source, from 1.
        Game "game" false DataType::Int64;
        /// The number of the ply in its game, from 1.
        Ply "ply" false DataType::Int32;
        /// Who moved: white or black.
        Color "color" false DataType::Utf8;
        /// The move in standard algebraic notation.
        San "san" false DataType::Utf8;
        /// The move in UCI notation; castling in Chess960 is king takes rook.
        Uci "uci" false DataType::Utf8;
        /// The square the move leaves: 0 for a1, 1 for b1, 63 for h8.
        FromSquare "from_square" false DataType::Int16;
        /// The square it goes to, that of the rook where a Chess960 game castles.
        ToSquare "to_square" false DataType::Int16;
        /// What a pawn becomes: 2 knight, 3 bishop, 4 rook, 5 queen; null where none is promoted.
        Promotion "promotion" true DataType::Int16;
        /// The position after the move as FEN.
        Fen "fen" false DataType::Utf8;
        /// The position after the move in 32 bytes, to be unpacked by `PackedPosition`; null where it does not fit.
        Position "position" true DataType::FixedSizeBinary(32);
        /// What stands where after the move, a byte for each square, a1, b1 to h8: 0 nothing, 1 to 6 White's pawn, knight, bishop, rook, queen and king, 7 to 12 Black's.
        Board "board" false DataType::FixedSizeBinary(64);
        /// Who may still castle after the move: 1 White on the king's side, 2 on the queen's side, 4 and 8 Black, added up.
        Castling "castling" false DataType::Int16;
        /// The square on which a pawn can now be captured en passant, 0 for a1; null where none can.
        EnPassant "en_passant" true DataType::Int16;
        /// The plies since the last capture or pawn move.
        HalfmoveClock "halfmove_clock" false DataType::Int32;
        /// The hash of the position after the move, equal for equal positions.
        Zobrist "zobrist" false DataType::UInt64;
        /// What the mover's clock showed after the move (`%clk`), in microseconds.
        Clock "clock" true DataType::Duration(TimeUnit::Microsecond);
        /// What the move took, in microseconds: `%emt`, or the clock before it, and what the press added, less the clock after it.
        TimeSpent "time_spent" true DataType::Duration(TimeUnit::Microsecond);
        /// The evaluation (`%eval`) for White in hundredths of a pawn; null where it is a mate.
        Eval "eval" true DataType::Int32;
        /// The mate that the evaluation announces, in moves; negative if Black mates.
        Mate "mate" true DataType::Int32;
        /// White's material less Black's: pawn 1, knight and bishop 3, rook 5, queen 9.
        Material "material" false DataType::Int16;
        /// The phase of the game: knights and bishops count 1, rooks 2, queens 4; 24 at the start, 0 with pawns alone.
        Phase "phase" false DataType::Int16;
    }
}

columns! {
    /// The columns of the table `findings`: one row a finding of the audit.
    ///
    /// ```
    /// use chesslaws_dataset::FindingsColumn;
    /// assert_eq!(FindingsColumn::Code.to_string(), "code");
    /// ```
    FindingsColumn "findings" {
        /// The name of the source.
        File "file" false DataType::Utf8;
        /// The number of the game in its source, from 1.
        Game "game" false DataType::Int64;
        /// The ply it belongs to; 0 for the tags and the start position.
        Ply "ply" false DataType::Int32;
        /// Whether it is a breach of the Laws or only worth knowing: breach or info.
        Severity "severity" false DataType::Utf8;
        /// What kind of finding it is, such as illegal-move or claimable-threefold.
        Code "code" false DataType::Utf8;
        /// The article of the Laws it rests on.
        Article "article" true DataType::Utf8;
        /// The finding in words.
        Message "message" false DataType::Utf8;
    }
}

impl MovesColumn {
    /// Whether the column is read from comments.
    pub(crate) const fn needs_comments(self) -> bool {
        matches!(
            self,
            Self::Clock | Self::TimeSpent | Self::Eval | Self::Mate
        )
    }
}

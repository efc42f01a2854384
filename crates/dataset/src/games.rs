//! The rows of the table `games`.

use crate::column::GamesColumn;
use crate::text::Text;
use arrow_array::builder::{MapBuilder, StringBuilder};
use arrow_array::{ArrayRef, Float64Array, Int32Array, Int64Array, RecordBatch};
use arrow_schema::{ArrowError, SchemaRef};
use chesslaws::arbiter::{Judgement, Verdict};
use chesslaws::board::Position;
use chesslaws::laws::Points;
use chesslaws::notation::pgn::Game;
use std::mem::take;
use std::sync::Arc;

enum Cells {
    Text(Text),
    Long(Vec<i64>),
    Int(Vec<i32>),
    OptLong(Vec<Option<i64>>),
    OptInt(Vec<Option<i32>>),
    Score(Vec<Option<f64>>),
    Map(Box<MapBuilder<StringBuilder, StringBuilder>>),
}

impl Cells {
    fn new(column: GamesColumn) -> Self {
        use GamesColumn as C;
        match column {
            C::Game | C::Line => Self::Long(Vec::new()),
            C::Plies => Self::Int(Vec::new()),
            C::WhiteElo | C::BlackElo | C::VerdictPly => Self::OptInt(Vec::new()),
            C::ErrorLine | C::ErrorColumn => Self::OptLong(Vec::new()),
            C::VerdictWhite | C::VerdictBlack => Self::Score(Vec::new()),
            C::Tags => Self::Map(Box::new(MapBuilder::new(
                None,
                StringBuilder::new(),
                StringBuilder::new(),
            ))),
            _ => Self::Text(Text::default()),
        }
    }

    fn finish(&mut self) -> Result<ArrayRef, ArrowError> {
        Ok(match self {
            Self::Text(text) => text.finish()?,
            Self::Long(cells) => Arc::new(Int64Array::from(take(cells))),
            Self::Int(cells) => Arc::new(Int32Array::from(take(cells))),
            Self::OptLong(cells) => Arc::new(Int64Array::from(take(cells))),
            Self::OptInt(cells) => Arc::new(Int32Array::from(take(cells))),
            Self::Score(cells) => Arc::new(Float64Array::from(take(cells))),
            Self::Map(map) => Arc::new(map.finish()),
        })
    }
}

/// The rows of a batch, being filled.
pub(crate) struct GamesRows {
    columns: Vec<(GamesColumn, Cells)>,
    schema: SchemaRef,
}

impl GamesRows {
    pub(crate) fn new(columns: &[GamesColumn], schema: SchemaRef) -> Self {
        let cells = |&column| (column, Cells::new(column));
        Self {
            columns: columns.iter().map(cells).collect(),
            schema,
        }
    }

    /// `judgement` is there if a column wants it and the scan judges.
    pub(crate) fn push(&mut self, file: &str, game: &Game, judgement: Option<&Judgement>) {
        for (column, cells) in &mut self.columns {
            match cells {
                Cells::Text(text) => push_text(text, *column, file, game, judgement),
                Cells::Long(cells) => cells.push(match column {
                    GamesColumn::Line => i64::try_from(game.line()).unwrap_or(i64::MAX),
                    _ => i64::try_from(game.index()).unwrap_or(i64::MAX),
                }),
                Cells::Int(cells) => cells.push(plies(game)),
                Cells::OptLong(cells) => cells.push(error_place(*column, game)),
                Cells::OptInt(cells) => cells.push(match column {
                    GamesColumn::WhiteElo => elo(game, "WhiteElo"),
                    GamesColumn::BlackElo => elo(game, "BlackElo"),
                    _ => verdict(judgement).and_then(|verdict| i32::try_from(verdict.ply).ok()),
                }),
                Cells::Score(cells) => cells.push(verdict(judgement).map(|verdict| {
                    points(match column {
                        GamesColumn::VerdictWhite => verdict.score.white,
                        _ => verdict.score.black,
                    })
                })),
                Cells::Map(map) => push_tags(map, game),
            }
        }
    }

    pub(crate) fn finish(&mut self) -> Result<RecordBatch, ArrowError> {
        let arrays = self.columns.iter_mut().map(|(_, cells)| cells.finish());
        let arrays: Result<Vec<_>, _> = arrays.collect();
        RecordBatch::try_new(Arc::clone(&self.schema), arrays?)
    }
}

fn verdict(judgement: Option<&Judgement>) -> Option<&Verdict> {
    judgement?.verdict.as_ref()
}

fn plies(game: &Game) -> i32 {
    i32::try_from(game.moves().len()).unwrap_or(i32::MAX)
}

fn elo(game: &Game, tag: &str) -> Option<i32> {
    std::str::from_utf8(game.tags().get_bytes(tag)?)
        .ok()?
        .trim()
        .parse()
        .ok()
}

fn points(points: Points) -> f64 {
    f64::from(points.hundredths()) / 100.0
}

fn error_place(column: GamesColumn, game: &Game) -> Option<i64> {
    let place = chesslaws::arbiter::first_fault(game)?.place;
    let number = match column {
        GamesColumn::ErrorLine => place.line,
        _ => place.column,
    };
    i64::try_from(number).ok()
}

fn push_text(
    text: &mut Text,
    column: GamesColumn,
    file: &str,
    game: &Game,
    judgement: Option<&Judgement>,
) {
    use GamesColumn as C;
    let tag = match column {
        C::File => return text.push(file),
        C::StartFen if *game.start() == Position::startpos() => return text.push_opt(None),
        C::StartFen => return text.push_display(game.start()),
        C::FinalFen => return text.push_display(game.position()),
        C::VerdictReason => {
            return text.push_opt(verdict(judgement).map(|verdict| verdict.reason.name()));
        }
        C::VerdictArticle => {
            return text.push_opt(verdict(judgement).map(|verdict| verdict.article.number));
        }
        C::Error => {
            let fault = chesslaws::arbiter::first_fault(game);
            let words = fault.map(chesslaws::arbiter::describe_fault);
            return text.push_opt(words.as_deref());
        }
        C::Event => "Event",
        C::Site => "Site",
        C::Date => "Date",
        C::Round => "Round",
        C::White => "White",
        C::Black => "Black",
        C::Result => "Result",
        C::Eco => "ECO",
        C::Opening => "Opening",
        C::TimeControl => "TimeControl",
        C::Termination => "Termination",
        _ => "Variant",
    };
    text.push_opt(game.tags().get(tag).as_deref());
}

fn push_tags(map: &mut MapBuilder<StringBuilder, StringBuilder>, game: &Game) {
    for (name, value) in game.tags().iter() {
        map.keys().append_value(name);
        map.values().append_value(value);
    }
    // The builder refuses only keys and values of different lengths.
    let _ = map.append(true);
}

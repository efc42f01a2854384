//! The rows of the table `findings`.

use crate::column::FindingsColumn;
use crate::text::Text;
use arrow_array::{ArrayRef, Int32Array, Int64Array, RecordBatch};
use arrow_schema::{ArrowError, SchemaRef};
use chesslaws::arbiter::{Finding, Judgement};
use std::mem::take;
use std::sync::Arc;

enum Cells {
    Text(Text),
    Game(Vec<i64>),
    Ply(Vec<i32>),
}

/// The rows of a batch, being filled.
pub(crate) struct FindingsRows {
    columns: Vec<(FindingsColumn, Cells)>,
    schema: SchemaRef,
}

impl FindingsRows {
    pub(crate) fn new(columns: &[FindingsColumn], schema: SchemaRef) -> Self {
        let cells = |&column| {
            let cells = match column {
                FindingsColumn::Game => Cells::Game(Vec::new()),
                FindingsColumn::Ply => Cells::Ply(Vec::new()),
                _ => Cells::Text(Text::default()),
            };
            (column, cells)
        };
        Self {
            columns: columns.iter().map(cells).collect(),
            schema,
        }
    }

    pub(crate) fn push(&mut self, file: &str, judgement: &Judgement) {
        for finding in &judgement.findings {
            for (column, cells) in &mut self.columns {
                match cells {
                    Cells::Game(cells) => {
                        cells.push(i64::try_from(judgement.game).unwrap_or(i64::MAX));
                    }
                    Cells::Ply(cells) => cells.push(finding.ply.cast_signed()),
                    Cells::Text(text) => push_text(text, *column, file, finding),
                }
            }
        }
    }

    pub(crate) fn finish(&mut self) -> Result<RecordBatch, ArrowError> {
        let arrays: Result<Vec<ArrayRef>, ArrowError> = self
            .columns
            .iter_mut()
            .map(|(_, cells)| {
                Ok(match cells {
                    Cells::Text(text) => text.finish()?,
                    Cells::Game(cells) => Arc::new(Int64Array::from(take(cells))) as ArrayRef,
                    Cells::Ply(cells) => Arc::new(Int32Array::from(take(cells))),
                })
            })
            .collect();
        RecordBatch::try_new(Arc::clone(&self.schema), arrays?)
    }
}

fn push_text(text: &mut Text, column: FindingsColumn, file: &str, finding: &Finding) {
    match column {
        FindingsColumn::Severity => text.push_display(finding.severity()),
        FindingsColumn::Code => text.push(finding.code.name()),
        FindingsColumn::Article => text.push_opt(finding.article.map(|article| article.number)),
        FindingsColumn::Message => text.push(&finding.message),
        _ => text.push(file),
    }
}

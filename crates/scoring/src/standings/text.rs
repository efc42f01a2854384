use super::Crosstable;
use std::fmt;

/// A table for a terminal: columns as wide as their widest cell, numbers to the right.
///
/// ```
/// # use chesslaws_scoring::{Calculation, Crosstable, Options, Player, Tournament};
/// let mut builder = Tournament::builder("Open", 1);
/// builder.player(Player::new(1, "Alyx"));
/// let event = builder.build()?;
/// let standings = Calculation::new(&event, Options::default()).standings(&[]);
/// assert_eq!(
///     Crosstable::ranking(&standings).to_string(),
///     "Rank  No  Name  Pts\n   1   1  Alyx    0\n"
/// );
/// # Ok::<(), chesslaws_scoring::TournamentError>(())
/// ```
impl fmt::Display for Crosstable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = std::iter::once(&self.header).chain(&self.rows);
        let mut widths = vec![0; self.header.len()];
        for line in lines.clone() {
            for (width, cell) in widths.iter_mut().zip(line) {
                *width = (*width).max(cell.chars().count());
            }
        }
        for line in lines {
            let mut text = String::new();
            for (column, (cell, &width)) in line.iter().zip(&widths).enumerate() {
                if column > 0 {
                    text.push_str("  ");
                }
                if self.is_number(column) {
                    text.push_str(&format!("{cell:>width$}"));
                } else {
                    text.push_str(&format!("{cell:<width$}"));
                }
            }
            writeln!(f, "{}", text.trim_end())?;
        }
        Ok(())
    }
}

use super::Crosstable;
use super::html::escaped;

/// The width of a character and the height of a line, in pixels.
const LETTER: usize = 8;
const LINE: usize = 20;

impl Crosstable {
    /// The table as a picture: a whole SVG document in a fixed-width typeface.
    ///
    /// ```
    /// # use chesslaws_scoring::{Calculation, Crosstable, Options, Player, Tournament};
    /// let mut builder = Tournament::builder("Open", 1);
    /// builder.player(Player::new(1, "Alyx"));
    /// let event = builder.build()?;
    /// let standings = Calculation::new(&event, Options::default()).standings(&[]);
    /// let svg = Crosstable::ranking(&standings).to_svg();
    /// assert!(svg.starts_with("<svg xmlns=") && svg.contains(">Alyx</text>"));
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    #[must_use]
    pub fn to_svg(&self) -> String {
        let lines = || std::iter::once(&self.header).chain(&self.rows);
        let width = |column: usize| {
            let cells = lines().filter_map(|line| line.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0) * LETTER
        };
        let widths: Vec<usize> = (0..self.header.len()).map(width).collect();
        let total: usize = widths.iter().sum::<usize>() + (widths.len() + 1) * LETTER * 2;
        let height = (self.rows.len() + 2) * LINE + LINE / 2;
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{total}\" height=\"{height}\" \
             font-family=\"monospace\" font-size=\"13\">\n<title>{0}</title>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n\
             <text x=\"{1}\" y=\"{LINE}\" font-weight=\"bold\">{0}</text>\n",
            escaped(&self.title),
            LETTER * 2,
        );
        for (row, line) in lines().enumerate() {
            let y = (row + 2) * LINE;
            if row % 2 == 1 {
                let top = y - LINE + LINE / 4;
                text.push_str(&format!(
                    "<rect x=\"0\" y=\"{top}\" width=\"{total}\" height=\"{LINE}\" fill=\"#f2f2f2\"/>\n"
                ));
            }
            let weight = if row == 0 {
                " font-weight=\"bold\""
            } else {
                ""
            };
            let mut left = LETTER * 2;
            for (column, (cell, &width)) in line.iter().zip(&widths).enumerate() {
                let (x, anchor) = if self.is_number(column) {
                    (left + width, " text-anchor=\"end\"")
                } else {
                    (left, "")
                };
                if !cell.is_empty() {
                    text.push_str(&format!(
                        "<text x=\"{x}\" y=\"{y}\"{anchor}{weight}>{}</text>\n",
                        escaped(cell)
                    ));
                }
                left += width + LETTER * 2;
            }
        }
        text.push_str("</svg>\n");
        text
    }
}

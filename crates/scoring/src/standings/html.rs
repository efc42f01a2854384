use super::Crosstable;

impl Crosstable {
    /// The table as an HTML fragment: one `table` with a caption, and no style of its own.
    ///
    /// ```
    /// # use chesslaws_scoring::{Calculation, Crosstable, Options, Player, Tournament};
    /// let mut builder = Tournament::builder("A & B", 1);
    /// builder.player(Player::new(1, "Alyx"));
    /// let event = builder.build()?;
    /// let standings = Calculation::new(&event, Options::default()).standings(&[]);
    /// let html = Crosstable::ranking(&standings).to_html();
    /// assert!(html.contains("<caption>A &amp; B</caption>"));
    /// assert!(html.contains("<td class=\"name\">Alyx</td>"));
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    #[must_use]
    pub fn to_html(&self) -> String {
        let mut text = String::from("<table class=\"crosstable\">\n");
        if !self.title.is_empty() {
            text.push_str(&format!("<caption>{}</caption>\n", escaped(&self.title)));
        }
        text.push_str("<thead><tr>");
        for head in &self.header {
            text.push_str(&format!("<th scope=\"col\">{}</th>", escaped(head)));
        }
        text.push_str("</tr></thead>\n<tbody>\n");
        for row in &self.rows {
            text.push_str("<tr>");
            for (column, cell) in row.iter().enumerate() {
                let class = if self.is_number(column) {
                    ""
                } else {
                    " class=\"name\""
                };
                text.push_str(&format!("<td{class}>{}</td>", escaped(cell)));
            }
            text.push_str("</tr>\n");
        }
        text.push_str("</tbody>\n</table>\n");
        text
    }
}

/// The text with the characters that mean something to HTML and SVG written as entities.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // Control characters are not allowed in XML, however they are written.
            letter if letter.is_control() => safe.push('\u{fffd}'),
            letter => safe.push(letter),
        }
    }
    safe
}

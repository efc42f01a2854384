use super::Crosstable;

impl Crosstable {
    /// The table as comma-separated values (RFC 4180, lines ended by LF).
    ///
    /// ```
    /// # use chesslaws_scoring::{Calculation, Crosstable, Options, Player, Tournament};
    /// let mut builder = Tournament::builder("Open", 1);
    /// builder.player(Player::new(1, "Carlsen, Magnus"));
    /// let event = builder.build()?;
    /// let standings = Calculation::new(&event, Options::default()).standings(&[]);
    /// assert_eq!(
    ///     Crosstable::ranking(&standings).to_csv(),
    ///     "Rank,No,Name,Pts\n1,1,\"Carlsen, Magnus\",0\n"
    /// );
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    #[must_use]
    pub fn to_csv(&self) -> String {
        let mut text = String::new();
        for line in std::iter::once(&self.header).chain(&self.rows) {
            for (column, cell) in line.iter().enumerate() {
                if column > 0 {
                    text.push(',');
                }
                push_field(&mut text, cell);
            }
            text.push('\n');
        }
        text
    }
}

fn push_field(text: &mut String, cell: &str) {
    if !cell.contains([',', '"', '\n', '\r']) {
        text.push_str(cell);
        return;
    }
    text.push('"');
    for letter in cell.chars() {
        if letter == '"' {
            text.push('"');
        }
        text.push(letter);
    }
    text.push('"');
}

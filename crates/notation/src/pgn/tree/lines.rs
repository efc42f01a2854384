//! Words put into lines.

use alloc::string::String;
use core::fmt;

/// Fills lines with words, as many to a line as fit.
pub(super) struct Lines<'w, W: ?Sized> {
    out: &'w mut W,
    /// The most characters of a line; `None`: one line for all.
    columns: Option<usize>,
    /// How many characters stand on the line.
    used: usize,
    /// The word that may still grow.
    word: String,
    /// The next word belongs to this one.
    is_open: bool,
}

impl<'w, W: fmt::Write + ?Sized> Lines<'w, W> {
    pub(super) fn new(out: &'w mut W, columns: Option<usize>) -> Self {
        Self {
            out,
            columns,
            used: 0,
            word: String::new(),
            is_open: false,
        }
    }

    /// Writes a word. A comment is one word, whatever stands in it.
    pub(super) fn word(&mut self, word: fmt::Arguments<'_>) -> fmt::Result {
        if !core::mem::take(&mut self.is_open) {
            self.flush()?;
        }
        fmt::Write::write_fmt(&mut self.word, word)
    }

    /// A parenthesis that belongs to the next word.
    pub(super) fn open(&mut self) -> fmt::Result {
        self.word(format_args!("("))?;
        self.is_open = true;
        Ok(())
    }

    /// A parenthesis that belongs to the word before, if the line has room for both.
    pub(super) fn close(&mut self) -> fmt::Result {
        let fits = self
            .columns
            .is_none_or(|columns| last_line(&self.word) < columns);
        if self.word.is_empty() || !fits {
            return self.word(format_args!(")"));
        }
        self.word.push(')');
        Ok(())
    }

    /// Writes a comment that ends with its line.
    pub(super) fn rest_of_line(&mut self, text: &str) -> fmt::Result {
        self.word(format_args!(";{text}"))?;
        self.end_line()
    }

    /// Ends the line.
    pub(super) fn end_line(&mut self) -> fmt::Result {
        self.flush()?;
        self.used = 0;
        self.is_open = false;
        self.out.write_char('\n')
    }

    fn flush(&mut self) -> fmt::Result {
        if self.word.is_empty() {
            return Ok(());
        }
        let first = self.word.split('\n').next().map_or(0, characters);
        let fits = |columns| self.used + 1 + first <= columns;
        if self.used > 0 && self.columns.is_none_or(fits) {
            self.out.write_char(' ')?;
            self.used += 1;
        } else if self.used > 0 {
            self.out.write_char('\n')?;
            self.used = 0;
        }
        self.out.write_str(&self.word)?;
        if self.word.contains('\n') {
            self.used = 0;
        }
        self.used += last_line(&self.word);
        self.word.clear();
        Ok(())
    }
}

fn last_line(word: &str) -> usize {
    word.rsplit('\n').next().map_or(0, characters)
}

fn characters(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_filled_and_parentheses_stay_with_their_words() -> fmt::Result {
        let mut out = String::new();
        let mut lines = Lines::new(&mut out, Some(10));
        for word in ["1.", "e4", "e5", "2."] {
            lines.word(format_args!("{word}"))?;
        }
        lines.open()?;
        lines.word(format_args!("{{a\nlong one}}"))?;
        lines.word(format_args!("x"))?;
        lines.close()?;
        lines.rest_of_line(" }")?;
        lines.word(format_args!("*"))?;
        lines.end_line()?;
        assert_eq!(out, "1. e4 e5\n2. ({a\nlong one}\nx) ; }\n*\n");
        Ok(())
    }

    #[test]
    fn a_thousand_parentheses_are_not_one_word() -> fmt::Result {
        let mut out = String::new();
        let mut lines = Lines::new(&mut out, Some(79));
        lines.word(format_args!("e4"))?;
        for _ in 0..1000 {
            lines.close()?;
        }
        lines.end_line()?;
        assert!(out.lines().all(|line| line.len() <= 79));
        assert_eq!(out.matches(')').count(), 1000);
        Ok(())
    }
}

use super::{Fault, TrfError};
use chesslaws_laws::Points;

/// A line whose columns are counted in characters from 1, as the format counts them.
pub(super) struct Line<'a> {
    pub(super) number: u32,
    pub(super) text: &'a str,
    /// Where each character begins, if any takes more than one byte.
    starts: Option<Vec<usize>>,
    length: u32,
}

impl<'a> Line<'a> {
    pub(super) fn new(number: u32, text: &'a str) -> Self {
        let (starts, length) = if text.is_ascii() {
            (None, text.len())
        } else {
            let starts: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
            let length = starts.len();
            (Some(starts), length)
        };
        Self {
            number,
            text,
            starts,
            length: u32::try_from(length).unwrap_or(u32::MAX),
        }
    }

    /// The number of characters.
    pub(super) const fn length(&self) -> u32 {
        self.length
    }

    /// The text of columns `from` to `to`, both included, as far as the line reaches.
    pub(super) fn field(&self, from: u32, to: u32) -> &'a str {
        let begin = self.byte(from.saturating_sub(1));
        let end = self.byte(to);
        self.text.get(begin..end.max(begin)).unwrap_or_default()
    }

    /// The text from a column to the end, without blanks around it.
    pub(super) fn rest(&self, from: u32) -> &'a str {
        let begin = self.byte(from.saturating_sub(1));
        self.text.get(begin..).unwrap_or_default().trim()
    }

    /// The character of a column; a blank beyond the end.
    pub(super) fn char(&self, column: u32) -> char {
        self.field(column, column).chars().next().unwrap_or(' ')
    }

    fn byte(&self, character: u32) -> usize {
        let character = usize::try_from(character).unwrap_or(usize::MAX);
        match &self.starts {
            None => character.min(self.text.len()),
            Some(starts) => starts.get(character).copied().unwrap_or(self.text.len()),
        }
    }

    pub(super) const fn fault(&self, column: u32, fault: Fault) -> TrfError {
        TrfError {
            line: self.number,
            column,
            fault,
        }
    }

    /// The first column of a field that is not blank, for the place of a fault.
    fn first_column(&self, from: u32, to: u32) -> u32 {
        let blanks = self
            .field(from, to)
            .chars()
            .take_while(|c| *c == ' ')
            .count();
        from + u32::try_from(blanks).unwrap_or(0)
    }

    pub(super) fn bad_field(&self, from: u32, to: u32, expected: &'static str) -> TrfError {
        let found = self.field(from, to).trim().to_owned();
        self.fault(
            self.first_column(from, to),
            Fault::Field { expected, found },
        )
    }

    /// A whole number, or `None` for a blank field.
    pub(super) fn number(
        &self,
        from: u32,
        to: u32,
        expected: &'static str,
    ) -> Result<Option<u16>, TrfError> {
        let text = self.field(from, to).trim();
        if text.is_empty() {
            return Ok(None);
        }
        if !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(self.bad_field(from, to, expected));
        }
        let number = text.parse();
        number
            .map(Some)
            .map_err(|_| self.bad_field(from, to, expected))
    }

    /// A number that must be there.
    pub(super) fn required(
        &self,
        from: u32,
        to: u32,
        expected: &'static str,
    ) -> Result<u16, TrfError> {
        let number = self.number(from, to, expected)?;
        number.ok_or_else(|| self.fault(from, empty(expected)))
    }

    /// Points, or `None` for a blank field.
    pub(super) fn points(&self, from: u32, to: u32) -> Result<Option<Points>, TrfError> {
        let text = self.field(from, to).trim();
        if text.is_empty() {
            return Ok(None);
        }
        let expected = "points such as 11.5";
        let points = parse_points(text).ok_or_else(|| self.bad_field(from, to, expected))?;
        Ok(Some(points))
    }

    /// Refuses anything but a blank in a column.
    pub(super) fn blank(&self, column: u32) -> Result<(), TrfError> {
        match self.char(column) {
            ' ' | '\t' => Ok(()),
            found => Err(self.fault(column, Fault::NotBlank { found })),
        }
    }

    /// Numbers in fields of `width` columns with one blank between them, to the end of the line;
    /// each with its first column. Blank fields are left out.
    pub(super) fn numbers(
        &self,
        from: u32,
        width: u32,
        expected: &'static str,
    ) -> Result<Vec<(u32, u16)>, TrfError> {
        let mut list = Vec::new();
        let mut column = from;
        while column <= self.length {
            if let Some(number) = self.number(column, column + width - 1, expected)? {
                list.push((column, number));
            }
            self.blank(column + width)?;
            column += width + 1;
        }
        Ok(list)
    }
}

fn empty(expected: &'static str) -> Fault {
    Fault::Field {
        expected,
        found: String::new(),
    }
}

/// Points as files write them: `10.5`, `.5`, `4,5`, `3`, `-1.0`.
pub(super) fn parse_points(text: &str) -> Option<Points> {
    let usual = |byte: u8| byte.is_ascii_digit() || matches!(byte, b'.' | b',' | b'-' | b'+');
    // Eight characters cannot add up to more than a total holds.
    if text.len() > 8 || !text.bytes().all(usual) {
        return None;
    }
    text.strip_prefix('+')
        .unwrap_or(text)
        .replace(',', ".")
        .parse()
        .ok()
}

//! Passing over movetext without looking at its words.

use super::bytes::{ends_word, find_zero};
use super::fault::FaultKind;
use super::reader::PgnReader;
use super::result::GameResult;
use super::source::Source;
use super::visitor::Visitor;

/// The longest termination marker, `1/2-1/2`, and a byte to spare.
const MARKER: usize = 8;

/// Zero for bytes that may matter when words do not: `{ ( ) ; [ % *`, and `- /` and `½`, one of
/// which every termination marker but `*` holds. The control character 1B comes along for the
/// sake of a shorter test. Arithmetic instead of comparisons, so that the compiler does it for
/// whole blocks at once.
#[inline(always)]
fn indifference(byte: u8) -> u8 {
    ((byte & 0x9f) ^ (b'{' & 0x9f))
        .min(byte.wrapping_sub(b'(').saturating_sub(2))
        .min((byte | 2) ^ b'/')
        .min(byte ^ b'%')
        .min(byte ^ 0xbd)
}

impl<S: Source> PgnReader<S> {
    /// Passes over the rest of the game's movetext.
    pub(super) fn skip_to_end<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), S::Error> {
        self.skip(visitor, None)
    }

    /// Passes over the text until no more than `floor` variations are open.
    pub(super) fn skip_variations<V: Visitor>(
        &mut self,
        visitor: &mut V,
        floor: u32,
    ) -> Result<(), S::Error> {
        self.skip(visitor, Some(floor))
    }

    fn skip<V: Visitor>(&mut self, visitor: &mut V, floor: Option<u32>) -> Result<(), S::Error> {
        let begun = self.position();
        loop {
            let rest = self.rest();
            let Some(at) = find_zero(rest, indifference) else {
                self.pos += rest.len();
                if !self.more()? {
                    return Ok(());
                }
                continue;
            };
            let byte = rest[at];
            self.pos += at;
            match byte {
                b'{' => {
                    self.comment(visitor, false)?;
                    continue;
                }
                b';' => {
                    self.skip_line()?;
                    continue;
                }
                b'%' if self.is_at_line_start() => {
                    self.skip_line()?;
                    continue;
                }
                b'(' => {
                    if self.game.depth == 0 {
                        self.game.variation = Some(self.opening_at(self.pos));
                    }
                    self.game.depth = self.game.depth.saturating_add(1);
                }
                b')' => {
                    self.game.depth = self.game.depth.saturating_sub(1);
                    if floor == Some(self.game.depth) {
                        self.pos += 1;
                        return Ok(());
                    }
                }
                b'[' if self.is_tag_start()? => return Ok(()),
                _ if self.game.depth == 0 => {
                    if let Some((result, len)) = self.marker_here(begun)? {
                        self.tell_result(visitor, result, len);
                        return Ok(());
                    }
                }
                _ => {}
            }
            self.pos += 1;
        }
    }

    /// The termination marker of which a byte stands at the position, looked for from the byte
    /// `begun` on; moves the position to its first byte.
    fn marker_here(&mut self, begun: u64) -> Result<Option<(GameResult, usize)>, S::Error> {
        // The word may be cut by the end of the window.
        let mut ahead = 1;
        while ahead < MARKER && self.peek(ahead)?.is_some_and(|byte| !ends_word(byte)) {
            ahead += 1;
        }
        let text = self.source.bytes();
        if text.get(self.pos) == Some(&b'*') {
            return Ok(Some((GameResult::Unknown, 1)));
        }
        let looked_at = usize::try_from(self.position() - begun).unwrap_or(usize::MAX);
        let before = text[..self.pos]
            .iter()
            .rev()
            .take(looked_at.min(super::MAX_TOKEN));
        let back = before.take_while(|&&b| !ends_word(b)).count();
        let mut run = &text[self.pos - back..self.pos + ahead];
        if text[..self.pos - back].ends_with(b"$") {
            let digits = run
                .iter()
                .take(super::MAX_TOKEN)
                .take_while(|b| b.is_ascii_digit());
            run = &run[digits.count()..];
        }
        let word = without_move_numbers(run);
        let start = self.pos + ahead - word.len();
        let Some(result) = GameResult::parse(word) else {
            return Ok(None);
        };
        let len = word.len();
        self.pos = start;
        Ok(Some((result, len)))
    }

    /// Reads on after the termination marker: comments and marks belong to the game that is
    /// over; a tag or a number starts the next one.
    pub(super) fn after_result<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), S::Error> {
        let mut told = false;
        loop {
            self.game.end = Some(self.position());
            self.skip_blanks()?;
            match self.peek(0)? {
                None => return Ok(()),
                Some(b'[') if self.is_tag_start()? => return Ok(()),
                Some(b'{') => {
                    self.comment(visitor, true)?;
                    continue;
                }
                Some(b';') => {
                    self.line_comment(visitor)?;
                    continue;
                }
                Some(b'%') if self.is_at_line_start() => {
                    self.skip_line()?;
                    continue;
                }
                Some(b'0'..=b'9') if !self.is_marker()? => return Ok(()),
                Some(_) => {}
            }
            let len = self.word_len()?;
            if !told {
                told = true;
                self.report(visitor, self.pos, len, FaultKind::TextAfterResult);
            }
            self.pos += len;
        }
    }

    /// Whether the word at the position is a termination marker.
    fn is_marker(&mut self) -> Result<bool, S::Error> {
        let len = self.word_len()?;
        Ok(GameResult::parse(&self.rest()[..len]).is_some())
    }

    /// The length of the word at the position, at least one byte, cut at 255.
    fn word_len(&mut self) -> Result<usize, S::Error> {
        let mut len = 1;
        while len < super::MAX_TOKEN && self.peek(len)?.is_some_and(|byte| !ends_word(byte)) {
            len += 1;
        }
        Ok(len)
    }
}

/// What is left of a run of bytes without a blank once move numbers and dots are taken from its
/// start: `30.1-0` is a number and a marker.
fn without_move_numbers(run: &[u8]) -> &[u8] {
    let mut word = run;
    loop {
        let digits = word.iter().take_while(|b| b.is_ascii_digit()).count();
        match word.get(digits) {
            Some(b'.') => word = &word[digits + 1..],
            _ => return word,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_first_byte_that_matters_wherever_it_stands() {
        let mattering: alloc::vec::Vec<u8> =
            (0..=255).filter(|&byte| indifference(byte) == 0).collect();
        assert_eq!(mattering, b"\x1b%()*-/;[{\xbd");
        for length in 0..100 {
            let mut text = alloc::vec![b'e'; length];
            assert_eq!(find_zero(&text, indifference), None);
            for at in (0..length).rev() {
                text[at] = b'{';
                assert_eq!(find_zero(&text, indifference), Some(at));
            }
        }
    }
}

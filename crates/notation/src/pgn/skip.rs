//! Passing over movetext without looking at its words.

use super::bytes::ends_word;
use super::fault::FaultKind;
use super::reader::PgnReader;
use super::result::GameResult;
use super::source::Source;
use super::visitor::Visitor;

/// The longest termination marker, `½-½` with each sign in two bytes counted, and a byte to
/// spare on each side.
const MARKER: usize = 8;

/// Bytes that may matter when words do not: brackets, comments, escaped lines, and those that
/// every termination marker holds.
#[inline(always)]
fn matters(byte: u8) -> bool {
    matches!(
        byte,
        b'{' | b'(' | b')' | b';' | b'[' | b'*' | b'-' | b'%' | b'/' | 0xbd
    )
}

const BLOCK: usize = 32;

/// The first byte that matters.
fn find(text: &[u8]) -> Option<usize> {
    let mut at = 0;
    let (blocks, _) = text.as_chunks::<BLOCK>();
    for block in blocks {
        // A loop without a branch, which the compiler turns into vector instructions.
        if block.iter().fold(false, |any, &byte| any | matters(byte)) {
            break;
        }
        at += BLOCK;
    }
    let rest = text.get(at..)?;
    rest.iter()
        .position(|&byte| matters(byte))
        .map(|step| at + step)
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
        loop {
            let rest = self.rest();
            let Some(at) = find(rest) else {
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
                b'[' => {
                    if self.is_tag_start()? {
                        return Ok(());
                    }
                }
                _ if self.game.depth == 0 => {
                    if let Some((result, len)) = self.marker_here()? {
                        self.tell_result(visitor, result, len);
                        return Ok(());
                    }
                }
                _ => {}
            }
            self.pos += 1;
        }
    }

    /// The termination marker of which a byte stands at the position; moves the position to its
    /// first byte.
    fn marker_here(&mut self) -> Result<Option<(GameResult, usize)>, S::Error> {
        // The word may be cut by the end of the window.
        let mut ahead = 1;
        while ahead < MARKER && self.peek(ahead)?.is_some_and(|byte| !ends_word(byte)) {
            ahead += 1;
        }
        let text = self.source.bytes();
        if text.get(self.pos) == Some(&b'*') {
            return Ok(Some((GameResult::Unknown, 1)));
        }
        let before = text[..self.pos].iter().rev().take(MARKER);
        let back = before.take_while(|&&b| !ends_word(b) && b != b'.').count();
        let start = self.pos - back;
        let word = &text[start..self.pos + ahead];
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_first_byte_that_matters_wherever_it_stands() {
        for length in 0..100 {
            let mut text = alloc::vec![b'e'; length];
            assert_eq!(find(&text), None);
            for at in (0..length).rev() {
                text[at] = b'{';
                assert_eq!(find(&text), Some(at));
            }
        }
    }
}

//! The tokens of the movetext.

use super::annotation::{self, Annotation};
use super::bytes::{Class, class, ends_word, is_blank};
use super::fault::FaultKind;
use super::reader::PgnReader;
use super::result::GameResult;
use super::source::Source;
use super::visitor::{Reply, Token, Visitor, Wanted};
use super::{MAX_TOKEN, NAG_DIGITS};

/// Why the fast loop stopped, at the position of the reader.
enum Step {
    /// The window ends in the middle of a token.
    More,
    Comment,
    LineComment,
    /// A `%` in the first column.
    EscapedLine,
    Variation,
    /// A bracket that may start the tags of the next game.
    Bracket,
    /// The visitor did not just say "go on" about so many bytes.
    Answer(Reply, usize),
    /// A fault about so many bytes, which are passed over.
    Fault(FaultKind, usize),
    Result(GameResult, usize),
    WordTooLong,
}

/// Reading goes on, or the movetext is over.
#[derive(PartialEq, Eq)]
enum Next {
    On,
    Over,
}

impl<S: Source> PgnReader<S> {
    /// Reads the movetext up to its termination marker, the next game or the end of the text.
    pub(super) fn movetext<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), S::Error> {
        loop {
            let step = self.run(visitor);
            if self.take(visitor, step)? == Next::Over {
                return Ok(());
            }
            if self.game.failed {
                return self.skip_to_end(visitor);
            }
        }
    }

    fn take<V: Visitor>(&mut self, visitor: &mut V, step: Step) -> Result<Next, S::Error> {
        match step {
            Step::More => {
                if !self.more()? && self.rest().is_empty() {
                    return Ok(Next::Over);
                }
            }
            Step::Comment => self.comment(visitor, true)?,
            Step::LineComment => self.line_comment(visitor)?,
            Step::EscapedLine => self.skip_line()?,
            Step::Variation => self.variation(visitor)?,
            Step::Bracket => {
                if self.is_tag_start()? {
                    return Ok(Next::Over);
                }
                self.report(visitor, self.pos, 1, FaultKind::StrayCharacter);
            }
            Step::Answer(reply, len) => {
                let told = self.act(visitor, reply, self.pos, len);
                self.pos += len;
                if told.is_break() {
                    self.leave(visitor)?;
                } else if self.game.depth == 0 {
                    self.game.plies += 1;
                }
            }
            Step::Fault(kind, len) => {
                self.report(visitor, self.pos, len, kind);
                self.pos += len;
            }
            Step::Result(result, len) => {
                self.tell_result(visitor, result, len);
                return Ok(Next::Over);
            }
            Step::WordTooLong => {
                self.report(visitor, self.pos, MAX_TOKEN, FaultKind::TokenTooLong);
                self.skip_word()?;
            }
        }
        Ok(Next::On)
    }

    pub(super) fn tell_result<V: Visitor>(
        &mut self,
        visitor: &mut V,
        result: GameResult,
        len: usize,
    ) {
        self.game.has_result = true;
        let text = &self.rest()[..len];
        let byte = self.position();
        let reply = visitor.result(result, Token { text, byte });
        // The game is over anyway.
        let _ = self.act(visitor, reply, self.pos, len);
        self.pos += len;
    }

    /// The visitor wants no more of the variation or of the game.
    fn leave<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), S::Error> {
        if self.game.depth == 0 {
            self.game.failed = true;
            return Ok(());
        }
        self.game.failed = false;
        let floor = self.game.depth - 1;
        self.skip_variations(visitor, floor)?;
        visitor.end_variation();
        Ok(())
    }

    fn variation<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), S::Error> {
        if self.game.depth == 0 {
            self.game.variation = Some(self.opening_at(self.pos));
        }
        self.pos += 1;
        self.game.depth = self.game.depth.saturating_add(1);
        match visitor.begin_variation() {
            Wanted::Read => Ok(()),
            Wanted::Skip => self.skip_variations(visitor, self.game.depth - 1),
        }
    }

    /// Passes over the rest of a word that is too long.
    fn skip_word(&mut self) -> Result<(), S::Error> {
        while self.peek(0)?.is_some_and(|byte| !ends_word(byte)) {
            self.pos += 1;
        }
        Ok(())
    }

    /// The fast loop: everything that a plain game consists of.
    fn run<V: Visitor>(&mut self, visitor: &mut V) -> Step {
        let complete = self.source.is_complete();
        let text = self.source.bytes();
        let mut at = self.pos;
        macro_rules! stop {
            ($step:expr) => {{
                self.pos = at;
                return $step;
            }};
        }
        loop {
            let Some(&first) = text.get(at) else {
                stop!(Step::More)
            };
            match class(first) {
                Class::Space | Class::Dot => at += 1,
                Class::Word => {
                    let end = word_end(text, at + 1);
                    let word = &text[at..end];
                    if end == text.len() && !complete || word.len() > MAX_TOKEN {
                        stop!(cut_word(word))
                    }
                    if first == b'e' && annotation::is_en_passant(word) {
                        visitor.annotation(Annotation::EnPassant);
                    } else {
                        let byte = self.base + at as u64;
                        match visitor.san(Token { text: word, byte }) {
                            Reply::Go if self.game.depth == 0 => self.game.plies += 1,
                            Reply::Go => {}
                            reply => stop!(Step::Answer(reply, word.len())),
                        }
                    }
                    at = end;
                }
                Class::Digit => {
                    let mut end = at + 1;
                    while text.get(end).is_some_and(u8::is_ascii_digit) {
                        end += 1;
                    }
                    if text.get(end) == Some(&b'.') {
                        at = end + 1;
                        continue;
                    }
                    let end = word_end(text, end);
                    let word = &text[at..end];
                    if end == text.len() && !complete || word.len() > MAX_TOKEN {
                        stop!(cut_word(word))
                    }
                    if let Some(result) = GameResult::parse(word) {
                        if self.game.depth == 0 {
                            stop!(Step::Result(result, word.len()))
                        }
                    } else if !is_move_number(word) {
                        let byte = self.base + at as u64;
                        match visitor.san(Token { text: word, byte }) {
                            Reply::Go if self.game.depth == 0 => self.game.plies += 1,
                            Reply::Go => {}
                            reply => stop!(Step::Answer(reply, word.len())),
                        }
                    }
                    at = end;
                }
                Class::Newline => {
                    let end = match (first, text.get(at + 1)) {
                        (_, None) if !complete => stop!(Step::More),
                        (b'\r', Some(b'\n')) => at + 2,
                        _ => at + 1,
                    };
                    if first == b'\r' && end == at + 1 && !self.game.noted_cr {
                        self.game.noted_cr = true;
                        stop!(Step::Fault(FaultKind::LoneCarriageReturn, 0))
                    }
                    match text.get(end) {
                        Some(b'%') => {
                            at = end;
                            stop!(Step::EscapedLine)
                        }
                        Some(b'\n' | b'\r') if !self.game.noted_blank => {
                            match move_after(&text[end..], complete) {
                                // The newline stays for the next round.
                                None => stop!(Step::More),
                                Some(false) => {}
                                Some(true) => {
                                    self.game.noted_blank = true;
                                    at = end;
                                    stop!(Step::Fault(FaultKind::BlankLineInMoves, 0))
                                }
                            }
                        }
                        None if !complete => stop!(Step::More),
                        _ => {}
                    }
                    at = end;
                }
                Class::Sign => {
                    let end = word_end(text, at + 1);
                    let word = &text[at..end];
                    if end == text.len() && !complete || word.len() > MAX_TOKEN {
                        stop!(cut_word(word))
                    }
                    if let Some(mark) = annotation::sign(word) {
                        visitor.annotation(mark);
                    } else if let Some(result) = GameResult::parse(word) {
                        if self.game.depth == 0 {
                            stop!(Step::Result(result, word.len()))
                        }
                    } else {
                        let byte = self.base + at as u64;
                        match visitor.san(Token { text: word, byte }) {
                            Reply::Go if self.game.depth == 0 => self.game.plies += 1,
                            Reply::Go => {}
                            reply => stop!(Step::Answer(reply, word.len())),
                        }
                    }
                    at = end;
                }
                Class::BraceOpen => stop!(Step::Comment),
                Class::Semicolon => stop!(Step::LineComment),
                Class::ParenOpen => match text.get(at + 1..at + 3) {
                    Some(b"=)") => {
                        visitor.annotation(Annotation::DrawOffer);
                        at += 3;
                    }
                    None if !complete => stop!(Step::More),
                    _ => stop!(Step::Variation),
                },
                Class::ParenClose if self.game.depth > 0 => {
                    self.game.depth -= 1;
                    visitor.end_variation();
                    at += 1;
                }
                Class::ParenClose => stop!(Step::Fault(FaultKind::UnopenedVariation, 1)),
                Class::Dollar => {
                    let digits = text[at + 1..]
                        .iter()
                        .take(NAG_DIGITS)
                        .take_while(|b| b.is_ascii_digit());
                    let end = at + 1 + digits.count();
                    if end == text.len() && !complete {
                        stop!(Step::More)
                    }
                    match core::str::from_utf8(&text[at + 1..end]).map(str::parse) {
                        Ok(Ok(nag)) => visitor.annotation(Annotation::Nag(nag)),
                        _ => stop!(Step::Fault(FaultKind::Nag, end - at)),
                    }
                    at = end;
                }
                Class::Glyph => {
                    let run = text[at..]
                        .iter()
                        .take(MAX_TOKEN)
                        .take_while(|&&b| b == b'!' || b == b'?');
                    let end = at + run.count();
                    if end == text.len() && !complete {
                        stop!(Step::More)
                    }
                    visitor.annotation(annotation::glyph(&text[at..end]));
                    at = end;
                }
                Class::Star if self.game.depth == 0 => {
                    stop!(Step::Result(GameResult::Unknown, 1))
                }
                Class::Star => at += 1,
                Class::BracketOpen => stop!(Step::Bracket),
                Class::BraceClose | Class::BracketClose => {
                    stop!(Step::Fault(FaultKind::StrayCharacter, 1))
                }
            }
        }
    }
}

#[inline(always)]
fn word_end(text: &[u8], from: usize) -> usize {
    let mut end = from;
    while let Some(&byte) = text.get(end) {
        if ends_word(byte) {
            break;
        }
        end += 1;
    }
    end
}

/// What to do about a word that the window may cut, or that is too long.
#[cold]
fn cut_word(word: &[u8]) -> Step {
    if word.len() > MAX_TOKEN {
        Step::WordTooLong
    } else {
        Step::More
    }
}

/// A number of up to three digits is a move number without its dot; a longer one may be a move
/// in numeric notation, which is not to be lost.
fn is_move_number(word: &[u8]) -> bool {
    word.len() <= 3 && word.iter().all(u8::is_ascii_digit)
}

/// Whether the movetext goes on after the white space at the start of `text`; `None` if more
/// text is needed to tell.
#[cold]
fn move_after(text: &[u8], complete: bool) -> Option<bool> {
    const FAR: usize = 1024;
    match text.iter().take(FAR).find(|&&b| !is_blank(b)) {
        Some(&byte) => Some(matches!(
            class(byte),
            Class::Word | Class::Digit | Class::Sign
        )),
        None if text.len() < FAR && !complete => None,
        None => Some(false),
    }
}

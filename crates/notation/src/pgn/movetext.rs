//! The tokens of the movetext.

use super::MAX_TOKEN;
use super::annotation::{self, Annotation};
use super::bytes::{Class, Rare, class, ends_word, find_comment_end, is_blank};
use super::comments::PART;
use super::fault::FaultKind;
use super::reader::{GameState, PgnReader};
use super::result::GameResult;
use super::source::Source;
use super::visitor::{Comment, Part, Reply, Token, Visitor, Wanted};
use crate::san::quick::{self, Quick};

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
    /// The visitor did not just say "go on" about a word of so many bytes.
    Answer(Reply, usize),
    /// Nor about a comment of so many bytes between its braces.
    CommentAnswer(Reply, usize),
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
                if self.game.depth == 0 {
                    return self.skip_to_end(visitor);
                }
                self.leave_variation(visitor)?;
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
                    self.game.failed = true;
                } else if self.game.depth == 0 {
                    self.game.plies += 1;
                }
            }
            Step::CommentAnswer(reply, len) => {
                self.pos += len + 2;
                self.heed(visitor, reply, len + 1, len);
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
        let reply = visitor.result(result, Token::new(text, byte, None));
        // The game is over anyway.
        let _ = self.act(visitor, reply, self.pos, len);
        self.pos += len;
    }

    /// An error ended the variation, or the visitor wants no more of it: the line around it goes on.
    fn leave_variation<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), S::Error> {
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
        let wanted = visitor.begin_variation();
        if let Wanted::Refuse(kind) = &wanted {
            self.report(visitor, self.pos, 1, kind.clone());
        }
        self.pos += 1;
        self.game.depth = self.game.depth.saturating_add(1);
        match wanted {
            Wanted::Read => Ok(()),
            Wanted::Skip | Wanted::Refuse(_) => self.skip_variations(visitor, self.game.depth - 1),
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
        let mut tokens = Tokens {
            text: self.source.bytes(),
            is_complete: self.source.is_complete(),
            base: self.base,
            game: &mut self.game,
        };
        let mut at = self.pos;
        loop {
            match tokens.next(visitor, at) {
                Ok(next) => at = next,
                Err(stop) => {
                    self.pos = stop.at;
                    return stop.step;
                }
            }
        }
    }
}

/// Where the fast loop stops, and why.
struct Stop {
    at: usize,
    step: Step,
}

/// The tokens in the window.
struct Tokens<'a> {
    text: &'a [u8],
    /// Nothing follows the window.
    is_complete: bool,
    /// Offset of the window in the text.
    base: u64,
    game: &'a mut GameState,
}

impl Tokens<'_> {
    /// Passes over the token at `at`; where the next one starts.
    #[inline(always)]
    fn next<V: Visitor>(&mut self, visitor: &mut V, at: usize) -> Result<usize, Stop> {
        let Some(&first) = self.text.get(at) else {
            return stop(at, Step::More);
        };
        // Two branches for nearly every token are cheaper than a jump table, which the compiler
        // would make of the class alone.
        if first.is_ascii_alphabetic() {
            return self.word(visitor, first, at);
        }
        if first.is_ascii_digit() {
            return self.number(visitor, at);
        }
        match class(first) {
            Class::Word => self.word(visitor, first, at),
            Class::BraceOpen => self.comment(visitor, at),
            Class::Rare(rare) => self.rare(visitor, rare, first, at),
            _ => Ok(at + 1),
        }
    }

    fn rare<V: Visitor>(
        &mut self,
        visitor: &mut V,
        class: Rare,
        first: u8,
        at: usize,
    ) -> Result<usize, Stop> {
        match class {
            Rare::Dot => Ok(at + 1),
            Rare::Newline => self.newline(first, at),
            Rare::Sign => self.sign(visitor, at),
            Rare::Semicolon => stop(at, Step::LineComment),
            Rare::ParenOpen => self.open(visitor, at),
            Rare::ParenClose => self.close(visitor, at),
            Rare::Dollar => self.nag(visitor, at),
            Rare::Glyph => self.glyph(visitor, at),
            Rare::Star if self.game.depth == 0 => stop(at, Step::Result(GameResult::Unknown, 1)),
            Rare::Star => Ok(at + 1),
            Rare::BracketOpen => stop(at, Step::Bracket),
            Rare::BraceClose | Rare::BracketClose => {
                stop(at, Step::Fault(FaultKind::StrayCharacter, 1))
            }
        }
    }

    /// Passes over the blank that follows most tokens, which saves a turn of the loop.
    #[inline(always)]
    fn after_space(&self, at: usize) -> usize {
        at + self.spaces(at)
    }

    #[inline(always)]
    fn spaces(&self, at: usize) -> usize {
        usize::from(self.text.get(at) == Some(&b' '))
    }

    /// The word from `at` to the end of word at or after `from`.
    #[inline(always)]
    fn whole_word(&self, at: usize, from: usize) -> Result<&[u8], Stop> {
        let end = word_end(self.text, from);
        let word = &self.text[at..end];
        if end == self.text.len() && !self.is_complete || word.len() > MAX_TOKEN {
            return stop(at, cut_word(word));
        }
        Ok(word)
    }

    #[inline(always)]
    fn word<V: Visitor>(&mut self, visitor: &mut V, first: u8, at: usize) -> Result<usize, Stop> {
        if let Some((quick, len, skip)) = self.text[at..].first_chunk().and_then(quick::read) {
            return self.san(visitor, at, len, Some(quick), skip);
        }
        let word = self.whole_word(at, at + 1)?;
        let len = word.len();
        if first == b'e' && annotation::is_en_passant(word) {
            visitor.annotation(Annotation::EnPassant);
            return Ok(at + len);
        }
        self.san(visitor, at, len, None, self.spaces(at + len))
    }

    /// A move at `at`; `skip` is the space that follows it, if there is one.
    #[inline(always)]
    fn san<V: Visitor>(
        &mut self,
        visitor: &mut V,
        at: usize,
        len: usize,
        quick: Option<Quick>,
        skip: usize,
    ) -> Result<usize, Stop> {
        let text = &self.text[at..at + len];
        let byte = self.base + at as u64;
        match visitor.san(Token::new(text, byte, quick)) {
            Reply::Go => {
                self.game.plies += u32::from(self.game.depth == 0);
                Ok(at + len + skip)
            }
            reply => stop(at, Step::Answer(reply, len)),
        }
    }

    #[inline(always)]
    fn number<V: Visitor>(&mut self, visitor: &mut V, at: usize) -> Result<usize, Stop> {
        let mut end = at + 1;
        while self.text.get(end).is_some_and(u8::is_ascii_digit) {
            end += 1;
        }
        if self.text.get(end) == Some(&b'.') {
            while self.text.get(end) == Some(&b'.') {
                end += 1;
            }
            return Ok(self.after_space(end));
        }
        let word = self.whole_word(at, end)?;
        let len = word.len();
        match GameResult::parse(word) {
            Some(result) if self.game.depth == 0 => stop(at, Step::Result(result, len)),
            Some(_) => Ok(at + len),
            None if is_move_number(word) => Ok(at + len),
            None => self.san(visitor, at, len, None, self.spaces(at + len)),
        }
    }

    fn sign<V: Visitor>(&mut self, visitor: &mut V, at: usize) -> Result<usize, Stop> {
        let word = self.whole_word(at, at + 1)?;
        let len = word.len();
        if let Some(mark) = annotation::sign(word) {
            visitor.annotation(mark);
            return Ok(at + len);
        }
        match GameResult::parse(word) {
            Some(result) if self.game.depth == 0 => stop(at, Step::Result(result, len)),
            Some(_) => Ok(at + len),
            None => self.san(visitor, at, len, None, self.spaces(at + len)),
        }
    }

    fn newline(&mut self, first: u8, at: usize) -> Result<usize, Stop> {
        let end = match (first, self.text.get(at + 1)) {
            (_, None) if !self.is_complete => return stop(at, Step::More),
            (b'\r', Some(b'\n')) => at + 2,
            _ => at + 1,
        };
        if first == b'\r' && end == at + 1 && !self.game.noted_cr {
            self.game.noted_cr = true;
            return stop(at, Step::Fault(FaultKind::LoneCarriageReturn, 0));
        }
        match self.text.get(end) {
            None if !self.is_complete => stop(at, Step::More),
            Some(b'%') => stop(end, Step::EscapedLine),
            Some(b'\n' | b'\r') if !self.game.noted_blank => {
                match after_blanks(&self.text[end..], self.is_complete) {
                    None => stop(at, Step::More),
                    // On with the last newline, which alone tells an escaped line.
                    Some((false, last)) => Ok(end + last),
                    Some((true, _)) => {
                        self.game.noted_blank = true;
                        stop(end, Step::Fault(FaultKind::BlankLineInMoves, 0))
                    }
                }
            }
            _ => Ok(end),
        }
    }

    /// A comment on one line that is at hand as a whole; all others stop the loop.
    #[inline(always)]
    fn comment<V: Visitor>(&mut self, visitor: &mut V, at: usize) -> Result<usize, Stop> {
        let rest = &self.text[at + 1..];
        match find_comment_end(rest) {
            Some(len) if rest[len] == b'}' && len < PART => {
                let text = &rest[..len];
                let byte = self.base + at as u64 + 1;
                let part = Part::Whole;
                match visitor.comment(Comment { text, byte, part }) {
                    Reply::Go => Ok(self.after_space(at + len + 2)),
                    reply => stop(at, Step::CommentAnswer(reply, len)),
                }
            }
            _ => stop(at, Step::Comment),
        }
    }

    fn open<V: Visitor>(&mut self, visitor: &mut V, at: usize) -> Result<usize, Stop> {
        match self.text.get(at + 1..at + 3) {
            Some(b"=)") => {
                visitor.annotation(Annotation::DrawOffer);
                Ok(at + 3)
            }
            None if !self.is_complete => stop(at, Step::More),
            _ => stop(at, Step::Variation),
        }
    }

    fn close<V: Visitor>(&mut self, visitor: &mut V, at: usize) -> Result<usize, Stop> {
        if self.game.depth == 0 {
            return stop(at, Step::Fault(FaultKind::UnopenedVariation, 1));
        }
        self.game.depth -= 1;
        visitor.end_variation();
        Ok(at + 1)
    }

    fn nag<V: Visitor>(&mut self, visitor: &mut V, at: usize) -> Result<usize, Stop> {
        let digits = self.text[at + 1..].iter().take(MAX_TOKEN);
        let end = at + 1 + digits.take_while(|b| b.is_ascii_digit()).count();
        if end == self.text.len() && !self.is_complete {
            return stop(at, Step::More);
        }
        match core::str::from_utf8(&self.text[at + 1..end]).map(str::parse) {
            Ok(Ok(nag)) => {
                visitor.annotation(Annotation::Nag(nag));
                Ok(end)
            }
            _ => stop(at, Step::Fault(FaultKind::Nag, end - at)),
        }
    }

    fn glyph<V: Visitor>(&mut self, visitor: &mut V, at: usize) -> Result<usize, Stop> {
        let run = self.text[at..].iter().take(MAX_TOKEN);
        let end = at + run.take_while(|&&b| b == b'!' || b == b'?').count();
        if end == self.text.len() && !self.is_complete {
            return stop(at, Step::More);
        }
        let mark = annotation::glyph(&self.text[at..end]);
        visitor.annotation(mark);
        if mark == Annotation::Unknown {
            return stop(at, Step::Fault(FaultKind::UnknownGlyph, end - at));
        }
        Ok(end)
    }
}

#[inline(always)]
fn stop<T>(at: usize, step: Step) -> Result<T, Stop> {
    Err(Stop { at, step })
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

/// Whether the movetext goes on after the blank lines at the start of `text`, and where the last
/// newline before that stands; `None` if more text is needed to tell.
#[cold]
fn after_blanks(text: &[u8], complete: bool) -> Option<(bool, usize)> {
    const FAR: usize = 1024;
    let near = &text[..text.len().min(FAR)];
    let blanks = near.iter().take_while(|&&b| is_blank(b)).count();
    let run = &near[..blanks];
    let last = run
        .iter()
        .rposition(|&b| b == b'\n' || b == b'\r')
        .unwrap_or(0);
    match near.get(blanks) {
        Some(&byte) => {
            let class = class(byte);
            let goes_on = matches!(class, Class::Word | Class::Digit | Class::Rare(Rare::Sign));
            Some((goes_on, last))
        }
        None if text.len() < FAR && !complete => None,
        None => Some((false, last)),
    }
}

//! A tree from the tokens of a game.

use super::super::annotation::Annotation;
use super::super::fault::{FaultKind, PgnError, TagFault};
use super::super::options::{Policy, ReadOptions};
use super::super::play::{Played, Reading, clock_fault, result_fault, set_up};
use super::super::result::GameResult;
use super::super::tag::Tag;
use super::super::tag_list::{NotAdded, Tags};
use super::super::visitor::{Comment, GameEnd, GameStart, Part, Reply, Token, Visitor, Wanted};
use super::super::{MAX_COMMENTS, MAX_NODES, MAX_PLIES};
use super::notes::{Notes, with_lf};
use super::{GameTree, NodeId};
use crate::san::{Leniency, SanError};
use alloc::string::String;
use alloc::vec::Vec;
use chesslaws_board::{Move, Position};
use core::mem::take;

/// A position, and whether the side to move is in check, which the move before tells.
#[derive(Clone, Copy)]
struct Standing {
    position: Position,
    is_check: bool,
}

/// The line that is being read: the main line or a variation.
#[derive(Clone, Copy)]
struct Place {
    /// The last move, or the one before the first move of the line.
    last: NodeId,
    /// How the game stands before and after it.
    before: Standing,
    after: Standing,
    /// The first move of the variation, once there is one.
    head: Option<NodeId>,
    /// The variation that ended after the last move.
    closed: Option<NodeId>,
    /// No move yet.
    is_new: bool,
}

/// Builds a tree from the tokens of a game.
pub(super) struct Builder<'a> {
    pub(super) tree: GameTree,
    options: &'a ReadOptions,
    reading: Reading,
    tags: Tags,
    line: Place,
    /// The lines around it, the main line first.
    outer: Vec<Place>,
    /// What stands before the first move of a variation.
    waiting: Notes,
    plies: usize,
    comment: Vec<u8>,
    comment_bytes: usize,
    noted: Leniency,
    has_result: bool,
    pub(super) is_empty: bool,
}

impl<'a> Builder<'a> {
    pub(super) fn new(options: &'a ReadOptions) -> Self {
        let tree = GameTree::new();
        let mut tags = Tags::default();
        tags.clear(options.encoding);
        Self {
            line: Place::at_start(tree.start),
            tree,
            options,
            reading: Reading::new(options),
            tags,
            outer: Vec::new(),
            waiting: Notes::default(),
            plies: 0,
            comment: Vec::new(),
            comment_bytes: 0,
            noted: Leniency::NONE,
            has_result: false,
            is_empty: true,
        }
    }

    /// Plays the move that the token means, or the null move.
    fn play(&mut self, token: &Token<'_>) -> Result<Step, SanError> {
        let Standing { position, is_check } = &mut self.line.after;
        let was_check = *is_check;
        let played = match self.reading.play(position, was_check, token) {
            Err(SanError::NullMove) if self.options.policy != Policy::Strict => {
                // Nobody passes in check, and nobody gives check by passing.
                return position
                    .play_null()
                    .map(|()| Step::NULL)
                    .map_err(|_| SanError::NullMove);
            }
            Err(error) => {
                let encoding = self.tags.encoding();
                self.reading
                    .play_decoded(position, was_check, token, encoding, error)?
            }
            Ok(played) => played,
        };
        let Played {
            mv,
            leniency,
            draw_offer,
            gives_check,
        } = played;
        *is_check = gives_check;
        Ok(Step {
            mv: Some(mv),
            leniency,
            draw_offer,
        })
    }

    /// Adds the move after the last one.
    fn add(&mut self, step: &Step, before: Standing) {
        let id = self.tree.arena.push(self.line.last, step.mv);
        if self.line.is_new && !self.outer.is_empty() {
            let waiting = take(&mut self.waiting);
            if waiting != Notes::default() {
                *self.tree.arena.entry_mut(id).notes.get_mut() = waiting;
            }
            self.line.head = Some(id);
        }
        self.line.last = id;
        self.line.before = before;
        self.line.closed = None;
        self.line.is_new = false;
        if step.draw_offer {
            self.tree.arena.entry_mut(id).notes.get_mut().draw_offer = true;
        }
        if step.leniency.contains(Leniency::EQUAL_SIGN) {
            self.keep_equal_sign();
        }
    }

    fn is_at_head(&self) -> bool {
        self.line.is_new && !self.outer.is_empty()
    }

    /// The notes of the last move, or those that wait for the first move of a variation.
    fn notes(&mut self) -> &mut Notes {
        if self.is_at_head() {
            &mut self.waiting
        } else {
            self.tree.arena.entry_mut(self.line.last).notes.get_mut()
        }
    }

    fn put_comment(&mut self, text: String) {
        if self.is_at_head() {
            self.waiting.before.push(text);
        } else if let Some(closed) = self.line.closed {
            let notes = self.tree.arena.entry_mut(closed).notes.get_mut();
            notes.behind.push(text);
        } else {
            self.notes().after.push(text);
        }
    }

    /// A bare `=` may be a draw offer or a judgement: it is kept as it stands.
    fn keep_equal_sign(&mut self) {
        self.put_comment("=".into());
    }

    /// A variation is over: back to the line around it.
    fn close(&mut self) {
        let Some(outer) = self.outer.pop() else {
            return;
        };
        let head = self.line.head;
        let waiting = take(&mut self.waiting);
        self.line = outer;
        if head.is_some() {
            self.line.closed = head;
        }
        // Of a variation without moves only the comments are left.
        for text in waiting.before {
            self.put_comment(text);
        }
        if !waiting.nags.is_empty() {
            self.notes().nags.extend(waiting.nags);
        }
    }

    fn close_all(&mut self) {
        while !self.outer.is_empty() {
            self.close();
        }
    }

    fn keep_tags(&mut self) {
        let line = |text: &str| with_lf(text).replace('\n', " ");
        self.tree.tags = self
            .tags
            .iter()
            .map(|(name, value)| (name.into_owned(), line(&value)))
            .collect();
    }

    fn full_comment(&mut self) -> Reply {
        let before = self.tags.encoding_state();
        self.tags.look_at(&self.comment);
        let text = with_lf(&self.tags.decode(&self.comment));
        let clock = clock_fault(&self.comment);
        self.comment.clear();
        self.put_comment(text);
        let told = &self.tree.origin.faults;
        // Once for each way in which a time can be wrong.
        let clock = clock.filter(|kind| !told.has(|known| known == kind));
        let learnt = self.tags.encoding_fault(before);
        clock.or(learnt).map_or(Reply::Go, Reply::Report)
    }
}

/// A move to be added.
struct Step {
    mv: Option<Move>,
    leniency: Leniency,
    draw_offer: bool,
}

impl Step {
    const NULL: Self = Self {
        mv: None,
        leniency: Leniency::NONE,
        draw_offer: false,
    };
}

impl Place {
    fn at_start(start: Position) -> Self {
        let standing = Standing {
            position: start,
            is_check: start.is_check(),
        };
        Self {
            last: NodeId::ROOT,
            before: standing,
            after: standing,
            head: None,
            closed: None,
            is_new: true,
        }
    }
}

impl Visitor for Builder<'_> {
    fn begin_game(&mut self, start: GameStart) {
        self.tree.origin.index = start.index;
        self.tree.origin.start = start.place;
    }

    fn tag(&mut self, tag: Tag<'_>) -> Reply {
        if tag.name.is_empty() {
            // Reported by the reader; there is no name to keep it under.
            return Reply::Go;
        }
        let before = self.tags.encoding_state();
        let is_twice =
            core::str::from_utf8(tag.name).is_ok_and(|name| self.tags.get_bytes(name).is_some());
        if self.tags.add_again(&tag) == Err(NotAdded::TooMany) {
            let too_many = FaultKind::Tag(TagFault::TooMany);
            let told = self.tree.origin.faults.has(|kind| *kind == too_many);
            return if told {
                Reply::Go
            } else {
                Reply::Report(too_many)
            };
        }
        match self.tags.encoding_fault(before) {
            Some(fault) => Reply::Report(fault),
            None if is_twice => Reply::Report(FaultKind::Tag(TagFault::Twice)),
            None => Reply::Go,
        }
    }

    fn begin_moves(&mut self) -> Reply {
        self.keep_tags();
        let (variant, start) = set_up(&self.tags);
        self.tree.variant = variant;
        match start {
            Ok(start) => {
                self.tree.start = start;
                self.tree.cache = (NodeId::ROOT, start);
                self.line = Place::at_start(start);
                Reply::Go
            }
            Err(kind) => Reply::Report(kind),
        }
    }

    fn san(&mut self, token: Token<'_>) -> Reply {
        if self.tree.arena.len() > MAX_NODES {
            return Reply::Report(FaultKind::TooManyNodes);
        }
        let is_main = self.outer.is_empty();
        if is_main && self.plies >= MAX_PLIES {
            return Reply::Report(FaultKind::TooManyPlies);
        }
        let before = self.line.after;
        let step = match self.play(&token) {
            Ok(step) => step,
            Err(error) => return Reply::Report(FaultKind::Move(error)),
        };
        self.add(&step, before);
        self.plies += usize::from(is_main);
        if step.mv.is_none() && is_main {
            return Reply::Report(FaultKind::NullMove);
        }
        let new = step.leniency.without(self.noted);
        if new.is_empty() {
            return Reply::Go;
        }
        self.noted |= new;
        Reply::Report(FaultKind::Lenient(new))
    }

    fn annotation(&mut self, annotation: Annotation) {
        match annotation {
            Annotation::Nag(nag) => self.notes().nags.push(nag),
            Annotation::DrawOffer if self.line.last != NodeId::ROOT && !self.is_at_head() => {
                self.notes().draw_offer = true;
            }
            Annotation::DrawOffer => self.put_comment("(=)".into()),
            Annotation::Equal => self.keep_equal_sign(),
            // The writer puts the sign for check; `e.p.` says what the move says already; an
            // unknown glyph is reported by the reader.
            Annotation::CheckSign | Annotation::EnPassant | Annotation::Unknown => {}
        }
    }

    fn comment(&mut self, comment: Comment<'_>) -> Reply {
        if !self.options.comments {
            return Reply::Go;
        }
        let before = self.comment_bytes;
        // Each comment costs something, be it empty.
        self.comment_bytes = before + comment.text.len() + 1;
        if self.comment_bytes > MAX_COMMENTS {
            self.comment.clear();
            return if before <= MAX_COMMENTS {
                Reply::Report(FaultKind::TooManyComments)
            } else {
                Reply::Go
            };
        }
        self.comment.extend_from_slice(comment.text);
        match comment.part {
            Part::Whole | Part::Last => self.full_comment(),
            Part::First | Part::Middle => Reply::Go,
        }
    }

    fn begin_variation(&mut self) -> Wanted {
        if self.line.is_new {
            return Wanted::Refuse(FaultKind::VariationWithoutMove);
        }
        let parent = self.tree.arena.links(self.line.last).parent;
        self.outer.push(self.line);
        self.line = Place {
            last: parent.unwrap_or(NodeId::ROOT),
            after: self.line.before,
            head: None,
            closed: None,
            is_new: true,
            ..self.line
        };
        Wanted::Read
    }

    fn end_variation(&mut self) {
        self.close();
    }

    fn result(&mut self, result: GameResult, _token: Token<'_>) -> Reply {
        // Variations that an error left open.
        self.close_all();
        self.has_result = true;
        self.tree.result = result;
        result_fault(&self.tags, result).map_or(Reply::Go, Reply::Report)
    }

    fn fault(&mut self, error: PgnError) {
        let is_strict = self.options.policy == Policy::Strict;
        self.tree.origin.faults.add(error, is_strict);
    }

    fn end_game(&mut self, end: GameEnd) {
        self.close_all();
        self.tree.origin.end = end.byte;
        self.is_empty = end.is_empty;
        if !self.has_result {
            let tag = self.tree.tag("Result").unwrap_or_default();
            self.tree.result =
                GameResult::parse(tag.trim().as_bytes()).unwrap_or(GameResult::Unknown);
        }
    }
}

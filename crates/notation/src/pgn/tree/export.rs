//! A tree written as PGN.

use super::super::variant::Variant;
use super::GameTree;
use super::edit_tags::ROSTER;
use super::iterate::{Step, play};
use super::lines::Lines;
use super::node::Node;
use crate::iccf::castling_form;
use crate::move_style::MoveStyle;
use alloc::string::String;
use alloc::vec::Vec;
use chesslaws_board::{CastlingForm, Color, Position};
use core::fmt::{self, Write};

/// How a game is written. The default is the export format of the PGN standard, section 8,
/// with the tags in their own order: lines of less than 80 characters, no move number for Black
/// but after a comment or variation, one blank line after the tags and one after the moves.
///
/// A comment is one word, never broken or filled: what stands in it is the annotator's. The mark
/// of a draw offer is `(=)`, as the Laws of Chess have it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExportOptions {
    /// The notation of the moves, with the letters of the pieces where it has any.
    pub style: MoveStyle,
    /// The most characters of a line; `None`: all moves on one line.
    pub columns: Option<usize>,
    /// The order of the tags.
    pub tags: TagOrder,
    /// Whether comments are written.
    pub comments: bool,
    /// Whether numeric annotation glyphs are written.
    pub nags: bool,
    /// Whether variations are written.
    pub variations: bool,
}

/// In which order tags are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum TagOrder {
    /// That of the tree, all tags and no others.
    #[default]
    Kept,
    /// That of the PGN standard, section 8.1: the Seven Tag Roster, with `?` for what is not
    /// known, then all others in the order of their bytes.
    Roster,
}

/// Export format in SAN with English letters, everything kept.
impl Default for ExportOptions {
    fn default() -> Self {
        Self {
            style: MoveStyle::default(),
            columns: Some(79),
            tags: TagOrder::Kept,
            comments: true,
            nags: true,
            variations: true,
        }
    }
}

/// A game to be written, made by [`GameTree::export`]. Its text ends with the blank line that
/// parts games, so the texts of games one after the other are a file.
#[derive(Debug, Clone, Copy)]
pub struct Export<'a> {
    tree: &'a GameTree,
    options: ExportOptions,
}

impl<'a> Export<'a> {
    pub(super) const fn new(tree: &'a GameTree, options: ExportOptions) -> Self {
        Self { tree, options }
    }
}

impl fmt::Display for Export<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tags = tags(self.tree, self.options.tags);
        for (name, value) in &tags {
            write_tag(f, name, value)?;
        }
        if !tags.is_empty() {
            f.write_char('\n')?;
        }
        let mut moves = Moves {
            lines: Lines::new(f, self.options.columns),
            tree: self.tree,
            options: &self.options,
            position: self.tree.start,
            before: self.tree.start,
            outer: Vec::new(),
            is_number_due: true,
        };
        moves.write(tags.is_empty())?;
        f.write_char('\n')
    }
}

fn tags(tree: &GameTree, order: TagOrder) -> Vec<(&str, &str)> {
    match order {
        TagOrder::Kept => tree.tags().collect(),
        TagOrder::Roster => {
            let roster = ROSTER.into_iter().map(|name| {
                let unknown = match name {
                    "Date" => "????.??.??",
                    "Result" => tree.result.as_str(),
                    _ => "?",
                };
                (name, tree.tag(name).unwrap_or(unknown))
            });
            let mut others: Vec<_> = tree
                .tags()
                .filter(|(name, _)| !ROSTER.contains(name))
                .collect();
            others.sort_by_key(|&(name, _)| name);
            roster.chain(others).collect()
        }
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    let mut rest = value;
    while let Some(at) = rest.find(['"', '\\']) {
        let (before, after) = rest.split_at(at);
        f.write_str(before)?;
        f.write_char('\\')?;
        let (special, after) = after.split_at(1);
        f.write_str(special)?;
        rest = after;
    }
    f.write_str(rest)?;
    f.write_str("\"]\n")
}

/// The movetext, as it is being written.
struct Moves<'a, 'w, W: ?Sized> {
    lines: Lines<'w, W>,
    tree: &'a GameTree,
    options: &'a ExportOptions,
    position: Position,
    /// The position before the last move.
    before: Position,
    /// Both positions where a variation was opened.
    outer: Vec<(Position, Position)>,
    /// Whether the next move needs a number though it is Black's.
    is_number_due: bool,
}

impl<W: Write + ?Sized> Moves<'_, '_, W> {
    fn write(&mut self, is_tagless: bool) -> fmt::Result {
        let root = self.tree.root();
        let has_notes = !root.nags().is_empty() || !root.comments().is_empty();
        if is_tagless && (has_notes || root.next().is_none()) {
            // A number tells that a game begins; anything else would be read as the end of the
            // game before.
            self.number()?;
        }
        self.notes(&root)?;
        let mut skipped = 0usize;
        for step in self.tree.walk() {
            match step {
                Step::Open(_) if !self.options.variations => skipped += 1,
                Step::Close(_) if !self.options.variations => skipped -= 1,
                _ if skipped > 0 => {}
                Step::Move(node) => self.mv(&node)?,
                Step::Open(node) => self.open(&node)?,
                Step::Close(node) => self.close(&node)?,
            }
        }
        let result = self.tree.result;
        self.lines.word(format_args!("{result}"))?;
        self.lines.end_line()
    }

    fn number(&mut self) -> fmt::Result {
        let number = self.position.fullmove_number();
        match self.position.turn() {
            Color::White => self.lines.word(format_args!("{number}.")),
            Color::Black => self.lines.word(format_args!("{number}...")),
        }
    }

    fn mv(&mut self, node: &Node<'_>) -> fmt::Result {
        if core::mem::take(&mut self.is_number_due) || self.position.turn() == Color::White {
            self.number()?;
        }
        let castling = match self.tree.variant {
            Variant::Chess960 => CastlingForm::KingTakesRook,
            _ => castling_form(&self.position),
        };
        let style = self.options.style;
        let text = style.castling_as(&self.position, node.mv(), castling);
        self.lines.word(format_args!("{text}"))?;
        self.before = self.position;
        play(&mut self.position, node.mv());
        self.notes(node)
    }

    /// What stands after a move.
    fn notes(&mut self, node: &Node<'_>) -> fmt::Result {
        if self.options.nags {
            for nag in node.nags() {
                self.lines.word(format_args!("${nag}"))?;
            }
        }
        if node.has_draw_offer() {
            self.lines.word(format_args!("(=)"))?;
        }
        self.comments(node.comments())
    }

    fn comments(&mut self, comments: &[String]) -> fmt::Result {
        if !self.options.comments {
            return Ok(());
        }
        for comment in comments {
            self.is_number_due = true;
            if comment.contains('}') {
                self.lines.rest_of_line(comment)?;
            } else {
                self.lines.word(format_args!("{{{comment}}}"))?;
            }
        }
        Ok(())
    }

    fn open(&mut self, head: &Node<'_>) -> fmt::Result {
        self.lines.open()?;
        self.outer.push((self.before, self.position));
        self.position = self.before;
        self.is_number_due = true;
        self.comments(head.comments_before())
    }

    fn close(&mut self, head: &Node<'_>) -> fmt::Result {
        self.lines.close()?;
        if let Some((before, position)) = self.outer.pop() {
            self.before = before;
            self.position = position;
        }
        self.is_number_due = true;
        self.comments(head.comments_behind_variation())
    }
}

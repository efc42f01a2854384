//! The positions seen, each once, with the way to each.

use super::packed::Packed;
use alloc::vec;
use alloc::vec::Vec;
use chesslaws_board::{Move, Position};

/// 64 bytes: with its share of the table and of the queues a position takes about 100.
struct Node {
    position: Packed,
    parent: u32,
    /// The price of the way here.
    price: u16,
    depth: u16,
    /// The pawns and men on the board, as a number: what only captures and pawn moves change.
    layer: u32,
    /// The move that led here from the parent.
    move_: Move,
    /// Whether that move was progress, by price.
    progress: bool,
    /// By guide: how far from a mate the position is, or its nearest ancestor whose distance was asked for.
    distances: [u16; 2],
    /// By guide: whether that distance is its own.
    measured: [bool; 2],
}

/// What a position is known by in a graph.
pub(super) struct Key {
    packed: Packed,
    hash: u64,
}

impl Key {
    pub(super) fn of(position: &Position) -> Self {
        let packed = Packed::of(position);
        let hash = packed.hash();
        Self { packed, hash }
    }
}

/// What tells how far from a mate a position is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Guide {
    Plan,
    Potential,
}

/// An arena of positions with an open-addressed table over it. Positions are compared whole: equal
/// hashes alone prove nothing.
pub(super) struct Graph {
    /// Blocks of equal size, so that nothing is moved when there are more.
    blocks: Vec<Vec<Node>>,
    len: usize,
    /// Which positions have been expanded, a bit for each: asked for far more often than the rest.
    expanded: Vec<u64>,
    /// The positions found last, by the low bits of their index: most are asked for again soon.
    recent: Vec<(u32, Position)>,
    /// Index + 1 in the low 24 bits, a byte of the hash above; 0 is empty.
    table: Vec<u32>,
}

const NO_PARENT: u32 = u32::MAX;
const BLOCK: usize = 256;
const RECENT: usize = 2048;
const INDEX: u32 = (1 << 24) - 1;
/// The most positions a graph holds.
pub(super) const MOST: usize = INDEX as usize - 1;

impl Graph {
    pub(super) fn new(root: &Position) -> Self {
        let mut graph = Self {
            blocks: Vec::new(),
            len: 0,
            expanded: Vec::new(),
            recent: Vec::new(),
            table: vec![0; 256],
        };
        let nothing = Move::new(root.king(root.turn()), root.king(root.turn()), None);
        graph.insert(root, &Key::of(root), NO_PARENT, nothing, 0);
        graph
    }

    pub(super) const fn len(&self) -> usize {
        self.len
    }

    fn node(&self, index: u32) -> &Node {
        &self.blocks[index as usize / BLOCK][index as usize % BLOCK]
    }

    fn node_mut(&mut self, index: u32) -> &mut Node {
        &mut self.blocks[index as usize / BLOCK][index as usize % BLOCK]
    }

    /// The position of a node; `None` only if it could not be built, which no legal one is.
    pub(super) fn position(&self, node: u32) -> Option<Position> {
        match self.recent.get(node as usize % RECENT) {
            Some(&(known, position)) if known == node => Some(position),
            _ => self.node(node).position.unpack(),
        }
    }

    pub(super) fn price(&self, node: u32) -> (u32, bool) {
        let node = self.node(node);
        (u32::from(node.price), node.progress)
    }

    pub(super) fn set_price(&mut self, node: u32, price: u32, progress: bool) {
        let node = self.node_mut(node);
        node.price = u16::try_from(price).unwrap_or(u16::MAX);
        node.progress = progress;
    }

    /// How far from a mate a position is by a guide, as far as is known, and whether that is its own distance
    /// or that of an ancestor.
    pub(super) fn distance(&self, node: u32, guide: Guide) -> (u32, bool) {
        let (node, i) = (self.node(node), guide as usize);
        (u32::from(node.distances[i]), node.measured[i])
    }

    pub(super) fn set_distance(&mut self, node: u32, guide: Guide, distance: u32) {
        let (node, i) = (self.node_mut(node), guide as usize);
        node.distances[i] = u16::try_from(distance).unwrap_or(u16::MAX);
        node.measured[i] = true;
    }

    pub(super) fn layer(&self, node: u32) -> u32 {
        self.node(node).layer
    }

    pub(super) fn set_layer(&mut self, node: u32, layer: u32) {
        self.node_mut(node).layer = layer;
    }

    /// Whether the node has been expanded before; it counts as expanded from now on.
    pub(super) fn visit(&mut self, node: u32) -> bool {
        let known = self.is_expanded(node);
        self.expanded[node as usize / 64] |= 1 << (node % 64);
        known
    }

    pub(super) fn is_expanded(&self, node: u32) -> bool {
        self.expanded[node as usize / 64] >> (node % 64) & 1 == 1
    }

    pub(super) fn depth(&self, node: u32) -> u32 {
        u32::from(self.node(node).depth)
    }

    /// Reads where positions are looked for, one after the other, before any of them is needed: the memory is
    /// waited for once and not for each.
    pub(super) fn warm<'a>(&self, keys: impl Iterator<Item = &'a Key>) {
        let mask = self.table.len() - 1;
        let entries = keys.map(|key| (self.table[key.hash as usize & mask], tag(key.hash)));
        let known = entries.filter(|&(entry, tag)| entry & !INDEX == tag);
        let indices = known.filter_map(|(entry, _)| (entry & INDEX).checked_sub(1));
        let read = indices.fold(0, |sum, index| sum ^ self.node(index).depth);
        core::hint::black_box(read);
    }

    /// Adds a position, or returns `None` if it is already there.
    pub(super) fn insert(
        &mut self,
        position: &Position,
        key: &Key,
        parent: u32,
        move_: Move,
        depth: u32,
    ) -> Option<u32> {
        if (self.len + 1) * 3 > self.table.len() * 2 {
            self.grow();
        }
        let &Key { packed, hash } = key;
        let mask = self.table.len() - 1;
        let mut slot = hash as usize & mask;
        let tag = tag(hash);
        loop {
            let entry = self.table[slot];
            if entry == 0 {
                break;
            }
            if entry & !INDEX == tag && self.node((entry & INDEX) - 1).position == packed {
                return None;
            }
            slot = (slot + 1) & mask;
        }
        let distances = match parent {
            NO_PARENT => [0; 2],
            parent => self.node(parent).distances,
        };
        let index = u32::try_from(self.len).ok().filter(|&i| i < INDEX)?;
        self.table[slot] = tag | (index + 1);
        if self.len.is_multiple_of(64) {
            self.expanded.push(0);
        }
        if self.len.is_multiple_of(BLOCK) {
            self.blocks.push(Vec::with_capacity(BLOCK));
        }
        match self.recent.get_mut(self.len % RECENT) {
            Some(entry) => *entry = (index, *position),
            None => self.recent.push((index, *position)),
        }
        self.blocks.last_mut()?.push(Node {
            position: packed,
            parent,
            price: 0,
            depth: u16::try_from(depth).unwrap_or(u16::MAX),
            layer: 0,
            move_,
            progress: false,
            distances,
            measured: [false; 2],
        });
        self.len += 1;
        Some(index)
    }

    fn grow(&mut self) {
        let mask = self.table.len() * 2 - 1;
        let mut table = vec![0; mask + 1];
        for (i, node) in self.blocks.iter().flatten().enumerate() {
            let hash = node.position.hash();
            let mut slot = hash as usize & mask;
            while table[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            table[slot] = tag(hash) | (i as u32 + 1);
        }
        self.table = table;
    }

    /// The moves from the root to a node.
    pub(super) fn line(&self, node: u32) -> Vec<Move> {
        let mut line = Vec::with_capacity(self.depth(node) as usize + 1);
        let mut at = self.node(node);
        while at.parent != NO_PARENT {
            line.push(at.move_);
            at = self.node(at.parent);
        }
        line.reverse();
        line
    }
}

/// The highest byte of a hash, where the table has room for it.
const fn tag(hash: u64) -> u32 {
    (hash >> 32) as u32 & !INDEX
}

const _: () = assert!(size_of::<Node>() <= 64);

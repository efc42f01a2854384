//! The positions seen, each once, with the way to each.

use alloc::vec;
use alloc::vec::Vec;
use chesslaws_board::{Move, Position};

struct Node {
    position: Position,
    parent: u32,
    depth: u32,
    /// The price of the way here.
    price: u32,
    /// Whether the last move was progress, by price.
    progress: bool,
    expanded: bool,
    /// The move that led here from the parent.
    move_: Move,
}

/// An arena of positions with an open-addressed table over it. Positions are compared whole: equal
/// hashes alone prove nothing.
pub(super) struct Graph {
    nodes: Vec<Node>,
    /// Index + 1 in the low half, the upper half of the hash in the high half; 0 is empty.
    table: Vec<u64>,
}

const NO_PARENT: u32 = u32::MAX;
const TAG: u64 = !0 << 32;

impl Graph {
    pub(super) fn new(root: Position) -> Self {
        let mut graph = Self {
            nodes: Vec::with_capacity(64),
            table: vec![0; 256],
        };
        let nothing = Move::new(root.king(root.turn()), root.king(root.turn()), None);
        graph.insert(root, NO_PARENT, nothing, 0);
        graph
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn position(&self, node: u32) -> &Position {
        &self.nodes[node as usize].position
    }

    pub(super) fn price(&self, node: u32) -> (u32, bool) {
        let node = &self.nodes[node as usize];
        (node.price, node.progress)
    }

    pub(super) fn set_price(&mut self, node: u32, price: u32, progress: bool) {
        let node = &mut self.nodes[node as usize];
        node.price = price;
        node.progress = progress;
    }

    /// Whether the node has been expanded before; it counts as expanded from now on.
    pub(super) fn visit(&mut self, node: u32) -> bool {
        core::mem::replace(&mut self.nodes[node as usize].expanded, true)
    }

    pub(super) fn depth(&self, node: u32) -> u32 {
        self.nodes[node as usize].depth
    }

    /// Adds a position, or returns `None` if it is already there.
    pub(super) fn insert(
        &mut self,
        position: Position,
        parent: u32,
        move_: Move,
        depth: u32,
    ) -> Option<u32> {
        if (self.nodes.len() + 1) * 2 > self.table.len() {
            self.grow();
        }
        let hash = position.hash();
        let mask = self.table.len() - 1;
        let mut slot = hash as usize & mask;
        loop {
            let entry = self.table[slot];
            if entry == 0 {
                break;
            }
            let known = (entry & !TAG) as usize - 1;
            if entry & TAG == hash & TAG && self.nodes[known].position.is_same_position(&position) {
                return None;
            }
            slot = (slot + 1) & mask;
        }
        let index = u32::try_from(self.nodes.len()).ok()?;
        self.table[slot] = hash & TAG | u64::from(index + 1);
        self.nodes.push(Node {
            position,
            parent,
            depth,
            price: 0,
            progress: false,
            expanded: false,
            move_,
        });
        Some(index)
    }

    fn grow(&mut self) {
        let mask = self.table.len() * 4 - 1;
        let mut table = vec![0u64; mask + 1];
        for (i, node) in self.nodes.iter().enumerate() {
            let hash = node.position.hash();
            let mut slot = hash as usize & mask;
            while table[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            table[slot] = hash & TAG | (i as u64 + 1);
        }
        self.table = table;
    }

    /// The moves from the root to a node.
    pub(super) fn line(&self, node: u32) -> Vec<Move> {
        let mut line = Vec::with_capacity(self.depth(node) as usize + 1);
        let mut at = &self.nodes[node as usize];
        while at.parent != NO_PARENT {
            line.push(at.move_);
            at = &self.nodes[at.parent as usize];
        }
        line.reverse();
        line
    }
}

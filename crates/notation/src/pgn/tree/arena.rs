//! The moves of a tree in one piece of memory, linked by their numbers.

use super::node::NodeId;
use super::notes::NotesSlot;
use alloc::vec;
use alloc::vec::Vec;
use chesslaws_board::Move;

/// A move, or the root, which has none.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    /// `None` for the root and for null moves.
    pub(super) mv: Option<Move>,
    pub(super) links: Links,
    pub(super) is_removed: bool,
    pub(super) notes: NotesSlot,
}

/// The neighbours of a move. Children form a list, the main continuation first.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Links {
    pub(super) parent: Option<NodeId>,
    pub(super) first_child: Option<NodeId>,
    pub(super) last_child: Option<NodeId>,
    pub(super) previous: Option<NodeId>,
    pub(super) next: Option<NodeId>,
}

#[derive(Debug, Clone)]
pub(super) struct Arena {
    entries: Vec<Entry>,
}

impl Arena {
    pub(super) fn new() -> Self {
        Self {
            entries: vec![Entry {
                mv: None,
                links: Links::default(),
                is_removed: false,
                notes: NotesSlot::default(),
            }],
        }
    }

    /// How many nodes were ever made, the root included.
    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// The entry of a node that is in the tree.
    pub(super) fn get(&self, id: NodeId) -> Option<&Entry> {
        self.entries
            .get(id.index())
            .filter(|entry| !entry.is_removed)
    }

    pub(super) fn get_mut(&mut self, id: NodeId) -> Option<&mut Entry> {
        self.entries
            .get_mut(id.index())
            .filter(|entry| !entry.is_removed)
    }

    /// The entry of a node that is known to be in the tree; the root's for any other.
    pub(super) fn entry_mut(&mut self, id: NodeId) -> &mut Entry {
        let index = if id.index() < self.entries.len() {
            id.index()
        } else {
            0
        };
        &mut self.entries[index]
    }

    pub(super) fn links(&self, id: NodeId) -> Links {
        self.get(id)
            .map_or_else(Links::default, |entry| entry.links)
    }

    fn links_mut(&mut self, id: Option<NodeId>) -> Option<&mut Links> {
        self.entries
            .get_mut(id?.index())
            .map(|entry| &mut entry.links)
    }

    /// Adds a move as the last child of `parent`.
    pub(super) fn push(&mut self, parent: NodeId, mv: Option<Move>) -> NodeId {
        let id = NodeId::of_index(self.entries.len());
        self.entries.push(Entry {
            mv,
            links: Links::default(),
            is_removed: false,
            notes: NotesSlot::default(),
        });
        let last = self.links(parent).last_child;
        self.insert_after(parent, last, id);
        id
    }

    /// Puts `id` among the children of `parent` after `previous`, or first.
    pub(super) fn insert_after(&mut self, parent: NodeId, previous: Option<NodeId>, id: NodeId) {
        let next = match previous {
            Some(previous) => self.links(previous).next,
            None => self.links(parent).first_child,
        };
        if let Some(links) = self.links_mut(Some(id)) {
            links.parent = Some(parent);
            links.previous = previous;
            links.next = next;
        }
        match self.links_mut(previous) {
            Some(links) => links.next = Some(id),
            None => {
                if let Some(links) = self.links_mut(Some(parent)) {
                    links.first_child = Some(id);
                }
            }
        }
        match self.links_mut(next) {
            Some(links) => links.previous = Some(id),
            None => {
                if let Some(links) = self.links_mut(Some(parent)) {
                    links.last_child = Some(id);
                }
            }
        }
    }

    /// Takes `id` out of the children of its parent; its own children stay with it.
    pub(super) fn unlink(&mut self, id: NodeId) {
        let Links {
            parent,
            previous,
            next,
            ..
        } = self.links(id);
        match self.links_mut(previous) {
            Some(links) => links.next = next,
            None => {
                if let Some(links) = self.links_mut(parent) {
                    links.first_child = next;
                }
            }
        }
        match self.links_mut(next) {
            Some(links) => links.previous = previous,
            None => {
                if let Some(links) = self.links_mut(parent) {
                    links.last_child = previous;
                }
            }
        }
    }

    /// Takes `id` and all that follows it out of the tree.
    pub(super) fn remove(&mut self, id: NodeId) {
        self.unlink(id);
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            let mut child = self.links(id).first_child;
            while let Some(id) = child {
                open.push(id);
                child = self.links(id).next;
            }
            if let Some(entry) = self.entries.get_mut(id.index()) {
                entry.is_removed = true;
                entry.notes = NotesSlot::default();
            }
        }
    }
}

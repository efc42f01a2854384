use alloc::vec::Vec;

/// A priority queue for small whole numbers: the lowest first, and among equals the newest, so that
/// a promising line is followed before its sisters.
pub(super) struct Queue {
    buckets: Vec<Vec<u32>>,
    lowest: usize,
}

impl Queue {
    pub(super) const fn new() -> Self {
        Self {
            buckets: Vec::new(),
            lowest: 0,
        }
    }

    pub(super) fn push(&mut self, node: u32, priority: u32) {
        let priority = priority as usize;
        if priority >= self.buckets.len() {
            self.buckets.resize_with(priority + 1, Vec::new);
        }
        self.buckets[priority].push(node);
        self.lowest = self.lowest.min(priority);
    }

    pub(super) fn pop(&mut self) -> Option<u32> {
        while let Some(bucket) = self.buckets.get_mut(self.lowest) {
            if let Some(node) = bucket.pop() {
                return Some(node);
            }
            self.lowest += 1;
        }
        None
    }
}

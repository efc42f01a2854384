//! Numbers that look random and are the same in every run.

/// A sequence with a fixed seed (xorshift).
pub(crate) struct Sequence(u64);

impl Sequence {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed | 1)
    }

    pub(crate) const fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % bound
    }
}

//! One value for each player.

use chesslaws_laws::Color;
use core::ops::{Index, IndexMut};

/// White's value and Black's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Sides<T> {
    white: T,
    black: T,
}

impl<T> Index<Color> for Sides<T> {
    type Output = T;

    fn index(&self, side: Color) -> &T {
        match side {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Color> for Sides<T> {
    fn index_mut(&mut self, side: Color) -> &mut T {
        match side {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}

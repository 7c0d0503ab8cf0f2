//! Random hands for tests: a small generator whose seed is in the test, and what every wild hand throws.

use pasapezas_core::Square;

use crate::input::{Held, Point, PointerId, PointerKind, Press};

/// A small generator.
pub(crate) struct Dice(u64);

impl Dice {
    /// The generator of a seed from 1 on.
    pub(crate) const fn of(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    pub(crate) fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[usize::try_from(self.below(from.len() as u64)).unwrap()]
    }

    pub(crate) fn square(&mut self) -> Square {
        Square::from_index(u8::try_from(self.below(64)).unwrap()).unwrap()
    }

    /// One of so many pointers.
    pub(crate) fn pointer(&mut self, n: u64) -> PointerId {
        PointerId(i32::try_from(self.below(n)).unwrap())
    }

    pub(crate) fn kind(&mut self) -> PointerKind {
        self.pick(&[PointerKind::Mouse, PointerKind::Touch, PointerKind::Pen])
    }

    pub(crate) fn press(&mut self) -> Press {
        match self.below(14) {
            0 => Press::Other,
            1 | 2 => Press::Right,
            _ => Press::Main,
        }
    }

    pub(crate) fn held(&mut self) -> Held {
        self.pick(&[Held::MainOnly, Held::MainOnly, Held::MainOnly, Held::RightOnly, Held::Otherwise])
    }

    pub(crate) fn point(&mut self, width: u64, height: u64) -> Point {
        Point { x: self.below(width) as f64, y: self.below(height) as f64 }
    }
}

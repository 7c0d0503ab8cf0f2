//! Numbers for random tests: small, seeded, the same everywhere.

/// A xorshift generator (Marsaglia 2003).
pub(crate) struct Random(u64);

impl Random {
    /// The generator of this seed.
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// The next number.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number from 0 to `end` - 1, 0 when `end` is 0.
    pub(crate) fn below(&mut self, end: u32) -> u32 {
        u32::try_from((self.next() >> 11) % u64::from(end.max(1))).unwrap()
    }

    /// One of several, which must not be none.
    pub(crate) fn choose<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(u32::try_from(from.len()).unwrap()) as usize]
    }
}

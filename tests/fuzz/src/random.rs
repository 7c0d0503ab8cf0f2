//! Numbers for fuzzing: seeded, the same everywhere.

/// A xorshift generator (Marsaglia 2003).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The generator of this seed.
    pub fn new(seed: u64) -> Self {
        let mut random = Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        // The first numbers of seeds next to each other are alike.
        for _ in 0..4 {
            random.number();
        }
        random
    }

    /// The next number.
    fn number(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number from 0 to `end` - 1; 0 when `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        usize::try_from((self.number() >> 11) % (end.max(1) as u64)).unwrap_or(0)
    }

    /// Whether something that happens once in `n` times happens.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of several, which must not be none.
    pub fn choose<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn a_seed_means_the_same_numbers() {
        let numbers =
            |seed| std::iter::repeat_with(Random::new(seed).into_below()).take(20).collect::<Vec<_>>();
        assert_eq!(numbers(5), numbers(5));
        assert_ne!(numbers(5), numbers(6));
    }

    impl Random {
        fn into_below(mut self) -> impl FnMut() -> usize {
            move || self.below(1000)
        }
    }
}

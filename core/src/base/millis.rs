//! Time as whole milliseconds: instants of a match and spans between them.

use core::fmt;

/// Milliseconds, as an instant since the match began or as a span; 0 to about 49 days, never beyond (it saturates).
///
/// Considered: two types, instant and span. One is enough here, because every instant is itself a span since the start,
/// and all arithmetic saturates instead of wrapping.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(pub u32);

impl Millis {
    /// No time at all; the instant at which a match begins.
    pub const ZERO: Self = Self(0);

    /// So many whole seconds.
    ///
    /// ```
    /// use pasapezas_core::Millis;
    /// assert_eq!(Millis::seconds(300), Millis(300_000));
    /// ```
    pub const fn seconds(seconds: u32) -> Self {
        Self(seconds.saturating_mul(1000))
    }

    /// This instant and `span` more.
    #[must_use]
    pub const fn plus(self, span: Self) -> Self {
        Self(self.0.saturating_add(span.0))
    }

    /// What is left of this after `span`, at least zero.
    #[must_use]
    pub const fn minus(self, span: Self) -> Self {
        Self(self.0.saturating_sub(span.0))
    }

    /// Whether it is zero.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ms", self.0)
    }
}

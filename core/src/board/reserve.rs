//! The stored pieces of one seat (article 6).

use crate::base::DropRole;

/// How many pieces of each kind a seat has in reserve, 0 to 255 of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reserve {
    pawns: u8,
    knights: u8,
    bishops: u8,
    rooks: u8,
    queens: u8,
}

impl Reserve {
    /// Nothing in reserve.
    pub const EMPTY: Self = Self { pawns: 0, knights: 0, bishops: 0, rooks: 0, queens: 0 };
    /// One piece of each kind.
    pub const ONE_OF_EACH: Self = Self { pawns: 1, knights: 1, bishops: 1, rooks: 1, queens: 1 };

    /// How many of this kind.
    #[inline]
    pub const fn count(&self, role: DropRole) -> u8 {
        match role {
            DropRole::Pawn => self.pawns,
            DropRole::Knight => self.knights,
            DropRole::Bishop => self.bishops,
            DropRole::Rook => self.rooks,
            DropRole::Queen => self.queens,
        }
    }

    /// Sets how many of this kind there are.
    pub const fn set(&mut self, role: DropRole, count: u8) {
        *self.slot(role) = count;
    }

    /// One more of this kind.
    #[inline]
    pub const fn add(&mut self, role: DropRole) {
        let slot = self.slot(role);
        *slot = slot.saturating_add(1);
    }

    /// One less of this kind; `false` when there was none.
    #[inline]
    pub const fn take(&mut self, role: DropRole) -> bool {
        let slot = self.slot(role);
        let had = *slot > 0;
        *slot = slot.saturating_sub(1);
        had
    }

    /// Whether there is nothing at all.
    ///
    /// ```
    /// use pasapezas_core::{DropRole, Reserve};
    /// let mut reserve = Reserve::EMPTY;
    /// reserve.add(DropRole::Knight);
    /// assert!(!reserve.is_empty());
    /// assert!(reserve.take(DropRole::Knight) && reserve.is_empty());
    /// ```
    #[inline]
    pub const fn is_empty(&self) -> bool {
        (self.pawns | self.knights | self.bishops | self.rooks | self.queens) == 0
    }

    #[inline]
    const fn slot(&mut self, role: DropRole) -> &mut u8 {
        match role {
            DropRole::Pawn => &mut self.pawns,
            DropRole::Knight => &mut self.knights,
            DropRole::Bishop => &mut self.bishops,
            DropRole::Rook => &mut self.rooks,
            DropRole::Queen => &mut self.queens,
        }
    }
}

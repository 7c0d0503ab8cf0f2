//! The options that decide what may be played on one board. Each is a decision of the regulation that other rule books
//! take differently; none of them is a constant anywhere else.

use crate::base::{Color, Rank, SquareSet};

/// `drop_check`: may a placed piece give check? (article 7.3, decision D18)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DropCheck {
    /// No drop may give check.
    #[default]
    NoCheck,
    /// A drop may give check, but not a check that ends the match as mate.
    NoMate,
    /// A drop may give check and mate.
    Free,
}

/// `pawn_ranks`: a player's own ranks on which he may place a pawn (article 7.4, decision D19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PawnRanks {
    first: Rank,
    last: Rank,
}

impl PawnRanks {
    /// 2 to 6, as in the Galician regulation.
    pub const TWO_TO_SIX: Self = Self { first: Rank::Second, last: Rank::Sixth };
    /// 2 to 7, as in international bughouse.
    pub const TWO_TO_SEVEN: Self = Self { first: Rank::Second, last: Rank::Seventh };

    /// The ranks from `first` to `last`, seen from the player; `None` unless they lie within 2 to 7 in this order.
    pub fn new(first: Rank, last: Rank) -> Option<Self> {
        let fine = Rank::Second <= first && first <= last && last <= Rank::Seventh;
        fine.then_some(Self { first, last })
    }

    /// Lowest own rank.
    pub const fn first(self) -> Rank {
        self.first
    }

    /// Highest own rank.
    pub const fn last(self) -> Rank {
        self.last
    }

    /// The squares on which `color` may place a pawn.
    #[inline]
    pub(crate) fn squares(self, color: Color) -> SquareSet {
        let below = SquareSet(u64::MAX.wrapping_shl(u32::from(self.first.index()) << 3));
        let above = SquareSet(u64::MAX.wrapping_shr(56_u32.wrapping_sub(u32::from(self.last.index()) << 3)));
        let own = below & above;
        color.choose(own, SquareSet(own.0.swap_bytes()))
    }
}

/// `mate`: which pieces count when a check is tested for mate (article 9.1, decision D34).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MateRule {
    /// Those in reserve at that instant.
    #[default]
    Present,
    /// Also those that may still arrive: a check that any drop could block is not mate; the player may wait.
    Prospective,
}

/// `stalemate`: what a player without a legal move and not in check gets (article 10.4, decision D51).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StalemateRule {
    /// A draw at once, by the reserve he has now.
    #[default]
    Draw,
    /// Nothing: he waits for a piece while his clock runs.
    Wait,
}

/// `enforcement`: what happens to a placement that articles 7.3 or 7.4 forbid (decision D29).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Enforcement {
    /// It cannot be played, and the refusal names the article.
    #[default]
    Assisted,
    /// It can be played, and the opponent may claim (article 7.5).
    Strict,
}

/// The options that legal moves, mate and stalemate of one board depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardRules {
    /// May a drop give check?
    pub drop_check: DropCheck,
    /// Where may a pawn be dropped?
    pub pawn_ranks: PawnRanks,
    /// Which pieces count for mate?
    pub mate: MateRule,
    /// Is stalemate a draw?
    pub stalemate: StalemateRule,
    /// May a king that has not moved castle with a rook that was placed on its corner? (decision D12)
    pub dropped_rook_castles: bool,
}

impl BoardRules {
    /// The Galician regulation.
    pub const PASAPEZAS: Self = Self {
        drop_check: DropCheck::NoCheck,
        pawn_ranks: PawnRanks::TWO_TO_SIX,
        mate: MateRule::Present,
        stalemate: StalemateRule::Draw,
        dropped_rook_castles: false,
    };

    /// International bughouse as on FICS.
    pub const INTERNATIONAL: Self = Self {
        drop_check: DropCheck::Free,
        pawn_ranks: PawnRanks::TWO_TO_SEVEN,
        mate: MateRule::Prospective,
        stalemate: StalemateRule::Wait,
        dropped_rook_castles: false,
    };
}

impl Default for BoardRules {
    fn default() -> Self {
        Self::PASAPEZAS
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Square;

    /// Article 7.4 counts ranks from the player's own side.
    #[test]
    fn pawns_are_placed_on_the_own_ranks_from_first_to_last() {
        for (first, last) in Rank::ALL.into_iter().flat_map(|first| Rank::ALL.map(|last| (first, last))) {
            let within = first >= Rank::Second && first <= last && last <= Rank::Seventh;
            let ranks = PawnRanks::new(first, last);
            assert_eq!(ranks.map(|ranks| (ranks.first(), ranks.last())), within.then_some((first, last)));
            let Some(ranks) = ranks else { continue };
            for (color, square) in Color::ALL.into_iter().flat_map(|c| Square::all().map(move |s| (c, s))) {
                let own = match color {
                    Color::White => square.rank().index(),
                    Color::Black => 7 - square.rank().index(),
                };
                let allowed = first.index() <= own && own <= last.index();
                assert_eq!(ranks.squares(color).has(square), allowed, "{ranks:?} {color:?} {square}");
            }
        }
    }
}

//! Whether the player on move is mated or stalemated, by the rules of the board.

use super::checked::Position;
use crate::board::Reserve;
use crate::rules::{MateRule, StalemateRule};

impl Position {
    /// Whether the player on move is mated (article 9.1, decisions D34, D35). A drop that is only claimable under Strict
    /// is not legal and saves nobody.
    pub fn is_mate(&self) -> bool {
        self.is_check()
            && !self.has_legal_move()
            && match self.rules.mate {
                MateRule::Present => true,
                MateRule::Prospective => !self.any_drop_could_parry(),
            }
    }

    /// Whether the match is drawn since the player on move, not in check, has no legal move with the reserve he has now
    /// (articles 10.3, 10.4, decision D51).
    pub fn is_stalemate(&self) -> bool {
        self.rules.stalemate == StalemateRule::Draw && !self.is_check() && !self.has_legal_move()
    }

    /// Whether a piece that might still arrive would help. One drop is always enough or useless, so one piece of each
    /// kind tells (REGULATION section 3, note 1).
    fn any_drop_could_parry(&self) -> bool {
        let mut richer = *self;
        *richer.reserves.get_mut(self.turn) = Reserve::ONE_OF_EACH;
        richer.has_legal_move()
    }
}

//! How many pieces two sets have: a match that began from the array never holds more of a colour, over both boards and all
//! reserves. A set-up may; it is worth saying, not worth refusing.

use super::setup::Setup;
use crate::base::{BoardId, Color, DropRole, PerBoard};

/// More pieces of one kind and colour than two sets have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Surplus {
    /// Whose pieces.
    pub color: Color,
    /// Which kind; promoted pieces count as the pawns that they were.
    pub role: DropRole,
    /// How many there are.
    pub count: u32,
    /// How many two sets have.
    pub most: u32,
}

/// Every kind of which there are more than two sets have. Kings are a matter of each board alone, see
/// [`SetupFault`](super::SetupFault).
///
/// ```
/// use pasapezas_core::{Color, DropRole, PerBoard, Setup, surplus};
/// let mut boards = PerBoard::new(|_| Setup::start());
/// assert!(surplus(&boards).is_empty());
/// boards.a.reserves.black.add(DropRole::Rook);
/// let more = surplus(&boards)[0];
/// assert_eq!((more.color, more.role, more.count, more.most), (Color::Black, DropRole::Rook, 5, 4));
/// ```
pub fn surplus(boards: &PerBoard<Setup>) -> Vec<Surplus> {
    let mut found = Vec::new();
    for color in Color::ALL {
        for role in DropRole::ALL {
            let count = BoardId::ALL
                .into_iter()
                .fold(0_u32, |sum, board| sum.saturating_add(count(boards.get(board), color, role)));
            let most = in_two_sets(role);
            if count > most {
                found.push(Surplus { color, role, count, most });
            }
        }
    }
    found
}

const fn in_two_sets(role: DropRole) -> u32 {
    match role {
        DropRole::Pawn => 16,
        DropRole::Knight | DropRole::Bishop | DropRole::Rook => 4,
        DropRole::Queen => 2,
    }
}

fn count(setup: &Setup, color: Color, role: DropRole) -> u32 {
    let promoted = setup.placement.promoted();
    let all = setup.placement.of(color, role.role());
    let standing = match role {
        DropRole::Pawn => all | (promoted & setup.placement.of_color(color)),
        DropRole::Knight | DropRole::Bishop | DropRole::Rook | DropRole::Queen => all.without(promoted),
    };
    standing.count().saturating_add(u32::from(setup.reserves.get(color).count(role)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::{Role, SquareSet};
    use crate::board::Piece;

    #[test]
    fn a_promoted_queen_counts_as_the_pawn_that_it_was() {
        let mut boards = PerBoard::new(|_| Setup::start());
        let at = "a4".parse().unwrap();
        let queen = Piece::new(Color::White, Role::Queen);
        boards.b.placement.put(at, queen);
        let more = |role, count, most| vec![Surplus { color: Color::White, role, count, most }];
        assert_eq!(surplus(&boards), more(DropRole::Queen, 3, 2));
        boards.b.placement.put(at, Piece { promoted: true, ..queen });
        assert_eq!(surplus(&boards), more(DropRole::Pawn, 17, 16));
        boards.a.placement.remove("h2".parse().unwrap());
        assert_eq!(surplus(&boards), Vec::new());
    }

    #[test]
    fn missing_pieces_are_fine_and_huge_reserves_are_counted() {
        let mut boards = PerBoard::new(|_| Setup::empty());
        assert_eq!(surplus(&boards), Vec::new());
        for board in BoardId::ALL {
            boards.get_mut(board).reserves.black.set(DropRole::Pawn, 255);
        }
        assert_eq!(surplus(&boards).first().map(|more| more.count), Some(510));
        assert_eq!(boards.a.placement.occupied(), SquareSet::EMPTY);
    }
}

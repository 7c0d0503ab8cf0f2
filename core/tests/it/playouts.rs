//! Positions as they come up: random play on two linked boards, where captured pieces go to the partner.

use pasapezas_core::{BoardId, Move, PerBoard, Position, RuleSet};

use crate::random::Random;

/// Half-moves after which a playout begins anew.
const LONGEST: u32 = 160;

/// `count` positions of random play under these rules, each with the move that was played in it. Moves are drawn from a
/// sorted list, so that a seed means the same whatever order the generator has.
pub(crate) fn positions(rules: RuleSet, seed: u64, count: usize) -> Vec<(Position, Move)> {
    let mut random = Random::new(seed);
    let mut found = Vec::with_capacity(count);
    'matches: loop {
        let mut boards = PerBoard::new(|_| Position::start(&rules));
        for _ in 0..LONGEST {
            let id = random.choose(&BoardId::ALL);
            let position = *boards.get(id);
            let Some(mv) = draw(&position, &mut random) else { break };
            found.push((position, mv));
            if found.len() == count {
                break 'matches;
            }
            let (next, captured) = position.after(mv).unwrap();
            *boards.get_mut(id) = next;
            if let Some(piece) = captured {
                let partner = boards.get_mut(id.other());
                *partner = partner.receiving(piece.color, piece.role);
            }
        }
    }
    found
}

/// Drops, captures and promotions are a third of the moves each, where there are any.
fn draw(position: &Position, random: &mut Random) -> Option<Move> {
    let mut moves = position.legal_moves();
    moves.sort();
    let lively: Vec<_> = moves.iter().copied().filter(|mv| is_lively(position, *mv)).collect();
    let drops: Vec<_> = moves.iter().copied().filter(|mv| matches!(mv, Move::Drop { .. })).collect();
    match random.below(3) {
        0 if !lively.is_empty() => Some(random.choose(&lively)),
        1 if !drops.is_empty() => Some(random.choose(&drops)),
        _ if moves.is_empty() => None,
        _ => Some(random.choose(&moves)),
    }
}

fn is_lively(position: &Position, mv: Move) -> bool {
    match mv {
        Move::Normal { to, promotion, .. } => promotion.is_some() || position.placement().occupied().has(to),
        Move::EnPassant { .. } | Move::Castle(_) => true,
        Move::Drop { .. } => false,
    }
}

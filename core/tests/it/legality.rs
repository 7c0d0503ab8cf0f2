//! What holds for the legal moves of any position.

use pasapezas_core::board::rays::{between, bishop_attacks, line, rook_attacks};
use pasapezas_core::notation::{read_uci_attempt, write_uci};
use pasapezas_core::{
    Attempt, CastleSide, Color, DropRole, Enforcement, File, Move, Piece, Position, Preset, PromotionRole,
    Rank, Role, RuleSet, Setup, Square, SquareSet,
};

use crate::playouts::positions;
use crate::random::Random;
use crate::reference::Reference;
use crate::support::legal;

fn same_as_reference(position: &Position) {
    let reference = Reference::of(position);
    assert_eq!(legal(position), reference.moves(), "{position:?}");
    for color in Color::ALL {
        assert_eq!(!position.checkers_of(color).is_empty(), reference.in_check(color));
    }
    let all = position.legal_moves();
    assert_eq!(position.has_legal_move(), !all.is_empty());
    assert!(all.iter().all(|mv| position.is_legal(*mv)));
}

#[test]
fn legal_moves_are_those_of_a_slow_rule_book() {
    for (seed, preset) in (1..).zip(Preset::ALL) {
        for (position, _) in positions(RuleSet::of(preset), seed, 60) {
            same_as_reference(&position);
        }
    }
}

/// Kings and anything else anywhere, also what only Strict accepts: pawns on last ranks, the waiting side in check, many
/// checks at once.
fn composition(random: &mut Random, rules: RuleSet) -> Option<Position> {
    let mut setup = Setup { turn: random.choose(&Color::ALL), ..Setup::empty() };
    for _ in 0..random.below(24) {
        let role = random.choose(&Role::ALL[..5]);
        let piece = Piece::new(random.choose(&Color::ALL), role);
        setup.placement.put(any_square(random), piece);
    }
    for color in Color::ALL {
        let home = Square::new(File::E, Rank::First.from_side(color));
        let king = if random.below(3) == 0 { home } else { any_square(random) };
        setup.placement.put(king, Piece::new(color, Role::King));
        for role in DropRole::ALL {
            setup.reserves.get_mut(color).set(role, u8::try_from(random.below(3)).unwrap() / 2);
        }
        for side in CastleSide::ALL {
            let file = if side == CastleSide::King { File::H } else { File::A };
            let corner = Square::new(file, home.rank());
            if king == home && random.below(2) == 0 {
                setup.placement.put(corner, Piece::new(color, Role::Rook));
                setup.castling = setup.castling.with(color, side);
            }
        }
    }
    let jumped = Square::new(random.choose(&File::ALL), Rank::Sixth.from_side(setup.turn));
    setup.en_passant = Some(jumped);
    let strict = RuleSet { enforcement: Enforcement::Strict, ..rules };
    let plain = Setup { en_passant: None, ..setup };
    Position::new(setup, &strict).or(Position::new(plain, &strict)).ok()
}

fn any_square(random: &mut Random) -> Square {
    Square::from_index(u8::try_from(random.below(64)).unwrap()).unwrap()
}

#[test]
fn composed_positions_have_the_moves_of_the_slow_rule_book_under_strict_too() {
    let mut random = Random::new(11);
    let mut checked = 0;
    while checked < 400 {
        let rules = RuleSet::of(random.choose(&Preset::ALL));
        if let Some(position) = composition(&mut random, rules) {
            same_as_reference(&position);
            checked += 1;
        }
    }
}

/// Every attempt there is: all squares to all squares with each promotion, all drops.
fn attempts() -> impl Iterator<Item = Attempt> {
    let kinds = [None].into_iter().chain(PromotionRole::ALL.map(Some));
    let board = Square::all().flat_map(move |from| {
        let kinds = kinds.clone();
        Square::all()
            .flat_map(move |to| kinds.clone().map(move |promotion| Attempt::Board { from, to, promotion }))
    });
    let drops =
        DropRole::ALL.into_iter().flat_map(|role| Square::all().map(move |to| Attempt::Drop { role, to }));
    board.chain(drops)
}

#[test]
fn judge_accepts_exactly_the_legal_moves() {
    let mut random = Random::new(12);
    for preset in Preset::ALL {
        let rules = RuleSet::of(preset);
        let played = positions(rules, 13, 120).into_iter().map(|(position, _)| position).step_by(40);
        let composed: Vec<_> = (0..6).filter_map(|_| composition(&mut random, rules)).collect();
        for position in played.chain(composed) {
            let mut accepted: Vec<_> = attempts().filter_map(|tried| position.judge(tried).ok()).collect();
            accepted.sort();
            accepted.dedup();
            let mut moves = position.legal_moves();
            moves.sort();
            assert_eq!(accepted, moves, "{position:?}");
        }
    }
}

#[test]
fn after_plays_legal_moves_and_refuses_all_others_with_a_reason() {
    let every: Vec<_> = attempts().collect();
    let mut random = Random::new(14);
    for (position, _) in positions(RuleSet::default(), 15, 300) {
        for _ in 0..20 {
            let mv = match random.choose(&every) {
                Attempt::Board { from, to, promotion: Some(PromotionRole::Knight) } => {
                    Move::EnPassant { from, to }
                }
                Attempt::Board { promotion: Some(PromotionRole::Rook), .. } => {
                    Move::Castle(random.choose(&CastleSide::ALL))
                }
                Attempt::Board { from, to, promotion } => Move::Normal { from, to, promotion },
                Attempt::Drop { role, to } => Move::Drop { role, to },
            };
            let legal = position.legal_moves().contains(&mv);
            assert_eq!(position.after(mv).is_ok(), legal, "{mv:?} in {position:?}");
        }
    }
}

/// The same position seen from the other side: colours and ranks change places.
fn mirrored(position: &Position, rules: RuleSet) -> Position {
    let turned = |square: Square| Square::new(square.file(), square.rank().from_side(Color::Black));
    let setup = position.setup();
    let mut other =
        Setup { turn: setup.turn.other(), en_passant: setup.en_passant.map(turned), ..Setup::empty() };
    for (square, piece) in setup.placement.pieces() {
        other.placement.put(turned(square), Piece { color: piece.color.other(), ..piece });
    }
    for color in Color::ALL {
        *other.reserves.get_mut(color.other()) = *setup.reserves.get(color);
        for side in CastleSide::ALL.into_iter().filter(|side| setup.castling.has(color, *side)) {
            other.castling = other.castling.with(color.other(), side);
        }
    }
    Position::new(other, &rules).unwrap()
}

fn mirrored_text(text: &str) -> String {
    let turned = |sign: char| sign.to_digit(10).map_or(sign, |rank| char::from_digit(9 - rank, 10).unwrap());
    text.chars().map(turned).collect()
}

#[test]
fn exchanging_the_colours_mirrors_the_legal_moves() {
    for preset in Preset::ALL {
        let rules = RuleSet::of(preset);
        for (position, _) in positions(rules, 16, 120) {
            let mirror = mirrored(&position, rules);
            let mut turned: Vec<_> = legal(&position).iter().map(|text| mirrored_text(text)).collect();
            turned.sort();
            assert_eq!(turned, legal(&mirror));
            assert_eq!(position.is_mate(), mirror.is_mate());
            assert_eq!(position.is_stalemate(), mirror.is_stalemate());
        }
    }
}

#[test]
fn every_legal_move_is_what_its_own_attempt_comes_to() {
    for (position, _) in positions(RuleSet::of(Preset::Tandem), 17, 300) {
        for mv in position.legal_moves() {
            let tried = read_uci_attempt(&write_uci(&position, mv)).unwrap();
            assert_eq!(position.judge(tried), Ok(mv));
        }
    }
}

#[test]
fn rays_stop_at_the_first_piece_on_every_board() {
    let mut random = Random::new(18);
    for _ in 0..200 {
        let from = any_square(&mut random);
        let occupied = SquareSet(random.next() & random.next());
        let walk = |ways: [(i8, i8); 4]| -> SquareSet {
            let ray = |(files, ranks): (i8, i8)| {
                let mut open = true;
                (1..8).map_while(move |n| from.offset(files * n, ranks * n)).take_while(move |to| {
                    let was_open = open;
                    open &= !occupied.has(*to);
                    was_open
                })
            };
            ways.into_iter().flat_map(ray).collect()
        };
        assert_eq!(rook_attacks(from, occupied), walk([(1, 0), (-1, 0), (0, 1), (0, -1)]));
        assert_eq!(bishop_attacks(from, occupied), walk([(1, 1), (1, -1), (-1, 1), (-1, -1)]));
    }
}

#[test]
fn lines_and_what_lies_between_are_the_same_both_ways() {
    for a in Square::all() {
        for b in Square::all() {
            let inner = between(a, b);
            assert_eq!(inner, between(b, a));
            assert!(!inner.has(a) && !inner.has(b));
            let whole = line(a, b);
            assert_eq!(whole, line(b, a));
            assert!(whole.is_empty() || (whole.has(a) && whole.has(b)) || a == b);
            assert!(inner.without(whole).is_empty());
        }
    }
}

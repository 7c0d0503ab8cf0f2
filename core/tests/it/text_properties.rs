//! What holds for texts of any position and any move, and for texts that mean nothing.

use pasapezas_core::notation::{
    MoveTextError, read_attempt, read_bfen, read_fen, read_san, read_uci, read_uci_attempt, write_bfen,
    write_fen, write_san, write_uci,
};
use pasapezas_core::{BoardRules, Move, PerBoard, Position, Preset, Role, RuleSet};

use crate::playouts::positions;
use crate::random::Random;
use crate::support::legal;

#[test]
fn positions_survive_their_text() {
    for preset in Preset::ALL {
        let rules = RuleSet::of(preset);
        for (position, _) in positions(rules, 21, 150) {
            let text = write_fen(&position);
            let read = Position::new(read_fen(&text).unwrap(), &rules).unwrap();
            assert_eq!(write_fen(&read), text);
            assert_eq!(read.repetition_key(), position.repetition_key());
            assert_eq!(read.placement(), position.placement());
            assert_eq!((read.halfmoves(), read.fullmoves()), (position.halfmoves(), position.fullmoves()));
            assert_eq!(legal(&read), legal(&position));
            let both = PerBoard { a: position, b: read };
            let text = write_bfen(&both, None);
            let again = read_bfen(&text).unwrap().boards;
            assert_eq!(write_bfen(&again.map(|setup| Position::new(setup, &rules).unwrap()), None), text);
        }
    }
}

#[test]
fn every_legal_move_survives_its_text_and_no_two_share_one() {
    for (seed, preset) in (30..).zip(Preset::ALL) {
        for (position, _) in positions(RuleSet::of(preset), seed, 80) {
            let moves = position.legal_moves();
            let mut texts = Vec::with_capacity(moves.len());
            for mv in &moves {
                let short = write_uci(&position, *mv);
                assert_eq!(read_uci(&position, &short), Ok(*mv));
                let text = write_san(&position, *mv);
                assert_eq!(read_san(&position, &text), Ok(*mv), "{text} in {}", write_fen(&position));
                assert_eq!(read_san(&position, text.trim_end_matches(['+', '#'])), Ok(*mv));
                if !matches!(mv, Move::Castle(_)) {
                    assert_eq!(read_san(&position, &long_form(&position, *mv)), Ok(*mv), "{text}");
                }
                let tried = read_attempt(&position, &text).unwrap();
                assert_eq!(position.judge(tried), Ok(*mv));
                texts.push(text);
            }
            texts.sort();
            texts.dedup();
            assert_eq!(texts.len(), moves.len());
        }
    }
}

/// The move with its whole origin, as some programs write it.
fn long_form(position: &Position, mv: Move) -> String {
    let short = write_uci(position, mv);
    match mv {
        Move::Normal { from, .. } => match position.placement().role_at(from).unwrap() {
            Role::Pawn => short,
            role => format!("{}{short}", role.letter()),
        },
        _ => short,
    }
}

#[test]
fn no_sign_of_an_origin_is_written_in_vain() {
    let mut shortened = 0;
    for (position, _) in positions(RuleSet::default(), 40, 400) {
        for mv in position.legal_moves() {
            let text = write_san(&position, mv);
            let body = text.trim_end_matches(['+', '#']).replace('x', "");
            if !body.starts_with(['N', 'B', 'R', 'Q']) || body.len() < 4 || body.contains('@') {
                continue;
            }
            let (role, to) = (&body[..1], &body[body.len() - 2..]);
            let bare = read_san(&position, &format!("{role}{to}"));
            assert!(matches!(bare, Err(MoveTextError::Ambiguous { .. })), "{text}");
            shortened += 1;
        }
    }
    assert!(shortened > 50, "only {shortened} moves needed an origin");
}

#[test]
fn check_and_mate_signs_tell_the_truth() {
    for rules in [BoardRules::PASAPEZAS, BoardRules::INTERNATIONAL] {
        for (position, mv) in positions(crate::support::rules(rules), 41, 600) {
            let text = write_san(&position, mv);
            let (next, _) = position.after(mv).unwrap();
            assert_eq!(text.ends_with('#'), next.is_mate());
            assert_eq!(text.ends_with(['+', '#']), next.is_check());
        }
    }
}

/// A text that no reader should trust: random signs, or a good text with a few of them changed, lost or doubled.
pub(crate) fn nonsense(random: &mut Random, good: &str) -> String {
    const SIGNS: &[char] = &[
        '/', '[', ']', '~', '|', ' ', '-', '@', '=', '(', ')', '+', '#', 'x', '0', '1', '8', '9', 'a', 'h',
        'b', 'w', 'K', 'k', 'Q', 'q', 'P', 'p', 'N', 'n', 'O', '\n', '\u{0}', 'é', '♔', '🨀', '\u{feff}',
    ];
    let mut signs: Vec<char> = if random.below(4) == 0 { Vec::new() } else { good.chars().collect() };
    for _ in 0..=random.below(6) {
        let at = random.below(u32::try_from(signs.len()).unwrap() + 1) as usize;
        let sign = if random.below(20) == 0 {
            char::from_u32(random.below(0x11_0000)).unwrap_or('?')
        } else {
            random.choose(SIGNS)
        };
        match random.below(4) {
            0 if at < signs.len() => {
                signs.remove(at);
            }
            1 if at < signs.len() => signs[at] = sign,
            2 => signs.truncate(at),
            _ => signs.insert(at, sign),
        }
    }
    signs.into_iter().collect()
}

#[test]
fn no_text_makes_a_reader_of_positions_panic() {
    let mut random = Random::new(50);
    let good = "r3k2r/8/8/3pP3/8/8/8/R2Q~K2R[QNp3] w KQkq d6 10 20";
    let both = format!("{good} | {good} | 1 22 333 4444");
    let rules = RuleSet::default();
    let mut accepted = 0;
    for _ in 0..20_000 {
        let text = nonsense(&mut random, good);
        if let Ok(setup) = read_fen(&text)
            && let Ok(position) = Position::new(setup, &rules)
        {
            accepted += 1;
            let again = read_fen(&write_fen(&position)).unwrap();
            assert_eq!(write_fen(&Position::new(again, &rules).unwrap()), write_fen(&position), "{text:?}");
            assert_eq!(position.legal_moves().is_empty(), !position.has_legal_move());
        }
        if let Err(error) = read_bfen(&nonsense(&mut random, &both)) {
            assert!(!error.to_string().is_empty());
        }
    }
    assert!(accepted > 500, "only {accepted} texts meant something");
}

#[test]
fn no_text_makes_a_reader_of_moves_panic() {
    let mut random = Random::new(51);
    let played = positions(RuleSet::default(), 52, 50);
    for _ in 0..10_000 {
        let (position, mv) = random.choose(&played);
        let good = if random.below(2) == 0 { write_san(&position, mv) } else { write_uci(&position, mv) };
        let text = nonsense(&mut random, &good);
        match read_san(&position, &text) {
            Ok(mv) => assert!(position.is_legal(mv), "{text:?}"),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
        if let Ok(attempt) = read_uci_attempt(&text)
            && let Ok(mv) = position.judge(attempt)
        {
            assert!(position.is_legal(mv), "{text:?}");
        }
        if let Err(MoveTextError::Ambiguous { candidates }) = read_attempt(&position, &text) {
            assert!(candidates.len() > 1 && candidates.iter().all(|mv| position.is_legal(*mv)));
        }
    }
}

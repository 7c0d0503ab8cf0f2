//! Moves as text: SAN in every usual spelling and its one written form, the short form, and what both say of moves that
//! cannot be played.

use pasapezas_core::notation::{
    MoveTextError, read_attempt, read_san, read_uci, read_uci_attempt, write_attempt, write_san, write_uci,
};
use pasapezas_core::{Attempt, CastleSide, DropRole, Move, Position, PromotionRole, Refusal, Role, RuleSet};

use crate::support::{judge, play, position, square, strict_position};

/// A white queen may castle, promote, capture, drop: one position for many spellings.
const RICH: &str = "r3k3/1P6/8/3pP3/8/2N5/8/R3K2R[NPq] w KQ d6 0 1";

fn same(fen: &str, short: &str, spellings: &[&str]) {
    let position = position(fen);
    let expected = judge(&position, short).unwrap();
    for text in spellings {
        assert_eq!(read_san(&position, text), Ok(expected), "{text}");
    }
    assert_eq!(write_san(&position, expected), spellings[0]);
}

#[test]
fn san_is_read_in_every_usual_spelling() {
    same(RICH, "e1g1", &["O-O", "0-0", "o-o", "OO", "O-O+", "0-0!?"]);
    same(RICH, "e1c1", &["O-O-O", "0-0-0", "OOO", "o-o-o!"]);
    same(RICH, "b7b8n", &["b8=N", "b8N", "b8n", "b8(N)", "b8/N", "b8=n", "b7-b8=N", "b7b8N"]);
    same(RICH, "b7a8q", &["bxa8=Q+", "bxa8=Q", "ba8=Q", "bxa8Q", "b7xa8=Q", "xa8=Q", "bxa8(Q)#", "b7:a8=Q"]);
    same(RICH, "e5d6", &["exd6", "exd6 e.p.", "exd6e.p.", "exd6ep", "ed6", "e5xd6", "xd6", "exd6 e.p.!"]);
    same(RICH, "e5e6", &["e6", "e5e6", "e5-e6", "Pe6", "e6!!", "e6 "]);
    same(RICH, "c3d5", &["Nxd5", "Nd5", "Ncxd5", "N3xd5", "Nc3xd5", "Nc3-d5", "Nc3d5", "Nxd5+", "Nxd5??"]);
    same(RICH, "N@f3", &["N@f3", "n@f3", "N@f3+", "N@f3!?"]);
    same(RICH, "P@e4", &["P@e4", "@e4", "p@e4", "@e4#"]);
}

#[test]
fn the_written_origin_is_as_short_as_it_can_be() {
    // Knights on b1 and f3 both reach d2; pinned ones do not count.
    let written = |fen, short| write_san(&position(fen), judge(&position(fen), short).unwrap());
    assert_eq!(written("7k/8/8/8/8/5N2/8/1N2K3 w", "b1d2"), "Nbd2");
    assert_eq!(written("7k/8/8/8/8/1N6/8/1N2K3 w", "b3d2"), "N3d2");
    assert_eq!(written("7k/8/8/8/8/1N3N2/8/1N2K3 w", "b3d2"), "Nb3d2");
    assert_eq!(written("7k/8/8/8/8/1N3N2/8/1N2K3 w", "b1d2"), "N1d2");
    assert_eq!(written("7k/8/8/8/8/1N3N2/8/1N2K3 w", "f3d2"), "Nfd2");
    assert_eq!(written("7k/8/8/8/8/5N2/8/rN2K3 w", "f3d2"), "Nd2");
    assert_eq!(written("R6R/8/8/8/8/8/1k6/4K3 w", "a8d8"), "Rad8");
    // A drop is not taken for a move of the same kind.
    assert_eq!(written("7k/8/8/8/8/8/8/1N2K3[N] w", "b1d2"), "Nd2");
    assert_eq!(written("7k/8/8/8/8/8/8/1N2K3[N] w", "N@d2"), "N@d2");
    assert_eq!(written("4k3/8/8/3p1p2/4P3/8/8/4K3 w", "e4d5"), "exd5");
}

#[test]
fn an_ambiguous_text_names_the_moves_that_fit() {
    let position = position("7k/8/8/8/8/1N3N2/8/1N2K3 w");
    let error = read_san(&position, "Nd2").unwrap_err();
    assert_eq!(error.candidates(&position), ["N1d2", "Nb3d2", "Nfd2"]);
    assert_eq!(error.to_string(), "several moves fit: b1d2 b3d2 f3d2");
    let error = read_san(&position, "Nbd2").unwrap_err();
    assert!(matches!(&error, MoveTextError::Ambiguous { candidates } if candidates.len() == 2));
    let pawns = crate::support::position("4k3/8/8/3p4/2P1P3/8/8/4K3 w");
    assert!(matches!(read_san(&pawns, "xd5"), Err(MoveTextError::Ambiguous { .. })));
    assert!(read_san(&pawns, "cxd5").is_ok());
}

#[test]
fn a_move_that_is_plain_but_forbidden_is_refused_with_the_reason() {
    let refused = |fen, text| match read_san(&position(fen), text) {
        Err(MoveTextError::Refused(refusal)) => refusal,
        other => panic!("{text}: {other:?}"),
    };
    let pinned = Refusal::LeavesKingInCheck { by: square("e8") };
    assert_eq!(refused("4r1k1/8/8/8/8/8/4N3/4K3 w", "Nc3"), pinned);
    // Of two knights the one that could go there but for its king is spoken of.
    assert_eq!(refused("4r1k1/8/8/8/8/8/4N3/N3K3 w", "Nc3"), pinned);
    assert_eq!(refused("4k3/8/8/8/8/P7/8/R3K3 w", "Ra5"), Refusal::PathBlocked { at: square("a3") });
    assert_eq!(refused("4k3/8/8/8/8/8/8/4K2R w", "O-O"), Refusal::CastleKingMoved);
    assert_eq!(refused("4k3/8/8/8/8/8/8/4K2R w", "O-O-O"), Refusal::CastleKingMoved);
    assert_eq!(refused("4k3/P7/8/8/8/8/8/4K3 w", "a8"), Refusal::PromotionMissing);
    assert_eq!(refused("4k3/8/P7/8/8/8/8/4K3 w", "a7=Q"), Refusal::PromotionImpossible);
    assert_eq!(refused("4k3/8/8/8/4P3/8/8/4K3 w", "exd5"), Refusal::PawnNeedsCapture { at: square("d5") });
    assert_eq!(refused("4k3/8/8/8/8/8/8/4K3 w", "N@f3"), Refusal::ReserveLacks { role: DropRole::Knight });
    assert_eq!(refused("4k3/8/8/8/8/8/8/4K3[P] w", "@a7"), Refusal::DropPawnRank { at: square("a7") });
    let error = read_san(&position("4k3/8/8/8/8/8/8/4K3[P] w"), "@a7").unwrap_err();
    assert_eq!(error.to_string(), "refused by article 7.4: drop-pawn-rank");
}

#[test]
fn a_piece_that_is_not_there_is_named() {
    let start = Position::start(&RuleSet::default());
    let error = read_san(&position("4k3/8/8/8/8/8/8/4K3 w"), "Qd4").unwrap_err();
    assert_eq!(error, MoveTextError::NoSuchPiece { role: Role::Queen });
    assert_eq!(read_san(&start, "Nd1f3"), Err(MoveTextError::NoSuchPiece { role: Role::Knight }));
}

#[test]
fn what_is_no_move_is_unreadable() {
    let start = Position::start(&RuleSet::default());
    for text in [
        "",
        " ",
        "e",
        "e9",
        "i4",
        "4e",
        "Xe4",
        "e4e",
        "O-O-O-O",
        "N@",
        "@",
        "N@@f3",
        "K@e4",
        "N@f9",
        "NN@f3",
        "e8=K",
        "e8=P",
        "e8=",
        "e8()",
        "e8(Q",
        "e2--e4",
        "e2xxe4",
        "♘f3",
        "e2e4e5",
        "Nf3 Nf6",
        "1.e4",
        "--",
        "0000",
        "(Q)",
        "Nbbd2",
        "e.p.",
        "++",
        "a very long text that is no move at all",
    ] {
        assert_eq!(read_san(&start, text), Err(MoveTextError::Unreadable), "{text}");
        assert_eq!(read_attempt(&start, text), Err(MoveTextError::Unreadable), "{text}");
    }
}

#[test]
fn the_other_king_in_check_or_mated_is_shown() {
    let written = |fen, short| write_san(&position(fen), judge(&position(fen), short).unwrap());
    assert_eq!(written("6k1/5ppp/8/8/8/8/8/R3K3[] w", "a1a8"), "Ra8#");
    assert_eq!(written("6k1/5ppp/8/8/8/8/8/R3K3[n] w", "a1a8"), "Ra8+");
    assert_eq!(written("6k1/5ppp/8/8/8/8/8/R3K3[p] w", "a1a8"), "Ra8#");
    assert_eq!(written("5k2/8/8/8/8/8/8/4K2R w K", "e1g1"), "O-O+");
    assert_eq!(written("7k/5Q2/8/6K1/8/8/8/8[] w", "g5g6"), "Kg6", "stalemate has no sign");
}

#[test]
fn a_drop_that_may_only_be_claimed_is_written_without_mate() {
    let position = strict_position("6rk/6pp/8/8/8/8/8/6K1[N] w");
    let mv = Move::Drop { role: DropRole::Knight, to: square("f7") };
    assert!(!position.is_legal(mv));
    assert_eq!(write_san(&position, mv), "N@f7+");
    // What is no move in any way gets the short form.
    let nonsense =
        Move::Normal { from: square("a1"), to: square("h8"), promotion: Some(PromotionRole::Rook) };
    assert_eq!(write_san(&position, nonsense), "a1h8r");
    assert_eq!(write_san(&position, Move::Drop { role: DropRole::Queen, to: square("a1") }), "Q@a1");
}

#[test]
fn the_short_form_has_one_spelling() {
    let rich = position(RICH);
    let board = |from, to, promotion| Attempt::Board { from: square(from), to: square(to), promotion };
    for (text, attempt) in [
        ("e1g1", board("e1", "g1", None)),
        ("b7a8q", board("b7", "a8", Some(PromotionRole::Queen))),
        ("b7b8n", board("b7", "b8", Some(PromotionRole::Knight))),
        ("e5d6", board("e5", "d6", None)),
        ("P@e4", Attempt::Drop { role: DropRole::Pawn, to: square("e4") }),
    ] {
        assert_eq!(read_uci_attempt(text), Ok(attempt));
        assert_eq!(write_attempt(attempt), text);
        assert_eq!(write_uci(&rich, read_uci(&rich, text).unwrap()), text);
    }
    assert_eq!(read_uci(&rich, "e1g1"), Ok(Move::Castle(CastleSide::King)));
    assert_eq!(read_uci(&rich, "e1h1"), Ok(Move::Castle(CastleSide::King)));
    for text in
        ["", "e2", "e2e", "e2e9", "e7e8k", "e7e8Q", "e7e8qq", "n@f3", "K@f3", "@f3", "N@f", "N@f33", "é2e4"]
    {
        assert_eq!(read_uci_attempt(text), Err(MoveTextError::Unreadable), "{text}");
    }
    let refused = Refusal::NotItsMove { role: Role::Knight };
    assert_eq!(read_uci(&rich, "c3c4"), Err(MoveTextError::Refused(refused)));
}

#[test]
fn black_drops_and_castles_in_the_same_short_form() {
    let position = position("r3k2r/8/8/8/8/8/8/4K3[n] b kq");
    assert_eq!(write_uci(&position, read_san(&position, "O-O-O").unwrap()), "e8c8");
    assert_eq!(write_uci(&position, read_san(&position, "N@f6").unwrap()), "N@f6");
}

#[test]
fn an_attempt_is_read_from_either_form_and_drops_are_not_judged() {
    let rich = position(RICH);
    for (san, short) in
        [("O-O", "e1g1"), ("bxa8=Q", "b7a8q"), ("exd6", "e5d6"), ("N@f3", "N@f3"), ("@e4", "P@e4")]
    {
        let attempt = read_uci_attempt(short).unwrap();
        assert_eq!(read_attempt(&rich, san), Ok(attempt));
        assert_eq!(read_attempt(&rich, short), Ok(attempt));
    }
    let checking = Attempt::Drop { role: DropRole::Knight, to: square("g7") };
    assert_eq!(read_attempt(&rich, "N@g7"), Ok(checking));
    assert_eq!(read_attempt(&rich, "N@g7+"), Ok(checking));
    let lacking = Attempt::Drop { role: DropRole::Queen, to: square("g7") };
    assert_eq!(read_attempt(&rich, "q@g7"), Ok(lacking));
}

#[test]
fn a_king_that_captures_nothing_does_not_castle_by_its_target() {
    let position = position("4k3/8/8/8/8/8/8/4K2R w K");
    assert_eq!(read_san(&position, "Kg1"), Ok(Move::Castle(CastleSide::King)), "two squares mean castling");
    assert_eq!(read_san(&position, "Kxh1"), Err(MoveTextError::NoSuchPiece { role: Role::King }));
    assert!(play(position, "Kg1").placement().piece_at(square("f1")).is_some());
}

//! Faults that other programs had, one test each. The names of the tests say what must hold here.

use pasapezas_core::notation::{read_fen, read_san, write_fen, write_san};
use pasapezas_core::{BoardRules, CastleSide, Color, DropRole, Move, Position, Preset, Refusal, RuleSet};

use crate::support::{drops, judge, legal, play, position, position_under, square};

fn san(position: &Position, text: &str) -> String {
    write_san(position, judge(position, text).unwrap())
}

#[test]
fn a_check_that_a_piece_to_come_could_block_is_written_as_check_where_such_pieces_count() {
    let fen = "7k/6pp/8/8/8/BK6/8/5R2 w";
    let international = position_under(fen, BoardRules::INTERNATIONAL);
    assert_eq!(san(&international, "f1f8"), "Rf8+");
    assert!(!play(international, "Rf8").is_mate());
    assert_eq!(san(&position(fen), "f1f8"), "Rf8#");
    let queen = |preset| {
        let position = play(Position::start(&RuleSet::of(preset)), "f3 e5 g4");
        san(&position, "d8h4")
    };
    assert_eq!(Preset::ALL.map(queen), ["Qh4#", "Qh4+", "Qh4+", "Qh4+", "Qh4+"]);
}

#[test]
fn a_player_without_a_move_and_not_in_check_is_not_mated() {
    let fen = "7k/P1Q5/8/8/3KP3/8/1PPP1PPP/RNB2BNR w";
    for (rules, drawn) in [(BoardRules::PASAPEZAS, true), (BoardRules::INTERNATIONAL, false)] {
        let stuck = play(position_under(fen, rules), "Bc4");
        assert!(!stuck.has_legal_move() && !stuck.is_mate());
        assert_eq!(stuck.is_stalemate(), drawn);
    }
}

#[test]
fn a_player_with_drops_alone_is_not_mated() {
    let before = position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1 [n]");
    assert_eq!(san(&before, "a1a8"), "Ra8+");
    assert_eq!(legal(&play(before, "Ra8")), ["N@b8", "N@c8", "N@d8", "N@e8", "N@f8"]);
}

#[test]
fn a_drop_resets_the_count_towards_fifty_moves() {
    let position = position("4k3/8/8/8/8/8/8/4K3[Pn] w - - 37 60");
    assert_eq!(write_fen(&play(position, "P@e4")), "4k3/8/8/8/4P3/8/8/4K3[n] b - - 0 60");
    assert_eq!(play(position, "P@e4 Kd8 Kd1").halfmoves(), 2);
    // A piece that arrives changes nothing.
    assert_eq!(position.receiving(Color::White, DropRole::Queen).halfmoves(), 37);
    // Half-moves are counted, so fifty moves by each side are a hundred.
    assert_eq!(play(position, "Kd1 Kd8 Ke1 Ke8").halfmoves(), 41);
}

#[test]
fn a_contact_mate_ends_the_match_whatever_is_in_reserve() {
    let fen = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR[] w";
    for rules in [BoardRules::PASAPEZAS, BoardRules::INTERNATIONAL] {
        for reserve in ["[]", "[qrbnp]", "[QRqqrrbbnnpppppppp]"] {
            let position = position_under(&fen.replace("[]", reserve), rules);
            assert_eq!(san(&position, "h5f7"), "Qxf7#");
        }
    }
}

#[test]
fn rights_do_not_come_back_with_a_rook_on_the_corner() {
    let before = position("4k3/1b6/8/8/8/8/P7/R3K2R[R] b KQ");
    let after = play(before, "Bxh1 a3 Bd5 R@h1 Kd7");
    assert_eq!(judge(&after, "e1g1"), Err(Refusal::CastleRookMoved { side: CastleSide::King }));
    assert_eq!(judge(&after, "e1c1"), Ok(Move::Castle(CastleSide::Queen)));
}

#[test]
fn rights_leave_with_the_original_rook() {
    let after = play(position("4k3/7p/8/8/8/8/8/R3K2R[R] w KQ"), "Rh3 h6 R@h1 h5");
    assert_eq!(judge(&after, "e1g1"), Err(Refusal::CastleRookMoved { side: CastleSide::King }));
    assert_eq!(judge(&after, "e1c1"), Ok(Move::Castle(CastleSide::Queen)));
}

#[test]
fn checking_drops_are_left_out_of_many() {
    let fen = "4r3/1p1bP1kp/p5pp/3p4/4p3/3PP2P/PP2N1P1/R4RK1[PNNBBRnbrqq] b";
    let position = position(fen);
    let count = |letter: char| drops(&position).iter().filter(|text| text.starts_with(letter)).count();
    assert_eq!(['N', 'B', 'R', 'Q', 'P'].map(count), [42, 41, 42, 40, 0]);
    assert_eq!(drops(&position_under(fen, BoardRules::INTERNATIONAL)).len(), 172);
}

#[test]
fn a_drop_is_legal_only_after_the_piece_has_arrived() {
    let before = Position::start(&RuleSet::default());
    let lacking = Refusal::ReserveLacks { role: DropRole::Knight };
    assert_eq!(read_san(&before, "N@f3"), Err(lacking.into()));
    let after = before.receiving(Color::White, DropRole::Knight);
    assert_eq!(read_san(&after, "N@f3"), Ok(Move::Drop { role: DropRole::Knight, to: square("f3") }));
}

#[test]
fn pawn_drops_are_typed_in_three_ways_and_no_drop_checks() {
    let position = position("8/8/4k3/8/8/8/8/4K3[PN] w");
    for text in ["P@c3", "@c3", "p@c3"] {
        assert_eq!(read_san(&position, text), Ok(Move::Drop { role: DropRole::Pawn, to: square("c3") }));
    }
    let refused = Refusal::DropGivesCheck { role: DropRole::Knight, king: square("e6") };
    assert_eq!(read_san(&position, "N@f4+"), Err(refused.into()));
}

#[test]
fn a_drop_that_checks_is_refused_and_its_neighbour_allowed() {
    let position = position("r1bqkbnr/pp3ppp/2ppp3/8/2BQP3/2N5/PPP2PPP/R1B2RK1[PNn] b");
    let refused = Refusal::DropGivesCheck { role: DropRole::Knight, king: square("g1") };
    assert_eq!(judge(&position, "N@f3"), Err(refused));
    assert!(judge(&position, "N@h5").is_ok());
}

#[test]
fn blocking_far_from_the_king_is_seen() {
    let position = position("R6k/6pp/8/8/8/1K6/8/8[q] b");
    let refused = Refusal::DropGivesCheck { role: DropRole::Queen, king: square("b3") };
    assert_eq!(judge(&position, "Q@g8"), Err(refused));
    assert!(judge(&position, "Q@c8").is_ok());
    assert!(!position.is_mate());
}

#[test]
fn equal_reserves_filled_in_different_orders_are_equal() {
    let fill = |order: &str| {
        let text = format!("4k3/8/8/8/8/8/8/4K3[{order}] w");
        Position::new(read_fen(&text).unwrap(), &RuleSet::default()).unwrap()
    };
    assert_eq!(fill("BRQpbnn").repetition_key(), fill("BRQbpnn").repetition_key());
    assert_eq!(write_fen(&fill("nnbpQRB")), "4k3/8/8/8/8/8/8/4K3[QRBbnnp] w - - 0 1");
}

#[test]
fn a_position_comes_back_after_a_drop_and_a_capture() {
    let start = position("7k/8/8/8/8/8/8/6K1[r] b");
    let later = play(start, "R@f2 Kxf2 Kg8 Kf1 Kh8 Kg1");
    assert_ne!(later.repetition_key(), start.repetition_key());
    // The captured rook has come round over the other board.
    assert_eq!(later.receiving(Color::Black, DropRole::Rook).repetition_key(), start.repetition_key());
    assert_eq!(later.repetition_key().board_only(), start.repetition_key().board_only());
}

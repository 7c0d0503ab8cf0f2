//! Matches of other rules under ours.

use super::line;
use crate::base::{BoardId, DropRole, Seat};
use crate::notation::write_fen;
use crate::record::{Breach, NodeId, Record, Step, breaches, preset_of};
use crate::rules::{Preset, Refusal, RuleSet};

const A: Seat = Seat::WHITE_A;
const B: Seat = Seat::BLACK_A;

fn pasapezas() -> RuleSet {
    RuleSet::of(Preset::Pasapezas)
}

/// An international record in which White on board A has two knights and a queen, places a knight with check, and mates by
/// a placement in a variation.
fn record() -> (Record, NodeId, NodeId) {
    let mut record = Record::new(RuleSet::of(Preset::International));
    let mut node = NodeId::ROOT;
    for role in [DropRole::Knight, DropRole::Knight, DropRole::Queen] {
        node = record.tree.add(node, Step::Give { seat: A, role }).unwrap();
    }
    let moves = [(A, "N@e4"), (B, "e5"), (A, "N@f6+"), (B, "Qxf6"), (A, "Nxf6+"), (B, "Nxf6")];
    let main = line(&mut record.tree, node, &moves);
    let side = line(&mut record.tree, main[0], &[(B, "f5"), (A, "Ng5"), (B, "a5"), (A, "Q@f7#")]);
    (record, main[2], side[3])
}

#[test]
fn every_move_that_other_rules_forbid_is_named_and_no_other() {
    let (record, drop, mate) = record();
    let found = breaches(&record, &pasapezas());
    assert_eq!(found.iter().map(|breach| breach.node).collect::<Vec<_>>(), [drop, mate]);
    assert!(found.iter().all(|breach| breach.seat == A));
    assert!(matches!(found[0].why, Refusal::DropGivesCheck { .. }), "{found:?}");
    assert_eq!(breaches(&record, &record.rules), []);
    let tandem: Vec<Breach> = breaches(&record, &RuleSet::of(Preset::Tandem));
    assert_eq!(tandem.iter().map(|breach| breach.node).collect::<Vec<_>>(), [mate]);
}

#[test]
fn under_other_rules_a_record_keeps_its_moves() {
    let (record, drop, _) = record();
    let before = record.clone();
    let record = record.under(pasapezas());
    assert_eq!((record.rules, record.tree.len()), (pasapezas(), before.tree.len()));
    let fen = |record: &Record| write_fen(record.tree.node(drop).unwrap().boards().position(BoardId::A));
    assert_eq!(fen(&record), fen(&before));
    assert_eq!(record.under(before.rules), before);
}

#[test]
fn the_rules_of_a_record_are_found_in_tags_before_moves() {
    let check = |tags: &[(&str, &str)], expected| {
        let (mut record, ..) = record();
        for (name, text) in tags {
            record.tags.set(name, *text);
        }
        assert_eq!(preset_of(&record), expected, "{tags:?}");
    };
    check(&[], Preset::International);
    check(&[("Event", "FICS rated bughouse match")], Preset::International);
    check(&[("Site", "Chess.com")], Preset::ChessCom);
    check(&[("Event", "Pasapezas de Ourense")], Preset::Pasapezas);
    check(&[("Variant", "Tandem")], Preset::Tandem);
    check(&[("Site", "FICS"), ("Preset", "uscf")], Preset::Uscf);
    check(&[("Preset", "nonsense")], Preset::International);
    check(&[("RuleSet", "tandem take_back=yes"), ("Preset", "uscf")], Preset::Tandem);
    check(&[("RuleSet", "chesscom drop_check=no_check")], Preset::ChessCom);
    check(&[("DropAggression", "No chess mate")], Preset::Tandem);
    check(&[("DropAggression", "Mate allowed")], Preset::International);
}

#[test]
fn a_match_that_breaks_nothing_may_be_ours() {
    let mut record = Record::new(RuleSet::of(Preset::International));
    assert_eq!(preset_of(&record), Preset::Pasapezas);
    line(&mut record.tree, NodeId::ROOT, &[(A, "e4"), (B, "d5"), (A, "exd5"), (Seat::WHITE_B, "e4")]);
    line(&mut record.tree, NodeId::ROOT, &[(Seat::WHITE_B, "d4")]);
    assert_eq!(preset_of(&record), Preset::Pasapezas);
}

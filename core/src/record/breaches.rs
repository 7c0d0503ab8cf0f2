//! Records under other rules than their own: by which rules a match was played, and which of its moves other rules forbid.

use super::Record;
use super::boards::Step;
use super::tags::Tags;
use super::tree::{NodeId, Tree};
use crate::base::Seat;
use crate::rules::{Preset, Refusal, RuleSet};

/// A move that some rules forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The node that the move leads to.
    pub node: NodeId,
    /// Who made it; squares of the reason are those of his board.
    pub seat: Seat,
    /// Why the rules forbid it.
    pub why: Refusal,
}

/// The moves of a record, variations included, that `rules` forbid, in the order of their nodes. Each is judged where the
/// record has it: a forbidden move does not make those behind it wrong. Placements that Strict lets pass are forbidden
/// all the same.
///
/// Castling rights are those of the record; a rook that was placed at home and castled is no breach.
///
/// ```
/// use pasapezas_core::record::{NodeId, Record, Step, breaches};
/// use pasapezas_core::{DropRole, Move, Preset, Refusal, RuleSet, Seat};
/// let mut record = Record::new(RuleSet::of(Preset::International));
/// let seat = Seat::WHITE_A;
/// let given = record.tree.add(NodeId::ROOT, Step::Give { seat, role: DropRole::Pawn }).unwrap();
/// let mv = Move::Drop { role: DropRole::Pawn, to: "e6".parse().unwrap() };
/// let node = record.tree.add(given, Step::Move { seat, mv }).unwrap();
/// assert!(breaches(&record, &RuleSet::of(Preset::Pasapezas)).is_empty());
/// let strange = RuleSet::from_text("pasapezas pawn_ranks=2-5").unwrap();
/// assert_eq!(breaches(&record, &strange)[0].node, node);
/// ```
pub fn breaches(record: &Record, rules: &RuleSet) -> Vec<Breach> {
    record.tree.ids().filter_map(|id| breach(&record.tree, id, rules)).collect()
}

fn breach(tree: &Tree, id: NodeId, rules: &RuleSet) -> Option<Breach> {
    let node = tree.node(id)?;
    let Some(Step::Move { seat, mv }) = node.step() else { return None };
    let before = tree.node(node.parent()?)?.boards().position(seat.board).under(rules.board);
    before.after(mv).err().map(|why| Breach { node: id, seat, why })
}

/// By which rules a record seems to have been played. A guess, to be changed by the reader:
///
/// 1. the tags `RuleSet` and `Preset`, where they can be read;
/// 2. what the tags of rules of other writers say (`DropAggression`);
/// 3. who wrote it or where it was played: `FICS`, chess.com and others in the tags `Event`, `Site`, `Link`, `Variant`,
///    `Source`, `Annotator`;
/// 4. its main line: a match in which nothing breaks the Galician regulation may well be one of ours; any other is taken
///    for an international one, since nothing in moves tells the other presets apart.
pub fn preset_of(record: &Record) -> Preset {
    let tags = &record.tags;
    named(tags).or_else(|| by_drop_rules(tags)).or_else(|| by_place(tags)).unwrap_or_else(|| by_moves(record))
}

fn named(tags: &Tags) -> Option<Preset> {
    let first_word = |text: &str| text.split_whitespace().next().and_then(Preset::from_name);
    let whole = |text: &str| RuleSet::from_text(text).ok().and_then(|rules| rules.preset());
    let rules = tags.get("RuleSet").and_then(|text| whole(text).or_else(|| first_word(text)));
    rules.or_else(|| tags.get("Preset").and_then(first_word))
}

fn by_drop_rules(tags: &Tags) -> Option<Preset> {
    let text = tags.get("DropAggression")?.to_ascii_lowercase();
    Some(match text.as_str() {
        "no check" => Preset::Pasapezas,
        "no chess mate" => Preset::Tandem,
        _ => Preset::International,
    })
}

/// Words of tags, and the rules of those who write them.
const PLACES: [(&str, Preset); 10] = [
    ("pasapezas", Preset::Pasapezas),
    ("chess.com", Preset::ChessCom),
    ("fics", Preset::International),
    ("freechess", Preset::International),
    ("lichess", Preset::International),
    ("pychess", Preset::International),
    ("bughouse.pro", Preset::International),
    ("uscf", Preset::Uscf),
    ("us chess", Preset::Uscf),
    ("tandem", Preset::Tandem),
];

fn by_place(tags: &Tags) -> Option<Preset> {
    let told = ["Event", "Site", "Link", "Variant", "Source", "Annotator"]
        .map(|name| tags.get(name).unwrap_or_default().to_ascii_lowercase());
    let place = PLACES.into_iter().find(|(word, _)| told.iter().any(|text| text.contains(word)));
    place.map(|(_, preset)| preset)
}

fn by_moves(record: &Record) -> Preset {
    let rules = RuleSet::of(Preset::Pasapezas);
    let breaks = |id| breach(&record.tree, id, &rules).is_some();
    if record.tree.line(NodeId::ROOT).any(breaks) { Preset::International } else { Preset::Pasapezas }
}

impl Record {
    /// The same record judged by other rules. Its moves stay, also those that the new rules forbid: [`breaches`] names them.
    #[must_use]
    pub fn under(self, rules: RuleSet) -> Self {
        Self { rules, tree: self.tree.under(&rules), ..self }
    }
}

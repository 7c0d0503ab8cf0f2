//! Which values of a JSON text are games of chess.com, and which two are the boards of a match.
//!
//! Taken: `{"A": game, "B": game}`; a list of games, whose partners are found by their numbers, or else stand next to each
//! other; a list of such pairs; one game alone. A game is an object with a `moveList`, or one with such a `game`, as the
//! server sends it.

use super::value::Json;
use crate::base::PerBoard;

/// The two games of a match, where they are there.
pub(super) type Pair<'a> = PerBoard<Option<&'a Json>>;

/// As many matches as are read from one text.
const MAX_MATCHES: usize = 200;

/// As many games as are looked at for that.
const MAX_GAMES: usize = 400;

/// All matches of a text, in its order.
pub(super) fn pairs(root: &Json) -> Vec<Pair<'_>> {
    let mut found = Vec::new();
    let mut single = Vec::new();
    for value in root.list().unwrap_or(core::slice::from_ref(root)).iter().take(MAX_GAMES) {
        if let Some(game) = as_game(value) {
            single.push(game);
        } else if let Some(pair) = as_pair(value) {
            found.push(pair);
        }
    }
    found.extend(partnered(single.into_iter()));
    found.truncate(MAX_MATCHES);
    found
}

fn as_game(value: &Json) -> Option<&Json> {
    let is_game = |value: &&Json| value.field("moveList").is_some();
    Some(value).filter(is_game).or_else(|| value.field("game").filter(is_game))
}

fn as_pair(value: &Json) -> Option<Pair<'_>> {
    let a = value.field("A").and_then(as_game);
    let b = value.field("B").and_then(as_game);
    (a.is_some() || b.is_some()).then_some(PerBoard { a, b })
}

/// A game that stands alone, with what is known of its number and its partner's.
struct Single<'a> {
    game: &'a Json,
    id: Option<u64>,
    partner: Option<u64>,
}

impl<'a> Single<'a> {
    fn new(game: &'a Json) -> Self {
        let number = |name| game.field(name).and_then(Json::whole);
        Self { game, id: number("id"), partner: number("partnerGameId") }
    }

    /// Whether two games may be the boards of one match: what is known of their numbers does not say no.
    fn fits(&self, other: &Self) -> bool {
        let agree =
            |partner: Option<u64>, id: Option<u64>| partner.is_none() || id.is_none() || partner == id;
        agree(self.partner, other.id) && agree(other.partner, self.id)
    }
}

/// Brings single games together. The lower number is board A; without numbers the one that comes first.
fn partnered<'a>(games: impl Iterator<Item = &'a Json>) -> Vec<Pair<'a>> {
    let mut found = Vec::new();
    let mut waiting: Vec<Single<'a>> = Vec::new();
    for game in games.map(Single::new) {
        match waiting.iter().position(|other| other.fits(&game)) {
            None => waiting.push(game),
            Some(at) => {
                let other = waiting.remove(at);
                let (a, b) =
                    if game.id < other.id && game.id.is_some() { (game, other) } else { (other, game) };
                found.push(PerBoard { a: Some(a.game), b: Some(b.game) });
            }
        }
    }
    found.extend(waiting.into_iter().map(|alone| PerBoard { a: Some(alone.game), b: None }));
    found
}

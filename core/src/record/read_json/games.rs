//! Which values of a JSON text are games of chess.com, and which two are the boards of a match.
//!
//! Taken: `{"A": game, "B": game}`; a list of games, whose partners are found by their numbers, or else stand next to each
//! other; a list of such pairs; one game alone. A game is an object with a `moveList`, or one with such a `game`, as the
//! server sends it.

use super::value::Json;
use crate::base::PerBoard;

/// The two games of a match, where they are there.
pub(super) type OwnPair = PerBoard<Option<Json>>;

/// The same, lent.
pub(super) type Pair<'a> = PerBoard<Option<&'a Json>>;

/// As many matches as are read from one text.
const MAX_MATCHES: usize = 200;

/// As many games as are looked at for that.
const MAX_GAMES: usize = 400;

/// All matches of a text, in its order.
pub(super) fn pairs(root: Json) -> Vec<OwnPair> {
    let mut found = Vec::new();
    let mut single = Vec::new();
    for value in root.into_list().into_iter().take(MAX_GAMES) {
        match as_game(value) {
            Ok(game) => single.push(game),
            Err(value) => found.extend(as_pair(value)),
        }
    }
    found.extend(partnered(single));
    found.truncate(MAX_MATCHES);
    found
}

/// The games of a match, lent.
pub(super) fn lent(pair: &OwnPair) -> Pair<'_> {
    PerBoard { a: pair.a.as_ref(), b: pair.b.as_ref() }
}

/// The game that a value is or has; the value itself when it is none.
fn as_game(mut value: Json) -> Result<Json, Json> {
    let is_game = |value: &Json| value.field("moveList").is_some();
    if is_game(&value) {
        return Ok(value);
    }
    if value.field("game").is_some_and(is_game)
        && let Some(game) = value.take("game")
    {
        return Ok(game);
    }
    Err(value)
}

fn as_pair(mut value: Json) -> Option<OwnPair> {
    let mut game = |name| value.take(name).and_then(|game| as_game(game).ok());
    let (a, b) = (game("A"), game("B"));
    (a.is_some() || b.is_some()).then_some(PerBoard { a, b })
}

/// A game that stands alone, with what is known of its number and its partner's.
struct Single {
    game: Json,
    id: Option<u64>,
    partner: Option<u64>,
}

impl Single {
    fn new(game: Json) -> Self {
        let number = |name| game.field(name).and_then(Json::whole);
        Self { id: number("id"), partner: number("partnerGameId"), game }
    }

    /// Whether two games may be the boards of one match: what is known of their numbers does not say no.
    fn fits(&self, other: &Self) -> bool {
        let agree =
            |partner: Option<u64>, id: Option<u64>| partner.is_none() || id.is_none() || partner == id;
        agree(self.partner, other.id) && agree(other.partner, self.id)
    }
}

/// Brings single games together. The lower number is board A; without numbers the one that comes first.
fn partnered(games: Vec<Json>) -> Vec<OwnPair> {
    let mut found = Vec::new();
    let mut waiting: Vec<Single> = Vec::new();
    for game in games.into_iter().map(Single::new) {
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

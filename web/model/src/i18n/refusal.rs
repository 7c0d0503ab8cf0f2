//! Why something may not be done, in one plain sentence. The article stands in a badge beside it and not in the sentence.
//!
//! A sentence is a template, one per kind and language; what stands in braces is filled in:
//!
//! - `{at}`, `{by}`, `{king}`: a square of the refusal;
//! - `{a@at}`, `{the@by}`, `{The@by}`: the piece that stands there, with its article;
//! - `{The}`, `{the}`, `{no}`: the piece of the refusal itself;
//! - `{who}`, `{times}`, `{moves}`, `{wing}`, `{steps}`, `{ranks}`, `{ranks short}`, `{own flag}`: a [`Part`], or a number.
//!
//! In a part itself: `{name}` and `{of name}` (French), `{board}`, `{n}`, `{first}` and `{last}`.

use pasapezas_core::{CastleSide, Color, PawnRanks, Refusal, RefusalKind, Role, Seat, Square};

use super::elision::of;
use super::labels::{labels, text_of};
use super::lang::Lang;
use super::noun::{Noun, noun, piece};
use super::scene::Scene;
use super::text::{Text, board_letter, fill, rank_name, square_name};
use super::{refusal_de, refusal_en, refusal_es, refusal_fr, refusal_gl, refusal_pt};

labels! {
    /// A piece of a sentence.
    pub(super) enum Part {
        /// A flag of the own team is down.
        OwnFlag,
        /// The same with the name of its player.
        OwnFlagOf,
        /// Who has the white pieces of a board.
        White,
        /// Who has the black ones.
        Black,
        /// One time.
        Once,
        /// Two times.
        Twice,
        /// More times, or none.
        Times,
        /// How a piece moves: the whole sentence.
        StepsPawn,
        /// The same.
        StepsKnight,
        /// The same.
        StepsBishop,
        /// The same.
        StepsRook,
        /// The same.
        StepsQueen,
        /// The same.
        StepsKing,
        /// Castling to one wing, as what cannot be done.
        CastleKing,
        /// The same to the other.
        CastleQueen,
        /// Where pawns may not be placed by the regulation.
        UsualRanks,
        /// Where they may: one rank alone.
        OneRank,
        /// More of them.
        Ranks,
        /// The same in few words.
        OneRankShort,
        /// The same.
        RanksShort,
    }
}

/// One sentence of at most 110 characters: first what is the case, then what one may do.
///
/// ```
/// use pasapezas_core::{PawnRanks, Placement, Refusal, Square};
/// use pasapezas_model::i18n::{Lang, Scene, refusal};
/// let start = Placement::start();
/// let scene = Scene::new(&start, PawnRanks::TWO_TO_SIX);
/// let way = Refusal::PathBlocked { at: "a2".parse::<Square>().unwrap() };
/// assert_eq!(refusal(Lang::Galician, way, &scene), "O camiño está cortado: hai un peón en a2.");
/// ```
pub fn refusal(lang: Lang, refusal: Refusal, scene: &Scene<'_>) -> Text {
    let template = text_of!(lang, RefusalKind, refusal.kind();
        Galician: refusal_gl::long,
        Spanish: refusal_es::long,
        English: refusal_en::long,
        Portuguese: refusal_pt::long,
        French: refusal_fr::long,
        German: refusal_de::long,
    );
    Case { lang, refusal, scene }.sentence(template)
}

/// The same for narrow screens, in at most 45 characters.
pub fn refusal_short(lang: Lang, refusal: Refusal, scene: &Scene<'_>) -> Text {
    let template = text_of!(lang, RefusalKind, refusal.kind();
        Galician: refusal_gl::short,
        Spanish: refusal_es::short,
        English: refusal_en::short,
        Portuguese: refusal_pt::short,
        French: refusal_fr::short,
        German: refusal_de::short,
    );
    Case { lang, refusal, scene }.sentence(template)
}

fn part(lang: Lang, part: Part) -> &'static str {
    text_of!(lang, Part, part;
        Galician: refusal_gl::part,
        Spanish: refusal_es::part,
        English: refusal_en::part,
        Portuguese: refusal_pt::part,
        French: refusal_fr::part,
        German: refusal_de::part,
    )
}

/// What is to be said, in which language, of which board.
struct Case<'a> {
    lang: Lang,
    refusal: Refusal,
    scene: &'a Scene<'a>,
}

impl Case<'_> {
    fn sentence(&self, template: &'static str) -> Text {
        fill(template, &|hole| self.hole(hole))
    }

    fn part(&self, which: Part) -> Text {
        self.sentence(part(self.lang, which))
    }

    fn hole(&self, hole: &str) -> Text {
        if let Some((form, place)) = hole.split_once('@') {
            let standing = self.square(place).and_then(|square| self.scene.role_at(square));
            return Text::Borrowed(form_of(
                standing.map_or_else(|| piece(self.lang), |role| noun(self.lang, role)),
                form,
            ));
        }
        match hole {
            "who" => self.who(),
            "name" => Text::Owned(self.name().unwrap_or_default().to_owned()),
            "of name" => of(self.name().unwrap_or_default()),
            "own flag" => self.part(if self.name().is_some() { Part::OwnFlagOf } else { Part::OwnFlag }),
            "board" => Text::Borrowed(self.seat().map_or("", |seat| board_letter(seat.board))),
            "times" => self.part(match self.count() {
                1 => Part::Once,
                2 => Part::Twice,
                _ => Part::Times,
            }),
            "n" | "moves" => Text::Owned(self.count().to_string()),
            "wing" => self.wing(),
            "steps" => self.role().map_or_else(Text::default, |role| self.part(steps(role))),
            "ranks" => self.ranks(false),
            "ranks short" => self.ranks(true),
            "first" => Text::Borrowed(rank_name(self.scene.pawn_ranks().first())),
            "last" => Text::Borrowed(rank_name(self.scene.pawn_ranks().last())),
            "at" | "by" | "king" => Text::Borrowed(self.square(hole).map_or("", square_name)),
            form => Text::Borrowed(self.role().map_or("", |role| form_of(noun(self.lang, role), form))),
        }
    }

    /// A player by name, or by what he plays.
    fn who(&self) -> Text {
        match (self.name(), self.seat().map(|seat| seat.color)) {
            (Some(name), _) => Text::Owned(name.to_owned()),
            (None, Some(Color::White)) => self.part(Part::White),
            (None, Some(Color::Black)) => self.part(Part::Black),
            (None, None) => Text::default(),
        }
    }

    fn ranks(&self, short: bool) -> Text {
        let ranks = self.scene.pawn_ranks();
        self.part(match (short, ranks.first() == ranks.last()) {
            (false, _) if ranks == PawnRanks::TWO_TO_SIX => Part::UsualRanks,
            (false, true) => Part::OneRank,
            (false, false) => Part::Ranks,
            (true, true) => Part::OneRankShort,
            (true, false) => Part::RanksShort,
        })
    }

    fn name(&self) -> Option<&str> {
        self.seat().and_then(|seat| self.scene.name(seat))
    }
}

/// What the refusal itself knows.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "a template asks what its refusal knows; a test fills every one in"
)]
impl Case<'_> {
    const fn seat(&self) -> Option<Seat> {
        match self.refusal {
            Refusal::OwnFlagFallen { seat }
            | Refusal::NotYourTimeClaim { seat }
            | Refusal::NotYourPlacementClaim { seat }
            | Refusal::NotYourTurn { seat } => Some(seat),
            _ => None,
        }
    }

    fn wing(&self) -> Text {
        match self.refusal {
            Refusal::CastleRookMoved { side } | Refusal::CastleNoRook { side } => self.part(match side {
                CastleSide::King => Part::CastleKing,
                CastleSide::Queen => Part::CastleQueen,
            }),
            _ => Text::default(),
        }
    }

    const fn count(&self) -> u8 {
        match self.refusal {
            Refusal::NotRepeated { times } => times,
            Refusal::NotFiftyMoves { halfmoves } => halfmoves / 2,
            _ => 0,
        }
    }

    const fn role(&self) -> Option<Role> {
        match self.refusal {
            Refusal::NotItsMove { role } => Some(role),
            Refusal::ReserveLacks { role }
            | Refusal::DropGivesCheck { role, .. }
            | Refusal::DropGivesMate { role, .. } => Some(role.role()),
            _ => None,
        }
    }

    /// The square of that name.
    fn square(&self, name: &str) -> Option<Square> {
        match (name, self.refusal) {
            (
                "at",
                Refusal::EmptySquare { at }
                | Refusal::NotYourPiece { at }
                | Refusal::TouchedOwn { at }
                | Refusal::TouchedEnemy { at }
                | Refusal::PathBlocked { at }
                | Refusal::OwnPieceThere { at }
                | Refusal::KingTarget { at }
                | Refusal::PawnNeedsCapture { at }
                | Refusal::EnPassantGone { at }
                | Refusal::PawnOnLastRank { at }
                | Refusal::CastleBlocked { at }
                | Refusal::CastleThroughCheck { at, .. }
                | Refusal::DropOccupied { at },
            ) => Some(at),
            (
                "by",
                Refusal::StillInCheck { by }
                | Refusal::LeavesKingInCheck { by }
                | Refusal::KingIntoCheck { by }
                | Refusal::CastleInCheck { by }
                | Refusal::CastleThroughCheck { by, .. }
                | Refusal::CastleIntoCheck { by },
            ) => Some(by),
            ("king", Refusal::DropGivesCheck { king, .. } | Refusal::DropGivesMate { king, .. }) => {
                Some(king)
            }
            _ => None,
        }
    }
}

const fn steps(role: Role) -> Part {
    match role {
        Role::Pawn => Part::StepsPawn,
        Role::Knight => Part::StepsKnight,
        Role::Bishop => Part::StepsBishop,
        Role::Rook => Part::StepsRook,
        Role::Queen => Part::StepsQueen,
        Role::King => Part::StepsKing,
    }
}

/// A form of a noun by the name that it has in a template.
fn form_of(noun: &'static Noun, form: &str) -> &'static str {
    match form {
        "a" => noun.a(),
        "the" => noun.the(),
        "The" => noun.the_first(),
        "no" => noun.no(),
        _ => "",
    }
}

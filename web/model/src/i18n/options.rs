//! The options of a set of rules as the panel for a new match shows them: grouped by article, each with a name, a sentence
//! and its values.

use pasapezas_core::{
    Article, BoardRules, Communication, DrawAgreement, DrawCounts, DropCheck, Enforcement, FlagDraw,
    MateRule, PawnRanks, PerSeat, RepetitionRule, RuleSet, Seat, StalemateRule, TimeWin,
};

use super::labels::text_of;
use super::lang::Lang;
use super::text::{Text, join, rank_name};
use super::ui::seat_label;
use super::{option_de, option_en, option_es, option_fr, option_gl, option_pt};

/// The article on what partners may say.
const COMMUNICATION: Article = Article { number: 11, clause: 0 };

macro_rules! options {
    ($($(#[$doc:meta])* $name:ident($type:ty), $key:literal, $article:expr;)*) => {
        /// An option of a set of rules.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum OptionId {
            $($(#[$doc])* $name,)*
        }

        /// A value that an option can have.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum OptionValue {
            $($(#[$doc])* $name($type),)*
        }

        impl OptionId {
            /// All options, in the order of their articles.
            pub const ALL: [Self; 17] = [$(Self::$name),*];

            /// Its name in files and commands, as [`RuleSet::set`] takes it.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key),* }
            }

            /// The article that it bends.
            pub const fn article(self) -> Article {
                match self { $(Self::$name => $article),* }
            }
        }

        impl OptionValue {
            /// The option that has this value.
            pub const fn id(self) -> OptionId {
                match self { $(Self::$name(_) => OptionId::$name),* }
            }
        }
    };
}

options! {
    /// May moves be taken back?
    TakeBack(bool), "take_back", Article::MATCH;
    /// Do touched pieces bind?
    TouchMove(bool), "touch_move", Article::MATCH;
    /// May moves be entered before the turn comes?
    Premoves(bool), "premoves", Article::TURN;
    /// May a dropped rook castle?
    DroppedRookCastles(bool), "dropped_rook_castles", Article::DROP;
    /// May a drop give check?
    DropCheck(DropCheck), "drop_check", Article::DROP_CHECK;
    /// Where may pawns be dropped?
    PawnRanks(PawnRanks), "pawn_ranks", Article::PAWN_RANKS;
    /// What becomes of a forbidden drop?
    Enforcement(Enforcement), "enforcement", Article::CLAIM_PLACEMENT;
    /// Which pieces count for mate?
    Mate(MateRule), "mate", Article::MATE;
    /// How is a match won on time?
    TimeWin(TimeWin), "time_win", Article::TIME;
    /// Whose time is claimed for him?
    AutoClaim(PerSeat<bool>), "auto_claim", Article::TIME;
    /// How many boards agree to a draw?
    DrawAgreement(DrawAgreement), "draw_agreement", Article::AGREEMENT;
    /// Which fallen flags draw?
    FlagDraw(FlagDraw), "flag_draw", Article::FLAGS;
    /// What does repetition compare?
    Repetition(RepetitionRule), "repetition", Article::FIDE_DRAWS;
    /// Is the fifty-move rule in force?
    FiftyMoves(bool), "fifty_moves", Article::FIDE_DRAWS;
    /// When do repetition and the fifty moves draw?
    DrawCounts(DrawCounts), "draw_counts", Article::FIDE_DRAWS;
    /// Is stalemate a draw?
    Stalemate(StalemateRule), "stalemate", Article::STALEMATE;
    /// What may partners say?
    Communication(Communication), "communication", COMMUNICATION;
}

impl OptionId {
    /// The value that it has in `rules`.
    pub const fn of(self, rules: &RuleSet) -> OptionValue {
        let RuleSet { board, enforcement, time_win, flag_draw, draw_agreement, repetition, .. } = *rules;
        let RuleSet {
            fifty_moves,
            draw_counts,
            communication,
            take_back,
            premoves,
            touch_move,
            auto_claim,
            ..
        } = *rules;
        let BoardRules { drop_check, pawn_ranks, mate, stalemate, dropped_rook_castles } = board;
        match self {
            Self::TakeBack => OptionValue::TakeBack(take_back),
            Self::TouchMove => OptionValue::TouchMove(touch_move),
            Self::Premoves => OptionValue::Premoves(premoves),
            Self::DroppedRookCastles => OptionValue::DroppedRookCastles(dropped_rook_castles),
            Self::DropCheck => OptionValue::DropCheck(drop_check),
            Self::PawnRanks => OptionValue::PawnRanks(pawn_ranks),
            Self::Enforcement => OptionValue::Enforcement(enforcement),
            Self::Mate => OptionValue::Mate(mate),
            Self::TimeWin => OptionValue::TimeWin(time_win),
            Self::AutoClaim => OptionValue::AutoClaim(auto_claim),
            Self::DrawAgreement => OptionValue::DrawAgreement(draw_agreement),
            Self::FlagDraw => OptionValue::FlagDraw(flag_draw),
            Self::Repetition => OptionValue::Repetition(repetition),
            Self::FiftyMoves => OptionValue::FiftyMoves(fifty_moves),
            Self::DrawCounts => OptionValue::DrawCounts(draw_counts),
            Self::Stalemate => OptionValue::Stalemate(stalemate),
            Self::Communication => OptionValue::Communication(communication),
        }
    }

    /// The values to choose from, the regulation's first. An option may have another one: pawns on ranks 3 to 5, claims
    /// made for two seats.
    pub fn choices(self) -> Vec<OptionValue> {
        let no_yes = |value: fn(bool) -> OptionValue| vec![value(false), value(true)];
        match self {
            Self::TakeBack => no_yes(OptionValue::TakeBack),
            Self::TouchMove => no_yes(OptionValue::TouchMove),
            Self::Premoves => vec![OptionValue::Premoves(true), OptionValue::Premoves(false)],
            Self::DroppedRookCastles => no_yes(OptionValue::DroppedRookCastles),
            Self::DropCheck => {
                [DropCheck::NoCheck, DropCheck::NoMate, DropCheck::Free].map(OptionValue::DropCheck).to_vec()
            }
            Self::PawnRanks => {
                [PawnRanks::TWO_TO_SIX, PawnRanks::TWO_TO_SEVEN].map(OptionValue::PawnRanks).to_vec()
            }
            Self::Enforcement => {
                [Enforcement::Assisted, Enforcement::Strict].map(OptionValue::Enforcement).to_vec()
            }
            Self::Mate => [MateRule::Present, MateRule::Prospective].map(OptionValue::Mate).to_vec(),
            Self::TimeWin => [TimeWin::ClaimPair, TimeWin::ClaimBoard, TimeWin::Automatic]
                .map(OptionValue::TimeWin)
                .to_vec(),
            Self::AutoClaim => {
                [false, true].map(|on| OptionValue::AutoClaim(PerSeat::for_seats(|_| on))).to_vec()
            }
            Self::DrawAgreement => {
                [DrawAgreement::OneBoard, DrawAgreement::BothBoards].map(OptionValue::DrawAgreement).to_vec()
            }
            Self::FlagDraw => [FlagDraw::EachPair, FlagDraw::SameBoard].map(OptionValue::FlagDraw).to_vec(),
            Self::Repetition => {
                [RepetitionRule::BoardAndReserves, RepetitionRule::Board, RepetitionRule::Off]
                    .map(OptionValue::Repetition)
                    .to_vec()
            }
            Self::FiftyMoves => vec![OptionValue::FiftyMoves(true), OptionValue::FiftyMoves(false)],
            Self::DrawCounts => [DrawCounts::ClaimAndAutomatic, DrawCounts::Claim, DrawCounts::Automatic]
                .map(OptionValue::DrawCounts)
                .to_vec(),
            Self::Stalemate => {
                [StalemateRule::Draw, StalemateRule::Wait].map(OptionValue::Stalemate).to_vec()
            }
            Self::Communication => [Communication::Free, Communication::Signals, Communication::None]
                .map(OptionValue::Communication)
                .to_vec(),
        }
    }
}

impl OptionValue {
    /// Gives the option this value.
    pub const fn put(self, rules: &mut RuleSet) {
        match self {
            Self::TakeBack(value) => rules.take_back = value,
            Self::TouchMove(value) => rules.touch_move = value,
            Self::Premoves(value) => rules.premoves = value,
            Self::DroppedRookCastles(value) => rules.board.dropped_rook_castles = value,
            Self::DropCheck(value) => rules.board.drop_check = value,
            Self::PawnRanks(value) => rules.board.pawn_ranks = value,
            Self::Enforcement(value) => rules.enforcement = value,
            Self::Mate(value) => rules.board.mate = value,
            Self::TimeWin(value) => rules.time_win = value,
            Self::AutoClaim(value) => rules.auto_claim = value,
            Self::DrawAgreement(value) => rules.draw_agreement = value,
            Self::FlagDraw(value) => rules.flag_draw = value,
            Self::Repetition(value) => rules.repetition = value,
            Self::FiftyMoves(value) => rules.fifty_moves = value,
            Self::DrawCounts(value) => rules.draw_counts = value,
            Self::Stalemate(value) => rules.board.stalemate = value,
            Self::Communication(value) => rules.communication = value,
        }
    }
}

/// The name of an option: *Colocar dando xaque*.
pub fn option_name(lang: Lang, option: OptionId) -> &'static str {
    text_of!(lang, OptionId, option;
        Galician: option_gl::name,
        Spanish: option_es::name,
        English: option_en::name,
        Portuguese: option_pt::name,
        French: option_fr::name,
        German: option_de::name,
    )
}

/// What it is about, in one sentence.
pub fn option_help(lang: Lang, option: OptionId) -> &'static str {
    text_of!(lang, OptionId, option;
        Galician: option_gl::help,
        Spanish: option_es::help,
        English: option_en::help,
        Portuguese: option_pt::help,
        French: option_fr::help,
        German: option_de::help,
    )
}

/// The value that an option has in `rules`, as a choice names it: *Nunca*.
pub fn option_value(lang: Lang, rules: &RuleSet, option: OptionId) -> Text {
    value_name(lang, option.of(rules))
}

/// The name of a value: *Nunca*, *2–6*, *A · brancas, B · negras*.
pub fn value_name(lang: Lang, value: OptionValue) -> Text {
    match lang {
        Lang::Galician => option_gl::value(value),
        Lang::Spanish => option_es::value(value),
        Lang::English => option_en::value(value),
        Lang::Portuguese => option_pt::value(value),
        Lang::French => option_fr::value(value),
        Lang::German => option_de::value(value),
    }
}

/// *2–6*, the same in every language.
pub(super) fn ranks(ranks: PawnRanks) -> Text {
    let (first, last) = (rank_name(ranks.first()), rank_name(ranks.last()));
    if first == last { Text::Borrowed(first) } else { join(&[first, "–", last]) }
}

/// Some of the four, with the words for none and for all.
pub(super) fn seats(lang: Lang, chosen: PerSeat<bool>, none: &'static str, all: &'static str) -> Text {
    let some: Vec<Text> =
        Seat::ALL.into_iter().filter(|seat| *chosen.at(*seat)).map(|seat| seat_label(lang, seat)).collect();
    match some.len() {
        0 => Text::Borrowed(none),
        4 => Text::Borrowed(all),
        _ => Text::Owned(some.join(", ")),
    }
}

//! What is wrong with a position or with rules that somebody brings along: which board, which field, which sign, which square.
//!
//! The core names each fault as data; here it becomes a sentence. What an importer forgives is not said here.

use pasapezas_core::notation::{BfenError, FenError, FenField, FenProblem};
use pasapezas_core::{BoardId, CastleSide, Color, Expected, OptionError, Preset, SetupFault};

use super::labels::{labels, text_of};
use super::lang::Lang;
use super::noun::noun;
use super::text::{Text, after_colon, capital, colon, fill_with, join, rank_name, square_name};
use super::ui::board_name;
use super::{fault_de, fault_en, fault_es, fault_fr, fault_gl, fault_pt};

/// The longest part of somebody's text that is shown again, in characters.
const MAX_QUOTED: usize = 40;

labels! {
    /// What is wrong, or a word of it; what stands in braces is filled in.
    pub(super) enum Clause {
        /// A fault of the same name.
        NoKing,
        /// A fault of the same name.
        ManyKings,
        /// A fault of the same name.
        KingInReserve,
        /// A fault of the same name.
        PawnOnLastRank,
        /// A fault of the same name.
        MarkImpossible,
        /// A fault of the same name.
        CastlingImpossible,
        /// A fault of the same name.
        EnPassantImpossible,
        /// A fault of the same name.
        OpponentInCheck,
        /// A part of a FEN.
        FieldText,
        /// A part of a FEN.
        FieldBoard,
        /// A part of a FEN.
        FieldReserve,
        /// A part of a FEN.
        FieldTurn,
        /// A part of a FEN.
        FieldCastling,
        /// A part of a FEN.
        FieldEnPassant,
        /// A part of a FEN.
        FieldHalfMoves,
        /// A part of a FEN.
        FieldFullMoves,
        /// A fault of the same name.
        Empty,
        /// A fault of the same name.
        TooLong,
        /// A fault of the same name.
        TooManyFields,
        /// A fault of the same name.
        UnknownSign,
        /// A fault of the same name.
        RowTooLong,
        /// A fault of the same name.
        RowTooShort,
        /// A fault of the same name.
        TooManyRows,
        /// A fault of the same name.
        RowMissing,
        /// A fault of the same name.
        StrayMark,
        /// A fault of the same name.
        BracketOpen,
        /// A fault of the same name.
        SecondReserve,
        /// A fault of the same name.
        CountWithoutLetter,
        /// A fault of the same name.
        TooManyInReserve,
        /// A fault of the same name.
        NotATurn,
        /// A fault of the same name.
        RightTwice,
        /// A fault of the same name.
        NotASquare,
        /// A fault of the same name.
        NotANumber,
        /// A fault of the same name.
        NumberTooLarge,
        /// A fault of the same name.
        SecondBoardMissing,
        /// A fault of the same name.
        TooManyParts,
        /// A fault of the same name.
        Clocks,
        /// A side, as a subject.
        White,
        /// The other one.
        Black,
        /// A wing.
        WingKing,
        /// The other one.
        WingQueen,
        /// The heading over what an address has brought.
        BadAddress,
        /// Before the names of rule sets.
        NoRules,
        /// A word that is no option.
        NoOption,
        /// Before the values of an option.
        MayBe,
        /// Before an example.
        WrittenLike,
        /// Before a number of a character.
        Character,
        /// Between the last two of a list.
        Or,
    }
}

fn clause(lang: Lang, clause: Clause) -> &'static str {
    text_of!(lang, Clause, clause;
        Galician: fault_gl::clause,
        Spanish: fault_es::clause,
        English: fault_en::clause,
        Portuguese: fault_pt::clause,
        French: fault_fr::clause,
        German: fault_de::clause,
    )
}

/// A set-up that is no position: *As brancas non teñen rei.*
pub fn setup_fault(lang: Lang, fault: SetupFault) -> Text {
    capital(&join(&[&setup_clause(lang, fault), "."]))
}

/// The same where both boards are in question: *Taboleiro A: as brancas non teñen rei.*
pub fn setup_fault_on(lang: Lang, board: BoardId, fault: SetupFault) -> Text {
    join(&[board_name(lang, board), colon(lang), &after_colon(lang, &setup_clause(lang, fault)), "."])
}

/// A text that is no board: *Quenda, carácter 17: a quenda é w ou b.*
pub fn fen_fault(lang: Lang, error: &FenError) -> Text {
    capital(&fen_clause(lang, error))
}

/// A text that is no pair of boards: *Taboleiro B, quenda, carácter 43: a quenda é w ou b.*
pub fn bfen_fault(lang: Lang, error: &BfenError) -> Text {
    match error {
        BfenError::Board { board, error } => {
            join(&[board_name(lang, *board), ", ", &fen_clause(lang, error)])
        }
        BfenError::TooManyParts { column } | BfenError::Clocks { column } => {
            let why = after_colon(lang, bfen_clause(lang, error));
            capital(&join(&[&place(lang, *column), colon(lang), &why, "."]))
        }
        BfenError::SecondBoardMissing | BfenError::TooLong => {
            capital(&join(&[bfen_clause(lang, error), "."]))
        }
    }
}

/// A word that names no rule: *«mate=quizais»: pode ser present ou prospective.* `word` is what somebody wrote.
pub fn option_fault(lang: Lang, word: &str, error: OptionError) -> Text {
    let listed = |words: &[&str]| list(lang, words);
    let why = match error {
        OptionError::UnknownPreset => {
            let presets = Preset::ALL.map(Preset::name);
            join(&[clause(lang, Clause::NoRules), " ", &listed(&presets)])
        }
        OptionError::UnknownOption => Text::Borrowed(clause(lang, Clause::NoOption)),
        OptionError::UnknownValue { expected: Expected::OneOf(values) } => {
            join(&[clause(lang, Clause::MayBe), " ", &listed(values)])
        }
        OptionError::UnknownValue { expected: Expected::Like(example) } => {
            join(&[clause(lang, Clause::WrittenLike), " ", example])
        }
    };
    join(&[&quoted(lang, word), colon(lang), &after_colon(lang, &why), "."])
}

/// The heading over such faults when an address has brought them.
pub fn bad_address(lang: Lang) -> &'static str {
    clause(lang, Clause::BadAddress)
}

fn setup_clause(lang: Lang, fault: SetupFault) -> Text {
    let side = |color: Color| ("side", side(lang, color));
    let (which, holes) = match fault {
        SetupFault::NoKing { color } => (Clause::NoKing, [side(color), NONE]),
        SetupFault::ManyKings { color } => (Clause::ManyKings, [side(color), NONE]),
        SetupFault::KingInReserve { color } => (Clause::KingInReserve, [side(color), NONE]),
        SetupFault::PawnOnLastRank { at } => (Clause::PawnOnLastRank, [("at", square_name(at)), NONE]),
        SetupFault::MarkImpossible { at } => (Clause::MarkImpossible, [("at", square_name(at)), NONE]),
        SetupFault::CastlingImpossible { color, side: to } => {
            let wing = match to {
                CastleSide::King => Clause::WingKing,
                CastleSide::Queen => Clause::WingQueen,
            };
            (Clause::CastlingImpossible, [side(color), ("wing", clause(lang, wing))])
        }
        SetupFault::EnPassantImpossible { at } => {
            (Clause::EnPassantImpossible, [("at", square_name(at)), NONE])
        }
        SetupFault::OpponentInCheck { by } => (Clause::OpponentInCheck, [("by", square_name(by)), NONE]),
    };
    fill_with(clause(lang, which), &holes)
}

/// A hole that no template has.
const NONE: (&str, &str) = ("", "");

fn side(lang: Lang, color: Color) -> &'static str {
    clause(lang, color.choose(Clause::White, Clause::Black))
}

fn fen_clause(lang: Lang, error: &FenError) -> Text {
    let field = match error.field {
        FenField::Text => Clause::FieldText,
        FenField::Board => Clause::FieldBoard,
        FenField::Reserve => Clause::FieldReserve,
        FenField::Turn => Clause::FieldTurn,
        FenField::Castling => Clause::FieldCastling,
        FenField::EnPassant => Clause::FieldEnPassant,
        FenField::HalfMoves => Clause::FieldHalfMoves,
        FenField::FullMoves => Clause::FieldFullMoves,
    };
    let problem = after_colon(lang, &fen_problem(lang, error.problem));
    join(&[clause(lang, field), ", ", &place(lang, error.column), colon(lang), &problem, "."])
}

fn fen_problem(lang: Lang, problem: FenProblem) -> Text {
    let plain = |which| Text::Borrowed(clause(lang, which));
    let with = |which, name, value: &str| fill_with(clause(lang, which), &[(name, value)]);
    match problem {
        FenProblem::Empty => plain(Clause::Empty),
        FenProblem::TooLong => plain(Clause::TooLong),
        FenProblem::TooManyFields => plain(Clause::TooManyFields),
        FenProblem::UnknownSign(sign) => with(Clause::UnknownSign, "sign", &quoted_sign(lang, sign)),
        FenProblem::RowTooLong(rank) => with(Clause::RowTooLong, "rank", rank_name(rank)),
        FenProblem::RowTooShort(rank) => with(Clause::RowTooShort, "rank", rank_name(rank)),
        FenProblem::TooManyRows => plain(Clause::TooManyRows),
        FenProblem::RowMissing(rank) => with(Clause::RowMissing, "rank", rank_name(rank)),
        FenProblem::StrayMark => plain(Clause::StrayMark),
        FenProblem::BracketOpen => plain(Clause::BracketOpen),
        FenProblem::SecondReserve => plain(Clause::SecondReserve),
        FenProblem::CountWithoutLetter => plain(Clause::CountWithoutLetter),
        FenProblem::TooManyInReserve(color, role) => {
            let pieces = noun(lang, role.role()).many();
            fill_with(
                clause(lang, Clause::TooManyInReserve),
                &[("side", side(lang, color)), ("pieces", pieces)],
            )
        }
        FenProblem::NotATurn => plain(Clause::NotATurn),
        FenProblem::RightTwice(sign) => with(Clause::RightTwice, "sign", &quoted_sign(lang, sign)),
        FenProblem::NotASquare => plain(Clause::NotASquare),
        FenProblem::NotANumber => plain(Clause::NotANumber),
        FenProblem::NumberTooLarge => plain(Clause::NumberTooLarge),
    }
}

fn bfen_clause(lang: Lang, error: &BfenError) -> &'static str {
    clause(
        lang,
        match error {
            BfenError::SecondBoardMissing => Clause::SecondBoardMissing,
            BfenError::TooManyParts { .. } => Clause::TooManyParts,
            BfenError::TooLong | BfenError::Board { .. } => Clause::TooLong,
            BfenError::Clocks { .. } => Clause::Clocks,
        },
    )
}

fn place(lang: Lang, column: usize) -> Text {
    join(&[clause(lang, Clause::Character), &column.to_string()])
}

/// What somebody wrote, in the quotation marks of the language, cut where it is long.
fn quoted(lang: Lang, word: &str) -> Text {
    let mut shown: String = word.chars().take(MAX_QUOTED).map(visible).collect();
    if word.chars().count() > MAX_QUOTED {
        shown.push('…');
    }
    match lang {
        Lang::Galician | Lang::Spanish | Lang::Portuguese => join(&["«", &shown, "»"]),
        Lang::English => join(&["“", &shown, "”"]),
        Lang::French => join(&["«\u{a0}", &shown, "\u{a0}»"]),
        Lang::German => join(&["„", &shown, "“"]),
    }
}

/// A sign that somebody wrote, in quotation marks.
fn quoted_sign(lang: Lang, sign: char) -> Text {
    quoted(lang, sign.encode_utf8(&mut [0; 4]))
}

/// What cannot be seen is shown as such, and cannot turn the line around.
fn visible(sign: char) -> char {
    let is_plain = sign.is_alphanumeric() || sign.is_ascii_graphic() || sign == ' ';
    if is_plain { sign } else { '\u{fffd}' }
}

fn list(lang: Lang, words: &[&str]) -> Text {
    let or = clause(lang, Clause::Or);
    match words {
        [first @ .., last] if !first.is_empty() => join(&[&first.join(", "), or, last]),
        words => join(words),
    }
}

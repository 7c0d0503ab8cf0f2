//! What is wrong with a position or with rules that somebody brings along: which board, which field, which sign, which square.
//!
//! The core names each fault as data; here it becomes a sentence. What an importer forgives is not said here.

use pasapezas_core::notation::{BfenError, FenError};
use pasapezas_core::{BoardId, Expected, OptionError, Preset, SetupFault};

use super::lang::Lang;
use super::text::{Text, capital, join};
use super::ui::board_name;
use super::{fault_en, fault_es, fault_gl};

/// The longest part of somebody's text that is shown again, in characters.
const MAX_QUOTED: usize = 40;

/// A set-up that is no position: *As brancas non teñen rei.*
pub fn setup_fault(lang: Lang, fault: SetupFault) -> Text {
    capital(&join(&[&setup_clause(lang, fault), "."]))
}

/// The same where both boards are in question: *Taboleiro A: as brancas non teñen rei.*
pub fn setup_fault_on(lang: Lang, board: BoardId, fault: SetupFault) -> Text {
    join(&[board_name(lang, board), ": ", &setup_clause(lang, fault), "."])
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
            capital(&join(&[&place(lang, *column), ": ", bfen_clause(lang, error), "."]))
        }
        BfenError::SecondBoardMissing | BfenError::TooLong => {
            capital(&join(&[bfen_clause(lang, error), "."]))
        }
    }
}

/// A word that names no rule: *«mate=quizais»: pode ser present ou prospective.* `word` is what somebody wrote.
pub fn option_fault(lang: Lang, word: &str, error: OptionError) -> Text {
    let listed = |words: &[&str]| list(lang, words);
    let clause = match error {
        OptionError::UnknownPreset => {
            let presets = Preset::ALL.map(Preset::name);
            join(&[no_rules(lang), " ", &listed(&presets)])
        }
        OptionError::UnknownOption => Text::Borrowed(no_option(lang)),
        OptionError::UnknownValue { expected: Expected::OneOf(values) } => {
            join(&[may_be(lang), " ", &listed(values)])
        }
        OptionError::UnknownValue { expected: Expected::Like(example) } => {
            join(&[written_like(lang), " ", example])
        }
    };
    join(&[&quoted(lang, word), ": ", &clause, "."])
}

/// The heading over such faults when an address has brought them.
pub const fn bad_address(lang: Lang) -> &'static str {
    match lang {
        Lang::Galician => "Non se entende o enderezo",
        Lang::Spanish => "No se entiende la dirección",
        Lang::English => "The address cannot be read",
    }
}

fn setup_clause(lang: Lang, fault: SetupFault) -> Text {
    match lang {
        Lang::Galician => fault_gl::setup(fault),
        Lang::Spanish => fault_es::setup(fault),
        Lang::English => fault_en::setup(fault),
    }
}

fn fen_clause(lang: Lang, error: &FenError) -> Text {
    let (field, problem) = match lang {
        Lang::Galician => (fault_gl::field(error.field), fault_gl::problem(error.problem)),
        Lang::Spanish => (fault_es::field(error.field), fault_es::problem(error.problem)),
        Lang::English => (fault_en::field(error.field), fault_en::problem(error.problem)),
    };
    join(&[field, ", ", &place(lang, error.column), ": ", &problem, "."])
}

const fn bfen_clause(lang: Lang, error: &BfenError) -> &'static str {
    match lang {
        Lang::Galician => fault_gl::bfen(error),
        Lang::Spanish => fault_es::bfen(error),
        Lang::English => fault_en::bfen(error),
    }
}

fn place(lang: Lang, column: usize) -> Text {
    let character = match lang {
        Lang::Galician | Lang::Spanish => "carácter ",
        Lang::English => "character ",
    };
    join(&[character, &column.to_string()])
}

/// What somebody wrote, in the quotation marks of the language, cut where it is long.
fn quoted(lang: Lang, word: &str) -> Text {
    let mut shown: String = word.chars().take(MAX_QUOTED).map(visible).collect();
    if word.chars().count() > MAX_QUOTED {
        shown.push('…');
    }
    match lang {
        Lang::Galician | Lang::Spanish => join(&["«", &shown, "»"]),
        Lang::English => join(&["“", &shown, "”"]),
    }
}

/// A sign that somebody wrote, in quotation marks.
pub(super) fn quoted_sign(lang: Lang, sign: char) -> Text {
    quoted(lang, sign.encode_utf8(&mut [0; 4]))
}

/// What cannot be seen is shown as such, and cannot turn the line around.
fn visible(sign: char) -> char {
    let is_plain = sign.is_alphanumeric() || sign.is_ascii_graphic() || sign == ' ';
    if is_plain { sign } else { '\u{fffd}' }
}

fn list(lang: Lang, words: &[&str]) -> Text {
    let or = match lang {
        Lang::Galician => " ou ",
        Lang::Spanish => " o ",
        Lang::English => " or ",
    };
    match words {
        [first @ .., last] if !first.is_empty() => join(&[&first.join(", "), or, last]),
        words => join(words),
    }
}

const fn no_rules(lang: Lang) -> &'static str {
    match lang {
        Lang::Galician => "as regras comezan por",
        Lang::Spanish => "las reglas empiezan por",
        Lang::English => "rules begin with",
    }
}

const fn no_option(lang: Lang) -> &'static str {
    match lang {
        Lang::Galician => "non hai esa opción nas regras",
        Lang::Spanish => "no hay esa opción en las reglas",
        Lang::English => "the rules have no such option",
    }
}

const fn may_be(lang: Lang) -> &'static str {
    match lang {
        Lang::Galician => "pode ser",
        Lang::Spanish => "puede ser",
        Lang::English => "it may be",
    }
}

const fn written_like(lang: Lang) -> &'static str {
    match lang {
        Lang::Galician => "escríbese coma",
        Lang::Spanish => "se escribe como",
        Lang::English => "it is written like",
    }
}

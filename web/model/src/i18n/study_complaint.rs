//! What is wrong with a record that was read: a sentence for each complaint, to stand beside its line and column.

use pasapezas_core::record::{ComplaintKind, LogError, Unplayable};
use pasapezas_core::{Color, Refusal, RuleSet};

use super::lang::Lang;
use super::refusal::refusal;
use super::scene::Scene;
use super::text::{Text, join};
use super::{
    study_complaint_de, study_complaint_en, study_complaint_es, study_complaint_fr, study_complaint_gl,
    study_complaint_pt,
};

/// The sentence of a complaint: *17a. Nf3: ningunha peza súa pode facer esa xogada.*
pub fn complaint(lang: Lang, kind: &ComplaintKind) -> Text {
    match lang {
        Lang::Galician => study_complaint_gl::complaint(kind),
        Lang::Spanish => study_complaint_es::complaint(kind),
        Lang::English => study_complaint_en::complaint(kind),
        Lang::Portuguese => study_complaint_pt::complaint(kind),
        Lang::French => study_complaint_fr::complaint(kind),
        Lang::German => study_complaint_de::complaint(kind),
    }
}

/// A log of a match that is broken: *Liña 3, signo 5: o rexistro da partida está roto.*
pub fn broken_log(lang: Lang, error: &LogError) -> Text {
    let (line, column) = (error.line.to_string(), error.column.to_string());
    match lang {
        Lang::Galician => {
            join(&["Liña ", &line, ", signo ", &column, ": o rexistro da partida non se entende."])
        }
        Lang::Spanish => {
            join(&["Línea ", &line, ", signo ", &column, ": el registro de la partida no se entiende."])
        }
        Lang::English => {
            join(&["Line ", &line, ", character ", &column, ": the log of the match cannot be read."])
        }
        Lang::Portuguese => {
            join(&["Linha ", &line, ", carácter ", &column, ": o registo da partida não se entende."])
        }
        Lang::French => join(&[
            "Ligne ",
            &line,
            ", caractère ",
            &column,
            "\u{a0}: le journal de la partie est illisible.",
        ]),
        Lang::German => {
            join(&["Zeile ", &line, ", Zeichen ", &column, ": Das Protokoll der Partie ist nicht lesbar."])
        }
    }
}

/// A move with its number and seat, as records write it: `17a. Nf3`.
pub(super) fn numbered(what: &Unplayable) -> String {
    let letter = what.seat.board.letter();
    let letter = match what.seat.color {
        Color::White => letter,
        Color::Black => letter.to_ascii_lowercase(),
    };
    format!("{}{letter}. {}", what.number, what.text)
}

/// Why the rules forbid a move of a record; its board is not at hand.
pub(super) fn refused(lang: Lang, why: Refusal) -> Text {
    refusal(lang, why, &Scene::unseen(RuleSet::default().board.pawn_ranks))
}

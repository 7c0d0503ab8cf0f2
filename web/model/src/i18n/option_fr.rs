//! Options, in French.

use pasapezas_core::{
    Communication, DrawAgreement, DrawCounts, DropCheck, Enforcement, FlagDraw, MateRule, RepetitionRule,
    StalemateRule, TimeWin,
};

use super::lang::Lang;
use super::options::{OptionId, OptionValue, ranks, seats};
use super::text::Text;

/// Its name.
pub(super) const fn name(option: OptionId) -> &'static str {
    match option {
        OptionId::TakeBack => "Reprise des coups",
        OptionId::TouchMove => "Pièce touchée, pièce jouée",
        OptionId::Premoves => "Coups anticipés",
        OptionId::DroppedRookCastles => "Roquer avec une tour posée",
        OptionId::DropCheck => "Poser avec échec",
        OptionId::PawnRanks => "Rangées des pions posés",
        OptionId::Enforcement => "Pose interdite",
        OptionId::Mate => "Échec et mat",
        OptionId::TimeWin => "Gain au temps",
        OptionId::AutoClaim => "Réclamation automatique",
        OptionId::DrawAgreement => "Nulle par accord",
        OptionId::FlagDraw => "Nulle par drapeaux",
        OptionId::Repetition => "Répétition de la position",
        OptionId::FiftyMoves => "Règle des 50 coups",
        OptionId::DrawCounts => "Répétition et 50 coups",
        OptionId::Stalemate => "Pat",
        OptionId::Communication => "Communication dans l’équipe",
    }
}

/// What it is about.
pub(super) const fn help(option: OptionId) -> &'static str {
    match option {
        OptionId::TakeBack => "En partie amicale, si les quatre sont d’accord. Jamais en jeu strict.",
        OptionId::TouchMove => {
            "Pour s’exercer\u{a0}: la première pièce touchée est jouée ou prise. Aucun coup n’est repris."
        }
        OptionId::Premoves => {
            "Le coup se prépare avant le trait et se joue, s’il est légal, quand vient le trait."
        }
        OptionId::DroppedRookCastles => {
            "Avec un roi qui n’a pas bougé et une tour de la réserve posée dans son coin."
        }
        OptionId::DropCheck => "Si une pièce posée peut attaquer le roi adverse.",
        OptionId::PawnRanks => "Comptées du côté de qui pose.",
        OptionId::Enforcement => {
            "Assisté\u{a0}: c’est impossible. Strict\u{a0}: c’est possible, et l’adversaire peut retirer la pièce."
        }
        OptionId::Mate => "Quelles pièces comptent pour voir si l’échec peut être paré.",
        OptionId::TimeWin => {
            "Qui l’obtient quand un drapeau tombe. Pour réclamer, les siens doivent être levés."
        }
        OptionId::AutoClaim => {
            "Le programme réclame le temps pour ces places dès l’instant où elles le peuvent."
        }
        OptionId::DrawAgreement => "Combien d’échiquiers doivent être d’accord.",
        OptionId::FlagDraw => "Quels drapeaux tombés font nulle aussitôt.",
        OptionId::Repetition => "Ce qu’on compare pour savoir si la position est la même.",
        OptionId::FiftyMoves => "Cinquante coups de chaque côté sans prise, coup de pion ni pose.",
        OptionId::DrawCounts => {
            "Réclamées\u{a0}: 3 positions ou 50 coups. Automatiques\u{a0}: 5 ou 75. Seulement automatiques\u{a0}: 3 ou 50."
        }
        OptionId::Stalemate => "Qui n’a aucun coup et n’est pas en échec.",
        OptionId::Communication => {
            "Ce que les partenaires peuvent se dire pendant la partie. La page ne le contrôle pas."
        }
    }
}

/// The name of a value.
pub(super) fn value(value: OptionValue) -> Text {
    let word = match value {
        OptionValue::PawnRanks(chosen) => return ranks(chosen),
        OptionValue::AutoClaim(chosen) => return seats(Lang::French, chosen, "Personne", "Les quatre"),
        OptionValue::TakeBack(true)
        | OptionValue::TouchMove(true)
        | OptionValue::Premoves(true)
        | OptionValue::DroppedRookCastles(true)
        | OptionValue::FiftyMoves(true)
        | OptionValue::DropCheck(DropCheck::Free) => "Oui",
        OptionValue::TakeBack(false)
        | OptionValue::TouchMove(false)
        | OptionValue::Premoves(false)
        | OptionValue::DroppedRookCastles(false)
        | OptionValue::FiftyMoves(false) => "Non",
        OptionValue::DropCheck(DropCheck::NoCheck) => "Jamais",
        OptionValue::DropCheck(DropCheck::NoMate) => "Sans mat",
        OptionValue::Enforcement(Enforcement::Assisted) => "Assisté",
        OptionValue::Enforcement(Enforcement::Strict) => "Strict",
        OptionValue::Mate(MateRule::Present) => "Celles en réserve",
        OptionValue::Mate(MateRule::Prospective) => "Aussi celles à venir",
        OptionValue::TimeWin(TimeWin::ClaimPair) => "L’équipe réclame",
        OptionValue::TimeWin(TimeWin::ClaimBoard) => "L’adversaire réclame",
        OptionValue::TimeWin(TimeWin::Automatic) => "Automatique",
        OptionValue::DrawAgreement(DrawAgreement::OneBoard) => "Un échiquier",
        OptionValue::DrawAgreement(DrawAgreement::BothBoards) => "Les deux",
        OptionValue::FlagDraw(FlagDraw::EachPair) => "Un de chaque équipe",
        OptionValue::FlagDraw(FlagDraw::SameBoard) => "Les deux d’un échiquier",
        OptionValue::Repetition(RepetitionRule::BoardAndReserves) => "Échiquier et réserves",
        OptionValue::Repetition(RepetitionRule::Board) => "Échiquier seul",
        OptionValue::Repetition(RepetitionRule::Off) => "Ne compte pas",
        OptionValue::DrawCounts(DrawCounts::ClaimAndAutomatic) => "Réclamées, automatiques",
        OptionValue::DrawCounts(DrawCounts::Claim) => "Réclamées seulement",
        OptionValue::DrawCounts(DrawCounts::Automatic) => "Automatiques seulement",
        OptionValue::Stalemate(StalemateRule::Draw) => "Nulle",
        OptionValue::Stalemate(StalemateRule::Wait) => "Attend une pièce",
        OptionValue::Communication(Communication::Free) => "Libre",
        OptionValue::Communication(Communication::Signals) => "Signes seulement",
        OptionValue::Communication(Communication::None) => "Aucune",
    };
    Text::Borrowed(word)
}

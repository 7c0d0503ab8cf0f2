//! Labels of the new match, in French.

use pasapezas_core::{Preset, RuleSetFault};

use super::lang::Lang;
use super::setup::SetupUi;
use super::time_text::{BRONSTEIN, delay, untimed};

/// The text of `label`.
pub(super) const fn setup_ui(label: SetupUi) -> &'static str {
    match label {
        // Rules
        SetupUi::OptionsByArticle => "Options par article",
        SetupUi::ShowOptions => "Voir toutes les options",
        SetupUi::HideOptions => "Masquer les options",
        SetupUi::OptionChanged => "modifiée",
        SetupUi::Yes => "Oui",
        SetupUi::No => "Non",
        SetupUi::StrictPunishesLittle => {
            "Avec ces options, le jeu strict ne punit que les pions sur les rangées 1 et 8."
        }
        SetupUi::TouchNoTakeBack => "Avec «\u{a0}pièce touchée, pièce jouée\u{a0}», aucun coup n’est repris.",
        SetupUi::StrictNoTakeBack => "En jeu strict, aucun coup n’est repris.",
        // Time
        SetupUi::OtherControl => "Autre",
        SetupUi::BaseTime => "Temps initial",
        SetupUi::Bonus => "Ajout par coup",
        SetupUi::BonusNone => "Rien",
        SetupUi::BonusNoneHelp => "Chaque pendule n’a que son temps initial.",
        SetupUi::BonusIncrement => "Incrément",
        SetupUi::BonusIncrementHelp => "Ces secondes s’ajoutent après chaque coup.",
        SetupUi::BonusBronstein => BRONSTEIN,
        SetupUi::BonusBronsteinHelp => "Le temps du coup est rendu, au plus ces secondes.",
        SetupUi::BonusDelay => delay(Lang::French),
        SetupUi::BonusDelayHelp => "À chaque coup, la pendule attend ces secondes avant de tourner.",
        SetupUi::Seconds => "secondes",
        SetupUi::SecondsShort => "s",
        SetupUi::Untimed => untimed(Lang::French),
        SetupUi::UntimedHelp => "Il n’y a ni drapeaux ni gains au temps.",
        SetupUi::TimePerSeat => "Un temps pour chaque place",
        // Seats
        SetupUi::AtTheTable => "Autour de la table",
        SetupUi::SeatsHelp => "Écris un nom à chaque place, ou écris les quatre et tire les places au sort.",
        SetupUi::DrawLots => "Tirer les places au sort",
        SetupUi::LotsDrawn => "Places tirées au sort.",
        // This device
        SetupUi::Hands => "Qui joue sur cet appareil",
        SetupUi::HandsFour => "Quatre personnes",
        SetupUi::HandsFourHelp => "Chacune joue à sa place, et les boutons lui font face.",
        SetupUi::HandsTwo => "Deux personnes",
        SetupUi::HandsTwoHelp => "Chacune joue les deux places d’une équipe.",
        SetupUi::HandsOne => "Une personne",
        SetupUi::HandsOneHelp => "Elle joue les quatre places. Tout est à l’endroit.",
        SetupUi::NewMatchQuestion => {
            "Une partie est en cours. Veux-tu la quitter et en commencer une autre\u{a0}?"
        }
        SetupUi::NewMatchYes => "Autre partie",
        SetupUi::KeepPlaying => "Continuer",
        SetupUi::LayOut => "À la table",
        SetupUi::Names => "Noms",
        SetupUi::Rules => "Jeu de règles",
        SetupUi::SameForAll => "Le même temps pour les quatre",
        SetupUi::Minutes => "minutes",
        SetupUi::MinutesShort => "min",
    }
}

/// Where it is played.
pub(super) const fn preset_origin(preset: Preset) -> &'static str {
    match preset {
        Preset::Pasapezas => "Règlement galicien",
        Preset::International => "Serveurs d’échecs",
        Preset::Uscf => "États-Unis",
        Preset::ChessCom => "Jeu en ligne",
        Preset::Tandem => "Allemagne",
    }
}

/// What it is.
pub(super) const fn preset_summary(preset: Preset) -> &'static str {
    match preset {
        Preset::Pasapezas => {
            "On pose sans donner échec, les pions sur les rangées 2 à 6, et l’équipe réclame le gain au temps."
        }
        Preset::International => {
            "On peut poser avec échec, et il n’y a pas mat tant qu’une pièce à venir peut le parer."
        }
        Preset::Uscf => {
            "Comme International, sans la règle des 50 coups\u{a0}; un drapeau tombé par équipe fait nulle."
        }
        Preset::ChessCom => {
            "Comme International, mais qui épuise son temps en premier perd\u{a0}: personne ne réclame."
        }
        Preset::Tandem => "On peut poser avec échec mais pas mat, et une tour posée peut roquer.",
    }
}

/// Why these rules cannot be played.
pub(super) const fn rules_fault(fault: RuleSetFault) -> &'static str {
    match fault {
        RuleSetFault::FlagsCanDeadlock => {
            "«\u{a0}L’équipe réclame\u{a0}» demande «\u{a0}Un de chaque équipe\u{a0}»\u{a0}: sinon, la partie pourrait ne jamais finir."
        }
    }
}

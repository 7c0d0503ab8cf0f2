//! Labels at the table, in French.

use super::table::TableUi;

/// The text of `label`.
#[expect(clippy::too_many_lines, reason = "one row per label: a table, not a program")]
pub(super) const fn table_ui(label: TableUi) -> &'static str {
    match label {
        // Claims
        TableUi::RemovePiece => "Retirer la pièce",
        TableUi::RemovePieceShort => "Retirer",
        TableUi::RemovalWindow => "Tu peux la retirer jusqu’à ton prochain coup.",
        TableUi::RemovalStalemates => "Si tu la retires, tu n’as plus de coup\u{a0}: nulle par pat.",
        TableUi::ClaimDraw => "Réclamer la nulle",
        TableUi::ClaimRepetition => "Par répétition",
        TableUi::ClaimFifty => "Par la règle des 50 coups",
        TableUi::ClaimRepetitionShort => "Répétition",
        TableUi::ClaimFiftyShort => "50 coups",
        // Draw offers
        TableUi::OfferDraw => "Proposer nulle",
        TableUi::Adjust => "J’adoube",
        TableUi::Touched => "touchée",
        TableUi::OfferDrawShort => "Nulle",
        TableUi::OfferShort => "Proposer",
        TableUi::AcceptDraw => "Accepter la nulle",
        TableUi::AcceptDrawShort => "Accepter",
        TableUi::DeclineDraw => "Refuser la nulle",
        TableUi::DeclineDrawShort => "Refuser",
        TableUi::OfferOpen => "Propose nulle",
        TableUi::OfferStands => "Ta proposition tient jusqu’à ce que l’adversaire réponde ou joue.",
        TableUi::BoardAgreed => "Nulle convenue\u{a0}: l’autre échiquier manque",
        TableUi::BoardAgreedShort => "Nulle convenue",
        TableUi::BoardAgreedHelp => "Si quelqu’un joue sur cet échiquier, l’accord ne tient plus.",
        // Without a move
        TableUi::WaitsForPiece => "Aucun coup\u{a0}: attend une pièce",
        TableUi::WaitsForPieceShort => "Attend une pièce",
        TableUi::WaitsForPieceHelp => {
            "Il n’y a aucun coup, mais une pièce peut encore arriver. La pendule tourne toujours."
        }
        // Calling off and taking back
        TableUi::CallOff => "Annuler la partie",
        TableUi::CallOffQuestion => "Veux-tu annuler la partie\u{a0}? Elle n’aura pas de résultat.",
        TableUi::CallOffYes => "Annuler",
        TableUi::CallOffHelp => "On peut l’annuler tant qu’on n’a pas joué sur les deux échiquiers.",
        TableUi::TakeBack => "Reprendre le coup",
        TableUi::TakeBackYes => "Reprendre",
        // Clocks
        TableUi::LowTime => "Peu de temps",
        TableUi::CorrectTimes => "Corriger les temps",
        TableUi::CorrectTimesHelp => {
            "5 veut dire cinq minutes. Les drapeaux tombés se relèvent\u{a0}; à 0:00, il tombe en jouant."
        }
        TableUi::CorrectTimesYes => "Corriger",
        TableUi::TimeFormat => "Écris minutes et secondes, comme 4:30.",
        TableUi::TimeCorrectedNotice => "Temps corrigé.",
        TableUi::GapTitle => "Temps non compté",
        TableUi::GapForget => "Continuer sans le compter",
        TableUi::GapCount => "Le compter et continuer",
        TableUi::GapCountHelp => "Si tu le comptes, il est retiré à qui a le trait\u{a0}:",
        TableUi::Restored => "Votre partie est là où vous l’avez laissée.",
        TableUi::RestoredCut => "La partie est revenue sans ses dernières entrées, illisibles.",
        TableUi::NotKept => "Non enregistrée",
        TableUi::NotKeptFull => "Il n’y a plus de place sur cet appareil.",
        TableUi::NotKeptForbidden => "Ce navigateur ne laisse rien enregistrer à la page.",
        TableUi::NotKeptNewer => "Une version plus récente de la page a enregistré des parties ici.",
        TableUi::NotKeptHelp => {
            "La partie continue. Elle se perd à la fermeture de la page, sauf dans un fichier."
        }
        TableUi::SaveMatch => "Enregistrer la partie",
        // After the match
        TableUi::RematchSame => "Mêmes places",
        TableUi::RematchColors => "Couleurs échangées",
        TableUi::RematchColorsHelp => "Les mêmes équipes, et chacun joue l’autre couleur.",
        TableUi::RematchPartners => "Partenaires échangés",
        TableUi::RematchPartnersHelp => "Chacun joue à côté de quelqu’un d’autre.",
        TableUi::Evening => "Score",
        TableUi::EveningByTeam => "Par équipe",
        TableUi::EveningByPlayer => "Par personne",
        TableUi::Points => "Points",
        TableUi::Played => "Parties",
        TableUi::EveningEmpty => "Aucune partie n’est encore terminée.",
        TableUi::Copy => "Copier",
        TableUi::Export => "Exporter",
        TableUi::ExportHelp => "Enregistre le score dans un fichier qu’un tableur sait ouvrir.",
        TableUi::EveningClear => "Effacer le score",
        TableUi::EveningClearQuestion => "Effacer le score\u{a0}?",
        TableUi::EveningClearYes => "Effacer",
        TableUi::Elsewhere => "Cette partie se joue dans un autre onglet",
        TableUi::ElsewhereHelp => "Ici tu regardes. Tu peux continuer ici, ou avec une copie à toi.",
        TableUi::PlayHere => "Jouer ici",
        TableUi::OpenCopy => "Ouvrir une copie",
        TableUi::LookOn => "Regarder",
        TableUi::NewBuild => "Nouvelle version\u{a0}: recharger",
        TableUi::NewBuildNotice => {
            "Une nouvelle version de la page est là. Charge-la par le menu\u{a0}; la partie reste."
        }
        TableUi::GiveTime => "Rendre aussi le temps passé",
        TableUi::TimeGiven => "Les pendules montrent de nouveau ce qu’elles montraient.",
        TableUi::Redo => "Rejouer le coup",
        TableUi::Redone => "Le dernier coup est rejoué.",
    }
}

//! Labels of the study, in French.

use super::study::StudyUi;

/// The text of `label`.
#[expect(clippy::too_many_lines, reason = "one row per label: a table, not a program")]
pub(super) const fn study_ui(label: StudyUi) -> &'static str {
    match label {
        // Bar
        StudyUi::Review => "Revue",
        StudyUi::Editor => "Éditeur",
        StudyUi::Library => "Bibliothèque",
        StudyUi::Pages => "Parties de la revue",
        // Opening
        StudyUi::OpenFile => "Ouvrir un fichier",
        StudyUi::OpenShort => "Ouvrir",
        StudyUi::Paste => "Coller",
        StudyUi::FromTable => "La partie de la table",
        StudyUi::OpenTitle => "Revoir une partie",
        StudyUi::OpenHint => "Ouvre un fichier, dépose-le ici ou colle son texte.",
        StudyUi::Formats => {
            "Lit le BPGN de tous les programmes, les parties de chess.com en JSON, les journaux de cette page et les positions des deux échiquiers."
        }
        StudyUi::PasteTitle => "Coller une partie ou une position",
        StudyUi::PasteField => "Texte de la partie",
        StudyUi::Cancel | StudyUi::Undo => "Annuler",
        StudyUi::ReadingFile => "Lecture du fichier",
        StudyUi::Stop => "Arrêter",
        StudyUi::UnreadableEmpty => "Il n’y a rien à lire.",
        StudyUi::UnreadableLarge => "Le fichier dépasse 64 Mo.",
        StudyUi::UnreadableNone => "Il n’y a ici aucune partie lisible.",
        StudyUi::UnreadableAudit => "Le journal dit ce que les règles ne permettent pas.",
        StudyUi::KeptOpen => "Ce qui était ouvert reste tel quel.",
        StudyUi::LimitMoves => {
            "Rien n’a été ajouté\u{a0}: une partie a au plus 20\u{a0}000 coups, variantes comprises."
        }
        StudyUi::LimitDepth => "Rien n’a été ajouté\u{a0}: les variantes ont au plus 32 niveaux.",
        StudyUi::LimitText => {
            "Rien n’a été ajouté\u{a0}: le texte serait trop long pour un fichier relisible."
        }
        // Games of a file
        StudyUi::Tabs => "À côté des échiquiers",
        StudyUi::TabMoves => "Coups",
        StudyUi::TabGames => "Parties",
        StudyUi::TabAbout => "Détails",
        StudyUi::Filter => "Filtrer",
        StudyUi::FilterHint => "Noms, date ou résultat",
        StudyUi::ShowMore => "En voir plus",
        StudyUi::NoneFits => "Aucune partie ne contient ces mots.",
        StudyUi::Players => "Joueurs",
        StudyUi::Date => "Date",
        // Going through
        StudyUi::MoveList => "Coups dans l’ordre",
        StudyUi::NoMoves => "Pas encore de coups. Déplace une pièce.",
        StudyUi::Controls => "Parcourir les coups",
        StudyUi::ToStart => "Au début",
        StudyUi::BackOne => "Coup précédent",
        StudyUi::Play => "Rejouer",
        StudyUi::OnOne => "Coup suivant",
        StudyUi::ToEnd => "À la fin",
        StudyUi::BackA => "En arrière sur l’échiquier A",
        StudyUi::OnA => "En avant sur l’échiquier A",
        StudyUi::BackB => "En arrière sur l’échiquier B",
        StudyUi::OnB => "En avant sur l’échiquier B",
        StudyUi::Speed => "Vitesse",
        StudyUi::TimeLine => "Ligne du temps",
        StudyUi::TimesUnknown => "Sans temps\u{a0}: les coups sont espacés également.",
        StudyUi::LegendMove => "coup",
        StudyUi::LegendCapture => "prise",
        StudyUi::LegendDrop => "pose",
        StudyUi::LegendPass => "pièce passée",
        StudyUi::Swap => "Échanger les échiquiers",
        StudyUi::Material => "Matériel",
        // Editing
        StudyUi::Notes => "Notes sur le coup",
        StudyUi::Comment => "Commentaire",
        StudyUi::CommentHint => "Écris un commentaire",
        StudyUi::GoodMove => "Bon coup",
        StudyUi::Mistake => "Erreur",
        StudyUi::Brilliant => "Coup brillant",
        StudyUi::Blunder => "Gaffe",
        StudyUi::Interesting => "Coup intéressant",
        StudyUi::Dubious => "Coup douteux",
        StudyUi::Draw => "Dessiner flèches et cercles (M)",
        StudyUi::DrawHint => {
            "Touches fléchées et Entrée\u{a0}: deux cases font une flèche, deux fois la même un cercle. 1 à 4\u{a0}: couleur. Échap\u{a0}: finir."
        }
        StudyUi::Cut => "Effacer à partir d’ici",
        StudyUi::Promote => "En faire la ligne principale",
        StudyUi::Redo => "Rétablir",
        StudyUi::Give => "Et avec une pièce de plus\u{a0}?",
        StudyUi::Variation => "Variante",
        // Saving
        StudyUi::Save => "Enregistrer",
        StudyUi::CopyBpgn => "Copier en BPGN",
        StudyUi::SaveBpgn => "Télécharger le BPGN",
        StudyUi::Copied => "Copié",
        StudyUi::KeepIt => "Garder dans la bibliothèque",
        StudyUi::KeptIt => "Elle est dans la bibliothèque.",
        StudyUi::Aside => "Ce que tu avais ouvert est toujours là, avec ses changements.",
        StudyUi::Return => "Revenir à ce que tu avais ouvert",
        // About the record
        StudyUi::PlayedBy => "Jugée d’après",
        StudyUi::Detected => "Reconnues dans la partie",
        StudyUi::Forbidden => "Interdit par le règlement galicien",
        StudyUi::NoBreach => "Le règlement galicien permet tous les coups.",
        StudyUi::Complaints => "Notes de lecture",
        StudyUi::NoComplaint => "Le texte se lit en entier.",
        StudyUi::StopsHere => "Le texte continue, mais à partir d’ici il ne peut plus être joué.",
        StudyUi::Tags => "Balises",
        StudyUi::ClosePanel => "Fermer",
    }
}

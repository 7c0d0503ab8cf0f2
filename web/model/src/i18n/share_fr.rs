//! Labels where a match is passed on, in French.

use super::share::ShareUi;

/// The text of `label`.
pub(super) const fn share_ui(label: ShareUi) -> &'static str {
    match label {
        ShareUi::Title => "Partager la partie",
        ShareUi::Arrived => "Partie d’un lien",
        ShareUi::NoMatch => "Il n’y a pas de partie sur la table.",
        ShareUi::NoRecord => "Aucune partie n’est ouverte dans la revue.",
        ShareUi::Review => "Revoir",
        ShareUi::Link => "Lien",
        ShareUi::LinkField => "Lien avec toute la partie",
        ShareUi::LinkHint => "Il contient toute la partie. Rien n’est envoyé à un serveur.",
        ShareUi::LinkTooLong => "La partie est trop longue pour un lien. Passe le fichier.",
        ShareUi::Code => "Code QR du lien",
        ShareUi::NoCode => "Le lien est trop long pour un code QR.",
        ShareUi::CopyLink => "Copier le lien",
        ShareUi::Share => "Partager…",
        ShareUi::Texts => "Textes et fichiers",
        ShareUi::Position => "Position des deux échiquiers (BFEN)",
        ShareUi::CopyBpgn => "Copier le BPGN",
        ShareUi::CopyBfen => "Copier le BFEN",
        ShareUi::SaveBpgn => "Télécharger le BPGN",
        ShareUi::SaveLog => "Télécharger le journal",
        ShareUi::SavePgnA => "PGN de l’échiquier A",
        ShareUi::SavePgnB => "PGN de l’échiquier B",
        ShareUi::Copied => "Copié.",
        ShareUi::Picture => "Image de la position",
        ShareUi::Colors => "Couleurs",
        ShareUi::Light => "Écran",
        ShareUi::Grey => "Papier",
        ShareUi::SaveSvg => "Télécharger le SVG",
        ShareUi::SavePng => "Télécharger le PNG",
        ShareUi::Untouched => "La partie de la table reste telle quelle.",
    }
}

//! Labels where a match is passed on, in German.

use super::share::ShareUi;

/// The text of `label`.
pub(super) const fn share_ui(label: ShareUi) -> &'static str {
    match label {
        ShareUi::Title => "Partie teilen",
        ShareUi::Arrived => "Partie aus einem Link",
        ShareUi::NoMatch => "Auf dem Tisch ist keine Partie.",
        ShareUi::NoRecord => "In der Durchsicht ist keine Partie offen.",
        ShareUi::Review => "Durchsehen",
        ShareUi::Link => "Link",
        ShareUi::LinkField => "Link mit der ganzen Partie",
        ShareUi::LinkHint => "Er enthält die ganze Partie. Nichts geht an einen Server.",
        ShareUi::LinkTooLong => "Die Partie ist zu lang für einen Link. Gib die Datei weiter.",
        ShareUi::Code => "QR-Code des Links",
        ShareUi::NoCode => "Der Link ist zu lang für einen QR-Code.",
        ShareUi::CopyLink => "Link kopieren",
        ShareUi::Share => "Teilen\u{a0}…",
        ShareUi::Texts => "Texte und Dateien",
        ShareUi::Position => "Stellung beider Bretter (BFEN)",
        ShareUi::CopyBpgn => "BPGN kopieren",
        ShareUi::CopyBfen => "BFEN kopieren",
        ShareUi::SaveBpgn => "BPGN herunterladen",
        ShareUi::SaveLog => "Protokoll herunterladen",
        ShareUi::SavePgnA => "PGN von Brett A",
        ShareUi::SavePgnB => "PGN von Brett B",
        ShareUi::Copied => "Kopiert.",
        ShareUi::Picture => "Bild der Stellung",
        ShareUi::Colors => "Farben",
        ShareUi::Light => "Bildschirm",
        ShareUi::Grey => "Papier",
        ShareUi::SaveSvg => "SVG herunterladen",
        ShareUi::SavePng => "PNG herunterladen",
        ShareUi::Untouched => "Die Partie auf dem Tisch bleibt, wie sie war.",
    }
}

//! Labels where a match is passed on, in Galician.

use super::share::ShareUi;

/// The text of `label`.
pub(super) const fn share_ui(label: ShareUi) -> &'static str {
    match label {
        ShareUi::Title => "Compartir a partida",
        ShareUi::Arrived => "Partida dunha ligazón",
        ShareUi::NoMatch => "Na mesa non hai ningunha partida.",
        ShareUi::NoRecord => "Na revisión non hai ningunha partida aberta.",
        ShareUi::Review => "Revisar",
        ShareUi::Link => "Ligazón",
        ShareUi::LinkField => "Ligazón coa partida enteira",
        ShareUi::LinkHint => "Leva dentro a partida enteira. Non se envía a ningún servidor.",
        ShareUi::LinkTooLong => "A partida é longa de máis para unha ligazón. Pasa o ficheiro.",
        ShareUi::Code => "Código QR da ligazón",
        ShareUi::NoCode => "A ligazón é longa de máis para un código QR.",
        ShareUi::CopyLink => "Copiar a ligazón",
        ShareUi::Share => "Compartir…",
        ShareUi::Texts => "Textos e ficheiros",
        ShareUi::Position => "Posición dos dous taboleiros (BFEN)",
        ShareUi::CopyBpgn => "Copiar BPGN",
        ShareUi::CopyBfen => "Copiar BFEN",
        ShareUi::SaveBpgn => "Descargar BPGN",
        ShareUi::SaveLog => "Descargar o rexistro",
        ShareUi::SavePgnA => "PGN do taboleiro A",
        ShareUi::SavePgnB => "PGN do taboleiro B",
        ShareUi::Copied => "Copiado.",
        ShareUi::Picture => "Imaxe da posición",
        ShareUi::Colors => "Cores",
        ShareUi::Light => "Pantalla",
        ShareUi::Grey => "Papel",
        ShareUi::SaveSvg => "Descargar SVG",
        ShareUi::SavePng => "Descargar PNG",
        ShareUi::Untouched => "A partida da mesa segue como estaba.",
    }
}

//! Labels where a match is passed on, in Spanish.

use super::share::ShareUi;

/// The text of `label`.
pub(super) const fn share_ui(label: ShareUi) -> &'static str {
    match label {
        ShareUi::Title => "Compartir la partida",
        ShareUi::Arrived => "Partida de un enlace",
        ShareUi::NoMatch => "En la mesa no hay ninguna partida.",
        ShareUi::NoRecord => "En la revisión no hay ninguna partida abierta.",
        ShareUi::Review => "Revisar",
        ShareUi::Link => "Enlace",
        ShareUi::LinkField => "Enlace con la partida entera",
        ShareUi::LinkHint => "Lleva dentro la partida entera. No se envía a ningún servidor.",
        ShareUi::LinkTooLong => "La partida es demasiado larga para un enlace. Pasa el archivo.",
        ShareUi::Code => "Código QR del enlace",
        ShareUi::NoCode => "El enlace es demasiado largo para un código QR.",
        ShareUi::CopyLink => "Copiar el enlace",
        ShareUi::Share => "Compartir…",
        ShareUi::Texts => "Textos y archivos",
        ShareUi::Position => "Posición de los dos tableros (BFEN)",
        ShareUi::CopyBpgn => "Copiar BPGN",
        ShareUi::CopyBfen => "Copiar BFEN",
        ShareUi::SaveBpgn => "Descargar BPGN",
        ShareUi::SaveLog => "Descargar el registro",
        ShareUi::SavePgnA => "PGN del tablero A",
        ShareUi::SavePgnB => "PGN del tablero B",
        ShareUi::Copied => "Copiado.",
        ShareUi::Picture => "Imagen de la posición",
        ShareUi::Colors => "Colores",
        ShareUi::Light => "Pantalla",
        ShareUi::Grey => "Papel",
        ShareUi::SaveSvg => "Descargar SVG",
        ShareUi::SavePng => "Descargar PNG",
        ShareUi::Untouched => "La partida de la mesa sigue como estaba.",
    }
}

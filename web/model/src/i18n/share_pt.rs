//! Labels where a match is passed on, in Portuguese.

use super::share::ShareUi;

/// The text of `label`.
pub(super) const fn share_ui(label: ShareUi) -> &'static str {
    match label {
        ShareUi::Title => "Partilhar a partida",
        ShareUi::Arrived => "Partida de um link",
        ShareUi::NoMatch => "Na mesa não há nenhuma partida.",
        ShareUi::NoRecord => "Na análise não há nenhuma partida aberta.",
        ShareUi::Review => "Analisar",
        ShareUi::Link => "Link",
        ShareUi::LinkField => "Link com a partida inteira",
        ShareUi::LinkHint => "Leva dentro a partida inteira. Não se envia a nenhum servidor.",
        ShareUi::LinkTooLong => "A partida é longa demais para um link. Passa o ficheiro.",
        ShareUi::Code => "Código QR do link",
        ShareUi::NoCode => "O link é longo demais para um código QR.",
        ShareUi::CopyLink => "Copiar o link",
        ShareUi::Share => "Partilhar…",
        ShareUi::Texts => "Textos e ficheiros",
        ShareUi::Position => "Posição dos dois tabuleiros (BFEN)",
        ShareUi::CopyBpgn => "Copiar BPGN",
        ShareUi::CopyBfen => "Copiar BFEN",
        ShareUi::SaveBpgn => "Descarregar BPGN",
        ShareUi::SaveLog => "Descarregar o registo",
        ShareUi::SavePgnA => "PGN do tabuleiro A",
        ShareUi::SavePgnB => "PGN do tabuleiro B",
        ShareUi::Copied => "Copiado.",
        ShareUi::Picture => "Imagem da posição",
        ShareUi::Colors => "Cores",
        ShareUi::Light => "Ecrã",
        ShareUi::Grey => "Papel",
        ShareUi::SaveSvg => "Descarregar SVG",
        ShareUi::SavePng => "Descarregar PNG",
        ShareUi::Untouched => "A partida da mesa continua como estava.",
    }
}

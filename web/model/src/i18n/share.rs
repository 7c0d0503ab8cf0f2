//! What is said where a match is passed on, and where one arrives.

use super::labels::labels;
use super::lang::Lang;
use super::text::{Text, join};
use crate::share::position::PositionLinkError;
use crate::share::shared::SharedError;

labels! {
    /// A label where a match is passed on.
    ShareUi {
        /// Heading over the match of the table.
        Title,
        /// Heading over a match that a link has brought.
        Arrived,
        /// There is no match on the table.
        NoMatch,
        /// There is no record in the review.
        NoRecord,
        /// Opens it in the review.
        Review,
        /// Heading of the link.
        Link,
        /// Name of the field with the link.
        LinkField,
        /// Who sees what is in the link.
        LinkHint,
        /// The link would be too long.
        LinkTooLong,
        /// Name of the picture of the link.
        Code,
        /// The link is too long for a picture.
        NoCode,
        /// Copies the link.
        CopyLink,
        /// Hands it to the system.
        Share,
        /// Heading of texts and files.
        Texts,
        /// Name of the field with the position.
        Position,
        /// Copies the match.
        CopyBpgn,
        /// Copies the position.
        CopyBfen,
        /// Saves the match.
        SaveBpgn,
        /// Saves the log.
        SaveLog,
        /// Saves board A.
        SavePgnA,
        /// Saves board B.
        SavePgnB,
        /// Said when something is copied.
        Copied,
        /// Heading of the picture.
        Picture,
        /// Its colours.
        Colors,
        /// As on a screen.
        Light,
        /// Greys.
        Grey,
        /// Saves it as SVG.
        SaveSvg,
        /// Saves it as PNG.
        SavePng,
        /// What happens to the match of the table.
        Untouched,
    }
}

/// The text of a label where a match is passed on.
pub const fn share_ui(lang: Lang, label: ShareUi) -> &'static str {
    match lang {
        Lang::Galician => galician(label),
        Lang::Spanish => spanish(label),
        Lang::English => english(label),
    }
}

const fn galician(label: ShareUi) -> &'static str {
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

const fn spanish(label: ShareUi) -> &'static str {
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

const fn english(label: ShareUi) -> &'static str {
    match label {
        ShareUi::Title => "Share the match",
        ShareUi::Arrived => "A match from a link",
        ShareUi::NoMatch => "There is no match on the table.",
        ShareUi::NoRecord => "No match is open in the review.",
        ShareUi::Review => "Review",
        ShareUi::Link => "Link",
        ShareUi::LinkField => "Link with the whole match",
        ShareUi::LinkHint => "It holds the whole match. Nothing is sent to a server.",
        ShareUi::LinkTooLong => "The match is too long for a link. Pass the file on.",
        ShareUi::Code => "QR code of the link",
        ShareUi::NoCode => "The link is too long for a QR code.",
        ShareUi::CopyLink => "Copy the link",
        ShareUi::Share => "Share…",
        ShareUi::Texts => "Texts and files",
        ShareUi::Position => "Position of both boards (BFEN)",
        ShareUi::CopyBpgn => "Copy BPGN",
        ShareUi::CopyBfen => "Copy BFEN",
        ShareUi::SaveBpgn => "Download BPGN",
        ShareUi::SaveLog => "Download the log",
        ShareUi::SavePgnA => "PGN of board A",
        ShareUi::SavePgnB => "PGN of board B",
        ShareUi::Copied => "Copied.",
        ShareUi::Picture => "Picture of the position",
        ShareUi::Colors => "Colours",
        ShareUi::Light => "Screen",
        ShareUi::Grey => "Paper",
        ShareUi::SaveSvg => "Download SVG",
        ShareUi::SavePng => "Download PNG",
        ShareUi::Untouched => "The match on the table is as it was.",
    }
}

/// Why a link, or the match in it, is not shown.
pub const fn shared_fault(lang: Lang, fault: SharedError) -> &'static str {
    match (lang, fault) {
        (Lang::Galician, SharedError::Damaged) => {
            "A ligazón está danada ou incompleta. Pide que cha manden outra vez."
        }
        (Lang::Spanish, SharedError::Damaged) => {
            "El enlace está dañado o incompleto. Pide que te lo manden otra vez."
        }
        (Lang::English, SharedError::Damaged) => "The link is damaged or incomplete. Ask for it again.",
        (Lang::Galician, SharedError::Newer) => "A ligazón é dunha versión máis nova. Actualiza esta páxina.",
        (Lang::Spanish, SharedError::Newer) => {
            "El enlace es de una versión más nueva. Actualiza esta página."
        }
        (Lang::English, SharedError::Newer) => "The link comes from a newer version. Update this page.",
        (Lang::Galician, SharedError::TooLong) => "A ligazón é longa de máis. Pide o ficheiro da partida.",
        (Lang::Spanish, SharedError::TooLong) => {
            "El enlace es demasiado largo. Pide el archivo de la partida."
        }
        (Lang::English, SharedError::TooLong) => "The link is too long. Ask for the file of the match.",
        (Lang::Galician, SharedError::Forged) => {
            "A partida da ligazón ten cousas que as regras non permiten."
        }
        (Lang::Spanish, SharedError::Forged) => {
            "La partida del enlace tiene cosas que las reglas no permiten."
        }
        (Lang::English, SharedError::Forged) => {
            "The match in the link has things that the rules do not allow."
        }
    }
}

/// How long a link is.
pub fn link_length(lang: Lang, letters: usize) -> Text {
    let number = letters.to_string();
    match lang {
        Lang::Galician | Lang::Spanish => join(&[&number, " caracteres"]),
        Lang::English => join(&[&number, " characters"]),
    }
}

/// How many half moves a match has on both boards.
pub fn moves_of(lang: Lang, count: usize) -> Text {
    let number = count.to_string();
    match (lang, count) {
        (Lang::Galician, 1) => Text::Borrowed("1 xogada"),
        (Lang::Spanish, 1) => Text::Borrowed("1 jugada"),
        (Lang::English, 1) => Text::Borrowed("1 move"),
        (Lang::Galician, _) => join(&[&number, " xogadas"]),
        (Lang::Spanish, _) => join(&[&number, " jugadas"]),
        (Lang::English, _) => join(&[&number, " moves"]),
    }
}

/// The link of a position has been copied: *Ligazón copiada: 168 caracteres.*
pub fn link_copied(lang: Lang, letters: usize) -> Text {
    let length = link_length(lang, letters);
    let done = match lang {
        Lang::Galician => "Ligazón copiada: ",
        Lang::Spanish => "Enlace copiado: ",
        Lang::English => "Link copied: ",
    };
    join(&[done, &length, "."])
}

/// Why a position has no link.
pub const fn no_position_link(lang: Lang, why: PositionLinkError) -> &'static str {
    match (lang, why) {
        (Lang::Galician, PositionLinkError::Unplayable) => {
            "Aínda non hai ligazón: a posición ten que poder xogarse."
        }
        (Lang::Spanish, PositionLinkError::Unplayable) => {
            "Todavía no hay enlace: la posición tiene que poder jugarse."
        }
        (Lang::English, PositionLinkError::Unplayable) => "No link yet: the position must be playable.",
        (Lang::Galician, PositionLinkError::TooLong) => {
            "A ligazón sería longa de máis. Copia o texto da posición."
        }
        (Lang::Spanish, PositionLinkError::TooLong) => {
            "El enlace sería demasiado largo. Copia el texto de la posición."
        }
        (Lang::English, PositionLinkError::TooLong) => {
            "The link would be too long. Copy the text of the position."
        }
    }
}

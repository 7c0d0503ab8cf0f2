//! What is said where a match is passed on, and where one arrives.

use super::labels::{labels, text_of};
use super::lang::Lang;
use super::text::{Text, join};
use super::{share_de, share_en, share_es, share_fr, share_gl, share_pt};
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
pub fn share_ui(lang: Lang, label: ShareUi) -> &'static str {
    text_of!(lang, ShareUi, label;
        Galician: share_gl::share_ui,
        Spanish: share_es::share_ui,
        English: share_en::share_ui,
        Portuguese: share_pt::share_ui,
        French: share_fr::share_ui,
        German: share_de::share_ui,
    )
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
        (Lang::Portuguese, SharedError::Damaged) => {
            "O link está danificado ou incompleto. Pede que to mandem outra vez."
        }
        (Lang::French, SharedError::Damaged) => {
            "Le lien est abîmé ou incomplet. Demande qu’on te le renvoie."
        }
        (Lang::German, SharedError::Damaged) => {
            "Der Link ist beschädigt oder unvollständig. Lass ihn dir noch einmal schicken."
        }
        (Lang::Galician, SharedError::Newer) => "A ligazón é dunha versión máis nova. Actualiza esta páxina.",
        (Lang::Spanish, SharedError::Newer) => {
            "El enlace es de una versión más nueva. Actualiza esta página."
        }
        (Lang::English, SharedError::Newer) => "The link comes from a newer version. Update this page.",
        (Lang::Portuguese, SharedError::Newer) => "O link é de uma versão mais nova. Atualiza esta página.",
        (Lang::French, SharedError::Newer) => {
            "Le lien vient d’une version plus récente. Mets cette page à jour."
        }
        (Lang::German, SharedError::Newer) => {
            "Der Link ist von einer neueren Version. Aktualisiere diese Seite."
        }
        (Lang::Galician, SharedError::TooLong) => "A ligazón é longa de máis. Pide o ficheiro da partida.",
        (Lang::Spanish, SharedError::TooLong) => {
            "El enlace es demasiado largo. Pide el archivo de la partida."
        }
        (Lang::English, SharedError::TooLong) => "The link is too long. Ask for the file of the match.",
        (Lang::Portuguese, SharedError::TooLong) => "O link é longo demais. Pede o ficheiro da partida.",
        (Lang::French, SharedError::TooLong) => "Le lien est trop long. Demande le fichier de la partie.",
        (Lang::German, SharedError::TooLong) => "Der Link ist zu lang. Lass dir die Datei der Partie geben.",
        (Lang::Galician, SharedError::Forged) => {
            "A partida da ligazón ten cousas que as regras non permiten."
        }
        (Lang::Spanish, SharedError::Forged) => {
            "La partida del enlace tiene cosas que las reglas no permiten."
        }
        (Lang::English, SharedError::Forged) => {
            "The match in the link has things that the rules do not allow."
        }
        (Lang::Portuguese, SharedError::Forged) => "A partida do link tem coisas que as regras não permitem.",
        (Lang::French, SharedError::Forged) => {
            "La partie du lien contient ce que les règles ne permettent pas."
        }
        (Lang::German, SharedError::Forged) => "Die Partie im Link enthält, was die Regeln nicht erlauben.",
    }
}

/// How long a link is.
pub fn link_length(lang: Lang, letters: usize) -> Text {
    let number = letters.to_string();
    match lang {
        Lang::Galician | Lang::Spanish | Lang::Portuguese => join(&[&number, " caracteres"]),
        Lang::English => join(&[&number, " characters"]),
        Lang::French => join(&[&number, " caractères"]),
        Lang::German => join(&[&number, " Zeichen"]),
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
        (Lang::Portuguese, 1) => Text::Borrowed("1 lance"),
        (Lang::Portuguese, _) => join(&[&number, " lances"]),
        (Lang::French, 0 | 1) => join(&[&number, " coup"]),
        (Lang::French, _) => join(&[&number, " coups"]),
        (Lang::German, 1) => Text::Borrowed("1 Zug"),
        (Lang::German, _) => join(&[&number, " Züge"]),
    }
}

/// The link of a position has been copied: *Ligazón copiada: 168 caracteres.*
pub fn link_copied(lang: Lang, letters: usize) -> Text {
    let length = link_length(lang, letters);
    let done = match lang {
        Lang::Galician => "Ligazón copiada: ",
        Lang::Spanish => "Enlace copiado: ",
        Lang::English => "Link copied: ",
        Lang::Portuguese => "Link copiado: ",
        Lang::French => "Lien copié\u{a0}: ",
        Lang::German => "Link kopiert: ",
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
        (Lang::Portuguese, PositionLinkError::Unplayable) => {
            "Ainda não há link: a posição tem de se poder jogar."
        }
        (Lang::French, PositionLinkError::Unplayable) => {
            "Pas encore de lien\u{a0}: la position doit être jouable."
        }
        (Lang::German, PositionLinkError::Unplayable) => "Noch kein Link: Die Stellung muss spielbar sein.",
        (Lang::Galician, PositionLinkError::TooLong) => {
            "A ligazón sería longa de máis. Copia o texto da posición."
        }
        (Lang::Spanish, PositionLinkError::TooLong) => {
            "El enlace sería demasiado largo. Copia el texto de la posición."
        }
        (Lang::English, PositionLinkError::TooLong) => {
            "The link would be too long. Copy the text of the position."
        }
        (Lang::Portuguese, PositionLinkError::TooLong) => {
            "O link seria longo demais. Copia o texto da posição."
        }
        (Lang::French, PositionLinkError::TooLong) => {
            "Le lien serait trop long. Copie le texte de la position."
        }
        (Lang::German, PositionLinkError::TooLong) => "Der Link wäre zu lang. Kopiere den Text der Stellung.",
    }
}

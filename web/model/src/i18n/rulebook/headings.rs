//! The titles of the eleven articles in ordinary letters. They stand apart from the book: lists and groups of options need no
//! more than them.

use pasapezas_core::Article;

use super::super::lang::Lang;

/// The heading of the article to which a clause belongs: *Colocación de pezas almacenadas*; empty where there is none.
pub fn heading(lang: Lang, article: Article) -> &'static str {
    let headings = match lang {
        Lang::Galician => &GL,
        Lang::Spanish => &ES,
        Lang::English => &EN,
        Lang::Portuguese => &PT,
        Lang::French => &FR,
        Lang::German => &DE,
    };
    let index = usize::from(article.number).checked_sub(1);
    index.and_then(|index| headings.get(index)).copied().unwrap_or_default()
}

static GL: [&str; 11] = [
    "A partida",
    "Os taboleiros",
    "As pezas",
    "A orde de xogo",
    "A xogada",
    "Almacenamento de pezas",
    "Colocación de pezas almacenadas",
    "O reloxo",
    "Partida gañada",
    "Partida en táboas",
    "Comunicacións na parella",
];

static ES: [&str; 11] = [
    "La partida",
    "Los tableros",
    "Las piezas",
    "El orden de juego",
    "La jugada",
    "Almacenamiento de piezas",
    "Colocación de piezas almacenadas",
    "El reloj",
    "Partida ganada",
    "Partida en tablas",
    "Comunicaciones en la pareja",
];

static EN: [&str; 11] = [
    "The match",
    "The boards",
    "The pieces",
    "The order of play",
    "The move",
    "Stored pieces",
    "Placing stored pieces",
    "The clock",
    "A won match",
    "A drawn match",
    "Talk between partners",
];

static PT: [&str; 11] = [
    "A partida",
    "Os tabuleiros",
    "As peças",
    "A ordem de jogo",
    "O lance",
    "Peças em reserva",
    "Colocação de peças em reserva",
    "O relógio",
    "Partida ganha",
    "Partida empatada",
    "Comunicação na dupla",
];

static FR: [&str; 11] = [
    "La partie",
    "Les échiquiers",
    "Les pièces",
    "L’ordre du jeu",
    "Le coup",
    "Pièces en réserve",
    "Pose des pièces en réserve",
    "La pendule",
    "Partie gagnée",
    "Partie nulle",
    "Parole entre partenaires",
];

static DE: [&str; 11] = [
    "Die Partie",
    "Die Bretter",
    "Die Figuren",
    "Die Reihenfolge",
    "Der Zug",
    "Figuren in der Reserve",
    "Einsetzen aus der Reserve",
    "Die Uhr",
    "Gewonnene Partie",
    "Remis",
    "Gespräch im Team",
];

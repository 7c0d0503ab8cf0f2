//! What the help says: how to play with hands and keys, and what newcomers to the game have to know.

use super::labels::{labels, text_of};
use super::lang::Lang;

labels! {
    /// A sentence of the help.
    HelpUi {
        /// How a piece is moved.
        HowToMove,
        /// Where captures go (article 3).
        HowToPass,
        /// How a piece is dropped.
        HowToDrop,
        /// How time is won (article 9.2).
        HowToClaim,
        /// What a draw and a resignation mean.
        HowToEnd,
        /// How one draws on the boards.
        HowToDraw,
        /// Heading of the keys.
        Keyboard,
        /// A key.
        KeyTab,
        /// A key.
        KeyArrows,
        /// A key.
        KeyHomeEnd,
        /// A key.
        KeyEnter,
        /// A key.
        KeyDigits,
        /// A key.
        KeyEscape,
        /// A key.
        KeyType,
        /// A key.
        KeyAsk,
        /// A key.
        KeyMark,
        /// A key.
        KeyUndo,
        /// A key.
        KeyTurn,
        /// A key.
        KeySwap,
        /// A key.
        KeyAsUsual,
    }
}

/// The text of a sentence of the help.
pub fn help_ui(lang: Lang, label: HelpUi) -> &'static str {
    text_of!(lang, HelpUi, label;
        Galician: galician,
        Spanish: spanish,
        English: english,
        Portuguese: portuguese,
        French: french,
        German: german,
    )
}

const fn galician(label: HelpUi) -> &'static str {
    match label {
        HelpUi::HowToMove => "Arrastra unha peza, ou tócaa e despois toca a casa.",
        HelpUi::HowToPass => "A peza que capturas pasa á reserva de quen forma parella contigo.",
        HelpUi::HowToDrop => "As pezas da reserva colócanse do mesmo xeito nunha casa baleira.",
        HelpUi::HowToClaim => {
            "Ninguén canta as bandeiras: reclamade o tempo se caeu unha súa e ningunha vosa."
        }
        HelpUi::HowToEnd => "As táboas (½) e o abandono valen para os dous xogadores e os dous taboleiros.",
        HelpUi::HowToDraw => {
            "Debuxar: arrastra co botón dereito para unha frecha, preme para un círculo; Maiúsculas, Alt e Ctrl cambian a liña. Co lapis debuxa tamén un dedo. Bórrase ao premer nunha casa baleira ou ao mover nese taboleiro."
        }
        HelpUi::Keyboard => "Teclado",
        HelpUi::KeyTab => "Tabulador: pasar a outro taboleiro, reserva ou botón",
        HelpUi::KeyArrows => "Frechas: moverse polas casas ou pola reserva",
        HelpUi::KeyHomeEnd => "Inicio e Fin: ir ao comezo ou ao final da fila",
        HelpUi::KeyEnter => "Intro ou espazo: escoller a peza e, despois, a casa",
        HelpUi::KeyDigits => "1 a 5: escoller da reserva peón, cabalo, alfil, torre ou dama",
        HelpUi::KeyEscape => "Escape: soltar a peza ou pechar o que estea aberto",
        HelpUi::KeyType => "Letras sobre un taboleiro: escribe a xogada; Intro xógaa.",
        HelpUi::KeyAsk => "?: di de quen é a quenda, os reloxos e as reservas.",
        HelpUi::KeyMark => {
            "M: comeza na casa unha frecha ou un círculo, e remátao; 1 a 4: liña. Fóra dos taboleiros, M colle o lapis."
        }
        HelpUi::KeyUndo => "Ctrl+Z: desfacer a xogada; con Maiúsculas, refacela, nas partidas que o permiten",
        HelpUi::KeyTurn => "V: xirar o taboleiro; Maiúsculas e V: xirar os dous",
        HelpUi::KeySwap => "X: cambiar os taboleiros de sitio",
        HelpUi::KeyAsUsual => "Z: taboleiros como ao principio",
    }
}

const fn spanish(label: HelpUi) -> &'static str {
    match label {
        HelpUi::HowToMove => "Arrastra una pieza, o tócala y después toca la casilla.",
        HelpUi::HowToPass => "La pieza que capturas pasa a la reserva de tu pareja.",
        HelpUi::HowToDrop => "Las piezas de la reserva se colocan igual en una casilla vacía.",
        HelpUi::HowToClaim => {
            "Nadie canta las banderas: reclamad el tiempo si cayó una suya y ninguna vuestra."
        }
        HelpUi::HowToEnd => "Las tablas (½) y el abandono valen para los dos jugadores y los dos tableros.",
        HelpUi::HowToDraw => {
            "Dibujar: arrastra con el botón derecho para una flecha, pulsa para un círculo; Mayúsculas, Alt y Ctrl cambian la línea. Con el lápiz dibuja también un dedo. Se borra al pulsar en una casilla vacía o al mover en ese tablero."
        }
        HelpUi::Keyboard => "Teclado",
        HelpUi::KeyTab => "Tabulador: pasar a otro tablero, reserva o botón",
        HelpUi::KeyArrows => "Flechas: moverse por las casillas o por la reserva",
        HelpUi::KeyHomeEnd => "Inicio y Fin: ir al principio o al final de la fila",
        HelpUi::KeyEnter => "Intro o espacio: elegir la pieza y, después, la casilla",
        HelpUi::KeyDigits => "1 a 5: elegir de la reserva peón, caballo, alfil, torre o dama",
        HelpUi::KeyEscape => "Escape: soltar la pieza o cerrar lo que esté abierto",
        HelpUi::KeyType => "Letras sobre un tablero: escribe la jugada; Intro la juega.",
        HelpUi::KeyAsk => "?: dice de quién es el turno, los relojes y las reservas.",
        HelpUi::KeyMark => {
            "M: empieza en la casilla una flecha o un círculo, y lo termina; 1 a 4: línea. Fuera de los tableros, M coge el lápiz."
        }
        HelpUi::KeyUndo => {
            "Ctrl+Z: deshacer la jugada; con Mayúsculas, rehacerla, en las partidas que lo permiten"
        }
        HelpUi::KeyTurn => "V: girar el tablero; Mayúsculas y V: girar los dos",
        HelpUi::KeySwap => "X: cambiar los tableros de sitio",
        HelpUi::KeyAsUsual => "Z: tableros como al principio",
    }
}

const fn english(label: HelpUi) -> &'static str {
    match label {
        HelpUi::HowToMove => "Drag a piece, or tap it and then tap the square.",
        HelpUi::HowToPass => "A piece that you capture goes to your partner’s reserve.",
        HelpUi::HowToDrop => "Drop pieces from the reserve in the same way on an empty square.",
        HelpUi::HowToClaim => {
            "Nobody calls flags: claim the time when one of theirs has fallen and none of yours."
        }
        HelpUi::HowToEnd => "Draws (½) and resignations count for both partners and for both boards.",
        HelpUi::HowToDraw => {
            "Drawing: drag with the right button for an arrow, click for a circle; Shift, Alt and Ctrl change the line. With the pencil a finger draws too. A press on an empty square or a move on that board clears it."
        }
        HelpUi::Keyboard => "Keyboard",
        HelpUi::KeyTab => "Tab: go to another board, reserve or button",
        HelpUi::KeyArrows => "Arrows: move over squares or over a reserve",
        HelpUi::KeyHomeEnd => "Home and End: go to the start or end of the rank",
        HelpUi::KeyEnter => "Enter or space: choose the piece and then the square",
        HelpUi::KeyDigits => "1 to 5: choose pawn, knight, bishop, rook or queen from the reserve",
        HelpUi::KeyEscape => "Escape: let go of the piece or close what is open",
        HelpUi::KeyType => "Letters on a board: types the move; Enter plays it.",
        HelpUi::KeyAsk => "?: tells whose turn it is, the clocks and the reserves.",
        HelpUi::KeyMark => {
            "M: begins an arrow or a circle on the square, and ends it; 1 to 4: line. Away from the boards, M takes the pencil."
        }
        HelpUi::KeyUndo => "Ctrl+Z: take the move back; with Shift, redo it, in matches that allow it",
        HelpUi::KeyTurn => "V: turn the board; Shift and V: turn both",
        HelpUi::KeySwap => "X: swap the boards",
        HelpUi::KeyAsUsual => "Z: boards as at first",
    }
}

const fn portuguese(label: HelpUi) -> &'static str {
    match label {
        HelpUi::HowToMove => "Arrasta uma peça, ou toca nela e depois na casa.",
        HelpUi::HowToPass => "A peça que capturas passa para a reserva de quem faz dupla contigo.",
        HelpUi::HowToDrop => "As peças da reserva colocam-se da mesma forma numa casa vazia.",
        HelpUi::HowToClaim => {
            "Ninguém anuncia as bandeiras: reclamem o tempo se caiu uma deles e nenhuma vossa."
        }
        HelpUi::HowToEnd => "O empate (½) e a desistência valem para os dois parceiros e os dois tabuleiros.",
        HelpUi::HowToDraw => {
            "Desenhar: arrasta com o botão direito para uma seta, carrega para um círculo; Shift, Alt e Ctrl mudam a linha. Com o lápis também um dedo desenha. Apaga-se ao carregar numa casa vazia ou ao mover nesse tabuleiro."
        }
        HelpUi::Keyboard => "Teclado",
        HelpUi::KeyTab => "Tab: passar para outro tabuleiro, reserva ou botão",
        HelpUi::KeyArrows => "Setas: andar pelas casas ou pela reserva",
        HelpUi::KeyHomeEnd => "Home e End: ir para o início ou o fim da fila",
        HelpUi::KeyEnter => "Enter ou espaço: escolher a peça e, depois, a casa",
        HelpUi::KeyDigits => "1 a 5: escolher da reserva peão, cavalo, bispo, torre ou dama",
        HelpUi::KeyEscape => "Escape: largar a peça ou fechar o que estiver aberto",
        HelpUi::KeyType => "Letras num tabuleiro: escrevem o lance; Enter joga-o.",
        HelpUi::KeyAsk => "?: diz de quem é a vez, os relógios e as reservas.",
        HelpUi::KeyMark => {
            "M: começa na casa uma seta ou um círculo, e acaba-o; 1 a 4: linha. Fora dos tabuleiros, M pega no lápis."
        }
        HelpUi::KeyUndo => "Ctrl+Z: desfazer o lance; com Shift, refazê-lo, nas partidas que o permitem",
        HelpUi::KeyTurn => "V: inverter o tabuleiro; Shift e V: inverter os dois",
        HelpUi::KeySwap => "X: trocar os tabuleiros de lado",
        HelpUi::KeyAsUsual => "Z: tabuleiros como no início",
    }
}

const fn french(label: HelpUi) -> &'static str {
    match label {
        HelpUi::HowToMove => "Fais glisser une pièce, ou touche-la puis touche la case.",
        HelpUi::HowToPass => "La pièce que tu prends passe dans la réserve de ton partenaire.",
        HelpUi::HowToDrop => "Les pièces de la réserve se posent de même sur une case vide.",
        HelpUi::HowToClaim => {
            "Personne n’annonce les drapeaux\u{a0}: réclamez si l’un des leurs est tombé, aucun des vôtres."
        }
        HelpUi::HowToEnd => "Nulle (½) et abandon valent pour les deux partenaires et les deux échiquiers.",
        HelpUi::HowToDraw => {
            "Dessin\u{a0}: glisse avec le bouton droit pour une flèche, clique pour un cercle\u{a0}; Maj, Alt et Ctrl changent le trait. Avec le crayon, un doigt dessine aussi. Une case vide pressée ou un coup sur l’échiquier efface tout."
        }
        HelpUi::Keyboard => "Clavier",
        HelpUi::KeyTab => "Tab\u{a0}: aller à un autre échiquier, une réserve ou un bouton",
        HelpUi::KeyArrows => "Flèches\u{a0}: parcourir les cases ou la réserve",
        HelpUi::KeyHomeEnd => "Début et Fin\u{a0}: aller au début ou à la fin de la rangée",
        HelpUi::KeyEnter => "Entrée ou espace\u{a0}: choisir la pièce, puis la case",
        HelpUi::KeyDigits => "1 à 5\u{a0}: choisir dans la réserve pion, cavalier, fou, tour ou dame",
        HelpUi::KeyEscape => "Échap\u{a0}: lâcher la pièce ou fermer ce qui est ouvert",
        HelpUi::KeyType => "Lettres sur un échiquier\u{a0}: écrivent le coup\u{a0}; Entrée le joue.",
        HelpUi::KeyAsk => "?\u{a0}: dit qui a le trait, les pendules et les réserves.",
        HelpUi::KeyMark => {
            "M\u{a0}: commence sur la case une flèche ou un cercle, et le finit\u{a0}; 1 à 4\u{a0}: trait. Hors des échiquiers, M prend le crayon."
        }
        HelpUi::KeyUndo => {
            "Ctrl+Z\u{a0}: reprendre le coup\u{a0}; avec Maj, le rejouer, dans les parties qui le permettent"
        }
        HelpUi::KeyTurn => "V\u{a0}: retourner l’échiquier\u{a0}; Maj et V\u{a0}: les deux",
        HelpUi::KeySwap => "X\u{a0}: échanger les échiquiers",
        HelpUi::KeyAsUsual => "Z\u{a0}: échiquiers comme au début",
    }
}

const fn german(label: HelpUi) -> &'static str {
    match label {
        HelpUi::HowToMove => "Zieh eine Figur, oder tippe erst sie und dann das Feld an.",
        HelpUi::HowToPass => "Eine Figur, die du schlägst, geht in die Reserve deines Partners.",
        HelpUi::HowToDrop => "Figuren der Reserve setzt du ebenso auf einem leeren Feld ein.",
        HelpUi::HowToClaim => {
            "Niemand sagt Blättchen an: Reklamiert, wenn eines von ihnen fiel und keines von euch."
        }
        HelpUi::HowToEnd => "Remis (½) und Aufgabe gelten für beide Partner und beide Bretter.",
        HelpUi::HowToDraw => {
            "Zeichnen: mit der rechten Taste ziehen für einen Pfeil, klicken für einen Kreis; Umschalt, Alt und Strg ändern die Linie. Mit dem Stift zeichnet auch ein Finger. Ein leeres Feld oder ein Zug auf dem Brett löscht es."
        }
        HelpUi::Keyboard => "Tastatur",
        HelpUi::KeyTab => "Tab: zu einem anderen Brett, einer Reserve oder einem Knopf",
        HelpUi::KeyArrows => "Pfeile: über die Felder oder eine Reserve gehen",
        HelpUi::KeyHomeEnd => "Pos1 und Ende: zum Anfang oder Ende der Reihe",
        HelpUi::KeyEnter => "Enter oder Leertaste: erst die Figur, dann das Feld wählen",
        HelpUi::KeyDigits => "1 bis 5: Bauer, Springer, Läufer, Turm oder Dame der Reserve wählen",
        HelpUi::KeyEscape => "Esc: Figur loslassen oder schließen, was offen ist",
        HelpUi::KeyType => "Buchstaben auf einem Brett: geben den Zug ein; Enter spielt ihn.",
        HelpUi::KeyAsk => "?: sagt, wer am Zug ist, die Uhren und die Reserven.",
        HelpUi::KeyMark => {
            "M: beginnt auf dem Feld einen Pfeil oder Kreis und beendet ihn; 1 bis 4: Linie. Neben den Brettern nimmt M den Stift."
        }
        HelpUi::KeyUndo => "Strg+Z: Zug zurücknehmen; mit Umschalt wiederholen, wo die Partie es erlaubt",
        HelpUi::KeyTurn => "V: das Brett drehen; Umschalt und V: beide drehen",
        HelpUi::KeySwap => "X: die Bretter tauschen",
        HelpUi::KeyAsUsual => "Z: Bretter wie am Anfang",
    }
}

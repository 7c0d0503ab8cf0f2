//! What is written in the position editor.

use pasapezas_core::{BoardId, CastleSide, Color, DropRole, Seat, Square, Surplus};

use super::labels::{labels, text_of};
use super::lang::Lang;
use super::noun::noun;
use super::text::{Text, capital, colon, join, square_name};
use super::ui::{board_name, color_name, seat_label};
use super::{editor_de, editor_en, editor_es, editor_fr, editor_gl, editor_pt, noun_de, speech};
use crate::editor::{Note, Tool};

labels! {
    /// A label of the position editor.
    EditorUi {
        // Tools
        /// The group of pieces and tools.
        Palette,
        /// The tool that takes pieces and puts them elsewhere.
        Hand,
        /// The tool that marks promoted pieces.
        Mark,
        /// The tool that removes pieces.
        Eraser,
        /// A step back.
        Undo,
        /// A step forward again.
        Redo,
        /// Said after a step back.
        Undone,
        /// Said after a step forward.
        Redone,
        /// What the keys do on a board.
        BoardHint,
        /// What the tools do, in a sentence.
        ToolHint,

        // Boards
        /// The choice of the board in front.
        Boards,
        /// Lays out the usual array.
        Array,
        /// Empties a board and its reserves.
        Empty,
        /// Empties the reserves.
        ClearReserves,
        /// White's pieces become Black's.
        SwapColors,
        /// Board A becomes board B.
        SwapBoards,
        /// Heading of the castling boxes.
        Castling,
        /// Heading of the choice of a double step.
        EnPassant,
        /// No double step.
        NoEnPassant,
        /// Takes a king out of a reserve.
        FreeKing,

        // Match
        /// Heading of rules and clocks.
        Match,
        /// Whether the position has clocks.
        Timed,
        /// What it means that it has none.
        UntimedHelp,

        // Text
        /// Heading of the text.
        AsText,
        /// The field of the text.
        TextField,
        /// Takes the text as the position.
        Read,
        /// Puts back the text of the position.
        Forget,
        /// Said after the text was taken.
        Loaded,
        /// Copies the text.
        Copy,
        /// Said after it was copied.
        Copied,
        /// Takes the position of the table.
        FromTable,

        // End
        /// Nothing stands against it.
        Playable,
        /// Heading of what stands against it.
        NotPlayable,
        /// Starts a match from it.
        StartMatch,
        /// Asked when a match is under way at the table.
        StartQuestion,
        /// Opens the review at it.
        Analyse,
    }
}

/// The text of a label of the position editor.
pub fn editor_ui(lang: Lang, label: EditorUi) -> &'static str {
    text_of!(lang, EditorUi, label;
        Galician: editor_gl::editor_ui,
        Spanish: editor_es::editor_ui,
        English: editor_en::editor_ui,
        Portuguese: editor_pt::editor_ui,
        French: editor_fr::editor_ui,
        German: editor_de::editor_ui,
    )
}

/// The name of a tool: *Dama branca*, *Goma*.
pub fn tool_name(lang: Lang, tool: Tool) -> Text {
    match tool {
        Tool::Piece(color, role) => capital(speech::colored_piece(lang, role, color)),
        Tool::Hand => Text::Borrowed(editor_ui(lang, EditorUi::Hand)),
        Tool::Mark => Text::Borrowed(editor_ui(lang, EditorUi::Mark)),
        Tool::Eraser => Text::Borrowed(editor_ui(lang, EditorUi::Eraser)),
    }
}

/// A castling box, whole: *Brancas: enroque curto*.
pub fn castling_box(lang: Lang, color: Color, side: CastleSide) -> Text {
    let castling = match lang {
        Lang::Galician => editor_gl::castling(side),
        Lang::Spanish => editor_es::castling(side),
        Lang::English => editor_en::castling(side),
        Lang::Portuguese => editor_pt::castling(side),
        Lang::French => editor_fr::castling(side),
        Lang::German => editor_de::castling(side),
    };
    join(&[color_name(lang, color), colon(lang), castling])
}

/// A slot of a reserve, pressed to add one: *2 peóns. Engadir un*.
pub fn store_one(lang: Lang, role: DropRole, count: u8) -> Text {
    let there = speech::piece_count(lang, role, count);
    let one = noun(lang, role.role()).a();
    match lang {
        Lang::Galician => join(&[&there, ". Engadir ", one]),
        Lang::Spanish => join(&[&there, ". Añadir ", one]),
        Lang::English => join(&[&there, ". Add ", one]),
        Lang::Portuguese => join(&[&there, ". Acrescentar ", one]),
        Lang::French => join(&[&there, ". Ajouter ", one]),
        Lang::German => join(&[&there, ". ", &capital(noun_de::an_object(role.role())), " hinzufügen"]),
    }
}

/// The button that takes one away: *Quitar un peón*.
pub fn unstore_one(lang: Lang, role: DropRole) -> Text {
    let one = noun(lang, role.role()).a();
    match lang {
        Lang::Galician | Lang::Spanish => join(&["Quitar ", one]),
        Lang::English => join(&["Take away ", one]),
        Lang::Portuguese => join(&["Tirar ", one]),
        Lang::French => join(&["Enlever ", one]),
        Lang::German => capital(&join(&[noun_de::an_object(role.role()), " wegnehmen"])),
    }
}

/// The reserve of a seat: *Reserva, A · brancas*.
pub fn reserve_of(lang: Lang, seat: Seat) -> Text {
    let seat = seat_label(lang, seat);
    match lang {
        Lang::Galician | Lang::Spanish | Lang::Portuguese => join(&["Reserva, ", &seat]),
        Lang::English | Lang::German => join(&["Reserve, ", &seat]),
        Lang::French => join(&["Réserve, ", &seat]),
    }
}

/// A piece is taken up: *e2: peón branco. Escolle a casa.*
pub fn taken_up(lang: Lang, piece: pasapezas_core::Piece, at: Square) -> Text {
    let piece = speech::colored_piece(lang, piece.role, piece.color);
    let then = match lang {
        Lang::Galician => ". Escolle a casa.",
        Lang::Spanish => ". Elige la casilla.",
        Lang::English => ". Choose the square.",
        Lang::Portuguese => ". Escolhe a casa.",
        Lang::French => ". Choisis la case.",
        Lang::German => ". Wähle das Feld.",
    };
    join(&[square_name(at), colon(lang), piece, then])
}

/// Something that belongs to a board: *Taboleiro A: …*
pub fn on_board(lang: Lang, board: BoardId, text: &str) -> Text {
    join(&[board_name(lang, board), colon(lang), text])
}

/// How many things stand against playing: *3 erros*.
pub fn n_faults(lang: Lang, count: usize) -> Text {
    let [one, many] = match lang {
        Lang::Galician | Lang::Portuguese => [" erro", " erros"],
        Lang::Spanish => [" error", " errores"],
        Lang::English => [" fault", " faults"],
        Lang::French => [" erreur", " erreurs"],
        Lang::German => [" Fehler", " Fehler"],
    };
    join(&[&count.to_string(), if lang.is_one(count) { one } else { many }])
}

/// Where the text of one board goes: *O FEN dun só taboleiro vai ao taboleiro A.*
pub fn text_help(lang: Lang, board: BoardId) -> Text {
    let board = match board {
        BoardId::A => "A.",
        BoardId::B => "B.",
    };
    match lang {
        Lang::Galician => join(&["O FEN dun só taboleiro vai ao taboleiro ", board]),
        Lang::Spanish => join(&["El FEN de un solo tablero va al tablero ", board]),
        Lang::English => join(&["The FEN of one board goes to board ", board]),
        Lang::Portuguese => join(&["O FEN de um só tabuleiro vai para o tabuleiro ", board]),
        Lang::French => join(&["Le FEN d’un seul échiquier va à l’échiquier ", board]),
        Lang::German => join(&["Die FEN eines einzigen Bretts geht auf Brett ", board]),
    }
}

/// Something worth knowing, in a sentence.
pub fn editor_note(lang: Lang, note: Note) -> Text {
    match note {
        Note::Surplus(more) => surplus_text(lang, more),
        Note::Mate(seat) => on_board(lang, seat.board, ended(lang, seat.color, true)),
        Note::Stalemate(seat) => on_board(lang, seat.board, ended(lang, seat.color, false)),
    }
}

/// *Brancas: 3 damas sen coroar, e en dous xogos hai 2.*
fn surplus_text(lang: Lang, more: Surplus) -> Text {
    let (color, names) = (color_name(lang, more.color), noun(lang, more.role.role()).many());
    let (count, most) = (more.count.to_string(), more.most.to_string());
    let [of_pawns, others, and, end] = match lang {
        Lang::Galician => [" contando os coroados", " sen coroar", "; en dous xogos hai ", "."],
        Lang::Spanish => [" contando los coronados", " sin coronar", "; en dos juegos hay ", "."],
        Lang::English => [" with the promoted ones", " not promoted", "; two sets have ", "."],
        Lang::Portuguese => [" contando os promovidos", " sem os promovidos", "; em dois jogos há ", "."],
        Lang::French => [" en comptant les promus", " sans les promus", "\u{a0}; deux jeux en ont ", "."],
        Lang::German => [" mit den umgewandelten", " ohne umgewandelte", "; zwei Sätze haben ", "."],
    };
    let which = if more.role == DropRole::Pawn { of_pawns } else { others };
    capital(&join(&[color, colon(lang), &count, " ", names, which, and, &most, end]))
}

const fn ended(lang: Lang, color: Color, mate: bool) -> &'static str {
    match (lang, color, mate) {
        (Lang::Galician, Color::White, true) => "as brancas xa están en xaque mate.",
        (Lang::Galician, Color::Black, true) => "as negras xa están en xaque mate.",
        (Lang::Galician, Color::White, false) => "as brancas xa están afogadas.",
        (Lang::Galician, Color::Black, false) => "as negras xa están afogadas.",
        (Lang::Spanish, Color::White, true) => "las blancas ya están en jaque mate.",
        (Lang::Spanish, Color::Black, true) => "las negras ya están en jaque mate.",
        (Lang::Spanish, Color::White, false) => "las blancas ya están ahogadas.",
        (Lang::Spanish, Color::Black, false) => "las negras ya están ahogadas.",
        (Lang::English, Color::White, true) => "White is checkmated already.",
        (Lang::English, Color::Black, true) => "Black is checkmated already.",
        (Lang::English, Color::White, false) => "White is stalemated already.",
        (Lang::English, Color::Black, false) => "Black is stalemated already.",
        (Lang::Portuguese, Color::White, true) => "as brancas já estão em xeque-mate.",
        (Lang::Portuguese, Color::Black, true) => "as pretas já estão em xeque-mate.",
        (Lang::Portuguese, Color::White, false) => "as brancas já estão afogadas.",
        (Lang::Portuguese, Color::Black, false) => "as pretas já estão afogadas.",
        (Lang::French, Color::White, true) => "les Blancs sont déjà échec et mat.",
        (Lang::French, Color::Black, true) => "les Noirs sont déjà échec et mat.",
        (Lang::French, Color::White, false) => "les Blancs sont déjà pat.",
        (Lang::French, Color::Black, false) => "les Noirs sont déjà pat.",
        (Lang::German, Color::White, true) => "Weiß ist schon schachmatt.",
        (Lang::German, Color::Black, true) => "Schwarz ist schon schachmatt.",
        (Lang::German, Color::White, false) => "Weiß ist schon patt.",
        (Lang::German, Color::Black, false) => "Schwarz ist schon patt.",
    }
}

//! What is written in the study: its bar, the review, what is open and what is wrong with it.

use super::labels::{labels, text_of};
use super::lang::Lang;
use super::text::{Text, join};
use super::{study_de, study_en, study_es, study_fr, study_gl, study_pt};

labels! {
    /// A label of the study.
    StudyUi {
        // Bar
        /// Name of the page with a record.
        Review,
        /// Name of the page on which positions are set up.
        Editor,
        /// Name of the page with the records that the browser keeps.
        Library,
        /// The three of them, as a list of links.
        Pages,

        // Opening
        /// Opens a file.
        OpenFile,
        /// The same on a button of the bar.
        OpenShort,
        /// Opens what is on the clipboard.
        Paste,
        /// Opens the match of the table.
        FromTable,
        /// Heading while nothing is open.
        OpenTitle,
        /// How something is opened.
        OpenHint,
        /// What can be read.
        Formats,
        /// Heading of the panel for a text.
        PasteTitle,
        /// Name of its field.
        PasteField,
        /// Closes a panel without doing anything.
        Cancel,
        /// While a file is read.
        ReadingFile,
        /// Stops reading, or a playback.
        Stop,
        /// Nothing in it.
        UnreadableEmpty,
        /// Too large a file.
        UnreadableLarge,
        /// No record in it.
        UnreadableNone,
        /// A log that says what the rules do not.
        UnreadableAudit,
        /// What was open stays.
        KeptOpen,
        /// An edit that was not made, since a record has no more moves than that.
        LimitMoves,
        /// The same, of variations in each other.
        LimitDepth,
        /// The same, of the text of the whole record.
        LimitText,

        // Games of a file
        /// What can lie beside the boards.
        Tabs,
        /// The moves.
        TabMoves,
        /// The games of the file.
        TabGames,
        /// Tags, rules, complaints.
        TabAbout,
        /// Field that filters the games.
        Filter,
        /// What can be typed there.
        FilterHint,
        /// Lists more games.
        ShowMore,
        /// No game fits the filter.
        NoneFits,
        /// Column of the list.
        Players,
        /// Column of the list.
        Date,

        // Going through
        /// Name of the list.
        MoveList,
        /// Where there are none.
        NoMoves,
        /// Name of the row of buttons.
        Controls,
        /// To the beginning.
        ToStart,
        /// One move back.
        BackOne,
        /// Plays the record back.
        Play,
        /// One move on.
        OnOne,
        /// To the end.
        ToEnd,
        /// One move of board A back.
        BackA,
        /// One move of board A on.
        OnA,
        /// One move of board B back.
        BackB,
        /// One move of board B on.
        OnB,
        /// How fast it is played back.
        Speed,
        /// Name of the time line.
        TimeLine,
        /// Beside it, where times are made up.
        TimesUnknown,
        /// Sign on the time line.
        LegendMove,
        /// Sign on the time line.
        LegendCapture,
        /// Sign on the time line.
        LegendDrop,
        /// Sign on the time line.
        LegendPass,
        /// The boards change places.
        Swap,
        /// Material of a board with its reserves.
        Material,

        // Editing
        /// Name of what is said about a move.
        Notes,
        /// Field for a comment.
        Comment,
        /// What it says when it is empty.
        CommentHint,
        /// !
        GoodMove,
        /// ?
        Mistake,
        /// !!
        Brilliant,
        /// ??
        Blunder,
        /// !?
        Interesting,
        /// ?!
        Dubious,
        /// Draws arrows and circles.
        Draw,
        /// How they are drawn by keyboard.
        DrawHint,
        /// Cuts the move and all that follows it.
        Cut,
        /// The variation becomes the main line.
        Promote,
        /// Takes an edit back.
        Undo,
        /// Makes it again.
        Redo,
        /// Gives a player a piece from nowhere.
        Give,
        /// A variation, for screen readers.
        Variation,

        // Saving
        /// Menu of ways to save.
        Save,
        /// Copies the record.
        CopyBpgn,
        /// Saves the record as a file.
        SaveBpgn,
        /// Said when it is copied.
        Copied,
        /// Keeps a record that a link has brought.
        KeepIt,
        /// Said when it is kept.
        KeptIt,
        /// Where something else has taken the place of what the reader has worked on.
        Aside,
        /// Opens it again.
        Return,

        // About the record
        /// The rules of the record.
        PlayedBy,
        /// Which rules it seems to have been played by.
        Detected,
        /// Heading of what the regulation forbids.
        Forbidden,
        /// Where there is nothing.
        NoBreach,
        /// Heading of what its reader found.
        Complaints,
        /// Where there is nothing.
        NoComplaint,
        /// Where the text goes on with what cannot be played.
        StopsHere,
        /// Heading of the tags.
        Tags,
        /// Closes a panel or a note.
        ClosePanel,
    }
}

/// The text of a label of the study.
pub fn study_ui(lang: Lang, label: StudyUi) -> &'static str {
    text_of!(lang, StudyUi, label;
        Galician: study_gl::study_ui,
        Spanish: study_es::study_ui,
        English: study_en::study_ui,
        Portuguese: study_pt::study_ui,
        French: study_fr::study_ui,
        German: study_de::study_ui,
    )
}

/// So many games: *1 partida*, *12 partidas*.
pub fn games_count(lang: Lang, count: usize) -> Text {
    let noun = match (lang, count) {
        (Lang::Galician | Lang::Spanish | Lang::Portuguese, 1) => " partida",
        (Lang::Galician | Lang::Spanish | Lang::Portuguese, _) => " partidas",
        (Lang::English, 1) => " game",
        (Lang::English, _) => " games",
        (Lang::French, 0 | 1) => " partie",
        (Lang::French, _) => " parties",
        (Lang::German, 1) => " Partie",
        (Lang::German, _) => " Partien",
    };
    join(&[&count.to_string(), noun])
}

/// So many moves: *1 xogada*, *60 xogadas*.
pub fn moves_count(lang: Lang, count: u32) -> Text {
    let noun = match (lang, count) {
        (Lang::Galician, 1) => " xogada",
        (Lang::Galician, _) => " xogadas",
        (Lang::Spanish, 1) => " jugada",
        (Lang::Spanish, _) => " jugadas",
        (Lang::English, 1) => " move",
        (Lang::English, _) => " moves",
        (Lang::Portuguese, 1) => " lance",
        (Lang::Portuguese, _) => " lances",
        (Lang::French, 0 | 1) => " coup",
        (Lang::French, _) => " coups",
        (Lang::German, 1) => " Zug",
        (Lang::German, _) => " Züge",
    };
    join(&[&count.to_string(), noun])
}

/// The button that gives a player a piece: *Dar unha peza a Uxía*.
pub fn give_to(lang: Lang, name: &str) -> Text {
    match lang {
        Lang::Galician => join(&["Dar unha peza a ", name]),
        Lang::Spanish => join(&["Dar una pieza a ", name]),
        Lang::English => join(&["Give ", name, " a piece"]),
        Lang::Portuguese => join(&["Dar uma peça a ", name]),
        Lang::French => join(&["Donner une pièce à ", name]),
        Lang::German => join(&[name, " eine Figur geben"]),
    }
}

//! The labels of the page, and the labels that hold a name or a number.

use pasapezas_core::{Article, BoardId, Color, Preset, Seat, Team, TimeControl};

use super::labels::{labels, text_of};
use super::lang::Lang;
use super::phrase::{Phrase, say};
use super::text::{Text, board_letter, join};
use super::time_text::time_short;
use super::{ui_de, ui_en, ui_es, ui_fr, ui_gl, ui_pt};

labels! {
    /// A label of the page that never changes.
    Ui {
        // The page
        /// The name of the game and of the page.
        ProductName,
        /// Title of the tab.
        PageTitle,
        /// The rules in force, beside the brand.
        RulesPasapezas,
        /// The same for rules that are no preset.
        RulesOwn,
        /// Name of the part with boards, clocks and reserves.
        TableRegion,
        /// Name of the live region.
        Notices,

        // Everywhere
        /// Opens the menu.
        Menu,
        /// Closes a panel.
        Close,
        /// Leaves everything as it was.
        Cancel,
        /// Between seconds and tenths.
        DecimalSign,

        // The match
        /// Opens the panel for a new match.
        NewMatch,
        /// Starts the clocks of both boards.
        Start,
        /// Stops both boards.
        Pause,
        /// Goes on after a pause.
        Resume,
        /// Asks to resign.
        Resign,
        /// Asked before resigning.
        ResignQuestion,
        /// The same in a player line.
        ResignQuestionShort,
        /// Resigns.
        ResignYes,
        /// Does not resign.
        ResignNo,
        /// Claims a win on time (article 9.2).
        ClaimTime,
        /// The same on phones.
        ClaimTimeShort,
        /// Over the boards during a pause.
        PausedBanner,
        /// Said when the clocks start.
        StartedNotice,
        /// Said when it goes on.
        ResumedNotice,
        /// Said when a new match is laid out.
        NewMatchNotice,
        /// Name of the result panel.
        Result,
        /// The same four again.
        Rematch,

        // Seats and boards
        /// Board A.
        BoardA,
        /// Board B.
        BoardB,
        /// The colour of a seat, inside a line.
        White,
        /// The colour of a seat, inside a line.
        Black,
        /// Team 1.
        TeamOne,
        /// Team 2.
        TeamTwo,
        /// Who sits there, until somebody types a name.
        NameWhiteA,
        /// Who sits there, until somebody types a name.
        NameBlackA,
        /// Who sits there, until somebody types a name.
        NameWhiteB,
        /// Who sits there, until somebody types a name.
        NameBlackB,
        /// Opens the field for a name.
        EditName,
        /// This seat is on move.
        ToMove,
        /// The king of this seat is attacked.
        InCheck,
        /// The same where there is little room.
        Check,
        /// This seat is mated.
        Mated,
        /// This seat is stalemated.
        Stalemated,
        /// This seat has resigned.
        Resigned,
        /// The flag of this seat is down.
        FlagFallen,
        /// The same on a clock face.
        FlagFallenShort,
        /// On a clock face during a pause.
        Paused,

        // Pieces and squares
        /// Nothing stands there.
        EmptySquare,
        /// Mark of a piece that was a pawn.
        Promoted,
        /// This piece is chosen.
        Selected,
        /// The chosen piece may move there.
        CanMoveHere,
        /// The chosen piece may capture there.
        CanCaptureHere,
        /// The chosen stored piece may be dropped there.
        CanDropHere,
        /// The last move began or ended there.
        LastMove,
        /// The piece has just come into the reserve.
        JustArrived,
        /// Said when the chosen piece is let go.
        SelectionDropped,
        /// Said when a planned move is off.
        PlanOff,
        /// A move that waits for its turn; also what a square says that it begins or ends on.
        Planned,
        /// Whether moves may be planned.
        Premoves,
        /// Name of the promotion chooser.
        PromotionTitle,
        /// Said when it opens.
        PromotionHint,
        /// Leaves the pawn where it was.
        PromotionCancel,

        // Moves
        /// Move list of board A.
        MovesA,
        /// Move list of board B.
        MovesB,

        // Settings
        /// Heading of the settings.
        Settings,
        /// Which language.
        Language,
        /// Which colours.
        Theme,
        /// The theme that the device asks for.
        ThemeSystem,
        /// Dark on light.
        ThemeLight,
        /// Light on dark.
        ThemeDark,
        /// For weak eyes and bright rooms.
        ThemeContrast,
        /// Whether the squares that a piece can reach are marked.
        ShowTargets,
        /// Whether anything is heard.
        Sound,
        /// Browsers play nothing before somebody has touched the page.
        SoundWaits,
        /// The button of a resignation that is held down.
        ResignHold,
        /// Uses the whole screen.
        FullScreen,
        /// Goes back to the window.
        LeaveFullScreen,
        /// Puts the upper team below.
        TurnBoards,
        /// Turns one of them.
        TurnBoardA,
        /// The other one.
        TurnBoardB,

        // New match
        /// Heading of the times.
        TimeControl,

        // Help
        /// Opens the help.
        Help,
        /// Said on entering a board.
        BoardHint,
    }
}

/// The text of a label.
///
/// ```
/// use pasapezas_model::i18n::{Lang, Ui, ui};
/// assert_eq!(ui(Lang::Galician, Ui::NewMatch), "Nova partida");
/// ```
pub fn ui(lang: Lang, label: Ui) -> &'static str {
    text_of!(lang, Ui, label;
        Galician: ui_gl::ui,
        Spanish: ui_es::ui,
        English: ui_en::ui,
        Portuguese: ui_pt::ui,
        French: ui_fr::ui,
        German: ui_de::ui,
    )
}

/// The colour of a seat as a word inside a line: *brancas*, *negras*.
pub fn color_name(lang: Lang, color: Color) -> &'static str {
    match color {
        Color::White => ui(lang, Ui::White),
        Color::Black => ui(lang, Ui::Black),
    }
}

/// *Taboleiro A*.
pub fn board_name(lang: Lang, board: BoardId) -> &'static str {
    match board {
        BoardId::A => ui(lang, Ui::BoardA),
        BoardId::B => ui(lang, Ui::BoardB),
    }
}

/// *Parella 1*.
pub fn team_name(lang: Lang, team: Team) -> &'static str {
    match team {
        Team::One => ui(lang, Ui::TeamOne),
        Team::Two => ui(lang, Ui::TeamTwo),
    }
}

/// The name of a seat at which nobody has typed one: *Brancas A*.
pub fn default_name(lang: Lang, seat: Seat) -> &'static str {
    match (seat.board, seat.color) {
        (BoardId::A, Color::White) => ui(lang, Ui::NameWhiteA),
        (BoardId::A, Color::Black) => ui(lang, Ui::NameBlackA),
        (BoardId::B, Color::White) => ui(lang, Ui::NameWhiteB),
        (BoardId::B, Color::Black) => ui(lang, Ui::NameBlackB),
    }
}

/// Board and colour, as above a clock: *A · brancas*.
pub fn seat_label(lang: Lang, seat: Seat) -> Text {
    join(&[board_letter(seat.board), " · ", color_name(lang, seat.color)])
}

/// The stored pieces of somebody: *Reserva de Uxía*.
pub fn reserve_label(lang: Lang, owner: &str) -> Text {
    say(lang, Phrase::ReserveLabel, &[("owner", owner)])
}

/// The field in which the name of a seat is typed: *Nome, A · brancas*.
pub fn name_field(lang: Lang, seat: Seat) -> Text {
    let label = seat_label(lang, seat);
    say(lang, Phrase::NameField, &[("label", &label)])
}

/// The name of an article for those who do not see its badge: *artigo 7.3*.
pub fn article(lang: Lang, article: Article) -> Text {
    let number = article.to_string();
    say(lang, Phrase::Article, &[("number", &number)])
}

/// A rule set that has a name.
pub fn preset_name(lang: Lang, preset: Preset) -> &'static str {
    match (preset, lang) {
        (Preset::Pasapezas, _) => "Pasapezas",
        (Preset::International, Lang::Galician | Lang::Spanish | Lang::Portuguese) => "Internacional",
        (Preset::International, Lang::English | Lang::French | Lang::German) => "International",
        (Preset::Uscf, _) => "USCF",
        (Preset::ChessCom, _) => "chess.com",
        (Preset::Tandem, Lang::Galician | Lang::Spanish) => "Tándem",
        (Preset::Tandem, Lang::English | Lang::Portuguese | Lang::French | Lang::German) => "Tandem",
    }
}

/// The line beside the brand: rule set and time, *Regulamento galego · 5 min*. `None` stands for rules of one's own.
pub fn rules_line(lang: Lang, preset: Option<Preset>, time: &TimeControl) -> Text {
    join(&[rules_name(lang, preset), " · ", &time_short(lang, time)])
}

/// A rule set as a title: *Regulamento galego*, *Internacional*, *Regras propias*.
pub fn rules_name(lang: Lang, preset: Option<Preset>) -> &'static str {
    match preset {
        Some(Preset::Pasapezas) => ui(lang, Ui::RulesPasapezas),
        Some(preset) => preset_name(lang, preset),
        None => ui(lang, Ui::RulesOwn),
    }
}

/// What is wrong with a number of minutes: it has to lie between two others.
pub fn minutes_error(lang: Lang, least: u32, most: u32) -> Text {
    let (least, most) = (least.to_string(), most.to_string());
    say(lang, Phrase::MinutesError, &[("least", &least), ("most", &most)])
}

//! What is written at the table beside the boards: claims, draw offers, clocks, and what follows a match.

use pasapezas_core::{BoardId, DropRole, Millis, Seat, Square, Team};

use super::labels::labels;
use super::lang::Lang;
use super::noun::noun;
use super::speech::time_words;
use super::text::{Text, board_letter, join, square_name};
use super::ui::{Ui, seat_label, team_name, ui};
use super::{table_en, table_es, table_gl};

labels! {
    /// A label at the table: claims, draws, clocks, and what follows a match.
    TableUi {
        // Claims
        /// Takes a forbidden placement off the board (article 7.5).
        RemovePiece,
        /// The same on phones.
        RemovePieceShort,
        /// Until when it can be taken off.
        RemovalWindow,
        /// Asked where the removal leaves the claimant without a move.
        RemovalStalemates,
        /// Opens the two claims of a draw (article 10.3).
        ClaimDraw,
        /// One of them, below that heading.
        ClaimRepetition,
        /// The other one.
        ClaimFifty,
        /// The first on phones.
        ClaimRepetitionShort,
        /// The other on phones.
        ClaimFiftyShort,

        // Draw offers
        /// Offers a draw on the own board (article 10.1).
        OfferDraw,
        /// The same on phones.
        OfferDrawShort,
        /// Offers one where claims stand beside it, on phones.
        OfferShort,
        /// Accepts the offer.
        AcceptDraw,
        /// The same on phones.
        AcceptDrawShort,
        /// Declines the offer.
        DeclineDraw,
        /// The same on phones.
        DeclineDrawShort,
        /// In the line of the player who has offered.
        OfferOpen,
        /// To that player: how long the offer stands.
        OfferStands,
        /// This board has agreed to a draw and the other one has not.
        BoardAgreed,
        /// The same on phones.
        BoardAgreedShort,
        /// How such an agreement ends.
        BoardAgreedHelp,

        // Without a move
        /// No move now, but a piece may arrive.
        WaitsForPiece,
        /// The same on phones.
        WaitsForPieceShort,
        /// What that means.
        WaitsForPieceHelp,

        // Calling off and taking back
        /// Ends the match without a result.
        CallOff,
        /// Asked before.
        CallOffQuestion,
        /// Calls it off.
        CallOffYes,
        /// Until when it can be called off.
        CallOffHelp,
        /// Takes the last move back.
        TakeBack,
        /// Takes it back.
        TakeBackYes,
        /// The clocks show again what they showed.
        GiveTime,
        /// They do.
        TimeGiven,
        /// Does the move again that was taken back.
        Redo,
        /// It was done.
        Redone,
        /// Keys, in the help.
        KeyUndo,

        // Clocks
        /// Sign beside a clock that is nearly empty.
        LowTime,
        /// Opens the four times during a pause.
        CorrectTimes,
        /// What a correction does to flags.
        CorrectTimesHelp,
        /// Sets the clocks to what was typed.
        CorrectTimesYes,
        /// What is wrong with a time that cannot be read.
        TimeFormat,
        /// Said when a clock was set.
        TimeCorrectedNotice,
        /// Heading when time went by that the clocks have not seen.
        GapTitle,
        /// The clocks go on from where they stood.
        GapForget,
        /// The clocks that ran are charged with it.
        GapCount,
        /// What that means; both clocks follow.
        GapCountHelp,
        /// Said when the page finds a match that it kept.
        Restored,
        /// The same where its end could not be read.
        RestoredCut,
        /// The match is not kept on the device.
        NotKept,
        /// Loads the page anew, since another version of it has come.
        NewBuild,
        /// Said when it has come.
        NewBuildNotice,
        /// Why: no room.
        NotKeptFull,
        /// Why: the browser.
        NotKeptForbidden,
        /// Why: a newer version of the page.
        NotKeptNewer,
        /// What that means.
        NotKeptHelp,
        /// Another tab plays the match: a mark, and the heading of what to do about it.
        Elsewhere,
        /// What that means.
        ElsewhereHelp,
        /// Goes on here instead of there.
        PlayHere,
        /// Goes on here with a match of its own.
        OpenCopy,
        /// Looks on.
        LookOn,
        /// Gives the match as a file.
        SaveMatch,

        // After the match
        /// The four keep their seats.
        RematchSame,
        /// Everybody plays the other colour.
        RematchColors,
        /// What that means.
        RematchColorsHelp,
        /// The four make other teams.
        RematchPartners,
        /// What that means.
        RematchPartnersHelp,
        /// Heading of the results since the four sat down.
        Evening,
        /// By the two that played together.
        EveningByTeam,
        /// By each of them.
        EveningByPlayer,
        /// A win is one, a draw a half.
        Points,
        /// Number of matches.
        Played,
        /// Before the first result.
        EveningEmpty,
        /// Copies the score, to be put into a message.
        Copy,
        /// Saves the score as a file.
        Export,
        /// What is in that file.
        ExportHelp,
        /// Begins a new score.
        EveningClear,
        /// Asked before.
        EveningClearQuestion,
        /// Clears it.
        EveningClearYes,
    }
}

/// The text of a label at the table.
pub const fn table_ui(lang: Lang, label: TableUi) -> &'static str {
    match lang {
        Lang::Galician => table_gl::table_ui(label),
        Lang::Spanish => table_es::table_ui(label),
        Lang::English => table_en::table_ui(label),
    }
}

/// The name of the button with which a team claims the time: *Reclamar o tempo, parella 1*.
pub fn claim_time_label(lang: Lang, team: Team) -> Text {
    join(&[ui(lang, Ui::ClaimTime), " · ", team_name(lang, team)])
}

/// Asked before the last move is taken back: *Queredes desfacer a última xogada, de Uxía no taboleiro A?*
pub fn take_back_question(lang: Lang, name: &str, board: BoardId) -> Text {
    let board = board_letter(board);
    match lang {
        Lang::Galician => {
            join(&["Queredes desfacer a última xogada, de ", name, " no taboleiro ", board, "?"])
        }
        Lang::Spanish => {
            join(&["¿Queréis deshacer la última jugada, de ", name, " en el tablero ", board, "?"])
        }
        Lang::English => join(&["Take back the last move, by ", name, " on board ", board, "?"]),
    }
}

/// To the player who may have a forbidden placement removed: what happens then. *Podes retirar o alfil de e5: pasa á
/// reserva de Brais e segue a ser a túa quenda.*
pub fn removal_offer(lang: Lang, role: DropRole, at: Square, receiver: &str) -> Text {
    let (the, at) = (noun(lang, role.role()).the, square_name(at));
    match lang {
        Lang::Galician => join(&[
            "Podes retirar ",
            the,
            " de ",
            at,
            ": pasa á reserva de ",
            receiver,
            " e segue a ser a túa quenda.",
        ]),
        Lang::Spanish => join(&[
            "Puedes retirar ",
            the,
            " de ",
            at,
            ": pasa a la reserva de ",
            receiver,
            " y sigue siendo tu turno.",
        ]),
        Lang::English => join(&[
            "You may remove ",
            the,
            " on ",
            at,
            ": it goes to ",
            receiver,
            "’s reserve and it is still your move.",
        ]),
    }
}

/// To the same player when it is done: *A peza pasa á reserva de Brais. Segue a ser a túa quenda.*
pub fn removal_done(lang: Lang, receiver: &str) -> Text {
    match lang {
        Lang::Galician => join(&["A peza pasa á reserva de ", receiver, ". Segue a ser a túa quenda."]),
        Lang::Spanish => join(&["La pieza pasa a la reserva de ", receiver, ". Sigue siendo tu turno."]),
        Lang::English => join(&["The piece goes to ", receiver, "’s reserve. It is still your move."]),
    }
}

/// The field in which the time of a clock is corrected: *Tempo, A · brancas*.
pub fn time_field(lang: Lang, seat: Seat) -> Text {
    let label = seat_label(lang, seat);
    match lang {
        Lang::Galician => join(&["Tempo, ", &label]),
        Lang::Spanish => join(&["Tiempo, ", &label]),
        Lang::English => join(&["Time, ", &label]),
    }
}

/// What is known when time is missing; whether the device slept or somebody set its clock, nobody can tell: *O dispositivo
/// estivo en repouso ou cambiáronlle a hora: 3 minutos que os reloxos non contaron.*
pub fn gap_sentence(lang: Lang, span: Millis) -> Text {
    let span = time_words(lang, rounded(span));
    match lang {
        Lang::Galician => join(&[
            "O dispositivo estivo en repouso ou cambiáronlle a hora: ",
            &span,
            " que os reloxos non contaron.",
        ]),
        Lang::Spanish => join(&[
            "El dispositivo ha estado en reposo o le han cambiado la hora: ",
            &span,
            " que los relojes no han contado.",
        ]),
        Lang::English => {
            join(&["The device slept or its clock was changed: ", &span, " that the clocks did not count."])
        }
    }
}

/// The same where there is little room, as long as the pause lasts: *En pausa: 3 minutos sen contar.*
pub fn gap_banner(lang: Lang, span: Millis) -> Text {
    let span = time_words(lang, rounded(span));
    match lang {
        Lang::Galician => join(&["En pausa: ", &span, " sen contar."]),
        Lang::Spanish => join(&["En pausa: ", &span, " sin contar."]),
        Lang::English => join(&["Paused: ", &span, " not counted."]),
    }
}

/// A span in which nobody counts seconds any more: from an hour on, whole minutes.
const fn rounded(span: Millis) -> Millis {
    const HOUR: u32 = 3_600_000;
    if span.0 < HOUR { span } else { Millis(span.0 - span.0 % 60_000) }
}

/// Points from halves, the same in every language: *2½*.
///
/// ```
/// use pasapezas_model::i18n::points;
/// assert_eq!([0, 1, 2, 5].map(|halves| points(halves).into_owned()), ["0", "½", "1", "2½"]);
/// ```
pub fn points(halves: u32) -> Text {
    match (halves / 2, halves % 2) {
        (0, 1) => Text::Borrowed("½"),
        (whole, 1) => join(&[&whole.to_string(), "½"]),
        (whole, _) => Text::Owned(whole.to_string()),
    }
}

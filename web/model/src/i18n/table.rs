//! What is written at the table beside the boards: claims, draw offers, clocks, and what follows a match.

use pasapezas_core::{BoardId, DropRole, Millis, Seat, Square, Team};

use super::labels::{labels, text_of};
use super::lang::Lang;
use super::noun::the_object;
use super::phrase::{Phrase, say};
use super::speech::time_words;
use super::text::{Text, board_letter, join, square_name};
use super::ui::{Ui, seat_label, team_name, ui};
use super::{table_de, table_en, table_es, table_fr, table_gl, table_pt};

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
        /// Button of the player on move, where touched pieces bind: says that pieces are only adjusted.
        Adjust,
        /// Mark of a piece that was touched and binds, in the name of its square.
        Touched,
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
pub fn table_ui(lang: Lang, label: TableUi) -> &'static str {
    text_of!(lang, TableUi, label;
        Galician: table_gl::table_ui,
        Spanish: table_es::table_ui,
        English: table_en::table_ui,
        Portuguese: table_pt::table_ui,
        French: table_fr::table_ui,
        German: table_de::table_ui,
    )
}

/// The name of the button with which a team claims the time: *Reclamar o tempo, parella 1*.
pub fn claim_time_label(lang: Lang, team: Team) -> Text {
    join(&[ui(lang, Ui::ClaimTime), " · ", team_name(lang, team)])
}

/// Asked before the last move is taken back: *Queredes desfacer a última xogada, de Uxía no taboleiro A?*
pub fn take_back_question(lang: Lang, name: &str, board: BoardId) -> Text {
    let board = board_letter(board);
    say(lang, Phrase::TakeBackQuestion, &[("name", name), ("board", board)])
}

/// To the player who may have a forbidden placement removed: what happens then. *Podes retirar o alfil de e5: pasa á
/// reserva de Brais e segue a ser a túa quenda.*
pub fn removal_offer(lang: Lang, role: DropRole, at: Square, receiver: &str) -> Text {
    let (the, at) = (the_object(lang, role.role()), square_name(at));
    say(lang, Phrase::RemovalOffer, &[("the", the), ("at", at), ("receiver", receiver)])
}

/// To the same player when it is done: *A peza pasa á reserva de Brais. Segue a ser a túa quenda.*
pub fn removal_done(lang: Lang, receiver: &str) -> Text {
    say(lang, Phrase::RemovalDone, &[("receiver", receiver)])
}

/// The field in which the time of a clock is corrected: *Tempo, A · brancas*.
pub fn time_field(lang: Lang, seat: Seat) -> Text {
    let label = seat_label(lang, seat);
    say(lang, Phrase::TimeField, &[("label", &label)])
}

/// What is known when time is missing; whether the device slept or somebody set its clock, nobody can tell: *O dispositivo
/// estivo en repouso ou cambiáronlle a hora: 3 minutos que os reloxos non contaron.*
pub fn gap_sentence(lang: Lang, span: Millis) -> Text {
    let span = time_words(lang, rounded(span));
    say(lang, Phrase::GapSentence, &[("span", &span)])
}

/// The same where there is little room, as long as the pause lasts: *En pausa: 3 minutos sen contar.*
pub fn gap_banner(lang: Lang, span: Millis) -> Text {
    let span = time_words(lang, rounded(span));
    say(lang, Phrase::GapBanner, &[("span", &span)])
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

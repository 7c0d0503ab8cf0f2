//! What is said at the clocks beside real boards. Nothing here announces a fallen flag: only players call flags (decision D64).

use pasapezas_core::arbiter::{Declaration, Objection, Profile};
use pasapezas_core::{BoardId, Color, PerSeat, Seat};

use super::labels::{labels, text_of};
use super::lang::Lang;
use super::setup::{SetupUi, setup_ui};
use super::text::{Text, board_letter, fill_with, join};
use super::ui::{Ui, seat_label, ui};
use super::{clock_de, clock_en, clock_es, clock_fr, clock_gl, clock_pt};
use crate::arbiter::{Choice, HallOption};

labels! {
    /// A label at the clocks beside real boards. Words in braces are filled in.
    ClockUi {
        /// Heading over what is played.
        Played,
        /// Two boards, four players.
        TwoBoards,
        /// An ordinary game.
        OneBoard,
        /// Whether moves are entered.
        Recorded,
        /// What that is good for.
        RecordedHelp,
        /// Heading of what the arbiter sets.
        Settings,
        /// All of it as usual again.
        Usual,
        /// Heading over what is looked at before the start.
        Before,
        /// The first of them.
        CheckCorner,
        /// The second.
        CheckArray,
        /// The third.
        CheckColours,
        /// The same in an ordinary game.
        CheckColour,
        /// The fourth.
        CheckClock,
        /// Lays the clocks out.
        LayOut,
        /// The clock of a board.
        ClockOf,
        /// What a half does, before the name of its player.
        Press,
        /// The group of buttons between the boards.
        Actions,
        /// Opens the times.
        Correct,
        /// Who is not on move has pressed.
        NotOnMove,
        /// Nobody has pressed *Start*.
        NotStarted,
        /// All clocks stand.
        Stand,
        /// Offers a draw.
        OfferOf,
        /// Opens the results.
        Results,
        /// This player is mated.
        MateOf,
        /// Stalemate.
        StalemateOn,
        /// Five times the same position.
        FiveFoldOn,
        /// 75 moves.
        SeventyFiveOn,
        /// Both boards have ended at the same time.
        Opposite,
        /// Whether he does.
        ResignQuestion,
        /// The same in an ordinary game.
        ResignQuestionOne,
        /// The board at the left goes to the right.
        Swap,
        /// Whether the far halves are turned.
        Turn,
        /// Heading of the keys.
        Keys,
        /// A key.
        KeyShiftLeft,
        /// A key.
        KeyShiftRight,
        /// A key.
        KeySpace,
        /// What it does.
        KeySpaceDoes,
        /// That a match came back.
        CameBack,
        /// The same without its end.
        CameBackCut,
        /// Another page has the clocks.
        Elsewhere,
        /// An option.
        Intervenes,
        /// An option.
        WarnsWrongClaims,
        /// An option.
        LateIllegal,
        /// An option.
        Unrestorable,
        /// An option.
        IllegalTime,
        /// An option.
        IllegalLoses,
        /// An option.
        SetUpLimit,
        /// An option.
        CallsFlags,
        /// An option.
        FlagOrder,
        /// An option.
        DrawClaims,
        /// An option.
        WrongDrawClaim,
        /// An option.
        NoMaterial,
        /// An option.
        LevelEnding,
        /// An option.
        LevelTime,
        /// A choice.
        Restore,
        /// A choice.
        Stands,
        /// A choice.
        Annul,
        /// A choice.
        LastKnown,
        /// A choice.
        NoneLoses,
        /// A choice.
        LosesFirst,
        /// A choice.
        LosesSecond,
        /// A choice.
        LosesThird,
        /// A choice.
        NoLimit,
        /// A choice.
        UpToMove,
    }
}

/// The text of a label at the clocks.
pub fn clock_ui(lang: Lang, label: ClockUi) -> &'static str {
    text_of!(lang, ClockUi, label;
        Galician: clock_gl::clock_ui,
        Spanish: clock_es::clock_ui,
        English: clock_en::clock_ui,
        Portuguese: clock_pt::clock_ui,
        French: clock_fr::clock_ui,
        German: clock_de::clock_ui,
    )
}

/// The same with one thing filled in.
fn with(lang: Lang, label: ClockUi, hole: &'static str, value: &str) -> Text {
    fill_with(clock_ui(lang, label), &[(hole, value)])
}

/// A label about a player: *Uxía abandona*.
pub fn clock_of_player(lang: Lang, label: ClockUi, name: &str) -> Text {
    with(lang, label, "name", name)
}

/// A label about a board: *Reloxo do taboleiro A*.
pub fn clock_of_board(lang: Lang, label: ClockUi, board: BoardId) -> Text {
    with(lang, label, "board", board_letter(board))
}

/// Why a half that was pressed does nothing, in a word or two; `None` where that takes a sentence.
pub fn press_refused(lang: Lang, why: Objection) -> Option<&'static str> {
    let label = if let Objection::NotOnMove { .. } = why {
        ClockUi::NotOnMove
    } else if why == Objection::NotStarted {
        ClockUi::NotStarted
    } else if why == Objection::Paused {
        ClockUi::Stand
    } else {
        return None;
    };
    Some(clock_ui(lang, label))
}

/// What somebody has seen on a board, as a button says it.
pub fn declaration(lang: Lang, what: Declaration, names: &PerSeat<String>) -> Text {
    match what {
        Declaration::Mate { loser } => clock_of_player(lang, ClockUi::MateOf, names.at(loser)),
        Declaration::Stalemate { board } => clock_of_board(lang, ClockUi::StalemateOn, board),
        Declaration::FiveFold { board } => clock_of_board(lang, ClockUi::FiveFoldOn, board),
        Declaration::SeventyFiveMoves { board } => clock_of_board(lang, ClockUi::SeventyFiveOn, board),
        Declaration::Opposite => Text::Borrowed(clock_ui(lang, ClockUi::Opposite)),
    }
}

/// What each seat is called at an ordinary game, where there is one board: *brancas*.
pub fn seat_words(lang: Lang, profile: Profile, seat: Seat) -> Text {
    match (profile, seat.color) {
        (Profile::Pasapezas, _) => seat_label(lang, seat),
        (Profile::OneBoard, Color::White) => ui(lang, Ui::White).into(),
        (Profile::OneBoard, Color::Black) => ui(lang, Ui::Black).into(),
    }
}

/// The name of an option of the arbiter's.
pub fn hall_option(lang: Lang, option: HallOption) -> &'static str {
    clock_ui(
        lang,
        match option {
            HallOption::Intervenes => ClockUi::Intervenes,
            HallOption::WarnsWrongClaims => ClockUi::WarnsWrongClaims,
            HallOption::LateIllegal => ClockUi::LateIllegal,
            HallOption::Unrestorable => ClockUi::Unrestorable,
            HallOption::IllegalTime => ClockUi::IllegalTime,
            HallOption::IllegalLoses => ClockUi::IllegalLoses,
            HallOption::SetUpLimit => ClockUi::SetUpLimit,
            HallOption::CallsFlags => ClockUi::CallsFlags,
            HallOption::FlagOrder => ClockUi::FlagOrder,
            HallOption::DrawClaims => ClockUi::DrawClaims,
            HallOption::WrongDrawClaim => ClockUi::WrongDrawClaim,
            HallOption::NoMaterial => ClockUi::NoMaterial,
            HallOption::LevelEnding => ClockUi::LevelEnding,
            HallOption::LevelTime => ClockUi::LevelTime,
        },
    )
}

/// One of its choices.
pub fn hall_choice(lang: Lang, choice: Choice) -> Text {
    let label = match choice {
        Choice::No => return setup_ui(lang, SetupUi::No).into(),
        Choice::Yes => return setup_ui(lang, SetupUi::Yes).into(),
        Choice::Minutes(0) => return setup_ui(lang, SetupUi::BonusNone).into(),
        Choice::Minutes(minutes) => return join(&[&minutes.to_string(), " min"]),
        Choice::Moves(moves) => return with(lang, ClockUi::UpToMove, "number", &moves.to_string()),
        Choice::Restore => ClockUi::Restore,
        Choice::Stands => ClockUi::Stands,
        Choice::Annul => ClockUi::Annul,
        Choice::LastKnown => ClockUi::LastKnown,
        Choice::NoneLoses => ClockUi::NoneLoses,
        Choice::Loses(1) => ClockUi::LosesFirst,
        Choice::Loses(2) => ClockUi::LosesSecond,
        Choice::Loses(_) => ClockUi::LosesThird,
        Choice::NoLimit => ClockUi::NoLimit,
    };
    Text::Borrowed(clock_ui(lang, label))
}

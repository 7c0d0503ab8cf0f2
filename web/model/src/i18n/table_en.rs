//! Labels at the table, in English.

use super::table::TableUi;

/// The text of `label`.
#[expect(clippy::too_many_lines, reason = "one row per label: a table, not a program")]
pub(super) const fn table_ui(label: TableUi) -> &'static str {
    match label {
        // Claims
        TableUi::RemovePiece => "Remove the piece",
        TableUi::RemovePieceShort => "Remove",
        TableUi::RemovalWindow => "You may remove it until you make your next move.",
        TableUi::RemovalStalemates => "If you remove it, you have no move left: a draw by stalemate.",
        TableUi::ClaimDraw => "Claim a draw",
        TableUi::ClaimRepetition => "By repetition",
        TableUi::ClaimFifty => "By the fifty-move rule",
        TableUi::ClaimRepetitionShort => "Repetition",
        TableUi::ClaimFiftyShort => "50 moves",
        // Draw offers
        TableUi::OfferDraw => "Offer a draw",
        TableUi::Adjust => "I adjust",
        TableUi::Touched => "touched",
        TableUi::OfferDrawShort => "Draw",
        TableUi::OfferShort => "Offer",
        TableUi::AcceptDraw => "Accept the draw",
        TableUi::AcceptDrawShort => "Accept",
        TableUi::DeclineDraw => "Decline the draw",
        TableUi::DeclineDrawShort => "Decline",
        TableUi::OfferOpen => "Offers a draw",
        TableUi::OfferStands => "Your offer stands until your opponent answers or moves.",
        TableUi::BoardAgreed => "Draw agreed: the other board has not",
        TableUi::BoardAgreedShort => "Draw agreed",
        TableUi::BoardAgreedHelp => "If anybody moves on this board, the agreement is void.",
        // Without a move
        TableUi::WaitsForPiece => "No move: waits for a piece",
        TableUi::WaitsForPieceShort => "Waits for a piece",
        TableUi::WaitsForPieceHelp => {
            "There is no move now, but a piece may still arrive. The clock goes on running."
        }
        // Calling off and taking back
        TableUi::CallOff => "Call off the match",
        TableUi::CallOffQuestion => "Call off the match? It will have no result.",
        TableUi::CallOffYes => "Call off",
        TableUi::CallOffHelp => "It can be called off until both boards have had a move.",
        TableUi::TakeBack => "Take the move back",
        TableUi::TakeBackYes => "Take back",
        TableUi::GiveTime => "Give the used time back too",
        TableUi::TimeGiven => "The clocks show again what they showed.",
        TableUi::Redo => "Redo the move",
        TableUi::Redone => "The last move was done again.",
        // Clocks
        TableUi::LowTime => "Low on time",
        TableUi::CorrectTimes => "Correct the times",
        TableUi::CorrectTimesHelp => {
            "A plain 5 is five minutes. Fallen flags go up; with 0:00 one falls when its clock runs."
        }
        TableUi::CorrectTimesYes => "Correct",
        TableUi::TimeFormat => "Write minutes and seconds, such as 4:30.",
        TableUi::TimeCorrectedNotice => "Time corrected.",
        TableUi::GapTitle => "Time not counted",
        TableUi::GapForget => "Go on without it",
        TableUi::GapCount => "Count it and go on",
        TableUi::GapCountHelp => "If you count it, it is taken from the players on move:",
        TableUi::Restored => "Your match is where you left it.",
        TableUi::RestoredCut => "Your match is back without its last entries, which could not be read.",
        TableUi::NotKept => "Not saved",
        TableUi::NewBuild => "New version: reload",
        TableUi::NewBuildNotice => {
            "A new version of the page is here. Load it from the menu; the match stays."
        }
        TableUi::NotKeptFull => "There is no room left on this device.",
        TableUi::NotKeptForbidden => "This browser does not let the page save anything.",
        TableUi::NotKeptNewer => "Matches here were saved by a newer version of this page.",
        TableUi::NotKeptHelp => {
            "The match goes on. It is lost when the page is closed, unless you save it as a file."
        }
        TableUi::Elsewhere => "This match is played in another tab",
        TableUi::ElsewhereHelp => "Here you look on. You can go on here instead, or with a copy of your own.",
        TableUi::PlayHere => "Play here",
        TableUi::OpenCopy => "Open a copy",
        TableUi::LookOn => "Look on",
        TableUi::SaveMatch => "Save the match",
        // After the match
        TableUi::RematchSame => "Same seats",
        TableUi::RematchColors => "Colours swapped",
        TableUi::RematchColorsHelp => "The same teams, and everybody plays the other colour.",
        TableUi::RematchPartners => "Partners swapped",
        TableUi::RematchPartnersHelp => "Everybody plays beside somebody else.",
        TableUi::Evening => "Score",
        TableUi::EveningByTeam => "By team",
        TableUi::EveningByPlayer => "By player",
        TableUi::Points => "Points",
        TableUi::Played => "Matches",
        TableUi::EveningEmpty => "No match has ended yet.",
        TableUi::Copy => "Copy",
        TableUi::Export => "Export",
        TableUi::ExportHelp => "Saves the score as a file that a spreadsheet opens.",
        TableUi::EveningClear => "Clear the score",
        TableUi::EveningClearQuestion => "Clear the score?",
        TableUi::EveningClearYes => "Clear",
    }
}

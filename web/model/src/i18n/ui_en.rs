//! English labels.

use super::ui::Ui;

/// The text of `label`.
#[expect(clippy::too_many_lines, reason = "one row per label: a table, not a program")]
pub(super) const fn ui(label: Ui) -> &'static str {
    match label {
        // The page
        Ui::ProductName => "Pasapezas",
        Ui::PageTitle => "Pasapezas: chess for four",
        Ui::RulesPasapezas => "Galician regulation",
        Ui::RulesOwn => "Own rules",
        Ui::TableRegion => "Playing table",
        Ui::Notices => "Notices",
        // Everywhere
        Ui::Menu => "Menu",
        Ui::Close => "Close",
        Ui::Cancel | Ui::ResignNo => "Cancel",
        Ui::DecimalSign => ".",
        // The match
        Ui::NewMatch => "New match",
        Ui::Start => "Start",
        Ui::Pause => "Pause",
        Ui::Resume => "Resume",
        Ui::Resign | Ui::ResignYes => "Resign",
        Ui::ResignQuestion => "Resign? Your team loses the whole match.",
        Ui::ResignQuestionShort => "Your team will lose the match.",
        Ui::ClaimTime => "Claim the time",
        Ui::ClaimTimeShort => "Claim",
        Ui::PausedBanner => "Both boards are paused.",
        Ui::StartedNotice => "The match begins. White to move on both boards.",
        Ui::ResumedNotice => "The match goes on.",
        Ui::NewMatchNotice => "A new match is on the table. When all are ready, press “Start”.",
        Ui::Result => "Result",
        Ui::Rematch => "Rematch",
        // Seats and boards
        Ui::BoardA => "Board A",
        Ui::BoardB => "Board B",
        Ui::White => "White",
        Ui::Black => "Black",
        Ui::TeamOne => "Team 1",
        Ui::TeamTwo => "Team 2",
        Ui::NameWhiteA => "White A",
        Ui::NameBlackA => "Black A",
        Ui::NameWhiteB => "White B",
        Ui::NameBlackB => "Black B",
        Ui::EditName => "Change the name",
        Ui::ToMove => "To move",
        Ui::InCheck => "In check",
        Ui::Check => "Check",
        Ui::Mated => "Checkmate",
        Ui::Stalemated => "Stalemate",
        Ui::Resigned => "Resigned",
        Ui::FlagFallen => "Flag fallen",
        Ui::FlagFallenShort => "fallen",
        Ui::Paused => "paused",
        // Pieces and squares
        Ui::EmptySquare => "empty",
        Ui::Promoted => "promoted pawn",
        Ui::Selected => "selected",
        Ui::CanMoveHere => "you can move here",
        Ui::CanCaptureHere => "you can capture here",
        Ui::CanDropHere => "you can drop here",
        Ui::LastMove => "last move",
        Ui::JustArrived => "just arrived",
        Ui::SelectionDropped => "Selection cancelled.",
        Ui::PlanOff => "Pre-move cancelled.",
        Ui::Planned => "pre-move",
        Ui::Premoves => "Pre-moves",
        Ui::PromotionTitle => "Promote",
        Ui::PromotionHint => "Choose what the pawn becomes.",
        Ui::PromotionCancel => "Cancel the promotion",
        // Moves
        Ui::MovesA => "Moves on board A",
        Ui::MovesB => "Moves on board B",
        // Settings
        Ui::Settings => "Settings",
        Ui::Language => "Language",
        Ui::Theme => "Theme",
        Ui::ThemeSystem => "As the system",
        Ui::ThemeLight => "Light",
        Ui::ThemeDark => "Dark",
        Ui::ThemeContrast => "High contrast",
        Ui::ShowTargets => "Show possible squares",
        Ui::Sound => "Sound",
        Ui::SoundWaits => "Sound starts with the first touch",
        Ui::ResignHold => "Resign: hold down",
        Ui::FullScreen => "Full screen",
        Ui::LeaveFullScreen => "Leave full screen",
        Ui::TurnBoards => "Turn the boards",
        Ui::TurnBoardA => "Turn board A",
        Ui::TurnBoardB => "Turn board B",
        // New match
        Ui::TimeControl => "Time control",
        // Help
        Ui::Help => "Help",
        Ui::HowToMove => "Drag a piece, or tap it and then tap the square.",
        Ui::HowToDrop => "Drop pieces from the reserve in the same way on an empty square.",
        Ui::HowToPass => "A piece that you capture goes to your partner’s reserve.",
        Ui::HowToClaim => {
            "Nobody calls flags: claim the time when one of theirs has fallen and none of yours."
        }
        Ui::HowToEnd => "Draws (½) and resignations count for both partners and for both boards.",
        Ui::Keyboard => "Keyboard",
        Ui::KeyTab => "Tab: go to another board, reserve or button",
        Ui::KeyArrows => "Arrows: move over squares or over a reserve",
        Ui::KeyHomeEnd => "Home and End: go to the start or end of the rank",
        Ui::KeyEnter => "Enter or space: choose the piece and then the square",
        Ui::KeyDigits => "1 to 5: choose pawn, knight, bishop, rook or queen from the reserve",
        Ui::KeyEscape => "Escape: let go of the piece or close what is open",
        Ui::BoardHint => "Arrows to move around; Enter to choose piece and square; Escape to let go.",
    }
}

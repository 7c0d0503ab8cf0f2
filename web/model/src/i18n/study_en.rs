//! Labels of the study, in English.

use super::study::StudyUi;

/// The text of `label`.
#[expect(clippy::too_many_lines, reason = "one row per label: a table, not a program")]
pub(super) const fn study_ui(label: StudyUi) -> &'static str {
    match label {
        // Bar
        StudyUi::Review => "Review",
        StudyUi::Editor => "Editor",
        StudyUi::Library => "Library",
        StudyUi::Pages => "Parts of the review",
        // Opening
        StudyUi::OpenFile => "Open a file",
        StudyUi::OpenShort => "Open",
        StudyUi::Paste => "Paste",
        StudyUi::FromTable => "The match on the table",
        StudyUi::OpenTitle => "Review a match",
        StudyUi::OpenHint => "Open a file, drop one here, or paste its text.",
        StudyUi::Formats => {
            "It reads BPGN of every program, matches of chess.com in JSON, logs of this page, and positions of both boards."
        }
        StudyUi::PasteTitle => "Paste a match or a position",
        StudyUi::PasteField => "Text of the match",
        StudyUi::Cancel => "Cancel",
        StudyUi::ReadingFile => "Reading the file",
        StudyUi::Stop => "Stop",
        StudyUi::UnreadableEmpty => "There is nothing to read.",
        StudyUi::UnreadableLarge => "The file has more than 64 MB.",
        StudyUi::UnreadableNone => "There is no match here that can be read.",
        StudyUi::UnreadableAudit => "The log says what the rules do not allow.",
        StudyUi::KeptOpen => "What was open is as it was.",
        StudyUi::LimitMoves => "Nothing was added: a record has at most 20,000 moves, variations included.",
        StudyUi::LimitDepth => "Nothing was added: variations go at most 32 levels deep.",
        StudyUi::LimitText => {
            "Nothing was added: the record would become too long for a file that can be read again."
        }
        // Games of a file
        StudyUi::Tabs => "Beside the boards",
        StudyUi::TabMoves => "Moves",
        StudyUi::TabGames => "Games",
        StudyUi::TabAbout => "Details",
        StudyUi::Filter => "Filter",
        StudyUi::FilterHint => "Names, date or result",
        StudyUi::ShowMore => "Show more",
        StudyUi::NoneFits => "No game has these words.",
        StudyUi::Players => "Players",
        StudyUi::Date => "Date",
        // Going through
        StudyUi::MoveList => "Moves in order",
        StudyUi::NoMoves => "There are no moves yet. Move a piece.",
        StudyUi::Controls => "Go through the moves",
        StudyUi::ToStart => "To the beginning",
        StudyUi::BackOne => "Move back",
        StudyUi::Play => "Play back",
        StudyUi::OnOne => "Move on",
        StudyUi::ToEnd => "To the end",
        StudyUi::BackA => "Back on board A",
        StudyUi::OnA => "Forward on board A",
        StudyUi::BackB => "Back on board B",
        StudyUi::OnB => "Forward on board B",
        StudyUi::Speed => "Speed",
        StudyUi::TimeLine => "Time line",
        StudyUi::TimesUnknown => "No times: the moves are spaced evenly.",
        StudyUi::LegendMove => "move",
        StudyUi::LegendCapture => "capture",
        StudyUi::LegendDrop => "placement",
        StudyUi::LegendPass => "passing piece",
        StudyUi::Swap => "Swap the boards",
        StudyUi::Material => "Material",
        // Editing
        StudyUi::Notes => "Notes on the move",
        StudyUi::Comment => "Comment",
        StudyUi::CommentHint => "Write a comment",
        StudyUi::GoodMove => "Good move",
        StudyUi::Mistake => "Mistake",
        StudyUi::Brilliant => "Brilliant move",
        StudyUi::Blunder => "Blunder",
        StudyUi::Interesting => "Interesting move",
        StudyUi::Dubious => "Dubious move",
        StudyUi::Draw => "Draw arrows and circles (M)",
        StudyUi::DrawHint => {
            "Arrow keys and Enter: two squares make an arrow, the same one twice a circle. 1 to 4: colour. Escape: done."
        }
        StudyUi::Cut => "Delete from here",
        StudyUi::Promote => "Make it the main line",
        StudyUi::Undo => "Undo",
        StudyUi::Redo => "Redo",
        StudyUi::Give => "What if I had one more piece?",
        StudyUi::Variation => "Variation",
        // Saving
        StudyUi::Save => "Save",
        StudyUi::CopyBpgn => "Copy as BPGN",
        StudyUi::SaveBpgn => "Download BPGN",
        StudyUi::Copied => "Copied",
        StudyUi::KeepIt => "Keep in the library",
        StudyUi::KeptIt => "It is in the library.",
        StudyUi::Aside => "What you had open is still here, with its changes.",
        StudyUi::Return => "Back to what you had open",
        // About the record
        StudyUi::PlayedBy => "Judged by",
        StudyUi::Detected => "Recognised in the record",
        StudyUi::Forbidden => "Forbidden by the Galician regulation",
        StudyUi::NoBreach => "Every move is allowed by the Galician regulation.",
        StudyUi::Complaints => "Notes of the reader",
        StudyUi::NoComplaint => "The text reads as a whole.",
        StudyUi::StopsHere => "The text goes on, but from here it cannot be played.",
        StudyUi::Tags => "Tags",
        StudyUi::ClosePanel => "Close",
    }
}

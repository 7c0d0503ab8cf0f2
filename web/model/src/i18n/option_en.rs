//! Options, in English.

use pasapezas_core::{
    Communication, DrawAgreement, DrawCounts, DropCheck, Enforcement, FlagDraw, MateRule, RepetitionRule,
    StalemateRule, TimeWin,
};

use super::lang::Lang;
use super::options::{OptionId, OptionValue, ranks, seats};
use super::text::Text;

/// Its name.
pub(super) const fn name(option: OptionId) -> &'static str {
    match option {
        OptionId::TakeBack => "Taking moves back",
        OptionId::TouchMove => "Touch-move",
        OptionId::Premoves => "Pre-moves",
        OptionId::DroppedRookCastles => "Castling with a dropped rook",
        OptionId::DropCheck => "Dropping with check",
        OptionId::PawnRanks => "Ranks for dropped pawns",
        OptionId::Enforcement => "Forbidden drops",
        OptionId::Mate => "Checkmate",
        OptionId::TimeWin => "Win on time",
        OptionId::AutoClaim => "Automatic claims",
        OptionId::DrawAgreement => "Draw by agreement",
        OptionId::FlagDraw => "Draw by flags",
        OptionId::Repetition => "Repetition of the position",
        OptionId::FiftyMoves => "Fifty-move rule",
        OptionId::DrawCounts => "Repetition and fifty moves",
        OptionId::Stalemate => "Stalemate",
        OptionId::Communication => "Talk between partners",
    }
}

/// What it is about.
pub(super) const fn help(option: OptionId) -> &'static str {
    match option {
        OptionId::TakeBack => "In friendly matches, when all four agree. Never under Strict.",
        OptionId::TouchMove => {
            "For practice: the first piece that is touched is moved, or captured. No move is taken back."
        }
        OptionId::Premoves => {
            "A move is prepared before the turn and made, if it is legal, when the turn comes."
        }
        OptionId::DroppedRookCastles => {
            "With a king that has not moved and a rook that was dropped on its corner."
        }
        OptionId::DropCheck => "Whether a dropped piece may attack the opponent’s king.",
        OptionId::PawnRanks => "Counted from the side of the player who drops.",
        OptionId::Enforcement => {
            "Assisted: it cannot be done. Strict: it can be done, and the opponent may remove the piece."
        }
        OptionId::Mate => "Which pieces count when a check is tested for mate.",
        OptionId::TimeWin => "Who gets it when a flag falls. To claim, the own flags must be up.",
        OptionId::AutoClaim => "The program claims the time for these seats at the instant when they could.",
        OptionId::DrawAgreement => "How many boards have to agree.",
        OptionId::FlagDraw => "Which fallen flags draw the match at once.",
        OptionId::Repetition => "What is compared to see whether a position is the same.",
        OptionId::FiftyMoves => "Fifty moves by each side without a capture, a pawn move or a drop.",
        OptionId::DrawCounts => {
            "Claimed: at 3 positions or 50 moves. Automatic: at 5 or 75. Only automatic: at 3 or 50."
        }
        OptionId::Stalemate => "A player who has no move and is not in check.",
        OptionId::Communication => {
            "What partners may say to each other during the match. The page does not check it."
        }
    }
}

/// The name of a value.
pub(super) fn value(value: OptionValue) -> Text {
    let word = match value {
        OptionValue::PawnRanks(chosen) => return ranks(chosen),
        OptionValue::AutoClaim(chosen) => return seats(Lang::English, chosen, "Nobody", "All four"),
        OptionValue::TakeBack(true)
        | OptionValue::TouchMove(true)
        | OptionValue::Premoves(true)
        | OptionValue::DroppedRookCastles(true)
        | OptionValue::FiftyMoves(true)
        | OptionValue::DropCheck(DropCheck::Free) => "Yes",
        OptionValue::TakeBack(false)
        | OptionValue::TouchMove(false)
        | OptionValue::Premoves(false)
        | OptionValue::DroppedRookCastles(false)
        | OptionValue::FiftyMoves(false) => "No",
        OptionValue::DropCheck(DropCheck::NoCheck) => "Never",
        OptionValue::DropCheck(DropCheck::NoMate) => "Without mate",
        OptionValue::Enforcement(Enforcement::Assisted) => "Assisted",
        OptionValue::Enforcement(Enforcement::Strict) => "Strict",
        OptionValue::Mate(MateRule::Present) => "Those in reserve",
        OptionValue::Mate(MateRule::Prospective) => "Also those to come",
        OptionValue::TimeWin(TimeWin::ClaimPair) => "The team claims",
        OptionValue::TimeWin(TimeWin::ClaimBoard) => "The opponent claims",
        OptionValue::TimeWin(TimeWin::Automatic) => "Automatic",
        OptionValue::DrawAgreement(DrawAgreement::OneBoard) => "One board",
        OptionValue::DrawAgreement(DrawAgreement::BothBoards) => "Both",
        OptionValue::FlagDraw(FlagDraw::EachPair) => "One of each team",
        OptionValue::FlagDraw(FlagDraw::SameBoard) => "Both of one board",
        OptionValue::Repetition(RepetitionRule::BoardAndReserves) => "Board and reserves",
        OptionValue::Repetition(RepetitionRule::Board) => "Board alone",
        OptionValue::Repetition(RepetitionRule::Off) => "Does not count",
        OptionValue::DrawCounts(DrawCounts::ClaimAndAutomatic) => "Claimed and automatic",
        OptionValue::DrawCounts(DrawCounts::Claim) => "Only claimed",
        OptionValue::DrawCounts(DrawCounts::Automatic) => "Only automatic",
        OptionValue::Stalemate(StalemateRule::Draw) => "Draw",
        OptionValue::Stalemate(StalemateRule::Wait) => "Waits for a piece",
        OptionValue::Communication(Communication::Free) => "Free",
        OptionValue::Communication(Communication::Signals) => "Signals only",
        OptionValue::Communication(Communication::None) => "None",
    };
    Text::Borrowed(word)
}

//! Why something may not be done, in English. What stands in braces is filled in, see [`super::refusal`].

use pasapezas_core::RefusalKind;

use super::refusal::Part;

/// The whole sentence.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
pub(super) const fn long(kind: RefusalKind) -> &'static str {
    match kind {
        RefusalKind::NotStarted => "The match has not started yet. Press “Start” to set the clocks going.",
        RefusalKind::AlreadyStarted => "The match has already started.",
        RefusalKind::Paused => "Both boards are paused. Press “Resume” to play on.",
        RefusalKind::NotPaused => "The match is not paused.",
        RefusalKind::MatchOver => "The match is over. You may start another one.",
        RefusalKind::NotYours => "That is not for this seat to do.",
        RefusalKind::TimeWentBack => "The clock of this device went back. Try again.",
        RefusalKind::TooLateToCallOff => {
            "The match can no longer be called off: both boards have had their first move."
        }
        RefusalKind::NoTakeBack => "Moves cannot be taken back in this match.",
        RefusalKind::NothingToTakeBack => "There is no move to take back.",
        RefusalKind::ClocksRun => "The clocks are running. Press “Pause” to correct the times.",
        RefusalKind::NoClocks => "This match is played without clocks.",
        RefusalKind::NoFlagFallen => "You cannot claim: no flag of the other team has fallen.",
        RefusalKind::OwnFlagFallen => "{own flag}",
        RefusalKind::NotYourTimeClaim => "Under these rules only the player on that board may claim: {who}.",
        RefusalKind::TimeByItself => {
            "Under these rules nobody claims: the first flag to fall decides the match."
        }
        RefusalKind::NothingToRemove => "There is nothing to remove: the last move was no forbidden drop.",
        RefusalKind::ClaimTooLate => "Too late to claim: you have already moved.",
        RefusalKind::NotYourPlacementClaim => {
            "Only the player on move on that board may remove the piece: {who}."
        }
        RefusalKind::ClaimComesFirst => "There is a forbidden drop that you may remove.",
        RefusalKind::DrawByItself => "Under these rules such a draw is not claimed: it comes by itself.",
        RefusalKind::DrawNotInRules => "The rules of this match have no such draw.",
        RefusalKind::NotRepeated => {
            "The position has come about {times}. A draw can be claimed the third time."
        }
        RefusalKind::NotFiftyMoves => {
            "Moves by each side without a capture, pawn move or drop: {moves}. A claim needs 50."
        }
        RefusalKind::OfferTooEarly => {
            "Before a draw is offered, each side must have moved once on this board."
        }
        RefusalKind::OfferOpen => "A draw has already been offered or agreed on this board.",
        RefusalKind::OfferAgain => {
            "You have already offered a draw. You may offer again after your next move."
        }
        RefusalKind::NoOffer => "There is no offer of your opponent to answer on this board.",
        RefusalKind::NoTouchMove => "In this match touching a piece obliges to nothing.",
        RefusalKind::TouchedOwn => "{The@at} on {at} is the piece that you touched: you must move it.",
        RefusalKind::TouchedEnemy => {
            "You touched a piece of your opponent: you must capture {the@at} on {at}."
        }
        RefusalKind::TouchedToCastle => "You touched your king and then the rook: you must castle with it.",
        RefusalKind::AdjustTooLate => "Say so before you touch: you have touched a piece already.",
        RefusalKind::NotYourTurn => "It is not your turn. Wait for your opponent’s move.",
        RefusalKind::EmptySquare => "There is no piece on {at}. Choose one of yours.",
        RefusalKind::NotYourPiece => "{The@at} on {at} is your opponent’s. Choose a piece of yours.",
        RefusalKind::NotItsMove => "{steps}",
        RefusalKind::PathBlocked => "The way is blocked: there is {a@at} on {at}.",
        RefusalKind::OwnPieceThere => "A piece of yours stands on {at}. Choose another square.",
        RefusalKind::KingTarget => "The king on {at} cannot be captured: you win by checkmate.",
        RefusalKind::PawnNeedsCapture => {
            "There is no piece on {at}: a pawn moves diagonally only to capture."
        }
        RefusalKind::EnPassantGone => {
            "No en passant capture on {at}: it is possible only right after a double step."
        }
        RefusalKind::PromotionMissing => "The pawn reaches the last rank. Choose what it becomes.",
        RefusalKind::PromotionImpossible => "Only a pawn that reaches the last rank is promoted.",
        RefusalKind::PawnOnLastRank => {
            "The pawn on {at} is on the last rank: there it neither moves nor captures."
        }
        RefusalKind::StillInCheck => "{The@by} on {by} gives check to your king. Your move has to stop it.",
        RefusalKind::LeavesKingInCheck => {
            "That move leaves your king in check: {the@by} on {by} would attack it."
        }
        RefusalKind::KingIntoCheck => {
            "The king cannot step into check: {the@by} on {by} attacks that square."
        }
        RefusalKind::CastleKingMoved => "You cannot castle: your king has moved.",
        RefusalKind::CastleRookMoved => "{wing}: that rook has moved or came from the reserve.",
        RefusalKind::CastleNoRook => "{wing}: no rook of yours is in the corner.",
        RefusalKind::CastleBlocked => "You cannot castle: there is {a@at} on {at}, between king and rook.",
        RefusalKind::CastleInCheck => "You cannot castle while in check: {the@by} on {by} attacks your king.",
        RefusalKind::CastleThroughCheck => {
            "You cannot castle: the king crosses {at}, which {the@by} on {by} attacks."
        }
        RefusalKind::CastleIntoCheck => {
            "You cannot castle: {the@by} on {by} attacks the square where the king arrives."
        }
        RefusalKind::ReserveLacks => "You have {no} in reserve. Wait until one is passed to you.",
        RefusalKind::DropOccupied => "The square {at} is occupied. Pieces are dropped on empty squares.",
        RefusalKind::DropPawnRank => "{ranks}",
        RefusalKind::DropGivesCheck => {
            "You cannot drop a piece giving check: {the} would attack the king on {king}."
        }
        RefusalKind::DropGivesMate => {
            "You cannot drop a piece that mates the king on {king}; giving check is allowed."
        }
    }
}

/// The same for narrow screens.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
pub(super) const fn short(kind: RefusalKind) -> &'static str {
    match kind {
        RefusalKind::NotStarted => "The match has not started yet.",
        RefusalKind::AlreadyStarted => "The match has already started.",
        RefusalKind::Paused => "Both boards are paused.",
        RefusalKind::NotPaused => "The match is not paused.",
        RefusalKind::MatchOver => "The match is over.",
        RefusalKind::NotYours => "That is not for this seat to do.",
        RefusalKind::TimeWentBack => "The clock of this device went back.",
        RefusalKind::TooLateToCallOff => "Both boards have had their first move.",
        RefusalKind::NoTakeBack => "No take-backs in this match.",
        RefusalKind::NothingToTakeBack => "Nothing to take back.",
        RefusalKind::ClocksRun => "The clocks are running.",
        RefusalKind::NoClocks => "There are no clocks.",
        RefusalKind::NoFlagFallen => "No flag of the other team has fallen.",
        RefusalKind::OwnFlagFallen => "Your team has a fallen flag.",
        RefusalKind::NotYourTimeClaim => "Only the player on that board may claim.",
        RefusalKind::TimeByItself => "The time decides without a claim.",
        RefusalKind::NothingToRemove => "There is no piece to remove.",
        RefusalKind::ClaimTooLate => "You have already moved.",
        RefusalKind::NotYourPlacementClaim => "Only the player on move there may remove it.",
        RefusalKind::ClaimComesFirst => "You may remove the piece first.",
        RefusalKind::DrawByItself => "Such a draw comes by itself.",
        RefusalKind::DrawNotInRules => "These rules have no such draw.",
        RefusalKind::NotRepeated => "The position came about {times} only.",
        RefusalKind::NotFiftyMoves => "Moves that count: {moves} of 50.",
        RefusalKind::OfferTooEarly => "Each side must have moved once.",
        RefusalKind::OfferOpen => "A draw has already been offered here.",
        RefusalKind::OfferAgain => "Make a move before you offer again.",
        RefusalKind::NoOffer => "There is no offer to answer.",
        RefusalKind::NoTouchMove => "Here touching obliges to nothing.",
        RefusalKind::TouchedOwn => "You must move {the@at} on {at}.",
        RefusalKind::TouchedEnemy => "You must capture {the@at} on {at}.",
        RefusalKind::TouchedToCastle => "You must castle with that rook.",
        RefusalKind::AdjustTooLate => "You have touched a piece already.",
        RefusalKind::NotYourTurn => "It is not your turn.",
        RefusalKind::EmptySquare => "There is no piece on {at}.",
        RefusalKind::NotYourPiece => "{The@at} on {at} is your opponent’s.",
        RefusalKind::NotItsMove => "{The} does not move like that.",
        RefusalKind::PathBlocked => "There is {a@at} in the way, on {at}.",
        RefusalKind::OwnPieceThere => "A piece of yours stands on {at}.",
        RefusalKind::KingTarget => "The king on {at} cannot be captured.",
        RefusalKind::PawnNeedsCapture => "There is nothing to capture on {at}.",
        RefusalKind::EnPassantGone => "No en passant capture on {at}.",
        RefusalKind::PromotionMissing => "Choose what the pawn becomes.",
        RefusalKind::PromotionImpossible => "A pawn promotes only on the last rank.",
        RefusalKind::PawnOnLastRank => "The pawn on {at} can move no more.",
        RefusalKind::StillInCheck => "{The@by} on {by} still gives check.",
        RefusalKind::LeavesKingInCheck => "{The@by} on {by} would attack your king.",
        RefusalKind::KingIntoCheck => "{The@by} on {by} attacks that square.",
        RefusalKind::CastleKingMoved => "You cannot castle: your king has moved.",
        RefusalKind::CastleRookMoved => "That rook has moved or was dropped.",
        RefusalKind::CastleNoRook => "No rook of yours is in the corner.",
        RefusalKind::CastleBlocked => "No castling: there is {a@at} on {at}.",
        RefusalKind::CastleInCheck => "No castling: {the@by} on {by} gives check.",
        RefusalKind::CastleThroughCheck => "No castling: {the@by} on {by} attacks {at}.",
        RefusalKind::CastleIntoCheck => "No castling: {the@by} on {by} would check.",
        RefusalKind::ReserveLacks => "You have {no} in reserve.",
        RefusalKind::DropOccupied => "The square {at} is occupied.",
        RefusalKind::DropPawnRank => "{ranks short}",
        RefusalKind::DropGivesCheck => "That piece would give check.",
        RefusalKind::DropGivesMate => "That piece would give mate.",
    }
}

/// What sentences are made of.
pub(super) const fn part(part: Part) -> &'static str {
    match part {
        Part::OwnFlag => "You cannot claim: a flag of your own team has fallen.",
        Part::OwnFlagOf => "You cannot claim: in your own team, {name}’s flag has fallen.",
        Part::White => "White on board {board}",
        Part::Black => "Black on board {board}",
        Part::Once => "once",
        Part::Twice => "twice",
        Part::Times => "{n} times",
        Part::StepsPawn => {
            "The pawn does not move like that: it steps straight ahead and captures diagonally."
        }
        Part::StepsKnight => "The knight does not move like that: it jumps in the shape of an L.",
        Part::StepsBishop => "The bishop does not move like that: it goes diagonally.",
        Part::StepsRook => "The rook does not move like that: it goes along ranks and files.",
        Part::StepsQueen => "The queen does not move like that: it goes along ranks, files and diagonals.",
        Part::StepsKing => {
            "The king does not move like that: it goes to a neighbouring square, except when it castles."
        }
        Part::CastleKing => "You cannot castle kingside",
        Part::CastleQueen => "You cannot castle queenside",
        Part::UsualRanks => "You cannot drop pawns on your first, seventh or eighth rank.",
        Part::OneRank => "You may drop pawns only on your rank {first}.",
        Part::Ranks => "You may drop pawns only on your ranks {first} to {last}.",
        Part::OneRankShort => "Pawns on your rank {first}.",
        Part::RanksShort => "Pawns on your ranks {first} to {last}.",
    }
}

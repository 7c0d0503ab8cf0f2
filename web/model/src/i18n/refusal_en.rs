//! Why something may not be done, in English.

use std::borrow::Cow;

use pasapezas_core::{CastleSide, Color, PawnRanks, Refusal, Role, Seat, Square};

use super::noun::Noun;
use super::noun_en::{PIECE, noun};
use super::scene::Scene;
use super::text::{Text, board_letter, join, rank_name, square_name};

/// The whole sentence.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
pub(super) fn long(refusal: Refusal, scene: &Scene<'_>) -> Text {
    match refusal {
        Refusal::NotStarted => {
            Cow::Borrowed("The match has not started yet. Press “Start” to set the clocks going.")
        }
        Refusal::AlreadyStarted => Cow::Borrowed("The match has already started."),
        Refusal::Paused => Cow::Borrowed("Both boards are paused. Press “Resume” to play on."),
        Refusal::NotPaused => Cow::Borrowed("The match is not paused."),
        Refusal::MatchOver => Cow::Borrowed("The match is over. You may start another one."),
        Refusal::NotYours => Cow::Borrowed("That is not for this seat to do."),
        Refusal::TimeWentBack => Cow::Borrowed("The clock of this device went back. Try again."),
        Refusal::TooLateToCallOff => {
            Cow::Borrowed("The match can no longer be called off: both boards have had their first move.")
        }
        Refusal::NoTakeBack => Cow::Borrowed("Moves cannot be taken back in this match."),
        Refusal::NothingToTakeBack => Cow::Borrowed("There is no move to take back."),
        Refusal::ClocksRun => Cow::Borrowed("The clocks are running. Press “Pause” to correct the times."),
        Refusal::NoClocks => Cow::Borrowed("This match is played without clocks."),
        Refusal::NoFlagFallen => Cow::Borrowed("You cannot claim: no flag of the other team has fallen."),
        Refusal::OwnFlagFallen { seat } => own_flag(scene, seat),
        Refusal::NotYourTimeClaim { seat } => {
            join(&["Under these rules only the player on that board may claim: ", &who(scene, seat), "."])
        }
        Refusal::TimeByItself => {
            Cow::Borrowed("Under these rules nobody claims: the first flag to fall decides the match.")
        }
        Refusal::NothingToRemove => {
            Cow::Borrowed("There is nothing to remove: the last move was no forbidden drop.")
        }
        Refusal::ClaimTooLate => Cow::Borrowed("Too late to claim: you have already moved."),
        Refusal::NotYourPlacementClaim { seat } => {
            join(&["Only the player on move on that board may remove the piece: ", &who(scene, seat), "."])
        }
        Refusal::ClaimComesFirst { .. } => Cow::Borrowed("There is a forbidden drop that you may remove."),
        Refusal::DrawByItself => {
            Cow::Borrowed("Under these rules such a draw is not claimed: it comes by itself.")
        }
        Refusal::DrawNotInRules => Cow::Borrowed("The rules of this match have no such draw."),
        Refusal::NotRepeated { times } => join(&[
            "The position has come about ",
            &how_often(times),
            ". A draw can be claimed the third time.",
        ]),
        Refusal::NotFiftyMoves { halfmoves } => join(&[
            "Moves by each side without a capture, pawn move or drop: ",
            &(halfmoves / 2).to_string(),
            ". A claim needs 50.",
        ]),
        Refusal::OfferTooEarly => {
            Cow::Borrowed("Before a draw is offered, each side must have moved once on this board.")
        }
        Refusal::OfferOpen => Cow::Borrowed("A draw has already been offered or agreed on this board."),
        Refusal::OfferAgain => {
            Cow::Borrowed("You have already offered a draw. You may offer again after your next move.")
        }
        Refusal::NoOffer => Cow::Borrowed("There is no offer of your opponent to answer on this board."),
        Refusal::NotYourTurn { .. } => Cow::Borrowed("It is not your turn. Wait for your opponent’s move."),
        Refusal::EmptySquare { at } => {
            join(&["There is no piece on ", square_name(at), ". Choose one of yours."])
        }
        Refusal::NotYourPiece { at } => join(&[
            standing(scene, at).the_first,
            " on ",
            square_name(at),
            " is your opponent’s. Choose a piece of yours.",
        ]),
        Refusal::NotItsMove { role } => Cow::Borrowed(steps(role)),
        Refusal::PathBlocked { at } => {
            join(&["The way is blocked: there is ", standing(scene, at).a, " on ", square_name(at), "."])
        }
        Refusal::OwnPieceThere { at } => {
            join(&["A piece of yours stands on ", square_name(at), ". Choose another square."])
        }
        Refusal::KingTarget { at } => {
            join(&["The king on ", square_name(at), " cannot be captured: you win by checkmate."])
        }
        Refusal::PawnNeedsCapture { at } => {
            join(&["There is no piece on ", square_name(at), ": a pawn moves diagonally only to capture."])
        }
        Refusal::EnPassantGone { at } => join(&[
            "No en passant capture on ",
            square_name(at),
            ": it is possible only right after a double step.",
        ]),
        Refusal::PromotionMissing => Cow::Borrowed("The pawn reaches the last rank. Choose what it becomes."),
        Refusal::PromotionImpossible => Cow::Borrowed("Only a pawn that reaches the last rank is promoted."),
        Refusal::PawnOnLastRank { at } => join(&[
            "The pawn on ",
            square_name(at),
            " is on the last rank: there it neither moves nor captures.",
        ]),
        Refusal::StillInCheck { by } => join(&[
            standing(scene, by).the_first,
            " on ",
            square_name(by),
            " gives check to your king. Your move has to stop it.",
        ]),
        Refusal::LeavesKingInCheck { by } => join(&[
            "That move leaves your king in check: ",
            standing(scene, by).the,
            " on ",
            square_name(by),
            " would attack it.",
        ]),
        Refusal::KingIntoCheck { by } => join(&[
            "The king cannot step into check: ",
            standing(scene, by).the,
            " on ",
            square_name(by),
            " attacks that square.",
        ]),
        Refusal::CastleKingMoved => Cow::Borrowed("You cannot castle: your king has moved."),
        Refusal::CastleRookMoved { side } => {
            join(&[castling(side), ": that rook has moved or came from the reserve."])
        }
        Refusal::CastleNoRook { side } => join(&[castling(side), ": no rook of yours is in the corner."]),
        Refusal::CastleBlocked { at } => join(&[
            "You cannot castle: there is ",
            standing(scene, at).a,
            " on ",
            square_name(at),
            ", between king and rook.",
        ]),
        Refusal::CastleInCheck { by } => join(&[
            "You cannot castle while in check: ",
            standing(scene, by).the,
            " on ",
            square_name(by),
            " attacks your king.",
        ]),
        Refusal::CastleThroughCheck { at, by } => join(&[
            "You cannot castle: the king crosses ",
            square_name(at),
            ", which ",
            standing(scene, by).the,
            " on ",
            square_name(by),
            " attacks.",
        ]),
        Refusal::CastleIntoCheck { by } => join(&[
            "You cannot castle: ",
            standing(scene, by).the,
            " on ",
            square_name(by),
            " attacks the square where the king arrives.",
        ]),
        Refusal::ReserveLacks { role } => {
            join(&["You have ", noun(role.role()).no, " in reserve. Wait until one is passed to you."])
        }
        Refusal::DropOccupied { at } => {
            join(&["The square ", square_name(at), " is occupied. Pieces are dropped on empty squares."])
        }
        Refusal::DropPawnRank { .. } => pawn_ranks(scene.pawn_ranks()),
        Refusal::DropGivesCheck { role, king } => join(&[
            "You cannot drop a piece giving check: ",
            noun(role.role()).the,
            " would attack the king on ",
            square_name(king),
            ".",
        ]),
        Refusal::DropGivesMate { king, .. } => join(&[
            "You cannot drop a piece that mates the king on ",
            square_name(king),
            "; giving check is allowed.",
        ]),
    }
}

/// The same for narrow screens.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
pub(super) fn short(refusal: Refusal, scene: &Scene<'_>) -> Text {
    match refusal {
        Refusal::NotStarted => Cow::Borrowed("The match has not started yet."),
        Refusal::AlreadyStarted => Cow::Borrowed("The match has already started."),
        Refusal::Paused => Cow::Borrowed("Both boards are paused."),
        Refusal::NotPaused => Cow::Borrowed("The match is not paused."),
        Refusal::MatchOver => Cow::Borrowed("The match is over."),
        Refusal::NotYours => Cow::Borrowed("That is not for this seat to do."),
        Refusal::TimeWentBack => Cow::Borrowed("The clock of this device went back."),
        Refusal::TooLateToCallOff => Cow::Borrowed("Both boards have had their first move."),
        Refusal::NoTakeBack => Cow::Borrowed("No take-backs in this match."),
        Refusal::NothingToTakeBack => Cow::Borrowed("Nothing to take back."),
        Refusal::ClocksRun => Cow::Borrowed("The clocks are running."),
        Refusal::NoClocks => Cow::Borrowed("There are no clocks."),
        Refusal::NoFlagFallen => Cow::Borrowed("No flag of the other team has fallen."),
        Refusal::OwnFlagFallen { .. } => Cow::Borrowed("Your team has a fallen flag."),
        Refusal::NotYourTimeClaim { .. } => Cow::Borrowed("Only the player on that board may claim."),
        Refusal::TimeByItself => Cow::Borrowed("The time decides without a claim."),
        Refusal::NothingToRemove => Cow::Borrowed("There is no piece to remove."),
        Refusal::ClaimTooLate => Cow::Borrowed("You have already moved."),
        Refusal::NotYourPlacementClaim { .. } => {
            Cow::Borrowed("Only the player on move there may remove it.")
        }
        Refusal::ClaimComesFirst { .. } => Cow::Borrowed("You may remove the piece first."),
        Refusal::DrawByItself => Cow::Borrowed("Such a draw comes by itself."),
        Refusal::DrawNotInRules => Cow::Borrowed("These rules have no such draw."),
        Refusal::NotRepeated { times } => join(&["The position came about ", &how_often(times), " only."]),
        Refusal::NotFiftyMoves { halfmoves } => {
            join(&["Moves that count: ", &(halfmoves / 2).to_string(), " of 50."])
        }
        Refusal::OfferTooEarly => Cow::Borrowed("Each side must have moved once."),
        Refusal::OfferOpen => Cow::Borrowed("A draw has already been offered here."),
        Refusal::OfferAgain => Cow::Borrowed("Make a move before you offer again."),
        Refusal::NoOffer => Cow::Borrowed("There is no offer to answer."),
        Refusal::NotYourTurn { .. } => Cow::Borrowed("It is not your turn."),
        Refusal::EmptySquare { at } => join(&["There is no piece on ", square_name(at), "."]),
        Refusal::NotYourPiece { at } => {
            join(&[standing(scene, at).the_first, " on ", square_name(at), " is your opponent’s."])
        }
        Refusal::NotItsMove { role } => join(&[noun(role).the_first, " does not move like that."]),
        Refusal::PathBlocked { at } => {
            join(&["There is ", standing(scene, at).a, " in the way, on ", square_name(at), "."])
        }
        Refusal::OwnPieceThere { at } => join(&["A piece of yours stands on ", square_name(at), "."]),
        Refusal::KingTarget { at } => join(&["The king on ", square_name(at), " cannot be captured."]),
        Refusal::PawnNeedsCapture { at } => join(&["There is nothing to capture on ", square_name(at), "."]),
        Refusal::EnPassantGone { at } => join(&["No en passant capture on ", square_name(at), "."]),
        Refusal::PromotionMissing => Cow::Borrowed("Choose what the pawn becomes."),
        Refusal::PromotionImpossible => Cow::Borrowed("A pawn promotes only on the last rank."),
        Refusal::PawnOnLastRank { at } => join(&["The pawn on ", square_name(at), " can move no more."]),
        Refusal::StillInCheck { by } => {
            join(&[standing(scene, by).the_first, " on ", square_name(by), " still gives check."])
        }
        Refusal::LeavesKingInCheck { by } => {
            join(&[standing(scene, by).the_first, " on ", square_name(by), " would attack your king."])
        }
        Refusal::KingIntoCheck { by } => {
            join(&[standing(scene, by).the_first, " on ", square_name(by), " attacks that square."])
        }
        Refusal::CastleKingMoved => Cow::Borrowed("You cannot castle: your king has moved."),
        Refusal::CastleRookMoved { .. } => Cow::Borrowed("That rook has moved or was dropped."),
        Refusal::CastleNoRook { .. } => Cow::Borrowed("No rook of yours is in the corner."),
        Refusal::CastleBlocked { at } => {
            join(&["No castling: there is ", standing(scene, at).a, " on ", square_name(at), "."])
        }
        Refusal::CastleInCheck { by } => {
            join(&["No castling: ", standing(scene, by).the, " on ", square_name(by), " gives check."])
        }
        Refusal::CastleThroughCheck { at, by } => join(&[
            "No castling: ",
            standing(scene, by).the,
            " on ",
            square_name(by),
            " attacks ",
            square_name(at),
            ".",
        ]),
        Refusal::CastleIntoCheck { by } => {
            join(&["No castling: ", standing(scene, by).the, " on ", square_name(by), " would check."])
        }
        Refusal::ReserveLacks { role } => join(&["You have ", noun(role.role()).no, " in reserve."]),
        Refusal::DropOccupied { at } => join(&["The square ", square_name(at), " is occupied."]),
        Refusal::DropPawnRank { .. } => pawn_ranks_short(scene.pawn_ranks()),
        Refusal::DropGivesCheck { .. } => Cow::Borrowed("That piece would give check."),
        Refusal::DropGivesMate { .. } => Cow::Borrowed("That piece would give mate."),
    }
}

/// The names of the piece on a square, or *the piece*.
fn standing(scene: &Scene<'_>, square: Square) -> &'static Noun {
    scene.role_at(square).map_or(&PIECE, noun)
}

/// A flag of the own team is down, and whose.
fn own_flag(scene: &Scene<'_>, seat: Seat) -> Text {
    match scene.name(seat) {
        Some(name) => join(&["You cannot claim: in your own team, ", name, "’s flag has fallen."]),
        None => Cow::Borrowed("You cannot claim: a flag of your own team has fallen."),
    }
}

/// A player by name, or by what he plays.
fn who(scene: &Scene<'_>, seat: Seat) -> Text {
    match (scene.name(seat), seat.color) {
        (Some(name), Color::White | Color::Black) => Cow::Owned(name.to_owned()),
        (None, Color::White) => join(&["White on board ", board_letter(seat.board)]),
        (None, Color::Black) => join(&["Black on board ", board_letter(seat.board)]),
    }
}

/// *once*, *twice*.
fn how_often(times: u8) -> Text {
    match times {
        1 => Cow::Borrowed("once"),
        2 => Cow::Borrowed("twice"),
        _ => join(&[&times.to_string(), " times"]),
    }
}

/// How a piece moves: the whole sentence.
const fn steps(role: Role) -> &'static str {
    match role {
        Role::Pawn => "The pawn does not move like that: it steps straight ahead and captures diagonally.",
        Role::Knight => "The knight does not move like that: it jumps in the shape of an L.",
        Role::Bishop => "The bishop does not move like that: it goes diagonally.",
        Role::Rook => "The rook does not move like that: it goes along ranks and files.",
        Role::Queen => "The queen does not move like that: it goes along ranks, files and diagonals.",
        Role::King => {
            "The king does not move like that: it goes to a neighbouring square, except when it castles."
        }
    }
}

/// Castling to one wing, as what cannot be done.
const fn castling(side: CastleSide) -> &'static str {
    match side {
        CastleSide::King => "You cannot castle kingside",
        CastleSide::Queen => "You cannot castle queenside",
    }
}

/// Where pawns may be placed, or may not.
fn pawn_ranks(ranks: PawnRanks) -> Text {
    let (first, last) = (rank_name(ranks.first()), rank_name(ranks.last()));
    if ranks == PawnRanks::TWO_TO_SIX {
        Cow::Borrowed("You cannot drop pawns on your first, seventh or eighth rank.")
    } else if first == last {
        join(&["You may drop pawns only on your rank ", first, "."])
    } else {
        join(&["You may drop pawns only on your ranks ", first, " to ", last, "."])
    }
}

/// The same in few words.
fn pawn_ranks_short(ranks: PawnRanks) -> Text {
    let (first, last) = (rank_name(ranks.first()), rank_name(ranks.last()));
    if first == last {
        join(&["Pawns on your rank ", first, "."])
    } else {
        join(&["Pawns on your ranks ", first, " to ", last, "."])
    }
}

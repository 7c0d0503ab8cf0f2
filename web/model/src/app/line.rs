//! What the line of a player and the bar of a team say: who is on move, what was refused, offered, claimed or asked.

use pasapezas_core::{
    DrawReason, DropRole, Match, OpenClaim, Outcome, Phase, Refusal, Seat, Source, Square, Team, Touch,
    WinReason,
};

use super::claims::{self, DrawClaims};
use super::select::name;
use super::state::{AppState, Note, Question};
use crate::i18n::{
    Lang, Scene, TableUi, Text, Ui, refusal, refusal_short, removal_offer, speech, table_ui, ui,
};

/// A refusal as a line or a bar says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteView {
    /// The note's number.
    pub number: u32,
    /// The public code.
    pub code: &'static str,
    /// What it stands on.
    pub source: Source,
    /// The sentence.
    pub long: Text,
    /// The same where there is little room.
    pub short: Text,
}

/// What a player line says of its player, in a word or two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    /// Nothing.
    Quiet,
    /// On move.
    OnMove,
    /// On move, and only adjusts pieces.
    Adjusts,
    /// On move and in check.
    InCheck,
    /// On move without a move: waits for a piece.
    Waits,
    /// Offers a draw.
    Offers,
    /// His board has agreed to a draw, and the other one has not.
    Agreed,
    /// His flag is down.
    FlagDown,
    /// Mated.
    Mated,
    /// Stalemated.
    Stalemated,
    /// Has resigned.
    Resigned,
}

/// What a player may answer, as long as it is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The opponent offers a draw (article 10.1): accept or decline.
    Draw {
        /// Who offers what.
        text: Text,
    },
    /// The opponent's placement is forbidden (article 7.5): remove the piece, or move.
    Removal {
        /// Which kind.
        role: DropRole,
        /// Where it stands.
        at: Square,
        /// What the removal does.
        long: Text,
        /// The same where there is little room.
        short: Text,
        /// Whether the removal draws the match, which has to be asked first (decision D22).
        ends: bool,
    },
}

/// How a player stands to adjusting pieces (C 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Adjusting {
    /// He is not on move, or has touched a piece already.
    NotNow,
    /// He may say that he adjusts.
    May,
    /// He has said so.
    Does,
}

/// One player line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineView {
    /// Whose.
    pub seat: Seat,
    /// Whether it is at the lower edge.
    pub near: bool,
    /// The name that is shown.
    pub name: Text,
    /// The name as typed; empty where it is a default.
    pub typed: String,
    /// Whether his clock runs.
    pub on_move: bool,
    /// How its player stands.
    pub standing: Standing,
    /// What the match has brought him, once it is over: the result stands on both boards.
    pub points: Option<&'static str>,
    /// What was refused to him.
    pub note: Option<NoteView>,
    /// What he is asked.
    pub asking: Option<Question>,
    /// What he may answer.
    pub answer: Option<Answer>,
    /// Whether he can offer a draw and resign.
    pub under_way: bool,
    /// Whether he adjusts pieces, where touched pieces bind; `None` elsewhere.
    pub adjusts: Option<Adjusting>,
    /// The draws that he may claim.
    pub claims: DrawClaims,
}

/// The bar of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamView {
    /// Whose.
    pub team: Team,
    /// Whether these rules give it a button for the time: then there is a place for it, before and after the match too.
    pub has_claim: bool,
    /// Whether the button is there. It looks the same from the start to the end of a match (decision D36).
    pub can_claim: bool,
    /// Why its claim was refused.
    pub note: Option<NoteView>,
}

/// A player line.
pub fn line(state: &AppState, seat: Seat) -> LineView {
    let game = &*state.session.game;
    let lang = state.settings.lang;
    let note = state.notes.get(seat.board).filter(|note| note.seat == seat);
    let asking = state.asking.get(seat.board).filter(|asked| asked.seat == seat);
    LineView {
        seat,
        near: state.near(seat.board) == seat,
        name: name(lang, &state.names, seat),
        typed: state.names.at(seat).clone(),
        on_move: game.phase() == Phase::Running && game.on_move(seat.board) == seat,
        standing: standing(game, seat),
        points: game.outcome().and_then(|outcome| points_of(outcome, seat.team())),
        note: note.map(|note| note_view(lang, game, &note)),
        asking: asking.map(|asked| asked.question),
        answer: answer(state, seat),
        under_way: claims::is_under_way(game),
        adjusts: game.rules().touch_move.then(|| adjusting(game, seat)),
        claims: claims::draw_claims(game, seat),
    }
}

/// How `seat` stands to adjusting pieces.
fn adjusting(game: &Match, seat: Seat) -> Adjusting {
    if game.phase() != Phase::Running || game.on_move(seat.board) != seat {
        return Adjusting::NotNow;
    }
    match game.touch(seat.board) {
        Touch::ToMove => Adjusting::May,
        Touch::Adjusting => Adjusting::Does,
        Touch::Waiting
        | Touch::Bound(_)
        | Touch::InHand { .. }
        | Touch::StoredInHand { .. }
        | Touch::HalfCastled(_)
        | Touch::Released => Adjusting::NotNow,
    }
}

/// The bar of a team.
pub fn team(state: &AppState, team: Team) -> TeamView {
    let game = &*state.session.game;
    let note = state.team_notes.get(team);
    let view = |number, seat, why| said(state.settings.lang, game, number, seat, why);
    TeamView {
        team,
        has_claim: claims::has_time_claims(game),
        can_claim: claims::has_time_claims(game) && claims::is_under_way(game),
        note: note.map(|note| view(note.number, note.seat, note.why)),
    }
}

/// A refusal in words, about the board as it stands.
pub fn note_view(lang: Lang, game: &Match, note: &Note) -> NoteView {
    let mut view = said(lang, game, note.number, note.seat, note.why);
    if note.lapsed {
        let off = ui(lang, Ui::PlanOff);
        view.long = format!("{off} {}", view.long).into();
        view.short = format!("{off} {}", view.short).into();
    }
    view
}

fn said(lang: Lang, game: &Match, number: u32, seat: Seat, why: Refusal) -> NoteView {
    let scene = Scene::of(game.position(seat.board));
    let kind = why.kind();
    NoteView {
        number,
        code: kind.code(),
        source: kind.source(),
        long: refusal(lang, why, &scene),
        short: refusal_short(lang, why, &scene),
    }
}

fn points_of(outcome: Outcome, team: Team) -> Option<&'static str> {
    match (outcome, team) {
        (Outcome::Won { by: Team::One, .. }, Team::One) | (Outcome::Won { by: Team::Two, .. }, Team::Two) => {
            Some("1")
        }
        (Outcome::Won { .. }, _) => Some("0"),
        (Outcome::Drawn { .. }, _) => Some("½"),
        (Outcome::CalledOff, _) => None,
    }
}

fn answer(state: &AppState, seat: Seat) -> Option<Answer> {
    let game = &*state.session.game;
    let lang = state.settings.lang;
    let called = |seat: Seat| name(lang, &state.names, seat);
    if let Some(OpenClaim { offender, at, role }) = game.open_claim(seat.board)
        && offender == seat.opponent()
    {
        return Some(Answer::Removal {
            role,
            at,
            long: removal_offer(lang, role, at, &called(seat.partner())),
            short: speech::claim_opened(lang, &called(seat), role, at),
            ends: claims::removal_ends(game, seat),
        });
    }
    let offered = claims::is_under_way(game) && game.draw_offer(seat.board) == Some(seat.opponent());
    offered.then(|| Answer::Draw { text: speech::draw_offered(lang, &called(seat.opponent())) })
}

fn standing(game: &Match, seat: Seat) -> Standing {
    let on_move = game.on_move(seat.board) == seat;
    match game.phase() {
        Phase::Waiting => Standing::Quiet,
        Phase::Over(outcome) => fate(outcome, seat, on_move),
        Phase::Paused => quiet_standing(game, seat),
        Phase::Running if !on_move => quiet_standing(game, seat),
        Phase::Running if claims::waits_for_piece(game, seat) => Standing::Waits,
        Phase::Running if game.position(seat.board).is_check() => Standing::InCheck,
        Phase::Running if game.touch(seat.board) == Touch::Adjusting => Standing::Adjusts,
        Phase::Running => match quiet_standing(game, seat) {
            Standing::Quiet | Standing::Agreed => Standing::OnMove,
            other @ (Standing::Offers
            | Standing::FlagDown
            | Standing::OnMove
            | Standing::Adjusts
            | Standing::InCheck
            | Standing::Waits
            | Standing::Mated
            | Standing::Stalemated
            | Standing::Resigned) => other,
        },
    }
}

/// How somebody stands, apart from being on move.
fn quiet_standing(game: &Match, seat: Seat) -> Standing {
    if game.draw_offer(seat.board) == Some(seat) {
        Standing::Offers
    } else if game.clock(seat, game.last_stamp()).fallen.is_some() {
        Standing::FlagDown
    } else if game.has_agreed(seat.board) {
        Standing::Agreed
    } else {
        Standing::Quiet
    }
}

fn fate(outcome: Outcome, seat: Seat, on_move: bool) -> Standing {
    match outcome {
        Outcome::Won { reason: WinReason::Mate { loser }, .. } if loser == seat => Standing::Mated,
        Outcome::Won { reason: WinReason::Time { loser }, .. } if loser == seat => Standing::FlagDown,
        Outcome::Won { reason: WinReason::Resignation { loser }, .. } if loser == seat => Standing::Resigned,
        Outcome::Drawn { reason: DrawReason::Stalemate { board } } if board == seat.board && on_move => {
            Standing::Stalemated
        }
        Outcome::Won { .. } | Outcome::Drawn { .. } | Outcome::CalledOff => Standing::Quiet,
    }
}

/// What a standing means, where a word or two do not say all of it.
pub fn standing_help(lang: Lang, standing: Standing) -> Option<&'static str> {
    match standing {
        Standing::Agreed => Some(table_ui(lang, TableUi::BoardAgreed)),
        Standing::Waits => Some(table_ui(lang, TableUi::WaitsForPieceHelp)),
        Standing::Offers => Some(table_ui(lang, TableUi::OfferStands)),
        Standing::Quiet
        | Standing::OnMove
        | Standing::Adjusts
        | Standing::InCheck
        | Standing::FlagDown
        | Standing::Mated
        | Standing::Stalemated
        | Standing::Resigned => None,
    }
}

/// What a standing is called: where there is room, and where there is little.
pub fn standing_words(lang: Lang, standing: Standing) -> Option<(&'static str, &'static str)> {
    use crate::i18n::{Ui, ui};
    let words = match standing {
        Standing::Quiet => return None,
        Standing::OnMove => (ui(lang, Ui::ToMove), ui(lang, Ui::ToMove)),
        Standing::Adjusts => (table_ui(lang, TableUi::Adjust), table_ui(lang, TableUi::Adjust)),
        Standing::InCheck => (ui(lang, Ui::InCheck), ui(lang, Ui::Check)),
        Standing::Waits => {
            (table_ui(lang, TableUi::WaitsForPiece), table_ui(lang, TableUi::WaitsForPieceShort))
        }
        Standing::Offers => (table_ui(lang, TableUi::OfferOpen), table_ui(lang, TableUi::OfferOpen)),
        Standing::Agreed => {
            (table_ui(lang, TableUi::BoardAgreedShort), table_ui(lang, TableUi::BoardAgreedShort))
        }
        Standing::FlagDown => (ui(lang, Ui::FlagFallen), ui(lang, Ui::FlagFallenShort)),
        Standing::Mated => (ui(lang, Ui::Mated), ui(lang, Ui::Mated)),
        Standing::Stalemated => (ui(lang, Ui::Stalemated), ui(lang, Ui::Stalemated)),
        Standing::Resigned => (ui(lang, Ui::Resigned), ui(lang, Ui::Resigned)),
    };
    Some(words)
}

//! Matches that are played by script: drawn by lot with the rules of the core, and played in the page by clicks.

use pasapezas_browser_tests::Table;
use pasapezas_core::{
    Action, BoardId, CastleSide, Match, MatchSetup, Millis, Move, Phase, Position, RuleSet, Seat, Square,
    Stamp,
};
use pasapezas_model::app::session::last_move_entry;
use serde::{Deserialize, Serialize};
use serde_json::json;

/// Moves may be taken back.
pub(crate) const RULES: &str = "pasapezas take_back=yes";

/// Numbers that look random and are the same in every run.
#[derive(Clone, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        // Neighbouring seeds are far apart, and none is 0.
        Chance(seed.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % n
    }
}

/// What plays them in the page: `__play(steps, rest)` begins, `__played` says how far it has come, `__end` is its end.
pub(crate) const PLAYER: &str = include_str!("scripted.js");

/// What is done at once, and what is seen then.
#[derive(Debug, Serialize)]
pub(crate) struct Step {
    /// Selectors.
    clicks: Vec<String>,
    /// Board, square, and the piece that stands there now.
    squares: Vec<(char, String, Option<String>)>,
    seen: Option<String>,
    /// Whether the match is written down when that is seen.
    keep: bool,
}

impl Step {
    /// Clicks on these, one after the other.
    pub(crate) fn clicks(clicks: &[&str], seen: &str) -> Step {
        let clicks = clicks.iter().map(|it| (*it).to_string()).collect();
        Step { clicks, squares: Vec::new(), seen: Some(seen.to_string()), keep: false }
    }

    /// The same, and the match is written down then.
    pub(crate) fn and_keep(self) -> Step {
        Step { keep: true, ..self }
    }
}

/// A match as it is to be played.
#[derive(Debug)]
pub(crate) struct Script {
    pub(crate) steps: Vec<Step>,
    /// The match when all of it is played, but for its stamps.
    pub(crate) game: Match,
}

/// How far a script has come.
#[derive(Debug, Deserialize)]
pub(crate) struct Played {
    pub(crate) done: usize,
    pub(crate) stuck: String,
    pub(crate) over: bool,
    pub(crate) kept: Vec<Kept>,
}

/// A match that was written down.
#[derive(Debug, Deserialize)]
pub(crate) struct Kept {
    /// Its log.
    pub(crate) text: String,
    /// When it began and when it was written down, in milliseconds of the browser's own clock.
    pub(crate) began: f64,
    pub(crate) ended: f64,
}

impl Script {
    /// Draws so many moves by lot, on both boards, with pauses, offers and take-backs in between.
    pub(crate) fn draw(chance: &mut Chance, n_moves: usize) -> Script {
        let rules = RuleSet::from_text(RULES).unwrap();
        let game = Match::new(MatchSetup { rules, ..MatchSetup::default() });
        let mut script = Script { steps: Vec::new(), game };
        script.table(Action::Start, &["[data-action=start]"], "main.table.playing");
        let mut moves = 0;
        while moves < n_moves && script.game.phase() == Phase::Running {
            match chance.below(24) {
                0 => script.pause(),
                1 => script.offer(chance),
                2 => script.take_back(),
                _ => moves += usize::from(script.play(chance)),
            }
        }
        script
    }

    fn act(&mut self, by: Option<Seat>, action: Action) -> bool {
        let at = self.game.last_stamp().plus(Millis(10));
        let stamp = by.map_or(Stamp::table(at), |seat| Stamp::of(seat, at));
        self.game.play(stamp, action).is_ok()
    }

    fn table(&mut self, action: Action, clicks: &[&str], seen: &str) {
        assert!(self.act(None, action), "{action:?}");
        self.steps.push(Step::clicks(clicks, seen));
    }

    fn pause(&mut self) {
        self.table(Action::Pause, &["[data-action=pause]"], "main.table.paused");
        self.table(Action::Resume, &["[data-action=resume]"], "main.table.playing");
    }

    /// Somebody offers a draw, and his opponent wants none.
    fn offer(&mut self, chance: &mut Chance) {
        let seat = Seat::ALL[chance.below(4)];
        if !self.act(Some(seat), Action::OfferDraw) {
            return;
        }
        let other = seat.opponent();
        assert!(self.act(Some(other), Action::DeclineDraw), "every offer can be declined");
        let at = |seat: Seat, action: &str| format!("[data-seat={}] [data-action={action}]", seat.name());
        let (draw, offer, decline) = (at(seat, "draw"), at(seat, "offer"), at(other, "decline"));
        let [draw, offer] = [draw, offer].map(|it| format!(".pl{it}"));
        self.steps.push(Step::clicks(&[&draw, &offer], &decline));
        self.steps.push(Step::clicks(&[&decline], "main.table.playing"));
    }

    fn take_back(&mut self) {
        let before = self.boards();
        let Some(to) = last_move_entry(&self.game) else { return };
        if self.act(None, Action::TakeBack { to, gives_time: false }) {
            let clicks = ["menu", "take-back", "take-back-yes"].map(|it| format!("[data-action={it}]"));
            let squares = self.changes(&before);
            self.steps.push(Step { clicks: clicks.to_vec(), squares, seen: None, keep: false });
        }
    }

    /// Plays a legal move by lot on a board by lot; where there is none, none.
    fn play(&mut self, chance: &mut Chance) -> bool {
        let board = BoardId::ALL[chance.below(2)];
        let seat = self.game.on_move(board);
        let moves = self.game.position(board).legal_moves();
        if moves.is_empty() {
            return false;
        }
        // Drops and captures are few among all moves, and what the match is about.
        let lively: Vec<Move> = moves.iter().copied().filter(|mv| self.is_lively(board, *mv)).collect();
        let from = if lively.is_empty() || chance.below(3) == 0 { &moves } else { &lively };
        let mv = from[chance.below(from.len())];
        let before = self.boards();
        if !self.act(Some(seat), Action::Play(mv)) {
            return false;
        }
        let squares = self.changes(&before);
        self.steps.push(Step { clicks: clicks_of(seat, mv), squares, seen: None, keep: false });
        true
    }

    fn is_lively(&self, board: BoardId, mv: Move) -> bool {
        match mv {
            Move::Normal { to, promotion, .. } => {
                promotion.is_some() || self.game.position(board).placement().piece_at(to).is_some()
            }
            Move::EnPassant { .. } | Move::Castle(_) | Move::Drop { .. } => true,
        }
    }

    fn boards(&self) -> [Position; 2] {
        BoardId::ALL.map(|board| *self.game.position(board))
    }

    /// What stands elsewhere than before.
    fn changes(&self, before: &[Position; 2]) -> Vec<(char, String, Option<String>)> {
        let mut changes = Vec::new();
        for (board, before) in BoardId::ALL.into_iter().zip(before) {
            for square in Square::all() {
                let piece = piece_on(self.game.position(board), square);
                if piece != piece_on(before, square) {
                    changes.push((board.letter(), square.to_string(), piece));
                }
            }
        }
        changes
    }
}

/// As the page names it for tests.
pub(crate) fn piece_on(position: &Position, square: Square) -> Option<String> {
    let piece = position.placement().piece_at(square)?;
    Some(format!("{}{}", piece.color.choose('w', 'b'), piece.role.letter().to_ascii_uppercase()))
}

fn clicks_of(seat: Seat, mv: Move) -> Vec<String> {
    let at = |square: Square| format!("[data-board={}][data-square={square}]", seat.board.letter());
    let home = |file: char| {
        let rank = seat.color.choose('1', '8');
        format!("[data-board={}][data-square={file}{rank}]", seat.board.letter())
    };
    match mv {
        Move::Normal { from, to, promotion } => {
            let choice =
                promotion.map(|role| format!(".chooser [data-choice={}]", role_name(role.role().letter())));
            [at(from), at(to)].into_iter().chain(choice).collect()
        }
        Move::EnPassant { from, to } => vec![at(from), at(to)],
        Move::Castle(CastleSide::King) => vec![home('e'), home('g')],
        Move::Castle(CastleSide::Queen) => vec![home('e'), home('c')],
        Move::Drop { role, to } => {
            let slot = role_name(role.role().letter());
            vec![format!(".res[data-seat={}] [data-role={slot}]", seat.name()), at(to)]
        }
    }
}

/// As the page names roles for tests.
pub(crate) fn role_name(letter: char) -> &'static str {
    match letter.to_ascii_uppercase() {
        'P' => "pawn",
        'N' => "knight",
        'B' => "bishop",
        'R' => "rook",
        'Q' => "queen",
        _ => "king",
    }
}

/// Lets the page play, with so many milliseconds between two steps; it goes on by itself.
pub(crate) fn begin(table: &Table, steps: &[Step], rest: u32) {
    if !table.session().script::<bool>("return '__play' in window", json!([])) {
        table.session().script::<()>(PLAYER, json!([]));
    }
    table.session().script::<()>("window.__play(arguments[0], arguments[1])", json!([steps, rest]));
}

/// How far it has come. What cannot be played is a failure of the page.
pub(crate) fn played(table: &Table) -> Played {
    let played: Played = table.session().script("return window.__played", json!([]));
    assert!(played.stuck.is_empty(), "{}: {:?}", played.stuck, table.complaints());
    played
}

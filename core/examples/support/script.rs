//! Scripts of stamped actions, for the example `replay` and its tests.

use std::fmt::Write as _;

use pasapezas_core::notation::{Bfen, MoveTextError, read_attempt, read_bfen, read_clocks, write_bfen};
use pasapezas_core::{
    Action, Author, BoardId, Claim, Match, MatchSetup, Millis, Outcome, PerBoard, PerSeat, Position, Preset,
    Refusal, RuleSet, Seat, Setup, Stamp, Team, TimeControl,
};

/// What the lines before the first action say.
struct Header {
    rules: RuleSet,
    time: TimeControl,
    boards: PerBoard<Setup>,
}

impl Header {
    fn new() -> Self {
        let boards = PerBoard::new(|_| Setup::start());
        Self { rules: RuleSet::default(), time: TimeControl::default(), boards }
    }

    /// Takes a line of the header; `false` when it is none.
    fn take(&mut self, line: &str) -> Result<bool, String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "preset" => {
                let preset =
                    Preset::from_name(rest).ok_or_else(|| format!("no preset is called {rest:?}"))?;
                self.rules = RuleSet { enforcement: self.rules.enforcement, ..RuleSet::of(preset) };
                self.time = TimeControl::of(preset);
            }
            "set" => {
                let (option, value) =
                    rest.split_once(char::is_whitespace).ok_or("set needs an option and a value")?;
                self.rules.set(option, value.trim()).map_err(|error| format!("{option}: {error}"))?;
            }
            "bfen" => {
                let Bfen { boards, clocks } = read_bfen(rest).map_err(|error| error.to_string())?;
                self.boards = boards;
                self.time = clocks.map_or(self.time, TimeControl::each);
            }
            "clocks" => self.time = TimeControl::each(clocks(rest)?).with(self.time.bonus()),
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn start(&self) -> Result<Match, String> {
        self.rules.check().map_err(|fault| fault.to_string())?;
        let check = |board: BoardId| {
            Position::new(*self.boards.get(board), &self.rules)
                .map_err(|error| format!("board {}: {error}", board.letter()))
        };
        let start = PerBoard { a: check(BoardId::A)?, b: check(BoardId::B)? };
        Ok(Match::new(MatchSetup { rules: self.rules, time: self.time, start }))
    }
}

fn clocks(text: &str) -> Result<PerSeat<Millis>, String> {
    read_clocks(text).ok_or_else(|| {
        "clocks needs four whole numbers of milliseconds: WhiteA BlackA WhiteB BlackB".to_owned()
    })
}

fn author(word: &str) -> Result<Author, String> {
    if word == "table" {
        return Ok(Author::Table);
    }
    Seat::from_name(word).map(Author::Seat).ok_or_else(|| format!("no seat is called {word:?}"))
}

/// The action of a line, or why its move is refused.
fn action(game: &Match, by: Author, words: &str) -> Result<Result<Action, Refusal>, String> {
    let plain = match words {
        "start" => Action::Start,
        "pause" => Action::Pause,
        "resume" => Action::Resume,
        "tick" => Action::Tick,
        "resign" => Action::Resign,
        "adjust" => Action::Adjust,
        "offer" => Action::OfferDraw,
        "accept" => Action::AcceptDraw,
        "decline" => Action::DeclineDraw,
        "claim time" => Action::Claim(Claim::Time),
        "claim placement" => Action::Claim(Claim::Placement),
        "claim repetition" => Action::Claim(Claim::Repetition),
        "claim fifty" => Action::Claim(Claim::FiftyMoves),
        text => {
            let touched = text.strip_prefix("touch ").and_then(|at| at.parse().ok());
            match touched {
                Some(at) => Action::Touch { at },
                None => return played(game, by, text),
            }
        }
    };
    Ok(Ok(plain))
}

fn played(game: &Match, by: Author, text: &str) -> Result<Result<Action, Refusal>, String> {
    let Author::Seat(seat) = by else { return Ok(Err(Refusal::NotYours)) };
    match read_attempt(game.position(seat.board), text) {
        Ok(attempt) => Ok(game.judge(seat, attempt)),
        // Read with the wrong side's pieces: what is wrong is the turn, or the match does not run.
        Err(_) if game.on_move(seat.board) != seat => Ok(Err(Refusal::NotYourTurn { seat })),
        Err(MoveTextError::Refused(refusal)) => Ok(Err(refusal)),
        Err(error) => Err(format!("{text:?}: {error}")),
    }
}

fn run_line(game: &mut Match, line: &str, out: &mut String) -> Result<Millis, String> {
    let mut words = line.splitn(3, char::is_whitespace);
    let (Some(ms), Some(who), Some(what)) = (words.next(), words.next(), words.next()) else {
        return Err(format!("{line:?}: expected MS SEAT ACTION"));
    };
    let at = Millis(ms.parse().map_err(|_| format!("{ms:?} is not a whole number of milliseconds"))?);
    let by = author(who)?;
    let what = what.split_whitespace().collect::<Vec<_>>().join(" ");
    let taken = action(game, by, &what)?.and_then(|action| game.play(Stamp { at, by }, action));
    match taken {
        Ok(_) => out.push_str("ok\n"),
        Err(refusal) => {
            let _ = writeln!(out, "refused {} {}", refusal.kind().code(), refusal.kind().source().word());
        }
    }
    Ok(at)
}

/// The result and both boards with the clocks at `now`.
fn report(game: &Match, now: Millis, out: &mut String) {
    let _ = match game.outcome() {
        None => writeln!(out, "outcome none"),
        Some(outcome) => {
            writeln!(out, "outcome {} {} {}", side(outcome), outcome.reason_name(), outcome.article())
        }
    };
    let boards = PerBoard::new(|board| *game.position(board));
    let clocks = PerSeat::for_seats(|seat| game.clock(seat, now).left.unwrap_or_default());
    let _ = writeln!(out, "bfen {}", write_bfen(&boards, Some(&clocks)));
}

const fn side(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won { by: Team::One, .. } => "one",
        Outcome::Won { by: Team::Two, .. } => "two",
        Outcome::Drawn { .. } => "draw",
        Outcome::CalledOff => "none",
    }
}

/// What a script prints.
///
/// # Errors
/// `LINE: what is wrong`, for a script that cannot be read.
pub(crate) fn replay(text: &str) -> Result<String, String> {
    let mut header = Header::new();
    let mut running: Option<Match> = None;
    let (mut now, mut out) = (Millis::ZERO, String::new());
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        let here = |error: String| format!("{number}: {error}");
        if line.is_empty() || (running.is_none() && header.take(line).map_err(here)?) {
            continue;
        }
        if running.is_none() {
            running = Some(header.start().map_err(here)?);
        }
        if let Some(game) = &mut running {
            now = now.max(run_line(game, line, &mut out).map_err(here)?);
        }
    }
    let game = match running {
        Some(game) => game,
        None => header.start()?,
    };
    report(&game, now, &mut out);
    Ok(out)
}

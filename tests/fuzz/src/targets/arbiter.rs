//! The exact text of a match on real boards.

use pasapezas_core::arbiter::{
    Action, Profile, Supervision, SupervisionSetup, read_supervision, write_supervision_head,
    write_supervision_line,
};
use pasapezas_core::record::Tags;
use pasapezas_core::{Attempt, Author, BoardId, Millis, Move, Stamp};

use super::{Target, Verdict, as_text, broken};
use crate::{Random, play};

pub(super) const TARGET: Target = Target { name: "arbiter", seeds: good, words: WORDS, check, usual: 10_000 };

const WORDS: &[&str] = &[
    "pasapezas-arbiter 1\n",
    "profile pasapezas\n",
    "profile one_board\n",
    "set recorded yes\n",
    "set late_illegal stands\n",
    "set illegal_loses 2\n",
    "set illegal_time 60000\n",
    "set setup_limit_moves 0\n",
    "set arbiter_calls_flags yes\n",
    "pasapezas-log 1\n",
    "rules pasapezas\n",
    "time 1 2 3 4\n",
    "table start",
    "press",
    "pause",
    "resume",
    "uphold",
    "dispute",
    "unrecord",
    "reject:not-proven",
    "reject:too-late",
    "claim:a:illegal:last",
    "claim:a:illegal:earlier",
    "claim:a:placement:check:N",
    "claim:A:hands:moved-another",
    "claim:A:setup:A:knocked:a",
    "claim:b:flag",
    "claim:B:draw:repetition:g1f3",
    "tell:captured:placed",
    "tell:can-keep:no",
    "tell:level:postpone",
    "record:A:e2e5",
    "record:b:P@d6",
    "declare:mate:B",
    "declare:opposite",
    "correct:A:0",
    "correct:b:4294967295",
    "note:flag-called",
    "punish:a:time:5000",
    " arbiter ",
    " clock tick",
    "\n",
];

/// A match in which much is pressed and recorded, and something claimed.
fn match_of(random: &mut Random, length: usize) -> Supervision {
    let profile = random.choose(&[Profile::Pasapezas, Profile::OneBoard]);
    let mut setup = SupervisionSetup::new(profile);
    setup.recorded = random.one_in(2);
    setup.game.time = play::time(random);
    let mut hall = Supervision::new(setup);
    let _ = hall.play(Stamp::table(Millis::ZERO), Action::Start);
    for _ in 0..length {
        let board = random.choose(profile.boards());
        let at = hall.last_stamp().plus(Millis::seconds(random.choose(&[0, 1, 7])));
        let seat = hall.on_move(board);
        if let Some(attempt) = attempt(random, &hall, board) {
            let _ = hall.play(Stamp { at, by: Author::Table }, Action::Record { seat, attempt });
        }
        let _ = hall.play(Stamp { at, by: Author::Seat(seat) }, Action::Press);
    }
    hall
}

fn attempt(random: &mut Random, hall: &Supervision, board: BoardId) -> Option<Attempt> {
    let position = hall.sheet()?.position(board)?;
    match play::legal(random, &position)? {
        Move::Normal { from, to, promotion } => Some(Attempt::Board { from, to, promotion }),
        Move::EnPassant { from, to } => Some(Attempt::Board { from, to, promotion: None }),
        Move::Drop { role, to } => Some(Attempt::Drop { role, to }),
        Move::Castle(_) => None,
    }
}

fn text_of(hall: &Supervision, tags: &Tags) -> String {
    let mut text = write_supervision_head(hall.setup(), tags);
    for entry in hall.log() {
        text.push_str(&write_supervision_line(entry));
        text.push('\n');
    }
    text
}

fn good(random: &mut Random) -> Vec<Vec<u8>> {
    let mut tags = Tags::default();
    tags.set("WhiteA", "Ana \"A\"");
    (0..24).map(|number| text_of(&match_of(random, number * 3), &tags).into_bytes()).collect()
}

fn check(input: &[u8]) -> Verdict {
    let text = as_text(input);
    match read_supervision(&text) {
        Err(error) if error.line == 0 || error.to_string().is_empty() => {
            broken("a fault has its place", error)
        }
        Err(_) => Ok(()),
        Ok(read) => {
            if read.stopped.as_ref().is_some_and(|it| it.line == 0) {
                return broken("a fault has its place", text.len());
            }
            let written = text_of(&read.hall, &read.tags);
            match read_supervision(&written) {
                Ok(again)
                    if again.stopped.is_none() && again.hall == read.hall && again.tags == read.tags =>
                {
                    Ok(())
                }
                other => broken("a match survives its text", format!("{:?}", other.map(|it| it.stopped))),
            }
        }
    }
}

//! A report as plain text, and its moves as a record that other programs read.

use pasapezas_core::arbiter::{Legality, Phase, SheetStep, Supervision};
use pasapezas_core::record::{Boards, Ending, NodeId, Record, ResultToken, Step, Tags, Tree, write_bpgn};
use pasapezas_core::{Attempt, BoardId, Enforcement, Move, Seat, Team};

use super::report::{Line, Report, instant};
use super::report_moves::{MoveCell, MoveRow};
use crate::i18n::{Clerk, GuideUi, board_name, guide_ui};

impl Report {
    /// The whole report as text, one line each, parts under their headings.
    pub fn text(&self, clerk: &Clerk<'_>) -> String {
        let [people, result, settings, rest @ ..] = self.parts();
        let mut text = String::new();
        part(&mut text, clerk, people);
        part(&mut text, clerk, result);
        part(&mut text, clerk, settings);
        self.moves_text(&mut text, clerk);
        for lines in rest {
            part(&mut text, clerk, lines);
        }
        text
    }

    fn moves_text(&self, text: &mut String, clerk: &Clerk<'_>) {
        heading(text, guide_ui(clerk.lang, GuideUi::MovesPart));
        if self.moves.is_empty() {
            text.push_str(guide_ui(clerk.lang, GuideUi::NoneOfIt));
            text.push('\n');
        }
        for board in BoardId::ALL {
            let rows = self.moves.of(board);
            if rows.is_empty() {
                continue;
            }
            text.push_str(board_name(clerk.lang, board));
            text.push('\n');
            for (number, row) in (1_usize..).zip(rows) {
                text.push_str(&row_text(number, row));
            }
        }
    }
}

fn heading(text: &mut String, heading: &str) {
    if !text.is_empty() {
        text.push('\n');
    }
    text.push_str(heading);
    text.push('\n');
    text.push_str(&"-".repeat(heading.chars().count()));
    text.push('\n');
}

fn part(text: &mut String, clerk: &Clerk<'_>, (label, lines): (GuideUi, &[Line])) {
    heading(text, guide_ui(clerk.lang, label));
    if lines.is_empty() {
        text.push_str(guide_ui(clerk.lang, GuideUi::NoneOfIt));
        text.push('\n');
    }
    for line in lines {
        if let Some(at) = line.at {
            text.push_str(&instant(at));
            text.push_str("  ");
        }
        text.push_str(&line.text);
        if !line.sources.is_empty() {
            let sources: Vec<String> = line.sources.iter().map(ToString::to_string).collect();
            text.push_str(&[" [", &sources.join(", "), "]"].concat());
        }
        text.push('\n');
    }
}

fn row_text(number: usize, row: &MoveRow) -> String {
    let cell = |cell: &Option<MoveCell>| cell.as_ref().map(cell_text).unwrap_or_default();
    format!("{number}. {}  {}\n", cell(&row.white), cell(&row.black)).replace("  \n", "\n")
}

fn cell_text(cell: &MoveCell) -> String {
    let move_text = cell.text.as_deref().unwrap_or("…");
    let mark = if cell.is_wrong { "*" } else { "" };
    let used = cell.used.map(|used| format!(" ({})", instant(used))).unwrap_or_default();
    format!("{move_text}{mark}{used}")
}

/// The recorded moves as BPGN, up to the first that no program could play; `None` where nothing is recorded.
pub fn moves_bpgn(clerk: &Clerk<'_>, hall: &Supervision) -> Option<String> {
    let sheet = hall.sheet().filter(|sheet| !sheet.steps().is_empty())?;
    let setup = hall.setup();
    let mut rules = setup.game.rules;
    // Forbidden placements are played and removed (article 7.5).
    rules.enforcement = Enforcement::Strict;
    let mut tree = Tree::new(Boards::at(setup.game.start, &rules));
    let mut node = NodeId::ROOT;
    for step in sheet.steps() {
        let boards = *tree.node(node)?.boards();
        let Some(step) = step_of(&boards, *step) else { break };
        let Ok(next) = tree.add(node, step) else { break };
        node = next;
    }
    let mut tags = Tags::default();
    for seat in Seat::ALL {
        tags.set(seat.name(), clerk.name(seat));
    }
    let ending = ending(hall);
    let record = Record { tags, rules, time: Some(setup.game.time), tree, ending };
    Some(write_bpgn(&record))
}

fn step_of(boards: &Boards, step: SheetStep) -> Option<Step> {
    match step {
        SheetStep::Removal { by, at } => Some(Step::TakeOff { by, at }),
        SheetStep::Move { seat, attempt, legality, .. } => {
            let mv = match (legality, attempt) {
                (Legality::Forbidden(_), Attempt::Drop { role, to }) => Move::Drop { role, to },
                (Legality::Legal | Legality::Forbidden(_), _) => {
                    boards.position(seat.board).judge(attempt).ok()?
                }
                (Legality::Illegal(_), _) => return None,
            };
            Some(Step::Move { seat, mv })
        }
    }
}

fn ending(hall: &Supervision) -> Ending {
    use pasapezas_core::arbiter::End;
    match hall.phase() {
        Phase::Over(End::Outcome(outcome)) => Ending::of(outcome),
        Phase::Over(end) => {
            let token = match (end.winner(), end.is_draw()) {
                (Some(Team::One), _) => ResultToken::OneZero,
                (Some(Team::Two), _) => ResultToken::ZeroOne,
                (None, true) => ResultToken::Half,
                (None, false) => ResultToken::Open,
            };
            Ending { token, winner: end.winner(), ..Ending::default() }
        }
        Phase::Preparing | Phase::Running | Phase::Paused => Ending::default(),
    }
}

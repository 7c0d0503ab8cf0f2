//! Hands gone wild in the editor: thousands of random events and changes, and things that must hold after each.

use pasapezas_core::notation::read_bfen;
use pasapezas_core::{BoardId, CastleSide, Color, DropRole, Seat};

use super::hands::look;
use super::{array, piece};
use crate::dice::Dice;
use crate::editor::{Change, Edit, Editor, Effect, HandEvent, Hands, Landing, Place, Tool, faults};
use crate::input::PointerId;

impl Dice {
    fn place(&mut self) -> Place {
        let square = self.square();
        Place { board: self.pick(&BoardId::ALL), square }
    }

    fn hand_event(&mut self) -> HandEvent {
        let (pointer, kind, at) = (self.pointer(3), self.kind(), self.point(460, 90));
        match self.below(20) {
            0..7 => HandEvent::Down { pointer, kind, press: self.press(), at },
            7..12 => HandEvent::Move { pointer, held: self.held(), at },
            12..17 => HandEvent::Up { pointer, at },
            17 => self.pick(&[HandEvent::Cancel, HandEvent::Lost { pointer }]),
            _ => HandEvent::Activate { place: self.place() },
        }
    }

    fn change(&mut self) -> Change {
        let (board, seat) = (self.pick(&BoardId::ALL), self.pick(&Seat::ALL));
        let (color, side) = (self.pick(&Color::ALL), self.pick(&CastleSide::ALL));
        let tools: Vec<Tool> = Tool::all().collect();
        match self.below(16) {
            0 => Change::Undo,
            1 => Change::Redo,
            2..5 => Change::Take(self.pick(&tools)),
            5 => Change::Flip,
            6 => Change::Choose(Some(self.place())),
            7 => Change::Edit(Edit::Turn(board, color)),
            8 => Change::Edit(Edit::Right(board, color, side, true)),
            9 => Change::Edit(Edit::Jumped(board, Some(self.place().square))),
            10 => Change::Edit(Edit::Array(board)),
            11 => Change::Edit(Edit::SwapColors(board)),
            12 => Change::Edit(Edit::SwapBoards),
            13 => Change::Edit(Edit::Unstore(seat, self.pick(&DropRole::ALL))),
            14 => Change::Edit(Edit::Put(self.place(), self.pick(&["K", "k", "P", "q~"].map(piece)))),
            _ => {
                Change::Paste(["4k3/8/8/8/8/8/8/4K3 w KQkq e3", "x", ""][usize::from(side as u8)].to_owned())
            }
        }
    }
}

/// What is written is read again as it is, whatever somebody has arranged; and the way back leads to the beginning.
#[test]
fn wild_hands_leave_a_draft_that_can_be_written_and_undone() {
    for seed in 1..=40_u64 {
        let mut dice = Dice::of(seed);
        let (mut hands, mut editor) = (Hands::default(), array());
        let mut air: Vec<PointerId> = Vec::new();
        for step in 0..300 {
            if dice.below(4) == 0 {
                editor = editor.after(&dice.change());
            } else {
                for effect in hands.step(dice.hand_event(), &editor, &look) {
                    match effect {
                        Effect::Change(change) => editor = editor.after(&change),
                        Effect::Lift { pointer, .. } => {
                            assert!(!air.contains(&pointer), "seed {seed}, step {step}: lifted twice");
                            air.push(pointer);
                        }
                        Effect::Land { pointer, landing: Landing::Taken | Landing::Home } => {
                            let place = air.iter().position(|other| *other == pointer);
                            air.remove(place.unwrap_or_else(|| panic!("seed {seed}, step {step}")));
                        }
                    }
                }
            }
            check(&editor, &format!("seed {seed}, step {step}"));
        }
        while editor.can_undo() {
            editor = editor.after(&Change::Undo);
        }
        assert_eq!(editor.draft(), array().draft(), "seed {seed}");
    }
}

fn check(editor: &Editor, here: &str) {
    let draft = editor.draft();
    assert_eq!(draft.positions().is_ok(), faults(draft).is_empty(), "{here}");
    let again = read_bfen(&draft.bfen()).unwrap_or_else(|error| panic!("{here}: {error}"));
    let placements = again.boards.map(|setup| (setup.placement, setup.reserves, setup.turn));
    assert_eq!(placements, draft.boards.map(|setup| (setup.placement, setup.reserves, setup.turn)), "{here}");
    assert!(editor.chosen().is_none_or(|place| editor.piece_at(place).is_some()), "{here}: nothing is held");
}

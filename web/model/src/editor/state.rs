//! The editor: what is arranged, the tool in hand, the way back, and what is typed.

use std::rc::Rc;

use pasapezas_core::{BoardId, Color, PerBoard};

use super::draft::Draft;
use super::edit::{Edit, Place, piece_at};
use super::text::BadText;
use super::tool::Tool;
use crate::app::settings::TEAM_ONE_BELOW;

/// How many steps back are kept.
const MOST_STEPS: usize = 500;

/// Longer texts are cut: no position needs more.
const MOST_TYPED: usize = 10_000;

/// Everything that the editor shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    draft: Rc<Draft>,
    past: Vec<Rc<Draft>>,
    future: Vec<Rc<Draft>>,
    /// Whether the next piece of a stroke belongs to the last step.
    open: bool,
    tool: Tool,
    chosen: Option<Place>,
    board: BoardId,
    below: PerBoard<Color>,
    typing: Option<Typing>,
    said: Option<(u32, Said)>,
}

/// A text that somebody types or has pasted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typing {
    /// The text.
    pub text: String,
    /// Why it is no position, once somebody has tried.
    pub wrong: Option<BadText>,
}

/// What happened last, for those who do not see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Said {
    /// Something was done to a square.
    At(Place),
    /// A piece was taken up.
    Chosen(Place),
    /// Another tool is in hand.
    Took(Tool),
    /// A step back.
    Undone,
    /// A step forward again.
    Redone,
    /// A text was read.
    Read,
    /// The position was copied.
    Copied,
}

/// What may happen to the editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Something is arranged: one step.
    Edit(Edit),
    /// More of the same stroke: belongs to the step before.
    More(Edit),
    /// A step back.
    Undo,
    /// A step forward again.
    Redo,
    /// A tool is taken.
    Take(Tool),
    /// A piece is taken up to go elsewhere, or put back.
    Choose(Option<Place>),
    /// A board comes to the front.
    Turn(BoardId),
    /// Both boards are turned round.
    Flip,
    /// Something is typed as text.
    Type(String),
    /// What is typed becomes the position.
    Read,
    /// A text from elsewhere becomes the position.
    Paste(String),
    /// What is typed is forgotten.
    Forget,
    /// The text was copied.
    Copied,
}

impl Editor {
    /// An editor with this draft.
    pub fn new(draft: Draft) -> Self {
        Self {
            draft: Rc::new(draft),
            past: Vec::new(),
            future: Vec::new(),
            open: false,
            tool: Tool::default(),
            chosen: None,
            board: BoardId::A,
            below: TEAM_ONE_BELOW,
            typing: None,
            said: None,
        }
    }

    /// What is arranged.
    pub const fn draft(&self) -> &Rc<Draft> {
        &self.draft
    }

    /// The tool in hand.
    pub const fn tool(&self) -> Tool {
        self.tool
    }

    /// The piece that was taken up and has not been put down.
    pub const fn chosen(&self) -> Option<Place> {
        self.chosen
    }

    /// The board in front, where there is room for one; a text of one board goes there.
    pub const fn board(&self) -> BoardId {
        self.board
    }

    /// Whose first rank is at the lower edge of a board.
    pub const fn below(&self, board: BoardId) -> Color {
        *self.below.get(board)
    }

    /// Whether there is a step to go back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a step to go forward again.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// What is being typed.
    pub const fn typing(&self) -> Option<&Typing> {
        self.typing.as_ref()
    }

    /// What happened last, with its number.
    pub const fn said(&self) -> Option<(u32, Said)> {
        self.said
    }

    /// What the tool in hand does at a square; nothing for the hand, which takes and puts by itself.
    pub fn stroke(&self, place: Place) -> Option<Edit> {
        match self.tool {
            Tool::Hand => None,
            Tool::Piece(..) => self.tool.piece().map(|piece| Edit::Put(place, piece)),
            Tool::Mark => Some(Edit::Mark(place)),
            Tool::Eraser => Some(Edit::Remove(place)),
        }
    }

    /// Whether something stands on a square.
    pub fn piece_at(&self, place: Place) -> Option<pasapezas_core::Piece> {
        piece_at(&self.draft.boards, place)
    }

    /// The editor after a change.
    pub fn after(&self, change: &Change) -> Self {
        let mut next = self.clone();
        match change {
            Change::Edit(edit) => next.edit(edit, false),
            Change::More(edit) => next.edit(edit, true),
            Change::Undo => next.undo(),
            Change::Redo => next.redo(),
            Change::Take(tool) => {
                next.tool = *tool;
                next.chosen = None;
                next.say(Said::Took(*tool));
            }
            Change::Choose(place) => next.choose(*place),
            Change::Turn(board) => next.board = *board,
            Change::Flip => next.below = next.below.map(Color::other),
            Change::Type(text) => {
                next.typing = Some(Typing { text: bounded(text), wrong: None });
            }
            Change::Read => {
                if let Some(typing) = next.typing.clone() {
                    next.read(&typing.text);
                }
            }
            Change::Paste(text) => next.read(&bounded(text)),
            Change::Forget => next.typing = None,
            Change::Copied => next.say(Said::Copied),
        }
        next
    }

    fn say(&mut self, said: Said) {
        let number = self.said.map_or(0, |(number, _)| number.wrapping_add(1));
        self.said = Some((number, said));
    }

    fn edit(&mut self, edit: &Edit, more: bool) {
        if let Some(place) = place_of(edit) {
            self.board = place.board;
            self.say(Said::At(place));
        }
        self.chosen = None;
        if !more {
            self.open = false;
        }
        let draft = self.draft.after(edit);
        if draft == *self.draft {
            return;
        }
        if !(more && self.open) {
            self.past.push(Rc::clone(&self.draft));
            if self.past.len() > MOST_STEPS {
                self.past.remove(0);
            }
        }
        self.open = true;
        self.future.clear();
        self.typing = None;
        self.draft = Rc::new(draft);
    }

    fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.draft, before));
            self.stepped(Said::Undone);
        }
    }

    fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.draft, after));
            self.stepped(Said::Redone);
        }
    }

    fn stepped(&mut self, said: Said) {
        self.open = false;
        self.chosen = None;
        self.typing = None;
        self.say(said);
    }

    fn choose(&mut self, place: Option<Place>) {
        self.chosen = place.filter(|place| self.piece_at(*place).is_some());
        if let Some(place) = self.chosen {
            self.board = place.board;
            self.say(Said::Chosen(place));
        }
    }

    /// Takes a text; if it cannot be read, it stands in its field with the reason, and what was arranged stays.
    fn read(&mut self, text: &str) {
        match self.draft.reading(text, self.board) {
            Ok(draft) => {
                self.edit(&Edit::All(Box::new(draft)), false);
                self.typing = None;
                self.say(Said::Read);
            }
            Err(wrong) => self.typing = Some(Typing { text: text.to_owned(), wrong: Some(wrong) }),
        }
    }
}

/// The square that a change is about.
fn place_of(edit: &Edit) -> Option<Place> {
    match *edit {
        Edit::Put(place, _) | Edit::Remove(place) | Edit::Mark(place) | Edit::Keep(place, _) => Some(place),
        Edit::Move(_, to) | Edit::Drop(_, _, to) => Some(to),
        Edit::Store(..)
        | Edit::Unstore(..)
        | Edit::FreeKing(_)
        | Edit::Turn(..)
        | Edit::Right(..)
        | Edit::Jumped(..)
        | Edit::Timed(_)
        | Edit::Clock(..)
        | Edit::Preset(_)
        | Edit::Enforcement(_)
        | Edit::Array(_)
        | Edit::Empty(_)
        | Edit::ClearReserves(_)
        | Edit::SwapColors(_)
        | Edit::SwapBoards
        | Edit::All(_) => None,
    }
}

fn bounded(text: &str) -> String {
    text.chars().take(MOST_TYPED).collect()
}

//! The boards on which the moves of the real boards are entered, with the hands of the table. What is entered need not be legal;
//! only here it is marked (decision D64).

use std::cell::RefCell;
use std::rc::Rc;

use pasapezas_core::arbiter::{Action, Legality, Profile};
use pasapezas_core::record::{Pen, Shape};
use pasapezas_core::{Action as Play, Attempt, Author, BoardId, Color, Match, MatchSetup, Refusal, Seat};
use pasapezas_model::app::select::shown_names;
use pasapezas_model::arbiter::{Played, RecordBoards, attempt_of, behind, last_entered, to_put_up};
use pasapezas_model::i18n::{Clerk, GuideUi, board_name, guide_ui};
use pasapezas_model::input::Hand;
use pasapezas_web::context::use_lang;
use pasapezas_web::hands::{self, Hands, Listening};
use pasapezas_web::shell::probe;
use pasapezas_web::ui::board::Board;
use pasapezas_web::ui::reserve::ReserveTray;
use web_sys::Element;
use yew::prelude::*;

use super::clerk;
use super::desk::Desk;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct RecordProps {
    pub(super) desk: Desk,
    pub(super) played: Played,
}

/// Boards and hands. Each change of the record is another match for the hands: what they hold goes back.
struct Recorder {
    desk: Desk,
    held: Callback<Hand>,
    made: RefCell<Made>,
}

/// The boards as they were made last.
#[derive(Default)]
struct Made {
    /// Of which match, and after how many entries.
    of: Option<(u32, usize)>,
    number: u32,
    boards: Option<Rc<RecordBoards>>,
}

impl Recorder {
    fn new(desk: Desk, held: Callback<Hand>) -> Self {
        Self { desk, held, made: RefCell::default() }
    }

    /// The boards now. Entries of the clocks change nothing on them.
    fn boards(&self) -> Option<Rc<RecordBoards>> {
        let mut made = self.made.borrow_mut();
        self.desk.read(|state| {
            let played = state.played.as_ref()?;
            let of = Some((played.number, played.hall.log().len()));
            if made.of != of {
                let boards = RecordBoards::of(&played.hall).map(Rc::new);
                made.of = of;
                if made.boards != boards {
                    made.number = made.number.wrapping_add(1);
                    made.boards = boards;
                }
            }
            made.boards.clone()
        })
    }

    fn record(&self, seat: Seat, attempt: Attempt) {
        self.desk.act(Author::Table, Action::Record { seat, attempt });
    }
}

impl hands::Desk for Recorder {
    fn game(&self) -> Rc<Match> {
        let boards = self.boards();
        boards.map_or_else(|| Rc::new(Match::new(MatchSetup::default())), |boards| Rc::clone(&boards.arena))
    }

    fn number(&self) -> u32 {
        self.boards();
        self.made.borrow().number
    }

    fn below(&self, board: BoardId) -> Color {
        below(board)
    }

    fn play(&self, seat: Seat, action: Play) {
        if let Play::Play(mv) = action {
            self.record(seat, attempt_of(seat.color, mv));
        }
    }

    /// What the rules refuse was done all the same: it is entered, and marked.
    fn refused(&self, seat: Seat, attempt: Option<Attempt>, _: Refusal) {
        if let Some(attempt) = attempt {
            self.record(seat, attempt);
        }
    }

    fn take_pencil(&self, _: Option<Pen>) {}

    fn draw(&self, _: Shape) {}

    fn touched(&self, _: Seat) {}

    fn held(&self, hand: Hand) {
        self.held.emit(hand);
    }

    fn withdraw(&self) {}
}

/// As the teams sit: partners beside each other.
const fn below(board: BoardId) -> Color {
    match board {
        BoardId::A => Color::White,
        BoardId::B => Color::Black,
    }
}

/// The panel.
#[component]
pub(super) fn RecordPanel(props: &RecordProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let hand = use_state(Hand::default);
    let root = use_node_ref();
    let recorder = {
        let (desk, hand) = (props.desk.clone(), hand.clone());
        use_memo((), move |()| Recorder::new(desk, Callback::from(move |held| hand.set(held))))
    };
    let shown = recorder.boards();
    use_hands(&recorder, &root);
    let hall = &props.played.hall;
    let names = shown_names(lang, &props.played.names);
    let clerk = clerk(lang, &props.played, &names);
    let profile = hall.setup().settings.profile;
    html! {
        <div class={classes!("recs", (profile == Profile::OneBoard).then_some("one"))} ref={root}>
            if let Some(boards) = &shown {
                { for profile.boards().iter().map(|board| recorded(&clerk, props, boards, *board, &hand)) }
            }
            { last(&clerk, props) }
            <div class="drag-layer" aria-hidden="true"></div>
        </div>
    }
}

/// A board with both reserves, and how much it lacks.
fn recorded(
    clerk: &Clerk<'_>,
    props: &RecordProps,
    boards: &RecordBoards,
    board: BoardId,
    hand: &Hand,
) -> Html {
    let color = below(board);
    let passes = props.played.hall.setup().settings.profile == Profile::Pasapezas;
    let tray = |color: Color| {
        let seat = Seat::new(board, color);
        let view = boards.reserve(seat, below(board), hand);
        html! { <ReserveTray {view} name={AttrValue::from(clerk.name(seat).to_owned())}/> }
    };
    let lacks = behind(&props.played.hall, board);
    html! {
        <section key={board.letter().to_string()} class="rec" aria-label={board_name(clerk.lang, board)}>
            <h3>{ board_name(clerk.lang, board) }
                <small class={classes!("lag", (lacks > 0).then_some("lacks"))} data-lag={lacks.to_string()}>{ clerk.behind(lacks) }</small>
            </h3>
            if passes {
                { tray(color.other()) }
            }
            <Board view={boards.board(board, color, hand)}/>
            if passes {
                { tray(color) }
            }
        </section>
    }
}

/// The last entered move, and how it is deleted; after a restoration what is to be done with the boards.
fn last(clerk: &Clerk<'_>, props: &RecordProps) -> Html {
    let hall = &props.played.hall;
    if to_put_up(hall) {
        return html! { <p class="rlast" role="status">{ guide_ui(clerk.lang, GuideUi::PutOnBoards) }</p> };
    }
    let Some((seat, attempt, legality, delete)) = last_entered(hall) else {
        return html! { <p class="rlast" role="status"></p> };
    };
    let mark = match legality {
        Legality::Legal => None,
        Legality::Forbidden(_) => Some(GuideUi::MarkForbidden),
        Legality::Illegal(_) => Some(GuideUi::MarkIllegal),
    };
    let delete = props.desk.acts::<MouseEvent>(Author::Table, delete);
    html! {
        <p class="rlast" role="status">
            <span><bdi>{ clerk.name(seat).to_owned() }</bdi>{ " " }<b>{ clerk.attempt(attempt) }</b></span>
            if let Some(mark) = mark {
                <span class="rmark" data-mark={if mark == GuideUi::MarkIllegal { "illegal" } else { "forbidden" }}>{ guide_ui(clerk.lang, mark) }</span>
            }
            <button type="button" class="btn" data-action="unrecord" onclick={delete}>
                { guide_ui(clerk.lang, GuideUi::UndoEntry) }
            </button>
        </p>
    }
}

/// Hands on the boards, as at the table.
#[hook]
fn use_hands(recorder: &Rc<Recorder>, root: &NodeRef) {
    let hands = use_mut_ref(|| None::<Rc<Hands>>);
    {
        let (hands, recorder) = (hands.clone(), Rc::clone(recorder));
        use_effect_with(root.clone(), move |root| {
            let listening = root.cast::<Element>().map(|root| {
                let made = Hands::new(recorder, root);
                let listening = Listening::to(&made);
                hands.replace(Some(made));
                listening
            });
            move || drop(listening)
        });
    }
    let number = hands::Desk::number(&**recorder);
    use_effect_with(number, move |_| {
        if let Some(hands) = hands.borrow().as_ref() {
            hands.follow();
        }
    });
}

//! The editor: a position of both boards, set up square by square.
//!
//! What is arranged, what stands against it and what a press means is in `pasapezas_model::editor`: here it is only drawn and
//! told what was pressed.

mod board;
mod board_tools;
mod desk;
mod fault_list;
mod foot;
mod ghosts;
mod hands;
mod kept;
mod link;
mod match_tools;
mod palette;
mod reserve;
mod text;
mod words;

use std::cell::RefCell;
use std::rc::Rc;

use pasapezas_core::{BoardId, Color, Seat};
use pasapezas_model::editor::{Change, Draft, Editor as State, Fault, faults};
use pasapezas_model::i18n::{EditorUi, Lang, StudyUi, board_name, editor_ui, study_ui};
use pasapezas_model::study::Kept;
use pasapezas_web::context::use_lang;
use pasapezas_web::hands::board_id;
use pasapezas_web::shell::probe;
use web_sys::Element;
use yew::prelude::*;

use crate::choice::Choice;
use crate::table;
use board::{BoardView, EditorBoard};
use board_tools::BoardTools;
use desk::{Desk, Page};
use fault_list::Faults;
use foot::Foot;
use hands::Listening;
use match_tools::MatchTools;
use palette::Palette;
use reserve::{EditorReserve, ReserveView};
use text::TextTools;
use words::said;

thread_local! {
    /// The editor as it was left: other pages of the study come and go without it.
    static LEFT: RefCell<Option<Rc<State>>> = const { RefCell::new(None) };
}

/// The page.
#[component]
pub(crate) fn Editor() -> Html {
    probe::rendered();
    let lang = use_lang();
    let kept = use_state_eq(Kept::default);
    let page = {
        let kept = kept.clone();
        use_reducer(move || Page(first(&kept)))
    };
    let desk = use_memo((), |()| Desk::new(page.clone()));
    let editor = Rc::clone(&page.0);
    use_effect_with(Rc::clone(&editor), |editor| {
        LEFT.set(Some(Rc::clone(editor)));
    });
    kept::use_draft_kept(&editor);
    let root = use_node_ref();
    use_hands(&desk, &root);
    let draft = Rc::clone(editor.draft());
    let faults = Rc::new(faults(&draft));
    let (desk, notice_desk) = ((*desk).clone(), (*desk).clone());
    html! {
        <>
            { kept::notice(lang, &notice_desk, &kept) }
            <main ref={root} class="editor" tabindex="-1" aria-label={study_ui(lang, StudyUi::Editor)}
                data-front={board_id(editor.board())}>
                <h1 class="vh">{ study_ui(lang, StudyUi::Editor) }</h1>
                { tabs(lang, &desk, &editor, &faults) }
                { block(lang, &desk, &editor, &faults, BoardId::A) }
                <Palette desk={desk.clone()} tool={editor.tool()} below={editor.below(BoardId::A)}
                    undo={editor.can_undo()} redo={editor.can_redo()}/>
                { block(lang, &desk, &editor, &faults, BoardId::B) }
                <Faults desk={desk.clone()} draft={Rc::clone(&draft)} faults={Rc::clone(&faults)}/>
                <div class="eside">
                    <MatchTools desk={desk.clone()} draft={Rc::clone(&draft)}/>
                    <TextTools {desk} draft={Rc::clone(&draft)} typing={editor.typing().cloned()}
                        board={editor.board()}/>
                </div>
                <Foot {draft} {faults}/>
                <p class="vh" role="status">
                    if let Some((number, what)) = editor.said() {
                        <span key={number}>{ said(lang, &editor, what) }</span>
                    }
                </p>
                <div class="drag-layer" aria-hidden="true"></div>
            </main>
        </>
    }
}

/// The editor as it was left, in this visit or in the last one; at first with the position of the table.
fn first(said: &UseStateHandle<Kept>) -> Rc<State> {
    LEFT.with_borrow(Clone::clone).unwrap_or_else(|| {
        let (draft, kept) = kept::first();
        said.set(kept);
        Rc::new(State::new(draft))
    })
}

/// The match of the table as it stands.
fn of_table() -> Option<Draft> {
    Draft::of_log(&table::present_match()?)
}

#[hook]
fn use_hands(desk: &Desk, root: &NodeRef) {
    let desk = desk.clone();
    use_effect_with(root.clone(), move |root| {
        let listening = root.cast::<Element>().map(|root| Listening::to(desk, root));
        move || drop(listening)
    });
}

/// Which board is in sight, where there is room for one.
fn tabs(lang: Lang, desk: &Desk, editor: &State, faults: &[Fault]) -> Html {
    html! {
        <div class="etabs seg" role="radiogroup" aria-label={editor_ui(lang, EditorUi::Boards)}>
            { for BoardId::ALL.into_iter().map(|board| {
                let n_faults = faults_of(faults, board).count();
                let choice = Choice {
                    group: "front",
                    value: board_id(board).to_owned(),
                    taken: editor.board() == board,
                    take: desk.on(Change::Turn(board)),
                    label: None,
                };
                choice.key(html! {
                    <>
                        <b>{ board_name(lang, board) }</b>
                        if n_faults > 0 {
                            <i class="nf">{ n_faults }</i>
                        }
                    </>
                })
            }) }
        </div>
    }
}

/// The faults of a board.
fn faults_of(faults: &[Fault], board: BoardId) -> impl Iterator<Item = Fault> + '_ {
    faults.iter().copied().filter(move |fault| matches!(fault, Fault::Setup(at, _) if *at == board))
}

/// A board with its reserves and what belongs to it.
fn block(lang: Lang, desk: &Desk, editor: &State, faults: &[Fault], board: BoardId) -> Html {
    let setup = *editor.draft().boards.get(board);
    let below = editor.below(board);
    let view = BoardView {
        board,
        below,
        placement: setup.placement,
        chosen: editor.chosen().filter(|place| place.board == board).map(|place| place.square),
        faults: words::at_squares(lang, editor.draft(), faults_of(faults, board)),
    };
    let reserve = |color: Color| ReserveView {
        seat: Seat::new(board, color),
        near: color == below,
        reserve: *setup.reserves.get(color),
        king: *setup.king_in_reserve.get(color),
    };
    html! {
        <section key={board_id(board)} class={classes!("eb", board_id(board))} aria-label={board_name(lang, board)}>
            <h2>{ board_name(lang, board) }</h2>
            <EditorReserve desk={desk.clone()} view={reserve(below.other())}/>
            <EditorBoard {view}/>
            <EditorReserve desk={desk.clone()} view={reserve(below)}/>
            <BoardTools desk={desk.clone()} {board} {setup}/>
        </section>
    }
}

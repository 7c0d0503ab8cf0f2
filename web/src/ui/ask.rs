//! What a player line asks its player, and what he may answer there: resigning, draws, and the removal of a piece.

use pasapezas_core::{Action, BoardId, Claim, Seat};
use pasapezas_model::app::line::{Answer, LineView};
use pasapezas_model::app::rules_view::article_link;
use pasapezas_model::app::{Asking, Change, Question};
use pasapezas_model::i18n::{Lang, TableUi, Ui, read_article, table_ui, ui, uncapital};
use yew::prelude::*;

use super::icon::{icon, icon_of};
use super::player_line::LineProps;
use crate::context::{Table, use_lang};
use crate::shell::{page, probe};

/// Above so many characters a sentence has to be set smaller.
const MUCH: usize = 56;

/// The open question of a line. It takes the focus from the button that asked it, and gives it back.
#[component]
pub(crate) fn Ask(props: &LineProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let LineProps { table, view } = props;
    use_effect_with((view.seat, view.asking), |(seat, asking)| {
        let line = format!(".pl[data-seat={seat}]");
        // Others at the table may be typing or walking over a board.
        if has_focus_to_take(&format!("{line}, [data-action=menu]")) {
            page::focus_first(&format!("{line} .ask button"));
        }
        let asker = asking.map(|question| format!("{line} [data-action={}]", asker_of(question)));
        move || {
            if let (true, Some(asker)) = (has_focus_to_take(".ask"), asker) {
                page::focus_first(&asker);
            }
        }
    });
    match view.asking {
        None => Html::default(),
        Some(Question::Resign) => resign(lang, table, view),
        Some(Question::Draw) => draw(lang, table, view),
        Some(Question::Removal) => removal_question(lang, table, view),
    }
}

/// What its player may answer as long as it is open; beside a note only the buttons are left.
#[component]
pub(crate) fn Answers(props: &LineProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let LineProps { table, view } = props;
    match &view.answer {
        None => Html::default(),
        Some(Answer::Draw { text }) => html! {
            <div class="ask ans" role="group" aria-label={text.clone()}>
                <p class="q">{ text.clone() }</p>
                <span class="yn">
                    { answer_button(lang, table, view.seat, Action::DeclineDraw) }
                    { answer_button(lang, table, view.seat, Action::AcceptDraw) }
                </span>
            </div>
        },
        Some(Answer::Removal { long, short, ends, .. }) => {
            let much = long.chars().count() > MUCH;
            html! {
                <div class={classes!("ask", "ans", "rem", much.then_some("much"))} role="group" aria-label={long.clone()}>
                    { article_badge(lang) }
                    <p class="q">
                        <span class="lng">{ long.clone() }</span>
                        <span class="sht">{ short.clone() }</span>
                    </p>
                    <span class="yn">{ remove_button(lang, table, view.seat, *ends) }</span>
                </div>
            }
        }
    }
}

/// Whether nothing has the focus, or something that is about to go or inside one of `places`.
fn has_focus_to_take(places: &str) -> bool {
    let Some(now) = page::focused() else { return true };
    now.tag_name() == "BODY" || now.closest(places).is_ok_and(|place| place.is_some())
}

/// The button that asks a question, by its name.
const fn asker_of(question: Question) -> &'static str {
    match question {
        Question::Resign => "resign",
        Question::Draw => "draw",
        Question::Removal => "remove-piece",
    }
}

/// A change of the question of a board.
pub(crate) fn ask(seat: Seat, question: Question) -> Change {
    Change::Ask { board: seat.board, asking: Some(Asking { seat, question }) }
}

/// An action of one of four players, told apart for those who hear it.
pub(crate) fn named(view: &LineView, action: &str) -> String {
    format!("{}: {action}", view.name)
}

/// The claims of a draw by their whole names: *Claim a draw by repetition*.
pub(crate) fn claim_draw_label(lang: Lang, by: TableUi) -> String {
    format!("{} {}", table_ui(lang, TableUi::ClaimDraw), uncapital(table_ui(lang, by)))
}

fn article_badge(lang: Lang) -> Html {
    let article = pasapezas_core::Article::CLAIM_PLACEMENT;
    html! {
        <a class="art fine" href={article_link(article)} aria-label={read_article(lang, article)}>
            { article.to_string() }
        </a>
    }
}

fn answer_button(lang: Lang, table: &Table, seat: Seat, action: Action) -> Html {
    let accepts = action == Action::AcceptDraw;
    let (class, name, drawing, whole, word) = if accepts {
        ("btn", "accept", "#i-check", TableUi::AcceptDraw, TableUi::AcceptDrawShort)
    } else {
        ("btn quiet", "decline", "#i-close", TableUi::DeclineDraw, TableUi::DeclineDrawShort)
    };
    let table = table.clone();
    let act = Callback::from(move |_: MouseEvent| table.act_of(seat, action));
    html! {
        <button type="button" {class} data-action={name} onclick={act} aria-label={table_ui(lang, whole)}>
            { icon_of(classes!("ic", "nar"), drawing) }
            <span class="wid">{ table_ui(lang, word) }</span>
        </button>
    }
}

/// Removes at once, unless that draws the match: then it asks first (decision D22).
fn remove_button(lang: Lang, table: &Table, seat: Seat, ends: bool) -> Html {
    let table = table.clone();
    let act = Callback::from(move |_: MouseEvent| {
        if ends {
            table.change(ask(seat, Question::Removal));
        } else {
            table.act_of(seat, Action::Claim(Claim::Placement));
        }
    });
    html! {
        <button type="button" class="btn" data-action="remove-piece" onclick={act}
            aria-label={table_ui(lang, TableUi::RemovePiece)}>
            <span class="lng">{ table_ui(lang, TableUi::RemovePiece) }</span>
            <span class="sht">{ table_ui(lang, TableUi::RemovePieceShort) }</span>
        </button>
    }
}

/// Whether he really resigns: for his team, at once.
fn resign(lang: Lang, table: &Table, view: &LineView) -> Html {
    html! {
        <div class="ask" role="group" aria-label={named(view, ui(lang, Ui::ResignQuestion))}>
            <p class="q">
                <span class="lng">{ ui(lang, Ui::ResignQuestion) }</span>
                <span class="sht">{ ui(lang, Ui::ResignQuestionShort) }</span>
            </p>
            <span class="yn">
                { yes(table, view.seat, Action::Resign, "resign-yes", ui(lang, Ui::ResignYes)) }
                { no(table, view.seat.board, "resign-no", ui(lang, Ui::ResignNo)) }
            </span>
        </div>
    }
}

/// He is told before he removes a piece that he has no move left then.
fn removal_question(lang: Lang, table: &Table, view: &LineView) -> Html {
    let question = table_ui(lang, TableUi::RemovalStalemates);
    let remove = Action::Claim(Claim::Placement);
    html! {
        <div class="ask much" role="group" aria-label={named(view, question)}>
            <p class="q">
                <span class="lng">{ question }</span>
                <span class="sht">{ ui(lang, Ui::Stalemated) }{ " · ½–½" }</span>
            </p>
            <span class="yn">
                { yes(table, view.seat, remove, "remove-yes", table_ui(lang, TableUi::RemovePieceShort)) }
                { no(table, view.seat.board, "remove-no", ui(lang, Ui::Cancel)) }
            </span>
        </div>
    }
}

/// The way out: last, under a pointer that has just pressed the button that asks.
fn no(table: &Table, board: BoardId, name: &'static str, text: &'static str) -> Html {
    let close = table.callback(move || Change::Ask { board, asking: None });
    html! {
        <button type="button" class="btn quiet" data-action={name} onclick={close}>{ text }</button>
    }
}

fn yes(table: &Table, seat: Seat, action: Action, name: &'static str, text: &'static str) -> Html {
    let table = table.clone();
    let act = Callback::from(move |_: MouseEvent| table.act_of(seat, action));
    html! {
        <button type="button" class="btn bad" data-action={name} onclick={act}>{ text }</button>
    }
}

/// Which draw he means: to offer one (article 10.1), or to claim one that the position gives him (article 10.3).
fn draw(lang: Lang, table: &Table, view: &LineView) -> Html {
    let seat = view.seat;
    let close = table.callback(move || Change::Ask { board: seat.board, asking: None });
    let offer = table_ui(lang, TableUi::OfferDraw);
    html! {
        <div class="ask draw" role="group" aria-label={named(view, table_ui(lang, TableUi::OfferDrawShort))}>
            <span class="yn">
                { draw_button(table, seat, Action::OfferDraw, "offer", offer.to_owned(), table_ui(lang, TableUi::OfferShort)) }
                if view.claims.repetition {
                    { claim_button(lang, table, seat, Claim::Repetition, TableUi::ClaimRepetition) }
                }
                if view.claims.fifty_moves {
                    { claim_button(lang, table, seat, Claim::FiftyMoves, TableUi::ClaimFifty) }
                }
                <button type="button" class="ib" data-action="draw-no" onclick={close} aria-label={ui(lang, Ui::Cancel)}>
                    { icon("#i-close") }
                </button>
            </span>
        </div>
    }
}

fn claim_button(lang: Lang, table: &Table, seat: Seat, claim: Claim, by: TableUi) -> Html {
    let (name, short) = if claim == Claim::Repetition {
        ("claim-repetition", TableUi::ClaimRepetitionShort)
    } else {
        ("claim-fifty", TableUi::ClaimFiftyShort)
    };
    draw_button(table, seat, Action::Claim(claim), name, claim_draw_label(lang, by), table_ui(lang, short))
}

fn draw_button(
    table: &Table,
    seat: Seat,
    action: Action,
    name: &'static str,
    long: String,
    short: &'static str,
) -> Html {
    let table = table.clone();
    let act = Callback::from(move |_: MouseEvent| table.act_of(seat, action));
    // Those who speak to the page say what they see.
    let heard = if long.contains(short) { long.clone() } else { format!("{short}: {long}") };
    html! {
        <button type="button" class="btn" data-action={name} onclick={act} aria-label={heard}>
            <span class="lng">{ long }</span>
            <span class="sht">{ short }</span>
        </button>
    }
}

//! Whether the position can be played, and where it goes from here.

use std::rc::Rc;

use pasapezas_model::editor::{Draft, Fault};
use pasapezas_model::i18n::{EditorUi, Lang, SetupUi, editor_ui, n_faults, setup_ui};
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::{page, probe};
use pasapezas_web::ui::icon::icon;
use yew::prelude::*;

use crate::{open, table};

#[derive(Clone, PartialEq, Properties)]
pub(super) struct FootProps {
    pub(super) draft: Rc<Draft>,
    pub(super) faults: Rc<Vec<Fault>>,
}

/// The first of what stands against it.
const FIRST_FAULT: &str = ".efaults button";

/// What a press on the button that plays has come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Start {
    #[default]
    Quiet,
    /// A match is under way at the table.
    Asks,
    /// The table has refused.
    Refused(String),
}

/// The end of the page.
#[component]
pub(super) fn Foot(props: &FootProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let FootProps { draft, faults } = props;
    let start = use_state_eq(Start::default);
    let playable = faults.is_empty();
    let go = {
        let (draft, start) = (Rc::clone(draft), start.clone());
        move || match table::start(&draft.bfen(), &draft.rules.to_text()) {
            Ok(()) => start.set(Start::Quiet),
            Err(wrong) => {
                let sentences = wrong.map(|wrong| wrong.sentences(lang).join(" "));
                start.set(Start::Refused(sentences.unwrap_or_default()));
            }
        }
    };
    let press = {
        let (go, start) = (go.clone(), start.clone());
        Callback::from(move |_: MouseEvent| {
            if !playable {
                page::focus_first(FIRST_FAULT);
            } else if table::is_under_way() {
                start.set(Start::Asks);
            } else {
                go();
            }
        })
    };
    let keep = {
        let start = start.clone();
        Callback::from(move |_: MouseEvent| start.set(Start::Quiet))
    };
    html! {
        <section class="efoot" data-playable={playable.to_string()}>
            <div class="estate">
                { state(lang, faults.len()) }
                <div role="alert">
                    if let Start::Refused(wrong) = &*start {
                        <p class="err">{ wrong }</p>
                    }
                </div>
            </div>
            if let (Start::Asks, true) = (&*start, playable) {
                <div class="eask">
                    <p>{ editor_ui(lang, EditorUi::StartQuestion) }</p>
                    <button type="button" class="btn" data-action="keep-playing" onclick={keep}>
                        { setup_ui(lang, SetupUi::KeepPlaying) }
                    </button>
                    <button type="button" class="btn bad" data-action="start-other"
                        onclick={Callback::from(move |_: MouseEvent| go())}>
                        { setup_ui(lang, SetupUi::NewMatchYes) }
                    </button>
                </div>
            } else {
                <div class="ego">
                    <button type="button" class="btn" data-action="analyse" onclick={analyse(draft)}
                        aria-label={editor_ui(lang, EditorUi::Analyse)} aria-disabled={(!playable).then_some("true")}>
                        { icon("#i-review") }
                        <span class="bl">{ editor_ui(lang, EditorUi::Analyse) }</span>
                    </button>
                    <button type="button" class="btn pri" data-action="play-from-here" onclick={press}
                        aria-disabled={(!playable).then_some("true")}>
                        { icon("#i-play") }
                        { editor_ui(lang, EditorUi::StartMatch) }
                    </button>
                </div>
            }
        </section>
    }
}

/// Opens the review with a match that begins here.
fn analyse(draft: &Rc<Draft>) -> Callback<MouseEvent> {
    let draft = Rc::clone(draft);
    Callback::from(move |_| {
        if let Some(log) = draft.log() {
            open::in_review(&log);
        }
    })
}

fn state(lang: Lang, count: usize) -> Html {
    if count == 0 {
        return html! { <p class="fine">{ icon("#i-check") }{ editor_ui(lang, EditorUi::Playable) }</p> };
    }
    let onclick = Callback::from(|_: MouseEvent| page::focus_first(FIRST_FAULT));
    html! {
        <button type="button" class="bads" data-action="faults" {onclick}>
            { icon("#i-warn") }
            { n_faults(lang, count) }
        </button>
    }
}

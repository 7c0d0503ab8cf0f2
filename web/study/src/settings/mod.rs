//! The settings of the page: all of them, with a small board that shows what they look like. They are the table's: every choice
//! goes to it as text, and what it has made of it comes back.

mod preview;
mod rows;

use pasapezas_model::app::Settings;
use pasapezas_model::app::settings::{MAX_STORED, parse_settings, write_settings};
use pasapezas_model::app::{Names, settings::BadSettings};
use pasapezas_model::i18n::{AboutUi, SettingsUi, Ui, about_ui, settings_fault, settings_ui, ui};
use pasapezas_model::study::StudyRoute;
use pasapezas_web::context::use_settings;
use pasapezas_web::shell::{page, probe};
use pasapezas_web::ui::icon::icon;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::files;
use crate::icons::study_icon;
use preview::Preview;
use rows::groups;

/// The name of the file in which settings are saved.
const FILE: &str = "pasapezas-settings.txt";

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SettingsProps {
    /// Gives other settings to the table.
    pub(crate) choose: Callback<Settings>,
}

/// What was done last with all of them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Done {
    Nothing,
    Reset,
    Imported,
    Wrong(BadSettings),
}

/// The page.
#[component]
pub(crate) fn SettingsPage(props: &SettingsProps) -> Html {
    probe::rendered();
    let settings = use_settings();
    let lang = settings.lang;
    let last = use_state_eq(|| Done::Nothing);
    let choose = {
        let (choose, last) = (props.choose.clone(), last.clone());
        Callback::from(move |chosen: Settings| {
            last.set(Done::Nothing);
            choose.emit(chosen);
        })
    };
    html! {
        <main class="settings" tabindex="-1" aria-label={ui(lang, Ui::Settings)}>
            <header>
                <h1>{ ui(lang, Ui::Settings) }</h1>
                { tools(settings, &props.choose, &last) }
            </header>
            <div class="lnote" aria-live="polite">{ said(settings, *last) }</div>
            <Preview {settings}/>
            <div class="sgroups">{ groups(settings, &choose) }</div>
            <a class="btn" href={StudyRoute::About.hash()} data-action="about">{ about_ui(lang, AboutUi::About) }</a>
        </main>
    }
}

fn tools(settings: Settings, choose: &Callback<Settings>, last: &UseStateHandle<Done>) -> Html {
    let lang = settings.lang;
    let reset = {
        let (choose, last) = (choose.clone(), last.clone());
        Callback::from(move |_: MouseEvent| {
            // Without a chosen language the table goes on in the one that it speaks.
            choose.emit(Settings::default());
            last.set(Done::Reset);
        })
    };
    let export = Callback::from(move |_: MouseEvent| {
        let chosen = Settings { lang_chosen: true, ..settings };
        page::save_text(FILE, files::PLAIN, &write_settings(&chosen, &Names::default()));
    });
    let press = Callback::from(|event: MouseEvent| {
        let button = event.target_dyn_into::<web_sys::Element>();
        let field = button.and_then(|button| button.closest(".does").ok()??.query_selector("input").ok()?);
        if let Some(field) = field.and_then(|field| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(field).ok())
        {
            field.click();
        }
    });
    let chosen = {
        let (choose, last) = (choose.clone(), last.clone());
        Callback::from(move |event: Event| {
            let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
            let (choose, last) = (choose.clone(), last.clone());
            spawn_local(async move {
                let Some(bytes) = files::chosen(&field).await else { return };
                match read(&bytes) {
                    Ok(settings) => {
                        choose.emit(settings);
                        last.set(Done::Imported);
                    }
                    Err(why) => last.set(Done::Wrong(why)),
                }
            });
        })
    };
    html! {
        <div class="does">
            <button type="button" class="btn" data-action="import-settings" onclick={press}>
                { icon("#i-open") }{ settings_ui(lang, SettingsUi::Import) }
            </button>
            <input type="file" class="vh" tabindex="-1" aria-hidden="true" data-action="settings-file" onchange={chosen}/>
            <button type="button" class="btn" data-action="export-settings" onclick={export}>
                { study_icon("save") }{ settings_ui(lang, SettingsUi::Export) }
            </button>
            <button type="button" class="btn" data-action="reset-settings" onclick={reset}>
                { icon("#i-undo") }{ settings_ui(lang, SettingsUi::Reset) }
            </button>
        </div>
    }
}

/// The settings in a file.
fn read(bytes: &[u8]) -> Result<Settings, BadSettings> {
    if bytes.len() > MAX_STORED {
        return Err(BadSettings::TooLong);
    }
    let text = core::str::from_utf8(bytes).map_err(|_| BadSettings::Other)?;
    parse_settings(text.trim_start_matches('\u{feff}')).map(|(settings, _names)| settings)
}

fn said(settings: Settings, last: Done) -> Html {
    let lang = settings.lang;
    match last {
        Done::Nothing => Html::default(),
        Done::Reset => html! { <p class="said">{ settings_ui(lang, SettingsUi::ResetDone) }</p> },
        Done::Imported => html! { <p class="said">{ settings_ui(lang, SettingsUi::Imported) }</p> },
        Done::Wrong(why) => html! { <p class="wrong" role="alert">{ settings_fault(lang, why) }</p> },
    }
}

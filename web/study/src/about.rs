//! What this page is: version, build, licences, and what changed.

use pasapezas_model::i18n::{AboutUi, about_ui};
use pasapezas_model::study::newest;
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::{page, probe};
use pasapezas_web::ui::icon::icon;
use yew::prelude::*;

use crate::route::host;

/// The changelog of this version.
const CHANGELOG: &str = include_str!("../../../CHANGELOG.md");

/// The page.
#[component]
pub(crate) fn AboutPage() -> Html {
    probe::rendered();
    let lang = use_lang();
    // The settings that lead here may have been scrolled down.
    use_effect_with((), |()| {
        if let Some(window) = web_sys::window() {
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    let said = |label| about_ui(lang, label);
    let build = attribute("data-build").unwrap_or_else(|| said(AboutUi::UnknownBuild).into());
    html! {
        <main class="about" tabindex="-1" aria-label={said(AboutUi::About)}>
            <h1>{ said(AboutUi::About) }</h1>
            <dl>
                <div><dt>{ said(AboutUi::Version) }</dt><dd data-part="version">{ env!("CARGO_PKG_VERSION") }</dd></div>
                <div><dt>{ said(AboutUi::Build) }</dt><dd data-part="build">{ build }</dd></div>
                <div><dt>{ said(AboutUi::Licence) }</dt><dd>{ said(AboutUi::Terms) }</dd></div>
            </dl>
            { notices(said(AboutUi::Notices)) }
            { changes(said(AboutUi::Changes)) }
        </main>
    }
}

/// What `cargo xtask` has written into the study's element; missing after another build.
fn attribute(name: &str) -> Option<String> {
    host()?.get_attribute(name).filter(|value| !value.is_empty())
}

/// The texts of all licences: a file beside the page; in the page as one file a text in it, which has no address.
fn notices(label: &'static str) -> Html {
    let inside = page::document().and_then(|document| document.get_element_by_id("licences"));
    if let Some(text) = inside.and_then(|element| element.text_content()) {
        return html! {
            <details>
                <summary data-action="licences">{ label }</summary>
                <pre tabindex="0" lang="en" aria-label={label}>{ text }</pre>
            </details>
        };
    }
    attribute("data-licences").map_or_else(Html::default, |file| {
        // Elsewhere: the match on the table stays where it is.
        html! {
            <a class="btn" href={file} target="_blank" rel="noopener" data-action="licences">
                { icon("#i-open") }{ label }
            </a>
        }
    })
}

fn changes(label: &'static str) -> Html {
    let newest = newest(CHANGELOG);
    html! {
        <section>
            <h2>{ label }{ ": " }<span lang="en">{ newest.title }</span></h2>
            <div lang="en">
                { for newest.parts.into_iter().map(|(heading, items)| html! {
                    <>
                        <h3>{ heading }</h3>
                        <ul>{ for items.iter().map(|item| html! { <li>{ words(item) }</li> }) }</ul>
                    </>
                }) }
            </div>
        </section>
    }
}

/// A line, its code marked.
fn words(line: &str) -> Html {
    line.split('`')
        .enumerate()
        .map(|(place, part)| {
            if place % 2 == 1 {
                html! { <code>{ part.to_owned() }</code> }
            } else {
                html! { part.to_owned() }
            }
        })
        .collect()
}

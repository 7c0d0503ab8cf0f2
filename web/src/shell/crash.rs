//! After a fault of ours: a notice instead of a dead page.

use pasapezas_model::i18n::{Lang, Ui, ui};
use web_sys::{Document, Element};

use super::page;

/// From now on a fault is told to the reader, once.
pub fn watch() {
    // Through Yew, which would put its own in place otherwise.
    yew::set_custom_panic_hook(Box::new(|fault| {
        let details = fault.to_string();
        web_sys::console::error_1(&details.as_str().into());
        // Nothing more can be done when even this fails.
        let _shown = show(&details);
    }));
}

fn show(details: &str) -> Option<()> {
    let document = page::document()?;
    if document.query_selector(".crash").ok()?.is_some() {
        return None;
    }
    let lang = page::shown_language();
    let notice = element(&document, "div", "sheet crash", None)?;
    page::set_attribute(&notice, "role", "alertdialog");
    let form = element(&document, "form", "", None)?;
    let more = element(&document, "details", "", None)?;
    let parts = [
        (&more, element(&document, "summary", "", Some(text(lang, Ui::CrashDetails)))?),
        (&more, element(&document, "p", "", Some(details))?),
        (&form, element(&document, "h2", "", Some(text(lang, Ui::CrashTitle)))?),
        (&form, element(&document, "p", "", Some(text(lang, Ui::CrashBody)))?),
        // A form without an address loads the page again.
        (&form, element(&document, "button", "btn pri", Some(text(lang, Ui::Reload)))?),
        (&form, more.clone()),
    ];
    for (parent, child) in parts {
        parent.append_child(&child).ok()?;
    }
    notice.append_child(&form).ok()?;
    document.body()?.append_child(&notice).ok()?;
    Some(())
}

const fn text(lang: Lang, label: Ui) -> &'static str {
    ui(lang, label)
}

fn element(document: &Document, tag: &str, class: &str, text: Option<&str>) -> Option<Element> {
    let element = document.create_element(tag).ok()?;
    if !class.is_empty() {
        element.set_class_name(class);
    }
    element.set_text_content(text);
    Some(element)
}

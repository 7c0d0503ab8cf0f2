//! A match with every way to pass it on: link, code, texts, files, pictures.

use std::rc::Rc;

use pasapezas_core::{BoardId, PerSeat, Seat};
use pasapezas_model::app::settings::TEAM_ONE_BELOW;
use pasapezas_model::i18n::{Lang, ShareUi, default_name, link_length, moves_of, share_ui};
use pasapezas_model::share::link::write_link;
use pasapezas_model::share::picture::{Ink, Picture, write_picture};
use pasapezas_model::share::qr::Qr;
use pasapezas_model::share::shared::Shared;
use pasapezas_model::study::StudyRoute;
use pasapezas_model::study::library::TextKind;
use pasapezas_web::shell::{page, probe};
use pasapezas_web::ui::icon::icon;
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::print::{PrintButton, pieces};
use crate::{files, open};

#[derive(Clone, PartialEq, Properties)]
pub(super) struct PanelProps {
    pub(super) lang: Lang,
    pub(super) shared: Shared,
}

/// Everything about one match.
struct Bench {
    lang: Lang,
    shared: Rc<Shared>,
    names: PerSeat<String>,
    copied: UseStateHandle<bool>,
    ink: UseStateHandle<Ink>,
}

/// The match, and what can be done with it.
#[component]
pub(super) fn Panel(props: &PanelProps) -> Html {
    probe::rendered();
    let lang = props.lang;
    let shared = use_memo(props.shared.clone(), Clone::clone);
    let names = PerSeat::for_seats(|seat| match shared.name(seat) {
        "" => default_name(lang, seat).to_owned(),
        name => name.to_owned(),
    });
    let address = use_memo(Rc::clone(&shared), |shared| write_link(shared.text()).ok().map(address_of));
    let qr = use_memo(Rc::clone(&address), |address| address.as_deref().and_then(Qr::of));
    let bench =
        Bench { lang, shared, names, copied: use_state_eq(|| false), ink: use_state_eq(Ink::default) };
    html! {
        <>
            { bench.summary() }
            <div class="parts">
                { bench.link(address.as_deref(), qr.as_ref().as_ref()) }
                { bench.texts() }
                { bench.pictures() }
            </div>
            <p class="said" role="status">
                { if *bench.copied { share_ui(lang, ShareUi::Copied) } else { "" } }
            </p>
        </>
    }
}

/// The whole address of a link.
fn address_of(link: String) -> String {
    format!("{}{}", open::this_page(), StudyRoute::Link(link).hash())
}

impl Bench {
    fn label(&self, label: ShareUi) -> &'static str {
        share_ui(self.lang, label)
    }

    /// The picture of the end, and what is known of the match in a line.
    fn summary(&self) -> Html {
        let text = Rc::clone(&self.shared);
        let review = Callback::from(move |_: MouseEvent| open::in_review(text.text()));
        let [a, b, c, d] = Seat::ALL.map(|seat| self.names.at(seat).as_str());
        let players = format!("{a} · {d} – {b} · {c}");
        let line = [self.shared.date().to_owned(), moves_of(self.lang, self.shared.n_moves()).into_owned()];
        let line: Vec<String> = line.into_iter().filter(|word| !word.is_empty()).collect();
        let picture = js_sys::encode_uri_component(&self.svg(Ink::Light));
        html! {
            <div class="sum">
                <img src={format!("data:image/svg+xml,{picture}")} alt={self.shared.bfen()}/>
                <p class="line">
                    <b>{ players }</b>
                    <span class="res">{ self.shared.result().text() }</span>
                    <small>{ line.join(" · ") }</small>
                    <span class="two">
                        <button type="button" class="btn" data-action="review-shared" onclick={review}>
                            { icon("#i-review") }{ self.label(ShareUi::Review) }
                        </button>
                        <PrintButton lang={self.lang} record={Rc::new(self.shared.record().clone())} below={TEAM_ONE_BELOW} large=true/>
                    </span>
                </p>
            </div>
        }
    }

    fn link(&self, address: Option<&str>, qr: Option<&Qr>) -> Html {
        let title = html! { <h2>{ self.label(ShareUi::Link) }</h2> };
        let Some(address) = address else {
            return html! {
                <section>{ title }<p>{ self.label(ShareUi::LinkTooLong) }</p><div class="does">{ self.share("") }</div></section>
            };
        };
        html! {
            <section>
                { title }
                <label>
                    <span class="vh">{ self.label(ShareUi::LinkField) }</span>
                    <input type="text" readonly=true data-action="link" value={address.to_owned()}/>
                </label>
                <p class="quiet"><b>{ link_length(self.lang, address.len()) }</b>{ " · " }{ self.label(ShareUi::LinkHint) }</p>
                <div class="does">
                    { self.copy("copy-link", ShareUi::CopyLink, address.to_owned()) }
                    { self.share(address) }
                </div>
                if let Some(qr) = qr {
                    { self.code(qr) }
                } else {
                    <p class="quiet">{ self.label(ShareUi::NoCode) }</p>
                }
            </section>
        }
    }

    fn code(&self, qr: &Qr) -> Html {
        let side = qr.side();
        html! {
            <svg class="qr" viewBox={format!("0 0 {side} {side}")} role="img" aria-label={self.label(ShareUi::Code)}
                shape-rendering="crispEdges">
                <rect width={side.to_string()} height={side.to_string()} fill="#fff"/>
                <path d={qr.path().to_owned()} fill="#000"/>
            </svg>
        }
    }

    fn texts(&self) -> Html {
        let stem = self.shared.file_stem();
        let bpgn = self.shared.bpgn();
        let pgn = |action, label, board: BoardId| {
            let name = format!("{stem}-{}.pgn", board.letter());
            self.save(action, label, (name, files::RECORD), self.shared.pgn(board))
        };
        html! {
            <section>
                <h2>{ self.label(ShareUi::Texts) }</h2>
                <label>
                    <span class="quiet">{ self.label(ShareUi::Position) }</span>
                    <input type="text" readonly=true data-action="bfen" value={self.shared.bfen()}/>
                </label>
                <div class="does">
                    { self.copy("copy-bpgn", ShareUi::CopyBpgn, bpgn.clone()) }
                    { self.copy("copy-bfen", ShareUi::CopyBfen, self.shared.bfen()) }
                    { self.save("save-bpgn", ShareUi::SaveBpgn, (format!("{stem}.bpgn"), files::RECORD), bpgn) }
                    { pgn("save-pgn-a", ShareUi::SavePgnA, BoardId::A) }
                    { pgn("save-pgn-b", ShareUi::SavePgnB, BoardId::B) }
                    if self.shared.kind() == TextKind::Log {
                        { self.save("save-log", ShareUi::SaveLog, (format!("{stem}.log"), files::PLAIN), self.shared.text().to_owned()) }
                    }
                </div>
            </section>
        }
    }

    fn pictures(&self) -> Html {
        let choice = |ink: Ink, name: &'static str, label: ShareUi| {
            let chosen = self.ink.clone();
            html! {
                <label class="radio">
                    <input type="radio" name="ink" data-action={name} checked={*self.ink == ink}
                        onchange={move |_: Event| chosen.set(ink)}/>
                    { self.label(label) }
                </label>
            }
        };
        let stem = self.shared.file_stem();
        let svg = self.svg(*self.ink);
        let png = {
            let (name, svg) = (format!("{stem}.png"), svg.clone());
            Callback::from(move |_: MouseEvent| {
                let (name, svg) = (name.clone(), svg.clone());
                spawn_local(async move {
                    // Where the browser cannot draw it, the SVG is still there.
                    let _drawn = files::save_png(&name, &svg).await;
                });
            })
        };
        html! {
            <section>
                <h2>{ self.label(ShareUi::Picture) }</h2>
                <fieldset>
                    <legend>{ self.label(ShareUi::Colors) }</legend>
                    { choice(Ink::Light, "ink-light", ShareUi::Light) }
                    { choice(Ink::Print, "ink-print", ShareUi::Grey) }
                </fieldset>
                <div class="does">
                    { self.save("save-svg", ShareUi::SaveSvg, (format!("{stem}.svg"), files::SVG), svg) }
                    <button type="button" class="btn" data-action="save-png" onclick={png}>{ self.label(ShareUi::SavePng) }</button>
                </div>
            </section>
        }
    }

    fn svg(&self, ink: Ink) -> String {
        let picture = Picture {
            boards: self.shared.boards(),
            names: &self.names,
            clocks: self.shared.clocks(),
            last: self.shared.last(),
            shapes: &[],
            below: TEAM_ONE_BELOW,
            ink,
        };
        write_picture(&picture, &pieces())
    }

    fn copy(&self, action: &'static str, label: ShareUi, text: String) -> Html {
        if !page::can_copy() {
            return Html::default();
        }
        let copied = self.copied.clone();
        let press = move |_: MouseEvent| {
            page::copy_text(&text);
            copied.set(true);
        };
        html! { <button type="button" class="btn" data-action={action} onclick={press}>{ self.label(label) }</button> }
    }

    fn save(
        &self,
        action: &'static str,
        label: ShareUi,
        (name, kind): (String, &'static str),
        text: String,
    ) -> Html {
        let press = move |_: MouseEvent| page::save_text(&name, kind, &text);
        html! { <button type="button" class="btn" data-action={action} onclick={press}>{ self.label(label) }</button> }
    }

    /// The system's own way, with the link or, where that is empty, the file.
    fn share(&self, address: &str) -> Html {
        if !files::can_share() {
            return Html::default();
        }
        let (title, url) = (self.label(ShareUi::Title), address.to_owned());
        let (name, text) = (format!("{}.bpgn.txt", self.shared.file_stem()), self.shared.bpgn());
        let press = move |_: MouseEvent| {
            let (url, name, text) = (url.clone(), name.clone(), text.clone());
            spawn_local(async move { files::share(title, &url, &name, &text).await });
        };
        html! {
            <button type="button" class="btn" data-action="share" onclick={press}>{ self.label(ShareUi::Share) }</button>
        }
    }
}

//! The guide through a claim, beside the clocks: who, what, which; a question; the ruling with what it stands on. Where it leads
//! is the model's business (`pasapezas_model::arbiter`).

use pasapezas_core::Source;
use pasapezas_core::arbiter::{
    AnswerTo, Case, Claim, DrawClaim, HandFault, Profile, Rejection, Remedy, Supervision, When,
};
use pasapezas_core::{BoardId, Color, Seat};
use pasapezas_model::app::rules_view::source_link;
use pasapezas_model::app::select::shown_names;
use pasapezas_model::arbiter::{
    Claimant, Guide, HallChange, Offer, Played, Screen, Tap, Topic, Verdict, screen,
};
use pasapezas_model::i18n::{Clerk, GuideUi, Lang, Ui, board_name, color_name, guide_ui, read_source, ui};
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::probe;
use pasapezas_web::ui::bars::flag;
use pasapezas_web::ui::icon::badge;
use yew::prelude::*;

use super::clerk;
use super::conduct::ConductPanel;
use super::desk::Desk;
use super::guide_said::{kind_of, said, screen_name, use_focus};

#[derive(Clone, PartialEq, Properties)]
pub(super) struct GuideProps {
    pub(super) desk: Desk,
    pub(super) played: Played,
    /// Whose own button has opened it; `None` from the middle.
    pub(super) player: Option<Seat>,
}

/// What each screen needs.
struct Shown<'a> {
    lang: Lang,
    clerk: Clerk<'a>,
    tap: Callback<Tap>,
}

/// The guide.
#[component]
pub(super) fn GuidePanel(props: &GuideProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let guide = use_state_eq(|| Guide::new(props.player));
    let on_conduct = use_state_eq(|| false);
    let hall = &props.played.hall;
    let names = shown_names(lang, &props.played.names);
    let clerk = clerk(lang, &props.played, &names);
    let screen = screen(*guide, hall, props.desk.now());
    let root = use_node_ref();
    use_focus(&root, kind_of(&screen, *on_conduct));
    let tap = {
        let (desk, guide) = (props.desk.clone(), guide.clone());
        Callback::from(move |tap: Tap| tapped(&desk, &guide, tap))
    };
    let conduct = {
        let on_conduct = on_conduct.clone();
        Callback::from(move |on: bool| on_conduct.set(on))
    };
    let shown = Shown { lang, clerk, tap };
    let said = said(&shown.clerk, &screen);
    html! {
        <div class="guide" ref={root}>
            { times(hall.setup().settings.profile) }
            if *on_conduct {
                <ConductPanel desk={props.desk.clone()} played={props.played.clone()} back={conduct.reform(|()| false)}/>
            } else {
                { shown.screen(&screen, hall, shown.foot(*guide, &screen, &conduct)) }
            }
            <p class="vh" role="status" aria-live="polite">{ said }</p>
        </div>
    }
}

/// The clocks that lie under the panel; the page writes their figures (`faces`).
fn times(profile: Profile) -> Html {
    html! {
        <div class="gtimes" aria-hidden="true">
            { for profile.boards().iter().map(|board| html! {
                <span key={board.letter().to_string()}>
                    <b>{ board.letter().to_string() }</b>
                    { for Color::ALL.into_iter().map(|color| html! {
                        <span class="gtime" data-time={Seat::new(*board, color).name()}>
                            <i class={classes!("chip", color.choose("w", "b"))}></i><span class="fig">{ " " }</span><small class="part">{ " " }</small>
                        </span>
                    }) }
                </span>
            }) }
        </div>
    }
}

/// What is pressed is done; when nothing waits any more, the panel closes.
fn tapped(desk: &Desk, guide: &UseStateHandle<Guide>, tap: Tap) {
    let before = **guide;
    let Some((next, deed)) = desk.read(|state| state.hall().map(|hall| before.after(tap, hall))) else {
        return;
    };
    guide.set(next);
    let Some((by, action)) = deed else { return };
    desk.act(by, action);
    let now = desk.now();
    let waits = desk.read(|state| {
        state.hall().is_some_and(|hall| {
            matches!(
                screen(next, hall, now),
                Screen::Ask { .. } | Screen::Rule { .. } | Screen::Done { .. } | Screen::Refused { .. }
            )
        })
    });
    if !waits {
        desk.change(HallChange::Panel(None));
    }
}

impl Shown<'_> {
    fn screen(&self, screen: &Screen, hall: &Supervision, foot: Html) -> Html {
        let name = screen_name(screen);
        let content = match screen {
            Screen::Who(claimants) => self.who(claimants),
            Screen::What { by, topics } => self.what(*by, topics),
            Screen::Whom(seats) => self.whom(seats),
            Screen::Placement(claims) => self.claims(GuideUi::WhichPlacement, claims),
            Screen::SetUp { board, boards, claims } => self.set_up(*board, boards, claims),
            Screen::Refused { seat, why } => html! {
                <p class="gsay" role="note">{ chips(self.lang, &why.source().map(|it| vec![it]).unwrap_or_default()) }{ self.clerk.objection(*why, *seat) }</p>
            },
            Screen::Ask { case, question, answers, verdict } => html! {
                <>
                    { self.claimed(case) }
                    <h3>{ self.clerk.question(case, *question) }</h3>
                    <div class="gpair">{ for answers.iter().map(|answer| self.answer(*answer)) }</div>
                    { self.verdict(*verdict, false) }
                </>
            },
            Screen::Rule { case, ruling, verdict } => html! {
                <>
                    { self.claimed(case) }
                    { self.ruling(&ruling.remedies, &ruling.sources) }
                    if ruling.lacks_record {
                        <p class="gnote">{ guide_ui(self.lang, GuideUi::NoRecord) }</p>
                    }
                    { self.verdict(*verdict, true) }
                </>
            },
            Screen::Done { remedies, sources } => html! {
                <>
                    { self.ruling(remedies, sources) }
                    <p class="gnote">{ guide_ui(self.lang, GuideUi::PutSo) }</p>
                    <div class="gpair">{ self.button("go-on", true, Tap::GoOn, html! { ui(self.lang, Ui::Resume) }) }</div>
                </>
            },
        };
        let waiting = hall.waiting().len();
        html! {
            <div key={name} class={classes!("gscreen", name)}>
                { content }
                if waiting > 0 {
                    <p class="gnote">{ self.clerk.waiting(waiting) }</p>
                }
                { foot }
            </div>
        }
    }

    fn who(&self, claimants: &[Claimant]) -> Html {
        html! {
            <>
                <h3>{ guide_ui(self.lang, GuideUi::WhoClaims) }</h3>
                <div class="gpair">{ for claimants.iter().map(|by| self.named("who", claimant_name(*by), Tap::Who(*by), self.claimant(*by))) }</div>
            </>
        }
    }

    fn claimant(&self, by: Claimant) -> Html {
        match by {
            Claimant::Player(seat) => self.seat(seat),
            Claimant::Arbiter => html! { <b>{ guide_ui(self.lang, GuideUi::ByArbiter) }</b> },
        }
    }

    /// A player, as on his half of the clock.
    fn seat(&self, seat: Seat) -> Html {
        html! {
            <>
                { badge(self.lang, seat.team()) }
                <span class="gwho"><b><bdi>{ self.clerk.name(seat).to_owned() }</bdi></b>
                    <small>{ board_name(self.lang, seat.board) }{ " · " }{ color_name(self.lang, seat.color) }</small></span>
            </>
        }
    }

    fn whom(&self, seats: &[Seat]) -> Html {
        html! {
            <>
                <h3>{ guide_ui(self.lang, GuideUi::WhoDidIt) }</h3>
                <div class="gpair">{ for seats.iter().map(|seat| self.named("whom", seat.name(), Tap::Whom(*seat), self.seat(*seat))) }</div>
            </>
        }
    }

    fn what(&self, by: Claimant, topics: &[Offer<Topic>]) -> Html {
        let groups = [GuideUi::GroupMoves, GuideUi::GroupTouch, GuideUi::GroupBoard, GuideUi::Draw];
        html! {
            <>
                <h3>{ guide_ui(self.lang, GuideUi::WhatClaim) }</h3>
                <p class="gby">{ self.claimant(by) }</p>
                { for groups.into_iter().map(|label| {
                    let offers: Vec<_> = topics.iter().filter(|offer| group_of(offer.what) == label).collect();
                    html! {
                        if !offers.is_empty() {
                            <section class="ggroup">
                                <h4>{ guide_ui(self.lang, label) }</h4>
                                <div class="gpair">{ for offers.into_iter().map(|offer| self.topic(by, *offer)) }</div>
                            </section>
                        }
                    }
                }) }
                <p class="gnote">{ chips(self.lang, &[Source::Section(pasapezas_core::Section::CLAIMS)]) }{ guide_ui(self.lang, GuideUi::Before) }</p>
            </>
        }
    }

    /// What cannot be claimed now is there, and says why.
    fn topic(&self, by: Claimant, offer: Offer<Topic>) -> Html {
        let label = match offer.what {
            Topic::Hands(fault) => self.clerk.claim(Claim::Hands(fault)),
            Topic::Illegal(when) => self.clerk.claim(Claim::Illegal(when)),
            Topic::Placement => self.clerk.any_placement(),
            Topic::SetUp => self.clerk.any_set_up(),
            Topic::Flag => self.clerk.claim(Claim::Flag),
            Topic::Draw(draw) => self.clerk.claim(Claim::Draw(draw)),
        };
        let claimant = match by {
            Claimant::Player(seat) => seat,
            Claimant::Arbiter => Seat::WHITE_A,
        };
        let Some(why) = offer.blocked else {
            return self.named("what", topic_name(offer.what), Tap::What(offer.what), html! { { label } });
        };
        html! {
            <button type="button" class="btn gbtn" data-action="what" data-of={topic_name(offer.what)} aria-disabled="true">
                <span class="gwho"><span>{ label }</span><small>{ self.clerk.objection(why, claimant) }</small></span>
            </button>
        }
    }

    fn claims(&self, heading: GuideUi, claims: &[Claim]) -> Html {
        html! {
            <>
                <h3>{ guide_ui(self.lang, heading) }</h3>
                <div class="gpair">
                    { for claims.iter().map(|claim| self.button("claim-it", false, Tap::Claim(*claim), html! { { self.clerk.claim(*claim) } })) }
                </div>
            </>
        }
    }

    fn set_up(&self, board: BoardId, boards: &[BoardId], claims: &[Claim]) -> Html {
        html! {
            <>
                if boards.len() > 1 {
                    <div class="gpair boards" role="group">
                        { for boards.iter().map(|it| {
                            let (tap, it) = (self.tap.clone(), *it);
                            html! {
                                <button type="button" class="btn gbtn" data-action="board" aria-pressed={flag(it == board)}
                                    onclick={Callback::from(move |_: MouseEvent| tap.emit(Tap::Board(it)))}>
                                    { board_name(self.lang, it) }
                                </button>
                            }
                        }) }
                    </div>
                }
                { self.claims(GuideUi::WhichSetUp, claims) }
            </>
        }
    }

    fn claimed(&self, case: &Case) -> Html {
        html! { <p class="gsay">{ self.clerk.claimed(case.seat, case.claim) }</p> }
    }

    fn answer(&self, answer: AnswerTo) -> Html {
        self.button("answer", false, Tap::Answer(answer), html! { self.clerk.answer(answer) })
    }

    fn ruling(&self, remedies: &[Remedy], sources: &[Source]) -> Html {
        html! {
            <section class="gruling">
                <h3>{ guide_ui(self.lang, GuideUi::Ruling) }{ chips(self.lang, sources) }</h3>
                <ol>{ for remedies.iter().map(|remedy| html! { <li>{ self.clerk.remedy(*remedy) }</li> }) }</ol>
            </section>
        }
    }

    /// Who says whether the facts are so.
    fn verdict(&self, verdict: Verdict, is_known: bool) -> Html {
        let lang = self.lang;
        let reject = |why: Rejection, label: GuideUi, name: &'static str| {
            self.button(name, false, Tap::Reject(why), html! { guide_ui(lang, label) })
        };
        match verdict {
            Verdict::Plain | Verdict::Table => html! {
                <div class="gpair">
                    if is_known {
                        { self.button("uphold", true, Tap::Uphold, html! { guide_ui(lang, GuideUi::CarryOut) }) }
                    }
                    if verdict == Verdict::Table {
                        { self.button("dispute", false, Tap::Dispute, html! { guide_ui(lang, GuideUi::Dispute) }) }
                    }
                </div>
            },
            Verdict::Arbiter => html! {
                <>
                    <p class="gnote">{ guide_ui(lang, GuideUi::ArbiterDecides) }</p>
                    <div class="gpair">
                        if is_known {
                            { self.button("uphold", true, Tap::Uphold, html! { guide_ui(lang, GuideUi::Accepted) }) }
                        }
                        { reject(Rejection::NotProven, GuideUi::NotProven, "not-proven") }
                        { reject(Rejection::TooLate, GuideUi::TooLate, "too-late") }
                    </div>
                </>
            },
        }
    }

    /// Back, and what is beside claims.
    fn foot(&self, guide: Guide, screen: &Screen, conduct: &Callback<bool>) -> Html {
        let back = match screen {
            Screen::Refused { .. } => true,
            Screen::What { .. } | Screen::Whom(_) | Screen::Placement(_) | Screen::SetUp { .. } => {
                guide.has_back()
            }
            Screen::Who(_) | Screen::Ask { .. } | Screen::Rule { .. } | Screen::Done { .. } => false,
        };
        html! {
            <footer>
                if back {
                    { self.button("guide-back", false, Tap::Back, html! { guide_ui(self.lang, GuideUi::Back) }) }
                }
                if let Screen::Who(_) = screen {
                    <button type="button" class="btn" data-action="conduct" onclick={conduct.reform(|_: MouseEvent| true)}>
                        { guide_ui(self.lang, GuideUi::Conduct) }
                    </button>
                }
            </footer>
        }
    }

    /// A button that says in the document what it is about.
    fn named(&self, name: &'static str, of: &'static str, does: Tap, label: Html) -> Html {
        let tap = self.tap.clone();
        html! {
            <button type="button" class="btn gbtn" data-action={name} data-of={of}
                onclick={Callback::from(move |_: MouseEvent| tap.emit(does))}>
                { label }
            </button>
        }
    }

    fn button(&self, name: &'static str, is_main: bool, does: Tap, label: Html) -> Html {
        let tap = self.tap.clone();
        html! {
            <button type="button" class={classes!("btn", "gbtn", is_main.then_some("pri"))} data-action={name}
                onclick={Callback::from(move |_: MouseEvent| tap.emit(does))}>
                { label }
            </button>
        }
    }
}

const fn claimant_name(by: Claimant) -> &'static str {
    match by {
        Claimant::Player(seat) => seat.name(),
        Claimant::Arbiter => "arbiter",
    }
}

const fn topic_name(topic: Topic) -> &'static str {
    match topic {
        Topic::Placement => "placement",
        Topic::Illegal(When::LastMove) => "illegal-last",
        Topic::Illegal(When::Earlier) => "illegal-earlier",
        Topic::Hands(HandFault::OutOfTurn) => "out-of-turn",
        Topic::Hands(HandFault::MovedAnother) => "moved-another",
        Topic::Hands(HandFault::ChangedRelease) => "changed-release",
        Topic::Hands(HandFault::NotCaptured) => "not-captured",
        Topic::Hands(HandFault::CastledByRook) => "castled-by-rook",
        Topic::Flag => "flag",
        Topic::SetUp => "set-up",
        Topic::Draw(DrawClaim::Repetition(_)) => "draw-repetition",
        Topic::Draw(DrawClaim::FiftyMoves(_)) => "draw-fifty",
        Topic::Draw(DrawClaim::LevelEnding) => "draw-level",
    }
}

/// Under which heading a claim is listed.
const fn group_of(topic: Topic) -> GuideUi {
    match topic {
        Topic::Placement | Topic::Illegal(_) => GuideUi::GroupMoves,
        Topic::Hands(_) => GuideUi::GroupTouch,
        Topic::Flag | Topic::SetUp => GuideUi::GroupBoard,
        Topic::Draw(_) => GuideUi::Draw,
    }
}

/// What something stands on, as links into the rules.
pub(super) fn chips(lang: Lang, sources: &[Source]) -> Html {
    let chip = |source: &Source| {
        html! {
            <a class="art fine" href={source_link(*source)} aria-label={read_source(lang, *source)}>{ source.to_string() }</a>
        }
    };
    sources.iter().map(chip).collect()
}

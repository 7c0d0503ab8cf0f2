//! Claims beside real boards: from who claims to what is done, with what each step stands on.

use crate::clock_page::{SEATS, choose, face, open_form, phase, running, setup, start, text, until_phase};
use crate::sharing::wait_for;
use pasapezas_browser_tests::{Key, Setup, Table, with};
use serde_json::json;

const NAMES: [&str; 4] = ["Sabela", "Noa", "Iria", "Brais"];

/// Presses a clock, wherever something lies over its half.
pub(crate) fn clock(table: &Table, seat: &str) {
    let press = "document.querySelector(`.half[data-seat=${arguments[0]}]`)
        .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))";
    table.session().script::<()>(press, json!([seat]));
}

/// What the guide shows: its screen, and the sources in its ruling.
fn screen(table: &Table) -> String {
    table.session().script(
        "return document.querySelector('.gscreen')?.className.replace('gscreen ', '') ?? ''",
        json!([]),
    )
}

pub(crate) fn until_screen(table: &Table, wanted: &str) {
    table.wait(wanted, || (screen(table) == wanted).then_some(()));
}

pub(crate) fn sources(table: &Table) -> String {
    text(table, ".gruling h3 .art")
}

/// Taps in the guide, and how many.
pub(crate) struct Taps<'a> {
    table: &'a Table,
    pub(crate) count: u32,
}

impl<'a> Taps<'a> {
    /// From the middle.
    pub(crate) fn open(table: &'a Table) -> Self {
        table.press("claim");
        until_screen(table, "who");
        Self { table, count: 0 }
    }

    pub(crate) fn tap(&mut self, selector: &str) -> &mut Self {
        self.table.click(self.table.reach(&format!(".guide {selector}")));
        self.count += 1;
        self
    }

    pub(crate) fn who(&mut self, seat: &str) -> &mut Self {
        self.tap(&format!("[data-action=who][data-of={seat}]"))
    }

    pub(crate) fn what(&mut self, topic: &str) -> &mut Self {
        self.tap(&format!("[data-action=what][data-of={topic}]"))
    }
}

/// A fallen flag is claimed, by the guide.
pub(crate) fn claim_flag(table: &Table, seat: &str) {
    Taps::open(table).who(seat).what("flag");
}

/// The form with *moves are entered*, laid out and started.
pub(crate) fn start_recorded(table: &Table) {
    open_form(table);
    choose(table, ".clockpage [data-action=recorded]");
    table.press("lay-out");
    wait_for(table, ".clockpage .half");
    table.press("start");
    until_phase(table, "running");
    table.press("record");
    wait_for(table, ".rec .board");
    table.forgive_shifts();
}

/// Enters moves of a board, and presses the clock of each.
pub(crate) fn enter(table: &Table, moves: &[(&str, &str, &str)]) {
    for (seat, from, to) in moves {
        table.drag(from, to);
        table.wait("an entered move", || text(table, ".rlast").contains(&to[2..]).then_some(()));
        clock(table, seat);
    }
}

pub(crate) fn stands(table: &Table, square: &str) -> bool {
    let (board, square) = square.split_once(':').unwrap();
    let look =
        "return !!document.querySelector(`.rec [data-board=${arguments[0]}] [data-at=${arguments[1]}]`)";
    table.session().script(look, json!([board, square]))
}

#[test]
fn a_forbidden_drop_comes_to_its_ruling_in_three_taps() {
    with(&setup(), |table| {
        start(table, &NAMES, None);
        clock(table, "WhiteA");
        let mut taps = Taps::open(table);
        taps.who("BlackA").what("placement");
        until_screen(table, "placement");
        taps.tap("[data-action=claim-it]:nth-child(2)");
        until_screen(table, "rule");
        assert_eq!(taps.count, 3);
        assert_eq!(sources(table), "7.5 7.3");
        assert!(
            text(table, ".gruling ol")
                .contains("Take the knight off board A: it goes to the reserve of Iria.")
        );
        assert_eq!(phase(table), "running", "a plain removal stops no clock");
        table.press("uphold");
        table.wait("a closed panel", || table.rects(".beside").is_empty().then_some(()));
        assert_eq!(running(table), [false, true, true, false]);
        table.forgive_shifts();
    });
}

#[test]
fn a_players_own_button_knows_who_claims_and_lies_for_him() {
    with(&setup(), |table| {
        start(table, &NAMES, None);
        clock(table, "WhiteA");
        table.press_at("BlackA", "own-claim");
        until_screen(table, "what");
        wait_for(table, ".beside.turned");
        table.press("turn-panel");
        wait_for(table, ".beside:not(.turned)");
        let blocked = text(table, ".guide [data-of=draw-repetition]");
        assert!(!blocked.contains("turn"), "on move: {blocked}");
        table.press("close");
        table.press_at("WhiteA", "own-claim");
        until_screen(table, "what");
        let look = ".guide [data-of=draw-repetition][aria-disabled=true]";
        table.wait("not on move", || {
            text(table, look).contains("It is not the turn of Sabela.").then_some(())
        });
    });
}

/// A flag that nobody has claimed changes no button; the claim itself is answered.
#[test]
fn flags_of_both_teams_are_a_draw_when_somebody_notices() {
    with(&setup(), |table| {
        start(table, &NAMES, Some([3, 300, 2, 300]));
        let labels = || {
            table.press("claim");
            until_screen(table, "who");
            Taps { table, count: 0 }.who("BlackA");
            until_screen(table, "what");
            let shown = text(table, ".guide .gscreen");
            table.press("close");
            shown
        };
        let before = labels();
        let mut taps = Taps::open(table);
        taps.who("BlackA").what("flag");
        until_screen(table, "refused");
        assert!(text(table, ".gsay").contains("No flag of the other side is down."));
        table.press("close");
        table.pass(20_000);
        table.wait("both flags", || (face(table, "WhiteA").2 && face(table, "WhiteB").2).then_some(()));
        assert_eq!(labels(), before, "nothing announces a flag");
        assert_eq!(phase(table), "running");
        Taps::open(table).who("BlackA").what("flag");
        until_phase(table, "over");
        let result = text(table, ".half .ends");
        assert!(result.contains("Draw") && result.contains("10.2"), "{result}");
    });
}

/// Pieces stood wrongly at the start: the arbiter reports it in three taps, the match is annulled, and begins again.
pub(crate) fn annul_by_set_up(table: &Table) {
    let mut taps = Taps::open(table);
    taps.who("arbiter").what("set-up");
    until_screen(table, "set-up");
    taps.tap("[data-action=claim-it]:nth-child(2)");
    until_screen(table, "rule");
    assert_eq!((taps.count, sources(table).as_str()), (3, "C 7 FIDE 7.2.1"));
    table.press("uphold");
    until_phase(table, "over");
    assert!(text(table, ".half .ends").contains("C 7"));
    table.press("again");
    until_phase(table, "before");
    assert_eq!(face(table, "WhiteA").0, "5:00");
}

#[test]
fn a_wrong_set_up_annuls_the_match_and_it_begins_again() {
    with(&setup(), |table| {
        start(table, &NAMES, None);
        annul_by_set_up(table);
    });
}

/// White of board A claims an illegal move of some moves ago, and the position before it is known: both boards go back.
pub(crate) fn claim_late(table: &Table) {
    let mut taps = Taps::open(table);
    taps.who("WhiteA").what("illegal-earlier");
    until_screen(table, "ask");
    assert_eq!(phase(table), "paused");
    taps.tap("[data-action=answer]:first-child");
    until_screen(table, "rule");
    assert_eq!((taps.count, sources(table).as_str()), (3, "C 6"));
    assert!(text(table, ".gruling ol").contains("Restore both boards"));
}

/// From the boards of the record back to the ruling, and on: Black of A and White of B are on move.
pub(crate) fn go_on(table: &Table) {
    table.press("close");
    table.press("claim");
    until_screen(table, "done");
    table.press("go-on");
    until_phase(table, "running");
    assert_eq!(running(table), [false, true, true, false]);
}

/// An illegal move is found when what was passed since lies on the other board: both go back.
#[test]
fn an_illegal_move_found_late_brings_both_boards_back() {
    with(&setup().size(1440, 900), |table| {
        start_recorded(table);
        enter(table, &[("WhiteA", "A:e2", "A:e4"), ("BlackA", "A:a8", "A:a5")]);
        let mark = text(table, ".rmark");
        assert_eq!(mark, "illegal");
        enter(table, &[("WhiteA", "A:d2", "A:d4"), ("BlackA", "A:d7", "A:d5"), ("WhiteA", "A:e4", "A:d5")]);
        enter(table, &[("WhiteB", "B:e2", "B:e4"), ("BlackB", "BlackB:pawn", "B:d5")]);
        assert!(stands(table, "A:d5") && stands(table, "B:d5"));
        table.press("close");
        claim_late(table);
        table.press("uphold");
        until_screen(table, "done");
        table.press("close");
        table.press("record");
        wait_for(table, ".rec .board");
        table.wait("the boards before", || (stands(table, "A:e4") && stands(table, "A:a8")).then_some(()));
        assert!(!stands(table, "A:a5") && stands(table, "B:e2") && !stands(table, "B:d5"));
        go_on(table);
        table.forgive_shifts();
    });
}

/// Entered wrongly: the last move is deleted; what the clocks have more is counted.
#[test]
fn the_record_says_what_it_lacks() {
    with(&setup().size(1440, 900), |table| {
        start_recorded(table);
        clock(table, "WhiteA");
        clock(table, "BlackA");
        table.wait("two missing", || text(table, ".lag").contains("2 moves are missing.").then_some(()));
        table.drag("A:e2", "A:e4");
        table.wait("one missing", || text(table, ".lag").contains("1 move is missing.").then_some(()));
        table.press("unrecord");
        table.wait("none entered", || (stands(table, "A:e2") && !stands(table, "A:e4")).then_some(()));
        table.forgive_shifts();
    });
}

#[test]
fn conduct_is_noted_and_stands_in_the_report_with_everything_else() {
    with(&setup(), |table| {
        start(table, &NAMES, None);
        clock(table, "WhiteA");
        table.press("claim");
        until_screen(table, "who");
        table.press("conduct");
        until_screen(table, "conduct");
        let mut taps = Taps { table, count: 0 };
        taps.tap("[data-action=conduct-it]:nth-child(4)").tap("[data-action=who-did-it]:nth-child(2)");
        table.wait("noted", || text(table, ".guide").contains("Noted.").then_some(()));
        table.press("close");
        table.press("menu");
        wait_for(table, ".beside[data-panel=menu]");
        table.press("report");
        wait_for(table, ".hrep");
        let sheet = text(table, ".hrep");
        for part in ["Noa: Looked at notes", "C 9", "1 warning", "0:0", "The clocks start."] {
            assert!(sheet.contains(part), "{part} in {sheet}");
        }
        table.press("back-to-clock");
        wait_for(table, ".clockpage .half");
        table.forgive_shifts();
    });
}

#[test]
fn the_keyboard_alone_leads_to_a_ruling() {
    with(&setup(), |table| {
        start(table, &NAMES, None);
        clock(table, "WhiteA");
        table.press("claim");
        until_screen(table, "who");
        let here = "return document.activeElement?.dataset.action ?? ''";
        let action = || table.session().script::<String>(here, json!([]));
        assert_eq!(action(), "who");
        table.keys(&[Key::Tab, Key::Enter]);
        until_screen(table, "what");
        table.wait("the focus follows", || (action() == "what").then_some(()));
        table.keys(&[Key::Enter]);
        until_screen(table, "placement");
        table.wait("the focus follows", || (action() == "claim-it").then_some(()));
        table.keys(&[Key::Enter]);
        until_screen(table, "rule");
        table.wait("the focus follows", || (action() == "uphold").then_some(()));
        let said: String = table
            .session()
            .script("return document.querySelector('.guide [role=status]').textContent", json!([]));
        assert!(said.contains("off board A"), "{said}");
        table.keys(&[Key::Enter]);
        table.wait("a closed panel", || table.rects(".beside").is_empty().then_some(()));
        table.forgive_shifts();
    });
}

/// In all languages everything of the guide lies in its panel, at 360×640.
#[test]
fn the_guide_fits_a_small_phone_in_every_language() {
    for lang in ["gl", "es", "en", "pt", "fr", "de"] {
        with(&Setup::array().lang(lang).size(360, 640), |table| {
            start(table, &NAMES, None);
            for seat in SEATS {
                clock(table, seat);
            }
            let fits = |name: &str| {
                let wide = "return [...document.querySelectorAll('.guide *')].filter((it) => it.scrollWidth > it.clientWidth + 1
                    && getComputedStyle(it).display !== 'inline' && !it.closest('.vh, .art')).map((it) => it.outerHTML.slice(0, 90))";
                let found: Vec<String> = table.session().script(wide, json!([]));
                assert_eq!(found, Vec::<String>::new(), "{lang} {name}");
                let panel = table.rect(".beside");
                assert!(panel.x >= 0.0 && panel.x + panel.width <= 360.5 && panel.y + panel.height <= 640.5);
            };
            let mut taps = Taps::open(table);
            fits("who");
            taps.who("WhiteA");
            until_screen(table, "what");
            fits("what");
            taps.what("placement");
            until_screen(table, "placement");
            fits("placement");
            taps.tap("[data-action=claim-it]:nth-child(3)");
            until_screen(table, "rule");
            fits("rule");
            table.press("dispute");
            wait_for(table, ".guide [data-action=not-proven]");
            fits("dispute");
            table.press("not-proven");
            table.press("claim");
            until_screen(table, "who");
            table.press("conduct");
            until_screen(table, "conduct");
            fits("conduct");
            table.forgive_shifts();
        });
    }
}

/// What is wrong beside the clocks; the halves are looked at with their own page.
fn in_panel(found: Vec<String>) -> Vec<String> {
    found.into_iter().filter(|it| !it.contains(".half")).collect()
}

/// Every screen of the guide, and the report, keep the rules of axe-core.
#[test]
fn the_guide_is_accessible() {
    with(&setup(), |table| {
        let mut found = Vec::new();
        let mut look = |what: &str| found.extend(in_panel(table.violations(what)));
        // On the small phone the panel scrolls.
        let tap = |selector: &str| choose(table, &format!(".guide {selector}"));
        start(table, &NAMES, None);
        clock(table, "WhiteA");
        table.press("claim");
        until_screen(table, "who");
        look("who claims");
        tap("[data-of=WhiteA]");
        until_screen(table, "what");
        look("what is claimed, some of it not now");
        tap("[data-action=guide-back]");
        until_screen(table, "who");
        tap("[data-of=BlackA]");
        until_screen(table, "what");
        tap("[data-of=placement]");
        until_screen(table, "placement");
        look("which placement");
        tap("[data-action=claim-it]:nth-child(3)");
        until_screen(table, "rule");
        look("a ruling");
        tap("[data-action=dispute]");
        wait_for(table, ".guide [data-action=not-proven]");
        look("a dispute");
        tap("[data-action=not-proven]");
        table.press("claim");
        until_screen(table, "who");
        tap("[data-of=BlackA]");
        until_screen(table, "what");
        tap("[data-of=illegal-last]");
        until_screen(table, "ask");
        look("a question");
        tap("[data-action=answer]:nth-child(1)");
        table.wait("the ruling", || text(table, ".guide h3").contains("Ruling").then_some(()));
        tap("[data-action=uphold]");
        until_screen(table, "done");
        look("what is to be done");
        tap("[data-action=go-on]");
        table.press("claim");
        until_screen(table, "who");
        tap("[data-action=conduct]");
        until_screen(table, "conduct");
        look("conduct");
        table.session().script::<()>("location.hash = '#study/clock/report'", json!([]));
        wait_for(table, ".hrep");
        look("the report");
        table.forgive_shifts();
        assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
    });
}

#[test]
fn the_boards_of_the_record_are_accessible() {
    with(&setup().size(1440, 900), |table| {
        start_recorded(table);
        enter(table, &[("WhiteA", "A:e2", "A:e4"), ("BlackA", "A:a8", "A:a5")]);
        let found = in_panel(table.violations("the record"));
        table.forgive_shifts();
        assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
    });
}

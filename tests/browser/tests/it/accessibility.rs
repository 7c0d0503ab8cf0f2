//! The rules of axe-core hold on every page, in every theme, on a desktop and on a small phone.

use crate::claims::claim_flag;
use crate::comeback::play_and_keep;
use crate::positions::{ARRAY, KINGS, LIVELY, WHITE_DROPS};
use crate::{clock_page, dialogue, editor, harness, review, settings, sharing, touch};
use pasapezas_browser_tests::{Hand, Key, Setup, Table, with};
use pasapezas_model::share::link::write_link;
use pasapezas_model::study::library::{KeptText, TextKind, write_library};
use serde_json::json;

/// Looks at one thing after the other, and tells everything that is wrong at the end.
struct Look<'a> {
    table: &'a Table,
    found: Vec<String>,
}

impl Look<'_> {
    fn at(&mut self, what: &str) {
        self.found.extend(self.table.violations(what));
    }
}

fn look(setup: &Setup, body: impl FnOnce(&mut Look<'_>)) {
    with(setup, |table| {
        let mut look = Look { table, found: Vec::new() };
        body(&mut look);
        // The page was pushed around from size to size.
        table.forgive_shifts();
        assert!(look.found.is_empty(), "{} violations:\n{}", look.found.len(), look.found.join("\n"));
    });
}

fn open_menu(table: &Table) {
    table.press("menu");
    table.until("the menu", |state| state.dialogs == 1);
}

fn escape(table: &Table) {
    table.keys(&[Key::Escape]);
    table.until("no panel", |state| state.dialogs == 0);
}

#[test]
fn the_table_from_the_start_to_the_result() {
    look(&Setup::boards(LIVELY.0, LIVELY.1), |look| {
        let table = look.table;
        look.at("before the start");
        table.start();
        look.at("playing");
        table.click(table.place("WhiteA:knight"));
        table.until("targets", |state| !state.board("A").targets.is_empty());
        look.at("a chosen piece");
        table.keys(&[Key::Escape]);
        table.press("pause");
        table.until("a pause", |state| state.phase == "paused");
        look.at("paused");
        table.press("resume");
        table.until("a match that goes on", |state| state.phase == "playing");
        table.press_at("WhiteA", "resign");
        table.until("a question", |state| state.seat("WhiteA").asking);
        look.at("asked whether to resign");
        table.press_at("WhiteA", "resign-yes");
        table.until("the result", |state| state.outcome.is_some());
        look.at("the result");
    });
}

#[test]
fn touched_pieces_that_bind() {
    look(&Setup::boards(touch::PLAY, KINGS).rules(touch::RULES), |look| {
        let table = look.table;
        table.start();
        look.at("adjusting is offered");
        table.press_at("WhiteA", "adjust");
        table.until("a word", |state| state.said.contains("I adjust"));
        look.at("adjusting");
        Hand::Mouse.play(table, "A:a2", "A:a3");
        table.click(table.place("A:d5"));
        table.until("a piece that binds", |state| !state.board("A").bound.is_empty());
        look.at("a piece that binds");
        Hand::Mouse.try_to_play(table, "A:e8", "A:e7");
        table.until("a refusal", |state| state.seat("BlackA").refusal.is_some());
        look.at("another piece is refused");
    });
}

#[test]
fn the_notice_of_a_fault() {
    look(&Setup::array(), |look| {
        let table = look.table;
        table.start();
        table.session().script::<()>("pasapezas.fault('panicked at a place')", json!([]));
        table.wait("the notice", || table.rects(".crash [data-action=copy-match]").pop());
        look.at("the notice of a fault");
    });
}

#[test]
fn a_match_that_another_tab_plays() {
    look(&Setup::array(), |look| {
        let table = look.table;
        play_and_keep(table, &[("A:e2", "A:e4")]);
        table.open_tab(&Setup::array());
        table.until("the panel", |state| state.dialogs == 1);
        look.at("what is played elsewhere");
        table.press("look-on");
        table.until("no panel", |state| state.dialogs == 0);
        look.at("looking on");
    });
}

#[test]
fn refusals_choosers_claims_and_offers() {
    look(&Setup::boards(WHITE_DROPS, KINGS), |look| {
        let table = look.table;
        table.start();
        table.drag("WhiteA:knight", "A:d6");
        table.until("a refusal", |state| state.seat("WhiteA").refusal.is_some());
        look.at("a refusal");
        table.claim_time("one");
        table.until("a refused claim", |state| state.team("one").refusal.is_some());
        look.at("a refused claim");

        table.lay_and_start(&Setup::boards("1n2k3/P7/8/8/8/8/8/4K3[] w - - 0 1", KINGS));
        table.click(table.place("A:a7"));
        table.click(table.place("A:b8"));
        table.until("the chooser", |state| state.board("A").chooser.is_some());
        look.at("the promotion chooser");

        table.lay_and_start(&Setup::array().clocks([300, 300_000, 300_000, 300_000]));
        table.until("a fallen flag", |state| state.seat("WhiteA").flag_down());
        look.at("a fallen flag that can be claimed");

        table.lay_and_start(
            &Setup::boards("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", KINGS).rules("pasapezas enforcement=strict"),
        );
        Hand::Mouse.play(table, "WhiteA:knight", "A:d6");
        table.until("the claim", |state| !state.seat("BlackA").answers.is_empty());
        look.at("a placement that can be taken off");

        table.lay_and_start(&Setup::boards(ARRAY, ARRAY));
        Hand::Mouse.play(table, "A:e2", "A:e4");
        Hand::Mouse.play(table, "A:e7", "A:e5");
        table.press_at("WhiteA", "draw");
        table.until("a question", |state| state.seat("WhiteA").asking);
        look.at("asked which draw is meant");
        table.press_at("WhiteA", "offer");
        table.until("an offer", |state| !state.seat("BlackA").answers.is_empty());
        look.at("an offer of a draw");
    });
}

#[test]
fn menus_dialogues_and_questions() {
    look(&Setup::array(), |look| {
        let table = look.table;
        open_menu(table);
        look.at("the menu");
        table.press("help");
        table.wait("the help", || table.rects("main.manual").into_iter().next());
        look.at("the help");
        table.press("back-to-table");
        table.wait("the table", || table.rects("main.table").into_iter().next());
        dialogue::open(table);
        look.at("a new match");
        dialogue::choose(table, "[data-action=options]");
        table.wait("the options", || table.rects(".options[open] .groups").into_iter().next());
        look.at("a new match with its options");
        dialogue::choose(table, "[data-time=own]");
        dialogue::fill(table, "[data-field=minutes]", "181");
        table.press("start-match");
        table
            .wait("a sentence", || table.rects("[data-field=minutes][aria-invalid=true]").into_iter().next());
        look.at("a new match with a wrong time");
        escape(table);
        table.start();
        Hand::Mouse.play(table, "A:e2", "A:e4");
        table.move_wall_clock(3_600_000);
        table.until("a question", |state| state.phase == "paused" && state.dialogs == 1);
        look.at("missing time");
        table.press("gap-forget");
        table.until("a match that goes on", |state| state.phase == "playing");
        table.wait("a kept move", || {
            let kept = "return Array.from(window.pasapezasKept()).length >= 2";
            table.session().script::<bool>(kept, json!([])).then_some(())
        });
        table.forgive_shifts();
        table.reload();
        table.until("the match", |state| state.phase == "paused");
        look.at("a match that came back");
        open_menu(table);
        look.at("the menu of a match under way");
    });
    look(&Setup::array().rules("pasapezas mate=quizais"), |look| {
        look.table.wait("what is wrong", || look.table.rects("main.address li").into_iter().next());
        look.at("a bad address");
    });
}

#[test]
fn the_study() {
    look(&Setup::array(), |look| {
        let table = look.table;
        review::open_study(table);
        look.at("the review without a record");
        review::paste(table, review::GAME);
        look.at("the review");
        table.keys(&[Key::End, Key::Left]);
        review::wait_until(table, "the check", || review::at(table, "A", "b5") == "wB");
        table.drag("A:c7", "A:c6");
        review::wait_until(table, "the branch", || review::at(table, "A", "c6") == "bP");
        look.at("the review of a branch");
        table.drag("A:a1", "A:a4");
        sharing::wait_for(table, "#study .rnote .why");
        look.at("a refused try");

        editor::open(table);
        look.at("the editor");
        editor::load(table, &format!("P3k3/8/8/8/B7/8/8/K3K3 w - - 0 1 | {KINGS}"));
        sharing::wait_for(table, ".editor .fault");
        look.at("the editor with faults");
        editor::load(table, "4k3/8/8/8/8/8/8/4K3 w X | 8");
        sharing::wait_for(table, ".etext .err");
        look.at("the editor with a bad text");
    });
}

#[test]
fn what_is_kept_and_passed_on() {
    let library = [
        KeptText { kind: TextKind::Log, result: "*".into(), text: sharing::log_of(&sharing::played(12)) },
        KeptText {
            kind: TextKind::Record,
            result: String::new(),
            text: "[Result \"1-0\"]\n1A. e4 1-0\n".into(),
        },
    ];
    let link = write_link(&sharing::log_of(&sharing::played(30))).unwrap();
    look(&Setup::array(), |look| {
        let table = look.table;
        sharing::go(table, "#study/library");
        sharing::wait_for(table, ".library .empty");
        look.at("an empty library");
        crate::library::take_in(table, &write_library(&library));
        crate::library::rows(table, 2);
        look.at("the library");
        sharing::click(table, "delete-kept");
        sharing::wait_for(table, ".library .sure");
        look.at("a deletion that is asked about");
        sharing::click(table, "delete-yes");
        crate::library::rows(table, 1);
        look.at("the library after a deletion");

        sharing::go(table, &format!("#study={link}"));
        sharing::wait_for(table, ".study main.review .arrived");
        look.at("a match from a link");
        sharing::click(table, "share-record");
        sharing::wait_for(table, ".study main.share .sum img");
        look.at("sharing a record");
        sharing::go(table, "#study/match/share");
        sharing::wait_for(table, ".study main.share");
        look.at("sharing the match of the table");
        sharing::go(table, &format!("#study={}x", &link[..link.len() - 3]));
        sharing::wait_for(table, ".review .wrong[role=alert]");
        look.at("a damaged link");

        sharing::go(table, "#study/settings");
        sharing::wait_for(table, ".study main.settings .sgroups");
        look.at("the settings");
        settings::take_in(table, "no settings");
        sharing::wait_for(table, ".settings [role=alert]");
        look.at("the settings after a wrong file");
        crate::about::open(table);
        look.at("what the page is");

        sharing::go(table, "#7.3");
        sharing::wait_for(table, "main.rules [id='7.3'].here");
        look.at("the rules");
    });
}

#[test]
fn the_clocks_beside_real_boards() {
    look(&Setup::array(), |look| {
        let table = look.table;
        clock_page::open_form(table);
        let open = "document.querySelector('.clockpage details').open = true";
        table.session().script::<()>(open, json!([]));
        look.at("the form of the clocks");
        clock_page::lay_out(table, &["Sabela", "Noa", "Iria", "Brais"], Some([15, 1, 300, 300]));
        look.at("clocks before the start");
        table.press("start");
        clock_page::until_phase(table, "running");
        clock_page::press(table, "WhiteA");
        table.pass(2_000);
        clock_page::press(table, "WhiteA");
        look.at("running clocks and a press that did nothing");
        table.press("menu");
        sharing::wait_for(table, ".beside[data-panel=menu]");
        look.at("the menu of the clocks");
        table.press("keys");
        sharing::wait_for(table, ".beside[data-panel=keys]");
        look.at("the keys of the clocks");
        table.press("menu");
        table.press("menu");
        table.press_at("WhiteA", "resign");
        sharing::wait_for(table, "[data-action=resign-yes]");
        look.at("asked whether somebody resigns");
        clock_page::press(table, "BlackA");
        table.press("menu");
        table.press("menu");
        table.press_at("WhiteA", "offer");
        sharing::wait_for(table, ".offer");
        look.at("an offer at the clocks");
        table.press("claim");
        sharing::wait_for(table, ".beside[data-panel=claim]");
        look.at("claims at the clocks");
        table.press("pause");
        clock_page::until_phase(table, "paused");
        table.press("correct");
        sharing::wait_for(table, ".beside[data-panel=times]");
        look.at("times to be corrected");
        claim_flag(table, "WhiteA");
        clock_page::until_phase(table, "over");
        look.at("a result at the clocks");
    });
}

/// Rules that nothing breaks prove nothing.
#[test]
fn what_breaks_the_rules_is_found() {
    with(&harness::faulty(), |table| {
        let found = || table.violations("the page").iter().any(|line| line.contains(" button-name: "));
        assert!(!found());
        table.session().script::<()>("window.faults.nameless()", json!([]));
        assert!(found());
        table.forgive_shifts();
    });
}

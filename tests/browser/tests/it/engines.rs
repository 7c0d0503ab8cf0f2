//! The same journeys in every engine: Chromium, Firefox and WebKit. They go through all that a browser may do in its own way
//! (pointers, keys, storage, files, modules, styles); the many cases of each are tested in Chromium alone.
//!
//! Every journey ends with the look behind the page: no error, no warning of the console, nothing that the policy forbids.

use crate::positions::{ARRAY, KINGS, LIVELY, WHITE_DROPS};
use crate::{comeback, editor, harness, layout, panels, review, sharing, shots};
use pasapezas_browser_tests::{Browser, Hand, Key, Pointer, Promotion, Setup, Table, with_browser};
use pasapezas_model::share::link::write_link;
use pasapezas_model::share::shared::Shared;
use serde_json::json;

/// Each journey as a test of each engine. `cargo xtask` leaves out the module of an engine that is missing.
macro_rules! in_every_engine {
    ($($journey:ident),* $(,)?) => {
        in_every_engine!(@ chromium Chromium $($journey)*);
        in_every_engine!(@ firefox Firefox $($journey)*);
        in_every_engine!(@ webkit WebKit $($journey)*);
    };
    (@ $module:ident $browser:ident $($journey:ident)*) => {
        mod $module {
            use pasapezas_browser_tests::Browser;

            $(#[test]
            fn $journey() {
                super::$journey(Browser::$browser);
            })*
        }
    };
}

in_every_engine!(
    every_hand_plays_and_a_refusal_names_its_article,
    pawns_promote_and_two_fingers_play_on_two_boards,
    a_flag_falls_and_is_claimed,
    a_reload_brings_the_match_back,
    a_file_is_reviewed_and_a_position_is_edited,
    a_link_opens_the_match_that_it_carries,
    language_and_colours_are_chosen_and_kept,
    everything_is_in_sight_on_a_small_phone,
    faults_of_the_page_are_noticed,
);

/// What the other journeys rest on: a fault would be noticed here too.
fn faults_of_the_page_are_noticed(browser: Browser) {
    harness::check_faults(browser, &harness::FAULTS);
    if browser != Browser::WebKit {
        harness::check_faults(browser, &[("passive", "preventDefault")]);
    }
}

fn every_hand_plays_and_a_refusal_names_its_article(browser: Browser) {
    with_browser(browser, &Setup::array(), |table| {
        table.start();
        let moves = [
            (Hand::Mouse, "A:e2", "A:e4"),
            (Hand::Clicks, "A:d7", "A:d5"),
            (Hand::Keys, "A:e4", "A:d5"),
            (Hand::Finger, "B:e2", "B:e4"),
            (Hand::Taps, "BlackB:pawn", "B:e5"),
            (Hand::Keys, "A:d8", "A:d5"),
            (Hand::Mouse, "WhiteB:pawn", "B:f6"),
        ];
        for (hand, from, to) in moves {
            hand.play(table, from, to);
        }
        assert_eq!(table.settled().stored_in_all(), 0);

        table.lay_and_start(&Setup::boards(WHITE_DROPS, KINGS));
        table.drag("WhiteA:knight", "A:d6");
        let state = table.until("a refusal", |state| state.seat("WhiteA").refusal.is_some());
        assert_eq!(state.seat("WhiteA").refusal.as_ref().unwrap().article, "7.3");
        assert_eq!((state.at("A:d6"), state.stored("WhiteA:knight")), (None, 1));
        table.click(table.reach(".pl[data-seat=WhiteA] .why a.art"));
        sharing::wait_for(table, "main.rules [id='7.3'].here");
        table.press("back-to-table");
        table.until("the table", |state| state.phase == "playing" && !table.rects("main.table").is_empty());
        Hand::Mouse.play(table, "WhiteA:knight", "A:f3");
        table.forgive_shifts();
    });
}

fn pawns_promote_and_two_fingers_play_on_two_boards(browser: Browser) {
    let pawn = "n3k3/1P6/8/8/8/8/8/4K3[N] w - - 0 1";
    with_browser(browser, &Setup::boards(pawn, KINGS), |table| {
        for (hand, to, promotion) in
            [(Hand::Mouse, "A:b8", Promotion::Queen), (Hand::Keys, "A:a8", Promotion::Knight)]
        {
            table.lay_and_start(&Setup::boards(pawn, KINGS));
            hand.try_to_play(table, "A:b7", to);
            hand.promote(table, promotion);
            let piece = format!("w{}", promotion.letter());
            table.until("the promoted piece", |state| state.at(to) == Some(&piece));
        }
        table.lay_and_start(&Setup::array());
        let first = Pointer::finger(1).drag(table.place("A:e2"), table.place("A:e4"));
        let second = Pointer::finger(2).drag(table.place("B:d2"), table.place("B:d4"));
        table.perform(&[first, second]);
        table.until("both moves", |state| {
            let played = state.at("A:e4") == Some("wP") && state.at("B:d4") == Some("wP");
            played && !state.is_anything_held()
        });
    });
}

fn a_flag_falls_and_is_claimed(browser: Browser) {
    with_browser(browser, &Setup::array().clocks([12_000, 300_000, 300_000, 300_000]), |table| {
        table.start();
        table.until("a running clock", |state| state.seat("WhiteA").clock.starts_with("0:1"));
        table.pass(8_000);
        table.until("tenths", |state| state.seat("WhiteA").clock.contains('.'));
        table.claim_time("two");
        table.until("a claim too early", |state| state.team("two").refusal.is_some());
        table.pass(8_000);
        let state = table.until("a fallen flag", |state| state.seat("WhiteA").flag_down());
        assert_eq!((state.phase.as_str(), state.outcome.as_ref()), ("playing", None));
        table.claim_time("two");
        let outcome = table.until("the result", |state| state.outcome.is_some()).outcome.unwrap();
        assert_eq!((outcome.code.as_str(), outcome.article.as_str()), ("time", "9.2"));
    });
}

fn a_reload_brings_the_match_back(browser: Browser) {
    with_browser(browser, &Setup::array(), |table| {
        let before = comeback::play_and_keep(table, &[("A:e2", "A:e4"), ("B:d2", "B:d4"), ("A:d7", "A:d5")]);
        table.reload();
        let after = table.until("the match", |state| state.phase == "paused");
        assert!(comeback::told(table).contains("where you left it"), "{}", comeback::told(table));
        for board in ["A", "B"] {
            assert_eq!(after.board(board).pieces, before.board(board).pieces);
        }
        table.press("resume");
        table.until("a match that goes on", |state| state.phase == "playing");
        Hand::Mouse.play(table, "A:e4", "A:d5");
    });
}

fn a_file_is_reviewed_and_a_position_is_edited(browser: Browser) {
    with_browser(browser, &Setup::array(), |table| {
        review::open_study(table);
        review::choose_file(table, "game.bpgn", review::GAME);
        sharing::wait_for(table, "#study .mlist");
        table.keys(&[Key::Right, Key::Right, Key::Right]);
        review::wait_until(table, "1a. d5", || review::at(table, "A", "d5") == "bP");
        assert_eq!(review::present(table), "d5");
        table.keys(&[Key::End, Key::Left]);
        review::wait_until(table, "the check", || review::at(table, "A", "b5") == "wB");
        table.drag("A:c7", "A:c6");
        review::wait_until(table, "the branch", || review::at(table, "A", "c6") == "bP");
        review::paste(table, "1A. e4 1a. e5 *");
        table.keys(&[Key::End]);
        review::wait_until(table, "the pasted record", || review::at(table, "A", "e5") == "bP");

        editor::open(table);
        editor::load(table, &format!("{KINGS} | {ARRAY}"));
        editor::take(table, "wQ");
        table.click(table.place("A:d4"));
        editor::until(table, "A:d4", "wQ");
        editor::take(table, "hand");
        table.drag("A:d4", "B:d4");
        editor::until(table, "B:d4", "wQ");
        table.keys(&[Key::Control('z')]);
        editor::until(table, "A:d4", "wQ");
        table.press("play-from-here");
        table.until("the match", |state| state.at("A:d4") == Some("wQ") && state.phase == "before");
        table.forgive_shifts();
    });
}

fn a_link_opens_the_match_that_it_carries(browser: Browser) {
    let log = sharing::log_of(&sharing::played(40));
    let link = write_link(&log).unwrap();
    let shared = Shared::read(&log).unwrap();
    with_browser(browser, &Setup::array(), |table| {
        sharing::go(table, &format!("#study={link}"));
        sharing::wait_for(table, ".study main.review .arrived");
        table.keys(&[Key::End]);
        sharing::click(table, "share-record");
        sharing::wait_for(table, ".study main.share .sum img");
        let boards = |bfen: &str| bfen.split(" | ").take(2).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(boards(&sharing::value(table, "bfen")), boards(&shared.bfen()));
        sharing::catch_files(table);
        sharing::click(table, "save-png");
        assert!(sharing::caught(table, "png").starts_with("‰PNG\r\n"));
        sharing::click(table, "save-bpgn");
        assert!(sharing::caught(table, "bpgn").contains("WhiteA N"));
        table.forgive_shifts();
    });
}

fn language_and_colours_are_chosen_and_kept(browser: Browser) {
    with_browser(browser, &Setup::array().browser_languages("en"), |table| {
        for lang in ["es", "gl"] {
            shots::choose_language(table, lang);
        }
        // Words in another language take another place.
        table.forgive_shifts();
        let ground = || -> String {
            table.session().script("return getComputedStyle(document.body).backgroundColor", json!([]))
        };
        let mut grounds = vec![ground()];
        for theme in ["light", "dark", "contrast"] {
            table.press("theme");
            table.until(theme, |_| panels::theme(table) == theme);
            grounds.push(ground());
        }
        assert!(
            grounds[0] == grounds[1] && grounds[1] != grounds[2] && grounds[2] != grounds[3],
            "{grounds:?}"
        );
        table.reload();
        assert_eq!((panels::theme(table).as_str(), table.state().lang.as_str()), ("contrast", "gl"));
    });
}

fn everything_is_in_sight_on_a_small_phone(browser: Browser) {
    let size = (360, 640);
    with_browser(browser, &Setup::boards(LIVELY.0, LIVELY.1).size(size.0, size.1), |table| {
        for started in [false, true] {
            if started {
                table.start();
            }
            layout::check_scrolling(table, false);
            layout::check_places(table, layout::screen(size), size);
            layout::check_squares(table, 26.0, size);
            layout::check_controls(table, 43.5, size);
        }
        check_sheet(table);
        table.forgive_shifts();
    });
}

/// The form for a new match while one is under way: it is scrolled inside, and its buttons stay in sight, in the language of
/// the longest words.
fn check_sheet(table: &Table) {
    shots::choose_language(table, "gl");
    crate::dialogue::open(table);
    layout::check_scrolling(table, false);
    let screen = layout::screen((360, 640));
    for (element, place) in table.rects(".setup footer button, [data-action=close]") {
        assert!(screen.holds(place), "off the screen: {place:?} {element}");
    }
}

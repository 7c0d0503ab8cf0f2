//! A match in a link: it opens elsewhere as it was, and a link that is damaged or newer changes nothing.

use pasapezas_browser_tests::{Key, Setup, Table, with};
use pasapezas_core::{BoardId, Match, MatchSetup, Millis, PerSeat, Seat, Stamp};
use pasapezas_model::app::clock_face::figures;
use pasapezas_model::app::kept;
use pasapezas_model::share::link::{read_link, write_link};
use pasapezas_model::share::shared::Shared;
use pasapezas_model::study::{Review, Way, step};
use serde_json::json;

/// A match of so many half moves: whoever is on move plays a legal move, board after board.
pub(crate) fn played(half_moves: usize) -> Match {
    let mut game = Match::new(MatchSetup::default());
    game.play(Stamp::table(Millis(0)), pasapezas_core::Action::Start).unwrap();
    let (mut seed, mut now, mut made) = (0x2545_F491_u64, 0, 0);
    while made < half_moves {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let board = BoardId::ALL[(seed >> 40) as usize % 2];
        let seat = game.on_move(board);
        let moves = game.position(board).legal_moves();
        let Some(mv) = moves.get((seed >> 33) as usize % moves.len().max(1)) else { continue };
        now += 150 + (seed >> 50) as u32 % 900;
        let action = pasapezas_core::Action::Play(*mv);
        if game.play(Stamp::of(seat, Millis(now)), action).is_ok() {
            made += 1;
        }
        assert!(game.outcome().is_none(), "this seed plays on");
    }
    game
}

pub(crate) fn log_of(game: &Match) -> String {
    let names = PerSeat::for_seats(|seat: Seat| format!("{} Núñez", seat.name()));
    kept::text(game, &names, "2026.11.30")
}

pub(crate) fn go(table: &Table, hash: &str) {
    table.session().script::<()>("location.hash = arguments[0]", json!([hash]));
}

pub(crate) fn click(table: &Table, action: &str) {
    let click = "document.querySelector(`[data-action=${arguments[0]}]`)
        .dispatchEvent(new MouseEvent('click', { bubbles: true }))";
    table.session().script::<()>(click, json!([action]));
}

pub(crate) fn wait_for(table: &Table, selector: &str) {
    table.wait(selector, || table.rects(selector).into_iter().next());
}

pub(crate) fn value(table: &Table, action: &str) -> String {
    let look = "return document.querySelector(`[data-action=${arguments[0]}]`).value";
    table.session().script(look, json!([action]))
}

pub(crate) fn text(table: &Table, selector: &str) -> String {
    table.session().script("return document.querySelector(arguments[0]).textContent", json!([selector]))
}

#[test]
fn a_long_match_opens_from_its_link_with_equal_boards_and_clocks() {
    let log = log_of(&played(200));
    let link = write_link(&log).unwrap();
    let shared = Shared::read(&log).unwrap();
    with(&Setup::array(), |table| {
        go(table, &format!("#study={link}"));
        wait_for(table, ".study main.review .arrived");
        assert!(text(table, ".review .mlist").contains("WhiteA Núñez"));
        table.keys(&[Key::End]);
        let mut review = Review::new(shared.record().clone(), Vec::new(), None);
        review.go(step(&review.record.tree, review.at, Way::Last, None));
        table.wait("boards and clocks at the end", || {
            let clocks = Seat::ALL.into_iter().all(|seat| {
                let left = figures(review.left(seat).unwrap());
                let shown = format!("{}:{:02}", left.minutes, left.seconds);
                text(table, &format!(".rclk[data-seat={seat}]")).starts_with(&shown)
            });
            let boards = BoardId::ALL.into_iter().all(|board| {
                let count = review.boards().position(board).placement().occupied().count();
                let pieces = format!("#study svg[data-board={}] [data-piece]", board.letter());
                table.rects(&pieces).len() == count as usize
            });
            (clocks && boards).then_some(())
        });
        // What arrived is kept as it was, once it is asked for.
        table.press("keep-link");
        wait_for(table, ".arrived a.btn");
        let address: String = table.session().script("return location.hash", json!([]));
        assert_eq!(address, format!("#study={link}"), "the link still leads here");
        go(table, "#study/library");
        wait_for(table, ".library .kept li");
        catch_files(table);
        table.press("export");
        let bytes = caught(table, "txt");
        assert!(bytes.contains(log.lines().last().unwrap()), "the log as it came");
        // Coming back does not open it anew.
        go(table, "#study");
        wait_for(table, ".review .arrived a.btn");
        table.forgive_shifts();
    });
}

/// The same with a first move that nobody could make.
fn forged(log: &str) -> String {
    let line = log.lines().find(|line| line.starts_with("1 ")).unwrap();
    let words: Vec<&str> = line.split(' ').take(3).collect();
    log.replace(line, &format!("{} a1a8", words.join(" ")))
}

#[test]
fn a_link_that_cannot_be_read_says_so_and_changes_nothing() {
    let log = log_of(&played(20));
    let link = write_link(&log).unwrap();
    let forged = write_link(&forged(&log)).unwrap();
    let cases = [
        (format!("{}x", &link[..link.len() - 3]), ["danada", "dañado", "damaged"]),
        (link.replacen('1', "2", 1), ["nova", "nueva", "newer"]),
        ("1".repeat(16_001), ["longa", "largo", "long"]),
        (forged, ["permiten", "permiten", "not allow"]),
    ];
    for (index, lang) in ["gl", "es", "en"].into_iter().enumerate() {
        with(&Setup::array().lang(lang), |table| {
            table.start();
            table.drag("A:e2", "A:e4");
            table.until("the move", |state| state.at("A:e4") == Some("wP"));
            for (link, words) in &cases {
                go(table, &format!("#study={link}"));
                wait_for(table, ".review .wrong[role=alert]");
                table.wait("the sentence", || {
                    text(table, ".review .wrong[role=alert]").contains(words[index]).then_some(())
                });
            }
            go(table, "#");
            wait_for(table, "main.table");
            let state = table.state();
            assert_eq!((state.phase.as_str(), state.at("A:e4")), ("playing", Some("wP")));
            table.forgive_shifts();
        });
    }
}

/// Catches what would be saved: names and the first bytes of the files.
const CATCH: &str = "window.caught = {};
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.last = blob; return make.call(URL, blob); };
    HTMLAnchorElement.prototype.click = function () {
        const name = this.download;
        window.last.arrayBuffer().then((bytes) => {
            window.caught[name.split('.').pop()] = new TextDecoder('latin1').decode(bytes);
        });
    };";

pub(crate) fn caught(table: &Table, ending: &str) -> String {
    table.wait(ending, || {
        table
            .session()
            .script::<Option<String>>("return window.caught[arguments[0]] ?? null", json!([ending]))
    })
}

pub(crate) fn catch_files(table: &Table) {
    table.session().script::<()>(CATCH, json!([]));
}

#[test]
fn the_match_of_the_table_is_passed_on_as_texts_and_pictures() {
    with(&Setup::array(), |table| {
        table.start();
        table.drag("A:e2", "A:e4");
        table.until("the move", |state| state.at("A:e4") == Some("wP"));
        go(table, "#study/match/share");
        wait_for(table, ".share .qr");
        assert!(value(table, "bfen").starts_with("rnbqkbnr/pppppppp/8/8/4P3/"));
        catch_files(table);
        click(table, "save-svg");
        assert!(caught(table, "svg").starts_with("<svg "));
        click(table, "save-png");
        assert!(caught(table, "png").starts_with("‰PNG\r\n"));
        click(table, "save-bpgn");
        let bpgn = caught(table, "bpgn");
        assert!(bpgn.contains("1A. e4"), "{bpgn}");
        click(table, "save-log");
        assert!(caught(table, "log").starts_with("pasapezas-log 1\n"));
        table.forgive_shifts();
    });
}

/// Catches what is copied and what is passed to the system.
const CATCH_WORDS: &str = "window.copied = []; window.passed = [];
    navigator.clipboard.writeText = (text) => { window.copied.push(text); return Promise.resolve(); };
    navigator.share = async ({ title, url, files }) => {
        window.passed.push([title, url ?? '', files ? await files[0].text() : '', files?.[0].name ?? '']);
    };";

fn last_copied(table: &Table) -> String {
    table.session().script("return window.copied.at(-1) ?? ''", json!([]))
}

/// Clicks a control of the study, wherever on the page it is.
fn press(table: &Table, action: &str) {
    let control = format!("#study [data-action={action}]");
    let look = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center' })";
    table.session().script::<()>(look, json!([control]));
    table.click(table.reach(&control));
}

#[test]
fn link_bpgn_and_bfen_are_copied_and_the_link_goes_to_the_system() {
    with(&Setup::array(), |table| {
        table.start();
        table.drag("A:e2", "A:e4");
        table.until("the move", |state| state.at("A:e4") == Some("wP"));
        table.session().script::<()>(CATCH_WORDS, json!([]));
        // By the row of the menu.
        table.press("menu");
        table.until("the menu", |state| state.dialogs == 1);
        table.press("share-match");
        wait_for(table, ".share .qr");
        press(table, "copy-bfen");
        assert_eq!(last_copied(table), value(table, "bfen"));
        press(table, "copy-bpgn");
        assert!(last_copied(table).contains("1A. e4"), "{}", last_copied(table));
        press(table, "copy-link");
        let link = last_copied(table);
        assert_eq!(link, value(table, "link"));
        assert!(text(table, ".share .said").contains("Copied"));
        press(table, "share");
        let passed: Vec<[String; 4]> = table.session().script("return window.passed", json!([]));
        assert_eq!(passed, [["Share the match".to_owned(), link, String::new(), String::new()]]);
        table.forgive_shifts();
    });
}

/// A match that is too long for a link goes to the system as a file.
#[test]
fn a_match_too_long_for_a_link_is_passed_on_as_a_file() {
    let said = |ply: usize| {
        // Words without order, so that they do not get small.
        let word =
            |word: usize| format!("{:x}", (ply * 7_919 + word * 104_729) * 2_654_435_761 % 4_294_967_291);
        (0..60).map(word).collect::<Vec<_>>().join(" ")
    };
    let dance = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let turn =
        |ply: usize| format!("{}{}. {} {{{}}} ", ply / 2 + 1, ["A", "a"][ply % 2], dance[ply % 4], said(ply));
    let moves = (0..80).map(turn).collect::<Vec<_>>().concat();
    with(&Setup::array(), |table| {
        crate::paper::open(table, &format!("[WhiteA \"Ana\"]\n{moves}*"));
        table.session().script::<()>(CATCH_WORDS, json!([]));
        press(table, "share-record");
        wait_for(table, ".share [data-action=share]");
        assert!(table.rects(".share [data-action=link]").is_empty());
        press(table, "share");
        table.wait("the file", || {
            let passed: Vec<[String; 4]> = table.session().script("return window.passed", json!([]));
            passed.first().map(|[_, url, file, name]| {
                assert!(
                    url.is_empty() && file.contains("1A. Nf3") && name.ends_with(".bpgn.txt"),
                    "{url} {name}"
                );
            })
        });
        table.forgive_shifts();
    });
}

/// The record that is open in the review, with what was added to it, goes on by its own page.
#[test]
fn the_record_of_the_review_is_passed_on_with_its_edits() {
    with(&Setup::array(), |table| {
        go(table, "#study/share");
        wait_for(table, "main.share");
        assert!(text(table, "main.share").contains("No match is open"));
        crate::paper::open(table, "[WhiteA \"Ana\"]\n1A. e4 1a. e5 *");
        table.keys(&[Key::End]);
        table.drag("A:g1", "A:f3");
        table.wait("the edit", || text(table, "#study .mlist").contains("f3").then_some(()));
        press(table, "share-record");
        wait_for(table, ".share .qr");
        let link = value(table, "link");
        let record = read_link(link.split_once("#study=").unwrap().1).unwrap();
        assert!(record.contains("Ana") && record.contains("Nf3"), "{record}");
        table.forgive_shifts();
    });
}

/// Whoever opens the link of a position finds it on the table; one that cannot be played has none.
#[test]
fn a_position_is_copied_as_a_link_that_lays_it_out() {
    let kings = "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] b - - 0 1 | 61000 2000 3000 4000";
    with(&Setup::array(), |table| {
        go(table, "#study/editor");
        wait_for(table, ".editor");
        table.session().script::<()>(CATCH_WORDS, json!([]));
        let load = |position: &str| {
            crate::dialogue::fill(table, ".etext textarea", position);
            table.keys(&[Key::Enter]);
            table.settle();
        };
        load(&kings.replace("4K3[Q]", "8[Q]"));
        press(table, "copy-position-link");
        table.wait("why not", || text(table, ".elink").contains("must be playable").then_some(()));
        assert_eq!(last_copied(table), "");
        load(kings);
        assert_eq!(text(table, ".elink"), "", "that was another position");
        press(table, "copy-position-link");
        let link = table.wait("the link", || Some(last_copied(table)).filter(|link| !link.is_empty()));
        assert!(text(table, ".elink").contains(&link.len().to_string()), "{}", text(table, ".elink"));
        table.session().goto(&link);
        wait_for(table, "main.table svg.board[data-board=B]");
        let state = table.until("the position", |state| state.at("A:e1") == Some("wK"));
        assert_eq!(state.stored("WhiteA:queen"), 1);
        assert_eq!((state.at("A:d1"), state.seat("WhiteA").clock.as_str()), (None, "1:01"));
        table.forgive_shifts();
    });
}

/// The result panel leads to the page that passes the match on, with its result.
#[test]
fn the_result_leads_to_where_the_match_is_shared() {
    with(&Setup::array(), |table| {
        crate::rematch::resign(table);
        table.click(table.reach(".result [data-action=share-match]"));
        wait_for(table, ".share .qr");
        assert_eq!(text(table, ".share .sum .res"), "1-0");
        table.forgive_shifts();
    });
}

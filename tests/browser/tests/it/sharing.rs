//! A match in a link: it opens elsewhere as it was, and a link that is damaged or newer changes nothing.

use pasapezas_browser_tests::{Setup, Table, with};
use pasapezas_core::{Match, MatchSetup, Millis, PerSeat, Seat, Stamp};
use pasapezas_model::app::kept;
use pasapezas_model::share::link::{read_link, write_link};
use pasapezas_model::share::shared::Shared;
use serde_json::json;

/// A match of so many half moves: whoever is on move plays a legal move, board after board.
pub(crate) fn played(half_moves: usize) -> Match {
    let mut game = Match::new(MatchSetup::default());
    game.play(Stamp::table(Millis(0)), pasapezas_core::Action::Start).unwrap();
    let (mut seed, mut now, mut made) = (0x2545_F491_u64, 0, 0);
    while made < half_moves {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let board = pasapezas_core::BoardId::ALL[(seed >> 40) as usize % 2];
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

fn go(table: &Table, hash: &str) {
    table.session().script::<()>("location.hash = arguments[0]", json!([hash]));
}

pub(crate) fn wait_for(table: &Table, selector: &str) {
    table.wait(selector, || table.rects(selector).into_iter().next());
}

fn value(table: &Table, action: &str) -> String {
    let look = "return document.querySelector(`[data-action=${arguments[0]}]`).value";
    table.session().script(look, json!([action]))
}

fn text(table: &Table, selector: &str) -> String {
    table.session().script("return document.querySelector(arguments[0]).textContent", json!([selector]))
}

#[test]
fn a_long_match_opens_from_its_link_with_equal_boards_and_clocks() {
    let log = log_of(&played(200));
    let link = write_link(&log).unwrap();
    let shared = Shared::read(&log).unwrap();
    with(&Setup::array(), |table| {
        go(table, &format!("#study={link}"));
        wait_for(table, ".study main.share .sum img");
        assert_eq!(value(table, "bfen"), shared.bfen(), "boards and clocks at the end");
        assert!(shared.bfen().split(" | ").count() == 3, "the clocks are there");
        let summary = text(table, ".share .line");
        assert!(summary.contains("WhiteA Núñez") && summary.contains("200"), "{summary}");
        // What arrived goes on as it was.
        let again = value(table, "link");
        let (_, carried) = again.split_once("#study=").unwrap();
        assert_eq!(read_link(carried).unwrap(), log);
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
                wait_for(table, ".share [role=alert]");
                table.wait("the sentence", || {
                    text(table, ".share [role=alert]").contains(words[index]).then_some(())
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
        let press = |action: &str| {
            let click = "document.querySelector(`[data-action=${arguments[0]}]`)
                .dispatchEvent(new MouseEvent('click', { bubbles: true }))";
            table.session().script::<()>(click, json!([action]));
        };
        press("save-svg");
        assert!(caught(table, "svg").starts_with("<svg "));
        press("save-png");
        assert!(caught(table, "png").starts_with("‰PNG\r\n"));
        press("save-bpgn");
        let bpgn = caught(table, "bpgn");
        assert!(bpgn.contains("1A. e4"), "{bpgn}");
        press("save-log");
        assert!(caught(table, "log").starts_with("pasapezas-log 1\n"));
        table.forgive_shifts();
    });
}

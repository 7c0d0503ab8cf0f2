//! What those hear who do not see: roles, names, the live region; and where the focus goes.

use crate::positions::{KINGS, LIVELY, WHITE_DROPS};
use pasapezas_browser_tests::{Key, Setup, Table, with};
use serde_json::json;

/// Every control that is shown has a role and a name.
fn check_controls(table: &Table, where_: &str) {
    for (role, name) in
        table.session().heard("button, input, select, textarea, a[href], [role=switch], [role=button]")
    {
        assert!(!role.is_empty() && !name.trim().is_empty(), "{where_}: a {role} without a name");
    }
}

#[test]
fn every_board_is_a_named_grid_of_named_squares() {
    with(&Setup::boards(LIVELY.0, LIVELY.1), |table| {
        table.start();
        let grids = table.session().heard("[role=grid]");
        assert_eq!(grids.len(), 2);
        assert!(grids.iter().all(|(role, name)| role == "grid" && !name.is_empty()), "{grids:?}");
        assert_ne!(grids[0].1, grids[1].1);
        for board in ["A", "B"] {
            let count = |selector: &str| -> u32 {
                table
                    .session()
                    .script("return document.querySelectorAll(arguments[0]).length", json!([selector]))
            };
            let grid = format!("svg.board[data-board={board}]");
            assert_eq!(count(&format!("{grid} [role=row]")), 8);
            assert_eq!(count(&format!("{grid} [role=row] [role=gridcell]")), 64);
            assert_eq!(
                count(&format!("{grid} [tabindex='0']")),
                1,
                "one square of a board takes part in Tab"
            );
            for (role, name) in
                table.session().heard(&format!("{grid} [role=gridcell]")).into_iter().step_by(5)
            {
                assert_eq!(role, "gridcell");
                assert!(name.len() >= 2, "a square without a name");
            }
        }
    });
}

#[test]
fn every_control_has_a_name_in_every_state_and_language() {
    with(&Setup::array(), |table| {
        for lang in ["gl", "es", "en", "pt", "fr", "de"] {
            table.lay(&Setup::boards(WHITE_DROPS, KINGS).lang(lang));
            check_controls(table, "before");
            table.start();
            check_controls(table, "playing");
            table.press("menu");
            table.until("the menu", |state| state.dialogs == 1);
            check_controls(table, "menu");
            table.keys(&[Key::Escape]);
            table.until("a closed menu", |state| state.dialogs == 0);
            table.press_at("WhiteA", "resign");
            check_controls(table, "resigning");
            table.press_at("WhiteA", "resign-yes");
            table.until("the result", |state| state.outcome.is_some());
            check_controls(table, "over");
        }
    });
}

#[test]
fn one_live_region_tells_what_happens() {
    with(&Setup::boards("4k3/8/8/3p4/4P3/8/8/R3K3[N] w - - 0 1", KINGS), |table| {
        let live: Vec<String> = table.session().script(
            "return [...document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]')]
                .map((element) => element.getAttribute('aria-live') ?? element.getAttribute('role'))",
            json!([]),
        );
        assert_eq!(live, ["polite"], "exactly one live region");
        table.start();
        table.until("the start", |state| state.said.contains("The match begins"));
        table.drag("A:e4", "A:d5");
        let state = table.until("the capture", |state| state.said.contains("captures on d5"));
        assert!(state.said.contains("White A") && state.said.contains("Black B"), "{}", state.said);
        table.drag("A:e8", "A:f8");
        table.until("the king's move", |state| state.said.contains("f8"));
        table.drag("A:a1", "A:a8");
        table.until("the check", |state| state.said.contains("check"));
    });
}

#[test]
fn nobody_hears_of_a_fallen_flag() {
    with(&Setup::array().clocks([900, 300_000, 300_000, 300_000]), |table| {
        table.start();
        table.until("a fallen flag", |_| !table.rects(".clk.down").is_empty());
        let said = table.settled().said.to_lowercase();
        assert!(!said.contains("flag"), "{said}");
    });
}

/// The focus comes back to where it was, and never gets lost.
#[test]
fn the_focus_comes_back_from_panels() {
    with(&Setup::array(), |table| {
        table.walk_by("action menu", Key::Tab);
        table.keys(&[Key::Enter]);
        table.until("the menu", |state| state.dialogs == 1);
        let inside = "return document.querySelector('[role=dialog]').contains(document.activeElement)";
        table.wait("the focus inside", || table.session().script::<bool>(inside, json!([])).then_some(()));
        for _ in 0..25 {
            table.keys(&[Key::Tab]);
            assert!(table.session().script::<bool>(inside, json!([])), "Tab leads out of the open menu");
        }
        table.keys(&[Key::Escape]);
        table.until("a closed menu", |state| state.dialogs == 0);
        table.settle();
        assert_eq!(table.focus(), "action menu");
    });
}

#[test]
fn tab_reaches_everything_once() {
    with(&Setup::boards(WHITE_DROPS, KINGS), |table| {
        let mut seen = Vec::new();
        for _ in 0..60 {
            table.keys(&[Key::Tab]);
            let focus = table.focus();
            if focus == "BODY" {
                break;
            }
            seen.push(focus);
        }
        // One stop for each board and each reserve: the arrows walk inside.
        for part in ["A:", "B:", "WhiteA:", "BlackA:", "WhiteB:", "BlackB:"] {
            assert_eq!(seen.iter().filter(|focus| focus.starts_with(part)).count(), 1, "{part} in {seen:?}");
        }
        for action in ["action menu", "action start", "action turn"] {
            assert_eq!(seen.iter().filter(|focus| *focus == action).count(), 1, "{action} in {seen:?}");
        }
    });
}

/// What has the focus is framed, in the page, and not under anything else: before a match, in it, and in the menu.
#[test]
fn every_stop_shows_that_it_has_the_focus() {
    let look = "const it = document.activeElement;
        if (it === document.body) return null;
        const style = getComputedStyle(it), box = it.getBoundingClientRect();
        const framed = it.matches('.sq')
            ? getComputedStyle(it.closest('svg').querySelector('.focusmark')).visibility === 'visible'
            : style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const over = document.elementFromPoint(x, y);
        const free = over !== null && (it.contains(over) || it.closest('svg') === over.closest('svg'));
        return [__probe.focus(), framed, free && x > 0 && y > 0 && x < innerWidth && y < innerHeight]";
    for size in [(360, 640), (640, 360), (1280, 800)] {
        with(&Setup::boards(WHITE_DROPS, KINGS).size(size.0, size.1), |table| {
            for phase in ["before", "playing", "menu"] {
                match phase {
                    "playing" => table.start(),
                    "menu" => {
                        table.press("menu");
                        table.until("the menu", |state| state.dialogs == 1);
                    }
                    _ => {}
                }
                for n in 0..34 {
                    table.keys(&[Key::Tab]);
                    let stop: Option<(String, bool, bool)> = table.session().script(look, json!([]));
                    let Some((what, framed, free)) = stop else {
                        assert!(n > 10, "only {n} stops at {size:?}, {phase}");
                        break;
                    };
                    assert!(framed && free, "{what} at {size:?}, {phase}: framed {framed}, free {free}");
                }
            }
        });
    }
}

//! The page in a real browser: what only a browser can say.

mod keep;

use crate::App;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, HtmlElement, PointerEvent, PointerEventInit};
use yew::AppHandle;

wasm_bindgen_test_configure!(run_in_browser);

/// The page in an element of its own; gone with the test.
struct Page {
    root: Element,
    handle: Option<AppHandle<App>>,
}

impl Page {
    async fn open() -> Option<Self> {
        let document = web_sys::window()?.document()?;
        let root = document.create_element("div").ok()?;
        document.body()?.append_child(&root).ok()?;
        let handle = Some(yew::Renderer::<App>::with_root(root.clone()).render());
        yew::scheduler::flush().await;
        Some(Self { root, handle })
    }

    fn count(&self, selector: &str) -> u32 {
        self.root.query_selector_all(selector).map_or(0, |found| found.length())
    }

    fn find(&self, selector: &str) -> Option<Element> {
        self.root.query_selector(selector).ok().flatten()
    }

    async fn press(&self, selector: &str) -> Option<()> {
        self.find(selector)?.dyn_into::<HtmlElement>().ok()?.click();
        yew::scheduler::flush().await;
        Some(())
    }

    /// A pointer event on an element; nothing is down in truth, so capture is refused, which must not matter.
    async fn point(&self, name: &str, selector: &str, buttons: u16) -> Option<()> {
        let target = self.find(selector)?;
        let place = target.get_bounding_client_rect();
        let how = PointerEventInit::new();
        how.set_bubbles(true);
        how.set_cancelable(true);
        how.set_pointer_id(7);
        how.set_buttons(buttons);
        #[expect(clippy::cast_possible_truncation, reason = "places on a screen")]
        let [x, y] = [place.x() + place.width() / 2.0, place.y() + place.height() / 2.0].map(|at| at as i32);
        how.set_client_x(x);
        how.set_client_y(y);
        let event = PointerEvent::new_with_event_init_dict(name, &how).ok()?;
        target.dispatch_event(&event).ok()?;
        yew::scheduler::flush().await;
        Some(())
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        if let Some(handle) = self.handle.take() {
            handle.destroy();
        }
        self.root.remove();
    }
}

#[wasm_bindgen_test]
async fn the_page_mounts() {
    let page = Page::open().await;
    let counts = page.as_ref().map(|page| {
        ["svg.board", ".sq", ".piece", ".slot", ".clk", ".pl", "[aria-live]"].map(|name| page.count(name))
    });
    assert_eq!(counts, Some([2, 128, 64, 20, 4, 4, 1]));
}

#[wasm_bindgen_test]
async fn every_board_is_reached_by_one_tab() {
    let page = Page::open().await;
    let stops =
        page.as_ref().map(|page| [".sq[tabindex='0']", ".slot[tabindex='0']"].map(|name| page.count(name)));
    assert_eq!(stops, Some([2, 4]));
}

/// Without the page's styles both boards have their natural size; a press and a release without any capture are taps.
#[wasm_bindgen_test]
async fn taps_play_without_capture() {
    let Some(page) = Page::open().await else { return };
    page.press("[data-action=start]").await;
    for square in ["e2", "e4"] {
        let selector = format!("[data-board=A][data-square={square}]");
        page.point("pointerdown", &selector, 1).await;
        page.point("pointerup", &selector, 0).await;
    }
    assert_eq!(page.count("svg.board[data-board=A] [data-piece=wP][data-at=e4]"), 1);
}

#[wasm_bindgen_test]
async fn a_panel_takes_the_focus_and_gives_it_back() {
    let Some(page) = Page::open().await else { return };
    let menu = page.find("[data-action=menu]").and_then(|menu| menu.dyn_into::<HtmlElement>().ok());
    if let Some(menu) = &menu {
        drop(menu.focus());
    }
    page.press("[data-action=menu]").await;
    let focused = || web_sys::window()?.document()?.active_element();
    assert!(focused().is_some_and(|now| now.closest(".menu").ok().flatten().is_some()));
    page.press(".scrim").await;
    assert_eq!(page.count(".menu"), 0);
    assert_eq!(focused(), menu.map(Element::from));
}

/// Only the link's own part of the address changes, so the page of the tests stays.
#[wasm_bindgen_test]
async fn the_table_waits_while_an_article_is_read() {
    let Some(page) = Page::open().await else { return };
    let Some(place) = web_sys::window().map(|window| window.location()) else { return };
    page.press("[data-action=start]").await;
    for (hash, n_pages) in [("#7.3", 1), ("#", 0)] {
        drop(place.set_hash(hash));
        yew::platform::time::sleep(core::time::Duration::from_millis(50)).await;
        yew::scheduler::flush().await;
        assert_eq!(page.count("main.door"), n_pages);
        assert_eq!(page.count(".stage[hidden]"), n_pages);
        assert_eq!(page.count("main.table.playing"), 1);
    }
}

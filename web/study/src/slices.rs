//! Long work in slices between two frames.

use js_sys::Promise;
use pasapezas_web::shell::time::steady;
use wasm_bindgen_futures::JsFuture;

/// How long a slice may take, in milliseconds: less than half a frame.
const SLICE: f64 = 7.0;

/// After so many slices it is told how far the work is.
const TELL: u32 = 8;

/// Does one piece of work after the other, until there is nothing more; the page draws in between. What does not fit into one
/// slice is told of now and then: whoever is told may say that nobody wants it any more. Whether all of it was done.
pub(crate) async fn in_slices<W>(
    of: &mut W,
    work: impl Fn(&mut W) -> bool,
    tell: impl Fn(&W) -> bool,
) -> bool {
    let mut slices = 0_u32;
    loop {
        let end = steady() + SLICE;
        loop {
            if !work(of) {
                return true;
            }
            if steady() >= end {
                break;
            }
        }
        if slices.is_multiple_of(TELL) && !tell(of) {
            return false;
        }
        slices = slices.wrapping_add(1);
        turn().await;
    }
}

/// The browser's turn: whatever else waits to be done.
async fn turn() {
    let Some(window) = web_sys::window() else { return };
    let promise = Promise::new(&mut |done, _| {
        drop(window.set_timeout_with_callback_and_timeout_and_arguments_0(&done, 0));
    });
    drop(JsFuture::from(promise).await);
}

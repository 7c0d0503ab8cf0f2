//! How many browsers run at the same time.

use std::sync::{Condvar, Mutex, PoisonError};

/// Browsers are heavy: more than two at once only make each other wait.
const PLACES: usize = 2;

static TAKEN: Mutex<usize> = Mutex::new(0);
static FREED: Condvar = Condvar::new();

/// The right to run a browser, until it is dropped.
#[derive(Debug)]
pub(crate) struct Place(());

impl Place {
    /// Waits for a free place.
    pub(crate) fn take() -> Place {
        let mut taken = TAKEN.lock().unwrap_or_else(PoisonError::into_inner);
        while *taken == PLACES {
            taken = FREED.wait(taken).unwrap_or_else(PoisonError::into_inner);
        }
        *taken += 1;
        Place(())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        *TAKEN.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        FREED.notify_one();
    }
}

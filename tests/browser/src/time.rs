//! Time that passes for the page without anybody waiting for it, and a page that nobody looks at.

use crate::table::Table;
use serde_json::json;

impl Table {
    /// Lets time pass: both clocks of the browser go on. Timers do not; they come when they come, as in a throttled page.
    pub fn pass(&self, milliseconds: u32) {
        self.session()
            .script::<()>("__probe.wall(arguments[0]); __probe.skew(arguments[0])", json!([milliseconds]));
    }

    /// Moves the clock on the wall alone, as sleep of the device and people do.
    pub fn move_wall_clock(&self, milliseconds: i64) {
        self.session().script::<()>("__probe.wall(arguments[0])", json!([milliseconds]));
    }

    /// Lays another window over the page, looks away for as long as `meanwhile` takes, and comes back.
    pub fn behind_another_page(&self, meanwhile: impl FnOnce()) {
        let page = self.session().hide();
        self.wait("a page that nobody sees", || self.is_hidden().then_some(()));
        meanwhile();
        self.session().show(&page);
        self.wait("a page that is seen again", || (!self.is_hidden()).then_some(()));
        self.settle();
    }

    fn is_hidden(&self) -> bool {
        self.session().script("return document.hidden", json!([]))
    }

    /// Presses a team's button for the time, `one` or `two`.
    pub fn claim_time(&self, team: &str) {
        self.click(self.reach(&format!(".claim[data-team={team}]")));
    }
}

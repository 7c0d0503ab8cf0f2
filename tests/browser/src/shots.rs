//! Pictures of the page.

use crate::environment;
use crate::table::Table;
use std::fs;
use std::path::PathBuf;

impl Table {
    /// Writes a picture of the page into the folder of screenshots, without the mouse over anything.
    pub fn shoot(&self, name: &str) {
        self.settle();
        write(&format!("{name}.png"), &self.session().picture());
    }
}

/// A picture of what a failed test left.
pub(crate) fn keep_failure(table: &Table, test: &str) -> PathBuf {
    write(&format!("failed-{test}.png"), &table.session().picture())
}

fn write(name: &str, picture: &[u8]) -> PathBuf {
    let folder = environment::shots();
    let path = folder.join(name);
    fs::create_dir_all(&folder).and_then(|()| fs::write(&path, picture)).expect("a picture in its folder");
    path
}

//! The rules of axe-core on the page as it stands: what assistive technology cannot make sense of, and what is hard to read.
//!
//! All rules are on, best practices too, but those of [`OFF`].

use crate::environment;
use crate::table::Table;
use serde::Deserialize;
use serde_json::json;
use std::fs;

/// Rules that are off, each with its reason.
const OFF: [(&str, &str); 0] = [];

/// Rules that look at colours: the only ones that a theme changes.
const OF_COLORS: [&str; 2] = ["color-contrast", "link-in-text-block"];

/// The themes of the page, as its root carries them.
const THEMES: [&str; 3] = ["contrast", "dark", "light"];

/// A small phone, and the desktop on which a test goes on.
const SIZES: [(u32, u32); 2] = [(360, 640), (1280, 800)];

/// A rule that is broken, and where.
#[derive(Debug, Deserialize)]
struct Violation {
    rule: String,
    place: String,
    summary: String,
}

impl Table {
    /// What the rules find in every theme and at every size. `what` says what stands on the page.
    pub fn violations(&self, what: &str) -> Vec<String> {
        let mut all = Vec::new();
        for (width, height) in SIZES {
            self.session().resize(width, height);
            for theme in THEMES {
                let set = "document.documentElement.dataset.theme = arguments[0]";
                self.session().script::<()>(set, json!([theme]));
                self.settle();
                let found = self.run_axe(theme != THEMES[2]);
                let told = found.iter().map(|it| {
                    format!("{what}, {width}x{height}, {theme}: {}: {}: {}", it.rule, it.place, it.summary)
                });
                all.extend(told);
            }
        }
        self.forgive_shifts();
        all
    }

    fn run_axe(&self, colors_alone: bool) -> Vec<Violation> {
        let ready = "return Boolean(window.axe)";
        if !self.session().script::<bool>(ready, json!([])) {
            let script = fs::read_to_string(environment::axe()).expect("the script of axe-core");
            // Its last expression is no answer.
            self.session().script::<()>(&format!("{script}\n;window.axe = axe;"), json!([]));
        }
        let look = "const [off, colors] = arguments;
            const options = { resultTypes: ['violations'], rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])) };
            if (colors) options.runOnly = { type: 'rule', values: colors };
            return axe.run(document, options).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
                nodes.map(({ target, failureSummary }) =>
                    ({ rule: id, place: target.join(' '), summary: failureSummary.replace(/\\s+/g, ' ') }))))";
        let off: Vec<&str> = OFF.iter().map(|(rule, _)| *rule).collect();
        self.session().script(look, json!([off, colors_alone.then_some(OF_COLORS)]))
    }
}

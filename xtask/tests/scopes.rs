//! The styles of the study's pages are all loaded together, beside those of the table: each says of which page it speaks, so
//! that none of them changes another page, or the table.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::fs;
use std::path::Path;

/// A file of styles, and how each of its selectors begins.
const FILES: [(&str, &[&str]); 12] = [
    ("study", &[".study"]),
    ("study-review", &[".review"]),
    ("study-editor", &[".editor"]),
    ("study-library", &[".library"]),
    ("study-share", &[".share"]),
    ("study-rules", &[".rules"]),
    ("study-settings", &[".settings", ".about"]),
    ("study-manual", &[".manual"]),
    ("study-new", &[".setup"]),
    ("study-clock", &[".clockpage"]),
    ("study-claims", &[".clockpage"]),
    ("study-print", &[".paper", "body:has(> .paper)"]),
];

/// Selectors outside their page, as they are written.
fn strays(styles: &str, pages: &[&str]) -> Vec<String> {
    let heads = heads(&without_comments(styles));
    let selectors = heads.iter().filter(|head| !head.starts_with('@')).flat_map(|head| selectors(head));
    selectors.filter(|selector| !pages.iter().any(|page| is_within(selector, page))).collect()
}

/// Whether a selector begins with the class of the page, and not with one whose name is longer.
fn is_within(selector: &str, page: &str) -> bool {
    let scope = format!(":where({page}) ");
    let after = selector.strip_prefix(page).map(|rest| rest.chars().next());
    let ends = |sign: Option<char>| sign.is_none_or(|sign| !sign.is_alphanumeric() && !"-_".contains(sign));
    selector.starts_with(&scope) || after.is_some_and(ends)
}

fn without_comments(styles: &str) -> String {
    let mut parts = styles.split("/*");
    let mut rest = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        rest.push_str(part.split_once("*/").map_or("", |(_, after)| after));
    }
    rest
}

/// What stands before each brace that opens.
fn heads(styles: &str) -> Vec<String> {
    let before = styles.split('{').map(|text| text.rsplit(['}', ';']).next().unwrap_or_default().trim());
    let mut found: Vec<String> = before.map(str::to_owned).collect();
    // Nothing opens at the end.
    found.pop();
    found
}

/// The selectors of a rule; commas in brackets part none.
fn selectors(head: &str) -> Vec<String> {
    let (mut depth, mut found, mut one) = (0_i32, Vec::new(), String::new());
    for sign in head.chars() {
        depth += i32::from(sign == '(') - i32::from(sign == ')');
        if sign == ',' && depth == 0 {
            found.push(std::mem::take(&mut one));
        } else {
            one.push(sign);
        }
    }
    found.push(one);
    found.iter().map(|one| one.trim().to_owned()).collect()
}

#[test]
fn no_style_of_a_page_of_the_study_reaches_beyond_its_page() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../static/styles");
    for entry in fs::read_dir(&folder).unwrap() {
        let name = entry.unwrap().file_name().to_string_lossy().replace(".css", "");
        let known = FILES.iter().any(|(file, _)| *file == name);
        assert!(known || !name.starts_with("study"), "{name} has no page here");
    }
    for (name, pages) in FILES {
        let styles = fs::read_to_string(folder.join(format!("{name}.css"))).unwrap();
        assert_eq!(strays(&styles, pages), Vec::<String>::new(), "{name}.css");
    }
}

#[test]
fn a_stray_selector_is_found_wherever_it_stands() {
    let styles = "/* .x { } */ .page a { } :where(.page) .b { }\n\
        @media (min-width: 1px) { .stray, .page :is(.a, .b) { color: red; } .page-more { } }\n.page { } p:not(.a, .b) { }";
    assert_eq!(strays(styles, &[".page"]), [".stray", ".page-more", "p:not(.a, .b)"]);
}

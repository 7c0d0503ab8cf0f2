//! The styles of a built page: one small file instead of many with comments, in the order of the page's links.
//!
//! Small by leaving out what means nothing, and by nothing else: no rule, name or value is written in another way.

use crate::failure::{Failure, Outcome};
use crate::{sizes, study};
use std::fs;
use std::path::Path;

/// How Trunk writes a link to a file of styles, up to its name.
const LINK: &str = "<link rel=\"stylesheet\" href=\"./";

/// The rest of it.
const END: &str = "\"/>";

/// Puts all styles of the page in `folder` into one file, and makes those small that are loaded later.
pub(crate) fn bundle(folder: &Path) -> Outcome<()> {
    let page = folder.join("index.html");
    let html = read(&page)?;
    let (html, names) = without_links(&html);
    let mut all = String::new();
    for name in &names {
        let path = folder.join(name);
        all.push_str(&small(&read(&path)?));
        fs::remove_file(&path).map_err(|error| Failure::of_file("remove", &path, &error))?;
    }
    for path in sizes::files(folder)? {
        if path.extension().is_some_and(|ending| ending == "css") {
            write(&path, &small(&read(&path)?))?;
        }
    }
    if names.is_empty() {
        return Ok(());
    }
    let name = study::hashed("page.css", all.as_bytes());
    write(&folder.join(&name), &all)?;
    write(&page, &html.replacen("</head>", &format!("{LINK}{name}{END}</head>"), 1))
}

/// A page without its links to styles, and the files that they name, in order.
fn without_links(html: &str) -> (String, Vec<String>) {
    let mut parts = html.split(LINK);
    let mut rest = parts.next().unwrap_or_default().to_string();
    let mut names = Vec::new();
    for part in parts {
        match part.split_once(END) {
            Some((name, after)) => {
                names.push(name.to_string());
                rest.push_str(after);
            }
            None => rest = format!("{rest}{LINK}{part}"),
        }
    }
    (rest, names)
}

/// Styles without comments and without spaces that mean nothing.
fn small(css: &str) -> String {
    let mut out = String::with_capacity(css.len());
    let mut rest = css;
    let mut space = false;
    while let Some(next) = rest.chars().next() {
        let length = match next {
            _ if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            '"' | '\'' => end_of_string(rest, next),
            _ => next.len_utf8(),
        };
        let (token, after) = rest.split_at(length);
        rest = after;
        if next.is_whitespace() || token.starts_with("/*") {
            space = true;
            continue;
        }
        if space && needs_space(&out, next) {
            out.push(' ');
        }
        // The last declaration of a block ends with it. An empty value keeps its end.
        if next == '}' && out.ends_with(';') && !out.ends_with(" ;") {
            out.pop();
        }
        out.push_str(token);
        space = false;
    }
    out
}

/// Whether a space between what is written and the next sign means something.
fn needs_space(before: &str, next: char) -> bool {
    match before.chars().last() {
        None | Some('{' | '}' | ';' | ',') => false,
        // `--night: ;` is an empty value.
        Some(':') => next == ';',
        Some(_) => !matches!(next, '{' | '}' | ';' | ','),
    }
}

/// Where a text in quotation marks ends.
fn end_of_string(text: &str, mark: char) -> usize {
    let mut escaped = false;
    for (at, sign) in text.char_indices().skip(1) {
        match sign {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if sign == mark => return at + sign.len_utf8(),
            _ => {}
        }
    }
    text.len()
}

fn read(path: &Path) -> Outcome<String> {
    fs::read_to_string(path).map_err(|error| Failure::of_file("read", path, &error))
}

fn write(path: &Path, text: &str) -> Outcome<()> {
    fs::write(path, text).map_err(|error| Failure::of_file("write", path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_means_nothing_is_left_out() {
        let cases = [
            ("/* why */ .a { color : red; }\n", ".a{color :red}"),
            (".a  .b,\n.c > .d { margin: 0 auto; padding: 1px }", ".a .b,.c > .d{margin:0 auto;padding:1px}"),
            (":root { --day: ; --night: initial; }", ":root{--day: ;--night:initial}"),
            (":root { --day: initial; --night: ; }", ":root{--day:initial;--night: ;}"),
            (".a :hover, .b:not(.c) { }", ".a :hover,.b:not(.c){}"),
            (
                "@media (max-width: 9px) and (x) {\n  .a { --w: calc(1px + 2 * (3px - 1px)); }\n}",
                "@media (max-width:9px) and (x){.a{--w:calc(1px + 2 * (3px - 1px))}}",
            ),
            (".a::after { content: \"\\\"  /* ; */ \"; }", ".a::after{content:\"\\\"  /* ; */ \"}"),
            (".a { margin: 1px/* of */2px }", ".a{margin:1px 2px}"),
            ("/* never closed", ""),
            (".a { content: \"never closed", ".a{content:\"never closed"),
        ];
        for (css, expected) in cases {
            assert_eq!(small(css), expected);
            assert_eq!(small(expected), expected, "small already");
        }
    }

    #[test]
    fn links_are_taken_out_in_their_order() {
        let html = "<head><link rel=\"stylesheet\" href=\"./b-1.css\"/>\n<link rel=\"icon\"/><link rel=\"stylesheet\" href=\"./a-2.css\"/></head>";
        let (rest, names) = without_links(html);
        assert_eq!(rest, "<head>\n<link rel=\"icon\"/></head>");
        assert_eq!(names, ["b-1.css", "a-2.css"]);
    }
}

//! The colours of the page, from the file that holds them: pieces and words stand out in every theme and every set.

use std::collections::BTreeMap;

/// The file of the colours.
const TOKENS: &str = include_str!("../../../../../static/styles/tokens.css");

/// The drawings of the pieces.
const PIECE_DRAWINGS: &str = include_str!("../../../../../static/pieces/sprite.svg");

/// The three themes, as the file has them side by side.
const THEMES: [&str; 3] = ["day", "night", "stark"];

/// The selectors of the sets, the usual one first.
const SQUARES: [&str; 4] =
    ["", "[data-squares=\"green\"]", "[data-squares=\"wood\"]", "[data-squares=\"stark\"]"];
const PIECES: [&str; 3] = ["", "[data-pieces=\"ivory\"]", "[data-pieces=\"stark\"]"];

/// The values of one theme: those of the root, with those of other blocks over them.
fn values(theme: &str, sets: [&str; 2]) -> BTreeMap<String, String> {
    let mut values = BTreeMap::new();
    for selector in [":root", sets[0], sets[1]] {
        for block in blocks(selector) {
            for line in block.split(';') {
                if let Some((name, value)) = declaration(line) {
                    values.insert(name.to_owned(), of_theme(value, theme).to_owned());
                }
            }
        }
    }
    values
}

/// `--name: value`, whatever comment stands before it.
fn declaration(line: &str) -> Option<(&str, &str)> {
    let from = line.find("--")?;
    let (name, value) = line.get(from..)?.split_once(':')?;
    Some((name.trim(), value.trim()))
}

/// What stands between the braces after a selector at the beginning of a line.
fn blocks(selector: &str) -> Vec<String> {
    if selector.is_empty() {
        return Vec::new();
    }
    let mut plain = String::new();
    for (index, part) in TOKENS.split("/*").enumerate() {
        plain.push_str(if index == 0 { part } else { part.split_once("*/").unwrap().1 });
    }
    let begin = format!("\n{selector} {{");
    plain.split(&begin).skip(1).map(|rest| rest.split('}').next().unwrap().to_owned()).collect()
}

/// The column of a theme: `var(--day, #fff) var(--night, #000)`; one value for all where there are no columns.
fn of_theme<'a>(value: &'a str, theme: &str) -> &'a str {
    match value.split_once(&format!("var(--{theme}, ")) {
        Some((_, rest)) => rest.split(')').next().unwrap(),
        None => value,
    }
}

/// The relative luminance of `#rgb` or `#rrggbb`, by WCAG.
fn luminance(color: &str) -> f64 {
    let digits = color.strip_prefix('#').unwrap_or_else(|| panic!("a colour: {color}"));
    let wide =
        if digits.len() == 3 { digits.chars().flat_map(|c| [c, c]).collect() } else { digits.to_owned() };
    let part = |at: usize| {
        let value = f64::from(u8::from_str_radix(&wide[at..at + 2], 16).unwrap()) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn contrast_is_computed_as_wcag_does() {
    assert!((contrast("#fff", "#000000") - 21.0).abs() < 0.001);
    assert!((contrast("#767676", "#fff") - 4.54).abs() < 0.01);
}

#[test]
fn pieces_stand_out_on_both_squares_by_fill_or_outline() {
    for theme in THEMES {
        for sets in SQUARES.iter().flat_map(|squares| PIECES.iter().map(move |pieces| [*squares, *pieces])) {
            let value = values(theme, sets);
            for square in
                ["--sq-light", "--sq-dark", "--last-light", "--last-dark", "--check-light", "--check-dark"]
            {
                for (fill, outline) in [("--wf", "--ws"), ("--bf", "--bs")] {
                    let ground = &value[square];
                    let most = contrast(&value[fill], ground).max(contrast(&value[outline], ground));
                    assert!(most >= 3.0, "{theme} {sets:?} {fill} on {square}: {most:.2}");
                }
            }
            let armies = contrast(&value["--wf"], &value["--bf"]);
            assert!(armies >= 7.0, "{theme} {sets:?}: the armies differ by {armies:.2}");
            let lines = contrast(&value["--bf"], &value["--bi"]);
            assert!(lines >= 4.5, "{theme} {sets:?}: the lines inside a black piece: {lines:.2}");
        }
    }
}

#[test]
fn coordinates_and_marks_stand_out_on_every_board() {
    for theme in THEMES {
        for squares in SQUARES {
            let value = values(theme, [squares, ""]);
            for (sign, ground, least) in [
                ("--co-light", "--sq-light", 4.5),
                ("--co-dark", "--sq-dark", 4.5),
                ("--mark", "--sq-light", 3.0),
                ("--mark", "--sq-dark", 3.0),
                ("--last-mark", "--last-light", 3.0),
                ("--last-mark", "--last-dark", 3.0),
                ("--check-mark", "--sq-dark", 3.0),
            ] {
                let found = contrast(&value[sign], &value[ground]);
                assert!(found >= least, "{theme} {squares} {sign} on {ground}: {found:.2}");
            }
        }
    }
}

#[test]
fn words_stand_out_on_every_ground() {
    for theme in THEMES {
        let value = values(theme, ["", ""]);
        for (ink, ground) in [
            ("--ink", "--bg"),
            ("--ink", "--surface"),
            ("--ink", "--sunk"),
            ("--muted", "--bg"),
            ("--muted", "--surface"),
            ("--muted", "--sunk"),
            ("--accent", "--bg"),
            ("--on-accent", "--accent"),
            ("--on-solid", "--solid"),
            ("--on-solid-2", "--solid"),
            ("--bad", "--bg"),
            ("--bad-ink", "--bad-soft"),
            ("--warn-ink", "--warn-soft"),
            ("--tray-ink", "--tray"),
            ("--on-team", "--team-1"),
            ("--on-team", "--team-2"),
        ] {
            let found = contrast(&value[ink], &value[ground]);
            assert!(found >= 4.5, "{theme} {ink} on {ground}: {found:.2}");
        }
    }
}

/// A set that the settings offer and the file does not know would look like another one.
#[test]
fn every_set_of_the_settings_is_in_the_file() {
    use super::super::choices::{Motion, Named, PieceColors, SquareColors};
    fn check<T: Named>(attribute: &str) {
        for each in T::ALL.iter().filter(|each| **each != T::default()) {
            let selector = format!("[{attribute}=\"{}\"]", each.name());
            assert_eq!(blocks(&selector).len(), 1, "{selector}");
        }
    }
    check::<SquareColors>("data-squares");
    check::<PieceColors>("data-pieces");
    check::<Motion>("data-motion");
}

/// Pieces that are turned by half for the far players would be lit from below: they are flat, of a fill and of lines.
#[test]
fn u_b11_no_light_falls_on_pieces() {
    for shade in ["Gradient", "<filter", "opacity", "<image", "mask", "<pattern"] {
        assert!(!PIECE_DRAWINGS.contains(shade), "{shade}");
    }
    for (color, flat) in [
        ("w", &["none", "var(--wf,", "var(--ws,"][..]),
        ("b", &["none", "var(--bf,", "var(--bs,", "var(--bi,"]),
    ] {
        for role in ["K", "Q", "R", "B", "N", "P"] {
            let symbol = format!("<symbol id=\"{color}{role}\"");
            let (_, rest) = PIECE_DRAWINGS.split_once(&symbol).unwrap();
            let (drawing, _) = rest.split_once("</symbol>").unwrap();
            let is_flat = |fill: &str| flat.iter().any(|known| fill.starts_with(known));
            let fills: Vec<&str> = drawing.split("fill=\"").skip(1).collect();
            assert!(!fills.is_empty() && fills.iter().all(|fill| is_flat(fill)), "{symbol}: {fills:?}");
        }
    }
}

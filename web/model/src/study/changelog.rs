//! The newest section of the changelog, as the page shows it.

/// A section: a release, or what comes next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Newest {
    /// Its heading: `0.1.0`, `Unreleased`.
    pub title: String,
    /// Its parts in their order, each with a heading and its lines. Words between two backticks are code.
    pub parts: Vec<(String, Vec<String>)>,
}

/// The newest section of a changelog in Markdown: what stands below the first `## `.
///
/// ```
/// use pasapezas_model::study::newest;
/// let newest = newest("# Log\n\n## 2.0\n### Fixed\n- One,\n  in two lines.\n\n## 1.0\n### Added\n- All.\n");
/// assert_eq!(newest.title, "2.0");
/// assert_eq!(newest.parts, [("Fixed".to_owned(), vec!["One, in two lines.".to_owned()])]);
/// ```
pub fn newest(changelog: &str) -> Newest {
    let mut lines = changelog.lines().skip_while(|line| !line.starts_with("## "));
    let title = lines.next().and_then(|line| line.strip_prefix("## ")).unwrap_or_default().trim();
    let mut newest = Newest { title: title.to_owned(), parts: Vec::new() };
    for line in lines.take_while(|line| !line.starts_with("## ")) {
        if let Some(heading) = line.strip_prefix("### ") {
            newest.parts.push((heading.trim().to_owned(), Vec::new()));
        } else if let Some((_, items)) = newest.parts.last_mut() {
            add(items, line);
        }
    }
    newest
}

/// Begins an item, or goes on with the last one.
fn add(items: &mut Vec<String>, line: &str) {
    if let Some(item) = line.strip_prefix("- ") {
        items.push(item.trim().to_owned());
    } else if let Some(item) = items.last_mut()
        && !line.trim().is_empty()
    {
        item.push(' ');
        item.push_str(line.trim());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_own_changelog_is_read() {
        let newest = newest(include_str!("../../../../CHANGELOG.md"));
        assert!(!newest.title.is_empty() && !newest.parts.is_empty());
        for (heading, items) in &newest.parts {
            assert!(["Breaking", "Added", "Fixed", "Other"].contains(&heading.as_str()), "{heading}");
            assert!(!items.is_empty(), "{heading}");
            for item in items {
                assert_eq!(item.matches('`').count() % 2, 0, "{item}");
            }
        }
    }

    #[test]
    fn what_is_no_changelog_is_empty() {
        assert_eq!(newest("# Log\n- a\n"), Newest::default());
        assert_eq!(newest("## 1\nwords\n### Other\n  more\n").parts, [("Other".to_owned(), Vec::new())]);
    }
}

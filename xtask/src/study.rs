//! The files of the study, which a visitor loads when he first goes there. Trunk gives them plain names; a browser that had
//! kept one of them would mix it with others of a later build. So each gets a name that tells its contents, in the folder
//! and in `index.html`, where `start.js` finds it.

use crate::failure::{Failure, Outcome};
use crate::notices;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::Path;

/// The page's element for the study: its attributes name the files.
const HOST: &str = "<div id=\"study\"";

/// The attributes, each with one name or several.
const ATTRIBUTES: [&str; 5] =
    ["data-script=\"", "data-module=\"", "data-styles=\"", "data-layouts=\"", LICENCES];

/// The attribute for the file of licences.
const LICENCES: &str = "data-licences=\"";

/// The folder of the scripts that a module brings along, each in a folder with the name of its crate.
const SNIPPETS: &str = "snippets";

/// What the files begin with that come when somebody asks for them: those of the study, the styles of other layouts, and the
/// texts of licences.
const ON_DEMAND: [&str; 4] = ["pasapezas-study", "study", "later-", "licences"];

/// Whether a file of the site, by its path in the folder, belongs to the study, or comes on demand as it does.
pub(crate) fn owns(name: &str) -> bool {
    let mut parts = name.split(['/', '\\']);
    let first = match parts.next() {
        Some(SNIPPETS) => parts.next(),
        first => first,
    };
    first.is_some_and(|first| ON_DEMAND.iter().any(|start| first.starts_with(start)))
}

/// Writes into the page what it tells of itself: the file of licences, and the commit that it was built from.
pub(crate) fn describe(folder: &Path, commit: Option<&str>) -> Outcome<()> {
    let page = folder.join("index.html");
    let text = fs::read_to_string(&page).map_err(|error| Failure::of_file("read", &page, &error))?;
    fs::write(&page, described(&text, commit)).map_err(|error| Failure::of_file("write", &page, &error))
}

fn described(page: &str, commit: Option<&str>) -> String {
    let build = commit.map(|commit| format!(" data-build=\"{commit}\"")).unwrap_or_default();
    page.replacen(HOST, &format!("{HOST}{build} {LICENCES}{}\"", notices::FILE), 1)
}

/// Renames the files of the study in a built folder.
pub(crate) fn name_by_contents(folder: &Path) -> Outcome<()> {
    let page = folder.join("index.html");
    let mut text = fs::read_to_string(&page).map_err(|error| Failure::of_file("read", &page, &error))?;
    for name in names(&text) {
        let old = folder.join(&name);
        let bytes = fs::read(&old).map_err(|error| Failure::of_file("read", &old, &error))?;
        let new = hashed(&name, &bytes);
        fs::rename(&old, folder.join(&new)).map_err(|error| Failure::of_file("rename", &old, &error))?;
        text = replaced(&text, &name, &new);
    }
    fs::write(&page, text).map_err(|error| Failure::of_file("write", &page, &error))
}

/// The names in the attributes of the study's element.
fn names(page: &str) -> Vec<String> {
    let host = page.find(HOST).and_then(|start| page.get(start..)).unwrap_or_default();
    let host = host.split('>').next().unwrap_or_default();
    let values = ATTRIBUTES.iter().filter_map(|attribute| host.split_once(attribute)?.1.split('"').next());
    values.flat_map(|value| value.split_whitespace().map(str::to_string)).collect()
}

/// The page with another name in place of this one; longer names that end the same stay.
fn replaced(page: &str, name: &str, new: &str) -> String {
    let mut text = page.to_string();
    for (before, after) in [('"', '"'), ('"', ' '), (' ', '"'), (' ', ' ')] {
        text = text.replace(&format!("{before}{name}{after}"), &format!("{before}{new}{after}"));
    }
    text
}

/// `study.css` with a number made from its contents: `study-1a2b3c4d5e6f7081.css`.
pub(crate) fn hashed(name: &str, bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    format!("{stem}-{:016x}.{ending}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<link href=\"./study.css\"><div id=\"study\" hidden data-script=\"pasapezas-study.js\" \
                        data-module=\"pasapezas-study_bg.wasm\" data-styles=\"study.css study-more.css\"></div>";

    #[test]
    fn the_page_names_the_files() {
        let all = ["pasapezas-study.js", "pasapezas-study_bg.wasm", "study.css", "study-more.css"];
        assert_eq!(names(PAGE), all);
        assert!(all.iter().all(|name| owns(name)));
        assert!(!owns("pasapezas-web-1a2b.js") && !owns("index.html"));
        assert!(owns("snippets/pasapezas-study-1a2b/src/files.js"));
        assert!(!owns("snippets/pasapezas-web-1a2b/src/shell/keep.js"));
        assert_eq!(names("<div id=\"app\"></div>"), Vec::<String>::new());
    }

    #[test]
    fn the_page_tells_what_it_is() {
        let page = described(PAGE, Some("1a2b3c4d5"));
        assert!(
            page.contains("<div id=\"study\" data-build=\"1a2b3c4d5\" data-licences=\"licences.txt\" hidden"),
            "{page}"
        );
        assert!(names(&page).contains(&"licences.txt".to_string()) && owns("licences-1a.txt"));
        assert!(!described(PAGE, None).contains("data-build"));
    }

    #[test]
    fn names_follow_the_contents() {
        let [one, same, other] = [b"a", b"a", b"b"].map(|bytes| hashed("study.css", bytes));
        assert!(one == same && one != other && one.starts_with("study-"), "{one}");
        assert_eq!(one.rsplit_once('.').map(|(_, ending)| ending), Some("css"));
    }

    #[test]
    fn only_whole_names_are_replaced() {
        let text = replaced(PAGE, "study.css", "study-1.css");
        assert!(text.contains("data-styles=\"study-1.css study-more.css\""), "{text}");
        assert!(text.contains("./study.css") && text.contains("pasapezas-study.js"), "{text}");
    }

    #[test]
    fn a_built_folder_keeps_its_sense() {
        let folder = std::env::temp_dir().join(format!("xtask-study-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("index.html"), PAGE).unwrap();
        for name in names(PAGE) {
            fs::write(folder.join(name), "x").unwrap();
        }
        name_by_contents(&folder).unwrap();
        let page = fs::read_to_string(folder.join("index.html")).unwrap();
        let found = names(&page);
        assert!(found.len() == 4 && found.iter().all(|name| folder.join(name).is_file()), "{found:?}");
        fs::remove_dir_all(&folder).unwrap();
    }
}

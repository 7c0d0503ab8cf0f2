//! The page as one file, for a stick or a mail: it runs by a double click, where a browser lets no file load another.
//!
//! Scripts are put together by esbuild and stand in the page with the modules and the styles; its own policy names their
//! hashes, so that nothing else runs.

use crate::failure::{Failure, Outcome};
use crate::kit::Kit;
use crate::{notices, place, shell, sizes};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest as _, Sha256};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// The parts of a built folder, by their paths.
struct Parts {
    crash: PathBuf,
    start: PathBuf,
    page: Part,
    study: Part,
    /// All styles, those of the page first.
    styles: Vec<PathBuf>,
    icon: PathBuf,
    licences: PathBuf,
}

/// A module and the script that starts it.
struct Part {
    script: PathBuf,
    module: PathBuf,
}

/// What is put into the page: everything but its own elements.
struct Inside<'a> {
    script: &'a str,
    style: &'a str,
    icon: &'a str,
    /// Element id and packed module.
    modules: [(&'a str, String); 2],
    licences: &'a str,
}

/// Writes the page of `folder` as one file, and gives its place.
pub(crate) fn write(kit: &Kit, folder: &Path) -> Outcome<PathBuf> {
    let parts = Parts::find(folder)?;
    let script = bundle(kit, &parts)?;
    let mut style = String::new();
    for path in &parts.styles {
        style.push_str(&text(path)?);
    }
    let inside = Inside {
        script: &unclosed(&script, "script")?,
        style: &unclosed(&style, "style")?,
        icon: &BASE64.encode(bytes(&parts.icon)?),
        modules: [
            ("page-module", packed(&parts.page.module)?),
            ("study-module", packed(&parts.study.module)?),
        ],
        licences: &harmless(&notices::text(&parts.licences)?),
    };
    let html = inside.page(&text(&folder.join("index.html"))?);
    let file = place::single();
    let home = file.parent().unwrap_or(folder);
    fs::create_dir_all(home).map_err(|error| Failure::of_file("make", home, &error))?;
    fs::write(&file, html).map_err(|error| Failure::of_file("write", &file, &error))?;
    Ok(file)
}

impl Parts {
    fn find(folder: &Path) -> Outcome<Parts> {
        let files = sizes::files(folder)?;
        // Snippets have the same endings, one floor below.
        let top: Vec<&PathBuf> = files.iter().filter(|path| path.parent() == Some(folder)).collect();
        let find = |start: &str, ending: &str| {
            let is_it = |path: &&&PathBuf| {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                name.starts_with(start) && name.ends_with(ending)
            };
            let missing = || {
                Failure::new(
                    format!("{} has no {start}…{ending}.", folder.display()),
                    "Build the page again by `cargo xtask dist`.",
                )
            };
            top.iter().find(is_it).map(|path| (*path).clone()).ok_or_else(missing)
        };
        let part = |name: &str| Ok(Part { script: find(name, ".js")?, module: find(name, ".wasm")? });
        let first = find("page-", ".css")?;
        let mut styles: Vec<PathBuf> = top
            .iter()
            .filter(|path| path.extension().is_some_and(|ending| ending == "css") && **path != &first)
            .map(|path| (*path).clone())
            .collect();
        styles.sort();
        styles.insert(0, first);
        Ok(Parts {
            crash: find("crash-", ".js")?,
            start: find("start-", ".js")?,
            page: part("pasapezas-web")?,
            study: part("pasapezas-study")?,
            styles,
            icon: find("icon-", ".svg")?,
            licences: find("licences-", ".txt")?,
        })
    }
}

/// All scripts as one, in the order in which the page runs them.
fn bundle(kit: &Kit, parts: &Parts) -> Outcome<String> {
    let esbuild = kit.esbuild.as_ref().ok_or_else(|| {
        Failure::new(
            "One file needs esbuild, which puts the scripts together.",
            "Install npm, or make its registry reachable, then run the command again.",
        )
    })?;
    let folder = place::logs();
    fs::create_dir_all(&folder).map_err(|error| Failure::of_file("make", &folder, &error))?;
    let put = |name: &str, source: String| {
        let path = folder.join(name);
        fs::write(&path, source).map_err(|error| Failure::of_file("write", &path, &error))?;
        Ok(path)
    };
    let inside = put("single-inside.js", inside(parts))?;
    let imports = [&parts.crash, &inside, &parts.start].map(|path| format!("import {};\n", quoted(path)));
    let (entry, out) = (put("single-entry.js", imports.concat())?, folder.join("single.js"));
    let mut command = shell::program(esbuild);
    command.args(["--bundle", "--minify", "--format=esm", "--target=es2022", "--log-level=error"]);
    command.arg("--legal-comments=none").arg(&entry).arg(format!("--outfile={}", out.display()));
    shell::step(&mut command, "put the scripts together", "Mend what it complains about above.")?;
    text(&out)
}

/// The script that hands `start.js` what it would else load.
fn inside(parts: &Parts) -> String {
    format!(
        "import * as page from {};\nimport * as study from {};\n\
         const bytes = (id) => {{\n\
         \x20   const packed = Uint8Array.from(atob(document.getElementById(id).textContent), (sign) => sign.charCodeAt(0));\n\
         \x20   return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();\n\
         }};\n\
         globalThis.pasapezas.inside = {{ page, study, bytes }};\n",
        quoted(&parts.page.script),
        quoted(&parts.study.script),
    )
}

impl Inside<'_> {
    /// The built page with everything in it, and nothing left to load.
    fn page(&self, built: &str) -> String {
        let built = without(&without(&without(built, "<!--", "-->"), "<link", ">"), "<script", "</script>");
        let policy = format!(
            "default-src 'none'; script-src {} 'wasm-unsafe-eval'; style-src {}; img-src data: blob:; worker-src blob:; \
             form-action 'none'; base-uri 'none'",
            hash(self.script),
            hash(self.style)
        );
        let head = format!(
            "<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n\
             <link rel=\"icon\" href=\"data:image/svg+xml;base64,{}\">\n<style>{}</style>",
            self.icon, self.style
        );
        let modules = self.modules.iter().map(|(id, module)| {
            format!("<script type=\"application/octet-stream\" id=\"{id}\">{module}</script>\n")
        });
        let tail = format!(
            "{}<script type=\"text/plain\" id=\"licences\">{}</script>\n<script type=\"module\">{}</script>\n</body>",
            modules.collect::<String>(),
            self.licences,
            self.script
        );
        let lines = built.lines().filter(|line| !line.trim().is_empty());
        let bare: String = lines.flat_map(|line| [line, "\n"]).collect();
        // From here on every sign counts: the hashes are made.
        bare.replacen("<meta charset=\"utf-8\">", &head, 1).replacen("</body>", &tail, 1)
    }
}

/// A text without everything from `start` to `end`.
fn without(text: &str, start: &str, end: &str) -> String {
    let mut parts = text.split(start);
    let mut rest = parts.next().unwrap_or_default().to_string();
    for part in parts {
        rest.push_str(part.split_once(end).map_or("", |(_, after)| after));
    }
    rest
}

/// A source of a policy: what stands between the marks of an element.
fn hash(contents: &str) -> String {
    format!("'sha256-{}'", BASE64.encode(Sha256::digest(contents)))
}

/// The contents of an element, which must not end it before its time.
fn unclosed(contents: &str, element: &str) -> Outcome<String> {
    let contents = contents.trim();
    let lower = contents.to_ascii_lowercase();
    if lower.contains(&format!("</{element}")) || lower.contains("<!--") {
        return Err(Failure::new(
            format!("A {element} of the page has a mark in it that would end it."),
            format!("Write `</{element}` and `<!--` in another way in our sources."),
        ));
    }
    Ok(contents.to_string())
}

/// Words of others with nothing in them that would end or change the element that they stand in.
fn harmless(text: &str) -> String {
    text.replace("</", "< /").replace("<!--", "< !--").replace("<script", "< script")
}

/// A module, packed and as letters.
fn packed(module: &Path) -> Outcome<String> {
    let bytes = bytes(module)?;
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    let packed = gzip.write_all(&bytes).and_then(|()| gzip.finish());
    Ok(BASE64.encode(packed.map_err(|error| Failure::of_file("pack", module, &error))?))
}

/// A path as a text of JavaScript.
fn quoted(path: &Path) -> String {
    format!("{:?}", path.display().to_string().replace('\\', "/"))
}

fn text(path: &Path) -> Outcome<String> {
    fs::read_to_string(path).map_err(|error| Failure::of_file("read", path, &error))
}

fn bytes(path: &Path) -> Outcome<Vec<u8>> {
    fs::read(path).map_err(|error| Failure::of_file("read", path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUILT: &str = "<html><head>\n<meta charset=\"utf-8\">\n<link rel=\"icon\" href=\"./icon.svg\"/>\n<!-- why -->\n\
                         <script src=\"./start.js\" type=\"module\"></script></head>\n<body><p>$1</p></body></html>";

    #[test]
    fn everything_is_inside_and_named_by_its_hash() {
        let inside = Inside {
            script: "go();\n\ngo()",
            style: ".a{}",
            icon: "PHN2Zz4=",
            modules: [("page-module", "AA==".into()), ("study-module", "AB==".into())],
            licences: &harmless("Ana </script> <!-- Bea"),
        };
        let page = inside.page(BUILT);
        for part in [
            "<style>.a{}</style>",
            "<script type=\"module\">go();\n\ngo()</script>",
            "id=\"study-module\">AB==<",
            "<p>$1</p>",
            "id=\"licences\">Ana < /script> < !-- Bea<",
            &hash("go();\n\ngo()"),
            &hash(".a{}"),
        ] {
            assert!(page.contains(part), "{part} in {page}");
        }
        assert!(!page.contains("./") && !page.contains("why"), "{page}");
    }

    #[test]
    fn a_hash_is_what_browsers_reckon() {
        // As in the examples of the specification of policies.
        assert_eq!(hash("alert('Hello, world.');"), "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
    }

    #[test]
    fn what_would_end_an_element_is_refused() {
        assert_eq!(unclosed(" a ", "script"), Ok("a".to_string()));
        assert!(unclosed("'</Script>'", "script").is_err() && unclosed("<!-- a", "style").is_err());
    }
}

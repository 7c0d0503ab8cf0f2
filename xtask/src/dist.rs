//! `cargo xtask dist`: the static site, for any host and path, and how much of it a visitor downloads.

use crate::failure::{Failure, Outcome};
use crate::kit::Kit;
use crate::sizes::{self, Site, Verdict};
use crate::{notices, offline, place, shell, single, study, styles, wasm_file};
use std::ffi::OsString;
use std::fs;
use std::path::Path;

/// Builds, prints the table, and tells whether the sizes are within their bars.
/// With `single_file` the page is written as one file too.
pub(crate) fn dist(single_file: bool) -> Outcome<bool> {
    let kit = Kit::find()?;
    println!("building the page (release); the first time takes about a minute");
    build(&kit, &place::logs().join("page.log"))?;
    let site = Site::of_folder(&place::dist())?;
    print!("{}", site.tables());
    if single_file {
        println!("{}", single(&kit)?);
    }
    let verdicts = site.verdicts();
    for verdict in &verdicts {
        println!("{verdict}");
    }
    Ok(verdicts.iter().all(Verdict::is_within))
}

/// Writes the page as one file, and says where it is and how large.
pub(crate) fn single(kit: &Kit) -> Outcome<String> {
    let file = single::write(kit, &place::dist())?;
    let length = fs::metadata(&file).map_err(|error| Failure::of_file("read", &file, &error))?.len();
    Ok(format!("one file: {} ({} KB)", file.display(), length / 1000))
}

/// Builds the page into `dist/`. The output of the build goes to `log`; its end is shown when the build fails.
pub(crate) fn build(kit: &Kit, log: &Path) -> Outcome<()> {
    let mut trunk = kit.wasm_command("trunk");
    trunk.args(["build", "--release", "--color", "never"]).current_dir(place::workspace());
    // Trunk takes the usual `NO_COLOR=1` for an error.
    trunk.env_remove("NO_COLOR");
    // It would print its own stack after the compiler's complaints, and bury them.
    trunk.env("RUST_BACKTRACE", "0");
    if !shell::logged(&mut trunk, log)? {
        println!("{}", shell::complaint(log, 60));
        return Err(Failure::new(
            format!("The page could not be built; the whole output is in {}.", log.display()),
            "Mend what the compiler complains about above, then run the command again.",
        ));
    }
    for file in sizes::files(&place::dist())? {
        let ending = file.extension().and_then(|ending| ending.to_str());
        match (ending, &kit.esbuild) {
            (Some("wasm"), _) => shrink(kit, &file)?,
            (Some("js"), Some(esbuild)) => {
                // As it came it works as well.
                if let Err(failure) = minify(esbuild, &file) {
                    println!("{failure}");
                }
            }
            (Some(_) | None, _) => {}
        }
    }
    styles::bundle(&place::dist())?;
    notices::write(&place::dist())?;
    study::describe(&place::dist(), commit().as_deref())?;
    study::name_by_contents(&place::dist())?;
    offline::write(&place::dist())
}

/// The commit that the page is built from, short, with a `+` where files differ from it; `None` outside of a repository.
fn commit() -> Option<String> {
    // A folder inside of another repository is none of its commits.
    if !place::workspace().join(".git").exists() {
        return None;
    }
    let git = |arguments: &[&str]| {
        shell::answer(shell::program("git").args(arguments).current_dir(place::workspace()))
    };
    let commit = git(&["rev-parse", "--short=9", "HEAD"])?.trim().to_string();
    let changed = git(&["status", "--porcelain", "--untracked-files=no"])?;
    let mark = if changed.trim().is_empty() { "" } else { "+" };
    (!commit.is_empty()).then(|| format!("{commit}{mark}"))
}

/// Leaves out of a script what only people read.
fn minify(esbuild: &Path, script: &Path) -> Outcome<()> {
    let mut command = shell::program(esbuild);
    command.args(["--minify", "--format=esm", "--target=es2022", "--log-level=warning", "--allow-overwrite"]);
    let mut outfile = OsString::from("--outfile=");
    outfile.push(script);
    command.arg(script).arg(outfile);
    shell::step(&mut command, "minify", "Nothing needs to be done: the page stays a little larger.")
}

/// Makes a module smaller: by wasm-opt, or, where that is missing or fails, by leaving out the names of functions.
fn shrink(kit: &Kit, module: &Path) -> Outcome<()> {
    if let Some(wasm_opt) = &kit.wasm_opt {
        match optimised(wasm_opt, module) {
            Ok(()) => return Ok(()),
            Err(failure) => println!("{failure}"),
        }
    }
    let bytes = fs::read(module).map_err(|error| Failure::of_file("read", module, &error))?;
    let Some(small) = wasm_file::without_names(&bytes) else { return Ok(()) };
    fs::write(module, small).map_err(|error| Failure::of_file("write", module, &error))
}

fn optimised(wasm_opt: &Path, module: &Path) -> Outcome<()> {
    let small = module.with_extension("small");
    let mut command = shell::program(wasm_opt);
    command.arg(level(module)).args(EXTRA).arg(module).arg("-o").arg(&small);
    shell::step(&mut command, "shrink", "Nothing needs to be done: the page stays a little larger.")?;
    fs::rename(&small, module).map_err(|error| Failure::of_file("move into place", module, &error))
}

/// Again until nothing changes; what is called most gets the shortest number; nobody reads who made it.
const EXTRA: [&str; 4] =
    ["--converge", "--reorder-functions", "--strip-producers", "--strip-target-features"];

/// The page is made small; what computes in a worker is made fast.
fn level(module: &Path) -> &'static str {
    let name = module.file_name().unwrap_or_default().to_string_lossy();
    if name.starts_with("pasapezas-web") || study::owns(&name) { "-Oz" } else { "-O3" }
}

//! `cargo xtask test`: every check, in the order in which a failure is cheapest.
//!
//! A stage that fails does not stop the others, unless they need what it makes. Each stage is one check, or as many
//! as it has tests. The last line of the output is `N passed, N failed`.

mod count;
mod licences;
mod report;

use crate::browsers::{Chromium, Others, nothing_may_be_missing};
use crate::command_line::Pace;
use crate::failure::{Failure, Outcome};
use crate::kit::{self, Kit};
use crate::sizes::{Site, Verdict};
use crate::target::WASM;
use crate::tools::{self, CrateTool};
use crate::{dist, place, shell};
use report::{Kind, Report};
use std::path::PathBuf;
use std::process::Command;

/// The crate of end-to-end tests: it wants a browser and the built page, so it has a stage of its own.
const BROWSER_TESTS: &str = "pasapezas-browser-tests";

/// The module of those that need axe-core.
const ACCESSIBILITY_TESTS: &str = "accessibility::";

/// The crate of the page, and the one of its study.
const WEB: &str = "pasapezas-web";
const STUDY: &str = "pasapezas-study";

/// What the browser tests need beside the page.
struct BrowserKit {
    chromium: Outcome<Chromium>,
    others: Others,
    axe: Outcome<PathBuf>,
}

impl BrowserKit {
    fn find() -> BrowserKit {
        let browsers = BrowserKit { chromium: Chromium::find(), others: Others::find(), axe: tools::axe() };
        if let Err(failure) = &browsers.axe {
            println!("set-up: the checks of accessibility are left out: {}", failure.in_one_line());
        }
        browsers
    }

    /// What is left out on a person's machine is a failure on a build server.
    fn report_missing(&self, report: &mut Report) {
        if !nothing_may_be_missing() {
            return;
        }
        let axe = self.axe.as_ref().err().map(|failure| ("axe-core", failure));
        for (name, failure) in self.others.missing().chain(axe) {
            report.stage(name, Kind::Check, |_| Err(failure.clone()));
        }
    }
}

/// Runs the checks and tells whether all passed.
pub(crate) fn test(pace: Pace) -> bool {
    let mut report = Report::new();
    let kit = Kit::find();
    let deny = CrateTool::cargo_deny().folder();
    let browsers = match pace {
        Pace::Full => Some(BrowserKit::find()),
        Pace::Fast => None,
    };
    let kit = kit.as_ref().map_err(Failure::clone);
    if let Some(browsers) = &browsers {
        browsers.report_missing(&mut report);
    }
    sources(&mut report, &kit);
    if let Some(browsers) = &browsers {
        report.command("wasm tests", Kind::Tests, wasm_tests(&kit, &browsers.chromium));
    }
    let built = report.stage("page and its size", Kind::Check, |log| page(&kit, log));
    if let Some(browsers) = &browsers {
        report.command("browser tests", Kind::Tests, browser_tests(built, browsers));
    }
    report.command("documentation", Kind::Check, Ok(documentation()));
    report.stage("licences and sources", Kind::Check, |log| licences::check(&deny, log));
    licences::advisories(&mut report, pace, &deny);
    report.end()
}

/// What needs no browser and no page.
fn sources(report: &mut Report, kit: &Result<&Kit, Failure>) {
    report.command("format", Kind::Check, Ok(shell::cargo(["fmt", "--all", "--", "--check"])));
    report.command(
        "clippy",
        Kind::Check,
        Ok(shell::cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])),
    );
    report.command("clippy for wasm", Kind::Check, wasm_clippy(kit));
    report.command(
        "native tests",
        Kind::Tests,
        Ok(shell::cargo(["test", "--workspace", "--exclude", BROWSER_TESTS, "--no-fail-fast"])),
    );
}

fn wasm_clippy(kit: &Result<&Kit, Failure>) -> Outcome<Command> {
    let kit = kit.as_ref().map_err(Failure::clone)?;
    // Debian's compiler, the fallback, may come without clippy. `check` still proves that the page compiles.
    let lint: &[&str] = if kit.has_clippy() { &["clippy"] } else { &["check"] };
    let rest: &[&str] = if kit.has_clippy() { &["--", "-D", "warnings"] } else { &[] };
    let mut command = kit.wasm_command("cargo");
    command.args(lint).args(["-p", WEB, "-p", STUDY, "--target", WASM, "--all-targets"]).args(rest);
    Ok(command)
}

fn wasm_tests(kit: &Result<&Kit, Failure>, chromium: &Outcome<Chromium>) -> Outcome<Command> {
    let kit = kit.as_ref().map_err(Failure::clone)?;
    let chromium = chromium.as_ref().map_err(Failure::clone)?;
    let mut command = kit.wasm_command("cargo");
    command.args(["test", "-p", WEB, "--target", WASM, "--no-fail-fast"]);
    // The runner would print its own stack after the tests' complaints.
    command.env(kit::runner_variable(), kit.test_runner()).env("RUST_BACKTRACE", "0");
    command.env("CHROMEDRIVER", &chromium.driver);
    // Of several drivers the runner would choose another one.
    command.env_remove("GECKODRIVER").env_remove("SAFARIDRIVER");
    command.env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", chromium.capabilities()?);
    Ok(command)
}

fn page(kit: &Result<&Kit, Failure>, log: &std::path::Path) -> Outcome<bool> {
    let kit = kit.as_ref().map_err(Failure::clone)?;
    dist::build(kit, log)?;
    println!("      {}", dist::single(kit)?);
    let verdicts = Site::of_folder(&place::dist())?.verdicts();
    for verdict in &verdicts {
        println!("      {verdict}");
    }
    Ok(verdicts.iter().all(Verdict::is_within))
}

fn browser_tests(built: bool, browsers: &BrowserKit) -> Outcome<Command> {
    if !built {
        return Err(Failure::new("There is no page to test.", "Mend the build of the page first."));
    }
    let chromium = browsers.chromium.as_ref().map_err(Failure::clone)?;
    let mut command = shell::cargo(["test", "-p", BROWSER_TESTS, "--no-fail-fast", "--"]);
    command.env("PASAPEZAS_DIST", place::dist()).env("PASAPEZAS_SINGLE", place::single());
    chromium.name_to(&mut command);
    browsers.others.name_to(&mut command);
    match &browsers.axe {
        Ok(script) => command.env("PASAPEZAS_AXE", script),
        Err(_) => command.args(["--skip", ACCESSIBILITY_TESTS]),
    };
    Ok(command)
}

fn documentation() -> Command {
    let mut command = shell::cargo(["doc", "--workspace", "--no-deps"]);
    command.env("RUSTDOCFLAGS", "-D warnings");
    command
}

//! Where rustup cannot fetch the wasm library: Debian's packaged compiler with its sources.
//!
//! The package has the sources of the standard library, but no build of it for wasm. Compiling an empty crate with
//! the library's sources makes one; its files then go where that compiler looks for them. rustup learns this compiler
//! under the name `debian`, so that `RUSTUP_TOOLCHAIN=debian` chooses it for one command.
//!
//! Considered: the usual compiler with Debian's sources. It refuses them, for they are of another version.

use crate::failure::{Failure, Outcome};
use crate::shell;
use crate::target::{Toolchain, WASM, has_std, holds_std};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Once;

/// The name under which rustup knows it.
const NAME: &str = "debian";

/// Compiler, cargo, library sources and linker.
const PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-22"];

/// The empty crate. Its release profile is the library's.
const CARRIER: &str = "[package]\nname = \"std-carrier\"\nversion = \"0.0.0\"\nedition = \"2021\"\n\
                       [profile.release]\nopt-level = 3\npanic = \"abort\"\nlto = false\n[workspace]\n";

/// The toolchain, when an earlier run made it.
pub(crate) fn linked() -> Option<Toolchain> {
    Some(Toolchain::Named(NAME)).filter(has_std)
}

/// Makes the toolchain.
pub(crate) fn make() -> Outcome<Toolchain> {
    if !system_compiler_is_ready() {
        println!("set-up: {WASM}: rustup cannot fetch it; Debian's compiler builds it, about 2 minutes");
        install_packages("the compiler for the page", &PACKAGES)?;
        build_std()?;
    }
    let mut link = shell::program("rustup");
    shell::step(
        link.args(["toolchain", "link", NAME, "/usr"]),
        "toolchain-link",
        "Run `rustup toolchain link debian /usr` and read what it says.",
    )?;
    linked().ok_or_else(|| {
        Failure::new(
            format!("Debian's compiler was installed, but its library for {WASM} is not found."),
            "Remove the rustup toolchain `debian` and run the command again.",
        )
    })
}

/// Whether somebody has run all this before, perhaps another user.
fn system_compiler_is_ready() -> bool {
    sysroot().is_some_and(|root| holds_std(&library_folder(&root)))
}

fn sysroot() -> Option<PathBuf> {
    let answer = shell::answer(shell::program("/usr/bin/rustc").args(["--print", "sysroot"]))?;
    Some(PathBuf::from(answer.trim()))
}

fn library_folder(sysroot: &Path) -> PathBuf {
    sysroot.join("lib/rustlib").join(WASM).join("lib")
}

/// The lists of packages are fetched once in a run.
static FRESH: Once = Once::new();

/// Installs Debian packages, where this user may.
pub(crate) fn install_packages(purpose: &str, packages: &[&str]) -> Outcome<()> {
    let by_hand = format!("Install them as root: apt-get install {}.", packages.join(" "));
    if shell::on_path("apt-get").is_none() {
        return Err(Failure::new(format!("Packages are missing for {purpose}."), by_hand));
    }
    let Some(root) = Root::found() else {
        return Err(Failure::new(format!("This user may not install packages for {purpose}."), by_hand));
    };
    println!("set-up: {purpose}: apt-get installs {}", packages.join(", "));
    // An old list often still serves, so a failure here is not the end.
    FRESH.call_once(|| {
        let _ = shell::step(root.command("apt-get").args(["update", "-q"]), "apt-update", &by_hand);
    });
    let mut install = root.command("apt-get");
    install.args(["install", "-q", "-y", "--no-install-recommends"]).args(packages);
    shell::step(&mut install, "apt-install", &by_hand)
}

/// The right to change the system.
#[derive(Clone, Copy, Debug)]
enum Root {
    Own,
    /// sudo asks for no password.
    Sudo,
}

impl Root {
    fn found() -> Option<Root> {
        if shell::answer(shell::program("id").arg("-u")).is_some_and(|id| id.trim() == "0") {
            return Some(Root::Own);
        }
        shell::answer(shell::program("sudo").args(["-n", "true"])).map(|_| Root::Sudo)
    }

    fn command(self, name: &str) -> Command {
        let mut command = match self {
            Root::Own => shell::program(name),
            Root::Sudo => {
                let mut sudo = shell::program("sudo");
                sudo.args(["-n", "DEBIAN_FRONTEND=noninteractive", name]);
                sudo
            }
        };
        command.env("DEBIAN_FRONTEND", "noninteractive");
        command
    }
}

fn build_std() -> Outcome<()> {
    let remedy = "Run the command again; if it stays so, run `rustup target add wasm32-unknown-unknown` where rustup \
                  reaches its server.";
    let work = std::env::temp_dir().join(format!("pasapezas-std-{}", std::process::id()));
    let source = work.join("src");
    fs::create_dir_all(&source).map_err(|error| Failure::of_file("make", &source, &error))?;
    for (path, text) in [(work.join("Cargo.toml"), CARRIER), (source.join("lib.rs"), "")] {
        fs::write(&path, text).map_err(|error| Failure::of_file("write", &path, &error))?;
    }
    let mut build = shell::program("/usr/bin/cargo");
    build
        .args(["build", "--release", "--target", WASM, "-Zbuild-std=std,panic_abort,test"])
        .current_dir(&work);
    // The packaged compiler is the one of this path; it lets a stable compiler use its own library's sources.
    build.env("PATH", "/usr/bin:/bin").env("RUSTC_BOOTSTRAP", "1").env("RUSTFLAGS", "-Cembed-bitcode=yes");
    for variable in ["RUSTUP_TOOLCHAIN", "LD_LIBRARY_PATH", "CARGO_BUILD_TARGET", "CARGO", "RUSTC"] {
        build.env_remove(variable);
    }
    build.env("CARGO_TARGET_DIR", work.join("target"));
    let result = shell::step(&mut build, "wasm-std", remedy).and_then(|()| place_std(&work, remedy));
    let _ = fs::remove_dir_all(&work);
    result
}

/// Copies the library into the compiler's own folder, and the linker to where the compiler looks for it.
fn place_std(work: &Path, remedy: &str) -> Outcome<()> {
    let missing = || Failure::new("Debian's compiler does not say where its library is.", remedy);
    let (rights, compiler) = (Root::found().ok_or_else(missing)?, sysroot().ok_or_else(missing)?);
    let host = shell::answer(shell::program("/usr/bin/rustc").arg("-vV"))
        .and_then(|text| text.lines().find_map(|line| line.strip_prefix("host: ").map(String::from)))
        .ok_or_else(missing)?;
    let library = library_folder(&compiler);
    let programs = compiler.join("lib/rustlib").join(host).join("bin");
    shell::step(rights.command("mkdir").arg("-p").arg(&library).arg(&programs), "wasm-std-folders", remedy)?;
    let mut link = rights.command("ln");
    shell::step(link.args(["-sf", "/usr/bin/lld-22"]).arg(programs.join("rust-lld")), "wasm-linker", remedy)?;
    shell::step(rights.command("cp").args(built_libraries(work)).arg(&library), "wasm-std-copy", remedy)
}

fn built_libraries(work: &Path) -> Vec<PathBuf> {
    let folder = work.join("target").join(WASM).join("release/deps");
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    files
        .flatten()
        .map(|file| file.path())
        .filter(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            path.extension().is_some_and(|ending| ending == "rlib") && !name.starts_with("libstd_carrier")
        })
        .collect()
}

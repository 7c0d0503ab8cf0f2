//! The rules in WebAssembly, run by Node.

use super::Tree;
use crate::failure::{Failure, Outcome};
use crate::kit::Kit;
use crate::target::WASM;
use crate::{place, shell};
use std::path::{Path, PathBuf};

/// The crate that is built.
const CRATE: &str = "xtask-wasm-bench";

/// Rounds in one start of Node.
const ROUNDS: &str = "2";

/// The built module, and the Node that runs it.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    node: PathBuf,
    module: PathBuf,
}

impl Program {
    /// Builds as a worker is built: for speed.
    pub(crate) fn build(kit: &Kit) -> Outcome<Program> {
        let node = shell::on_path("node").ok_or_else(|| {
            Failure::new("Node is not installed.", "Install Node 20 or newer, then run the command again.")
        })?;
        let mut build = kit.wasm_command("cargo");
        build.args(["build", "--release", "-p", CRATE, "--target", WASM]).current_dir(place::workspace());
        shell::step(&mut build, CRATE, "Mend what the compiler complains about.")?;
        let file = CRATE.replace('-', "_");
        let module = place::target().join(WASM).join("release").join(format!("{file}.wasm"));
        let folder = place::logs().join(CRATE);
        let mut bind = kit.wasm_command("wasm-bindgen");
        bind.arg(&module).args(["--target", "nodejs", "--no-typescript", "--out-dir"]).arg(&folder);
        shell::step(&mut bind, "wasm-bindgen", "Run `cargo clean`, then the command again.")?;
        optimise(kit, &folder.join(format!("{file}_bg.wasm")));
        Ok(Program { node, module: folder.join(format!("{file}.js")) })
    }

    /// What Node prints of a tree.
    pub(crate) fn walk(&self, tree: &Tree) -> Outcome<String> {
        let script = place::workspace().join("xtask").join("wasm-bench").join("run.cjs");
        let mut command = shell::program(&self.node);
        command.arg(script).arg(&self.module).args([ROUNDS, tree.depth, tree.fen]);
        shell::answer(&mut command).ok_or_else(|| {
            Failure::new(
                format!("Node could not run {}.", self.module.display()),
                "Check that Node is version 20 or newer.",
            )
        })
    }
}

/// As `dist` does for a worker. Without wasm-opt the module stays as it is.
fn optimise(kit: &Kit, module: &Path) {
    if let Some(wasm_opt) = &kit.wasm_opt {
        let mut command = shell::program(wasm_opt);
        command.arg("-O3").arg(module).arg("-o").arg(module);
        if let Err(failure) = shell::step(&mut command, "optimise", "The unoptimised module is measured.") {
            println!("{failure}");
        }
    }
}

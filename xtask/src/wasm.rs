//! The wasm package: built with wasm-pack from `src/wasm`, only when something it depends on changed.

use std::process::Command;

use crate::checkout::Checkout;
use crate::failure::Result;
use crate::manifest;
use crate::setup;
use crate::stamp::{Inputs, Stamp};
use crate::step::{read, run, say};

/// Builds the package unless it is up to date.
pub fn build(checkout: &Checkout) -> Result {
    let wasm_pack = ready(checkout)?;
    let stamp = stamp(checkout)?;
    if stamp.holds() {
        return Ok(());
    }
    let manifest = &checkout.manifest;
    let first = !checkout.path(&manifest.out_dir).exists();
    say(if first {
        "building the wasm package (the first time, wasm-pack may build its wasm-bindgen, too: some minutes)"
    } else {
        "building the wasm package"
    });
    stamp.lift();
    let mut command = wasm_pack;
    command
        .arg("build")
        .arg(checkout.path(&manifest.crate_dir))
        .args(["--target", &manifest.target])
        .args(["--out-name", &manifest.out_name])
        .arg("--out-dir")
        .arg(checkout.path(&manifest.out_dir));
    run("wasm-pack build", checkout.for_wasm(&mut command)?)?;
    stamp.set()
}

/// The command that runs the package's own tests, in Node. Optimised like what is shipped, and so that the
/// shared dependencies are built once.
pub fn test(checkout: &Checkout) -> Result<Command> {
    let mut command = ready(checkout)?;
    command
        .args(["test", "--node", "--release"])
        .arg(checkout.path(&checkout.manifest.crate_dir))
        // For the documentation's examples: rustdoc does not take the rustflags of .cargo/config.toml.
        .env("RUSTDOCFLAGS", "-C target-feature=+simd128");
    checkout.for_wasm(&mut command)?;
    Ok(command)
}

/// wasm-pack with what it needs.
fn ready(checkout: &Checkout) -> Result<Command> {
    setup::packages(checkout)?;
    setup::wasm_target(checkout)?;
    Ok(checkout.command(setup::wasm_pack(checkout)?))
}

fn stamp(checkout: &Checkout) -> Result<Stamp> {
    let rust = read(checkout.cargo().arg("--version")).unwrap_or_default();
    let mut inputs = Inputs::new().word(&rust);
    for path in [
        "src",
        "Cargo.toml",
        "Cargo.lock",
        ".cargo/config.toml",
        manifest::FILE,
        // It brings the wasm-opt that wasm-pack runs.
        "node_modules/binaryen/package.json",
    ] {
        inputs = inputs.path(&checkout.path(path))?;
    }
    Ok(inputs.stamp(checkout.path(&checkout.manifest.out_dir).join(".stamp")))
}

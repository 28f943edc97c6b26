//! What building and testing need: looked for, and installed where that is up to us.

use std::env;
use std::path::{Path, PathBuf};

use crate::checkout::Checkout;
use crate::failure::{Failure, Result, fail};
use crate::stamp::Inputs;
use crate::step::{on_path, read, run, say};
use crate::version::Version;

pub const WASM: &str = "wasm32-unknown-unknown";

/// Node and npm, which only the user can install.
pub fn node(checkout: &Checkout) -> Result {
    let least = least_node(checkout)?;
    let how = format!(
        "install Node.js {least} or newer with npm, from https://nodejs.org or with your package manager"
    );
    let Some(found) =
        on_path("node").and_then(|node| read(checkout.command(node).arg("--version")))
    else {
        return fail(format!("Node.js is missing: {how}."));
    };
    if Version::find(&found).is_none_or(|found| found < least) {
        return fail(format!("Node.js {found} is too old: {how}."));
    }
    if on_path("npm").is_none() {
        return fail(format!("npm is missing: {how}."));
    }
    Ok(())
}

/// As package.json says.
fn least_node(checkout: &Checkout) -> Result<Version> {
    serde_json::from_str::<serde_json::Value>(&checkout.read("package.json")?)
        .ok()
        .as_ref()
        .and_then(|package| package["engines"]["node"].as_str())
        .and_then(Version::find)
        .ok_or_else(|| {
            Failure::new("package.json does not say in engines.node which Node.js it needs.")
        })
}

/// The front-end packages, as package-lock.json has them.
pub fn packages(checkout: &Checkout) -> Result {
    npm_ci(checkout, "", "the front-end packages")
}

/// Lighthouse, which is as large as all front-end packages together and wanted by nothing but the audit.
pub fn lighthouse(checkout: &Checkout) -> Result {
    npm_ci(checkout, "tests/web/audit", "Lighthouse")
}

/// Installs what the package-lock.json of a folder has, unless it is there.
fn npm_ci(checkout: &Checkout, folder: &str, what: &str) -> Result {
    node(checkout)?;
    let folder = checkout.path(folder);
    let stamp = Inputs::new()
        .path(&folder.join("package-lock.json"))?
        .stamp(folder.join("node_modules/.rollout-lab"));
    if stamp.holds() {
        return Ok(());
    }
    refuse_link(&folder.join("node_modules"))?;
    say(format_args!("installing {what}"));
    let npm = on_path("npm").unwrap_or_else(|| "npm".into());
    run(
        "npm ci",
        checkout
            .command(npm)
            .args(["ci", "--no-audit", "--no-fund"])
            .current_dir(folder),
    )?;
    stamp.set()
}

/// `npm ci` empties the folder that it fills, wherever a link leads.
fn refuse_link(node_modules: &Path) -> Result {
    if !node_modules.is_symlink() {
        return Ok(());
    }
    fail(format!(
        "{} is a link, and installing packages would empty the folder that it leads to: remove the link, and a \
         folder is made in its place.",
        node_modules.display()
    ))
}

/// Rust's standard library for wasm.
pub fn wasm_target(checkout: &Checkout) -> Result {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let libraries =
        read(
            checkout
                .command(rustc)
                .args(["--print", "target-libdir", "--target", WASM]),
        );
    if libraries.is_some_and(|folder| Path::new(&folder).is_dir()) {
        return Ok(());
    }
    if on_path("rustup").is_none() {
        return fail(format!(
            "Rust's {WASM} target is missing, and so is rustup, which would install it: get rustup from \
             https://rustup.rs."
        ));
    }
    say(format_args!("installing Rust's {WASM} target"));
    run(
        "rustup target add",
        checkout.command("rustup").args(["target", "add", WASM]),
    )
}

/// A component of the toolchain that rustup's minimal profile leaves out.
pub fn component(checkout: &Checkout, name: &str, subcommand: &str) -> Result {
    if read(checkout.cargo().args([subcommand, "--version"])).is_some() {
        return Ok(());
    }
    if on_path("rustup").is_none() {
        return fail(format!(
            "{name} is missing, and so is rustup, which would install it: get rustup from https://rustup.rs."
        ));
    }
    say(format_args!("installing {name}"));
    run(
        "rustup component add",
        checkout.command("rustup").args(["component", "add", name]),
    )
}

/// wasm-pack of the manifest's version: the one on PATH, or else our own.
pub fn wasm_pack(checkout: &Checkout) -> Result<PathBuf> {
    let version = &checkout.manifest.version;
    let tools = checkout.path("target/tools");
    let ours = tools
        .join("bin")
        .join(format!("wasm-pack{}", env::consts::EXE_SUFFIX));
    let wanted = format!("wasm-pack {version}");
    let found = [on_path("wasm-pack"), Some(ours.clone())]
        .into_iter()
        .flatten()
        .find(|file| read(checkout.command(file).arg("--version")).as_ref() == Some(&wanted));
    if let Some(file) = found {
        return Ok(file);
    }
    say(format_args!(
        "installing wasm-pack {version} into target/tools (about two minutes)"
    ));
    run(
        "cargo install wasm-pack",
        checkout
            .cargo()
            .args([
                "install",
                "wasm-pack",
                "--locked",
                "--force",
                "--version",
                version,
                "--root",
            ])
            .arg(tools),
    )?;
    Ok(ours)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn packages_are_not_installed_through_a_link() {
        let link = env::temp_dir().join(format!("rollout-lab-link-{}", std::process::id()));
        std::os::unix::fs::symlink(env::temp_dir(), &link).expect("a link");
        let refused = refuse_link(&link);
        std::fs::remove_file(&link).expect("the link goes");
        let sentence = refused.expect_err("it is a link").to_string();
        assert!(sentence.contains("is a link"), "{sentence}");
        assert_eq!(refuse_link(&env::temp_dir()), Ok(()));
    }
}

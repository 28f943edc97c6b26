//! What building and testing need: looked for, and installed where that is up to us.

use std::env;
use std::path::{Path, PathBuf};

use serde::Deserialize;

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
        .ok_or_else(|| Failure::new("package.json has no minimum Node.js version in engines.node."))
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
            "{name} is missing. Install rustup from https://rustup.rs, which can install it."
        ));
    }
    say(format_args!("installing {name}"));
    run(
        "rustup component add",
        checkout.command("rustup").args(["component", "add", name]),
    )
}

/// Where cargo installs programs that are only for this checkout.
pub const TOOLS: &str = "target/tools";

/// Returns wasm-pack of the manifest's version, once the wasm-bindgen that it runs is there, too.
///
/// On its own, wasm-pack would download wasm-bindgen, or else compile it with all optimisations. That takes a minute longer
/// than it ever saves.
pub fn wasm_pack(checkout: &Checkout) -> Result<PathBuf> {
    let wasm_bindgen = locked(&checkout.read("Cargo.lock")?, "wasm-bindgen")?;
    // Without its own lock file, as wasm-pack installs it: that names packages younger than some mirrors have. And without
    // cryptography, which it needs for drivers of browsers elsewhere: our tests run in Node.
    tool(
        checkout,
        "wasm-bindgen",
        "wasm-bindgen-cli",
        &wasm_bindgen,
        &["--no-default-features"],
    )?;
    let version = &checkout.manifest.version;
    match on_path("wasm-pack").filter(|file| is_version(checkout, file, "wasm-pack", version)) {
        Some(file) => Ok(file),
        None => tool(checkout, "wasm-pack", "wasm-pack", version, &["--locked"]),
    }
}

/// Whether a file is this program in this version.
fn is_version(checkout: &Checkout, file: &Path, program: &str, version: &str) -> bool {
    read(checkout.command(file).arg("--version")) == Some(format!("{program} {version}"))
}

/// Returns our own program of this version, compiled from a package unless it is there, with these options of `cargo install`.
fn tool(
    checkout: &Checkout,
    program: &str,
    package: &str,
    version: &str,
    options: &[&str],
) -> Result<PathBuf> {
    let tools = checkout.path(TOOLS);
    let ours = tools
        .join("bin")
        .join(format!("{program}{}", env::consts::EXE_SUFFIX));
    if is_version(checkout, &ours, program, version) {
        return Ok(ours);
    }
    say(format_args!(
        "installing {package} {version} into {TOOLS} (about a minute)"
    ));
    run(
        "cargo install",
        checkout
            .cargo()
            .args(["install", package, "--version", version])
            // Compiling it takes far longer than it ever runs.
            .args(["--debug", "--force", "--root"])
            .arg(tools)
            .args(options)
            .env("CARGO_PROFILE_DEV_DEBUG", "0"),
    )?;
    Ok(ours)
}

/// Returns the version of a package in a Cargo.lock.
fn locked(lock: &str, package: &str) -> Result<String> {
    #[derive(Deserialize)]
    struct Lock {
        package: Vec<Package>,
    }
    #[derive(Deserialize)]
    struct Package {
        name: String,
        version: String,
    }
    toml::from_str::<Lock>(lock)
        .ok()
        .and_then(|lock| lock.package.into_iter().find(|it| it.name == package))
        .map(|package| package.version)
        .ok_or_else(|| Failure::new(format!("Cargo.lock has no {package}.")))
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_a_package_is_the_locked_one() {
        let lock = "version = 4\n[[package]]\nname = \"a-macro\"\nversion = \"1.0.0\"\n\n[[package]]\nname = \"a\"\nversion = \"0.2.130\"\n";
        assert_eq!(locked(lock, "a"), Ok("0.2.130".to_owned()));
        let refused = locked(lock, "b").expect_err("it is not locked").to_string();
        assert!(refused.contains("no b"), "{refused}");
    }

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

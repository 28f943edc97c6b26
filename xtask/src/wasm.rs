//! The wasm packages, one for each lab, one for the story and one for the example of a lab: built with wasm-pack, only when something
//! they depend on changed. Beside them stands what JavaScript knows of the labs.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use crate::checkout::{Checkout, read_text};
use crate::failure::{Failure, Result};
use crate::licenses;
use crate::registry;
use crate::setup;
use crate::stamp::{Inputs, Stamp};
use crate::step::{read, run, say};

/// The crate of the example lab (docs/architecture.md), which a test of the pages builds. Its package is no lab's: no page of
/// the site has it.
const EXAMPLE: &str = "examples/coin-toss";

/// A package: its folder's name, and what it is built from.
struct Package<'a> {
    name: &'a str,
    crate_dir: &'a str,
    /// The name of its files, without the ending.
    out_name: &'a str,
    /// The one feature of the crate that it is built with.
    feature: Option<&'a str>,
}

/// Builds the packages that are not up to date.
///
/// They are compiled one after the other, because all of them are the same file to cargo. wasm-opt takes twice as long as that,
/// and uses one core: it works on a package while the next one is compiled.
pub fn build(checkout: &Checkout) -> Result {
    let wasm_pack = ready(checkout)?;
    let manifest = &checkout.manifest;
    let labs = manifest.packages().map(|name| Package {
        name,
        crate_dir: &manifest.crate_dir,
        out_name: &manifest.out_name,
        feature: Some(name),
    });
    let example = Package {
        name: "coin-toss",
        crate_dir: EXAMPLE,
        out_name: "coin_toss",
        feature: None,
    };
    thread::scope(|scope| {
        let mut optimized = Vec::new();
        for package in labs.chain([example]) {
            if let Some(bound) = package.bind(checkout, &wasm_pack)? {
                optimized.push(scope.spawn(move || bound.optimize(checkout)));
            }
        }
        let unfinished = |_| Failure::new("wasm-opt could not be waited for.");
        optimized
            .into_iter()
            .try_for_each(|package| package.join().map_err(unfinished)?)
    })?;
    registry::write(checkout)?;
    licenses::write(checkout)
}

/// A package whose JavaScript and module are written, and whose module wasm-opt has still to improve.
struct Bound {
    module: PathBuf,
    /// The flags of wasm-opt; `None` if wasm-pack has run it.
    flags: Option<Vec<String>>,
    stamp: Stamp,
}

impl Bound {
    fn optimize(self, checkout: &Checkout) -> Result {
        if let Some(flags) = self.flags {
            let mut command = checkout.node("node_modules/binaryen/bin/wasm-opt");
            command
                .arg(&self.module)
                .arg("-o")
                .arg(&self.module)
                .args(flags);
            run("wasm-opt", &mut command)?;
        }
        self.stamp.set()
    }
}

impl Package<'_> {
    /// Builds it unless it is up to date, all but the work of wasm-opt.
    fn bind(&self, checkout: &Checkout, wasm_pack: &Path) -> Result<Option<Bound>> {
        let &Self {
            name,
            crate_dir,
            out_name,
            feature,
        } = self;
        let manifest = &checkout.manifest;
        let folder = checkout.path(&manifest.out_dir).join(name);
        let stamp = self.stamp(checkout, &folder)?;
        if stamp.holds() {
            return Ok(None);
        }
        say(format_args!("building the wasm package of {name}"));
        stamp.lift();
        let flags = self.optimizations(checkout)?;
        let mut command = checkout.command(wasm_pack);
        command
            .arg("build")
            .arg(checkout.path(crate_dir))
            .args(["--target", &manifest.target])
            .args(["--out-name", out_name])
            .arg("--out-dir")
            .arg(&folder);
        if flags.is_some() {
            command.arg("--no-opt");
        }
        if let Some(feature) = feature {
            command.args(["--", "--no-default-features", "--features", feature]);
        }
        run("wasm-pack build", checkout.for_wasm(&mut command)?)?;
        Ok(Some(Bound {
            module: folder.join(format!("{out_name}_bg.wasm")),
            flags,
            stamp,
        }))
    }

    /// The flags with which wasm-pack would run wasm-opt; `None` if the crate leaves them to wasm-pack.
    fn optimizations(&self, checkout: &Checkout) -> Result<Option<Vec<String>>> {
        let file = checkout.path(self.crate_dir).join("Cargo.toml");
        let misread = |error: toml::de::Error| Failure::new(format!("{}: {error}", file.display()));
        let manifest: toml::Value = toml::from_str(&read_text(&file)?).map_err(misread)?;
        let keys = [
            "package",
            "metadata",
            "wasm-pack",
            "profile",
            "release",
            "wasm-opt",
        ];
        let flags = keys
            .iter()
            .try_fold(&manifest, |table, key| table.get(key))
            .cloned();
        flags
            .map(|flags| flags.try_into().map_err(misread))
            .transpose()
    }

    fn stamp(&self, checkout: &Checkout, folder: &Path) -> Result<Stamp> {
        let rust = read(checkout.cargo().arg("--version")).unwrap_or_default();
        let manifest = &checkout.manifest;
        let mut inputs = Inputs::new();
        // Of the manifest only what a package is made with: budgets and pages are nothing to it.
        for word in [
            &rust,
            self.name,
            &manifest.version,
            &manifest.target,
            self.out_name,
        ] {
            inputs = inputs.word(word);
        }
        for path in [
            "src",
            self.crate_dir,
            "Cargo.toml",
            "Cargo.lock",
            ".cargo/config.toml",
            // It brings wasm-opt.
            "node_modules/binaryen/package.json",
        ] {
            inputs = inputs.path(&checkout.path(path))?;
        }
        Ok(inputs.stamp(folder.join(".stamp")))
    }
}

/// The command that runs the packages' own tests, in Node: of one module with all labs in it. Optimised like what is
/// shipped, and so that the shared dependencies are built once.
pub fn test(checkout: &Checkout) -> Result<Command> {
    let mut command = checkout.command(ready(checkout)?);
    command
        .args(["test", "--node", "--release"])
        .arg(checkout.path(&checkout.manifest.crate_dir))
        // For the documentation's examples: rustdoc does not take the rustflags of .cargo/config.toml.
        .env("RUSTDOCFLAGS", "-C target-feature=+simd128");
    checkout.for_wasm(&mut command)?;
    Ok(command)
}

/// The commands that lint the crate as wasm: with all packages and the tests in it, and with each package alone, as it is built.
pub fn clippy(checkout: &Checkout) -> Result<Vec<(String, Command)>> {
    let manifest = &checkout.manifest;
    let crate_manifest = checkout.path(&manifest.crate_dir).join("Cargo.toml");
    let lints = |name: String, targets: &str, features: &[&str]| {
        let mut command = checkout.cargo();
        command
            .args(["clippy", targets, "--target", setup::WASM])
            .arg("--manifest-path")
            .arg(&crate_manifest)
            .args(features);
        checkout.for_wasm(&mut command)?;
        Ok((name, command))
    };
    let alone = manifest.packages().map(|name| {
        let features = ["--no-default-features", "--features", name];
        lints(format!("clippy for wasm, {name} alone"), "--lib", &features)
    });
    let all = lints("clippy for wasm".to_owned(), "--all-targets", &[]);
    std::iter::once(all).chain(alone).collect()
}

/// wasm-pack with what it needs.
fn ready(checkout: &Checkout) -> Result<PathBuf> {
    setup::packages(checkout)?;
    setup::wasm_target(checkout)?;
    setup::wasm_pack(checkout)
}

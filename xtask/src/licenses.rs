//! Licences of the Rust in the wasm packages: what asks to be named wherever its code goes. They are written beside the
//! packages, in the form in which Vite gives those of npm packages, and `www/build/licenses.js` makes one text of both.
//!
//! Cargo itself knows which crates are built and where their files are. cargo-about would find the same ones and read
//! the texts as we do, and takes minutes to be installed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::{Deserialize, Serialize};

use crate::checkout::{Checkout, read_text, unreadable, unwritable};
use crate::failure::{Failure, Result, fail};
use crate::setup;
use crate::step::read;

/// In the folder of the packages.
const NAME: &str = "licenses.json";

/// Somebody's work that is in what we build.
#[derive(Debug, PartialEq, Serialize)]
struct Notice {
    name: String,
    version: String,
    /// SPDX.
    identifier: String,
    text: String,
}

/// What `cargo metadata` prints, as far as it is read here.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    manifest_path: PathBuf,
    /// `None`: it is of this repository.
    source: Option<String>,
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<Kind>,
}

#[derive(Deserialize)]
struct Kind {
    /// `None`: it is linked, not only built or tested with.
    kind: Option<String>,
}

/// Writes the licences of all crates that are linked into the wasm packages.
pub fn write(checkout: &Checkout) -> Result {
    let mut command = checkout.cargo();
    command.args(["metadata", "--format-version", "1", "--locked"]);
    command.args(["--filter-platform", setup::WASM]);
    let metadata = read(&mut command)
        .and_then(|printed| serde_json::from_str(&printed).ok())
        .ok_or_else(|| Failure::new("cargo metadata does not list the crates in the wasm."))?;
    let crate_manifest = checkout
        .path(&checkout.manifest.crate_dir)
        .join("Cargo.toml");
    let mut notices = linked(&metadata, &crate_manifest)
        .into_iter()
        .map(notice)
        .collect::<Result<Vec<_>>>()?;
    notices.push(standard_library(checkout)?);
    let file = checkout.path(&checkout.manifest.out_dir).join(NAME);
    let text = serde_json::to_string_pretty(&notices)
        .map_err(|error| Failure::new(format!("The licences could not be written: {error}.")))?;
    fs::write(&file, text).map_err(|error| unwritable(&file, &error))
}

/// The crates of others that are linked into the one with this manifest, by name. What runs in the compiler is left
/// out, and all that only it needs.
fn linked<'a>(metadata: &'a Metadata, manifest: &Path) -> Vec<&'a Package> {
    let packages: BTreeMap<&str, &Package> = metadata
        .packages
        .iter()
        .map(|package| (package.id.as_str(), package))
        .collect();
    let nodes: BTreeMap<&str, &Node> = metadata
        .resolve
        .nodes
        .iter()
        .map(|node| (node.id.as_str(), node))
        .collect();
    let mut found: Vec<&str> = metadata
        .packages
        .iter()
        .filter(|package| package.manifest_path == manifest)
        .map(|package| package.id.as_str())
        .collect();
    let mut seen = BTreeSet::new();
    while let Some(id) = found.pop() {
        let runs_in_compiler = packages[id]
            .targets
            .iter()
            .any(|target| target.kind.iter().any(|kind| kind == "proc-macro"));
        if runs_in_compiler || !seen.insert(id) {
            continue;
        }
        let links = |dependency: &&Dependency| {
            let kinds = &dependency.dep_kinds;
            kinds.iter().any(|kind| kind.kind.is_none())
        };
        let linked = nodes[id].deps.iter().filter(links);
        found.extend(linked.map(|dependency| dependency.pkg.as_str()));
    }
    let mut theirs: Vec<_> = seen
        .into_iter()
        .map(|id| packages[id])
        .filter(|package| package.source.is_some())
        .collect();
    theirs.sort_by_key(|package| (&package.name, &package.version));
    theirs
}

fn notice(package: &Package) -> Result<Notice> {
    let folder = package.manifest_path.parent().unwrap_or(Path::new(""));
    Ok(Notice {
        name: package.name.clone(),
        version: package.version.clone(),
        identifier: package.license.clone().unwrap_or_default(),
        text: license_text(folder)?,
    })
}

/// All that the crate's licence says. Where we may choose between MIT, Apache and zlib it is MIT, the shortest one.
fn license_text(folder: &Path) -> Result<String> {
    let names = fs::read_dir(folder)
        .and_then(|entries| {
            entries
                .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
                .collect::<io::Result<BTreeSet<String>>>()
        })
        .map_err(|error| unreadable(folder, &error))?;
    let chosen = chosen(&names);
    if chosen.is_empty() {
        let folder = folder.display();
        return fail(format!("{folder} has no licence file to include."));
    }
    let texts = chosen
        .into_iter()
        .map(|name| Ok(read_text(&folder.join(name))?.trim().to_owned()))
        .collect::<Result<Vec<_>>>()?;
    Ok(texts.join("\n\n"))
}

/// The files with the words under which we pass a crate on.
fn chosen(names: &BTreeSet<String>) -> Vec<&String> {
    let licenses = names
        .iter()
        .filter(|name| name.to_ascii_uppercase().starts_with("LICENSE"));
    // Some have them in Markdown.
    let is = |name: &str, which: &str| name.trim_end_matches(".md").ends_with(which);
    let has_mit = names.contains("LICENSE-MIT") || names.contains("LICENSE-MIT.md");
    let others = ["APACHE", "ZLIB"];
    licenses
        .filter(|name| !(has_mit && others.iter().any(|other| is(name, other))))
        .collect()
}

/// Of which cargo knows nothing. Toolchains have its licence in many places or not at all; it has the words of ours.
fn standard_library(checkout: &Checkout) -> Result<Notice> {
    let ours = checkout.read("LICENSE-MIT")?;
    let lines = ours.trim().lines().map(|line| {
        if line.starts_with("Copyright") {
            "Copyright (c) The Rust Project Contributors"
        } else {
            line
        }
    });
    Ok(Notice {
        name: "Rust’s standard library".to_owned(),
        version: String::new(),
        identifier: "MIT OR Apache-2.0".to_owned(),
        text: lines.collect::<Vec<_>>().join("\n"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A binding that links one crate, which links another and builds with a third; it derives with a macro.
    const METADATA: &str = r#"{
      "packages": [
        {"id": "binding", "name": "binding", "version": "1.0.0", "license": "MIT", "manifest_path": "/top/Cargo.toml",
         "source": null, "targets": [{"kind": ["cdylib"]}]},
        {"id": "linked", "name": "linked", "version": "1.1.0", "license": "MIT", "manifest_path": "/linked/Cargo.toml",
         "source": "registry", "targets": [{"kind": ["lib"]}, {"kind": ["custom-build"]}]},
        {"id": "deep", "name": "deep", "version": "1.2.0", "license": "MIT", "manifest_path": "/deep/Cargo.toml",
         "source": "registry", "targets": [{"kind": ["lib"]}]},
        {"id": "derive", "name": "derive", "version": "1.3.0", "license": "MIT", "manifest_path": "/derive/Cargo.toml",
         "source": "registry", "targets": [{"kind": ["proc-macro"]}]},
        {"id": "parser", "name": "parser", "version": "1.4.0", "license": "MIT", "manifest_path": "/parser/Cargo.toml",
         "source": "registry", "targets": [{"kind": ["lib"]}]},
        {"id": "unused", "name": "unused", "version": "1.5.0", "license": "MIT", "manifest_path": "/unused/Cargo.toml",
         "source": "registry", "targets": [{"kind": ["lib"]}]}
      ],
      "resolve": {"nodes": [
        {"id": "binding", "deps": [
          {"pkg": "linked", "dep_kinds": [{"kind": null}]}, {"pkg": "derive", "dep_kinds": [{"kind": null}]},
          {"pkg": "unused", "dep_kinds": [{"kind": "dev"}]}]},
        {"id": "linked", "deps": [
          {"pkg": "deep", "dep_kinds": [{"kind": "dev"}, {"kind": null}]},
          {"pkg": "parser", "dep_kinds": [{"kind": "build"}]}]},
        {"id": "deep", "deps": []},
        {"id": "derive", "deps": [{"pkg": "parser", "dep_kinds": [{"kind": null}]}]},
        {"id": "parser", "deps": []},
        {"id": "unused", "deps": []}
      ]}
    }"#;

    #[test]
    fn what_is_linked_is_named_and_what_only_builds_or_tests_is_not() {
        let metadata = serde_json::from_str(METADATA).expect("is as cargo prints it");
        let linked = linked(&metadata, Path::new("/top/Cargo.toml"));
        let names: Vec<_> = linked.iter().map(|package| &package.name[..]).collect();
        assert_eq!(names, ["deep", "linked"]);
    }

    #[test]
    fn every_crate_in_the_wasm_has_a_text_that_names_its_licence() {
        let checkout = Checkout::open().expect("cargo test runs in one");
        let mut command = checkout.cargo();
        command.args(["metadata", "--format-version", "1", "--offline"]);
        command.args(["--filter-platform", setup::WASM]);
        let printed = read(&mut command).expect("cargo knows what is built");
        let metadata: Metadata = serde_json::from_str(&printed).expect("is as cargo prints it");
        let manifest = checkout.path("src/wasm/Cargo.toml");
        let linked = linked(&metadata, &manifest);
        assert!(linked.iter().any(|package| package.name == "rand_xoshiro"));
        assert!(!linked.iter().any(|package| package.name == "serde_derive"));
        for package in linked {
            let Notice { text, name, .. } = notice(package).expect("has a licence");
            // MIT, Apache, and zlib.
            let known = [
                "Permission is hereby granted",
                "Apache License",
                "Permission is granted to anyone to use this software",
            ];
            assert!(known.iter().any(|words| text.contains(words)), "{name}");
        }
    }

    #[test]
    fn of_a_choice_one_licence_is_given_and_of_what_counts_together_all() {
        let of = |names: &[&str]| {
            let names = names.iter().map(|&name| name.to_owned()).collect();
            chosen(&names).into_iter().cloned().collect::<Vec<_>>()
        };
        assert_eq!(
            of(&["Cargo.toml", "LICENSE-APACHE", "LICENSE-MIT"]),
            ["LICENSE-MIT"]
        );
        // (MIT OR Apache-2.0) AND Unicode-3.0
        assert_eq!(
            of(&["LICENSE-APACHE", "LICENSE-MIT", "LICENSE-UNICODE"]),
            ["LICENSE-MIT", "LICENSE-UNICODE"]
        );
        assert_eq!(
            of(&["LICENSE-APACHE.md", "LICENSE-MIT.md", "LICENSE-ZLIB.md"]),
            ["LICENSE-MIT.md"]
        );
        assert_eq!(of(&["LICENSE.md", "src"]), ["LICENSE.md"]);
        assert_eq!(of(&["README.md"]), Vec::<String>::new());
    }

    #[test]
    fn the_standard_library_is_not_ours() {
        let checkout = Checkout::open().expect("cargo test runs in one");
        let notice = standard_library(&checkout).expect("our licence is there");
        assert!(notice.text.contains("The Rust Project Contributors"));
        assert_eq!(notice.text.matches("Copyright").count(), 1);
    }
}

//! `wasm-pack.toml`, the manifest of the wasm packages.

use serde::Deserialize;

use crate::failure::{Failure, Result};

pub const FILE: &str = "wasm-pack.toml";

/// How the wasm packages are built, and how large they and the pages may be.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Manifest {
    /// Which wasm-pack.
    pub version: String,
    /// The folder of the crate.
    #[serde(rename = "crate")]
    pub crate_dir: String,
    /// wasm-pack's `--target`.
    pub target: String,
    /// Where the packages go.
    pub out_dir: String,
    /// What their files are called.
    pub out_name: String,
    /// The script that other people's pages load.
    pub element: Built,
    pub labs: Vec<Lab>,
}

/// A lab: one package and one page.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Lab {
    /// The crate's feature with which the package is built, and the package's folder.
    pub name: String,
    /// The most that the .wasm file may have, in KB of 1000 bytes after brotli.
    pub wasm: f64,
    /// All that the page loads of itself.
    pub page: Built,
    /// All that the lab's frame for other people's pages loads, if it has one.
    pub embed: Option<Built>,
}

/// A file of the build, and the most that it and what it loads may have, in KB of 1000 bytes after brotli.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Built {
    pub file: String,
    pub budget: f64,
}

impl Manifest {
    pub fn parse(text: &str) -> Result<Self> {
        toml::from_str(text).map_err(|error| {
            let line = error
                .span()
                .map_or(1, |span| 1 + text[..span.start].matches('\n').count());
            Failure::new(format!("{FILE}, line {line}: {}.", error.message()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COMPLETE: &str = r#"
        version = "0.15.1"
        crate = "src/wasm"
        target = "web"
        out-dir = "www/pkg"
        out-name = "rollout_lab"
        element = { file = "rollout-lab.js", budget = 4.0 }
        [[labs]]
        name = "two-checker"
        wasm = 22.0
        page = { file = "index.html", budget = 70.0 }
        embed = { file = "embed.html", budget = 80.0 }
        [[labs]]
        name = "other"
        wasm = 5.5
        page = { file = "other.html", budget = 50.0 }
    "#;

    fn refusal(text: &str) -> String {
        Manifest::parse(text).expect_err("is refused").to_string()
    }

    #[test]
    fn a_complete_manifest_is_read() {
        let manifest = Manifest::parse(COMPLETE).expect("is complete");
        assert_eq!(manifest.crate_dir, "src/wasm");
        assert_eq!(manifest.out_name, "rollout_lab");
        assert_eq!(manifest.element.file, "rollout-lab.js");
        let [two_checker, other] = manifest.labs.as_slice() else {
            panic!("{:?}", manifest.labs);
        };
        assert_eq!(two_checker.name, "two-checker");
        assert_eq!(two_checker.page.budget, 70.0);
        assert_eq!(other.wasm, 5.5);
    }

    #[test]
    fn a_lab_need_not_have_an_embed() {
        let manifest = Manifest::parse(COMPLETE).expect("is complete");
        let embeds = manifest.labs.iter().map(|lab| lab.embed.as_ref());
        let files: Vec<_> = embeds.map(|embed| embed.map(|it| &it.file[..])).collect();
        assert_eq!(files, [Some("embed.html"), None]);
    }

    #[test]
    fn an_unknown_key_is_refused_with_its_name_and_line() {
        for (before, line) in [("target =", 4), ("wasm = 22.0", 10)] {
            let sentence = refusal(&COMPLETE.replace(before, &format!("colour = 3\n{before}")));
            let start = format!("wasm-pack.toml, line {line}: unknown field `colour`");
            assert!(sentence.starts_with(&start), "{sentence}");
        }
        let sentence = refusal(&COMPLETE.replace("budget = 80.0", "budget = 80.0, colour = 3"));
        assert!(sentence.contains("unknown field `colour`"), "{sentence}");
    }

    #[test]
    fn a_missing_key_is_refused_with_its_name() {
        for (key, name) in [
            ("wasm = 22.0", "wasm"),
            (", budget = 70.0", "budget"),
            ("out-name = \"rollout_lab\"", "out-name"),
        ] {
            let sentence = refusal(&COMPLETE.replace(key, ""));
            let missing = format!("missing field `{name}`");
            assert!(sentence.contains(&missing), "{sentence}");
        }
    }
}

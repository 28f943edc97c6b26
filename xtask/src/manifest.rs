//! `wasm-pack.toml`, the manifest of the wasm package.

use serde::Deserialize;

use crate::failure::{Failure, Result};

pub const FILE: &str = "wasm-pack.toml";

/// How the wasm package is built, and how large it and the page may be.
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
    /// Where the package goes.
    pub out_dir: String,
    /// What its files are called.
    pub out_name: String,
    pub budgets: Budgets,
}

/// In KB of 1000 bytes, after brotli.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Budgets {
    /// The .wasm file.
    pub wasm: f64,
    /// All that index.html loads of itself.
    pub page: f64,
    /// All that embed.html loads.
    pub embed: f64,
    /// The script that other people's pages load.
    pub element: f64,
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
        [budgets]
        wasm = 22.0
        page = 70.0
        embed = 80.0
        element = 4.0
    "#;

    #[test]
    fn a_complete_manifest_is_read() {
        let manifest = Manifest::parse(COMPLETE).expect("is complete");
        assert_eq!(manifest.crate_dir, "src/wasm");
        assert_eq!(manifest.out_name, "rollout_lab");
        assert!((manifest.budgets.page - 70.0).abs() < 1e-12);
    }

    #[test]
    fn an_unknown_key_is_refused_with_its_name_and_line() {
        let text = COMPLETE.replace("target =", "colour = 3\ntarget =");
        let sentence = Manifest::parse(&text)
            .expect_err("has an unknown key")
            .to_string();
        assert!(
            sentence.starts_with("wasm-pack.toml, line 4: unknown field `colour`"),
            "{sentence}"
        );
    }

    #[test]
    fn a_missing_key_is_refused_with_its_name() {
        let text = COMPLETE.replace("page = 70.0", "");
        let sentence = Manifest::parse(&text).expect_err("lacks a key").to_string();
        assert!(sentence.contains("missing field `page`"), "{sentence}");
    }
}

//! Sizes: of the wasm, and of everything that the built page loads, raw and compressed, beside their budgets.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::checkout::{Checkout, unreadable};
use crate::failure::{Failure, Result};
use crate::front::DIST;
use crate::stamp::files;
use crate::step::read;
use crate::tally::Tally;

const PAGE: &str = "index.html";

/// Names what may name further files; wasm and pictures don't.
const TEXTS: [&str; 4] = [".html", ".js", ".css", ".svg"];

/// Bytes.
#[derive(Clone, Copy, Default)]
struct Size {
    raw: u64,
    brotli: u64,
}

/// Prints the sizes of the built page; a size over its budget counts as a failed check.
pub fn check(checkout: &Checkout) -> Result<Tally> {
    let files = built_files(&checkout.path(DIST))?;
    let loaded: Vec<_> = loaded(PAGE, &files).into_iter().collect();
    let sizes = measure(checkout, &loaded)?;
    println!("{:>12} {:>12}", "bytes", "brotli");
    for (name, size) in loaded.iter().zip(&sizes) {
        println!("{:>12} {:>12}  {name}", size.raw, size.brotli);
    }
    let total = |wanted: &dyn Fn(&str) -> bool| {
        let mut total = Size::default();
        for (_, size) in loaded.iter().zip(&sizes).filter(|(name, _)| wanted(name)) {
            total.raw += size.raw;
            total.brotli += size.brotli;
        }
        total
    };
    let budgets = &checkout.manifest.budgets;
    let mut tally = compare(
        "wasm",
        total(&|name| has_ending(name, ".wasm")),
        budgets.wasm,
    );
    tally += compare("page", total(&|_| true), budgets.page);
    Ok(tally)
}

fn compare(what: &str, size: Size, budget: f64) -> Tally {
    let kilobytes = size.brotli as f64 / 1000.0;
    // Nothing at all is no small wasm, but a page that was built wrongly.
    let fits = size.raw > 0 && kilobytes <= budget;
    println!(
        "{:>12} {:>12}  {what}: {kilobytes:.1} KB of {budget} KB: {}",
        size.raw,
        size.brotli,
        if fits { "fits" } else { "DOES NOT FIT" }
    );
    if fits { Tally::PASS } else { Tally::FAIL }
}

/// The files of a build, by their path in it.
fn built_files(dist: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    files(dist)?
        .into_iter()
        .map(|file| {
            let content = std::fs::read(&file).map_err(|error| unreadable(&file, &error))?;
            let name = file.strip_prefix(dist).unwrap_or(&file);
            Ok((name.to_string_lossy().replace('\\', "/"), content))
        })
        .collect()
}

/// What a page loads: the files whose names are written in it, or in one of those. Built files have unique
/// names, so that none is taken for another, and what is loaded only later counts too.
fn loaded(page: &str, files: &BTreeMap<String, Vec<u8>>) -> BTreeSet<String> {
    let mut loaded = BTreeSet::new();
    let mut found = vec![page.to_owned()];
    while let Some(name) = found.pop() {
        let Some(content) = files.get(&name) else {
            continue;
        };
        if TEXTS.iter().any(|ending| has_ending(&name, ending)) {
            let text = String::from_utf8_lossy(content);
            let named = |other: &&String| text.contains(other.rsplit('/').next().unwrap_or(other));
            found.extend(
                files
                    .keys()
                    .filter(|other| !loaded.contains(*other))
                    .filter(named)
                    .cloned(),
            );
        }
        loaded.insert(name);
    }
    loaded
}

fn has_ending(name: &str, ending: &str) -> bool {
    name.to_ascii_lowercase().ends_with(ending)
}

/// Node's zlib has brotli.
fn measure(checkout: &Checkout, names: &[String]) -> Result<Vec<Size>> {
    let mut command = checkout.node("xtask/src/brotli.js");
    command.args(names.iter().map(|name| checkout.path(DIST).join(name)));
    read(&mut command)
        .and_then(|printed| printed.lines().map(size).collect::<Option<Vec<_>>>())
        .filter(|sizes| sizes.len() == names.len())
        .ok_or_else(|| Failure::new("Node could not compress the built files."))
}

fn size(line: &str) -> Option<Size> {
    let (raw, brotli) = line.split_once(' ')?;
    Some(Size {
        raw: raw.parse().ok()?,
        brotli: brotli.parse().ok()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_loads_what_it_names_and_what_that_names() {
        let files: BTreeMap<_, _> = [
            ("index.html", "<script src=\"./assets/index-a1.js\">"),
            ("other.html", "<script src=\"./assets/other-b2.js\">"),
            ("assets/index-a1.js", "import './lab-c3.js'"),
            (
                "assets/lab-c3.js",
                "import './index-a1.js'; new URL('core-d4.wasm', import.meta.url)",
            ),
            ("assets/core-d4.wasm", "other-b2.js"),
            ("assets/other-b2.js", ""),
        ]
        .into_iter()
        .map(|(name, content)| (name.to_owned(), content.as_bytes().to_vec()))
        .collect();
        let loaded: Vec<_> = loaded("index.html", &files).into_iter().collect();
        assert_eq!(
            loaded,
            [
                "assets/core-d4.wasm",
                "assets/index-a1.js",
                "assets/lab-c3.js",
                "index.html"
            ]
        );
    }
}

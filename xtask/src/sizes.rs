//! Sizes: of the wasm, and of everything that the built page loads, raw and compressed, beside their budgets.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::checkout::{Checkout, unreadable};
use crate::failure::{Failure, Result};
use crate::front::DIST;
use crate::manifest::{Built, Lab, Manifest};
use crate::stamp::files;
use crate::step::read;
use crate::tally::Tally;

/// Names what may name further files; wasm and pictures don't.
const TEXTS: [&str; 4] = [".html", ".js", ".css", ".svg"];

/// Bytes.
#[derive(Clone, Copy, Default)]
struct Size {
    raw: u64,
    brotli: u64,
}

impl Size {
    const fn plus(self, other: Self) -> Self {
        Self {
            raw: self.raw + other.raw,
            brotli: self.brotli + other.brotli,
        }
    }
}

/// Prints the sizes of the built pages; a size over its budget counts as a failed check.
pub fn check(checkout: &Checkout) -> Result<Tally> {
    let files = built_files(&checkout.path(DIST))?;
    let names: Vec<_> = files.keys().cloned().collect();
    let sizes: BTreeMap<_, _> = names
        .iter()
        .cloned()
        .zip(measure(checkout, &names)?)
        .collect();
    let of = |names: &BTreeSet<String>| {
        names
            .iter()
            .map(|name| sizes[name])
            .fold(Size::default(), Size::plus)
    };

    println!("{:>12} {:>12}", "bytes", "brotli");
    let mut tally = Tally::default();
    for (what, names, budget) in parts(&checkout.manifest, &files) {
        for name in &names {
            println!("{:>12} {:>12}  {name}", sizes[name].raw, sizes[name].brotli);
        }
        tally += compare(&what, of(&names), budget);
    }
    Ok(tally)
}

/// What has a budget: its name, the files that count for it, and the budget.
fn parts(
    manifest: &Manifest,
    files: &BTreeMap<String, Vec<u8>>,
) -> Vec<(String, BTreeSet<String>, f64)> {
    let mut parts = Vec::new();
    for Lab {
        name,
        wasm,
        page,
        embed,
        single,
    } in &manifest.labs
    {
        let names = loaded(&page.file, files);
        let modules = names.iter().filter(|name| has_ending(name, ".wasm"));
        let modules = modules.cloned().collect();
        parts.push((format!("{name}'s page"), names, page.budget));
        let Built { file, budget } = embed;
        parts.push((format!("{name}'s embed"), loaded(file, files), *budget));
        parts.push((
            format!("{name}'s single file"),
            alone(single, files),
            single.budget,
        ));
        parts.push((format!("{name}'s wasm"), modules, *wasm));
    }
    let element = &manifest.element;
    parts.push(("element".to_owned(), alone(element, files), element.budget));
    parts
}

/// A file that loads nothing of itself, whatever it names: a single file has all in it, the element frames embeds.
fn alone(Built { file, .. }: &Built, files: &BTreeMap<String, Vec<u8>>) -> BTreeSet<String> {
    files.keys().filter(|name| *name == file).cloned().collect()
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

/// What a page loads of itself: the files whose names are written in it, or in one of those, but for what is only
/// imported when it is wanted, and for what it links to. Built files have unique names, so that none is
/// taken for another.
fn loaded(page: &str, files: &BTreeMap<String, Vec<u8>>) -> BTreeSet<String> {
    let mut loaded = BTreeSet::new();
    let mut found = vec![page.to_owned()];
    while let Some(name) = found.pop() {
        let Some(content) = files.get(&name) else {
            continue;
        };
        if TEXTS.iter().any(|ending| has_ending(&name, ending)) {
            let text = String::from_utf8_lossy(content);
            let named = |other: &&String| names(&text, other.rsplit('/').next().unwrap_or(other));
            found.extend(
                files
                    .keys()
                    .filter(|other| !loaded.contains(*other) && !is_only_linked(other))
                    .filter(named)
                    .cloned(),
            );
        }
        loaded.insert(name);
    }
    loaded
}

/// Other pages and texts for readers, such as the licences: they are there to be gone to.
fn is_only_linked(name: &str) -> bool {
    [".html", ".txt"]
        .iter()
        .any(|ending| has_ending(name, ending))
}

/// Whether a text names a file otherwise than in a call of `import`.
fn names(text: &str, file: &str) -> bool {
    text.match_indices(file).any(|(at, _)| {
        let before = text[..at]
            .trim_end_matches("assets/")
            .trim_end_matches("./");
        let before = before.strip_suffix(['"', '\'', '`']).unwrap_or(before);
        !before.ends_with("import(")
    })
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
    use crate::manifest::tests::COMPLETE;

    fn build(files: &[(&str, &str)]) -> BTreeMap<String, Vec<u8>> {
        files
            .iter()
            .map(|(name, content)| ((*name).to_owned(), content.as_bytes().to_vec()))
            .collect()
    }

    #[test]
    fn a_page_loads_what_it_names_and_what_that_names() {
        let files = build(&[
            ("index.html", "<script src=\"./assets/index-a1.js\">"),
            ("other.html", "<script src=\"./assets/other-b2.js\">"),
            ("assets/index-a1.js", "import './lab-c3.js'"),
            (
                "assets/lab-c3.js",
                "import './index-a1.js'; import(`./later-e5.js`); new URL('core-d4.wasm', import.meta.url)",
            ),
            ("assets/later-e5.js", ""),
            ("assets/core-d4.wasm", "other-b2.js"),
            ("assets/other-b2.js", ""),
        ]);
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

    #[test]
    fn a_page_does_not_load_the_pages_and_texts_that_it_links_to() {
        let files = build(&[
            (
                "index.html",
                "<link href=\"./licenses.txt\"><a href=\"./other.html\">",
            ),
            ("licenses.txt", ""),
            ("other.html", "<script src=\"./assets/other-b2.js\">"),
            ("assets/other-b2.js", ""),
        ]);
        let loaded: Vec<_> = loaded("index.html", &files).into_iter().collect();
        assert_eq!(loaded, ["index.html"]);
    }

    #[test]
    fn every_lab_has_its_three_forms_and_its_wasm() {
        let manifest = Manifest::parse(COMPLETE).expect("is complete");
        let files = build(&[
            ("index.html", "first-a1.wasm"),
            ("other.html", "other-b2.wasm"),
            ("embed.html", ""),
            ("other-embed.html", ""),
            ("alone.html", "first-a1.wasm"),
            ("other-alone.html", ""),
            ("first-a1.wasm", ""),
            ("other-b2.wasm", ""),
            ("element.js", "embed.html"),
        ]);
        let parts: Vec<_> = parts(&manifest, &files)
            .into_iter()
            .map(|(what, names, budget)| (what, Vec::from_iter(names).join(" "), budget))
            .collect();
        let expected = [
            ("first's page", "first-a1.wasm index.html", 70.0),
            ("first's embed", "embed.html", 80.0),
            ("first's single file", "alone.html", 90.0),
            ("first's wasm", "first-a1.wasm", 22.0),
            ("other's page", "other-b2.wasm other.html", 50.0),
            ("other's embed", "other-embed.html", 60.0),
            ("other's single file", "other-alone.html", 65.0),
            ("other's wasm", "other-b2.wasm", 5.5),
            ("element", "element.js", 4.0),
        ];
        assert_eq!(
            parts,
            expected.map(|(what, names, budget)| (what.to_owned(), names.to_owned(), budget))
        );
    }
}

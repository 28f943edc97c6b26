//! Sizes: of the wasm, and of everything that the built page loads, raw and compressed, beside their budgets.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::checkout::{Checkout, unreadable};
use crate::failure::{Failure, Result};
use crate::front::DIST;
use crate::loaded::{Files, alone, loaded, modules, with_part};
use crate::manifest::{Built, Lab, Manifest};
use crate::stamp::files;
use crate::step::read;
use crate::story::{Frame, Live, Story};
use crate::tally::Tally;

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
fn parts(manifest: &Manifest, files: &Files) -> Vec<(String, BTreeSet<String>, f64)> {
    let mut parts = Vec::new();
    for Lab {
        name,
        wasm,
        page,
        embed,
        single,
        ..
    } in &manifest.labs
    {
        let names = loaded(&page.file, files);
        let modules = modules(&names);
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
    parts.extend(parts_of_story(&manifest.story, files));
    let element = &manifest.element;
    parts.push(("element".to_owned(), alone(element, files), element.budget));
    parts
}

/// What has a budget of the story.
fn parts_of_story(story: &Story, files: &Files) -> Vec<(String, BTreeSet<String>, f64)> {
    let name = &story.name;
    let mut parts = Vec::new();
    for (what, languages) in ["page", "worksheet", "rules"]
        .into_iter()
        .zip(story.pages())
    {
        for (Built { file, budget }, language) in languages.iter().zip(["", " in Japanese"]) {
            let names = loaded(file, files);
            parts.push((format!("{name}'s {what}{language}"), names, *budget));
        }
    }
    let Live { part, budget } = &story.live;
    let live = with_part(&story.page.file, part, files);
    parts.push((format!("{name}'s wasm"), modules(&live), story.wasm));
    parts.push((format!("{name}'s live figures"), live, *budget));
    for Frame { file, budget, .. } in &story.frames {
        parts.push((format!("{name}'s {file}"), loaded(file, files), *budget));
    }
    parts
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
fn built_files(dist: &Path) -> Result<Files> {
    files(dist)?
        .into_iter()
        .map(|file| {
            let content = std::fs::read(&file).map_err(|error| unreadable(&file, &error))?;
            let name = file.strip_prefix(dist).unwrap_or(&file);
            Ok((name.to_string_lossy().replace('\\', "/"), content))
        })
        .collect()
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
    use crate::loaded::tests::build;
    use crate::manifest::tests::COMPLETE;

    #[test]
    fn every_lab_has_its_three_forms_and_its_wasm_and_the_story_its_pages_and_frames() {
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
            ("tale.html", "tale-d4.js other.html"),
            ("tale-ja.html", "tale-d4.js"),
            ("assets/tale-d4.js", "import(`./figures-c3.js`)"),
            ("assets/figures-c3.js", "tale-d4.js tale-e5.wasm"),
            ("assets/tale-e5.wasm", ""),
            ("sheet.html", ""),
            ("rules.html", ""),
            ("rules-ja.html", ""),
            ("frame.html", "frame-f6.js"),
            ("frame-f6.js", ""),
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
            ("tale's page", "assets/tale-d4.js tale.html", 40.0),
            (
                "tale's page in Japanese",
                "assets/tale-d4.js tale-ja.html",
                40.0,
            ),
            ("tale's worksheet", "sheet.html", 30.0),
            // What is not built yet.
            ("tale's worksheet in Japanese", "", 30.0),
            ("tale's rules", "rules.html", 20.0),
            ("tale's rules in Japanese", "rules-ja.html", 20.0),
            ("tale's wasm", "assets/tale-e5.wasm", 6.5),
            (
                "tale's live figures",
                "assets/figures-c3.js assets/tale-d4.js assets/tale-e5.wasm tale.html",
                75.0,
            ),
            ("tale's frame.html", "frame-f6.js frame.html", 66.0),
            ("tale's other-frame.html", "", 67.0),
            ("element", "element.js", 4.0),
        ];
        assert_eq!(
            parts,
            expected.map(|(what, names, budget)| (what.to_owned(), names.to_owned(), budget))
        );
    }
}

//! What a page of the build loads, to be found in the files themselves.

use std::collections::{BTreeMap, BTreeSet};

use crate::manifest::Built;

/// The files of a build, by their path in it.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Names what may name further files; wasm and pictures don't.
const TEXTS: [&str; 4] = [".html", ".js", ".css", ".svg"];

/// What a page loads of itself: the files whose names are written in it, or in one of those, but for what is only
/// imported when it is wanted, and for what it links to. Built files have unique names, so that none is
/// taken for another.
pub fn loaded(page: &str, files: &Files) -> BTreeSet<String> {
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

/// A file that loads nothing of itself, whatever it names: a single file has all in it, the element frames embeds.
pub fn alone(Built { file, .. }: &Built, files: &Files) -> BTreeSet<String> {
    files.keys().filter(|name| *name == file).cloned().collect()
}

/// The wasm among these files.
pub fn modules(names: &BTreeSet<String>) -> BTreeSet<String> {
    let modules = names.iter().filter(|name| has_ending(name, ".wasm"));
    modules.cloned().collect()
}

/// What a page loads of itself and with a part that it loads later; nothing if there is no such part.
pub fn with_part(page: &str, part: &str, files: &Files) -> BTreeSet<String> {
    let start = format!("assets/{part}-");
    let later: BTreeSet<String> = (files.keys())
        .filter(|name| name.starts_with(&start))
        .flat_map(|name| loaded(name, files))
        .collect();
    if later.is_empty() {
        return later;
    }
    &later | &loaded(page, files)
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// A build of such files.
    pub fn build(files: &[(&str, &str)]) -> Files {
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
    fn a_page_whose_later_part_is_missing_was_built_wrongly() {
        let files = build(&[("tale.html", ""), ("assets/figures.js", "")]);
        assert_eq!(with_part("tale.html", "figures", &files), BTreeSet::new());
    }
}

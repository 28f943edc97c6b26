//! What JavaScript knows of the registry: `labs.js` beside the wasm packages, written from `wasm-pack.toml`, so that
//! pages, builds and tests need no reader of TOML.

use std::fmt::Write;
use std::fs;

use crate::checkout::{Checkout, unwritable};
use crate::failure::Result;
use crate::manifest::{FILE, Lab, Manifest};
use crate::story::Frame;

/// In the folder of the packages.
const NAME: &str = "labs.js";

/// The version of all that is built, said once in Cargo.toml.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Writes it, unless it is what it should be: a server that watches it would load its pages again.
pub fn write(checkout: &Checkout) -> Result {
    let file = checkout.path(&checkout.manifest.out_dir).join(NAME);
    let module = module(&checkout.manifest);
    if fs::read_to_string(&file).is_ok_and(|present| present == module) {
        return Ok(());
    }
    fs::write(&file, module).map_err(|error| unwritable(&file, &error))
}

/// The file's text. All strings are names of labs, figures and files, of which the manifest's are plain.
fn module(manifest: &Manifest) -> String {
    let mut labs = String::new();
    for lab @ Lab {
        name,
        backgammon,
        group,
        ..
    } in &manifest.labs
    {
        let group = group
            .as_ref()
            .map_or("null".to_owned(), |name| format!("{name:?}"));
        let [page, embed, single] = lab.files();
        // Writing into a string cannot fail.
        let _ = writeln!(
            labs,
            "  {{ name: {name:?}, page: {page:?}, embed: {embed:?}, single: {single:?}, backgammon: {backgammon}, group: {group} }},"
        );
    }
    let story = &manifest.story;
    let mut frames = String::new();
    for Frame { file, figures, .. } in &story.frames {
        let _ = writeln!(frames, "    {{ file: {file:?}, figures: {figures:?} }},");
    }
    let name = &story.name;
    let [page, worksheet, rules] =
        [&story.page, &story.worksheet, &story.rules].map(|built| &built.file);
    let element = &manifest.element.file;
    format!(
        "// Written by cargo xtask from {FILE}, where a lab is registered.

/**
 * A lab, and the files of its three forms in the build.
 * @typedef {{Object}} Lab
 * @property {{string}} name
 * @property {{string}} page
 * @property {{string}} embed  its frame for other people's pages
 * @property {{string}} single  its page as one file
 * @property {{boolean}} backgammon  whether its page links the rules of backgammon
 * @property {{string | null}} group  the panel of the header that leads to it; null: an entry of its own
 */

/** The first one's page is that of the whole site. @type {{readonly Readonly<Lab>[]}} */
export const LABS = [
{labs}];

/**
 * The story. Its pages are in English; those in Japanese have `-ja` before `.html`.
 * @typedef {{Object}} Story
 * @property {{string}} name  of its package
 * @property {{string}} page
 * @property {{string}} worksheet  to be printed
 * @property {{string}} rules  of backgammon, for readers who don't play
 * @property {{readonly Readonly<Frame>[]}} frames  for other people's pages
 */

/**
 * A frame, and what the figures in it are called.
 * @typedef {{Object}} Frame
 * @property {{string}} file
 * @property {{readonly string[]}} figures
 */

/** @type {{Readonly<Story>}} */
export const STORY = {{
  name: {name:?},
  page: {page:?},
  worksheet: {worksheet:?},
  rules: {rules:?},
  frames: [
{frames}  ],
}};

/** The script for other people's pages. */
export const ELEMENT = {element:?};

/** Of all that is built. */
export const VERSION = {VERSION:?};
"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::manifest::tests::COMPLETE;

    #[test]
    fn the_module_has_a_line_for_every_lab_and_every_frame_in_the_registrys_order() {
        let module = module(&Manifest::parse(COMPLETE).expect("is complete"));
        let lines: Vec<_> = module
            .lines()
            .filter(|line| line.trim_start().starts_with('{'))
            .collect();
        assert_eq!(
            lines,
            [
                r#"  { name: "first", page: "index.html", embed: "embed.html", single: "alone.html", backgammon: false, group: null },"#,
                r#"  { name: "other", page: "other.html", embed: "other-embed.html", single: "other-alone.html", backgammon: true, group: "games" },"#,
                r#"    { file: "frame.html", figures: ["one", "two"] },"#,
                r#"    { file: "other-frame.html", figures: ["three"] },"#,
            ]
        );
        assert!(
            module.contains(
                "\n  name: \"tale\",\n  page: \"tale.html\",\n  worksheet: \"sheet.html\",\n  rules: \"rules.html\",\n"
            ),
            "{module}"
        );
        assert!(
            module.contains(r#"export const ELEMENT = "element.js";"#),
            "{module}"
        );
    }
}

//! `wasm-pack.toml`, the registry of the labs and the story, and the manifest of their wasm packages.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::failure::{Failure, Result, fail};
use crate::story::{Frame, Story};

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
    pub story: Story,
}

/// A lab: one package, in three forms.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Lab {
    /// What everything that belongs to it is called: the crate's feature with which its package is built, the folders
    /// of its package and its JavaScript, its element (`NAME-lab`), and what an address calls it.
    pub name: String,
    /// The most that the .wasm file may have, in KB of 1000 bytes after brotli.
    pub wasm: f64,
    /// Whether its readers have to know the rules of backgammon: its page then links them.
    #[serde(default)]
    pub backgammon: bool,
    /// The panel of the header that leads to it. Without one, the lab has an entry of its own.
    pub group: Option<String>,
    /// All that the page loads of itself.
    pub page: Built,
    /// All that the lab's frame for other people's pages loads.
    pub embed: Built,
    /// The page once more as one file, which loads nothing.
    pub single: Built,
}

impl Lab {
    /// Its files in the build: page, embed, single file.
    pub fn files(&self) -> [&str; 3] {
        [&self.page, &self.embed, &self.single].map(|built| built.file.as_str())
    }
}

/// A file of the build, and the most that it and what it loads may have, in KB of 1000 bytes after brotli.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Built {
    pub file: String,
    pub budget: f64,
}

impl Built {
    /// The page itself, which is in English, and the Japanese one beside it.
    pub fn languages(&self) -> [Self; 2] {
        let name = self.file.trim_end_matches(".html");
        [self.file.clone(), format!("{name}-ja.html")].map(|file| Self { file, ..*self })
    }
}

impl Manifest {
    /// What there is a package of: the labs, and the story.
    pub fn packages(&self) -> impl Iterator<Item = &str> {
        let labs = self.labs.iter().map(|lab| &*lab.name);
        labs.chain([&*self.story.name])
    }

    pub fn parse(text: &str) -> Result<Self> {
        let manifest: Self = toml::from_str(text).map_err(|error| {
            let line = error
                .span()
                .map_or(1, |span| 1 + text[..span.start].matches('\n').count());
            Failure::new(format!("{FILE}, line {line}: {}.", error.message()))
        })?;
        manifest.check()?;
        Ok(manifest)
    }

    /// All files of the build that have a name here.
    fn files(&self) -> Vec<String> {
        let labs = self.labs.iter().flat_map(Lab::files).map(str::to_owned);
        let pages = self.story.pages().into_iter().flatten();
        let frames = self.story.frames.iter();
        [self.element.file.clone()]
            .into_iter()
            .chain(labs)
            .chain(pages.map(|page| page.file))
            .chain(frames.map(|Frame { file, .. }| file.clone()))
            .collect()
    }

    /// What the format cannot say: that there is a lab, and that no two of them, nor the story, share a name or a file. No
    /// figure is in two frames.
    fn check(&self) -> Result {
        if self.labs.is_empty() {
            return fail(format!("{FILE} lists no labs."));
        }
        for lab in &self.labs {
            if let Some(bad) = lab.name.chars().find(|c| !matches!(c, 'a'..='z' | '-')) {
                return fail(format!(
                    "{FILE}: {bad:?} cannot be in {:?}, because a lab's name is part of its element's name.",
                    lab.name
                ));
            }
        }
        let Story { frames, .. } = &self.story;
        let figures = frames.iter().flat_map(|frame| &frame.figures);
        let names = self.files().into_iter();
        let names = names.chain(self.packages().map(str::to_owned));
        let twice = twice(names).or_else(|| twice(figures.cloned()));
        twice.map_or(Ok(()), |name| fail(format!("{FILE} lists {name} twice.")))
    }
}

/// The first name that has been there before.
fn twice(mut names: impl Iterator<Item = String>) -> Option<String> {
    let mut seen = BTreeSet::new();
    names.find(|name| !seen.insert(name.clone()))
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// What has everything, for the tests of whoever reads a manifest.
    pub const COMPLETE: &str = r#"
        version = "0.15.1"
        crate = "src/wasm"
        target = "web"
        out-dir = "www/pkg"
        out-name = "rollout_lab"
        element = { file = "element.js", budget = 4.0 }
        [[labs]]
        name = "first"
        wasm = 22.0
        page = { file = "index.html", budget = 70.0 }
        embed = { file = "embed.html", budget = 80.0 }
        single = { file = "alone.html", budget = 90.0 }
        [[labs]]
        name = "other"
        backgammon = true
        group = "games"
        wasm = 5.5
        page = { file = "other.html", budget = 50.0 }
        embed = { file = "other-embed.html", budget = 60.0 }
        single = { file = "other-alone.html", budget = 65.0 }
        [story]
        name = "tale"
        wasm = 6.5
        page = { file = "tale.html", budget = 40.0 }
        live = { part = "figures", budget = 75.0 }
        worksheet = { file = "sheet.html", budget = 30.0 }
        rules = { file = "rules.html", budget = 20.0 }
        [[story.frames]]
        file = "frame.html"
        budget = 66.0
        figures = ["one", "two"]
        [[story.frames]]
        file = "other-frame.html"
        budget = 67.0
        figures = ["three"]
    "#;

    fn refusal(text: &str) -> String {
        Manifest::parse(text).expect_err("is refused").to_string()
    }

    #[test]
    fn a_complete_manifest_is_read() {
        let manifest = Manifest::parse(COMPLETE).expect("is complete");
        assert_eq!(manifest.crate_dir, "src/wasm");
        assert_eq!(manifest.out_name, "rollout_lab");
        assert_eq!(manifest.element.file, "element.js");
        let [first, other] = manifest.labs.as_slice() else {
            panic!("{:?}", manifest.labs);
        };
        assert_eq!(first.name, "first");
        assert_eq!(first.page.budget, 70.0);
        assert_eq!((first.backgammon, other.backgammon), (false, true));
        assert_eq!(
            (first.group.as_deref(), other.group.as_deref()),
            (None, Some("games"))
        );
        assert_eq!(first.files(), ["index.html", "embed.html", "alone.html"]);
        assert_eq!(other.wasm, 5.5);
        let story = &manifest.story;
        assert_eq!((&*story.live.part, story.live.budget), ("figures", 75.0));
        assert_eq!(story.frames[0].figures, ["one", "two"]);
        assert_eq!(story.frames[1].budget, 67.0);
    }

    #[test]
    fn labs_and_story_have_packages_and_a_page_of_the_story_another_one_in_japanese() {
        let manifest = Manifest::parse(COMPLETE).expect("is complete");
        assert!(manifest.packages().eq(["first", "other", "tale"]));
        let pages = manifest.story.pages();
        let pages = pages.as_flattened().iter();
        let pages: Vec<_> = pages.map(|page| (&*page.file, page.budget)).collect();
        assert_eq!(
            pages,
            [
                ("tale.html", 40.0),
                ("tale-ja.html", 40.0),
                ("sheet.html", 30.0),
                ("sheet-ja.html", 30.0),
                ("rules.html", 20.0),
                ("rules-ja.html", 20.0)
            ]
        );
    }

    #[test]
    fn an_unknown_key_is_refused_with_its_name_and_line() {
        for (before, line) in [("target =", 4), ("wasm = 22.0", 10)] {
            let sentence = refusal(&COMPLETE.replace(before, &format!("colour = 3\n{before}")));
            let start = format!("wasm-pack.toml, line {line}: unknown field `colour`");
            assert!(sentence.starts_with(&start), "{sentence}");
        }
        for budget in ["budget = 80.0", "budget = 75.0"] {
            let sentence = refusal(&COMPLETE.replace(budget, &format!("{budget}, colour = 3")));
            assert!(sentence.contains("unknown field `colour`"), "{sentence}");
        }
        for before in ["wasm = 6.5", "figures = [\"three\"]"] {
            let sentence = refusal(&COMPLETE.replace(before, &format!("colour = 3\n{before}")));
            assert!(sentence.contains("unknown field `colour`"), "{sentence}");
        }
    }

    #[test]
    fn a_missing_key_is_refused_with_its_name() {
        for (key, name) in [
            ("wasm = 22.0", "wasm"),
            (", budget = 70.0", "budget"),
            ("out-name = \"rollout_lab\"", "out-name"),
            (
                "single = { file = \"alone.html\", budget = 90.0 }",
                "single",
            ),
            ("live = { part = \"figures\", budget = 75.0 }", "live"),
            ("figures = [\"three\"]", "figures"),
        ] {
            let sentence = refusal(&COMPLETE.replace(key, ""));
            let missing = format!("missing field `{name}`");
            assert!(sentence.contains(&missing), "{sentence}");
        }
    }

    #[test]
    fn neither_two_labs_nor_the_story_can_share_a_name_or_a_file_and_no_two_frames_a_figure() {
        for (mine, yours) in [
            ("\"other\"", "\"first\""),
            ("\"other.html\"", "\"embed.html\""),
            ("\"other-alone.html\"", "\"element.js\""),
            ("\"tale\"", "\"other\""),
            ("\"tale.html\"", "\"index.html\""),
            ("\"other.html\"", "\"sheet-ja.html\""),
            ("\"other-frame.html\"", "\"frame.html\""),
            ("\"three\"", "\"two\""),
        ] {
            let sentence = refusal(&COMPLETE.replace(mine, yours));
            let named = yours.trim_matches('"');
            assert_eq!(sentence, format!("wasm-pack.toml lists {named} twice."));
        }
    }

    #[test]
    fn a_name_that_no_element_can_have_is_refused() {
        let sentence = refusal(&COMPLETE.replace("\"other\"", "\"Other\""));
        assert!(
            sentence.contains("'O' cannot be in \"Other\""),
            "{sentence}"
        );
    }
}

//! What the registry says of the story.

use serde::Deserialize;

use crate::manifest::Built;

/// The story: one package, its pages, and its figures in other people's pages.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Story {
    /// The crate's feature with which its package is built, and the folder of that.
    pub name: String,
    /// The most that the .wasm file may have, in KB of 1000 bytes after brotli.
    pub wasm: f64,
    /// What the page loads before a figure lives.
    pub page: Built,
    /// What it has loaded when figures live.
    pub live: Live,
    /// A page to be printed.
    pub worksheet: Built,
    /// The rules of backgammon, for readers who don't play.
    pub rules: Built,
    /// For other people's pages.
    pub frames: Vec<Frame>,
}

/// A part that a page loads later, and the most that the page then has loaded, in KB of 1000 bytes after brotli.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Live {
    /// What its files in the build are called, but for what makes their names unique.
    pub part: String,
    pub budget: f64,
}

/// A frame with some of the story's figures.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    pub file: String,
    /// The most that it loads.
    pub budget: f64,
    /// What they are called.
    pub figures: Vec<String>,
}

impl Story {
    /// Its pages, each with its budget: in English, and in Japanese.
    pub fn pages(&self) -> [[Built; 2]; 3] {
        [&self.page, &self.worksheet, &self.rules].map(Built::languages)
    }
}

//! The comparison of [`unbiased`](super::unbiased) at full size: twenty positions, each with a
//! million plain games and a hundred thousand games with luck subtracted.
//!
//! Rolling them takes some hours on two cores. So the project keeps the statistics in a file, block
//! by block. This command rolls the missing blocks:
//!
//!     cargo test --release --test contact_rollouts -- --ignored hours

use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;

use serde::{Deserialize, Serialize};

use crate::hexadecimal::hash;
use crate::positions::{self, Position};
use crate::unbiased::{Compared, Size, assert_unbiased, by_two_threads};

/// The numbers of games of a block.
const BLOCK: Size = Size {
    plain: 100_000,
    reduced: 10_000,
};

/// The number of blocks of a position.
const BLOCKS: u64 = 10;

/// The file: statistics of the blocks that were rolled with these weights.
#[derive(Serialize, Deserialize)]
struct SavedBlocks {
    /// The hash of the weights.
    weights: String,
    parts: Vec<Part>,
}

/// Statistics of consecutive blocks of a position, from `first` up to, but not including, `end`.
#[derive(Serialize, Deserialize)]
struct Part {
    position: String,
    first: u64,
    end: u64,
    compared: Compared,
}

/// Returns the path of the file.
fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/contact-unbiased.json")
}

/// Returns a 64-bit hash of the current networks.
fn weights() -> String {
    let files = [
        include_bytes!("../../src/backgammon/network/trained/full.bin").as_slice(),
        include_bytes!("../../src/backgammon/network/trained/scout.bin"),
        include_bytes!("../../src/backgammon/network/trained/tiny.bin"),
    ];
    hash(&files.concat()).as_str().expect("a text").to_owned()
}

impl SavedBlocks {
    /// Reads the file. Returns no blocks if it does not exist or has other weights.
    ///
    /// Panics if the file is invalid, so that it is not overwritten.
    fn read() -> Self {
        let text = fs::read_to_string(file()).ok();
        let saved = text.map(|text| serde_json::from_str::<Self>(&text).expect("a valid file"));
        let current = saved.filter(|saved| saved.weights == weights());
        current.unwrap_or_else(|| Self {
            weights: weights(),
            parts: Vec::new(),
        })
    }

    /// Writes the file. It writes a new file and renames it, so stopping the test at any time loses
    /// nothing.
    fn write(&self) {
        let parts = self
            .parts
            .iter()
            .map(|part| serde_json::to_string(part).unwrap());
        let parts = parts.collect::<Vec<_>>().join(",\n");
        let text = format!(
            "{{\"weights\": \"{}\", \"parts\": [\n{parts}\n]}}\n",
            self.weights
        );
        let new_file = file().with_extension("new");
        fs::write(&new_file, text).expect("a writable file");
        fs::rename(new_file, file()).expect("a file that can be replaced");
    }

    /// Whether a block of a position has been rolled.
    fn has(&self, position: &str, block: u64) -> bool {
        let mut parts = self.parts.iter();
        parts.any(|part| part.position == position && (part.first..part.end).contains(&block))
    }

    /// Adds a block, and merges consecutive blocks from the first one on. So the merged floats do
    /// not depend on the order in which blocks are rolled.
    fn add(&mut self, part: Part) {
        self.parts.push(part);
        self.parts
            .sort_by(|one, other| (&one.position, one.first).cmp(&(&other.position, other.first)));
        let mut merged: Vec<Part> = Vec::new();
        for part in self.parts.drain(..) {
            match merged.last_mut() {
                Some(last)
                    if last.first == 0
                        && last.position == part.position
                        && last.end == part.first =>
                {
                    last.compared = last.compared.clone().merge(&part.compared);
                    last.end = part.end;
                }
                _ => merged.push(part),
            }
        }
        self.parts = merged;
    }

    /// Returns the statistics of all blocks of a position; `None` if there are none.
    fn all_of(&self, position: &Position) -> Option<Compared> {
        let parts = self
            .parts
            .iter()
            .filter(|part| part.position == position.name);
        parts
            .map(|part| part.compared.clone())
            .reduce(|all, part| all.merge(&part))
    }
}

#[test]
fn saved_rollouts_are_unbiased() {
    let (saved, positions) = (SavedBlocks::read(), positions::all());
    assert!(
        !saved.parts.is_empty(),
        "the weights have changed since {} was rolled: see hours.rs",
        file().display()
    );
    let comparisons = positions.iter().map(|position| {
        let compared = saved.all_of(position);
        (position, compared.expect("a block of each position"))
    });
    assert_unbiased(comparisons);
}

#[test]
#[ignore = "hours: cargo test --release --test contact_rollouts -- --ignored hours"]
fn missing_blocks_are_rolled() {
    let positions = positions::all();
    let saved = Mutex::new(SavedBlocks::read());
    // The first block of all positions, then the second block of all positions, and so on.
    let blocks: Vec<(u64, usize)> = (0..BLOCKS)
        .flat_map(|block| (0..positions.len()).map(move |position| (block, position)))
        .filter(|&(block, position)| !saved.lock().unwrap().has(positions[position].name, block))
        .collect();
    by_two_threads(blocks.len(), |index| {
        let (block, number) = blocks[index];
        let position = &positions[number];
        let seed = 1_000_000 + 2 * (block * 100 + number as u64);
        let part = Part {
            position: position.name.to_owned(),
            first: block,
            end: block + 1,
            compared: Compared::roll(position, BLOCK, seed),
        };
        let mut saved = saved.lock().unwrap();
        saved.add(part);
        saved.write();
    });
    let saved = saved.into_inner().unwrap();
    for position in &positions {
        let size = saved.all_of(position).map(|compared| compared.size());
        let all = Size {
            plain: BLOCKS * BLOCK.plain,
            reduced: BLOCKS * BLOCK.reduced,
        };
        assert_eq!(size, Some(all), "{}", position.name);
    }
    saved_rollouts_are_unbiased();
}

//! The comparison of [`unbiased`](super::unbiased) at its full size: twenty positions, a million plain games of each against a hundred
//! thousand with luck subtracted. It takes two cores some hours, so that what has been rolled is kept in a file of the project, block by block,
//! and whoever wants more goes on from there:
//!
//!     cargo test --release --test contact_rollouts -- --ignored hours

use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;

use serde::{Deserialize, Serialize};

use crate::hexadecimal::hash;
use crate::positions::{self, Position};
use crate::unbiased::{Compared, Size, assert_unbiased, by_two_threads};

/// What is rolled at a time.
const BLOCK: Size = Size {
    plain: 100_000,
    reduced: 10_000,
};

/// How many blocks a position has.
const BLOCKS: u64 = 10;

/// What has been rolled with these weights.
#[derive(Serialize, Deserialize)]
struct Kept {
    weights: String,
    parts: Vec<Part>,
}

/// Some blocks of a position, one after the other.
#[derive(Serialize, Deserialize)]
struct Part {
    position: String,
    first: u64,
    end: u64,
    compared: Compared,
}

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/contact-unbiased.json")
}

/// The networks as they are now, in 64 bits.
fn weights() -> String {
    let files = [
        include_bytes!("../../src/backgammon/network/trained/full.bin").as_slice(),
        include_bytes!("../../src/backgammon/network/trained/scout.bin"),
        include_bytes!("../../src/backgammon/network/trained/tiny.bin"),
    ];
    hash(&files.concat()).as_str().expect("a text").to_owned()
}

impl Kept {
    /// What the file has; nothing if it is of other weights, or is not there. One that can't be read is not written over.
    fn read() -> Self {
        let text = fs::read_to_string(file()).ok();
        let kept = text.map(|text| serde_json::from_str::<Self>(&text).expect("what was kept"));
        let of_these = kept.filter(|kept| kept.weights == weights());
        of_these.unwrap_or_else(|| Self {
            weights: weights(),
            parts: Vec::new(),
        })
    }

    /// Writes it beside the file first: whoever ends the rolling in between loses nothing.
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
        let beside = file().with_extension("new");
        fs::write(&beside, text).expect("a file that can be written");
        fs::rename(beside, file()).expect("a file that can be written over");
    }

    fn has(&self, position: &str, block: u64) -> bool {
        let mut parts = self.parts.iter();
        parts.any(|it| it.position == position && (it.first..it.end).contains(&block))
    }

    /// Adds a block. Blocks that follow each other are merged, always from the first one on: what comes of all of them does not
    /// depend on which was there before.
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
                    last.compared = last.compared.clone().and(&part.compared);
                    last.end = part.end;
                }
                _ => merged.push(part),
            }
        }
        self.parts = merged;
    }

    /// All that is known of a position; `None` if nothing is.
    fn of(&self, position: &Position) -> Option<Compared> {
        let parts = self.parts.iter().filter(|it| it.position == position.name);
        parts
            .map(|it| it.compared.clone())
            .reduce(|all, part| all.and(&part))
    }
}

#[test]
fn what_was_rolled_in_hours_is_unbiased() {
    let (kept, positions) = (Kept::read(), positions::all());
    assert!(
        !kept.parts.is_empty(),
        "the weights have changed since {} was rolled: see hours.rs",
        file().display()
    );
    let of_each = positions.iter().map(|position| {
        let known = kept.of(position);
        (position, known.expect("a block of each position"))
    });
    assert_unbiased(of_each);
}

#[test]
#[ignore = "hours: cargo test --release --test contact_rollouts -- --ignored hours"]
fn all_that_is_missing_is_rolled() {
    let positions = positions::all();
    let kept = Mutex::new(Kept::read());
    // The first block of all positions, then the second one, and so on.
    let blocks: Vec<(u64, usize)> = (0..BLOCKS)
        .flat_map(|block| (0..positions.len()).map(move |position| (block, position)))
        .filter(|&(block, position)| !kept.lock().unwrap().has(positions[position].name, block))
        .collect();
    by_two_threads(blocks.len(), |number| {
        let (block, number) = blocks[number];
        let position = &positions[number];
        let seed = 1_000_000 + 2 * (block * 100 + number as u64);
        let part = Part {
            position: position.name.to_owned(),
            first: block,
            end: block + 1,
            compared: Compared::rolled(position, BLOCK, seed),
        };
        let mut kept = kept.lock().unwrap();
        kept.add(part);
        kept.write();
    });
    let kept = kept.into_inner().unwrap();
    for position in &positions {
        let size = kept.of(position).map(|compared| compared.size());
        let all = Size {
            plain: BLOCKS * BLOCK.plain,
            reduced: BLOCKS * BLOCK.reduced,
        };
        assert_eq!(size, Some(all), "{}", position.name);
    }
    what_was_rolled_in_hours_is_unbiased();
}

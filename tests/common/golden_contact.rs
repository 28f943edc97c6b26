//! The golden data of whole games, as `golden.rs` beside it has that of the other labs. Where the numbers come from says the README of
//! `tests/golden/`. Also used by the tests of src/wasm.
#![allow(dead_code)] // Each test file uses its part.

use serde::Deserialize;

/// Positions of whole games, a roll, and its plays.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contact {
    pub about: String,
    pub cases: Vec<ContactCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContactCase {
    /// Before the roll, the side on roll.
    pub id: String,
    /// contact or crashed.
    pub class: String,
    /// Chances of the side on roll before the roll, looking no ply ahead, and two: win, win gammon, win backgammon, lose
    /// gammon, lose backgammon (0..1).
    pub p0: [f64; 5],
    pub p2: [f64; 5],
    pub roll: [u8; 2],
    /// Up to twelve, the best first.
    pub plays: Vec<ContactPlay>,
    /// How many plays there are.
    pub legal: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContactPlay {
    /// After it, the other side on roll.
    pub id: String,
    /// Of the side that has played, in points, cubeless.
    pub equity: f64,
}

pub fn positions() -> Contact {
    serde_json::from_str(include_str!("../golden/contact.json")).expect("contact.json")
}

/// What whole games must come to while the weights are the same; written and read by `tests/contact_rollouts/bits.rs`.
pub fn bits() -> serde_json::Value {
    let text = include_str!("../golden/contact-bits.json");
    serde_json::from_str(text).expect("contact-bits.json")
}

/// A text as people paste it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pasted {
    pub text: String,
    /// A position ID, or a sentence.
    pub expected: String,
    pub why: String,
}

pub fn pasted() -> Vec<Pasted> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        #[serde(rename = "about")]
        _about: String,
        cases: Vec<Pasted>,
    }
    let file: File =
        serde_json::from_str(include_str!("../golden/pasted.json")).expect("is as declared");
    file.cases
}

//! Golden data of whole games. `golden.rs` has the data of the other labs.
//!
//! The README of `tests/golden/` says where the numbers come from. Also used by the tests of
//! src/wasm.
#![allow(dead_code)] // Each test file uses its part.

use serde::Deserialize;

/// Positions of whole games, each with a roll and its plays.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contact {
    pub about: String,
    pub cases: Vec<ContactCase>,
}

/// A position, a roll, and its plays.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContactCase {
    /// The position ID before the roll, for the side on roll.
    pub id: String,
    /// The class of the position: contact or crashed.
    pub class: String,
    /// Chances (0..1) of the side on roll before the roll, without lookahead.
    ///
    /// They are: win, win gammon, win backgammon, lose gammon, lose backgammon.
    pub p0: [f64; 5],
    /// Chances (0..1) with a lookahead of two plies, in the order of `p0`.
    pub p2: [f64; 5],
    /// The two dice.
    pub roll: [u8; 2],
    /// Up to twelve plays, the best first.
    pub plays: Vec<ContactPlay>,
    /// The number of legal plays.
    pub legal: usize,
}

/// A play and its equity.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContactPlay {
    /// The position ID after the play, for the other side on roll.
    pub id: String,
    /// The cubeless equity of the side that has played, in points.
    pub equity: f64,
}

/// Reads `contact.json`.
pub fn positions() -> Contact {
    serde_json::from_str(include_str!("../golden/contact.json")).expect("contact.json")
}

/// Reads the bits of whole games with the current weights. `tests/contact_rollouts/bits.rs` writes
/// and compares them.
pub fn bits() -> serde_json::Value {
    let text = include_str!("../golden/contact-bits.json");
    serde_json::from_str(text).expect("contact-bits.json")
}

/// A text as people paste it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pasted {
    /// The pasted text.
    pub text: String,
    /// The expected position ID, or the sentence of the error.
    pub expected: String,
    /// The reason for the case.
    pub why: String,
}

/// Reads `pasted.json`.
pub fn pasted() -> Vec<Pasted> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        #[serde(rename = "about")]
        _about: String,
        cases: Vec<Pasted>,
    }
    let file: File =
        serde_json::from_str(include_str!("../golden/pasted.json")).expect("pasted.json");
    file.cases
}

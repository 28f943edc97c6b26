//! The golden data: the one place that reads `tests/golden/`. Where the numbers come from says the README
//! there. Also used by the tests of src/wasm.
#![allow(dead_code)] // Each test file uses its part.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The article's numbers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Article {
    pub source: String,
    pub units: String,
    /// By leaf: `D`, `F` or `B`.
    pub leaves: BTreeMap<char, LeafFacts>,
    pub exact_win: f64,
    pub raw_variance: f64,
    /// By name: correct, `made_up` or backwards.
    pub tables: BTreeMap<String, Table>,
    pub biased_example: BiasedExample,
    pub games: Games,
    pub after_10: Totals,
    pub after_30: Totals,
    pub backwards_running_total_games_11_to_30: Vec<f64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeafFacts {
    pub event: String,
    /// A fraction.
    pub probability: String,
    pub result: f64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    pub doubles: f64,
    pub no_doubles: f64,
    pub o_fails: f64,
    pub o_bears_off: f64,
    pub reduced: BTreeMap<char, f64>,
    pub variance: f64,
    /// A fraction; none where the variance is 0.
    pub equivalent_games: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BiasedExample {
    /// The table that is changed.
    pub table: String,
    /// Its estimate for doubles then.
    pub doubles: f64,
    /// A decimal, as printed.
    pub limit: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Games {
    /// A letter per game: `D`, `F` or `B`.
    pub first_10: String,
    pub next_20: String,
}

/// Sums over games, and some means as printed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Totals {
    pub raw_total: f64,
    pub correct: f64,
    pub made_up: f64,
    pub backwards: f64,
    pub raw_mean: Option<String>,
    pub backwards_mean: Option<String>,
}

/// What the generator must roll for ever.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stability {
    pub seeds: Vec<SeedFacts>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeedFacts {
    pub seed: String,
    /// X's dice and, unless they were doubles, O's: `31 64`, `55`.
    pub first_games: Vec<String>,
    /// The last ten of the longest rollout.
    pub last_games: Vec<String>,
    pub leaves: Vec<LeafCounts>,
    pub rejected: Vec<Rejected>,
    /// The seeds derived from this one.
    pub children: Vec<String>,
}

/// How the first so many games ended.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeafCounts {
    pub games: u64,
    pub doubles: u64,
    pub fails: u64,
    pub bears_off: u64,
}

/// A trial whose first draw had to be repeated.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rejected {
    pub trial: u64,
    pub game: String,
}

pub fn article() -> Article {
    serde_json::from_str(include_str!("../golden/article.json")).expect("article.json")
}

/// What bear-offs must come to for ever; written and read by `tests/bearoff_bits.rs`.
pub fn bearoff_bits() -> serde_json::Value {
    let text = include_str!("../golden/bearoff-bits.json");
    serde_json::from_str(text).expect("bearoff-bits.json")
}

pub fn stability() -> Stability {
    serde_json::from_str(include_str!("../golden/stability.json")).expect("stability.json")
}

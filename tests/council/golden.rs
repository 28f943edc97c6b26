//! Independent numbers of the council. `tests/golden/README.md` says where they come from.

use rollout_lab::models::council::{Model, Rule, Setting};
use serde::Deserialize;

/// The council's part of `shogi.json`. `tests/walk` reads the walk's part.
#[derive(Deserialize)]
struct Golden {
    council_n2_s1_2: Vec<Row>,
}

/// Rates of a council with two candidates, 0..1.
///
/// In `sync50`, the third program copies the second in half of the positions.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub n: u64,
    pub s1: f64,
    pub s2: f64,
    pub ratio: f64,
    pub p_strong: f64,
    pub p_weak: f64,
    pub agree_strong_weak: f64,
    pub agree_weak_weak: f64,
    pub agree_weak_weak_sync50: f64,
    pub majority_tie_strong: f64,
    pub majority_tie_random: f64,
    pub optimistic: f64,
    pub pessimistic: f64,
    pub full_information: f64,
    pub majority_tie_strong_sync50: f64,
    pub majority_tie_random_sync50: f64,
    pub optimistic_sync50: f64,
    pub pessimistic_sync50: f64,
    pub optimal: f64,
    pub optimal_syncaware_sync50: f64,
    pub optimal_knowing_sync50: f64,
}

/// Reads the council's rows of `shogi.json`.
pub fn rows() -> Vec<Row> {
    let golden: Golden =
        serde_json::from_str(include_str!("../golden/shogi.json")).expect("shogi.json");
    golden.council_n2_s1_2
}

/// The contents of `council-more.json`.
#[derive(Deserialize)]
pub struct More {
    pub agreement_s1_2: Vec<AgreementRow>,
    pub equal_programs: Vec<EqualRow>,
}

/// The rates at which two programs report the same move, 0..1.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AgreementRow {
    pub candidates: u64,
    pub s2_over_s1: f64,
    pub strongest_and_other: f64,
    pub others: f64,
    pub others_with_50_percent_copies: f64,
}

/// The rates of rules of `programs` equally good programs with s = 2d, 0..1, in 10⁷ simulated
/// positions.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EqualRow {
    #[serde(rename = "n")]
    pub candidates: u64,
    #[serde(rename = "N")]
    pub programs: u64,
    pub optimal: f64,
    #[serde(rename = "optimal_predA")]
    pub predicted: f64,
    pub optimistic: f64,
    pub majority_random_tie: f64,
    pub pessimistic: f64,
}

/// Reads `council-more.json`.
pub fn more() -> More {
    serde_json::from_str(include_str!("../golden/council-more.json")).expect("council-more.json")
}

impl EqualRow {
    /// Returns each rule's rate, 0..1.
    ///
    /// With equal programs, it doesn't matter how a tie of votes is settled.
    pub fn rates(&self) -> [(Rule, f64); 6] {
        [
            (Rule::Optimal, self.optimal),
            (Rule::OptimalPredicted, self.predicted),
            (Rule::Optimistic, self.optimistic),
            (Rule::MajorityRandom, self.majority_random_tie),
            (Rule::MajorityStrongest, self.majority_random_tie),
            (Rule::Pessimistic, self.pessimistic),
        ]
    }
}

impl Row {
    /// Returns the row's council with this percentage of copies.
    pub fn model(&self, copying: f64) -> Model {
        model(self.n, self.s1, self.s2, copying)
    }
}

/// Creates a council of three programs with d = 1.
pub fn model(candidates: u64, s1: f64, s2: f64, copying: f64) -> Model {
    Model::new(Setting {
        candidates,
        d: 1.0,
        s1,
        s2,
        copying,
        programs: 3,
    })
    .expect("a council")
}

/// Creates a council of programs with equal noise and d = 1.
pub fn panel(candidates: u64, noise: f64, programs: u64) -> Model {
    Model::new(Setting {
        candidates,
        d: 1.0,
        s1: noise,
        s2: noise,
        copying: 0.0,
        programs,
    })
    .expect("a panel")
}

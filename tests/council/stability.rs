//! The promise that a seed keeps its positions in every later version, natively and in WebAssembly,
//! and that exact rates stay the same to the last bit.

use std::collections::BTreeMap;

use rollout_lab::models::council::{Model, Rule, Setting, Simulation, exact_rates};
use serde::{Deserialize, Serialize};

/// A council, a seed and its results in `council-stability.json`.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Case {
    candidates: u64,
    d: f64,
    s1: f64,
    s2: f64,
    copying: f64,
    programs: u64,
    seed: String,
    trials: u64,
    /// The number of hits of each rule.
    hits: BTreeMap<String, u64>,
    /// The exact rate of each rule in percent, as the hexadecimal bits of an f64. `None` if it is
    /// not known.
    exact: BTreeMap<String, Option<String>>,
}

#[test]
fn a_seed_keeps_its_positions_and_exact_rates() {
    let text = include_str!("../golden/council-stability.json");
    let cases: Vec<Case> = serde_json::from_str(text).expect("council-stability.json");
    let mut now = Vec::new();
    for case in &cases {
        let model = Model::new(Setting {
            candidates: case.candidates,
            d: case.d,
            s1: case.s1,
            s2: case.s2,
            copying: case.copying,
            programs: case.programs,
        })
        .expect("a council");
        let mut simulation = Simulation::new(model, case.seed.parse().expect("a seed"));
        simulation.roll(case.trials);
        let hits = |rule: Rule| (rule.name().to_owned(), simulation.sums().hits(rule));
        let exact = exact_rates(&model);
        let bits = |rule: Rule| {
            let bits = exact
                .get(rule)
                .map(|rate| format!("{:016x}", rate.to_bits()));
            (rule.name().to_owned(), bits)
        };
        now.push(Case {
            exact: Rule::ALL.map(bits).into(),
            hits: Rule::ALL.map(hits).into(),
            seed: case.seed.clone(),
            ..*case
        });
    }
    let json = |cases: &[Case]| serde_json::to_string_pretty(cases).expect("JSON");
    let (promised, now) = (json(&cases), json(&now));
    assert!(
        promised == now,
        "the promise is broken; the file would be now {now}"
    );
}

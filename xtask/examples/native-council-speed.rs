//! Prints how many positions a second a council of three decides natively, by nine rules each, for `cargo xtask bench`: s₂ = 1.5
//! s₁ and two moves, as in tests/golden/shogi.json. Argument: how many positions.

use std::time::Instant;

use rollout_lab::models::council::{Model, Setting, Simulation};
use rollout_lab::rollout::seed::Seed;

fn main() {
    let trials = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let trials: u64 = trials.expect("argument: how many positions");
    let model = Model::new(Setting {
        candidates: 2,
        d: 1.0,
        s1: 2.0,
        s2: 3.0,
        copying: 0.0,
        programs: 3,
    })
    .expect("a council");
    let mut simulation = Simulation::new(model, Seed::new(1));
    let start = Instant::now();
    simulation.roll(trials);
    println!("{}", trials as f64 / start.elapsed().as_secs_f64());
}

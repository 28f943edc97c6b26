//! Prints how many walks of professional games a second the core walks natively, calibrated luck included, for `cargo xtask
//! bench`. Argument: how many walks.

use std::sync::Arc;
use std::time::Instant;

use rollout_lab::models::walk::{Measure, Model, Rollout, WalkGames, Walks, WinningChanceScale};
use rollout_lab::rollout::seed::Seed;

fn main() {
    let walks = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let walks: u64 = walks.expect("argument: how many walks");
    let walked = Walks::with_any_share(
        Model::PROFESSIONAL_GAMES,
        Measure::Win(WinningChanceScale::Calibrated),
    );
    let mut rollout = Rollout::with_runner(WalkGames::new(Arc::new(walked)), Seed::new(1));
    let start = Instant::now();
    rollout.roll(walks);
    println!("{}", walks as f64 / start.elapsed().as_secs_f64());
}

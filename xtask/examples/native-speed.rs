//! The native side of `cargo xtask bench`: rolls as many games as the command line says and prints how many it
//! rolled in a second. The same code path as `TwoCheckerRollout.roll` in the browser.

use std::hint::black_box;
use std::time::Instant;

use rollout_lab::labs::two_checker::Rollout;
use rollout_lab::rollout::seed::Seed;

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok());
    let games: u64 = games.expect("the number of games is the only argument");
    // Twice: the first warms up.
    let mut speed = 0.0;
    for seed in 1..=2 {
        let mut rollout = Rollout::new(Seed::new(seed));
        let start = Instant::now();
        rollout.roll(black_box(games));
        speed = games as f64 / start.elapsed().as_secs_f64();
        black_box(rollout.leaves());
    }
    println!("{speed:.0}");
}

//! How fast whole games are rolled out from the opening position, natively. With a number of games it prints how many a second, the
//! network's luck included, for `cargo xtask bench`; without one, what each evaluator brings.
//!
//!     cargo run --release --package xtask --example native-contact-speed

use std::sync::Arc;
use std::time::Instant;

use rollout_lab::backgammon::noise::Noise;
use rollout_lab::backgammon::{Board, EvaluatorKind, Networks};
use rollout_lab::labs::contact::Game;
use rollout_lab::rollout::sampled::Rollout;
use rollout_lab::rollout::seed::Seed;

fn main() {
    let networks = Networks::trained();
    if let Some(games) = std::env::args().nth(1).and_then(|text| text.parse().ok()) {
        let (speed, _) = rolled(&networks, EvaluatorKind::Network, games);
        println!("{speed}");
        return;
    }
    for (name, evaluator, games) in [
        ("nothing", EvaluatorKind::Nothing, 4000),
        ("pip count", EvaluatorKind::PipCount, 800),
        ("tiny network", EvaluatorKind::Tiny, 1000),
        (
            "blurred by 5%",
            EvaluatorKind::Blurred(Noise::new(0.05, 1)),
            200,
        ),
        ("network", EvaluatorKind::Network, 1000),
    ] {
        let (speed, rollout) = rolled(&networks, evaluator, games);
        let point = rollout.point(0);
        println!(
            "{name:14} {:7.1} games/s, plain {:+.4} ± {:.4}, reduced {:+.4} ± {:.4}, a game is worth {:.2}",
            speed,
            point.plain.mean.unwrap_or(0.0),
            point.plain.se.unwrap_or(0.0),
            point.reduced.mean.unwrap_or(0.0),
            point.reduced.se.unwrap_or(0.0),
            rollout.equivalent_games(0).unwrap_or(0.0),
        );
    }
}

/// Rolls so many games: how many a second, and what they came to.
fn rolled(networks: &Arc<Networks>, evaluator: EvaluatorKind, games: u64) -> (f64, Rollout<Game>) {
    let game = Game::new(networks.clone(), Board::START, vec![evaluator]);
    let mut rollout = Rollout::new(Arc::new(game), Seed::new(1));
    let began = Instant::now();
    rollout.roll(games);
    (games as f64 / began.elapsed().as_secs_f64(), rollout)
}

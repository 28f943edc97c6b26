//! Prints how many rank-coupled pairs a second the core rolls natively, luck included, for `cargo xtask bench`: `6v6_51` of
//! tests/golden/pairs.json, ranked and measured by the exact database. Argument: how many pairs.

use std::sync::Arc;
use std::time::Instant;

use rollout_lab::backgammon::bearoff_db::{Checkers, Database, DatabaseSize, Position};
use rollout_lab::labs::bearoff::EvaluatorKind;
use rollout_lab::labs::pairs::{Decision, PairRoller, PairsSetup, PreparedPairs};
use rollout_lab::rollout::dice::Roll;
use rollout_lab::rollout::pairs::Coupling;
use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::trial::Trials;

fn main() {
    let pairs = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let pairs: u64 = pairs.expect("argument: how many pairs");
    let position =
        Position::from_points([0, 1, 0, 2, 1, 2], [1, 0, 1, 0, 2, 2]).expect("a position");
    let plays = [[0, 1, 0, 2, 1, 1], [0, 1, 1, 1, 0, 2]];
    let plays = plays.map(|points| Checkers::new(points).expect("six checkers"));
    let roll = Roll::new(5, 1).expect("a roll");
    let setup = PairsSetup {
        decision: Decision::new(position, roll, plays).expect("legal plays"),
        evaluator: EvaluatorKind::Exact,
        ranking: EvaluatorKind::Exact,
        rotation: false,
    };
    let database = Arc::new(Database::new(DatabaseSize::SixCheckers));
    let prepared = PreparedPairs::new(database, setup).expect("known up to six checkers a side");
    let mut roller = PairRoller::new(Arc::new(prepared));
    let start = Instant::now();
    roller.roll_for_timing(Coupling::Ranked, Trials::new(Seed::new(1)), 0, pairs);
    println!("{}", pairs as f64 / start.elapsed().as_secs_f64());
}

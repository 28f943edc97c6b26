//! Prints how many games a second the bear-off core rolls natively, luck included, for `cargo xtask bench`: perfect
//! players and the exact database, six checkers a side. Argument: how many games.

use std::sync::Arc;
use std::time::Instant;

use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize};
use rollout_lab::backgammon::position_id::bearoff_id;
use rollout_lab::labs::bearoff::{
    ChanceScale, Estimate, EvaluatorKind, Player, PreparedGame, Rollout, Setup,
};
use rollout_lab::rollout::seed::Seed;

fn main() {
    let games = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let games: u64 = games.expect("argument: how many games");
    let position = bearoff_id::parse("rAYAAGwDAAAAAA")
        .expect("a position ID")
        .position;
    let setup = Setup {
        position,
        players: [Player::Evaluator(EvaluatorKind::Exact); 2],
        estimates: vec![Estimate {
            evaluator: EvaluatorKind::Exact,
            scale: ChanceScale::Linear,
        }],
        truncation: None,
    };
    let database = Arc::new(Database::new(DatabaseSize::for_position(position)));
    let game =
        Arc::new(PreparedGame::new(database, setup).expect("known up to six checkers a side"));
    let mut rollout = Rollout::new(game, Seed::new(1));
    let start = Instant::now();
    rollout.roll(games);
    println!("{}", games as f64 / start.elapsed().as_secs_f64());
}

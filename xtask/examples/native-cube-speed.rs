//! Prints how many games with a cube a second the core rolls natively, exact luck included, for `cargo xtask bench`: perfect
//! players from six points each, the cube centred. Argument: how many games.

use std::sync::Arc;
use std::time::Instant;

use rollout_lab::backgammon::bearoff_db::Position;
use rollout_lab::backgammon::cube::{CubeDatabase, Owner};
use rollout_lab::labs::cube::{CubeEstimate, CubeGame, CubePlayer, CubeRollout, CubeSetup};
use rollout_lab::rollout::seed::Seed;

fn main() {
    let games = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let games: u64 = games.expect("argument: how many games");
    let setup = CubeSetup {
        position: Position::from_points([1; 6], [1; 6]).expect("a position"),
        owner: Owner::Centred,
        players: [CubePlayer::PERFECT; 2],
        estimates: vec![CubeEstimate::Exact],
    };
    let database = Arc::new(CubeDatabase::new());
    let game = Arc::new(CubeGame::new(database, setup).expect("known up to six checkers a side"));
    let mut rollout = CubeRollout::new(game, Seed::new(1));
    let start = Instant::now();
    rollout.roll(games);
    println!("{}", games as f64 / start.elapsed().as_secs_f64());
}

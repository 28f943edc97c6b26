//! A first program with the core: the exact chance of a bear-off between given players, and a
//! rollout that agrees.
//!
//! Run it with `cargo run --release --example bear_off`. `cargo xtask test package` compiles it
//! outside this workspace, and compares its output with golden numbers.

use std::error::Error;
use std::sync::Arc;

use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize, Position};
use rollout_lab::labs::bearoff::{
    ChanceScale, Estimate, EvaluatorKind, Player, PreparedGame, Rollout, Setup,
};

fn main() -> Result<(), Box<dyn Error>> {
    // X is on roll with a checker on each of her points 3 to 6. O has 2, 3, 5 and 6.
    let position = Position::from_points([0, 0, 1, 1, 1, 1], [0, 1, 1, 0, 1, 1])?;
    let database = Arc::new(Database::new(DatabaseSize::for_position(position)));
    if let Some(chance) = database.exact_chance(position) {
        println!("perfect play: {:.4}%", 100.0 * chance);
    }

    // X makes no mistakes. O plays for the fewest pips, which costs him two thirds of a percentage
    // point. The rollout settles at the chance between these players.
    let setup = Setup {
        position,
        players: [Player::Evaluator(EvaluatorKind::Exact), Player::FewestPips],
        estimates: vec![Estimate {
            evaluator: EvaluatorKind::Exact,
            scale: ChanceScale::Linear,
        }],
        truncation: None,
    };
    let game = Arc::new(PreparedGame::new(database, setup)?);
    if let Some(theory) = game.theory() {
        println!("these players: {:.4}%", theory.mean);
    }
    let mut rollout = Rollout::new(game, "0x2a61".parse()?);
    rollout.roll(1000);

    let point = rollout.point(0);
    for (name, summary) in [("plain", point.plain), ("reduced", point.reduced)] {
        if let (Some(mean), Some(se)) = (summary.mean, summary.se) {
            println!("{name}: {mean:.4}% ± {se:.4}");
        }
    }
    Ok(())
}

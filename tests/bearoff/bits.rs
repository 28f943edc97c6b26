//! Stability of bear-offs: a seed keeps its games and all their statistics to the last bit. The
//! bindings are tested with the same file (`src/wasm/tests/javascript/bearoff/stability.rs`), so
//! native code and WebAssembly give the same bits.

use std::sync::Arc;

use crate::common::bearoff::on_scale;
use crate::common::bits::hex;
use crate::common::golden;
use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize, Position};
use rollout_lab::backgammon::noise::Noise;
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{
    ChanceScale, EvaluatorKind, Player, PreparedGame, Rollout, RolloutBatch, Setup,
};
use rollout_lab::rollout::seed::Seed;
use serde_json::{Value, json};

const SEED: &str = "0x2a61";

/// Returns the evaluator with noise of up to 5 points, divided by 100 as the bindings do.
fn noisy() -> EvaluatorKind {
    EvaluatorKind::Noisy(Noise::new(5.0 / 100.0, 7))
}

/// Returns a setup with exact theory, which needs at most six checkers a side, and one without.
fn setups() -> [(&'static str, Setup); 2] {
    let with_theory = Setup {
        position: Position::from_points([0, 0, 1, 1, 1, 1], [0, 1, 1, 0, 1, 1]).unwrap(),
        players: [Player::Evaluator(EvaluatorKind::Exact), Player::FewestPips],
        estimates: vec![
            on_scale(EvaluatorKind::Exact, ChanceScale::Linear),
            on_scale(noisy(), ChanceScale::Steep),
            on_scale(EvaluatorKind::PipCount, ChanceScale::Flat),
            on_scale(EvaluatorKind::Backwards, ChanceScale::Linear),
        ],
        truncation: None,
    };
    let without_theory = Setup {
        position: Position::from_points([1, 1, 2, 1, 1, 1], [2, 2, 1, 1, 1, 1])
            .unwrap()
            .with_on_roll(Side::O),
        players: [EvaluatorKind::OneSided, EvaluatorKind::PipCount].map(Player::Evaluator),
        estimates: vec![
            on_scale(EvaluatorKind::OneSided, ChanceScale::ThreeLevels),
            on_scale(EvaluatorKind::PipCount, ChanceScale::Linear),
        ],
        truncation: None,
    };
    [
        ("four against four, O goes by pips alone", with_theory),
        ("seven against eight, O on roll", without_theory),
    ]
}

/// Returns the games and statistics of a setup, with all bits.
fn facts(name: &str, setup: &Setup) -> Value {
    let database = Arc::new(Database::new(DatabaseSize::for_position(setup.position)));
    let game = Arc::new(PreparedGame::new(database, setup.clone()).unwrap());
    let theory = game.theory();
    let seed: Seed = SEED.parse().unwrap();
    let mut rollout = Rollout::new(game.clone(), seed);
    let winner = |trial| match rollout.record(trial, 0).winner {
        Some(Side::X) => 'x',
        Some(Side::O) => 'o',
        None => unreachable!("no game is cut short"),
    };
    let winners: String = (0..20).map(winner).collect();
    rollout.roll(1000);
    let mut batch = RolloutBatch::new(game.clone(), seed, 20, 50);
    batch.roll(u64::MAX);
    let estimates: Vec<Value> = (0..setup.estimates.len())
        .map(|estimate| {
            let map = game.roll_map(estimate);
            let point = rollout.point(estimate);
            let exact = theory.map(|theory| theory.estimates[estimate]);
            json!({
                "evaluation": hex(game.evaluation(estimate)),
                "mean_of_rolls": hex(map.mean),
                "reduced_mean": hex(point.reduced.mean),
                "reduced_sd": hex(point.reduced.sd),
                "williams_mean": hex(point.williams.and_then(|williams| williams.mean)),
                "luck_of_game_999": hex(rollout.record(999, estimate).luck),
                "mean_of_20_rollouts": hex(batch.reduced_spread(estimate).mean),
                "theory_reduced_sd": hex(exact.map(|theory| theory.reduced_sd)),
                "theory_williams": hex(exact.and_then(|theory| theory.williams)),
            })
        })
        .collect();
    json!({
        "name": name,
        "first_winners": winners,
        "wins": rollout.wins(),
        "theory_mean": hex(theory.map(|theory| theory.mean)),
        "estimates": estimates,
    })
}

#[test]
fn a_seed_keeps_its_games_and_statistics() {
    let setups: Vec<Value> = setups()
        .iter()
        .map(|(name, setup)| facts(name, setup))
        .collect();
    let now = json!({ "seed": SEED, "setups": setups });
    assert!(
        now == golden::bearoff_bits(),
        "the promise is broken; a new one for tests/golden/bearoff-bits.json would be\n{now:#}"
    );
}

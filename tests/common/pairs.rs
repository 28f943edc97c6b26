//! Decisions between two plays of a bear-off, for tests.
#![allow(dead_code)] // Each test file uses its part.

use std::sync::Arc;

use rollout_lab::backgammon::bearoff_db::{DatabaseSize, Position};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::EvaluatorKind;
use rollout_lab::labs::pairs::{
    Decision, PairRoller, PairsRollout, PairsSetup, PreparedPairs, exact_statistics,
};
use rollout_lab::rollout::dice::Roll;
use rollout_lab::rollout::seed::Seed;

use super::bearoff::{Points, checkers, large_database, position, small_database};

/// Creates a decision between two plays of a roll by X.
pub fn decision(x: Points, o: Points, roll: (u8, u8), plays: [Points; 2]) -> Decision {
    let roll = Roll::new(roll.0, roll.1).unwrap();
    Decision::new(position(x, o), roll, plays.map(checkers)).unwrap()
}

/// Creates `6v6_51` of the reference file: the best play, and one that is a percentage point worse.
pub fn six_against_six() -> Decision {
    let plays = [[0, 1, 0, 2, 1, 1], [0, 1, 1, 1, 0, 2]];
    decision([0, 1, 0, 2, 1, 2], [1, 0, 1, 0, 2, 2], (5, 1), plays)
}

/// Creates `3v3_43` of the reference file.
pub fn three_against_three() -> Decision {
    let plays = [[0, 0, 1, 0, 1, 0], [0, 1, 0, 0, 0, 1]];
    decision([0, 0, 0, 1, 1, 1], [0, 1, 1, 1, 0, 0], (4, 3), plays)
}

/// Creates a decision with two checkers on the ace point and double aces.
///
/// The only play bears both checkers off, so nothing is left to roll.
pub fn all_off() -> Decision {
    decision([2, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0], (1, 1), [[0; 6]; 2])
}

/// Returns a decision with the colours swapped.
pub fn swapped_decision(decision: Decision) -> Decision {
    let before = decision.position();
    let position = Position::new(before.o(), before.x()).unwrap();
    let position = position.with_on_roll(Side::O);
    Decision::new(position, decision.roll(), decision.after()).unwrap()
}

/// Creates a setup whose luck comes from `evaluator`. Rolls are ranked by the exact chances.
pub fn setup(decision: Decision, evaluator: EvaluatorKind) -> PairsSetup {
    PairsSetup {
        decision,
        evaluator,
        ranking: EvaluatorKind::Exact,
        rotation: false,
    }
}

/// Prepares pairs with the smallest database that has the position.
pub fn prepare(setup: PairsSetup) -> Arc<PreparedPairs> {
    let database = match DatabaseSize::for_position(setup.decision.position()) {
        DatabaseSize::SixCheckers => small_database(),
        DatabaseSize::AllCheckers => large_database(),
    };
    Arc::new(PreparedPairs::new(database, setup).unwrap())
}

/// Prepares pairs together with their exact statistics.
pub fn prepare_with_exact(setup: PairsSetup) -> Arc<PreparedPairs> {
    let pairs = prepare(setup);
    pairs.set_exact(exact_statistics(pairs.clone()).finish().unwrap());
    pairs
}

/// Creates a rollout of pairs.
pub fn rollout(pairs: &Arc<PreparedPairs>, seed: u64) -> PairsRollout {
    PairsRollout::with_runner(PairRoller::new(pairs.clone()), Seed::new(seed))
}

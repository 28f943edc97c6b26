//! Rotated first rolls in whole games: unbiased, and chunks that merge alike.

use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::rotation::Rotation::{FirstRoll, TwoRolls};
use rollout_lab::rollout::sampled::Rollout;
use rollout_lab::rollout::seed::Seed;

use crate::plan::have_same_sums;
use crate::positions::{evaluators, game, named};

#[test]
fn rotated_games_are_unbiased() {
    // Two rollouts with different dice. With 40 blocks a standard error is known to some 11%. The
    // bound is five of them, for all averages.
    let game = game(named("last checkers, one on the bar"), evaluators());
    let mut rotated = Rollout::rotated(game.clone(), Seed::new(1), FirstRoll);
    let mut random = Rollout::new(game.clone(), Seed::new(2));
    rotated.roll(36 * 40);
    random.roll(36 * 40);
    for estimate in 0..evaluators().len() {
        let (rotated, random) = (rotated.point(estimate), random.point(estimate));
        for (one, other) in [
            (rotated.plain, random.plain),
            (rotated.reduced, random.reduced),
        ] {
            let error = one.se.unwrap().hypot(other.se.unwrap());
            let off = (one.mean.unwrap() - other.mean.unwrap()).abs();
            assert!(off < 5.0 * error, "{estimate}: {off} {error}");
        }
    }
}

#[test]
fn rotated_games_merge_exactly() {
    let game = game(named("last checkers, one on the bar"), evaluators());
    for rotation in [FirstRoll, TwoRolls] {
        let fresh = || Rollout::rotated(game.clone(), Seed::new(3), rotation);
        let (mut at_once, mut in_chunks) = (fresh(), fresh());
        at_once.roll(150);
        // Cut within blocks, at their ends, and several blocks at once.
        for (from, to) in [(0, 1), (1, 30), (30, 36), (36, 130), (130, 150)] {
            let chunk = fresh().run_chunk(from, to);
            in_chunks.merge(&chunk).unwrap();
        }
        assert!(have_same_sums(&in_chunks, &at_once));
        assert_eq!(in_chunks.point(0), at_once.point(0));
    }
}

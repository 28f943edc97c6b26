//! Tasks that the games of a lab can't do, and batches of absurd sizes.

use crate::common::bearoff::{PERFECT, four_against_four, game, linear};
use crate::common::job::run_in_slices;
use rollout_lab::codec;
use rollout_lab::codec::Codec;
use rollout_lab::labs::bearoff::{self, BearoffJobStore, EvaluatorKind};
use rollout_lab::labs::two_checker;
use rollout_lab::models::council;
use rollout_lab::rollout::limits::{MAX_ROLLOUTS, MAX_TOTAL_GAMES};
use rollout_lab::rollout::seed::Seed;

const SEED: Seed = Seed::new(1);

/// The task to compute exact statistics, in bytes: its tag.
const ANALYSIS: [u8; 1] = [0];

/// Returns the task to roll a batch, in bytes: its tag, a seed, and the numbers of rollouts and of
/// games per rollout.
fn batch(rollouts: u64, games: u64) -> Vec<u8> {
    [vec![2], codec::encode(&[SEED.bits(), rollouts, games])].concat()
}

/// Returns the task to stop rollouts by an estimate, in bytes: its tag, a seed, the number of
/// rollouts, the most games of one, and the estimate.
fn stopped(estimate: u64) -> Vec<u8> {
    [vec![3], codec::encode(&[SEED.bits(), 1, 100, estimate])].concat()
}

/// Returns the spec of a rollout with another task, in bytes, for its games.
fn with_task<S: Codec>(rollout: &S, task: &[u8]) -> S {
    // The task to roll a rollout is a tag and a seed.
    let games = &codec::encode(rollout)[1 + 8..];
    codec::decode(&[task, games].concat()).unwrap()
}

#[test]
fn tasks_that_games_cannot_do_begin_no_work() {
    let two_checkers = two_checker::Rollout::new(SEED).job_spec();
    let council = council::Simulation::new(council::Model::DEFAULT, SEED).job_spec();
    // Two-checker games have no table whose luck would be subtracted.
    for task in [&ANALYSIS[..], &stopped(0)] {
        assert!(with_task(&two_checkers, task).begin().is_none());
        assert!(with_task(&council, task).begin().is_none());
    }
    let estimates = linear(&[EvaluatorKind::Exact]);
    let game = game(four_against_four(), [PERFECT; 2], estimates);
    let bearoffs = bearoff::Rollout::new(game, SEED).job_spec();
    let store = BearoffJobStore::default();
    for (estimate, is_done) in [(0, true), (1, false), (u64::MAX, false)] {
        let spec = with_task(&bearoffs, &stopped(estimate));
        let (output, _) = run_in_slices(store.begin(spec));
        assert_eq!(output.into_work().is_some(), is_done, "{estimate}");
    }
}

#[test]
fn absurd_batches_are_limited() {
    let two_checkers = two_checker::Rollout::new(SEED).job_spec();
    let work = with_task(&two_checkers, &batch(u64::MAX, u64::MAX)).begin();
    // As many rollouts as a batch may have, which share the games that it may have.
    let rollouts = MAX_ROLLOUTS as u64;
    let games = rollouts * (MAX_TOTAL_GAMES / rollouts);
    assert_eq!(work.map(|work| work.total()), Some(games));
    let work = with_task(&two_checkers, &batch(0, 0)).begin();
    assert_eq!(work.map(|work| work.total()), Some(0));
}

//! Chunks of whole games merge exactly, and invalid chunks are refused.

use proptest::prelude::*;
use rollout_lab::backgammon::EvaluatorKind;
use rollout_lab::codec;
use rollout_lab::labs::contact::Rollout;
use rollout_lab::rollout::chunk::{ChunkError, ChunkedWork};

use crate::plan::{have_same_sums, plans, run_plan};
use crate::positions::{evaluators, named, rollout};

/// Returns a rollout of short games in which gammons are possible.
fn short(evaluators: Vec<EvaluatorKind>) -> Rollout {
    rollout(named("last checkers, one on the bar"), evaluators, 31)
}

/// Returns a rollout with 100 games, and its next chunk.
fn after_100_games() -> (Rollout, Vec<u8>) {
    let mut rollout = short(evaluators());
    rollout.roll(100);
    let chunk = rollout.run_chunk(100, 160);
    (rollout, chunk)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn short_games_merge_exactly_by_any_plan(plan in plans(60)) {
        let mut in_chunks = short(evaluators());
        run_plan(&plan, &mut in_chunks, || short(evaluators()).job_spec().begin().unwrap());
        let mut at_once = short(evaluators());
        at_once.roll(plan.sizes.iter().sum());
        prop_assert!(have_same_sums(&in_chunks, &at_once));
        prop_assert_eq!(codec::encode(in_chunks.sums()), codec::encode(at_once.sums()));
        for estimate in 0..evaluators().len() {
            prop_assert_eq!(in_chunks.point(estimate), at_once.point(estimate));
            prop_assert_eq!(in_chunks.chances(estimate), at_once.chances(estimate));
        }
    }
}

#[test]
fn long_games_merge_exactly() {
    let fresh = || rollout(named("back game"), evaluators(), 32);
    let (mut at_once, mut in_chunks) = (fresh(), fresh());
    at_once.roll(40);
    for (from, to) in [(0, 1), (1, 17), (17, 40)] {
        let chunk = fresh().run_chunk(from, to);
        in_chunks.merge(&chunk).unwrap();
    }
    assert!(have_same_sums(&in_chunks, &at_once));
    assert_eq!(
        codec::encode(in_chunks.sums()),
        codec::encode(at_once.sums())
    );
}

#[test]
fn rewound_rollouts_roll_the_same_games() {
    let (mut rollout, next) = after_100_games();
    rollout.roll(60);
    let before = codec::encode(rollout.sums());
    rollout.rewind();
    assert_eq!(rollout.games(), 0);
    rollout.roll(100);
    rollout.merge(&next).unwrap();
    assert_eq!(codec::encode(rollout.sums()), before);
}

/// Asserts that bytes are refused with this error and change nothing.
fn assert_refused(rollout: &mut Rollout, bytes: &[u8], error: ChunkError) {
    let before = codec::encode(rollout.sums());
    assert_eq!(rollout.merge(bytes), Err(error));
    assert_eq!(codec::encode(rollout.sums()), before);
}

#[test]
fn invalid_chunks_are_refused() {
    let (mut rollout, next) = after_100_games();
    for end in 0..next.len() {
        assert_refused(&mut rollout, &next[..end], ChunkError::Invalid);
    }
    let longer = [&next[..], &[0]].concat();
    assert_refused(&mut rollout, &longer, ChunkError::Invalid);
    for from in [0, 99, 101] {
        let early_or_late = rollout.run_chunk(from, from + 1);
        let error = ChunkError::NotNext { next: 100, from };
        assert_refused(&mut rollout, &early_or_late, error);
    }
    assert_eq!(rollout.merge(&next), Ok(()));
    assert_eq!(rollout.games(), 160);
}

/// Each byte in turn is changed. The chunk is refused or gives possible sums.
#[test]
fn corrupt_chunks_never_panic() {
    let (rollout, next) = after_100_games();
    let mut refused = 0;
    for at in 0..next.len() {
        for change in [1, 0x80] {
            let mut corrupt = next.clone();
            corrupt[at] ^= change;
            let mut rollout = rollout.clone();
            refused += usize::from(rollout.merge(&corrupt).is_err());
            // Statistics of the merged sums do not panic either.
            for estimate in 0..evaluators().len() {
                let _ = (rollout.point(estimate), rollout.chances(estimate));
            }
        }
    }
    assert!(refused > 0);
}

#[test]
fn chunks_with_other_estimates_are_refused() {
    let (mut rollout, _) = after_100_games();
    for count in [1, 3, 5] {
        let estimates: Vec<_> = evaluators().into_iter().cycle().take(count).collect();
        let chunk = short(estimates).run_chunk(100, 160);
        assert_refused(&mut rollout, &chunk, ChunkError::Invalid);
    }
    // As many estimates, but other ones, whose evaluations of the start differ.
    let mut reversed = evaluators();
    reversed.reverse();
    let chunk = short(reversed).run_chunk(100, 160);
    assert_refused(&mut rollout, &chunk, ChunkError::Invalid);
}

/// The chances of a chunk must have the same number of games and estimates as its results.
#[test]
fn chunks_with_inconsistent_chances_are_refused() {
    let (mut rollout, _) = after_100_games();
    let [one, two] = [1, 2].map(|games| {
        let mut rollout = short(evaluators());
        rollout.roll(games);
        codec::encode(rollout.sums())
    });
    // The sums of chances come last, after their number. Each estimate has five, of 8 + 16 + 16 + 8
    // + 8 + 8 bytes.
    let chances = evaluators().len() * 5 * 64;
    let mixed = [&one[..one.len() - chances], &two[two.len() - chances..]].concat();
    let mut bytes = codec::encode(&(100_u64, 101_u64));
    bytes.extend(&mixed);
    assert_refused(&mut rollout, &bytes, ChunkError::Invalid);
    // The number of estimates with chances is one less, and the chances of the last one are
    // missing.
    let mut fewer = one.clone();
    fewer[one.len() - chances - 8] -= 1;
    let mut bytes = codec::encode(&(100_u64, 101_u64));
    bytes.extend(&fewer[..one.len() - 5 * 64]);
    assert_refused(&mut rollout, &bytes, ChunkError::Invalid);
    let mut valid = codec::encode(&(100_u64, 101_u64));
    valid.extend(&one);
    assert_eq!(rollout.merge(&valid), Ok(()));
    assert_eq!(rollout.games(), 101);
}

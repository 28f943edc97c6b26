//! Games that are rolled in pieces, anywhere; and what is no piece.

use proptest::prelude::*;
use rollout_lab::backgammon::EvaluatorKind;
use rollout_lab::codec;
use rollout_lab::labs::contact::Rollout;
use rollout_lab::rollout::chunk::{ChunkError, ChunkedWork};

use crate::plan::{follow, plans, same};
use crate::positions::{evaluators, named, rollout};

/// Short games, in which a gammon is possible.
fn short(evaluators: Vec<EvaluatorKind>) -> Rollout {
    rollout(named("last checkers, one on the bar"), evaluators, 31)
}

/// A rollout with some games, and the block that comes next.
fn begun() -> (Rollout, Vec<u8>) {
    let mut rollout = short(evaluators());
    rollout.roll(100);
    let block = rollout.run_chunk(100, 160);
    (rollout, block)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn in_pieces_and_by_whomever_games_come_to_the_same_to_the_byte(plan in plans(60)) {
        let mut in_pieces = short(evaluators());
        follow(&plan, &mut in_pieces, || short(evaluators()).job_spec().begin());
        let mut at_once = short(evaluators());
        at_once.roll(plan.sizes.iter().sum());
        prop_assert!(same(&in_pieces, &at_once));
        prop_assert_eq!(codec::encode(in_pieces.sums()), codec::encode(at_once.sums()));
        for estimate in 0..evaluators().len() {
            prop_assert_eq!(in_pieces.point(estimate), at_once.point(estimate));
            prop_assert_eq!(in_pieces.chances(estimate), at_once.chances(estimate));
        }
    }
}

#[test]
fn whole_games_in_pieces_come_to_the_same_to_the_byte() {
    let of = || rollout(named("back game"), evaluators(), 32);
    let (mut at_once, mut in_pieces) = (of(), of());
    at_once.roll(40);
    for (from, to) in [(0, 1), (1, 17), (17, 40)] {
        let block = of().run_chunk(from, to);
        in_pieces.merge(&block).unwrap();
    }
    assert!(same(&in_pieces, &at_once));
    assert_eq!(
        codec::encode(in_pieces.sums()),
        codec::encode(at_once.sums())
    );
}

#[test]
fn a_rollout_that_is_rewound_rolls_the_same_games_again() {
    let (mut rollout, next) = begun();
    rollout.roll(60);
    let before = codec::encode(rollout.sums());
    rollout.rewind();
    assert_eq!(rollout.games(), 0);
    rollout.roll(100);
    rollout.merge(&next).unwrap();
    assert_eq!(codec::encode(rollout.sums()), before);
}

/// Nothing is merged, and the block that comes next still can be.
fn assert_refused(rollout: &mut Rollout, bytes: &[u8], error: ChunkError) {
    let before = codec::encode(rollout.sums());
    assert_eq!(rollout.merge(bytes), Err(error));
    assert_eq!(codec::encode(rollout.sums()), before);
}

#[test]
fn bytes_that_are_no_block_are_refused_and_nothing_is_merged() {
    let (mut rollout, next) = begun();
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

/// Each byte in turn is another one: it is refused, or is a number that could be, and nothing panics.
#[test]
fn spoilt_blocks_never_panic() {
    let (rollout, next) = begun();
    let mut refused = 0;
    for at in 0..next.len() {
        for change in [1, 0x80] {
            let mut spoilt = next.clone();
            spoilt[at] ^= change;
            let mut rollout = rollout.clone();
            refused += usize::from(rollout.merge(&spoilt).is_err());
            // Whatever was merged can be told.
            for estimate in 0..evaluators().len() {
                let _ = (rollout.point(estimate), rollout.chances(estimate));
            }
        }
    }
    assert!(refused > 0);
}

#[test]
fn sums_of_another_number_of_estimates_are_refused() {
    let (mut rollout, _) = begun();
    for fewer_or_more in [1, 3, 5] {
        let estimates: Vec<_> = evaluators()
            .into_iter()
            .cycle()
            .take(fewer_or_more)
            .collect();
        let block = short(estimates).run_chunk(100, 160);
        assert_refused(&mut rollout, &block, ChunkError::Invalid);
    }
    // As many, but others: what they say of the start is not the same.
    let mut others = evaluators();
    others.reverse();
    let block = short(others).run_chunk(100, 160);
    assert_refused(&mut rollout, &block, ChunkError::Invalid);
}

/// A block of one piece, whose chances say another number of games than its results do, or lack an estimate's.
#[test]
fn sums_whose_chances_are_not_those_of_their_results_are_refused() {
    let (mut rollout, _) = begun();
    let [one, two] = [1, 2].map(|games| {
        let mut rollout = short(evaluators());
        rollout.roll(games);
        codec::encode(rollout.sums())
    });
    // The sums of chances stand last: five of each estimate, 8 + 16 + 16 + 8 + 8 + 8 bytes each, behind their number.
    let chances = evaluators().len() * 5 * 64;
    let piece = [&one[..one.len() - chances], &two[two.len() - chances..]].concat();
    let mut bytes = codec::encode(&(100_u64, 101_u64));
    bytes.extend(&piece);
    assert_refused(&mut rollout, &bytes, ChunkError::Invalid);
    // The number of estimates is one less, and the last one's chances are missing.
    let mut fewer = one.clone();
    fewer[one.len() - chances - 8] -= 1;
    let mut bytes = codec::encode(&(100_u64, 101_u64));
    bytes.extend(&fewer[..one.len() - 5 * 64]);
    assert_refused(&mut rollout, &bytes, ChunkError::Invalid);
    let mut whole = codec::encode(&(100_u64, 101_u64));
    whole.extend(&one);
    assert_eq!(rollout.merge(&whole), Ok(()));
    assert_eq!(rollout.games(), 101);
}

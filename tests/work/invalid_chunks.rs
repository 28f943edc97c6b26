//! Invalid chunks, and chunks out of sequence, are refused and change nothing. Work ends at its
//! last unit.

use std::sync::{Arc, LazyLock};

use crate::common::bearoff::{PERFECT, evaluators, four_against_four, game, linear};
use crate::common::plan::{custom_table, have_same_sums};
use proptest::prelude::*;
use rollout_lab::codec;
use rollout_lab::codec::Codec;
use rollout_lab::labs::bearoff::{EvaluatorKind, Player, PreparedGame};
use rollout_lab::labs::two_checker::{Leaves, LuckTable};
use rollout_lab::labs::{bearoff, two_checker};
use rollout_lab::rollout::checkpoints;
use rollout_lab::rollout::chunk::{ChunkError, ChunkedWork};
use rollout_lab::rollout::game_runner::Sums;
use rollout_lab::rollout::limits::MAX_GAMES;
use rollout_lab::rollout::rotated::RotatedSums;
use rollout_lab::rollout::seed::Seed;

/// Returns a rollout with a thousand games, and its next chunk.
fn after_1000_games() -> (two_checker::Rollout, Vec<u8>) {
    let mut rollout = two_checker::Rollout::new(Seed::new(1));
    rollout.roll(1000);
    let chunk = rollout.run_chunk(1000, 2000);
    (rollout, chunk)
}

/// Asserts that a chunk is refused with this error, and that the next chunk can still be merged.
fn assert_refused(bytes: &[u8], error: ChunkError) {
    let (mut rollout, next) = after_1000_games();
    assert_eq!(rollout.merge(bytes), Err(error));
    assert!(have_same_sums(&rollout, &after_1000_games().0));
    assert_eq!(rollout.merge(&next), Ok(()));
    assert_eq!(rollout.games(), 2000);
}

#[test]
fn chunks_out_of_sequence_are_refused() {
    let (mut rollout, next) = after_1000_games();
    for from in [0, 1, 999, 1001, 5000, MAX_GAMES - 1] {
        let early_or_late = rollout.run_chunk(from, from + 1);
        assert_refused(&early_or_late, ChunkError::NotNext { next: 1000, from });
    }
    assert_eq!(rollout.merge(&next), Ok(()));
    let again = ChunkError::NotNext {
        next: 2000,
        from: 1000,
    };
    assert_eq!(rollout.merge(&next), Err(again));
}

/// Encodes a chunk: the range of its games, then its segments between checkpoints.
fn encode_chunk(from: u64, to: u64, segments: &[Leaves]) -> Vec<u8> {
    let mut bytes = codec::encode(&(from, to));
    for &segment in segments {
        RotatedSums::from(segment).encode(&mut bytes);
    }
    bytes
}

/// Decodes a chunk into the index of its first game and its segments.
fn decode_chunk(mut chunk: &[u8]) -> (u64, Vec<Leaves>) {
    let (from, to) = <(u64, u64)>::decode(&mut chunk).unwrap();
    let mut segments = Vec::new();
    let random = RotatedSums::from(Leaves::default());
    while !chunk.is_empty() {
        let sums = random.decode_next(&mut chunk).unwrap();
        segments.push(*sums.all());
    }
    let games: u64 = segments.iter().map(Sums::games).sum();
    assert_eq!(games, to - from);
    (from, segments)
}

#[test]
fn truncated_extended_and_empty_chunks_are_refused() {
    let (_, next) = after_1000_games();
    for end in 0..next.len() {
        assert_refused(&next[..end], ChunkError::Invalid);
    }
    assert_refused(&[&next[..], &[0]].concat(), ChunkError::Invalid);
    // A chunk without games.
    assert_refused(&encode_chunk(1000, 1000, &[]), ChunkError::Invalid);
}

#[test]
fn segments_must_end_at_checkpoints() {
    let (mut rollout, next) = after_1000_games();
    let (from, segments) = decode_chunk(&next);
    // Checkpoints are 1, 2, …, 42, 44, 46, …. Some of them lie between 1,000 and 2,000. The last
    // segment ends at 2,000, which is no checkpoint.
    let ends: Vec<u64> = checkpoints::up_to(2000)
        .skip_while(|&games| games <= 1000)
        .collect();
    assert_eq!(segments.len(), ends.len());
    assert!(segments.len() > 3);
    for i in 0..segments.len() - 1 {
        for change in [Leaves::default(), segments[0]] {
            let mut segments = segments.clone();
            if segments[i].games() == change.games() {
                continue;
            }
            segments[i] = change;
            let bytes = encode_chunk(from, 2000, &segments);
            assert_refused(&bytes, ChunkError::Invalid);
        }
    }
    // One segment that extends over a checkpoint, and one whose number of games overflows.
    let mut merged = Leaves::default();
    for segment in &segments {
        merged += *segment;
    }
    let overflowing = Leaves {
        doubles: u64::MAX,
        fails: 1,
        bears_off: 0,
    };
    for segment in [merged, overflowing] {
        assert_refused(&encode_chunk(from, 2000, &[segment]), ChunkError::Invalid);
    }
    assert_eq!(rollout.merge(&next), Ok(()));
}

#[test]
fn chunks_with_another_number_of_estimates_are_refused() {
    let rollout = |evaluators: &[EvaluatorKind]| {
        let game = game(four_against_four(), [PERFECT; 2], linear(evaluators));
        bearoff::Rollout::new(game, Seed::new(1))
    };
    let mut work = rollout(&[EvaluatorKind::PipCount]);
    for others in [
        &[][..],
        &[EvaluatorKind::Even],
        &[EvaluatorKind::PipCount, EvaluatorKind::Exact],
    ] {
        let chunk = rollout(others).run_chunk(0, 10);
        assert_eq!(work.merge(&chunk), Err(ChunkError::Invalid));
        assert_eq!((work.games(), work.checkpoints().count()), (0, 0));
    }
    let chunk = rollout(&[EvaluatorKind::PipCount]).run_chunk(0, 10);
    assert_eq!(work.merge(&chunk), Ok(()));
}

#[test]
fn impossible_stopped_rollouts_are_refused() {
    let batch = two_checker::RolloutBatch::new(Seed::new(1), 5, 100);
    let mut stopped = batch.stopped_when_ahead(&custom_table());
    let valid = stopped.run_chunk(0, 1);
    // A chunk begins with its range, 16 bytes. The plain rollout follows: its excess over the
    // truth, its number of games, and whether it stopped ahead.
    for (at, bytes) in [
        (16, f64::NAN.to_le_bytes().to_vec()),
        (16, f64::INFINITY.to_le_bytes().to_vec()),
        (24, 9_u32.to_le_bytes().to_vec()),
        (24, 101_u32.to_le_bytes().to_vec()),
        (28, vec![2]),
    ] {
        let mut invalid = valid.clone();
        invalid[at..at + bytes.len()].copy_from_slice(&bytes);
        assert_eq!(stopped.merge(&invalid), Err(ChunkError::Invalid), "{at}");
        assert_eq!(stopped.completed(), 0);
    }
    assert_eq!(stopped.merge(&valid), Ok(()));
    // A sixth rollout of five.
    let six = [
        &1_u64.to_le_bytes()[..],
        &6_u64.to_le_bytes(),
        &valid[16..].repeat(5),
    ]
    .concat();
    assert_eq!(stopped.merge(&six), Err(ChunkError::Invalid));
}

/// A bear-off with two estimates.
static GAME: LazyLock<Arc<PreparedGame>> = LazyLock::new(|| {
    let estimates = linear(&[EvaluatorKind::PipCount, evaluators()[6]]);
    game(
        four_against_four(),
        [PERFECT, Player::FewestPips],
        estimates,
    )
});

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(500) })]

    /// A chunk with flipped bits is refused, or merged without a panic.
    #[test]
    fn corrupt_chunks_never_panic(
        flips in proptest::collection::vec((any::<usize>(), any::<u8>()), 1..4),
    ) {
        let mut rollout = bearoff::Rollout::new(GAME.clone(), Seed::new(1));
        let mut bytes = rollout.run_chunk(0, 20);
        for (at, bits) in flips {
            let at = at % bytes.len();
            bytes[at] ^= bits;
        }
        let merged = rollout.merge(&bytes).is_ok();
        prop_assert_eq!(merged, rollout.games() > 0);
        prop_assert_eq!(rollout.history(1).count() as u64, rollout.games());
        rollout.roll(100);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    /// Forged sums are refused, or give finite statistics.
    #[test]
    fn forged_sums_give_finite_statistics(
        words in proptest::collection::vec((any::<usize>(), prop_oneof![any::<u64>(), Just(u64::MAX), Just(1 << 63)]), 1..4),
    ) {
        let mut rollout = bearoff::Rollout::new(GAME.clone(), Seed::new(1));
        let mut bytes = rollout.run_chunk(0, 20);
        for (at, word) in words {
            let at = at % (bytes.len() - 8);
            bytes[at..at + 8].copy_from_slice(&word.to_le_bytes());
        }
        if rollout.merge(&bytes).is_ok() {
            let statistics = format!("{:?}", rollout.history(1).collect::<Vec<_>>());
            let is_finite = !statistics.contains("inf") && !statistics.contains("NaN");
            prop_assert!(is_finite, "{statistics}");
        }
    }
}

#[test]
fn work_ends_at_its_last_unit() {
    // Rolling 10¹² games would take too long. A forged chunk stands in for all but the last ten.
    let mut rollout = two_checker::Rollout::new(Seed::new(1));
    let mut segments = Vec::new();
    let mut before = 0;
    for games in checkpoints::up_to(MAX_GAMES - 10) {
        segments.push(Leaves {
            bears_off: games - before,
            ..Leaves::default()
        });
        before = games;
    }
    assert_eq!(
        rollout.merge(&encode_chunk(0, MAX_GAMES - 10, &segments)),
        Ok(())
    );
    // A worker stops at the last game, and a chunk that goes further is refused.
    let last = rollout.run_chunk(MAX_GAMES - 10, u64::MAX);
    let eleven = Leaves {
        doubles: 11,
        ..Leaves::default()
    };
    let eleven = encode_chunk(MAX_GAMES - 10, MAX_GAMES + 1, &[eleven]);
    assert_eq!(rollout.merge(&eleven), Err(ChunkError::Invalid));
    let mut merged = rollout.clone();
    assert_eq!(merged.merge(&last), Ok(()));
    assert_eq!(rollout.roll(100), 10);
    assert!(have_same_sums(&merged, &rollout));
    assert_eq!((rollout.roll(1), rollout.roll(u64::MAX)), (0, 0));
    assert_eq!(rollout.games(), MAX_GAMES);
    assert_eq!(
        rollout.checkpoints().last().unwrap().all().games(),
        MAX_GAMES
    );

    let mut batch = two_checker::RolloutBatch::new(Seed::new(1), 3, 5);
    assert_eq!(
        (batch.roll(4), batch.roll(u64::MAX), batch.roll(1)),
        (4, 11, 0)
    );
    let mut stopped = batch.stopped_when_ahead(&LuckTable::MADE_UP);
    assert_eq!(
        (stopped.roll(2), stopped.roll(5), stopped.roll(1)),
        (2, 1, 0)
    );
}

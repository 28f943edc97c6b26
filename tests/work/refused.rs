//! What is no block of some work, or not its next one, is refused and leaves everything as it was; and work ends at its last unit.

use std::sync::{Arc, LazyLock};

use crate::common::bearoff::{PERFECT, evaluators, four_against_four, game, linear};
use crate::common::plan::{same, table};
use proptest::prelude::*;
use rollout_lab::codec;
use rollout_lab::codec::Codec;
use rollout_lab::labs::bearoff::{EvaluatorKind, Player, PreparedGame};
use rollout_lab::labs::two_checker::{Leaves, LuckTable};
use rollout_lab::labs::{bearoff, two_checker};
use rollout_lab::rollout::chunk::{ChunkError, ChunkedWork};
use rollout_lab::rollout::limits::MAX_GAMES;
use rollout_lab::rollout::seed::Seed;

/// A rollout with a thousand games, and the block that comes next.
fn thousand() -> (two_checker::Rollout, Vec<u8>) {
    let mut rollout = two_checker::Rollout::new(Seed::new(1));
    rollout.roll(1000);
    let block = rollout.run_chunk(1000, 2000);
    (rollout, block)
}

/// Nothing is merged, and the block that comes next still can be.
fn assert_refused(bytes: &[u8], error: ChunkError) {
    let (mut rollout, next) = thousand();
    assert_eq!(rollout.merge(bytes), Err(error));
    assert!(same(&rollout, &thousand().0));
    assert_eq!(rollout.merge(&next), Ok(()));
    assert_eq!(rollout.games(), 2000);
}

#[test]
fn a_block_that_is_not_next_is_refused() {
    let (mut rollout, next) = thousand();
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

/// A block of these pieces: where its games begin and end, then they.
fn block_of(from: u64, to: u64, pieces: &[Leaves]) -> Vec<u8> {
    let mut bytes = codec::encode(&(from, to));
    for piece in pieces {
        piece.encode(&mut bytes);
    }
    bytes
}

/// With which game a block begins, and its pieces.
fn pieces_of(mut block: &[u8]) -> (u64, Vec<Leaves>) {
    let (from, to) = <(u64, u64)>::decode(&mut block).unwrap();
    let mut pieces = Vec::new();
    while !block.is_empty() {
        pieces.push(Leaves::decode(&mut block).unwrap());
    }
    let games: u64 = pieces.iter().map(|piece| piece.games()).sum();
    assert_eq!(games, to - from);
    (from, pieces)
}

#[test]
fn what_is_no_block_is_refused() {
    let (_, next) = thousand();
    for end in 0..next.len() {
        assert_refused(&next[..end], ChunkError::Invalid);
    }
    assert_refused(&[&next[..], &[0]].concat(), ChunkError::Invalid);
    // Of no games at all.
    let block = |pieces: Vec<Leaves>| block_of(1000, 1000, &pieces);
    assert_refused(&block(vec![]), ChunkError::Invalid);
}

#[test]
fn pieces_that_do_not_end_at_the_checkpoints_are_refused() {
    let (mut rollout, next) = thousand();
    let (from, pieces) = pieces_of(&next);
    // 1, 2, …, 42, 44, 46, …: seventeen checkpoints between 1,000 and 2,000, which is none.
    let ends: Vec<u64> = rollout_lab::rollout::checkpoints::up_to(2000)
        .skip_while(|&games| games <= 1000)
        .collect();
    assert_eq!(pieces.len(), ends.len());
    assert!(pieces.len() > 3);
    for i in 0..pieces.len() - 1 {
        for change in [Leaves::default(), pieces[0]] {
            let mut pieces = pieces.clone();
            if pieces[i].games() == change.games() {
                continue;
            }
            pieces[i] = change;
            let bytes = block_of(from, 2000, &pieces);
            assert_refused(&bytes, ChunkError::Invalid);
        }
    }
    // One piece that goes on over a checkpoint, and games that nobody can have rolled.
    let mut whole = Leaves::default();
    for piece in &pieces {
        whole += *piece;
    }
    let endless = Leaves {
        doubles: u64::MAX,
        fails: 1,
        bears_off: 0,
    };
    for piece in [whole, endless] {
        let pieces = vec![piece];
        assert_refused(&block_of(from, 2000, &pieces), ChunkError::Invalid);
    }
    assert_eq!(rollout.merge(&next), Ok(()));
}

#[test]
fn blocks_of_other_estimates_are_refused() {
    let rollout = |evaluators: &[EvaluatorKind]| {
        let game = game(four_against_four(), [PERFECT; 2], linear(evaluators));
        bearoff::Rollout::new(game, Seed::new(1))
    };
    let mut one = rollout(&[EvaluatorKind::PipCount]);
    for others in [
        &[][..],
        &[EvaluatorKind::Even],
        &[EvaluatorKind::PipCount, EvaluatorKind::Exact],
    ] {
        let block = rollout(others).run_chunk(0, 10);
        assert_eq!(one.merge(&block), Err(ChunkError::Invalid));
        assert_eq!((one.games(), one.checkpoints().count()), (0, 0));
    }
    let block = rollout(&[EvaluatorKind::PipCount]).run_chunk(0, 10);
    assert_eq!(one.merge(&block), Ok(()));
}

#[test]
fn what_no_stopped_rollout_can_have_found_is_refused() {
    let many = two_checker::RolloutBatch::new(Seed::new(1), 5, 100);
    let mut stopped = many.stopped_when_ahead(&table());
    let good = stopped.run_chunk(0, 1);
    // From, to, and then the average above, games and whether it was ahead: of the plain one, at 16.
    for (at, bytes) in [
        (16, f64::NAN.to_le_bytes().to_vec()),
        (16, f64::INFINITY.to_le_bytes().to_vec()),
        (24, 9_u32.to_le_bytes().to_vec()),
        (24, 101_u32.to_le_bytes().to_vec()),
        (28, vec![2]),
    ] {
        let mut bad = good.clone();
        bad[at..at + bytes.len()].copy_from_slice(&bytes);
        assert_eq!(stopped.merge(&bad), Err(ChunkError::Invalid), "{at}");
        assert_eq!(stopped.completed(), 0);
    }
    assert_eq!(stopped.merge(&good), Ok(()));
    // Six of five.
    let six = [
        &1_u64.to_le_bytes()[..],
        &6_u64.to_le_bytes(),
        &good[16..].repeat(5),
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

    /// Whatever is not refused is a block, and then the rollout still answers.
    #[test]
    fn bytes_that_no_core_has_written_stop_nothing(
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

    /// Numbers that nobody can have summed up are refused, or are at least finite.
    #[test]
    fn forged_sums_say_nothing_without_limit(
        words in proptest::collection::vec((any::<usize>(), prop_oneof![any::<u64>(), Just(u64::MAX), Just(1 << 63)]), 1..4),
    ) {
        let mut rollout = bearoff::Rollout::new(GAME.clone(), Seed::new(1));
        let mut bytes = rollout.run_chunk(0, 20);
        for (at, word) in words {
            let at = at % (bytes.len() - 8);
            bytes[at..at + 8].copy_from_slice(&word.to_le_bytes());
        }
        if rollout.merge(&bytes).is_ok() {
            let said = format!("{:?}", rollout.history(1).collect::<Vec<_>>());
            prop_assert!(!said.contains("inf") && !said.contains("NaN"), "{}", said);
        }
    }
}

#[test]
fn work_ends_at_its_last_unit() {
    // Nobody rolls 10¹² games for a test: merge blocks that say so, up to ten before the end.
    let mut rollout = two_checker::Rollout::new(Seed::new(1));
    let mut pieces = Vec::new();
    let mut before = 0;
    for games in rollout_lab::rollout::checkpoints::up_to(MAX_GAMES - 10) {
        pieces.push(Leaves {
            bears_off: games - before,
            ..Leaves::default()
        });
        before = games;
    }
    assert_eq!(rollout.merge(&block_of(0, MAX_GAMES - 10, &pieces)), Ok(()));
    // A worker does no more than there are, and more are not merged.
    let last = rollout.run_chunk(MAX_GAMES - 10, u64::MAX);
    let eleven = Leaves {
        doubles: 11,
        ..Leaves::default()
    };
    let eleven = block_of(MAX_GAMES - 10, MAX_GAMES + 1, &[eleven]);
    assert_eq!(rollout.merge(&eleven), Err(ChunkError::Invalid));
    let mut merged = rollout.clone();
    assert_eq!(merged.merge(&last), Ok(()));
    assert_eq!(rollout.roll(100), 10);
    assert!(same(&merged, &rollout));
    assert_eq!((rollout.roll(1), rollout.roll(u64::MAX)), (0, 0));
    assert_eq!(rollout.games(), MAX_GAMES);
    assert_eq!(rollout.checkpoints().last().unwrap().games(), MAX_GAMES);

    let mut many = two_checker::RolloutBatch::new(Seed::new(1), 3, 5);
    assert_eq!(
        (many.roll(4), many.roll(u64::MAX), many.roll(1)),
        (4, 11, 0)
    );
    let mut stopped = many.stopped_when_ahead(&LuckTable::MADE_UP);
    assert_eq!(
        (stopped.roll(2), stopped.roll(5), stopped.roll(1)),
        (2, 1, 0)
    );
}

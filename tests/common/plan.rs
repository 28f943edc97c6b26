//! Random plans that cut work into chunks, which several workers do in any order.
#![allow(dead_code)] // Each test file uses its part.

use proptest::prelude::*;
use rollout_lab::labs::two_checker::LuckTable;
use rollout_lab::rollout::Rollout;
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::game_runner::GameRunner;
use rollout_lab::rollout::seed::Seed;

/// The sizes of chunks, the workers that do them, and the order in which they are done.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The number of units of each chunk.
    pub sizes: Vec<u64>,
    /// The number of workers.
    pub workers: usize,
    /// The seed of the order in which chunks are done.
    pub shuffle: u64,
    /// The page does every chunk whose index is a multiple of this number; 0 for none.
    pub page: usize,
}

/// Returns a strategy for plans with chunks of fewer than `max_size` units.
pub fn plans(max_size: u64) -> impl Strategy<Value = Plan> {
    let sizes = proptest::collection::vec(prop_oneof![1..5_u64, 1..100_u64, 1..max_size], 1..12);
    (sizes, 1..8_usize, any::<u64>(), 0..4_usize).prop_map(|(sizes, workers, shuffle, page)| Plan {
        sizes,
        workers,
        shuffle,
        page,
    })
}

/// Does work according to a plan, up to the end of the work at most.
///
/// All chunks of the workers are done before the first is merged. No worker knows the chunks of the
/// others.
pub fn run_plan<W: ChunkedWork>(
    plan: &Plan,
    work: &mut W,
    worker: impl Fn() -> Box<dyn ChunkedWork>,
) {
    let mut ranges = Vec::new();
    let mut from = work.completed();
    for (i, size) in plan.sizes.iter().enumerate() {
        let to = (from + size).min(work.total());
        if from < to {
            let by_page = plan.page > 0 && i % plan.page == 0;
            ranges.push((from, to, by_page));
            from = to;
        }
    }
    let mut workers: Vec<_> = (0..plan.workers).map(|_| worker()).collect();
    let mut order: Vec<usize> = (0..ranges.len()).collect();
    order.sort_by_key(|&i| Seed::new(plan.shuffle).child(i as u64).bits());
    let mut chunks = vec![Vec::new(); ranges.len()];
    for i in order {
        let (from, to, by_page) = ranges[i];
        if !by_page {
            chunks[i] = workers[i % plan.workers].run_chunk(from, to);
        }
    }
    for ((from, to, by_page), chunk) in ranges.into_iter().zip(chunks) {
        let chunk = if by_page {
            work.run_chunk(from, to)
        } else {
            chunk
        };
        assert_eq!(work.merge(&chunk), Ok(()), "{from}..{to}");
        assert_eq!(work.completed(), to);
    }
}

/// Returns a luck table that differs from the article's.
pub fn custom_table() -> LuckTable {
    LuckTable::new([61.37, -3.21, -17.03, 5.9]).unwrap()
}

/// Whether two rollouts have the same sums at all checkpoints and now.
pub fn have_same_sums<R: GameRunner<Sums: PartialEq>>(
    one: &Rollout<R>,
    other: &Rollout<R>,
) -> bool {
    one.sums() == other.sums() && one.checkpoints().eq(other.checkpoints())
}

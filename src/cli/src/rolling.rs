//! Rolls ranges of trials on several threads.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use rollout_lab::rollout::game_runner::{GameRunner, Sums};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::trial::Trials;

use crate::game_kind::{GameKind, RolledTrials, SumsOf};
use crate::progress::Progress;
use crate::trial_range::TrialRange;

/// Rolls a range of the trials of a seed.
///
/// The sums don't depend on the number of threads, because chunks are merged in order.
pub fn roll<K: GameKind>(
    games: &K,
    seed: Seed,
    range: TrialRange,
    threads: NonZeroUsize,
) -> RolledTrials<SumsOf<K>> {
    let trials = Trials::new(seed);
    let next_chunk = AtomicU64::new(0);
    let work = |sender: mpsc::Sender<(u64, SumsOf<K>)>| {
        let mut runner = games.runner();
        loop {
            let chunk = next_chunk.fetch_add(1, Ordering::Relaxed);
            let from = range.from() + chunk * K::CHUNK;
            let to = range.to().min(from + K::CHUNK);
            if from >= to || sender.send((chunk, runner.roll(trials, from, to))).is_err() {
                return;
            }
        }
    };
    let mut sums = games.runner().empty_sums();
    let mut progress = Progress::begin(range.count());
    thread::scope(|scope| {
        let (sender, chunks) = mpsc::channel();
        for _ in 0..threads.get() {
            let sender = sender.clone();
            scope.spawn(move || work(sender));
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut merged = 0;
        for (chunk, part) in chunks {
            early.insert(chunk, part);
            while let Some(part) = early.remove(&merged) {
                sums.merge(&part);
                merged += 1;
            }
            progress.update(sums.games());
        }
    });
    RolledTrials { seed, range, sums }
}

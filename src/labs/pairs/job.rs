//! Jobs of pairs: exact statistics and rollouts.
//!
//! A worker keeps the databases and pairs that it has built, for later jobs.

use std::sync::Arc;

use super::exact::PairsExact;
use super::job_spec::{PairsJobSpec, PairsTask};
use super::pair_roller::PairRoller;
use super::prepared_pairs::{PairsBuilder, PreparedPairs};
use super::rollout::{PairsRollout, PairsRolloutBatch};
use crate::codec;
use crate::codec::DecodeError;
use crate::labs::bearoff::BearoffJobStore;
use crate::rollout::job::{Job, JobOutput, Kept};
use crate::rollout::resumable::{Pause, Resumable};
use crate::rollout::seed::Seed;

/// The databases and pairs that a worker keeps for later jobs. Clones share them.
#[derive(Clone, Default)]
pub struct PairsJobStore {
    /// The databases.
    databases: BearoffJobStore,
    /// The prepared pairs, by the bytes of their database's size and of their setup.
    pairs: Arc<Kept<Vec<u8>, PreparedPairs>>,
}

/// The progress, 0..1, of a job when its database is complete, and of exact statistics when both
/// games are enumerated.
const STAGE_SHARE: f64 = 0.3;

impl PairsJobStore {
    /// Creates a store that shares its databases with bear-off jobs.
    #[must_use]
    pub fn new(databases: BearoffJobStore) -> Self {
        Self {
            databases,
            ..Self::default()
        }
    }

    /// Returns the pairs of a job, and prepares them first if the store does not have them; `None`
    /// if the database does not have what they need.
    async fn pairs(&self, spec: &PairsJobSpec, pause: &Pause) -> Option<Arc<PreparedPairs>> {
        let first = pause.part(0.0, STAGE_SHARE);
        let database = self.databases.database(spec.database_size, &first).await;
        let key = codec::encode(&(spec.database_size, spec.setup));
        if let Some(pairs) = self.pairs.get(&key) {
            return Some(pairs);
        }
        let builder = PairsBuilder::new(database, spec.setup).ok()?;
        let pairs = builder.run(&pause.part(STAGE_SHARE, 1.0)).await;
        self.pairs.forget_unused();
        Some(self.pairs.insert(key, pairs))
    }
}

impl PairsJobSpec {
    /// Begins the job.
    #[must_use]
    pub fn begin(self, store: &PairsJobStore) -> Job {
        let store = store.clone();
        Resumable::new(|pause| run(self, store, pause))
    }
}

/// Executes a job.
async fn run(spec: PairsJobSpec, store: PairsJobStore, pause: Pause) -> JobOutput {
    let prepared = if spec.task == PairsTask::Exact {
        2.0 * STAGE_SHARE
    } else {
        1.0
    };
    let Some(pairs) = store.pairs(&spec, &pause.part(0.0, prepared)).await else {
        return JobOutput::Refused;
    };
    let roller = PairRoller::new(pairs.clone());
    let seed = Seed::new(spec.games_spec.seed);
    match spec.task {
        PairsTask::ArmTheories => JobOutput::Bytes(pairs.encode_analysis()),
        PairsTask::Exact => {
            if pairs.exact().is_none()
                && let Some(exact) = compute_exact(&pairs, &pause.part(prepared, 1.0)).await
            {
                pairs.set_exact(exact);
            }
            JobOutput::Bytes(codec::encode(&pairs.exact().copied()))
        }
        PairsTask::Rollout => JobOutput::work(Some(PairsRollout::with_runner(roller, seed))),
        PairsTask::Batch => {
            // The cast saturates only for batches that no memory could hold.
            let rollouts = usize::try_from(spec.games_spec.rollouts).unwrap_or(usize::MAX);
            let length = spec.games_spec.length;
            let batch = PairsRolloutBatch::with_runner(roller, seed, rollouts, length);
            JobOutput::work(Some(batch))
        }
    }
}

/// Begins to compute the exact statistics of pairs. The result is `None` with more than six
/// checkers a side.
#[must_use]
pub fn exact_statistics(pairs: Arc<PreparedPairs>) -> Resumable<Option<PairsExact>> {
    Resumable::new(|pause| async move { compute_exact(&pairs, &pause).await })
}

/// Computes the exact statistics of pairs; `None` with more than six checkers a side. It first
/// enumerates both games if they are not enumerated yet.
async fn compute_exact(pairs: &Arc<PreparedPairs>, pause: &Pause) -> Option<PairsExact> {
    if !pairs.database().is_exact() {
        return None;
    }
    let pairs = match pairs.rebuild() {
        Some(builder) if !pairs.is_enumerated() => {
            Arc::new(builder.run(&pause.part(0.0, STAGE_SHARE)).await)
        }
        _ => pairs.clone(),
    };
    let paths = pairs.arms().each_ref().map(|arm| arm.paths());
    Some(PairsExact::compute(paths, &pause.part(STAGE_SHARE, 1.0)).await)
}

impl PreparedPairs {
    /// Applies a worker's exact statistics, the bytes of a job of
    /// [`PreparedPairs::exact_job_spec`].
    ///
    /// # Errors
    /// [`DecodeError`] if the bytes are invalid.
    pub fn apply_exact(&self, bytes: &[u8]) -> Result<(), DecodeError> {
        if let Some(exact) = codec::decode::<Option<PairsExact>>(bytes)? {
            self.set_exact(exact);
        }
        Ok(())
    }
}

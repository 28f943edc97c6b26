//! Jobs of pairs: exact statistics and rollouts.
//!
//! A worker keeps the databases and pairs that it has built, for later jobs.

use std::sync::Arc;

use super::exact::PairsExact;
use super::job_spec::{PairsDescription, PairsJobSpec};
use super::pair_roller::PairRoller;
use super::prepared_pairs::{PairsBuilder, PreparedPairs};
use crate::codec;
use crate::codec::DecodeError;
use crate::labs::bearoff::BearoffJobStore;
use crate::rollout::job::{Job, JobOutput, SharedCache};
use crate::rollout::job_spec::Task;
use crate::rollout::resumable::{Pause, Resumable};

/// The databases and pairs that a worker keeps for later jobs. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct PairsJobStore {
    /// The databases.
    databases: BearoffJobStore,
    /// The prepared pairs by their description.
    pairs: Arc<SharedCache<PairsDescription, PreparedPairs>>,
}

/// The share of a part's progress that its first stage takes, 0..1: the database before the pairs,
/// or the enumeration before the exact statistics.
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
    async fn pairs(&self, games: PairsDescription, pause: &Pause) -> Option<Arc<PreparedPairs>> {
        let first = pause.part(0.0, STAGE_SHARE);
        let database = self.databases.database(games.database_size, &first).await;
        if let Some(pairs) = self.pairs.get(&games) {
            return Some(pairs);
        }
        let builder = PairsBuilder::new(database, games.setup).ok()?;
        self.pairs.remove_unused();
        let pairs = builder.run(&pause.part(STAGE_SHARE, 1.0)).await;
        Some(self.pairs.insert(games, pairs))
    }

    /// Begins a job with pairs.
    #[must_use]
    pub fn begin(&self, spec: PairsJobSpec) -> Job {
        let store = self.clone();
        Resumable::new(|pause| async move {
            let Some(pairs) = store.pairs(spec.games, &pause).await else {
                return JobOutput::Refused;
            };
            if spec.task == Task::Analysis {
                return JobOutput::Bytes(pairs.encode_analysis());
            }
            let work = spec.task.roll(PairRoller::new(pairs));
            JobOutput::from_work(work)
        })
    }

    /// Begins the job that computes the exact statistics of coupled pairs, for
    /// [`PreparedPairs::apply_exact`].
    #[must_use]
    pub fn begin_exact(&self, games: PairsDescription) -> Job {
        let store = self.clone();
        Resumable::new(|pause| async move {
            let prepared = 2.0 * STAGE_SHARE;
            let Some(pairs) = store.pairs(games, &pause.part(0.0, prepared)).await else {
                return JobOutput::Refused;
            };
            if pairs.exact().is_none()
                && let Some(exact) = compute_exact(&pairs, &pause.part(prepared, 1.0)).await
            {
                pairs.set_exact(exact);
            }
            JobOutput::Bytes(codec::encode(&pairs.exact().copied()))
        })
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
    let pairs = if pairs.is_enumerated() {
        pairs.clone()
    } else {
        let first = pause.part(0.0, STAGE_SHARE);
        Arc::new(pairs.rebuild()?.run(&first).await)
    };
    let paths = pairs.arms().each_ref().map(|arm| arm.paths());
    Some(PairsExact::compute(paths, &pause.part(STAGE_SHARE, 1.0)).await)
}

impl PreparedPairs {
    /// Applies a worker's exact statistics, the bytes of a job of
    /// [`PairsJobStore::begin_exact`].
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

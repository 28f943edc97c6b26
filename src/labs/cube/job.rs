//! Jobs of bear-offs with a cube: the database, exact statistics and rollouts.
//!
//! A worker keeps the database and the games that it has built, for later jobs.

use std::sync::Arc;

use super::job_spec::{BatchSpec, CubeJobSpec, CubeTask};
use super::prepared_game::CubeGame;
use super::prepared_game_builder::CubeGameBuilder;
use super::setup::CubeSetup;
use crate::backgammon::cube::CubeDatabase;
use crate::labs::cube::{CubeRollout, CubeRolloutBatch};
use crate::rollout::job::{Job, JobOutput, Kept};
use crate::rollout::resumable::{Pause, Resumable};
use crate::rollout::seed::Seed;

/// The database and the games that a worker keeps for later jobs. Clones share them.
#[derive(Clone, Default)]
pub struct CubeJobStore(Arc<Stored>);

/// The contents of a [`CubeJobStore`].
#[derive(Default)]
struct Stored {
    /// The database. There is only one, so it has no key.
    database: Kept<(), CubeDatabase>,
    /// The prepared games by setup.
    games: Kept<CubeSetup, CubeGame>,
}

/// The progress of a job, 0..1, when its database is complete.
const DATABASE_SHARE: f64 = 0.5;

impl CubeJobStore {
    /// Returns the database, and builds it first if the store does not have it.
    ///
    /// While another job builds the database, this job builds it too. The first one to finish
    /// stores it.
    async fn database(&self, pause: &Pause) -> Arc<CubeDatabase> {
        let building = CubeDatabase::build();
        self.0.database.get_or_build((), building, pause).await
    }

    /// Returns the game of a setup, and prepares it first if the store does not have it; `None` if
    /// a side has more than six checkers.
    async fn game(
        &self,
        database: Arc<CubeDatabase>,
        setup: CubeSetup,
        pause: &Pause,
    ) -> Option<Arc<CubeGame>> {
        let games = &self.0.games;
        if let Some(game) = games.get(&setup) {
            return Some(game);
        }
        games.forget_unused();
        let builder = CubeGameBuilder::new(database, setup.clone()).ok()?;
        Some(games.insert(setup, builder.run(pause).await))
    }
}

impl CubeJobSpec {
    /// Begins the job.
    #[must_use]
    pub fn begin(self, store: &CubeJobStore) -> Job {
        self.begin_with(store, work)
    }

    /// Begins the job, but refuses to roll games.
    ///
    /// A WebAssembly module that calls only this function contains no code for rollouts.
    #[must_use]
    pub fn begin_analysis(self, store: &CubeJobStore) -> Job {
        self.begin_with(store, |_, _| JobOutput::Refused)
    }

    /// Begins the job, with the function that starts rollouts.
    fn begin_with(self, store: &CubeJobStore, work: WorkFn) -> Job {
        let store = store.clone();
        Resumable::new(|pause| run(self, store, work, pause))
    }
}

/// A function that starts to roll games.
type WorkFn = fn(&Arc<CubeGame>, CubeTask) -> JobOutput;

/// Executes a job.
async fn run(spec: CubeJobSpec, store: CubeJobStore, work: WorkFn, pause: Pause) -> JobOutput {
    let Some(setup) = spec.setup else {
        return JobOutput::Bytes(store.database(&pause).await.to_bytes());
    };
    let database = store.database(&pause.part(0.0, DATABASE_SHARE)).await;
    let second = pause.part(DATABASE_SHARE, 1.0);
    match store.game(database, setup, &second).await {
        Some(game) if spec.task == CubeTask::Theory => JobOutput::Bytes(game.encode_analysis()),
        Some(game) => work(&game, spec.task),
        None => JobOutput::Refused,
    }
}

/// Starts to roll the games of a task.
fn work(game: &Arc<CubeGame>, task: CubeTask) -> JobOutput {
    // The cast saturates only for batches that no memory could hold.
    let batch = |spec: BatchSpec| {
        let rollouts = usize::try_from(spec.rollouts).unwrap_or(usize::MAX);
        CubeRolloutBatch::new(game.clone(), Seed::new(spec.seed), rollouts, spec.length)
    };
    match task {
        CubeTask::Database | CubeTask::Theory => JobOutput::Refused,
        CubeTask::Rollout { seed } => {
            JobOutput::work(Some(CubeRollout::new(game.clone(), Seed::new(seed))))
        }
        CubeTask::Batch(spec) => JobOutput::work(Some(batch(spec))),
        CubeTask::Stopped(spec, estimate) => {
            let estimate = usize::try_from(estimate).ok();
            let estimate = estimate.filter(|&number| number < game.setup().estimates.len());
            JobOutput::work(estimate.and_then(|number| batch(spec).stopped_when_ahead(number)))
        }
    }
}

//! Jobs of bear-offs: databases, exact statistics and rollouts. A worker keeps the databases and
//! games that it has built.

use std::sync::Arc;

use super::job_spec::{BearoffJobSpec, BearoffTask, GamesSpec, ParsedJobSpec};
use super::prepared_game::PreparedGame;
use super::prepared_game_builder::PreparedGameBuilder;
use crate::backgammon::bearoff_db::{Database, DatabaseSize};
use crate::codec::DecodeError;
use crate::labs::bearoff::{Rollout, RolloutBatch};
use crate::rollout::job::{Job, JobOutput, Kept};
use crate::rollout::resumable::{Pause, Resumable};
use crate::rollout::seed::Seed;

/// Databases and games that a worker keeps for later jobs. Clones share them.
#[derive(Clone, Default)]
pub struct BearoffJobStore(Arc<Stored>);

/// The contents of a store.
#[derive(Default)]
struct Stored {
    /// Databases by size.
    databases: Kept<DatabaseSize, Database>,
    /// Games without observed plays, by [`BearoffJobSpec::key`].
    games: Kept<Vec<u8>, PreparedGame>,
}

/// The progress of a job, 0..1, when its database is built.
const DATABASE_SHARE: f64 = 0.5;

impl BearoffJobStore {
    /// Returns the database of this size, and builds it if the store does not have it.
    ///
    /// Two jobs may build it at once. Both then get the first one that is finished.
    pub(crate) async fn database(&self, size: DatabaseSize, pause: &Pause) -> Arc<Database> {
        let building = Database::build(size);
        self.0.databases.get_or_build(size, building, pause).await
    }

    /// Returns the game of a job; `None` if the database can't support its setup.
    async fn game(
        &self,
        database: Arc<Database>,
        spec: ParsedJobSpec<'_>,
        pause: &Pause,
    ) -> Option<Arc<PreparedGame>> {
        let games = &self.0.games;
        let key = spec.key.to_vec();
        if let Some(game) = games.get(&key) {
            return Some(game);
        }
        // A game without the observed plays has the same tables of estimates.
        let builder = if let Some(game) = games.get(&spec.key_without_policy.to_vec()) {
            PreparedGameBuilder::from_setup(game.evaluated().clone())
        } else {
            games.forget_unused();
            PreparedGameBuilder::new(database, spec.setup?).ok()?
        };
        // Every game that is played by hand adds observed plays, so a game with them is used once.
        let is_kept = spec.observed_policy.is_none();
        let builder = builder.with_observed_policy(spec.observed_policy.map(Arc::new));
        let game = builder.run(pause).await;
        Some(if is_kept {
            games.insert(key, game)
        } else {
            Arc::new(game)
        })
    }
}

impl BearoffJobSpec {
    /// Begins the job. The store provides databases and games of earlier jobs.
    ///
    /// # Errors
    /// [`DecodeError`] if the bytes describe no job.
    pub fn begin(self, store: &BearoffJobStore) -> Result<Job, DecodeError> {
        self.begin_with(store, work)
    }

    /// Begins the job, but refuses to roll games. A WebAssembly module that calls only this
    /// contains no code for rollouts.
    ///
    /// # Errors
    /// [`DecodeError`] if the bytes describe no job.
    pub fn begin_analysis(self, store: &BearoffJobStore) -> Result<Job, DecodeError> {
        self.begin_with(store, |_, _, _| JobOutput::Refused)
    }

    /// Begins the job. `work` creates its work if it rolls games.
    fn begin_with(self, store: &BearoffJobStore, work: WorkFn) -> Result<Job, DecodeError> {
        self.parse()?;
        let store = store.clone();
        Ok(Resumable::new(|pause| run(self, store, work, pause)))
    }
}

/// A function that creates the work of a job that rolls games.
type WorkFn = fn(Arc<PreparedGame>, BearoffTask, GamesSpec) -> JobOutput;

/// Runs a job: builds its database and game, then creates its output.
async fn run(
    spec: BearoffJobSpec,
    store: BearoffJobStore,
    work: WorkFn,
    pause: Pause,
) -> JobOutput {
    let Ok(spec) = spec.parse() else {
        return JobOutput::Refused;
    };
    let (task, games) = (spec.task, spec.games_spec);
    if task == BearoffTask::Database {
        let database = store.database(spec.database_size, &pause).await;
        return JobOutput::Bytes(database.to_bytes());
    }
    let first = pause.part(0.0, DATABASE_SHARE);
    let database = store.database(spec.database_size, &first).await;
    let second = pause.part(DATABASE_SHARE, 1.0);
    match store.game(database, spec, &second).await {
        Some(game) if task == BearoffTask::Theory => JobOutput::Bytes(game.encode_analysis()),
        Some(game) => work(game, task, games),
        None => JobOutput::Refused,
    }
}

/// Creates the work of a job that rolls games.
fn work(game: Arc<PreparedGame>, task: BearoffTask, games: GamesSpec) -> JobOutput {
    let seed = Seed::new(games.seed);
    if task == BearoffTask::Rollout {
        return JobOutput::work(Some(Rollout::new(game, seed)));
    }
    // A count that memory can't hold is limited to MAX_ROLLOUTS anyway.
    let rollouts = usize::try_from(games.rollouts).unwrap_or(usize::MAX);
    let batch = RolloutBatch::new(game.clone(), seed, rollouts, games.length);
    if task == BearoffTask::Batch {
        return JobOutput::work(Some(batch));
    }
    let estimate = usize::try_from(games.estimate).ok();
    let estimate = estimate.filter(|&estimate| estimate < game.setup().estimates.len());
    JobOutput::work(estimate.and_then(|estimate| batch.stopped_when_ahead(estimate)))
}

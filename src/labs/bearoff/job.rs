//! Jobs of bear-offs: databases, exact statistics and rollouts, prepared by a worker that keeps what it has built.

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

#[derive(Default)]
struct Stored {
    databases: Kept<DatabaseSize, Database>,
    /// Games by [`BearoffJobSpec::key`].
    games: Kept<Vec<u8>, PreparedGame>,
}

/// The progress of a job at the moment at which its database is built.
const DATABASE_SHARE: f64 = 0.5;

impl BearoffJobStore {
    /// The database of this size. It is built if the store does not have it, and also if another job builds it.
    pub(crate) async fn database(&self, size: DatabaseSize, pause: &Pause) -> Arc<Database> {
        let building = Database::build(size);
        self.0.databases.get_or_build(size, building, pause).await
    }

    /// The game of a job; `None` if the database does not know enough for it.
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
        // The players without observed plays have the same tables.
        let builder = if let Some(game) = games.get(&spec.key_without_policy.to_vec()) {
            PreparedGameBuilder::from_setup(game.evaluated().clone())
        } else {
            games.forget_unused();
            PreparedGameBuilder::new(database, spec.setup?).ok()?
        };
        // Observed plays increase with every game that is played by hand, so games with them are not kept.
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
    /// Begins the job.
    ///
    /// # Errors
    /// [`DecodeError`] if this is no job.
    pub fn begin(self, store: &BearoffJobStore) -> Result<Job, DecodeError> {
        self.begin_with(store, work)
    }

    /// Begins the job, and refuses to roll games. A module that calls only this has no code for rollouts.
    ///
    /// # Errors
    /// [`DecodeError`] if this is no job.
    pub fn begin_analysis(self, store: &BearoffJobStore) -> Result<Job, DecodeError> {
        self.begin_with(store, |_, _, _| JobOutput::Refused)
    }

    fn begin_with(self, store: &BearoffJobStore, work: WorkFn) -> Result<Job, DecodeError> {
        self.parse()?;
        let store = store.clone();
        Ok(Resumable::new(|pause| run(self, store, work, pause)))
    }
}

/// Begins to roll games.
type WorkFn = fn(Arc<PreparedGame>, BearoffTask, GamesSpec) -> JobOutput;

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

/// The games that a job rolls.
fn work(game: Arc<PreparedGame>, task: BearoffTask, games: GamesSpec) -> JobOutput {
    let seed = Seed::new(games.seed);
    if task == BearoffTask::Rollout {
        return JobOutput::work(Some(Rollout::new(game, seed)));
    }
    // There are never more rollouts than fit into memory.
    let rollouts = usize::try_from(games.rollouts).unwrap_or(usize::MAX);
    let batch = RolloutBatch::new(game.clone(), seed, rollouts, games.length);
    if task == BearoffTask::Batch {
        return JobOutput::work(Some(batch));
    }
    let estimate = usize::try_from(games.estimate).ok();
    let estimate = estimate.filter(|&estimate| estimate < game.setup().estimates.len());
    JobOutput::work(estimate.and_then(|estimate| batch.stopped_when_ahead(estimate)))
}

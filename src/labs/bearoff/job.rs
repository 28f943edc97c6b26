//! Jobs of bear-offs: databases, exact statistics and rollouts. A worker keeps the databases and
//! games that it has built.

use std::sync::Arc;

use super::job_spec::{BearoffDescription, BearoffJobSpec};
use super::prepared_game::PreparedGame;
use super::prepared_game_builder::PreparedGameBuilder;
use super::setup::Setup;
use crate::backgammon::bearoff_db::{Database, DatabaseSize};
use crate::rollout::chunk::ChunkedWork;
use crate::rollout::job::{Job, JobOutput, SharedCache};
use crate::rollout::job_spec::{JobSpec, Task};
use crate::rollout::resumable::{Pause, Resumable};

/// Databases and games that a worker keeps for later jobs. Clones share them.
#[derive(Clone, Default)]
pub struct BearoffJobStore(Arc<Stored>);

/// The contents of a store.
#[derive(Default)]
struct Stored {
    /// Databases by size.
    databases: SharedCache<DatabaseSize, Database>,
    /// Games without observed plays, by the size of their database and their setup.
    games: SharedCache<(DatabaseSize, Setup), PreparedGame>,
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
        games: BearoffDescription,
        pause: &Pause,
    ) -> Option<Arc<PreparedGame>> {
        let (stored, key) = (&self.0.games, (games.database_size, games.setup));
        let known = stored.get(&key);
        // Every game that is played by hand adds observed plays, so a game with them is used once.
        let is_kept = games.observed_policy.is_none();
        let builder = match known {
            Some(game) if is_kept => return Some(game),
            // A game without the observed plays has the same tables of estimates.
            Some(game) => PreparedGameBuilder::from_setup(game.evaluated().clone()),
            None => {
                stored.remove_unused();
                PreparedGameBuilder::new(database, key.1.clone()).ok()?
            }
        };
        let builder = builder.with_observed_policy(games.observed_policy.map(Arc::new));
        let game = builder.run(pause).await;
        Some(if is_kept {
            stored.insert(key, game)
        } else {
            Arc::new(game)
        })
    }

    /// Begins the job that builds a database.
    #[must_use]
    pub fn begin_database(&self, size: DatabaseSize) -> Job {
        let store = self.clone();
        Resumable::new(|pause| async move {
            JobOutput::Bytes(store.database(size, &pause).await.to_bytes())
        })
    }

    /// Begins a job with a game.
    #[must_use]
    pub fn begin(&self, spec: BearoffJobSpec) -> Job {
        self.begin_with(spec, Task::roll_sampled)
    }

    /// Begins a job with a game, but refuses to roll games.
    ///
    /// A WebAssembly module that calls only this function contains no code for rollouts.
    #[must_use]
    pub fn begin_analysis(&self, spec: BearoffJobSpec) -> Job {
        self.begin_with(spec, |_, _| None)
    }

    /// Begins a job, with the function that rolls games.
    fn begin_with(
        &self,
        spec: BearoffJobSpec,
        roll: fn(Task, Arc<PreparedGame>) -> Option<Box<dyn ChunkedWork>>,
    ) -> Job {
        let store = self.clone();
        Resumable::new(|pause| async move {
            let JobSpec { games, task } = spec;
            let first = pause.part(0.0, DATABASE_SHARE);
            let database = store.database(games.database_size, &first).await;
            let second = pause.part(DATABASE_SHARE, 1.0);
            match store.game(database, games, &second).await {
                Some(game) if task == Task::Analysis => JobOutput::Bytes(game.encode_analysis()),
                Some(game) => JobOutput::from_work(roll(task, game)),
                None => JobOutput::Refused,
            }
        })
    }
}

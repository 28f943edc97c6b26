//! Jobs of bear-offs: databases, exact statistics and rollouts. A worker keeps the databases and
//! games that it has built.

use core::fmt;
use std::sync::Arc;

use super::evaluated_bearoff::EvaluatedBearoff;
use super::prepared_game::BearoffGame;
use super::prepared_game_builder::BearoffGameBuilder;
use crate::rollout::chunk::ChunkedWork;
use crate::rollout::job::{Job, JobOutput, SharedCache};
use crate::rollout::job_spec::{Describe, JobSpec, Task};
use crate::rollout::resumable::{Pause, Resumable};

/// A game whose rollouts a worker rolls.
pub trait RolledGame: EvaluatedBearoff {
    /// Begins to roll games; `None` if they can't do the task.
    // Both kinds of games implement this, instead of a generic function, so that the WebAssembly
    // module has one copy of their rollouts: the one in this crate.
    fn roll(
        spec: &JobSpec<Self::Description>,
        game: Arc<BearoffGame<Self>>,
    ) -> Option<Box<dyn ChunkedWork>>;
}

/// A function that begins to roll games; `None` if they can't do the task.
type Roll<E> =
    fn(&JobSpec<<E as Describe>::Description>, Arc<BearoffGame<E>>) -> Option<Box<dyn ChunkedWork>>;

/// Databases and games that a worker keeps for later jobs. Clones share them.
pub struct JobStore<E: EvaluatedBearoff>(Arc<Stored<E>>);

/// The contents of a store.
struct Stored<E: EvaluatedBearoff> {
    /// The databases by their key.
    databases: SharedCache<E::DatabaseKey, E::Database>,
    /// The games by their [reusable](EvaluatedBearoff::reusable) description.
    games: SharedCache<E::Description, BearoffGame<E>>,
}

/// The progress of a job, 0..1, when its database is built.
const DATABASE_SHARE: f64 = 0.5;

impl<E: EvaluatedBearoff> JobStore<E> {
    /// Returns the database with this key, and builds it if the store does not have it.
    ///
    /// Two jobs may build it at once. Both then get the first one that is finished.
    pub(crate) async fn database(&self, key: E::DatabaseKey, pause: &Pause) -> Arc<E::Database> {
        let building = E::build_database(key);
        self.0.databases.get_or_build(key, building, pause).await
    }

    /// Returns the game of a job; `None` if the database can't support its setup.
    async fn game(
        &self,
        database: Arc<E::Database>,
        description: &E::Description,
        pause: &Pause,
    ) -> Option<Arc<BearoffGame<E>>> {
        let (stored, key) = (&self.0.games, E::reusable(description));
        let known = stored.get(&key);
        // Every game that is played by hand adds observed plays, so a game with them is used once.
        let is_kept = key == *description;
        match &known {
            Some(game) if is_kept => return Some(game.clone()),
            Some(_) => {}
            None => stored.remove_unused(),
        }
        let known = known.as_ref().map(|game| game.evaluated());
        let setup = E::from_description(database, description, known).ok()?;
        let game = BearoffGameBuilder::from_setup(setup).run(pause).await;
        Some(if is_kept {
            stored.insert(key, game)
        } else {
            Arc::new(game)
        })
    }

    /// Begins the job that builds a database.
    #[must_use]
    pub fn begin_database(&self, key: E::DatabaseKey) -> Job {
        let store = self.clone();
        Resumable::new(async move |pause: Pause| {
            JobOutput::Bytes(E::database_to_bytes(&*store.database(key, &pause).await))
        })
    }

    /// Begins a job with a game.
    #[must_use]
    pub fn begin(&self, spec: JobSpec<E::Description>) -> Job
    where
        E: RolledGame,
    {
        self.begin_with(spec, E::roll)
    }

    /// Begins a job with a game, but refuses to roll games.
    ///
    /// A WebAssembly module that calls only this function contains no code for rollouts.
    #[must_use]
    pub fn begin_analysis(&self, spec: JobSpec<E::Description>) -> Job {
        self.begin_with(spec, |_, _| None)
    }

    /// Begins a job, with the function that rolls games.
    fn begin_with(&self, spec: JobSpec<E::Description>, roll: Roll<E>) -> Job {
        let store = self.clone();
        Resumable::new(async move |pause: Pause| {
            let first = pause.part(0.0, DATABASE_SHARE);
            let key = E::database_key(&spec.games);
            let database = store.database(key, &first).await;
            let second = pause.part(DATABASE_SHARE, 1.0);
            match store.game(database, &spec.games, &second).await {
                Some(game) if spec.task == Task::Analysis => {
                    JobOutput::Bytes(game.encode_analysis())
                }
                Some(game) => JobOutput::from_work(roll(&spec, game)),
                None => JobOutput::Refused,
            }
        })
    }
}

impl<E: EvaluatedBearoff> fmt::Debug for JobStore<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JobStore")
            .field("databases", &self.0.databases)
            .field("games", &self.0.games)
            .finish()
    }
}

// Derived implementations would require `E: Clone` and `E: Default`.
impl<E: EvaluatedBearoff> Clone for JobStore<E> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<E: EvaluatedBearoff> Default for JobStore<E> {
    fn default() -> Self {
        Self(Arc::new(Stored {
            databases: SharedCache::default(),
            games: SharedCache::default(),
        }))
    }
}

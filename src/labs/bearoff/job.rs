//! Jobs of bear-offs: databases, exact statistics and rollouts. A worker keeps the databases and
//! games that it has built.

use core::fmt;
use std::sync::Arc;

use super::prepared_bearoff::PreparedBearoff;
use super::prepared_game::BearoffGame;
use super::prepared_game_builder::BearoffGameBuilder;
use crate::rollout::chunk::ChunkedWork;
use crate::rollout::job::{Job, JobOutput, SharedCache};
use crate::rollout::job_spec::{Describe, JobSpec, Task};
use crate::rollout::resumable::{Pause, Resumable};

/// A game whose rollouts a worker rolls.
pub trait RolledGame: PreparedBearoff {
    /// Begins to roll games; `None` if they can't do the task.
    // Both kinds of games implement this, instead of a generic function, so that the WebAssembly
    // module has one copy of their rollouts: the one in this crate.
    fn roll(
        spec: &JobSpec<Self::Description>,
        game: Arc<BearoffGame<Self>>,
    ) -> Option<Box<dyn ChunkedWork>>;
}

/// A function that begins to roll games; `None` if they can't do the task.
type Roll<P> =
    fn(&JobSpec<<P as Describe>::Description>, Arc<BearoffGame<P>>) -> Option<Box<dyn ChunkedWork>>;

/// Databases and games that a worker keeps for later jobs. Clones share them.
pub struct JobStore<P: PreparedBearoff>(Arc<Stored<P>>);

/// The contents of a store.
struct Stored<P: PreparedBearoff> {
    /// The databases by their key.
    databases: SharedCache<P::DatabaseKey, P::Database>,
    /// The games by their [reusable](PreparedBearoff::reusable) description.
    games: SharedCache<P::Description, BearoffGame<P>>,
}

/// The progress of a job, 0..1, when its database is built.
const DATABASE_SHARE: f64 = 0.5;

impl<P: PreparedBearoff> JobStore<P> {
    /// Returns the database with this key, and builds it if the store does not have it.
    ///
    /// Two jobs may build it at once. Both then get the first one that is finished.
    pub(crate) async fn database(&self, key: P::DatabaseKey, pause: &Pause) -> Arc<P::Database> {
        let building = P::build_database(key);
        self.0.databases.get_or_build(key, building, pause).await
    }

    /// Returns the game of a job; `None` if the database can't support its setup.
    async fn game(
        &self,
        database: Arc<P::Database>,
        description: &P::Description,
        pause: &Pause,
    ) -> Option<Arc<BearoffGame<P>>> {
        let (stored, key) = (&self.0.games, P::reusable(description));
        let known = stored.get(&key);
        // Every game that is played by hand adds observed plays, so a game with them is used once.
        let is_kept = key == *description;
        match &known {
            Some(game) if is_kept => return Some(game.clone()),
            Some(_) => {}
            None => stored.remove_unused(),
        }
        let known = known.as_ref().map(|game| game.prepared_setup());
        let setup = P::from_description(database, description, known).ok()?;
        let game = BearoffGameBuilder::from_setup(setup).run(pause).await;
        Some(if is_kept {
            stored.insert(key, game)
        } else {
            Arc::new(game)
        })
    }

    /// Begins the job that builds a database.
    #[must_use]
    pub fn begin_database(&self, key: P::DatabaseKey) -> Job {
        let store = self.clone();
        Resumable::new(async move |pause: Pause| {
            JobOutput::Bytes(P::database_to_bytes(&*store.database(key, &pause).await))
        })
    }

    /// Begins a job with a game.
    #[must_use]
    pub fn begin(&self, spec: JobSpec<P::Description>) -> Job
    where
        P: RolledGame,
    {
        self.begin_with(spec, P::roll)
    }

    /// Begins a job with a game, but refuses to roll games.
    ///
    /// A WebAssembly module that calls only this function contains no code for rollouts.
    #[must_use]
    pub fn begin_analysis(&self, spec: JobSpec<P::Description>) -> Job {
        self.begin_with(spec, |_, _| None)
    }

    /// Begins a job, with the function that rolls games.
    fn begin_with(&self, spec: JobSpec<P::Description>, roll: Roll<P>) -> Job {
        let store = self.clone();
        Resumable::new(async move |pause: Pause| {
            let first = pause.part(0.0, DATABASE_SHARE);
            let key = P::database_key(&spec.games);
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

impl<P: PreparedBearoff> fmt::Debug for JobStore<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JobStore")
            .field("databases", &self.0.databases)
            .field("games", &self.0.games)
            .finish()
    }
}

// Derived implementations would require `P: Clone` and `P: Default`.
impl<P: PreparedBearoff> Clone for JobStore<P> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<P: PreparedBearoff> Default for JobStore<P> {
    fn default() -> Self {
        Self(Arc::new(Stored {
            databases: SharedCache::default(),
            games: SharedCache::default(),
        }))
    }
}

//! Jobs of bear-offs with a cube: the database, exact statistics and rollouts.
//!
//! A worker keeps the database and the games that it has built, for later jobs.

use std::sync::Arc;

use super::job_spec::CubeJobSpec;
use super::prepared_game::CubeGame;
use super::prepared_game_builder::CubeGameBuilder;
use super::setup::CubeSetup;
use crate::backgammon::cube::CubeDatabase;
use crate::rollout::chunk::ChunkedWork;
use crate::rollout::job::{Job, JobOutput, SharedCache};
use crate::rollout::job_spec::Task;
use crate::rollout::resumable::{Pause, Resumable};

/// The database and the games that a worker keeps for later jobs. Clones share them.
#[derive(Clone, Default)]
pub struct CubeJobStore(Arc<Stored>);

/// The contents of a [`CubeJobStore`].
#[derive(Default)]
struct Stored {
    /// The database. There is only one, so it has no key.
    database: SharedCache<(), CubeDatabase>,
    /// The prepared games by setup.
    games: SharedCache<CubeSetup, CubeGame>,
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
        games.remove_unused();
        let builder = CubeGameBuilder::new(database, setup.clone()).ok()?;
        Some(games.insert(setup, builder.run(pause).await))
    }
}

impl CubeJobStore {
    /// Begins the job that builds the database.
    #[must_use]
    pub fn begin_database(&self) -> Job {
        let store = self.clone();
        Resumable::new(
            |pause| async move { JobOutput::Bytes(store.database(&pause).await.to_bytes()) },
        )
    }

    /// Begins a job with a game.
    #[must_use]
    pub fn begin(&self, spec: CubeJobSpec) -> Job {
        self.begin_with(spec, Task::roll_sampled)
    }

    /// Begins a job with a game, but refuses to roll games.
    ///
    /// A WebAssembly module that calls only this function contains no code for rollouts.
    #[must_use]
    pub fn begin_analysis(&self, spec: CubeJobSpec) -> Job {
        self.begin_with(spec, |_, _| None)
    }

    /// Begins a job, with the function that rolls games.
    fn begin_with(
        &self,
        spec: CubeJobSpec,
        roll: fn(Task, Arc<CubeGame>) -> Option<Box<dyn ChunkedWork>>,
    ) -> Job {
        let store = self.clone();
        Resumable::new(|pause| async move {
            let database = store.database(&pause.part(0.0, DATABASE_SHARE)).await;
            let second = pause.part(DATABASE_SHARE, 1.0);
            match store.game(database, spec.games, &second).await {
                Some(game) if spec.task == Task::Analysis => {
                    JobOutput::Bytes(game.encode_analysis())
                }
                Some(game) => JobOutput::from_work(roll(spec.task, game)),
                None => JobOutput::Refused,
            }
        })
    }
}

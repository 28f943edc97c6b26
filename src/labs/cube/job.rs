//! How an order of bear-offs with a cube is carried out by whoever has no page to draw: step by step, with what was made before
//! at hand.

use std::sync::Arc;

use super::job_spec::{BatchSpec, CubeJobSpec, CubeTask};
use super::prepared_game::CubeGame;
use super::prepared_game_builder::CubeGameBuilder;
use super::setup::CubeSetup;
use crate::backgammon::cube::{CubeDatabase, CubeDatabaseBuilder};
use crate::labs::cube::{CubeRollout, CubeRolloutBatch};
use crate::rollout::chunk::ChunkedWork;
use crate::rollout::seed::Seed;

/// Databases and games that a worker keeps for later orders.
#[derive(Default)]
pub struct CubeJobStore {
    database: Option<Arc<CubeDatabase>>,
    games: Vec<Arc<CubeGame>>,
}

/// An order that is being carried out.
pub struct CubeJob {
    spec: CubeJobSpec,
    state: State,
}

enum State {
    NotStarted,
    Database(Box<CubeDatabaseBuilder>),
    Game(Box<CubeGameBuilder>),
    DatabaseReady(Arc<CubeDatabase>),
    GameReady(Arc<CubeGame>),
    /// Nobody can do it.
    Refused,
}

/// What a database is of the work for a game.
const DATABASE_SHARE: f64 = 0.5;

impl CubeJobStore {
    /// With nothing in it.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            database: None,
            games: Vec::new(),
        }
    }

    fn game(&self, setup: &CubeSetup) -> Option<Arc<CubeGame>> {
        let mut games = self.games.iter();
        games.find(|game| game.setup() == setup).cloned()
    }

    /// Keeps a game, and no others but those that somebody rolls.
    fn insert_game(&mut self, game: &Arc<CubeGame>) {
        self.games.retain(|game| Arc::strong_count(game) > 1);
        self.games.push(game.clone());
    }
}

impl CubeJob {
    /// Begins with it.
    #[must_use]
    pub const fn new(spec: CubeJobSpec) -> Self {
        Self {
            spec,
            state: State::NotStarted,
        }
    }

    /// Makes ready what is needed, one least step; returns how much is ready, 0..1.
    pub fn step(&mut self, store: &mut CubeJobStore) -> f64 {
        self.state = match core::mem::replace(&mut self.state, State::NotStarted) {
            State::NotStarted => self.next_state(store),
            State::Database(mut builder) => {
                // Another job may have made it meanwhile.
                if store.database.is_none() && builder.build_while(|| false) {
                    store.database = Some(Arc::new(builder.finish()));
                    self.next_state(store)
                } else if store.database.is_some() {
                    self.next_state(store)
                } else {
                    State::Database(builder)
                }
            }
            State::Game(mut builder) => {
                if builder.build_while(|| false) {
                    let game = Arc::new(builder.finish());
                    store.insert_game(&game);
                    State::GameReady(game)
                } else {
                    State::Game(builder)
                }
            }
            done => done,
        };
        match &self.state {
            State::NotStarted => 0.0,
            State::Database(builder) if self.spec.setup.is_none() => builder.progress(),
            State::Database(builder) => DATABASE_SHARE * builder.progress(),
            State::Game(builder) => DATABASE_SHARE + (1.0 - DATABASE_SHARE) * builder.progress(),
            State::DatabaseReady(_) | State::GameReady(_) | State::Refused => return 1.0,
        }
        // Ready is what says so.
        .min(0.999)
    }

    fn next_state(&self, store: &CubeJobStore) -> State {
        let Some(database) = &store.database else {
            return State::Database(Box::default());
        };
        let Some(setup) = &self.spec.setup else {
            return State::DatabaseReady(database.clone());
        };
        if let Some(game) = store.game(setup) {
            return State::GameReady(game);
        }
        match CubeGameBuilder::new(database.clone(), setup.clone()) {
            Ok(builder) => State::Game(Box::new(builder)),
            Err(_) => State::Refused,
        }
    }

    /// The finished database, or the game's exact statistics, as bytes. `None` if the job rolls games.
    #[must_use]
    pub fn output(&self) -> Option<Vec<u8>> {
        match &self.state {
            State::DatabaseReady(database) => Some(database.to_bytes()),
            State::GameReady(game) if self.spec.task == CubeTask::Theory => {
                Some(game.encode_analysis())
            }
            _ => None,
        }
    }

    /// The work, once it is ready; `None` where something was to be made.
    #[must_use]
    pub fn work(&self) -> Option<Box<dyn ChunkedWork>> {
        let State::GameReady(game) = &self.state else {
            return None;
        };
        // As many as there may be in memory, and they are fewer than fit there.
        let new_batch = |BatchSpec {
                             seed,
                             rollouts,
                             length,
                         }: BatchSpec| {
            let rollouts = usize::try_from(rollouts).unwrap_or(usize::MAX);
            CubeRolloutBatch::new(game.clone(), Seed::new(seed), rollouts, length)
        };
        match self.spec.task {
            CubeTask::Rollout { seed } => {
                Some(Box::new(CubeRollout::new(game.clone(), Seed::new(seed))))
            }
            CubeTask::Batch(it) => Some(Box::new(new_batch(it))),
            CubeTask::Stopped(it, estimate) => {
                let estimate = usize::try_from(estimate).ok();
                let known = |&estimate: &usize| estimate < game.setup().estimates.len();
                Some(Box::new(
                    new_batch(it).stopped_when_ahead(estimate.filter(known)?)?,
                ))
            }
            CubeTask::Database | CubeTask::Theory => None,
        }
    }
}

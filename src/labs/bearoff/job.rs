//! How an order is carried out by whoever has no page to draw: step by step, with what was made before at hand.

use std::sync::Arc;

use super::job_spec::{BearoffJobSpec, BearoffTask, GamesSpec};
use super::prepared_game::PreparedGame;
use super::prepared_game_builder::PreparedGameBuilder;
use crate::backgammon::bearoff_db::{Database, DatabaseBuilder, DatabaseSize};
use crate::codec::DecodeError;
use crate::labs::bearoff::{Rollout, RolloutBatch};
use crate::rollout::chunk::ChunkedWork;
use crate::rollout::seed::Seed;

/// Databases and games that a worker keeps for later orders.
#[derive(Default)]
pub struct BearoffJobStore {
    databases: Vec<Arc<Database>>,
    /// Those that are in use, and the one that was made last, by their keys: some take more than a hundred megabytes.
    games: Vec<(Vec<u8>, Arc<PreparedGame>)>,
}

/// An order that is carried out.
pub struct BearoffJob {
    spec: BearoffJobSpec,
    task: BearoffTask,
    games_spec: GamesSpec,
    state: State,
}

enum State {
    NotStarted,
    /// One that the store does not have yet.
    Database(Box<DatabaseBuilder>),
    /// With how much was done before it was begun.
    Game(Box<PreparedGameBuilder>, f64),
    DatabaseReady(Arc<Database>),
    GameReady(Arc<PreparedGame>),
    /// There is no such game.
    Refused,
}

impl BearoffJobStore {
    /// Nothing yet.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            databases: Vec::new(),
            games: Vec::new(),
        }
    }

    /// Keeps a database that was made.
    pub(crate) fn insert_database(&mut self, database: Arc<Database>) {
        self.databases.push(database);
    }

    pub(crate) fn database(&self, size: DatabaseSize) -> Option<Arc<Database>> {
        let mut databases = self.databases.iter();
        databases.find(|known| known.size() == size).cloned()
    }

    fn game(&self, key: &[u8]) -> Option<Arc<PreparedGame>> {
        let mut games = self.games.iter();
        games
            .find(|(known, _)| known == key)
            .map(|(_, game)| game.clone())
    }
}

impl BearoffJob {
    /// Nothing is done yet.
    ///
    /// # Errors
    /// [`DecodeError`] if this is no order.
    pub fn new(spec: BearoffJobSpec) -> Result<Self, DecodeError> {
        let parsed = spec.parse()?;
        Ok(Self {
            task: parsed.task,
            games_spec: parsed.games_spec,
            spec,
            state: State::NotStarted,
        })
    }

    /// Makes one least step; returns how much is done of what must be made, 0..1: ready at 1.
    pub fn step(&mut self, store: &mut BearoffJobStore) -> f64 {
        self.state = match core::mem::replace(&mut self.state, State::NotStarted) {
            State::NotStarted => self.next_state(store, 0.0),
            State::Database(mut builder) => {
                // Another job may have made it meanwhile.
                let already_built = store.database(builder.size()).is_some();
                if already_built || builder.build_while(|| false) {
                    if !already_built {
                        store.insert_database(Arc::new(builder.finish()));
                    }
                    self.next_state(store, self.database_share())
                } else {
                    State::Database(builder)
                }
            }
            State::Game(mut builder, before) => {
                if builder.build_while(|| false) {
                    let game = Arc::new(builder.finish());
                    // Habits grow with every game that is played by hand, and what follows from them is not wanted again.
                    if game.evaluated().observed_policy.is_none() {
                        store.games.push((self.spec.key().to_vec(), game.clone()));
                    }
                    State::GameReady(game)
                } else {
                    State::Game(builder, before)
                }
            }
            done => done,
        };
        match &self.state {
            State::NotStarted => 0.0,
            State::Database(builder) => builder.progress() * self.database_share(),
            State::Game(builder, before) => before + (1.0 - before) * builder.progress(),
            State::DatabaseReady(_) | State::GameReady(_) | State::Refused => 1.0,
        }
    }

    /// Begins with what the store does not have.
    fn next_state(&self, store: &mut BearoffJobStore, initial_progress: f64) -> State {
        let Ok(reading) = self.spec.parse() else {
            return State::Refused;
        };
        let Some(database) = store.database(reading.database_size) else {
            return State::Database(Box::new(DatabaseBuilder::new(reading.database_size)));
        };
        let Some(setup) = reading.setup else {
            return State::DatabaseReady(database);
        };
        if let Some(known) = store.game(reading.key) {
            return State::GameReady(known);
        }
        // Whoever has habits thinks as the same player without them, who may be known.
        let builder = if let Some(known) = store.game(reading.key_without_policy) {
            PreparedGameBuilder::from_evaluated(known.evaluated().clone())
        } else {
            store.games.retain(|(_, game)| Arc::strong_count(game) > 1);
            match PreparedGameBuilder::new(database, setup) {
                Ok(builder) => builder,
                Err(_) => return State::Refused,
            }
        };
        let builder = builder.with_observed_policy(reading.observed_policy.map(Arc::new));
        State::Game(Box::new(builder), initial_progress)
    }

    /// Which part of all that is to be made the database is.
    const fn database_share(&self) -> f64 {
        match self.task {
            BearoffTask::Database => 1.0,
            _ => 0.5,
        }
    }

    /// The finished database or analysis as bytes, if the order asked for one instead of rolls.
    #[must_use]
    pub fn output(&self) -> Option<Vec<u8>> {
        match &self.state {
            State::DatabaseReady(database) => Some(database.to_bytes()),
            State::GameReady(game) if self.task == BearoffTask::Theory => {
                Some(game.encode_analysis())
            }
            _ => None,
        }
    }

    /// The work that was ordered, if it is ready; `None` if nothing is to be rolled, or there is no such work.
    #[must_use]
    pub fn work(&self) -> Option<Box<dyn ChunkedWork>> {
        let State::GameReady(game) = &self.state else {
            return None;
        };
        let GamesSpec {
            seed,
            rollouts,
            length,
            estimate,
        } = self.games_spec;
        let seed = Seed::new(seed);
        match self.task {
            BearoffTask::Rollout => return Some(Box::new(Rollout::new(game.clone(), seed))),
            BearoffTask::Database | BearoffTask::Theory => return None,
            BearoffTask::Batch | BearoffTask::Stopped => {}
        }
        // As many as there may be in memory, and they are fewer than fit there.
        let rollouts = usize::try_from(rollouts).unwrap_or(usize::MAX);
        let batch = RolloutBatch::new(game.clone(), seed, rollouts, length);
        if self.task == BearoffTask::Batch {
            return Some(Box::new(batch));
        }
        let estimate = usize::try_from(estimate).ok();
        let estimate = estimate.filter(|&estimate| estimate < game.setup().estimates.len())?;
        Some(Box::new(batch.stopped_when_ahead(estimate)?))
    }
}

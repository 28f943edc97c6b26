//! How an order is carried out by whoever has no page to draw: step by step, with what was made before at hand.

use std::sync::Arc;

use super::job_spec::{Games, Order, Wanted};
use super::prepared_game::PreparedGame;
use super::prepared_game_builder::PreparedGameBuilder;
use crate::backgammon::bearoff_db::{Database, DatabaseBuilder, Reach};
use crate::codec::Garbled;
use crate::labs::bearoff::{ManyRollouts, Rollout};
use crate::rollout::chunk::Work;
use crate::rollout::seed::Seed;

/// Databases and games that a worker keeps for later orders.
#[derive(Default)]
pub struct Store {
    databases: Vec<Arc<Database>>,
    /// Those that are in use, and the one that was made last, by their keys: some take more than a hundred megabytes.
    games: Vec<(Vec<u8>, Arc<PreparedGame>)>,
}

/// An order that is carried out.
pub struct Job {
    order: Order,
    wanted: Wanted,
    games: Games,
    state: State,
}

enum State {
    Begun,
    /// One that the store does not have yet.
    Database(Box<DatabaseBuilder>),
    /// With how much was done before it was begun.
    Game(Box<PreparedGameBuilder>, f64),
    DatabaseReady(Arc<Database>),
    GameReady(Arc<PreparedGame>),
    /// There is no such game.
    Refused,
}

impl Store {
    /// Nothing yet.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            databases: Vec::new(),
            games: Vec::new(),
        }
    }

    /// Keeps a database that was made.
    pub(crate) fn keep(&mut self, database: Arc<Database>) {
        self.databases.push(database);
    }

    pub(crate) fn database(&self, reach: Reach) -> Option<Arc<Database>> {
        let mut databases = self.databases.iter();
        databases.find(|known| known.reach() == reach).cloned()
    }

    fn game(&self, key: &[u8]) -> Option<Arc<PreparedGame>> {
        let mut games = self.games.iter();
        games
            .find(|(known, _)| known == key)
            .map(|(_, game)| game.clone())
    }
}

impl Job {
    /// Nothing is done yet.
    ///
    /// # Errors
    /// [`Garbled`] if this is no order.
    pub fn new(order: Order) -> Result<Self, Garbled> {
        let reading = order.read()?;
        Ok(Self {
            wanted: reading.wanted,
            games: reading.games,
            order,
            state: State::Begun,
        })
    }

    /// Makes one least step; returns how much is done of what must be made, 0..1: ready at 1.
    pub fn step(&mut self, store: &mut Store) -> f64 {
        self.state = match core::mem::replace(&mut self.state, State::Begun) {
            State::Begun => self.begin(store, 0.0),
            State::Database(mut builder) => {
                // Another job may have made it meanwhile.
                let known = store.database(builder.reach()).is_some();
                if known || builder.build_while(|| false) {
                    if !known {
                        store.keep(Arc::new(builder.finish()));
                    }
                    self.begin(store, self.share_of_database())
                } else {
                    State::Database(builder)
                }
            }
            State::Game(mut builder, before) => {
                if builder.build_while(|| false) {
                    let game = Arc::new(builder.finish());
                    // Habits grow with every game that is played by hand, and what follows from them is not wanted again.
                    if game.judged().habits.is_none() {
                        store.games.push((self.order.key().to_vec(), game.clone()));
                    }
                    State::GameReady(game)
                } else {
                    State::Game(builder, before)
                }
            }
            done => done,
        };
        match &self.state {
            State::Begun => 0.0,
            State::Database(builder) => builder.progress() * self.share_of_database(),
            State::Game(builder, before) => before + (1.0 - before) * builder.progress(),
            State::DatabaseReady(_) | State::GameReady(_) | State::Refused => 1.0,
        }
    }

    /// Begins with what the store does not have.
    fn begin(&self, store: &mut Store, before: f64) -> State {
        let Ok(reading) = self.order.read() else {
            return State::Refused;
        };
        let Some(database) = store.database(reading.reach) else {
            return State::Database(Box::new(DatabaseBuilder::new(reading.reach)));
        };
        let Some(setup) = reading.setup else {
            return State::DatabaseReady(database);
        };
        if let Some(known) = store.game(reading.key) {
            return State::GameReady(known);
        }
        // Whoever has habits thinks as the same player without them, who may be known.
        let builder = if let Some(known) = store.game(reading.key_without_habits) {
            PreparedGameBuilder::of(known.judged().clone())
        } else {
            store.games.retain(|(_, game)| Arc::strong_count(game) > 1);
            match PreparedGameBuilder::new(database, setup) {
                Ok(builder) => builder,
                Err(_) => return State::Refused,
            }
        };
        let builder = builder.with_habits(reading.habits.map(Arc::new));
        State::Game(Box::new(builder), before)
    }

    /// Which part of all that is to be made the database is.
    const fn share_of_database(&self) -> f64 {
        match self.wanted {
            Wanted::Database => 1.0,
            _ => 0.5,
        }
    }

    /// The finished database or analysis as bytes, if the order asked for one instead of rolls.
    #[must_use]
    pub fn made(&self) -> Option<Vec<u8>> {
        match &self.state {
            State::DatabaseReady(database) => Some(database.made()),
            State::GameReady(game) if self.wanted == Wanted::Theory => Some(game.made()),
            _ => None,
        }
    }

    /// The work that was ordered, if it is ready; `None` if nothing is to be rolled, or there is no such work.
    #[must_use]
    pub fn work(&self) -> Option<Box<dyn Work>> {
        let State::GameReady(game) = &self.state else {
            return None;
        };
        let Games {
            seed,
            rollouts,
            length,
            estimate,
        } = self.games;
        let seed = Seed::new(seed);
        match self.wanted {
            Wanted::Rollout => return Some(Box::new(Rollout::new(game.clone(), seed))),
            Wanted::Database | Wanted::Theory => return None,
            Wanted::Many | Wanted::Stopped => {}
        }
        // As many as there may be in memory, and they are fewer than fit there.
        let rollouts = usize::try_from(rollouts).unwrap_or(usize::MAX);
        let many = ManyRollouts::new(game.clone(), seed, rollouts, length);
        if self.wanted == Wanted::Many {
            return Some(Box::new(many));
        }
        let estimate = usize::try_from(estimate).ok();
        let estimate = estimate.filter(|&estimate| estimate < game.setup().estimates.len())?;
        Some(Box::new(many.stopped_when_ahead(estimate)?))
    }
}

//! How an order is carried out by whoever has no page to draw: step by step, with what was made before at hand.

use std::sync::Arc;

use super::database::{Database, DatabaseBuilder, Reach};
use super::habits::Habits;
use super::order::{Game, Many, Order, Rolled, Wanted};
use super::prepared_game::PreparedGame;
use super::prepared_game_builder::PreparedGameBuilder;
use super::{ManyRollouts, Rollout};
use crate::block::Work;
use crate::packed;

/// What was made and may be wanted again: databases, and games.
#[derive(Default)]
pub struct Store {
    databases: Vec<Arc<Database>>,
    /// Those that are in use, and the one that was made last: some take more than a hundred megabytes.
    games: Vec<Arc<PreparedGame>>,
}

/// An order that is carried out.
pub struct Job {
    order: Order,
    state: State,
    /// How much was done before the game was begun.
    before: f64,
}

enum State {
    Begun,
    /// One that the store does not have yet.
    Database(Box<DatabaseBuilder>),
    Game(Box<PreparedGameBuilder>),
    Ready(Made),
    /// There is no such game.
    Refused,
}

enum Made {
    Database(Arc<Database>),
    Game(Arc<PreparedGame>),
}

impl Store {
    fn database(&self, reach: Reach) -> Option<Arc<Database>> {
        let mut databases = self.databases.iter();
        databases.find(|known| known.reach() == reach).cloned()
    }

    fn game(&self, game: &Game, habits: Option<&Habits>) -> Option<Arc<PreparedGame>> {
        let mut games = self.games.iter();
        games.find(|known| known.judged().is(game, habits)).cloned()
    }

    /// Goes on with a game, now that its database is there.
    fn begin(&mut self, database: Arc<Database>, game: &Game) -> State {
        let Game { setup, habits, .. } = game;
        if let Some(known) = self.game(game, habits.as_deref()) {
            return State::Ready(Made::Game(known));
        }
        // Whoever has habits thinks as the same player without them, who may be known.
        let known = self.game(game, None);
        let builder = if let Some(known) = known {
            Ok(PreparedGameBuilder::of(known.judged().clone()))
        } else {
            self.games.retain(|known| Arc::strong_count(known) > 1);
            PreparedGameBuilder::new(database, setup.clone())
        };
        builder.map_or(State::Refused, |builder| {
            State::Game(Box::new(builder.with_habits(habits.clone())))
        })
    }

    /// Habits grow with every game that is played by hand: what follows from them is not wanted again.
    fn keep(&mut self, game: &Arc<PreparedGame>) {
        if game.judged().habits.is_none() {
            self.games.push(game.clone());
        }
    }
}

impl Job {
    /// Nothing is done yet.
    #[must_use]
    pub const fn new(order: Order) -> Self {
        Self {
            order,
            state: State::Begun,
            before: 0.0,
        }
    }

    /// Makes one least step; returns how much is done of what must be made, 0..1: ready at 1.
    pub fn step(&mut self, store: &mut Store) -> f64 {
        self.state = match core::mem::replace(&mut self.state, State::Begun) {
            State::Begun => self.begin(store),
            // Another job may have made it meanwhile.
            State::Database(_) if store.database(self.order.reach()).is_some() => self.begin(store),
            State::Database(mut builder) => {
                if builder.build_while(|| false) {
                    store.databases.push(Arc::new(builder.finish()));
                    self.begin(store)
                } else {
                    State::Database(builder)
                }
            }
            State::Game(mut builder) => {
                if builder.build_while(|| false) {
                    let game = Arc::new(builder.finish());
                    store.keep(&game);
                    State::Ready(Made::Game(game))
                } else {
                    State::Game(builder)
                }
            }
            done => done,
        };
        match &self.state {
            State::Begun => 0.0,
            State::Database(builder) => builder.progress() * self.of_database(),
            State::Game(builder) => self.before + (1.0 - self.before) * builder.progress(),
            State::Ready(_) | State::Refused => 1.0,
        }
    }

    /// With what the store has.
    fn begin(&mut self, store: &mut Store) -> State {
        let reach = self.order.reach();
        let Some(database) = store.database(reach) else {
            self.before = self.of_database();
            return State::Database(Box::new(DatabaseBuilder::new(reach)));
        };
        match &self.order.0 {
            Wanted::Database(_) => State::Ready(Made::Database(database)),
            Wanted::Game(game, _) => store.begin(database, game),
        }
    }

    /// Which part of all that is to be done the database is.
    const fn of_database(&self) -> f64 {
        match self.order.0 {
            Wanted::Database(_) => 1.0,
            Wanted::Game(..) => 0.5,
        }
    }

    /// What was made for whoever gave the order, as bytes, if it was to be made rather than rolled.
    #[must_use]
    pub fn made(&self) -> Option<Vec<u8>> {
        match (&self.state, &self.order.0) {
            (State::Ready(Made::Database(database)), _) => Some(packed::pack(&**database)),
            (State::Ready(Made::Game(game)), Wanted::Game(_, Rolled::Nothing)) => Some(game.made()),
            _ => None,
        }
    }

    /// The work that was ordered, if it is ready; `None` if nothing is to be rolled, or there is no such work.
    #[must_use]
    pub fn work(&self) -> Option<Box<dyn Work>> {
        let (State::Ready(Made::Game(game)), Wanted::Game(_, rolled)) =
            (&self.state, &self.order.0)
        else {
            return None;
        };
        let game = game.clone();
        let rollouts = |many: Many| {
            let Many {
                seed,
                rollouts,
                games,
            } = many;
            ManyRollouts::new(game.clone(), seed, rollouts, games)
        };
        Some(match *rolled {
            Rolled::Rollout { seed } => Box::new(Rollout::new(game, seed)),
            Rolled::Many(many) => Box::new(rollouts(many)),
            Rolled::Stopped { many, estimate } if estimate < game.setup().estimates.len() => {
                Box::new(rollouts(many).stopped_when_ahead(estimate)?)
            }
            Rolled::Nothing | Rolled::Stopped { .. } => return None,
        })
    }
}

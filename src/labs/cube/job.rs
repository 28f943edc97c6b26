//! How an order of bear-offs with a cube is carried out by whoever has no page to draw: step by step, with what was made before
//! at hand.

use std::sync::Arc;

use super::game::CubeGame;
use super::game_builder::CubeGameBuilder;
use super::job_spec::{CubeOrder, Many, Wanted};
use super::setup::CubeSetup;
use crate::backgammon::cube::{CubeDatabase, CubeDatabaseBuilder};
use crate::labs::cube::{CubeRollout, ManyCubeRollouts};
use crate::rollout::chunk::Work;
use crate::rollout::seed::Seed;

/// Databases and games that a worker keeps for later orders.
#[derive(Default)]
pub struct CubeStore {
    database: Option<Arc<CubeDatabase>>,
    games: Vec<Arc<CubeGame>>,
}

/// An order that is being carried out.
pub struct CubeJob {
    order: CubeOrder,
    state: State,
}

enum State {
    Begun,
    Database(Box<CubeDatabaseBuilder>),
    Game(Box<CubeGameBuilder>),
    DatabaseReady(Arc<CubeDatabase>),
    GameReady(Arc<CubeGame>),
    /// Nobody can do it.
    Refused,
}

/// What a database is of the work for a game.
const DATABASE: f64 = 0.5;

impl CubeStore {
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
    fn keep(&mut self, game: &Arc<CubeGame>) {
        self.games.retain(|game| Arc::strong_count(game) > 1);
        self.games.push(game.clone());
    }
}

impl CubeJob {
    /// Begins with it.
    #[must_use]
    pub const fn new(order: CubeOrder) -> Self {
        Self {
            order,
            state: State::Begun,
        }
    }

    /// Makes ready what is needed, one least step; returns how much is ready, 0..1.
    pub fn step(&mut self, store: &mut CubeStore) -> f64 {
        self.state = match core::mem::replace(&mut self.state, State::Begun) {
            State::Begun => self.begin(store),
            State::Database(mut builder) => {
                // Another job may have made it meanwhile.
                if store.database.is_none() && builder.build_while(|| false) {
                    store.database = Some(Arc::new(builder.finish()));
                    self.begin(store)
                } else if store.database.is_some() {
                    self.begin(store)
                } else {
                    State::Database(builder)
                }
            }
            State::Game(mut builder) => {
                if builder.build_while(|| false) {
                    let game = Arc::new(builder.finish());
                    store.keep(&game);
                    State::GameReady(game)
                } else {
                    State::Game(builder)
                }
            }
            done => done,
        };
        match &self.state {
            State::Begun => 0.0,
            State::Database(builder) if self.order.setup.is_none() => builder.progress(),
            State::Database(builder) => DATABASE * builder.progress(),
            State::Game(builder) => DATABASE + (1.0 - DATABASE) * builder.progress(),
            State::DatabaseReady(_) | State::GameReady(_) | State::Refused => return 1.0,
        }
        // Ready is what says so.
        .min(0.999)
    }

    fn begin(&self, store: &CubeStore) -> State {
        let Some(database) = &store.database else {
            return State::Database(Box::default());
        };
        let Some(setup) = &self.order.setup else {
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
    pub fn made(&self) -> Option<Vec<u8>> {
        match &self.state {
            State::DatabaseReady(database) => Some(database.made()),
            State::GameReady(game) if self.order.wanted == Wanted::Theory => Some(game.made()),
            _ => None,
        }
    }

    /// The work, once it is ready; `None` where something was to be made.
    #[must_use]
    pub fn work(&self) -> Option<Box<dyn Work>> {
        let State::GameReady(game) = &self.state else {
            return None;
        };
        // As many as there may be in memory, and they are fewer than fit there.
        let many = |Many {
                        seed,
                        rollouts,
                        length,
                    }: Many| {
            let rollouts = usize::try_from(rollouts).unwrap_or(usize::MAX);
            ManyCubeRollouts::new(game.clone(), Seed::new(seed), rollouts, length)
        };
        match self.order.wanted {
            Wanted::Rollout { seed } => {
                Some(Box::new(CubeRollout::new(game.clone(), Seed::new(seed))))
            }
            Wanted::Many(it) => Some(Box::new(many(it))),
            Wanted::Stopped(it, estimate) => {
                let estimate = usize::try_from(estimate).ok();
                let known = |&estimate: &usize| estimate < game.setup().estimates.len();
                Some(Box::new(
                    many(it).stopped_when_ahead(estimate.filter(known)?)?,
                ))
            }
            Wanted::Database | Wanted::Theory => None,
        }
    }
}

//! What is to be made or rolled of bear-offs, said so that a core elsewhere can do it.

use std::sync::Arc;

use super::database::Reach;
use super::habits::Habits;
use super::judged_setup::JudgedSetup;
use super::prepared_game::PreparedGame;
use super::prepared_game_builder::PreparedGameBuilder;
use super::setup::Setup;
use crate::block::as_work;
use crate::packed::{Garbled, Packed};
use crate::sampled::{ManyRollouts, Rollout, StoppedRollouts};
use crate::seed::Seed;

/// What is to be made ready, and what is to be rolled then. A [`Job`](super::Job) does it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order(pub(super) Wanted);

/// What is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    Database(Reach),
    Game(Game, Rolled),
}

/// All that a game follows from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Game {
    /// Of its database.
    pub reach: Reach,
    pub setup: Setup,
    pub habits: Option<Arc<Habits>>,
}

/// What is rolled of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rolled {
    /// Nothing: what is true of it is wanted.
    Nothing,
    Rollout {
        seed: Seed,
    },
    Many(Many),
    /// Each stopped when it is ahead.
    Stopped {
        many: Many,
        estimate: usize,
    },
}

/// Rollouts of equal length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Many {
    pub seed: Seed,
    pub rollouts: usize,
    pub games: u64,
}

impl Order {
    /// A database that reaches so far.
    #[must_use]
    pub const fn database(reach: Reach) -> Self {
        Self(Wanted::Database(reach))
    }

    /// Of the database that is needed first.
    pub(super) const fn reach(&self) -> Reach {
        match &self.0 {
            Wanted::Database(reach) => *reach,
            Wanted::Game(game, _) => game.reach,
        }
    }

    /// Something of a game.
    pub(super) fn of(game: &PreparedGame, rolled: Rolled) -> Self {
        Self(Wanted::Game(game.judged().game(), rolled))
    }
}

impl PreparedGame {
    /// To find once more what is true of it.
    #[must_use]
    pub fn order(&self) -> Order {
        Order::of(self, Rolled::Nothing)
    }
}

impl PreparedGameBuilder {
    /// To find what is true of it, for [`PreparedGameBuilder::take`].
    #[must_use]
    pub fn order(&self) -> Order {
        Order(Wanted::Game(self.judged().game(), Rolled::Nothing))
    }
}

as_work!(Rollout<PreparedGame> ManyRollouts<PreparedGame> StoppedRollouts<PreparedGame>);

impl Rollout<PreparedGame> {
    /// To roll its games.
    #[must_use]
    pub fn order(&self) -> Order {
        let seed = self.seed();
        Order::of(self.sampler(), Rolled::Rollout { seed })
    }
}

impl ManyRollouts<PreparedGame> {
    /// To roll their games.
    #[must_use]
    pub fn order(&self) -> Order {
        let many = Many {
            seed: self.seed(),
            rollouts: self.rollouts(),
            games: self.games(),
        };
        Order::of(self.sampler(), Rolled::Many(many))
    }
}

impl StoppedRollouts<PreparedGame> {
    /// To roll their games.
    #[must_use]
    pub fn order(&self) -> Order {
        let many = Many {
            seed: self.seed(),
            rollouts: self.rollouts(),
            games: self.games(),
        };
        let estimate = self.watched().estimate();
        Order::of(self.watched().sampler(), Rolled::Stopped { many, estimate })
    }
}

impl JudgedSetup {
    /// All that it follows from.
    pub fn game(&self) -> Game {
        Game {
            reach: self.database.reach(),
            setup: self.setup.clone(),
            habits: self.habits.clone(),
        }
    }

    /// Whether it follows from this, but with other habits.
    pub fn is(&self, game: &Game, habits: Option<&Habits>) -> bool {
        self.database.reach() == game.reach
            && self.setup == game.setup
            && self.habits.as_deref() == habits
    }
}

impl Packed for Order {
    fn pack(&self, bytes: &mut Vec<u8>) {
        match &self.0 {
            Wanted::Database(reach) => (true, *reach).pack(bytes),
            Wanted::Game(game, rolled) => {
                (false, game.reach).pack(bytes);
                game.setup.pack(bytes);
                game.habits.as_deref().cloned().pack(bytes);
                rolled.pack(bytes);
            }
        }
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let (is_database, reach) = Packed::unpack(bytes)?;
        if is_database {
            return Ok(Self::database(reach));
        }
        let game = Game {
            reach,
            setup: Setup::unpack(bytes)?,
            habits: Option::unpack(bytes)?.map(Arc::new),
        };
        Ok(Self(Wanted::Game(game, Rolled::unpack(bytes)?)))
    }
}

/// Which it is, and four numbers, not all of which every one needs.
impl Packed for Rolled {
    fn pack(&self, bytes: &mut Vec<u8>) {
        let of = |many: Many| (many.seed, many.rollouts as u64, many.games);
        let (which, (seed, rollouts, games), estimate) = match *self {
            Self::Nothing => (0, (Seed::new(0), 0, 0), 0),
            Self::Rollout { seed } => (1, (seed, 0, 0), 0),
            Self::Many(many) => (2, of(many), 0),
            Self::Stopped { many, estimate } => (3, of(many), estimate as u64),
        };
        bytes.push(which);
        [seed.bits(), rollouts, games, estimate].pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let which = u8::unpack(bytes)?;
        let [seed, rollouts, games, estimate] = Packed::unpack(bytes)?;
        let seed = Seed::new(seed);
        let small = |number: u64| usize::try_from(number).map_err(|_| Garbled);
        let many = Many {
            seed,
            rollouts: small(rollouts)?,
            games,
        };
        Ok(match which {
            0 => Self::Nothing,
            1 => Self::Rollout { seed },
            2 => Self::Many(many),
            3 => Self::Stopped {
                many,
                estimate: small(estimate)?,
            },
            _ => return Err(Garbled),
        })
    }
}

//! What is to be made or rolled of bear-offs, said so that a core elsewhere can do it.

use super::judged_setup::JudgedSetup;
use super::observed_policy::Habits;
use super::prepared_game::PreparedGame;
use super::prepared_game_builder::PreparedGameBuilder;
use super::setup::Setup;
use crate::backgammon::bearoff_db::Reach;
use crate::codec::{Garbled, Packed};
use crate::rollout::chunk::as_work;
use crate::rollout::sampled::{ManyRollouts, Rollout, StoppedRollouts};

/// The game to prepare, and the work to do with it. A [`Job`](super::job::Job) executes it.
///
/// An order is bytes from the start, because its only use is to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order(Vec<u8>);

/// Bytes before those of the game: what is wanted, and four numbers.
const HEAD: usize = 1 + 4 * 8;

/// What is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    Database,
    /// What is true of a game.
    Theory,
    /// Blocks of a rollout.
    Rollout,
    /// Of many.
    Many,
    /// Of many that are stopped when they are ahead.
    Stopped,
}

/// Which games. Not everything that is rolled needs all of it, and what is made needs nothing.
#[derive(Clone, Copy, Default)]
pub(crate) struct Games {
    pub seed: u64,
    pub rollouts: u64,
    pub length: u64,
    pub estimate: u64,
}

/// An order that was read.
pub(crate) struct Reading<'a> {
    pub wanted: Wanted,
    pub games: Games,
    /// The reach of the database.
    pub reach: Reach,
    /// If something of a game is wanted.
    pub setup: Option<Setup>,
    pub habits: Option<Habits>,
    /// See [`Order::key`].
    pub key: &'a [u8],
    /// Key of this game without habits.
    pub key_without_habits: &'a [u8],
}

impl Order {
    /// A database that reaches so far.
    #[must_use]
    pub fn database(reach: Reach) -> Self {
        Self::begin(Wanted::Database, Games::default(), reach)
    }

    /// Something of a game.
    #[inline(never)]
    fn of(game: &JudgedSetup, wanted: Wanted, games: Games) -> Self {
        let mut order = Self::begin(wanted, games, game.database.reach());
        game.setup.pack(&mut order.0);
        if let Some(habits) = &game.habits {
            habits.pack(&mut order.0);
        }
        order
    }

    fn begin(wanted: Wanted, games: Games, reach: Reach) -> Self {
        let mut bytes = vec![wanted as u8];
        let Games {
            seed,
            rollouts,
            length,
            estimate,
        } = games;
        for number in [seed, rollouts, length, estimate] {
            number.pack(&mut bytes);
        }
        reach.pack(&mut bytes);
        Self(bytes)
    }

    /// The same for the same game, and for all others another.
    pub(crate) fn key(&self) -> &[u8] {
        self.0.get(HEAD..).unwrap_or_default()
    }

    /// What is to be done.
    #[inline(never)]
    pub(crate) fn read(&self) -> Result<Reading<'_>, Garbled> {
        let mut bytes = &*self.0;
        let (wanted, [seed, rollouts, length, estimate]) = Packed::unpack(&mut bytes)?;
        let mut reading = Reading {
            wanted: match wanted {
                0_u8 => Wanted::Database,
                1 => Wanted::Theory,
                2 => Wanted::Rollout,
                3 => Wanted::Many,
                4 => Wanted::Stopped,
                _ => return Err(Garbled),
            },
            games: Games {
                seed,
                rollouts,
                length,
                estimate,
            },
            key: self.key(),
            key_without_habits: self.key(),
            reach: Reach::unpack(&mut bytes)?,
            setup: None,
            habits: None,
        };
        if reading.wanted != Wanted::Database {
            reading.setup = Some(Setup::unpack(&mut bytes)?);
            let key = reading.key.len() - bytes.len();
            reading.key_without_habits = &reading.key[..key];
            if !bytes.is_empty() {
                reading.habits = Some(Habits::unpack(&mut bytes)?);
            }
        }
        if bytes.is_empty() {
            Ok(reading)
        } else {
            Err(Garbled)
        }
    }
}

impl PreparedGame {
    /// To find once more what is true of it.
    #[must_use]
    pub fn order(&self) -> Order {
        Order::of(self.judged(), Wanted::Theory, Games::default())
    }
}

impl PreparedGameBuilder {
    /// To find what is true of it, for [`PreparedGameBuilder::take`].
    #[must_use]
    pub fn order(&self) -> Order {
        Order::of(self.judged(), Wanted::Theory, Games::default())
    }
}

as_work!(Rollout<PreparedGame> ManyRollouts<PreparedGame> StoppedRollouts<PreparedGame>);

impl Rollout<PreparedGame> {
    /// To roll its games.
    #[must_use]
    pub fn order(&self) -> Order {
        let games = Games {
            seed: self.seed().bits(),
            ..Games::default()
        };
        Order::of(self.sampler().judged(), Wanted::Rollout, games)
    }
}

impl ManyRollouts<PreparedGame> {
    /// To roll their games.
    #[must_use]
    pub fn order(&self) -> Order {
        let games = Games {
            seed: self.seed().bits(),
            rollouts: self.rollouts() as u64,
            length: self.games(),
            estimate: 0,
        };
        Order::of(self.sampler().judged(), Wanted::Many, games)
    }
}

impl StoppedRollouts<PreparedGame> {
    /// To roll their games.
    #[must_use]
    pub fn order(&self) -> Order {
        let watched = self.watched();
        let games = Games {
            seed: self.seed().bits(),
            rollouts: self.rollouts() as u64,
            length: self.games(),
            estimate: watched.estimate() as u64,
        };
        Order::of(watched.sampler().judged(), Wanted::Stopped, games)
    }
}

/// Any bytes are one, until it is read.
impl Packed for Order {
    fn pack(&self, bytes: &mut Vec<u8>) {
        bytes.extend_from_slice(&self.0);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        Ok(Self(core::mem::take(bytes).to_vec()))
    }
}

//! The rollout of any roller: it rolls trials in steps of any size, and keeps running sums at checkpoints.

use super::chunk::{Pieces, Work};
use super::game_runner::{Roller, Sums};
use super::limits::MOST_GAMES;
use super::seed::Seed;
use super::trial::Trials;
use super::{checkpoints, game_runner};
use crate::codec::{Garbled, Packed};

/// A rollout. Game k is trial k of the seed: how the games are cut into calls changes nothing, nor who rolls them.
///
/// Its units of [work](super::chunk::Work) are games.
#[derive(Clone, Debug)]
pub struct Rollout<R: Roller> {
    roller: R,
    seed: Seed,
    trials: Trials,
    now: R::Sums,
    checkpoints: Vec<R::Sums>,
}

impl<R: Roller> Rollout<R> {
    /// A rollout with the dice of this seed and no game rolled.
    #[must_use]
    pub fn of(roller: R, seed: Seed) -> Self {
        Self {
            now: roller.none(),
            roller,
            seed,
            trials: Trials::new(seed),
            checkpoints: Vec::new(),
        }
    }

    /// The roller of the games.
    #[must_use]
    pub const fn roller(&self) -> &R {
        &self.roller
    }

    /// The seed of the dice.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The dice of its games.
    #[must_use]
    pub const fn trials(&self) -> Trials {
        self.trials
    }

    /// Number of games rolled.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.now.games()
    }

    /// Sums over all games rolled.
    #[must_use]
    pub const fn now(&self) -> &R::Sums {
        &self.now
    }

    /// The sums at all checkpoints so far, and now.
    pub fn checkpoints(&self) -> impl Iterator<Item = &R::Sums> {
        let now = (self.games() > self.last_checkpoint()).then_some(&self.now);
        self.checkpoints.iter().chain(now)
    }

    /// The sums at all checkpoints so far, without those between two checkpoints. They depend only on the number of
    /// games, and not on how the games were rolled.
    pub fn kept(&self) -> impl Iterator<Item = &R::Sums> {
        self.checkpoints.iter()
    }

    /// Forgets all games: the same dice will be rolled again.
    pub fn rewind(&mut self) {
        self.now = self.roller.none();
        self.checkpoints.clear();
    }

    /// Returns to an earlier checkpoint and forgets all later games. So a rollout that stops at a checkpoint has that
    /// many games, however many were rolled before it stopped. Returns whether there is such a checkpoint.
    pub fn go_back(&mut self, games: u64) -> bool {
        let place = self
            .checkpoints
            .iter()
            .position(|sums| sums.games() == games);
        if let Some(place) = place {
            self.now.clone_from(&self.checkpoints[place]);
            self.checkpoints.truncate(place + 1);
        }
        place.is_some()
    }

    /// Rolls this many games more, but never past [`MOST_GAMES`]; returns how many it rolled.
    pub fn roll(&mut self, games: u64) -> u64 {
        (self as &mut dyn Work).roll(games)
    }

    fn last_checkpoint(&self) -> u64 {
        self.checkpoints.last().map_or(0, Sums::games)
    }
}

impl<R: Roller> Pieces for Rollout<R> {
    fn all(&self) -> u64 {
        MOST_GAMES
    }

    fn done(&self) -> u64 {
        self.games()
    }

    fn cut_after(&self, unit: u64) -> u64 {
        checkpoints::after(unit)
    }

    fn piece(&mut self, from: u64, to: u64, bytes: &mut Vec<u8>) {
        self.roller.roll(self.trials, from, to).pack(bytes);
    }

    fn take(&mut self, bytes: &mut &[u8], merged: bool) -> Result<u64, Garbled> {
        let sums = game_runner::sums_like(&self.now, bytes)?;
        if merged {
            self.now.merge(&sums);
            if self.games() == checkpoints::next(self.last_checkpoint()) {
                self.checkpoints.push(self.now.clone());
            }
        }
        Ok(sums.games())
    }
}

//! The rollout of any roller: it rolls trials in steps of any size, and keeps running sums at checkpoints.

use super::chunk::{ChunkedWork, SegmentedWork};
use super::game_runner::{GameRunner, Sums};
use super::limits::MAX_GAMES;
use super::seed::Seed;
use super::trial::Trials;
use super::{checkpoints, game_runner};
use crate::codec::{Codec, DecodeError};

/// A rollout. Game k is trial k of the seed: how the games are cut into calls changes nothing, nor who rolls them.
///
/// Its units of [work](super::chunk::ChunkedWork) are games.
#[derive(Clone, Debug)]
pub struct Rollout<R: GameRunner> {
    runner: R,
    seed: Seed,
    trials: Trials,
    sums: R::Sums,
    checkpoints: Vec<R::Sums>,
}

impl<R: GameRunner> Rollout<R> {
    /// A rollout with the dice of this seed and no game rolled.
    #[must_use]
    pub fn with_runner(runner: R, seed: Seed) -> Self {
        Self {
            sums: runner.empty_sums(),
            runner,
            seed,
            trials: Trials::new(seed),
            checkpoints: Vec::new(),
        }
    }

    /// The roller of the games.
    #[must_use]
    pub const fn runner(&self) -> &R {
        &self.runner
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
        self.sums.games()
    }

    /// Sums over all games rolled.
    #[must_use]
    pub const fn sums(&self) -> &R::Sums {
        &self.sums
    }

    /// The sums at all checkpoints so far, and now.
    pub fn checkpoints(&self) -> impl Iterator<Item = &R::Sums> {
        let now = (self.games() > self.last_checkpoint()).then_some(&self.sums);
        self.checkpoints.iter().chain(now)
    }

    /// The sums at all checkpoints so far, without those between two checkpoints. They depend only on the number of
    /// games, and not on how the games were rolled.
    pub fn reached_checkpoints(&self) -> impl Iterator<Item = &R::Sums> {
        self.checkpoints.iter()
    }

    /// Forgets all games: the same dice will be rolled again.
    pub fn rewind(&mut self) {
        self.sums = self.runner.empty_sums();
        self.checkpoints.clear();
    }

    /// Returns to an earlier checkpoint and forgets all later games. So a rollout that stops at a checkpoint has that
    /// many games, however many were rolled before it stopped. Returns whether there is such a checkpoint.
    pub fn rewind_to(&mut self, games: u64) -> bool {
        let index = self
            .checkpoints
            .iter()
            .position(|sums| sums.games() == games);
        if let Some(place) = index {
            self.sums.clone_from(&self.checkpoints[place]);
            self.checkpoints.truncate(place + 1);
        }
        index.is_some()
    }

    /// Rolls this many games more, but never past [`MAX_GAMES`]; returns how many it rolled.
    pub fn roll(&mut self, games: u64) -> u64 {
        (self as &mut dyn ChunkedWork).roll(games)
    }

    fn last_checkpoint(&self) -> u64 {
        self.checkpoints.last().map_or(0, Sums::games)
    }
}

impl<R: GameRunner> SegmentedWork for Rollout<R> {
    fn total(&self) -> u64 {
        MAX_GAMES
    }

    fn completed(&self) -> u64 {
        self.games()
    }

    fn segment_end(&self, unit: u64) -> u64 {
        checkpoints::after(unit)
    }

    fn run_segment(&mut self, from: u64, to: u64, bytes: &mut Vec<u8>) {
        self.runner.roll(self.trials, from, to).encode(bytes);
    }

    fn decode_segment(&mut self, bytes: &mut &[u8], merged: bool) -> Result<u64, DecodeError> {
        let sums = game_runner::decode_compatible(&self.sums, bytes)?;
        if merged {
            self.sums.merge(&sums);
            if self.games() == checkpoints::next(self.last_checkpoint()) {
                self.checkpoints.push(self.sums.clone());
            }
        }
        Ok(sums.games())
    }
}

//! A rollout with any game runner, which rolls trials in steps of any size and keeps running sums
//! at checkpoints.

use core::fmt;

use super::checkpoints;
use super::chunk::{ChunkedWork, SegmentedWork};
use super::game_runner::{GameRunner, Sums};
use super::limits::MAX_GAMES;
use super::seed::Seed;
use super::trial::Trials;
use crate::codec::{Codec, DecodeError};

/// A rollout. Game k is trial k of the seed, however the games are cut into calls or shared among
/// workers.
///
/// Its units of [work](super::chunk::ChunkedWork) are games.
#[derive(Clone)]
pub struct Rollout<R: GameRunner> {
    runner: R,
    seed: Seed,
    trials: Trials,
    sums: R::Sums,
    /// The sums at each checkpoint reached so far.
    checkpoints: Vec<R::Sums>,
}

impl<R: GameRunner> fmt::Debug for Rollout<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rollout")
            .field("seed", &self.seed)
            .field("games", &self.games())
            .finish_non_exhaustive()
    }
}

impl<R: GameRunner> Rollout<R> {
    /// Creates a rollout with the dice of this seed and no game rolled.
    #[must_use]
    pub fn with_runner(runner: R, seed: Seed) -> Self {
        Self {
            sums: runner.empty_sums(),
            trials: Trials::new(seed).rotated(runner.rotation()),
            runner,
            seed,
            checkpoints: Vec::new(),
        }
    }

    /// The runner of the games.
    #[must_use]
    pub const fn runner(&self) -> &R {
        &self.runner
    }

    /// The seed of the dice.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The dice of the games.
    #[must_use]
    pub const fn trials(&self) -> Trials {
        self.trials
    }

    /// The number of games rolled.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.sums.games()
    }

    /// The sums over all games rolled.
    #[must_use]
    pub const fn sums(&self) -> &R::Sums {
        &self.sums
    }

    /// Iterates over the sums at all checkpoints so far, and the current ones.
    pub fn checkpoints(&self) -> impl Iterator<Item = &R::Sums> {
        let current = (self.games() > self.last_checkpoint()).then_some(&self.sums);
        self.checkpoints.iter().chain(current)
    }

    /// Iterates over the sums at all checkpoints so far, without current sums between two
    /// checkpoints.
    ///
    /// They depend only on the number of games, and not on how the games were rolled.
    pub fn reached_checkpoints(&self) -> impl Iterator<Item = &R::Sums> {
        self.checkpoints.iter()
    }

    /// Discards all games. Rolling then gives the same games again.
    pub fn rewind(&mut self) {
        self.sums = self.runner.empty_sums();
        self.checkpoints.clear();
    }

    /// Returns to the checkpoint after `games` games, and discards all later games.
    ///
    /// So a rollout that stops at a checkpoint has that many games, however many were rolled before
    /// it stopped. Returns whether there is such a checkpoint.
    pub fn rewind_to(&mut self, games: u64) -> bool {
        let index = self
            .checkpoints
            .iter()
            .position(|sums| sums.games() == games);
        if let Some(index) = index {
            self.sums.clone_from(&self.checkpoints[index]);
            self.checkpoints.truncate(index + 1);
        }
        index.is_some()
    }

    /// Rolls this many games more, but never past [`MAX_GAMES`]. Returns the number of games
    /// rolled.
    pub fn roll(&mut self, games: u64) -> u64 {
        (self as &mut dyn ChunkedWork).roll(games)
    }

    /// The number of games at the last checkpoint reached; 0 before the first.
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

    fn decode_segment(&mut self, bytes: &mut &[u8], merge: bool) -> Result<u64, DecodeError> {
        let sums = self.sums.decode_next(bytes)?;
        if merge {
            self.sums.merge(&sums);
            if self.games() == checkpoints::next(self.last_checkpoint()) {
                self.checkpoints.push(self.sums.clone());
            }
        }
        Ok(sums.games())
    }
}

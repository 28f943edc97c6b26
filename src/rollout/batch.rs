//! A batch of independent rollouts, all of the same length.
//!
//! ```
//! use rollout_lab::labs::two_checker::{Rollout, RolloutBatch};
//! use rollout_lab::rollout::seed::Seed;
//!
//! let seed = Seed::new(1);
//! let mut batch = RolloutBatch::new(seed, 20, 500);
//! assert_eq!(batch.roll(u64::MAX), 20 * 500);
//!
//! // The first rollout has the dice of child 0 of the seed (tests/golden/stability.json).
//! assert_eq!(seed.child(0), Seed::new(0x96dc_b1d7_126a_6eba));
//! let mut first = Rollout::new(seed.child(0));
//! first.roll(500);
//! assert_eq!(*batch.sums()[0].all(), first.leaves());
//! ```

use core::fmt;

use super::chunk;
use super::chunk::{ChunkedWork, SegmentedWork};
use super::game_runner::{GameRunner, Sums};
use super::limits::{MAX_GAMES, MAX_ROLLOUTS, MAX_TOTAL_GAMES};
use super::seed::Seed;
use super::trial::Trials;
use crate::codec::{Codec, DecodeError};

/// Rollouts of equal length, each with its own dice ([`Seed::child`]), of which only the sums are
/// kept.
///
/// Its units of [work](super::chunk::ChunkedWork) are the games of all rollouts, one rollout after
/// the other.
#[derive(Clone)]
pub struct RolloutBatch<R: GameRunner> {
    runner: R,
    seed: Seed,
    rollouts: usize,
    games: u64,
    /// The sums of each finished rollout.
    finished: Vec<R::Sums>,
    /// The sums of the rollout in progress.
    current: R::Sums,
}

impl<R: GameRunner> fmt::Debug for RolloutBatch<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RolloutBatch")
            .field("seed", &self.seed)
            .field("rollouts", &self.rollouts)
            .field("games", &self.games)
            .field("finished", &self.finished.len())
            .finish_non_exhaustive()
    }
}

impl<R: GameRunner> RolloutBatch<R> {
    /// Creates rollouts of `games` games each, none rolled yet.
    ///
    /// Numbers outside the limits are clamped: at most [`MAX_ROLLOUTS`] rollouts, 1 to
    /// [`MAX_GAMES`] games each, and at most [`MAX_TOTAL_GAMES`] games in all.
    #[must_use]
    pub fn with_runner(runner: R, seed: Seed, rollouts: usize, games: u64) -> Self {
        let rollouts = rollouts.min(MAX_ROLLOUTS);
        let max_games = MAX_GAMES.min(MAX_TOTAL_GAMES / rollouts.max(1) as u64);
        Self {
            seed,
            rollouts,
            games: games.clamp(1, max_games),
            finished: Vec::new(),
            current: runner.empty_sums(),
            runner,
        }
    }

    /// The runner of the games.
    #[must_use]
    pub const fn runner(&self) -> &R {
        &self.runner
    }

    /// The seed from which the seeds of the rollouts are derived.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The number of rollouts, finished or not.
    #[must_use]
    pub const fn rollouts(&self) -> usize {
        self.rollouts
    }

    /// The number of games per rollout.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// The sums of each finished rollout.
    #[must_use]
    pub fn sums(&self) -> &[R::Sums] {
        &self.finished
    }

    /// The share of all games that has been rolled, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        chunk::progress(self)
    }

    /// Rolls this many more games, across rollouts, but never past the last game. Returns the
    /// number of games rolled.
    pub fn roll(&mut self, games: u64) -> u64 {
        (self as &mut dyn ChunkedWork).roll(games)
    }
}

impl<R: GameRunner> SegmentedWork for RolloutBatch<R> {
    fn total(&self) -> u64 {
        self.rollouts as u64 * self.games
    }

    fn completed(&self) -> u64 {
        self.finished.len() as u64 * self.games + self.current.games()
    }

    fn segment_end(&self, unit: u64) -> u64 {
        (unit / self.games + 1) * self.games
    }

    fn run_segment(&mut self, from: u64, to: u64, bytes: &mut Vec<u8>) {
        let trials =
            Trials::new(self.seed.child(from / self.games)).rotated(self.runner.rotation());
        let first = from % self.games;
        let sums = self.runner.roll(trials, first, first + (to - from));
        sums.encode(bytes);
    }

    fn decode_segment(&mut self, bytes: &mut &[u8], merge: bool) -> Result<u64, DecodeError> {
        let sums = self.current.decode_next(bytes)?;
        if merge {
            self.current.merge(&sums);
            if self.current.games() == self.games {
                let empty = self.runner.empty_sums();
                self.finished
                    .push(core::mem::replace(&mut self.current, empty));
            }
        }
        Ok(sums.games())
    }
}

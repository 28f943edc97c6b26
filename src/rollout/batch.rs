//! Many independent rollouts, all of the same length.

use super::chunk::{Pieces, Work};
use super::game_runner::{Roller, Sums};
use super::limits::{MOST_GAMES, MOST_IN_ALL, MOST_ROLLOUTS};
use super::seed::Seed;
use super::trial::Trials;
use super::{chunk, game_runner};
use crate::codec::{Garbled, Packed};

/// Rollouts of equal length, each with dice of its own ([`Seed::child`]), of which only the sums are kept.
///
/// Its units of [work](super::chunk::Work) are the games of all of them, in a row.
#[derive(Clone, Debug)]
pub struct ManyRollouts<R: Roller> {
    roller: R,
    seed: Seed,
    rollouts: usize,
    games: u64,
    done: Vec<R::Sums>,
    current: R::Sums,
}

impl<R: Roller> ManyRollouts<R> {
    /// Creates rollouts of the same number of games each, none rolled yet. At most [`MOST_ROLLOUTS`], from one game to
    /// [`MOST_GAMES`], and with at most [`MOST_IN_ALL`] games in all: a number outside is moved inside.
    #[must_use]
    pub fn of(roller: R, seed: Seed, rollouts: usize, games: u64) -> Self {
        let rollouts = rollouts.min(MOST_ROLLOUTS);
        let most = MOST_GAMES.min(MOST_IN_ALL / rollouts.max(1) as u64);
        Self {
            seed,
            rollouts,
            games: games.clamp(1, most),
            done: Vec::new(),
            current: roller.none(),
            roller,
        }
    }

    /// The roller of the games.
    #[must_use]
    pub const fn roller(&self) -> &R {
        &self.roller
    }

    /// The seed from which those of the rollouts are derived.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// How many rollouts there are, done or not.
    #[must_use]
    pub const fn rollouts(&self) -> usize {
        self.rollouts
    }

    /// Games per rollout.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// The sums of each rollout that is done.
    #[must_use]
    pub fn sums(&self) -> &[R::Sums] {
        &self.done
    }

    /// How much of all games has been rolled, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        chunk::progress(self)
    }

    /// Rolls this many more games, across rollouts, but never past the last game. Returns the number of games rolled.
    pub fn roll(&mut self, games: u64) -> u64 {
        (self as &mut dyn Work).roll(games)
    }
}

impl<R: Roller> Pieces for ManyRollouts<R> {
    fn all(&self) -> u64 {
        self.rollouts as u64 * self.games
    }

    fn done(&self) -> u64 {
        self.done.len() as u64 * self.games + self.current.games()
    }

    fn cut_after(&self, unit: u64) -> u64 {
        (unit / self.games + 1) * self.games
    }

    fn piece(&mut self, from: u64, to: u64, bytes: &mut Vec<u8>) {
        let trials = Trials::new(self.seed.child(from / self.games));
        let first = from % self.games;
        let sums = self.roller.roll(trials, first, first + (to - from));
        sums.pack(bytes);
    }

    fn take(&mut self, bytes: &mut &[u8], merged: bool) -> Result<u64, Garbled> {
        let sums = game_runner::sums_like(&self.current, bytes)?;
        if merged {
            self.current.merge(&sums);
            if self.current.games() == self.games {
                let none = self.roller.none();
                self.done.push(core::mem::replace(&mut self.current, none));
            }
        }
        Ok(sums.games())
    }
}

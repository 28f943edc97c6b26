//! Many independent rollouts of a bear-off, all of the same length: how their means spread.

use std::sync::Arc;

use super::game::{Game, Measured};
use super::rollout::{Totals, longer};
use crate::histogram::Expected;
use crate::limits::{MOST_GAMES, MOST_ROLLOUTS};
use crate::seed::Seed;
use crate::spread::Spread;
use crate::trial::Trials;

/// Rollouts of equal length, each with dice of its own ([`Seed::child`]), of which only the means are kept.
pub struct ManyRollouts {
    game: Arc<Game>,
    seed: Seed,
    rollouts: usize,
    games: u64,
    /// Of each rollout that is done, the plain mean.
    plain: Vec<f64>,
    /// For each estimate the same, reduced.
    reduced: Vec<Vec<f64>>,
    current: Totals,
    measured: Vec<Measured>,
}

impl ManyRollouts {
    /// So many rollouts of so many games each, none played yet. At most [`MOST_ROLLOUTS`], and from one game to
    /// [`MOST_GAMES`]: a number outside is moved inside.
    #[must_use]
    pub fn new(game: Arc<Game>, seed: Seed, rollouts: usize, games: u64) -> Self {
        Self {
            seed,
            rollouts: rollouts.min(MOST_ROLLOUTS),
            games: games.clamp(1, MOST_GAMES),
            plain: Vec::new(),
            reduced: vec![Vec::new(); game.setup().estimates.len()],
            current: Totals::new(&game),
            measured: Vec::new(),
            game,
        }
    }

    /// Plays on as long as `keep_going` says so, or to the end; returns whether all rollouts are done.
    pub fn roll_while(&mut self, mut keep_going: impl FnMut() -> bool) -> bool {
        // As in a rollout: it asks after the first game, and then after a few more each time.
        let (mut since, mut stride) = (0, 1);
        while self.plain.len() < self.rollouts {
            let trials = Trials::new(self.seed.child(self.plain.len() as u64));
            let to = self.games.min(self.current.games + stride - since);
            while self.current.games < to {
                let mut dice = trials.dice(self.current.games);
                self.current.add(&self.game, &mut dice, &mut self.measured);
                since += 1;
            }
            if to == self.games {
                self.finish_rollout();
            }
            if since == stride {
                (since, stride) = (0, longer(stride));
                if !keep_going() {
                    break;
                }
            }
        }
        self.plain.len() == self.rollouts
    }

    fn finish_rollout(&mut self) {
        let done = core::mem::replace(&mut self.current, Totals::new(&self.game));
        self.plain.extend(done.plain().mean);
        for (estimate, means) in self.reduced.iter_mut().enumerate() {
            means.extend(done.point(&self.game, estimate).reduced.mean);
        }
    }

    /// Games per rollout.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Rollouts that are done.
    #[must_use]
    pub fn done(&self) -> usize {
        self.plain.len()
    }

    /// How much of all games has been played, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let current = self.current.games as f64 / self.games as f64;
        ((self.plain.len() as f64 + current) / self.rollouts as f64).min(1.0)
    }

    /// How the means of the plain rollouts spread.
    #[must_use]
    pub fn plain_spread(&self) -> Spread {
        let games = self.games as f64;
        let expected = self.game.theory().map(|theory| Expected {
            mean: theory.mean,
            sd: theory.plain_sd / games.sqrt(),
            possible: 0.0,
            lattice: 100.0 / games,
        });
        Spread::of(&self.plain, expected)
    }

    /// How the means spread with the luck subtracted that estimate number `estimate` measured.
    #[must_use]
    pub fn reduced_spread(&self, estimate: usize) -> Spread {
        let expected = self.game.theory().map(|theory| {
            let sd = theory.estimates[estimate].reduced_sd;
            Expected {
                mean: theory.mean,
                sd: sd / (self.games as f64).sqrt(),
                possible: theory.mean,
                lattice: 0.0,
            }
        });
        Spread::of(&self.reduced[estimate], expected)
    }
}

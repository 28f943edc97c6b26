//! Many independent rollouts of the same length: how their means spread, beside what theory expects.

use super::StoppedRollouts;
use super::count;
use super::exact::{Exact, TRUTH};
use super::game::{Leaf, Leaves};
use super::luck_table::LuckTable;
use super::rollout::{plain, reduced};
use super::watched::WatchedGames;
use crate::beside_truth::{Average, BesideTruth};
use crate::histogram::{Expected, common_step};
use crate::limits::{MOST_GAMES, MOST_ROLLOUTS};
use crate::seed::Seed;
use crate::spread::Spread;
use crate::statistics::ROUNDING;
use crate::trial::Trials;

/// Games between two looks at the clock.
const STRIDE: u64 = 1 << 17;

/// Rollouts of equal length, each with dice of its own ([`Seed::child`]), of which only the leaves are kept.
#[derive(Clone, Debug)]
pub struct ManyRollouts {
    seed: Seed,
    rollouts: usize,
    games: u64,
    done: Vec<Leaves>,
    current: Leaves,
}

impl ManyRollouts {
    /// So many rollouts of so many games each, none rolled yet. At most [`MOST_ROLLOUTS`], and from one game
    /// to [`MOST_GAMES`]: a number outside is moved inside.
    #[must_use]
    pub fn new(seed: Seed, rollouts: usize, games: u64) -> Self {
        let games = games.clamp(1, MOST_GAMES);
        let rollouts = rollouts.min(MOST_ROLLOUTS);
        Self {
            seed,
            rollouts,
            games,
            done: Vec::with_capacity(rollouts),
            current: Leaves::default(),
        }
    }

    /// Rolls on as long as `keep_going` says so, or to the end; returns whether all rollouts are done.
    pub fn roll_while(&mut self, mut keep_going: impl FnMut() -> bool) -> bool {
        let mut since = 0;
        while self.done.len() < self.rollouts {
            let trials = Trials::new(self.seed.child(self.done.len() as u64));
            let from = self.current.games();
            let to = self.games.min(from + STRIDE);
            self.current += count::leaves(trials, from, to);
            if to == self.games {
                self.done.push(core::mem::take(&mut self.current));
            }
            since += to - from;
            if since >= STRIDE {
                since = 0;
                if !keep_going() {
                    break;
                }
            }
        }
        self.done.len() == self.rollouts
    }

    /// Games per rollout.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Rollouts that are done.
    #[must_use]
    pub const fn done(&self) -> usize {
        self.done.len()
    }

    /// How much of all games has been rolled, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let current = self.current.games() as f64 / self.games as f64;
        ((self.done.len() as f64 + current) / self.rollouts as f64).min(1.0)
    }

    /// How the means of the rollouts spread with the luck of this table subtracted; with
    /// [`LuckTable::NONE`], the plain means.
    #[must_use]
    pub fn spread(&self, table: &LuckTable) -> Spread {
        let means: Vec<f64> = self
            .done
            .iter()
            .filter_map(|&leaves| reduced(leaves, table).mean)
            .collect();
        let exact = Exact::of(table);
        let games = self.games as f64;
        let expected_sd = exact.sd / games.sqrt();
        // Which means can occur follows from what one game can return.
        let [doubles, fails, bears_off] = Leaf::ALL.map(|leaf| table.reduced(leaf));
        let expected = Expected {
            mean: exact.limit,
            sd: expected_sd,
            possible: bears_off,
            lattice: common_step(doubles - bears_off, fails - bears_off) / games,
        };
        Spread {
            expected_skewness: exact.skewness.map(|skewness| skewness / games.sqrt()),
            ..Spread::of(&means, Some(expected))
        }
    }

    /// How many intervals contain [`TRUTH`], and whose means were nearer to it, plain ones or those with the luck of
    /// this table subtracted.
    #[must_use]
    pub fn beside_truth(&self, table: &LuckTable) -> BesideTruth {
        let averages = self.done.iter().filter_map(|&leaves| {
            let plain = Average::of(plain(leaves))?;
            Some([plain, Average::of(reduced(leaves, table))?])
        });
        BesideTruth::of(averages, TRUTH, ROUNDING)
    }

    /// The same rollouts, none rolled yet, each of which is stopped as soon as its average is ahead: plain, and with the
    /// luck of this table subtracted.
    #[must_use]
    pub fn stopped_when_ahead(&self, table: &LuckTable) -> StoppedRollouts {
        let games = WatchedGames::new(*table);
        StoppedRollouts::new(games, self.seed, self.rollouts, self.games)
    }
}

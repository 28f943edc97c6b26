//! Many independent rollouts of the same length: how their means spread, beside what theory expects.

use super::any_time::WatchedGames;
use super::exact::{Exact, TRUTH};
use super::game::Leaf;
use super::games::Games;
use super::job_spec::Order;
use super::luck_table::LuckTable;
use super::rollout::{plain, reduced};
use crate::labs::two_checker::{ManyRollouts, StoppedRollouts};
use crate::rollout::seed::Seed;
use crate::stats::coverage::{Average, BesideTruth};
use crate::stats::histogram::{Expected, common_step};
use crate::stats::spread::Spread;
use crate::stats::summary::ROUNDING;

impl ManyRollouts {
    /// Creates `rollouts` rollouts of `games` games each, none rolled yet. [`ManyRollouts::of`] says how many there can be.
    #[must_use]
    pub fn new(seed: Seed, rollouts: usize, games: u64) -> Self {
        Self::of(Games::ROLLED, seed, rollouts, games)
    }

    /// The order from which a worker rolls their games.
    #[must_use]
    pub const fn order(&self) -> Order {
        Order::Many {
            seed: self.seed(),
            rollouts: self.rollouts() as u64,
            games: self.games(),
        }
    }

    /// How the means of the rollouts spread with the luck of this table subtracted; with
    /// [`LuckTable::NONE`], the plain means.
    #[must_use]
    pub fn spread(&self, table: &LuckTable) -> Spread {
        let means: Vec<f64> = self
            .sums()
            .iter()
            .filter_map(|&leaves| reduced(leaves, table).mean)
            .collect();
        let exact = Exact::of(table);
        let games = self.games() as f64;
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
        let averages = self.sums().iter().filter_map(|&leaves| {
            let plain = Average::of(plain(leaves))?;
            Some([plain, Average::of(reduced(leaves, table))?])
        });
        BesideTruth::of(averages, TRUTH, ROUNDING)
    }

    /// These rollouts from the start, each stopped as soon as its average is ahead: the plain average, and the average
    /// with the luck of this table subtracted.
    #[must_use]
    pub fn stopped_when_ahead(&self, table: &LuckTable) -> StoppedRollouts {
        let games = WatchedGames::new(*table);
        StoppedRollouts::new(games, self.seed(), self.rollouts(), self.games())
    }
}

impl StoppedRollouts {
    /// The order from which a worker plays them.
    #[must_use]
    pub const fn order(&self) -> Order {
        Order::Stopped {
            seed: self.seed(),
            rollouts: self.rollouts() as u64,
            games: self.games(),
            table: self.watched().table(),
        }
    }
}

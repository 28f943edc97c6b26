//! How often intervals miss the truth if the luck table is chosen after the games, and with each cure.
//!
//! The intervals here are mean ± 1.96 standard errors, or [`FREE_CHOICE_Z`] of them: widening for
//! rare outcomes would hide the effect of the choice.

use super::RolloutBatch;
use super::exact::TRUTH;
use super::game::{Leaf, Leaves};
use super::rollout::reduced_summary;
use super::simd_count::count_leaves;
use super::tuned::{Aim, FREE_CHOICE_Z, TUNABLE_GAMES, TunedTable, tune};
use crate::rollout::game_runner::GameRunner;
use crate::rollout::trial::Trials;
use crate::stats::coverage::{Coverage, RolloutMean};
use crate::stats::summary::{ROUNDING, Z95};

/// Coverage of many rollouts, each with a table that was [tuned](tune) to it or to other games.
///
/// Tables tuned high and low have the same coverage, because their results mirror each other about
/// the truth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChosenAfterReport {
    /// The games that the table was tuned to, with 1.96 standard errors.
    pub same_games: Coverage,
    /// The games that the table was tuned to, with [`FREE_CHOICE_Z`] standard errors.
    pub free_choice: Coverage,
    /// As many new games, which the table was not tuned to.
    pub new_dice: Coverage,
    /// The second half of the games, if the table was tuned to the first half.
    pub halves: Coverage,
}

/// The exact chances that the interval of a table tuned to a rollout's games misses [`TRUTH`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MissChances {
    /// With 1.96 standard errors. It is the chance that *some* centred table's interval misses.
    pub same_games: f64,
    /// With [`FREE_CHOICE_Z`] standard errors.
    pub free_choice: f64,
}

/// Returns the chances for rollouts of this many games, by going through all counts of
/// [leaves](Leaf).
///
/// `None` for a number of games outside [`TUNABLE_GAMES`]. A thousand games have half a million
/// counts, which take some milliseconds.
///
/// ```
/// use rollout_lab::labs::two_checker::miss_chances;
///
/// let chances = miss_chances(100).unwrap();
/// assert_eq!(format!("{:.4}", chances.same_games), "0.1609");
/// assert_eq!(format!("{:.4}", chances.free_choice), "0.0648");
/// ```
#[must_use]
pub fn miss_chances(games: u64) -> Option<MissChances> {
    if !TUNABLE_GAMES.contains(&games) {
        return None;
    }
    let n = games as f64;
    let chances = Leaf::ALL.map(Leaf::chance);
    // For each leaf and count: the logarithm of its factor in the multinomial chance, and its term
    // of z².
    let mut log_factorial = 0.0;
    let by_count: Vec<[(f64, f64); 3]> = (0..=games)
        .map(|count| {
            let c = count as f64;
            log_factorial += libm::log(c.max(1.0));
            chances.map(|p| {
                let distance = c / n - p;
                let term = (n - 1.0) * distance * distance * n / c;
                (c * libm::log(p) - log_factorial, term)
            })
        })
        .collect();
    let count = |leaf: usize, count: u64| by_count[count as usize][leaf];
    let (mut covered, mut freely) = (0.0, 0.0);
    // Counts that lack an outcome miss, with every number of standard errors.
    for doubles in 1..games - 1 {
        for fails in 1..games - doubles {
            let parts = [
                count(0, doubles),
                count(1, fails),
                count(2, games - doubles - fails),
            ];
            let squared: f64 = parts.iter().map(|(_, term)| term).sum();
            if squared <= FREE_CHOICE_Z * FREE_CHOICE_Z {
                let log: f64 = parts.iter().map(|(log, _)| log).sum();
                let chance = libm::exp(log_factorial + log);
                freely += chance;
                covered += if squared <= Z95 * Z95 { chance } else { 0.0 };
            }
        }
    }
    Some(MissChances {
        same_games: 1.0 - covered,
        free_choice: 1.0 - freely,
    })
}

impl RolloutBatch {
    /// Tunes a table to each finished rollout, and to its first half, and counts the intervals that
    /// contain the [true mean](TRUTH).
    ///
    /// Games that lack an outcome can be made to say anything, with a standard error of 0. They
    /// count as missing for the games that the table was tuned to. A table tuned to such games is
    /// not tried on others, and neither is one that can't err on the games it was tuned to.
    ///
    /// The first half of an odd number of games is the smaller one. `None` if the rollouts have
    /// fewer than [`TUNABLE_GAMES`], or more, or rotated first rolls.
    ///
    /// ```
    /// use rollout_lab::labs::two_checker::RolloutBatch;
    /// use rollout_lab::rollout::seed::Seed;
    /// use rollout_lab::stats::coverage::Coverage;
    ///
    /// let mut batch = RolloutBatch::new(Seed::new(1), 1000, 100);
    /// batch.roll(u64::MAX);
    /// let report = batch.chosen_after().unwrap();
    /// // A table that is chosen after the games misses in some 16% of rollouts. It misses in some
    /// // 6% of new ones, as any other table does.
    /// let missed = |coverage: Coverage| coverage.intervals - coverage.covered;
    /// assert!((120..200).contains(&missed(report.same_games)));
    /// assert!((30..90).contains(&missed(report.new_dice)));
    /// ```
    #[must_use]
    pub fn chosen_after(&self) -> Option<ChosenAfterReport> {
        let games = self.games();
        // Tuning supposes independent games.
        let is_rotated = self.runner().rotation().is_some();
        if is_rotated || !TUNABLE_GAMES.contains(&games) {
            return None;
        }
        let mut report = ChosenAfterReport::default();
        for (index, sums) in (0..).zip(self.sums()) {
            let leaves = *sums.all();
            let trials = Trials::new(self.seed().child(index));
            let half = games / 2;
            report.add_same_games(leaves);
            let other = [
                (leaves, games..2 * games, &mut report.new_dice),
                (
                    count_leaves(trials, 0, half),
                    half..games,
                    &mut report.halves,
                ),
            ];
            for (tuned_to, counted, coverage) in other {
                if let Ok(TunedTable { table, z: Some(_) }) = tune(tuned_to, Aim::High) {
                    let counted = count_leaves(trials, counted.start, counted.end);
                    let mean = RolloutMean::with_normal_interval(reduced_summary(counted, &table));
                    if let Some(mean) = mean {
                        coverage.add(mean, TRUTH, ROUNDING);
                    }
                }
            }
        }
        Some(report)
    }
}

impl ChosenAfterReport {
    /// Counts a rollout with the table that is tuned to it.
    fn add_same_games(&mut self, leaves: Leaves) {
        let errors = match tune(leaves, Aim::High) {
            Ok(tuned) => tuned.z.unwrap_or(f64::INFINITY),
            // Every table has the true mean.
            Err(_) => 0.0,
        };
        self.same_games.count(errors <= Z95);
        self.free_choice.count(errors <= FREE_CHOICE_Z);
    }
}

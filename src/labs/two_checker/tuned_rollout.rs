//! Rollouts whose luck table is chosen after their games: a table that is tuned to them, halves that
//! are kept apart, and the interval for a free choice.

use super::Rollout;
use super::exact::{ExactStats, TRUTH};
use super::luck_table::{Cell, LuckTable};
use super::rollout::reduced_summary;
use super::tuned::{
    Aim, FREE_CHOICE_FROM, FREE_CHOICE_Z, TUNABLE_GAMES, TuneError, TunedTable, tune,
};
use crate::rollout::game_runner::GameRunner;
use crate::stats::summary::{ROUNDING, Summary};

/// How far a rollout's mean is from the truth with a table that was chosen after its games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FreeChoice {
    /// The distance of the reduced mean from [`TRUTH`], in standard errors of that mean.
    ///
    /// `None` below two games, and if all games have one reduced result.
    pub z: Option<f64>,
    /// The 95% interval for a table that is chosen freely among the unbiased ones, in percent: mean ±
    /// [`FREE_CHOICE_Z`] standard errors.
    ///
    /// `None` below [`FREE_CHOICE_FROM`] games, with rotated first rolls, if all games have one
    /// reduced result, and for a biased table.
    pub interval: Option<(f64, f64)>,
    /// Whether that interval contains [`TRUTH`]; `None` without one.
    pub contains_truth: Option<bool>,
}

/// A table that was tuned to the first half of a rollout's games, and the statistics of the others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HalvesReport {
    /// The table, with its distance from the truth in the first half.
    pub tuned: TunedTable,
    /// The number of games that the table was tuned to. It is the smaller half of an odd number.
    pub tuned_to: u64,
    /// The statistics of the other games, with the table's luck subtracted.
    pub counted: Summary,
    /// Whether the 95% interval of the other games contains [`TRUTH`]; `None` without one.
    pub contains_truth: Option<bool>,
}
impl Rollout {
    /// Tunes a table to the games so far, as [`tune`] does, with estimates in tenths of a point.
    ///
    /// Rounding brings the mean nearer to the truth by less than one in ten thousand, because the
    /// best table errs by almost as much as its neighbours. `z` is that of the exact table. A table
    /// by which all games are alike stays as it is.
    ///
    /// # Errors
    /// A number of games outside [`TUNABLE_GAMES`]; [`TuneError::RotatedRolls`];
    /// [`TuneError::ExactShares`] if no table errs.
    pub fn tune(&self, aim: Aim) -> Result<TunedTable, TuneError> {
        self.tunable_games()?;
        let tuned = tune(self.leaves(), aim)?;
        let table = if tuned.z.is_some() {
            in_tenths(&tuned.table)
        } else {
            tuned.table
        };
        Ok(TunedTable { table, ..tuned })
    }

    /// Tunes a table to the first half of the games, and counts the second half with it.
    ///
    /// The table is as fixed for the second half as if it had been typed before.
    ///
    /// ```
    /// use rollout_lab::labs::two_checker::{Aim, Rollout};
    /// use rollout_lab::rollout::seed::Seed;
    ///
    /// let mut rollout = Rollout::new(Seed::new(7));
    /// rollout.roll(100);
    /// let halves = rollout.tune_to_half(Aim::High)?;
    /// assert_eq!((halves.tuned_to, halves.counted.games), (50, 50));
    /// # Ok::<(), rollout_lab::labs::two_checker::TuneError>(())
    /// ```
    ///
    /// # Errors
    /// A number of games outside [`TUNABLE_GAMES`]; [`TuneError::RotatedRolls`];
    /// [`TuneError::ExactShares`] if no table errs in the first half.
    pub fn tune_to_half(&self, aim: Aim) -> Result<HalvesReport, TuneError> {
        let games = self.tunable_games()?;
        let tuned_to = games / 2;
        let mut runner = *self.runner();
        let mut count = |from, to| *runner.roll(self.trials(), from, to).all();
        let tuned = tune(count(0, tuned_to), aim)?;
        let counted = reduced_summary(count(tuned_to, games), &tuned.table);
        Ok(HalvesReport {
            tuned,
            tuned_to,
            counted,
            contains_truth: counted.ci.map(contains_truth),
        })
    }

    /// Returns how far the mean is from the truth with a table that was chosen after the games.
    #[must_use]
    pub fn free_choice(&self, table: &LuckTable) -> FreeChoice {
        let Summary {
            games, mean, se, ..
        } = self.reduced(table);
        let spread = mean.zip(se).filter(|&(_, se)| se > ROUNDING);
        let useful = games >= FREE_CHOICE_FROM
            && self.rotation().is_none()
            && ExactStats::new(table).is_unbiased();
        let interval = spread.filter(|_| useful).map(|(mean, se)| {
            let margin = FREE_CHOICE_Z * se;
            (mean - margin, mean + margin)
        });
        FreeChoice {
            z: spread.map(|(mean, se)| (mean - TRUTH) / se),
            interval,
            contains_truth: interval.map(contains_truth),
        }
    }

    /// Returns the number of games so far if a table can be tuned to so many.
    fn tunable_games(&self) -> Result<u64, TuneError> {
        let games = self.games();
        if self.rotation().is_some() {
            Err(TuneError::RotatedRolls)
        } else if games < *TUNABLE_GAMES.start() {
            Err(TuneError::TooFewGames { games })
        } else if games > *TUNABLE_GAMES.end() {
            Err(TuneError::TooManyGames { games })
        } else {
            Ok(games)
        }
    }
}

/// Rounds a centred table to tenths of a point, so that it stays centred; not a table that would
/// leave the range.
fn in_tenths(table: &LuckTable) -> LuckTable {
    // Five and three tenths on one side of a roll are one on the other.
    let doubles = (table.luck(Cell::Doubles) * 2.0).round();
    let fails = (table.luck(Cell::OFails) * 10.0 / 3.0).round();
    let rounded = [5.0 * doubles, -doubles, 3.0 * fails, -fails].map(|luck| luck / 10.0);
    LuckTable::new(rounded).unwrap_or(*table)
}

/// Whether an interval contains the truth, apart from rounding.
fn contains_truth((low, high): (f64, f64)) -> bool {
    low - ROUNDING <= TRUTH && TRUTH <= high + ROUNDING
}

#[cfg(test)]
mod tests {
    use super::super::game::Leaves;
    use super::*;
    use crate::rollout::rotation::Rotation;
    use crate::rollout::seed::Seed;

    const AIMS: [(Aim, f64); 2] = [(Aim::High, 1.0), (Aim::Low, -1.0)];

    fn rolled(games: u64) -> Rollout {
        let mut rollout = Rollout::new(Seed::new(7));
        rollout.roll(games);
        rollout
    }

    #[test]
    fn rollouts_of_ten_to_a_thousand_games_are_tuned() {
        for (games, error) in [
            (9, TuneError::TooFewGames { games: 9 }),
            (1_001, TuneError::TooManyGames { games: 1_001 }),
        ] {
            let rollout = rolled(games);
            assert_eq!(rollout.tune(Aim::High), Err(error));
            assert_eq!(rollout.tune_to_half(Aim::High), Err(error));
        }
        for games in [10, 1_000] {
            let rollout = rolled(games);
            let tuned = rollout.tune(Aim::Low).unwrap();
            let exact = tune(rollout.leaves(), Aim::Low).unwrap();
            assert_eq!(tuned.z, exact.z);
            let pairs = tuned.table.percent().into_iter().zip(exact.table.percent());
            assert!(
                pairs
                    .clone()
                    .all(|(seen, exact)| (seen - exact).abs() <= 0.251)
            );
            assert!(tuned.table.is_centred());
        }
    }

    #[test]
    fn rounding_hardly_changes_the_distance() {
        let mut tried = 0;
        for seed in 0..1_000 {
            let mut rollout = Rollout::new(Seed::new(seed));
            rollout.roll(10 + seed % 991);
            for (aim, _) in AIMS {
                let Ok(TunedTable { table, z: Some(z) }) = rollout.tune(aim) else {
                    continue;
                };
                assert!(table.is_centred());
                let written = table.percent().map(|luck| 10.0 * luck);
                assert!(
                    written
                        .iter()
                        .all(|luck| (luck - luck.round()).abs() < 1e-6)
                );
                let seen = rollout.free_choice(&table).z.unwrap();
                // The best table errs the most.
                assert!(
                    (-1e-9..1e-4).contains(&(1.0 - seen / z)),
                    "{seed}: {seen} {z}"
                );
                tried += 1;
            }
        }
        assert!(tried > 1_900, "{tried}");
    }

    #[test]
    fn tables_that_make_games_alike_are_not_rounded() {
        let rollout = (0..1_000)
            .map(|seed| {
                let mut rollout = Rollout::new(Seed::new(seed));
                rollout.roll(10);
                rollout
            })
            .find(|rollout| rollout.leaves().counts().contains(&0))
            .unwrap();
        let tuned = rollout.tune(Aim::High);
        assert_eq!(tuned, tune(rollout.leaves(), Aim::High));
        assert_eq!(rollout.free_choice(&tuned.unwrap().table).z, None);
    }

    #[test]
    fn halves_are_the_first_and_the_last_games() {
        // 31 games are 15 and 16. The article's first 15 games are recorded ones.
        for mut rollout in [Rollout::new(Seed::new(7)), Rollout::replay(Seed::new(7))] {
            rollout.roll(15);
            let first = rollout.leaves();
            rollout.roll(16);
            let halves = rollout.tune_to_half(Aim::Low).unwrap();
            let table = tune(first, Aim::Low).unwrap();
            assert_eq!((halves.tuned, halves.tuned_to), (table, 15));
            let other = Leaves {
                doubles: rollout.leaves().doubles - first.doubles,
                fails: rollout.leaves().fails - first.fails,
                bears_off: rollout.leaves().bears_off - first.bears_off,
            };
            assert_eq!(halves.counted, reduced_summary(other, &table.table));
            let (low, high) = halves.counted.ci.unwrap();
            assert_eq!(halves.contains_truth, Some(low <= TRUTH && TRUTH <= high));
        }
    }

    #[test]
    fn interval_for_a_free_choice_reaches_2_448_standard_errors() {
        let rollout = rolled(100);
        let TunedTable { table, z } = rollout.tune(Aim::High).unwrap();
        let choice = rollout.free_choice(&table);
        assert!((choice.z.unwrap() - z.unwrap()).abs() < 1e-4);
        let (low, high) = choice.interval.unwrap();
        let Summary { mean, se, .. } = rollout.reduced(&table);
        assert!(((high - low) / se.unwrap() - 2.0 * 2.447_747).abs() < 1e-5);
        assert!((low + high - 2.0 * mean.unwrap()).abs() < 1e-9);
        assert_eq!(choice.contains_truth, Some(z.unwrap() <= FREE_CHOICE_Z));
        // Too few games; a biased table; no spread.
        assert_eq!(rolled(99).free_choice(&table).interval, None);
        let biased = LuckTable::MADE_UP.with(Cell::OFails, 60.0).unwrap();
        assert_eq!(rollout.free_choice(&biased).interval, None);
        let nothing = FreeChoice {
            z: None,
            interval: None,
            contains_truth: None,
        };
        assert_eq!(rollout.free_choice(&LuckTable::CORRECT), nothing);
        assert_eq!(rolled(0).free_choice(&LuckTable::NONE), nothing);
    }

    #[test]
    fn rotated_games_are_not_tuned() {
        for rotation in [Rotation::FirstRoll, Rotation::TwoRolls] {
            let mut rollout = Rollout::rotated(Seed::new(7), rotation);
            rollout.roll(360);
            assert_eq!(rollout.tune(Aim::High), Err(TuneError::RotatedRolls));
            let halves = rollout.tune_to_half(Aim::Low);
            assert_eq!(halves, Err(TuneError::RotatedRolls));
            assert_eq!(rollout.free_choice(&LuckTable::MADE_UP).interval, None);
        }
    }
}

//! Luck tables that are chosen *after* the games: the centred table by which they err the most.
//!
//! A centred table cannot bias games that come after it. But a reader who tries tables on games
//! already rolled can look for the one that says what he wants. M. Kim and T. Sandholm show that a
//! value function chosen in this way lets a variance-reduced estimate say nearly anything (arXiv
//! 2605.14261, 2026).
//!
//! In the two-checker game the worst choice has a closed form. Let pᵢ be the chance of each
//! [`Leaf`], and p̂ᵢ its share of n games. A centred table can make the reduced results any three
//! numbers whose distances gᵢ from 37.5% have Σ pᵢgᵢ = 0. Their mean over the games, Σ p̂ᵢgᵢ, equals
//! Σ (p̂ᵢ − pᵢ)hᵢ for every h that differs from g by a constant. By the Cauchy–Schwarz inequality it
//! is the most standard errors away from 0 where hᵢ is proportional to (p̂ᵢ − pᵢ)/p̂ᵢ, and then z²
//! is
//!
//! > z² = (n − 1) Σ (p̂ᵢ − pᵢ)² / p̂ᵢ.
//!
//! Where an outcome has not occurred, z has no bound: a table can make all observed games alike, at
//! any value, and let the unseen outcome restore the average.
//!
//! For large n, z² has the chi-squared distribution with two degrees of freedom. *Some* centred
//! table then misses the truth by more than 1.96 standard errors with a chance of exp(−1.96²/2) =
//! 14.65%, and by more than [`FREE_CHOICE_Z`] with a chance of 5%.
//!
//! ```
//! use rollout_lab::labs::two_checker::{Aim, Leaves, tune};
//!
//! // X wins 35 of 100 games. A table tuned to them says 45.65% instead, 1.70 standard errors above
//! // the truth. In 14.65% of all rollouts it is more than 1.96.
//! let leaves = Leaves { doubles: 20, fails: 15, bears_off: 65 };
//! let tuned = tune(leaves, Aim::High)?;
//! assert!(tuned.table.is_centred());
//! assert_eq!(format!("{:.2}", tuned.z.unwrap()), "1.70");
//! # Ok::<(), rollout_lab::labs::two_checker::TuneError>(())
//! ```

use core::fmt;
use core::ops::RangeInclusive;

use super::Rollout;
use super::exact::{ExactStats, TRUTH};
use super::game::{Leaf, Leaves};
use super::luck_table::{Cell, LuckTable};
use super::rollout::reduced_summary;
use crate::rollout::game_runner::GameRunner;
use crate::stats::summary::{ROUNDING, Summary};

/// Half the width of the 95% interval for a table that is chosen freely, after the games, in
/// standard errors: √(−2 ln 0.05).
///
/// It is the 95% quantile of the chi distribution with two degrees of freedom, because centred tables
/// have two: H. Scheffé, *A method for judging all contrasts in the analysis of variance*, Biometrika
/// 40, 1953. It holds for many games: the interval misses in 6.5% of rollouts of 100 games, and in
/// 5.7% of 300.
pub const FREE_CHOICE_Z: f64 = 2.447_746_830_680_816;

/// The smallest number of games for which [`FREE_CHOICE_Z`] makes a useful interval.
pub const FREE_CHOICE_FROM: u64 = 100;

/// The numbers of games to which the lab tunes a table.
///
/// Fewer games often lack an outcome. Among more, few readers would look for a table.
pub const TUNABLE_GAMES: RangeInclusive<u64> = 10..=1_000;

/// The side of the truth on which a tuned table is to err.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Above it, in X's favour.
    High,
    /// Below it.
    Low,
}

/// A centred table chosen to make given games err.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TunedTable {
    /// The table.
    pub table: LuckTable,
    /// The distance of the reduced mean from [`TRUTH`], in standard errors of that mean: positive
    /// for [`Aim::High`].
    ///
    /// `None` if an outcome has not occurred. All games then have one reduced result, so that the
    /// standard error is 0.
    pub z: Option<f64>,
}

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
    /// `None` below [`FREE_CHOICE_FROM`] games, if all games have one reduced result, and for a
    /// biased table.
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

/// The error for games for which no table can be tuned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TuneError {
    /// There are too few games: a mean needs one, a standard error two, and a rollout is tuned to
    /// [`TUNABLE_GAMES`].
    TooFewGames {
        /// The number of games.
        games: u64,
    },
    /// A rollout has more than [`TUNABLE_GAMES`].
    TooManyGames {
        /// The number of games.
        games: u64,
    },
    /// Every outcome has occurred in its exact share of games, so that every centred table has the
    /// true mean.
    ExactShares,
}

/// Returns the centred table whose reduced mean over these games lies the most standard errors above
/// or below [`TRUTH`].
///
/// The standard errors don't depend on the table's scale. It is chosen so that the reduced games
/// spread as plain ones do, or a little less where an estimate would leave the
/// [range](LuckTable::LIMIT).
///
/// If an outcome has not occurred, all games get the reduced result 25% or 50%.
///
/// # Errors
/// [`TuneError::TooFewGames`] below two games; [`TuneError::ExactShares`] if no table errs.
pub fn tune(leaves: Leaves, aim: Aim) -> Result<TunedTable, TuneError> {
    let games = leaves.games();
    if games < 2 {
        return Err(TuneError::TooFewGames { games });
    }
    let sign = match aim {
        Aim::High => 1.0,
        Aim::Low => -1.0,
    };
    if leaves.counts().contains(&0) {
        return Ok(TunedTable {
            table: all_alike(leaves, TRUTH + sign * ALIKE_DISTANCE),
            z: None,
        });
    }
    let n = games as f64;
    let Direction { excess, distance } = Direction::of(leaves)?;
    let won = leaves.total(Leaf::result) / (100.0 * n);
    let scale = sign * 100.0 * (won * (1.0 - won) / distance).sqrt();
    Ok(TunedTable {
        table: table_along(excess, scale),
        z: Some(sign * ((n - 1.0) * distance).sqrt()),
    })
}

/// Returns the centred table by which the reduced results of these games average `mean`, in percent,
/// and spread the least.
///
/// The games must have happened: a table can only be made to say something of games that are known.
/// The mean is limited to 0..100, and NaN counts as [`TRUTH`]. It is nearer to [`TRUTH`] where an estimate would leave the [range](LuckTable::LIMIT).
///
/// ```
/// use rollout_lab::labs::two_checker::{Rollout, table_with_mean};
/// use rollout_lab::rollout::seed::Seed;
///
/// // The first twenty games of seed 1 are made to say 50%. Rolled on, they settle at 37.5%.
/// let mut rollout = Rollout::new(Seed::new(1));
/// rollout.roll(20);
/// let table = table_with_mean(rollout.leaves(), 50.0)?;
/// assert!((rollout.reduced(&table).mean.unwrap() - 50.0).abs() < 1e-9);
/// rollout.roll(999_980);
/// assert!((rollout.reduced(&table).mean.unwrap() - 37.5).abs() < 0.2);
/// # Ok::<(), rollout_lab::labs::two_checker::TuneError>(())
/// ```
///
/// # Errors
/// [`TuneError::TooFewGames`] without a game; [`TuneError::ExactShares`] if every centred table has
/// the true mean.
pub fn table_with_mean(leaves: Leaves, mean: f64) -> Result<LuckTable, TuneError> {
    let games = leaves.games();
    if games == 0 {
        return Err(TuneError::TooFewGames { games });
    }
    let mean = if mean.is_nan() {
        TRUTH
    } else {
        mean.clamp(0.0, 100.0)
    };
    if leaves.counts().contains(&0) {
        return Ok(all_alike(leaves, mean));
    }
    let Direction { excess, distance } = Direction::of(leaves)?;
    Ok(table_along(excess, (mean - TRUTH) / distance))
}

/// The reduced results that lie the most standard errors from the truth, up to a factor.
struct Direction {
    /// hᵢ = (p̂ᵢ − pᵢ)/p̂ᵢ for each leaf.
    excess: [f64; 3],
    /// Σ p̂ᵢhᵢ². It is also Σ (p̂ᵢ − pᵢ)hᵢ, the distance of the mean from the truth.
    distance: f64,
}

impl Direction {
    /// Returns the direction for games in which every outcome has occurred.
    fn of(leaves: Leaves) -> Result<Self, TuneError> {
        let n = leaves.games() as f64;
        // A difference of whole numbers: exactly 0 where the share is exact.
        let excess = Leaf::ALL.map(|leaf| {
            let (count, chance) = (leaves.count(leaf), leaf.chance_in_24ths());
            (24.0 * count as f64 - f64::from(chance) * n) / (24.0 * count as f64)
        });
        let distance = leaves.total(|leaf| excess[leaf as usize] * excess[leaf as usize]) / n;
        if distance == 0.0 {
            return Err(TuneError::ExactShares);
        }
        Ok(Self { excess, distance })
    }
}

/// Returns the centred table whose reduced results differ as `scale` times these numbers do.
fn table_along(excess: [f64; 3], scale: f64) -> LuckTable {
    let centre: f64 = Leaf::ALL
        .map(|leaf| chance(leaf) * excess[leaf as usize])
        .iter()
        .sum();
    table_of(excess.map(|excess| scale * (excess - centre)))
}

impl Rollout {
    /// Tunes a table to the games so far, as [`tune`] does, with estimates in tenths of a point.
    ///
    /// Rounding brings the mean nearer to the truth by less than one in ten thousand, because the
    /// best table errs by almost as much as its neighbours. `z` is that of the exact table. A table by which all games are alike stays as it
    /// is.
    ///
    /// # Errors
    /// A number of games outside [`TUNABLE_GAMES`]; [`TuneError::ExactShares`] if no table errs.
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
    /// A number of games outside [`TUNABLE_GAMES`]; [`TuneError::ExactShares`] if no table errs in
    /// the first half.
    pub fn tune_to_half(&self, aim: Aim) -> Result<HalvesReport, TuneError> {
        let games = self.tunable_games()?;
        let tuned_to = games / 2;
        let mut runner = *self.runner();
        let mut count = |from, to| runner.roll(self.trials(), from, to);
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
        let useful = games >= FREE_CHOICE_FROM && ExactStats::new(table).is_unbiased();
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
        if games < *TUNABLE_GAMES.start() {
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

/// The distance from the truth, in percentage points, at which games are made alike.
const ALIKE_DISTANCE: f64 = 12.5;

/// Returns the table that gives all games that occurred one reduced result, in percent.
fn all_alike(leaves: Leaves, result: f64) -> LuckTable {
    let seen: f64 = Leaf::ALL
        .into_iter()
        .filter(|&leaf| leaves.count(leaf) > 0)
        .map(chance)
        .sum();
    let distance = result - TRUTH;
    table_of(Leaf::ALL.map(|leaf| {
        if leaves.count(leaf) > 0 {
            distance
        } else {
            // The outcomes that have not occurred share what is missing to the average.
            -distance * seen / (1.0 - seen)
        }
    }))
}

/// The chance of a leaf.
fn chance(leaf: Leaf) -> f64 {
    f64::from(leaf.chance_in_24ths()) / 24.0
}

/// Returns the centred table whose reduced results have these distances from the truth, in the order
/// of [`Leaf::ALL`]; nearer to it by one factor if an estimate would leave the range.
///
/// The distances average zero over the leaves.
fn table_of(distances: [f64; 3]) -> LuckTable {
    // Correct luck makes every result the truth, and luck is what a result exceeds its reduced one.
    let luck = |share: f64| {
        let doubles = -share * distances[Leaf::Doubles as usize];
        let fails = -share * distances[Leaf::Fails as usize] + doubles / 5.0;
        (
            LuckTable::CORRECT.luck(Cell::Doubles) + doubles,
            LuckTable::CORRECT.luck(Cell::OFails) + fails,
        )
    };
    let mut share = 1.0;
    loop {
        let (doubles, fails) = luck(share);
        if let Ok(table) = LuckTable::new([doubles, doubles / -5.0, fails, fails / -3.0]) {
            return table;
        }
        share *= 0.5;
    }
}

impl fmt::Display for TuneError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooFewGames { .. } => "there are too few games to tune a table to",
            Self::TooManyGames { .. } => "there are too many games to tune a table to",
            Self::ExactShares => {
                "each outcome has its exact share of these games, so every centred table is right"
            }
        })
    }
}

impl core::error::Error for TuneError {}

#[cfg(test)]
mod tests {
    use super::super::rollout::plain_summary;
    use super::*;
    use crate::rollout::seed::Seed;

    const AIMS: [(Aim, f64); 2] = [(Aim::High, 1.0), (Aim::Low, -1.0)];

    const fn leaves(doubles: u64, fails: u64, bears_off: u64) -> Leaves {
        Leaves {
            doubles,
            fails,
            bears_off,
        }
    }

    #[test]
    fn distance_and_spread_by_hand() {
        // Shares 0.2, 0.15 and 0.65 of 100 games, chances 1/6, 5/24 and 5/8. Σ (p̂ − p)²/p̂ =
        // 0.0055556 + 0.0226852 + 0.0009615 = 0.0292023, and z² is 99 times as much.
        let leaves = leaves(20, 15, 65);
        for (aim, sign) in AIMS {
            let TunedTable { table, z } = tune(leaves, aim).unwrap();
            assert!((z.unwrap() - sign * 1.700_301).abs() < 1e-6, "{z:?}");
            assert!(table.is_centred());
            let (plain, reduced) = (plain_summary(leaves), reduced_summary(leaves, &table));
            let errors = (reduced.mean.unwrap() - TRUTH) / reduced.se.unwrap();
            assert!((errors - z.unwrap()).abs() < 1e-9);
            assert!((reduced.sd.unwrap() - plain.sd.unwrap()).abs() < 1e-9);
        }
    }

    #[test]
    fn games_without_an_outcome_can_be_made_alike() {
        // Doubles are unseen. The other 5/6 count 50, and (37.5 − 50 · 5/6) · 6 = −25 restores the
        // average: 100 − 125. Low: 25, and (37.5 − 25 · 5/6) · 6 = 100.
        for ((aim, _), alike, unseen) in [(AIMS[0], 50.0, -25.0), (AIMS[1], 25.0, 100.0)] {
            let TunedTable { table, z } = tune(leaves(0, 3, 7), aim).unwrap();
            assert_eq!(z, None);
            assert!(table.is_centred());
            for (leaf, expected) in Leaf::ALL.into_iter().zip([unseen, alike, alike]) {
                assert!((table.reduced(leaf) - expected).abs() < 1e-12, "{leaf:?}");
            }
        }
        // Two outcomes are unseen and share what is missing.
        let table = tune(leaves(0, 0, 2), Aim::High).unwrap().table;
        assert!((table.reduced(Leaf::BearsOff) - 50.0).abs() < 1e-12);
        let [doubles, fails] = [Leaf::Doubles, Leaf::Fails].map(|leaf| table.reduced(leaf));
        assert!((doubles - fails).abs() < 1e-12);
        assert!(table.is_centred());
    }

    #[test]
    fn estimates_stay_in_range() {
        // One game of a thousand with doubles: its reduced result would be some −1,500%.
        for (aim, sign) in AIMS {
            let leaves = leaves(1, 500, 499);
            let TunedTable { table, z } = tune(leaves, aim).unwrap();
            assert!(table.is_centred());
            let reduced = reduced_summary(leaves, &table);
            let errors = (reduced.mean.unwrap() - TRUTH) / reduced.se.unwrap();
            assert!((errors - z.unwrap()).abs() < 1e-9, "{sign}");
            assert!(reduced.sd < plain_summary(leaves).sd);
        }
    }

    #[test]
    fn the_mean_can_be_chosen() {
        for (leaves, mean) in [
            (leaves(20, 15, 65), 50.0),
            (leaves(20, 15, 65), 37.5),
            (leaves(3, 2, 15), 25.0),
            (leaves(3, 2, 15), 100.0),
            // One outcome is unseen: all games count as the mean.
            (leaves(0, 3, 7), 45.0),
        ] {
            let table = table_with_mean(leaves, mean).unwrap();
            assert!(table.is_centred());
            let reduced = reduced_summary(leaves, &table);
            assert!((reduced.mean.unwrap() - mean).abs() < 1e-9, "{reduced:?}");
        }
        for (mean, limited) in [(f64::NAN, TRUTH), (f64::INFINITY, 100.0), (-1.0, 0.0)] {
            let games = leaves(3, 2, 15);
            let table = table_with_mean(games, mean).unwrap();
            let reduced = reduced_summary(games, &table).mean.unwrap();
            assert!((reduced - limited).abs() < 1e-9, "{mean}: {reduced}");
        }
        // The tuned table that has this mean has this spread, too, and no centred table has less.
        let games = leaves(20, 15, 65);
        let tuned = tune(games, Aim::High).unwrap().table;
        let tuned = reduced_summary(games, &tuned);
        let same = table_with_mean(games, tuned.mean.unwrap()).unwrap();
        assert!((reduced_summary(games, &same).sd.unwrap() - tuned.sd.unwrap()).abs() < 1e-9);

        let exact = leaves(4, 5, 15);
        assert_eq!(table_with_mean(exact, 50.0), Err(TuneError::ExactShares));
        let none = leaves(0, 0, 0);
        assert_eq!(
            table_with_mean(none, 50.0),
            Err(TuneError::TooFewGames { games: 0 })
        );
    }

    #[test]
    fn some_games_cannot_be_tuned() {
        assert_eq!(
            tune(leaves(0, 1, 0), Aim::Low),
            Err(TuneError::TooFewGames { games: 1 })
        );
        // 4, 5 and 15 of 24 games are the exact chances.
        for times in [1, 7, 1_000_000] {
            let exact = leaves(4 * times, 5 * times, 15 * times);
            assert_eq!(tune(exact, Aim::High), Err(TuneError::ExactShares));
        }
    }

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
}

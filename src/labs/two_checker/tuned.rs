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

use super::exact::TRUTH;
use super::game::{Leaf, Leaves};
use super::luck_table::{Cell, LuckTable};

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
    /// First rolls are [rotated](crate::rollout::rotation), so that games depend on each other.
    RotatedRolls,
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
        .map(|leaf| leaf.chance() * excess[leaf as usize])
        .iter()
        .sum();
    table_of(excess.map(|excess| scale * (excess - centre)))
}

/// The distance from the truth, in percentage points, at which games are made alike.
const ALIKE_DISTANCE: f64 = 12.5;

/// Returns the table that gives all games that occurred one reduced result, in percent.
fn all_alike(leaves: Leaves, result: f64) -> LuckTable {
    let seen: f64 = Leaf::ALL
        .into_iter()
        .filter(|&leaf| leaves.count(leaf) > 0)
        .map(Leaf::chance)
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
            Self::RotatedRolls => "a table is tuned to games with random first rolls only",
            Self::ExactShares => {
                "each outcome has its exact share of these games, so every centred table is right"
            }
        })
    }
}

impl core::error::Error for TuneError {}

#[cfg(test)]
mod tests {
    use super::super::rollout::reduced_summary;
    use super::*;

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
            let (plain, reduced) = (
                reduced_summary(leaves, &LuckTable::NONE),
                reduced_summary(leaves, &table),
            );
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
            assert!(reduced.sd < reduced_summary(leaves, &LuckTable::NONE).sd);
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
}

//! Exact statistics of a rollout scored with a luck table, by enumerating the three leaves.

use super::game::Leaf;
use super::luck_table::{LuckTable, SideToRoll};
use crate::stats::spread::skewness;
use crate::stats::summary::equivalent_games;

/// X's winning chances, in percent: 4/24 + 5/24 = 3/8.
pub const TRUTH: f64 = 37.5;

/// Variance of a plain game, in percent²: 3/8 × 5/8 × 100².
pub const PLAIN_VARIANCE: f64 = 2343.75;

/// The exact mean and spread of a reduced game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExactStats {
    /// The mean to which reduced rollouts converge, in percent.
    pub limit: f64,
    /// The limit − the true mean, in percentage points: the negative of X's mean luck per game.
    pub bias: f64,
    /// The variance per game, in percent².
    pub variance: f64,
    /// The standard deviation per game, in percentage points.
    pub sd: f64,
    /// The skewness per game; that of a mean of n games is 1/√n of it. `None` if the variance is
    /// zero.
    pub skewness: Option<f64>,
    /// The mean luck of X's roll and of O's, in percentage points. It is exactly 0 for a roll whose
    /// luck counts as [centred](LuckTable::CENTRED_TOLERANCE).
    pub mean_luck: [f64; 2],
    /// Var(plain) / Var(reduced); `None` if the table is biased or the variance is zero.
    pub equivalent_games: Option<f64>,
}

impl ExactStats {
    /// Enumerates the leaves.
    #[must_use]
    pub fn new(table: &LuckTable) -> Self {
        // From the mean luck of each roll, not from the leaves: a centred decimal table then has a
        // bias of 0, not 1e-15.
        let bias = 0.0 - table.mean_game_luck();
        let limit = TRUTH + bias;
        let variance: f64 = Leaf::ALL
            .iter()
            .map(|&leaf| {
                let distance = table.reduced(leaf) - limit;
                leaf.chance() * distance * distance
            })
            .sum();
        let leaves = Leaf::ALL.map(|leaf| (table.reduced(leaf), leaf.chance()));
        let mut exact = Self {
            limit,
            bias,
            variance,
            sd: variance.sqrt(),
            skewness: skewness(leaves.into_iter(), limit),
            mean_luck: [SideToRoll::First, SideToRoll::Second].map(|side| {
                let mean = table.mean_luck(side);
                if mean.abs() <= LuckTable::CENTRED_TOLERANCE {
                    0.0
                } else {
                    mean
                }
            }),
            equivalent_games: None,
        };
        if exact.is_unbiased() {
            exact.equivalent_games = equivalent_games(PLAIN_VARIANCE.sqrt(), exact.sd);
        }
        exact
    }

    /// Whether reduced rollouts converge to the true mean. They always do with a centred table, and
    /// may with others.
    #[must_use]
    pub const fn is_unbiased(&self) -> bool {
        self.bias.abs() <= LuckTable::CENTRED_TOLERANCE
    }
}

#[cfg(test)]
mod tests {
    use super::super::luck_table::Cell;
    use super::*;

    #[test]
    fn no_luck_equals_plain() {
        let exact = ExactStats::new(&LuckTable::NONE);
        assert_eq!(
            (exact.limit, exact.bias, exact.variance),
            (TRUTH, 0.0, PLAIN_VARIANCE)
        );
        assert!((exact.equivalent_games.unwrap() - 1.0).abs() < 1e-12);
    }

    #[test]
    fn biased_table_has_no_equivalent_games() {
        // Doubles at +70 instead of +50 give X 20/6 = 3.33 points too much luck.
        let table = LuckTable::MADE_UP.with(Cell::Doubles, 70.0).unwrap();
        let exact = ExactStats::new(&table);
        assert!((exact.bias + 10.0 / 3.0).abs() < 1e-12);
        assert!((exact.limit - 34.166_666_666_667).abs() < 1e-9);
        assert_eq!(exact.equivalent_games, None);
    }

    #[test]
    fn skewness_per_game_by_hand() {
        let skewness = |table| ExactStats::new(&table).skewness;
        // A plain game is won with p = 3/8: (1 − 2p) / √(p (1 − p)) = 0.25 / 0.484123.
        assert!((skewness(LuckTable::NONE).unwrap() - 0.516_398).abs() < 1e-6);
        // Made-up results are 12.5 and 27.5 above the mean, and 12.5 below: (4 × 12.5³ + 5 × 27.5³
        // − 15 × 12.5³) / 24 = 3437.5, over 281.25^1.5 = 4716.7.
        assert!((skewness(LuckTable::MADE_UP).unwrap() - 0.728_793).abs() < 1e-6);
        assert_eq!(skewness(LuckTable::CORRECT), None);
    }

    #[test]
    fn mean_luck_of_a_centred_roll_is_exactly_zero() {
        // X's roll: (60 − 5 × 6) / 6 = 5. O's roll: (0.3 − 3 × 0.1) / 4 is 0, and −1e-17 in floats.
        let table = LuckTable::new([60.0, -6.0, 0.3, -0.1]).unwrap();
        assert_ne!(table.mean_luck(SideToRoll::Second), 0.0);
        assert_eq!(ExactStats::new(&table).mean_luck, [5.0, 0.0]);
    }

    #[test]
    fn uncentred_rolls_can_cancel() {
        // The first roll averages +5, the second −6: 5 + 5/6 × (−6) = 0.
        let table = LuckTable::new([5.0, 5.0, -6.0, -6.0]).unwrap();
        let exact = ExactStats::new(&table);
        assert!(!table.is_centred());
        assert!(exact.bias.abs() < 1e-12);
        assert!(exact.equivalent_games.is_some());
    }
}

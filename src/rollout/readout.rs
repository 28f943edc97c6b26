//! Numbers that a readout shows beside the averages: sums over all games, and expected errors.

use super::first_rolls::FirstRollSpread;
use super::rotation::Rotation;
use super::totals::HistoryPoint;
use crate::stats::summary::{Summary, standard_error};

/// Sums over all games of a rollout, in the unit of the results. Without games they are 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GameSums {
    /// The sum of the results.
    pub result: f64,
    /// The sum of the luck.
    pub luck: f64,
    /// The sum of result − luck.
    pub reduced: f64,
}

impl GameSums {
    /// Returns the sums of games that count 100 if they are won, else 0.
    #[must_use]
    pub fn of_wins(wins: u64, reduced: &Summary) -> Self {
        Self::of_results(100.0 * wins as f64, reduced)
    }

    /// Returns the sums of games whose results have this sum.
    fn of_results(result: f64, reduced: &Summary) -> Self {
        let reduced = reduced.sum();
        Self {
            result,
            luck: result - reduced,
            reduced,
        }
    }

    /// Returns the sums of games with these statistics, plain and reduced.
    #[must_use]
    pub fn of_summaries(plain: &Summary, reduced: &Summary) -> Self {
        Self::of_results(plain.sum(), reduced)
    }
}

impl HistoryPoint {
    /// Returns the sums over the games so far. The sum of the luck follows from the mean luck.
    #[must_use]
    pub fn game_sums(&self) -> GameSums {
        let games = self.plain.games as f64;
        GameSums {
            luck: self.luck.map_or(0.0, |luck| luck * games),
            ..GameSums::of_summaries(&self.plain, &self.reduced)
        }
    }
}

/// The exact standard errors of a rollout's averages, in the unit of the results. `None` before the
/// first game, and if the standard deviation of a game is unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ExpectedErrors {
    /// The standard error of the plain average.
    pub plain: Option<f64>,
    /// The standard error of the average with luck subtracted.
    pub reduced: Option<f64>,
}

impl ExpectedErrors {
    /// Returns the standard errors after this many games, from the standard deviations of one game.
    #[must_use]
    pub fn after(games: u64, plain_sd: Option<f64>, reduced_sd: Option<f64>) -> Self {
        let error = |sd: Option<f64>| sd.and_then(|sd| standard_error(sd, games));
        Self {
            plain: error(plain_sd),
            reduced: error(reduced_sd),
        }
    }

    /// Returns the standard errors after this many games with rotated first rolls, in the unit of the
    /// means. `spreads` are the parts of the variance of a plain and of a reduced game, in its squares.
    #[must_use]
    pub fn rotated(games: u64, rotation: Rotation, spreads: Option<[FirstRollSpread; 2]>) -> Self {
        let error = |which: usize| {
            let variance = spreads?[which].variance_after(rotation, games)?;
            Some(variance.sqrt())
        };
        Self {
            plain: error(0),
            reduced: error(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_is_results_minus_reduced_results() {
        // Three wins in four games, and a quarter of a win of luck.
        let plain = Summary::from_counts([100.0, 0.0], [3, 1]);
        let reduced = Summary::from_counts([50.0, 75.0], [1, 3]);
        let sums = GameSums::of_summaries(&plain, &reduced);
        let expected = GameSums {
            result: 300.0,
            luck: 25.0,
            reduced: 275.0,
        };
        assert_eq!(sums, expected);
        assert_eq!(GameSums::of_wins(3, &reduced), expected);
        let point = HistoryPoint {
            plain,
            reduced,
            williams: None,
            luck: Some(6.25),
        };
        assert_eq!(point.game_sums(), expected);
    }

    #[test]
    fn no_games_have_sums_of_zero() {
        let nothing = Summary::from_counts([100.0, 0.0], [0, 0]);
        let sums = GameSums::of_summaries(&nothing, &nothing);
        assert_eq!([sums.result, sums.luck, sums.reduced], [0.0; 3]);
    }

    #[test]
    fn expected_errors_shrink_with_the_root_of_the_games() {
        let errors = |games| ExpectedErrors::after(games, Some(50.0), None);
        assert_eq!((errors(100).plain, errors(100).reduced), (Some(5.0), None));
        assert_eq!(errors(0), ExpectedErrors::default());
    }
}

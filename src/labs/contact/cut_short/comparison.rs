//! The statistics of games that are cut short and played on, in points from X's side.

use super::ComparedGames;
use crate::labs::contact::Game;
use crate::rollout::Rollout;
use crate::rollout::sampler::Sampler;
use crate::rollout::totals::HistoryPoint;
use crate::stats::score::{Score, Unit};
use crate::stats::summary::{Summary, equivalent_games};

/// A rollout of games that are cut short and played on with the same dice.
pub type Comparison = Rollout<ComparedGames>;

/// The averages of games that are cut short, of the same games to the end, and of the differences.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ComparedPoint {
    /// The averages of games that are cut short.
    pub cut: HistoryPoint,
    /// The averages of the same games, played to the end.
    pub to_end: HistoryPoint,
    /// The differences of plain results: cut short − to the end.
    pub plain_difference: Summary,
    /// The differences of results with luck subtracted: cut short − to the end.
    pub reduced_difference: Summary,
}

/// The mean number of rolls of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MeanRolls {
    /// Up to the horizon.
    pub cut: f64,
    /// To the end.
    pub to_end: f64,
}

impl MeanRolls {
    /// Returns how many times as many rolls a game to the end has; `None` if games are cut before
    /// their first roll.
    #[must_use]
    pub fn ratio(self) -> Option<f64> {
        (self.cut > 0.0).then(|| self.to_end / self.cut)
    }
}

impl Comparison {
    /// Returns the averages, with the luck that evaluator number `estimate` measured.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn compare(&self, estimate: usize) -> ComparedPoint {
        let (runner, sums) = (self.runner(), self.sums());
        let reduced = &sums.reduced_differences[estimate];
        ComparedPoint {
            cut: sums.cut.point(&**runner.cut(), estimate),
            to_end: sums.to_end.point(runner.to_end(), estimate),
            plain_difference: sums
                .plain_difference
                .summary_from_observed(Score::ZERO, Unit::Points),
            reduced_difference: reduced.summary_from_observed(Score::ZERO, Unit::Points),
        }
    }

    /// Returns the mean number of rolls of a game; `None` before the first game.
    #[must_use]
    pub fn mean_rolls(&self) -> Option<MeanRolls> {
        let (sums, games) = (self.sums(), self.games() as f64);
        (games > 0.0).then(|| MeanRolls {
            cut: sums.rolls_cut as f64 / games,
            to_end: sums.rolls_to_end as f64 / games,
        })
    }

    /// Returns how many times as many rolls games to the end need for the standard error of games
    /// that are cut short, with the luck of evaluator number `estimate` subtracted.
    ///
    /// It is `None` where either spread is zero or not yet defined, and where no roll is needed.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn saved_rolls(&self, estimate: usize) -> Option<f64> {
        let rolls = self.mean_rolls()?.ratio()?;
        let ComparedPoint { cut, to_end, .. } = self.compare(estimate);
        let (to_end, cut) = (to_end.reduced.sd?, cut.reduced.sd?);
        if cut <= Game::RESOLUTION {
            return None;
        }
        let games = equivalent_games(to_end, cut)?;
        Some(games * rolls)
    }
}

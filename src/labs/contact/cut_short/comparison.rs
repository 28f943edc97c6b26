//! The statistics of games that are cut short and played on, in points from X's side.

use std::sync::Arc;

use super::compared_games::ComparedGames;
use super::sums::ComparedSums;
use crate::labs::contact::Game;
use crate::labs::contact::rollout::has_enough_blocks;
use crate::labs::contact::sums::has_exact_blocks;
use crate::rollout::Rollout;
use crate::rollout::rotated::{RotatedRunner, RotatedSums};
use crate::rollout::rotation::Rotation;
use crate::rollout::sampler::Sampler;
use crate::rollout::score_blocks::{Series, TotalsSeries};
use crate::rollout::seed::Seed;
use crate::rollout::totals::HistoryPoint;
use crate::stats::moments::Moments;
use crate::stats::score::{Score, Unit};
use crate::stats::summary::{Summary, equivalent_games};

/// A rollout of games that are cut short and played on with the same dice.
///
/// With rotated first rolls, its statistics are those of complete blocks, from the first one on.
pub type Comparison = Rollout<RotatedRunner<ComparedGames>>;

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

impl RotatedSums<ComparedSums> {
    /// Returns the averages, with the luck that evaluator number `estimate` measured.
    fn point(&self, games: &ComparedGames, estimate: usize) -> ComparedPoint {
        let (all, blocks) = (self.all(), self.blocks());
        let (cut, to_end) = (games.cut(), games.to_end());
        let of_cut = TotalsSeries {
            first: 0,
            exact: [has_exact_blocks(cut, blocks); 2],
        };
        let of_end = TotalsSeries {
            first: all.cut.series_count(),
            ..TotalsSeries::default()
        };
        let difference = |index: usize, moments: &Moments| -> Summary {
            let summary = moments.summary_from_observed(Score::ZERO, Unit::Points);
            let series = Series {
                index: all.first_difference() + index,
                origin: Score::ZERO,
                unit: Unit::Points,
                is_exact: false,
            };
            blocks.map_or(summary, |blocks| series.summary(blocks, summary))
        };
        ComparedPoint {
            cut: of_cut.point(blocks, &all.cut.point(&**cut, estimate), &**cut, estimate),
            to_end: of_end.point(
                blocks,
                &all.to_end.point(to_end, estimate),
                to_end,
                estimate,
            ),
            plain_difference: difference(0, &all.plain_difference),
            reduced_difference: difference(1 + estimate, &all.reduced_differences[estimate]),
        }
    }
}

impl Comparison {
    /// Creates a comparison with the dice of this seed and this rotation of first rolls, random ones
    /// if there is none, and no game played. `game` should have a horizon.
    #[must_use]
    pub fn with_rotation(game: Arc<Game>, seed: Seed, rotation: Option<Rotation>) -> Self {
        Self::with_runner(RotatedRunner::new(ComparedGames::new(game), rotation), seed)
    }

    /// Returns the averages, with the luck that evaluator number `estimate` measured.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn compare(&self, estimate: usize) -> ComparedPoint {
        self.sums().point(self.runner().inner(), estimate)
    }

    /// Returns the mean number of rolls of a game; `None` before the first game.
    #[must_use]
    pub fn mean_rolls(&self) -> Option<MeanRolls> {
        let (sums, games) = (self.sums().all(), self.games() as f64);
        (games > 0.0).then(|| MeanRolls {
            cut: sums.rolls_cut as f64 / games,
            to_end: sums.rolls_to_end as f64 / games,
        })
    }

    /// Returns how many times as many rolls games to the end need for the standard error of games
    /// that are cut short, with the luck of evaluator number `estimate` subtracted.
    ///
    /// It is `None` where either spread is zero or not yet defined, where no roll is needed, and with
    /// rotated first rolls below [`MIN_BLOCKS`](crate::labs::contact::MIN_BLOCKS) complete blocks.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn rolls_factor(&self, estimate: usize) -> Option<f64> {
        let rolls = self.mean_rolls()?.ratio()?;
        if !has_enough_blocks(self.sums()) {
            return None;
        }
        let ComparedPoint { cut, to_end, .. } = self.compare(estimate);
        let (to_end, cut) = (to_end.reduced.sd?, cut.reduced.sd?);
        if cut <= Game::RESOLUTION {
            return None;
        }
        let games = equivalent_games(to_end, cut)?;
        Some(games * rolls)
    }
}

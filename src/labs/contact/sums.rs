//! Sums over games from any position: of equities, and of the five chances.

use super::game::Game;
use super::truncation::GameEnd;
use crate::backgammon::network::OUTPUTS;
use crate::backgammon::turn_estimate::ChanceDeltas;
use crate::codec::codec_fields;
use crate::rollout::blocks::Blocks;
use crate::rollout::game_runner::Sums;
use crate::rollout::rotated::{RotatedSums, SumsOfBlock};
use crate::rollout::rotation::Rotation;
use crate::rollout::sampler::MeasuredLuck;
use crate::rollout::score_blocks::{ScoreMoments, ScoreSums, Series, TotalsSeries};
use crate::rollout::totals::{HistoryPoint, Totals};
use crate::stats::interval::{Bounds, Support};
use crate::stats::moments::Moments;
use crate::stats::score::{Score, Unit};
use crate::stats::summary::Summary;

/// Sums over games from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContactSums {
    /// The sums of equities.
    pub totals: Totals,
    /// The moments of each of X's five chances: with the luck of each evaluator subtracted, and
    /// then plain if games are cut short. Games to the end have the plain ones in their results.
    chances: Vec<[Moments; OUTPUTS]>,
}

/// Each of X's five chances in percent, in the order of
/// [`Chances::to_array`](crate::backgammon::Chances::to_array).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChancePoint {
    /// The share of all games that were won, won with a gammon, and so on.
    pub plain: [Summary; OUTPUTS],
    /// The chances with luck subtracted.
    pub reduced: [Summary; OUTPUTS],
}

impl ContactSums {
    /// Creates sums over no games.
    pub(super) fn new(game: &Game) -> Self {
        let series = game.evaluators().len() + usize::from(game.truncation().is_some());
        Self {
            totals: Totals::new(game),
            chances: vec![Default::default(); series],
        }
    }

    /// Adds a game: its end, the luck in equity and in X's chances that each evaluator measured.
    pub(super) fn add(&mut self, end: &GameEnd, measured: &[MeasuredLuck], luck: &[ChanceDeltas]) {
        self.totals.add(end.score(), measured);
        let chances = end.value().units();
        let no_luck = ChanceDeltas::default();
        let lucks = luck.iter().chain([&no_luck]);
        for (moments, luck) in self.chances.iter_mut().zip(lucks) {
            for ((moments, luck), chance) in moments.iter_mut().zip(luck).zip(chances) {
                moments.add(Score::from_units(36 * i64::from(chance) - luck));
            }
        }
    }

    /// Returns whether all parts have equally many games.
    fn is_consistent(&self) -> bool {
        let mut all_moments = self.chances.iter().flatten();
        all_moments.all(|moments| moments.count() == self.totals.games())
    }

    /// Returns the five chances, with the luck that evaluator number `estimate` measured.
    #[must_use]
    pub fn chances(&self, estimate: usize) -> ChancePoint {
        if let Some(plain) = self.chances.get(self.totals.estimate_count()) {
            return Self::cut_chances(plain, &self.chances[estimate]);
        }
        let (games, counts) = (self.totals.games(), self.counts());
        let reduced = |part: usize| {
            let moments: &Moments = &self.chances[estimate][part];
            let observed = moments.observed_bounds(Score::ZERO, Unit::Percent);
            // No bounds are known, because only the luck in equity is limited.
            let others = counts[part].min(games - counts[part]);
            let support = Support::observed(observed)
                .widened_while_rare(others, Bounds::enclosing([0.0, 100.0]));
            moments.summary(Score::ZERO, Unit::Percent, support)
        };
        ChancePoint {
            plain: counts.map(|count| Summary::from_counts([100.0, 0.0], [count, games - count])),
            reduced: core::array::from_fn(reduced),
        }
    }

    /// Returns the number of games to the end with each of the five chances.
    fn counts(&self) -> [u64; OUTPUTS] {
        let count = |is_such: &dyn Fn(i64) -> bool| {
            self.totals
                .count_where(|result| is_such(result.units() / Score::WIN.units()))
        };
        [
            count(&|points| points > 0),
            count(&|points| points > 1),
            count(&|points| points > 2),
            count(&|points| points < -1),
            count(&|points| points < -2),
        ]
    }

    /// Returns the five chances of games that are cut short. No bounds are known.
    fn cut_chances(plain: &[Moments; OUTPUTS], reduced: &[Moments; OUTPUTS]) -> ChancePoint {
        let summary = |moments: &Moments| moments.summary_from_observed(Score::ZERO, Unit::Percent);
        ChancePoint {
            plain: plain.each_ref().map(summary),
            reduced: reduced.each_ref().map(summary),
        }
    }
}

impl Sums for ContactSums {
    fn games(&self) -> u64 {
        self.totals.games()
    }

    fn merge(&mut self, next: &Self) {
        self.totals.merge(&next.totals);
        for (mine, next) in self.chances.iter_mut().zip(&next.chances) {
            for (mine, next) in mine.iter_mut().zip(next) {
                mine.merge(next);
            }
        }
    }

    fn is_compatible(&self, other: &Self) -> bool {
        self.totals.is_compatible(&other.totals) && self.chances.len() == other.chances.len()
    }
}

codec_fields! { ContactSums { totals, chances } if Self::is_consistent }

/// The series of a block are those of the equities, those of the five chances with the luck of each
/// evaluator subtracted, and those of the plain chances.
impl SumsOfBlock for ContactSums {
    type Value = ScoreSums;

    fn block_value(&self) -> ScoreSums {
        let mut units = self.totals.sums_in_units();
        let chances = self.chances.iter().flatten();
        // Sums of a block fit: it has at most 1,296 games.
        units.extend(chances.map(|moments| moments.sum() as i64));
        if self.chances.len() == self.totals.estimate_count() {
            let wins = |count: u64| Score::WIN.units().wrapping_mul(count.cast_signed());
            units.extend(self.counts().map(wins));
        }
        ScoreSums::new(units)
    }

    fn fits(&self, value: &ScoreSums, moments: &ScoreMoments) -> bool {
        let chances = (self.totals.estimate_count() + 1) * OUTPUTS;
        value.fits(self.totals.series_count() + chances, moments)
    }
}

impl RotatedSums<ContactSums> {
    /// Returns the averages in points, with the luck that evaluator number `estimate` measured.
    ///
    /// With rotated first rolls they are those of complete blocks, from the first one on. Before,
    /// they are means without a spread.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn point(&self, game: &Game, estimate: usize) -> HistoryPoint {
        let all = self.all().totals.point(game, estimate);
        let series = TotalsSeries {
            first: 0,
            exact: [has_exact_blocks(game, self.blocks()); 2],
        };
        series.point(self.blocks(), &all, game, estimate)
    }

    /// Returns the five chances, with the luck that evaluator number `estimate` measured, by complete
    /// blocks like [`point`](Self::point).
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn chances(&self, game: &Game, estimate: usize) -> ChancePoint {
        let all = self.all().chances(estimate);
        let Some(blocks) = self.blocks() else {
            return all;
        };
        let totals = &self.all().totals;
        let is_exact = has_exact_blocks(game, Some(blocks));
        let of = |estimate: usize, all: [Summary; OUTPUTS]| {
            let first = totals.series_count() + estimate * OUTPUTS;
            core::array::from_fn(|part| {
                let series = Series {
                    index: first + part,
                    origin: Score::ZERO,
                    unit: Unit::Percent,
                    is_exact,
                };
                series.summary(blocks, all[part])
            })
        };
        ChancePoint {
            plain: of(totals.estimate_count(), all.plain),
            reduced: of(estimate, all.reduced),
        }
    }
}

/// Whether all complete blocks of a game must have equal averages, because it is cut short when the
/// rolls that are rotated have been played.
pub(super) fn has_exact_blocks(game: &Game, blocks: Option<&Blocks<ScoreSums>>) -> bool {
    let rotation = blocks.and_then(|blocks| Rotation::with_block_size(blocks.size()));
    rotation
        .zip(game.truncation())
        .is_some_and(|(rotation, truncation)| truncation.rolls <= rotation.rolls())
}

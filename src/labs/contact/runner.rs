//! Rolls games from any position, and sums their equities and chances.

use core::fmt;
use std::sync::Arc;

use super::game::{Game, GameScratch};
use crate::backgammon::network::OUTPUTS;
use crate::backgammon::turn_estimate::ChanceDeltas;
use crate::codec::codec_fields;
use crate::rollout::game_runner::{GameRunner, Sums};
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::totals::Totals;
use crate::rollout::trial::Trials;
use crate::stats::interval::{Bounds, Support};
use crate::stats::moments::Moments;
use crate::stats::score::{Score, Unit};
use crate::stats::summary::Summary;

/// Rolls games from a position and sums them up.
#[derive(Clone)]
pub struct ContactGames {
    game: Arc<Game>,
    scratch: GameScratch,
    measured: Vec<MeasuredLuck>,
}

impl fmt::Debug for ContactGames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ContactGames")
            .field("game", &self.game)
            .finish_non_exhaustive()
    }
}

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

impl ContactGames {
    /// Returns a runner of this game.
    #[must_use]
    pub fn new(game: Arc<Game>) -> Self {
        Self {
            scratch: GameScratch::default(),
            measured: vec![MeasuredLuck::default(); game.estimate_count()],
            game,
        }
    }

    /// Returns the game that is rolled out.
    #[must_use]
    pub const fn game(&self) -> &Arc<Game> {
        &self.game
    }
}

impl GameRunner for ContactGames {
    type Sums = ContactSums;

    fn empty_sums(&self) -> ContactSums {
        ContactSums {
            totals: Totals::new(&*self.game),
            chances: vec![
                Default::default();
                self.measured.len() + usize::from(self.game.truncation().is_some())
            ],
        }
    }

    fn roll(&mut self, trials: Trials, from: u64, to: u64) -> ContactSums {
        let mut sums = self.empty_sums();
        for k in from..to {
            self.measured.fill(MeasuredLuck::default());
            let Self {
                game,
                scratch,
                measured,
            } = self;
            let end = game.sample_end(trials, k, scratch, measured);
            sums.totals.add(end.score(), measured);
            let chances = end.value().units();
            let no_luck = ChanceDeltas::default();
            let lucks = scratch.luck.iter().chain([&no_luck]);
            for (moments, luck) in sums.chances.iter_mut().zip(lucks) {
                for ((moments, luck), chance) in moments.iter_mut().zip(luck).zip(chances) {
                    moments.add(Score::from_units(36 * i64::from(chance) - luck));
                }
            }
        }
        sums
    }
}

impl ContactSums {
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
        let games = self.totals.games();
        let count = |is_such: &dyn Fn(i64) -> bool| {
            self.totals
                .count_where(|result| is_such(result.units() / Score::WIN.units()))
        };
        let counts = [
            count(&|points| points > 0),
            count(&|points| points > 1),
            count(&|points| points > 2),
            count(&|points| points < -1),
            count(&|points| points < -2),
        ];
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

//! What pairs of bear-offs come to, beside what is exactly true of them.

use super::arm::{Arm, LUCK_ESTIMATE};
use super::pair_roller::{PairRoller, PairSums};
use super::prepared_pairs::PreparedPairs;
use crate::rollout::batch::RolloutBatch;
use crate::rollout::pairs::series::{PairBounds, Series};
use crate::rollout::pairs::{Coupling, CouplingWorth, Outcomes, PairPoint};
use crate::rollout::sampler::Sampler;
use crate::rollout::{Rollout, pairs};
use crate::stats::histogram::ExpectedDistribution;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::{Score, Unit};
use crate::stats::spread::Spread;
use crate::stats::summary::Summary;

/// A rollout of pairs.
pub type PairsRollout = Rollout<PairRoller>;

/// Many rollouts of pairs.
pub type PairsRolloutBatch = RolloutBatch<PairRoller>;

/// Exact statistics of the differences of a coupling's pairs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExactDifference {
    /// Where their mean settles.
    pub mean: f64,
    /// Standard deviation of one pair; where first rolls are rotated, as of a pair in such a block.
    pub sd: f64,
}

/// A − B at a checkpoint.
#[derive(Clone, Copy)]
pub struct Difference<'a> {
    sums: &'a PairSums,
    bounds: PairBounds,
    coupling: Coupling,
    reduced: bool,
}

impl Difference<'_> {
    /// Its statistics, in percentage points.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let series = Series::Difference(self.coupling as usize);
        self.sums
            .summary(series, self.reduced, Unit::Percent, &self.bounds)
    }

    /// Its any-time 95% interval, in percentage points.
    #[must_use]
    pub fn any_time(&self) -> Option<(f64, f64)> {
        let series = Series::Difference(self.coupling as usize);
        self.sums
            .block_means(series, self.reduced, Unit::Percent, &self.bounds)
            .any_time()
    }
}

impl PreparedPairs {
    /// Bounds of the results of both plays' games, from the mover's side.
    pub(crate) fn bounds(&self) -> PairBounds {
        let arm_bounds = |arm: &Arm| {
            let Some(game) = &arm.game else {
                // The play has won the game.
                return [Some(ScoreBounds::tight(Score::WIN, Score::WIN)); 2];
            };
            [game.result_bounds(), game.reduced_bounds(LUCK_ESTIMATE)]
        };
        let [a, b] = self.arms().each_ref().map(arm_bounds);
        PairBounds { a, b }
    }

    /// The exact statistics of a coupling's differences; `None` if they are unknown.
    #[must_use]
    pub fn exact_difference(&self, coupling: Coupling, reduced: bool) -> Option<ExactDifference> {
        let limits = self.exact()?.limits(coupling)?;
        let limit = if reduced {
            limits.reduced
        } else {
            limits.plain
        };
        let rotated = self.setup().rotation;
        Some(ExactDifference {
            mean: limit.mean,
            sd: if rotated { limit.rotated_sd } else { limit.sd },
        })
    }

    /// The exact worth of a coupling.
    #[must_use]
    pub fn exact_worth(&self, coupling: Coupling, reduced: bool) -> CouplingWorth {
        let sd = |coupling, reduced| Some(self.exact_difference(coupling, reduced)?.sd);
        let plain = sd(Coupling::Independent, false);
        let exact = self.exact_difference(coupling, reduced);
        exact.map_or(CouplingWorth::default(), |exact| {
            CouplingWorth::new(coupling, exact.mean, exact.sd, plain)
        })
    }
}

impl PairsRollout {
    /// The pairs that are compared.
    #[must_use]
    pub fn pairs(&self) -> &PreparedPairs {
        self.runner().pairs()
    }

    /// The pairs of a coupling now, plain or with luck subtracted.
    #[must_use]
    pub fn point(&self, coupling: Coupling, reduced: bool) -> PairPoint {
        self.sums().point(
            coupling as usize,
            reduced,
            Unit::Percent,
            &self.pairs().bounds(),
        )
    }

    /// Returns the winners of all pairs of a coupling.
    #[must_use]
    pub fn outcomes(&self, coupling: Coupling) -> Outcomes {
        self.sums().outcomes(coupling as usize)
    }

    /// The differences at all checkpoints so far, and now: plain, and with luck subtracted.
    pub fn history(&self, coupling: Coupling) -> impl Iterator<Item = [Difference<'_>; 2]> {
        let bounds = self.pairs().bounds();
        self.checkpoints().map(move |sums| {
            [false, true].map(|reduced| Difference {
                sums,
                bounds,
                coupling,
                reduced,
            })
        })
    }

    /// After how many pairs the better play is known: the first checkpoint at which the any-time interval has no 0 in
    /// it. `None` if that is still to come.
    #[must_use]
    pub fn decided_after(&self, coupling: Coupling, reduced: bool) -> Option<u64> {
        pairs::point::decided_after(
            self.reached_checkpoints(),
            coupling as usize,
            reduced,
            Unit::Percent,
            &self.pairs().bounds(),
        )
    }

    /// The measured worth of a coupling.
    #[must_use]
    pub fn worth(&self, coupling: Coupling, reduced: bool) -> CouplingWorth {
        let plain = self.point(Coupling::Independent, false).difference.sd;
        let Summary { mean, sd, .. } = self.point(coupling, reduced).difference;
        let both = mean.zip(sd);
        both.map_or(CouplingWorth::default(), |(mean, sd)| {
            CouplingWorth::new(coupling, mean, sd, plain)
        })
    }
}

impl PairsRolloutBatch {
    /// How the means of A − B spread in a coupling, plain or with luck subtracted, beside what is exactly true of them.
    #[must_use]
    pub fn spread(&self, coupling: Coupling, reduced: bool) -> Spread {
        let series = Series::Difference(coupling as usize);
        let pairs = self.runner().pairs();
        let bounds = pairs.bounds();
        let mean = |sums: &PairSums| sums.summary(series, reduced, Unit::Percent, &bounds).mean;
        let means: Vec<f64> = self.sums().iter().filter_map(mean).collect();
        let games = self.games();
        // What a block is worth that is not whole is another matter.
        let exact = pairs
            .exact_difference(coupling, reduced)
            .filter(|_| games.is_multiple_of(pairs.setup().block_size()));
        let expected = exact.map(|exact| ExpectedDistribution {
            mean: exact.mean,
            sd: exact.sd / (games as f64).sqrt(),
            lattice_origin: if reduced { exact.mean } else { 0.0 },
            lattice_step: if reduced { 0.0 } else { 100.0 / games as f64 },
        });
        Spread::new(&means, expected)
    }
}

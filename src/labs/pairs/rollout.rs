//! Rollouts of pairs of bear-offs, with measured and exact statistics.

use super::arm::{Arm, LUCK_ESTIMATE};
use super::pair_roller::{PairRoller, PairSums};
use super::prepared_pairs::PreparedPairs;
use crate::rollout::batch::RolloutBatch;
use crate::rollout::pairs::series::{PairBounds, Series};
use crate::rollout::pairs::{Coupling, CouplingWorth, Outcomes, PairPoint};
use crate::rollout::readout::ExpectedErrors;
use crate::rollout::sampler::Sampler;
use crate::rollout::totals::HistoryPoint;
use crate::rollout::{Rollout, pairs};
use crate::stats::histogram::ExpectedDistribution;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::{Score, Unit};
use crate::stats::spread::Spread;
use crate::stats::summary::{RELIABLE_FROM, Summary};

/// A rollout of pairs.
pub type PairsRollout = Rollout<PairRoller>;

/// A batch of rollouts of pairs.
pub type PairsRolloutBatch = RolloutBatch<PairRoller>;

/// The exact statistics of A − B with one coupling, plain or with luck subtracted, in percentage
/// points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExactDifference {
    /// The value at which the mean settles.
    pub mean: f64,
    /// The mean minus the exact value of A − B; exactly 0 for an unbiased coupling.
    pub bias: f64,
    /// The standard deviation of one pair. Where first rolls are rotated, it is √36 × the standard
    /// deviation of the mean of a block of 36 pairs.
    pub sd: f64,
}

/// The exact statistics of rollouts with one coupling, in percentage points of the mover's winning
/// chances.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairsTheory {
    /// The exact value of A − B.
    pub truth: f64,
    /// The limit of plain differences.
    pub plain: ExactDifference,
    /// The limit of differences with luck subtracted.
    pub reduced: ExactDifference,
}

/// The differences A − B at a checkpoint, plain or with luck subtracted.
#[derive(Clone, Copy, Debug)]
pub struct Difference<'a> {
    /// The sums at the checkpoint.
    sums: &'a PairSums,
    /// The bounds of both games' results.
    bounds: PairBounds,
    /// The coupling.
    coupling: Coupling,
    /// Whether luck is subtracted.
    reduced: bool,
}

impl Difference<'_> {
    /// Returns the statistics of A − B, in percentage points.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let series = Series::Difference(self.coupling as usize);
        self.sums
            .summary(series, self.reduced, Unit::Percent, &self.bounds)
    }

    /// Returns the any-time 95% interval of A − B, in percentage points.
    #[must_use]
    pub fn any_time(&self) -> Option<(f64, f64)> {
        let series = Series::Difference(self.coupling as usize);
        self.sums
            .block_means(series, self.reduced, Unit::Percent, &self.bounds)
            .any_time()
    }
}

impl PreparedPairs {
    /// Returns the bounds of the results of both plays' games, for the mover.
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

    /// Returns the exact statistics of A − B with a coupling, plain or with luck subtracted; `None`
    /// if they are unknown.
    #[must_use]
    pub fn exact_difference(&self, coupling: Coupling, reduced: bool) -> Option<ExactDifference> {
        let limits = self.exact()?.limits(coupling)?;
        let limit = if reduced {
            limits.reduced
        } else {
            limits.plain
        };
        let [a, b] = self.chances()?;
        Some(ExactDifference {
            mean: limit.mean,
            // An unbiased coupling's difference from the truth is rounding.
            bias: if coupling.is_unbiased() {
                0.0
            } else {
                limit.mean - (a - b)
            },
            sd: if self.setup().rotation {
                limit.rotated_sd
            } else {
                limit.sd
            },
        })
    }

    /// Returns the exact statistics of rollouts with a coupling; `None` if they are unknown.
    #[must_use]
    pub fn theory(&self, coupling: Coupling) -> Option<PairsTheory> {
        let [a, b] = self.chances()?;
        Some(PairsTheory {
            truth: a - b,
            plain: self.exact_difference(coupling, false)?,
            reduced: self.exact_difference(coupling, true)?,
        })
    }

    /// Returns the exact worth of a coupling.
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
    /// Returns the prepared pairs.
    #[must_use]
    pub fn pairs(&self) -> &PreparedPairs {
        self.runner().pairs()
    }

    /// Returns the current statistics of a coupling, plain or with luck subtracted, in percent.
    #[must_use]
    pub fn point(&self, coupling: Coupling, reduced: bool) -> PairPoint {
        self.sums().point(
            coupling as usize,
            reduced,
            Unit::Percent,
            &self.pairs().bounds(),
        )
    }

    /// Returns the exact standard errors of A − B in a coupling after the pairs so far.
    #[must_use]
    pub fn expected_errors(&self, coupling: Coupling) -> ExpectedErrors {
        let sd = |reduced| Some(self.pairs().exact_difference(coupling, reduced)?.sd);
        ExpectedErrors::after(self.games(), sd(false), sd(true))
    }

    /// Returns the winners of all pairs of a coupling.
    #[must_use]
    pub fn outcomes(&self, coupling: Coupling) -> Outcomes {
        self.sums().outcomes(coupling as usize)
    }

    /// Returns the differences of a coupling at all checkpoints so far and now: plain, then with
    /// luck subtracted.
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

    /// Returns the averages of A − B in a coupling at all checkpoints so far and now, in percentage
    /// points.
    pub fn average_history(&self, coupling: Coupling) -> impl Iterator<Item = HistoryPoint> {
        self.history(coupling)
            .map(|both| average_point(both.map(|difference| difference.summary())))
    }

    /// Returns the current averages of A − B in a coupling, in percentage points.
    #[must_use]
    pub fn average(&self, coupling: Coupling) -> HistoryPoint {
        average_point([false, true].map(|reduced| self.point(coupling, reduced).difference))
    }

    /// Returns the number of pairs from which a 95% interval covers about 95%: that of
    /// [`RELIABLE_FROM`] blocks.
    #[must_use]
    pub fn reliable_from(&self) -> u64 {
        RELIABLE_FROM * self.pairs().setup().block_size()
    }

    /// Returns the number of pairs after which the better play is known, or `None` if it is not
    /// known yet.
    ///
    /// That is the first checkpoint at which the any-time interval of A − B excludes 0.
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

    /// Returns the measured worth of a coupling.
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

/// Returns the averages with these statistics of A − B, plain and with luck subtracted.
fn average_point([plain, reduced]: [Summary; 2]) -> HistoryPoint {
    let means = plain.mean.zip(reduced.mean);
    HistoryPoint {
        plain,
        reduced,
        williams: None,
        luck: means.map(|(plain, reduced)| plain - reduced),
    }
}

impl PairsRolloutBatch {
    /// Returns the spread of the means of A − B over all rollouts, with the exact spread beside it.
    #[must_use]
    pub fn spread(&self, coupling: Coupling, reduced: bool) -> Spread {
        let series = Series::Difference(coupling as usize);
        let pairs = self.runner().pairs();
        let bounds = pairs.bounds();
        let mean = |sums: &PairSums| sums.summary(series, reduced, Unit::Percent, &bounds).mean;
        let means: Vec<f64> = self.sums().iter().filter_map(mean).collect();
        let games = self.games();
        // The exact spread does not hold for rollouts that end within a block.
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

//! What pairs of bear-offs come to, beside what is exactly true of them.

use super::arm::{Arm, LUCK_ESTIMATE};
use super::pair_roller::{PairRoller, PairSums};
use super::prepared_pairs::PreparedPairs;
use crate::backgammon::bearoff_db::RESOLUTION;
use crate::rollout::batch::RolloutBatch;
use crate::rollout::pairs::series::{PairBounds, Series};
use crate::rollout::pairs::{Coupling, CouplingWorth, Outcomes, PairPoint};
use crate::rollout::sampler::Sampler;
use crate::rollout::{Rollout, pairs};
use crate::stats::histogram::ExpectedDistribution;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::{Score, Unit};
use crate::stats::spread::Spread;
use crate::stats::summary::{Summary, equivalent_games};

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

/// The best coupling of this decision, and other facts that hold for this decision only.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Whether it is by exact spreads; else by those of the pairs that were rolled.
    pub exact: bool,
    /// The unbiased coupling with the least spread, if luck may be subtracted.
    pub best: Coupling,
    /// Whether that is with luck subtracted.
    pub reduced: bool,
    /// The worth of that coupling.
    pub worth: Option<f64>,
    /// The best coupling for plain results.
    pub plain_best: Coupling,
    /// The worth of that coupling.
    pub plain_worth: Option<f64>,
    /// Where subtracting luck makes the spread larger.
    pub widened: Vec<Coupling>,
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
        let arm_bounds = |strand: &Arm| {
            let Some(game) = &strand.game else {
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
        let of = if reduced {
            limits.reduced
        } else {
            limits.plain
        };
        let rotated = self.setup().rotation;
        Some(ExactDifference {
            mean: of.mean,
            sd: if rotated { of.rotated_sd } else { of.sd },
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

    /// Which coupling is best: by exact spreads if all are known, or else by those that were measured; `None` before there
    /// are any, and where no pair differs.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        let exactly = |coupling, reduced| {
            let exact = self.pairs().exact_difference(coupling, reduced);
            exact.map(|exact| exact.sd)
        };
        let measured = |coupling, reduced| self.point(coupling, reduced).difference.sd;
        Verdict::from_sds(true, exactly).or_else(|| Verdict::from_sds(false, measured))
    }
}

impl Verdict {
    /// By these deviations; `None` unless all that are unbiased are known, and the plain ones have a spread.
    fn from_sds(exact: bool, sd: impl Fn(Coupling, bool) -> Option<f64>) -> Option<Self> {
        let mut known = Vec::new();
        for coupling in Coupling::ALL {
            if coupling.is_unbiased() {
                known.push((coupling, [sd(coupling, false)?, sd(coupling, true)?]));
            }
        }
        let independent = known[0].1[0];
        if independent <= RESOLUTION {
            return None;
        }
        // Of equals the simplest, which comes first.
        let least = |reduced: usize| {
            let mut known = known.iter().map(|&(coupling, sd)| (coupling, sd[reduced]));
            let first = known.next()?;
            Some(known.fold(first, |best, one| {
                if one.1 < best.1 - RESOLUTION {
                    one
                } else {
                    best
                }
            }))
        };
        let ((plain_best, plain), (reduced_best, reduced)) = (least(0)?, least(1)?);
        let is_reduced = reduced < plain - RESOLUTION;
        let (best, best_sd) = if is_reduced {
            (reduced_best, reduced)
        } else {
            (plain_best, plain)
        };
        let worth = |sd: f64| equivalent_games(independent, sd).filter(|_| sd > RESOLUTION);
        let raised = known
            .iter()
            .filter(|(_, [plain, reduced])| *reduced > plain + RESOLUTION);
        Some(Self {
            exact,
            best,
            reduced: is_reduced,
            worth: worth(best_sd),
            plain_best,
            plain_worth: worth(plain),
            widened: raised.map(|&(coupling, _)| coupling).collect(),
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
        let of = |sums: &PairSums| sums.summary(series, reduced, Unit::Percent, &bounds).mean;
        let means: Vec<f64> = self.sums().iter().filter_map(of).collect();
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

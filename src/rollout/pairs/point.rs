//! Statistics of A, of B and of their differences, and the worth of a coupling.

use super::coupling::Coupling;
use super::series::{PairBounds, Series};
use super::sums::PairSums;
use crate::rollout::game_runner::Sums;
use crate::stats::interval::Z95;
use crate::stats::score::Unit;
use crate::stats::summary::{Summary, equivalent_games};

/// The largest deviation or difference that counts as rounding of zero, in percent as in points.
///
/// Values from tables are rounded (see
/// [`bearoff_db::RESOLUTION`](crate::backgammon::bearoff_db::RESOLUTION)); whole numbers are not.
const RESOLUTION: f64 = 2e-5;

/// Statistics of the pairs of one coupling, plain or with luck subtracted, in one unit, from the
/// mover's side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairPoint {
    /// Statistics of A's results.
    pub a: Summary,
    /// Statistics of B's results.
    pub b: Summary,
    /// Statistics of the differences A − B, pair by pair.
    pub difference: Summary,
    /// Statistics of the means of A − B over complete blocks of pairs, which are independent of
    /// each other.
    ///
    /// A block is one pair, unless first rolls are rotated.
    pub block_means: Summary,
}

/// The worth of a coupling, in numbers of pairs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CouplingWorth {
    /// The number of plain pairs with independent dice that one pair of the coupling counts as.
    ///
    /// `None` if the differences do not spread, or if the coupling is biased: then no number of
    /// pairs gives the right mean.
    pub equivalent_pairs: Option<f64>,
    /// The number of pairs after which 1.96 standard errors equal the mean difference: (1.96 SD /
    /// difference)².
    ///
    /// `None` if the coupling is biased, or if there is no difference.
    pub pairs_needed: Option<f64>,
}

impl PairPoint {
    /// Returns the any-time 95% interval of A − B. Computing it takes longer than all other
    /// statistics here.
    #[must_use]
    pub fn any_time(&self) -> Option<(f64, f64)> {
        self.block_means.any_time()
    }

    /// Returns √(`SE_A`² + `SE_B`²), the standard error of A − B if the arms were independent.
    ///
    /// Other programs print this value.
    #[must_use]
    pub fn se_as_independent(&self) -> Option<f64> {
        let (a, b) = (self.a.se?, self.b.se?);
        Some((a * a + b * b).sqrt())
    }

    /// Returns the correlation of A's and B's results, −1..1, from the variance of their
    /// difference.
    ///
    /// `None` if either does not spread.
    #[must_use]
    pub fn correlation(&self) -> Option<f64> {
        let (a, b, difference) = (self.a.sd?, self.b.sd?, self.difference.sd?);
        let twice_product = 2.0 * a * b;
        let defined = a > RESOLUTION && b > RESOLUTION;
        defined
            .then(|| ((a * a + b * b - difference * difference) / twice_product).clamp(-1.0, 1.0))
    }
}

impl CouplingWorth {
    /// Computes the worth of a coupling whose differences have this mean and standard deviation.
    ///
    /// `plain` is the standard deviation of plain independent pairs, in the same unit.
    pub(crate) fn new(coupling: Coupling, mean: f64, sd: f64, plain: Option<f64>) -> Self {
        if !coupling.is_unbiased() {
            return Self::default();
        }
        let wide = Z95 * sd / mean;
        let pairs = plain.filter(|_| sd > RESOLUTION);
        Self {
            equivalent_pairs: pairs.and_then(|plain| equivalent_games(plain, sd)),
            pairs_needed: (mean.abs() > RESOLUTION).then_some(wide * wide),
        }
    }
}

impl<const COUPLINGS: usize> PairSums<COUPLINGS> {
    /// Returns the statistics of a coupling, plain or with luck subtracted.
    pub(crate) fn point(
        &self,
        coupling: usize,
        reduced: bool,
        unit: Unit,
        bounds: &PairBounds,
    ) -> PairPoint {
        let summary = |series| self.summary(series, reduced, unit, bounds);
        let difference = Series::Difference(coupling);
        PairPoint {
            a: summary(Series::A),
            b: summary(Series::B(coupling)),
            difference: summary(difference),
            block_means: self.block_means(difference, reduced, unit, bounds),
        }
    }

    /// Whether a coupling decides which play is better: whether its any-time interval excludes 0.
    pub(crate) fn is_decided(
        &self,
        coupling: usize,
        reduced: bool,
        unit: Unit,
        bounds: &PairBounds,
    ) -> bool {
        let blocks = self.block_means(Series::Difference(coupling), reduced, unit, bounds);
        blocks
            .any_time()
            .is_some_and(|(low, high)| low > 0.0 || high < 0.0)
    }
}

/// Returns the number of pairs after which the better play is [decided](PairSums::is_decided).
///
/// It belongs to the first of the sums in `checkpoints` that decide; `None` if none does yet.
pub(crate) fn decided_after<'a, const COUPLINGS: usize>(
    mut checkpoints: impl Iterator<Item = &'a PairSums<COUPLINGS>>,
    coupling: usize,
    reduced: bool,
    unit: Unit,
    bounds: &PairBounds,
) -> Option<u64> {
    checkpoints
        .find(|sums| sums.is_decided(coupling, reduced, unit, bounds))
        .map(Sums::games)
}

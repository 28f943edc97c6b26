//! Statistics of A, of B and of their differences, and what a coupling is worth.

use super::coupling::Coupling;
use super::series::{PairBounds, Series};
use super::sums::PairSums;
use crate::rollout::game_runner::Sums;
use crate::stats::interval::Z95;
use crate::stats::score::Unit;
use crate::stats::summary::{Summary, equivalent_games};

/// Deviations and differences up to this are rounding of nothing, in percent as in points: where values come from tables, they
/// are rounded (see [`bearoff::RESOLUTION`](crate::backgammon::bearoff_db::RESOLUTION)); where they are whole numbers, they are not.
const RESOLUTION: f64 = 2e-5;

/// The pairs of one coupling, plain or with luck subtracted; all in one unit, from the mover's side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairPoint {
    /// Results of A.
    pub a: Summary,
    /// Results of B.
    pub b: Summary,
    /// Results of A − B, pair by pair.
    pub difference: Summary,
    /// Means of A − B over whole blocks of pairs, which are independent of each other. A block is one pair, unless first rolls
    /// are rotated.
    pub block_means: Summary,
}

/// The worth of a coupling.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CouplingWorth {
    /// How many pairs with independent dice, and no luck subtracted, one of its pairs is worth. `None` where it has no spread,
    /// and where it is biased: then no number of pairs tells the truth.
    pub equivalent_pairs: Option<f64>,
    /// After how many pairs 1.96 standard errors are as large as the difference: (1.96 SD / difference)². `None` as above,
    /// and where there is no difference.
    pub pairs_needed: Option<f64>,
}

impl PairPoint {
    /// The any-time 95% interval of A − B. It takes longer than all else here.
    #[must_use]
    pub fn any_time(&self) -> Option<(f64, f64)> {
        self.block_means.any_time()
    }

    /// √(`SE_A`² + `SE_B`²): the standard error of A − B if the strands were independent, as programs print it.
    #[must_use]
    pub fn se_as_independent(&self) -> Option<f64> {
        let (a, b) = (self.a.se?, self.b.se?);
        Some((a * a + b * b).sqrt())
    }

    /// The correlation of A's and B's results, −1..1: what the variance of their difference says of it. `None` where either
    /// has no spread.
    #[must_use]
    pub fn correlation(&self) -> Option<f64> {
        let (a, b, difference) = (self.a.sd?, self.b.sd?, self.difference.sd?);
        let both = 2.0 * a * b;
        let defined = a > RESOLUTION && b > RESOLUTION;
        defined.then(|| ((a * a + b * b - difference * difference) / both).clamp(-1.0, 1.0))
    }
}

impl CouplingWorth {
    /// Of a coupling whose pairs differ by so much, with this deviation, where that of plain independent pairs is `plain`.
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
    /// The pairs of a coupling, plain or with luck subtracted.
    pub(crate) fn point(
        &self,
        coupling: usize,
        reduced: bool,
        unit: Unit,
        bounds: &PairBounds,
    ) -> PairPoint {
        let of = |series| self.summary(series, reduced, unit, bounds);
        let difference = Series::Difference(coupling);
        PairPoint {
            a: of(Series::A),
            b: of(Series::B(coupling)),
            difference: of(difference),
            block_means: self.block_means(difference, reduced, unit, bounds),
        }
    }

    /// Whether the better play is known by the pairs of a coupling: whether the any-time interval has no 0 in it.
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

/// After how many pairs the better play is known: the first of these sums, kept at checkpoints, by which it
/// [is](PairSums::is_decided). `None` if that is still to come.
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

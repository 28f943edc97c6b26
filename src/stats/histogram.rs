//! Histograms of rollout means, with the normal curve that theory expects.
//!
//! ```
//! use rollout_lab::labs::two_checker::{LuckTable, RolloutBatch};
//! use rollout_lab::rollout::seed::Seed;
//!
//! let mut batch = RolloutBatch::new(Seed::new(1), 500, 100);
//! batch.roll(u64::MAX);
//! let spread = batch.spread(&LuckTable::MADE_UP);
//!
//! // Every rollout is in a bin, and the curve has its peak at the article's 37.5%.
//! assert_eq!(spread.histogram.counts.iter().sum::<u64>(), 500);
//! let peak = spread.histogram.curve.iter().max_by(|one, two| one.1.total_cmp(&two.1)).unwrap();
//! assert_eq!(peak.0, 37.5);
//! ```

/// Counts of values in bins of equal width, and the expected normal curve.
#[derive(Clone, Debug, PartialEq)]
pub struct Histogram {
    /// Edges of the bins, ascending; one more than there are bins.
    pub edges: Vec<f64>,
    /// The number of values in each bin. A value on an edge belongs to the bin above it.
    pub counts: Vec<u64>,
    /// Points (value, expected count in a bin centred there) of the normal curve; empty if its
    /// standard deviation is 0.
    pub curve: Vec<(f64, f64)>,
}

/// The distribution that theory expects: normal, and optionally on a lattice of possible values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExpectedDistribution {
    /// The mean of the values.
    pub mean: f64,
    /// The standard deviation of the values.
    pub sd: f64,
    /// One possible value.
    pub lattice_origin: f64,
    /// The distance between neighbouring possible values; 0 if all values are possible.
    pub lattice_step: f64,
}

/// The distance that the curve and the bins extend to either side of the mean, in standard
/// deviations.
const HALF_WIDTH_SDS: f64 = 4.0;

/// The intended width of a bin, in standard deviations.
const BIN_WIDTH_SDS: f64 = 0.4;

/// The number of points of the curve.
const CURVE_POINTS: u32 = 121;

/// The limit for the number of bins, however far a value strays.
const MAX_BINS: f64 = 400.0;

impl Histogram {
    /// Sorts values into bins that suit the expected distribution.
    ///
    /// All bins hold equally many lattice points. Otherwise the histogram would show a comb that is
    /// not in the values.
    #[must_use]
    pub fn new(values: &[f64], expected: ExpectedDistribution) -> Self {
        let ExpectedDistribution {
            mean,
            sd,
            lattice_origin,
            lattice_step,
        } = expected;
        let (low, high) = values.iter().fold(
            (mean - HALF_WIDTH_SDS * sd, mean + HALF_WIDTH_SDS * sd),
            |(low, high), &value| (low.min(value), high.max(value)),
        );
        let target_width = (BIN_WIDTH_SDS * sd).max((high - low) / MAX_BINS);
        let width = if lattice_step > 0.0 {
            (target_width / lattice_step).round().max(1.0) * lattice_step
        } else if target_width > 0.0 {
            target_width
        } else {
            // All values are equal, and any width shows that.
            1.0
        };
        // An edge lies half a lattice step below a possible value, or half a bin where there is no
        // lattice.
        let spacing = if lattice_step > 0.0 {
            lattice_step
        } else {
            width
        };
        let edge = lattice_origin - spacing / 2.0;
        let first = ((low - edge) / width).floor();
        let bins = ((high - edge) / width).floor() - first + 1.0;
        let edge_at = |i: u32| edge + (first + f64::from(i)) * width;

        let bins = bins as u32;
        let mut counts = vec![0_u64; bins as usize];
        for value in values {
            let bin = ((value - edge) / width).floor() - first;
            counts[(bin as usize).min(bins as usize - 1)] += 1;
        }
        Self {
            edges: (0..=bins).map(edge_at).collect(),
            counts,
            curve: if sd > 0.0 {
                curve(mean, sd, values.len() as f64 * width)
            } else {
                Vec::new()
            },
        }
    }
}

/// Returns points of the normal density times `area`.
fn curve(mean: f64, sd: f64, area: f64) -> Vec<(f64, f64)> {
    let peak = area / (sd * core::f64::consts::TAU.sqrt());
    (0..CURVE_POINTS)
        .map(|i| {
            let z = HALF_WIDTH_SDS * (2.0 * f64::from(i) / f64::from(CURVE_POINTS - 1) - 1.0);
            (mean + z * sd, peak * libm::exp(-z * z / 2.0))
        })
        .collect()
}

/// Returns the largest step of which both differences are multiples, to six decimals; 0 if there is
/// none.
///
/// Uses Euclid's algorithm.
#[must_use]
pub(crate) fn common_step(a: f64, b: f64) -> f64 {
    const SMALLEST: f64 = 1e-6;
    let (mut a, mut b) = (a.abs(), b.abs());
    while b > SMALLEST {
        // Not `a % b`: it is exact even for quotients of 300 digits, which costs kilobytes of
        // WebAssembly.
        let remainder = a - b * (a / b).floor();
        // A remainder just below b means a multiple with a rounding error.
        (a, b) = (
            b,
            if b - remainder < SMALLEST {
                0.0
            } else {
                remainder
            },
        );
    }
    if a > SMALLEST { a } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_counted_in_their_bins() {
        let values: Vec<f64> = (0..1000)
            .map(|i| f64::from(i * 7919 % 1000) / 10.0 + 0.033)
            .collect();
        let histogram = Histogram::new(
            &values,
            ExpectedDistribution {
                mean: 50.0,
                sd: 29.0,
                lattice_origin: 0.0,
                lattice_step: 0.0,
            },
        );
        assert_eq!(histogram.counts.iter().sum::<u64>(), 1000);
        assert_eq!(histogram.edges.len(), histogram.counts.len() + 1);
        for (bin, &count) in histogram.edges.windows(2).zip(&histogram.counts) {
            let held = values
                .iter()
                .filter(|&&value| bin[0] <= value && value < bin[1])
                .count();
            assert_eq!(held as u64, count, "{bin:?}");
        }
    }

    #[test]
    fn bins_hold_equally_many_lattice_points() {
        // Means of ten games are multiples of 10. With SE 15.3 a bin of 0.4 SE = 6.1 widens to one
        // multiple.
        let values: Vec<f64> = (0..=10).map(|wins| f64::from(wins) * 10.0).collect();
        let histogram = Histogram::new(
            &values,
            ExpectedDistribution {
                mean: 37.5,
                sd: 15.3,
                lattice_origin: 0.0,
                lattice_step: 10.0,
            },
        );
        let inside = histogram
            .counts
            .iter()
            .zip(&histogram.edges)
            .filter(|&(_, &edge)| (-6.0..96.0).contains(&edge));
        assert!(
            inside.clone().count() == 11 && inside.clone().all(|(&count, _)| count == 1),
            "{histogram:?}"
        );
    }

    #[test]
    fn curve_area_equals_bar_area() {
        let values = vec![37.5; 1000];
        let histogram = Histogram::new(
            &values,
            ExpectedDistribution {
                mean: 37.5,
                sd: 2.0,
                lattice_origin: 37.5,
                lattice_step: 0.0,
            },
        );
        let step = histogram.curve[1].0 - histogram.curve[0].0;
        let under_curve: f64 = histogram.curve.iter().map(|(_, y)| y * step).sum();
        let bars = 1000.0 * (histogram.edges[1] - histogram.edges[0]);
        // The tails beyond ±4 SD hold 6e-5.
        assert!(
            (under_curve / bars - 1.0).abs() < 2e-4,
            "{under_curve} {bars}"
        );
    }

    #[test]
    fn zero_spread_gives_one_bin_and_no_curve() {
        let histogram = Histogram::new(
            &[37.5; 20],
            ExpectedDistribution {
                mean: 37.5,
                sd: 0.0,
                lattice_origin: 37.5,
                lattice_step: 0.0,
            },
        );
        assert_eq!(
            (histogram.edges, histogram.counts),
            (vec![37.0, 38.0], vec![20])
        );
        assert!(histogram.curve.is_empty());
    }

    #[test]
    fn outlier_does_not_exceed_max_bins() {
        let histogram = Histogram::new(
            &[37.5, 1e9],
            ExpectedDistribution {
                mean: 37.5,
                sd: 0.1,
                lattice_origin: 0.0,
                lattice_step: 0.0,
            },
        );
        assert!(histogram.counts.len() <= 402);
        assert_eq!(histogram.counts.iter().sum::<u64>(), 2);
    }

    #[test]
    fn common_step_divides_both() {
        // Made-up table: reduced results 50, 65, 25 differ by 25 and 40.
        assert!((common_step(25.0, 40.0) - 5.0).abs() < 1e-9);
        assert!((common_step(-0.3, 0.7) - 0.1).abs() < 1e-9);
        assert_eq!(common_step(0.0, 0.0), 0.0);
        assert_eq!(common_step(200.0, 0.0), 200.0);
        assert!(common_step(1.0, core::f64::consts::SQRT_2) < 1e-3);
    }
}

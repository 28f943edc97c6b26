//! Mean and standard deviation of scores, from sums that are exact.

use super::interval::{Bounds, Support};
use super::score::{Score, Unit};
use super::summary::Summary;
use crate::codec::{Codec, DecodeError};

/// The number of scores, their sum, the sum of their squares, and the lowest and highest score. All are whole numbers,
/// so neither order nor merging changes them.
///
/// Scores are distances from an origin that the caller knows. The sum of squares has 192 bits, so the squares of any
/// 10¹² distances fit: (2⁶³)² × 10¹² < 2¹⁶⁶.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moments {
    count: u64,
    sum: i128,
    /// The sum of squares: its lower 128 bits.
    squares: u128,
    /// The sum of squares: how often it passed 2¹²⁸.
    squares_carry: u64,
    /// The lowest distance and the highest, in units. Without a score the lowest is above the highest.
    lowest: i64,
    highest: i64,
}

impl Default for Moments {
    fn default() -> Self {
        Self {
            count: 0,
            sum: 0,
            squares: 0,
            squares_carry: 0,
            lowest: i64::MAX,
            highest: i64::MIN,
        }
    }
}

impl Moments {
    /// One score more, as its distance from the origin.
    #[inline]
    pub fn add(&mut self, distance: Score) {
        let units = distance.units();
        let size = units.unsigned_abs();
        self.count += 1;
        self.sum += i128::from(units);
        self.lowest = self.lowest.min(units);
        self.highest = self.highest.max(units);
        // Nearly always within four wins.
        let square = if size >> 32 == 0 {
            u128::from(size * size)
        } else {
            u128::from(size) * u128::from(size)
        };
        self.add_squares(square);
    }

    #[inline]
    const fn add_squares(&mut self, squares: u128) {
        let (squares, passed) = self.squares.overflowing_add(squares);
        self.squares = squares;
        // Hardly ever, so that nothing else is touched for most scores.
        if passed {
            self.squares_carry = self.squares_carry.wrapping_add(1);
        }
    }

    /// Adds scores that were summed up elsewhere, from the same origin.
    pub const fn merge(&mut self, other: &Self) {
        // Sums that no core has written may be too large. They mean nothing, and must not stop the page.
        self.count = self.count.wrapping_add(other.count);
        self.sum = self.sum.wrapping_add(other.sum);
        self.add_squares(other.squares);
        self.squares_carry = self.squares_carry.wrapping_add(other.squares_carry);
        if other.lowest < self.lowest {
            self.lowest = other.lowest;
        }
        if other.highest > self.highest {
            self.highest = other.highest;
        }
    }

    /// Whether some scores have these sums: their mean is between the lowest and the highest, and the mean of their squares
    /// is between the square of that mean and the largest square.
    fn is_consistent(&self) -> bool {
        if self.count == 0 {
            return *self == Self::default();
        }
        let count = i128::from(self.count);
        let between = |low: i64, high: i64| count * i128::from(low)..=count * i128::from(high);
        let largest = self.lowest.unsigned_abs().max(self.highest.unsigned_abs()) as f64;
        let (n, sum) = (self.count as f64, self.sum as f64);
        let squares = self.squares_carry as f64 * u128::MAX as f64 + self.squares as f64;
        // Each side is rounded some times, by a part of 2⁻⁵³ at the most.
        let at_most = |low: f64, high: f64| low <= high * (1.0 + 1e-12);
        between(self.lowest, self.highest).contains(&self.sum)
            && at_most(sum * (sum / n), squares)
            && at_most(squares, n * (largest * largest))
    }

    /// How many scores there are.
    #[must_use]
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// Their sum, as distances, in units.
    pub(crate) const fn sum(&self) -> i128 {
        self.sum
    }

    /// The lowest and the highest score, which were given as distances from `origin`.
    #[must_use]
    pub fn observed_bounds(&self, origin: Score, unit: Unit) -> Bounds {
        let of = |units: i64| Score::from_units(origin.units().saturating_add(units)).in_unit(unit);
        Bounds {
            low: of(self.lowest),
            high: of(self.highest),
        }
    }

    /// The statistics of the scores, which were given as distances from `origin`, if nothing is known of scores but these.
    #[must_use]
    pub fn summary_from_observed(&self, origin: Score, unit: Unit) -> Summary {
        self.summary(
            origin,
            unit,
            Support::observed(self.observed_bounds(origin, unit)),
        )
    }

    /// The statistics of the scores, which were given as distances from `origin` and reach so far.
    // Not inlined: its callers would each carry a copy into the WebAssembly module.
    #[inline(never)]
    #[must_use]
    pub fn summary(&self, origin: Score, unit: Unit, support: Support) -> Summary {
        if self.count == 0 {
            return Summary::new(0, None, None, support);
        }
        let (n, games) = (i128::from(self.count), self.count as f64);
        // The mean distance d is `near` and `rest` nths. Any whole number near it will do, so that floats may choose one:
        // what they miss is in the rest, exactly.
        let rounded_mean = (self.sum as f64 / games).round_ties_even() as i64;
        let (near, units) = (
            i128::from(rounded_mean),
            origin.units().saturating_add(rounded_mean),
        );
        let rest = self.sum.wrapping_sub(n.wrapping_mul(near));
        let mean = units as f64 + rest as f64 / games;
        let variance = (self.count > 1).then(|| {
            // Σ(d − near)² = Σd² − near × (2Σd − n × near), exactly.
            let about_near = self.squares_minus_product(near, self.sum.wrapping_add(rest));
            // About the mean itself it is rest² / n less.
            let rest = rest as f64;
            (about_near - rest * (rest / games)).max(0.0) / (games - 1.0)
        });
        let scale = unit.value_of_units(1.0);
        let variance = variance.map(|variance| variance * (scale * scale));
        Summary::new(
            self.count,
            Some(unit.value_of_units(mean)),
            variance,
            support,
        )
    }

    /// The sum of squares less a product whose first factor has 64 bits: worked out exactly, and rounded once, or beyond
    /// 2¹²⁷ twice.
    fn squares_minus_product(&self, factor: i128, other: i128) -> f64 {
        const BASE: u128 = 1 << 64;
        const LOWEST: i128 = (BASE - 1).cast_signed();
        // In two digits of base 2⁶⁴, of which the upper one may grow: no product of the lower ones has more than 127 bits.
        let squares = (u128::from(self.squares_carry) << 64 | self.squares >> 64).cast_signed();
        let lowest = self.squares.cast_signed() & LOWEST;
        let lowest = lowest.wrapping_sub(factor.wrapping_mul(other & LOWEST));
        let upper = squares
            .wrapping_sub(factor.wrapping_mul(other >> 64))
            .wrapping_add(lowest >> 64);
        let lowest = lowest & LOWEST;
        if i64::try_from(upper).is_ok() {
            (upper << 64 | lowest) as f64
        } else {
            upper as f64 * BASE as f64 + lowest as f64
        }
    }
}

impl Codec for Moments {
    fn encode(&self, bytes: &mut Vec<u8>) {
        self.count.encode(bytes);
        self.sum.encode(bytes);
        self.squares.encode(bytes);
        self.squares_carry.encode(bytes);
        self.lowest.encode(bytes);
        self.highest.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let moments = Self {
            count: u64::decode(bytes)?,
            sum: i128::decode(bytes)?,
            squares: u128::decode(bytes)?,
            squares_carry: u64::decode(bytes)?,
            lowest: i64::decode(bytes)?,
            highest: i64::decode(bytes)?,
        };
        if moments.is_consistent() {
            Ok(moments)
        } else {
            Err(DecodeError)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codec;
    use crate::rollout::limits::MAX_GAMES;

    fn moments_of(units: &[i64]) -> Moments {
        let mut moments = Moments::default();
        for &units in units {
            moments.add(Score::from_units(units));
        }
        moments
    }

    /// Scores of whole wins, as points.
    fn points(points: i64) -> Score {
        Score::from_units(points * Score::WIN.units())
    }

    #[test]
    fn too_few_scores_leave_statistics_undefined() {
        let mut moments = Moments::default();
        let nothing = moments.summary_from_observed(points(50), Unit::Points);
        assert_eq!((nothing.games, nothing.mean, nothing.sd), (0, None, None));
        moments.add(points(3));
        let one = moments.summary_from_observed(points(50), Unit::Points);
        assert_eq!((one.games, one.mean, one.sd), (1, Some(53.0), None));
    }

    #[test]
    fn mean_and_deviation_by_hand() {
        // 1, 3, 8: mean 4, squared distances 9 + 1 + 16 = 26, variance 13. Eight wins do not fit into 32 bits.
        let mut moments = Moments::default();
        for value in [1, 3, 8] {
            moments.add(points(value));
        }
        let summary = moments.summary_from_observed(points(100), Unit::Points);
        assert_eq!(summary.mean, Some(104.0));
        assert!((summary.variance().unwrap() - 13.0).abs() < 1e-12);
        let percent = moments.summary_from_observed(points(-1), Unit::Percent);
        assert_eq!(percent.mean, Some(300.0));
        assert!((percent.sd.unwrap() - 100.0 * 13.0_f64.sqrt()).abs() < 1e-12);
    }

    #[test]
    fn equal_scores_have_zero_sd() {
        for units in [1, -7, 123_456_789, -(1 << 43), (1 << 32) - 1, 1 << 32] {
            let summary =
                moments_of(&[units; 1000]).summary_from_observed(Score::ZERO, Unit::Percent);
            let mean = Score::from_units(units).in_unit(Unit::Percent);
            assert_eq!((summary.mean, summary.sd), (Some(mean), Some(0.0)));
        }
    }

    #[test]
    fn one_unit_of_spread_survives_any_offset() {
        // Half of them one unit higher: n × 1/4 over n − 1. All but one of a thousand higher: 999/1000 over 999.
        let unit = Unit::Points.value_of_units(1.0);
        for far in [0, 1, -1, 1 << 31, -(1 << 43)] {
            let half = [[far; 500], [far + 1; 500]].concat();
            let mut most = [far + 1; 1000];
            most[0] = far;
            for (units, variance) in [(half, 250.0_f64 / 999.0), (most.to_vec(), 0.001)] {
                let summary = moments_of(&units).summary_from_observed(Score::ZERO, Unit::Points);
                let expected = variance.sqrt() * unit;
                let off = summary.sd.unwrap() / expected - 1.0;
                assert!(off.abs() < 1e-15, "{far} {variance}: {off}");
            }
        }
    }

    /// So many times as many scores, a power of two.
    fn merged_to_at_least(min_count: u64, mut moments: Moments) -> Moments {
        while moments.count() < min_count {
            let copy = moments;
            moments.merge(&copy);
        }
        moments
    }

    #[test]
    fn a_trillion_games_fit_with_any_cube() {
        // Half won and half lost: the mean is zero, and the spread √(n / (n − 1)) times the points, which is the points to
        // twelve digits. 2²³ points have squares of 106 bits, which sum up to 146; 2³² are all that a score holds.
        for cube in [10_000, 1 << 23, 1 << 25, 1 << 32] {
            let mut pair = Moments::default();
            pair.add(points(cube));
            pair.add(-points(cube));
            let moments = merged_to_at_least(MAX_GAMES, pair);
            let summary = moments.summary_from_observed(Score::ZERO, Unit::Points);
            assert_eq!((summary.games, summary.mean), (1 << 40, Some(0.0)));
            let off = summary.sd.unwrap() / cube as f64 - 1.0;
            assert!(off.abs() < 1e-12, "{cube}: {off}");
            assert_eq!(codec::decode(&codec::encode(&moments)), Ok(moments));
        }
    }

    #[test]
    fn variance_does_not_cancel_far_from_origin() {
        // Three quarters lose, and a quarter wins, 2²³ points more or less than 2³¹: the mean is 2³¹ − 2²², and squares of
        // distances from it are 2⁴⁴ three times, 9 × 2⁴⁴ once: 3 × 2⁴⁴ on average, while those from the origin are 2⁶².
        for far in [0, 1 << 31, -(1 << 31)] {
            let mut four = Moments::default();
            for cube in [1, -1, -1, -1] {
                four.add(points(far + (cube << 23)));
            }
            let summary = merged_to_at_least(MAX_GAMES, four)
                .summary_from_observed(points(-far), Unit::Points);
            assert_eq!(summary.mean, Some(-f64::from(1 << 22)));
            let off = summary.variance().unwrap() / (3.0 * 2.0_f64.powi(44)) - 1.0;
            // n / (n − 1) is 1 + 2⁻⁴⁰.
            assert!(off.abs() < 1.5e-12, "{far}: {off}");
        }
    }

    #[test]
    fn one_point_survives_a_trillion_huge_cube_games() {
        // n games of 2²³ points and as many of one point more: a variance of 1/4. What is left is below 2¹²⁷, the sums of
        // squares themselves are not.
        let mut pair = Moments::default();
        pair.add(points(1 << 23));
        pair.add(points((1 << 23) + 1));
        let summary =
            merged_to_at_least(MAX_GAMES, pair).summary_from_observed(Score::ZERO, Unit::Points);
        assert_eq!(summary.mean, Some(f64::from(1 << 23) + 0.5));
        assert!((summary.sd.unwrap() - 0.5).abs() < 1e-12);
    }

    #[test]
    fn merge_is_exact_in_any_order() {
        let units: Vec<i64> = (0..100)
            .map(|i| (i * i * 7919 - 3000) << (i % 20))
            .collect();
        let whole = moments_of(&units);
        for cut in 0..=100 {
            let (first, second) = units.split_at(cut);
            let mut merged = moments_of(second);
            merged.merge(&moments_of(first));
            assert_eq!(merged, whole);
        }
        assert_eq!(codec::decode(&codec::encode(&whole)), Ok(whole));
    }

    #[test]
    fn inconsistent_sums_are_rejected() {
        // Two scores, 1 and 3: a sum of 4, and of squares 10.
        let good = moments_of(&[1, 3]);
        let with = |change: &dyn Fn(&mut Moments)| {
            let mut moments = good;
            change(&mut moments);
            codec::decode::<Moments>(&codec::encode(&moments))
        };
        assert_eq!(with(&|_| ()), Ok(good));
        // The mean square of 2 is 4, so that squares sum to 8 at least, and to 2 × 9 at most.
        assert!(with(&|it| it.squares = 8).is_ok() && with(&|it| it.squares = 18).is_ok());
        let changes: [&dyn Fn(&mut Moments); 9] = [
            &|it| it.count = 0,
            &|it| it.sum = 1,
            &|it| it.sum = 7,
            &|it| it.sum = i128::MAX,
            &|it| it.squares = 7,
            &|it| it.squares = 19,
            &|it| it.squares_carry = 1,
            &|it| it.lowest = 4,
            &|it| it.highest = i64::MIN,
        ];
        for (at, change) in changes.into_iter().enumerate() {
            assert_eq!(with(change), Err(codec::DecodeError), "{at}");
        }
        let extremes = moments_of(&[i64::MIN, i64::MAX, i64::MIN]);
        assert_eq!(codec::decode(&codec::encode(&extremes)), Ok(extremes));
    }

    #[test]
    fn impossible_sums_do_not_panic() {
        for (count, sum, squares, carried) in [
            (1, i128::MIN, 0, 0),
            (2, i128::MAX, u128::MAX, 0),
            (u64::MAX, i128::MIN, u128::MAX, u64::MAX),
            (u64::MAX, i128::MAX, 1, 1 << 63),
        ] {
            let mut moments = Moments {
                count,
                sum,
                squares,
                squares_carry: carried,
                ..Moments::default()
            };
            let again = moments;
            for origin in [i64::MIN, i64::MAX] {
                let _ = moments.summary_from_observed(Score::from_units(origin), Unit::Points);
            }
            moments.merge(&again);
        }
    }
}

//! Exact sums of scores, and the mean and standard deviation that follow from them.

use super::interval::{Bounds, Support};
use super::score::{Score, Unit};
use super::summary::Summary;
use crate::codec::codec_fields;

/// The number of scores, their sum, the sum of their squares, and the lowest and highest score.
///
/// All are whole numbers, so neither order nor merging changes them. Scores are stored as distances
/// from an origin that the caller knows. The sum of squares has 192 bits, so the squares of any
/// 10¹² distances fit: (2⁶³)² × 10¹² < 2¹⁶⁶.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moments {
    /// The number of scores.
    count: u64,
    /// The sum of distances, in units.
    sum: i128,
    /// The lower 128 bits of the sum of squares.
    squares: u128,
    /// The upper 64 bits of the sum of squares.
    squares_carry: u64,
    /// The lowest distance, in units. Without a score it is above the highest.
    lowest: i64,
    /// The highest distance, in units.
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
    /// Adds one score, given as its distance from the origin.
    #[inline]
    pub fn add(&mut self, distance: Score) {
        let units = distance.units();
        let size = units.unsigned_abs();
        self.count += 1;
        self.sum += i128::from(units);
        self.lowest = self.lowest.min(units);
        self.highest = self.highest.max(units);
        // Nearly all scores are within four wins, where a 64-bit product is enough.
        let square = if size >> 32 == 0 {
            u128::from(size * size)
        } else {
            u128::from(size) * u128::from(size)
        };
        self.add_squares(square);
    }

    /// Adds `games` scores that are equal, given as their distance from the origin.
    pub(crate) fn add_games(&mut self, distance: Score, games: u64) {
        if games == 0 {
            return;
        }
        let mut equal = Self::default();
        let mut power = Self::default();
        power.add(distance);
        // Doubles the scores, and adds the powers of two that the number has.
        for bit in 0..u64::BITS - games.leading_zeros() {
            if games >> bit & 1 == 1 {
                equal.merge(&power);
            }
            let again = power;
            power.merge(&again);
        }
        self.merge(&equal);
    }

    /// Whether there are scores, and all of them are equal.
    pub(crate) const fn is_constant(&self) -> bool {
        self.lowest == self.highest
    }

    /// Adds to the lower 128 bits of the sum of squares, and carries into the upper ones.
    #[inline]
    const fn add_squares(&mut self, squares: u128) {
        let (squares, carries) = self.squares.overflowing_add(squares);
        self.squares = squares;
        // Rare, so most scores leave the carry untouched.
        if carries {
            self.squares_carry = self.squares_carry.wrapping_add(1);
        }
    }

    /// Adds scores that were summed elsewhere, from the same origin.
    pub const fn merge(&mut self, other: &Self) {
        // Sums from outside may be so large that they overflow. They are meaningless, but must not
        // panic.
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

    /// Whether any scores can have these sums.
    ///
    /// Their mean must lie between the lowest and the highest score. The mean of their squares must
    /// lie between the square of that mean and the largest square.
    fn is_consistent(&self) -> bool {
        if self.count == 0 {
            return *self == Self::default();
        }
        let count = i128::from(self.count);
        let between = |low: i64, high: i64| count * i128::from(low)..=count * i128::from(high);
        let largest = self.lowest.unsigned_abs().max(self.highest.unsigned_abs()) as f64;
        let (n, sum) = (self.count as f64, self.sum as f64);
        let squares = self.squares_carry as f64 * u128::MAX as f64 + self.squares as f64;
        // Each side is rounded a few times, each time by a relative error of at most 2⁻⁵³.
        let at_most = |low: f64, high: f64| low <= high * (1.0 + 1e-12);
        between(self.lowest, self.highest).contains(&self.sum)
            && at_most(sum * (sum / n), squares)
            && at_most(squares, n * (largest * largest))
    }

    /// The number of scores.
    #[must_use]
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// The sum of the distances, in units.
    pub(crate) const fn sum(&self) -> i128 {
        self.sum
    }

    /// Returns the lowest and the highest score, if scores were added as distances from `origin`.
    #[must_use]
    pub fn observed_bounds(&self, origin: Score, unit: Unit) -> Bounds {
        let value =
            |units: i64| Score::from_units(origin.units().saturating_add(units)).in_unit(unit);
        Bounds {
            low: value(self.lowest),
            high: value(self.highest),
        }
    }

    /// Returns the statistics of the scores, with the observed scores as their only bounds.
    ///
    /// Scores must have been added as distances from `origin`.
    #[must_use]
    pub fn summary_from_observed(&self, origin: Score, unit: Unit) -> Summary {
        self.summary(
            origin,
            unit,
            Support::observed(self.observed_bounds(origin, unit)),
        )
    }

    /// Returns the statistics of the scores, which can have the values of `support`.
    ///
    /// Scores must have been added as distances from `origin`.
    // Not inlined: otherwise each caller would have its own copy in the WebAssembly module.
    #[inline(never)]
    #[must_use]
    pub fn summary(&self, origin: Score, unit: Unit, support: Support) -> Summary {
        if self.count == 0 {
            return Summary::new(0, None, None, support);
        }
        let (n, games) = (i128::from(self.count), self.count as f64);
        // The mean distance is near + rest/n. Any whole number close to it will do for `near`, so
        // floats may choose it. `rest` has the exact remainder.
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
            // About the exact mean the sum is rest² / n smaller.
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

    /// Returns the sum of squares minus `factor × other`, where `factor` fits in 64 bits.
    ///
    /// The difference is exact and rounded once, or twice beyond 2¹²⁷.
    fn squares_minus_product(&self, factor: i128, other: i128) -> f64 {
        const BASE: u128 = 1 << 64;
        const LOWEST: i128 = (BASE - 1).cast_signed();
        // Two digits of base 2⁶⁴, of which the upper one may grow. No product with a lower digit
        // has more than 127 bits.
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

codec_fields! {
    Moments { count, sum, squares, squares_carry, lowest, highest } if Self::is_consistent
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

    #[test]
    fn too_few_scores_leave_statistics_undefined() {
        let mut moments = Moments::default();
        let nothing = moments.summary_from_observed(Score::from_points(50), Unit::Points);
        assert_eq!((nothing.games, nothing.mean, nothing.sd), (0, None, None));
        moments.add(Score::from_points(3));
        let one = moments.summary_from_observed(Score::from_points(50), Unit::Points);
        assert_eq!((one.games, one.mean, one.sd), (1, Some(53.0), None));
    }

    #[test]
    fn mean_and_deviation_by_hand() {
        // 1, 3, 8: mean 4, squared distances 9 + 1 + 16 = 26, variance 13. Eight wins do not fit
        // into 32 bits.
        let mut moments = Moments::default();
        for value in [1, 3, 8] {
            moments.add(Score::from_points(value));
        }
        let summary = moments.summary_from_observed(Score::from_points(100), Unit::Points);
        assert_eq!(summary.mean, Some(104.0));
        assert!((summary.variance().unwrap() - 13.0).abs() < 1e-12);
        let percent = moments.summary_from_observed(Score::from_points(-1), Unit::Percent);
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
        // Half of the scores are one unit higher: variance n × 1/4 over n − 1. All but one of a
        // thousand are higher: 999/1000 over 999.
        let unit = Unit::Points.value_of_units(1.0);
        for far in [0, 1, -1, 1 << 31, -(1 << 43)] {
            let half = [[far; 500], [far + 1; 500]].concat();
            let mut all_but_one = [far + 1; 1000];
            all_but_one[0] = far;
            for (units, variance) in [(half, 250.0_f64 / 999.0), (all_but_one.to_vec(), 0.001)] {
                let summary = moments_of(&units).summary_from_observed(Score::ZERO, Unit::Points);
                let expected = variance.sqrt() * unit;
                let off = summary.sd.unwrap() / expected - 1.0;
                assert!(off.abs() < 1e-15, "{far} {variance}: {off}");
            }
        }
    }

    /// Merges moments with themselves until they have at least `min_count` scores, a power of two
    /// times as many as at first.
    fn merged_to_at_least(min_count: u64, mut moments: Moments) -> Moments {
        while moments.count() < min_count {
            let copy = moments;
            moments.merge(&copy);
        }
        moments
    }

    #[test]
    fn a_trillion_games_fit_with_any_cube() {
        // Half won and half lost: the mean is zero. The standard deviation is √(n / (n − 1)) times
        // the points, which equals the points to twelve digits. 2²³ points have squares of 106
        // bits, whose sum has 146. A score holds at most 2³² points.
        for cube in [10_000, 1 << 23, 1 << 25, 1 << 32] {
            let mut pair = Moments::default();
            pair.add(Score::from_points(cube));
            pair.add(-Score::from_points(cube));
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
        // Three quarters of the games are 2²³ points below 2³¹, and a quarter are as far above it.
        // The mean is 2³¹ − 2²². Squared distances from it are 2⁴⁴ three times and 9 × 2⁴⁴ once, 3
        // × 2⁴⁴ on average. Those from the origin are 2⁶².
        for far in [0, 1 << 31, -(1 << 31)] {
            let mut four = Moments::default();
            for cube in [1, -1, -1, -1] {
                four.add(Score::from_points(far + (cube << 23)));
            }
            let summary = merged_to_at_least(MAX_GAMES, four)
                .summary_from_observed(Score::from_points(-far), Unit::Points);
            assert_eq!(summary.mean, Some(-f64::from(1 << 22)));
            let off = summary.variance().unwrap() / (3.0 * 2.0_f64.powi(44)) - 1.0;
            // n / (n − 1) is 1 + 2⁻⁴⁰.
            assert!(off.abs() < 1.5e-12, "{far}: {off}");
        }
    }

    #[test]
    fn one_point_survives_a_trillion_huge_cube_games() {
        // n games of 2²³ points and n games of one point more: the variance is 1/4. The difference
        // of the sums is below 2¹²⁷, although the sums of squares are not.
        let mut pair = Moments::default();
        pair.add(Score::from_points(1 << 23));
        pair.add(Score::from_points((1 << 23) + 1));
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
        // The scores 1 and 3 have the sum 4 and the sum of squares 10.
        let valid = moments_of(&[1, 3]);
        let with = |change: &dyn Fn(&mut Moments)| {
            let mut moments = valid;
            change(&mut moments);
            codec::decode::<Moments>(&codec::encode(&moments))
        };
        assert_eq!(with(&|_| ()), Ok(valid));
        // The squared mean is 4, so squares add up to at least 2 × 4, and to at most 2 × 9.
        assert!(with(&|moments| moments.squares = 8).is_ok());
        assert!(with(&|moments| moments.squares = 18).is_ok());
        let changes: [&dyn Fn(&mut Moments); 9] = [
            &|moments| moments.count = 0,
            &|moments| moments.sum = 1,
            &|moments| moments.sum = 7,
            &|moments| moments.sum = i128::MAX,
            &|moments| moments.squares = 7,
            &|moments| moments.squares = 19,
            &|moments| moments.squares_carry = 1,
            &|moments| moments.lowest = 4,
            &|moments| moments.highest = i64::MIN,
        ];
        for (index, change) in changes.into_iter().enumerate() {
            assert_eq!(with(change), Err(codec::DecodeError), "{index}");
        }
        let extremes = moments_of(&[i64::MIN, i64::MAX, i64::MIN]);
        assert_eq!(codec::decode(&codec::encode(&extremes)), Ok(extremes));
    }

    #[test]
    fn impossible_sums_do_not_panic() {
        for (count, sum, squares, squares_carry) in [
            (1, i128::MIN, 0, 0),
            (2, i128::MAX, u128::MAX, 0),
            (u64::MAX, i128::MIN, u128::MAX, u64::MAX),
            (u64::MAX, i128::MAX, 1, 1 << 63),
        ] {
            let mut moments = Moments {
                count,
                sum,
                squares,
                squares_carry,
                ..Moments::default()
            };
            let copy = moments;
            for origin in [i64::MIN, i64::MAX] {
                let _ = moments.summary_from_observed(Score::from_units(origin), Unit::Points);
            }
            moments.merge(&copy);
        }
    }
}

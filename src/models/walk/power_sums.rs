//! Sums of powers of whole numbers: exact, in any order.

use super::central_moments::{CentralMoments, fourth_root};
use crate::codec::codec_fields;

/// The count of some whole numbers, and sums of their first four powers.
///
/// Lengths are summed in 1024ths of a move, as distances from M. Their mean fourth power is at most
/// 7e24, at A = 0.05 and S = 1000, where T + N − M has a fourth moment of 6e12 moves⁴. So sums over
/// 10¹² games stay below 2¹²⁷.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PowerSums {
    count: u64,
    /// Sums of first, second, third and fourth powers.
    powers: [i128; 4],
}

/// Moments of a sample of lengths, in powers of moves. An undefined moment is `None`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SampleMoments {
    /// The number of lengths.
    pub games: u64,
    /// The mean, in moves.
    pub mean: Option<f64>,
    /// The sample standard deviation, with divisor n − 1, in moves.
    pub sd: Option<f64>,
    /// The third central moment: the mean cube of the distance from the mean, in moves³.
    pub c3: Option<f64>,
    /// The fourth central moment, in moves⁴.
    pub c4: Option<f64>,
}

impl SampleMoments {
    /// Returns the fourth root of the fourth central moment, in the unit of the numbers.
    #[must_use]
    pub fn c4_root(&self) -> Option<f64> {
        self.c4.map(fourth_root)
    }
}

impl PowerSums {
    /// Adds a number.
    #[inline]
    pub fn add(&mut self, number: i64) {
        let number = i128::from(number);
        let square = number * number;
        self.count += 1;
        self.powers[0] += number;
        self.powers[1] += square;
        self.powers[2] += square * number;
        self.powers[3] += square * square;
    }

    /// Adds numbers that were summed elsewhere.
    pub fn merge(&mut self, other: &Self) {
        // Wrapping: bytes from outside may hold sums that are too large. Their sums are
        // meaningless, but must not panic.
        self.count = self.count.wrapping_add(other.count);
        for (sum, other) in self.powers.iter_mut().zip(other.powers) {
            *sum = sum.wrapping_add(other);
        }
    }

    /// Returns the count of numbers.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// Returns the moments of `origin` + `unit` × number.
    // Not inlined, because each caller would add a copy to the WebAssembly module.
    #[inline(never)]
    pub fn moments(&self, origin: f64, unit: f64) -> SampleMoments {
        let games = self.count;
        let n = games as f64;
        let [mean, square, third, fourth] = self.powers.map(|sum| sum as f64 / n);
        let [mean, square] = [mean * unit, square * unit * unit];
        let cube = unit * unit * unit;
        let raw = [mean, square, third * cube, fourth * cube * unit];
        let moments = CentralMoments::from_raw(raw);
        let defined = |min_games: u64, value: f64| (games >= min_games).then_some(value);
        SampleMoments {
            games,
            mean: defined(1, origin + moments.mean),
            sd: defined(2, (moments.variance.max(0.0) * n / (n - 1.0)).sqrt()),
            c3: defined(2, moments.c3),
            c4: defined(2, moments.c4),
        }
    }
}

codec_fields! { PowerSums { count, powers } }

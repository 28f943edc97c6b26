//! Sums of powers of whole numbers: exact, in whatever order they come.

use super::central_moments::CentralMoments;
use crate::codec::{Codec, DecodeError};

/// How many numbers there are, and sums of their first four powers.
///
/// Lengths in 1024ths of a move, as distances from M, have fourth powers of 7e24 on average where they are largest (A = 0.05 and
/// S = 1000: T + N − M has a fourth moment of 6e12 moves⁴), and 10¹² of them stay below 2¹²⁷.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PowerSums {
    count: u64,
    powers: [i128; 4],
}

/// Moments of a sample of lengths, in moves and their powers. Undefined is `None`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SampleMoments {
    /// How many lengths.
    pub games: u64,
    /// Mean.
    pub mean: Option<f64>,
    /// Standard deviation, the sample's: divided by n − 1.
    pub sd: Option<f64>,
    /// Third central moment: the mean of third powers of distances from the mean.
    pub c3: Option<f64>,
    /// Fourth central moment.
    pub c4: Option<f64>,
}

impl PowerSums {
    /// One number more.
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

    /// Adds numbers that were summed up elsewhere.
    pub fn merge(&mut self, other: &Self) {
        // Sums that no core has written may be too large. They mean nothing, and must not stop the page.
        self.count = self.count.wrapping_add(other.count);
        for (sum, other) in self.powers.iter_mut().zip(other.powers) {
            *sum = sum.wrapping_add(other);
        }
    }

    /// How many numbers there are.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// Moments of origin + unit × number.
    // Not inlined: its callers would each carry a copy into the WebAssembly module.
    #[inline(never)]
    pub fn moments(&self, origin: f64, unit: f64) -> SampleMoments {
        let games = self.count;
        let n = games as f64;
        let [mean, square, third, fourth] = self.powers.map(|sum| sum as f64 / n);
        let [mean, square] = [mean * unit, square * unit * unit];
        let cube = unit * unit * unit;
        let raw = [mean, square, third * cube, fourth * cube * unit];
        let moments = CentralMoments::from_raw(raw);
        let defined = |least: u64, value: f64| (games >= least).then_some(value);
        SampleMoments {
            games,
            mean: defined(1, origin + moments.mean),
            sd: defined(2, (moments.variance.max(0.0) * n / (n - 1.0)).sqrt()),
            c3: defined(2, moments.c3),
            c4: defined(2, moments.c4),
        }
    }
}

impl Codec for PowerSums {
    fn encode(&self, bytes: &mut Vec<u8>) {
        self.count.encode(bytes);
        for power in self.powers {
            power.encode(bytes);
        }
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        Ok(Self {
            count: u64::decode(bytes)?,
            powers: Codec::decode(bytes)?,
        })
    }
}

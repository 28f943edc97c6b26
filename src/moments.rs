//! Mean and standard deviation of scores, from sums that are exact.

use crate::packed::{Garbled, Packed};
use crate::score::{Score, Unit};
use crate::statistics::Summary;

/// Number of scores, and sums of them and of their squares: whole numbers, so that it does not matter in which order they
/// came, or whether they were summed up in pieces and merged.
///
/// Scores are given as distances from an origin that whoever adds them knows. Squares of 10¹² distances of up to ten
/// thousand wins fit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moments {
    count: u64,
    sum: i128,
    squares: u128,
}

impl Moments {
    /// One score more, as its distance from the origin.
    #[inline]
    pub fn add(&mut self, distance: Score) {
        let units = distance.units();
        let size = units.unsigned_abs();
        self.count += 1;
        self.sum += i128::from(units);
        // Nearly always within four wins.
        self.squares += if size >> 32 == 0 {
            u128::from(size * size)
        } else {
            u128::from(size) * u128::from(size)
        };
    }

    /// Adds scores that were summed up elsewhere, from the same origin.
    pub const fn merge(&mut self, other: &Self) {
        // Sums that no core has written may be too large. They mean nothing, and must not stop the page.
        self.count = self.count.wrapping_add(other.count);
        self.sum = self.sum.wrapping_add(other.sum);
        self.squares = self.squares.wrapping_add(other.squares);
    }

    /// How many scores there are.
    #[must_use]
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// The statistics of the scores, which were given as distances from `origin`.
    // Not inlined: its callers would each carry a copy into the WebAssembly module.
    #[inline(never)]
    #[must_use]
    pub fn summary(&self, origin: Score, unit: Unit) -> Summary {
        if self.count == 0 {
            return Summary::new(0, None, None);
        }
        let (n, games) = (i128::from(self.count), self.count as f64);
        // The mean distance d is `whole` and `rest` nths, `whole` being ⌊Σd / n⌋.
        let whole = self.sum.div_euclid(n);
        let rest = self.sum.wrapping_sub(n.wrapping_mul(whole));
        let mean = whole.wrapping_add(origin.units().into()) as f64 + rest as f64 / games;
        let variance = (self.count > 1).then(|| {
            // Σ(d − whole)² = Σd² − whole × (2Σd − n × whole), exactly: products may be too large, but not what is left.
            let twice = self.sum.wrapping_add(rest);
            let near = (self.squares as i128).wrapping_sub(whole.wrapping_mul(twice));
            // About the mean itself it is rest² / n less. All that is whole in it is subtracted first.
            let square = rest.wrapping_mul(rest);
            let less = square / n;
            let rounded = (square - n * less) as f64 / games;
            (near.wrapping_sub(less) as f64 - rounded) / (games - 1.0)
        });
        let scale = unit.of_units(1.0);
        let variance = variance.map(|variance| variance * (scale * scale));
        Summary::new(self.count, Some(unit.of_units(mean)), variance)
    }
}

impl Packed for Moments {
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.count.pack(bytes);
        self.sum.pack(bytes);
        self.squares.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        Ok(Self {
            count: u64::unpack(bytes)?,
            sum: i128::unpack(bytes)?,
            squares: u128::unpack(bytes)?,
        })
    }
}

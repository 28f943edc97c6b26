//! Standard normal deviates of a trial, with the same bits on every machine.

use rand_core::Rng;
use rand_distr::{Distribution, StandardNormal};
use rand_xoshiro::SplitMix64;

use super::trial::Trials;

/// The right edge of the ziggurat's lowest layer, beyond which the tail is sampled separately.
///
/// The value is from Doornik, *An improved ziggurat method to generate normal random samples*,
/// 2005.
const TAIL_START: f64 = 3.654_152_885_361_009;

/// An endless sequence of standard normal deviates of one trial.
#[derive(Clone, Debug)]
pub struct NormalDeviates {
    generator: SplitMix64,
    /// 1, or −1 for mirrored deviates.
    sign: f64,
}

impl NormalDeviates {
    /// Creates the deviates of trial `k`, counted from 0.
    #[inline]
    pub fn for_trial(trials: Trials, k: u64) -> Self {
        Self {
            generator: trials.generator(k),
            sign: 1.0,
        }
    }

    /// Changes the sign of every deviate if `mirrored`.
    pub fn mirrored(self, mirrored: bool) -> Self {
        Self {
            sign: if mirrored { -self.sign } else { self.sign },
            ..self
        }
    }

    /// Returns the next deviate.
    ///
    /// A deviate in the tail, one in 3,900, is sampled again here. `rand_distr` would take its
    /// logarithms from the system as soon as any crate of the build enables `std` of `num-traits`,
    /// and systems differ in last digits. Below the tail a deviate is a product. There an
    /// exponential only decides whether it is accepted, and a last digit changes that decision once
    /// in 10¹⁷ deviates.
    #[inline]
    pub fn next(&mut self) -> f64 {
        let deviate = StandardNormal.sample(&mut self.generator);
        self.sign
            * if f64::abs(deviate) < TAIL_START {
                deviate
            } else {
                self.sample_tail().copysign(deviate)
            }
    }

    /// Samples a deviate above [`TAIL_START`].
    ///
    /// The method is from Marsaglia, *Generating a variable from the tail of the normal
    /// distribution*, 1964.
    #[cold]
    fn sample_tail(&mut self) -> f64 {
        loop {
            let beyond = -libm::log(self.next_open_uniform()) / TAIL_START;
            if -2.0 * libm::log(self.next_open_uniform()) > beyond * beyond {
                return TAIL_START + beyond;
            }
        }
    }

    /// Returns the next 64 bits, for decisions that need no deviate.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.generator.next_u64()
    }

    /// Returns a uniform number in the open interval (0, 1).
    fn next_open_uniform(&mut self) -> f64 {
        const STEP: f64 = 1.0 / (1_u64 << 53) as f64;
        ((self.next_u64() >> 11) as f64 + 0.5) * STEP
    }
}

#[cfg(test)]
mod tests {
    use super::super::seed::Seed;
    use super::*;
    use crate::stats::normal;

    /// Iterates over `per_trial` deviates of each of the first `trials` trials of a seed.
    fn deviates(trials: u64, per_trial: u64) -> impl Iterator<Item = f64> {
        let seed = Trials::new(Seed::new(1812));
        (0..trials).flat_map(move |k| {
            let mut deviates = NormalDeviates::for_trial(seed, k);
            (0..per_trial).map(move |_| deviates.next())
        })
    }

    #[test]
    fn deviates_are_normal() {
        let (mut powers, mut tail, mut beyond) = ([0.0; 4], 0.0, 0.0);
        let n = 2e6;
        for deviate in deviates(100_000, 20) {
            for (power, sum) in powers.iter_mut().enumerate() {
                *sum += libm::pow(deviate, power as f64 + 1.0) / n;
            }
            if deviate.abs() >= TAIL_START {
                tail += 1.0;
                beyond += deviate.abs() - TAIL_START;
            }
        }
        // The powers have the means 0, 1, 0, 3. The variance of a power is the mean of its square
        // less its squared mean: 1, 2, 15, 96.
        for (mean, [expected, variance]) in
            powers
                .into_iter()
                .zip([[0.0, 1.0], [1.0, 2.0], [0.0, 15.0], [3.0, 96.0]])
        {
            let z = (mean - expected) / f64::sqrt(variance / n);
            assert!(z.abs() <= 4.0, "{expected}: z = {z}");
        }
        // One deviate in 3,876 is in the tail.
        let chance = 2.0 * normal::upper_tail(TAIL_START);
        let z = (tail - n * chance) / f64::sqrt(n * chance);
        assert!(z.abs() <= 4.0, "{tail} in the tail: z = {z}");
        // Its mean distance beyond t is φ / Φ − t, with less spread than an exponential
        // distribution has.
        let expected = 2.0 * normal::pdf(TAIL_START) / chance - TAIL_START;
        let z = (beyond / tail - expected) / (expected / tail.sqrt());
        assert!(z.abs() <= 4.0, "{} beyond: z = {z}", beyond / tail);
    }

    #[test]
    fn mirrored_deviates_change_sign() {
        let seed = Trials::new(Seed::new(3));
        let mut plain = NormalDeviates::for_trial(seed, 8);
        let mut mirrored = plain.clone().mirrored(true);
        let mut unchanged = plain.clone().mirrored(false);
        for _ in 0..1_000 {
            let deviate = plain.next();
            assert_eq!(mirrored.next(), -deviate);
            assert_eq!(unchanged.next(), deviate);
        }
    }
}

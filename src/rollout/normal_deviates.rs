//! Normal deviates of a trial.

use rand_core::Rng;
use rand_distr::{Distribution, StandardNormal};
use rand_xoshiro::SplitMix64;

use super::trial::Trials;

/// Where the tail begins that the ziggurat cannot hold: the right edge of its lowest layer (Doornik, *An improved ziggurat
/// method to generate normal random samples*, 2005).
const TAIL_START: f64 = 3.654_152_885_361_009;

/// Standard normal deviates of one trial; they never run out.
#[derive(Clone, Debug)]
pub struct NormalDeviates {
    generator: SplitMix64,
    /// 1, or −1 for those with the other sign.
    sign: f64,
}

impl NormalDeviates {
    /// The deviates of trial `k`, counted from 0.
    #[inline]
    pub fn for_trial(trials: Trials, k: u64) -> Self {
        Self {
            generator: trials.generator(k),
            sign: 1.0,
        }
    }

    /// These deviates, each with the opposite sign if `mirrored`.
    pub fn mirrored(self, mirrored: bool) -> Self {
        Self {
            sign: if mirrored { -self.sign } else { self.sign },
            ..self
        }
    }

    /// The next one.
    ///
    /// The tail, one in 3,900, is drawn here once more: `rand_distr` takes logarithms from the system as soon as anything in the
    /// same build asks `num-traits` for `std`, and systems differ in last digits. Below the tail a deviate is a product, and an
    /// exponential only decides whether it is taken, by a comparison that a last digit turns in one of 10¹⁷.
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

    /// A deviate above [`TAIL_START`]. (Marsaglia, *Generating a variable from the tail of the normal distribution*, 1964.)
    #[cold]
    fn sample_tail(&mut self) -> f64 {
        loop {
            let beyond = -libm::log(self.next_open_uniform()) / TAIL_START;
            if -2.0 * libm::log(self.next_open_uniform()) > beyond * beyond {
                return TAIL_START + beyond;
            }
        }
    }

    /// The next 64 bits, for what is decided otherwise than by a deviate.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.generator.next_u64()
    }

    /// Evenly distributed in (0, 1).
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

    /// The deviates of the first trials of a seed, so many of each.
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
        // Means of powers are 0, 1, 0, 3, their variances 1, 2, 15, 96: those of the power twice as high, less the mean squared.
        for (mean, [expected, variance]) in
            powers
                .into_iter()
                .zip([[0.0, 1.0], [1.0, 2.0], [0.0, 15.0], [3.0, 96.0]])
        {
            let z = (mean - expected) / f64::sqrt(variance / n);
            assert!(z.abs() <= 4.0, "{expected}: z = {z}");
        }
        // How many are in the tail: one in 3,876.
        let chance = 2.0 * normal::upper_tail(TAIL_START);
        let z = (tail - n * chance) / f64::sqrt(n * chance);
        assert!(z.abs() <= 4.0, "{tail} in the tail: z = {z}");
        // How far: φ / Φ − t on average, with less spread than an exponential distribution has.
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

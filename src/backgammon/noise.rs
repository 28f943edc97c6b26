//! Deliberate errors added to estimates. Each position has its own error, which never changes.
//!
//! ```
//! use std::sync::Arc;
//! use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize};
//! use rollout_lab::backgammon::noise::Noise;
//! use rollout_lab::backgammon::position_id::bearoff_id;
//! use rollout_lab::labs::bearoff::{
//!     ChanceScale, Estimate, EvaluatorKind, Player, PreparedGame, Rollout, Setup,
//! };
//! use rollout_lab::rollout::seed::Seed;
//!
//! // The article's position. The estimate of luck is wrong by up to 20 points in every position.
//! let position = bearoff_id::parse("IAAAPAAAAAAAAA")?.position;
//! let noisy = Estimate {
//!     evaluator: EvaluatorKind::Noisy(Noise::new(0.2, 7)),
//!     scale: ChanceScale::Linear,
//! };
//! let setup = Setup {
//!     position,
//!     players: [Player::Evaluator(EvaluatorKind::Exact); 2],
//!     estimates: vec![noisy],
//!     truncation: None,
//! };
//! let database = Arc::new(Database::new(DatabaseSize::SixCheckers));
//! let game = Arc::new(PreparedGame::new(database, setup)?);
//!
//! // The noise moves the estimate of the position, but not the mean of result − luck.
//! assert!((game.evaluation(0) - 37.5).abs() > 1.0);
//! let mut rollout = Rollout::new(game, Seed::new(1));
//! rollout.roll(10_000);
//! let reduced = rollout.point(0).reduced;
//! assert!((reduced.mean.unwrap() - 37.5).abs() < 3.0 * reduced.se.unwrap());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use crate::backgammon::network;
use crate::codec::codec_fields;

/// The chance 1, in units of 2⁻²⁵.
const ONE: u32 = network::ONE.cast_unsigned();

/// The errors of a noisy evaluator.
///
/// They are uniform from −`size` to `size`. An estimate with its error is cut off at 0 and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noise {
    /// The largest error, in 2⁻²⁵.
    size: u32,
    /// The seed of the errors.
    seed: u64,
}

impl Noise {
    /// Returns errors of at most `size` with this seed. A size outside 0 to 1 becomes 0 or 1.
    #[must_use]
    pub fn new(size: f64, seed: u64) -> Self {
        Self {
            // A cast saturates: numbers below 0 and NaN become 0.
            size: ((size * f64::from(ONE) + 0.5) as u32).min(ONE),
            seed,
        }
    }

    /// Returns whether the largest error is at most 1.
    const fn is_valid(&self) -> bool {
        self.size <= ONE
    }

    /// Returns a chance in 2⁻²⁵ with the error of the position that has this hash.
    pub(crate) fn apply_to(self, chance: u32, position_hash: u64) -> u32 {
        // Two rounds, so that neither neighbouring seeds nor neighbouring positions share errors.
        let family = SplitMix64::seed_from_u64(self.seed).next_u64();
        let word = SplitMix64::seed_from_u64(family.wrapping_add(position_hash)).next_u64();
        // Uniform from −size to size, apart from a bias of at most 2⁻³².
        let above_least = (2 * u64::from(self.size) * (word >> 32)) >> 32;
        (u64::from(chance) + above_least)
            .saturating_sub(u64::from(self.size))
            .min(u64::from(ONE)) as u32
    }
}

codec_fields! { Noise { size, seed } if Self::is_valid }

#[cfg(test)]
mod tests {
    use super::*;

    const HALF: u32 = ONE / 2;

    #[test]
    fn error_depends_only_on_seed_and_position() {
        let noise = Noise::new(0.1, 7);
        let errors: Vec<i64> = (0..20_000)
            .map(|position| {
                let estimate = noise.apply_to(HALF, position);
                assert_eq!(estimate, noise.apply_to(HALF, position));
                i64::from(estimate) - i64::from(HALF)
            })
            .collect();
        // A tenth of 2²⁵, 3,355,443.2, rounded.
        let most = 3_355_443;
        assert!(errors.iter().all(|error| error.abs() <= most));
        // Uniform from −0.1 to 0.1: SD 0.2/√12. The mean of 20,000 errors is within 4 × SD/√20,000
        // of 0.
        let mean = errors.iter().sum::<i64>() as f64 / 20_000.0 / f64::from(ONE);
        assert!(
            mean.abs() < 4.0 * 0.2 / (12.0 * 20_000.0_f64).sqrt(),
            "{mean}"
        );
        // Another seed gives other errors, and so does another position.
        assert_ne!(
            noise.apply_to(HALF, 3),
            Noise::new(0.1, 8).apply_to(HALF, 3)
        );
        assert_ne!(noise.apply_to(HALF, 3), noise.apply_to(HALF, 5));
    }

    #[test]
    fn noisy_chances_stay_in_range() {
        let noise = Noise::new(1.0, 7);
        for position in 0..1000 {
            assert!(noise.apply_to(ONE, position) <= ONE);
            assert!(noise.apply_to(0, position) <= ONE);
        }
        assert_eq!(Noise::new(0.0, 7).apply_to(HALF, 3), HALF);
    }
}

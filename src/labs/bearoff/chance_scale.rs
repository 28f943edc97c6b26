//! Scales of chances: transforms of an evaluator's chances before luck is measured.
//!
//! An increasing scale changes no choice of plays, because a choice only needs an order. Luck needs
//! more. Its differences are subtracted from the game's result, so they should be on an interval
//! scale in the result's own unit. A scale with other differences removes less of the spread, but
//! it can't bias the mean. (LFICS's blog makes this point about the evaluation values of shogi
//! programs, December 2016 – January 2017.)

use crate::backgammon::bearoff_db::chance::{Chance, HALF, ONE, quantize, to_probability};
use crate::codec::codec_variants;

/// A transform of chances that is symmetric about 50%. It does not apply to finished games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChanceScale {
    /// Leaves chances unchanged.
    Linear,
    /// Cubes the odds: 60% becomes 77%.
    Steep,
    /// Keeps a third of the distance from 50%: 80% becomes 60%.
    Flat,
    /// Maps a chance below 1/3 to 1/6, one above 2/3 to 5/6, and any other to 1/2.
    ThreeLevels,
    /// Keeps only which side is ahead: 0, 1/2 or 1.
    Sign,
}

codec_variants! {
    ChanceScale { 0 => Linear, 1 => Steep, 2 => Flat, 3 => ThreeLevels, 4 => Sign }
}

impl ChanceScale {
    /// All scales, in the order of their codes in bytes.
    pub const ALL: [Self; 5] = [
        Self::Linear,
        Self::Steep,
        Self::Flat,
        Self::ThreeLevels,
        Self::Sign,
    ];

    /// Returns whether different chances always have different values, so that this scale could
    /// choose plays too.
    #[must_use]
    pub const fn is_strictly_increasing(self) -> bool {
        matches!(self, Self::Linear | Self::Steep | Self::Flat)
    }

    /// Transforms a chance, in units of 2⁻²⁵, in a game that is not over.
    #[inline]
    pub(crate) fn apply(self, chance: Chance) -> Chance {
        match self {
            // The usual scale comes first, without the work of mirroring.
            Self::Linear => chance,
            _ if chance > HALF => ONE - self.apply_up_to_half(ONE - chance),
            _ => self.apply_up_to_half(chance),
        }
    }

    /// Transforms a chance of at most 50%, in units of 2⁻²⁵.
    fn apply_up_to_half(self, chance: Chance) -> Chance {
        match self {
            Self::Linear => chance,
            Self::Steep => {
                let (win, loss) = (to_probability(chance), to_probability(ONE - chance));
                let (win, loss) = (win * win * win, loss * loss * loss);
                quantize(win / (win + loss))
            }
            Self::Flat => HALF - (HALF - chance) / 3,
            Self::ThreeLevels if chance < ONE / 3 => ONE / 6,
            Self::Sign if chance < HALF => 0,
            Self::ThreeLevels | Self::Sign => HALF,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns every 1009th chance, and those next to the steps of a scale.
    fn chances() -> impl Iterator<Item = Chance> {
        let near = |chance: Chance| chance.saturating_sub(2)..(chance + 3).min(ONE + 1);
        let around_steps = [0, ONE / 3, HALF, ONE - ONE / 3, ONE]
            .into_iter()
            .flat_map(near);
        (0..=ONE).step_by(1009).chain(around_steps)
    }

    #[test]
    fn every_scale_is_symmetric() {
        for scale in ChanceScale::ALL {
            assert_eq!(scale.apply(HALF), HALF, "{scale:?}");
            for chance in chances() {
                assert_eq!(
                    scale.apply(ONE - chance),
                    ONE - scale.apply(chance),
                    "{scale:?} {chance}"
                );
            }
        }
    }

    #[test]
    fn every_scale_is_monotonic() {
        for scale in ChanceScale::ALL {
            let mut chances: Vec<_> = chances().collect();
            chances.sort_unstable();
            assert!(
                chances
                    .windows(2)
                    .all(|pair| scale.apply(pair[0]) <= scale.apply(pair[1])),
                "{scale:?}"
            );
        }
    }

    #[test]
    fn scaled_chances_match_hand_values() {
        let percent = |scale: ChanceScale, percent: f64| {
            100.0 * to_probability(scale.apply(quantize(percent / 100.0)))
        };
        // 0.6³ / (0.6³ + 0.4³) = 0.216 / 0.280.
        assert!((percent(ChanceScale::Steep, 60.0) - 21.6 / 0.28).abs() < 1e-5);
        assert!((percent(ChanceScale::Flat, 80.0) - 60.0).abs() < 1e-5);
        for (chance, level) in [
            (30.0, 100.0 / 6.0),
            (40.0, 50.0),
            (60.0, 50.0),
            (70.0, 500.0 / 6.0),
        ] {
            assert!((percent(ChanceScale::ThreeLevels, chance) - level).abs() < 1e-5);
        }
        assert_eq!(
            [49.9, 50.0, 50.1].map(|chance| percent(ChanceScale::Sign, chance)),
            [0.0, 50.0, 100.0]
        );
    }
}

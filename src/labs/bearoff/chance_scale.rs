//! Scales: what an evaluator's chances count for when luck is measured.
//!
//! A rising scale changes no preference: plays compared with one another only need an order. Luck needs more, since
//! differences are subtracted from the game's result: an interval scale in the result's own unit. (The point is
//! made for evaluation values of shogi programs in the blog of LFICS, December 2016 – January 2017.) A scale that
//! has other differences takes less of the spread away; it cannot bias the mean.

use crate::backgammon::bearoff_db::chance::{Chance, HALF, ONE, quantize, to_probability};

/// A transform of chances that is symmetric about 50% and leaves finished games alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChanceScale {
    /// The chances as they are.
    Linear,
    /// Odds cubed: 60% counts for 77%.
    Steep,
    /// A third of the distance from 50%: 80% counts for 60%.
    Flat,
    /// Behind (below 1/3): 1/6. Level: 1/2. Ahead (above 2/3): 5/6.
    ThreeLevels,
    /// Only who is ahead: 0, 1/2 or 1.
    Sign,
}

impl ChanceScale {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Linear,
        Self::Steep,
        Self::Flat,
        Self::ThreeLevels,
        Self::Sign,
    ];

    /// Whether different chances always count for different values, so that this scale could choose plays, too.
    #[must_use]
    pub const fn is_strictly_increasing(self) -> bool {
        matches!(self, Self::Linear | Self::Steep | Self::Flat)
    }

    /// What a chance in a game that is not over counts for.
    #[inline]
    pub(crate) fn apply(self, chance: Chance) -> Chance {
        match self {
            // Nothing to mirror, and nothing to lose in the fast path.
            Self::Linear => chance,
            _ if chance > HALF => ONE - self.apply_up_to_half(ONE - chance),
            _ => self.apply_up_to_half(chance),
        }
    }

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

    /// Every 1009th chance, and those around the places where a scale leaps.
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

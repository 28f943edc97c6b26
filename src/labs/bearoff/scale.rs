//! Scales: what an evaluator's chances count for when luck is measured.
//!
//! A rising scale changes no preference: plays compared with one another only need an order. Luck needs more, since
//! differences are subtracted from the game's result: an interval scale in the result's own unit. (The point is
//! made for evaluation values of shogi programs in the blog of LFICS, December 2016 – January 2017.) A scale that
//! has other differences takes less of the spread away; it cannot bias the mean.

use crate::backgammon::bearoff_db::chance::{Chance, HALF, ONE, nearest, probability};

/// A transform of chances that is symmetric about 50% and leaves finished games alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
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

impl Scale {
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
    pub const fn is_strictly_rising(self) -> bool {
        matches!(self, Self::Linear | Self::Steep | Self::Flat)
    }

    /// What a chance in a game that is not over counts for.
    #[inline]
    pub(crate) fn of(self, chance: Chance) -> Chance {
        match self {
            // Nothing to mirror, and nothing to lose in the fast path.
            Self::Linear => chance,
            _ if chance > HALF => ONE - self.of_at_most_half(ONE - chance),
            _ => self.of_at_most_half(chance),
        }
    }

    fn of_at_most_half(self, chance: Chance) -> Chance {
        match self {
            Self::Linear => chance,
            Self::Steep => {
                let (win, loss) = (probability(chance), probability(ONE - chance));
                let (win, loss) = (win * win * win, loss * loss * loss);
                nearest(win / (win + loss))
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
        let leaps = [0, ONE / 3, HALF, ONE - ONE / 3, ONE]
            .into_iter()
            .flat_map(near);
        (0..=ONE).step_by(1009).chain(leaps)
    }

    #[test]
    fn every_scale_is_symmetric_about_an_even_chance() {
        for scale in Scale::ALL {
            assert_eq!(scale.of(HALF), HALF, "{scale:?}");
            for chance in chances() {
                assert_eq!(
                    scale.of(ONE - chance),
                    ONE - scale.of(chance),
                    "{scale:?} {chance}"
                );
            }
        }
    }

    #[test]
    fn no_scale_reverses_an_order() {
        for scale in Scale::ALL {
            let mut chances: Vec<_> = chances().collect();
            chances.sort_unstable();
            assert!(
                chances
                    .windows(2)
                    .all(|pair| scale.of(pair[0]) <= scale.of(pair[1])),
                "{scale:?}"
            );
        }
    }

    #[test]
    fn what_a_chance_counts_for() {
        let percent =
            |scale: Scale, percent: f64| 100.0 * probability(scale.of(nearest(percent / 100.0)));
        // 0.6³ / (0.6³ + 0.4³) = 0.216 / 0.280.
        assert!((percent(Scale::Steep, 60.0) - 21.6 / 0.28).abs() < 1e-5);
        assert!((percent(Scale::Flat, 80.0) - 60.0).abs() < 1e-5);
        for (chance, level) in [
            (30.0, 100.0 / 6.0),
            (40.0, 50.0),
            (60.0, 50.0),
            (70.0, 500.0 / 6.0),
        ] {
            assert!((percent(Scale::ThreeLevels, chance) - level).abs() < 1e-5);
        }
        assert_eq!(
            [49.9, 50.0, 50.1].map(|chance| percent(Scale::Sign, chance)),
            [0.0, 50.0, 100.0]
        );
    }
}

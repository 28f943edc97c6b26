//! What a position with a cube is worth in the eyes of those who measure luck: the ladder.

use crate::backgammon::bearoff_db::chance;
use crate::backgammon::bearoff_db::chance::{Chance, to_probability};
use crate::backgammon::cube::equity::{Equity, from_chance, quantize, to_points};
use crate::backgammon::cube::owner::RelativeOwner;

/// A way to value positions when luck is measured. A finished game counts as its result, except with
/// [`CubeEstimate::Nothing`].
///
/// An estimate chooses no play. Luck is the value after the best play of a roll, by exact equities, minus the mean of
/// that over the 36 rolls, times the cube. It averages zero with any values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeEstimate {
    /// All positions are worth nothing: no luck is seen, and none is subtracted.
    Nothing,
    /// Cubeless equity; luck is measured as if there were no cube.
    CubelessIgnored,
    /// Cubeless equity times the value of the cube.
    CubelessTimesCube,
    /// Between a cube that is dead and one that is perfectly live.
    Janowski(Efficiency),
    /// The exact equities.
    Exact,
}

/// How live the cube is, 0..1: Rick Janowski, *Take-Points in Money Games* (1993).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Efficiency(Chance);

impl Efficiency {
    /// 0 is a dead cube, 1 a perfectly live one; what lies outside is moved inside.
    #[must_use]
    pub fn new(efficiency: f64) -> Self {
        Self(chance::quantize(efficiency))
    }

    pub(crate) const fn units(self) -> Chance {
        self.0
    }

    /// Of so many 2⁻²⁵; `None` if that is more than 1.
    pub(crate) fn from_units(units: Chance) -> Option<Self> {
        (units <= chance::ONE).then_some(Self(units))
    }

    /// What a position is worth to the side on roll with this chance. A dead cube is worth what a game without one is. With a
    /// perfectly live one a game is won as soon as the chance is 80% and lost as soon as it is 20%, where the winning side may
    /// double, and else only in the end; in between, equity is a straight line.
    fn value(self, chance: Chance, holder: RelativeOwner) -> Equity {
        let (lost, won) = match holder {
            RelativeOwner::Mine => (0.0, 0.8),
            RelativeOwner::Centred => (0.2, 0.8),
            RelativeOwner::Theirs => (0.2, 1.0),
        };
        let equity = 2.0 * (to_probability(chance) - lost) / (won - lost) - 1.0;
        let live = equity.clamp(-1.0, 1.0);
        let efficiency = to_probability(self.0);
        quantize(efficiency * live + (1.0 - efficiency) * to_points(from_chance(chance)))
    }
}

impl CubeEstimate {
    /// Whether luck is multiplied by what the cube shows.
    #[must_use]
    pub const fn multiplies_by_cube(self) -> bool {
        !matches!(self, Self::CubelessIgnored)
    }

    /// What a position is worth to the side on roll, in which neither side is off, per unit of the cube and before she may
    /// double: if this is her chance without a cube, and that the exact equity.
    #[inline]
    pub(crate) fn value(self, chance: Chance, exact: Equity, holder: RelativeOwner) -> Equity {
        match self {
            Self::Nothing => 0,
            Self::CubelessIgnored | Self::CubelessTimesCube => from_chance(chance),
            Self::Janowski(efficiency) => efficiency.value(chance, holder),
            Self::Exact => exact,
        }
    }

    /// What a game is worth that is won by such a score, per unit of the cube.
    #[inline]
    pub(crate) const fn result(self, result: Equity) -> Equity {
        match self {
            Self::Nothing => 0,
            _ => result,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn janowski_values_match_hand_calculation() {
        let value = |efficiency, percent: f64, holder| {
            to_points(Efficiency::new(efficiency).value(chance::quantize(percent / 100.0), holder))
        };
        let near = |one: f64, two: f64| assert!((one - two).abs() < 1e-6, "{one} {two}");
        near(value(0.0, 80.0, RelativeOwner::Mine), 0.6);
        near(value(1.0, 80.0, RelativeOwner::Mine), 1.0);
        near(value(1.0, 90.0, RelativeOwner::Centred), 1.0);
        near(value(1.0, 20.0, RelativeOwner::Theirs), -1.0);
        // Of its own 40% half the way to 80% is gone: 0. Centred, a third of that from 20 to 80%: −1/3.
        near(value(1.0, 40.0, RelativeOwner::Mine), 0.0);
        near(value(1.0, 40.0, RelativeOwner::Centred), -1.0 / 3.0);
        near(value(1.0, 60.0, RelativeOwner::Theirs), 0.0);
        // 0.68 × (−1/3) + 0.32 × (−0.2).
        near(
            value(0.68, 40.0, RelativeOwner::Centred),
            -0.68 / 3.0 - 0.064,
        );
    }
}

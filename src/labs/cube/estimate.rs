//! Estimates of equity with a cube, by which luck is measured.

use crate::backgammon::bearoff_db::chance;
use crate::backgammon::bearoff_db::chance::{Chance, to_probability};
use crate::backgammon::cube::equity::{Equity, from_chance, quantize, to_points};
use crate::backgammon::cube::owner::RelativeOwner;
use crate::codec::{codec_as, codec_variants};

/// A way to value positions when luck is measured. A finished game counts as its result, except
/// with [`CubeEstimate::Nothing`].
///
/// An estimate chooses no plays. Luck is the estimated value after the best play of a roll, by
/// exact equities, minus the mean of such values over the 36 rolls. With
/// [`multiplies_by_cube`](Self::multiplies_by_cube) it is then multiplied by the cube. Luck
/// averages zero for any values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeEstimate {
    /// Zero for every position: no luck is subtracted.
    Nothing,
    /// The cubeless equity, without the multiplication by the cube.
    CubelessIgnored,
    /// The cubeless equity, times the cube.
    CubelessTimesCube,
    /// A mix of the equities with a dead and with a live cube, times the cube.
    Janowski(Efficiency),
    /// The exact equity with the cube, times the cube.
    Exact,
}

/// The efficiency of the cube, 0..1: 0 for a dead cube, 1 for a fully live one.
///
/// Rick Janowski, *Take-Points in Money Games* (1993), calls it *x*.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Efficiency(Chance);

impl Efficiency {
    /// Creates an efficiency from a fraction. Values outside 0..1 are clamped.
    #[must_use]
    pub fn new(efficiency: f64) -> Self {
        Self(chance::quantize(efficiency))
    }

    /// Returns the efficiency in units of 2⁻²⁵.
    pub(crate) const fn units(self) -> Chance {
        self.0
    }

    /// Creates an efficiency from units of 2⁻²⁵; `None` if it exceeds 1.
    pub(crate) fn from_units(units: Chance) -> Option<Self> {
        (units <= chance::ONE).then_some(Self(units))
    }

    /// Returns Janowski's equity for the side on roll, from its winning chance without a cube.
    ///
    /// With a dead cube that is the cubeless equity. With a live cube, a side that may double wins
    /// the game as soon as its chance reaches 80%. A side that may not double only wins at the end,
    /// at 100%. Between the chances at which one side and the other win, the equity rises from −1
    /// to 1 on a straight line.
    fn value(self, chance: Chance, owner: RelativeOwner) -> Equity {
        let (lost, won) = match owner {
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

codec_as! { Efficiency => Chance, Self::units, Self::from_units }

codec_variants! {
    CubeEstimate, padded to 4 {
        0 => Nothing,
        1 => CubelessIgnored,
        2 => CubelessTimesCube,
        3 => Janowski(efficiency),
        4 => Exact,
    }
}

impl CubeEstimate {
    /// Returns whether luck is multiplied by the cube.
    #[must_use]
    pub const fn multiplies_by_cube(self) -> bool {
        !matches!(self, Self::CubelessIgnored)
    }

    /// Returns the value of an unfinished position before any cube action, for the side on roll and
    /// per unit of the cube.
    ///
    /// `chance` is the winning chance of the side on roll without a cube, and `exact` its exact
    /// equity with the cube.
    #[inline]
    pub(crate) fn value(self, chance: Chance, exact: Equity, owner: RelativeOwner) -> Equity {
        match self {
            Self::Nothing => 0,
            Self::CubelessIgnored | Self::CubelessTimesCube => from_chance(chance),
            Self::Janowski(efficiency) => efficiency.value(chance, owner),
            Self::Exact => exact,
        }
    }

    /// Returns the value of a finished game with this result, per unit of the cube.
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
        let value = |efficiency, percent: f64, owner| {
            to_points(Efficiency::new(efficiency).value(chance::quantize(percent / 100.0), owner))
        };
        let near = |one: f64, two: f64| assert!((one - two).abs() < 1e-6, "{one} {two}");
        near(value(0.0, 80.0, RelativeOwner::Mine), 0.6);
        near(value(1.0, 80.0, RelativeOwner::Mine), 1.0);
        near(value(1.0, 90.0, RelativeOwner::Centred), 1.0);
        near(value(1.0, 20.0, RelativeOwner::Theirs), -1.0);
        // With a live cube of its own, a side's equity rises from −1 at 0% to 1 at 80%. So 40% is
        // halfway, at 0. With a centred cube, it rises from −1 at 20% to 1 at 80%. So 40% is a
        // third of the way, at −1/3.
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

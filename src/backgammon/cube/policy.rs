//! Cube policies: the ways in which players double, take and pass.

use super::decision::NoDoubleEquities;
use super::owner::RelativeOwner;
use crate::backgammon::bearoff_db::chance::{Chance, ONE, quantize};
use crate::codec::{codec_as, codec_variants};

/// A way to handle the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubePolicy {
    /// Acts as the exact equities say; on a tie, does not double, and takes.
    Exact,
    /// Never doubles, and never passes.
    Never,
    /// Acts by winning chances.
    Thresholds(Thresholds),
    /// Acts by pip count. Doubles with a lead of at least 8% of her own pips. Passes if the
    /// doubler's lead is at least 12% of the doubler's pips.
    PipCount,
}

/// The winning chances at which a player doubles and passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thresholds {
    /// The smallest winning chance at which the player doubles.
    double: Chance,
    /// The smallest winning chance at which the player takes; below it she passes.
    pass: Chance,
}

/// The smallest lead that the pip-count policy doubles with, in percent of the leader's own pips.
const DOUBLE_LEAD_PERCENT: i32 = 8;
/// The smallest lead of the doubler that the pip-count policy passes against, in percent of the
/// doubler's own pips.
const PASS_LEAD_PERCENT: i32 = 12;

/// A position as cube policies see it, from the side that may double.
pub(crate) struct CubeOutlook {
    /// The equities of not doubling.
    pub no_double: NoDoubleEquities,
    /// The owner of the cube.
    pub owner: RelativeOwner,
    /// The chance to win without a cube.
    pub chance: Chance,
    /// The pip counts of the side that may double, and of the other side.
    pub pips: [u8; 2],
}

impl Thresholds {
    /// Creates thresholds from the smallest chances (0..1) at which a player doubles and takes.
    /// Values outside 0..1 are clamped.
    #[must_use]
    pub fn new(double: f64, pass: f64) -> Self {
        let [double, pass] = [double, pass].map(quantize);
        Self { double, pass }
    }

    /// Returns the smallest chances at which the player doubles and takes.
    pub(crate) const fn to_parts(self) -> [Chance; 2] {
        [self.double, self.pass]
    }

    /// Creates thresholds from the smallest chances at which the player doubles and takes; `None`
    /// if either is above 1.
    pub(crate) fn from_parts([double, pass]: [Chance; 2]) -> Option<Self> {
        (double.max(pass) <= ONE).then_some(Self { double, pass })
    }
}

codec_as! { Thresholds => [Chance; 2], Self::to_parts, Self::from_parts }

codec_variants! {
    CubePolicy, padded to 8 { 0 => Exact, 1 => Never, 2 => Thresholds(thresholds), 3 => PipCount }
}

impl CubeOutlook {
    /// Returns whether the side that may double leads by at least `percent` of its own pips.
    fn leads_by(&self, percent: i32) -> bool {
        let [own, opponent] = self.pips.map(i32::from);
        100 * (opponent - own) >= percent * own
    }
}

impl CubePolicy {
    /// Returns whether the side on roll doubles, if it may.
    pub(crate) fn doubles(self, outlook: &CubeOutlook) -> bool {
        match self {
            Self::Exact => outlook.no_double.is_double(outlook.owner),
            Self::Never => false,
            Self::Thresholds(Thresholds { double, .. }) => outlook.chance >= double,
            Self::PipCount => outlook.leads_by(DOUBLE_LEAD_PERCENT),
        }
    }

    /// Returns whether the other side takes a double.
    pub(crate) fn takes(self, outlook: &CubeOutlook) -> bool {
        match self {
            Self::Exact => outlook.no_double.is_take(),
            Self::Never => true,
            Self::Thresholds(Thresholds { pass, .. }) => ONE - outlook.chance >= pass,
            Self::PipCount => !outlook.leads_by(PASS_LEAD_PERCENT),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::equity::POINT;
    use super::*;

    fn outlook(chance: f64, pips: [u8; 2]) -> CubeOutlook {
        CubeOutlook {
            no_double: NoDoubleEquities([POINT / 2; 3]),
            owner: RelativeOwner::Centred,
            chance: quantize(chance),
            pips,
        }
    }

    #[test]
    fn thresholds_are_inclusive() {
        let policy = CubePolicy::Thresholds(Thresholds::new(0.75, 0.25));
        let actions = |chance| {
            let outlook = outlook(chance, [1, 1]);
            (policy.doubles(&outlook), policy.takes(&outlook))
        };
        // At a chance of three in four she doubles, and at one in four the other side still takes.
        assert_eq!(actions(0.75), (true, true));
        assert_eq!(actions(0.749), (false, true));
        assert_eq!(actions(0.751), (true, false));
    }

    #[test]
    fn leads_are_percent_of_own_pips() {
        let actions = |pips| {
            let outlook = outlook(0.5, pips);
            (
                CubePolicy::PipCount.doubles(&outlook),
                CubePolicy::PipCount.takes(&outlook),
            )
        };
        // 8% of 25 are 2 pips, 12% are 3.
        assert_eq!(actions([25, 26]), (false, true));
        assert_eq!(actions([25, 27]), (true, true));
        assert_eq!(actions([25, 28]), (true, false));
    }

    #[test]
    fn never_policy_always_takes() {
        let certain = outlook(1.0, [1, 30]);
        assert!(!CubePolicy::Never.doubles(&certain) && CubePolicy::Never.takes(&certain));
    }
}

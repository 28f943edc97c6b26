//! Who doubles, who takes.

use super::decision::NoDoubleEquities;
use super::owner::RelativeOwner;
use crate::backgammon::bearoff_db::chance::{Chance, ONE, quantize};

/// A way to handle the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubePolicy {
    /// As the exact equities say; of equals, she does not double, and takes.
    Exact,
    /// She never doubles, and never passes.
    Never,
    /// By winning chances.
    Thresholds(Thresholds),
    /// By the pips that both sides still have to bring in: she doubles with a lead of 8% of her own and more, and passes when
    /// she is doubled by a side with a lead of 12% of its own and more.
    PipCount,
}

/// Winning chances from and below which to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thresholds {
    /// She doubles from this chance of hers on.
    double: Chance,
    /// She passes below this chance of hers.
    pass: Chance,
}

/// Percent of one's own pips from which a lead is doubled, and from which such a double is passed.
const DOUBLE_LEAD_PERCENT: i32 = 8;
const PASS_LEAD_PERCENT: i32 = 12;

/// A position as whoever handles the cube may look at it, from the side of whoever may double.
pub(crate) struct CubeOutlook {
    pub no_double: NoDoubleEquities,
    pub owner: RelativeOwner,
    /// Without a cube.
    pub chance: Chance,
    /// Pips of the side that may double, and of the other side.
    pub pips: [u8; 2],
}

impl Thresholds {
    /// Doubles from a chance (0..1) on, and passes below one; what lies outside is moved inside.
    #[must_use]
    pub fn new(double: f64, pass: f64) -> Self {
        let [double, pass] = [double, pass].map(quantize);
        Self { double, pass }
    }

    pub(crate) const fn to_parts(self) -> [Chance; 2] {
        [self.double, self.pass]
    }

    /// Of these parts; `None` if one is more than certainty.
    pub(crate) fn from_parts([double, pass]: [Chance; 2]) -> Option<Self> {
        (double.max(pass) <= ONE).then_some(Self { double, pass })
    }
}

impl CubeOutlook {
    /// Whether the lead is at least so many percent of the leader's own pips.
    fn leads_by(&self, percent: i32) -> bool {
        let [own, other] = self.pips.map(i32::from);
        100 * (other - own) >= percent * own
    }
}

impl CubePolicy {
    /// Whether the side on roll doubles, if she may.
    pub(crate) fn doubles(self, outlook: &CubeOutlook) -> bool {
        match self {
            Self::Exact => outlook.no_double.is_double(outlook.owner),
            Self::Never => false,
            Self::Thresholds(Thresholds { double, .. }) => outlook.chance >= double,
            Self::PipCount => outlook.leads_by(DOUBLE_LEAD_PERCENT),
        }
    }

    /// Whether the other side takes.
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
        // With three in four she doubles, and with one in four the other still takes.
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

//! What pairs of whole games come to, in points from X's side, who made the plays.

use super::roller::PairRoller;
use super::setup::PairsSetup;
use crate::pairs::{self, Outcomes, PairPoint, Worth};
use crate::rollout::Rollout;
use crate::score::Unit;
use crate::statistics::Summary;

/// Sums over pairs of one coupling.
pub type PairSums = pairs::PairSums<1>;

/// A rollout of pairs. What would be games elsewhere are pairs here.
pub type PairsRollout = Rollout<PairRoller>;

impl PairsRollout {
    /// What is compared, and how.
    #[must_use]
    pub const fn setup(&self) -> &PairsSetup {
        self.roller().setup()
    }

    /// The pairs now, plain or with luck subtracted.
    #[must_use]
    pub fn point(&self, reduced: bool) -> PairPoint {
        self.now()
            .point(0, reduced, Unit::Points, &self.roller().bounds())
    }

    /// Of how many pairs the mover has won both games, one, or none.
    #[must_use]
    pub fn outcomes(&self) -> Outcomes {
        self.now().outcomes(0)
    }

    /// After how many pairs the better play is known: the first checkpoint at which the any-time interval has no 0 in
    /// it. `None` if that is still to come.
    #[must_use]
    pub fn known(&self, reduced: bool) -> Option<u64> {
        let bounds = self.roller().bounds();
        pairs::known(self.kept(), 0, reduced, Unit::Points, &bounds)
    }

    /// What the coupling turned out to be worth: in pairs of independent dice without luck subtracted, whose variance is that of A
    /// and that of B together. Both are measured on these very games, since B's dice are fair whatever they are coupled to.
    #[must_use]
    pub fn worth(&self, reduced: bool) -> Worth {
        let plain = self.point(false);
        let independent = plain.a.sd.zip(plain.b.sd);
        let independent = independent.map(|(a, b)| (a * a + b * b).sqrt());
        let Summary { mean, sd, .. } = self.point(reduced).difference;
        mean.zip(sd).map_or(Worth::default(), |(mean, sd)| {
            Worth::of(self.setup().coupling(), mean, sd, independent)
        })
    }
}

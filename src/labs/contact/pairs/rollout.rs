//! What pairs of whole games come to, in points from X's side, who made the plays.

use super::runner::PairRoller;
use super::setup::PairsSetup;
use crate::rollout::pairs::{CouplingWorth, Outcomes, PairPoint};
use crate::rollout::{Rollout, pairs};
use crate::stats::score::Unit;
use crate::stats::summary::Summary;

/// A rollout of pairs. One of its games is a pair.
pub type PairsRollout = Rollout<PairRoller>;

impl PairsRollout {
    /// The plays that are compared, and the method.
    #[must_use]
    pub const fn setup(&self) -> &PairsSetup {
        self.runner().setup()
    }

    /// The pairs now, plain or with luck subtracted.
    #[must_use]
    pub fn point(&self, reduced: bool) -> PairPoint {
        self.sums()
            .point(0, reduced, Unit::Points, &self.runner().bounds())
    }

    /// The number of pairs of which the mover has won both games, one, or none.
    #[must_use]
    pub fn outcomes(&self) -> Outcomes {
        self.sums().outcomes(0)
    }

    /// After how many pairs the better play is known: the first checkpoint at which the any-time interval has no 0 in
    /// it. `None` if that is still to come.
    #[must_use]
    pub fn decided_after(&self, reduced: bool) -> Option<u64> {
        let bounds = self.runner().bounds();
        pairs::point::decided_after(
            self.reached_checkpoints(),
            0,
            reduced,
            Unit::Points,
            &bounds,
        )
    }

    /// The measured worth of the coupling, in pairs of independent dice without luck subtracted. The variance of such a
    /// pair is the sum of A's and B's variances. Both are measured on these games, because B's dice are fair with every
    /// coupling.
    #[must_use]
    pub fn worth(&self, reduced: bool) -> CouplingWorth {
        let plain = self.point(false);
        let independent = plain.a.sd.zip(plain.b.sd);
        let independent = independent.map(|(a, b)| (a * a + b * b).sqrt());
        let Summary { mean, sd, .. } = self.point(reduced).difference;
        mean.zip(sd).map_or(CouplingWorth::default(), |(mean, sd)| {
            CouplingWorth::new(self.setup().coupling(), mean, sd, independent)
        })
    }
}

//! Rollouts of pairs of whole games, in points from the side of X, who makes the plays.

use super::runner::PairRoller;
use super::setup::PairsSetup;
use crate::rollout::pairs::{CouplingWorth, Outcomes, PairPoint};
use crate::rollout::{Rollout, pairs};
use crate::stats::score::Unit;
use crate::stats::summary::Summary;

/// A rollout of pairs of whole games. Each of its trials is a pair.
pub type PairsRollout = Rollout<PairRoller>;

impl PairsRollout {
    /// Returns the plays that are compared, and the method.
    #[must_use]
    pub const fn setup(&self) -> &PairsSetup {
        self.runner().setup()
    }

    /// Returns the averages of the pairs now, plain or with luck subtracted.
    #[must_use]
    pub fn point(&self, reduced: bool) -> PairPoint {
        self.sums()
            .point(0, reduced, Unit::Points, &self.runner().bounds())
    }

    /// Returns the number of pairs of which X has won both games, one, or none.
    #[must_use]
    pub fn outcomes(&self) -> Outcomes {
        self.sums().outcomes(0)
    }

    /// Returns the number of pairs after which the better play was known, or `None` if it is not
    /// known yet.
    ///
    /// It is that of the first checkpoint at which the any-time interval of the difference excludes
    /// 0.
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

    /// Returns the measured worth of the coupling, in plain pairs of independent dice.
    ///
    /// The variance of an independent pair is the sum of A's and B's variances. Both are measured
    /// on these games, because B's dice are fair with every coupling.
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

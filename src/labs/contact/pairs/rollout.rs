//! Rollouts of pairs of whole games, in points from the side of X, who makes the plays.

use super::runner::PairRoller;
use super::setup::PairsSetup;
use crate::rollout::pairs::{CouplingWorth, Outcomes, PairPoint};
use crate::rollout::{Rollout, pairs};
use crate::stats::score::Unit;

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
        self.runner().point(self.sums(), reduced)
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

    /// Returns the measured worth of the coupling, in plain pairs of independent dice: see
    /// [`PairRoller::worth`].
    #[must_use]
    pub fn worth(&self, reduced: bool) -> CouplingWorth {
        self.runner().worth(self.sums(), reduced)
    }
}

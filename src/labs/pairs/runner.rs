//! Rolls pairs and sums them up.

use core::ops::Range;
use std::sync::Arc;

use super::pair;
use super::pair::{Played, Walked};
use super::point::PairSums;
use super::prepared::PreparedPairs;
use crate::backgammon::bearoff_db::turn::State;
use crate::labs::bearoff::reachable::Node;
use crate::rollout::game_runner::Roller;
use crate::rollout::pairs::Coupling;
use crate::rollout::pairs::played::Ended;
use crate::rollout::pairs::trials::PairTrials;
use crate::rollout::trial::Trials;
use crate::stats::score::Score;

/// Rolls the pairs of a decision, in all couplings.
pub struct PairRoller {
    pairs: Arc<PreparedPairs>,
    along_paths: Walked<Node>,
    step_by_step: Walked<State>,
}

impl PairRoller {
    /// Pairs of this decision.
    #[must_use]
    pub fn new(pairs: Arc<PreparedPairs>) -> Self {
        Self {
            pairs,
            along_paths: Walked::default(),
            step_by_step: Walked::default(),
        }
    }

    /// The pairs that are compared.
    #[must_use]
    pub const fn pairs(&self) -> &Arc<PreparedPairs> {
        &self.pairs
    }

    /// Plays pairs `from..to` in one coupling, or in all, and tells how each ended.
    // Not generic: there would be a copy of all this for everyone who is told.
    fn play(
        &mut self,
        trials: Trials,
        range: Range<u64>,
        only: Option<Coupling>,
        tell: &mut dyn FnMut(&Played),
    ) {
        let trials = PairTrials::new(trials, self.pairs.setup().rotation);
        let [a, b] = self.pairs.strands();
        if let (Some(a), Some(b)) = (a.along_paths(), b.along_paths()) {
            let walked = &mut self.along_paths;
            for k in range {
                tell(&pair::play([&a, &b], trials, k, walked, only));
            }
        } else {
            let (a, b) = (a.step_by_step(), b.step_by_step());
            let walked = &mut self.step_by_step;
            for k in range {
                tell(&pair::play([&a, &b], trials, k, walked, only));
            }
        }
    }

    /// Rolls pairs `from..to` in one coupling and forgets them, to see how long that takes; returns the sum of their
    /// differences without luck, so that nothing of a pair is left out.
    pub fn roll_only(&mut self, coupling: Coupling, trials: Trials, from: u64, to: u64) -> Score {
        let mut sum = Score::ZERO;
        self.play(trials, from..to, Some(coupling), &mut |played| {
            sum += played.a.reduced() - played.b[coupling as usize].reduced();
        });
        sum
    }

    /// What pairs `from..to` came to, in one coupling: how A's game ended, and B's.
    pub(crate) fn results(
        &mut self,
        coupling: Coupling,
        trials: Trials,
        from: u64,
        to: u64,
        mut tell: impl FnMut([Ended; 2]),
    ) {
        self.play(trials, from..to, Some(coupling), &mut |played| {
            tell([played.a, played.b[coupling as usize]]);
        });
    }
}

impl Roller for PairRoller {
    type Sums = PairSums;

    fn none(&self) -> PairSums {
        PairSums::new(self.pairs.setup().block(), 0)
    }

    fn roll(&mut self, trials: Trials, from: u64, to: u64) -> PairSums {
        let block = self.pairs.setup().block();
        let mut sums = PairSums::new(block, from % block);
        self.play(trials, from..to, None, &mut |played| sums.add(played));
        sums
    }
}

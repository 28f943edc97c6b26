//! The game runner of pairs: it rolls pairs in all couplings and sums the results.

use core::fmt;
use core::ops::Range;
use std::sync::Arc;

use super::pair::{PairOutcome, WalkedGame, play_pair};
use super::prepared_pairs::PreparedPairs;
use crate::backgammon::bearoff_db::state::BearoffState;
use crate::labs::bearoff::reachable::NodeIndex;
use crate::rollout::game_runner::GameRunner;
use crate::rollout::pairs;
use crate::rollout::pairs::Coupling;
use crate::rollout::pairs::pair_outcome::GameEnd;
use crate::rollout::pairs::trials::PairTrials;
use crate::rollout::trial::Trials;
use crate::stats::score::Score;

/// Sums over pairs in all couplings.
pub type PairSums = pairs::PairSums<{ Coupling::ALL.len() }>;

/// A runner that rolls the pairs of a decision in all couplings.
pub struct PairRoller {
    /// The prepared pairs.
    pairs: Arc<PreparedPairs>,
    /// A buffer for A's game along enumerated positions.
    path_scratch: WalkedGame<NodeIndex>,
    /// A buffer for A's game without enumerated positions.
    stepwise_scratch: WalkedGame<BearoffState>,
}

impl fmt::Debug for PairRoller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PairRoller")
            .field("pairs", &self.pairs)
            .finish_non_exhaustive()
    }
}

impl PairRoller {
    /// Creates a runner for prepared pairs.
    #[must_use]
    pub fn new(pairs: Arc<PreparedPairs>) -> Self {
        Self {
            pairs,
            path_scratch: WalkedGame::default(),
            stepwise_scratch: WalkedGame::default(),
        }
    }

    /// Returns the prepared pairs.
    #[must_use]
    pub const fn pairs(&self) -> &Arc<PreparedPairs> {
        &self.pairs
    }

    /// Plays the pairs of a range with one coupling, or with all of them, and calls `on_outcome`
    /// with each outcome.
    // Not generic: each caller would carry a copy of both loops.
    fn play(
        &mut self,
        trials: Trials,
        range: Range<u64>,
        only: Option<Coupling>,
        on_outcome: &mut dyn FnMut(&PairOutcome),
    ) {
        let trials = PairTrials::new(trials, self.pairs.setup().rotation);
        let [a, b] = self.pairs.arms();
        if let (Some(a), Some(b)) = (a.path_arm(), b.path_arm()) {
            let walked = &mut self.path_scratch;
            for k in range {
                on_outcome(&play_pair([&a, &b], trials, k, walked, only));
            }
        } else {
            let (a, b) = (a.stepwise_arm(), b.stepwise_arm());
            let walked = &mut self.stepwise_scratch;
            for k in range {
                on_outcome(&play_pair([&a, &b], trials, k, walked, only));
            }
        }
    }

    /// Rolls pairs `from..to` with one coupling, to measure the time that this takes. Returns the
    /// sum of the differences with luck subtracted, so that the compiler cannot omit any part of a
    /// pair.
    pub fn roll_for_timing(
        &mut self,
        coupling: Coupling,
        trials: Trials,
        from: u64,
        to: u64,
    ) -> Score {
        let mut sum = Score::ZERO;
        self.play(trials, from..to, Some(coupling), &mut |outcome| {
            sum += outcome.a.reduced() - outcome.b[coupling as usize].reduced();
        });
        sum
    }

    /// Calls `on_pair` with the ends of A's and B's games in pairs `from..to` with one coupling.
    pub(crate) fn results(
        &mut self,
        coupling: Coupling,
        trials: Trials,
        from: u64,
        to: u64,
        mut on_pair: impl FnMut([GameEnd; 2]),
    ) {
        self.play(trials, from..to, Some(coupling), &mut |outcome| {
            on_pair([outcome.a, outcome.b[coupling as usize]]);
        });
    }
}

impl GameRunner for PairRoller {
    type Sums = PairSums;

    fn empty_sums(&self) -> PairSums {
        PairSums::new(self.pairs.setup().block_size(), 0)
    }

    fn roll(&mut self, trials: Trials, from: u64, to: u64) -> PairSums {
        let block = self.pairs.setup().block_size();
        let mut sums = PairSums::new(block, from % block);
        self.play(trials, from..to, None, &mut |outcome| sums.add(outcome));
        sums
    }
}

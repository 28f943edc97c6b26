//! Rolls pairs of whole games, and sums them up.

use core::fmt;
use std::sync::Arc;

use super::arm::{Arm, ArmEvaluator};
use super::setup::PairsSetup;
use crate::backgammon::{Board, EvaluatorKind, Networks};
use crate::labs::contact::luck_limit::{reduced_bounds, result_bounds};
use crate::rollout::dice::{ALL_KINDS, Roll};
use crate::rollout::game_runner::GameRunner;
use crate::rollout::pairs;
use crate::rollout::pairs::pair_outcome::GameEnd;
use crate::rollout::pairs::series::PairBounds;
use crate::rollout::pairs::trials::PairTrials;
use crate::rollout::pairs::{Coupling, CouplingWorth, PairPoint};
use crate::rollout::trial::Trials;
use crate::stats::score::Unit;
use crate::stats::summary::Summary;

/// Sums over pairs with one coupling.
pub type PairSums = pairs::PairSums<1>;

/// The end of a pair: A's game, and B's with the coupled dice.
pub(super) type PairOutcome = pairs::pair_outcome::PairOutcome<1>;

/// Rolls the pairs of a decision with one coupling.
pub struct PairRoller {
    networks: Arc<Networks>,
    setup: PairsSetup,
    evaluators: Vec<EvaluatorKind>,
    arm_evaluators: [ArmEvaluator; 2],
}

impl fmt::Debug for PairRoller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PairRoller")
            .field("setup", &self.setup)
            .finish_non_exhaustive()
    }
}

impl PairRoller {
    /// Returns a runner of the pairs of this setup.
    #[must_use]
    pub fn new(networks: Arc<Networks>, setup: PairsSetup) -> Self {
        Self {
            networks,
            evaluators: setup.evaluators(),
            setup,
            arm_evaluators: Default::default(),
        }
    }

    /// Returns the plays that are compared, and the method.
    #[must_use]
    pub const fn setup(&self) -> &PairsSetup {
        &self.setup
    }

    /// Returns the bounds of the results of both plays' games, from the side of X, who makes the
    /// plays.
    pub(super) fn bounds(&self) -> PairBounds {
        let play_bounds = |play: &Board| {
            let results = result_bounds(play);
            let reduced = match self.setup.evaluator() {
                EvaluatorKind::Nothing => results,
                _ => reduced_bounds(results),
            };
            [Some(results), Some(reduced)]
        };
        let [a, b] = self.setup.decision().after().each_ref().map(play_bounds);
        PairBounds { a, b }
    }

    /// Returns the statistics of these sums in points, plain or with luck subtracted.
    ///
    /// The sums may be of any range of trials.
    #[must_use]
    pub fn point(&self, sums: &PairSums, reduced: bool) -> PairPoint {
        sums.point(0, reduced, Unit::Points, &self.bounds())
    }

    /// Returns the worth of the coupling as measured on these sums, in plain pairs of independent
    /// dice.
    ///
    /// The variance of an independent pair is the sum of A's and B's variances. Both are measured
    /// on these games, because B's dice are fair with every coupling.
    #[must_use]
    pub fn worth(&self, sums: &PairSums, reduced: bool) -> CouplingWorth {
        let plain = self.point(sums, false);
        let independent = plain.a.sd.zip(plain.b.sd);
        let independent = independent.map(|(a, b)| (a * a + b * b).sqrt());
        let Summary { mean, sd, .. } = self.point(sums, reduced).difference;
        mean.zip(sd).map_or(CouplingWorth::default(), |(mean, sd)| {
            CouplingWorth::new(self.setup.coupling(), mean, sd, independent)
        })
    }

    /// Plays pair `k`, and calls `on_rolls` with both rolls of every turn that both games have.
    pub(super) fn play(
        &mut self,
        trials: Trials,
        k: u64,
        mut on_rolls: impl FnMut([Roll; 2]),
    ) -> PairOutcome {
        let Self {
            networks,
            setup,
            evaluators,
            arm_evaluators: [evaluator_a, evaluator_b],
        } = self;
        let trials = PairTrials::new(trials, false);
        let (mut dice, mut own_dice, mut ties) = (
            trials.dice(k),
            trials.independent_dice(k),
            trials.tie_breaker(k),
        );
        let [mut a, mut b] = setup.decision().after().each_ref().map(Arm::after);
        let independent = setup.coupling() == Coupling::Independent;
        // B's luck less A's, once coupled games are at the same position. From there on B gets A's
        // rolls, so both games end alike, and only A's game is played. A ranked coupling would give
        // B another roll of equal luck where rolls are tied; B's dice stay as fair.
        let mut luck_lead = None;
        while a.is_in_progress() || (b.is_in_progress() && luck_lead.is_none()) {
            let both_in_progress = a.is_in_progress() && b.is_in_progress();
            if both_in_progress && !independent && luck_lead.is_none() && a.has_same_state(&b) {
                luck_lead = Some(b.luck_difference(&a));
            }
            // The roll is A's while A's game is in progress. Later it is B's, from B's own dice if
            // they are independent.
            let roll = if a.is_in_progress() || !independent {
                dice.next()
            } else {
                own_dice.next()
            };
            if a.is_in_progress() {
                a.evaluate_turn(networks, evaluators, evaluator_a, roll);
            }
            if luck_lead.is_some() {
                on_rolls([roll, roll]);
            } else if b.is_in_progress() {
                let mut roll_b = if both_in_progress && independent {
                    own_dice.next()
                } else {
                    roll
                };
                b.evaluate_turn(networks, evaluators, evaluator_b, roll_b);
                if both_in_progress && setup.coupling() == Coupling::Ranked {
                    let rank = a.ranking(evaluator_a).rank_of(roll.kind(), &mut ties);
                    let kind = b.ranking(evaluator_b).kind_at(rank, &mut ties);
                    // If B's roll is of A's kind, B takes A's dice in A's order.
                    if kind != roll.kind() {
                        roll_b = ALL_KINDS[kind].roll();
                    }
                }
                if both_in_progress {
                    on_rolls([roll, roll_b]);
                }
                b.play_roll(networks, evaluator_b, roll_b, None);
            }
            if a.is_in_progress() {
                a.play_roll(networks, evaluator_a, roll, luck_lead);
            }
        }
        let a = a.game_end();
        let b = luck_lead.map_or_else(
            || b.game_end(),
            |lead| GameEnd {
                luck: a.luck + lead,
                ..a
            },
        );
        PairOutcome { a, b: [b] }
    }
}

impl GameRunner for PairRoller {
    type Sums = PairSums;

    fn empty_sums(&self) -> PairSums {
        PairSums::new(1, 0)
    }

    fn roll(&mut self, trials: Trials, from: u64, to: u64) -> PairSums {
        let mut sums = self.empty_sums();
        for k in from..to {
            sums.add(&self.play(trials, k, |_| {}));
        }
        sums
    }
}

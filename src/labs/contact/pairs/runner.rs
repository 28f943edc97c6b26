//! Rolls pairs and sums them up.

use std::sync::Arc;

use super::arm::{Eyes, Strand};
use super::rollout::PairSums;
use super::setup::PairsSetup;
use crate::backgammon::{Board, Evaluator, Networks};
use crate::labs::contact::luck_limit::{reduced_bounds, result_bounds};
use crate::rollout::dice::{ALL_KINDS, Roll};
use crate::rollout::game_runner::Roller;
use crate::rollout::pairs;
use crate::rollout::pairs::Coupling;
use crate::rollout::pairs::bounds::PairBounds;
use crate::rollout::pairs::played::Ended;
use crate::rollout::pairs::trials::PairTrials;
use crate::rollout::trial::Trials;

/// How a trial ended: A's game, and B's with its coupling.
pub(super) type Played = pairs::played::Played<1>;

/// Rolls the pairs of a decision, in one coupling.
pub struct PairRoller {
    networks: Arc<Networks>,
    setup: PairsSetup,
    evaluators: Vec<Evaluator>,
    eyes: [Eyes; 2],
}

impl PairRoller {
    /// Pairs of this decision.
    #[must_use]
    pub fn new(networks: Arc<Networks>, setup: PairsSetup) -> Self {
        Self {
            networks,
            evaluators: setup.evaluators(),
            setup,
            eyes: Default::default(),
        }
    }

    /// The plays that are compared, and the method.
    #[must_use]
    pub const fn setup(&self) -> &PairsSetup {
        &self.setup
    }

    /// Bounds of the results of both plays' games, from the side of X, who made the plays.
    pub(super) fn bounds(&self) -> PairBounds {
        let of_play = |play: &Board| {
            let results = result_bounds(play);
            let reduced = match self.setup.evaluator() {
                Evaluator::Nothing => results,
                _ => reduced_bounds(results),
            };
            [Some(results), Some(reduced)]
        };
        let [a, b] = self.setup.decision().after().each_ref().map(of_play);
        PairBounds { a, b }
    }

    /// Plays pair `k`, and tells both rolls of every turn that both games have.
    pub(super) fn play(
        &mut self,
        trials: Trials,
        k: u64,
        mut tell: impl FnMut([Roll; 2]),
    ) -> Played {
        let Self {
            networks,
            setup,
            evaluators,
            eyes: [eyes_a, eyes_b],
        } = self;
        let trials = PairTrials::new(trials, false);
        let (mut dice, mut own, mut ties) = (trials.dice(k), trials.own_dice(k), trials.ties(k));
        let [mut a, mut b] = setup.decision().after().each_ref().map(Strand::after);
        let independent = setup.coupling() == Coupling::Independent;
        // B's luck less A's, from where both stand at the same position on: whatever couples their dice, B gets A's roll then, which
        // is as good as itself, and what is left of both games is one.
        let mut ahead = None;
        while a.goes_on() || (b.goes_on() && ahead.is_none()) {
            let both = a.goes_on() && b.goes_on();
            if both && !independent && ahead.is_none() && a.is_where(&b) {
                ahead = Some(b.luck_less(&a));
            }
            // What is not rolled on alone is rolled by A; B has dice of its own, or what the coupling makes of these.
            let roll = if a.goes_on() || !independent {
                dice.next()
            } else {
                own.next()
            };
            if a.goes_on() {
                a.look(networks, evaluators, eyes_a, roll);
            }
            if ahead.is_some() {
                tell([roll, roll]);
            } else if b.goes_on() {
                let mut of_b = if both && independent {
                    own.next()
                } else {
                    roll
                };
                b.look(networks, evaluators, eyes_b, of_b);
                if both && setup.coupling() == Coupling::Ranked {
                    let rank = a.ranking(eyes_a).rank_of(roll.kind(), &mut ties);
                    let kind = b.ranking(eyes_b).kind_at(rank, &mut ties);
                    // The very dice where it is the same roll.
                    if kind != roll.kind() {
                        of_b = ALL_KINDS[kind].roll();
                    }
                }
                if both {
                    tell([roll, of_b]);
                }
                b.play(networks, eyes_b, of_b, None);
            }
            if a.goes_on() {
                a.play(networks, eyes_a, roll, ahead);
            }
        }
        let a = a.ended();
        let b = ahead.map_or_else(
            || b.ended(),
            |ahead| Ended {
                luck: a.luck + ahead,
                ..a
            },
        );
        Played { a, b: [b] }
    }
}

impl Roller for PairRoller {
    type Sums = PairSums;

    fn none(&self) -> PairSums {
        PairSums::new(1, 0)
    }

    fn roll(&mut self, trials: Trials, from: u64, to: u64) -> PairSums {
        let mut sums = self.none();
        for k in from..to {
            sums.add(&self.play(trials, k, |_| {}));
        }
        sums
    }
}

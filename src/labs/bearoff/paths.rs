//! All that can happen in a game whose players are given: every position that can come up, where each roll leads
//! from it, and what each estimate says of the roll's luck.
//!
//! Up to six checkers a side these are a few thousand positions, at most some hundred thousand, because only the
//! dice are open. A rollout walks along them without asking any table, and exact answers follow from them from the
//! end of the game backwards.

use super::judged_setup::JudgedSetup;
pub(crate) use super::reachable::{Node, O_WON, X_WON};
use super::reachable::{Reached, UNKNOWN};
use crate::backgammon::bearoff_db::arrangements::Index;
use crate::backgammon::bearoff_db::turn::{Play, State};
use crate::backgammon::side::Side;
use crate::rollout::dice::{Dice, KINDS};
use crate::rollout::sampler::Measured;
use crate::stats::score::{CompactScore, Score};

/// Positions done between two questions whether to go on.
const STRIDE: usize = 64;

/// The positions and where the rolls lead.
pub(crate) struct Paths {
    /// The state of each node.
    pub states: Vec<State>,
    /// For each node, where each kind of roll leads.
    pub next: Vec<[Node; KINDS]>,
    pub estimates: Vec<Lucks>,
    /// Where each kind of roll leads, and its luck beside it, if there is one estimate and nothing is lost in its eyes:
    /// one look into memory a roll, where a rollout spends its time. Else empty.
    quick: Vec<(Node, CompactScore)>,
    /// All nodes, each before those that its rolls lead to.
    pub order: Vec<Node>,
}

/// What an estimate says of the rolls at each node, from X's side.
#[derive(Default)]
pub(crate) struct Lucks {
    /// Luck of each kind of roll.
    pub luck: Vec<[CompactScore; KINDS]>,
    /// For each kind of roll, value after its best play − value after the play made. Empty if that is nowhere
    /// anything but 0.
    pub lost: Vec<[CompactScore; KINDS]>,
    /// Williams's disparity: mean over the 36 rolls of the value after the best play − value before.
    pub disparity: Vec<CompactScore>,
}

/// Paths in the making.
pub(crate) struct PathsBuilder {
    paths: Paths,
    reached: Reached,
}

impl PathsBuilder {
    /// Begins at the start of a setup.
    pub fn new(setup: &JudgedSetup) -> Self {
        let estimates = setup
            .setup
            .estimates
            .iter()
            .map(|_| Lucks::default())
            .collect();
        let mut builder = Self {
            paths: Paths {
                states: Vec::new(),
                next: Vec::new(),
                estimates,
                quick: Vec::new(),
                order: Vec::new(),
            },
            reached: Reached::new(setup.arrangements(), setup.start, 1),
        };
        builder.node(setup, setup.start);
        builder
    }

    /// How much is done, 0..1, as far as can be told before all positions are known: in pips.
    pub fn progress(&self) -> f64 {
        self.reached.progress()
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(
        &mut self,
        setup: &JudgedSetup,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> bool {
        let mut done = 0_usize;
        while let Some(node) = self.reached.next() {
            self.add(setup, node);
            done += 1;
            if done.is_multiple_of(STRIDE) && !keep_going() {
                return false;
            }
        }
        true
    }

    pub fn finish(self) -> Paths {
        let mut paths = self.paths;
        for lucks in &mut paths.estimates {
            if lucks
                .lost
                .as_flattened()
                .iter()
                .all(|&lost| lost == CompactScore::ZERO)
            {
                lucks.lost = Vec::new();
            }
        }
        if let [Lucks { luck, lost, .. }] = paths.estimates.as_slice()
            && lost.is_empty()
        {
            let next = paths.next.as_flattened().iter();
            paths.quick = next
                .copied()
                .zip(luck.as_flattened().iter().copied())
                .collect();
        }
        paths
    }

    /// The node of a state, a new one if it has not come up before.
    fn node(&mut self, setup: &JudgedSetup, state: State) -> Node {
        let (node, is_new) = self.reached.node(setup.arrangements(), state, 0);
        if is_new {
            self.paths.states.push(state);
            self.paths.next.push([UNKNOWN; KINDS]);
            for lucks in &mut self.paths.estimates {
                lucks.luck.push([CompactScore::ZERO; KINDS]);
                lucks.lost.push([CompactScore::ZERO; KINDS]);
                lucks.disparity.push(CompactScore::ZERO);
            }
        }
        node
    }

    /// Everything about a node that has come up.
    fn add(&mut self, setup: &JudgedSetup, node: Node) {
        let state = self.paths.states[node as usize];
        let State { side, mover, other } = state;
        let mut scratch = Vec::new();
        let made: [Index; KINDS] =
            core::array::from_fn(|kind| setup.choice(state, kind, &mut scratch));
        for (kind, &made) in made.iter().enumerate() {
            let next = match (state.after(made), side) {
                (Some(next), _) => self.node(setup, next),
                (None, Side::X) => X_WON,
                (None, Side::O) => O_WON,
            };
            self.paths.next[node as usize][kind] = next;
        }
        for (estimate, lucks) in self.paths.estimates.iter_mut().enumerate() {
            let outlook = setup.outlook(estimate, mover, other);
            for (kind, &made) in made.iter().enumerate() {
                let measured = setup.measure(estimate, &outlook, kind, Play { side, other, made });
                lucks.luck[node as usize][kind] = measured.luck.compact();
                lucks.lost[node as usize][kind] = measured.lost.compact();
            }
            let disparity = setup.disparity(estimate, &outlook, state);
            lucks.disparity[node as usize] = disparity.compact();
        }
        self.paths.order.push(node);
    }
}

impl Paths {
    /// Plays a game with these dice and adds up what the estimates measure; returns who is off first.
    #[inline]
    pub fn walk<D: Dice>(&self, dice: &mut D, measured: &mut [Measured]) -> Result<Side, D::Error> {
        // The commonest case, one estimate whose best plays are the ones made, is the fast one.
        if let [only] = measured
            && !self.quick.is_empty()
        {
            return self.walk_quick(dice, &mut only.luck);
        }
        let mut node = 0;
        loop {
            let kind = dice.roll()?.kind();
            let here = node as usize;
            for (measured, lucks) in measured.iter_mut().zip(&self.estimates) {
                measured.luck += lucks.luck[here][kind].into();
                measured.lost += lucks
                    .lost
                    .get(here)
                    .map_or(Score::ZERO, |lost| lost[kind].into());
            }
            node = self.next[here][kind];
            match node {
                X_WON => return Ok(Side::X),
                O_WON => return Ok(Side::O),
                _ => {}
            }
        }
    }

    /// The same with [`Paths::quick`].
    #[inline]
    fn walk_quick<D: Dice>(&self, dice: &mut D, luck: &mut Score) -> Result<Side, D::Error> {
        let (mut node, mut sum) = (0, Score::ZERO);
        let winner = loop {
            let (next, luck) = self.quick[KINDS * node as usize + dice.roll()?.kind()];
            sum += luck.into();
            match next {
                X_WON => break Side::X,
                O_WON => break Side::O,
                _ => node = next,
            }
        };
        *luck = sum;
        Ok(winner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::evaluator::Evaluator;
    use super::super::judge::Estimate;
    use super::super::prepared_game::PreparedGame;
    use super::super::scale::Scale;
    use super::super::setup::{Player, Setup};
    use super::*;
    use crate::backgammon::bearoff_db::{Checkers, Database, Position, Reach};
    use crate::backgammon::noise::Noise;
    use crate::clock::most_at_once;
    use crate::rollout::dice::ALL_KINDS;

    /// A game from four checkers each on the six point, which no position of up to four is beyond, in which everybody
    /// measures luck.
    fn game(players: [Player; 2]) -> PreparedGame {
        let evaluators = [
            Evaluator::Exact,
            Evaluator::OneSided,
            Evaluator::PipCount,
            Evaluator::Even,
            Evaluator::Backwards,
            Evaluator::Noisy(Noise::new(0.05, 1)),
            Evaluator::Noisy(Noise::new(0.2, 2)),
        ];
        let four = Checkers::new([0, 0, 0, 0, 0, 4]).unwrap();
        let setup = Setup {
            position: Position::new(four, four).unwrap(),
            players,
            estimates: evaluators
                .map(|evaluator| Estimate {
                    evaluator,
                    scale: Scale::Linear,
                })
                .to_vec(),
        };
        PreparedGame::new(Arc::new(Database::new(Reach::SixCheckers)), setup).unwrap()
    }

    #[test]
    fn the_luck_that_a_rollout_adds_up_averages_zero_at_every_position_of_up_to_four_checkers() {
        for player in [
            Player::FewestPips,
            Player::Evaluator(Evaluator::Exact),
            Player::Evaluator(Evaluator::Backwards),
        ] {
            let game = game([player; 2]);
            let setup = game.judged();
            let arrangements = setup.arrangements();
            let up_to_four: Vec<Index> = (1..arrangements.len() as Index)
                .filter(|&index| arrangements.checkers(index).count() <= 4)
                .collect();
            let mut builder = PathsBuilder::new(setup);
            for side in [Side::X, Side::O] {
                for &mover in &up_to_four {
                    for &other in &up_to_four {
                        builder.node(setup, State { side, mover, other });
                    }
                }
            }
            assert!(builder.build_while(setup, &mut || true));
            let paths = builder.finish();
            // C(10, 6) − 1 = 209 arrangements a side, either of them on roll.
            assert_eq!(paths.states.len(), 2 * 209 * 209);
            for lucks in &paths.estimates {
                for luck in &lucks.luck {
                    let sum: i64 = ALL_KINDS
                        .iter()
                        .zip(luck)
                        .map(|(kind, &luck)| i64::from(kind.rolls) * Score::from(luck).units())
                        .sum();
                    assert_eq!(sum, 0);
                }
            }
            // Who measures by a perfect evaluator sees whether mistakes were made.
            let perfect = player == Player::Evaluator(Evaluator::Exact);
            assert_eq!(paths.estimates[0].lost.is_empty(), perfect);
        }
    }

    #[test]
    fn the_clock_is_looked_at_after_each_stride_of_positions() {
        let game = game([Player::FewestPips; 2]);
        let setup = game.judged();
        let mut builder = PathsBuilder::new(setup);
        let at_once = most_at_once(
            &mut builder,
            |builder| builder.paths.order.len() as u64,
            |builder, clock| builder.build_while(setup, clock),
        );
        assert_eq!(at_once, STRIDE as u64);
    }
}

//! All that can happen in a game with a cube whose players are given: every position that can come up and whose the cube is
//! then, what becomes of the cube, where each roll leads, and what each estimate says of it.
//!
//! What the cube shows is no part of it: nobody plays otherwise for it. So a game is walked along these, and what it pays and
//! its luck are doubled as often as the cube was.

use super::judged::{Ending, JudgedCube};
use crate::backgammon::bearoff_db::arrangements::Index;
use crate::backgammon::cube::CubeAction;
use crate::backgammon::cube::equity::Equity;
use crate::backgammon::cube::owner::HOLDERS;
use crate::backgammon::cube::state::State;
use crate::backgammon::side::Side;
use crate::labs::bearoff::reachable::Reached;
pub(crate) use crate::labs::bearoff::reachable::{Node, O_WON, X_WON};
use crate::rollout::dice::{Dice, KINDS};
use crate::rollout::sampler::Measured;
use crate::stats::score::Score;

/// Positions done between two questions whether to go on.
const STRIDE: usize = 64;

/// The positions and where the rolls lead.
pub(crate) struct Paths {
    /// The state of each node.
    pub states: Vec<State>,
    /// The cube action at each node.
    pub actions: Vec<CubeAction>,
    /// For each node and each kind of roll, where it leads, and beside it what each estimate says after its best play, from
    /// the hero's side in units of the cube: one look into memory a roll, where a rollout spends its time.
    ways: Vec<i32>,
    /// For each node, sums of those values over the 36 rolls: luck is 36 times the value − the sum, in 36ths.
    sums: Vec<i64>,
    /// Whether each estimate's luck is multiplied by what the cube shows.
    counts_the_cube: Vec<bool>,
    /// The losses of the side on roll and of the other side by the cube action, in units of the cube before it.
    pub lost_by_action: Vec<[Equity; 2]>,
    /// The loss of the play of each kind of roll, in units of the cube. Empty if no play loses anything.
    pub lost_by_play: Vec<[Equity; KINDS]>,
    /// All nodes, each before those that its rolls lead to.
    pub order: Vec<Node>,
}

/// Paths in the making.
pub(crate) struct PathsBuilder {
    paths: Paths,
    reached: Reached,
    scratch: Vec<Index>,
}

impl PathsBuilder {
    /// Begins at the start of a setup.
    pub fn new(setup: &JudgedCube) -> Self {
        let estimates = setup.setup.estimates.iter();
        let mut builder = Self {
            paths: Paths {
                states: Vec::new(),
                actions: Vec::new(),
                ways: Vec::new(),
                sums: Vec::new(),
                counts_the_cube: estimates.map(|it| it.counts_the_cube()).collect(),
                lost_by_action: Vec::new(),
                lost_by_play: Vec::new(),
                order: Vec::new(),
            },
            reached: Reached::new(
                setup.cubeless.arrangements(),
                setup.start.cubeless(),
                HOLDERS,
            ),
            scratch: Vec::new(),
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
        setup: &JudgedCube,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> bool {
        let mut done = 0_usize;
        while let Some(node) = self.reached.next() {
            self.add(setup, node as usize);
            done += 1;
            if done.is_multiple_of(STRIDE) && !keep_going() {
                return false;
            }
        }
        true
    }

    pub fn finish(self) -> Paths {
        let mut paths = self.paths;
        if paths
            .lost_by_play
            .as_flattened()
            .iter()
            .all(|&lost| lost == 0)
        {
            paths.lost_by_play = Vec::new();
        }
        paths
    }

    /// The node of a state, a new one if it has not come up before.
    fn node(&mut self, setup: &JudgedCube, state: State) -> Node {
        let arrangements = setup.cubeless.arrangements();
        let kind = state.holder as usize;
        let (node, is_new) = self.reached.node(arrangements, state.cubeless(), kind);
        if is_new {
            let paths = &mut self.paths;
            paths.states.push(state);
            paths.actions.push(CubeAction::NoDouble);
            paths.lost_by_action.push([0; 2]);
            paths.lost_by_play.push([0; KINDS]);
            let estimates = paths.counts_the_cube.len();
            let width = 1 + estimates;
            paths.ways.resize(paths.ways.len() + KINDS * width, 0);
            paths.sums.resize(paths.sums.len() + estimates, 0);
        }
        node
    }

    /// Everything about a node that has come up.
    fn add(&mut self, setup: &JudgedCube, node: usize) {
        let before = self.paths.states[node];
        let action = setup.action(before);
        self.paths.actions[node] = action;
        self.paths.lost_by_action[node] = setup.lost_by_action(before, action);
        self.paths.order.push(node as Node);
        if action == CubeAction::Pass {
            return;
        }
        let state = before.after_action(action);
        let best = setup.best_plays(state, &mut self.scratch);
        let estimates = self.paths.counts_the_cube.len();
        let width = 1 + estimates;
        for kind in 0..KINDS {
            let made = setup.choice(state, kind, &mut self.scratch);
            let next = match (state.after(made), state.side) {
                (Some(next), _) => self.node(setup, next),
                (None, Side::X) => X_WON,
                (None, Side::O) => O_WON,
            };
            self.paths.ways[(node * KINDS + kind) * width] = next.cast_signed();
            self.paths.lost_by_play[node][kind] = setup.lost_by_play(state, best.0[kind], made);
        }
        let sign = if state.side == setup.hero() { 1 } else { -1 };
        for estimate in 0..estimates {
            let values = setup.values(estimate, state, &best);
            for (kind, value) in values.of.into_iter().enumerate() {
                self.paths.ways[(node * KINDS + kind) * width + 1 + estimate] = sign * value;
            }
            self.paths.sums[node * estimates + estimate] = i64::from(sign) * values.sum;
        }
    }
}

impl Paths {
    /// Where a kind of roll leads from a node, and what each estimate says of it.
    #[inline]
    fn way(&self, node: usize, kind: usize) -> (Node, &[Equity]) {
        let width = 1 + self.counts_the_cube.len();
        let way = &self.ways[(node * KINDS + kind) * width..][..width];
        (way[0].cast_unsigned(), &way[1..])
    }

    /// Where each kind of roll leads.
    pub fn next(&self, node: usize, kind: usize) -> Node {
        self.way(node, kind).0
    }

    /// Luck of a kind of roll as an estimate sees it from the hero's side, in units of the cube.
    pub fn luck(&self, estimate: usize, node: usize, kind: usize) -> Score {
        let sum = self.sums[node * self.counts_the_cube.len() + estimate];
        Score::from_units(36 * i64::from(self.way(node, kind).1[estimate]) - sum)
    }

    /// Whether an estimate's luck is multiplied by what the cube shows.
    pub fn counts_the_cube(&self, estimate: usize) -> bool {
        self.counts_the_cube[estimate]
    }

    /// How often the cube can have been doubled in the end.
    pub fn most_doublings(&self) -> u32 {
        let mut most = vec![0; self.states.len()];
        for &node in self.order.iter().rev() {
            let node = node as usize;
            if self.actions[node] == CubeAction::Pass {
                continue;
            }
            let later = (0..KINDS).filter_map(|kind| most.get(self.next(node, kind) as usize));
            let later = later.copied().max().unwrap_or(0);
            most[node] = later + u32::from(self.actions[node] == CubeAction::Take);
        }
        most[0]
    }

    /// Plays a game with these dice and adds up the luck that the estimates see.
    #[inline]
    pub fn walk<D: Dice>(
        &self,
        dice: &mut D,
        measured: &mut [Measured],
    ) -> Result<Ending, D::Error> {
        let (mut node, mut doublings) = (0, 0);
        loop {
            let winner = self.states[node].side;
            match self.actions[node] {
                CubeAction::NoDouble => {}
                CubeAction::Take => doublings += 1,
                CubeAction::Pass => return Ok(Ending { winner, doublings }),
            }
            let (next, values) = self.way(node, dice.roll()?.kind());
            let sums = &self.sums[node * values.len()..][..values.len()];
            let known = self.counts_the_cube.iter().zip(values).zip(sums);
            for (measured, ((&counts, &value), &sum)) in measured.iter_mut().zip(known) {
                let luck = (36 * i64::from(value) - sum) << if counts { doublings } else { 0 };
                measured.luck += Score::from_units(luck);
            }
            node = match next {
                X_WON | O_WON => return Ok(Ending { winner, doublings }),
                next => next as usize,
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::setup::CubePlayer;
    use super::super::test_games::{ladder, six_on_the_six_points};
    use super::*;
    use crate::backgammon::cube::{CubePolicy, Thresholds};
    use crate::clock::most_at_once;
    use crate::rollout::dice::ALL_KINDS;

    #[test]
    fn luck_averages_zero_at_every_position_for_every_estimate() {
        let always = CubePlayer {
            cube: CubePolicy::Thresholds(Thresholds::new(0.0, 0.0)),
            ..CubePlayer::PERFECT
        };
        for players in [[CubePlayer::PERFECT; 2], [always; 2]] {
            let game = ladder([1, 1, 0, 1, 0, 1], [0, 2, 0, 0, 2, 0], players);
            let paths = game.paths().unwrap();
            for node in 0..paths.states.len() {
                for estimate in 0..game.setup().estimates.len() {
                    let sum: i64 = ALL_KINDS
                        .iter()
                        .enumerate()
                        .map(|(kind, it)| {
                            i64::from(it.rolls) * paths.luck(estimate, node, kind).units()
                        })
                        .sum();
                    assert_eq!(sum, 0, "{node} {estimate}");
                }
            }
        }
    }

    #[test]
    fn the_clock_is_looked_at_after_each_stride_of_positions() {
        let game = six_on_the_six_points([CubePlayer::PERFECT; 2]);
        let mut builder = PathsBuilder::new(game.judged());
        let at_once = most_at_once(
            &mut builder,
            |builder| builder.paths.order.len() as u64,
            |builder, clock| builder.build_while(game.judged(), clock),
        );
        assert_eq!(at_once, STRIDE as u64);
    }
}

//! Exact limits of pairs with coupled dice, from an enumeration of both games at once.
//!
//! Both games are at the same turn until one of them is over. The other game then goes on alone.

use super::arm_result::{ArmResult, RemainingMoments, independent_difference};
use super::joint_rolls::{JointRoll, RankedTurn, joint_rolls};
use super::limits::CouplingLimits;
use crate::labs::bearoff::reachable::{NodeIndex, O_WON};
use crate::rollout::dice::KIND_COUNT;
use crate::rollout::pairs::Coupling;
use crate::rollout::resumable::Pause;

/// The largest number of pairs of positions for which a coupling is computed.
pub const MAX_JOINT_STATES: usize = 500_000;

/// The number of pairs of positions computed between two pauses.
const STRIDE: usize = 64;

/// The pairs of positions that can come up with a coupling, and the moments of A − B from each of
/// them on.
struct JointGame<'a> {
    /// The coupling.
    coupling: Coupling,
    /// The games after A and after B.
    arms: [ArmResult<'a>; 2],
    /// For each node of A's, the nodes of B's that can come up at the same turn, in increasing
    /// order.
    reachable: Vec<Vec<NodeIndex>>,
    /// The moments of A − B from each of these pairs on, plain and reduced. A row is complete once
    /// its node of A's is done.
    remaining: Vec<Vec<[RemainingMoments; 2]>>,
    /// The number of pairs of positions found so far.
    reachable_count: usize,
    /// A buffer for joint rolls.
    scratch: Vec<JointRoll>,
}

/// Weighted sums over some of the joint rolls of a turn.
#[derive(Clone, Copy, Default)]
struct Sums {
    /// The sum of the rolls' chances.
    chance: f64,
    /// The sum of chance × remaining mean.
    mean: f64,
    /// The sum of chance × (remaining mean² + remaining variance).
    square: f64,
}

/// Computes the limits of a coupling; `None` if more than [`MAX_JOINT_STATES`] pairs of positions
/// can come up.
pub(crate) async fn coupling_limits(
    coupling: Coupling,
    arms: [ArmResult<'_>; 2],
    pause: &Pause,
) -> Option<CouplingLimits> {
    let mut game = JointGame::new(coupling, arms);
    let order = &arms[0].paths.topological_order;
    let rows = order.len();
    let mut states = 0;
    // A roll leads to later rows only, so a row is complete when its turn comes.
    for (row, &a) in order.iter().enumerate() {
        let mut column = 0;
        while let Some(&b) = game.reachable[a as usize].get(column) {
            if game.reachable_count > MAX_JOINT_STATES {
                return None;
            }
            game.expand([a, b]);
            column += 1;
            states += 1;
            if states % STRIDE == 0 {
                pause.at(row as f64 / (2 * rows) as f64).await;
            }
        }
    }
    if game.reachable_count > MAX_JOINT_STATES {
        return None;
    }
    for (row, &a) in order.iter().enumerate().rev() {
        for column in 0..game.reachable[a as usize].len() {
            let b = game.reachable[a as usize][column];
            let remaining = game.remaining_at([a, b]);
            game.remaining[a as usize].push(remaining);
            states += 1;
            if states % STRIDE == 0 {
                pause
                    .at((2 * rows - 1 - row) as f64 / (2 * rows) as f64)
                    .await;
            }
        }
    }
    Some(game.limits())
}

impl<'a> JointGame<'a> {
    /// Creates the enumeration with the pair of starts as its only pair of positions.
    fn new(coupling: Coupling, arms: [ArmResult<'a>; 2]) -> Self {
        let nodes = arms[0].paths.next.len();
        let mut reachable = vec![Vec::new(); nodes];
        reachable[0].push(0);
        Self {
            coupling,
            arms,
            reachable,
            remaining: vec![Vec::new(); nodes],
            reachable_count: 1,
            scratch: Vec::new(),
        }
    }

    /// Adds the pairs of positions to which the rolls of a pair lead.
    fn expand(&mut self, nodes: [NodeIndex; 2]) {
        let arms = self.arms;
        let mut rolls = core::mem::take(&mut self.scratch);
        joint_rolls(self.coupling, ranked_turns(arms, nodes), &mut rolls);
        for &(a, b, _) in &rolls {
            let [a, b] = successors(arms, nodes, [a, b]);
            if self.are_independent([a, b]) {
                continue;
            }
            let row = &mut self.reachable[a as usize];
            if let Err(column) = row.binary_search(&b) {
                row.insert(column, b);
                self.reachable_count += 1;
            }
        }
        self.scratch = rolls;
    }

    /// Calls `visit` with each joint roll: A's kind of roll, the chance, and the moments of A − B
    /// after it, plain and reduced.
    ///
    /// Means are relative to the mean of two independent games from these nodes, and the luck of
    /// the roll is subtracted from the reduced one.
    fn for_each_next(
        &self,
        nodes: [NodeIndex; 2],
        rolls: &[JointRoll],
        mut visit: impl FnMut(usize, f64, [RemainingMoments; 2]),
    ) {
        let arms = self.arms;
        let [luck_of_a, luck_of_b] = [0, 1].map(|arm| arms[arm].roll_lucks(nodes[arm]));
        let [start, _] = independent_remaining(arms, nodes);
        for &(a, b, chance) in rolls {
            let [mut plain, mut reduced] = self.remaining_or_end(successors(arms, nodes, [a, b]));
            plain.mean -= start.mean;
            reduced.mean -= start.mean + luck_of_a[a] - luck_of_b[b];
            visit(a, chance, [plain, reduced]);
        }
    }

    /// Returns the moments of A − B from a pair of nodes on. Those of its successors must be known.
    fn remaining_at(&mut self, nodes: [NodeIndex; 2]) -> [RemainingMoments; 2] {
        let arms = self.arms;
        let mut rolls = core::mem::take(&mut self.scratch);
        joint_rolls(self.coupling, ranked_turns(arms, nodes), &mut rolls);
        let mut sums = [Sums::default(); 2];
        self.for_each_next(nodes, &rolls, |_, chance, next| {
            for (sums, next) in sums.iter_mut().zip(next) {
                sums.add(chance, next);
            }
        });
        self.scratch = rolls;
        let [start, _] = independent_remaining(arms, nodes);
        sums.map(|sums| RemainingMoments {
            mean: start.mean + sums.mean,
            variance: sums.variance(),
        })
    }

    /// Returns whether two games are independent from these nodes on: one of them is over, or ties
    /// leave the coupling no effect.
    ///
    /// With [`Coupling::Ranked`] it is enough that one game's rolls are all tied from here on. With
    /// [`Coupling::Nearest`] they must be B's rolls. If only A's rolls are tied, B still gets the
    /// rolls nearest to their luck.
    fn are_independent(&self, nodes: [NodeIndex; 2]) -> bool {
        let [a, b] = self.arms;
        let is_over = nodes.iter().any(|&node| node >= O_WON);
        is_over
            || match self.coupling {
                Coupling::Independent => true,
                Coupling::Same => false,
                Coupling::Ranked => a.is_tied(nodes[0]) || b.is_tied(nodes[1]),
                Coupling::Nearest => b.is_tied(nodes[1]),
            }
    }

    /// Returns the moments of A − B from a pair of nodes on, either of which may be the end of its
    /// game.
    fn remaining_or_end(&self, [a, b]: [NodeIndex; 2]) -> [RemainingMoments; 2] {
        if self.are_independent([a, b]) {
            return independent_remaining(self.arms, [a, b]);
        }
        let row = &self.reachable[a as usize];
        // The search succeeds, because all pairs that can come up were found before.
        let column = row.binary_search(&b).unwrap_or(row.len());
        self.remaining[a as usize][column]
    }

    /// Returns the limits, once all pairs of positions are done.
    fn limits(mut self) -> CouplingLimits {
        let arms = self.arms;
        let mut rolls = core::mem::take(&mut self.scratch);
        joint_rolls(self.coupling, ranked_turns(arms, [0; 2]), &mut rolls);
        let mut sums = [[Sums::default(); KIND_COUNT]; 2];
        self.for_each_next([0; 2], &rolls, |kind, chance, next| {
            for (sums, next) in sums.iter_mut().zip(next) {
                sums[kind].add(chance, next);
            }
        });
        let rotated = sums.map(|sums| sums.map(Sums::variance).iter().sum());
        let mut limits = self.remaining_or_end([0; 2]);
        if self.coupling.is_unbiased() {
            // Fair dice leave the mean unchanged, so this only removes rounding.
            let [start, _] = independent_remaining(arms, [0; 2]);
            for limit in &mut limits {
                debug_assert!((limit.mean - start.mean).abs() < 1e-9, "{limit:?}");
                limit.mean = start.mean;
            }
        }
        CouplingLimits::from_moments(limits, rotated)
    }
}

impl Sums {
    /// Adds a joint roll with its chance and the moments after it.
    fn add(&mut self, chance: f64, next: RemainingMoments) {
        self.chance += chance;
        self.mean += chance * next.mean;
        self.square += chance * (next.mean * next.mean + next.variance);
    }

    /// Returns the variance around the mean of these rolls, times their chance.
    fn variance(self) -> f64 {
        (self.square - self.mean * self.mean / self.chance).max(0.0)
    }
}

/// Returns the nodes after a kind of roll in each game.
fn successors([a, b]: [ArmResult; 2], nodes: [NodeIndex; 2], kinds: [usize; 2]) -> [NodeIndex; 2] {
    let a = a.paths.next[nodes[0] as usize][kinds[0]];
    let b = b.paths.next[nodes[1] as usize][kinds[1]];
    [a, b]
}

/// Returns the moments of A − B if both games go on independently.
fn independent_remaining([a, b]: [ArmResult; 2], nodes: [NodeIndex; 2]) -> [RemainingMoments; 2] {
    independent_difference(a.remaining(nodes[0]), b.remaining(nodes[1]))
}

/// Returns the ranked rolls at two nodes.
fn ranked_turns([a, b]: [ArmResult<'_>; 2], nodes: [NodeIndex; 2]) -> [RankedTurn<'_>; 2] {
    [a.ranked_turn(nodes[0]), b.ranked_turn(nodes[1])]
}

#[cfg(test)]
mod tests {
    use super::super::arm_result::ArmAnalysis;
    use super::super::exact_tests::arm_paths;
    use super::*;
    use crate::labs::bearoff::EvaluatorKind;
    use crate::rollout::resumable::run_to_end;

    /// Computes the limits of the ranked coupling after two plays. Returns them with the number of
    /// pauses and the number of pairs of positions found.
    fn ranked(plays: [[u8; 6]; 2], o: [u8; 6]) -> (Option<CouplingLimits>, usize, usize) {
        let evaluators = [EvaluatorKind::PipCount, EvaluatorKind::Exact];
        let [a, b] = arm_paths(plays, o, evaluators);
        let analyse = |paths| run_to_end(async |pause| ArmAnalysis::compute(paths, &pause).await).0;
        let analyses = [&a, &b].map(analyse);
        let arms = [
            ArmResult::new(&a, &analyses[0]),
            ArmResult::new(&b, &analyses[1]),
        ];
        let mut game = JointGame::new(Coupling::Ranked, arms);
        for &a in &arms[0].paths.topological_order {
            let mut column = 0;
            while let Some(&b) = game.reachable[a as usize].get(column)
                && game.reachable_count <= MAX_JOINT_STATES
            {
                game.expand([a, b]);
                column += 1;
            }
        }
        let limits = async |pause| coupling_limits(Coupling::Ranked, arms, &pause).await;
        let (limits, pauses) = run_to_end(limits);
        (limits, pauses, game.reachable_count)
    }

    #[test]
    fn computation_pauses_once_per_stride() {
        let plays = [[0, 1, 1, 0, 1, 0], [1, 0, 0, 1, 0, 1]];
        let (limits, pauses, states) = ranked(plays, [0, 1, 1, 1, 0, 0]);
        assert!(limits.is_some());
        // Every pair of positions is computed once forwards and once backwards.
        assert_eq!(pauses, 2 * states / STRIDE);
        assert!(pauses > 5, "{pauses}");
    }

    #[test]
    fn too_many_states_stop_the_computation() {
        let plays = [[0, 0, 0, 0, 1, 5], [0, 0, 0, 1, 0, 5]];
        let (limits, pauses, states) = ranked(plays, [0, 0, 0, 0, 0, 6]);
        assert_eq!(limits, None);
        assert!(states > MAX_JOINT_STATES);
        assert!(pauses * STRIDE < MAX_JOINT_STATES);
    }
}

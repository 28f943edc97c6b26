//! What is true of pairs with coupled dice, exactly: by going through both games at once. They are at the same turn as
//! long as neither is over; then the other rolls on alone.

use super::arm_result::{ArmResult, RemainingMoments, independent_difference};
use super::joint_rolls::{JointRoll, RankedTurn, joint_rolls};
use super::limits::Limits;
use crate::labs::bearoff::paths::Paths;
use crate::labs::bearoff::reachable::{NodeIndex, O_WON};
use crate::rollout::dice::KIND_COUNT;
use crate::rollout::pairs::Coupling;

/// Where more pairs of positions can come up, they are not gone through.
pub const MAX_JOINT_STATES: usize = 500_000;

/// Pairs of positions done between two questions whether to go on.
pub(crate) const STRIDE: usize = 64;

/// Figures of a coupling in the making: first what can come up, forwards, then what it comes to, backwards.
pub(crate) struct JointBuilder {
    coupling: Coupling,
    /// For each of A's nodes, those of B's that can come up at the same turn, in their order.
    reachable: Vec<Vec<NodeIndex>>,
    /// What is left of the difference there, plain and reduced; as many of a row as are done.
    remaining: Vec<Vec<[RemainingMoments; 2]>>,
    /// Pairs of positions that are known to come up.
    reachable_count: usize,
    /// Steps through the order of A's nodes that are done: once forwards, then once backwards.
    rows_done: usize,
    /// How many of the next row are done.
    done_in_row: usize,
    /// Pairs of positions done, counted once forwards and once backwards.
    pub states_done: usize,
    scratch: Vec<JointRoll>,
}

/// How likely certain rolls are; the same times what is left then; and times the square of that, variance included.
#[derive(Clone, Copy, Default)]
struct Sums {
    chance: f64,
    mean: f64,
    square: f64,
}

impl JointBuilder {
    pub fn new(coupling: Coupling, a: &Paths) -> Self {
        let mut rows = vec![Vec::new(); a.next.len()];
        rows[0].push(0);
        Self {
            coupling,
            remaining: vec![Vec::new(); a.next.len()],
            reachable: rows,
            reachable_count: 1,
            rows_done: 0,
            done_in_row: 0,
            states_done: 0,
            scratch: Vec::new(),
        }
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        self.rows_done as f64 / (2 * self.reachable.len()) as f64
    }

    /// Whether more can come up than is gone through.
    const fn is_too_large(&self) -> bool {
        self.reachable_count > MAX_JOINT_STATES
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(
        &mut self,
        arms: [ArmResult; 2],
        keep_going: &mut dyn FnMut() -> bool,
    ) -> bool {
        let order = &arms[0].paths.topological_order;
        while self.rows_done < 2 * order.len() && !self.is_too_large() {
            let forwards = self.rows_done < order.len();
            let at = if forwards {
                self.rows_done
            } else {
                2 * order.len() - 1 - self.rows_done
            };
            let a = order[at];
            let Some(&b) = self.reachable[a as usize].get(self.done_in_row) else {
                self.done_in_row = 0;
                self.rows_done += 1;
                continue;
            };
            if forwards {
                self.expand(arms, [a, b]);
            } else {
                let left = self.remaining_at(arms, [a, b]);
                self.remaining[a as usize].push(left);
            }
            self.done_in_row += 1;
            self.states_done += 1;
            if self.states_done.is_multiple_of(STRIDE) && !keep_going() {
                return false;
            }
        }
        true
    }

    /// Finds what the rolls lead to.
    fn expand(&mut self, arms: [ArmResult; 2], nodes: [NodeIndex; 2]) {
        let mut rolls = core::mem::take(&mut self.scratch);
        joint_rolls(self.coupling, ranked_turns(arms, nodes), &mut rolls);
        for &(a, b, _) in &rolls {
            let [a, b] = successors(arms, nodes, [a, b]);
            if self.are_independent(arms, [a, b]) {
                continue;
            }
            let row = &mut self.reachable[a as usize];
            if let Err(at) = row.binary_search(&b) {
                row.insert(at, b);
                self.reachable_count += 1;
            }
        }
        self.scratch = rolls;
    }

    /// Hands out all that can follow: A's kind of roll, how likely it is beside B's, and what is left then of the
    /// difference, plain and with luck subtracted, beyond what is left of two games that go on without each other.
    fn for_each_next(
        &self,
        arms: [ArmResult; 2],
        nodes: [NodeIndex; 2],
        rolls: &[JointRoll],
        mut visit: impl FnMut(usize, f64, [RemainingMoments; 2]),
    ) {
        let [luck_of_a, luck_of_b] = [0, 1].map(|at| arms[at].roll_lucks(nodes[at]));
        let [start, _] = independent_remaining(arms, nodes);
        for &(a, b, chance) in rolls {
            let [mut plain, mut reduced] =
                self.remaining_or_end(arms, successors(arms, nodes, [a, b]));
            plain.mean -= start.mean;
            reduced.mean -= start.mean + luck_of_a[a] - luck_of_b[b];
            visit(a, chance, [plain, reduced]);
        }
    }

    /// What is left of the difference at two nodes whose successors are known.
    fn remaining_at(
        &mut self,
        arms: [ArmResult; 2],
        nodes: [NodeIndex; 2],
    ) -> [RemainingMoments; 2] {
        let mut rolls = core::mem::take(&mut self.scratch);
        joint_rolls(self.coupling, ranked_turns(arms, nodes), &mut rolls);
        let mut sums = [Sums::default(); 2];
        self.for_each_next(arms, nodes, &rolls, |_, chance, next| {
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

    /// Whether two games have nothing to do with each other from here on, because one is over, or because all rolls are tied
    /// from here on in one of them. (B gets the luck nearest to A's also where all of A's are tied, but not any roll.)
    fn are_independent(&self, [a, b]: [ArmResult; 2], nodes: [NodeIndex; 2]) -> bool {
        let is_over = nodes.iter().any(|&node| node >= O_WON);
        is_over
            || match self.coupling {
                Coupling::Independent => true,
                Coupling::Same => false,
                Coupling::Ranked => a.is_tied(nodes[0]) || b.is_tied(nodes[1]),
                Coupling::Nearest => b.is_tied(nodes[1]),
            }
    }

    /// What is left of the difference at two nodes, one of which may be the end of its game.
    fn remaining_or_end(
        &self,
        arms: [ArmResult; 2],
        [a, b]: [NodeIndex; 2],
    ) -> [RemainingMoments; 2] {
        if self.are_independent(arms, [a, b]) {
            return independent_remaining(arms, [a, b]);
        }
        let row = &self.reachable[a as usize];
        // What can come up has been found.
        let at = row.binary_search(&b).unwrap_or(row.len());
        self.remaining[a as usize][at]
    }

    /// `None` if more can come up than is gone through.
    pub fn finish(mut self, arms: [ArmResult; 2]) -> Option<Limits> {
        if self.is_too_large() {
            return None;
        }
        let mut rolls = core::mem::take(&mut self.scratch);
        joint_rolls(self.coupling, ranked_turns(arms, [0; 2]), &mut rolls);
        let mut sums = [[Sums::default(); KIND_COUNT]; 2];
        self.for_each_next(arms, [0; 2], &rolls, |kind, chance, next| {
            for (sums, next) in sums.iter_mut().zip(next) {
                sums[kind].add(chance, next);
            }
        });
        let rotated = sums.map(|sums| sums.map(Sums::variance).iter().sum());
        let mut left = self.remaining_or_end(arms, [0; 2]);
        if self.coupling.is_unbiased() {
            // But for rounding it is so already.
            let [start, _] = independent_remaining(arms, [0; 2]);
            for left in &mut left {
                debug_assert!((left.mean - start.mean).abs() < 1e-9, "{left:?}");
                left.mean = start.mean;
            }
        }
        Some(Limits::from_moments(left, rotated))
    }
}

impl Sums {
    fn add(&mut self, chance: f64, next: RemainingMoments) {
        self.chance += chance;
        self.mean += chance * next.mean;
        self.square += chance * (next.mean * next.mean + next.variance);
    }

    /// Variance around their own mean, times how likely they are.
    fn variance(self) -> f64 {
        (self.square - self.mean * self.mean / self.chance).max(0.0)
    }
}

/// Where two kinds of roll lead.
fn successors([a, b]: [ArmResult; 2], nodes: [NodeIndex; 2], kinds: [usize; 2]) -> [NodeIndex; 2] {
    let a = a.paths.next[nodes[0] as usize][kinds[0]];
    let b = b.paths.next[nodes[1] as usize][kinds[1]];
    [a, b]
}

/// What is left of the difference if the two games go on without each other.
fn independent_remaining([a, b]: [ArmResult; 2], nodes: [NodeIndex; 2]) -> [RemainingMoments; 2] {
    independent_difference(a.remaining(nodes[0]), b.remaining(nodes[1]))
}

/// How the rolls at two nodes rank.
fn ranked_turns([a, b]: [ArmResult<'_>; 2], nodes: [NodeIndex; 2]) -> [RankedTurn<'_>; 2] {
    [a.ranked_turn(nodes[0]), b.ranked_turn(nodes[1])]
}

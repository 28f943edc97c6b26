//! What is true of pairs with coupled dice, exactly: by going through both games at once. They are at the same turn as
//! long as neither is over; then the other rolls on alone.

use super::coupling::Coupling;
use super::exact::Limits;
use super::half::{Half, Left, difference};
use super::joint_rolls::{JointRoll, joint_rolls};
use crate::bearoff::paths::{Node, O_WON, Paths};
use crate::dice::KINDS;
use crate::score::CompactScore;

/// Where more pairs of positions can come up, they are not gone through.
pub const MOST_JOINT_STATES: usize = 500_000;

/// Pairs of positions done between two questions whether to go on.
const STRIDE: usize = 64;

/// Figures of a coupling in the making: first what can come up, forwards, then what it comes to, backwards.
pub(super) struct JointBuilder {
    coupling: Coupling,
    /// For each of A's nodes, those of B's that can come up at the same turn, in their order.
    rows: Vec<Vec<Node>>,
    /// What is left of the difference there, plain and reduced; as many of a row as are done.
    left: Vec<Vec<[Left; 2]>>,
    /// Pairs of positions that are known to come up.
    states: usize,
    /// Steps through the order of A's nodes that are done: once forwards, then once backwards.
    steps: usize,
    /// How many of the next row are done.
    within: usize,
    scratch: Vec<JointRoll>,
}

/// How likely a kind of A's first roll is; the same times what follows; and times its square, variance included.
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
            left: vec![Vec::new(); a.next.len()],
            rows,
            states: 1,
            steps: 0,
            within: 0,
            scratch: Vec::new(),
        }
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        self.steps as f64 / (2 * self.rows.len()) as f64
    }

    /// Whether more can come up than is gone through.
    const fn is_beyond(&self) -> bool {
        self.states > MOST_JOINT_STATES
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, halves: [Half; 2], keep_going: &mut dyn FnMut() -> bool) -> bool {
        let order = &halves[0].paths.order;
        let mut done = 0_usize;
        while self.steps < 2 * order.len() && !self.is_beyond() {
            let forwards = self.steps < order.len();
            let at = if forwards {
                self.steps
            } else {
                2 * order.len() - 1 - self.steps
            };
            let a = order[at];
            let Some(&b) = self.rows[a as usize].get(self.within) else {
                self.within = 0;
                self.steps += 1;
                continue;
            };
            if forwards {
                self.find(halves, [a, b]);
            } else {
                let left = self.left_at(halves, [a, b]);
                self.left[a as usize].push(left);
            }
            self.within += 1;
            done += 1;
            if done.is_multiple_of(STRIDE) && !keep_going() {
                return false;
            }
        }
        true
    }

    /// Finds what the rolls lead to.
    fn find(&mut self, halves: [Half; 2], nodes: [Node; 2]) {
        let mut rolls = core::mem::take(&mut self.scratch);
        joint_rolls(self.coupling, ranked_by(halves, nodes), &mut rolls);
        for &(a, b, _) in &rolls {
            let [a, b] = after(halves, nodes, [a, b]);
            if is_over([a, b]) {
                continue;
            }
            let row = &mut self.rows[a as usize];
            if let Err(at) = row.binary_search(&b) {
                row.insert(at, b);
                self.states += 1;
            }
        }
        self.scratch = rolls;
    }

    /// What is left after the rolls, for each kind of A's, beside what would be left of two independent games.
    fn sums(&mut self, halves: [Half; 2], nodes: [Node; 2]) -> [[Sums; KINDS]; 2] {
        let mut rolls = core::mem::take(&mut self.scratch);
        joint_rolls(self.coupling, ranked_by(halves, nodes), &mut rolls);
        let start = apart(halves, nodes);
        let mut sums = [[Sums::default(); KINDS]; 2];
        for &(a, b, chance) in &rolls {
            let luck = halves[0].luck(nodes[0], a) - halves[1].luck(nodes[1], b);
            let next = self.known(halves, after(halves, nodes, [a, b]));
            for (way, luck) in [0.0, luck].into_iter().enumerate() {
                let distance = next[way].mean - luck - start[way].mean;
                let sums = &mut sums[way][a];
                sums.chance += chance;
                sums.mean += chance * distance;
                sums.square += chance * (distance * distance + next[way].variance);
            }
        }
        self.scratch = rolls;
        sums
    }

    /// What is left of the difference at two nodes whose successors are known.
    fn left_at(&mut self, halves: [Half; 2], nodes: [Node; 2]) -> [Left; 2] {
        let start = apart(halves, nodes);
        let sums = self.sums(halves, nodes);
        core::array::from_fn(|way| {
            let mean: f64 = sums[way].iter().map(|sums| sums.mean).sum();
            let square: f64 = sums[way].iter().map(|sums| sums.square).sum();
            Left {
                mean: start[way].mean + mean,
                variance: (square - mean * mean).max(0.0),
            }
        })
    }

    /// What is left of the difference at two nodes, one of which may be the end of its game.
    fn known(&self, halves: [Half; 2], [a, b]: [Node; 2]) -> [Left; 2] {
        if is_over([a, b]) {
            return apart(halves, [a, b]);
        }
        let row = &self.rows[a as usize];
        // What can come up has been found.
        let at = row.binary_search(&b).unwrap_or(row.len());
        self.left[a as usize][at]
    }

    /// `None` if more can come up than is gone through.
    pub fn finish(mut self, halves: [Half; 2]) -> Option<Limits> {
        if self.is_beyond() {
            return None;
        }
        let left = self.known(halves, [0, 0]);
        let by_first_roll = self.sums(halves, [0, 0]);
        let rotated = by_first_roll.map(|sums| {
            sums.map(|sums| sums.square - sums.mean * sums.mean / sums.chance)
                .iter()
                .sum()
        });
        Some(Limits::of(left, rotated))
    }
}

/// Whether one of two games is over.
fn is_over(nodes: [Node; 2]) -> bool {
    nodes.iter().any(|&node| node >= O_WON)
}

/// Where two kinds of roll lead.
fn after(halves: [Half; 2], nodes: [Node; 2], kinds: [usize; 2]) -> [Node; 2] {
    [0, 1].map(|at| halves[at].paths.next[nodes[at] as usize][kinds[at]])
}

/// What is left of the difference if the two games go on without each other.
fn apart([a, b]: [Half; 2], nodes: [Node; 2]) -> [Left; 2] {
    difference(a.left(nodes[0]), b.left(nodes[1]))
}

/// By what the rolls at two nodes are ranked.
fn ranked_by<'a>([a, b]: [Half<'a>; 2], nodes: [Node; 2]) -> [&'a [CompactScore; KINDS]; 2] {
    [a.ranked_by(nodes[0]), b.ranked_by(nodes[1])]
}

//! What is true of pairs with coupled dice, exactly: by going through both games at once. They are at the same turn as
//! long as neither is over; then the other rolls on alone.

use super::arm_result::{Half, Left, difference};
use super::exact::Limits;
use super::joint_rolls::{JointRoll, Turn, joint_rolls};
use crate::labs::bearoff::paths::Paths;
use crate::labs::bearoff::reachable::{Node, O_WON};
use crate::rollout::dice::KINDS;
use crate::rollout::pairs::Coupling;

/// Where more pairs of positions can come up, they are not gone through.
pub const MOST_JOINT_STATES: usize = 500_000;

/// Pairs of positions done between two questions whether to go on.
pub(crate) const STRIDE: usize = 64;

/// Figures of a coupling in the making: first what can come up, forwards, then what it comes to, backwards.
pub(crate) struct JointBuilder {
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
    /// Pairs of positions done, counted once forwards and once backwards.
    pub done: usize,
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
            left: vec![Vec::new(); a.next.len()],
            rows,
            states: 1,
            steps: 0,
            within: 0,
            done: 0,
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
            self.done += 1;
            if self.done.is_multiple_of(STRIDE) && !keep_going() {
                return false;
            }
        }
        true
    }

    /// Finds what the rolls lead to.
    fn find(&mut self, halves: [Half; 2], nodes: [Node; 2]) {
        let mut rolls = core::mem::take(&mut self.scratch);
        joint_rolls(self.coupling, turns(halves, nodes), &mut rolls);
        for &(a, b, _) in &rolls {
            let [a, b] = after(halves, nodes, [a, b]);
            if self.are_apart(halves, [a, b]) {
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

    /// Hands out all that can follow: A's kind of roll, how likely it is beside B's, and what is left then of the
    /// difference, plain and with luck subtracted, beyond what is left of two games that go on without each other.
    fn each_next(
        &self,
        halves: [Half; 2],
        nodes: [Node; 2],
        rolls: &[JointRoll],
        mut each: impl FnMut(usize, f64, [Left; 2]),
    ) {
        let [luck_of_a, luck_of_b] = [0, 1].map(|at| halves[at].lucks(nodes[at]));
        let [start, _] = apart(halves, nodes);
        for &(a, b, chance) in rolls {
            let [mut plain, mut reduced] = self.known(halves, after(halves, nodes, [a, b]));
            plain.mean -= start.mean;
            reduced.mean -= start.mean + luck_of_a[a] - luck_of_b[b];
            each(a, chance, [plain, reduced]);
        }
    }

    /// What is left of the difference at two nodes whose successors are known.
    fn left_at(&mut self, halves: [Half; 2], nodes: [Node; 2]) -> [Left; 2] {
        let mut rolls = core::mem::take(&mut self.scratch);
        joint_rolls(self.coupling, turns(halves, nodes), &mut rolls);
        let mut sums = [Sums::default(); 2];
        self.each_next(halves, nodes, &rolls, |_, chance, next| {
            for (sums, next) in sums.iter_mut().zip(next) {
                sums.add(chance, next);
            }
        });
        self.scratch = rolls;
        let [start, _] = apart(halves, nodes);
        sums.map(|sums| Left {
            mean: start.mean + sums.mean,
            variance: sums.variance(),
        })
    }

    /// Whether two games have nothing to do with each other from here on, because one is over, or because all rolls are tied
    /// from here on in one of them. (B gets the luck nearest to A's also where all of A's are tied, but not any roll.)
    fn are_apart(&self, [a, b]: [Half; 2], nodes: [Node; 2]) -> bool {
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
    fn known(&self, halves: [Half; 2], [a, b]: [Node; 2]) -> [Left; 2] {
        if self.are_apart(halves, [a, b]) {
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
        let mut rolls = core::mem::take(&mut self.scratch);
        joint_rolls(self.coupling, turns(halves, [0; 2]), &mut rolls);
        let mut sums = [[Sums::default(); KINDS]; 2];
        self.each_next(halves, [0; 2], &rolls, |kind, chance, next| {
            for (sums, next) in sums.iter_mut().zip(next) {
                sums[kind].add(chance, next);
            }
        });
        let rotated = sums.map(|sums| sums.map(Sums::variance).iter().sum());
        let mut left = self.known(halves, [0; 2]);
        if self.coupling.is_unbiased() {
            // But for rounding it is so already.
            let [start, _] = apart(halves, [0; 2]);
            for left in &mut left {
                debug_assert!((left.mean - start.mean).abs() < 1e-9, "{left:?}");
                left.mean = start.mean;
            }
        }
        Some(Limits::of(left, rotated))
    }
}

impl Sums {
    fn add(&mut self, chance: f64, next: Left) {
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
fn after([a, b]: [Half; 2], nodes: [Node; 2], kinds: [usize; 2]) -> [Node; 2] {
    let a = a.paths.next[nodes[0] as usize][kinds[0]];
    let b = b.paths.next[nodes[1] as usize][kinds[1]];
    [a, b]
}

/// What is left of the difference if the two games go on without each other.
fn apart([a, b]: [Half; 2], nodes: [Node; 2]) -> [Left; 2] {
    difference(a.left(nodes[0]), b.left(nodes[1]))
}

/// How the rolls at two nodes rank.
fn turns([a, b]: [Half<'_>; 2], nodes: [Node; 2]) -> [Turn<'_>; 2] {
    [a.turn(nodes[0]), b.turn(nodes[1])]
}

//! Which positions can come up in a game whose players are given, in an order in which they can be gone through: each before those
//! that its rolls lead to.

use crate::backgammon::bearoff_db::arrangements::Arrangements;
use crate::backgammon::bearoff_db::turn::State;
use crate::backgammon::side::Side;

/// The number of a position that can come up; 0 is the start.
pub(crate) type Node = u32;

/// Not a position: the game is over.
pub(crate) const X_WON: Node = Node::MAX;
pub(crate) const O_WON: Node = Node::MAX - 1;

/// No node yet.
pub(crate) const UNKNOWN: Node = Node::MAX - 2;

/// The positions that have come up, and those of them that are still to be gone on from.
pub(crate) struct Reached {
    /// The node of each position that has come up, by its kind, whose turn it is, X's arrangement and O's.
    nodes: Vec<Node>,
    /// How many numbers of arrangements each side can have: those up to the one that it starts with, because plays lead to
    /// lower ones.
    sizes: [usize; 2],
    /// How many have come up.
    count: Node,
    /// Those to be gone on from, by the pips of both sides: a roll leads to fewer.
    by_pips: Vec<Vec<Node>>,
    /// How many lists there were.
    levels: usize,
}

impl Reached {
    /// Nothing yet of a game from this start, whose positions are of so many kinds: whose the cube is, where there is one.
    pub fn new(arrangements: &Arrangements, start: State, kinds: usize) -> Self {
        let State { side, mover, other } = start;
        let mut sizes = [usize::from(mover) + 1, usize::from(other) + 1];
        if side == Side::O {
            sizes.swap(0, 1);
        }
        let levels = 2 * usize::from(arrangements.most_pips()) + 1;
        Self {
            nodes: vec![UNKNOWN; 2 * kinds * sizes[0] * sizes[1]],
            sizes,
            count: 0,
            by_pips: vec![Vec::new(); levels],
            levels,
        }
    }

    /// The node of a position of this kind, and whether it is a new one.
    pub fn node(&mut self, arrangements: &Arrangements, state: State, kind: usize) -> (Node, bool) {
        let State { side, mover, other } = state;
        let (x, o) = match side {
            Side::X => (mover, other),
            Side::O => (other, mover),
        };
        let turn = 2 * kind + side as usize;
        let at = (turn * self.sizes[0] + usize::from(x)) * self.sizes[1] + usize::from(o);
        let is_new = self.nodes[at] == UNKNOWN;
        if is_new {
            self.nodes[at] = self.count;
            self.count += 1;
            let pips = |index| usize::from(arrangements.checkers(index).pips());
            self.by_pips[pips(mover) + pips(other)].push(self.nodes[at]);
        }
        (self.nodes[at], is_new)
    }

    /// The next one to be gone on from: none of those that are left leads to it.
    pub fn next(&mut self) -> Option<Node> {
        while let Some(nodes) = self.by_pips.last_mut() {
            if let Some(node) = nodes.pop() {
                return Some(node);
            }
            self.by_pips.pop();
        }
        None
    }

    /// How much is done, 0..1, as far as can be told before all positions are known: in pips.
    pub fn progress(&self) -> f64 {
        1.0 - self.by_pips.len() as f64 / self.levels as f64
    }
}

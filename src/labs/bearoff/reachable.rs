//! Which positions can come up in a game whose players are given, in an order in which they can be gone through: each before those
//! that its rolls lead to.

use crate::backgammon::bearoff_db::arrangements::Arrangements;
use crate::backgammon::bearoff_db::state::BearoffState;
use crate::backgammon::side::Side;

/// The number of a position that can come up; 0 is the start.
pub(crate) type NodeIndex = u32;

/// Not a position: the game is over.
pub(crate) const X_WON: NodeIndex = NodeIndex::MAX;
pub(crate) const O_WON: NodeIndex = NodeIndex::MAX - 1;

/// No node yet.
pub(crate) const NO_NODE: NodeIndex = NodeIndex::MAX - 2;

/// The positions that have come up, and those of them that are still to be gone on from.
pub(crate) struct ReachablePositions {
    /// The node of each position that has come up, by its kind, whose turn it is, X's arrangement and O's.
    nodes: Vec<NodeIndex>,
    /// How many numbers of arrangements each side can have: those up to the one that it starts with, because plays lead to
    /// lower ones.
    side_sizes: [usize; 2],
    /// How many have come up.
    count: NodeIndex,
    /// Those to be gone on from, by the pips of both sides: a roll leads to fewer.
    pending_by_pips: Vec<Vec<NodeIndex>>,
    /// How many lists there were.
    level_count: usize,
}

impl ReachablePositions {
    /// Nothing yet of a game from this start, whose positions are of so many kinds: whose the cube is, where there is one.
    pub fn new(arrangements: &Arrangements, start: BearoffState, holders: usize) -> Self {
        let BearoffState {
            side,
            mover,
            opponent: other,
        } = start;
        let mut sizes = [usize::from(mover) + 1, usize::from(other) + 1];
        if side == Side::O {
            sizes.swap(0, 1);
        }
        let levels = 2 * usize::from(arrangements.max_pips()) + 1;
        Self {
            nodes: vec![NO_NODE; 2 * holders * sizes[0] * sizes[1]],
            side_sizes: sizes,
            count: 0,
            pending_by_pips: vec![Vec::new(); levels],
            level_count: levels,
        }
    }

    /// The node of a position of this kind, and whether it is a new one.
    pub fn get_or_insert(
        &mut self,
        arrangements: &Arrangements,
        state: BearoffState,
        holder: usize,
    ) -> (NodeIndex, bool) {
        let BearoffState {
            side,
            mover,
            opponent: other,
        } = state;
        let (x, o) = match side {
            Side::X => (mover, other),
            Side::O => (other, mover),
        };
        let layer = 2 * holder + side as usize;
        let slot =
            (layer * self.side_sizes[0] + usize::from(x)) * self.side_sizes[1] + usize::from(o);
        let is_new = self.nodes[slot] == NO_NODE;
        if is_new {
            self.nodes[slot] = self.count;
            self.count += 1;
            let pips = |index| usize::from(arrangements.checkers(index).pips());
            self.pending_by_pips[pips(mover) + pips(other)].push(self.nodes[slot]);
        }
        (self.nodes[slot], is_new)
    }

    /// The next one to be gone on from: none of those that are left leads to it.
    pub fn pop(&mut self) -> Option<NodeIndex> {
        while let Some(nodes) = self.pending_by_pips.last_mut() {
            if let Some(node) = nodes.pop() {
                return Some(node);
            }
            self.pending_by_pips.pop();
        }
        None
    }

    /// How much is done, 0..1, as far as can be told before all positions are known: in pips.
    pub fn progress(&self) -> f64 {
        1.0 - self.pending_by_pips.len() as f64 / self.level_count as f64
    }
}

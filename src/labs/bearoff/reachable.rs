//! The positions that a game with given players can reach, in topological order: each before those
//! that its rolls lead to.

use crate::backgammon::bearoff_db::arrangements::Arrangements;
use crate::backgammon::bearoff_db::state::BearoffState;
use crate::backgammon::side::Side;

/// The index of a reachable position; 0 is the start.
pub(crate) type NodeIndex = u32;

/// The node index that means that X has won.
pub(crate) const X_WON: NodeIndex = NodeIndex::MAX;

/// The node index that means that O has won.
pub(crate) const O_WON: NodeIndex = NodeIndex::MAX - 1;

/// The node index of positions that have no node yet.
pub(crate) const NO_NODE: NodeIndex = NodeIndex::MAX - 2;

/// The positions found so far, and a queue of those that the caller has yet to expand.
pub(crate) struct ReachablePositions {
    /// The node of each position, or [`NO_NODE`]: by the cube's holder, the side on roll, X's
    /// arrangement and O's.
    nodes: Vec<NodeIndex>,
    /// The number of arrangements that X and O can have: those up to the starting one, because
    /// plays lead to lower indices.
    side_sizes: [usize; 2],
    /// The number of positions found.
    count: NodeIndex,
    /// The nodes to expand, by the pips of both sides together. A roll leads to fewer pips.
    pending_by_pips: Vec<Vec<NodeIndex>>,
    /// The number of lists in `pending_by_pips` at first.
    level_count: usize,
}

impl ReachablePositions {
    /// Creates an empty set for a game from this start. `holders` is the number of possible holders
    /// of the cube: 1 without a cube.
    pub fn new(arrangements: &Arrangements, start: BearoffState, holders: usize) -> Self {
        let BearoffState {
            side,
            mover,
            opponent,
        } = start;
        let mut sizes = [usize::from(mover) + 1, usize::from(opponent) + 1];
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

    /// Returns the node of a position, and whether it is new. A new node joins the queue.
    ///
    /// `holder` is the index of the cube's holder: 0 without a cube.
    pub fn get_or_insert(
        &mut self,
        arrangements: &Arrangements,
        state: BearoffState,
        holder: usize,
    ) -> (NodeIndex, bool) {
        let BearoffState {
            side,
            mover,
            opponent,
        } = state;
        let (x, o) = match side {
            Side::X => (mover, opponent),
            Side::O => (opponent, mover),
        };
        let layer = 2 * holder + side as usize;
        let slot =
            (layer * self.side_sizes[0] + usize::from(x)) * self.side_sizes[1] + usize::from(o);
        let is_new = self.nodes[slot] == NO_NODE;
        if is_new {
            self.nodes[slot] = self.count;
            self.count += 1;
            let pips = |index| usize::from(arrangements.checkers(index).pips());
            self.pending_by_pips[pips(mover) + pips(opponent)].push(self.nodes[slot]);
        }
        (self.nodes[slot], is_new)
    }

    /// Takes the next node to expand. None of those that are left leads to it.
    pub fn pop(&mut self) -> Option<NodeIndex> {
        while let Some(nodes) = self.pending_by_pips.last_mut() {
            if let Some(node) = nodes.pop() {
                return Some(node);
            }
            self.pending_by_pips.pop();
        }
        None
    }

    /// Returns the progress, 0..1. It is measured in pips, because the number of positions is not
    /// known before the end.
    pub fn progress(&self) -> f64 {
        1.0 - self.pending_by_pips.len() as f64 / self.level_count as f64
    }
}

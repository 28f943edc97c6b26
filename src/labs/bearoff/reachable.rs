//! The positions that a game with given players can reach, in topological order: each before those
//! that its rolls lead to.

use crate::backgammon::bearoff_db::arrangements::Arrangements;
use crate::backgammon::bearoff_db::state::BearoffState;
use crate::backgammon::side::Side;
use crate::rollout::resumable::Pause;

/// The index of a reachable position; 0 is the start.
pub(crate) type NodeIndex = u32;

/// The node index that means that X has won.
pub(crate) const X_WON: NodeIndex = NodeIndex::MAX;

/// The node index that means that O has won.
pub(crate) const O_WON: NodeIndex = NodeIndex::MAX - 1;

/// The node index of positions that have no node yet.
pub(crate) const NO_NODE: NodeIndex = NodeIndex::MAX - 2;

/// The number of positions that are expanded between two pauses.
pub(crate) const STRIDE: usize = 64;

/// A state of a game before a turn.
pub(crate) trait GameState: Copy {
    /// The number of possible holders of the cube: 1 without a cube.
    const HOLDER_COUNT: usize;

    /// Returns the position.
    fn position(self) -> BearoffState;

    /// Returns the index of the cube's holder: 0 without a cube.
    fn holder(self) -> usize;
}

impl GameState for BearoffState {
    const HOLDER_COUNT: usize = 1;

    fn position(self) -> BearoffState {
        self
    }

    fn holder(self) -> usize {
        0
    }
}

/// The states found so far, as nodes, and a queue of those that are not expanded yet.
pub(crate) struct ReachableStates<'a, S> {
    /// The arrangements of the states.
    arrangements: &'a Arrangements,
    /// The state of each node.
    states: Vec<S>,
    /// The nodes that were expanded.
    topological_order: Vec<NodeIndex>,
    /// The node of each state, or [`NO_NODE`]: by the cube's holder, the side on roll, X's
    /// arrangement and O's.
    nodes: Vec<NodeIndex>,
    /// The number of arrangements that X and O can have: those up to the starting one, because
    /// plays lead to lower indices.
    side_sizes: [usize; 2],
    /// The nodes to expand, by the pips of both sides together. A roll leads to fewer pips.
    pending_by_pips: Vec<Vec<NodeIndex>>,
    /// The number of lists in `pending_by_pips` at first.
    level_count: usize,
}

impl<'a, S: GameState> ReachableStates<'a, S> {
    /// Creates a set that has only the start of a game.
    pub fn new(arrangements: &'a Arrangements, start: S) -> Self {
        let BearoffState {
            side,
            mover,
            opponent,
        } = start.position();
        let mut sizes = [usize::from(mover) + 1, usize::from(opponent) + 1];
        if side == Side::O {
            sizes.swap(0, 1);
        }
        let levels = 2 * usize::from(arrangements.max_pips()) + 1;
        let mut reachable = Self {
            arrangements,
            states: Vec::new(),
            topological_order: Vec::new(),
            nodes: vec![NO_NODE; 2 * S::HOLDER_COUNT * sizes[0] * sizes[1]],
            side_sizes: sizes,
            pending_by_pips: vec![Vec::new(); levels],
            level_count: levels,
        };
        reachable.get_or_insert(start);
        reachable
    }

    /// Returns the node of a state. A new node joins the queue.
    // Not inlined, because several places call it, and none of them is on a hot path.
    #[inline(never)]
    pub fn get_or_insert(&mut self, state: S) -> NodeIndex {
        let BearoffState {
            side,
            mover,
            opponent,
        } = state.position();
        let (x, o) = match side {
            Side::X => (mover, opponent),
            Side::O => (opponent, mover),
        };
        let layer = 2 * state.holder() + side as usize;
        let slot =
            (layer * self.side_sizes[0] + usize::from(x)) * self.side_sizes[1] + usize::from(o);
        if self.nodes[slot] == NO_NODE {
            self.nodes[slot] = self.states.len() as NodeIndex;
            self.states.push(state);
            let pips = |index| usize::from(self.arrangements.checkers(index).pips());
            self.pending_by_pips[pips(mover) + pips(opponent)].push(self.nodes[slot]);
        }
        self.nodes[slot]
    }

    /// Returns the node of the state after a play of `side`; [`X_WON`] or [`O_WON`] if the play has
    /// ended the game.
    pub fn next_node(&mut self, side: Side, next: Option<S>) -> NodeIndex {
        match (next, side) {
            (Some(next), _) => self.get_or_insert(next),
            (None, Side::X) => X_WON,
            (None, Side::O) => O_WON,
        }
    }

    /// Returns the number of nodes so far.
    pub const fn count(&self) -> usize {
        self.states.len()
    }

    /// Expands all nodes, and those that are found on the way. `expand` gets each node with its
    /// state, and inserts the states that its rolls lead to.
    pub async fn expand_all(&mut self, mut expand: impl FnMut(&mut Self, usize, S), pause: &Pause) {
        while let Some(node) = self.pop() {
            self.topological_order.push(node);
            let node = node as usize;
            expand(self, node, self.states[node]);
            if self.topological_order.len().is_multiple_of(STRIDE) {
                // Measured in pips, because the number of states is not known before the end.
                let left = self.pending_by_pips.len() as f64 / self.level_count as f64;
                pause.at(1.0 - left).await;
            }
        }
    }

    /// Returns the states of all nodes, and the nodes in topological order.
    pub fn finish(self) -> (Vec<S>, Vec<NodeIndex>) {
        (self.states, self.topological_order)
    }

    /// Takes the next node to expand. None of those that are left leads to it.
    fn pop(&mut self) -> Option<NodeIndex> {
        while let Some(nodes) = self.pending_by_pips.last_mut() {
            if let Some(node) = nodes.pop() {
                return Some(node);
            }
            self.pending_by_pips.pop();
        }
        None
    }
}

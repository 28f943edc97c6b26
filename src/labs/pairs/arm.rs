//! Arms: the games that begin with one of the two plays, with their successors, luck and rankings
//! of rolls.

use std::sync::Arc;

use crate::backgammon::bearoff_db::state::BearoffState;
use crate::backgammon::side::Side;
use crate::labs::bearoff::PreparedGame;
use crate::labs::bearoff::paths::Paths;
use crate::labs::bearoff::reachable::{NodeIndex, O_WON, X_WON};
use crate::rollout::dice::KIND_COUNT;
use crate::rollout::pairs::ranking::Ranking;
use crate::rollout::resumable::Pause;
use crate::stats::score::{CompactScore, Score};

/// The index of the estimate whose luck is subtracted.
pub(crate) const LUCK_ESTIMATE: usize = 0;
/// The index of the estimate that ranks rolls.
pub(crate) const RANKING_ESTIMATE: usize = 1;

/// The number of positions ranked between two pauses.
const STRIDE: usize = 256;

/// The games that begin with one of the two plays, with the mover as X.
pub(crate) struct Arm {
    /// The game from the position after the play; `None` if the play has won the game.
    pub game: Option<Arc<PreparedGame>>,
    /// The ranking of the rolls at each node. Empty if positions are not enumerated.
    rankings: Vec<Ranking>,
}

/// The luck of each kind of roll, from X's side.
pub(crate) type KindLucks = [CompactScore; KIND_COUNT];

/// An arm during play. Its states are positions before a roll.
pub(crate) trait ArmView {
    /// A position before a roll.
    type State: Copy;

    /// Returns the state after the play, or the winner if the play has won the game.
    fn start(&self) -> Result<Self::State, Side>;

    /// Returns the state after a kind of roll, or the winner if the roll ends the game; and the
    /// luck of the roll, from X's side.
    fn after(&self, state: Self::State, kind: usize) -> (Result<Self::State, Side>, Score);

    /// Calls `f` with the ranking of the rolls at a state.
    fn with_ranking<R>(&self, state: Self::State, f: impl FnOnce(&Ranking) -> R) -> R;

    /// Calls `f` with the luck of each kind of roll by the estimate that ranks rolls, from X's
    /// side.
    fn with_ranking_lucks<R>(&self, state: Self::State, f: impl FnOnce(&KindLucks) -> R) -> R;
}

impl Arm {
    /// Creates an arm, and ranks its rolls if the positions of the game are enumerated.
    pub async fn new(game: Option<Arc<PreparedGame>>, pause: &Pause) -> Self {
        let mut rankings = Vec::new();
        if let Some(paths) = game.as_ref().and_then(|game| game.paths()) {
            let lucks = &paths.estimates[RANKING_ESTIMATE].luck;
            for (done, luck) in (1..).zip(lucks) {
                rankings.push(Ranking::new(luck));
                pause.every(STRIDE, done, lucks.len()).await;
            }
        }
        Self { game, rankings }
    }

    /// Returns the enumerated positions, if there are any.
    pub fn paths(&self) -> Option<&Paths> {
        self.game.as_ref()?.paths()
    }

    /// Returns whether pairs can be rolled along enumerated positions. A game that the play has won
    /// needs none.
    pub fn has_paths(&self) -> bool {
        self.game.is_none() || self.paths().is_some()
    }

    /// Returns the arm for play along enumerated positions; `None` if positions are not enumerated.
    pub fn path_arm(&self) -> Option<PathArm<'_>> {
        let Some(game) = &self.game else {
            return Some(PathArm::default());
        };
        let paths = game.paths()?;
        Some(PathArm {
            next: &paths.next,
            luck: &paths.estimates[LUCK_ESTIMATE].luck,
            ranking_lucks: &paths.estimates[RANKING_ESTIMATE].luck,
            rankings: &self.rankings,
        })
    }

    /// Returns the arm for play without enumerated positions.
    pub fn stepwise_arm(&self) -> StepwiseArm<'_> {
        StepwiseArm {
            game: self.game.as_deref(),
        }
    }
}

/// An arm whose positions are enumerated. All lists are empty if the play has won the game.
#[derive(Default)]
pub(crate) struct PathArm<'a> {
    /// The node after each kind of roll, for each node.
    next: &'a [[NodeIndex; KIND_COUNT]],
    /// The luck that is subtracted, for each node.
    luck: &'a [KindLucks],
    /// The luck by the estimate that ranks rolls, for each node.
    ranking_lucks: &'a [KindLucks],
    /// The ranking of the rolls, for each node.
    rankings: &'a [Ranking],
}

impl ArmView for PathArm<'_> {
    type State = NodeIndex;

    fn start(&self) -> Result<NodeIndex, Side> {
        if self.next.is_empty() {
            Err(Side::X)
        } else {
            Ok(0)
        }
    }

    #[inline]
    fn after(&self, node: NodeIndex, kind: usize) -> (Result<NodeIndex, Side>, Score) {
        let node = node as usize;
        let next = match self.next[node][kind] {
            X_WON => Err(Side::X),
            O_WON => Err(Side::O),
            next => Ok(next),
        };
        (next, self.luck[node][kind].into())
    }

    #[inline]
    fn with_ranking<R>(&self, node: NodeIndex, f: impl FnOnce(&Ranking) -> R) -> R {
        f(&self.rankings[node as usize])
    }

    #[inline]
    fn with_ranking_lucks<R>(&self, node: NodeIndex, f: impl FnOnce(&KindLucks) -> R) -> R {
        f(&self.ranking_lucks[node as usize])
    }
}

/// An arm without enumerated positions. Plays, luck and rankings are computed when they are needed.
pub(crate) struct StepwiseArm<'a> {
    /// The game; `None` if the play has won it.
    game: Option<&'a PreparedGame>,
}

impl StepwiseArm<'_> {
    /// Returns the luck of each kind of roll by an estimate, from X's side.
    fn roll_lucks(&self, estimate: usize, state: BearoffState) -> KindLucks {
        let lucks = self
            .game
            .map(|game| game.prepared_setup().roll_lucks(estimate, state));
        // A game that the play has won has no rolls, so the default is never used.
        lucks.unwrap_or_default()
    }
}

impl ArmView for StepwiseArm<'_> {
    type State = BearoffState;

    fn start(&self) -> Result<BearoffState, Side> {
        self.game
            .map(|game| game.prepared_setup().start)
            .ok_or(Side::X)
    }

    fn after(&self, state: BearoffState, kind: usize) -> (Result<BearoffState, Side>, Score) {
        let next = self.game.and_then(|game| {
            let after = game
                .prepared_setup()
                .choose_play(state, kind, &mut Vec::new());
            state.after_play(after)
        });
        (
            next.ok_or(state.side),
            self.roll_lucks(LUCK_ESTIMATE, state)[kind].into(),
        )
    }

    fn with_ranking<R>(&self, state: BearoffState, f: impl FnOnce(&Ranking) -> R) -> R {
        f(&Ranking::new(&self.roll_lucks(RANKING_ESTIMATE, state)))
    }

    fn with_ranking_lucks<R>(&self, state: BearoffState, f: impl FnOnce(&KindLucks) -> R) -> R {
        f(&self.roll_lucks(RANKING_ESTIMATE, state))
    }
}

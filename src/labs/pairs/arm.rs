//! The games that begin with one of the two plays: where its rolls lead, what luck they are, and how they rank.

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

/// Numbers of a strand's estimates: whose luck is subtracted, and who ranks the rolls.
pub(crate) const LUCK_ESTIMATE: usize = 0;
pub(crate) const RANKING_ESTIMATE: usize = 1;

/// Positions ranked between two pauses.
const STRIDE: usize = 256;

/// The games that begin with one of the two plays, with the mover as X.
pub(crate) struct Arm {
    /// From the position after the play; `None` if that has ended the game, which the mover has won then.
    pub game: Option<Arc<PreparedGame>>,
    /// At each node of its paths; none where there are no paths.
    rankings: Vec<Ranking>,
}

/// The luck of each kind of roll.
pub(crate) type KindLucks = [CompactScore; KIND_COUNT];

/// What is to be known of a strand at one of its positions, each before a roll.
pub(crate) trait ArmView {
    /// One of the positions.
    type State: Copy;

    /// Where it begins, or who has won already.
    fn start(&self) -> Result<Self::State, Side>;

    /// Where a kind of roll leads, or who wins with it; and its luck, from X's side.
    fn after(&self, state: Self::State, kind: usize) -> (Result<Self::State, Side>, Score);

    /// How the rolls rank here.
    fn with_ranking<R>(&self, state: Self::State, f: impl FnOnce(&Ranking) -> R) -> R;

    /// The luck of each kind of roll as they are ranked, from X's side.
    fn with_ranking_lucks<R>(&self, state: Self::State, f: impl FnOnce(&KindLucks) -> R) -> R;
}

impl Arm {
    /// A game whose rolls are ranked, where its paths are enumerated.
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

    /// All that can happen in it, if that was gone through.
    pub fn paths(&self) -> Option<&Paths> {
        self.game.as_ref()?.paths()
    }

    /// Whether one walks along paths; so does who has nothing to play any more.
    pub fn has_paths(&self) -> bool {
        self.game.is_none() || self.paths().is_some()
    }

    /// To walk along the paths; `None` if there are none.
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

    /// To walk without them.
    pub fn stepwise_arm(&self) -> StepwiseArm<'_> {
        StepwiseArm {
            game: self.game.as_deref(),
        }
    }
}

/// A strand whose paths were gone through; of one that is over there are none.
#[derive(Default)]
pub(crate) struct PathArm<'a> {
    next: &'a [[NodeIndex; KIND_COUNT]],
    luck: &'a [KindLucks],
    ranking_lucks: &'a [KindLucks],
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

/// A strand without paths: everything is worked out when it is wanted.
pub(crate) struct StepwiseArm<'a> {
    game: Option<&'a PreparedGame>,
}

impl StepwiseArm<'_> {
    /// The luck of each kind of roll, as an estimate sees it.
    fn roll_lucks(&self, estimate: usize, state: BearoffState) -> KindLucks {
        let lucks = self
            .game
            .map(|game| game.evaluated().roll_lucks(estimate, state));
        // Of a game that is over nobody asks.
        lucks.unwrap_or_default()
    }
}

impl ArmView for StepwiseArm<'_> {
    type State = BearoffState;

    fn start(&self) -> Result<BearoffState, Side> {
        self.game.map(|game| game.evaluated().start).ok_or(Side::X)
    }

    fn after(&self, state: BearoffState, kind: usize) -> (Result<BearoffState, Side>, Score) {
        let next = self.game.and_then(|game| {
            let after = game.evaluated().choose_play(state, kind, &mut Vec::new());
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

//! The games that begin with one of the two plays: where its rolls lead, what luck they are, and how they rank.

use std::sync::Arc;

use crate::backgammon::bearoff_db::turn::State;
use crate::backgammon::side::Side;
use crate::labs::bearoff::PreparedGame;
use crate::labs::bearoff::paths::Paths;
use crate::labs::bearoff::reachable::{Node, O_WON, X_WON};
use crate::rollout::dice::KINDS;
use crate::rollout::pairs::ranking::Ranking;
use crate::stats::score::{CompactScore, Score};

/// Numbers of a strand's estimates: whose luck is subtracted, and who ranks the rolls.
pub(crate) const LUCK: usize = 0;
pub(crate) const RANKING: usize = 1;

/// Positions ranked between two questions whether to go on.
const STRIDE: usize = 256;

/// The games that begin with one of the two plays, with the mover as X.
pub(crate) struct Strand {
    /// From the position after the play; `None` if that has ended the game, which the mover has won then.
    pub game: Option<Arc<PreparedGame>>,
    /// At each node of its paths; none where there are no paths.
    rankings: Vec<Ranking>,
}

/// The luck of each kind of roll.
pub(crate) type Lucks = [CompactScore; KINDS];

/// What is to be known of a strand at one of its positions, each before a roll.
pub(crate) trait Forks {
    /// One of the positions.
    type At: Copy;

    /// Where it begins, or who has won already.
    fn start(&self) -> Result<Self::At, Side>;

    /// Where a kind of roll leads, or who wins with it; and its luck, from X's side.
    fn after(&self, at: Self::At, kind: usize) -> (Result<Self::At, Side>, Score);

    /// How the rolls rank here.
    fn ranking<R>(&self, at: Self::At, ask: impl FnOnce(&Ranking) -> R) -> R;

    /// The luck of each kind of roll as they are ranked, from X's side.
    fn ranked<R>(&self, at: Self::At, ask: impl FnOnce(&Lucks) -> R) -> R;
}

impl Strand {
    /// Nothing is ranked yet.
    pub const fn new(game: Option<Arc<PreparedGame>>) -> Self {
        Self {
            game,
            rankings: Vec::new(),
        }
    }

    /// All that can happen in it, if that was gone through.
    pub fn paths(&self) -> Option<&Paths> {
        self.game.as_ref()?.paths()
    }

    /// Whether one walks along paths; so does who has nothing to play any more.
    pub fn is_pathed(&self) -> bool {
        self.game.is_none() || self.paths().is_some()
    }

    /// Goes on ranking the rolls as long as `keep_going` says so; returns whether all is done.
    pub fn rank_while(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        let Some(paths) = self.game.as_ref().and_then(|game| game.paths()) else {
            return true;
        };
        let luck = &paths.estimates[RANKING].luck;
        while self.rankings.len() < luck.len() {
            self.rankings.push(Ranking::new(&luck[self.rankings.len()]));
            if self.rankings.len().is_multiple_of(STRIDE) && !keep_going() {
                return false;
            }
        }
        true
    }

    /// To walk along the paths; `None` if there are none.
    pub fn along_paths(&self) -> Option<AlongPaths<'_>> {
        let Some(game) = &self.game else {
            return Some(AlongPaths::default());
        };
        let paths = game.paths()?;
        Some(AlongPaths {
            next: &paths.next,
            luck: &paths.estimates[LUCK].luck,
            ranked: &paths.estimates[RANKING].luck,
            rankings: &self.rankings,
        })
    }

    /// To walk without them.
    pub fn step_by_step(&self) -> StepByStep<'_> {
        StepByStep {
            game: self.game.as_deref(),
        }
    }
}

/// A strand whose paths were gone through; of one that is over there are none.
#[derive(Default)]
pub(crate) struct AlongPaths<'a> {
    next: &'a [[Node; KINDS]],
    luck: &'a [Lucks],
    ranked: &'a [Lucks],
    rankings: &'a [Ranking],
}

impl Forks for AlongPaths<'_> {
    type At = Node;

    fn start(&self) -> Result<Node, Side> {
        if self.next.is_empty() {
            Err(Side::X)
        } else {
            Ok(0)
        }
    }

    #[inline]
    fn after(&self, at: Node, kind: usize) -> (Result<Node, Side>, Score) {
        let at = at as usize;
        let next = match self.next[at][kind] {
            X_WON => Err(Side::X),
            O_WON => Err(Side::O),
            next => Ok(next),
        };
        (next, self.luck[at][kind].into())
    }

    #[inline]
    fn ranking<R>(&self, at: Node, ask: impl FnOnce(&Ranking) -> R) -> R {
        ask(&self.rankings[at as usize])
    }

    #[inline]
    fn ranked<R>(&self, at: Node, ask: impl FnOnce(&Lucks) -> R) -> R {
        ask(&self.ranked[at as usize])
    }
}

/// A strand without paths: everything is worked out when it is wanted.
pub(crate) struct StepByStep<'a> {
    game: Option<&'a PreparedGame>,
}

impl StepByStep<'_> {
    /// The luck of each kind of roll, as an estimate sees it.
    fn lucks(&self, estimate: usize, at: State) -> Lucks {
        let lucks = self.game.map(|game| game.judged().lucks(estimate, at));
        // Of a game that is over nobody asks.
        lucks.unwrap_or_default()
    }
}

impl Forks for StepByStep<'_> {
    type At = State;

    fn start(&self) -> Result<State, Side> {
        self.game.map(|game| game.judged().start).ok_or(Side::X)
    }

    fn after(&self, at: State, kind: usize) -> (Result<State, Side>, Score) {
        let made = self.game.and_then(|game| {
            let made = game.judged().choice(at, kind, &mut Vec::new());
            at.after(made)
        });
        (made.ok_or(at.side), self.lucks(LUCK, at)[kind].into())
    }

    fn ranking<R>(&self, at: State, ask: impl FnOnce(&Ranking) -> R) -> R {
        ask(&Ranking::new(&self.lucks(RANKING, at)))
    }

    fn ranked<R>(&self, at: State, ask: impl FnOnce(&Lucks) -> R) -> R {
        ask(&self.lucks(RANKING, at))
    }
}

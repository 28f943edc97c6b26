//! Sums over games that are played by hand, after each of them.

use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::totals::{HistoryPoint, Totals};
use crate::stats::interval::ScoreBounds;
use crate::stats::score::Score;

/// Sums over the games that count, with luck by the sampler's first estimate.
#[derive(Clone)]
pub(crate) struct GameByGame {
    /// The sums over all games so far.
    now: Totals,
    /// The sums after each game.
    history: Vec<Totals>,
    /// Bounds of results that hold for any players; `None` if none are known. The sampler's bounds
    /// hold only for its own players.
    result_bounds: Option<ScoreBounds>,
}

impl GameByGame {
    /// Creates sums over no games. The bounds of results must hold for any players.
    pub fn new<S: Sampler>(sampler: &S, result_bounds: Option<ScoreBounds>) -> Self {
        Self {
            now: Totals::new(sampler),
            history: Vec::new(),
            result_bounds,
        }
    }

    /// Adds a game: its result, and its luck and losses by each estimate.
    pub fn add(&mut self, result: Score, measured: &[MeasuredLuck]) {
        self.now.add(result, measured);
        self.history.push(self.now.clone());
    }

    /// Returns the number of games.
    pub const fn games(&self) -> u64 {
        self.now.games()
    }

    /// Returns the number of games with a result above 0.
    pub fn wins(&self) -> u64 {
        self.now.count_where(|result| result > Score::ZERO)
    }

    /// Returns the averages over all games so far.
    pub fn point<S: Sampler>(&self, sampler: &S) -> HistoryPoint {
        self.now
            .point_with_bounds(sampler, 0, self.result_bounds, None)
    }

    /// Returns the averages after each game.
    pub fn history<S: Sampler>(&self, sampler: &S) -> impl Iterator<Item = HistoryPoint> {
        let totals = self.history.iter();
        totals.map(|totals| totals.point_with_bounds(sampler, 0, self.result_bounds, None))
    }
}

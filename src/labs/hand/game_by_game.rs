//! Sums over games that are played one by one, as they stood after each.

use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::totals::{HistoryPoint, Totals};
use crate::stats::interval::ScoreBounds;
use crate::stats::score::Score;

/// Sums over the games that count, with the luck that the sampler's first estimate measures.
#[derive(Clone)]
pub(crate) struct GameByGame {
    now: Totals,
    /// After each game.
    history: Vec<Totals>,
    /// Bounds of results, whoever plays. What the sampler knows of them, and of result − luck, holds of its own players.
    result_bounds: Option<ScoreBounds>,
}

impl GameByGame {
    /// No game yet, of games whose results have these bounds, however they are played.
    pub fn new<S: Sampler>(sampler: &S, result_bounds: Option<ScoreBounds>) -> Self {
        Self {
            now: Totals::new(sampler),
            history: Vec::new(),
            result_bounds,
        }
    }

    /// Adds a game: its result, and what each estimate measured.
    pub fn add(&mut self, result: Score, measured: &[MeasuredLuck]) {
        self.now.add(result, measured);
        self.history.push(self.now.clone());
    }

    /// The sums now.
    pub const fn now(&self) -> &Totals {
        &self.now
    }

    /// The averages now.
    pub fn point<S: Sampler>(&self, sampler: &S) -> HistoryPoint {
        self.now
            .point_with_bounds(sampler, 0, self.result_bounds, None)
    }

    /// The averages after each game.
    pub fn history<S: Sampler>(&self, sampler: &S) -> impl Iterator<Item = HistoryPoint> {
        let totals = self.history.iter();
        totals.map(|totals| totals.point_with_bounds(sampler, 0, self.result_bounds, None))
    }
}

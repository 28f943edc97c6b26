//! The shape of a rolled game.

use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::Record;

use super::turn_shapes::BearoffTurn;
use crate::objects::Shape;

/// A game, with the luck that an estimate measures. Results are in percent: 100 if X won, 0 if O
/// won, and the value at the horizon if the game was cut short.
/// Luck is for X, in percentage points.
#[derive(Shape)]
pub(super) struct BearoffRecord {
    trial: u64,
    /// The side that bore off first; null if the game was cut short.
    winner: Option<Side>,
    result: f64,
    total_luck: f64,
    reduced: f64,
    /// The evaluation of the start plus the disparities; null for the evaluator `backwards`, and
    /// where another estimate has the value at the horizon.
    williams: Option<f64>,
    /// Running sums of luck after 1, 2, ... rolls; the last one equals totalLuck.
    luck_so_far: Vec<f64>,
    turns: Vec<BearoffTurn>,
}

impl BearoffRecord {
    /// Converts a game and its number.
    pub fn new(trial: u64, record: Record) -> Self {
        Self {
            trial,
            winner: record.winner,
            result: record.result,
            total_luck: record.luck,
            reduced: record.reduced,
            williams: record.williams,
            luck_so_far: record.luck_so_far,
            turns: record.turns.into_iter().map(Into::into).collect(),
        }
    }
}

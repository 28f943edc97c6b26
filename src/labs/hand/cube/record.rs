//! One game that was played by hand, in all its turns: luck as the first estimate sees it, mistakes as they exactly are.

use super::rollout::CubeHandRollout;
use crate::backgammon::bearoff_db::{Move, moves};
use crate::backgammon::cube::state::Turn;
use crate::labs::cube::record::{GameSums, MeasuredTurn, recorded};
use crate::labs::cube::{CubeTurn, Mistakes};
use crate::labs::hand::End;
use crate::stats::score::Unit;

/// A game that was played by hand, or is being played. Figures are in points for the side on roll at the start, per unit of the
/// cube then.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeHandRecord {
    /// How it ended.
    pub end: End,
    /// Whether the last double was passed.
    pub passed: bool,
    /// The number on the cube, now or at the end.
    pub cube: u64,
    /// Its turns so far.
    pub turns: Vec<CubeHandTurn>,
    /// Luck of all its rolls.
    pub luck: f64,
    /// The result in points; `None` for a game without a winner.
    pub result: Option<f64>,
    /// Result − luck.
    pub reduced: Option<f64>,
    /// The exact value of the start.
    pub value: f64,
    /// The losses of X and O so far.
    pub mistakes: [Mistakes; 2],
}

/// One turn of it.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeHandTurn {
    /// As the first estimate sees it.
    pub turn: CubeTurn,
    /// Whether it was played by hand.
    pub by_hand: bool,
    /// Whether a double in it was answered by hand.
    pub answered_by_hand: bool,
    /// The best play, where something was rolled and another one made.
    pub better: Option<Vec<Move>>,
}

impl CubeHandRollout {
    /// Game `number`, counted from 0, of those that were begun.
    #[must_use]
    pub fn record(&self, number: usize) -> Option<CubeHandRecord> {
        let played = self.begun_games().get(number)?;
        let judged = self.game().judged();
        let mut sums = GameSums::default();
        let result = played.end.ending().map(|ending| judged.result(ending));
        let of_turn = |turn| {
            let measured = MeasuredTurn::of(judged, 0, turn);
            sums.add(turn.before.side, &measured);
            let told = recorded(judged, turn, measured);
            let played = told.played.as_ref();
            let better = played.filter(|played| played.best != played.after && played.lost > 0.0);
            CubeHandTurn {
                by_hand: self.hands().play(told.side),
                answered_by_hand: self.hands().play(told.side.other()),
                better: better.map(|played| moves(told.before, played.roll, played.best)),
                turn: told,
            }
        };
        let turns = played.turns.iter().map(of_turn).collect();
        let of_last = played.turns.last();
        Some(CubeHandRecord {
            end: played.end.without_cube(),
            passed: of_last.is_some_and(|turn| turn.played.is_none()),
            cube: 1 << of_last.map_or(0, Turn::doublings_after),
            turns,
            luck: sums.luck.in_unit(Unit::Points),
            result: result.map(|result| result.in_unit(Unit::Points)),
            reduced: result.map(|result| (result - sums.luck).in_unit(Unit::Points)),
            value: judged.exact_value().in_unit(Unit::Points),
            mistakes: sums.mistakes(),
        })
    }
}

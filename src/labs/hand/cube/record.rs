//! One game that was played by hand, in all its turns: luck as the first estimate sees it, mistakes as they exactly are.

use super::rollout::CubeHandRollout;
use crate::backgammon::bearoff_db::{CheckerMove, moves_between};
use crate::backgammon::cube::state::CubeTurn;
use crate::labs::cube::record::{GameSums, MeasuredTurn, record_turn};
use crate::labs::cube::{Mistakes, RecordedCubeTurn};
use crate::labs::hand::HandEnd;
use crate::stats::score::Unit;

/// A game that was played by hand, or is being played. Figures are in points for the side on roll at the start, per unit of the
/// cube then.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeHandRecord {
    /// How it ended.
    pub end: HandEnd,
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
    pub turn: RecordedCubeTurn,
    /// Whether it was played by hand.
    pub by_hand: bool,
    /// Whether a double in it was answered by hand.
    pub answered_by_hand: bool,
    /// The best play, where something was rolled and another one made.
    pub better: Option<Vec<CheckerMove>>,
}

impl CubeHandRollout {
    /// Game `number`, counted from 0, of those that were begun.
    #[must_use]
    pub fn record(&self, number: usize) -> Option<CubeHandRecord> {
        let played = self.begun_games().get(number)?;
        let setup = self.game().evaluated();
        let mut sums = GameSums::default();
        let result = played.end.game_end().map(|ending| setup.result(ending));
        let hand_turn = |turn| {
            let measured = MeasuredTurn::new(setup, 0, turn);
            sums.add_turn(turn.before.side, &measured);
            let recorded = record_turn(setup, turn, measured);
            let played = recorded.played.as_ref();
            let better = played.filter(|played| played.best != played.after && played.lost > 0.0);
            CubeHandTurn {
                by_hand: self.hand_sides().contains(recorded.side),
                answered_by_hand: self.hand_sides().contains(recorded.side.other()),
                better: better
                    .map(|played| moves_between(recorded.before, played.roll, played.best)),
                turn: recorded,
            }
        };
        let turns = played.turns.iter().map(hand_turn).collect();
        let last = played.turns.last();
        Some(CubeHandRecord {
            end: played.end.hand_end(),
            passed: last.is_some_and(|turn| turn.play.is_none()),
            cube: 1 << last.map_or(0, CubeTurn::doublings_after),
            turns,
            luck: sums.luck.in_unit(Unit::Points),
            result: result.map(|result| result.in_unit(Unit::Points)),
            reduced: result.map(|result| (result - sums.luck).in_unit(Unit::Points)),
            value: setup.exact_start_value().in_unit(Unit::Points),
            mistakes: sums.mistakes(),
        })
    }
}

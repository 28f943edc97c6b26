//! The record of one game with a cube that is played by hand: all of its turns, with luck by the
//! first estimate and mistakes by the exact equities.

use super::rollout::CubeHandRollout;
use crate::backgammon::bearoff_db::{CheckerMove, moves_between};
use crate::backgammon::cube::state::CubeTurn;
use crate::labs::cube::record::{GameSums, MeasuredTurn, record_turn};
use crate::labs::cube::{Mistakes, RecordedCubeTurn};
use crate::labs::hand::HandEnd;
use crate::stats::score::Unit;

/// A game with a cube that is played by hand, whether or not it has ended. Figures are in points
/// for the side on roll at the start, per unit of the cube at the start.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeHandRecord {
    /// The end of the game.
    pub end: HandEnd,
    /// Whether the game ended with a pass.
    pub passed: bool,
    /// The number on the cube after the last turn so far, where the cube of the start counts as 1.
    pub cube: u64,
    /// The turns so far.
    pub turns: Vec<CubeHandTurn>,
    /// The sum of the luck of all rolls so far.
    pub luck: f64,
    /// The result; `None` for a game without a winner.
    pub result: Option<f64>,
    /// The reduced result: result − luck. `None` for a game without a winner.
    pub reduced: Option<f64>,
    /// The exact value of the start.
    pub value: f64,
    /// The costs of X's and of O's mistakes so far.
    pub mistakes: [Mistakes; 2],
}

/// A turn of a game with a cube that is played by hand.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeHandTurn {
    /// The cube action, the roll and the play, with luck by the first estimate.
    pub turn: RecordedCubeTurn,
    /// Whether the turn's side is played by hand.
    pub by_hand: bool,
    /// Whether the other side, which answers doubles, is played by hand.
    pub answered_by_hand: bool,
    /// The best play; `None` if the play made costs nothing, or if there was no roll.
    pub better: Option<Vec<CheckerMove>>,
}

impl CubeHandRollout {
    /// Returns the record of game `k`, counted from 0; `None` if that game was not begun.
    #[must_use]
    pub fn record(&self, k: usize) -> Option<CubeHandRecord> {
        let game = self.begun_games().get(k)?;
        let setup = self.game().evaluated();
        let mut sums = GameSums::default();
        let result = game.end.game_end().map(|end| setup.result(end));
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
        let turns = game.turns.iter().map(hand_turn).collect();
        let last = game.turns.last();
        Some(CubeHandRecord {
            end: game.end.hand_end(),
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

//! Shapes of rollouts with a cube that are played by hand. Undefined values become `null`.

use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::cube::MistakeCosts;
use rollout_lab::labs::hand::cube;
use rollout_lab::labs::hand::cube::{CubeHandRollout, CubeQuestion};
use rollout_lab::stats::summary;

use super::record_shapes::{CubeStatus, CubeTurn};
use super::shapes::{CubeCosts, CubeReadout};
use crate::bearoff::hand_methods::{WaitingTurn, board, end_name};
use crate::bearoff::position::BearoffPosition;
use crate::bearoff::shapes::Moves;
use crate::ids::BothSides;
use crate::objects::Shape;
use crate::shapes::Summary;

/// The board, the cube, and the turn or question that waits for the reader.
#[derive(Shape)]
pub(super) struct CubeHandView {
    /// The position with the moves of the turn so far; between games, the position in which games
    /// start.
    position: BearoffPosition,
    /// Number of games that were begun, abandoned ones included.
    begun: usize,
    cube: CubeStatus,
    /// The open question about the cube. 'double': whether the side on roll doubles. 'answer':
    /// whether the other side takes. null if no question is open.
    #[shape(type = "'double' | 'answer' | null")]
    asked: Option<&'static str>,
    /// Whether in the turn that waits, the side on roll has doubled and the other side has taken.
    doubled: bool,
    /// The turn that the reader plays, with the luck of its roll in points for the side on roll at
    /// the start, per unit of the cube at the start; null between games, and while a question about
    /// the cube is open.
    turn: Option<WaitingTurn>,
}

/// Converts the board, the cube, and the turn or question that waits for the reader.
pub(super) fn view(rollout: &CubeHandRollout, turn: Option<WaitingTurn>) -> CubeHandView {
    let (value, owner) = rollout.cube();
    let question = rollout.open_question().map(|question| match question {
        CubeQuestion::Double => "double",
        CubeQuestion::Answer => "answer",
    });
    CubeHandView {
        position: board(rollout.position(), rollout.turn()),
        begun: rollout.begun_count(),
        cube: CubeStatus { value, owner },
        asked: question,
        doubled: rollout.has_doubled(),
        turn,
    }
}

/// A turn of a game that is played by hand, with the luck of the game's first estimate.
#[derive(Shape)]
#[shape(from = cube::CubeHandTurn)]
struct CubeHandTurn {
    #[shape(flatten)]
    turn: CubeTurn,
    /// Whether the reader played the turn.
    by_hand: bool,
    /// Whether the reader answered the turn's double.
    answered_by_hand: bool,
    /// The best play; null if the actual play is the best.
    #[shape(from = source.mistake.map(|mistake| mistake.better))]
    better: Option<Moves>,
}

/// A game played by hand, finished or in progress. Numbers are in points for the side on roll at
/// the start, per unit of the cube at the start.
#[derive(Shape)]
pub(super) struct CubeHandRecord {
    /// The game's number, counted from 0.
    number: usize,
    /// 'playing' while the game is in progress; else 'abandoned', or the winner.
    #[shape(type = "'playing' | 'abandoned' | 'x' | 'o'")]
    end: &'static str,
    /// Whether the game ended with a pass.
    passed: bool,
    /// The number on the cube now, or at the end of the game.
    cube: u64,
    turns: Vec<CubeHandTurn>,
    /// Total luck.
    luck: f64,
    /// null without a winner.
    result: Option<f64>,
    /// Result minus luck; null without a winner.
    reduced: Option<f64>,
    /// Exact value of the start. result = value + exact luck - mistakes of the side on roll at the
    /// start + mistakes of the other side.
    value: f64,
    /// Equity that each side gave away, exactly. Both are at least 0, up to rounding.
    #[shape(type = "BothSides<CubeCosts>")]
    mistakes: Option<BothSides<CubeCosts>>,
}

/// Converts game `number`; `None` if it was not begun.
pub(super) fn record(number: usize, rollout: &CubeHandRollout) -> Option<CubeHandRecord> {
    let record = rollout.record(number)?;
    Some(CubeHandRecord {
        number,
        end: end_name(record.end),
        passed: record.passed(),
        cube: record.cube(),
        luck: record.luck,
        result: record.result,
        reduced: record.reduced,
        value: rollout.game().theory().perfect,
        mistakes: record.costs.map(Into::into),
        turns: record.turns.into_iter().map(Into::into).collect(),
    })
}

/// Statistics of the equity that a side gave away per game, in points per unit of the cube at the
/// start.
#[derive(Shape)]
#[shape(from = MistakeCosts<summary::Summary>)]
struct CubeHandCosts {
    /// Equity given away by checker plays.
    checkers: Summary,
    /// Equity given away by cube actions.
    cube: Summary,
}

/// Statistics of a rollout that is played by hand, in points for the side on roll at the start, per
/// unit of the cube at the start.
#[derive(Shape)]
pub(super) struct CubeHandReadout {
    #[shape(flatten)]
    readout: CubeReadout,
    /// Statistics of the equity that X and O gave away per game.
    #[shape(type = "BothSides<CubeHandCosts>")]
    costs: BothSides<Option<CubeHandCosts>>,
    /// Number of abandoned games.
    abandoned: usize,
}

/// Converts the current statistics.
pub(super) fn readout(rollout: &CubeHandRollout) -> CubeHandReadout {
    let costs = [Side::X, Side::O].map(|side| rollout.costs(side).map(CubeHandCosts::from));
    let readout = CubeReadout::new(
        rollout.game(),
        0,
        &rollout.point(),
        rollout.wins(),
        rollout.seed().to_string(),
        rollout.equivalent_games(),
        None,
    );
    CubeHandReadout {
        readout,
        costs: costs.into(),
        abandoned: rollout.abandoned_count(),
    }
}

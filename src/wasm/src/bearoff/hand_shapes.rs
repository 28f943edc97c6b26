//! Shapes of rollouts that are played by hand. Undefined values become `null`.

use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::hand;
use rollout_lab::labs::hand::{HandRollout, Mistake};

use super::game_shapes::BearoffReadout;
use super::hand_methods::{WaitingTurn, board, end_name};
use super::position::BearoffPosition;
use super::shapes::Moves;
use super::turn_shapes::BearoffTurn;
use crate::ids::BothSides;
use crate::objects::Shape;
use crate::shapes::Summary;

/// The board, and the turn that waits for the reader.
#[derive(Shape)]
pub(super) struct HandView {
    /// The position with the moves of the turn so far; between games, the position in which games
    /// start.
    position: BearoffPosition,
    /// Number of games that were begun, abandoned ones included.
    begun: usize,
    /// The turn that the reader plays, with the luck of its roll for X in percentage points; null
    /// between games.
    turn: Option<WaitingTurn>,
}

/// Converts the board and the turn that waits for the reader.
pub(super) fn view(rollout: &HandRollout, turn: Option<WaitingTurn>) -> HandView {
    HandView {
        position: board(rollout.position(), rollout.turn()),
        begun: rollout.begun_count(),
        turn,
    }
}

/// A play that costs winning chances.
#[derive(Shape)]
#[shape(from = Mistake)]
struct HandMistake {
    /// Winning chances that the play costs the side on roll, in percentage points.
    cost: f64,
    /// A better play.
    better: Moves,
}

/// A turn of a game that is played by hand, with the luck of the game's first estimate.
#[derive(Shape)]
#[shape(from = hand::HandRecordTurn)]
struct HandRecordTurn {
    #[shape(flatten)]
    turn: BearoffTurn,
    /// Whether the reader made the play.
    by_hand: bool,
    /// null unless the play is known not to be the best.
    mistake: Option<HandMistake>,
}

/// A game played by hand, finished or in progress. Results are in percent: 100 if X won, else 0.
/// Luck is for X, in percentage points.
#[derive(Shape)]
pub(super) struct HandRecord {
    /// The game's number, counted from 0.
    number: usize,
    /// 'playing' while the game is in progress; else 'abandoned', or the winner.
    #[shape(type = "'playing' | 'abandoned' | 'x' | 'o'")]
    end: &'static str,
    turns: Vec<HandRecordTurn>,
    /// Total luck.
    luck: f64,
    /// null without a winner.
    result: Option<f64>,
    /// Result minus luck; null without a winner.
    reduced: Option<f64>,
    /// Winning chances that X and O lost by their own plays, in percentage points, at least 0; null
    /// if the exact chances are unknown.
    costs: Option<BothSides<f64>>,
}

/// Converts game `number`; `None` if it was not begun.
pub(super) fn record(number: usize, rollout: &HandRollout) -> Option<HandRecord> {
    let record = rollout.record(number)?;
    Some(HandRecord {
        number,
        end: end_name(record.end),
        turns: record.turns.into_iter().map(Into::into).collect(),
        luck: record.luck,
        result: record.result,
        reduced: record.reduced,
        costs: record
            .costs
            .map(|costs| costs.map(|costs| costs.checkers).into()),
    })
}

/// Statistics of a rollout that is played by hand, in percent of X's winning chances.
#[derive(Shape)]
pub(super) struct HandReadout {
    #[shape(flatten)]
    readout: BearoffReadout,
    /// Statistics of the winning chances that X and O lost per game by their own plays, in
    /// percentage points; null if the exact chances are unknown.
    costs: Option<BothSides<Summary>>,
    /// Number of abandoned games.
    abandoned: usize,
}

/// Converts the current statistics.
pub(super) fn readout(rollout: &HandRollout) -> HandReadout {
    let costs = rollout.costs(Side::X).zip(rollout.costs(Side::O));
    let readout = BearoffReadout::new(
        rollout.game(),
        0,
        &rollout.point(),
        rollout.wins(),
        rollout.seed().to_string(),
        rollout.equivalent_games(),
        None,
    );
    HandReadout {
        readout,
        costs: costs.map(|(x, o)| [x.checkers, o.checkers].into()),
        abandoned: rollout.abandoned_count(),
    }
}

//! Plain objects of rollouts with a cube that are played by hand, and their TypeScript types.
//! Undefined values become `null`.

use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::cube::Mistakes;
use rollout_lab::labs::hand::HandCosts;
use rollout_lab::labs::hand::cube::{CubeHandRollout, CubeHandTurn, CubeQuestion};
use rollout_lab::stats::summary::Summary;
use wasm_bindgen::prelude::wasm_bindgen;

use super::record_shapes::{mistakes, turn};
use super::setup::owner_name;
use super::shapes::statistics;
use crate::bearoff::hand_methods::{board, end_name};
use crate::bearoff::shapes::{moves_list, text};
use crate::objects::{Properties, Value};
use crate::shapes::summary;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** The board, the cube, and the turn or question that waits for the reader. */
export interface CubeHandView {
  /** The position with the moves of the turn so far; between games, the position in which games
   *  start. */
  position: BearoffPosition;
  /** Number of games that were begun, abandoned ones included. */
  begun: number;
  cube: { value: number; owner: CubeOwner };
  /** The open question about the cube. 'double': whether the side on roll doubles. 'answer':
   *  whether the other side takes. null if no question is open. */
  asked: 'double' | 'answer' | null;
  /** Whether in the turn that waits, the side on roll has doubled and the other side has taken. */
  doubled: boolean;
  /** The turn that the reader plays, with the luck of its roll in points for the side on roll at
   *  the start, per unit of the cube at the start; null between games, and while a question about
   *  the cube is open. */
  turn: WaitingTurn | null;
}
/** A game played by hand, finished or in progress. Numbers are in points for the side on roll at
 *  the start, per unit of the cube at the start. */
export interface CubeHandRecord {
  /** The game's number, counted from 0. */
  number: number;
  /** 'playing' while the game is in progress; else 'abandoned', or the winner. */
  end: 'playing' | 'abandoned' | 'x' | 'o';
  /** Whether the game ended with a pass. */
  passed: boolean;
  /** The number on the cube now, or at the end of the game. */
  cube: number;
  turns: CubeHandTurn[];
  /** Total luck; result, and result minus luck, null without a winner. */
  luck: number; result: number | null; reduced: number | null;
  /** Exact value of the start. result = value + exact luck - mistakes of the side on roll at the
   *  start + mistakes of the other side. */
  value: number;
  /** Equity that each side gave away, exactly. Both are at least 0, up to rounding. */
  mistakes: { x: CubeCosts; o: CubeCosts };
}
/** A turn of a game that is played by hand, with the luck of the game's first estimate. */
export interface CubeHandTurn extends CubeTurn {
  /** Whether the reader played the turn, and whether the reader answered its double. */
  byHand: boolean;
  answeredByHand: boolean;
  /** The best play; null if the actual play is the best. */
  better: Moves | null;
}
/** Statistics of a rollout that is played by hand, in points for the side on roll at the start, per
 *  unit of the cube at the start. */
export interface CubeHandReadout extends CubeReadout {
  /** Statistics of the equity that X and O gave away per game. */
  costs: { x: CubeHandCosts; o: CubeHandCosts };
  /** Number of abandoned games. */
  abandoned: number;
}
/** Statistics of the equity that a side gave away per game, in points per unit of the cube at the
 *  start: by checker plays, and by cube actions. */
export interface CubeHandCosts { checkers: Summary; cube: Summary }
";

/// Converts the board, the cube, and the turn or question that waits for the reader.
pub(super) fn view(rollout: &CubeHandRollout, waiting_turn: Option<Properties>) -> Value {
    let (value, owner) = rollout.cube();
    let cube = Properties::new()
        .with("value", value as f64)
        .with("owner", text(owner_name(owner)));
    let question = rollout.open_question().map(|question| match question {
        CubeQuestion::Double => text("double"),
        CubeQuestion::Answer => text("answer"),
    });
    Properties::new()
        .with("position", board(rollout.position(), rollout.turn()))
        .with("begun", rollout.begun_count() as f64)
        .with("cube", cube)
        .with("asked", question)
        .with("doubled", Value::Flag(rollout.has_doubled()))
        .with("turn", waiting_turn)
        .into()
}

/// Converts game `number`; `None` if it was not begun.
pub(super) fn record(number: usize, rollout: &CubeHandRollout) -> Option<Value> {
    let record = rollout.record(number)?;
    let costs = record.costs.map(|costs| {
        let [x, o] =
            costs.map(|HandCosts { checkers, cube }| mistakes(Mistakes { checkers, cube }));
        Properties::new().with("x", x).with("o", o)
    });
    let record = Properties::new()
        .with("number", number as f64)
        .with("end", text(end_name(record.end)))
        .with("passed", Value::Flag(record.passed()))
        .with("cube", record.cube() as f64)
        .with(
            "turns",
            Value::List(record.turns.iter().map(hand_turn).collect()),
        )
        .with("luck", record.luck)
        .with("result", record.result)
        .with("reduced", record.reduced)
        .with("value", rollout.game().theory().perfect)
        .with("mistakes", costs);
    Some(record.into())
}

fn hand_turn(hand_turn: &CubeHandTurn) -> Value {
    let mistake = hand_turn.mistake.as_ref();
    let better = mistake.map(|mistake| moves_list(&mistake.better));
    turn(&hand_turn.turn)
        .with("byHand", Value::Flag(hand_turn.by_hand))
        .with("answeredByHand", Value::Flag(hand_turn.answered_by_hand))
        .with("better", better)
        .into()
}

/// Converts the current statistics.
pub(super) fn readout(rollout: &CubeHandRollout) -> Value {
    let [x, o] = [Side::X, Side::O].map(|side| rollout.costs(side).map(costs));
    statistics(rollout.game(), 0, &rollout.point())
        .with("seed", Value::Text(rollout.seed().to_string()))
        .with("wins", rollout.wins() as f64)
        .with("equivalentGames", rollout.equivalent_games())
        .with("costs", Properties::new().with("x", x).with("o", o))
        .with("abandoned", rollout.abandoned_count() as f64)
        .into()
}

fn costs(costs: HandCosts<Summary>) -> Value {
    Properties::new()
        .with("checkers", summary(costs.checkers))
        .with("cube", summary(costs.cube))
        .into()
}

//! The plain objects of a rollout with a cube that is played by hand, and their TypeScript types. Undefined values go out as
//! `null`.

use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::hand::HandEnd;
use rollout_lab::labs::hand::cube::{
    CubeHandCosts, CubeHandRecord, CubeHandRollout, CubeHandTurn, CubeQuestion,
};
use wasm_bindgen::prelude::wasm_bindgen;

use super::record_shapes::{mistakes, turn};
use super::setup::owner_name;
use super::shapes::statistics;
use crate::bearoff::by_hand::{board, end_name, waiting};
use crate::bearoff::shapes::{moves_list, text};
use crate::objects::{Properties, Value};
use crate::shapes::summary;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** The board, the cube, and the turn or question that waits. */
export interface CubeHandView {
  /** The position with what has been moved so far; between games the one with which games start. */
  position: BearoffPosition;
  /** Number of games that were begun. */
  begun: number;
  cube: { value: number; owner: CubeOwner };
  /** What somebody is asked about the cube: the side on roll whether to double, the other whether to take; null if nobody is. */
  asked: 'double' | 'answer' | null;
  /** Whether the side on roll has doubled in the turn that waits, and the other one taken. */
  doubled: boolean;
  /** The turn that waits for a hand, with the luck of its roll in points for the side on roll at the start, per unit of the cube
   *  then; null between games, and where something is asked about the cube. */
  turn: WaitingTurn | null;
}
/** A game that was played by hand, or is being played, in points for the side on roll at the start, per unit of the cube then. */
export interface CubeHandRecord {
  number: number;
  end: 'playing' | 'abandoned' | 'x' | 'o';
  /** Whether the last double was passed. */
  passed: boolean;
  /** What the cube shows, or showed in the end. */
  cube: number;
  turns: CubeHandTurn[];
  luck: number; result: number | null; reduced: number | null;
  /** What the start is worth, exactly: result = value + exact luck - the mistakes of the side on roll + the other's. */
  value: number;
  /** Equity that each side gave away, exactly. */
  mistakes: { x: CubeCosts; o: CubeCosts };
}
/** A turn of a game that is played by hand. */
export interface CubeHandTurn extends CubeTurn {
  byHand: boolean;
  answeredByHand: boolean;
  /** The best play, where another one was made. */
  better: Moves | null;
}
/** Statistics of a rollout that is played by hand, in points for the side on roll at the start, per unit of the cube then. */
export interface CubeHandReadout extends CubeReadout {
  /** Equity that X and O gave away in a game. */
  costs: { x: CubeHandCosts; o: CubeHandCosts };
  /** Number of games that were given up. */
  abandoned: number;
}
/** Statistics of the equity that a side gave away in a game, in points per unit of the cube at the start: by plays, and by actions
 *  with the cube. */
export interface CubeHandCosts { checkers: Summary; cube: Summary }
";

/// The board, the cube, and what waits.
pub(super) fn view(rollout: &CubeHandRollout) -> Value {
    let turn = rollout.turn();
    let (value, owner) = rollout.cube();
    let cube = Properties::new()
        .with("value", value as f64)
        .with("owner", text(owner_name(owner)));
    let asked = rollout.open_question().map(|question| match question {
        CubeQuestion::Double => text("double"),
        CubeQuestion::Answer => text("answer"),
    });
    let waits = turn.map(|turn| {
        waiting(
            rollout.side(),
            turn,
            rollout.is_forced(),
            rollout.roll_luck(),
        )
    });
    Properties::new()
        .with("position", board(rollout.position(), turn))
        .with("begun", rollout.begun_count() as f64)
        .with("cube", cube)
        .with("asked", asked)
        .with("doubled", Value::Flag(rollout.has_doubled()))
        .with("turn", waits)
        .into()
}

/// A game.
pub(super) fn record(number: u64, record: &CubeHandRecord) -> Value {
    let [x, o] = record.mistakes.map(mistakes);
    Properties::new()
        .with("number", number as f64)
        .with("end", text(end_name(record.end)))
        .with("passed", Value::Flag(record.passed))
        .with("cube", record.cube as f64)
        .with(
            "turns",
            Value::List(record.turns.iter().map(hand_turn).collect()),
        )
        .with("luck", record.luck)
        .with("result", record.result)
        .with("reduced", record.reduced)
        .with("value", record.value)
        .with("mistakes", Properties::new().with("x", x).with("o", o))
        .into()
}

fn hand_turn(played: &CubeHandTurn) -> Value {
    turn(&played.turn)
        .with("byHand", Value::Flag(played.by_hand))
        .with("answeredByHand", Value::Flag(played.answered_by_hand))
        .with("better", played.better.as_deref().map(moves_list))
        .into()
}

/// The statistics now.
pub(super) fn readout(rollout: &CubeHandRollout) -> Value {
    let abandoned = rollout
        .ends()
        .filter(|&end| end == HandEnd::Abandoned)
        .count();
    let [x, o] = [Side::X, Side::O].map(|side| costs(&rollout.costs(side)));
    statistics(rollout.game(), 0, &rollout.point())
        .with("seed", Value::Text(rollout.seed().to_string()))
        .with("wins", rollout.wins() as f64)
        .with("equivalentGames", rollout.equivalent_games())
        .with("costs", Properties::new().with("x", x).with("o", o))
        .with("abandoned", abandoned as f64)
        .into()
}

fn costs(costs: &CubeHandCosts) -> Value {
    Properties::new()
        .with("checkers", summary(costs.checkers))
        .with("cube", summary(costs.cube))
        .into()
}

//! Plain objects of rollouts that are played by hand, and their TypeScript types. Undefined values
//! become `null`.

use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::hand::{HandRecordTurn, HandRollout};
use wasm_bindgen::prelude::wasm_bindgen;

use super::hand_methods::{board, end_name};
use super::shapes::{moves_list, statistics, text, turn};
use crate::objects::{Properties, Value};
use crate::shapes::summary;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** The board, and the turn that waits for the reader. */
export interface HandView {
  /** The position with the moves of the turn so far; between games, the position in which games
   *  start. */
  position: BearoffPosition;
  /** Number of games that were begun, abandoned ones included. */
  begun: number;
  /** The turn that the reader plays, with the luck of its roll for X in percentage points; null
   *  between games. */
  turn: WaitingTurn | null;
}
/** A game played by hand, finished or in progress. Results are in percent: 100 if X won, else 0.
 *  Luck is for X, in percentage points. */
export interface HandRecord {
  /** The game's number, counted from 0. */
  number: number;
  /** 'playing' while the game is in progress; else 'abandoned', or the winner. */
  end: 'playing' | 'abandoned' | 'x' | 'o';
  turns: HandRecordTurn[];
  /** Total luck; result, and result minus luck, null without a winner. */
  luck: number; result: number | null; reduced: number | null;
  /** Winning chances that X and O lost by their own plays, in percentage points, at least 0; null
   *  if the exact chances are unknown. */
  costs: { x: number; o: number } | null;
}
/** A turn of a game that is played by hand, with the luck of the game's first estimate. */
export interface HandRecordTurn extends BearoffTurn {
  /** Whether the reader made the play. */
  byHand: boolean;
  /** Winning chances that the play costs the side on roll, in percentage points, and a better play;
   *  null unless the play is known not to be the best. */
  mistake: { cost: number; better: Moves } | null;
}
/** Statistics of a rollout that is played by hand, in percent of X's winning chances. */
export interface HandReadout extends BearoffReadout {
  /** Statistics of the winning chances that X and O lost per game by their own plays, in percentage
   *  points; null if the exact chances are unknown. */
  costs: { x: Summary; o: Summary } | null;
  /** Number of abandoned games. */
  abandoned: number;
}
";

/// Converts the board and the turn that waits for the reader.
pub(super) fn view(rollout: &HandRollout, waiting_turn: Option<Properties>) -> Value {
    Properties::new()
        .with("position", board(rollout.position(), rollout.turn()))
        .with("begun", rollout.begun_count() as f64)
        .with("turn", waiting_turn)
        .into()
}

/// Converts game `number`; `None` if it was not begun.
pub(super) fn record(number: usize, rollout: &HandRollout) -> Option<Value> {
    let record = rollout.record(number)?;
    let costs = record.costs.map(|[x, o]| {
        Properties::new()
            .with("x", x.checkers)
            .with("o", o.checkers)
    });
    let record = Properties::new()
        .with("number", number as f64)
        .with("end", text(end_name(record.end)))
        .with(
            "turns",
            Value::List(record.turns.iter().map(record_turn).collect()),
        )
        .with("luck", record.luck)
        .with("result", record.result)
        .with("reduced", record.reduced)
        .with("costs", costs);
    Some(record.into())
}

fn record_turn(hand_turn: &HandRecordTurn) -> Value {
    let mistake = hand_turn.mistake.as_ref().map(|mistake| {
        Properties::new()
            .with("cost", mistake.cost)
            .with("better", moves_list(&mistake.better))
    });
    turn(&hand_turn.turn)
        .with("byHand", Value::Flag(hand_turn.by_hand))
        .with("mistake", mistake)
        .into()
}

/// Converts the current statistics.
pub(super) fn readout(rollout: &HandRollout) -> Value {
    let costs = rollout.costs(Side::X).zip(rollout.costs(Side::O));
    let costs = costs.map(|(x, o)| {
        Properties::new()
            .with("x", summary(x.checkers))
            .with("o", summary(o.checkers))
    });
    statistics(rollout.game(), 0, &rollout.point(), rollout.wins())
        .with("seed", Value::Text(rollout.seed().to_string()))
        .with("equivalentGames", rollout.equivalent_games())
        .with("costs", costs)
        .with("abandoned", rollout.abandoned_count() as f64)
        .into()
}

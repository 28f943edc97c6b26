//! The plain objects of a rollout that is played by hand, and their TypeScript types. Undefined values go out as `null`.

use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::hand::{HandEnd, HandRecord, HandRecordTurn, HandRollout};
use wasm_bindgen::prelude::wasm_bindgen;

use super::by_hand::{board, end_name, waiting};
use super::shapes::{moves_list, statistics, text, turn};
use crate::objects::{Properties, Value};
use crate::shapes::summary;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** The board and the turn that waits. */
export interface HandView {
  /** The position with what has been moved so far; between games the one with which games start. */
  position: BearoffPosition;
  /** Number of games that were begun. */
  begun: number;
  /** The turn that waits for a hand, with the luck of its roll in percentage points from X's side; null between games. */
  turn: WaitingTurn | null;
}
/** A game that was played by hand, or is being played: results in percent (100 or 0) and luck in percentage points, from X's side. */
export interface HandRecord {
  number: number;
  end: 'playing' | 'abandoned' | 'x' | 'o';
  turns: HandRecordTurn[];
  luck: number; result: number | null; reduced: number | null;
  /** Winning chances that X and O lost by their own plays, in percentage points, never less than 0; null where the exact chances
   *  are not known. */
  costs: { x: number; o: number } | null;
}
/** A turn of a game that is played by hand. */
export interface HandRecordTurn extends BearoffTurn {
  byHand: boolean;
  /** Cost in percentage points, for the side on roll, and a better play; null unless the play is known not to be the best. */
  mistake: { cost: number; better: Moves } | null;
}
/** Statistics of a rollout that is played by hand. */
export interface HandReadout extends BearoffReadout {
  /** Winning chances that X and O lost in a game by their own plays, in percentage points; null where the exact chances are not
   *  known. */
  costs: { x: Summary; o: Summary } | null;
  /** Number of games that were given up. */
  abandoned: number;
}
";

/// The board and the turn that waits.
pub(super) fn view(rollout: &HandRollout) -> Value {
    let turn = rollout.turn();
    let waiting = turn.map(|turn| {
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
        .with("turn", waiting)
        .into()
}

/// A game.
pub(super) fn record(number: u64, record: &HandRecord) -> Value {
    let end = end_name(record.end);
    let costs = record
        .costs
        .map(|[x, o]| Properties::new().with("x", x).with("o", o));
    Properties::new()
        .with("number", number as f64)
        .with("end", text(end))
        .with(
            "turns",
            Value::List(record.turns.iter().map(record_turn).collect()),
        )
        .with("luck", record.luck)
        .with("result", record.result)
        .with("reduced", record.reduced)
        .with("costs", costs)
        .into()
}

fn record_turn(played: &HandRecordTurn) -> Value {
    let mistake = played.mistake.as_ref().map(|mistake| {
        Properties::new()
            .with("cost", mistake.cost)
            .with("better", moves_list(&mistake.better))
    });
    turn(&played.turn)
        .with("byHand", Value::Flag(played.by_hand))
        .with("mistake", mistake)
        .into()
}

/// The statistics now.
pub(super) fn readout(rollout: &HandRollout) -> Value {
    let costs = rollout.cost(Side::X).zip(rollout.cost(Side::O));
    let costs = costs.map(|(x, o)| {
        Properties::new()
            .with("x", summary(x))
            .with("o", summary(o))
    });
    let abandoned = rollout
        .ends()
        .filter(|&end| end == HandEnd::Abandoned)
        .count();
    statistics(rollout.game(), 0, &rollout.point(), rollout.wins())
        .with("seed", Value::Text(rollout.seed().to_string()))
        .with("equivalentGames", rollout.equivalent_games())
        .with("costs", costs)
        .with("abandoned", abandoned as f64)
        .into()
}

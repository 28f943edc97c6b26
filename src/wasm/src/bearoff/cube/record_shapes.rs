//! Games and turns with a cube as plain objects, and their TypeScript types.

use rollout_lab::backgammon::bearoff_db::moves_between;
use rollout_lab::backgammon::cube::CubeAction;
use rollout_lab::labs::cube::{CubeRecord, Mistakes, RecordedCubePlay, RecordedCubeTurn};
use wasm_bindgen::prelude::wasm_bindgen;

use super::setup::owner_name;
use crate::bearoff::errors::side_name;
use crate::bearoff::shapes::{checkers, moves_list, text};
use crate::objects::{Properties, Value};
use crate::shapes::dice;

#[cfg(feature = "cube")]
#[wasm_bindgen(typescript_custom_section)]
const RECORD_TYPES: &str = r"
/** A game, with the luck that an estimate measures. Numbers are in points for the side on roll at
 *  the start, per unit of the cube at the start. */
export interface CubeRecord {
  trial: number; winner: 'x' | 'o'; result: number; totalLuck: number; reduced: number; williams: null;
  /** Running sums of luck after 1, 2, ... turns; the last one equals totalLuck. */
  luckSoFar: number[];
  /** Whether the winner bore off, or the loser passed a double. */
  ended: 'off' | 'pass';
  /** The number on the cube at the end. */
  cube: number;
  /** Exact value of the start. result = value + exact luck - mistakes of the side on roll at the
   *  start + mistakes of the other side. */
  value: number;
  /** Equity that each side gave away, exactly. Both are at least 0, up to rounding. */
  mistakes: { x: CubeCosts; o: CubeCosts };
  turns: CubeTurn[];
}
";

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** A turn, with the luck that an estimate measures, in points per unit of the cube at the start.
 *  Values and luck are for the side on roll at the start. Losses are the equity that the acting
 *  side gave away, at least 0 up to rounding. */
export interface CubeTurn {
  side: 'x' | 'o';
  /** The checkers of the side on roll before and after the play, and of the other side. */
  before: Checkers; other: Checkers; after: Checkers;
  /** The cube before the turn. */
  cube: { value: number; owner: CubeOwner };
  /** Whether the side on roll doubled, and the other side's answer; null without a double. */
  doubled: boolean; answer: 'take' | 'pass' | null;
  /** Equity that the side on roll gave away by doubling or not doubling, and the other side by its
   *  answer. */
  cubeLost: number; answerLost: number;
  /** The roll; null if the double was passed, which ends the turn without a play or luck. */
  dice: [number, number] | null;
  moves: Moves;
  /** The best play. */
  best: Moves;
  /** Mean over the 36 rolls of the estimate's value after each roll's best play, and the value
   *  after this roll's best play. Both are multiplied by the cube if the estimate counts it. null
   *  if the double was passed. */
  mean: number | null; value: number | null;
  /** value - mean. */
  luck: number;
  /** Equity that the side on roll gave away by the play, exactly. */
  lost: number;
  disparity: null;
}
";

/// Converts a game.
pub(super) fn record(trial: u64, record: &CubeRecord) -> Value {
    let [x, o] = record.mistakes.map(mistakes);
    let ended = if record.passed { "pass" } else { "off" };
    Properties::new()
        .with("trial", trial as f64)
        .with("winner", text(side_name(record.winner)))
        .with("result", record.result)
        .with("totalLuck", record.luck)
        .with("reduced", record.reduced)
        .with("williams", Value::Null)
        .with("luckSoFar", Value::list(record.luck_so_far.iter().copied()))
        .with("ended", text(ended))
        .with("cube", record.cube as f64)
        .with("value", record.value)
        .with("mistakes", Properties::new().with("x", x).with("o", o))
        .with(
            "turns",
            Value::List(
                record
                    .turns
                    .iter()
                    .map(|played| turn(played).into())
                    .collect(),
            ),
        )
        .into()
}

/// Converts the equity that a side gave away in a game.
pub(super) fn mistakes(mistakes: Mistakes) -> Value {
    let Mistakes { checkers, cube } = mistakes;
    Properties::new()
        .with("checkers", checkers)
        .with("cube", cube)
        .into()
}

/// Converts a turn.
pub(super) fn turn(turn: &RecordedCubeTurn) -> Properties {
    let (doubled, answer) = match turn.action {
        CubeAction::NoDouble => (false, None),
        CubeAction::Take => (true, Some("take")),
        CubeAction::Pass => (true, Some("pass")),
    };
    let cube = Properties::new()
        .with("value", turn.cube as f64)
        .with("owner", text(owner_name(turn.owner)));
    let played = turn.played.as_ref();
    let play_value = |value: fn(&RecordedCubePlay) -> f64| played.map_or(0.0, value);
    let after = played.map_or(turn.before, |play| play.after);
    let best = played.map_or(Vec::new(), |play| {
        moves_between(turn.before, play.roll, play.best)
    });
    Properties::new()
        .with("side", text(side_name(turn.side)))
        .with("before", checkers(turn.before))
        .with("other", checkers(turn.opponent))
        .with("after", checkers(after))
        .with("cube", cube)
        .with("doubled", Value::Flag(doubled))
        .with("answer", answer.map(text))
        .with("cubeLost", turn.cube_lost)
        .with("answerLost", turn.answer_lost)
        .with("dice", played.map(|play| dice(play.roll)))
        .with("moves", moves_list(played.map_or(&[], |play| &play.moves)))
        .with("best", moves_list(&best))
        .with("mean", played.map(|play| play.mean))
        .with("value", played.map(|play| play.value))
        .with("luck", play_value(|play| play.luck))
        .with("lost", play_value(|play| play.lost))
        .with("disparity", Value::Null)
}

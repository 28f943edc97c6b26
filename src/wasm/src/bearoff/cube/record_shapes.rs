//! Games with a cube as plain objects, and their TypeScript types.

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
/** A game as an estimate sees it, in points for the side on roll at the start, per unit of the cube then. */
export interface CubeRecord {
  trial: number; winner: 'x' | 'o'; result: number; totalLuck: number; reduced: number; williams: null;
  /** Sums of the luck of the first 1, 2, ... turns; the last one is totalLuck. */
  luckSoFar: number[];
  ended: 'off' | 'pass';
  /** What the cube shows in the end. */
  cube: number;
  /** What the start is worth, exactly: result = value + exact luck - the mistakes of the side on roll + the other's. */
  value: number;
  /** Equity that each side gave away, exactly. */
  mistakes: { x: CubeCosts; o: CubeCosts };
  turns: CubeTurn[];
}
";

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** A turn as an estimate sees it, in points per unit of the cube at the start: values and luck for the side on roll at the start,
 *  losses for whoever lost them. */
export interface CubeTurn {
  side: 'x' | 'o';
  /** The checkers of the side on roll before and after, and of the other side. */
  before: Checkers; other: Checkers; after: Checkers;
  /** Before the turn. */
  cube: { value: number; owner: CubeOwner };
  doubled: boolean; answer: 'take' | 'pass' | null;
  /** What the side on roll gave away by doubling or not, and the other by her answer. */
  cubeLost: number; answerLost: number;
  /** Null where the double was passed; nothing was played then, and there was no luck. */
  dice: [number, number] | null;
  moves: Moves;
  /** The best play. */
  best: Moves;
  /** Mean over the 36 rolls of the value after their best plays, as the estimate sees it, times the cube if it counts it; and
   * the value after the best play of this roll. */
  mean: number | null; value: number | null;
  /** value - mean. */
  luck: number;
  /** What the side on roll gave away by the play, exactly. */
  lost: number;
  disparity: null;
}
";

/// A game.
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
            Value::List(record.turns.iter().map(|it| turn(it).into()).collect()),
        )
        .into()
}

pub(super) fn mistakes(mistakes: Mistakes) -> Value {
    let Mistakes { checkers, cube } = mistakes;
    Properties::new()
        .with("checkers", checkers)
        .with("cube", cube)
        .into()
}

/// A turn.
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
    let number = |of: fn(&RecordedCubePlay) -> f64| played.map_or(0.0, of);
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
        .with("luck", number(|play| play.luck))
        .with("lost", number(|play| play.lost))
        .with("disparity", Value::Null)
}

//! Plain objects of rollouts of any position, and their TypeScript types. Undefined values become
//! `null`.

use rollout_lab::backgammon::position_id::board_id::position_id;
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::contact::{Record, RecordedTurn, RollMap, RollWorth, Rollout};
use rollout_lab::rollout::totals::HistoryPoint;
use rollout_lab::stats::summary::{RELIABLE_FROM, Summary};
use wasm_bindgen::prelude::wasm_bindgen;

use super::position::sides;
use crate::ids::side_name;
use crate::objects::{Properties, Value};
use crate::shapes::{approximate, average, dice, summary};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** The 36 rolls from a position, in points for the side on roll. */
export interface ContactRollMap {
  /** The static evaluation of the position, and the mean over the 36 rolls of the value after each
   *  roll's best play. */
  evaluation: number; mean: number;
  /** Sums of luck / 36 over the lucky rolls, and over the unlucky ones. Their sum is zero. */
  gain: number; loss: number;
  /** The rolls in the order 1-1, 1-2, ... 6-6. play: the best play in standard notation; empty if
   *  there is no legal move. id: the position ID after that play. */
  rolls: { dice: [number, number]; play: string; id: string; value: number; luck: number }[];
}
/** X's chances, in percent. `win` includes gammons, and chances of gammons include backgammons. */
export interface ContactChances {
  win: Summary; winGammon: Summary; winBackgammon: Summary; loseGammon: Summary; loseBackgammon: Summary;
}
/** Statistics of a rollout, in points for X, who is on roll at the start. `chances` are in percent.
 *  */
export interface ContactReadout {
  games: number; seed: string;
  /** Equity, plain and reduced. */
  plain: Average; reduced: Average;
  approximate: Approximate;
  /** Jim Williams's average: the evaluation of the start plus the disparities; null for the
   *  evaluator `nothing`. */
  williams: Summary | null;
  chances: { plain: ContactChances; reduced: ContactChances };
  /** Plain games that one reduced game is worth; null while undefined. */
  equivalentGames: number | null;
  /** Sums over all games: results, luck, and results minus luck. */
  totals: { result: number; luck: number; reduced: number };
  /** Mean luck for X per game. */
  meanLuck: number | null;
  /** The exact standard errors are unknown. */
  expectedSe: { plain: null; reduced: null };
  /** Whether there are enough games for a 95% interval to cover about 95%. */
  reliable: boolean;
}
/** A game, in points for X, who is on roll at the start. */
export interface ContactRecord {
  trial: number;
  /** result: -3 to 3. totalLuck: the luck that was subtracted. reduced: result - totalLuck. */
  result: number; totalLuck: number; reduced: number;
  /** Running sums of luck after 1, 2, ... rolls; the last one equals totalLuck. */
  luckSoFar: number[];
  turns: ContactTurn[];
}
/** A roll and its play, by the evaluator that measures luck, in points for X. */
export interface ContactTurn {
  side: 'x' | 'o'; dice: [number, number];
  /** The position before and after the play. */
  before: ContactPosition; after: ContactPosition;
  /** play: in standard notation, empty if there was no legal move. best: the evaluator's best play,
   *  if it is another one; else null. */
  play: string; best: string | null;
  /** Mean over the 36 rolls of the value after each roll's best play, and the value after this
   *  roll's best play; null for the evaluator `nothing`. */
  mean: number | null; value: number | null;
  /** value - mean. 0 for the evaluator `nothing`, and after the limit on the luck subtracted from a
   *  game is reached. */
  luck: number;
}
";

/// Converts the 36 rolls from a position.
pub(super) fn roll_map(map: &RollMap) -> Value {
    let rolls = map.rolls.iter().map(|roll_worth| {
        let RollWorth {
            roll,
            play,
            after,
            value,
            luck,
        } = roll_worth;
        Properties::new()
            .with("dice", dice(*roll))
            .with("play", Value::Text(play.clone()))
            .with("id", Value::Text(position_id(&after.swapped())))
            .with("value", *value)
            .with("luck", *luck)
            .into()
    });
    let rolls = rolls.collect();
    Properties::new()
        .with("evaluation", map.evaluation)
        .with("mean", map.mean)
        .with("gain", map.gain)
        .with("loss", map.loss)
        .with("rolls", Value::List(rolls))
        .into()
}

/// Converts a rollout's current statistics.
pub(super) fn readout(rollout: &Rollout) -> Value {
    let HistoryPoint {
        plain,
        reduced,
        williams,
        luck,
    } = rollout.point(0);
    let (chances, games) = (rollout.chances(0), rollout.games());
    let total = |mean: Option<f64>| mean.map_or(0.0, |mean| mean * games as f64);
    let totals = Properties::new()
        .with("result", total(plain.mean))
        .with("luck", total(luck))
        .with("reduced", total(reduced.mean));
    let expected_se = Properties::new()
        .with("plain", Value::Null)
        .with("reduced", Value::Null);
    let chances = Properties::new()
        .with("plain", five_chances(chances.plain))
        .with("reduced", five_chances(chances.reduced));
    Properties::new()
        .with("games", games as f64)
        .with("seed", Value::Text(rollout.seed().to_string()))
        .with("plain", average(plain))
        .with("reduced", average(reduced))
        .with("approximate", approximate(&plain, &reduced))
        .with("williams", williams.map(summary))
        .with("chances", chances)
        .with("equivalentGames", rollout.equivalent_games(0))
        .with("totals", totals)
        .with("meanLuck", luck)
        .with("expectedSe", expected_se)
        .with("reliable", Value::Flag(games >= RELIABLE_FROM))
        .into()
}

fn five_chances(
    [
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    ]: [Summary; 5],
) -> Properties {
    Properties::new()
        .with("win", summary(win))
        .with("winGammon", summary(win_gammon))
        .with("winBackgammon", summary(win_backgammon))
        .with("loseGammon", summary(lose_gammon))
        .with("loseBackgammon", summary(lose_backgammon))
}

/// Converts a game.
pub(super) fn record(record: &Record) -> Value {
    Properties::new()
        .with("trial", record.trial as f64)
        .with("result", record.result)
        .with("totalLuck", record.luck)
        .with("reduced", record.reduced)
        .with("luckSoFar", Value::list(record.luck_so_far.iter().copied()))
        .with(
            "turns",
            Value::List(record.turns.iter().map(turn).collect()),
        )
        .into()
}

fn turn(turn: &RecordedTurn) -> Value {
    // A board's mover is the side on roll, but X's checkers always come first.
    let position = |board: &rollout_lab::backgammon::Board| match turn.side {
        Side::X => sides(board),
        Side::O => sides(&board.swapped()),
    };
    Properties::new()
        .with("side", Value::Text(side_name(turn.side).to_owned()))
        .with("dice", dice(turn.roll))
        .with("before", position(&turn.before))
        .with("after", position(&turn.after))
        .with("play", Value::Text(turn.play.clone()))
        .with("best", turn.best.clone().map(Value::Text))
        .with("mean", turn.mean)
        .with("value", turn.value)
        .with("luck", turn.luck)
        .into()
}

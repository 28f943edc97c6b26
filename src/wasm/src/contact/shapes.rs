//! The plain objects that a rollout gives to JavaScript, and their TypeScript types. Undefined values go out as `null`.

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
  /** The static evaluation of the position, and the mean over the 36 rolls of the value after the best play of each. */
  evaluation: number; mean: number;
  /** Sums of luck / 36 over the rolls that are lucky, and unlucky. They add to zero. */
  gain: number; loss: number;
  /** In the order 1-1, 1-2, ... 6-6; play: in the usual notation, empty if nothing can be played; id: the position after it. */
  rolls: { dice: [number, number]; play: string; id: string; value: number; luck: number }[];
}
/** X's chances, in percent: win, win gammon, win backgammon, lose gammon, lose backgammon. */
export interface ContactChances {
  win: Summary; winGammon: Summary; winBackgammon: Summary; loseGammon: Summary; loseBackgammon: Summary;
}
/** Statistics of a rollout, in points for X, who is on roll at the start; `chances` in percent. */
export interface ContactReadout {
  games: number; seed: string;
  /** Equity. */
  plain: Average; reduced: Average;
  approximate: Approximate;
  williams: Summary | null;
  chances: { plain: ContactChances; reduced: ContactChances };
  equivalentGames: number | null;
  /** Sums over all games. */
  totals: { result: number; luck: number; reduced: number };
  /** Mean luck per game. */
  meanLuck: number | null;
  /** Nobody knows what to expect. */
  expectedSe: { plain: null; reduced: null };
  /** Whether a 95% interval covers about what it says after so many games. */
  reliable: boolean;
}
/** A game, in points from the view of X, who was on roll at first. */
export interface ContactRecord {
  trial: number;
  /** Points, -3 to 3. */
  result: number; totalLuck: number; reduced: number;
  /** Sums of the luck of the first 1, 2, ... rolls; the last one is totalLuck. */
  luckSoFar: number[];
  turns: ContactTurn[];
}
/** A roll and its play as whoever measures luck sees them, in points from the view of X. */
export interface ContactTurn {
  side: 'x' | 'o'; dice: [number, number];
  /** Both sides' checkers before and after. */
  before: ContactPosition; after: ContactPosition;
  /** In the usual notation, empty if nothing could be played; best: what whoever measures luck would play, if it is another one. */
  play: string; best: string | null;
  /** Mean over the 36 rolls of the value after the best play of each; value after the best play of this roll; null if nothing is
   *  estimated. */
  mean: number | null; value: number | null;
  /** value - mean; 0 if nothing is estimated, and once as much luck has been subtracted from the game as ever is. */
  luck: number;
}
";

pub(super) fn roll_map(map: &RollMap) -> Value {
    let rolls = map.rolls.iter().map(|worth| {
        let RollWorth {
            roll,
            play,
            after,
            value,
            luck,
        } = worth;
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
    let unknown = Properties::new()
        .with("plain", Value::Null)
        .with("reduced", Value::Null);
    let both = Properties::new()
        .with("plain", five(chances.plain))
        .with("reduced", five(chances.reduced));
    Properties::new()
        .with("games", games as f64)
        .with("seed", Value::Text(rollout.seed().to_string()))
        .with("plain", average(plain))
        .with("reduced", average(reduced))
        .with("approximate", approximate(&plain, &reduced))
        .with("williams", williams.map(summary))
        .with("chances", both)
        .with("equivalentGames", rollout.equivalent_games(0))
        .with("totals", totals)
        .with("meanLuck", luck)
        .with("expectedSe", unknown)
        .with("reliable", Value::Flag(games >= RELIABLE_FROM))
        .into()
}

fn five(
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
    // X's checkers are the first ones, whoever plays.
    let both = |board: &rollout_lab::backgammon::Board| match turn.side {
        Side::X => sides(board),
        Side::O => sides(&board.swapped()),
    };
    Properties::new()
        .with("side", Value::Text(side_name(turn.side).to_owned()))
        .with("dice", dice(turn.roll))
        .with("before", both(&turn.before))
        .with("after", both(&turn.after))
        .with("play", Value::Text(turn.play.clone()))
        .with("best", turn.best.clone().map(Value::Text))
        .with("mean", turn.mean)
        .with("value", turn.value)
        .with("luck", turn.luck)
        .into()
}

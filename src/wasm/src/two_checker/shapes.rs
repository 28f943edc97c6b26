//! Plain objects of the two-checker lab, and their TypeScript types. Undefined values become
//! `null`.

use rollout_lab::labs::two_checker::{
    Cell, Evaluations, ExactStats, Game, GameRecord, Leaf, Leaves, LuckTable, PLAIN_VARIANCE,
    Rollout, SideToRoll, TRUTH,
};
use rollout_lab::stats::summary::{RELIABLE_FROM, standard_error};
use wasm_bindgen::prelude::wasm_bindgen;

use super::errors::cell_name;
use crate::objects::{Properties, Value};
use crate::shapes::{approximate, average, dice};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** A luck table: the luck of each event for X, in percentage points, from -1000 to 1000. */
export interface LuckTable { doubles: number; noDoubles: number; oFails: number; oBearsOff: number }
/** The article's luck tables `correct`, `madeUp` and `backwards`; `none`, without any luck; and
 *  `gnu`, by GNU Backgammon's network. */
export interface Presets { correct: LuckTable; madeUp: LuckTable; backwards: LuckTable; none: LuckTable; gnu: LuckTable }
/** A program's evaluation after each event: X's winning chance, in percent. Numbers from -1000 to
 *  1000 are allowed. */
export interface Evaluations { doubles: number; noDoubles: number; oFails: number; oBearsOff: number }
/** Evaluations from which the luck of each preset follows. */
export interface EvaluationPresets { correct: Evaluations; madeUp: Evaluations; backwards: Evaluations; none: Evaluations; gnu: Evaluations }
/** The luck table that follows from evaluations, with intermediate results. */
export interface LuckFrom {
  /** Each evaluation minus the mean over its roll, in percentage points. This luck averages zero on
   *  both rolls. */
  luck: LuckTable;
  /** The mean evaluation over X's rolls (first), and over O's (second), in percent. */
  mean: { first: number; second: number };
  /** The mean over O's rolls minus the evaluation before them, in percentage points. */
  disparity: number;
}
/** Numbers of games by their end: X rolls doubles, O fails to bear off, O bears off. */
export interface LeafCounts { doubles: number; fails: number; bearsOff: number }
/** Statistics of a rollout, in percent of X's winning chances. Luck and spreads are in percentage
 *  points. */
export interface Readout {
  games: number; seed: string; leaves: LeafCounts;
  plain: Average; reduced: Average; approximate: Approximate;
  /** Plain games that one reduced game is worth; null while undefined, or for a biased
   *  table. */
  equivalentGames: number | null;
  /** Sums over all games: results (100 for each game that X won), luck for X, and results minus
   *  luck. */
  totals: { result: number; luck: number; reduced: number };
  /** Mean luck for X per game. */
  meanLuck: number | null;
  /** Exact standard errors of both averages after this many games; null before the first game. */
  expectedSe: { plain: number | null; reduced: number | null };
  /** Whether there are enough games for a 95% interval to cover about 95%. */
  reliable: boolean;
}
/** Exact statistics of a rollout, by enumeration. Means, and the reduced results in `leaves`, are
 *  in percent of X's winning chances; all other numbers are in percentage points. */
export interface Theory {
  plain: { mean: number; sd: number };
  reduced: { mean: number; sd: number; bias: number };
  /** Whether the bias is zero. */
  unbiased: boolean;
  /** Plain games that one reduced game is worth; null if the table is biased, or reduced
   *  results have no spread. */
  equivalentGames: number | null;
  /** Mean luck for X of X's roll (first), and of O's (second); exactly 0 within the tolerance for
   *  centred rolls. */
  meanLuck: { first: number; second: number };
  /** Whether luck averages zero on both rolls. */
  centred: boolean;
  /** The reduced result of a game, by its end. */
  leaves: Record<keyof LeafCounts, number>;
}
/** A game, scored with a luck table. Results are in percent: 100 if X won, else 0. Luck is for X,
 *  in percentage points. dice: null for the article's games, which are printed without dice.
 *  dice.o, oLuck: null if O did not roll. */
export interface GameRecord {
  trial: number; leaf: 'doubles' | 'fails' | 'bearsOff';
  dice: { x: [number, number]; o: [number, number] | null } | null;
  xLuck: number; oLuck: number | null; totalLuck: number; result: number; reduced: number;
}
";

/// Converts a luck table.
pub(super) fn table(table: &LuckTable) -> Value {
    cell_values(|cell| table.luck(cell))
}

/// Converts a program's evaluations.
pub(super) fn evaluations(evaluations: &Evaluations) -> Value {
    cell_values(|cell| evaluations.after(cell))
}

/// Creates an object with a number for each event.
fn cell_values(value: impl Fn(Cell) -> f64) -> Value {
    let mut object = Properties::new();
    for cell in Cell::ALL {
        object = object.with(cell_name(cell), value(cell));
    }
    object.into()
}

/// Converts the luck that follows from evaluations, with its intermediate results.
pub(super) fn luck_from(evaluations: &Evaluations) -> Value {
    let mean = Properties::new()
        .with("first", evaluations.mean(SideToRoll::First))
        .with("second", evaluations.mean(SideToRoll::Second));
    Properties::new()
        .with("luck", table(&evaluations.luck()))
        .with("mean", mean)
        .with("disparity", evaluations.disparity())
        .into()
}

/// Creates an object with a count or a value for each end of a game.
fn leaf_values(value: impl Fn(Leaf) -> f64) -> Value {
    let mut object = Properties::new();
    for leaf in Leaf::ALL {
        object = object.with(leaf_name(leaf), value(leaf));
    }
    object.into()
}

/// Returns the name of an end of games in JavaScript.
const fn leaf_name(leaf: Leaf) -> &'static str {
    match leaf {
        Leaf::Doubles => "doubles",
        Leaf::Fails => "fails",
        Leaf::BearsOff => "bearsOff",
    }
}

fn totals(leaves: Leaves, table: &LuckTable) -> Value {
    Properties::new()
        .with("result", leaves.total(Leaf::result))
        .with("luck", leaves.total(|leaf| table.total_luck(leaf)))
        .with("reduced", leaves.total(|leaf| table.reduced(leaf)))
        .into()
}

fn expected_se(games: u64, table: &LuckTable) -> Value {
    Properties::new()
        .with("plain", standard_error(PLAIN_VARIANCE.sqrt(), games))
        .with("reduced", standard_error(ExactStats::new(table).sd, games))
        .into()
}

/// Converts a rollout's current statistics, with the luck of a table subtracted.
pub(super) fn readout(rollout: &Rollout, table: &LuckTable) -> Value {
    let leaves = rollout.leaves();
    let (plain, reduced) = (rollout.plain(), rollout.reduced(table));
    Properties::new()
        .with("games", rollout.games() as f64)
        .with("seed", Value::Text(rollout.seed().to_string()))
        .with("leaves", leaf_values(|leaf| leaves.count(leaf) as f64))
        .with("plain", average(plain))
        .with("reduced", average(reduced))
        .with("approximate", approximate(&plain, &reduced))
        .with("equivalentGames", rollout.equivalent_games(table))
        .with("totals", totals(leaves, table))
        .with("meanLuck", rollout.mean_luck(table))
        .with("expectedSe", expected_se(rollout.games(), table))
        .with("reliable", Value::Flag(rollout.games() >= RELIABLE_FROM))
        .into()
}

/// Returns the mean luck of a side's roll, in percentage points; exactly 0 within the tolerance for
/// centred rolls.
fn mean_luck(table: &LuckTable, side: SideToRoll) -> f64 {
    let mean = table.mean_luck(side);
    if mean.abs() <= LuckTable::CENTRED_TOLERANCE {
        0.0
    } else {
        mean
    }
}

/// Converts the exact statistics of a rollout that is scored with a table.
pub(super) fn theory(table: &LuckTable) -> Value {
    let exact = ExactStats::new(table);
    let plain = Properties::new()
        .with("mean", TRUTH)
        .with("sd", PLAIN_VARIANCE.sqrt());
    let reduced = Properties::new()
        .with("mean", exact.limit)
        .with("sd", exact.sd)
        .with("bias", exact.bias);
    let mean_luck = Properties::new()
        .with("first", mean_luck(table, SideToRoll::First))
        .with("second", mean_luck(table, SideToRoll::Second));
    Properties::new()
        .with("plain", plain)
        .with("reduced", reduced)
        .with("equivalentGames", exact.equivalent_games)
        .with("meanLuck", mean_luck)
        .with("unbiased", Value::Flag(exact.is_unbiased()))
        .with("centred", Value::Flag(table.is_centred()))
        .with("leaves", leaf_values(|leaf| table.reduced(leaf)))
        .into()
}

/// Converts a game, scored with a table.
pub(super) fn game_record(record: GameRecord, table: &LuckTable) -> Value {
    let scored = record.scored(table);
    let dice_of_both = |game: Game| {
        Properties::new()
            .with("x", dice(game.x))
            .with("o", game.o.map(dice))
    };
    Properties::new()
        .with("trial", record.trial as f64)
        .with("leaf", Value::Text(leaf_name(record.leaf).to_owned()))
        .with("dice", record.dice.map(dice_of_both))
        .with("xLuck", scored.x_luck)
        .with("oLuck", scored.o_luck)
        .with("totalLuck", scored.total_luck)
        .with("result", scored.result)
        .with("reduced", scored.reduced)
        .into()
}

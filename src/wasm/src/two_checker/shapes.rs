//! The plain objects that go out to JavaScript, and their TypeScript types. Undefined values go out as `null`.

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
/** How lucky each event is for X, in percentage points, from -1000 to 1000. */
export interface LuckTable { doubles: number; noDoubles: number; oFails: number; oBearsOff: number }
/** The article's three luck tables, the one without any luck, and that of GNU Backgammon's network. */
export interface Presets { correct: LuckTable; madeUp: LuckTable; backwards: LuckTable; none: LuckTable; gnu: LuckTable }
/** A program's evaluation after each event: X's winning chance, in percent. From -1000 to 1000, of which 0 to 100 are chances. */
export interface Evaluations { doubles: number; noDoubles: number; oFails: number; oBearsOff: number }
/** Evaluations that have the luck of each preset. */
export interface EvaluationPresets { correct: Evaluations; madeUp: Evaluations; backwards: Evaluations; none: Evaluations; gnu: Evaluations }
/** Luck that follows from evaluations, with its working. */
export interface LuckFrom {
  /** Each evaluation minus the mean of its roll, in percentage points. Averages zero on both rolls. */
  luck: LuckTable;
  /** The mean evaluation over X's rolls and over O's, in percent. */
  mean: { first: number; second: number };
  /** The mean over O's rolls minus the evaluation before them, in percentage points. */
  disparity: number;
}
/** How many games ended at each leaf. */
export interface LeafCounts { doubles: number; fails: number; bearsOff: number }
/** Statistics of a rollout, in percent of X's winning chances; luck and spreads in percentage points. */
export interface Readout {
  games: number; seed: string; leaves: LeafCounts;
  plain: Average; reduced: Average; approximate: Approximate; equivalentGames: number | null;
  /** Sums over all games: 100 for each that X won, and luck for X. */
  totals: { result: number; luck: number; reduced: number };
  /** Mean luck per game. */
  meanLuck: number | null;
  /** Both standard errors after so many games, by theory. */
  expectedSe: { plain: number | null; reduced: number | null };
  /** Whether a 95% interval covers about what it says after so many games. */
  reliable: boolean;
}
/** Exact figures, by enumeration: means and the reduced results of `leaves` in percent of X's winning chances, all else in
 *  percentage points. */
export interface Theory {
  plain: { mean: number; sd: number };
  reduced: { mean: number; sd: number; bias: number };
  /** Whether the bias is zero. */
  unbiased: boolean;
  /** Plain games that one reduced game is worth; null where the table is biased or without spread. */
  equivalentGames: number | null;
  /** Mean luck for X of X's roll and of O's; exactly 0 where the roll counts as centred. */
  meanLuck: { first: number; second: number };
  /** Whether luck averages zero on both rolls. */
  centred: boolean;
  /** The reduced result of a game with each end. */
  leaves: Record<keyof LeafCounts, number>;
}
/** A game as the table sees it. Results are 100 or 0, luck is for X, in percentage points. dice: null for games recorded without
 *  them; o...: null if O did not roll. */
export interface GameRecord {
  trial: number; leaf: 'doubles' | 'fails' | 'bearsOff';
  dice: { x: [number, number]; o: [number, number] | null } | null;
  xLuck: number; oLuck: number | null; totalLuck: number; result: number; reduced: number;
}
";

/// A luck table.
pub(super) fn table(table: &LuckTable) -> Value {
    cell_values(|cell| table.luck(cell))
}

/// A program's evaluations.
pub(super) fn evaluations(evaluations: &Evaluations) -> Value {
    cell_values(|cell| evaluations.after(cell))
}

/// A number for each event.
fn cell_values(value: impl Fn(Cell) -> f64) -> Value {
    let mut object = Properties::new();
    for cell in Cell::ALL {
        object = object.with(cell_name(cell), value(cell));
    }
    object.into()
}

/// The luck that follows from evaluations, and its working.
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

/// A count or a value for each leaf.
fn leaf_values(value: impl Fn(Leaf) -> f64) -> Value {
    let mut object = Properties::new();
    for leaf in Leaf::ALL {
        object = object.with(leaf_name(leaf), value(leaf));
    }
    object.into()
}

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

/// A rollout's statistics now, with the luck of this table subtracted.
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

/// Mean luck of a roll; what counts as zero is zero.
fn mean_luck(table: &LuckTable, turn: SideToRoll) -> f64 {
    let mean = table.mean_luck(turn);
    if mean.abs() <= LuckTable::CENTRED_TOLERANCE {
        0.0
    } else {
        mean
    }
}

/// What theory says of a rollout scored with this table.
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

/// A game, scored with a table.
pub(super) fn game_record(record: GameRecord, table: &LuckTable) -> Value {
    let scored = record.scored(table);
    let both = |game: Game| {
        Properties::new()
            .with("x", dice(game.x))
            .with("o", game.o.map(dice))
    };
    Properties::new()
        .with("trial", record.trial as f64)
        .with("leaf", Value::Text(leaf_name(record.leaf).to_owned()))
        .with("dice", record.dice.map(both))
        .with("xLuck", scored.x_luck)
        .with("oLuck", scored.o_luck)
        .with("totalLuck", scored.total_luck)
        .with("result", scored.result)
        .with("reduced", scored.reduced)
        .into()
}

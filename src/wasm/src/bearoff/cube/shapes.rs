//! Plain objects of bear-offs with a cube, and their TypeScript types. Undefined values become
//! `null`.

use rollout_lab::backgammon::cube::{CubeDecision, CubeDecisions, Right};
use rollout_lab::labs::cube::{CubeCosts, CubeGame, CubeRollMap, CubeRollout, CubeTheory};
use rollout_lab::rollout::totals::HistoryPoint;
use rollout_lab::stats::summary::{RELIABLE_FROM, standard_error};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::bearoff::shapes::{checkers, moves_list, text};
use crate::objects::{Properties, Value};
use crate::shapes::{approximate, average, dice};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** The exact cube decision before a roll, in points for the side on roll, per unit of the current
 *  cube. */
export interface CubeDecision {
  /** Whether the side on roll may double. */
  mayDouble: boolean;
  /** Equity without a double; after a double and a take (null if the side on roll may not double);
   *  and after a double and a pass. */
  noDouble: number; doubleTake: number | null; doublePass: number;
  /** Equity after the right actions of both sides. */
  value: number;
  /** The right action of the side on roll, and the right answer to a double. */
  action: 'noDouble' | 'double'; answer: 'take' | 'pass';
  /** Pairs of actions with equal equities, within a millionth of a point: ['noDouble', 'double'],
   *  ['take', 'pass']. */
  equal: string[][];
  /** Equity that each action gives away, for the side that takes it: 0 for the right action; null
   *  if there can be no double. */
  costs: { noDouble: number | null; double: number | null; take: number | null; pass: number | null };
}
/** Exact cube decisions in a position for each owner of the cube, in points for the side on roll,
 *  per unit of the current cube. */
export interface CubeDecisions {
  /** The winning chance of the side on roll without a cube, in percent, and the cubeless equity in
   *  points. */
  win: number; cubeless: number;
  /** With the cube owned by the side on roll, centred, and owned by the other side. */
  mine: CubeDecision; centred: CubeDecision; theirs: CubeDecision;
}
/** The 36 rolls by exact equities, in points for the side on roll, per unit of the cube before the
 *  turn. */
export interface CubeRollMap {
  /** Mean over the 36 rolls of the equity after each roll's best play. */
  mean: number;
  /** Sums of luck / 36 over the lucky rolls, and over the unlucky ones. Their sum is zero. */
  gain: number; loss: number;
  /** Number of market losers among the 1,296 pairs of a roll and a reply; null if the side on roll
   *  has doubled or may not double. */
  lost: number | null;
  /** The rolls in the order 1-1, 1-2, ... 6-6, each with its best play. passes: the number of the
   *  36 replies after which the other side should pass, or the game is over. */
  rolls: { dice: [number, number]; moves: Moves; after: Checkers; equity: number; luck: number; passes: number | null }[];
}
/** Exact statistics of a rollout, in points for the side on roll at the start, per unit of the cube
 *  at the start. */
export interface CubeTheory {
  /** Equity of the start if both sides play perfectly. */
  value: number;
  /** mean: equity of the start with the setup's players; sd: standard deviation of one game. */
  plain: { mean: number; sd: number };
  reduced: { mean: number; sd: number; bias: number };
  /** Whether the bias is zero. */
  unbiased: boolean;
  williams: null;
  /** Plain games that one reduced game is worth; null if reduced results have no spread. */
  equivalentGames: number | null;
  /** Statistics of reduced results with each estimate, in the setup's order. */
  ladder: { mean: number; sd: number; equivalentGames: number | null }[];
  /** Mean equity that each side gives away per game. */
  costs: { x: CubeCosts; o: CubeCosts };
  /** The largest number that the cube can reach in these games. */
  largestCube: number;
}
/** Equity that a side gives away, in points per unit of the cube at the start: by checker plays,
 *  and by cube actions. */
export interface CubeCosts { checkers: number; cube: number }
/** Statistics of a rollout, in points for the side on roll at the start, per unit of the cube at
 *  the start. */
export interface CubeReadout {
  games: number; seed: string;
  /** Games that the side on roll at the start has won. */
  wins: number;
  plain: Average; reduced: Average; approximate: Approximate; williams: null;
  /** The estimate's value of the start. */
  start: number;
  /** Plain games that one reduced game is worth; null while undefined. */
  equivalentGames: number | null;
  /** Sums over all games: results, luck, and results minus luck. */
  totals: { result: number; luck: number; reduced: number };
  /** Mean luck per game. */
  meanLuck: number | null;
  /** Exact standard errors of both averages after this many games; null before the first game. */
  expectedSe: { plain: number | null; reduced: number | null };
  /** Whether there are enough games for a 95% interval to cover about 95%. */
  reliable: boolean;
}
";

#[cfg(feature = "cube")]
#[wasm_bindgen(typescript_custom_section)]
const RUNG_TYPES: &str = r"
/** Measured statistics of reduced results with one estimate, in points for the side on roll at the
 *  start, per unit of the cube at the start. */
export interface CubeRung { mean: number | null; sd: number | null; se: number | null; equivalentGames: number | null }
";

/// Converts the exact cube decisions in a position.
pub(super) fn decisions(decisions: &CubeDecisions) -> Value {
    Properties::new()
        .with("win", 100.0 * decisions.chance)
        .with("cubeless", decisions.cubeless)
        .with("mine", decision(&decisions.mine))
        .with("centred", decision(&decisions.centred))
        .with("theirs", decision(&decisions.theirs))
        .into()
}

fn decision(decision: &CubeDecision) -> Value {
    let pair = |first: &str, second: &str| Value::List(vec![text(first), text(second)]);
    let mut equal = Vec::new();
    if decision.double == Right::Either {
        equal.push(pair("noDouble", "double"));
    }
    if decision.take == Right::Either {
        equal.push(pair("take", "pass"));
    }
    let action = if decision.double == Right::Yes {
        "double"
    } else {
        "noDouble"
    };
    let answer = if decision.take == Right::No {
        "pass"
    } else {
        "take"
    };
    let costs = Properties::new()
        .with("noDouble", decision.double_error(false))
        .with("double", decision.double_error(true))
        .with("take", decision.take_error(true))
        .with("pass", decision.take_error(false));
    Properties::new()
        .with("mayDouble", Value::Flag(decision.double_take.is_some()))
        .with("noDouble", decision.no_double)
        .with("doubleTake", decision.double_take)
        .with("doublePass", decision.double_pass)
        .with("value", decision.value)
        .with("action", text(action))
        .with("answer", text(answer))
        .with("equal", Value::List(equal))
        .with("costs", costs)
        .into()
}

/// Converts the 36 rolls from a position.
pub(super) fn roll_map(map: &CubeRollMap) -> Value {
    let rolls = map.rolls.iter().map(|roll| {
        Properties::new()
            .with("dice", dice(roll.roll))
            .with("moves", moves_list(&roll.moves))
            .with("after", checkers(roll.after))
            .with("equity", roll.equity)
            .with("luck", roll.luck)
            .with("passes", roll.pass_replies.map(f64::from))
            .into()
    });
    Properties::new()
        .with("mean", map.mean)
        .with("gain", map.gain)
        .with("loss", map.loss)
        .with("lost", map.market_losers.map(f64::from))
        .with("rolls", Value::List(rolls.collect()))
        .into()
}

/// Converts the exact statistics of a rollout with the luck of an estimate subtracted.
pub(super) fn theory(theory: &CubeTheory, estimate: usize) -> Value {
    let moments = |mean: f64, sd: f64| Properties::new().with("mean", mean).with("sd", sd);
    let estimate = &theory.estimates[estimate];
    // Every estimate's luck averages zero.
    let reduced = moments(theory.mean, estimate.reduced_sd).with("bias", 0.0);
    let rungs = theory.estimates.iter().map(|rung| {
        moments(theory.mean, rung.reduced_sd)
            .with("equivalentGames", rung.equivalent_games)
            .into()
    });
    let [x, o] = theory.cube.costs.map(costs);
    Properties::new()
        .with("value", theory.perfect)
        .with("plain", moments(theory.mean, theory.plain_sd))
        .with("reduced", reduced)
        .with("unbiased", Value::Flag(true))
        .with("williams", Value::Null)
        .with("equivalentGames", estimate.equivalent_games)
        .with("ladder", Value::List(rungs.collect()))
        .with("costs", Properties::new().with("x", x).with("o", o))
        .with("largestCube", theory.cube.largest_cube as f64)
        .into()
}

fn costs(costs: CubeCosts) -> Value {
    let CubeCosts { checkers, cube } = costs;
    Properties::new()
        .with("checkers", checkers)
        .with("cube", cube)
        .into()
}

/// Converts a rollout's current statistics, with the luck of an estimate subtracted.
pub(super) fn readout(rollout: &CubeRollout, estimate: usize) -> Value {
    statistics(rollout.sampler(), estimate, &rollout.point(estimate))
        .with("seed", Value::Text(rollout.seed().to_string()))
        .with("wins", rollout.wins() as f64)
        .with("equivalentGames", rollout.equivalent_games(estimate))
        .into()
}

/// Converts the statistics that rollouts by programs and by hand share, with the luck of an
/// estimate subtracted.
pub(super) fn statistics(game: &CubeGame, estimate: usize, point: &HistoryPoint) -> Properties {
    let (games, theory) = (point.plain.games, game.theory());
    let sum = |mean: Option<f64>| mean.map_or(0.0, |mean| mean * games as f64);
    let (result, reduced) = (sum(point.plain.mean), sum(point.reduced.mean));
    let totals = Properties::new()
        .with("result", result)
        .with("luck", result - reduced)
        .with("reduced", reduced);
    let expected = |sd| standard_error(sd, games);
    let expected_se = Properties::new()
        .with("plain", expected(theory.plain_sd))
        .with("reduced", expected(theory.estimates[estimate].reduced_sd));
    Properties::new()
        .with("games", games as f64)
        .with("plain", average(point.plain))
        .with("reduced", average(point.reduced))
        .with("approximate", approximate(&point.plain, &point.reduced))
        .with("williams", Value::Null)
        .with("start", game.evaluation(estimate))
        .with("totals", totals)
        .with("meanLuck", point.luck)
        .with("expectedSe", expected_se)
        .with("reliable", Value::Flag(games >= RELIABLE_FROM))
}

/// Converts the measured statistics with each estimate's luck subtracted, in the setup's order.
pub(super) fn ladder(rollout: &CubeRollout) -> Value {
    let rungs = (0..rollout.sampler().setup().estimates.len()).map(|estimate| {
        let reduced = rollout.point(estimate).reduced;
        Properties::new()
            .with("mean", reduced.mean)
            .with("sd", reduced.sd)
            .with("se", reduced.se)
            .with("equivalentGames", rollout.equivalent_games(estimate))
            .into()
    });
    Value::List(rungs.collect())
}

//! The plain objects of the cube lab that go out to JavaScript, and their TypeScript types. Undefined values go out as `null`.

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
/** A decision before a roll, in points for the side on roll per unit of the cube as it stands. */
export interface CubeDecision {
  mayDouble: boolean;
  /** What not doubling is worth, a double that is taken (null where she may not), and one that is passed. */
  noDouble: number; doubleTake: number | null; doublePass: number;
  /** After the right actions. */
  value: number;
  action: 'noDouble' | 'double'; answer: 'take' | 'pass';
  /** Pairs of actions that are worth the same, within a millionth of a point: ['noDouble', 'double'], ['take', 'pass']. */
  equal: string[][];
  /** What each costs whoever does it against the right one: 0 if it is right; null where there is no double. */
  costs: { noDouble: number | null; double: number | null; take: number | null; pass: number | null };
}
/** Decisions of the side on roll, whoever owns the cube, in points for that side per unit of the cube as it stands. */
export interface CubeDecisions {
  /** The chance of the side on roll to win without a cube, in percent, and what that is worth in points. */
  win: number; cubeless: number;
  /** If the cube is hers, centred, or the other side's. */
  mine: CubeDecision; centred: CubeDecision; theirs: CubeDecision;
}
/** The 36 rolls by the exact equities, in points for the side on roll, per unit of the cube before her turn. */
export interface CubeRollMap {
  mean: number;
  /** Sums of luck / 36 over the rolls that are lucky, and unlucky. They add to zero. */
  gain: number; loss: number;
  /** Of the 1,296 pairs of a roll and an answer, how many lose the market; null if she has doubled or may not. */
  lost: number | null;
  /** In the order 1-1, 1-2, ... 6-6; passes: after how many of the 36 answers the other side should pass, or all is over. */
  rolls: { dice: [number, number]; moves: Moves; after: Checkers; equity: number; luck: number; passes: number | null }[];
}
/** Exact, in points for the side on roll at the start, per unit of the cube then. */
export interface CubeTheory {
  /** What the position is worth if everybody does everything right. */
  value: number;
  /** mean: what it is worth if these players play. */
  plain: { mean: number; sd: number };
  reduced: { mean: number; sd: number; bias: number };
  unbiased: boolean;
  williams: null;
  /** Plain games that one reduced game is worth; null where it is without spread. */
  equivalentGames: number | null;
  /** Of all estimates, in their order. */
  ladder: { mean: number; sd: number; equivalentGames: number | null }[];
  /** Equity that each side gives away on average in a game. */
  costs: { x: CubeCosts; o: CubeCosts };
  largestCube: number;
}
/** Equity that a side gives away, in points per unit of the cube at the start: by plays, and by actions with the cube. */
export interface CubeCosts { checkers: number; cube: number }
/** Statistics of a rollout, in points for the side on roll at the start, per unit of the cube then. */
export interface CubeReadout {
  games: number; seed: string;
  /** Won by the side on roll at the start. */
  wins: number;
  plain: Average; reduced: Average; approximate: Approximate; williams: null;
  /** The estimate's value of the start. */
  start: number;
  equivalentGames: number | null;
  /** Sums over all games. */
  totals: { result: number; luck: number; reduced: number };
  /** Mean luck per game. */
  meanLuck: number | null;
  /** Both standard errors after so many games, by theory. */
  expectedSe: { plain: number | null; reduced: number | null };
  /** Whether a 95% interval covers about what it says after so many games. */
  reliable: boolean;
}
";

#[cfg(feature = "cube")]
#[wasm_bindgen(typescript_custom_section)]
const RUNG_TYPES: &str = r"
/** Reduced results by one estimate of the ladder, in points for the side on roll at the start, per unit of the cube then. */
export interface CubeRung { mean: number | null; sd: number | null; se: number | null; equivalentGames: number | null }
";

/// What is known of a position.
pub(super) fn decisions(known: &CubeDecisions) -> Value {
    Properties::new()
        .with("win", 100.0 * known.chance)
        .with("cubeless", known.cubeless)
        .with("mine", decision(&known.mine))
        .with("centred", decision(&known.centred))
        .with("theirs", decision(&known.theirs))
        .into()
}

fn decision(decision: &CubeDecision) -> Value {
    let pair = |one: &str, two: &str| Value::List(vec![text(one), text(two)]);
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

/// The 36 rolls from a position.
pub(super) fn roll_map(map: &CubeRollMap) -> Value {
    let rolls = map.rolls.iter().map(|worth| {
        Properties::new()
            .with("dice", dice(worth.roll))
            .with("moves", moves_list(&worth.moves))
            .with("after", checkers(worth.after))
            .with("equity", worth.equity)
            .with("luck", worth.luck)
            .with("passes", worth.pass_replies.map(f64::from))
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

/// What is exactly true of a rollout with the luck of an estimate subtracted.
pub(super) fn theory(theory: &CubeTheory, estimate: usize) -> Value {
    let of = |mean: f64, sd: f64| Properties::new().with("mean", mean).with("sd", sd);
    let of_estimate = &theory.estimates[estimate];
    // Luck is centred, whatever the estimate.
    let reduced = of(theory.mean, of_estimate.reduced_sd).with("bias", 0.0);
    let rungs = theory.estimates.iter().map(|rung| {
        let rung_of = of(theory.mean, rung.reduced_sd);
        rung_of
            .with("equivalentGames", rung.equivalent_games)
            .into()
    });
    let [x, o] = theory.costs.map(costs);
    Properties::new()
        .with("value", theory.value)
        .with("plain", of(theory.mean, theory.plain_sd))
        .with("reduced", reduced)
        .with("unbiased", Value::Flag(true))
        .with("williams", Value::Null)
        .with("equivalentGames", of_estimate.equivalent_games)
        .with("ladder", Value::List(rungs.collect()))
        .with("costs", Properties::new().with("x", x).with("o", o))
        .with("largestCube", theory.largest_cube as f64)
        .into()
}

fn costs(costs: CubeCosts) -> Value {
    let CubeCosts { checkers, cube } = costs;
    Properties::new()
        .with("checkers", checkers)
        .with("cube", cube)
        .into()
}

/// A rollout's statistics now, with the luck of an estimate subtracted.
pub(super) fn readout(rollout: &CubeRollout, estimate: usize) -> Value {
    statistics(rollout.sampler(), estimate, &rollout.point(estimate))
        .with("seed", Value::Text(rollout.seed().to_string()))
        .with("wins", rollout.wins() as f64)
        .with("equivalentGames", rollout.equivalent_games(estimate))
        .into()
}

/// What follows from the averages alone, with the luck that an estimate measured.
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

/// What was measured of all estimates, in their order.
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

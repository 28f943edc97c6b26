//! Plain objects of rollouts of walks, and their TypeScript types. Undefined values become `null`.

use js_sys::Object;
use rollout_lab::models::walk::{LengthHistogram, Lengths, LuckShare, Rollout, WalkRecord, Walks};
use rollout_lab::stats::summary::{RELIABLE_FROM, standard_error};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::moments;
use crate::objects::{Properties, Value, column, set};
use crate::shapes::{approximate, average};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Statistics of a rollout of walks. For who wins, they are in percent of X's winning chances and
 *  in percentage points; for how long walks take, in moves. */
export interface WalkReadout {
  games: number; seed: string;
  plain: Average; reduced: Average;
  approximate: Approximate;
  /** Plain walks that one reduced walk is worth; null while undefined. */
  equivalentGames: number | null;
  /** Sums over all walks: results, subtracted luck, and results minus subtracted luck. */
  totals: { result: number; luck: number; reduced: number };
  /** Mean subtracted luck per walk. */
  meanLuck: number | null;
  /** Exact standard errors of both averages after this many walks; null before the first walk. */
  expectedSe: { plain: number | null; reduced: number | null };
  /** Whether there are enough walks for a 95% interval to cover about 95%. */
  reliable: boolean;
}
/** Exact statistics of a rollout of walks, by solving integral equations, in the unit of
 *  `WalkReadout`. */
export interface WalkTheory {
  plain: { mean: number; sd: number };
  reduced: { mean: number; sd: number; bias: number };
  /** Luck averages zero, so there is no bias. */
  unbiased: true;
  /** Plain walks that one reduced walk is worth; null if reduced results have no spread. */
  equivalentGames: number | null;
  /** The share of the luck whose subtraction leaves the least spread, which may be negative; and
   *  the plain walks that one with that share subtracted is worth. */
  bestShare: number; bestEquivalentGames: number | null;
}
/** A walk. For who wins, its result is in percent and luck in percentage points; for how long walks
 *  take, both are in moves. */
export interface WalkRecord {
  trial: number;
  /** The evaluation X at the start, which is 0, and after each move. The last one is at ±1 or
   *  beyond. */
  path: Float64Array;
  /** The full luck of each move, whatever share is subtracted; and its running sums after 1, 2, ...
   *  moves. */
  luck: Float64Array; luckSoFar: Float64Array;
  /** Number of moves of the walk; and number of the game's other moves, which may be fractional. */
  moves: number; otherMoves: number;
  result: number;
  /** allLuck: the full luck of all moves. totalLuck: the share of it that is subtracted. reduced:
   *  result - totalLuck. */
  allLuck: number; totalLuck: number; reduced: number;
}
/** The distribution of the lengths of the games so far, in moves. */
export interface WalkLengths {
  /** Moments of the lengths of walks, and of whole games, which have other moves, too. */
  walk: SampleMoments; total: SampleMoments;
  /** Numbers of games by whole length. The bins have equal width and begin at `first`. below,
   *  above: games outside all bins. A length on an edge is in the bin above it. */
  histogram: { first: number; width: number; counts: Float64Array; below: number; above: number };
}
";

/// Converts the exact statistics of a rollout with a share of the luck subtracted.
pub(super) fn theory(walks: &Walks, share: LuckShare) -> Value {
    let [plain, reduced] = [LuckShare::NONE, share].map(|share| {
        let expected = walks.expected_with_share(share);
        Properties::new()
            .with("mean", expected.mean)
            .with("sd", expected.sd)
    });
    let reduction = walks.reduction(0);
    let best = reduction.best_share();
    Properties::new()
        .with("plain", plain)
        // Every evaluator's luck averages zero.
        .with("reduced", reduced.with("bias", 0.0))
        .with("unbiased", Value::Flag(true))
        .with("equivalentGames", reduction.equivalent_games(share.get()))
        .with("bestShare", best)
        .with("bestEquivalentGames", reduction.equivalent_games(best))
        .into()
}

/// Converts a rollout's current statistics, with a share of the luck subtracted.
pub(super) fn readout(rollout: &Rollout, share: LuckShare) -> Value {
    let (point, games) = (rollout.point_with_share(share), rollout.games());
    let total = |mean: Option<f64>| mean.map_or(0.0, |mean| mean * games as f64);
    let totals = Properties::new()
        .with("result", total(point.plain.mean))
        .with("luck", total(point.luck))
        .with("reduced", total(point.reduced.mean));
    let expected = |share| {
        let expected = rollout.runner().walks().expected_with_share(share);
        standard_error(expected.sd, games)
    };
    let expected_se = Properties::new()
        .with("plain", expected(LuckShare::NONE))
        .with("reduced", expected(share));
    Properties::new()
        .with("games", games as f64)
        .with("seed", Value::Text(rollout.seed().to_string()))
        .with("plain", average(point.plain))
        .with("reduced", average(point.reduced))
        .with("approximate", approximate(&point.plain, &point.reduced))
        .with("equivalentGames", point.equivalent_games::<Walks>())
        .with("totals", totals)
        .with("meanLuck", point.luck)
        .with("expectedSe", expected_se)
        .with("reliable", Value::Flag(games >= RELIABLE_FROM))
        .into()
}

/// Converts a walk, with a share of the luck subtracted. `full_record` has all of its luck
/// subtracted.
pub(super) fn record(full_record: WalkRecord, share: LuckShare) -> JsValue {
    let all_luck = full_record.subtracted;
    let record = full_record.with_share(share);
    let mut sum = 0.0;
    let luck_so_far = record.luck.iter().map(|luck| {
        sum += luck;
        sum
    });
    let luck_so_far: Vec<f64> = luck_so_far.collect();
    let object = Object::new();
    for (name, numbers) in [
        ("path", &record.path),
        ("luck", &record.luck),
        ("luckSoFar", &luck_so_far),
    ] {
        set(&object, name, &column(numbers));
    }
    for (name, number) in [
        ("trial", record.trial as f64),
        ("moves", record.luck.len() as f64),
        ("otherMoves", record.other_moves),
        ("result", record.result),
        ("allLuck", all_luck),
        ("totalLuck", record.subtracted),
        ("reduced", record.reduced),
    ] {
        set(&object, name, &number.into());
    }
    object.into()
}

/// Converts the distribution of lengths.
pub(super) fn lengths(lengths: &Lengths) -> Result<JsValue, JsValue> {
    let object = Object::new();
    let moments = |sample| Value::from(moments::sample(&sample)).to_js();
    set(&object, "walk", &moments(lengths.walk())?);
    set(&object, "total", &moments(lengths.total())?);
    set(&object, "histogram", &histogram(&lengths.histogram()));
    Ok(object.into())
}

fn histogram(histogram: &LengthHistogram) -> JsValue {
    let object = Object::new();
    let counts: Vec<f64> = histogram.counts.iter().map(|&count| count as f64).collect();
    set(&object, "counts", &column(&counts));
    for (name, number) in [
        ("first", histogram.first),
        ("width", histogram.width),
        ("below", histogram.below as f64),
        ("above", histogram.above as f64),
    ] {
        set(&object, name, &number.into());
    }
    object.into()
}

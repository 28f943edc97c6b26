//! The plain objects that a rollout of walks gives to JavaScript, and their TypeScript types. Undefined values go out as
//! `null`.

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
/** Statistics of a rollout of walks: in percent of X's winning chances and percentage points where walks are rolled for who wins,
 *  in moves where for how long they take. */
export interface WalkReadout {
  games: number; seed: string;
  plain: Average; reduced: Average;
  approximate: Approximate;
  equivalentGames: number | null;
  /** Sums over all walks; luck: what was subtracted. */
  totals: { result: number; luck: number; reduced: number };
  /** Mean of what was subtracted per walk. */
  meanLuck: number | null;
  /** Both standard errors after so many walks, by theory. */
  expectedSe: { plain: number | null; reduced: number | null };
  /** Whether a 95% interval covers about what it says after so many walks. */
  reliable: boolean;
}
/** Exact figures of a rollout of walks, by solving integral equations, in the unit of `WalkReadout`. */
export interface WalkTheory {
  plain: { mean: number; sd: number };
  reduced: { mean: number; sd: number; bias: number };
  unbiased: true;
  /** Plain walks that one reduced walk is worth; null where it is without spread. */
  equivalentGames: number | null;
  /** The share that leaves the least spread, which may be negative, and what a walk is worth with it. */
  bestShare: number; bestEquivalentGames: number | null;
}
/** A walk. Result and luck are in percent and percentage points where walks are rolled for who wins, in moves where for how long
 *  they take. */
export interface WalkRecord {
  trial: number;
  /** 0, then the evaluation after each move; the last one is at ±1 or beyond. */
  path: Float64Array;
  /** Luck of each move, all of it; and sums of the first 1, 2, ... of them. */
  luck: Float64Array; luckSoFar: Float64Array;
  /** Moves of the walk, and the game's other moves, a real number. */
  moves: number; otherMoves: number;
  result: number;
  /** Luck of all moves, and the share of it that is subtracted: result - totalLuck = reduced. */
  allLuck: number; totalLuck: number; reduced: number;
}
/** Lengths of the games so far, in moves. */
export interface WalkLengths {
  /** Moments of the walks alone, and of whole games: with the other moves. */
  walk: SampleMoments; total: SampleMoments;
  /** Games by their whole length: in bins of this width from `first` on, below and above them. A length on an edge belongs to
   *  the bin above it. */
  histogram: { first: number; width: number; counts: Float64Array; below: number; above: number };
}
";

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
        // Luck is centred, whoever measures it.
        .with("reduced", reduced.with("bias", 0.0))
        .with("unbiased", Value::Flag(true))
        .with("equivalentGames", reduction.equivalent_games(share.get()))
        .with("bestShare", best)
        .with("bestEquivalentGames", reduction.equivalent_games(best))
        .into()
}

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

/// A walk whose record has all of the luck subtracted, with this share of it.
pub(super) fn record(whole: WalkRecord, share: LuckShare) -> JsValue {
    let all_luck = whole.subtracted;
    let record = whole.with_share(share);
    let mut sum = 0.0;
    let so_far = record.luck.iter().map(|luck| {
        sum += luck;
        sum
    });
    let so_far: Vec<f64> = so_far.collect();
    let object = Object::new();
    for (name, numbers) in [
        ("path", &record.path),
        ("luck", &record.luck),
        ("luckSoFar", &so_far),
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

pub(super) fn lengths(lengths: &Lengths) -> Result<JsValue, JsValue> {
    let object = Object::new();
    let moments = |of| Value::from(moments::sample(&of)).to_js();
    set(&object, "walk", &moments(lengths.walk())?);
    set(&object, "total", &moments(lengths.total())?);
    set(&object, "histogram", &histogram(&lengths.histogram()));
    Ok(object.into())
}

fn histogram(of: &LengthHistogram) -> JsValue {
    let object = Object::new();
    let counts: Vec<f64> = of.counts.iter().map(|&count| count as f64).collect();
    set(&object, "counts", &column(&counts));
    for (name, number) in [
        ("first", of.first),
        ("width", of.width),
        ("below", of.below as f64),
        ("above", of.above as f64),
    ] {
        set(&object, name, &number.into());
    }
    object.into()
}

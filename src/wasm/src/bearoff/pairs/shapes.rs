//! Plain objects of pairs of bear-offs, and their TypeScript types. Undefined values become `null`.

use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::pairs::{
    PairArm, PairRecord, PairTurn, PairsRollout, PreparedPairs, Verdict,
};
use rollout_lab::rollout::pairs::{Coupling, CouplingWorth, PairPoint};
use rollout_lab::stats::summary::{RELIABLE_FROM, Summary, standard_error};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::bearoff::errors::side_name;
use crate::bearoff::shapes::{checkers, text, turn};
use crate::objects::{Properties, Value};
use crate::pairs;
use crate::pairs::coupling_name;
use crate::shapes::{approximate, average_with};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** The mover's exact winning chances after both plays, in percent, and the difference A - B, in
 *  percentage points. */
export interface ExactChances { a: number; b: number; difference: number }
/** Exact statistics of A - B in one coupling, by enumerating both games at once, in percentage
 *  points of the mover's winning chances. */
export interface PairsTheory {
  /** The exact difference, which all couplings estimate. */
  truth: number;
  plain: { mean: number; sd: number; bias: number };
  reduced: { mean: number; sd: number; bias: number };
  /** Whether the bias is zero. */
  unbiased: boolean;
  /** Plain pairs with independent dice that one reduced pair is worth; null if reduced
   *  differences have no spread, or are biased. */
  equivalentGames: number | null;
}
/** Statistics of A - B in one coupling, in percentage points of the mover's winning chances.
 *  `games` are pairs. */
export interface PairsReadout {
  games: number; seed: string;
  plain: Average; reduced: Average;
  approximate: Approximate;
  /** Plain pairs with independent dice that one reduced pair is worth; null while undefined.
   *  */
  equivalentGames: number | null;
  /** Sums over all pairs: differences, differences of luck, and reduced differences. */
  totals: { result: number; luck: number; reduced: number };
  /** Mean difference of luck per pair. */
  meanLuck: number | null;
  /** Exact standard errors of both averages after this many pairs; null if they are unknown. */
  expectedSe: { plain: number | null; reduced: number | null };
  /** Whether there are enough pairs for a 95% interval to cover about 95%. */
  reliable: boolean;
}
/** Statistics of one coupling, plain or reduced. Results are in percent of the mover's winning
 *  chances, differences in percentage points. */
export interface PairsFigures extends MeasuredFigures {
  /** Exact mean and standard deviation of A - B, and the exact values of `worth` and `needed`; null
   *  if they are unknown. */
  exact: { mean: number | null; sd: number | null; worth: number | null; needed: number | null };
}
/** Statistics of one coupling, plain and reduced. */
export interface PairsFiguresBoth { plain: PairsFigures; reduced: PairsFigures }
/** The best coupling, plain or reduced. worth: the number of plain pairs with independent dice that
 *  one of its pairs is worth. */
export interface PairsVerdict {
  /** Whether exact standard deviations decided. Else measured ones did. */
  exact: boolean;
  best: CouplingName; reduced: boolean; worth: number | null;
  /** The best coupling among plain results, and its worth. */
  plainBest: CouplingName; plainWorth: number | null;
  /** Couplings in which subtracting luck increases the spread. */
  raised: CouplingName[];
}
/** A pair of games. Result and luck are A's minus B's, in percentage points of the mover's winning
 *  chances. */
export interface PairRecord {
  trial: number; result: number; totalLuck: number; reduced: number;
  a: PairStrand; b: PairStrand; steps: PairStep[];
}
/** One of a pair's games. start: the mover's checkers after the play. Results are in percent: 100
 *  if the mover won, else 0. Luck is for the mover, in percentage points. */
export interface PairStrand { start: Checkers; result: number; totalLuck: number; reduced: number }
/** A turn of both games; null for a game that is over. luckSoFar: the running sum of A's luck for
 *  the mover minus B's, in percentage points. */
export interface PairStep { side: 'x' | 'o'; a: PairTurn | null; b: PairTurn | null; luckSoFar: number }
/** A turn of one of a pair's games. */
export interface PairTurn extends BearoffTurn {
  /** The roll's rank among the 36 for the side on roll; 1 is the best. */
  rank: number;
  /** The first and the last rank of the rolls that tie with this one. */
  tied: [number, number];
}
";

/// Converts the mover's exact chances after both plays, in percent.
pub(super) fn chances(a: f64, b: f64) -> Value {
    Properties::new()
        .with("a", a)
        .with("b", b)
        .with("difference", a - b)
        .into()
}

/// Converts the exact statistics of A - B in a coupling; `None` if they are unknown.
pub(super) fn theory(pairs: &PreparedPairs, coupling: Coupling) -> Option<Value> {
    let [a, b] = pairs.chances()?;
    let [plain, reduced] = [
        pairs.exact_difference(coupling, false)?,
        pairs.exact_difference(coupling, true)?,
    ];
    let unbiased = coupling.is_unbiased();
    let moments = |mean: f64, sd: f64| {
        // An unbiased coupling's difference from the truth is rounding.
        let bias = if unbiased { 0.0 } else { mean - (a - b) };
        Properties::new()
            .with("mean", mean)
            .with("sd", sd)
            .with("bias", bias)
    };
    let theory = Properties::new()
        .with("truth", a - b)
        .with("plain", moments(plain.mean, plain.sd))
        .with("reduced", moments(reduced.mean, reduced.sd))
        .with("unbiased", Value::Flag(unbiased))
        .with(
            "equivalentGames",
            pairs.exact_worth(coupling, true).equivalent_pairs,
        );
    Some(theory.into())
}

/// Converts the current statistics of A - B in a coupling.
pub(super) fn readout(rollout: &PairsRollout, coupling: Coupling) -> Value {
    let both = [false, true].map(|reduced| rollout.point(coupling, reduced));
    let [plain, reduced] = both.map(|point| point.difference);
    let average = |point: &PairPoint| average_with(point.difference, point.any_time());
    let games = rollout.games();
    let total = |summary: Summary| summary.mean.map_or(0.0, |mean| mean * games as f64);
    let totals = Properties::new()
        .with("result", total(plain))
        .with("luck", total(plain) - total(reduced))
        .with("reduced", total(reduced));
    let expected = |reduced| {
        let exact = rollout.pairs().exact_difference(coupling, reduced);
        exact.and_then(|exact| standard_error(exact.sd, games))
    };
    let expected_se = Properties::new()
        .with("plain", expected(false))
        .with("reduced", expected(true));
    let luck = plain.mean.zip(reduced.mean);
    Properties::new()
        .with("games", games as f64)
        .with("seed", Value::Text(rollout.seed().to_string()))
        .with("plain", average(&both[0]))
        .with("reduced", average(&both[1]))
        .with("approximate", approximate(&plain, &reduced))
        .with(
            "equivalentGames",
            rollout.worth(coupling, true).equivalent_pairs,
        )
        .with("totals", totals)
        .with("meanLuck", luck.map(|(plain, reduced)| plain - reduced))
        .with("expectedSe", expected_se)
        .with(
            "reliable",
            Value::Flag(games >= RELIABLE_FROM * rollout.pairs().setup().block_size()),
        )
        .into()
}

/// Converts the current statistics of all couplings.
pub(super) fn couplings(rollout: &PairsRollout) -> Value {
    Coupling::ALL
        .into_iter()
        .fold(Properties::new(), |object, coupling| {
            let figures = |reduced| figures(rollout, coupling, reduced);
            let both = Properties::new()
                .with("plain", figures(false))
                .with("reduced", figures(true));
            object.with(coupling_name(coupling), both)
        })
        .into()
}

fn figures(rollout: &PairsRollout, coupling: Coupling, reduced: bool) -> Properties {
    let pairs = rollout.pairs();
    let exact = pairs.exact_difference(coupling, reduced);
    let CouplingWorth {
        equivalent_pairs: worth,
        pairs_needed: needed,
    } = pairs.exact_worth(coupling, reduced);
    let exact = Properties::new()
        .with("mean", exact.map(|exact| exact.mean))
        .with("sd", exact.map(|exact| exact.sd))
        .with("worth", worth)
        .with("needed", needed);
    let point = rollout.point(coupling, reduced);
    pairs::measured_figures(&point, rollout.worth(coupling, reduced)).with("exact", exact)
}

/// Converts the verdict about the best coupling.
pub(super) fn verdict(verdict: &Verdict) -> Value {
    let name = |coupling| text(coupling_name(coupling));
    let raised = verdict.widened.iter().map(|&coupling| name(coupling));
    Properties::new()
        .with("exact", Value::Flag(verdict.exact))
        .with("best", name(verdict.best))
        .with("reduced", Value::Flag(verdict.reduced))
        .with("worth", verdict.worth)
        .with("plainBest", name(verdict.plain_best))
        .with("plainWorth", verdict.plain_worth)
        .with("raised", Value::List(raised.collect()))
        .into()
}

/// Converts a pair. The core calls the mover X; here the sides have their own names.
pub(super) fn record(trial: u64, record: &PairRecord, mover: Side) -> Value {
    let side = |side: Side| match mover {
        Side::X => side,
        Side::O => side.other(),
    };
    let [a, b] = record.arms.map(arm);
    let steps = record.steps.iter().map(|step| {
        let turn = |arm: usize| {
            let turn = step.turns[arm].as_ref();
            turn.map(|turn| pair_turn(turn, side(turn.turn.side)))
        };
        Properties::new()
            .with("side", text(side_name(side(step.side))))
            .with("a", turn(0))
            .with("b", turn(1))
            .with("luckSoFar", step.luck_so_far)
            .into()
    });
    Properties::new()
        .with("trial", trial as f64)
        .with("result", record.result)
        .with("totalLuck", record.luck)
        .with("reduced", record.reduced)
        .with("a", a)
        .with("b", b)
        .with("steps", Value::List(steps.collect()))
        .into()
}

fn arm(arm: PairArm) -> Properties {
    Properties::new()
        .with("start", checkers(arm.start))
        .with("result", arm.result)
        .with("totalLuck", arm.luck)
        .with("reduced", arm.reduced)
}

fn pair_turn(pair_turn: &PairTurn, side: Side) -> Properties {
    let mut recorded_turn = pair_turn.turn.clone();
    recorded_turn.side = side;
    let (first, last) = pair_turn.tied_ranks;
    turn(&recorded_turn)
        .with("rank", f64::from(pair_turn.rank))
        .with("tied", Value::list([first, last].map(f64::from)))
}

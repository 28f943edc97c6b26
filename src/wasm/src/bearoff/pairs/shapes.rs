//! The plain objects of pairs that go out to JavaScript, and their TypeScript types. Undefined values go out as `null`.

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
/** The mover's exact chances after both plays, in percent, and A's less B's, in percentage points. */
export interface ExactChances { a: number; b: number; difference: number }
/** Exact figures of A - B, by going through both plays' games at once, in percentage points of the mover's winning chances. */
export interface PairsTheory {
  /** The difference that every coupling estimates. */
  truth: number;
  plain: { mean: number; sd: number; bias: number };
  reduced: { mean: number; sd: number; bias: number };
  unbiased: boolean;
  /** Plain pairs with independent dice that one reduced pair is worth; null where it is without spread, or biased. */
  equivalentGames: number | null;
}
/** Statistics of A - B in one coupling, in percentage points of the mover's winning chances. `games` are pairs. */
export interface PairsReadout {
  games: number; seed: string;
  plain: Average; reduced: Average;
  approximate: Approximate;
  equivalentGames: number | null;
  totals: { result: number; luck: number; reduced: number };
  meanLuck: number | null;
  expectedSe: { plain: number | null; reduced: number | null };
  reliable: boolean;
}
/** Figures of one coupling, plain or reduced: results in percent of the mover's winning chances, differences in percentage points. */
export interface PairsFigures extends MeasuredFigures {
  /** Exact figures of A - B. */
  exact: { mean: number | null; sd: number | null; worth: number | null; needed: number | null };
}
/** Figures of one coupling, plain and reduced. */
export interface PairsFiguresBoth { plain: PairsFigures; reduced: PairsFigures }
/** The best coupling: `worth` is in plain pairs with independent dice. */
export interface PairsVerdict {
  /** Whether it is by exact spreads, else by measured ones. */
  exact: boolean;
  best: CouplingName; reduced: boolean; worth: number | null;
  /** The best coupling of plain results, and its worth. */
  plainBest: CouplingName; plainWorth: number | null;
  /** Couplings in which subtracting luck makes the spread larger. */
  raised: CouplingName[];
}
/** A pair; figures are A's - B's, in percentage points of the mover's winning chances. */
export interface PairRecord {
  trial: number; result: number; totalLuck: number; reduced: number;
  a: PairStrand; b: PairStrand; steps: PairStep[];
}
/** One of a pair's games: results in percent (100 if the mover won, else 0), luck for the mover in percentage points. start: the
 *  mover's checkers after the play. */
export interface PairStrand { start: Checkers; result: number; totalLuck: number; reduced: number }
/** A turn of both games, null in one that is over; luckSoFar: A's luck for the mover - B's, in percentage points. */
export interface PairStep { side: 'x' | 'o'; a: PairTurn | null; b: PairTurn | null; luckSoFar: number }
/** A turn of one of a pair's games. */
export interface PairTurn extends BearoffTurn {
  /** Among the 36, for the side that rolls: 1 is the best. */
  rank: number;
  /** The first and the last of the ranks that it shares. */
  tied: [number, number];
}
";

pub(super) fn chances(a: f64, b: f64) -> Value {
    Properties::new()
        .with("a", a)
        .with("b", b)
        .with("difference", a - b)
        .into()
}

/// What is exactly true of a coupling; `None` where that is not known.
pub(super) fn theory(pairs: &PreparedPairs, coupling: Coupling) -> Option<Value> {
    let [a, b] = pairs.chances()?;
    let [plain, reduced] = [
        pairs.exact_difference(coupling, false)?,
        pairs.exact_difference(coupling, true)?,
    ];
    let unbiased = coupling.is_unbiased();
    let of = |mean: f64, sd: f64| {
        // Rounding is no bias.
        let bias = if unbiased { 0.0 } else { mean - (a - b) };
        Properties::new()
            .with("mean", mean)
            .with("sd", sd)
            .with("bias", bias)
    };
    let theory = Properties::new()
        .with("truth", a - b)
        .with("plain", of(plain.mean, plain.sd))
        .with("reduced", of(reduced.mean, reduced.sd))
        .with("unbiased", Value::Flag(unbiased))
        .with(
            "equivalentGames",
            pairs.exact_worth(coupling, true).equivalent_pairs,
        );
    Some(theory.into())
}

pub(super) fn readout(rollout: &PairsRollout, coupling: Coupling) -> Value {
    let both = [false, true].map(|of| rollout.point(coupling, of));
    let [plain, reduced] = both.map(|point| point.difference);
    let of_differences = |of: &PairPoint| average_with(of.difference, of.any_time());
    let games = rollout.games();
    let total = |of: Summary| of.mean.map_or(0.0, |mean| mean * games as f64);
    let totals = Properties::new()
        .with("result", total(plain))
        .with("luck", total(plain) - total(reduced))
        .with("reduced", total(reduced));
    let expected = |of| {
        let exact = rollout.pairs().exact_difference(coupling, of);
        exact.and_then(|exact| standard_error(exact.sd, games))
    };
    let expected_se = Properties::new()
        .with("plain", expected(false))
        .with("reduced", expected(true));
    let luck = plain.mean.zip(reduced.mean);
    Properties::new()
        .with("games", games as f64)
        .with("seed", Value::Text(rollout.seed().to_string()))
        .with("plain", of_differences(&both[0]))
        .with("reduced", of_differences(&both[1]))
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

pub(super) fn couplings(rollout: &PairsRollout) -> Value {
    Coupling::ALL
        .into_iter()
        .fold(Properties::new(), |all, coupling| {
            let of = |reduced| figures(rollout, coupling, reduced);
            let both = Properties::new()
                .with("plain", of(false))
                .with("reduced", of(true));
            all.with(coupling_name(coupling), both)
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
    pairs::figures(&point, rollout.worth(coupling, reduced)).with("exact", exact)
}

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

/// A pair. In the core the mover is X; here she is who she is.
pub(super) fn record(trial: u64, record: &PairRecord, mover: Side) -> Value {
    let side = |side: Side| match mover {
        Side::X => side,
        Side::O => side.other(),
    };
    let [a, b] = record.arms.map(strand);
    let steps = record.steps.iter().map(|step| {
        let turn_of = |which: usize| {
            let turn = step.turns[which].as_ref();
            turn.map(|turn| pair_turn(turn, side(turn.turn.side)))
        };
        Properties::new()
            .with("side", text(side_name(side(step.side))))
            .with("a", turn_of(0))
            .with("b", turn_of(1))
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

fn strand(of: PairArm) -> Properties {
    Properties::new()
        .with("start", checkers(of.start))
        .with("result", of.result)
        .with("totalLuck", of.luck)
        .with("reduced", of.reduced)
}

fn pair_turn(of: &PairTurn, side: Side) -> Properties {
    let mut as_it_is = of.turn.clone();
    as_it_is.side = side;
    let (first, last) = of.tied_ranks;
    turn(&as_it_is)
        .with("rank", f64::from(of.rank))
        .with("tied", Value::list([first, last].map(f64::from)))
}

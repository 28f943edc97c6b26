//! The plain objects that go out to JavaScript, and their TypeScript types. Undefined values go out as `null`.

use rollout_lab::models::council::{
    Agreement, Model, Pair, Position, Rates, Report, Rule, Simulation, Snapshot, Tallies,
};
use rollout_lab::stats::summary::RELIABLE_FROM;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::objects::{Properties, Value};
use crate::shapes::summary;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Programs that choose from some moves, of which one is the best and all others are worth the same. */
export interface CouncilModel {
  /** Moves to choose from. */
  candidates: number;
  /** By how much the best is worth more than the others. */
  d: number;
  /** Standard deviations of evaluations: the strongest program's, and every other's. */
  s1: number; s2: number;
  /** In how many percent of positions the third program repeats the second. */
  copying: number;
  programs: number;
}
/** Least and most of what a council may have; noise: s1 and s2 over d; ratio: s2 / s1; crossing: the ratios that curves go over. */
export interface CouncilLimits {
  usual: CouncilModel;
  candidates: [number, number]; programs: [number, number]; d: [number, number]; noise: [number, number];
  ratio: [number, number]; crossing: [number, number];
}
/** Rules by which a council decides. */
export type CouncilRule = 'strongest' | 'weakest' | 'majorityStrongest' | 'majorityRandom' | 'optimistic' | 'pessimistic'
  | 'optimal' | 'optimalKnowingCopies' | 'optimalPredicted' | 'ceiling';
/** How often each rule is right, in percent; null where that is not known. */
export type CouncilRates = Record<CouncilRule, number | null>;
/** Pairs of programs: the strongest and the second; the second and the third. */
export type CouncilPair = 'strongestAndOther' | 'others';
/** How often the two programs of each pair report the same move, in percent; null where that is not known. */
export type CouncilAgreement = Record<CouncilPair, number | null>;
/** How often each rule was right, and each pair agreed, in percent, with 95% intervals. */
export interface CouncilReadout {
  trials: number; seed: string; rates: Record<CouncilRule, Summary>; agreement: Record<CouncilPair, Summary>;
  /** Whether a 95% interval covers about what it says after so many trials. */
  reliable: boolean;
}
/** By how many percentage points each rule was right more often than the rule `than`, on the same positions. */
export interface CouncilDifferences { trials: number; than: CouncilRule; differences: Record<CouncilRule, Summary> }
/** A council, its rates and its agreement, measured and exact. */
export interface CouncilSnapshot {
  trials: number; model: CouncilModel; rates: CouncilRates; agreement: CouncilAgreement;
  exact: CouncilRates & { agreement: CouncilAgreement };
}
/** A position. Moves are numbered from 0, which is the best one; values are in the unit of d, all other moves are worth 0. */
export interface CouncilPosition {
  trial: number;
  worths: number[];
  /** Whether the third program repeats the second. */
  copied: boolean;
  programs: CouncilReport[];
  /** How many programs name each move. */
  votes: number[];
  /** For each move, the sum of the weights of the reports that name it; and the same without a copy. */
  weights: number[]; weightsKnowingCopies: number[];
  /** The predicted value of the best move, and the weights of reports if that was its true value. */
  predicted: number; weightsPredicted: number[];
  /** For each move, the mean of all evaluations weighed by 1 / noise squared: what the ceiling goes by. */
  means: number[];
  /** The move that each rule settles on. */
  picks: Record<CouncilRule, number>;
}
/** What a program says: its values of all moves (null of one that copies), its move, that one's value, and what that weighs. */
export interface CouncilReport { noise: number; evaluations: number[] | null; move: number; value: number; weight: number }
";

/// A council.
pub(super) fn model(model: &Model) -> Value {
    let setting = model.setting();
    Properties::new()
        .with("candidates", setting.candidates as f64)
        .with("d", setting.d)
        .with("s1", setting.s1)
        .with("s2", setting.s2)
        .with("copying", setting.copying)
        .with("programs", setting.programs as f64)
        .into()
}

/// Something for each rule.
fn by_rule(of: &dyn Fn(Rule) -> Value) -> Value {
    rules(of).into()
}

#[inline(never)]
fn rules(of: &dyn Fn(Rule) -> Value) -> Properties {
    let mut object = Properties::new();
    for rule in Rule::ALL {
        object = object.with(rule.name(), of(rule));
    }
    object
}

/// Something for each pair of programs.
#[inline(never)]
fn by_pair(of: &dyn Fn(Pair) -> Value) -> Value {
    let mut object = Properties::new();
    for pair in Pair::ALL {
        object = object.with(pair.name(), of(pair));
    }
    object.into()
}

/// How often the programs of each pair agree.
pub(super) fn agreement(agreement: &Agreement) -> Value {
    by_pair(&|pair| agreement.get(pair).into())
}

#[inline(never)]
pub(super) fn name(rule: Rule) -> Value {
    Value::Text(rule.name().to_owned())
}

pub(super) fn rates(rates: &Rates) -> Value {
    by_rule(&|rule| rates.get(rule).into())
}

/// How often each rule was right.
pub(super) fn readout(simulation: &Simulation) -> Value {
    let counts = simulation.sums();
    let reliable = counts.trials() >= RELIABLE_FROM;
    Properties::new()
        .with("trials", counts.trials() as f64)
        .with("seed", Value::Text(simulation.seed().to_string()))
        .with("rates", by_rule(&|rule| summary(counts.rate(rule))))
        .with(
            "agreement",
            by_pair(&|pair| summary(simulation.agreement(pair))),
        )
        .with("reliable", Value::Flag(reliable))
        .into()
}

/// How much more often each rule was right than this one.
pub(super) fn differences(counts: &Tallies, than: Rule) -> Value {
    let differences = by_rule(&|rule| summary(counts.difference(rule, than)));
    Properties::new()
        .with("trials", counts.trials() as f64)
        .with("than", name(than))
        .with("differences", differences)
        .into()
}

/// All that is known of a council.
pub(super) fn snapshot(snapshot: &Snapshot) -> Value {
    let exact = rules(&|rule| snapshot.exact.get(rule).into());
    Properties::new()
        .with("trials", snapshot.trials as f64)
        .with("model", model(&snapshot.model))
        .with("rates", rates(&snapshot.rates))
        .with("agreement", agreement(&snapshot.agreement))
        .with(
            "exact",
            exact.with("agreement", agreement(&snapshot.exact_agreement)),
        )
        .into()
}

#[inline(never)]
fn numbers(numbers: &[f64]) -> Value {
    Value::list(numbers.iter().copied())
}

fn report(report: &Report) -> Value {
    Properties::new()
        .with("noise", report.noise)
        .with("evaluations", report.evaluations.as_deref().map(numbers))
        .with("move", report.candidate as f64)
        .with("value", report.value)
        .with("weight", report.weight)
        .into()
}

/// A position with all that is said in it.
pub(super) fn position(position: &Position) -> Value {
    let votes: Vec<f64> = position.votes.iter().map(|&votes| votes as f64).collect();
    let knowing_copies = &position.weights_knowing_copies;
    let picks = by_rule(&|rule| (position.pick(rule) as f64).into());
    Properties::new()
        .with("trial", position.trial as f64)
        .with("worths", numbers(&position.worths))
        .with("copied", Value::Flag(position.copied))
        .with(
            "programs",
            Value::List(position.reports.iter().map(report).collect()),
        )
        .with("votes", numbers(&votes))
        .with("weights", numbers(&position.weights))
        .with("weightsKnowingCopies", numbers(knowing_copies))
        .with("predicted", position.predicted)
        .with("weightsPredicted", numbers(&position.weights_predicted))
        .with("means", numbers(&position.means))
        .with("picks", picks)
        .into()
}

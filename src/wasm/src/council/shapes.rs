//! Plain objects of the council lab, and their TypeScript types. Undefined values become `null`.

use rollout_lab::models::council::{
    Agreement, Model, Pair, Position, Rates, Report, Rule, Simulation, Snapshot, Tallies,
};
use rollout_lab::stats::summary::RELIABLE_FROM;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::objects::{Properties, Value};
use crate::shapes::summary;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** A council: programs that choose between candidate moves. One move is the best, and all others
 *  have the same lower value. */
export interface CouncilModel {
  /** Number of candidate moves. */
  candidates: number;
  /** The best move's value minus the value of the others. */
  d: number;
  /** Noise, the standard deviation of evaluations: the strongest program's, and every other
   *  program's. */
  s1: number; s2: number;
  /** The share of positions in which the third program copies the second, in percent. */
  copying: number;
  /** Number of programs. */
  programs: number;
}
/** The default council (usual), and the least and the greatest value of each number. noise: s1 / d
 *  and s2 / d. ratio: s2 / s1. crossing: the ratios s2 / s1 among which crossings are searched. */
export interface CouncilLimits {
  usual: CouncilModel;
  candidates: [number, number]; programs: [number, number]; d: [number, number]; noise: [number, number];
  ratio: [number, number]; crossing: [number, number];
}
/** Rules by which a council picks a move. */
export type CouncilRule = 'strongest' | 'weakest' | 'majorityStrongest' | 'majorityRandom' | 'optimistic' | 'pessimistic'
  | 'optimal' | 'optimalKnowingCopies' | 'optimalPredicted' | 'ceiling';
/** The rate at which each rule picks the best move, in percent; null if it is unknown. */
export type CouncilRates = Record<CouncilRule, number | null>;
/** Pairs of programs: the strongest and the second; the second and the third. */
export type CouncilPair = 'strongestAndOther' | 'others';
/** The rate at which the two programs of each pair report the same move, in percent; null if it is
 *  unknown. */
export type CouncilAgreement = Record<CouncilPair, number | null>;
/** Measured rates at which each rule was right and each pair agreed, in percent, with 95%
 *  intervals. */
export interface CouncilReadout {
  trials: number; seed: string; rates: Record<CouncilRule, Summary>; agreement: Record<CouncilPair, Summary>;
  /** Whether there are enough trials for a 95% interval to cover about 95%. */
  reliable: boolean;
}
/** Each rule's rate of right moves minus that of the rule `than`, on the same positions, in
 *  percentage points. */
export interface CouncilDifferences { trials: number; than: CouncilRule; differences: Record<CouncilRule, Summary> }
/** A council, its rates and its agreement, measured and exact. */
export interface CouncilSnapshot {
  trials: number; model: CouncilModel; rates: CouncilRates; agreement: CouncilAgreement;
  exact: CouncilRates & { agreement: CouncilAgreement };
}
/** A position. Moves are numbered from 0, which is the best one. Values are in the unit of d; the
 *  best move has the value d, and all others have 0. */
export interface CouncilPosition {
  trial: number;
  /** The true value of each move. */
  worths: number[];
  /** Whether the third program copies the second. */
  copied: boolean;
  /** The report of each program. */
  programs: CouncilReport[];
  /** The number of programs that report each move. */
  votes: number[];
  /** For each move, the sum of the weights of its reports; and that sum without a copied report. */
  weights: number[]; weightsKnowingCopies: number[];
  /** The predicted value of the best move, and each move's sum of weights by that prediction
   *  instead of the true value. */
  predicted: number; weightsPredicted: number[];
  /** For each move, the mean of all programs' evaluations with weights 1 / noise². The rule
   *  `ceiling` uses these means. */
  means: number[];
  /** The move that each rule picks. */
  picks: Record<CouncilRule, number>;
}
/** A program's report. evaluations: its values of all moves; null for a program that copies. move,
 *  value: the reported move and its value. weight: the report's weight by the optimal rule. */
export interface CouncilReport { noise: number; evaluations: number[] | null; move: number; value: number; weight: number }
";

/// Converts a council.
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

/// Creates an object with a value for each rule.
fn by_rule(value: &dyn Fn(Rule) -> Value) -> Value {
    rule_properties(value).into()
}

/// Creates the properties of an object with a value for each rule.
#[inline(never)]
fn rule_properties(value: &dyn Fn(Rule) -> Value) -> Properties {
    let mut object = Properties::new();
    for rule in Rule::ALL {
        object = object.with(rule.name(), value(rule));
    }
    object
}

/// Creates an object with a value for each pair of programs.
#[inline(never)]
fn by_pair(value: &dyn Fn(Pair) -> Value) -> Value {
    let mut object = Properties::new();
    for pair in Pair::ALL {
        object = object.with(pair.name(), value(pair));
    }
    object.into()
}

/// Converts the rates at which the programs of each pair agree.
pub(super) fn agreement(agreement: &Agreement) -> Value {
    by_pair(&|pair| agreement.get(pair).into())
}

/// Converts a rule into its name in JavaScript.
#[inline(never)]
pub(super) fn rule_name(rule: Rule) -> Value {
    Value::Text(rule.name().to_owned())
}

/// Converts the rates at which rules are right.
pub(super) fn rates(rates: &Rates) -> Value {
    by_rule(&|rule| rates.get(rule).into())
}

/// Converts the measured rates of a simulation.
pub(super) fn readout(simulation: &Simulation) -> Value {
    let tallies = simulation.sums();
    let reliable = tallies.trials() >= RELIABLE_FROM;
    Properties::new()
        .with("trials", tallies.trials() as f64)
        .with("seed", Value::Text(simulation.seed().to_string()))
        .with("rates", by_rule(&|rule| summary(tallies.rate(rule))))
        .with(
            "agreement",
            by_pair(&|pair| summary(simulation.agreement(pair))),
        )
        .with("reliable", Value::Flag(reliable))
        .into()
}

/// Converts the rate of each rule minus the rate of the rule `than`.
pub(super) fn differences(tallies: &Tallies, than: Rule) -> Value {
    let differences = by_rule(&|rule| summary(tallies.difference(rule, than)));
    Properties::new()
        .with("trials", tallies.trials() as f64)
        .with("than", rule_name(than))
        .with("differences", differences)
        .into()
}

/// Converts a council with its measured and exact rates.
pub(super) fn snapshot(snapshot: &Snapshot) -> Value {
    let exact = rule_properties(&|rule| snapshot.exact.get(rule).into());
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

/// Converts a position with all reports and picks.
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

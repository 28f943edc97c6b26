//! Shapes of the council lab. Undefined values become `null`.

use rollout_lab::models::council::{
    Agreement, Pair, Position, Rates, Report, Rule, Setting, Simulation, Snapshot, Tallies,
};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::objects::{Properties, Shape, Value};
use crate::shapes::Summary;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
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
";

/// A council: programs that choose between candidate moves. One move is the best, and all others
/// have the same lower value.
#[derive(Shape)]
#[shape(from = Setting)]
pub(super) struct CouncilModel {
    /// Number of candidate moves.
    candidates: u64,
    /// The best move's value minus the value of the others.
    d: f64,
    /// The strongest program's noise, the standard deviation of its evaluations.
    s1: f64,
    /// Every other program's noise.
    s2: f64,
    /// The share of positions in which the third program copies the second, in percent.
    copying: f64,
    /// Number of programs.
    programs: u64,
}

/// The default council, and the least and the greatest value of each number.
#[derive(Shape)]
pub(super) struct CouncilLimits {
    /// The default council.
    pub usual: CouncilModel,
    pub candidates: (u64, u64),
    pub programs: (u64, u64),
    pub d: (f64, f64),
    /// The bounds of s1 / d and s2 / d.
    pub noise: (f64, f64),
    /// The bounds of s2 / s1.
    pub ratio: (f64, f64),
    /// The ratios s2 / s1 among which crossings are searched.
    pub crossing: (f64, f64),
}

/// Creates the properties of an object with a value for each rule.
#[inline(never)]
fn by_rule(value: &dyn Fn(Rule) -> Value) -> Properties {
    let mut object = Properties::new();
    for rule in Rule::ALL {
        object.push(rule.name(), value(rule));
    }
    object
}

/// Creates the properties of an object with a value for each pair of programs.
#[inline(never)]
fn by_pair(value: &dyn Fn(Pair) -> Value) -> Properties {
    let mut object = Properties::new();
    for pair in Pair::ALL {
        object.push(pair.name(), value(pair));
    }
    object
}

/// Converts the rates at which the programs of each pair agree.
pub(super) fn agreement(agreement: &Agreement) -> Properties {
    by_pair(&|pair| agreement.get(pair).into())
}

/// Converts the rates at which rules are right.
pub(super) fn rates(rates: &Rates) -> Properties {
    by_rule(&|rule| rates.get(rule).into())
}

/// Measured rates at which each rule was right and each pair agreed, in percent, with 95%
/// intervals.
#[derive(Shape)]
pub(super) struct CouncilReadout {
    trials: u64,
    seed: String,
    #[shape(type = "Record<CouncilRule, Summary>")]
    rates: Properties,
    #[shape(type = "Record<CouncilPair, Summary>")]
    agreement: Properties,
    /// Whether there are enough trials for a 95% interval to cover about 95%.
    reliable: bool,
}

impl From<&Simulation> for CouncilReadout {
    fn from(simulation: &Simulation) -> Self {
        let tallies = simulation.sums();
        Self {
            trials: tallies.trials(),
            seed: simulation.seed().to_string(),
            rates: by_rule(&|rule| Summary::from(tallies.rate(rule)).into()),
            agreement: by_pair(&|pair| Summary::from(simulation.agreement(pair)).into()),
            reliable: tallies.is_reliable(),
        }
    }
}

/// Each rule's rate of right moves minus that of the rule `than`, on the same positions, in
/// percentage points.
#[derive(Shape)]
pub(super) struct CouncilDifferences {
    trials: u64,
    #[shape(type = "CouncilRule")]
    than: &'static str,
    #[shape(type = "Record<CouncilRule, Summary>")]
    differences: Properties,
}

impl CouncilDifferences {
    /// Converts the rate of each rule minus the rate of the rule `than`.
    pub fn new(tallies: &Tallies, than: Rule) -> Self {
        Self {
            trials: tallies.trials(),
            than: than.name(),
            differences: by_rule(&|rule| Summary::from(tallies.difference(rule, than)).into()),
        }
    }
}

/// A council, its rates and its agreement, measured and exact.
#[derive(Shape)]
pub(super) struct CouncilSnapshot {
    trials: u64,
    model: CouncilModel,
    #[shape(type = "CouncilRates")]
    rates: Properties,
    #[shape(type = "CouncilAgreement")]
    agreement: Properties,
    #[shape(type = "CouncilRates & { agreement: CouncilAgreement }")]
    exact: Properties,
}

impl From<&Snapshot> for CouncilSnapshot {
    fn from(snapshot: &Snapshot) -> Self {
        let mut exact = rates(&snapshot.exact);
        exact.push("agreement", agreement(&snapshot.exact_agreement));
        Self {
            trials: snapshot.trials,
            model: snapshot.model.setting().into(),
            rates: rates(&snapshot.rates),
            agreement: agreement(&snapshot.agreement),
            exact,
        }
    }
}

/// A position. Moves are numbered from 0, which is the best one. Values are in the unit of d; the
/// best move has the value d, and all others have 0.
#[derive(Shape)]
#[shape(from = Position)]
pub(super) struct CouncilPosition {
    trial: u64,
    /// The true value of each move.
    worths: Vec<f64>,
    /// Whether the third program copies the second.
    copied: bool,
    /// The report of each program.
    #[shape(from = source.reports)]
    programs: Vec<CouncilReport>,
    /// The number of programs that report each move.
    votes: Vec<u64>,
    /// For each move, the sum of the weights of its reports.
    weights: Vec<f64>,
    /// For each move, that sum without a copied report.
    weights_knowing_copies: Vec<f64>,
    /// The predicted value of the best move.
    predicted: f64,
    /// For each move, the sum of weights by that prediction instead of the true value.
    weights_predicted: Vec<f64>,
    /// For each move, the mean of all programs' evaluations with weights 1 / noise². The rule
    /// `ceiling` uses these means.
    means: Vec<f64>,
    /// The move that each rule picks.
    #[shape(type = "Record<CouncilRule, number>", from = by_rule(&|rule| source.pick(rule).into()))]
    picks: Properties,
}

/// A program's report.
#[derive(Shape)]
#[shape(from = Report)]
struct CouncilReport {
    noise: f64,
    /// The program's values of all moves; null for a program that copies.
    evaluations: Option<Vec<f64>>,
    /// The reported move.
    #[shape(from = source.candidate)]
    r#move: usize,
    /// The reported move's value.
    value: f64,
    /// The report's weight by the optimal rule.
    weight: f64,
}

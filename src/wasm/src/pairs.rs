//! Pairs of games after two plays, A and B, for all labs that roll them: names of couplings, and
//! statistics.

use rollout_lab::rollout::pairs::{
    Coupling, CouplingWorth, IllegalPlay, Outcomes, PairPoint, PlayAb,
};
use rollout_lab::stats::summary::Summary;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::Refusal;
use crate::objects::{Properties, Value};
use crate::shapes::summary;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
export interface RefusalCodes { IllegalPlay: true }
/** A coupling: the way in which B's dice follow from A's. independent: B has dice of its own. same:
 *  B has A's dice. ranked: B's roll has the same rank among the 36 as A's. nearest: B's roll has
 *  the luck nearest to that of A's, which is biased. */
export type CouplingName = 'independent' | 'same' | 'ranked' | 'nearest';
/** Figures of one coupling, plain or reduced, in the unit of the results. */
export interface MeasuredFigures {
  /** Statistics of A's results and of B's. */
  a: Summary; b: Summary;
  /** Statistics of A - B: the mean, its standard error, and the standard deviation of one pair. */
  mean: number | null; se: number | null; sd: number | null;
  /** The correlation of A's results and B's, -1 to 1. */
  correlation: number | null;
  /** √(SE of A ² + SE of B ²): the standard error that A - B would have if both games of a pair
   *  were independent. */
  asIndependent: number | null;
  /** The number of plain pairs with independent dice that one pair is worth; null for a
   *  biased coupling. */
  worth: number | null;
  /** (1.96 SD / difference)²: the number of pairs after which the 95% interval just excludes 0. */
  needed: number | null;
}
/** Numbers of pairs in which the mover won both games, only A's, only B's, or neither. */
export interface Outcomes { both: number; onlyA: number; onlyB: number; neither: number }
";

/// Returns the coupling with this name.
#[inline(never)]
pub(crate) fn coupling(name: &JsValue) -> Result<Coupling, Refusal> {
    const EXPECTED: &str = "independent, same, ranked or nearest";
    let name = name.as_string();
    let is_named = |&coupling: &Coupling| name.as_deref() == Some(coupling_name(coupling));
    let coupling = Coupling::ALL.into_iter().find(is_named);
    coupling.ok_or_else(|| Refusal::wrong_shape("coupling", EXPECTED))
}

/// Returns the name of a coupling in JavaScript.
pub(crate) const fn coupling_name(coupling: Coupling) -> &'static str {
    match coupling {
        Coupling::Independent => "independent",
        Coupling::Same => "same",
        Coupling::Ranked => "ranked",
        Coupling::Nearest => "nearest",
    }
}

/// Returns the name of a play in JavaScript, as an argument or a key.
pub(crate) const fn play_name(play: PlayAb) -> &'static str {
    match play {
        PlayAb::A => "a",
        PlayAb::B => "b",
    }
}

impl From<IllegalPlay> for Refusal {
    fn from(error: IllegalPlay) -> Self {
        Self::new("IllegalPlay", &error.to_string()).with("argument", play_name(error.play))
    }
}

/// Converts an optional number of games or pairs; `None` becomes null.
pub(crate) fn count_or_null(count: Option<u64>) -> JsValue {
    count.map_or(JsValue::NULL, |count| JsValue::from(count as f64))
}

/// Converts the statistics of one coupling into `MeasuredFigures`.
pub(crate) fn measured_figures(point: &PairPoint, worth: CouplingWorth) -> Properties {
    let Summary { mean, se, sd, .. } = point.difference;
    Properties::new()
        .with("a", summary(point.a))
        .with("b", summary(point.b))
        .with("mean", mean)
        .with("se", se)
        .with("sd", sd)
        .with("correlation", point.correlation())
        .with("asIndependent", point.se_as_independent())
        .with("worth", worth.equivalent_pairs)
        .with("needed", worth.pairs_needed)
}

/// Converts the winners of all pairs.
pub(crate) fn outcomes(outcomes: Outcomes) -> Value {
    Properties::new()
        .with("both", outcomes.both as f64)
        .with("onlyA", outcomes.only_a as f64)
        .with("onlyB", outcomes.only_b as f64)
        .with("neither", outcomes.neither as f64)
        .into()
}

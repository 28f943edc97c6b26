//! Pairs of games as JavaScript values, whatever the games are: couplings by their names, and what pairs came to.

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
/** How B's dice follow from A's. nearest is biased. */
export type CouplingName = 'independent' | 'same' | 'ranked' | 'nearest';
/** Figures of one coupling, plain or reduced, in the unit of the results. */
export interface MeasuredFigures {
  a: Summary; b: Summary;
  /** Statistics of A - B, pair by pair. */
  mean: number | null; se: number | null; sd: number | null;
  /** Of A's results and B's, -1 to 1. */
  correlation: number | null;
  /** √(SE of A ² + SE of B ²): the error of A - B as if the strands were independent. */
  asIndependent: number | null;
  /** Plain pairs with independent dice that one pair is worth; null where it is biased. */
  worth: number | null;
  /** (1.96 SD / difference)²: after so many pairs the better play is known with 95%. */
  needed: number | null;
}
/** Number of pairs by who won: the mover in both games, in one of them, or in neither. */
export interface Outcomes { both: number; onlyA: number; onlyB: number; neither: number }
";

/// A coupling by its name.
#[inline(never)]
pub(crate) fn coupling(name: &JsValue) -> Result<Coupling, Refusal> {
    const WANTED: &str = "independent, same, ranked or nearest";
    let name = name.as_string();
    let named = |&one: &Coupling| name.as_deref() == Some(coupling_name(one));
    let found = Coupling::ALL.into_iter().find(|one| named(one));
    found.ok_or_else(|| Refusal::wrong_shape("coupling", WANTED))
}

pub(crate) const fn coupling_name(coupling: Coupling) -> &'static str {
    match coupling {
        Coupling::Independent => "independent",
        Coupling::Same => "same",
        Coupling::Ranked => "ranked",
        Coupling::Nearest => "nearest",
    }
}

/// Its name as an argument.
pub(crate) const fn name(which: PlayAb) -> &'static str {
    match which {
        PlayAb::A => "a",
        PlayAb::B => "b",
    }
}

impl From<IllegalPlay> for Refusal {
    fn from(error: IllegalPlay) -> Self {
        Self::new("IllegalPlay", &error.to_string()).with("argument", name(error.play))
    }
}

/// A truth value.
pub(crate) fn flag(argument: &str, value: &JsValue) -> Result<bool, Refusal> {
    let wrong = || Refusal::wrong_shape(argument, "true or false");
    value.as_bool().ok_or_else(wrong)
}

/// A number of pairs, if there is one.
pub(crate) fn count(pairs: Option<u64>) -> JsValue {
    pairs.map_or(JsValue::NULL, |pairs| JsValue::from(pairs as f64))
}

/// What pairs came to, and what one is worth.
pub(crate) fn figures(point: &PairPoint, worth: CouplingWorth) -> Properties {
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

/// Who won, of all pairs.
pub(crate) fn outcomes(of: Outcomes) -> Value {
    Properties::new()
        .with("both", of.both as f64)
        .with("onlyA", of.only_a as f64)
        .with("onlyB", of.only_b as f64)
        .with("neither", of.neither as f64)
        .into()
}

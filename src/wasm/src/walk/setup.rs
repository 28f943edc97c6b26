//! Models, setups and shares of luck that JavaScript passes, and the names of evaluators.

use rollout_lab::models::walk::{LengthEvaluator, LuckShare, Measure, Model, WinningChanceScale};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::js_argument;
use crate::errors::Refusal;
use crate::objects::{Shape, get};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Scales that convert an evaluation into a winning chance. */
export type WinScale =
  'calibrated' | 'linear' | 'centipawns' | 'pawns' | 'threeLevels' | 'sign' | 'steep' | 'reversed';
/** Evaluators that convert an evaluation into the number of moves that are left. */
export type LengthEvaluator = 'exact' | 'calibrated' | 'quadratic';
/** A model, the outcome that is rolled out (who wins, or the number of moves until then), and the
 *  evaluator that measures its luck. */
export type WalkSetup = { model: WalkModel } & (
  { outcome: 'win'; evaluator: WinScale } | { outcome: 'length'; evaluator: LengthEvaluator }
);
";

/// A model of games. Each move adds a normal deviate N(0, a²) to an evaluation X that starts at 0.
/// The walk ends at ±1 or beyond, which decides the game. The game has N(m, s²) other moves.
#[derive(Shape)]
#[shape(from = Model)]
pub(super) struct WalkModel {
    #[shape(from = source.a())]
    a: f64,
    #[shape(from = source.m())]
    m: f64,
    #[shape(from = source.s())]
    s: f64,
}

js_argument!(JsModel, "WalkModel");
js_argument!(JsSetup, "WalkSetup");

/// Converts a `WalkModel`.
// Not inlined, like all slow paths here, because each caller would carry a copy.
#[inline(never)]
pub(super) fn model(value: &JsValue) -> Result<Model, Refusal> {
    let number = |name: &str| number(name, &get(value, name));
    Ok(Model::new(number("a")?, number("m")?, number("s")?)?)
}

/// Returns a number of any size, NaN included.
#[inline(never)]
pub(super) fn number(argument: &str, value: &JsValue) -> Result<f64, Refusal> {
    let number = value.as_f64();
    number.ok_or_else(|| Refusal::wrong_shape(argument, "a number"))
}

/// Converts a `WalkSetup`: its model, and the outcome with the evaluator of luck.
pub(super) fn setup(value: &JsValue) -> Result<(Model, Measure), Refusal> {
    let model = model(&get(value, "model"))?;
    let name = get(value, "evaluator").as_string().unwrap_or_default();
    let outcome = get(value, "outcome").as_string();
    let measure = match outcome.as_deref() {
        Some("win") => Measure::Win(scale(&name)?),
        Some("length") => {
            let mut evaluators = LengthEvaluator::ALL.into_iter();
            let evaluator = evaluators.find(|evaluator| length_evaluator_name(*evaluator) == name);
            let expected = "exact, calibrated or quadratic";
            let refusal = || Refusal::wrong_shape("evaluator", expected);
            Measure::Length(evaluator.ok_or_else(refusal)?)
        }
        _ => return Err(Refusal::wrong_shape("outcome", "win or length")),
    };
    Ok((model, measure))
}

fn scale(name: &str) -> Result<WinningChanceScale, Refusal> {
    let scale = WinningChanceScale::ALL
        .into_iter()
        .find(|scale| scale_name(*scale) == name);
    let expected = "calibrated, linear, centipawns, pawns, threeLevels, sign, steep or reversed";
    scale.ok_or_else(|| Refusal::wrong_shape("evaluator", expected))
}

/// Returns a share of the luck, from 0 to 2.
#[inline(never)]
pub(super) fn share(value: &JsValue) -> Result<LuckShare, Refusal> {
    let share = value.as_f64();
    let share = share.ok_or_else(|| Refusal::wrong_shape("share", "a number from 0 to 2"))?;
    Ok(LuckShare::new(share)?)
}

/// Returns the name of a scale in JavaScript.
pub(super) const fn scale_name(scale: WinningChanceScale) -> &'static str {
    match scale {
        WinningChanceScale::Calibrated => "calibrated",
        WinningChanceScale::Linear => "linear",
        WinningChanceScale::Centipawns => "centipawns",
        WinningChanceScale::Pawns => "pawns",
        WinningChanceScale::ThreeLevels => "threeLevels",
        WinningChanceScale::Sign => "sign",
        WinningChanceScale::Steep => "steep",
        WinningChanceScale::Reversed => "reversed",
    }
}

/// Returns the name of an evaluator of lengths in JavaScript.
pub(super) const fn length_evaluator_name(evaluator: LengthEvaluator) -> &'static str {
    match evaluator {
        LengthEvaluator::Exact => "exact",
        LengthEvaluator::Calibrated => "calibrated",
        LengthEvaluator::Quadratic => "quadratic",
    }
}

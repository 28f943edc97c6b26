//! What comes in from JavaScript: models, setups and shares; and the names of evaluators there.

use rollout_lab::models::walk::{LengthEvaluator, LuckShare, Measure, Model, WinningChanceScale};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::Refusal;
use crate::objects::get;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Each move adds N(0, a²) to an evaluation that starts at 0, until ±1; the game has N(m, s²) other moves. */
export interface WalkModel { a: number; m: number; s: number }
/** Ways to read an evaluation as a winning chance. */
export type WinScale =
  'calibrated' | 'linear' | 'centipawns' | 'pawns' | 'threeLevels' | 'sign' | 'steep' | 'reversed';
/** Ways to read an evaluation as the number of moves that are left. */
export type LengthEvaluator = 'exact' | 'calibrated' | 'quadratic';
/** A model, what walks are rolled for (who wins, or how many moves that takes), and what measures the luck of that. */
export type WalkSetup = { model: WalkModel } & (
  { outcome: 'win'; evaluator: WinScale } | { outcome: 'length'; evaluator: LengthEvaluator }
);
";

#[wasm_bindgen]
extern "C" {
    /// A `WalkModel` object (or anything else that a caller passes as one).
    #[wasm_bindgen(typescript_type = "WalkModel")]
    pub type JsModel;

    /// A `WalkSetup` object (or anything else that a caller passes as one).
    #[wasm_bindgen(typescript_type = "WalkSetup")]
    pub type JsSetup;
}

/// The core's model.
// Not inlined, like all here that nobody waits for: its callers would each carry a copy.
#[inline(never)]
pub(super) fn model(value: &JsValue) -> Result<Model, Refusal> {
    let number = |name: &str| number(name, &get(value, name));
    Ok(Model::new(number("a")?, number("m")?, number("s")?)?)
}

/// A number that a caller passed.
#[inline(never)]
pub(super) fn number(argument: &str, value: &JsValue) -> Result<f64, Refusal> {
    let number = value.as_f64();
    number.ok_or_else(|| Refusal::wrong_shape(argument, "a number"))
}

/// The model of a setup, and who measures luck.
pub(super) fn setup(value: &JsValue) -> Result<(Model, Measure), Refusal> {
    let model = model(&get(value, "model"))?;
    let name = get(value, "evaluator").as_string().unwrap_or_default();
    let outcome = get(value, "outcome").as_string();
    let measure = match outcome.as_deref() {
        Some("win") => Measure::Win(scale(&name)?),
        Some("length") => {
            let mut all = LengthEvaluator::ALL.into_iter();
            let found = all.find(|it| length_evaluator_name(*it) == name);
            let wanted = "exact, calibrated or quadratic";
            let refusal = || Refusal::wrong_shape("evaluator", wanted);
            Measure::Length(found.ok_or_else(refusal)?)
        }
        _ => return Err(Refusal::wrong_shape("outcome", "win or length")),
    };
    Ok((model, measure))
}

fn scale(name: &str) -> Result<WinningChanceScale, Refusal> {
    let found = WinningChanceScale::ALL
        .into_iter()
        .find(|it| scale_name(*it) == name);
    let wanted = "calibrated, linear, centipawns, pawns, threeLevels, sign, steep or reversed";
    found.ok_or_else(|| Refusal::wrong_shape("evaluator", wanted))
}

/// A share of the luck.
#[inline(never)]
pub(super) fn share(value: &JsValue) -> Result<LuckShare, Refusal> {
    let share = value.as_f64();
    let share = share.ok_or_else(|| Refusal::wrong_shape("share", "a number from 0 to 2"))?;
    Ok(LuckShare::new(share)?)
}

/// The name of a scale in JavaScript.
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

/// The same of an evaluator of lengths.
pub(super) const fn length_evaluator_name(evaluator: LengthEvaluator) -> &'static str {
    match evaluator {
        LengthEvaluator::Exact => "exact",
        LengthEvaluator::Calibrated => "calibrated",
        LengthEvaluator::Quadratic => "quadratic",
    }
}

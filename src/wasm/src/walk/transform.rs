//! Conversions of evaluations between centipawns, X and winning chances, and evaluations of mates.

use rollout_lab::models::walk::{
    ExactWalk, OtherProgram, Readings, Transform, mate_value, uci_mate,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::setup::{JsModel, model, number};
use crate::errors::Refusal;
use crate::objects::{Column, Shape, items, to_js};

/// The luck of each evaluation, if all of them were outcomes of equally likely moves.
#[derive(Shape)]
struct ReadLuck {
    /// The luck in centipawns.
    v: Column,
    /// The luck in percentage points of winning chance.
    win: Column,
}

/// The evaluations of another program, whose V are the first program's times the factor.
#[derive(Shape)]
#[shape(from = OtherProgram)]
struct OtherReadings {
    /// V, in its centipawns.
    v: Column,
    /// X = F(V), from -1 to 1.
    x: Column,
    /// The luck in its centipawns.
    luck: Column,
    /// luck divided by the factor.
    converted: Column,
    /// The program's scale of F, in its centipawns.
    scale: f64,
}

/// Evaluations in several units, in columns: one row for each evaluation.
#[derive(Shape)]
struct WalkReadings {
    /// V, in centipawns.
    v: Column,
    /// X = F(V) = tanh(V / scale), from -1 to 1.
    x: Column,
    /// X from the logistic curve, 2 · logistic(V) − 1, which equals X.
    x_by_logistic: Column,
    /// The logistic curve of V with half the scale of F, in percent.
    logistic: Column,
    /// The walk's winning chance from X on, in percent.
    win: Column,
    /// The increase of the walk's winning chance with one pawn more, in percentage points.
    pawn: Column,
    luck: ReadLuck,
    other: OtherReadings,
    /// The scale of the logistic curve, in centipawns.
    logistic_scale: f64,
}

/// Evaluations of mates, in columns.
#[derive(Shape)]
struct WalkMates {
    /// Plies until the mate, negative if the engine is mated.
    plies: Column,
    /// Moves until the mate, as UCI counts them.
    uci: Column,
    /// The evaluation in centipawns.
    v: Column,
}

/// Converts evaluations in centipawns into other units, with a scale of F in centipawns. Compares
/// them with a program whose pawns count `factor` times as much. Throws `RolloutLabError` for an
/// invalid model, scale, factor or list.
#[wasm_bindgen(js_name = walkReadings, unchecked_return_type = "WalkReadings")]
pub fn walk_readings(
    #[wasm_bindgen(js_name = model)] js_model: &JsModel,
    #[wasm_bindgen(unchecked_param_type = "number")] scale: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] factor: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number[]")] values: &JsValue,
) -> Result<JsValue, JsValue> {
    let walk = ExactWalk::new(model(js_model)?);
    let transform = Transform::new(number("scale", scale)?).map_err(Refusal::from)?;
    let factor = number("factor", factor)?;
    let values = numbers("values", values)?;
    let readings = Readings::new(transform, factor, &values, &walk).map_err(Refusal::from)?;
    Ok(to_js(WalkReadings {
        v: Column(readings.v),
        x: Column(readings.x),
        x_by_logistic: Column(readings.x_by_logistic),
        logistic: Column(readings.logistic),
        win: Column(readings.win),
        pawn: Column(readings.pawn),
        luck: ReadLuck {
            v: Column(readings.luck),
            win: Column(readings.win_luck),
        },
        other: readings.other.into(),
        logistic_scale: transform.logistic_scale(),
    }))
}

/// Returns the evaluations of mates in these numbers of plies. Throws `RolloutLabError` unless they
/// are numbers from −1000 to 1000.
#[wasm_bindgen(js_name = walkMates, unchecked_return_type = "WalkMates")]
pub fn walk_mates(
    #[wasm_bindgen(unchecked_param_type = "number[]")] plies: &JsValue,
) -> Result<JsValue, JsValue> {
    let plies = numbers("plies", plies)?;
    if plies.iter().any(|plies| plies.abs() > MAX_PLIES) {
        return Err(Refusal::wrong_shape("plies", "numbers from -1000 to 1000").into());
    }
    let mates = |value: fn(i32) -> i32| {
        let values = plies.iter().map(|plies| value(*plies as i32));
        values.map(f64::from).collect()
    };
    Ok(to_js(WalkMates {
        plies: mates(|plies| plies),
        uci: mates(uci_mate),
        v: mates(mate_value),
    }))
}

/// The most plies until a mate.
const MAX_PLIES: f64 = 1000.0;

/// Returns a list of finite numbers.
fn numbers(argument: &str, list: &JsValue) -> Result<Vec<f64>, Refusal> {
    let refusal = || Refusal::wrong_shape(argument, "a list of finite numbers");
    let finite = |item: JsValue| item.as_f64().filter(|number| number.is_finite());
    let items = items(list).ok_or_else(refusal)?;
    items.map(|item| finite(item).ok_or_else(refusal)).collect()
}

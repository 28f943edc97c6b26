//! Evaluations in centipawns, X and chances; mates.

use js_sys::Object;
use rollout_lab::models::walk::{
    ConvertedEvaluation, ExactWalk, Transform, lucks_of_equally_likely, mate_value, uci_mate,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::setup::{JsModel, model, number};
use crate::errors::Refusal;
use crate::objects::{column, items, set};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Evaluations in several units, in columns. */
export interface WalkReadings {
  /** V, in centipawns; X = F(V) = tanh(V / scale). */
  v: Float64Array; x: Float64Array;
  /** X by the logistic curve: 2 · logistic(V) − 1. */
  xByLogistic: Float64Array;
  /** The logistic curve of V with half that scale, and the walk's winning chance from X on, in percent. */
  logistic: Float64Array; win: Float64Array;
  /** Percentage points of that chance that one pawn more adds. */
  pawn: Float64Array;
  /** If these were the outcomes of equally likely moves: the luck of each, in centipawns and in percentage points. */
  luck: { v: Float64Array; win: Float64Array };
  /** The scale of the logistic curve, in centipawns. */
  logisticScale: number;
  /** Readings of a program whose pawns count more by the factor: its scale of F; luck in its centipawns, and divided by the factor. */
  other: { scale: number; v: Float64Array; x: Float64Array; luck: Float64Array; converted: Float64Array };
}
/** Mates, in columns: plies, negative until the engine is mated itself; moves as UCI counts them; values in centipawns. */
export interface WalkMates { plies: Float64Array; uci: Float64Array; v: Float64Array }
";

/// Reads evaluations in centipawns in other units, by a scale of F in centipawns, and beside those of a program whose pawns count
/// more by a factor. Throws `RolloutLabError` if the model, the scale or the factor is none.
#[wasm_bindgen(js_name = walkReadings, unchecked_return_type = "WalkReadings")]
pub fn walk_readings(
    #[wasm_bindgen(js_name = model)] of: &JsModel,
    #[wasm_bindgen(unchecked_param_type = "number")] scale: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] factor: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number[]")] values: &JsValue,
) -> Result<JsValue, JsValue> {
    let walk = ExactWalk::new(model(of)?);
    let transform = Transform::new(number("scale", scale)?).map_err(Refusal::from)?;
    let factor = number("factor", factor)?;
    let other = transform.with_pawns(factor).map_err(Refusal::from)?;
    let readings: Vec<ConvertedEvaluation> = numbers("values", values)?
        .into_iter()
        .map(|v| transform.convert(v, &walk))
        .collect();
    let of = |pick: &dyn Fn(&ConvertedEvaluation) -> f64| {
        readings.iter().map(pick).collect::<Vec<f64>>()
    };
    let (v, win) = (of(&|it| it.v), of(&|it| 100.0 * it.win));
    let v_there: Vec<f64> = v.iter().map(|v| factor * v).collect();
    let x_there: Vec<f64> = v_there.iter().map(|v| other.x(*v)).collect();
    let luck_there = lucks_of_equally_likely(&v_there);
    let converted: Vec<f64> = luck_there.iter().map(|luck| luck / factor).collect();
    let [luck, there] = [
        object(&[
            ("v", &lucks_of_equally_likely(&v)),
            ("win", &lucks_of_equally_likely(&win)),
        ]),
        object(&[
            ("v", &v_there),
            ("x", &x_there),
            ("luck", &luck_there),
            ("converted", &converted),
        ]),
    ];
    set(&there, "scale", &other.scale().into());
    let all = object(&[
        ("v", &v),
        ("x", &of(&|it| it.x)),
        ("xByLogistic", &of(&|it| it.x_by_logistic)),
        ("logistic", &of(&|it| 100.0 * it.logistic)),
        ("win", &win),
        ("pawn", &of(&|it| 100.0 * it.pawn)),
    ]);
    set(&all, "luck", &luck);
    set(&all, "other", &there);
    set(&all, "logisticScale", &transform.logistic_scale().into());
    Ok(all)
}

/// An object with these columns.
fn object(columns: &[(&str, &[f64])]) -> JsValue {
    let object = Object::new();
    for (name, values) in columns {
        set(&object, name, &column(values));
    }
    object.into()
}

/// Evaluations of mates in so many plies. Throws `RolloutLabError` if the list is none of numbers from −1000 to 1000.
#[wasm_bindgen(js_name = walkMates, unchecked_return_type = "WalkMates")]
pub fn walk_mates(
    #[wasm_bindgen(unchecked_param_type = "number[]")] plies: &JsValue,
) -> Result<JsValue, JsValue> {
    let plies = numbers("plies", plies)?;
    // All are finite.
    if plies.iter().any(|plies| plies.abs() > MOST_PLIES) {
        return Err(Refusal::wrong_shape("plies", "numbers from -1000 to 1000").into());
    }
    let object = Object::new();
    let add = |name: &str, of: fn(i32) -> i32| {
        let values: Vec<f64> = plies.iter().map(|plies| of(*plies as i32).into()).collect();
        set(&object, name, &column(&values));
    };
    add("plies", |plies| plies);
    add("uci", uci_mate);
    add("v", mate_value);
    Ok(object.into())
}

/// Longer mates than that are none.
const MOST_PLIES: f64 = 1000.0;

fn numbers(argument: &str, list: &JsValue) -> Result<Vec<f64>, Refusal> {
    let refusal = || Refusal::wrong_shape(argument, "a list of finite numbers");
    let finite = |item: JsValue| item.as_f64().filter(|number| number.is_finite());
    let all = items(list).ok_or_else(refusal)?;
    all.map(|item| finite(item).ok_or_else(refusal)).collect()
}

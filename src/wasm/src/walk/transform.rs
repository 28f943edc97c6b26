//! Conversions of evaluations between centipawns, X and winning chances, and evaluations of mates.

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
/** Evaluations in several units, in columns: one row for each evaluation. */
export interface WalkReadings {
  /** V, in centipawns, and X = F(V) = tanh(V / scale), from -1 to 1. */
  v: Float64Array; x: Float64Array;
  /** X from the logistic curve, 2 · logistic(V) − 1, which equals X. */
  xByLogistic: Float64Array;
  /** The logistic curve of V with half the scale of F, and the walk's winning chance from X on;
   *  both in percent. */
  logistic: Float64Array; win: Float64Array;
  /** The increase of the walk's winning chance with one pawn more, in percentage points. */
  pawn: Float64Array;
  /** The luck of each evaluation, if all of them were outcomes of equally likely moves: in
   *  centipawns, and in percentage points of winning chance. */
  luck: { v: Float64Array; win: Float64Array };
  /** The scale of the logistic curve, in centipawns. */
  logisticScale: number;
  /** The evaluations of another program, whose V are these times the factor. scale: its scale of F,
   *  in its centipawns. luck: in its centipawns. converted: luck divided by the factor. */
  other: { scale: number; v: Float64Array; x: Float64Array; luck: Float64Array; converted: Float64Array };
}
/** Evaluations of mates, in columns. plies: plies until the mate, negative if the engine is mated.
 *  uci: moves, as UCI counts them. v: the evaluation in centipawns. */
export interface WalkMates { plies: Float64Array; uci: Float64Array; v: Float64Array }
";

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
    let other = transform.with_pawns(factor).map_err(Refusal::from)?;
    let readings: Vec<ConvertedEvaluation> = numbers("values", values)?
        .into_iter()
        .map(|v| transform.convert(v, &walk))
        .collect();
    let values = |pick: &dyn Fn(&ConvertedEvaluation) -> f64| {
        readings.iter().map(pick).collect::<Vec<f64>>()
    };
    let (v, win) = (
        values(&|reading| reading.v),
        values(&|reading| 100.0 * reading.win),
    );
    let other_v: Vec<f64> = v.iter().map(|v| factor * v).collect();
    let other_x: Vec<f64> = other_v.iter().map(|v| other.x(*v)).collect();
    let other_luck = lucks_of_equally_likely(&other_v);
    let converted: Vec<f64> = other_luck.iter().map(|luck| luck / factor).collect();
    let [luck_columns, other_columns] = [
        object(&[
            ("v", &lucks_of_equally_likely(&v)),
            ("win", &lucks_of_equally_likely(&win)),
        ]),
        object(&[
            ("v", &other_v),
            ("x", &other_x),
            ("luck", &other_luck),
            ("converted", &converted),
        ]),
    ];
    set(&other_columns, "scale", &other.scale().into());
    let columns = object(&[
        ("v", &v),
        ("x", &values(&|reading| reading.x)),
        ("xByLogistic", &values(&|reading| reading.x_by_logistic)),
        ("logistic", &values(&|reading| 100.0 * reading.logistic)),
        ("win", &win),
        ("pawn", &values(&|reading| 100.0 * reading.pawn)),
    ]);
    set(&columns, "luck", &luck_columns);
    set(&columns, "other", &other_columns);
    set(
        &columns,
        "logisticScale",
        &transform.logistic_scale().into(),
    );
    Ok(columns)
}

/// Creates an object with these columns.
fn object(columns: &[(&str, &[f64])]) -> JsValue {
    let object = Object::new();
    for (name, values) in columns {
        set(&object, name, &column(values));
    }
    object.into()
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
    let object = Object::new();
    let add = |name: &str, value: fn(i32) -> i32| {
        let values: Vec<f64> = plies
            .iter()
            .map(|plies| value(*plies as i32).into())
            .collect();
        set(&object, name, &column(&values));
    };
    add("plies", |plies| plies);
    add("uci", uci_mate);
    add("v", mate_value);
    Ok(object.into())
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

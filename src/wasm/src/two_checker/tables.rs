//! Luck tables and evaluations as JavaScript objects: conversions, presets, re-centring and exact
//! statistics.

use rollout_lab::labs::two_checker::{Cell, Evaluations, LuckTable};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::errors::cell_name;
use super::shapes;
use super::shapes::{LuckFrom, Theory};
use crate::arguments::js_argument;
use crate::errors::Refusal;
use crate::objects::to_js;
use crate::rotation::rotation;

js_argument!(JsLuckTable, "LuckTable");
js_argument!(JsEvaluations, "Evaluations");

#[wasm_bindgen]
extern "C" {
    /// An object that may have a number for each event.
    type Cells;

    #[wasm_bindgen(method, getter, catch)]
    fn doubles(this: &Cells) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, catch, js_name = noDoubles)]
    fn no_doubles(this: &Cells) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, catch, js_name = oFails)]
    fn o_fails(this: &Cells) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, catch, js_name = oBearsOff)]
    fn o_bears_off(this: &Cells) -> Result<JsValue, JsValue>;
}

/// Converts a luck table. A missing or non-numeric luck becomes NaN, which the core refuses with
/// the event's name.
pub(crate) fn luck_table(table: &JsLuckTable) -> Result<LuckTable, Refusal> {
    Ok(LuckTable::new(four_numbers(table, "table")?)?)
}

/// Converts a luck table to a JavaScript object.
#[cfg(feature = "story")]
pub(crate) fn table_to_js(table: &LuckTable) -> JsValue {
    to_js(shapes::LuckTable::from(table.percent()))
}

/// Converts evaluations. A missing or non-numeric evaluation becomes NaN, which the core refuses
/// with the event's name.
fn evaluations(evaluations: &JsEvaluations) -> Result<Evaluations, Refusal> {
    Ok(Evaluations::new(four_numbers(evaluations, "evaluations")?)?)
}

/// Returns the four numbers of an argument in the order of [`Cell::ALL`]; NaN for a value that is
/// no number.
fn four_numbers(object: &JsValue, argument: &'static str) -> Result<[f64; 4], Refusal> {
    let object: &Cells = object.unchecked_ref();
    let cells = [
        object.doubles(),
        object.no_doubles(),
        object.o_fails(),
        object.o_bears_off(),
    ];
    let mut numbers = [0.0; 4];
    for (number, cell) in numbers.iter_mut().zip(cells) {
        // Reading a property of null or undefined throws.
        let value =
            cell.map_err(|_| Refusal::wrong_shape(argument, "an object with four numbers"))?;
        *number = value.as_f64().unwrap_or(f64::NAN);
    }
    Ok(numbers)
}

/// Returns the event with this name.
fn cell(value: &JsValue) -> Result<Cell, Refusal> {
    let name = value.as_string().unwrap_or_default();
    Cell::ALL
        .into_iter()
        .find(|&cell| cell_name(cell) == name)
        .ok_or_else(|| Refusal::wrong_shape("cell", "doubles, noDoubles, oFails or oBearsOff"))
}

/// Returns the preset luck tables: the article's three, one without any luck, and that of GNU
/// Backgammon's network.
#[wasm_bindgen(unchecked_return_type = "Presets")]
pub fn presets() -> JsValue {
    to_js(shapes::Presets {
        correct: LuckTable::CORRECT.percent().into(),
        made_up: LuckTable::MADE_UP.percent().into(),
        backwards: LuckTable::BACKWARDS.percent().into(),
        none: LuckTable::NONE.percent().into(),
        gnu: Evaluations::GNU_NETWORK.luck().percent().into(),
    })
}

/// Returns evaluations from which the luck of each preset follows. For the preset without any luck,
/// every position is even.
#[wasm_bindgen(js_name = evaluationPresets, unchecked_return_type = "EvaluationPresets")]
pub fn evaluation_presets() -> JsValue {
    to_js(shapes::EvaluationPresets {
        correct: Evaluations::CORRECT.percent().into(),
        made_up: Evaluations::MADE_UP.percent().into(),
        backwards: Evaluations::BACKWARDS.percent().into(),
        none: Evaluations::EVEN.percent().into(),
        gnu: Evaluations::GNU_NETWORK.percent().into(),
    })
}

/// Returns the luck that follows from evaluations. Throws `RolloutLabError` for invalid
/// evaluations.
#[wasm_bindgen(js_name = luckFrom, unchecked_return_type = "LuckFrom")]
pub fn luck_from(evaluations: &JsEvaluations) -> Result<JsValue, JsValue> {
    Ok(to_js(LuckFrom::from(self::evaluations(evaluations)?)))
}

/// Returns evaluations from which a table's luck follows, minus each roll's mean luck. Throws
/// `RolloutLabError` for an invalid table.
#[wasm_bindgen(js_name = evaluationsOf, unchecked_return_type = "Evaluations")]
pub fn evaluations_of(table: &JsLuckTable) -> Result<JsValue, JsValue> {
    let evaluations = Evaluations::from_luck(&luck_table(table)?).map_err(Refusal::from)?;
    Ok(to_js(shapes::Evaluations::from(evaluations.percent())))
}

/// Returns the table with the other event of `kept`'s roll changed so that the roll's luck averages
/// zero. Throws `RolloutLabError` (`CannotCentre`) if the luck would leave the range.
#[wasm_bindgen(unchecked_return_type = "LuckTable")]
pub fn recentre(
    table: &JsLuckTable,
    #[wasm_bindgen(unchecked_param_type = "keyof LuckTable")] kept: &JsValue,
) -> Result<JsValue, JsValue> {
    let centred = luck_table(table)?
        .recentre(cell(kept)?)
        .map_err(Refusal::from)?;
    Ok(to_js(shapes::LuckTable::from(centred.percent())))
}

/// Returns the exact statistics of a rollout that is scored with a table, with the rotation of
/// `TwoCheckerRollout`. Throws `RolloutLabError` for an invalid table.
#[wasm_bindgen(unchecked_return_type = "Theory")]
pub fn theory(
    table: &JsLuckTable,
    #[wasm_bindgen(unchecked_optional_param_type = "0 | 1 | 2")] rotation: &JsValue,
) -> Result<JsValue, JsValue> {
    let rotation = self::rotation(rotation)?;
    Ok(to_js(Theory::new(&luck_table(table)?, rotation)))
}

//! Luck tables as JavaScript objects: read, offered as presets, re-centred, and what theory says of them.

use rollout_lab::two_checker::{Cell, LuckTable};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::errors::cell_name;
use super::shapes;
use crate::errors::Refusal;
use crate::objects::{Properties, Value};

#[wasm_bindgen]
extern "C" {
    /// A `LuckTable` object (or anything else that a caller passes as one).
    #[wasm_bindgen(typescript_type = "LuckTable")]
    pub type JsLuckTable;

    #[wasm_bindgen(method, getter, catch)]
    fn doubles(this: &JsLuckTable) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, catch, js_name = noDoubles)]
    fn no_doubles(this: &JsLuckTable) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, catch, js_name = oFails)]
    fn o_fails(this: &JsLuckTable) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, catch, js_name = oBearsOff)]
    fn o_bears_off(this: &JsLuckTable) -> Result<JsValue, JsValue>;
}

/// The core's table. What is missing or not a number becomes NaN, which the core refuses by name.
pub(crate) fn luck_table(table: &JsLuckTable) -> Result<LuckTable, Refusal> {
    let cells = [
        table.doubles(),
        table.no_doubles(),
        table.o_fails(),
        table.o_bears_off(),
    ];
    let mut points = [0.0; 4];
    for (point, cell) in points.iter_mut().zip(cells) {
        // Reading a property of null or undefined throws.
        let value =
            cell.map_err(|_| Refusal::wrong_shape("table", "an object with four numbers"))?;
        *point = value.as_f64().unwrap_or(f64::NAN);
    }
    Ok(LuckTable::new(points)?)
}

fn cell(value: &JsValue) -> Result<Cell, Refusal> {
    let name = value.as_string().unwrap_or_default();
    Cell::ALL
        .into_iter()
        .find(|&cell| cell_name(cell) == name)
        .ok_or_else(|| Refusal::wrong_shape("cell", "doubles, noDoubles, oFails or oBearsOff"))
}

/// The article's tables: correct, made-up and backwards, and one without any luck.
#[wasm_bindgen(unchecked_return_type = "Presets")]
pub fn presets() -> Result<JsValue, JsValue> {
    Value::from(
        Properties::new()
            .with("correct", shapes::table(&LuckTable::CORRECT))
            .with("madeUp", shapes::table(&LuckTable::MADE_UP))
            .with("backwards", shapes::table(&LuckTable::BACKWARDS))
            .with("none", shapes::table(&LuckTable::NONE)),
    )
    .to_js()
}

/// The table with the other event of `kept`'s roll set so that the roll's luck averages zero. Throws
/// `RolloutLabError` (`CannotCentre`) where that would leave the range.
#[wasm_bindgen(unchecked_return_type = "LuckTable")]
pub fn recentre(
    table: &JsLuckTable,
    #[wasm_bindgen(unchecked_param_type = "keyof LuckTable")] kept: &JsValue,
) -> Result<JsValue, JsValue> {
    let centred = luck_table(table)?
        .recentre(cell(kept)?)
        .map_err(Refusal::from)?;
    shapes::table(&centred).to_js()
}

/// What theory says of a rollout scored with this table. Throws `RolloutLabError` for a bad table.
#[wasm_bindgen(unchecked_return_type = "Theory")]
pub fn theory(table: &JsLuckTable) -> Result<JsValue, JsValue> {
    shapes::theory(&luck_table(table)?).to_js()
}

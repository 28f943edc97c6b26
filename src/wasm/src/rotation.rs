//! The rotation of first rolls as a number in JavaScript: how many first rolls are rotated.

use rollout_lab::rollout::rotation::Rotation;
use wasm_bindgen::JsValue;

use crate::arguments::whole_number;
use crate::errors::Refusal;

/// Returns the rotation that a number of rotated first rolls means; `None` for 0, and if there is
/// no argument.
pub(super) fn rotation(value: &JsValue) -> Result<Option<Rotation>, Refusal> {
    if value.is_undefined() {
        return Ok(None);
    }
    Ok(match whole_number("rotation", value, 2, "0, 1 or 2")? {
        0 => None,
        1 => Some(Rotation::FirstRoll),
        _ => Some(Rotation::TwoRolls),
    })
}

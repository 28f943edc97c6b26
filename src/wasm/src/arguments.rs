//! Checks of arguments that all labs share: numbers, texts, rolls and bytes.

use js_sys::Uint8Array;
use rollout_lab::rollout::dice::Roll;
use rollout_lab::rollout::limits::{MAX_GAMES, MAX_ROLLOUTS};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::errors::Refusal;
use crate::objects::items;

/// Declares the type `$name` of arguments that have the TypeScript type `$interface`.
macro_rules! js_argument {
    ($name:ident, $interface:tt) => {
        #[wasm_bindgen]
        extern "C" {
            /// An object of this TypeScript type (or anything else that a caller passes as one).
            #[wasm_bindgen(typescript_type = $interface)]
            pub type $name;
        }
    };
}

pub(crate) use js_argument;

/// Returns a whole number from 0 to `max`. Other values are refused as `WrongShape`; `expected`
/// says in words what would be right.
#[inline(never)]
pub(crate) fn whole_number(
    argument: &str,
    value: &JsValue,
    max: u64,
    expected: &str,
) -> Result<u64, Refusal> {
    value
        .as_f64()
        .filter(|number| *number >= 0.0 && *number <= max as f64 && number.fract() == 0.0)
        .map(|number| number as u64)
        .ok_or_else(|| Refusal::wrong_shape(argument, expected))
}

/// Returns a number of games: a whole number from 0 to 10¹², the most that a rollout can hold.
pub(crate) fn games(argument: &str, value: &JsValue) -> Result<u64, Refusal> {
    whole_number(argument, value, MAX_GAMES, "a whole number from 0 to 1e12")
}

/// Returns a number of rollouts: a whole number from 0 to 10⁵, the most that a batch can hold.
pub(crate) fn rollouts(value: &JsValue) -> Result<usize, Refusal> {
    let max = MAX_ROLLOUTS as u64;
    let rollouts = whole_number("rollouts", value, max, "a whole number from 0 to 1e5")?;
    Ok(rollouts as usize)
}

/// Returns a boolean.
pub(crate) fn boolean(argument: &str, value: &JsValue) -> Result<bool, Refusal> {
    let refusal = || Refusal::wrong_shape(argument, "true or false");
    value.as_bool().ok_or_else(refusal)
}

/// Returns a string.
pub(crate) fn string(argument: &str, value: &JsValue) -> Result<String, Refusal> {
    value
        .as_string()
        .ok_or_else(|| Refusal::wrong_shape(argument, "a string"))
}

/// Returns the roll that a list of two dice is.
pub(crate) fn roll(argument: &str, value: &JsValue) -> Result<Roll, Refusal> {
    const EXPECTED: &str = "a list of two whole numbers from 1 to 6";
    let refusal = || Refusal::wrong_shape(argument, EXPECTED);
    let values = items(value).filter(|values| values.len() == 2);
    let mut dice = [0; 2];
    for (die, value) in dice.iter_mut().zip(values.ok_or_else(refusal)?) {
        *die = whole_number(argument, &value, 6, EXPECTED)? as u8;
    }
    Roll::new(dice[0], dice[1]).ok_or_else(refusal)
}

#[wasm_bindgen]
extern "C" {
    /// A copy of an array of bytes, which no other code can change.
    #[wasm_bindgen(extends = Uint8Array, js_name = Uint8Array)]
    type OwnedBytes;

    /// Copies an array of bytes. Throws if the array's memory was transferred elsewhere, or if it
    /// only claims to be one.
    #[wasm_bindgen(constructor, catch, js_class = "Uint8Array")]
    fn copy_of(array: &JsValue) -> Result<OwnedBytes, JsValue>;
}

/// Returns a copy of the bytes of a `Uint8Array`.
// A JavaScript exception would end a call of this module halfway, and the object that was called
// would stay borrowed for ever. So exceptions are caught here.
pub(crate) fn bytes(argument: &str, value: &JsValue) -> Result<Vec<u8>, Refusal> {
    let copy = value
        .is_instance_of::<Uint8Array>()
        .then(|| OwnedBytes::copy_of(value).ok())
        .flatten();
    copy.map(|array| array.to_vec())
        .ok_or_else(|| Refusal::wrong_shape(argument, "a Uint8Array that has not been transferred"))
}

//! What holds for the objects of every lab: defined or null, or columns of equal length.

use js_sys::JSON;
use wasm_bindgen::JsValue;

use super::module::{column, get, keys, number};

/// Fails where a value, however deep, is undefined or NaN.
#[track_caller]
pub fn assert_defined_or_null(value: &JsValue, path: &str) {
    assert!(!value.is_undefined(), "{path} is undefined");
    if let Some(number) = value.as_f64() {
        assert!(!number.is_nan(), "{path} is NaN");
    } else if value.is_object() {
        for key in keys(value) {
            assert_defined_or_null(&get(value, &key), &format!("{path}.{key}"));
        }
    }
}

#[track_caller]
pub fn assert_null(object: &JsValue, paths: &[&str]) {
    for path in paths {
        assert!(get(object, path).is_null(), "{path}");
    }
}

#[track_caller]
pub fn assert_numbers(object: &JsValue, paths: &[&str]) {
    for path in paths {
        assert!(number(object, path).is_finite(), "{path}");
    }
}

/// All of a plain object as text.
pub fn written(value: &JsValue) -> String {
    JSON::stringify(value).expect("a plain object").into()
}

/// The names of a history's columns.
pub const HISTORY: [&str; 12] = [
    "games",
    "plain",
    "plainLow",
    "plainHigh",
    "reduced",
    "reducedLow",
    "reducedHigh",
    "luck",
    "plainAlwaysLow",
    "plainAlwaysHigh",
    "reducedAlwaysLow",
    "reducedAlwaysHigh",
];

/// Where a readout has what stands in the last row of the first of these columns.
pub const LAST_IN_HISTORY: [&str; 8] = [
    "games",
    "plain.mean",
    "plain.ci.0",
    "plain.ci.1",
    "reduced.mean",
    "reduced.ci.0",
    "reduced.ci.1",
    "meanLuck",
];

/// After how many games a band begins: the ordinary ones after `ordinary`. `None`: it is no band.
pub fn band_from(name: &str, ordinary: f64) -> Option<f64> {
    let band = name.ends_with("Low") || name.ends_with("High");
    band.then(|| {
        if name.contains("Always") {
            100.0
        } else {
            ordinary
        }
    })
}

/// The names of a funnel's columns.
pub const FUNNEL: [&str; 5] = [
    "games",
    "plainLow",
    "plainHigh",
    "reducedLow",
    "reducedHigh",
];

/// All columns; they must be equally long.
#[track_caller]
pub fn columns(object: &JsValue, names: &[&str]) -> Vec<Vec<f64>> {
    assert_eq!(keys(object), names);
    let columns: Vec<Vec<f64>> = names.iter().map(|name| column(object, name)).collect();
    for (name, values) in names.iter().zip(&columns) {
        assert_eq!(values.len(), columns[0].len(), "{name}");
    }
    columns
}

/// Bits, so that NaN equals NaN.
pub fn bits(values: &[f64]) -> Vec<u64> {
    values.iter().map(|value| value.to_bits()).collect()
}

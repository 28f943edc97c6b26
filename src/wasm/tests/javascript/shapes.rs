//! Checks that hold for returned objects of every lab: properties are defined or null, and columns
//! equally long.

use js_sys::{Array, JSON};
use wasm_bindgen::JsValue;

use super::module::{column, get, keys, number};

/// Asserts that no nested value is undefined or NaN.
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

/// Returns a plain object as JSON.
pub fn to_json(value: &JsValue) -> String {
    JSON::stringify(value).expect("a plain object").into()
}

/// The names of a history's columns.
pub const HISTORY: [&str; 8] = [
    "games",
    "plain",
    "plainLow",
    "plainHigh",
    "reduced",
    "reducedLow",
    "reducedHigh",
    "luck",
];

/// Paths in a readout of the numbers in a history's last row.
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

/// Returns the number of games from which a column of a history is defined, if bands begin at
/// `bands_from` games.
pub fn defined_from(name: &str, bands_from: f64) -> f64 {
    let is_band = name.ends_with("Low") || name.ends_with("High");
    if is_band { bands_from } else { 1.0 }
}

/// The names of the columns with any-time intervals.
pub const ANY_TIME: [&str; 4] = ["plainLow", "plainHigh", "reducedLow", "reducedHigh"];

/// Asserts that any-time intervals are at the history's checkpoints, begin at `from` games, and end
/// in the readout.
#[track_caller]
pub fn assert_any_time(any_time: &JsValue, history: &JsValue, readout: &JsValue, from: f64) {
    let games = column(history, "games");
    let bands = columns(any_time, &ANY_TIME);
    for (name, values) in ANY_TIME.iter().zip(&bands) {
        assert_eq!(values.len(), games.len(), "{name}");
        for (games, value) in games.iter().zip(values) {
            assert_eq!(value.is_nan(), *games < from, "{name} after {games}");
        }
    }
    for (way, both) in ["plain", "reduced"].into_iter().zip(bands.chunks(2)) {
        let last = both.iter().filter_map(|column| column.last().copied());
        let last: Vec<f64> = last.filter(|value| !value.is_nan()).collect();
        assert_eq!(ends(readout, &format!("{way}.anyTime")), last, "{way}");
    }
}

/// Returns both ends of an interval; an empty list for null.
#[track_caller]
pub fn ends(object: &JsValue, path: &str) -> Vec<f64> {
    let interval = get(object, path);
    if interval.is_null() {
        return Vec::new();
    }
    assert_eq!(Array::from(&interval).length(), 2, "{path}");
    ["0", "1"].map(|end| number(&interval, end)).to_vec()
}

/// Asserts that an average's 95% interval is mean ± 1.96 standard errors or wider, up to rounding.
#[track_caller]
pub fn assert_not_narrower_than_normal(average: &JsValue) {
    let [low, high] = ends(average, "ci")[..] else {
        panic!("no interval");
    };
    let (mean, width) = (number(average, "mean"), 1.96 * number(average, "se"));
    assert!(low < mean - width + 1e-9, "{low} {mean} {width}");
    assert!(high > mean + width - 1e-9, "{high} {mean} {width}");
}

/// Asserts that an average has an interval, or none if all values are equal. The values have no
/// known bounds, so equal ones say nothing about their spread.
#[track_caller]
pub fn assert_no_interval_if_all_were_alike(average: &JsValue) {
    if number(average, "sd") == 0.0 {
        assert_null(average, &["ci"]);
    } else {
        assert_not_narrower_than_normal(average);
    }
}

/// Asserts which any-time intervals of a readout are approximate.
#[track_caller]
pub fn assert_approximate(readout: &JsValue, plain: bool, reduced: bool) {
    let said = get(readout, "approximate");
    assert_eq!(keys(&said), ["plain", "reduced"]);
    assert_eq!(get(&said, "plain"), plain, "plain");
    assert_eq!(get(&said, "reduced"), reduced, "reduced");
}

/// The names of a funnel's columns.
pub const FUNNEL: [&str; 5] = [
    "games",
    "plainLow",
    "plainHigh",
    "reducedLow",
    "reducedHigh",
];

/// Returns all columns, which must be equally long.
#[track_caller]
pub fn columns(object: &JsValue, names: &[&str]) -> Vec<Vec<f64>> {
    assert_eq!(keys(object), names);
    let columns: Vec<Vec<f64>> = names.iter().map(|name| column(object, name)).collect();
    for (name, values) in names.iter().zip(&columns) {
        assert_eq!(values.len(), columns[0].len(), "{name}");
    }
    columns
}

/// Returns the bits of numbers, for which NaN equals NaN.
pub fn bits(values: &[f64]) -> Vec<u64> {
    values.iter().map(|value| value.to_bits()).collect()
}

//! Stability of a seed's positions and a council's exact rates in WebAssembly: the native golden
//! data, bit for bit.

use serde_json::Value;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, get, number};
use super::{KEYS, RULES, call_with_council, roll, trials};

#[wasm_bindgen_test]
fn positions_and_exact_rates_match_native_bits() {
    let text = include_str!("../../../../../tests/golden/council-stability.json");
    let cases: Vec<Value> = serde_json::from_str(text).expect("council-stability.json");
    assert!(!cases.is_empty());
    for case in &cases {
        let numbers = KEYS.map(|key| case[key].as_f64().expect("a number"));
        let seed = case["seed"].as_str().expect("a seed");
        let simulated = trials(numbers, seed);
        let count = case["trials"].as_f64().expect("trials");
        roll(&simulated, count);
        let readout = call(&simulated, "readout", &[]).expect("a readout");
        assert_eq!(number(&readout, "trials"), count);
        let exact = call_with_council("councilExact", numbers);
        for rule in RULES {
            // The rates in percent round to whole numbers of trials.
            let mean = number(&readout, &format!("rates.{rule}.mean"));
            let hits = (mean * count / 100.0).round();
            assert_eq!(Some(hits), case["hits"][rule].as_f64(), "{rule} of {case}");
            let rate = get(&exact, rule).as_f64();
            let bits = rate.map(|rate| format!("{:016x}", rate.to_bits()));
            assert_eq!(
                bits.as_deref(),
                case["exact"][rule].as_str(),
                "{rule} of {case}"
            );
        }
    }
}

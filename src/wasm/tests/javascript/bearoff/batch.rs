//! Coverage and stopped rollouts of batches of bear-offs.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, get, number};
use super::super::shapes::assert_defined_or_null;
use super::shapes::games;
use super::{batch, call_with_estimate, roll_all};

#[wasm_bindgen_test]
fn coverage_and_stopping_need_the_exact_mean() {
    for (_, game, estimates) in games() {
        if estimates.is_empty() {
            continue;
        }
        let known = !call_with_estimate(&game, "theory", 0).is_null();
        let many = batch(&game, "1", 12, 40);
        roll_all(&many);
        let last = estimates.len() - 1;
        let counted = call_with_estimate(&many, "besideTruth", last);
        let stopped = call_with_estimate(&many, "stoppedWhenAhead", last);
        assert_eq!((counted.is_null(), stopped.is_null()), (!known, !known));
        if !known {
            continue;
        }
        assert_defined_or_null(&counted, "counted");
        let truth = number(&call_with_estimate(&game, "theory", last), "plain.mean");
        assert_eq!(number(&counted, "truth"), truth);
        let nearer = ["plain", "reduced", "neither"]
            .map(|which| number(&counted, &format!("nearer.{which}")));
        assert_eq!(nearer.into_iter().sum::<f64>(), 12.0);
        for which in ["plain", "reduced"] {
            assert_eq!(number(&counted, &format!("{which}.intervals")), 12.0);
        }
        roll_all(&stopped);
        let seen = call(&stopped, "stopped", &[]).expect("what became of them");
        assert_defined_or_null(&seen, "stopped");
        for which in ["plain", "reduced"] {
            let seen = get(&seen, which);
            assert_eq!(number(&seen, "limit"), truth);
            assert!((10.0..=100.0).contains(&number(&seen, "games")));
        }
        // This estimate does not exist.
        let wrong = JsValue::from(estimates.len() as f64);
        for method in ["besideTruth", "stoppedWhenAhead"] {
            assert!(call(&many, method, &[&wrong]).is_err());
        }
    }
}

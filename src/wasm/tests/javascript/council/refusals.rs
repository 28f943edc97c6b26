//! Refusals of invalid councils and arguments, each with a code and the facts.

use js_sys::{Array, Object};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, construct, get, module, number, object, text};
use super::super::refusals::{Outcome, assert_wrong_shape, invalid_counts, refused};
use super::super::seeds::{INVALID_SEEDS, non_strings};
use super::{COPYING, KEYS, council, trials};

/// Calls everything that takes a council with this one.
fn with_council(council: &JsValue) -> Vec<Outcome> {
    let module = module();
    vec![
        construct("CouncilTrials", &[council, &"1".into()]),
        construct("CouncilCurves", &[council, &3.into()]),
        call(&module, "readCouncil", &[council]),
        call(&module, "councilExact", &[council]),
        call(&module, "councilAgreement", &[council]),
        call(&module, "councilAgreementCurve", &[council, &3.into()]),
        call(&module, "councilPanels", &[council]),
        call(&module, "councilBadges", &[council]),
        call(&module, "withReduction", &[council, &4.into()]),
    ]
}

#[wasm_bindgen_test]
fn invalid_councils_are_refused_with_code_and_number() {
    let nan = f64::NAN;
    for (numbers, expected, quantity, value) in [
        (
            [9.0, 1.0, 2.0, 3.0, 0.0, 3.0],
            "CouncilCandidates",
            "candidates",
            9.0,
        ),
        (
            [2.0, 1.0, 2.0, 2.0, 0.0, 0.0],
            "CouncilPrograms",
            "programs",
            0.0,
        ),
        (
            [2.0, nan, 2.0, 3.0, 0.0, 3.0],
            "CouncilNotANumber",
            "d",
            nan,
        ),
        (
            [2.0, -1.0, 2.0, 3.0, 0.0, 3.0],
            "CouncilDifference",
            "d",
            -1.0,
        ),
        ([2.0, 1.0, 2.0, 3e4, 0.0, 3.0], "CouncilNoise", "s2", 3e4),
        ([2.0, 1.0, 4.0, 3.0, 0.0, 3.0], "CouncilOrder", "s1", 4.0),
        (
            [2.0, 1.0, 1.0, 200.0, 0.0, 3.0],
            "CouncilRatio",
            "s2",
            200.0,
        ),
        (
            [2.0, 1.0, 2.0, 3.0, 0.0, 5.0],
            "CouncilUnequalPanel",
            "s2",
            3.0,
        ),
        (
            [2.0, 1.0, 2.0, 3.0, 101.0, 3.0],
            "CouncilCopying",
            "copying",
            101.0,
        ),
        (
            [2.0, 1.0, 2.0, 2.0, 50.0, 2.0],
            "CouncilCopyingPanel",
            "copying",
            50.0,
        ),
    ] {
        for outcome in with_council(&council(numbers)) {
            let (thrown, code) = refused(outcome);
            assert_eq!(code, expected);
            assert_eq!(text(&thrown, "quantity"), quantity);
            let given = get(&thrown, "value");
            assert_eq!(given.as_f64(), (!value.is_nan()).then_some(value), "{code}");
        }
    }
}

#[wasm_bindgen_test]
fn values_that_are_no_councils_are_refused_by_name() {
    for bad in [
        JsValue::UNDEFINED,
        JsValue::NULL,
        3.into(),
        "council".into(),
    ] {
        for outcome in with_council(&bad) {
            assert_wrong_shape(outcome, "model");
        }
    }
    for (missing, key) in KEYS.into_iter().enumerate() {
        let there = KEYS.into_iter().zip(COPYING).enumerate();
        let rest = there.filter(|&(at, _)| at != missing).map(|(_, pair)| pair);
        for outcome in with_council(&object(rest)) {
            if ["candidates", "programs"].contains(&key) {
                assert_wrong_shape(outcome, key);
            } else {
                let (thrown, code) = refused(outcome);
                assert_eq!(code, "CouncilNotANumber");
                assert_eq!(text(&thrown, "quantity"), key);
            }
        }
    }
}

#[wasm_bindgen_test]
fn other_arguments_are_refused_by_name_and_change_nothing() {
    let (model, work) = (council(COPYING), trials(COPYING, "7"));
    for (seed, expected) in INVALID_SEEDS {
        let (_, code) = refused(construct("CouncilTrials", &[&model, &seed.into()]));
        assert_eq!(code, expected);
    }
    for seed in non_strings() {
        assert_wrong_shape(construct("CouncilTrials", &[&model, &seed]), "seed");
    }
    for bad in invalid_counts() {
        assert_wrong_shape(call(&work, "roll", &[&bad]), "count");
        assert_wrong_shape(call(&work, "position", &[&bad]), "trial");
    }
    for bad in [JsValue::NULL, "best".into(), 3.into(), Array::new().into()] {
        assert_wrong_shape(call(&work, "differences", &[&bad]), "rule");
    }
    for bad in [JsValue::NULL, f64::NAN.into(), 0.5.into(), "3".into()] {
        assert_wrong_shape(construct("CouncilCurves", &[&model, &bad]), "last");
        let curve = call(&module(), "councilAgreementCurve", &[&model, &bad]);
        assert_wrong_shape(curve, "last");
    }
    let no_games = [0.0, -1.0, f64::NAN, f64::INFINITY].map(JsValue::from);
    for bad in no_games.into_iter().chain([Object::new().into()]) {
        let outcome = call(&module(), "withReduction", &[&model, &bad]);
        assert_wrong_shape(outcome, "equivalentGames");
    }
    // The noise would be less than a hundredth of d.
    let outcome = call(&module(), "withReduction", &[&model, &1e6.into()]);
    assert_eq!(refused(outcome).1, "CouncilNoise");
    assert_eq!(number(&work, "done"), 0.0);
}

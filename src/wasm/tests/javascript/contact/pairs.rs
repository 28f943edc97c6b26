//! Pairs of whole games after two plays.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, construct, get, module, number};
use super::super::refusals::{assert_wrong_shape, invalid_counts, refused};
use super::super::shapes::to_json;
use super::super::workbench::{Bench, array, bytes, merge};
use super::{ON_BAR, by_id, dice, plays, setup};

const COUPLINGS: [&str; 3] = ["independent", "same", "ranked"];

/// Returns a setup of two plays, given by the positions after them.
pub fn setup_of(
    board: &JsValue,
    dice: &JsValue,
    [a, b]: [&JsValue; 2],
    evaluator: &str,
    coupling: &str,
) -> JsValue {
    let setup = setup(board, evaluator);
    for (key, value) in [
        ("roll", dice),
        ("a", a),
        ("b", b),
        ("coupling", &coupling.into()),
    ] {
        Reflect::set(&setup, &key.into(), value).expect("an object");
    }
    setup
}

/// Returns a setup of the best and the worst play of 2-1 in a short game.
fn decision(evaluator: &str, coupling: &str) -> JsValue {
    let (board, dice) = (by_id(ON_BAR), dice(2.0, 1.0));
    let list = plays(&board, &dice).expect("plays");
    let list = js_sys::Array::from(&call(&list, "list", &[]).expect("a list"));
    let [a, b] = [0, list.length() - 1].map(|at| get(&list.get(at), "after"));
    setup_of(&board, &dice, [&a, &b], evaluator, coupling)
}

fn pairs(evaluator: &str, coupling: &str, count: u32) -> JsValue {
    let setup = decision(evaluator, coupling);
    let pairs = construct("ContactPairs", &[&setup, &"7".into()]).expect("pairs");
    call(&pairs, "roll", &[&count.into()]).expect("they are rolled");
    pairs
}

fn readout(pairs: &JsValue) -> JsValue {
    call(pairs, "readout", &[]).expect("a readout")
}

#[wasm_bindgen_test]
fn chunks_of_a_workbench_equal_those_of_the_page() {
    for coupling in COUPLINGS {
        for evaluator in ["network", "nothing"] {
            let (by_others, alone) = (
                pairs(evaluator, coupling, 0),
                pairs(evaluator, coupling, 30),
            );
            let bench = Bench::for_work(&by_others);
            for (from, to) in [(0.0, 1.0), (1.0, 19.0), (19.0, 30.0)] {
                merge(&by_others, &bench.roll(from, to)).expect("it comes next");
            }
            assert_eq!(to_json(&readout(&by_others)), to_json(&readout(&alone)));
        }
    }
}

#[wasm_bindgen_test]
fn truncated_jobs_open_no_workbench() {
    let order = bytes(&call(&pairs("tiny", "ranked", 0), "order", &[]).expect("an order"));
    assert!(Bench::open(&array(&order)).is_some());
    for end in 0..order.len() {
        assert!(Bench::open(&array(&order[..end])).is_none(), "{end}");
    }
}

#[wasm_bindgen_test]
fn undefined_readout_statistics_are_null() {
    let none = readout(&pairs("tiny", "same", 0));
    assert_eq!(number(&none, "pairs"), 0.0);
    for way in ["plain", "reduced"] {
        let figures = get(&none, way);
        for name in [
            "mean",
            "se",
            "sd",
            "ci",
            "always",
            "correlation",
            "asIndependent",
            "worth",
            "needed",
        ] {
            assert!(get(&figures, name).is_null(), "{way} {name}");
        }
    }
    let some = readout(&pairs("tiny", "same", 100));
    let always = js_sys::Array::from(&get(&get(&some, "reduced"), "always"));
    assert_eq!(always.length(), 2);
}

#[wasm_bindgen_test]
fn invalid_decisions_are_refused() {
    let with = |key: &str, bad: JsValue| {
        let setup = decision("tiny", "same");
        Reflect::set(&setup, &key.into(), &bad).expect("an object");
        construct("ContactPairs", &[&setup, &"7".into()])
    };
    for bad in ["nearest", "Same", ""] {
        assert_wrong_shape(with("coupling", bad.into()), "coupling");
    }
    assert_wrong_shape(with("roll", dice(7.0, 1.0)), "roll");
    for which in ["a", "b"] {
        // No checker has moved.
        let (thrown, code) = refused(with(which, by_id(ON_BAR)));
        assert_eq!(code, "IllegalPlay");
        assert_eq!(get(&thrown, "argument").as_string().as_deref(), Some(which));
        assert_wrong_shape(with(which, JsValue::NULL), "x");
    }
    let check = |id: &str| {
        let arguments = [&by_id(ON_BAR), &dice(2.0, 1.0), &id.into()];
        call(&module(), "checkContactPlay", &arguments)
    };
    assert_eq!(refused(check(ON_BAR)).1, "IllegalPlay");
    assert_eq!(refused(check("none")).1, "IdLength");
    let pairs = pairs("tiny", "same", 3);
    for count in invalid_counts() {
        assert_wrong_shape(call(&pairs, "roll", &[&count]), "count");
        assert_wrong_shape(call(&pairs, "goBack", &[&count]), "pairs");
    }
    assert_wrong_shape(call(&pairs, "known", &[&1.into()]), "reduced");
}

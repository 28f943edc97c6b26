//! Refusals of invalid input, each with a code and the facts, and objects that keep working.

use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::bearoff::{database, list, position, roll};
use super::super::module::{call, construct, get, module, number, text};
use super::super::refusals::{assert_wrong_shape, invalid_counts, refused};
use super::super::seeds::INVALID_SEEDS;
use super::{
    batch, good_setup, new_game, rollout, setup, seven_against_seven, three_against_three,
};

/// Returns the valid setup with one value replaced.
fn with(path: &[&str], value: &JsValue) -> JsValue {
    let setup = good_setup();
    let (last, before) = path.split_last().expect("a path");
    let object = before
        .iter()
        .fold(setup.clone(), |object, key| get(&object, key));
    Reflect::set(&object, &(*last).into(), value).expect("a plain object");
    setup
}

fn try_game(setup: &JsValue) -> Result<JsValue, JsValue> {
    construct("PairsGame", &[&database("six"), setup])
}

#[wasm_bindgen_test]
fn illegal_plays_are_refused_by_name() {
    for which in ["a", "b"] {
        let sixteen = list([15, 1, 0, 0, 0, 0]);
        for play in [list([0; 6]), list([0, 0, 0, 1, 1, 1]), sixteen] {
            let (thrown, code) = refused(try_game(&with(&["decision", which], &play)));
            assert_eq!(code, "IllegalPlay");
            assert_eq!(text(&thrown, "argument"), which);
        }
        for play in [JsValue::NULL, list([0; 5]), list([256, 0, 0, 0, 0, 0])] {
            assert_wrong_shape(try_game(&with(&["decision", which], &play)), which);
        }
    }
}

#[wasm_bindgen_test]
fn invalid_setups_are_refused() {
    for roll in [
        JsValue::NULL,
        list([0, 1]),
        list([7, 1]),
        list([1]),
        list([1, 2, 3]),
    ] {
        assert_wrong_shape(try_game(&with(&["decision", "roll"], &roll)), "roll");
    }
    for (path, argument) in [
        (&["evaluator"][..], "evaluator"),
        (&["ranking"], "evaluator"),
        (&["rotation"], "rotation"),
        (&["noise"], "size"),
        (&["decision", "position"], "x"),
    ] {
        for value in [JsValue::NULL, 7.into(), "?".into(), Object::new().into()] {
            assert_wrong_shape(try_game(&with(path, &value)), argument);
        }
    }
    let over = position([0; 6], [1; 6], "x");
    let (_, code) = refused(try_game(&with(&["decision", "position"], &over)));
    assert_eq!(code, "PositionFinished");
    assert_wrong_shape(try_game(&JsValue::UNDEFINED), "size");
    assert_wrong_shape(
        construct("PairsGame", &[&JsValue::NULL, &good_setup()]),
        "database",
    );
    // Exact chances are unknown beyond six checkers.
    let needs = setup(&seven_against_seven(), "exact", false);
    let (_, code) = refused(construct("PairsGame", &[&database("all"), &needs]));
    assert_eq!(code, "SetupNeedsExact");
    let (_, code) = refused(construct("PairsGame", &[&database("six"), &needs]));
    assert_eq!(code, "SetupBeyondDatabase");
}

#[wasm_bindgen_test]
fn invalid_calls_are_refused_and_change_nothing() {
    let game = super::game("six", &good_setup());
    let rollout = rollout(&game, "1");
    roll(&rollout, 10);
    let (same, zero, flag) = (JsValue::from("same"), JsValue::from(0), JsValue::from(true));
    let many = batch(&game, 2, 10);
    for bad in [
        JsValue::UNDEFINED,
        "Same".into(),
        1.into(),
        Object::new().into(),
    ] {
        for method in ["readout", "history", "anyTime", "outcomes"] {
            assert_wrong_shape(call(&rollout, method, &[&bad]), "coupling");
        }
        assert_wrong_shape(call(&game, "theory", &[&bad]), "coupling");
        assert_wrong_shape(call(&game, "funnel", &[&bad, &zero]), "coupling");
        assert_wrong_shape(call(&game, "rollOnly", &[&bad, &zero]), "coupling");
        assert_wrong_shape(call(&rollout, "record", &[&zero, &bad]), "coupling");
        assert_wrong_shape(call(&rollout, "scatter", &[&bad, &zero, &zero]), "coupling");
        assert_wrong_shape(call(&rollout, "known", &[&bad, &flag]), "coupling");
        assert_wrong_shape(call(&rollout, "known", &[&same, &bad]), "reduced");
        assert_wrong_shape(call(&many, "spread", &[&same, &bad]), "reduced");
    }
    for bad in invalid_counts() {
        assert_wrong_shape(call(&rollout, "roll", &[&bad]), "count");
        assert_wrong_shape(call(&rollout, "record", &[&bad, &same]), "trial");
        assert_wrong_shape(call(&rollout, "scatter", &[&same, &bad, &zero]), "from");
        assert_wrong_shape(call(&game, "rollOnly", &[&same, &bad]), "pairs");
    }
    assert_wrong_shape(
        call(&rollout, "scatter", &[&same, &zero, &2001.into()]),
        "to",
    );
    for (seed, expected) in INVALID_SEEDS {
        let (_, code) = refused(construct("PairsRollout", &[&game, &seed.into()]));
        assert_eq!(code, expected);
    }
    assert_eq!(number(&rollout, "games"), 10.0);
    roll(&rollout, 5);
    assert_eq!(number(&rollout, "games"), 15.0);
}

#[wasm_bindgen_test]
fn decisions_and_names_are_checked_without_a_database() {
    let decision = three_against_three();
    let [before, roll, a, b] = ["position", "roll", "a", "b"].map(|name| get(&decision, name));
    let check = |arguments: [&JsValue; 4]| call(&module(), "checkDecision", &arguments);
    let (any, off) = (JsValue::NULL, list([0; 6]));
    for plays in [[&a, &b], [&any, &b], [&a, &any], [&any, &any], [&b, &b]] {
        assert_eq!(
            check([&before, &roll, plays[0], plays[1]]),
            Ok(JsValue::UNDEFINED)
        );
    }
    for (plays, which) in [([&off, &b], "a"), ([&a, &off], "b"), ([&any, &off], "b")] {
        let (thrown, code) = refused(check([&before, &roll, plays[0], plays[1]]));
        assert_eq!(
            (code.as_str(), text(&thrown, "argument").as_str()),
            ("IllegalPlay", which)
        );
    }
    assert_wrong_shape(check([&before, &list([0, 1]), &any, &any]), "roll");
    assert_wrong_shape(check([&any, &roll, &any, &any]), "x");
    assert_wrong_shape(check([&before, &roll, &1.into(), &any]), "a");
    let read = |name: &JsValue| call(&module(), "readEvaluator", &[name]);
    assert_eq!(read(&"oneSided".into()), Ok("oneSided".into()));
    for bad in [JsValue::UNDEFINED, "OneSided".into(), 1.into()] {
        assert_wrong_shape(read(&bad), "evaluator");
    }
}

#[wasm_bindgen_test]
fn plays_of_invalid_rolls_are_refused() {
    let plays = |arguments: &[&JsValue]| call(&module(), "legalPlays", arguments);
    let (known, roll) = (database("six"), list([6, 1]));
    let before = position([0, 0, 0, 1, 1, 1], [0, 1, 1, 1, 0, 0], "x");
    assert_wrong_shape(plays(&[&JsValue::NULL, &before, &roll]), "database");
    assert_wrong_shape(plays(&[&known, &JsValue::NULL, &roll]), "x");
    assert_wrong_shape(plays(&[&known, &before, &JsValue::NULL]), "roll");
    let seven = get(&seven_against_seven(), "position");
    let (_, code) = refused(plays(&[&known, &seven, &roll]));
    assert_eq!(code, "SetupBeyondDatabase");
    // The database is still being built, but unharmed.
    let (_, code) = refused(call(&new_game("six", &good_setup()), "exact", &[]));
    assert_eq!(code, "NotReady");
}

//! What JavaScript gets for bad input: a refusal with a code and the facts, and an object that goes on working.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, construct, get, keys, module, number, object, text};
use super::super::refusals::{Outcome, assert_wrong_shape, no_counts, refused};
use super::super::seeds::{NO_SEEDS, no_texts};
use super::{CELLS, many, preset, readout, record, roll, rollout, table};

/// `value` is NaN where what was given is no number at all.
#[track_caller]
fn assert_out_of_range(outcome: Outcome, cell: &str, value: f64) {
    let (thrown, code) = refused(outcome);
    assert_eq!(code, "LuckOutOfRange", "{thrown:?}");
    assert_eq!(text(&thrown, "cell"), cell);
    let given = number(&thrown, "value");
    assert!(
        given == value || (given.is_nan() && value.is_nan()),
        "{given} {value}"
    );
}

/// Values that are no luck, and the number that the error is to name.
fn no_lucks() -> Vec<(JsValue, f64)> {
    vec![
        (JsValue::UNDEFINED, f64::NAN),
        (JsValue::NULL, f64::NAN),
        (f64::NAN.into(), f64::NAN),
        ("50".into(), f64::NAN),
        ("".into(), f64::NAN),
        (true.into(), f64::NAN),
        (Object::new().into(), f64::NAN),
        (5_u64.into(), f64::NAN), // a BigInt
        (f64::INFINITY.into(), f64::INFINITY),
        (f64::NEG_INFINITY.into(), f64::NEG_INFINITY),
        (1001.into(), 1001.0),
        ((-1000.5).into(), -1000.5),
        (f64::MAX.into(), f64::MAX),
    ]
}

/// All functions that take a luck table, each called with this one.
fn with_table(rollout: &JsValue, table: &JsValue) -> Vec<Outcome> {
    let module = module();
    let many = many("1", 2, 10);
    vec![
        call(rollout, "readout", &[table]),
        call(rollout, "history", &[table]),
        call(rollout, "anyTime", &[table]),
        call(rollout, "record", &[&0.into(), table]),
        call(&many, "spread", &[table]),
        call(&module, "theory", &[table]),
        call(&module, "funnel", &[table, &100.into()]),
        call(&module, "recentre", &[table, &"doubles".into()]),
        call(&module, "evaluationsOf", &[table]),
    ]
}

/// Five games of a seed, and a check that nothing has happened to them.
struct Untouched {
    rollout: JsValue,
    before: String,
}

impl Untouched {
    fn new() -> Self {
        let rollout = rollout("0x2a61");
        roll(&rollout, 5.0);
        let before = Self::seen(&rollout);
        Self { rollout, before }
    }

    /// Everything there is to see, as text.
    fn seen(rollout: &JsValue) -> String {
        let table = preset("madeUp");
        let records: Array = (0..6)
            .map(|k| record(rollout, f64::from(k), &table))
            .collect();
        let all = Array::of2(&readout(rollout, &table), &records);
        js_sys::JSON::stringify(&all).unwrap().into()
    }

    /// It is as it was, and still rolls.
    #[track_caller]
    fn assert(&self) {
        assert_eq!(number(&self.rollout, "games"), 5.0);
        assert_eq!(Self::seen(&self.rollout), self.before);
        let other = rollout("0x2a61");
        roll(&other, 6.0);
        roll(&self.rollout, 1.0);
        assert_eq!(Self::seen(&self.rollout), Self::seen(&other));
    }
}

/// Everything that takes a seed, given this one.
fn with_seed(seed: &JsValue) -> [Outcome; 2] {
    [
        construct("TwoCheckerRollout", &[seed]),
        construct("ManyTwoCheckerRollouts", &[seed, &1.into(), &1.into()]),
    ]
}

#[wasm_bindgen_test]
fn a_bad_seed_is_refused_with_the_reason() {
    for (seed, expected) in NO_SEEDS {
        for outcome in with_seed(&seed.into()) {
            let (thrown, code) = refused(outcome);
            assert_eq!(code, expected, "{seed:?}");
            // Only what belongs to it.
            for key in ["cell", "value", "argument"] {
                assert!(get(&thrown, key).is_undefined(), "{key}");
            }
        }
    }
}

#[wasm_bindgen_test]
fn a_seed_that_is_no_text_has_the_wrong_shape() {
    for seed in no_texts() {
        for outcome in with_seed(&seed) {
            assert_wrong_shape(outcome, "seed");
        }
    }
}

#[wasm_bindgen_test]
fn a_number_of_games_that_is_none_has_the_wrong_shape() {
    let untouched = Untouched::new();
    let lab = &untouched.rollout;
    let table = preset("madeUp");
    for bad in no_counts() {
        assert_wrong_shape(call(lab, "roll", &[&bad]), "count");
        assert_wrong_shape(call(&module(), "readGames", &[&bad]), "games");
        assert_wrong_shape(call(lab, "record", &[&bad, &table]), "trial");
        let funnel = call(&module(), "funnel", &[&table, &bad]);
        assert_wrong_shape(funnel, "last");
        let (seed, one) = (JsValue::from("1"), JsValue::from(1));
        let many = |arguments: [&JsValue; 3]| construct("ManyTwoCheckerRollouts", &arguments);
        assert_wrong_shape(many([&seed, &bad, &one]), "rollouts");
        assert_wrong_shape(many([&seed, &one, &bad]), "games");
    }
    untouched.assert();
}

#[wasm_bindgen_test]
fn more_rollouts_than_there_can_be_have_the_wrong_shape() {
    // Beyond 32 bits, a number must not come back as another one (2³² + 5 as 5), nor as a demand for memory
    // that nobody has.
    for rollouts in [100_001.0, 4_294_967_301.0, 1e12] {
        let arguments = [&"1".into(), &rollouts.into(), &10.into()];
        let outcome = construct("ManyTwoCheckerRollouts", &arguments);
        assert_wrong_shape(outcome, "rollouts");
    }
}

#[wasm_bindgen_test]
fn a_missing_argument_has_the_wrong_shape() {
    let untouched = Untouched::new();
    let lab = &untouched.rollout;
    assert_wrong_shape(construct("TwoCheckerRollout", &[]), "seed");
    assert_wrong_shape(call(lab, "roll", &[]), "count");
    assert_wrong_shape(call(lab, "record", &[]), "trial");
    assert_wrong_shape(call(lab, "record", &[&0.into()]), "table");
    assert_wrong_shape(call(lab, "readout", &[]), "table");
    assert_wrong_shape(call(lab, "history", &[]), "table");
    assert_wrong_shape(call(lab, "anyTime", &[]), "table");
    untouched.assert();
}

#[wasm_bindgen_test]
fn a_table_that_is_no_object_has_the_wrong_shape() {
    let untouched = Untouched::new();
    for bad in [JsValue::UNDEFINED, JsValue::NULL] {
        for outcome in with_table(&untouched.rollout, &bad) {
            assert_wrong_shape(outcome, "table");
        }
    }
    // Numbers and texts have properties, but not these: it is the first that is missed.
    for bad in [
        5.into(),
        "50, -10, 45, -15".into(),
        Object::new().into(),
        Array::new().into(),
    ] {
        for outcome in with_table(&untouched.rollout, &bad) {
            assert_out_of_range(outcome, "doubles", f64::NAN);
        }
    }
    untouched.assert();
}

#[wasm_bindgen_test]
fn a_cell_that_is_no_luck_is_refused_by_name() {
    let untouched = Untouched::new();
    for cell in CELLS {
        for (bad, value) in no_lucks() {
            let table = preset("madeUp");
            Reflect::set(&table, &cell.into(), &bad).unwrap();
            for outcome in with_table(&untouched.rollout, &table) {
                assert_out_of_range(outcome, cell, value);
            }
        }
        let table = preset("madeUp");
        Reflect::delete_property(table.unchecked_ref::<Object>(), &cell.into()).unwrap();
        for outcome in with_table(&untouched.rollout, &table) {
            assert_out_of_range(outcome, cell, f64::NAN);
        }
    }
    untouched.assert();
}

#[wasm_bindgen_test]
fn the_first_of_several_bad_cells_is_named() {
    let bad = table([50.0, 2000.0, f64::NAN, -5000.0]);
    assert_out_of_range(call(&module(), "theory", &[&bad]), "noDoubles", 2000.0);
}

#[wasm_bindgen_test]
fn a_table_that_throws_when_it_is_read_has_the_wrong_shape() {
    let untouched = Untouched::new();
    let table = preset("madeUp");
    let getter = object([("get", Function::new_no_args("throw new Error('mine')"))]);
    Reflect::define_property(
        table.unchecked_ref::<Object>(),
        &"oFails".into(),
        getter.unchecked_ref(),
    )
    .unwrap();
    for outcome in with_table(&untouched.rollout, &table) {
        assert_wrong_shape(outcome, "table");
    }
    untouched.assert();
}

#[wasm_bindgen_test]
fn a_roll_that_cannot_be_centred_is_refused_with_what_it_would_need() {
    // No doubles are five times as frequent: at 201 points doubles would need −1005.
    let bad = table([50.0, 201.0, 45.0, -15.0]);
    let (thrown, code) = refused(call(&module(), "recentre", &[&bad, &"noDoubles".into()]));
    assert_eq!(code, "CannotCentre");
    assert_eq!(text(&thrown, "cell"), "doubles");
    assert_eq!(number(&thrown, "value"), -1005.0);
}

#[wasm_bindgen_test]
fn a_cell_of_another_name_has_the_wrong_shape() {
    for bad in [
        JsValue::UNDEFINED,
        JsValue::NULL,
        0.into(),
        "".into(),
        "Doubles".into(),
        "no_doubles".into(),
        Object::new().into(),
    ] {
        let outcome = call(&module(), "recentre", &[&preset("madeUp"), &bad]);
        assert_wrong_shape(outcome, "cell");
    }
}

#[wasm_bindgen_test]
fn an_error_says_nothing_that_its_type_does_not() {
    // `RolloutLabError` in both errors.rs; stack and message are every Error's own.
    let known = [
        "stack", "message", "name", "code", "cell", "value", "argument",
    ];
    for outcome in [
        call(&module(), "theory", &[&JsValue::NULL]),
        call(&module(), "theory", &[&Object::new().into()]),
    ] {
        let (thrown, _) = refused(outcome);
        for key in keys(&thrown) {
            assert!(known.contains(&key.as_str()), "{key}");
        }
    }
}

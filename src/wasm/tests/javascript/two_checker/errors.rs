//! Refusals of invalid input, each with a code and the facts, and an object that keeps working.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, construct, get, keys, module, number, object, text};
use super::super::refusals::{Outcome, assert_wrong_shape, invalid_counts, refused};
use super::super::seeds::{INVALID_SEEDS, non_strings};
use super::{CELLS, batch, preset, readout, record, roll, rollout, table};

/// Asserts a refusal of a luck out of range; `value` is NaN for a luck that is no number.
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

/// Values that are invalid luck, and the number that the error must name.
fn invalid_lucks() -> Vec<(JsValue, f64)> {
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

/// Calls everything that takes a luck table with this one.
fn with_table(rollout: &JsValue, table: &JsValue) -> Vec<Outcome> {
    let module = module();
    let many = batch("1", 2, 10);
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

/// A rollout of five games, and a check that it is unchanged.
struct Untouched {
    rollout: JsValue,
    before: String,
}

impl Untouched {
    fn new() -> Self {
        let rollout = rollout("0x2a61");
        roll(&rollout, 5.0);
        let before = Self::state_text(&rollout);
        Self { rollout, before }
    }

    /// Returns all visible state as text.
    fn state_text(rollout: &JsValue) -> String {
        let table = preset("madeUp");
        let records: Array = (0..6)
            .map(|k| record(rollout, f64::from(k), &table))
            .collect();
        let all = Array::of2(&readout(rollout, &table), &records);
        js_sys::JSON::stringify(&all).unwrap().into()
    }

    /// Asserts that the rollout is unchanged, and still rolls.
    #[track_caller]
    fn assert(&self) {
        assert_eq!(number(&self.rollout, "games"), 5.0);
        assert_eq!(Self::state_text(&self.rollout), self.before);
        let other = rollout("0x2a61");
        roll(&other, 6.0);
        roll(&self.rollout, 1.0);
        assert_eq!(Self::state_text(&self.rollout), Self::state_text(&other));
    }
}

/// Calls everything that takes a seed with this one.
fn with_seed(seed: &JsValue) -> [Outcome; 2] {
    [
        construct("TwoCheckerRollout", &[seed]),
        construct("ManyTwoCheckerRollouts", &[seed, &1.into(), &1.into()]),
    ]
}

#[wasm_bindgen_test]
fn invalid_seeds_are_refused_with_the_reason() {
    for (seed, expected) in INVALID_SEEDS {
        for outcome in with_seed(&seed.into()) {
            let (thrown, code) = refused(outcome);
            assert_eq!(code, expected, "{seed:?}");
            // Facts of other errors are absent.
            for key in ["cell", "value", "argument"] {
                assert!(get(&thrown, key).is_undefined(), "{key}");
            }
        }
    }
}

#[wasm_bindgen_test]
fn seeds_that_are_no_strings_have_the_wrong_shape() {
    for seed in non_strings() {
        for outcome in with_seed(&seed) {
            assert_wrong_shape(outcome, "seed");
        }
    }
}

#[wasm_bindgen_test]
fn invalid_numbers_of_games_have_the_wrong_shape() {
    let untouched = Untouched::new();
    let lab = &untouched.rollout;
    let table = preset("madeUp");
    for bad in invalid_counts() {
        assert_wrong_shape(call(lab, "roll", &[&bad]), "count");
        assert_wrong_shape(call(&module(), "readGames", &[&bad]), "games");
        assert_wrong_shape(call(lab, "record", &[&bad, &table]), "trial");
        let funnel = call(&module(), "funnel", &[&table, &bad]);
        assert_wrong_shape(funnel, "last");
        let (seed, one) = (JsValue::from("1"), JsValue::from(1));
        let new_batch = |arguments: [&JsValue; 3]| construct("ManyTwoCheckerRollouts", &arguments);
        assert_wrong_shape(new_batch([&seed, &bad, &one]), "rollouts");
        assert_wrong_shape(new_batch([&seed, &one, &bad]), "games");
    }
    untouched.assert();
}

#[wasm_bindgen_test]
fn too_many_rollouts_have_the_wrong_shape() {
    // A number beyond 32 bits must be neither truncated (2³² + 5 to 5) nor used to allocate memory.
    for rollouts in [100_001.0, 4_294_967_301.0, 1e12] {
        let arguments = [&"1".into(), &rollouts.into(), &10.into()];
        let outcome = construct("ManyTwoCheckerRollouts", &arguments);
        assert_wrong_shape(outcome, "rollouts");
    }
}

#[wasm_bindgen_test]
fn missing_arguments_have_the_wrong_shape() {
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
fn tables_that_are_no_objects_have_the_wrong_shape() {
    let untouched = Untouched::new();
    for bad in [JsValue::UNDEFINED, JsValue::NULL] {
        for outcome in with_table(&untouched.rollout, &bad) {
            assert_wrong_shape(outcome, "table");
        }
    }
    // Numbers and strings have properties, but not these. The first missing one is named.
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
fn invalid_luck_is_refused_with_its_cell() {
    let untouched = Untouched::new();
    for cell in CELLS {
        for (bad, value) in invalid_lucks() {
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
fn first_of_several_invalid_cells_is_named() {
    let bad = table([50.0, 2000.0, f64::NAN, -5000.0]);
    assert_out_of_range(call(&module(), "theory", &[&bad]), "noDoubles", 2000.0);
}

#[wasm_bindgen_test]
fn throwing_tables_have_the_wrong_shape() {
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
fn uncentrable_rolls_are_refused_with_the_required_luck() {
    // No doubles are five times as likely as doubles. With 201 points for them, doubles would need
    // −1005.
    let bad = table([50.0, 201.0, 45.0, -15.0]);
    let (thrown, code) = refused(call(&module(), "recentre", &[&bad, &"noDoubles".into()]));
    assert_eq!(code, "CannotCentre");
    assert_eq!(text(&thrown, "cell"), "doubles");
    assert_eq!(number(&thrown, "value"), -1005.0);
}

#[wasm_bindgen_test]
fn unknown_cells_have_the_wrong_shape() {
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
fn errors_have_only_declared_properties() {
    // These are the properties of `RolloutLabError` in both errors.rs. Every Error has stack and
    // message.
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

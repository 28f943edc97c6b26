//! Refusals of invalid positions and setups, each with a code and the facts. Existing objects keep
//! working.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, construct, get, module, object};
use super::super::refusals::{Outcome, assert_wrong_shape, invalid_counts, refused};
use super::super::seeds::non_strings;
use super::refusals::{ESTIMATES, Untouched, good_setup};
use super::{
    EVALUATORS, NEED_EXACT, build, database, four_against_four, list, new_database, position,
    setup, seven_against_eight,
};

/// Returns a valid setup with the part at this path replaced.
fn setup_with(path: &str, bad: &JsValue) -> JsValue {
    let setup = good_setup();
    let (parent, key) = path.rsplit_once('.').map_or_else(
        || (setup.clone(), path),
        |(parent, key)| (get(&setup, parent), key),
    );
    Reflect::set(&parent, &key.into(), bad).expect("a plain object");
    setup
}

/// Returns a list of six whose first item is this.
fn six_with(first: impl Into<JsValue>) -> JsValue {
    let list = Array::from(&list([1; 6]));
    list.set(0, first.into());
    list.into()
}

/// Returns an object or a list with a property whose getter throws.
fn with_throwing_property(object: &JsValue, property: &str) -> JsValue {
    let getter = self::object([("get", Function::new_no_args("throw new Error('mine')"))]);
    let object: &Object = object.unchecked_ref();
    Reflect::define_property(object, &property.into(), getter.unchecked_ref()).unwrap();
    object.into()
}

/// Values that are no list of six counts.
fn invalid_checkers() -> Vec<JsValue> {
    let throwing = Array::from(&list([1; 6]));
    let iterator = Function::new_no_args("throw new Error('mine')");
    Reflect::set(&throwing, &js_sys::Symbol::iterator(), &iterator).unwrap();
    Reflect::set(&throwing, &5.into(), &JsValue::NULL).unwrap();
    vec![
        JsValue::UNDEFINED,
        JsValue::NULL,
        1.into(),
        "111111".into(),
        Object::new().into(),
        // An array-like object.
        object([
            ("length", 6),
            ("0", 1),
            ("1", 1),
            ("2", 1),
            ("3", 1),
            ("4", 1),
            ("5", 1),
        ]),
        js_sys::Uint8Array::new_with_length(6).into(),
        Array::new().into(),
        list([1; 5]),
        list([1; 7]),
        // Sparse arrays, of length six and of the largest length.
        Array::new_with_length(6).into(),
        Array::new_with_length(u32::MAX).into(),
        six_with(f64::NAN),
        six_with(f64::INFINITY),
        six_with(-1),
        six_with(0.5),
        six_with(256),
        six_with(4_294_967_297.0),
        six_with(1_u64), // a BigInt
        six_with("1"),
        six_with(true),
        six_with(JsValue::NULL),
        six_with(JsValue::UNDEFINED),
        six_with(list([1])),
        with_throwing_property(&list([1; 6]), "0"),
        throwing.into(),
    ]
}

/// Values that are no known name.
fn invalid_names() -> Vec<JsValue> {
    let mut values = non_strings();
    values.extend(["", "Exact", "exact ", "constructor", "__proto__"].map(JsValue::from));
    values
}

/// Values that are no objects with these properties.
fn non_objects() -> Vec<JsValue> {
    vec![
        JsValue::UNDEFINED,
        JsValue::NULL,
        5.into(),
        "x".into(),
        true.into(),
        Object::new().into(),
        Array::new().into(),
    ]
}

/// Calls everything that takes a position with this one.
fn with_position(position: &JsValue) -> [Outcome; 2] {
    [
        call(&module(), "describePosition", &[position]),
        with_setup(&setup_with("position", position)),
    ]
}

fn with_setup(setup: &JsValue) -> Outcome {
    construct("BearoffGame", &[&database("six"), setup])
}

#[wasm_bindgen_test]
fn invalid_positions_have_the_wrong_shape() {
    let good = || position([1; 6], [1; 6], "x");
    let with = |part: &str, bad: &JsValue| {
        let position = good();
        Reflect::set(&position, &part.into(), bad).unwrap();
        with_position(&position)
    };
    for outcome in with_position(&good()) {
        outcome.unwrap();
    }
    for bad in non_objects() {
        for outcome in with_position(&bad) {
            assert_wrong_shape(outcome, "x");
        }
    }
    for side in ["x", "o"] {
        for bad in invalid_checkers() {
            for outcome in with(side, &bad) {
                assert_wrong_shape(outcome, side);
            }
        }
    }
    for bad in invalid_names() {
        for outcome in with("onRoll", &bad) {
            assert_wrong_shape(outcome, "onRoll");
        }
    }
    for part in ["x", "o", "onRoll"] {
        for outcome in with_position(&with_throwing_property(&good(), part)) {
            assert_wrong_shape(outcome, part);
        }
    }
}

#[wasm_bindgen_test]
fn invalid_setups_have_the_wrong_shape() {
    let untouched = Untouched::new();
    for bad in non_objects() {
        assert_wrong_shape(with_setup(&bad), "size");
        assert_wrong_shape(with_setup(&setup_with("noise", &bad)), "size");
        assert_wrong_shape(with_setup(&setup_with("players", &bad)), "player");
        assert_wrong_shape(with_setup(&setup_with("position", &bad)), "x");
        assert_wrong_shape(
            with_setup(&setup_with("estimates", &list([bad]))),
            "evaluator",
        );
    }
    assert_wrong_shape(construct("BearoffGame", &[&database("six")]), "size");
    for bad in invalid_names() {
        for side in ["players.x", "players.o"] {
            assert_wrong_shape(with_setup(&setup_with(side, &bad)), "player");
        }
        for (part, other, good) in [
            ("evaluator", "scale", "sign"),
            ("scale", "evaluator", "even"),
        ] {
            let estimate = object([(part, bad.clone()), (other, good.into())]);
            let fine = object([("evaluator", "even"), ("scale", "sign")]);
            let setup = setup_with("estimates", &list([fine, estimate]));
            assert_wrong_shape(with_setup(&setup), part);
        }
    }
    // A player's name that is no evaluator's.
    let estimate = object([("evaluator", "fewestPips"), ("scale", "linear")]);
    assert_wrong_shape(
        with_setup(&setup_with("estimates", &list([estimate]))),
        "evaluator",
    );
    for bad in [
        JsValue::UNDEFINED,
        JsValue::NULL,
        1.into(),
        "exact".into(),
        Object::new().into(),
        object([("length", 0)]),
    ] {
        assert_wrong_shape(with_setup(&setup_with("estimates", &bad)), "estimates");
    }
    // More estimates than memory allows.
    let estimates = |count| {
        setup(
            &four_against_four(),
            ["even"; 2],
            &vec![ESTIMATES[0]; count],
        )
    };
    assert_wrong_shape(with_setup(&estimates(33)), "estimates");
    with_setup(&estimates(32)).unwrap();
    let endless = Array::new_with_length(u32::MAX).into();
    assert_wrong_shape(with_setup(&setup_with("estimates", &endless)), "estimates");
    for bad in [
        JsValue::UNDEFINED,
        JsValue::NULL,
        f64::NAN.into(),
        f64::INFINITY.into(),
        (-0.1).into(),
        100.1.into(),
        "5".into(),
        true.into(),
        5_u64.into(), // a BigInt
    ] {
        assert_wrong_shape(with_setup(&setup_with("noise.size", &bad)), "size");
    }
    for bad in invalid_counts() {
        assert_wrong_shape(with_setup(&setup_with("noise.seed", &bad)), "seed");
    }
    let beyond = 4_294_967_296.0.into();
    assert_wrong_shape(with_setup(&setup_with("noise.seed", &beyond)), "seed");
    untouched.assert();
}

#[wasm_bindgen_test]
fn throwing_setups_have_the_wrong_shape_and_release_the_database() {
    let fresh = new_database("six");
    build(&fresh);
    let with_setup = |setup: &JsValue| construct("BearoffGame", &[&fresh, setup]);
    for (path, argument) in [
        ("noise", "size"),
        ("players", "player"),
        ("position", "x"),
        ("estimates", "estimates"),
    ] {
        let setup = with_throwing_property(&good_setup(), path);
        assert_wrong_shape(with_setup(&setup), argument);
    }
    let estimates = with_throwing_property(&get(&good_setup(), "estimates"), "1");
    assert_wrong_shape(
        with_setup(&setup_with("estimates", &estimates)),
        "evaluator",
    );
    for bad in invalid_checkers() {
        assert_wrong_shape(with_setup(&setup_with("position.x", &bad)), "x");
    }
    // The database is not borrowed any more, or this mutable call would throw.
    assert_eq!(call(&fresh, "build", &[]), Ok(true.into()));
    assert!(with_setup(&good_setup()).is_ok());
}

#[wasm_bindgen_test]
fn unrollable_positions_make_no_game() {
    let one = [1, 0, 0, 0, 0, 0];
    for (x, o, code) in [
        ([16, 0, 0, 0, 0, 0], one, "PositionTooMany"),
        (one, [0; 6], "PositionFinished"),
        ([0; 6], [0; 6], "PositionEmpty"),
    ] {
        let setup = setup_with("position", &position(x, o, "o"));
        assert_eq!(refused(with_setup(&setup)).1, code);
    }
}

#[wasm_bindgen_test]
fn databases_that_do_not_cover_the_position_are_refused() {
    let outcome = |reach, position, players, estimates: &[[&str; 2]]| {
        let setup = setup(position, players, estimates);
        construct("BearoffGame", &[&database(reach), &setup])
    };
    let (small, large) = (four_against_four(), seven_against_eight());
    let too_small = outcome("six", &large, ["oneSided"; 2], &[]);
    assert_eq!(refused(too_small).1, "SetupBeyondDatabase");
    for evaluator in EVALUATORS {
        for position in [&small, &large] {
            for outcome in [
                outcome("all", position, ["fewestPips"; 2], &[[evaluator, "linear"]]),
                outcome("all", position, [evaluator, "even"], &[]),
                outcome("all", position, ["even", evaluator], &[["even", "sign"]]),
            ] {
                if NEED_EXACT.contains(&evaluator) {
                    assert_eq!(refused(outcome).1, "SetupNeedsExact", "{evaluator}");
                } else {
                    outcome.unwrap();
                }
            }
        }
    }
}

//! Positions and setups that are none: refused with a code and the facts, and what was made before goes on working.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, construct, get, module, object};
use super::super::refusals::{Outcome, assert_wrong_shape, no_counts, refused};
use super::super::seeds::no_texts;
use super::refusals::{ESTIMATES, Untouched, good_setup};
use super::{
    EVALUATORS, NEED_EXACT, build, database, four_against_four, list, new_database, position,
    setup, seven_against_eight,
};

/// A good setup, one part of it replaced by a bad one: its path there.
fn spoilt(path: &str, bad: &JsValue) -> JsValue {
    let setup = good_setup();
    let (parent, key) = path.rsplit_once('.').map_or_else(
        || (setup.clone(), path),
        |(parent, key)| (get(&setup, parent), key),
    );
    Reflect::set(&parent, &key.into(), bad).expect("a plain object");
    setup
}

/// A list of six, the first of which is this.
fn six_with(first: impl Into<JsValue>) -> JsValue {
    let list = Array::from(&list([1; 6]));
    list.set(0, first.into());
    list.into()
}

/// An object or a list whose first property cannot be read.
fn unreadable(object: &JsValue, property: &str) -> JsValue {
    let getter = self::object([("get", Function::new_no_args("throw new Error('mine')"))]);
    let object: &Object = object.unchecked_ref();
    Reflect::define_property(object, &property.into(), getter.unchecked_ref()).unwrap();
    object.into()
}

/// Values that are no checkers on six points.
fn no_checkers() -> Vec<JsValue> {
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
        // Like a list, but none.
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
        // Holes, six and very many.
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
        unreadable(&list([1; 6]), "0"),
        throwing.into(),
    ]
}

/// Values that are no name of anything.
fn no_names() -> Vec<JsValue> {
    let mut values = no_texts();
    values.extend(["", "Exact", "exact ", "constructor", "__proto__"].map(JsValue::from));
    values
}

/// Values that are no object; of undefined, there are no properties, and of the others not these.
fn no_objects() -> Vec<JsValue> {
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

/// Everything that takes a position, given this one.
fn with_position(position: &JsValue) -> [Outcome; 2] {
    [
        call(&module(), "describePosition", &[position]),
        with_setup(&spoilt("position", position)),
    ]
}

fn with_setup(setup: &JsValue) -> Outcome {
    construct("BearoffGame", &[&database("six"), setup])
}

#[wasm_bindgen_test]
fn a_position_that_is_none_has_the_wrong_shape() {
    let good = || position([1; 6], [1; 6], "x");
    let with = |part: &str, bad: &JsValue| {
        let position = good();
        Reflect::set(&position, &part.into(), bad).unwrap();
        with_position(&position)
    };
    for outcome in with_position(&good()) {
        outcome.unwrap();
    }
    for bad in no_objects() {
        for outcome in with_position(&bad) {
            assert_wrong_shape(outcome, "x");
        }
    }
    for side in ["x", "o"] {
        for bad in no_checkers() {
            for outcome in with(side, &bad) {
                assert_wrong_shape(outcome, side);
            }
        }
    }
    for bad in no_names() {
        for outcome in with("onRoll", &bad) {
            assert_wrong_shape(outcome, "onRoll");
        }
    }
    for part in ["x", "o", "onRoll"] {
        for outcome in with_position(&unreadable(&good(), part)) {
            assert_wrong_shape(outcome, part);
        }
    }
}

#[wasm_bindgen_test]
fn a_setup_that_is_none_has_the_wrong_shape() {
    let untouched = Untouched::new();
    for bad in no_objects() {
        assert_wrong_shape(with_setup(&bad), "size");
        assert_wrong_shape(with_setup(&spoilt("noise", &bad)), "size");
        assert_wrong_shape(with_setup(&spoilt("players", &bad)), "player");
        assert_wrong_shape(with_setup(&spoilt("position", &bad)), "x");
        assert_wrong_shape(with_setup(&spoilt("estimates", &list([bad]))), "evaluator");
    }
    assert_wrong_shape(construct("BearoffGame", &[&database("six")]), "size");
    for bad in no_names() {
        for side in ["players.x", "players.o"] {
            assert_wrong_shape(with_setup(&spoilt(side, &bad)), "player");
        }
        for (part, other, good) in [
            ("evaluator", "scale", "sign"),
            ("scale", "evaluator", "even"),
        ] {
            let estimate = object([(part, bad.clone()), (other, good.into())]);
            let fine = object([("evaluator", "even"), ("scale", "sign")]);
            let setup = spoilt("estimates", &list([fine, estimate]));
            assert_wrong_shape(with_setup(&setup), part);
        }
    }
    // A player, but no evaluator.
    let estimate = object([("evaluator", "fewestPips"), ("scale", "linear")]);
    assert_wrong_shape(
        with_setup(&spoilt("estimates", &list([estimate]))),
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
        assert_wrong_shape(with_setup(&spoilt("estimates", &bad)), "estimates");
    }
    // More than there is memory for.
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
    assert_wrong_shape(with_setup(&spoilt("estimates", &endless)), "estimates");
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
        assert_wrong_shape(with_setup(&spoilt("noise.size", &bad)), "size");
    }
    for bad in no_counts() {
        assert_wrong_shape(with_setup(&spoilt("noise.seed", &bad)), "seed");
    }
    let beyond = 4_294_967_296.0.into();
    assert_wrong_shape(with_setup(&spoilt("noise.seed", &beyond)), "seed");
    untouched.assert();
}

#[wasm_bindgen_test]
fn a_setup_that_throws_when_it_is_read_has_the_wrong_shape_and_leaves_the_database_free() {
    let fresh = new_database("six");
    build(&fresh);
    let with_setup = |setup: &JsValue| construct("BearoffGame", &[&fresh, setup]);
    for (path, argument) in [
        ("noise", "size"),
        ("players", "player"),
        ("position", "x"),
        ("estimates", "estimates"),
    ] {
        let setup = unreadable(&good_setup(), path);
        assert_wrong_shape(with_setup(&setup), argument);
    }
    let estimates = unreadable(&get(&good_setup(), "estimates"), "1");
    assert_wrong_shape(with_setup(&spoilt("estimates", &estimates)), "evaluator");
    for bad in no_checkers() {
        assert_wrong_shape(with_setup(&spoilt("position.x", &bad)), "x");
    }
    // Borrowed no longer: this wants it for itself.
    assert_eq!(call(&fresh, "build", &[]), Ok(true.into()));
    assert!(with_setup(&good_setup()).is_ok());
}

#[wasm_bindgen_test]
fn a_position_that_cannot_be_rolled_out_makes_no_game() {
    let one = [1, 0, 0, 0, 0, 0];
    for (x, o, code) in [
        ([16, 0, 0, 0, 0, 0], one, "PositionTooMany"),
        (one, [0; 6], "PositionFinished"),
        ([0; 6], [0; 6], "PositionEmpty"),
    ] {
        let setup = spoilt("position", &position(x, o, "o"));
        assert_eq!(refused(with_setup(&setup)).1, code);
    }
}

#[wasm_bindgen_test]
fn a_database_that_does_not_know_enough_is_refused() {
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

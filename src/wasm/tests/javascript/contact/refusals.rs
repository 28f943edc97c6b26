//! Refusals of invalid input, each with a code and the facts.

use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, construct, get, module, number, text};
use super::super::refusals::{Outcome, assert_wrong_shape, invalid_counts, refused};
use super::super::seeds::{INVALID_SEEDS, non_strings};
use super::{
    EVALUATORS, LATE_RACE, OPENING, by_id, dice, game, list, noise, plays, position, readout,
    rollout, setup, side,
};

/// Calls everything that takes a position.
fn with_position(position: &JsValue) -> [Outcome; 4] {
    [
        construct("ContactGame", &[&setup(position, "tiny")]),
        plays(position, &dice(3.0, 1.0)),
        call(&module(), "describeContact", &[position]),
        call(&module(), "evaluateContact", &[position]),
    ]
}

#[wasm_bindgen_test]
fn impossible_positions_are_refused_with_the_facts() {
    let closed = &[(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2), (25, 1)];
    for (position, code, facts) in [
        (
            position(&[(6, 16)], &[(6, 1)]),
            "BoardTooMany",
            &[("side", "x"), ("count", "16")][..],
        ),
        (
            position(&[(6, 1)], &[(6, 200), (7, 200)]),
            "BoardTooMany",
            &[("side", "o"), ("count", "400")],
        ),
        // X's 8 point is O's 17 point.
        (
            position(&[(8, 2)], &[(17, 1)]),
            "BoardShared",
            &[("at", "8")],
        ),
        (position(&[], &[]), "BoardEmpty", &[]),
        (position(closed, closed), "BoardDeadlock", &[]),
        (position(&[], &[(6, 2)]), "BoardFinished", &[("side", "x")]),
        (position(&[(6, 2)], &[]), "BoardFinished", &[("side", "o")]),
    ] {
        for outcome in with_position(&position) {
            let (thrown, found) = refused(outcome);
            assert_eq!(found, code);
            for key in ["side", "count", "at"] {
                let said = get(&thrown, key);
                let said = said
                    .as_string()
                    .or(said.as_f64().map(|item| item.to_string()));
                let fact = facts.iter().find(|(name, _)| *name == key);
                assert_eq!(said.as_deref(), fact.map(|(_, fact)| *fact), "{code} {key}");
            }
        }
    }
}

#[wasm_bindgen_test]
fn invalid_sides_have_the_wrong_shape() {
    let whole = |count: usize| list((0..count).map(|_| JsValue::from(0)));
    let with = |bad: f64| {
        let side = side(&[(6, 2)]);
        Reflect::set_f64(&side, 3.0, &bad.into()).expect("a list");
        side
    };
    let like_a_list = Object::new();
    Reflect::set(&like_a_list, &"length".into(), &25.into()).expect("an object");
    let mut bad = vec![
        whole(0),
        whole(24),
        whole(26),
        like_a_list.into(),
        js_sys::Uint8Array::new_with_length(25).into(),
        JsValue::from("0".repeat(25)),
    ];
    bad.extend([0.5, -1.0, 256.0, f64::NAN, f64::INFINITY, -0.5, 1e300].map(with));
    let none = [
        JsValue::UNDEFINED,
        JsValue::NULL,
        25.into(),
        true.into(),
        Object::new().into(),
    ];
    for bad in bad.into_iter().chain(none) {
        for name in ["x", "o"] {
            let position = position(&[(6, 2)], &[(6, 2)]);
            Reflect::set(&position, &name.into(), &bad).expect("an object");
            for outcome in with_position(&position) {
                assert_wrong_shape(outcome, name);
            }
        }
    }
    for no_object in [JsValue::UNDEFINED, JsValue::NULL, 7.into(), "x".into()] {
        for outcome in with_position(&no_object) {
            assert_wrong_shape(outcome, "x");
        }
    }
}

#[wasm_bindgen_test]
fn unknown_evaluators_and_noise_out_of_range_are_refused() {
    for bad in ["Network", "exact", "", "pipcount"] {
        assert_wrong_shape(
            construct("ContactGame", &[&setup(&by_id(OPENING), bad)]),
            "evaluator",
        );
    }
    assert_wrong_shape(construct("ContactGame", &[]), "evaluator");
    let with = |noise: &JsValue, evaluator: &str| {
        let setup = setup(&by_id(OPENING), evaluator);
        Reflect::set(&setup, &"noise".into(), noise).expect("an object");
        construct("ContactGame", &[&setup])
    };
    for size in [-0.1, 100.1, f64::NAN, f64::INFINITY] {
        assert_wrong_shape(with(&noise(size, 1.0), "blurred"), "size");
    }
    for seed in [-1.0, 0.5, 4_294_967_296.0, f64::NAN] {
        assert_wrong_shape(with(&noise(5.0, seed), "blurred"), "seed");
    }
    for no_noise in [JsValue::UNDEFINED, JsValue::NULL, 5.into()] {
        assert_wrong_shape(with(&no_noise, "blurred"), "size");
        // Evaluators without noise do not read it.
        assert!(with(&no_noise, "network").is_ok());
    }
    for bounds in [noise(0.0, 0.0), noise(100.0, 4_294_967_295.0)] {
        assert!(with(&bounds, "blurred").is_ok());
    }
    assert_eq!(EVALUATORS.len(), 5);
}

#[wasm_bindgen_test]
fn invalid_rolls_have_the_wrong_shape() {
    let opening = by_id(OPENING);
    for [first, second] in [
        [0.0, 1.0],
        [1.0, 0.0],
        [7.0, 1.0],
        [1.0, 7.0],
        [1.5, 2.0],
        [f64::NAN, 2.0],
        [-1.0, 2.0],
        [257.0, 2.0],
    ] {
        assert_wrong_shape(plays(&opening, &dice(first, second)), "dice");
    }
    let three = list([1, 2, 3].map(JsValue::from));
    let one = list([JsValue::from(1)]);
    let texts = list(["1", "2"].map(JsValue::from));
    for bad in [
        three,
        one,
        texts,
        JsValue::UNDEFINED,
        JsValue::NULL,
        31.into(),
        "31".into(),
    ] {
        assert_wrong_shape(plays(&opening, &bad), "dice");
    }
}

#[wasm_bindgen_test]
fn invalid_ids_are_refused_with_the_reason() {
    let read = |text: &JsValue| call(&module(), "readContact", &[text]);
    for bad in non_strings() {
        assert_wrong_shape(read(&bad), "text");
    }
    for (id, code) in [
        ("", "IdUnknown"),
        ("4HPwATDgc/ABM", "IdLength"),
        ("4HPwATDgc/AB!A", "IdCharacter"),
        // All bits are 1, which is more checkers than places.
        ("//////////////", "IdNoBoard"),
        // Neither side has a checker.
        ("AAAAAAAAAAAAAA", "BoardEmpty"),
        // The first side has two checkers on the ace point, the side on roll none.
        ("AwAAAAAAAAAAAA", "BoardFinished"),
    ] {
        let (_, found) = refused(read(&id.into()));
        assert_eq!(found, code, "{id}");
    }
}

#[wasm_bindgen_test]
fn seeds_counts_and_games_are_checked_and_the_rollout_continues() {
    let game = game(LATE_RACE, "pipCount");
    let rollout = rollout(&game, "1", 10);
    let before = super::super::shapes::to_json(&readout(&rollout));
    for (seed, code) in INVALID_SEEDS {
        let (_, found) = refused(construct("ContactRollout", &[&game, &seed.into()]));
        assert_eq!(found, code);
    }
    for seed in non_strings() {
        assert_wrong_shape(construct("ContactRollout", &[&game, &seed]), "seed");
    }
    for count in invalid_counts() {
        assert_wrong_shape(call(&rollout, "roll", &[&count]), "count");
        assert_wrong_shape(call(&rollout, "record", &[&count]), "trial");
    }
    let other = super::rollout(&game, "1", 10);
    assert_eq!(super::super::shapes::to_json(&readout(&rollout)), before);
    for rollout in [&rollout, &other] {
        call(rollout, "roll", &[&5.into()]).expect("games");
    }
    let [one, two] = [&rollout, &other].map(|item| super::super::shapes::to_json(&readout(item)));
    assert_eq!(one, two);
    assert_eq!(
        (number(&rollout, "games"), text(&rollout, "seed")),
        (15.0, "0x1".to_owned())
    );
}

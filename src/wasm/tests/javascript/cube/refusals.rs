//! Refusals of invalid input, each with a code and the facts, and objects that keep working.

use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::bearoff::{build, list, position, roll, seven_against_eight};
use super::super::module::{call, construct, get, module, number, text};
use super::super::refusals::{assert_wrong_shape, invalid_counts, refused};
use super::super::seeds::INVALID_SEEDS;
use super::{LADDER, database, good_setup, new_database, new_game, rollout, setup};

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
    construct("CubeGame", &[&database(), setup])
}

#[wasm_bindgen_test]
fn invalid_setups_are_refused() {
    for (path, argument) in [
        (&["position"][..], "x"),
        (&["owner"], "owner"),
        (&["players", "x", "plays"], "plays"),
        (&["players", "o", "cube"], "cube"),
        (&["thresholds"], "double"),
        (&["thresholds", "pass"], "pass"),
        (&["noise"], "size"),
        (&["janowski"], "janowski"),
        (&["estimates"], "estimates"),
    ] {
        for value in [
            JsValue::NULL,
            (-7).into(),
            f64::NAN.into(),
            "?".into(),
            Object::new().into(),
        ] {
            assert_wrong_shape(try_game(&with(path, &value)), argument);
        }
    }
    assert_wrong_shape(
        try_game(&with(&["thresholds", "double"], &100.1.into())),
        "double",
    );
    assert_wrong_shape(try_game(&with(&["janowski"], &1.01.into())), "janowski");
    assert_wrong_shape(
        try_game(&with(&["estimates"], &list(["Exact"]))),
        "estimate",
    );
    let nine = list(LADDER.into_iter().chain(LADDER).take(9));
    assert_wrong_shape(try_game(&with(&["estimates"], &nine)), "estimates");
    assert_wrong_shape(try_game(&JsValue::UNDEFINED), "size");
    assert_wrong_shape(
        construct("CubeGame", &[&JsValue::NULL, &good_setup()]),
        "database",
    );
    let over = position([0; 6], [1; 6], "x");
    let (_, code) = refused(try_game(&with(&["position"], &over)));
    assert_eq!(code, "PositionFinished");
}

#[wasm_bindgen_test]
fn positions_beyond_six_checkers_are_refused() {
    let beyond = seven_against_eight();
    let (_, code) = refused(try_game(&setup(
        &beyond,
        "centred",
        [["withCube", "exact"]; 2],
    )));
    assert_eq!(code, "SetupBeyondDatabase");
    let (_, code) = refused(call(&database(), "decisions", &[&beyond]));
    assert_eq!(code, "SetupBeyondDatabase");
}

#[wasm_bindgen_test]
fn invalid_calls_are_refused_and_change_nothing() {
    let game = super::game(&good_setup());
    let rollout = rollout(&game, "1");
    roll(&rollout, 10);
    let zero = JsValue::from(0);
    for bad in invalid_counts().into_iter().chain([5.into()]) {
        for method in ["readout", "history", "anyTime"] {
            assert_wrong_shape(call(&rollout, method, &[&bad]), "estimate");
        }
        assert_wrong_shape(call(&game, "theory", &[&bad]), "estimate");
        assert_wrong_shape(call(&rollout, "record", &[&zero, &bad]), "estimate");
    }
    for bad in invalid_counts() {
        assert_wrong_shape(call(&rollout, "roll", &[&bad]), "count");
        assert_wrong_shape(call(&rollout, "record", &[&bad, &zero]), "trial");
        assert_wrong_shape(call(&game, "funnel", &[&zero, &bad]), "last");
    }
    for (seed, expected) in INVALID_SEEDS {
        let (_, code) = refused(construct("CubeRollout", &[&game, &seed.into()]));
        assert_eq!(code, expected);
    }
    assert_eq!(number(&rollout, "games"), 10.0);
    roll(&rollout, 5);
    assert_eq!(number(&rollout, "games"), 15.0);
}

#[wasm_bindgen_test]
fn names_are_checked_without_a_database() {
    let read = |function: &str, arguments: &[&JsValue]| call(&module(), function, arguments);
    for owner in ["centred", "x", "o"] {
        assert_eq!(read("readCubeOwner", &[&owner.into()]), Ok(owner.into()));
    }
    for estimate in LADDER {
        assert_eq!(
            read("readCubeEstimate", &[&estimate.into()]),
            Ok(estimate.into())
        );
    }
    let player = read("readCubePlayer", &[&"backwards".into(), &"never".into()]).unwrap();
    assert_eq!(text(&player, "plays"), "backwards");
    assert_eq!(text(&player, "cube"), "never");
    for bad in [
        JsValue::UNDEFINED,
        "Exact".into(),
        1.into(),
        Object::new().into(),
    ] {
        assert_wrong_shape(read("readCubeOwner", &[&bad]), "owner");
        assert_wrong_shape(read("readCubeEstimate", &[&bad]), "estimate");
        assert_wrong_shape(read("readCubePlayer", &[&bad, &"never".into()]), "plays");
        assert_wrong_shape(read("readCubePlayer", &[&"exact".into(), &bad]), "cube");
    }
}

#[wasm_bindgen_test]
fn xgid_has_the_cube_of_its_owner() {
    let xgid =
        |position: &JsValue, owner: &JsValue| call(&module(), "xgidWithCube", &[position, owner]);
    let paradox = super::paradox();
    // Fields of the XGID: the cube's power of two, its owner, and the side on roll. X is at the
    // bottom.
    for (owner, fields) in [("centred", "0:0:1"), ("x", "1:1:1"), ("o", "1:-1:1")] {
        let expected = format!("XGID=--A--A---------------a--a-:{fields}:00:0:0:0:0:10");
        assert_eq!(xgid(&paradox, &owner.into()), Ok(expected.into()));
    }
    for bad in [JsValue::UNDEFINED, "X".into(), 1.into()] {
        assert_wrong_shape(xgid(&paradox, &bad), "owner");
        assert_wrong_shape(xgid(&bad, &"x".into()), "x");
    }
}

#[wasm_bindgen_test]
fn unfinished_objects_are_not_ready() {
    let database = new_database();
    let asked = call(&database, "decisions", &[&super::paradox()]);
    let (_, code) = refused(asked);
    assert_eq!(code, "NotReady");
    let (_, code) = refused(construct("CubeGame", &[&database, &good_setup()]));
    assert_eq!(code, "NotReady");
    let game = new_game(&good_setup());
    for (method, argument) in [("rollMap", JsValue::FALSE), ("theory", 0.into())] {
        let (_, code) = refused(call(&game, method, &[&argument]));
        assert_eq!(code, "NotReady", "{method}");
    }
    let (_, code) = refused(construct("CubeRollout", &[&game, &"1".into()]));
    assert_eq!(code, "NotReady");
    build(&game);
    assert_eq!(number(&game, "progress"), 1.0);
}

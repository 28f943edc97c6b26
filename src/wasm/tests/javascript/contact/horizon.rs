//! Games of any position that are cut short at a horizon, as JavaScript objects.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, construct, get, module, number};
use super::super::refusals::assert_wrong_shape;
use super::super::shapes::{assert_defined_or_null, to_json};
use super::super::workbench::{Bench, merge};
use super::{EVALUATORS, ON_BAR, OPENING, by_id, readout, record, rollout, setup};

/// Returns a setup with this horizon.
fn cut(id: &str, evaluator: &str, horizon: impl Into<JsValue>) -> JsValue {
    let setup = setup(&by_id(id), evaluator);
    Reflect::set(&setup, &"horizon".into(), &horizon.into()).unwrap();
    setup
}

fn game(setup: &JsValue) -> JsValue {
    construct("ContactGame", &[setup]).expect("a game")
}

/// Returns as many games that are played on.
fn comparison(game: &JsValue, games: u32) -> JsValue {
    let comparison = construct("ContactComparison", &[game, &"5".into()]).expect("games");
    call(&comparison, "roll", &[&games.into()]).expect("games");
    comparison
}

#[wasm_bindgen_test]
fn cut_before_the_first_roll_every_game_is_the_evaluation() {
    let said = call(&module(), "evaluateContact", &[&by_id(OPENING)]).expect("an evaluation");
    // Nothing has no values of its own: the network has them.
    for evaluator in ["network", "nothing"] {
        let rollout = rollout(&game(&cut(OPENING, evaluator, 0)), "5", 40);
        let readout = readout(&rollout);
        for average in ["plain", "reduced"] {
            let off = number(&readout, &format!("{average}.mean")) - number(&said, "equity");
            assert!(off.abs() < 1e-9);
            assert_eq!(number(&readout, &format!("{average}.sd")), 0.0);
        }
        let win = number(&readout, "chances.plain.win.mean") / 100.0;
        assert!((win - number(&said, "win")).abs() < 1e-9);
        let record = record(&rollout, 3);
        assert_eq!(get(&record, "cut"), JsValue::TRUE);
        assert_eq!(to_json(&get(&record, "turns")), "[]");
    }
}

#[wasm_bindgen_test]
fn games_that_are_played_on_are_those_of_both_rollouts() {
    for evaluator in EVALUATORS {
        let game = game(&cut(ON_BAR, evaluator, 2));
        for games in [0, 1, 30] {
            let comparison = comparison(&game, games);
            let said = readout(&comparison);
            assert_defined_or_null(&said, "readout");
            let full = super::game(ON_BAR, evaluator);
            for (side, one) in [("cut", &game), ("toEnd", &full)] {
                let rollout = readout(&rollout(one, "5", games));
                for average in ["plain", "reduced"] {
                    for figure in ["mean", "sd"] {
                        let path = format!("{average}.{figure}");
                        let of_side = get(&said, &format!("{side}.{path}"));
                        assert_eq!(of_side.as_f64(), get(&rollout, &path).as_f64(), "{path}");
                    }
                }
            }
        }
    }
}

#[wasm_bindgen_test]
fn a_workbench_plays_the_same_games_on() {
    let game = game(&cut(ON_BAR, "blurred", 2));
    let (local, merged) = (comparison(&game, 30), comparison(&game, 0));
    let bench = Bench::for_work(&merged);
    for (from, to) in [(0.0, 7.0), (7.0, 30.0)] {
        let chunk = bench.roll(from, to);
        merge(&merged, &chunk).expect("the next chunk");
    }
    assert_eq!(to_json(&readout(&merged)), to_json(&readout(&local)));
}

#[wasm_bindgen_test]
fn games_are_played_to_the_end_without_a_horizon() {
    let full = to_json(&readout(&rollout(&super::game(ON_BAR, "tiny"), "5", 20)));
    for none in [JsValue::NULL, JsValue::UNDEFINED] {
        let rollout = rollout(&game(&cut(ON_BAR, "tiny", none)), "5", 20);
        assert_eq!(to_json(&readout(&rollout)), full);
        assert_eq!(get(&record(&rollout, 0), "cut"), JsValue::FALSE);
    }
}

#[wasm_bindgen_test]
fn invalid_horizons_have_the_wrong_shape() {
    for bad in [
        JsValue::from(-1),
        100.into(),
        1.5.into(),
        f64::NAN.into(),
        "2".into(),
        true.into(),
    ] {
        let setup = cut(OPENING, "network", bad);
        assert_wrong_shape(construct("ContactGame", &[&setup]), "horizon");
    }
}
